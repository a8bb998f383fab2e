"""The laws that every game of the shelf obeys, to be held by its tests. Needs Hypothesis.

    import pytest
    from rulebound.laws import LAWS, Subject

    @pytest.mark.parametrize("law", LAWS, ids=str)
    def test_law(law):
        law.hold(Subject.on_shelf("tictac"))

A law that has nothing to look at in a game is skipped and says why.
"""

from rulebound.laws.law import Broken, Law
from rulebound.laws.subject import Subject, Walk, rotations
from rulebound.laws.ten import LAWS

__all__ = ["LAWS", "Broken", "Law", "Subject", "Walk", "rotations"]
