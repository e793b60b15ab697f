"""The hot path: machine code where somebody has run `python -m players.search.compile`, NumPy everywhere else."""

from players.search import native_backend as compiled
from players.search import numpy_backend as plain

_module = compiled if compiled.is_machine_code() else plain
spots, place, look = _module.spots, _module.place, _module.look
