"""The commands of `python -m players`: each returns a report."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from time import perf_counter, process_time
from typing import TypeVar

from engine.cli.commands import read_record
from engine.cli.report import Report, table
from engine.state import State
from engine.variants import Variant
from players.analysis.analysis import CHECK_SHARE, FEWEST, Task, checked_futures, default_futures
from players.analysis.futures import batches, sampled
from players.analysis.report import analysis_report
from players.cli.processes import find_player, play_in_processes
from players.cli.progress import with_progress_bar
from players.match import SeatTally, add_tallies
from players.player import NO_SEARCH, Limit

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


def analyse_report(text: str, seed: int, limit: Limit = NO_SEARCH) -> Report:
    """Analyse a finished game; progress goes to standard error.

    The limit is in futures of each position or in seconds of processor time; without one it is a number of futures that
    takes about a minute. ValueError if the text is no record of a finished game that the search player knows.
    """
    start = process_time()
    record, _ = read_record(text)
    task = Task.of(record, seed)
    limit = limit or Limit(futures=default_futures(task.game[0].before))
    task = task.with_others(with_progress_bar(task.other_turns(limit), len(task.game), sys.stderr, unit="turns"))
    if limit.seconds:
        end = start + limit.seconds
        check = task.conclude(list(_sampled_until(task.sample, end - CHECK_SHARE * limit.seconds)))
        # Where there is nothing to check, one sample is as good as many.
        checked = _sampled_until(check.sample, end if check.turns else start)
        return analysis_report(record, check.conclude(list(checked)), seed)
    futures = limit.futures or 0
    check = task.conclude(list(_sampled(task.sample, futures, "batches of futures")))
    checked = _sampled(check.sample, checked_futures(futures), "batches to check better turns")
    return analysis_report(record, check.conclude(list(checked)), seed)


def _sampled(sample: Callable[[int, int], S], futures: int, unit: str) -> Iterator[S]:
    return with_progress_bar(sampled(sample, futures), len(batches(futures)), sys.stderr, unit=unit)


def _sampled_until(sample: Callable[[int, int], S], end: float) -> Iterator[S]:
    """Yield samples, at least one, as long as the next one is likely to be half done at `end`, in processor time."""
    for number in count():
        begun = process_time()
        yield sample(number, FEWEST)
        now = process_time()
        if now + (now - begun) / 2 >= end:
            return
