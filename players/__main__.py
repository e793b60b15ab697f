"""`python -m players`: let computer players compete, train them, compile their hot path."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from engine.cli.program import CODES, Program, at_least
from engine.cli.report import Report
from engine.variants import Variant
from players.cli.commands import match_report
from players.registry import PLAYERS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 where the input is wrong."""
    program = Program("python -m players", "Matches between computer players, and their training.")
    add_commands(program)
    return program.run(arguments)


def add_commands(program: Program) -> None:
    """Add the commands on computer players."""
    _add_match(program)


def _add_match(program: Program) -> None:
    command = program.add("match", _match, "many games between computer players")
    players = f"the players seat by seat, by commas: {', '.join(PLAYERS)}"
    command.add_argument("--variant", default="kd", metavar="CODE", help=f"the game: {CODES} (default: kd)")
    command.add_argument("--players", default="greedy,greedy,random,random", metavar="NAMES", help=players)
    command.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many (default: 100)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of all chance (default: 1)")
    cores = os.cpu_count() or 1
    told = "how many play at once; all come to the same result (default: one for each core)"
    command.add_argument("--processes", type=at_least(1), default=cores, metavar="N", help=told)
    command.epilog = (
        "Seats stay as named in all games: chance orders the kings anew each game, so none has an edge. "
        "A shared victory counts as a fraction for each who shares it."
    )


def _match(asked: Namespace) -> Report:
    names = asked.players.split(",")
    return match_report(Variant.parse(asked.variant), names, asked.games, asked.seed, asked.processes)


if __name__ == "__main__":
    sys.exit(main())
