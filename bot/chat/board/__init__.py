"""The present game: the table, a kingdom, the coming dominoes, questions."""
