"""The hot path with NumPy: one operation serves all kingdoms at once. `native_backend` does the same faster."""

from players.search.numpy_backend.features import extract_features
from players.search.numpy_backend.greedy import choose_greedily
from players.search.numpy_backend.placements import find_placements, place_dominoes
from players.search.numpy_backend.squares import list_squares, pool_squares

__all__ = [
    "choose_greedily",
    "extract_features",
    "find_placements",
    "list_squares",
    "place_dominoes",
    "pool_squares",
]
