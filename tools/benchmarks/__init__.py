"""Benchmarks with NumPy in one thread, as further threads would wait actively, and their time would count."""

from players.process_setup import prepare_process

prepare_process()
