"""What the arguments of benchmarks have in common."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_SECONDS = re.compile(r"[0-9]+(\.[0-9]+)?")


def argument(read: Callable[[str], T]) -> Callable[[str], T]:
    """Return the argument type that reads with `read`, and reports its ValueErrors in their own words."""

    def read_argument(text: str) -> T:
        try:
            return read(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from error

    return read_argument


def read_seconds(text: str) -> float:
    """Read the seconds for a turn, "0.2". ValueError if they are none."""
    if not _SECONDS.fullmatch(text):
        raise ValueError(f"{text!r} is no number of seconds")
    return float(text)
