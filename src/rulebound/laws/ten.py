"""The ten laws: a match that is told, and rules that agree with themselves. That of parsers is a module of its own."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from rulebound.core import (
    BEFORE,
    CHANCE,
    Certain,
    ClauseId,
    Decision,
    Event,
    Match,
    Outcome,
    Positions,
    Ruling,
    Seat,
    Verdict,
)
from rulebound.laws.law import Demand, Law, must
from rulebound.laws.mutants import leaves, mutant, mutants
from rulebound.laws.parsers import refusing
from rulebound.laws.subject import Subject, Walk

SOME = 60
"""Moves, legal or not, that one match has judged for each seat."""

MOST_LEAVES = 16
"""A move of more values than these is changed in so many ways and no more."""

RENAMINGS = 6
"""Ways to rename the seats that are tried of each state."""


def folding(subject: Subject, walk: Walk, _: st.DataObject) -> None:
    """Folding the log gives the live state, and thaw(freeze(state)) gives it back."""
    game, match = subject.game, walk.match
    log = [Event.from_json(json.loads(json.dumps(event.to_json()))) for event in match.log]
    again = Match.replay(game, match.seats, match.options, match.seed, log, match.position)
    must(again.state == walk.state, "the log folds to another state:", again.state, walk.state)
    blob = game.freeze(walk.state)
    must(game.freeze(again.state) == blob, "equal states freeze to other bytes:", blob)
    thawed = game.thaw(blob)
    must(thawed == walk.state, "the frozen state thaws to another:", thawed, walk.state)
    must(game.freeze(thawed) == blob, "a thawed state freezes to other bytes:", blob)


def listing(subject: Subject, walk: Walk, state: Any, data: st.DataObject) -> None:
    """A move is listed exactly when it is judged legal, and whoever is asked has one."""
    game = subject.game
    decision = game.decision(state)
    asked = decision.seats if isinstance(decision, Decision) else frozenset[Seat]()
    for seat in walk.seats:
        listed = game.moves(state, seat)
        must(
            list(listed) == list(game.moves(state, seat)),
            "the list of moves changes from call to call:",
            listed,
        )
        must(len(set(listed)) == len(listed), "a move is listed twice:", listed)
        must(bool(listed) == (seat in asked), "moves are listed for those who are asked, not for seat", seat)
        for move in listed:
            ruling = game.judge(state, seat, move)
            must(ruling.allowed, "a listed move is refused:", seat, move, ruling)
        if subject.game.spec.continuous and seat in asked:
            continue
        for move in _others(walk, listed, data):
            ruling = game.judge(state, seat, move)
            must(not ruling.allowed, "a move that is not listed is allowed:", seat, move, ruling)
    if CHANCE in asked:
        drawn = {outcome for outcome, weight in game.chances(state) if weight > 0}
        must(drawn == set(game.moves(state, CHANCE)), "chance draws what it does not list:", drawn)
    if isinstance(game, Certain) and game.certain(walk.match.state_at(BEFORE)):
        drawn_after_all = [event.kind for event in walk.match.log if event.actor == CHANCE]
        must(not drawn_after_all, "a match that was to leave nothing to chance draws:", drawn_after_all)


def purity(subject: Subject, walk: Walk, data: st.DataObject) -> None:
    """Nothing changes its input: a state stays what it was, whatever is asked of it."""
    game, match, state = subject.game, walk.match, walk.state
    before, blob, frozen = _twin(state), game.freeze(state), _twin(match.log)
    for seat in walk.seats:
        moves = game.moves(state, seat)
        for move in [*moves[:3], *_others(walk, moves, data)]:
            twin = _twin(move)
            game.judge(state, seat, move)
            must(move == twin, "judging changes a move:", move)
        for why in ("resign", "time"):
            for event in game.concede(state, seat, why):
                game.fold(state, event)
    for acts in _acts(subject, state, 3):
        after = state
        for event in game.resolve(state, acts):
            after = game.fold(after, event)
    for seat in (*range(match.seats), None):
        view = copy.deepcopy(game.view(state, seat))
        _spoil(game.view(state, seat))
        must(game.view(state, seat) == view, "who spoils a view spoils the state:", view)
    must(state == before and game.freeze(state) == blob, "asking changes the state:", before, state)
    must(hash(state) == hash(before), "asking changes the state's hash:", state)
    must(match.log == frozen, "asking changes events:", match.log)


def citing(subject: Subject, walk: Walk, data: st.DataObject) -> None:
    """Every ruling cites clauses that exist, and has a sentence."""
    for option in subject.game.spec.options:
        _known(subject, (option.clause,), option)
    rulings = [event.ruling for event in walk.match.log]
    for state in walk.states:
        rulings += _rulings_at(subject, walk, state, data)
    for ruling in dict.fromkeys(rulings):
        _known(subject, _cited(ruling), ruling)
        sentence = subject.words.say(ruling, "en")
        must(bool(sentence.strip()), "a ruling has no sentence:", ruling)


def _rulings_at(subject: Subject, walk: Walk, state: Any, data: st.DataObject) -> Iterator[Ruling]:
    game = subject.game
    decision = game.decision(state)
    if isinstance(decision, Decision):
        _known(subject, decision.clauses, decision)
    else:
        yield decision.ruling
    for seat in walk.seats:
        listed = game.moves(state, seat)
        tried = [*listed[:SOME], *_others(walk, listed, data)]
        yield from (game.judge(state, seat, move) for move in tried)
        yield from (event.ruling for event in game.concede(state, seat, "resign"))


def summing(subject: Subject, walk: Walk, _: st.DataObject) -> None:
    """The terms of a score sum to its points."""
    for event in walk.match.log:
        ruling = event.ruling
        if ruling.verdict is Verdict.SCORED or ruling.terms:
            awarded = event.data.get("points")
            must(awarded == ruling.points, "the terms do not sum to the points:", awarded, ruling.terms)


def hiding(subject: Subject, walk: Walk, state: Any, _: st.DataObject) -> None:
    """What a seat sees is the same in any two states that differ only in what it cannot see."""
    game = subject.game
    if subject.alike is None:
        raise AssertionError(f"{game.spec.key} hides something, so its laws need `alike`")
    for seat in (*range(walk.match.seats), None):
        for other in subject.alike(state, seat):
            seen, also = game.view(state, seat), game.view(other, seat)
            must(seen == also, f"seat {seat} tells apart what it must not:", seen, also)


def notation(subject: Subject, walk: Walk, state: Any, _: st.DataObject) -> None:
    """parse(notate(move)) is the move, and no two moves have one text."""
    game = subject.game
    for seat in walk.seats:
        texts: dict[str, Any] = {}
        for move in game.moves(state, seat):
            text = game.notate(state, move)
            must(game.parse(state, text) == move, "a move's text names another:", move, text)
            must(text.isprintable() and text == text.strip() != "", "a move's text is one plain line:", text)
            must(texts.setdefault(text, move) == move, "two moves have one text:", move, texts[text])
    if isinstance(game, Positions):
        text = game.position_text(state)
        again = game.position(text)
        must(game.position_text(again) == text, "a position's text names another:", text)


def symmetry(subject: Subject, walk: Walk, state: Any, _: st.DataObject) -> None:
    """Renaming seats renames everything else: who is asked, what is legal, what follows, who wins."""
    for renaming in islice(subject.renamings(walk.match.seats), RENAMINGS):
        _check_renaming(subject, state, renaming)


def copying(subject: Subject, walk: Walk, _: st.DataObject) -> None:
    """States, moves, rulings, events and outcomes survive copying, pickling and JSON."""
    game, state = subject.game, walk.state
    decision = game.decision(state)
    for value in (state, decision, *walk.moves[:20], *walk.match.log[-20:]):
        for twin in (copy.copy(value), copy.deepcopy(value), _twin(value)):
            must(twin == value and hash(twin) == hash(value), "a copy is not equal:", value, twin)
    for event in walk.match.log:
        again = Event.from_json(json.loads(json.dumps(event.to_json(), allow_nan=False)))
        must(again == event, "an event is another after JSON:", event, again)
        must(
            Ruling.from_json(event.ruling.to_json()) == event.ruling, "a ruling is another after JSON:", event
        )
    for seat in (*range(walk.match.seats), None):
        view = _listed(game.view(state, seat))
        must(json.loads(json.dumps(view, allow_nan=False)) == view, "a view is another after JSON:", view)


def _each_state(demand: Callable[[Subject, Walk, Any, st.DataObject], None]) -> Demand:
    """A demand of some states of a match as one of the match."""

    def of_match(subject: Subject, walk: Walk, data: st.DataObject) -> None:
        for state in walk.states:
            demand(subject, walk, state, data)

    return of_match


def _others(walk: Walk, listed: Iterable[Any], data: st.DataObject) -> list[Any]:
    """Some moves that are not listed: open at another time or for another seat, or a little changed."""
    pick = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    known = [*walk.moves, *listed]
    changed = [other for move in pick.sample(known, min(12, len(known))) for other in _few(move, pick)]
    others = [move for move in dict.fromkeys([*walk.moves, *changed]) if move not in listed]
    return pick.sample(others, min(SOME, len(others)))


def _few(move: Any, pick: random.Random) -> list[Any]:
    """The mutants of a move; of one that has very many, such as a measured scene, only some."""
    if leaves(move) <= MOST_LEAVES:
        return list(mutants(move))
    return [mutant(move, pick) for _ in range(MOST_LEAVES)]


def _acts(subject: Subject, state: Any, most: int) -> Iterator[dict[Seat, Any]]:
    """Some ways in which the decision can be taken."""
    decision = subject.game.decision(state)
    if isinstance(decision, Decision):
        listed = {seat: subject.game.moves(state, seat) for seat in sorted(decision.seats)}
        for number in range(min(most, min(map(len, listed.values())))):
            yield {seat: moves[number] for seat, moves in listed.items()}


def _twin(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301  # our own bytes


def _spoil(value: Any) -> None:
    """Empty every list and dictionary in a value."""
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            _spoil(item)
        value.clear()


def _listed(value: Any) -> Any:
    """The value with its sequences as lists, which is what JSON makes of them."""
    if isinstance(value, Mapping):
        return {key: _listed(item) for key, item in value.items()}
    return [_listed(item) for item in value] if isinstance(value, list | tuple) else value


def _cited(ruling: Ruling) -> tuple[ClauseId, ...]:
    terms = (clause for term in ruling.terms for clause in term.clauses)
    return (*ruling.clauses, *terms, *(() if ruling.reading is None else (ruling.reading,)))


def _known(subject: Subject, clauses: Iterable[ClauseId], what: object) -> None:
    unknown = sorted(set(clauses) - subject.clauses)
    must(not unknown, "the rulebook has no such clause:", unknown, what)


def _check_renaming(subject: Subject, state: Any, renaming: tuple[Seat, ...]) -> None:
    game, rename = subject.game, subject.rename
    if rename is None:
        return
    name = {**dict(enumerate(renaming)), CHANCE: CHANCE}
    renamed = rename(state, renaming)
    decision, also = game.decision(state), game.decision(renamed)
    if isinstance(decision, Outcome):
        ranking = tuple(frozenset(name[seat] for seat in place) for place in decision.ranking)
        must(
            isinstance(also, Outcome) and tuple(map(frozenset, also.ranking)) == ranking,
            "renaming seats changes who wins:",
            decision,
            also,
        )
        returns = {name[seat]: value for seat, value in enumerate(decision.returns)}
        must(
            isinstance(also, Outcome) and dict(enumerate(also.returns)) == returns,
            "renaming seats changes returns:",
            decision,
            also,
        )
        return
    asked = frozenset(name[seat] for seat in decision.seats)
    must(also == replace(decision, seats=asked), "renaming seats changes who is asked:", decision, also)
    move_of = subject.rename_move or (lambda move, _: move)
    for seat in decision.seats:
        listed = [move_of(move, renaming) for move in game.moves(state, seat)]
        must(
            set(game.moves(renamed, name[seat])) == set(listed),
            "renaming seats changes what is legal:",
            listed,
        )
    for acts in _acts(subject, state, 4):
        acts_too = {name[seat]: move_of(move, renaming) for seat, move in acts.items()}
        after, after_too = state, renamed
        for event in game.resolve(state, acts):
            after = game.fold(after, event)
        for event in game.resolve(renamed, acts_too):
            after_too = game.fold(after_too, event)
        must(
            rename(after, renaming) == after_too,
            "renaming seats changes what follows:",
            acts,
            after,
            after_too,
        )


def _hides_nothing(subject: Subject) -> str | None:
    return None if subject.game.spec.hidden else f"{subject.game.spec.key} hides nothing from anyone"


def _not_symmetric(subject: Subject) -> str | None:
    return None if subject.rename else f"nobody has said how to rename the seats of {subject.game.spec.key}"


LAWS = (
    Law(1, "folding", folding),
    Law(2, "listing", _each_state(listing)),
    Law(3, "purity", purity),
    Law(4, "citing", citing),
    Law(5, "summing", summing),
    Law(6, "hiding", _each_state(hiding), _hides_nothing),
    Law(7, "notation", _each_state(notation)),
    Law(8, "symmetry", _each_state(symmetry), _not_symmetric),
    Law(9, "copying", copying),
    Law(10, "refusing", refusing),
)
"""In the order of the house."""
