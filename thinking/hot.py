"""The hot path: machine code where somebody has run `python -m thinking.compile`, NumPy everywhere else."""

from thinking import compiled, plain

_module = compiled if compiled.is_machine_code() else plain
spots, place, look = _module.spots, _module.place, _module.look
