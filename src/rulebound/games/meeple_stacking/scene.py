"""What a final scene is: how each meeple lies and what touches what, as frozen whole numbers.

Lengths are thousandths of a millimetre. The felt's middle is the origin; x runs along its long side, y
upwards, z along its short side. Whole numbers make every judgement exact, on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import dataclass

FELT = 0
"""Stands for the felt in a contact; meeples are numbered from 1."""

ONE = 1_000_000
"""A whole in millionths: the length of a turn, and a contact whose normal points straight up."""

FAR = 10_000_000
"""Nothing of a scene lies further from the middle of the felt: ten metres."""

MOST_MEEPLES = 1_000
MOST_CONTACTS = 20_000


@dataclass(frozen=True, slots=True)
class Meeple:
    """A meeple of a seat: where the middle of its sole is, and how it is turned.

    `turn` is a unit quaternion (w, x, y, z) in millionths; a meeple that stands faces along z. `held` says
    that a hand still has it.
    """

    id: int
    at: tuple[int, int, int]
    turn: tuple[int, int, int, int] = (ONE, 0, 0, 0)
    held: bool = False
    owner: int = 0


@dataclass(frozen=True, slots=True)
class Contact:
    """Two bodies at a place: how far they are apart, and the upward part of the normal from one to the other.

    `gap` may be below nothing where they press into each other; `up` is in millionths.
    """

    one: int
    other: int
    gap: int = 0
    up: int = ONE


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that lies on the felt or beside it when it is judged.

    `after_ms` is how long ago hands went off, `still` whether all was at rest by then.
    """

    meeples: tuple[Meeple, ...] = ()
    contacts: tuple[Contact, ...] = ()
    after_ms: int = 3_000
    still: bool = True


def fault(scene: Scene) -> str | None:
    """What is wrong with a scene's numbers, as the key of the fault; None for one that can be judged."""
    if len(scene.meeples) > MOST_MEEPLES or len(scene.contacts) > MOST_CONTACTS:
        return "too-many"
    if not 0 <= scene.after_ms <= FAR:
        return "time"
    numbers = Counter(meeple.id for meeple in scene.meeples)
    if any(times > 1 for times in numbers.values()):
        return "number"
    bodies = {FELT, *numbers}
    wrong = (*map(_meeple_fault, scene.meeples), *(_contact_fault(one, bodies) for one in scene.contacts))
    return next(filter(None, wrong), None)


def _meeple_fault(meeple: Meeple) -> str | None:
    if not 0 < meeple.id < FAR:
        return "number"
    if any(abs(length) > FAR for length in meeple.at):
        return "place"
    if abs(sum(part * part for part in meeple.turn) - ONE * ONE) > ONE * ONE // 100:
        return "turn"
    return None if 0 <= meeple.owner < FAR else "owner"


def _contact_fault(contact: Contact, bodies: Set[int]) -> str | None:
    if contact.one == contact.other or not {contact.one, contact.other} <= bodies:
        return "contact"
    return "normal" if abs(contact.gap) > FAR or abs(contact.up) > ONE + ONE // 100 else None
