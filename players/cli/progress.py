"""A progress bar for terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

T = TypeVar("T")

_WIDTH = 30
_ERASE = "\r\x1b[K"


def with_progress_bar(
    items: Iterable[T], total: int, stream: TextIO, clock: Callable[[], float] = monotonic, *, unit: str
) -> Iterator[T]:
    """Yield the items as they come, `total` in all, and show a bar meanwhile if the stream is a terminal.

    `unit` says in the plural what the items are.
    """
    if not stream.isatty():
        yield from items
        return
    start = clock()
    stream.write(f"{_bar(0, total)} {unit}")
    stream.flush()
    try:
        for done, item in enumerate(items, 1):
            seconds_left = round((clock() - start) / done * (total - done))
            stream.write(f"{_bar(done, total)} {unit}, {seconds_left // 60}:{seconds_left % 60:02} left")
            stream.flush()
            yield item
    finally:
        stream.write(_ERASE)


def _bar(done: int, total: int) -> str:
    filled = _WIDTH * done // total
    return f"{_ERASE}[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{total}"
