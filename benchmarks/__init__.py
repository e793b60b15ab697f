"""Benchmarks. NumPy is kept to one thread: others would wait actively, and their time would count."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
