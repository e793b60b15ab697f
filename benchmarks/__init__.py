"""Measured on one thread: NumPy starts no others, which would spin and count."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
