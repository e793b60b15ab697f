"""A turn: the public message, the player's panel, plans, and the moves."""
