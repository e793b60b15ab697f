"""What the arguments of benchmarks have in common."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import TypeVar

from engine.cli.command_line import at_least
from engine.state import State
from engine.variants import Variant

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


def add_game(parser: ArgumentParser) -> None:
    """Let the command be told the game and the number of its players; see `variant_of`."""
    parser.add_argument("game", help="a variant's code")
    parser.add_argument("players", type=at_least(1))


def variant_of(parser: ArgumentParser, asked: Namespace) -> Variant:
    """Return the variant of a game that `add_game` has asked for; the program ends if so many cannot play it."""
    try:
        return State.start(asked.game, asked.players).variant
    except ValueError as problem:
        parser.error(str(problem))
