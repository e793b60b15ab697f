"""Set-up of processes with long computations: cores, threads of NumPy, memory.

NumPy must not be imported before this module has done its work.
"""

import ctypes
import os
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from players.one_thread import use_one_thread

KEPT_BYTES: Final = 32 << 20
"""How much freed memory a process keeps, and the most that glibc accepts for M_MMAP_THRESHOLD."""

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
"""The parameters of `mallopt`, as numbered in malloc.h of glibc."""


def prepare_process() -> None:
    """Make NumPy compute in one thread and keep freed memory. Must run before NumPy is imported."""
    use_one_thread()
    keep_freed_memory()


def keep_freed_memory() -> None:
    """Keep freed memory for the next arrays; without glibc nothing changes.

    A search allocates and frees arrays of some hundred kilobytes all the time. By default glibc returns such memory to
    the system, and the system clears each page before the next use, at a cost of a tenth to a fifth of the time.
    """
    if libc := _glibc():
        libc.mallopt(_M_TRIM_THRESHOLD, KEPT_BYTES)
        libc.mallopt(_M_MMAP_THRESHOLD, KEPT_BYTES)


def share_freed_memory() -> None:
    """Let all threads take memory from one place; without glibc nothing changes.

    By default each thread keeps what it has freed from the others: some ten megabytes in a bot.
    """
    if libc := _glibc():
        libc.mallopt(_M_ARENA_MAX, 1)


def return_freed_memory() -> None:
    """Return all freed memory to the system, in some milliseconds; without glibc nothing changes.

    By default glibc returns only the end of a heap, which leaves tens of megabytes after a film.
    """
    if libc := _glibc():
        libc.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None


def available_cores(root: Path = Path("/")) -> int:
    """Return the number of usable cores, at least 1, by the affinity and the time quota of the process.

    `root` is the folder with `proc` and `sys`.
    """
    # Only Linux has affinities and control groups.
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min([allowed, *_quotas(root)]))


def _quotas(root: Path) -> Iterator[int]:
    """Yield the whole cores allowed by the control group of the process and by each group around it."""
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
    # A line reads "0::/system.slice/kingdomino.service". Lines with other numbers belong to the older control groups.
    own = next((top / line.removeprefix("0::/") for line in lines if line.startswith("0::/")), top)
    yield from (folder for folder in (own, *own.parents) if folder.is_relative_to(top))
