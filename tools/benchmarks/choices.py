"""The own choices of each level under the judge of an analysis: `python -m tools.benchmarks.choices [--game CODE]`.

The levels play one another. A row has the mean points of the own choices of a level in a game, with the 95 % interval,
and their share of the usual points. `LEVELS` in `players/analysis/levels.py` is made of the shares.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import numpy as np

from engine.cli.command_line import Parser
from engine.variants import Variant
from players.analysis.analysis import Cause, Task, account
from players.analysis.futures import DEVIATION, POINTS, Futures
from players.intervals import Estimate
from players.process_setup import prepare_process
from tools.benchmarks.ladder import find_opponent
from tools.benchmarks.matches import record_game

GAMES = ("kd+mh", 4, 24), ("kd+mh", 2, 24), ("kd7+mh", 2, 48), ("qd", 4, 24)
"""Games with their numbers of players and deals."""

PLAYED = "beginner", "solid", "strong", "master@0"
FUTURES = 8
"""The futures of each position: few, as the errors of the games cancel out of the mean."""


def measure(code: str, players: int, deals: int) -> None:
    """Print the own choices of each level in some games."""
    own, usual = defaultdict[str, list[float]](list), list[float]()
    for deal in range(deals):
        shift = deal % len(PLAYED)
        seats = (PLAYED * 2)[shift : shift + players]
        record = record_game(Variant.parse(code), [find_opponent(name) for name in seats], Random(deal))
        task = Task.of(record, deal)
        futures = Futures(task.network, FUTURES, (deal, 0), DEVIATION)
        ends = [*map(futures.ends, (event.before for event in task.game)), futures.ends(task.game[-1].after)]
        for kingdom, name in enumerate(seats):
            found = account(kingdom, POINTS, task.game, ends)
            own[name].append(found.parts[Cause.OWN].mean)
            usual.append(found.usual.mean)
    for name in PLAYED:
        mean = Estimate.of(np.array(own[name]))
        told = f"{mean.mean:+.1f} ± {mean.error:.1f} | {mean.mean / float(np.mean(usual)):+.2f}"
        print(f"| `{code}` | {players} | `{name}` | {len(own[name])} | {told} |", flush=True)


def main(arguments: list[str] | None = None) -> None:
    prepare_process()
    parser = Parser(prog="python -m tools.benchmarks.choices", description="How good the choices of each level are.")
    parser.add_argument("--game", choices=sorted({code for code, *_ in GAMES}), help="only this one")
    asked = parser.parse_args(arguments)
    print("| game | players | level | games | own choices | share of the usual points |\n|---|---|---|---|---|---|")
    for code, players, deals in GAMES:
        if asked.game in (None, code):
            measure(code, players, deals)


if __name__ == "__main__":
    main()
