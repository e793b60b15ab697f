"""How a process is prepared for long computations."""

import platform
import subprocess
import sys

import pytest

CODE = """
import sys
if sys.argv[1] == "prepared":
    from players.process_setup import prepare_process
    prepare_process()
import numpy as np
from resource import RUSAGE_SELF, getrusage
def work():
    return [np.ones(200_000, np.float32) for _ in range(10)]
work()
before = getrusage(RUSAGE_SELF).ru_minflt
for _ in range(20):
    work()
print(getrusage(RUSAGE_SELF).ru_minflt - before)
"""


def page_faults(how: str) -> int:
    """Return how often the system had to give a page of memory to a process that makes and frees arrays."""
    return int(subprocess.run([sys.executable, "-c", CODE, how], capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="is about glibc")
def test_a_prepared_process_keeps_freed_memory_for_its_next_arrays() -> None:
    assert page_faults("prepared") < page_faults("as usual") / 10
