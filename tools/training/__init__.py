"""The training of the search player's networks, for developers. The wheel does not contain this package."""
