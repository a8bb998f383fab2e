"""`python -m rulebound`."""

from rulebound.cli import main

main()
