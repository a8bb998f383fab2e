"""The store: event logs of matches, seats, invitations and sessions, plates, questions, rulebooks brought, on SQLite."""

from rulebound.store.booklets import TERMINAL, BookletRow, Booklets, TooMuch
from rulebound.store.conflict import Conflict, Full
from rulebound.store.database import Database, Synchronous, open_database, sqlite_url
from rulebound.store.migrate import NewerStore, migrate
from rulebound.store.plates import Logged, PlateRow, Plates
from rulebound.store.questions import QuestionRow, Questions
from rulebound.store.rows import MatchRow, SeatRow, Stored
from rulebound.store.store import Store

__all__ = [
    "TERMINAL",
    "BookletRow",
    "Booklets",
    "Conflict",
    "Database",
    "Full",
    "Logged",
    "MatchRow",
    "NewerStore",
    "PlateRow",
    "Plates",
    "QuestionRow",
    "Questions",
    "SeatRow",
    "Store",
    "Stored",
    "Synchronous",
    "TooMuch",
    "migrate",
    "open_database",
    "sqlite_url",
]
