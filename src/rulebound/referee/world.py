"""The plate as the engine knows it: a table under a felt, and a supply of meeples that sleep until a hand comes.

Lengths are centimetres, masses grams; x runs along the felt, y upwards, z towards whoever builds. The page's
`physics/world.ts` is the twin: the same numbers reach the engine in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from rulebound.games.meeple_stacking.shape import DEPTH, PIECES, Point
from rulebound.referee.engine import OUT, Compiled, Engine
from rulebound.referee.physics import BESIDE, HZ, MEEPLE, STEP, SUPPLY, TABLE

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[float, float, float, float]

FELT = -1
"""Stands for the felt where two bodies are named; meeples are numbered from 0 here."""

CM = 10_000
"""Thousandths of a millimetre in a centimetre."""

ALL = -1
COLLIDE = 0b1111
AVERAGE = 0
MAX = 3
OFF, ON = 0, 1

GETTERS = ("rbTranslation", "rbRotation", "rbWorldCom", "rbLinvel", "rbAngvel")

PARTS = (
    "physicspipeline", "integrationparameters", "islandmanager", "broadphase", "narrowphase", "rigidbodyset",
    "colliderset", "softbodyset", "impulsejointset", "multibodyjointset", "ccdsolver", "serializationpipeline",
)  # fmt: skip


COMPOSED = """(module
  (import "rapier" "rawphysicspipeline_step" (func $step (param {handles})))
  (import "rapier" "rawvector_set_x" (func $x (param i32 f32)))
  (import "rapier" "rawvector_set_y" (func $y (param i32 f32)))
  (import "rapier" "rawvector_set_z" (func $z (param i32 f32)))
  (import "rapier" "rawrigidbodyset_rbApplyImpulse" (func $push (param i32 f64 i32 i32)))
  (import "rapier" "rawrigidbodyset_rbApplyTorqueImpulse" (func $twist (param i32 f64 i32 i32)))
  {getters}
  (func (export "step") {parts} (call $step))
  (func $vector (param $x f32) (param $y f32) (param $z f32)
    (call $x (i32.const {vector}) (local.get $x))
    (call $y (i32.const {vector}) (local.get $y))
    (call $z (i32.const {vector}) (local.get $z)))
  (func (export "push") (param $body f64) (param $x f32) (param $y f32) (param $z f32)
    (call $vector (local.get $x) (local.get $y) (local.get $z))
    (call $push (i32.const {bodies}) (local.get $body) (i32.const {vector}) (i32.const 1)))
  (func (export "twist") (param $body f64) (param $x f32) (param $y f32) (param $z f32)
    (call $vector (local.get $x) (local.get $y) (local.get $z))
    (call $twist (i32.const {bodies}) (local.get $body) (i32.const {vector}) (i32.const 1)))
  (func (export "look") (param $body f64)
    {looks}))"""
"""Each thing that is done in every tick, as one call."""


@dataclass(frozen=True, slots=True)
class Body:
    """How a meeple is: the middle of its sole, its turn (x, y, z, w), its centre of mass, and how both move."""

    at: Vector
    turn: Turn
    centre: Vector
    velocity: Vector
    spin: Vector


def place(meeple: int, side: int = 0) -> Vector:
    """Where a meeple of a supply stands: in rows in front of the felt, behind it, to its left or its right."""
    told = SUPPLY if side < 2 else BESIDE
    row, column = divmod(meeple, told["columns"])
    across = (column - (told["columns"] - 1) / 2) * told["across"]
    away = (told["front"] + row * told["apart"]) * (1 if side in (0, 3) else -1)
    return (across, 0.0, away) if side < 2 else (away, 0.0, across)


class World:
    """So many meeples, a felt, and the steps of time."""

    def __init__(self, compiled: Compiled, each: int, seats: int = 1) -> None:
        """A plate for so many seats, of which each has so many meeples."""
        engine = self._engine = Engine(compiled)
        self.each = each
        self.meeples = each * seats
        made = [engine.call(f"raw{name}_new") for name in PARTS]
        pipeline, settings, *sets, ccd, writing = made
        _, _, self._narrow, self._bodies, self._colliders, *_ = sets
        gravity = engine.call("rawvector_new", 0, -STEP["gravity"], 0)
        engine.call("rawphysicspipeline_set_profiler_enabled", pipeline, OFF)
        engine.call("rawintegrationparameters_set_dt", settings, 1 / HZ)
        engine.call("rawintegrationparameters_set_numSolverIterations", settings, STEP["iterations"])
        engine.call("rawintegrationparameters_set_contact_natural_frequency", settings, STEP["contactHz"])
        self._writing = (writing, gravity, settings, *sets)
        composed = engine.composed(self._text(pipeline, gravity, settings, *sets, ccd))
        self._step, self._look = composed["step"], composed["look"]
        self._push, self._twist = composed["push"], composed["twist"]
        table = engine.call("rawshape_cuboid", TABLE["reach"], 1, TABLE["reach"])
        self._felt = self._collider(table, TABLE["friction"], MAX, -1)
        shapes = [self._hull(piece) for piece in PIECES]
        self._handles: list[float] = []
        self._pieces: list[list[float]] = []
        for number in range(self.meeples):
            body = self._body(self.home(number))
            self._handles.append(body)
            wood = MEEPLE["friction"]
            self._pieces.append([self._collider(shape, wood, AVERAGE, 0, body) for shape in shapes])

    def owner(self, number: int) -> int:
        """The seat whose meeple it is."""
        return number // self.each

    def home(self, number: int) -> Vector:
        """Its place in its supply."""
        side, meeple = divmod(number, self.each)
        return place(meeple, side)

    def step(self) -> None:
        """One step of time."""
        self._step()

    def bytes(self) -> bytes:
        """Everything that the world is."""
        return self._engine.written("rawserializationpipeline_serializeAll", *self._writing)

    def body(self, number: int) -> Body:
        """How a meeple is now."""
        self._look(self._handles[number])
        n = self._engine.filled(len(GETTERS))
        return Body(
            (n[0], n[1], n[2]),
            (n[8], n[9], n[10], n[11]),
            (n[16], n[17], n[18]),
            (n[24], n[25], n[26]),
            (n[32], n[33], n[34]),
        )

    def sleeps(self, number: int) -> bool:
        """Whether the engine has let it fall asleep."""
        asleep: int = self._engine.call("rawrigidbodyset_rbIsSleeping", self._bodies, self._handles[number])
        return asleep != 0

    def awake(self) -> list[int]:
        """All that the engine has not let fall asleep."""
        return [number for number in range(self.meeples) if not self.sleeps(number)]

    def push(self, number: int, impulse: Vector) -> None:
        """Gram centimetres a second, at the centre."""
        self._push(self._handles[number], *impulse)

    def twist(self, number: int, impulse: Vector) -> None:
        """Gram square centimetres a second."""
        self._twist(self._handles[number], *impulse)

    def contacts(self, one: int, other: int) -> Iterator[tuple[float, float]]:
        """Where two meeples, or a meeple and the felt, touch.

        The gap in centimetres, and the upward part of the normal from the first to the second.
        """
        firsts = [self._felt] if one == FELT else self._pieces[one]
        for first in firsts:
            for second in self._pieces[other]:
                yield from self._between(first, second)

    def _between(self, first: float, second: float) -> Iterator[tuple[float, float]]:
        call = self._engine.call
        pair = call("rawnarrowphase_contact_pair", self._narrow, first, second)
        if pair == 0:
            return
        towards = 1 if call("rawcontactpair_collider1", pair) == first else -1
        for at in range(call("rawcontactpair_numContactManifolds", pair)):
            manifold = call("rawcontactpair_contactManifold", pair, at)
            points = call("rawcontactmanifold_num_contacts", manifold)
            if points > 0:
                call("rawcontactmanifold_normal", manifold, OUT)
                up = towards * self._engine.filled(1)[1]
                gaps = [call("rawcontactmanifold_contact_dist", manifold, point) for point in range(points)]
                yield min(gaps), up
            call("__wbg_rawcontactmanifold_free", manifold, 0)
        call("__wbg_rawcontactpair_free", pair, 0)

    def _text(self, *stepping: int) -> str:
        return COMPOSED.format(
            handles=" ".join(["i32"] * len(stepping)),
            parts=" ".join(f"(i32.const {part})" for part in stepping),
            getters="\n  ".join(
                f'(import "rapier" "rawrigidbodyset_{name}" (func ${name} (param i32 f64 i32)))'
                for name in GETTERS
            ),
            looks="\n    ".join(
                f"(call ${name} (i32.const {self._bodies}) (local.get $body) (i32.const {OUT + at}))"
                for at, name in enumerate(GETTERS)
            ),
            vector=self._engine.call("rawvector_new", 0, 0, 0),
            bodies=self._bodies,
        )

    def _hull(self, piece: tuple[Point, ...]) -> int:
        """A convex piece of the outline as a prism."""
        half = DEPTH // 2
        corners = [length / CM for x, y in piece for z in (-half, half) for length in (x, y, z)]
        shape: int = self._engine.call("rawshape_convexHull", self._engine.given(corners), len(corners))
        return shape

    def _body(self, at: Vector) -> float:
        call = self._engine.call
        zero = call("rawvector_new", 0, 0, 0)
        straight = call("rawrotation_new", 0, 0, 0, 1)
        body: float = call(
            "rawrigidbodyset_createRigidBody", self._bodies, ON, call("rawvector_new", *at), straight, 1,
            MEEPLE["mass"], OFF, call("rawvector_new", 0, MEEPLE["centre"], 0), zero, zero,
            call("rawvector_new", *MEEPLE["inertia"]), straight, ON, ON, ON, ON, ON, ON, 0, 0, 0, ON, ON, 0,
            OFF, 0, 0, 0,
        )  # fmt: skip
        return body

    def _collider(self, shape: int, friction: float, rule: int, y: int, body: float | None = None) -> float:
        call = self._engine.call
        zero = call("rawvector_new", 0, 0, 0)
        straight = call("rawrotation_new", 0, 0, 0, 1)
        result = call("__wbindgen_add_to_stack_pointer", -16)
        call(
            "rawcolliderset_createCollider", result, self._colliders, ON, shape, call("rawvector_new", 0, y, 0),
            straight, 0, 0, zero, zero, straight, 0, friction, 0, rule, AVERAGE, OFF, ALL, ALL, COLLIDE, 0, 0, 0,
            0, OFF if body is None else ON, body or 0.0, self._bodies,
        )  # fmt: skip
        handle = self._engine.double(result + 8)
        call("__wbindgen_add_to_stack_pointer", 16)
        return handle
