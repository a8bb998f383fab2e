/**
 * A round on a plate for all: a hand and a log for each, and who has destroyed whose pyramid. Whoever has moves nothing
 * more. `rulebound.referee.shared` plays it again; hashes of the world hold the two together.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { digest } from './digest';
import type { Engine } from './engine';
import { Hand, type Input } from './hand';
import { Heard, Log } from './log';
import { knock, losers, rested, spread, type Knocked, type Loss, type Movers } from './movers';
import { pyramidOf, TOUCH, type Connection, type Pyramid } from './pyramid';
import { FRAME_TICKS, FRAMES_PER_S, read, rest, START, written } from './round';
import { isMoving, sceneOf, touch, type Scene } from './scene';
import type { Moment } from './settling';
import { World } from './world';

const { restFrames, hashFrames, seeds } = physics.shared;

export interface Agreed {
  players: number;
  inTurns: boolean;
  connection: Connection;
  loss: Loss;
}

export interface SharedLog {
  engine: string;
  seed: number;
  meeples: number;
  frames: number;
  inputs: string[];
  hashes: number[];
  turns: number[];
}

const timeOf = (frame: number): number => Math.floor((frame * 1000) / FRAMES_PER_S);

export class SharedRound {
  readonly world: World;
  readonly hands: readonly Hand[];
  readonly agreed: Agreed;
  readonly #seed: number;
  readonly #logs: readonly Log[];
  readonly #hashes: number[] = [];
  readonly #turns: number[] = [];
  readonly #watch: Watch;
  #frames = 0;

  constructor(engine: Engine, seed: number, each: number, agreed: Agreed) {
    const seats = Array.from({ length: agreed.players }, (_, seat) => seat);
    this.world = new World(engine, each, agreed.players);
    this.hands = seats.map((seat) => new Hand(this.world, (seed + seeds * seat) % 2 ** 32 || 1));
    this.#logs = seats.map(() => new Log(START));
    this.#seed = seed;
    this.agreed = agreed;
    this.#watch = new Watch(this.world, agreed);
    this.#hash();
  }

  get frames(): number {
    return this.#frames;
  }

  get seconds(): number {
    return this.#frames / FRAMES_PER_S;
  }

  /** Whose turn it is, where people build in turns. */
  get turn(): number {
    return this.#turns.length;
  }

  /** Frames of the turn that is under way; of the round where all build at once. */
  get turnFrames(): number {
    return this.#frames - (this.#turns.at(-1) ?? 0);
  }

  /** Who has lost by destroying another's pyramid, in the order of time. */
  get out(): readonly number[] {
    return this.#watch.out;
  }

  get knocks(): readonly Knocked[] {
    return this.#watch.knocks;
  }

  /** Whose hand moves now: everyone's or that of the turn, but nobody's who has lost. */
  isActive(seat: number): boolean {
    return (!this.agreed.inTurns || seat === this.turn) && !this.out.includes(seat);
  }

  /** The turn is over, and the next in order builds. */
  nextTurn(): void {
    if (this.#turns.length < this.agreed.players - 1) this.#turns.push(this.#frames);
  }

  /** A sixtieth of a second with each hand so told; those that do not build are told nothing. */
  frame(inputs: readonly Input[]): void {
    const active = this.hands.map((_, seat) => this.isActive(seat));
    for (const [seat, hand] of this.hands.entries()) {
      const input = inputs[seat] as Input;
      if (!active[seat]) {
        this.#logs[seat]?.still();
        hand.grip('open');
        continue;
      }
      this.#logs[seat]?.add(input);
      if (!this.hands.some(({ held }) => held === input.grip)) hand.grip(input.grip);
    }
    this.#run(() => {
      for (const [seat, hand] of this.hands.entries()) if (active[seat]) hand.move(inputs[seat] as Input);
    });
    this.#frames++;
    this.#watch.see(this.#frames, this.hands);
    if (this.#frames % hashFrames === 0) this.#hash();
  }

  /** Hands off: what follows is settling, frame by frame, until the scene that is judged. */
  *settle(): Generator<void, Scene> {
    for (const hand of this.hands) hand.grip('open');
    const moment = yield* rest(this.world, (frame) => {
      this.#run(() => {});
      this.#watch.see(this.#frames + frame, this.hands);
    });
    this.#hash();
    this.#watch.end(moment);
    return sceneOf(this.world, moment);
  }

  get record(): SharedLog {
    return {
      engine: physics.engine.sha256,
      seed: this.#seed,
      meeples: this.world.each,
      frames: this.#frames,
      inputs: this.#logs.map((log) => written(log.bytes)),
      hashes: this.#hashes,
      turns: this.#turns,
    };
  }

  /** The round of a record, to be watched again frame by frame, from before the first to where its last turn has come. */
  static *again(engine: Engine, { seed, meeples, frames, inputs, turns }: SharedLog, agreed: Agreed): Generator<SharedRound, void> {
    const round = new SharedRound(engine, seed, meeples, agreed);
    const told = inputs.map((bytes) => {
      const heard = new Heard(START);
      heard.add(read(bytes), frames);
      return heard.inputs;
    });
    const next = (): void => turns.forEach((at) => at === round.frames && round.nextTurn());
    yield round;
    while (round.frames < frames) {
      next();
      round.frame(told.map((each) => each[round.frames] as Input));
      yield round;
    }
    next();
    yield round;
  }

  #run(before: () => void): void {
    for (let tick = 0; tick < FRAME_TICKS; tick++) {
      before();
      this.world.step();
    }
  }

  #hash(): void {
    this.#hashes.push(digest(this.world.bytes()));
  }
}

/** Who moves what, frame by frame, and what that has destroyed. */
class Watch {
  out: readonly number[] = [];
  readonly knocks: Knocked[] = [];
  readonly #world: World;
  readonly #agreed: Agreed;
  readonly #stood: (Pyramid | null)[];
  readonly #rested: number[];
  #movers: Movers = new Map();

  constructor(world: World, agreed: Agreed) {
    this.#world = world;
    this.#agreed = agreed;
    this.#stood = Array.from({ length: agreed.players }, () => null);
    this.#rested = this.#stood.map(() => restFrames);
  }

  see(frame: number, hands: readonly Hand[]): void {
    const world = this.#world;
    const held = new Map(hands.flatMap((hand, seat) => (hand.held < 0 ? [] : [[hand.held + 1, seat] as const])));
    const moving = world.awake().filter((number) => !held.has(number + 1) && isMoving(world, number)).map((number) => number + 1);
    const near = [...moving, ...held.keys()];
    const touching = new Map(
      moving
        .filter((meeple) => !this.#movers.has(meeple))
        .map((meeple) => [meeple, near.filter((other) => other !== meeple && touch(world, meeple - 1, other - 1, TOUCH))]),
    );
    this.#movers = spread(this.#movers, { at: timeOf(frame), held, moving, touching });
    const restless = new Set(moving.map((meeple) => world.owner(meeple - 1)));
    for (const seat of this.#stood.keys()) {
      this.#rested[seat] = restless.has(seat) ? 0 : (this.#rested[seat] ?? 0) + 1;
      if (this.#rested[seat] === restFrames) this.#look(seat, { after_ms: timeOf(frame), still: true }, held);
    }
  }

  end(judged: Moment): void {
    for (const seat of this.#stood.keys()) this.#look(seat, judged, new Map());
  }

  #look(seat: number, when: Moment, held: ReadonlyMap<number, number>): void {
    const { connection, loss } = this.#agreed;
    const stands = pyramidOf(sceneOf(this.#world, when, seat, held), seat, connection);
    const knocked = knock(seat, this.#stood[seat] ?? null, stands, this.#movers, loss);
    if (knocked) {
      this.knocks.push(knocked);
      this.out = losers(this.knocks);
    }
    this.#stood[seat] = stands;
    this.#movers = rested(this.#movers, (meeple) => this.#world.owner(meeple - 1) === seat, held);
  }
}
