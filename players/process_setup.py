"""Prepares a process that computes for long: how many cores there are, threads of NumPy, memory.

NumPy must not be imported before.
"""

import ctypes
import os
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Final

KEPT_BYTES: Final = 32 << 20
"""How much freed memory a process keeps. glibc accepts no more for M_MMAP_THRESHOLD."""

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""The parameters of `mallopt`, as numbered in malloc.h of glibc."""


def prepare_process() -> None:
    """Make NumPy compute in one thread and keep freed memory; to be called before NumPy is imported."""
    use_one_thread()
    keep_freed_memory()


def keep_freed_memory() -> None:
    """Keep memory that is freed for the next arrays; without glibc nothing changes.

    A search makes and frees arrays of some hundred kilobytes all the time. By default glibc gives such memory back to
    the system, which clears each page anew when it is asked for it again: that took a tenth to a fifth of the time.
    """
    if libc := _glibc():
        libc.mallopt(_M_TRIM_THRESHOLD, KEPT_BYTES)
        libc.mallopt(_M_MMAP_THRESHOLD, KEPT_BYTES)


def return_freed_memory() -> None:
    """Give all freed memory back to the system; without glibc nothing changes. Takes some milliseconds.

    By default glibc returns only what lies at the end of a heap: after a film tens of megabytes would stay.
    """
    if libc := _glibc():
        libc.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None


THREAD_VARIABLES: Final = "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"
"""The environment variables that tell the libraries under NumPy how many threads to use."""


def available_cores(root: Path = Path("/")) -> int:
    """Return the number of cores, at least 1: those that the process may run on, or fewer if its time is limited.

    `root` is the folder that has `proc` and `sys`.
    """
    return max(1, min([_allowed_cores(), *_quotas(root)]))


def use_one_thread() -> None:
    """Make NumPy compute in one thread, unless the environment asks for more; to be called before NumPy is imported.

    With a thread for each core small matrices take longer, as the threads wait for one another actively. Besides, the
    order in which numbers are added up depends on the number of threads, and with it the result.
    """
    for name in THREAD_VARIABLES:
        os.environ.setdefault(name, "1")


def _allowed_cores() -> int:
    # Linux alone has affinities and control groups.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _quotas(root: Path) -> Iterator[int]:
    """Yield the whole cores that the control groups of the process have time for: its own and those around it."""
    for folder in _control_groups(root):
        try:
            quota, period = (folder / "cpu.max").read_text(encoding="ascii").split()
        except (OSError, ValueError):
            continue
        if quota != "max":
            yield int(quota) // int(period)


def _control_groups(root: Path) -> Iterator[Path]:
    top = root / "sys/fs/cgroup"
    try:
        lines = (root / "proc/self/cgroup").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    # "0::/system.slice/kingdomino.service"; lines with other numbers are of the older control groups.
    own = next((top / line.removeprefix("0::/") for line in lines if line.startswith("0::/")), top)
    yield from (folder for folder in (own, *own.parents) if folder.is_relative_to(top))
