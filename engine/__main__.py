"""`python -m engine`: score kingdoms, replay records, count moves, let computer players compete."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from engine.cli.commands import match_report, perft_report, replay_report, score_report
from engine.cli.report import Report
from engine.kingdom import SIZES
from engine.players import PLAYERS
from engine.variants import OPTIONS, VARIANTS, Variant

WRONG_INPUT = 2
INTERRUPTED = 130
_CODES = f"{', '.join(VARIANTS)}, with options {', '.join(f'+{option}' for option in OPTIONS)}, as in kd+mh"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 where the input is wrong."""
    asked = _parser().parse_args(arguments)
    try:
        report: Report = asked.command(asked)
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}")
    except ValueError as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    print(json.dumps(report.data) if asked.json else report.text)
    return 0


def _refuse(problem: str) -> int:
    print(f"python -m engine: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


class _Parser(ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_refuse(f"{message} (see --help)"))


def _parser() -> ArgumentParser:
    parser = _Parser(prog="python -m engine", description="A small tool on the rules of Kingdomino.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", title="commands")

    def add(name: str, run: Callable[[Namespace], Report], about: str) -> ArgumentParser:
        command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(command=run)
        return command

    _add_score(add("score", _score, "the properties and the score of a kingdom text on standard input"))
    _add_replay(add("replay", _replay, "the scores and the ranking that a game record leads to"))
    _add_perft(add("perft", _perft, "how many sequences of moves a position allows"))
    _add_match(add("match", _match, "many games between computer players"))
    return parser


def _add_score(command: ArgumentParser) -> None:
    command.add_argument("--variant", default="kd", metavar="CODE", help=f"what counts: {_CODES} (default: kd)")
    command.add_argument("--grid", type=int, choices=SIZES, help="its side (default: the smallest that fits)")
    command.epilog = "Harmony counts where the kingdom leaves nothing of its grid empty."


def _score(asked: Namespace) -> Report:
    return score_report(sys.stdin.read(), Variant.parse(asked.variant), asked.grid)


def _add_replay(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a game record")


def _replay(asked: Namespace) -> Report:
    return replay_report(asked.file.read_text(encoding="utf-8"))


def _add_perft(command: ArgumentParser) -> None:
    command.add_argument("position", metavar="POSITION", help="a position as one line of text, in quotes")
    command.add_argument("depth", type=_whole, metavar="DEPTH", help="how many moves; chance and the end end it early")


def _perft(asked: Namespace) -> Report:
    return perft_report(asked.position, asked.depth)


def _add_match(command: ArgumentParser) -> None:
    players = f"the players seat by seat, by commas: {', '.join(PLAYERS)}, or module:name of a module with PLAYERS"
    command.add_argument("--variant", default="kd", metavar="CODE", help=f"the game: {_CODES} (default: kd)")
    command.add_argument("--players", default="greedy,greedy,random,random", metavar="NAMES", help=players)
    command.add_argument("--games", type=_positive, default=100, metavar="N", help="how many (default: 100)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of all chance (default: 1)")
    cores = os.cpu_count() or 1
    told = "how many play at once; all come to the same result (default: one for each core)"
    command.add_argument("--processes", type=_positive, default=cores, metavar="N", help=told)
    command.epilog = (
        "Seats stay as named in all games: chance orders the kings anew each game, so none has an edge. "
        "A shared victory counts as a fraction for each who shares it."
    )


def _match(asked: Namespace) -> Report:
    names = asked.players.split(",")
    return match_report(Variant.parse(asked.variant), names, asked.games, asked.seed, asked.processes)


def _whole(text: str) -> int:
    return _at_least(0, text)


def _positive(text: str) -> int:
    return _at_least(1, text)


def _at_least(least: int, text: str) -> int:
    if not text.isdecimal() or int(text) < least:
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
