"""What the commands of `python -m players` do: each gives a report."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from time import perf_counter

from engine.cli.report import Report, table
from engine.state import State
from engine.variants import Variant
from players.cli.processes import played, player
from players.cli.progress import shown
from players.match import Tally, summed

Row = Mapping[str, object]


def match_report(variant: Variant, names: Sequence[str], games: int, seed: int, processes: int) -> Report:
    """What computer players make of so many games against each other; progress goes to standard error."""
    for name in names:
        player(name)
    State.start(variant, len(names))
    start = perf_counter()
    tallies = summed(shown(played(variant, names, games, seed, min(processes, games)), games, sys.stderr))
    speed = round(games / (perf_counter() - start), 1)
    seats = list(enumerate(zip(names, tallies, strict=True), 1))
    rows = [("seat", "player", "mean", "±", "wins", "%", "from", "to")]
    return Report(
        {
            "variant": str(variant),
            "games": games,
            "seed": seed,
            "seats": [{"seat": seat, "player": name, **_tally_row(tally)} for seat, (name, tally) in seats],
            "games_a_second": speed,
        },
        f"{table([*rows, *((seat, name, *_tally_cells(tally)) for seat, (name, tally) in seats)])}\n"
        f"{games} games, {speed} a second; ± and from – to are 95 % intervals",
    )


def _tally_row(tally: Tally) -> Row:
    error, interval = tally.mean_error, tally.share_interval
    return {
        "mean": round(tally.mean, 2),
        "mean_interval": None if error is None else [round(tally.mean - error, 2), round(tally.mean + error, 2)],
        "wins": round(tally.wins, 2),
        "win_share": round(tally.share, 4),
        "win_share_interval": [round(end, 4) for end in interval],
    }


def _tally_cells(tally: Tally) -> Sequence[object]:
    error = tally.mean_error
    percent = (round(100 * share, 1) for share in (tally.share, *tally.share_interval))
    return round(tally.mean, 2), "?" if error is None else round(error, 2), round(tally.wins, 2), *percent
