"""Rulebound: board games whose every ruling cites its rule."""

__version__ = "0.1.0"
