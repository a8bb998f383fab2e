"""The house's own rulebook: conduct at our tables, whatever is played there."""

from importlib import resources

KEY = "table"
FILES = resources.files(__name__)
"""The folder with its rulebook and its words."""
