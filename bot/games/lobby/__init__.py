"""How a game comes about: who sits down in a lobby, how many tables there may be, and the daily game."""
