/** Sounds of the clock, made here and now: a short beep to begin, ticks at the end, a long low tone for hands off. */

import { keep, kept } from '../../keeping';

const PLACE = 'rulebound.meeple-stacking.sound';

const TONES = {
  begin: [{ pitch: 880, at: 0, lasts: 0.18 }],
  half: [{ pitch: 660, at: 0, lasts: 0.12 }],
  tick: [{ pitch: 1320, at: 0, lasts: 0.06 }],
  off: [
    { pitch: 220, at: 0, lasts: 0.9 },
    { pitch: 277, at: 0, lasts: 0.9 },
  ],
  judged: [
    { pitch: 660, at: 0, lasts: 0.12 },
    { pitch: 990, at: 0.14, lasts: 0.2 },
  ],
} as const;

export type Tone = keyof typeof TONES;

class Tones {
  on = $state(kept(PLACE, (on: unknown) => on !== false) ?? true);
  #context: AudioContext | null = null;

  switch(on: boolean): void {
    this.on = on;
    keep(PLACE, on);
  }

  /** Browsers let a page sound only after a touch, so the first one wakes it. */
  wake(): void {
    if (!this.on || !('AudioContext' in window)) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
  }

  play(tone: Tone): void {
    const context = this.#context;
    if (!this.on || context === null) return;
    for (const { pitch, at, lasts } of TONES[tone]) {
      const begins = context.currentTime + at;
      const source = context.createOscillator();
      const loudness = context.createGain();
      source.type = 'triangle';
      source.frequency.value = pitch;
      // A tone that begins or ends at once would click.
      loudness.gain.setValueAtTime(0, begins);
      loudness.gain.linearRampToValueAtTime(0.5, begins + 0.01);
      loudness.gain.setValueAtTime(0.5, begins + lasts - 0.03);
      loudness.gain.linearRampToValueAtTime(0, begins + lasts);
      source.connect(loudness).connect(context.destination);
      source.start(begins);
      source.stop(begins + lasts);
    }
  }
}

export const tones = new Tones();
