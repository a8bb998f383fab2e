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
