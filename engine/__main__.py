"""`python -m engine`: score kingdoms, replay records, count moves."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from engine.cli.commands import perft_report, replay_report, score_report
from engine.cli.program import CODES, Program, at_least
from engine.cli.report import Report
from engine.kingdom import GRID_SIZES
from engine.variants import Variant


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 where the input is wrong."""
    program = Program("python -m engine", "A small tool on the rules of Kingdomino.")
    add_commands(program)
    return program.run(arguments)


def add_commands(program: Program) -> None:
    """Add the commands on the rules: score, replay and perft."""
    _add_score(program)
    _add_replay(program)
    _add_perft(program)


def _add_score(program: Program) -> None:
    command = program.add("score", _score, "the properties and the score of a kingdom text on standard input")
    command.add_argument("--variant", default="kd", metavar="CODE", help=f"what counts: {CODES} (default: kd)")
    command.add_argument("--grid", type=int, choices=GRID_SIZES, help="its side (default: the smallest that fits)")
    command.epilog = "Harmony counts where the kingdom leaves nothing of its grid empty."


def _score(asked: Namespace) -> Report:
    return score_report(sys.stdin.read(), Variant.parse(asked.variant), asked.grid)


def _add_replay(program: Program) -> None:
    command = program.add("replay", _replay, "the scores and the ranking that a game record leads to")
    command.add_argument("file", type=Path, metavar="FILE", help="a game record")


def _replay(asked: Namespace) -> Report:
    return replay_report(asked.file.read_text(encoding="utf-8"))


def _add_perft(program: Program) -> None:
    command = program.add("perft", _perft, "how many sequences of moves a position allows")
    command.add_argument("position", metavar="POSITION", help="a position as one line of text, in quotes")
    command.add_argument(
        "depth", type=at_least(0), metavar="DEPTH", help="how many moves; chance and the end end it early"
    )


def _perft(asked: Namespace) -> Report:
    return perft_report(asked.position, asked.depth)


if __name__ == "__main__":
    sys.exit(main())
