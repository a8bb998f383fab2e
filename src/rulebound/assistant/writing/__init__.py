"""Answers worded by a language model of the operator's own, each held against the clauses before anybody reads it."""
