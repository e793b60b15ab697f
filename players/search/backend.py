"""The hot path: the compiled kernels if the library matches this source, otherwise NumPy."""

from players.search.library import is_compiled

if is_compiled():
    from players.search.native_backend import (
        choose_greedily,
        extract_features,
        find_placements,
        list_squares,
        place_dominoes,
        pool_squares,
    )
else:
    from players.search.numpy_backend import (
        choose_greedily,
        extract_features,
        find_placements,
        list_squares,
        place_dominoes,
        pool_squares,
    )

__all__ = ["choose_greedily", "extract_features", "find_placements", "list_squares", "place_dominoes", "pool_squares"]
