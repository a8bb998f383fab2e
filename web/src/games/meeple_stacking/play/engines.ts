/** The physics, compiled once for as long as the page is open. */
import wasm from '@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url';
import { engine, type Engine } from '../physics/engine';

let compiling: Promise<WebAssembly.Module> | null = null;

/** A running engine in a world of its own. */
export async function running(): Promise<Engine> {
  compiling ??= WebAssembly.compileStreaming(fetch(wasm));
  compiling.catch(() => (compiling = null));
  return engine(await compiling);
}

/** Milliseconds for which what takes long keeps the page from anything else. */
const SLICE_MS = 30;

/** Takes all steps, in slices, for as long as they are wanted; the last of them. */
export async function taken<T>(steps: Iterable<T>, wanted: () => boolean): Promise<T | undefined> {
  let last: T | undefined;
  let since = performance.now();
  for (last of steps) {
    if (!wanted()) break;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((go) => setTimeout(go));
    since = performance.now();
  }
  return last;
}
