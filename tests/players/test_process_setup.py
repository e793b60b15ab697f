"""Cores, threads and memory of a process that computes for long."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from players.one_thread import THREAD_VARIABLES, use_one_thread
from players.process_setup import available_cores

GROUP = "system.slice/bot.service"


@pytest.fixture(autouse=True)
def _sixteen_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(16)), raising=False)


def system(root: Path, own: str = "max 100000", outer: str = "max 100000", group: str = f"0::/{GROUP}\n") -> Path:
    """A root folder in which the process is in a control group with these limits, inside of another one."""
    folder = root / "sys/fs/cgroup" / GROUP
    folder.mkdir(parents=True)
    (folder / "cpu.max").write_text(own)
    (folder.parent / "cpu.max").write_text(outer)
    (root / "proc/self").mkdir(parents=True)
    (root / "proc/self/cgroup").write_text(group)
    return root


@pytest.mark.parametrize(
    ("limits", "cores"),
    [
        ({}, 16),
        *(({"own": f"{own} 100000"}, cores) for own, cores in ((300000, 3), (150000, 1), (50000, 1))),
        ({"own": "800000 100000", "outer": "200000 100000"}, 2),
    ],
)
def test_the_least_limit_of_the_own_group_and_those_around_it_counts_as_whole_cores_and_at_least_one(
    tmp_path: Path, limits: dict[str, str], cores: int
) -> None:
    assert available_cores(system(tmp_path, **limits)) == cores


def test_numpy_gets_one_thread_unless_the_environment_asks_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, other = THREAD_VARIABLES
    monkeypatch.setenv(asked, "4")
    monkeypatch.delenv(other)
    use_one_thread()
    assert (os.environ[asked], os.environ[other]) == ("4", "1")


@pytest.mark.slow
def test_the_bot_computes_in_one_thread_too() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in THREAD_VARIABLES}
    code = "import os, sys, bot; print(os.environ['OMP_NUM_THREADS'], 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "1 False\n"


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps freed memory in the middle of a heap")
def test_freed_memory_goes_back_to_the_system() -> None:
    code = """
from pathlib import Path
from players.process_setup import return_freed_memory
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1])
blocks = [bytes(50_000) for _ in range(2000)]
whole = resident()
last = blocks[-1]
del blocks
freed = resident()
return_freed_memory()
print(whole - resident() > 10_000)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


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
