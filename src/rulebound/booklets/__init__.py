"""Rulebooks of other games, as a person brings them: read apart, found by a question, shown where they stand."""
