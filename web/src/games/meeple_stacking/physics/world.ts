/**
 * The plate as the engine knows it: a table under a felt, and a supply of meeples that sleep until a hand comes.
 * Lengths are centimetres, masses grams; x runs along the felt, y upwards, z towards whoever builds.
 * `rulebound.referee.world` is its twin: the same numbers reach the engine in the same order.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { DEPTH, PIECES } from '../outline';
import type { Engine } from './engine';

export type Vector = [number, number, number];
export type Turn = [number, number, number, number];

const { step, table, meeple, supply, beside } = physics;
export const HZ = step.hz;

const ALL = 0xffffffff;
const COLLIDE = 0b1111;
const AVERAGE = 0;
const MAX = 3;
const OFF = 0;
const ON = 1;

/** Where a meeple of a supply stands: in rows in front of the felt, behind it, to its left or its right. */
export function place(meeple: number, side = 0): Vector {
  const told = side < 2 ? supply : beside;
  const row = Math.floor(meeple / told.columns);
  const across = (meeple - row * told.columns - (told.columns - 1) / 2) * told.across;
  const away = (told.front + row * told.apart) * (side === 0 || side === 3 ? 1 : -1);
  return side < 2 ? [across, 0, away] : [away, 0, across];
}

export class World {
  readonly #engine: Engine;
  readonly #parts: Record<Part, number>;
  readonly #handles: number[] = [];
  /** The colliders of each meeple, and that of the felt. */
  readonly #pieces: number[][] = [];
  readonly #felt: number;
  readonly #vector: number;

  readonly meeples: number;

  /** A plate for so many seats, of which each has so many meeples. */
  constructor(engine: Engine, readonly each: number, readonly seats = 1) {
    this.#engine = engine;
    this.meeples = each * seats;
    const made = (name: string) => engine.call(`raw${name}_new`);
    this.#parts = {
      pipeline: made('physicspipeline'),
      settings: made('integrationparameters'),
      islands: made('islandmanager'),
      broad: made('broadphase'),
      narrow: made('narrowphase'),
      bodies: made('rigidbodyset'),
      colliders: made('colliderset'),
      soft: made('softbodyset'),
      joints: made('impulsejointset'),
      limbs: made('multibodyjointset'),
      ccd: made('ccdsolver'),
      writing: made('serializationpipeline'),
      gravity: engine.call('rawvector_new', 0, -step.gravity, 0),
    };
    this.#vector = engine.call('rawvector_new', 0, 0, 0);
    const { pipeline, settings } = this.#parts;
    engine.call('rawphysicspipeline_set_profiler_enabled', pipeline, OFF);
    engine.call('rawintegrationparameters_set_dt', settings, 1 / step.hz);
    engine.call('rawintegrationparameters_set_numSolverIterations', settings, step.iterations);
    engine.call('rawintegrationparameters_set_contact_natural_frequency', settings, step.contactHz);
    this.#felt = this.#collider(engine.call('rawshape_cuboid', table.reach, 1, table.reach), table.friction, MAX, -1);
    const shapes = PIECES.map((piece) => this.#hull(piece));
    for (let number = 0; number < this.meeples; number++) {
      const body = this.#body(this.home(number));
      this.#handles.push(body);
      this.#pieces.push(shapes.map((shape) => this.#collider(shape, meeple.friction, AVERAGE, 0, body)));
    }
  }

  /** The seat whose meeple it is. */
  owner(number: number): number {
    return Math.floor(number / this.each);
  }

  /** Its place in its supply. */
  home(number: number): Vector {
    const side = this.owner(number);
    return place(number - side * this.each, side);
  }

  /** One step of time. */
  step(): void {
    const { pipeline, gravity, settings, islands, broad, narrow, bodies, colliders, soft, joints, limbs, ccd } = this.#parts;
    this.#engine.call('rawphysicspipeline_step', pipeline, gravity, settings, islands, broad, narrow, bodies, colliders, soft, joints, limbs, ccd);
  }

  /** Everything that the world is, as bytes. */
  bytes(): Uint8Array {
    const { writing, gravity, settings, islands, broad, narrow, bodies, colliders, soft, joints, limbs } = this.#parts;
    return this.#engine.bytes('rawserializationpipeline_serializeAll', writing, gravity, settings, islands, broad, narrow, bodies, colliders, soft, joints, limbs);
  }

  /** The middle of a meeple's sole. */
  at(number: number): Vector {
    return this.#vectorOf('rbTranslation', number);
  }

  centre(number: number): Vector {
    return this.#vectorOf('rbWorldCom', number);
  }

  velocity(number: number): Vector {
    return this.#vectorOf('rbLinvel', number);
  }

  spin(number: number): Vector {
    return this.#vectorOf('rbAngvel', number);
  }

  /** How it is turned, as x, y, z, w. */
  turn(number: number): Turn {
    const [x = 0, y = 0, z = 0, w = 0] = this.#engine.read('rawrigidbodyset_rbRotation', this.#parts.bodies, this.#handle(number));
    return [x, y, z, w];
  }

  sleeps(number: number): boolean {
    return this.#engine.call('rawrigidbodyset_rbIsSleeping', this.#parts.bodies, this.#handle(number)) !== 0;
  }

  /** All that the engine has not let fall asleep. */
  awake(): number[] {
    return Array.from({ length: this.meeples }, (_, number) => number).filter((number) => !this.sleeps(number));
  }

  push(number: number, impulse: Vector): void {
    this.#impulse('rawrigidbodyset_rbApplyImpulse', number, impulse);
  }

  twist(number: number, impulse: Vector): void {
    this.#impulse('rawrigidbodyset_rbApplyTorqueImpulse', number, impulse);
  }

  /** Where two meeples, or a meeple and the felt (-1), touch: gap in cm, and upward part of the normal from the first. */
  contacts(one: number, other: number): { gap: number; up: number }[] {
    const firsts = one < 0 ? [this.#felt] : (this.#pieces[one] as number[]);
    const found = [];
    for (const first of firsts) {
      for (const second of this.#pieces[other] as number[]) found.push(...this.#between(first, second));
    }
    return found;
  }

  #between(first: number, second: number): { gap: number; up: number }[] {
    const engine = this.#engine;
    const pair = engine.call('rawnarrowphase_contact_pair', this.#parts.narrow, first, second);
    if (pair === 0) return [];
    const towards = engine.call('rawcontactpair_collider1', pair) === first ? 1 : -1;
    const found = [];
    for (let at = 0; at < engine.call('rawcontactpair_numContactManifolds', pair); at++) {
      const manifold = engine.call('rawcontactpair_contactManifold', pair, at);
      const points = engine.call('rawcontactmanifold_num_contacts', manifold);
      if (points > 0) {
        const up = towards * (engine.read('rawcontactmanifold_normal', manifold)[1] as number);
        let gap = engine.call('rawcontactmanifold_contact_dist', manifold, 0);
        for (let point = 1; point < points; point++) {
          const next = engine.call('rawcontactmanifold_contact_dist', manifold, point);
          if (next < gap) gap = next;
        }
        found.push({ gap, up });
      }
      engine.call('__wbg_rawcontactmanifold_free', manifold, 0);
    }
    engine.call('__wbg_rawcontactpair_free', pair, 0);
    return found;
  }

  #handle(number: number): number {
    return this.#handles[number] as number;
  }

  #vectorOf(getter: string, number: number): Vector {
    const [x = 0, y = 0, z = 0] = this.#engine.read(`rawrigidbodyset_${getter}`, this.#parts.bodies, this.#handle(number));
    return [x, y, z];
  }

  #impulse(name: string, number: number, [x, y, z]: Vector): void {
    const engine = this.#engine;
    engine.call('rawvector_set_x', this.#vector, x);
    engine.call('rawvector_set_y', this.#vector, y);
    engine.call('rawvector_set_z', this.#vector, z);
    engine.call(name, this.#parts.bodies, this.#handle(number), this.#vector, ON);
  }

  /** A convex piece of the outline as a prism. */
  #hull(piece: readonly (readonly [number, number])[]): number {
    const half = DEPTH / 2;
    const corners = piece.flatMap(([x, y]) => [-half, half].flatMap((z) => [x / 100, (0 - y) / 100, z / 100]));
    return this.#engine.call('rawshape_convexHull', this.#engine.given(corners), corners.length);
  }

  #body([x, y, z]: Vector): number {
    const engine = this.#engine;
    const zero = engine.call('rawvector_new', 0, 0, 0);
    const straight = engine.call('rawrotation_new', 0, 0, 0, 1);
    const [ix = 0, iy = 0, iz = 0] = meeple.inertia;
    return engine.call(
      'rawrigidbodyset_createRigidBody', this.#parts.bodies, ON, engine.call('rawvector_new', x, y, z), straight, 1,
      meeple.mass, OFF, engine.call('rawvector_new', 0, meeple.centre, 0), zero, zero,
      engine.call('rawvector_new', ix, iy, iz), straight, ON, ON, ON, ON, ON, ON, 0, 0, 0, ON, ON, 0, OFF, 0, 0, 0,
    );
  }

  #collider(shape: number, friction: number, rule: number, y: number, body: number | null = null): number {
    const engine = this.#engine;
    const zero = engine.call('rawvector_new', 0, 0, 0);
    const straight = engine.call('rawrotation_new', 0, 0, 0, 1);
    const result = engine.call('__wbindgen_add_to_stack_pointer', -16);
    engine.call(
      'rawcolliderset_createCollider', result, this.#parts.colliders, ON, shape, engine.call('rawvector_new', 0, y, 0),
      straight, 0, 0, zero, zero, straight, 0, friction, 0, rule, AVERAGE, OFF, ALL, ALL, COLLIDE, 0, 0, 0, 0,
      body === null ? OFF : ON, body ?? 0, this.#parts.bodies,
    );
    const handle = engine.double(result + 8);
    engine.call('__wbindgen_add_to_stack_pointer', 16);
    return handle;
  }
}

type Part =
  | 'pipeline' | 'settings' | 'islands' | 'broad' | 'narrow' | 'bodies' | 'colliders' | 'soft' | 'joints' | 'limbs'
  | 'ccd' | 'writing' | 'gravity';
