"""Several games between computer players, and what each seat has won in them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.variants import Variant
from players.analysis.futures import totals_and_victories
from players.player import Level
from tools.benchmarks.matches import kingdoms_by_seat, play_game


class Tally(NamedTuple):
    """The points and the victories of one seat; a shared victory counts as its fraction."""

    points: int
    wins: float


def play_match(variant: Variant, seats: Sequence[Level], games: int, seed: int) -> list[Tally]:
    """Play games in which the players keep their seats; return the tally of each seat."""
    results = [play_game(variant, seats, Random(f"{seed}/{number}")) for number in range(games)]
    played = [(*totals_and_victories(over), kingdoms_by_seat(over)) for over in results]
    return [
        Tally(sum(points[of[seat]] for points, _, of in played), sum(wins[of[seat]] for _, wins, of in played))
        for seat in range(len(seats))
    ]
