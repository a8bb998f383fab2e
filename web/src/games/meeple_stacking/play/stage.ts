/** The plate as it is seen: felt, meeples and light in three dimensions. Only this room loads three.js. */
import {
  AmbientLight, BufferGeometry, Color, DirectionalLight, ExtrudeGeometry, InstancedMesh, Matrix4, Mesh, MeshLambertMaterial,
  PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry, Quaternion, Raycaster, RingGeometry, MeshBasicMaterial, Scene,
  Shape, SRGBColorSpace, CanvasTexture, Vector2, Vector3, WebGLRenderer, BoxGeometry,
} from 'three';
import { DEPTH, OUTLINE } from '../outline';
import { isHome } from '../physics/scene';
import { place, type Vector, type World } from '../physics/world';
import { aside, BUILDING, EYE, framed, ofAll, ofPile, outermost, type Aimed, type View } from './framing';
import type { Spot } from './lines';

const CM = 100;
/** The felt, A4 and lying across, in centimetres. */
const WIDE = 29.7;
const DEEP = 21;
const BEVEL = 0.05;
/** How fine it is drawn, in pixels to a point of the screen; where a machine is too slow the next is taken. */
const FINENESS = [2, 1, 0.6, 0.4] as const;
/** Milliseconds between two pictures that are too many, and so many such pictures in a row. */
const SLOW_MS = 45;
const SLOW_TIMES = 5;
/** Milliseconds in which one view becomes another. */
const EASE_MS = 220;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 10, 400);
  readonly #meeples: InstancedMesh;
  readonly #rings: Mesh[];
  readonly #ambient = new AmbientLight('#ffffff');
  readonly #table = new MeshLambertMaterial();
  readonly #ray = new Raycaster();
  readonly #matrix = new Matrix4();
  readonly #drawn = new Map<number, Vector>();
  #away = -1;
  #hidden: ReadonlySet<number> = new Set();
  readonly #colours: Color[];
  readonly #each: number;
  #world: World | null = null;
  #stale = true;
  #fine = 0;
  #slow = 0;
  #drawnAt = 0;
  #size: [number, number] = [1, 1];
  #soles: readonly Vector[] | null = [];
  #view: View = framed(BUILDING, 1);
  #goal: View | null = null;
  #zoom = 1;
  #hands: readonly Aimed[] = [];
  #aside = 0;
  readonly #far: number;
  readonly #calm: boolean;
  #around = 0;
  #above = 0;

  /** So many meeples of each colour. Where motion is not wanted, one view follows on the other at once. */
  constructor(canvas: HTMLCanvasElement, each: number, colours: readonly string[], calm: boolean) {
    const meeples = each * colours.length;
    // What was drawn stays, for whoever saves it as a picture.
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#colours = colours.map((colour) => new Color(colour));
    this.#each = each;
    this.#far = outermost(homes(each, colours.length));
    this.#calm = calm;
    const light = new DirectionalLight('#fff4e2', 2.6);
    light.position.set(-16, 34, 26);
    light.castShadow = true;
    light.shadow.mapSize.set(1024, 1024);
    Object.assign(light.shadow.camera, { left: -22, right: 22, top: 26, bottom: -24, near: 10, far: 90 });
    light.shadow.normalBias = 0.03;
    this.#scene.add(light, this.#ambient);
    this.#scene.add(felt(), plate());
    const table = new Mesh(new PlaneGeometry(160, 160), this.#table);
    table.rotation.x = -Math.PI / 2;
    table.position.y = -0.36;
    table.receiveShadow = true;
    this.#scene.add(table);
    this.#meeples = new InstancedMesh(meeple(), new MeshLambertMaterial(), meeples);
    this.#meeples.castShadow = true;
    this.#meeples.receiveShadow = true;
    this.#meeples.frustumCulled = false;
    this.#scene.add(this.#meeples);
    this.#rings = colours.map((colour) => ring(colours.length > 1 ? colour : '#ffffff'));
    this.#scene.add(...this.#rings);
    for (let number = 0; number < meeples; number++) this.#meeples.setColorAt(number, this.#colourOf(number));
  }

  /** By day or by night. */
  paint(dark: boolean): void {
    this.#scene.background = new Color(dark ? '#3a342c' : '#d9cbb0');
    this.#ambient.intensity = dark ? 0.9 : 1.25;
    this.#table.color.set(dark ? '#4a4136' : '#cdb994');
    this.#stale = true;
  }

  /** As large as its place, in device pixels. */
  resize(width: number, height: number): void {
    this.#size = [width, height];
    this.#renderer.setPixelRatio(Math.min(FINENESS[this.#fine] ?? 1, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#see(true);
  }

  /** Looks at what stands at these places, or where people build while there is none; null looks at everything. */
  see(soles: readonly Vector[] | null): void {
    this.#soles = soles;
    this.#see(this.#calm);
  }

  /** Goes aside with hands, as they are aimed. */
  follow(hands: readonly Aimed[]): void {
    this.#hands = hands;
  }

  /** How near, how far around, and how far above one looks from. */
  look(zoom: number, around = 0, above = 0): void {
    [this.#zoom, this.#around, this.#above] = [zoom, around, above];
    this.#aim();
  }

  /** Draws what has changed since it was drawn last; whether anything has. */
  draw(now: number, world: World, hands: readonly { at: Vector; held: number }[], shown = true): boolean {
    if (world !== this.#world) {
      this.#world = world;
      this.#drawn.clear();
      this.#stale = true;
    }
    this.#ease(now - this.#drawnAt);
    this.#drift(now - this.#drawnAt);
    const turn = new Quaternion();
    const one = new Vector3(1, 1, 1);
    const none = new Vector3();
    const held = hands.map((hand) => hand.held);
    const spots = hands.map((hand) => (hand.held < 0 ? hand.at : world.centre(hand.held)));
    let moved =
      this.#stale ||
      this.#rings.some(({ visible, position }, at) => shown !== visible || spots[at]?.[0] !== position.x || spots[at]?.[2] !== position.z);
    for (let number = 0; number < world.meeples; number++) {
      const place = world.at(number);
      // One may have been carried and come to rest between two pictures, and one that falls asleep is drawn once more.
      const before = this.#drawn.get(number);
      const same = before?.every((length, axis) => length === place[axis]) ?? false;
      if (same && !held.includes(number) && world.sleeps(number)) continue;
      turn.set(...world.turn(number));
      this.#matrix.compose(new Vector3(...place), turn, this.#hidden.has(number) ? none : one);
      this.#meeples.setMatrixAt(number, this.#matrix);
      if (world.sleeps(number)) this.#drawn.set(number, place);
      else this.#drawn.delete(number);
      moved = true;
    }
    if (!moved) {
      this.#drawnAt = now;
      return false;
    }
    this.#pace(now);
    this.#stale = false;
    this.#meeples.instanceMatrix.needsUpdate = true;
    this.#meeples.boundingSphere = null;
    for (const [at, mark] of this.#rings.entries()) {
      mark.visible = shown;
      mark.position.set(spots[at]?.[0] ?? 0, 0.02, spots[at]?.[2] ?? 0);
    }
    this.#renderer.render(this.#scene, this.#camera);
    return true;
  }

  /** Where a place is seen, in pixels of the canvas from its upper left corner. */
  seenAt(place: Vector): [number, number] {
    const { x, y } = new Vector3(...place).project(this.#camera);
    const [width, height] = this.#size;
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  }

  /** Where a place is seen, and how large what is there is drawn. */
  spotOf(place: Vector): Spot {
    const [x, y] = this.seenAt(place);
    const away = -new Vector3(...place).applyMatrix4(this.#camera.matrixWorldInverse).z;
    return { x, y, scale: this.#size[1] / 2 / Math.tan((this.#camera.fov * Math.PI) / 360) / away };
  }

  /** Shows what was built and nothing else, and pales what of it does not count; null shows all, as before it is judged. */
  judge(built: readonly number[] | null, counted: readonly number[]): void {
    const counts = new Set(counted);
    const shown = new Set(built);
    const numbers = Array.from({ length: this.#meeples.count }, (_, number) => number);
    this.#hidden = new Set(built === null ? [] : numbers.filter((number) => !shown.has(number)));
    for (const number of numbers) {
      const colour = this.#colourOf(number);
      const pale = shown.has(number) && !counts.has(number);
      this.#meeples.setColorAt(number, pale ? colour.clone().lerp(new Color('#8d8778'), 0.72) : colour);
    }
    this.#drawn.clear();
    this.#away = -1;
    this.#stale = true;
    if (this.#meeples.instanceColor) this.#meeples.instanceColor.needsUpdate = true;
  }

  /** Shows what has left the supply and nothing else, as near as may be, as fits a small picture. */
  alone(world: World, hands: readonly { held: number }[]): void {
    const away = Array.from({ length: world.meeples }, (_, number) => number).filter((number) => !isHome(world, number));
    if (away.length !== this.#away) this.judge(away, away);
    this.#away = away.length;
    const put = away.filter((number) => !hands.some(({ held }) => held === number)).map((number) => world.at(number));
    this.see(put.filter(([x, , z]) => Math.abs(x) < WIDE / 2 && Math.abs(z) < DEEP / 2));
  }

  /** The meeple under a place on the canvas, from -1 to 1 both ways. */
  meepleAt(x: number, y: number): number | null {
    this.#ray.setFromCamera(new Vector2(x, y), this.#camera);
    return this.#ray.intersectObject(this.#meeples)[0]?.instanceId ?? null;
  }

  /** Where the line of sight through a place on the canvas meets the plane that a hand works in. */
  placeAt(x: number, y: number, z: number): Vector {
    this.#ray.setFromCamera(new Vector2(x, y), this.#camera);
    const hit = this.#ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
    return hit ? [hit.x, hit.y, hit.z] : [0, 0, z];
  }

  close(): void {
    this.#renderer.dispose();
  }

  #colourOf(number: number): Color {
    return this.#colours[Math.floor(number / this.#each)] as Color;
  }

  /** On a machine that cannot keep up less is drawn: fewer pixels, and no shadows. */
  #pace(now: number): void {
    this.#slow = now - this.#drawnAt > SLOW_MS ? this.#slow + 1 : 0;
    this.#drawnAt = now;
    if (this.#slow < SLOW_TIMES || this.#fine === FINENESS.length - 1) return;
    this.#slow = 0;
    this.#fine++;
    this.#scene.traverse((thing) => (thing.castShadow &&= this.#fine < 2));
    this.resize(...this.#size);
  }

  #see(atOnce: boolean): void {
    const { aspect } = this.#camera;
    const view = this.#soles === null ? ofAll(homes(this.#each, this.#colours.length), aspect) : ofPile(this.#soles, aspect);
    const same = view.x === this.#view.x && view.y === this.#view.y && view.half === this.#view.half;
    this.#goal = atOnce || same ? null : view;
    if (!atOnce) return;
    this.#view = view;
    this.#aim();
  }

  /** A part of the way to the view that is next. */
  #ease(passed: number): void {
    if (this.#goal === null) return;
    const { x, y, half } = this.#goal;
    const part = Math.min(1, (3 * passed) / EASE_MS);
    const near = Math.abs(half - this.#view.half) < 0.001 * half && Math.abs(x - this.#view.x) + Math.abs(y - this.#view.y) < 0.01;
    if (near || part === 1) this.#see(true);
    else {
      const between = (from: number, to: number): number => from + part * (to - from);
      this.#view = { x: between(this.#view.x, x), y: between(this.#view.y, y), half: between(this.#view.half, half) };
      this.#aim();
    }
  }

  /** A part of the way to where the hands are aimed. */
  #drift(passed: number): void {
    const { aspect } = this.#camera;
    const view = { ...this.#view, half: this.#view.half / this.#zoom };
    const goal = this.#hands.reduce((sum, hand) => sum + aside(view, aspect, this.#far, hand) / this.#hands.length, 0);
    if (goal === this.#aside) return;
    const part = this.#calm ? 1 : Math.min(1, (3 * passed) / EASE_MS);
    this.#aside = Math.abs(goal - this.#aside) < 0.01 ? goal : this.#aside + part * (goal - this.#aside);
    this.#aim();
  }

  #aim(): void {
    const [, height, distance] = EYE;
    const { y, half } = this.#view;
    const x = this.#view.x + this.#aside;
    this.#camera.fov = (2 * Math.atan(half / this.#zoom) * 180) / Math.PI;
    const lift = this.#above;
    this.#camera.position.set(
      x + distance * Math.sin(this.#around) * Math.cos(lift),
      height + distance * Math.sin(lift),
      distance * Math.cos(this.#around) * Math.cos(lift),
    );
    this.#camera.lookAt(x, y / Math.sqrt(this.#zoom), 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.#stale = true;
  }
}

const homes = (each: number, seats: number): Vector[] =>
  Array.from({ length: seats }, (_, seat) => Array.from({ length: each }, (_, number) => place(number, seat))).flat();

/** The outline as a body with soft edges, as deep as it is. */
function meeple(): BufferGeometry {
  const shape = new Shape(OUTLINE.map(([x, y]) => new Vector2(x / CM, -y / CM)));
  const made = new ExtrudeGeometry(shape, {
    depth: DEPTH / CM - 2 * BEVEL, bevelEnabled: true, bevelThickness: BEVEL, bevelSize: BEVEL, bevelOffset: -BEVEL, bevelSegments: 1,
  });
  made.translate(0, 0, BEVEL - DEPTH / CM / 2);
  return made;
}

/** What shows on the felt what a hand is above. */
function ring(colour: string): Mesh {
  const made = new Mesh(new RingGeometry(0.55, 0.68, 40), new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.85, depthTest: false }));
  made.rotation.x = -Math.PI / 2;
  return made;
}

/** Green felt with a stitched edge. */
function felt(): Mesh {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1188, 840];
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#3d6153';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // A weave that is the same every time.
  let chance = 7;
  const drawn = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
  for (let thread = 0; thread < 26_000; thread++) {
    pen.fillStyle = drawn() < 0.5 ? 'rgb(0 0 0 / 0.07)' : 'rgb(255 255 255 / 0.05)';
    pen.fillRect(drawn() * canvas.width, drawn() * canvas.height, 3, 1.4);
  }
  pen.strokeStyle = 'rgb(240 235 215 / 0.5)';
  pen.lineWidth = 2.4;
  pen.setLineDash([14, 10]);
  pen.strokeRect(20, 20, canvas.width - 40, canvas.height - 40);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  const made = new Mesh(new PlaneGeometry(WIDE, DEEP), new MeshLambertMaterial({ map: texture }));
  made.rotation.x = -Math.PI / 2;
  made.receiveShadow = true;
  return made;
}

function plate(): Mesh {
  const made = new Mesh(new BoxGeometry(WIDE, 0.3, DEEP), new MeshLambertMaterial({ color: '#22362e' }));
  made.position.y = -0.16;
  return made;
}
