"""The clauses that a table rests on, and the reasons that its rulings give.

Each reason is a message key; the facts named beside it are what its sentence may use.
"""

from rulebound.core.game import NotationError
from rulebound.core.ruling import Ruling, illegal

NOT_YOURS = "table/seat.not-yours"
"""`seat-not-yours` {seat}, `no-such-seat` {seat, seats}: only the one who sits in a seat acts for it."""
MEMBERS = "table/seat.members"
"""`not-at-this-table`: a table is seen by those who sit or were invited, by all while an open seat is free."""
OWNER = "table/seat.owner"
"""`owner-invites`, `owner-fills`, `owner-or-self`: who invites, gives a free seat away, and puts somebody out."""
FREE_SEAT = "table/seat.taken"
"""`seat-taken` {seat}, `seat-not-open` {seat}, `seat-one-each` {seat}: a seat is taken once, and nobody takes two."""
FIXED_SEAT = "table/seat.fixed"
"""`seat-fixed` {seat}: bots and players on the owner's own screen keep their seats."""
KEPT = "table/seat.kept"
"""`seat-after-end` {seat}, `seat-with-clock` {seat}, `again-before-end`: seats stay after the end, also for the next game, and where a clock decides."""
ALL_SEATED = "table/seat.all-seated"
"""`table-waits` {free}: play begins, and goes on, while every seat is taken."""

NUMBERS_FIRST = "table/chance.numbers-first"
"""`nonces-awaited` {seats}: where something is drawn, play begins when every seat has given its nonce."""
NUMBERS_KEPT = "table/chance.kept"
"""`nonces-fixed`: a nonce that was given, and the secret, stay as they are."""
COMMITTED = "table/chance.committed"
"""`other-commitment` {commitment}: a nonce answers the hash that was published with the table."""

NOTATION = "table/turn.notation"
"""`move-not-understood` {text, detail}: a move is given in the game's notation."""
MEASURED = "table/turn.measured"
"""`measured-here`: what is measured is measured by the server, never told by a player."""
SEALED = "table/turn.sealed"
"""`already-sealed` {seat}: where all choose at once, a choice is kept closed until the last is made."""

UNDO_CONSENT = "table/undo.consent"
"""`undo-wish-open` {seat}, `undo-own-wish`, `undo-not-asked` {seat}: all other people in the game must agree."""
UNDO_LAPSES = "table/undo.lapses"
"""`undo-no-wish`: a wish ends with the next event, or when it is withdrawn or declined."""
UNDO_OVER = "table/undo.not-after-the-end"
"""`undo-after-end`: a match that ended between people, or by the clock, stays as it ended."""
FLAG = "table/clock.flag"
"""What a game cites when a player's time was up."""

RESIGN = "table/turn.resign"
"""`resign-over`, `resign-out`: a player may give up once, at any time before the end, in turn or not."""
STOP_BOT = "table/turn.stop-bot"
"""`no-bot-thinking` {seat}: a player may ask a bot to play what it has found so far."""


def not_understood(text: str, error: NotationError) -> Ruling:
    """What is said of a move that is not written as the game writes moves (turn.notation)."""
    return illegal("move-not-understood", NOTATION, text=text[:40], detail=str(error))
