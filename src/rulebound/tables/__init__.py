"""People at a match: seats, rights, clocks, taking back by consent, bots that think, and the host of it all."""
