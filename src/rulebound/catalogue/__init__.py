"""Games that are known here: facts with their sources, what is similar and why, and what their pages tell.

Pure but for reading the package's own files; only `live` asks anybody else, and only with the operator's own token.
"""

from __future__ import annotations

from rulebound.catalogue.entry import Entry, Fact, Other, of_card, read
from rulebound.catalogue.kinship import FLOOR, Kinship, Reason, Similar, similar
from rulebound.catalogue.page import Page, Question
from rulebound.catalogue.shelf import FILES, Catalogue, catalogue

__all__ = [
    "FILES",
    "FLOOR",
    "Catalogue",
    "Entry",
    "Fact",
    "Kinship",
    "Other",
    "Page",
    "Question",
    "Reason",
    "Similar",
    "catalogue",
    "of_card",
    "read",
    "similar",
]
