"""How a game comes about: seats in a lobby, how many tables there may be, what follows a game, the daily game."""
