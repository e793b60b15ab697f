"""Benchmarks. NumPy is kept to one thread: others would wait actively, and their time would count."""

from players.cores import use_one_thread

use_one_thread()
