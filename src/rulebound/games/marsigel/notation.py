"""Der Marsigelwettkampf as text: pieces, stacks, moves and positions; and as the page draws it.

A piece is its player's letter in colour order and its pips: `a3` is the first player's queen. A stack is
its pieces from bottom to top, a ring its stacks joined by `/` from the one with `a3`, a movement
`piece>top of the target`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rulebound.core.event import CHANCE, Seat
from rulebound.core.game import Decision, NotationError, OptionError, Outcome
from rulebound.games.marsigel import colours
from rulebound.games.marsigel.ending import draw, won
from rulebound.games.marsigel.ring import DIE, MAX_PLAYERS, MIN_PLAYERS, Piece, Ring, Size
from rulebound.games.marsigel.rules import Movement, Variant, fits, has_won
from rulebound.games.marsigel.state import (
    EndTurn,
    House,
    Move,
    Pass,
    Result,
    Roll,
    Start,
    State,
)

LETTERS = "abcdefghijklm"
UNDRAWN = "-"
"""Stands for the mover until the starter is drawn."""
THIRD_TIME = "third-time"
OUT = "out-"
CAPS = (0, 30, 60, 120)
"""Turns for each player after which a game may be drawn by agreement; 0 is no cap."""
_PIECE = re.compile("[a-m][123]", re.ASCII)
_MOVEMENT = re.compile("([a-m][123])>([a-m][123])", re.ASCII)
_CHANCE = re.compile("(seat|roll)-([1-9][0-9]?)", re.ASCII)


def piece(named: Piece) -> str:
    """A piece as its player's letter and its pips."""
    return f"{LETTERS[named.colour]}{int(named.size)}"


def parse_piece(text: object) -> Piece:
    """The piece of a text such as `b3`. Raises NotationError."""
    if not isinstance(text, str) or not _PIECE.fullmatch(text):
        raise NotationError(f"a piece is a letter from a to m and 1, 2 or 3, as in b3, not {text!r}")
    return Piece(LETTERS.index(text[0]), Size(int(text[1])))


def move(made: Move) -> str:
    """A move as text."""
    match made:
        case Movement(carried, onto):
            return f"{piece(carried)}>{piece(onto)}"
        case Pass():
            return "pass"
        case EndTurn():
            return "end"
        case Roll(pips):
            return f"roll-{pips}"
        case Start(starter):
            return f"seat-{starter + 1}"


def parse_move(text: str, players: int) -> Move:
    """The move that a text names. Raises NotationError, also for pieces that are not in the game."""
    word = text.strip().lower()
    if word in ("pass", "end"):
        return Pass() if word == "pass" else EndTurn()
    if drawn := _CHANCE.fullmatch(word):
        number = int(drawn[2])
        return Roll(number) if drawn[1] == "roll" else Start(number - 1)
    if (matched := _MOVEMENT.fullmatch(word)) is None:
        raise NotationError(f"a move is piece>top of the target as in a1>b3, or pass, or end, not {text!r}")
    made = Movement(parse_piece(matched[1]), parse_piece(matched[2]))
    for named in (made.piece, made.onto):
        if named.colour >= players:
            raise NotationError(
                f"no piece {piece(named)}: {players} players have a to {LETTERS[players - 1]}"
            )
    return made


def parse_letter(text: str, players: int) -> Seat:
    """The seat of a player's letter. Raises NotationError."""
    if len(text) == 1 and text in LETTERS[:players]:
        return LETTERS.index(text)
    raise NotationError(f"a player is a letter from a to {LETTERS[players - 1]}, not {text!r:.20}")


def ring_text(ring: Ring) -> str:
    """The stacks from bottom to top, in ring order from the one with `a3`."""
    return "/".join("".join(map(piece, stack)) for stack in ring)


def parse_ring(text: str) -> Ring:
    """The ring of a text, from whichever stack it is told. Raises NotationError naming what is wrong.

    Every player from `a` on has exactly one piece of each size (pieces.trio).
    """
    stacks: list[tuple[Piece, ...]] = []
    for word in text.split("/"):
        if not word or len(word) % 2:
            raise NotationError(f"a stack is its pieces from bottom to top, as in b3a2, not {word!r}")
        stacks.append(tuple(parse_piece(word[at : at + 2]) for at in range(0, len(word), 2)))
    pieces = [named for stack in stacks for named in stack]
    players = max(named.colour for named in pieces) + 1
    if players < MIN_PLAYERS:
        raise NotationError(
            f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}",
            "players",
            least=MIN_PLAYERS,
            most=MAX_PLAYERS,
        )
    for colour in range(players):
        for size in Size:
            if (count := pieces.count(Piece(colour, size))) != 1:
                raise NotationError(f"there is one {piece(Piece(colour, size))}, not {count}")
    return Ring.of(stacks)


def parse_state(text: str) -> State:
    """A state from `RING MOVER POINTS`, as in `a3/b2/a1/b3/a2/b1 a 4`. Raises NotationError.

    MOVER is a player's letter (`-` until the starter is drawn), POINTS what is left of the roll; without it
    the die is yet to be rolled.
    Words may follow for what is not as usual: `nest`, a colour order such as `far-apart` or the colours of the
    seats such as `white-red`, the house options `third-time` and `cap-60`, `out-c` for each player who gave up (first to last), `passed-2` for passes in a
    row before this turn, and `moved` when this turn has had a movement. Repetitions and the turns of a cap
    are not told: they are counted from here.
    """
    ring_word, mover_word, *words = text.split() if len(text.split()) > 1 else ("", "")
    if not ring_word:
        raise NotationError("a position is RING MOVER POINTS, as in a3/b2/a1/b3/a2/b1 a 4")
    ring = parse_ring(ring_word.lower())
    mover = CHANCE if mover_word == UNDRAWN else parse_letter(mover_word.lower(), ring.players)
    state = State(House(), ring, mover)
    if words and words[0].isdecimal():
        if not re.fullmatch(f"[0-{DIE}]", words[0], re.ASCII):
            raise NotationError(f"the points left of a roll are 0 to {DIE}, not {words[0]!r}")
        points = int(words.pop(0))
        state = replace(state, roll=max(points, 1), points=points)
    told = set[str]()
    for word in words:
        kind, state = _with_word(state, word)
        if kind in told and kind != OUT:
            raise NotationError(f"a position tells of its {kind} once, so {word!r} is one too many")
        told.add(kind)
    if state.moves and state.roll is not None:
        state = replace(state, roll=state.points + state.moves)  # each movement has cost at least a point
    if state.house.third_time and not state.moves and state.mover != CHANCE:
        state = replace(state, seen=((state.ring, state.mover),))
    return check(state)


def _with_word(state: State, word: str) -> tuple[str, State]:
    """What kind of thing a word of a position text tells, and the state with it."""
    house = state.house
    if word in tuple(Variant):
        return "variant", replace(state, house=replace(house, variant=Variant(word)))
    if word in colours.PALETTES or word.partition("-")[0] in colours.COLOURS:
        return "colours", replace(state, house=replace(house, colours=parse_colours(word, state.players)))
    if word == THIRD_TIME:
        return THIRD_TIME, replace(state, house=replace(house, third_time=True))
    if (cap := re.fullmatch("cap-([1-9][0-9]{1,2})", word, re.ASCII)) and int(cap[1]) in CAPS:
        return "cap", replace(state, house=replace(house, cap=int(cap[1])))
    if word == "moved":
        return "movement", replace(state, moves=1)
    if word.startswith(OUT):
        leaver = parse_letter(word.removeprefix(OUT), state.players)
        return OUT, replace(state, out=(*state.out, leaver))
    if passed := re.fullmatch("passed-([1-9][0-9]?)", word, re.ASCII):
        return "passes", replace(state, passes=int(passed[1]))
    raise NotationError(f"a position does not say {word!r}")


def check(state: State) -> State:
    """The state itself if it can come about. Raises NotationError otherwise.

    A piece only ever lands on one that fits it, so every stack is ordered by size. Only its owner forms a
    trio, and wins.
    """
    _check_turn(state)
    _check_leavers(state)
    if state.result is not None and not _ends(state, state.result):
        raise NotationError(f"a game that stands so has not ended by {state.result.cause}")
    for stack in state.ring:
        for lower, upper in pairwise(stack):
            if not fits(upper.size, lower.size, state.house.variant):
                raise NotationError(
                    f"{piece(upper)} cannot lie on {piece(lower)}",
                    "size",
                    piece=piece(upper),
                    onto=piece(lower),
                )
    return state


def _check_turn(state: State) -> None:
    if state.mover == CHANCE and (state.roll is not None or state.passes):
        raise NotationError("nobody rolls or passes before the starter is drawn", "turn")
    if state.moves and state.roll is None:
        raise NotationError("a turn that has moved has a roll, of which 0 or more points are left", "turn")
    if state.roll is not None and not state.moves and state.points != state.roll:
        raise NotationError("a turn that has not moved has all points of its roll, at least 1", "turn")
    if (state.roll or 0) > DIE or state.points + state.moves > (state.roll or 0):
        raise NotationError(
            f"{state.points} points cannot be left of a roll of 1 to {DIE} after {state.moves} movement(s)"
        )
    if state.moves and state.passes:
        raise NotationError(
            "a movement ends passes in a row, so none come before a turn that has moved", "turn"
        )


def _check_leavers(state: State) -> None:
    if state.passes > len(state.playing):
        raise NotationError(
            f"{len(state.playing)} still in cannot have passed {state.passes} times in a row", "turn"
        )
    if not state.playing:
        raise NotationError("somebody is still in: nobody gives up last of all", "alone")
    if state.mover in state.out:
        letter = LETTERS[state.mover]
        raise NotationError(f"{letter} has given up, so it is not {letter}'s turn", "out")
    for number, leaver in enumerate(state.out):
        if leaver in state.out[:number]:
            raise NotationError(f"{LETTERS[leaver]} has given up once already")
        if has_won(state.ring, state.house.variant, leaver):
            raise NotationError(f"{LETTERS[leaver]} has given up, so its trio cannot stand", "trio")


def _ends(state: State, found: Result) -> bool:
    """Whether an ending fits the state that it left."""
    winner = found.winner
    if found.cause == "last-one":
        return state.playing == (winner,)
    ends = draw(state) if winner is None else won(state, winner)
    return any(event.data["cause"] == found.cause for event in ends)


def state_text(state: State) -> str:
    """The state as `RING MOVER POINTS` and the words that `parse_state` reads."""
    words = [ring_text(state.ring)]
    words.append(UNDRAWN if state.mover == CHANCE else LETTERS[state.mover])
    if state.roll is not None:
        words.append(str(state.points))
    if state.house.variant is not Variant.TREE:
        words.append(state.house.variant.value)
    if state.house.colours != colours.USUAL:
        words.append(state.house.colours)
    if state.house.third_time:
        words.append(THIRD_TIME)
    if state.house.cap:
        words.append(f"cap-{state.house.cap}")
    words += [f"{OUT}{LETTERS[leaver]}" for leaver in state.out]
    if state.passes:
        words.append(f"passed-{state.passes}")
    if state.moves:
        words.append("moved")
    return " ".join(words)


def parse_colours(text: str, players: int) -> str:
    """The colours that a text chooses for so many players, as a table keeps them. Raises NotationError."""
    try:
        return colours.settled(text, players)
    except OptionError as error:
        raise NotationError(str(error)) from None


def sizes(order: Iterable[Size]) -> str:
    """A size order as text, as in `queen-drone-pawn`."""
    return "-".join(size.name.lower() for size in order)


def parse_sizes(text: object) -> tuple[Size, ...]:
    """The size order of a text. Raises NotationError."""
    found = tuple(Size[name.upper()] for name in str(text).split("-") if name.upper() in Size.__members__)
    if sorted(found) != sorted(Size) or text != sizes(found):
        raise NotationError(f"a size order names each size once, as in queen-drone-pawn, not {text!r}")
    return found


def view(
    state: State,
    decision: Decision | Outcome,
    legal: Sequence[Mapping[str, Any]],
    held: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """The state as the page draws it; a space is named by its foot."""
    phase = "over" if isinstance(decision, Outcome) else decision.phase
    acting = phase in ("move", "go-on")
    return {
        "variant": state.house.variant.value,
        "players": state.players,
        "colours": [state.colour(player) for player in range(state.players)],
        "spaces": [{"foot": piece(stack[0]), "stack": list(map(piece, stack))} for stack in state.ring],
        "phase": phase,
        "mover": state.mover,
        "roll": state.roll,
        "points": state.points,
        "moves": state.moves,
        "stop": ("end" if state.moves else "pass") if acting else None,
        "turn": state.turn,
        "passes": state.passes,
        "passes_to_draw": len(state.playing),
        "third_time": state.house.third_time,
        "cap": state.house.cap,
        "out": list(state.out),
        "legal": list(legal),
        "held": list(held),
    }
