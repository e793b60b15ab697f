"""The hot path: the compiled kernels if `python -m players compile` has built them, NumPy otherwise."""

from players.search import native_backend, numpy_backend

_backend = native_backend if native_backend.is_compiled() else numpy_backend
find_placements = _backend.find_placements
place_dominoes = _backend.place_dominoes
extract_features = _backend.extract_features
