/** What a reader chose, remembered on this device. */

export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'rulebound.settings';

const defaults = {
  language: null as string | null,
  theme: 'system' as Theme,
  name: '',
  coordinates: true,
  /** Whether the points open to the player are marked. */
  open: true,
  /** Whether a move is shown first and played by a second act; always so under a finger. */
  confirm: false,
  evaluation: false,
  /** Whether hints and counters are hidden, where a game has such. */
  purist: false,
  /** Turns of the board, in sixths of a whole turn. */
  rotation: 0,
};

function kept(): Partial<typeof defaults> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Only what has the type of its default is taken from what was kept. */
function restored(): typeof defaults {
  const found = kept() as Record<string, unknown>;
  const fits = Object.entries(defaults).filter(
    ([key, value]) => typeof found[key] === (value === null ? 'string' : typeof value),
  );
  return { ...defaults, ...Object.fromEntries(fits.map(([key]) => [key, found[key]])) };
}

export const settings = $state(restored());

export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // A browser that keeps nothing still plays; choices last as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
    });
  });
}
