"""Prepares a process that computes with NumPy for long: searches, training, analyses, matches."""

from __future__ import annotations

import ctypes
import platform
from typing import Final

from players.cores import use_one_thread

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
    if platform.libc_ver()[0] == "glibc":
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_TRIM_THRESHOLD, KEPT_BYTES)
        libc.mallopt(_M_MMAP_THRESHOLD, KEPT_BYTES)
