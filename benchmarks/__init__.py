"""Benchmarks. NumPy is kept to one thread: others would wait actively, and their time would count."""

from players.process_setup import prepare_process

prepare_process()
