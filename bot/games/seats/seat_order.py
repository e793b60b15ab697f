"""The order of seats, before a game and at its start."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

from bot.games.game import Game
from bot.games.models import STAND_IN, Seat


def seating(game: Game, kingdoms: int, rng: Random) -> tuple[Seat, ...]:
    """Shuffle the seats and number them anew; those who asked for a kingdom play for it (docs/rules.md R20).

    Seat s plays for kingdom (s - 1) mod `kingdoms`. The players of a series are numbered in its first game.
    """
    shuffled = rng.sample(game.seats, len(game.seats))
    free = {kingdom: list(range(kingdom + 1, len(shuffled) + 1, kingdoms)) for kingdom in range(kingdoms)}
    numbered = []
    # Those who asked for a kingdom choose first.
    for seat in sorted(shuffled, key=lambda seat: seat.team not in free):
        wanted = free.get(seat.team, []) if seat.team is not None else []
        numbers = wanted or next(left for left in free.values() if left)
        numbered.append(replace(seat, number=numbers.pop(0)))
    seats = tuple(sorted(numbered, key=lambda seat: seat.number))
    return _with_series_players(seats) if game.options.dynasty else seats


def _with_series_players(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give numbers to the players of a series: those who have played in it keep theirs, newcomers get the others."""
    taken = {seat.series_player for seat in seats}
    free = (number for number in count(1) if number not in taken)
    return tuple(seat if seat.series_player else replace(seat, series_player=next(free)) for seat in seats)


def reset_for_new_game(seat: Seat) -> Seat:
    """Clear the results of a seat; a computer player takes the seat of a person whose data was erased."""
    computer = seat.computer if seat.user_id else seat.computer or STAND_IN
    return replace(seat, computer=computer, score=None, place=None, plan=None)
