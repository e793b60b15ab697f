"""The threads of NumPy. A program imports this module first, so it imports next to nothing."""

import os

THREAD_VARIABLES = "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"
"""The environment variables with the number of threads of the libraries under NumPy."""


def use_one_thread() -> None:
    """Make NumPy compute in one thread, unless the environment asks for more. Must run before NumPy is imported.

    With one thread per core small matrices take longer, as the threads wait for one another actively. The number of
    threads also decides the order of additions, and so the result.
    """
    for name in THREAD_VARIABLES:
        os.environ.setdefault(name, "1")
