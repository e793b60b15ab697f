"""The commands of `python -m players`: each returns a report. Matches are played in several processes.

Players go by name: "solid", or "module:name" for one in another module's PLAYERS.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context
from time import monotonic, perf_counter
from typing import TextIO, TypeVar

from engine.cli.command_line import Report, table
from engine.cli.commands import read_record
from engine.state import State
from engine.variants import Variant
from players.analysis.analysis import Task, checked_futures, default_futures
from players.analysis.futures import batches, sampled
from players.analysis.report import analysis_report
from players.match import SeatTally, add_tallies, play_numbered_game
from players.player import Level
from players.process_setup import prepare_process
from players.registry import PLAYERS

S = TypeVar("S")
Row = Mapping[str, object]


def match_report(variant: Variant, names: Sequence[str], games: int, seed: int, processes: int) -> Report:
    """Play a match and report how the players did; progress goes to standard error.

    ValueError if there is no player of one of the names, or no format for that many players.
    """
    for name in names:
        find_player(name)
    State.start(variant, len(names))
    start = perf_counter()
    played = play_in_processes(variant, names, games, seed, min(processes, games))
    tallies = add_tallies(with_progress_bar(played, games, sys.stderr, unit="games"))
    speed = round(games / (perf_counter() - start), 1)
    seats = list(enumerate(zip(names, tallies, strict=True), 1))
    rows = [("seat", "player", "mean", "±", "wins", "%", "from", "to")]
    return Report(
        {
            "variant": str(variant),
            "games": games,
            "seed": seed,
            "seats": [{"seat": seat, "player": name, **_tally_data(tally)} for seat, (name, tally) in seats],
            "games_a_second": speed,
        },
        f"{table([*rows, *((seat, name, *_tally_cells(tally)) for seat, (name, tally) in seats)])}\n"
        f"{games} games, {speed} a second; ± and from – to are 95 % intervals",
    )


def _tally_data(tally: SeatTally) -> Row:
    error, interval = tally.mean_error, tally.share_interval
    return {
        "mean": round(tally.mean, 2),
        "mean_interval": None if error is None else [round(tally.mean - error, 2), round(tally.mean + error, 2)],
        "wins": round(tally.wins, 2),
        "win_share": round(tally.share, 4),
        "win_share_interval": [round(end, 4) for end in interval],
    }


def _tally_cells(tally: SeatTally) -> Sequence[object]:
    error = tally.mean_error
    percent = (round(100 * share, 1) for share in (tally.share, *tally.share_interval))
    return round(tally.mean, 2), "?" if error is None else round(error, 2), round(tally.wins, 2), *percent


def analyse_report(text: str, seed: int, futures: int | None = None) -> Report:
    """Analyse a finished game; progress goes to standard error.

    `futures` are those of each position, by default as many as take about a minute. ValueError if the text is no record
    of a finished game that the search player knows.
    """
    record, _ = read_record(text)
    task = Task.of(record, seed)
    futures = futures or default_futures(task.game[0].before)
    task = task.with_others(with_progress_bar(task.other_turns(futures), len(task.game), sys.stderr, unit="turns"))
    check = task.conclude(list(_sampled(task.sample, futures, "batches of futures")))
    checked = _sampled(check.sample, checked_futures(futures), "batches to check better turns")
    return analysis_report(record, check.conclude(list(checked)), seed)


def _sampled(sample: Callable[[int, int], S], futures: int, unit: str) -> Iterator[S]:
    return with_progress_bar(sampled(sample, futures), len(batches(futures)), sys.stderr, unit=unit)


@cache  # a worker asks for the players of every game
def find_player(name: str) -> Level:
    """Return the player of that name; ValueError if there is none."""
    module, colon, own = name.rpartition(":")
    try:
        players = import_module(module).PLAYERS if colon else PLAYERS
    except (ImportError, AttributeError, TypeError, ValueError):  # TypeError, ValueError: no name of a module at all
        raise ValueError(f"there are no players in {module!r}") from None
    if own not in players:
        raise ValueError(f"there is no player {own!r}; there are {', '.join(players)}")
    found: Level = players[own]
    return found


def play_in_processes(
    variant: Variant, names: Sequence[str], games: int, seed: int, processes: int
) -> Iterator[tuple[SeatTally, ...]]:
    """Yield the tallies of each game seat by seat, in the order of the games: the same for any number of processes.

    If one of the processes is killed, say so and exit with 1.
    """
    play = partial(_play, str(variant), tuple(names), seed)
    if processes == 1:
        yield from map(play, range(games))
        return
    # Spawned, not forked: the same on every system.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _initialize_worker)
    try:
        for played in [pool.submit(play, number) for number in range(games)]:
            yield played.result()
    except BrokenProcessPool:
        sys.exit("A process that played games was killed, perhaps for want of memory: fewer --processes need less.")
    finally:
        pool.shutdown(cancel_futures=True)


def _initialize_worker() -> None:
    # Ctrl-C ends a worker at once, in the middle of a game, unless whoever started the match has Ctrl-C ignored.
    is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    signal.signal(signal.SIGINT, signal.SIG_IGN if is_ignored else signal.SIG_DFL)
    prepare_process()


def _play(variant: str, names: Sequence[str], seed: int, number: int) -> tuple[SeatTally, ...]:
    return play_numbered_game(Variant.parse(variant), [find_player(name) for name in names], seed, number)


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
