"""The rulebook room: clauses, their sources and their wording, and the proof that all of them are used."""
