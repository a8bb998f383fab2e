"""What `do.py` does: set up, play, check, test, measure. Standard library only."""
