"""Tic-tac-toe: three in a row win. The smallest whole game for Rulebound."""
