"""The panel that only the player sees: the turn step by step, and one that has not come as it is planned."""
