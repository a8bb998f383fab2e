/**
 * Rapier's WebAssembly file by its own exports, without its JavaScript: so little is needed that Python hosts the very
 * same file alike (`rulebound.referee.engine`), and both must say the same to the last bit.
 */

type Call = (...numbers: number[]) => number;

/** A running engine: numbers in, numbers out, and one place where it puts vectors and bytes. */
export interface Engine {
  call(name: string, ...numbers: number[]): number;
  /** The vector that a getter gives, in `out` until the next one is asked for. */
  read(name: string, ...numbers: number[]): Float32Array;
  /** The bytes that a function gives. */
  bytes(name: string, ...numbers: number[]): Uint8Array;
  /** The address of 32-bit fractions that are given away to the next call. */
  given(values: readonly number[]): number;
  /** The 64-bit fraction at an address. */
  double(at: number): number;
}

/** Where the engine finds the array that it fills; any index below those that it counts itself. */
const OUT = 32;
/** Stands for what the engine takes for the time; no step depends on it, so it stands still. */
const CLOCK = 33;
const FIRST_OWN = 132;

/** Rapier as `compiled`, in a world of its own. */
export async function engine(compiled: WebAssembly.Module): Promise<Engine> {
  const out = new Float32Array(16);
  const objects = new Map<number, Uint8Array>();
  let next = FIRST_OWN;

  const memory = () => (instance.exports['memory'] as WebAssembly.Memory).buffer;
  const known: Record<string, (...given: number[]) => unknown> = {
    __wbindgen_object_drop_ref: (object) => objects.delete(object as number),
    __wbg_set: (_, at = 0, length = 0) => out.set(new Float32Array(memory(), at, length)),
    __wbg_set_index: (_, at = 0, value = 0) => (out[at] = value),
    __wbg_new_from_slice: (at, length) => {
      objects.set(next, new Uint8Array(memory(), at, length).slice());
      return next++;
    },
    __wbg_static_accessor_GLOBAL_THIS: () => CLOCK,
    __wbg_static_accessor_GLOBAL: () => CLOCK,
    __wbg_static_accessor_SELF: () => CLOCK,
    __wbg_static_accessor_WINDOW: () => CLOCK,
    __wbg_performance: () => CLOCK,
    __wbindgen_object_clone_ref: () => CLOCK,
    __wbg_now: () => 0,
    __wbg___wbindgen_is_undefined: () => 0,
    __wbg___wbindgen_throw: (at, length) => {
      throw new Error(new TextDecoder().decode(new Uint8Array(memory(), at, length)));
    },
  };
  const imports = WebAssembly.Module.imports(compiled).map(({ name }) => [
    name,
    known[name.replace(/_[0-9a-f]{16}$/, '')] ??
      (() => {
        throw new Error(`the engine asked for ${name}`);
      }),
  ]);
  const instance = await WebAssembly.instantiate(compiled, { './rapier_wasm3d_bg.js': Object.fromEntries(imports) });
  const calls = instance.exports as unknown as Record<string, Call>;

  const call: Engine['call'] = (name, ...numbers) => (calls[name] as Call)(...numbers);
  return {
    call,
    read: (name, ...numbers) => {
      call(name, ...numbers, OUT);
      return out;
    },
    bytes: (name, ...numbers) => {
      const object = call(name, ...numbers);
      const found = objects.get(object) as Uint8Array;
      objects.delete(object);
      return found;
    },
    given: (values) => {
      const at = call('__wbindgen_export3', 4 * values.length, 4);
      new Float32Array(memory(), at, values.length).set(values);
      return at;
    },
    double: (at) => new DataView(memory()).getFloat64(at, true),
  };
}
