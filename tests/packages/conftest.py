"""Packages of their own bring tests of their own, which run where they are installed, as their authors would run them."""

collect_ignore = ["tictac"]
