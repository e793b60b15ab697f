"""The game as it stands: the table, a kingdom, the dominoes to come, questions."""
