"""The hot path: the compiled kernels if `python -m players compile` has built them of this source, NumPy otherwise."""

from players.search.library import is_compiled

if is_compiled():
    from players.search.native_backend import extract_features, find_placements, place_dominoes
else:
    from players.search.numpy_backend import extract_features, find_placements, place_dominoes

__all__ = ["extract_features", "find_placements", "place_dominoes"]
