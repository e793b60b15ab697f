"""Building habits of each level, and of recorded games: `python -m tools.benchmarks.habits [RECORD ...]`.

Levels play one another. Every deal is played by each choice of levels in each seating with the same lines. The rows are
means over the final kingdoms.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.cli.command_line import Parser, exit_code, read_text
from engine.cli.commands import read_record
from engine.scoring import crowns, largest_property
from engine.state import State
from engine.variants import Variant
from tools.benchmarks.ladder import find_opponent
from tools.benchmarks.matches import kingdoms_by_seat, play_game

PROGRAM = "python -m tools.benchmarks.habits"

GAMES = ("kd+mh", 4, 6), ("kd+mh", 2, 6), ("kd7+mh", 2, 3), ("qd", 2, 2)
"""Games with their numbers of players and deals."""

LEVELS = "beginner", "solid", "strong", "master@0.2"


class Habits(NamedTuple):
    """A kingdom at the end of a game in numbers.

    `bare` counts the squares in properties without a crown. `off_center` says whether the kingdom lost the points of
    the option Middle Kingdom.
    """

    grid: int
    points: int
    crowns: int
    properties: int
    largest: int
    bare: int
    empty: int
    discards: int
    off_center: bool


def habits(state: State, kingdom: int) -> Habits:
    land = state.kingdoms[kingdom]
    properties, score = land.properties(), state.score(kingdom)
    return Habits(
        land.size,
        score.total,
        crowns(state, kingdom),
        len(properties),
        largest_property(state, kingdom),
        sum(each.size for each in properties if not each.crowns),
        land.size**2 - land.land.bit_count(),
        len(state.discards[kingdom]),
        score.parts.get("middle_kingdom") == 0,
    )


def by_level(code: str, players: int, deals: int) -> Mapping[str, Sequence[Habits]]:
    """Return the kingdoms of each level after some deals."""
    found = defaultdict[str, list[Habits]](list)
    for deal in range(deals):
        for levels in combinations(LEVELS, players):
            for shift in range(players):
                seats = levels[shift:] + levels[:shift]
                rng, each = Random(f"{deal}/{seats}"), [find_opponent(name) for name in seats]
                over = play_game(Variant.parse(code), each, rng, f"habits/{deal}")
                for name, kingdom in zip(seats, kingdoms_by_seat(over), strict=True):
                    found[name].append(habits(over, kingdom))
    return found


def print_row(*names: object, kingdoms: Sequence[Habits]) -> None:
    means = [f"{fmean(column):.1f}" for column in list(zip(*kingdoms, strict=True))[1:]]
    print("|", " | ".join([*map(str, names), str(len(kingdoms)), *means]), "|", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Print the habits and return the exit code: 2 for a record that cannot be read."""
    parser = Parser(prog=PROGRAM, description="How players of each level build.")
    parser.add_argument("records", nargs="*", type=Path, metavar="RECORD", help="games to read instead of playing any")
    parser.add_argument("--game", choices=sorted({code for code, *_ in GAMES}), help="only this one")
    asked = parser.parse_args(arguments)
    return exit_code(PROGRAM, lambda: _print_habits(asked))


def _print_habits(asked: Namespace) -> int:
    head = "game", "players", "whose", "kingdoms", *Habits._fields[1:]
    print("|", " | ".join(head), "|\n" + "|---" * len(head) + "|")
    for path in asked.records:
        record, over = read_record(read_text(path))
        for seat, kingdom in enumerate(kingdoms_by_seat(over), 1):
            print_row(record.variant, record.players, f"seat {seat}", kingdoms=[habits(over, kingdom)])
    for code, players, deals in () if asked.records else GAMES:
        if asked.game in (None, code):
            for level, kingdoms in by_level(code, players, deals).items():
                print_row(f"`{code}`", players, f"`{level}`", kingdoms=kingdoms)
    return 0


if __name__ == "__main__":
    sys.exit(main())
