"""Training of the networks of the search player, for developers: nothing of it is in the wheel."""
