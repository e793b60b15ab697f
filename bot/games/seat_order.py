"""Who sits where: seats before a game and at its start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.games.models import Seat

SUBSTITUTE = "greedy"
"""The computer player that takes over for somebody who left, and for another that fails."""


def seating(seats: Sequence[Seat], kingdoms: int, rng: Random) -> tuple[Seat, ...]:
    """The seats shuffled and numbered anew, so that those who asked for a kingdom play for it (docs/rules.md R20)."""
    shuffled = rng.sample(seats, len(seats))
    free = {kingdom: list(range(kingdom + 1, len(seats) + 1, kingdoms)) for kingdom in range(kingdoms)}
    numbered = []
    for seat in sorted(shuffled, key=lambda seat: seat.team not in free):
        wished = free.get(seat.team, []) if seat.team is not None else []
        numbers = wished or next(left for left in free.values() if left)
        numbered.append(replace(seat, number=numbers.pop(0)))
    return tuple(sorted(numbered, key=lambda seat: seat.number))


def fresh(seat: Seat) -> Seat:
    """The seat before a game; a computer player has that of somebody who is forgotten."""
    computer = seat.computer if seat.user_id else seat.computer or SUBSTITUTE
    return replace(seat, computer=computer, score=None, place=None)
