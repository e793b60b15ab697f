"""Positions and moves as numbers, for `games`. README.md documents them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from typing import Any

import numpy as np

from engine import Direction, Domino, Kingdom, Move, Square, Standing, State
from engine.court import SLOTS, TILES, Bribe, Build, Court, Tax, buildings_on, knights_on
from engine.dominoes import BOXES, all_dominoes
from engine.geometry import squares
from engine.moves import Discard, Done, Pick, Place

SIDE = 13
CELLS = SIDE**2
PICKS = 4 * CELLS
"""The first action that chooses a domino; actions below place a domino."""
NUMBERS = len(BOXES["k"])
DIRECTIONS = tuple(Direction)

REWARDS = "victory", "points"

Floats = np.ndarray[Any, np.dtype[np.float32]]


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}: try {', '.join(REWARDS)}")


def rewards(reward: str, points: Sequence[int], standings: Sequence[Standing]) -> list[float]:
    """Return the reward of each kingdom at the end of a game."""
    if reward == "points":
        return list(map(float, points))
    winners = [each.kingdom for each in standings if each.place == 1]
    return [(kingdom in winners) / len(winners) - 1 / len(points) for kingdom in range(len(points))]


@dataclass(frozen=True)
class Layout:
    """The actions of a game, and the shapes of the parts of an observation, by name and in order."""

    dominoes: tuple[Domino, ...]
    lands: int
    """The number of terrains."""
    has_court: bool
    shapes: Mapping[str, tuple[int, ...]]

    @classmethod
    def of(cls, state: State) -> Layout:
        """Return the layout of a game, from any of its positions."""
        kingdoms, line, lands = len(state.kingdoms), state.format.line, len(state.variant.terrains)
        dominoes, has_court = all_dominoes(state.format.boxes), bool(state.variant.extensions)
        row = 1 + kingdoms + 2 * (lands + 1) + 1
        shapes: dict[str, tuple[int, ...]] = {
            "kingdoms": (kingdoms, lands + 3 + 2 * has_court, SIDE, SIDE),
            "points": (kingdoms,),
            "discards": (kingdoms,),
            "queue": (line, row),
            "next": (line, row),
            "unseen": (len(dominoes),),
            "game": (5,),
        }
        if has_court:
            shapes |= {
                "treasuries": (kingdoms, 4),
                "board": (SLOTS, len(TILES)),
                "stack": (len(TILES),),
                "dragon": (1,),
            }
        return cls(dominoes, lands, has_court, shapes)

    @property
    def size(self) -> int:
        return sum(map(prod, self.shapes.values()))

    @property
    def discard(self) -> int:
        """The action that discards a domino. The actions of the court come after it."""
        return PICKS + len(self.dominoes)

    @property
    def actions(self) -> int:
        return self.discard + 1 + self.has_court * ((1 + SLOTS) * CELLS + SLOTS + 1)

    def parts(self, observation: Floats) -> dict[str, Floats]:
        """Return views of the parts of an observation in their shapes."""
        found, start = dict[str, Floats](), 0
        for name, shape in self.shapes.items():
            found[name] = observation[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return found

    def number_of(self, move: Move) -> int:
        """Return the action of a move of a player."""
        taxes = self.discard + 1
        builds = taxes + CELLS
        bribes = builds + SLOTS * CELLS
        match move:
            case Place(square=square, direction=direction):
                number = 4 * cell_of(square) + DIRECTIONS.index(direction)
            case Pick(domino=domino):
                number = PICKS + self.dominoes.index(domino)
            case Discard():
                number = self.discard
            case Tax(square=square):
                number = taxes + cell_of(square)
            case Build(price=price, square=square):
                number = builds + price * CELLS + cell_of(square)
            case Bribe(price=price):
                number = bribes + price
            case Done():
                number = bribes + SLOTS
            case _:
                raise ValueError(f"{move} is not a move of a player")
        return number


def cell_of(square: Square) -> int:
    """Return the number of a square: a1 is 0, b1 is 1, and m13 is 168."""
    return SIDE * square.rank + square.file


def observation(state: State, own: int, layout: Layout) -> Floats:
    """Return a position as the kingdom `own` sees it, which comes first; the others follow in their order."""
    seen = np.zeros(layout.size, np.float32)
    parts, count = layout.parts(seen), len(state.kingdoms)
    for at in range(count):
        kingdom = (own + at) % count
        parts["kingdoms"][at] = planes(state.kingdoms[kingdom], layout.lands, has_court=layout.has_court)
        parts["points"][at] = state.score(kingdom).total
        parts["discards"][at] = len(state.discards[kingdom])
    for row, turn in zip(parts["queue"], state.turns, strict=False):
        row[:] = row_of(turn.domino, turn.king.kingdom, own, layout)
    for row, (domino, king) in zip(parts["next"], claims(state), strict=False):
        row[:] = row_of(domino, king, own, layout)
    parts["unseen"][:] = [domino in state.unseen for domino in layout.dominoes]
    is_due = bool(state.turns) and state.king.kingdom == own
    options = ["m" in state.variant.options, "h" in state.variant.options]
    parts["game"][:] = [*options, state.lines_dealt / state.format.rounds, state.step_index, is_due]
    if layout.has_court:
        court = Court.of(state)
        for at in range(count):
            kingdom = (own + at) % count
            each = court.treasuries[kingdom]
            parts["treasuries"][at] = [each.coins, each.knights, each.towers, court.queen == kingdom]
        for price, tile in court.on_offer():
            parts["board"][price, tile - 1] = 1
        parts["stack"][[tile - 1 for tile in court.stack]] = 1
        parts["dragon"][:] = court.is_dragon_out
    return seen


def claims(state: State) -> Sequence[tuple[Domino, int | None]]:
    """Return the dominoes of the next line, each with the kingdom that has chosen it, or None."""
    line = state.next_line
    return [(domino, king.kingdom if king else None) for domino, king in zip(line.dominoes, line.kings, strict=True)]


def row_of(domino: Domino | None, kingdom: int | None, own: int, layout: Layout) -> Floats:
    """Return a domino of a line and its kingdom: present, kingdom (own first), domino."""
    [count] = layout.shapes["points"]
    owner = [float(kingdom is not None and (kingdom - own) % count == at) for at in range(count)]
    return np.concatenate([[1.0], owner, halves(domino, layout.lands)], dtype=np.float32)


@cache
def halves(domino: Domino | None, lands: int) -> Floats:
    """Return terrain and crowns of both halves, and the number as a share of 48; zeros for no domino."""
    found = np.zeros(2 * (lands + 1) + 1, np.float32)
    if domino:
        for half, start in ((domino.a, 0), (domino.b, lands + 1)):
            found[start + half.terrain.index], found[start + lands] = 1, half.crowns
        found[-1] = domino.number / NUMBERS
    return found


@lru_cache(maxsize=256)
def planes(kingdom: Kingdom, lands: int, *, has_court: bool) -> Floats:
    """Return a kingdom as planes of 13 x 13 squares, as listed in README.md."""
    found = np.zeros((lands + 3 + 2 * has_court, CELLS), np.float32)
    for square, half in kingdom.cells.items():
        found[half.terrain.index, cell_of(square)] = 1
        found[lands, cell_of(square)] = kingdom.crowns_on(square.mask)
    found[lands + 1, CELLS // 2] = 1
    found[lands + 2, [cell_of(square) for square in squares(kingdom.free)]] = 1
    if has_court:
        found[lands + 3, [cell_of(square) for square in squares(knights_on(kingdom))]] = 1
        for square, tile in buildings_on(kingdom):
            found[lands + 4, cell_of(square)] = tile
    return found.reshape(-1, SIDE, SIDE)
