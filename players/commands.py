"""The command `python -m players analyse` and its progress bar."""

import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

from engine.cli.command_line import Report
from engine.cli.commands import read_record
from players.analysis.analysis import Task, checked_futures, default_futures
from players.analysis.futures import batches, sampled
from players.analysis.report import analysis_report
from players.analysis.summary import Summary

S = TypeVar("S")


def analyse_report(text: str, seed: int, futures: int | None = None) -> Report:
    """Analyze a finished game; progress goes to standard error.

    `futures` is the number of futures of each position, by default enough for about a minute. ValueError if the text is
    not the record of a finished game, or if the game has no network.
    """
    record, _ = read_record(text)
    task = Task.of(record, seed)
    futures = futures or default_futures(task.game[0].before)
    task = task.with_others(with_progress_bar(task.other_turns(futures), len(task.game), sys.stderr, unit="turns"))
    check = task.conclude(list(_sampled(task.sample, futures, "batches of futures")))
    checked = _sampled(check.sample, checked_futures(futures), "batches to check better turns")
    return analysis_report(record, Summary.of(check.conclude(list(checked))))


def _sampled(sample: Callable[[int, int], S], futures: int, unit: str) -> Iterator[S]:
    return with_progress_bar(sampled(sample, futures), len(batches(futures)), sys.stderr, unit=unit)


T = TypeVar("T")

_WIDTH = 30
_ERASE = "\r\x1b[K"


def with_progress_bar(
    items: Iterable[T], total: int, stream: TextIO, clock: Callable[[], float] = monotonic, *, unit: str
) -> Iterator[T]:
    """Yield the items as they come, `total` in all, and show a bar if the stream is a terminal.

    `unit` is the plural name of the items.
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
