"""The end of a game, counted out: once the last line lies and nothing is hidden, every order of choices is tried.

No player's placements change what others can place, so a kingdom has its best end for each choice of dominoes, and
only the choices are a game between the players.
"""

from collections.abc import Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Discard, Move, Place, cached_pick
from engine.state import State
from engine.steps import with_item

MOST_ENDS: Final = 50_000
"""The most ends of kingdoms that are counted."""


class Aim(Enum):
    """What rivals maximize; of equal choices they take the better choice by the other measure."""

    POINTS = auto()
    LEAD = auto()


class Counted(NamedTuple):
    """A way to play the rest of a turn, and the points of all kingdoms at the end for each aim of the rivals."""

    moves: tuple[Move, ...]
    points: tuple[tuple[int, ...], ...]


class TooMany(Exception):
    """Raised if a position has too many ends."""


def count_out(state: State) -> list[Counted] | None:
    """Return every way to play the rest of the turn; None if the position cannot be counted out.

    The acting kingdom maximizes its lead over the best rival.
    """
    if state.variant.extensions or state.lines_dealt < state.format.rounds:
        return None
    try:
        by_aim = [dict(_Count(state, aim).turns()) for aim in Aim]
    except TooMany:
        return None
    return [Counted(moves, tuple(each[moves] for each in by_aim)) for moves in by_aim[0]]


class _Land(NamedTuple):
    """A kingdom, and the dominoes that it still places, wherever they bring most."""

    kingdom: Kingdom
    discards: tuple[Domino, ...]
    to_place: tuple[Domino, ...] = ()


Lands = tuple[_Land, ...]
Owners = tuple[int | None, ...]
"""The kingdoms with a king on each domino of the line."""


class _Count:
    def __init__(self, state: State, aim: Aim) -> None:
        self._state, self._aim, self._own = state, aim, state.king.kingdom
        self._line = state.next_line.dominoes
        self._ends = dict[tuple[int, _Land], int]()

    def turns(self) -> Iterator[tuple[tuple[Move, ...], tuple[int, ...]]]:
        state = self._state
        lands = tuple(map(_Land, state.kingdoms, state.discards))
        owners = tuple(king.kingdom if king else None for king in state.next_line.kings)
        placed: list[tuple[tuple[Move, ...], Lands]] = [
            ((move,), with_item(lands, self._own, _after(lands[self._own], move)))
            for move in state.legal_moves()
            if isinstance(move, Place | Discard)
        ]
        for made, after in placed or [((), lands)]:
            for slot, claimed in _claims(owners, self._own):
                picked = () if slot is None else (cached_pick(self._line[slot]),)
                yield (*made, *picked), self._play(1, after, claimed)

    def _play(self, at: int, lands: Lands, owners: Owners) -> tuple[int, ...]:
        """Return the points of all kingdoms at the end, after the best choices from a turn of the round on."""
        if at == len(self._state.turns):
            return tuple(
                self._end(each, land._replace(to_place=(*land.to_place, *self._owned(owners, each))))
                for each, land in enumerate(lands)
            )
        turn = self._state.turns[at]
        kingdom, domino = turn.king.kingdom, turn.domino
        land = lands[kingdom]
        comes_again = owners and any(each.king.kingdom == kingdom for each in self._state.turns[at + 1 :])
        # Where a kingdom chooses again, others see where its first domino lies.
        if domino is None:
            after = [land]
        elif comes_again:
            after = _spots(land, domino)
        else:
            after = [land._replace(to_place=(*land.to_place, domino))]
        ends = (
            self._play(at + 1, with_item(lands, kingdom, each), claimed)
            for each in after
            for _, claimed in _claims(owners, kingdom)
        )
        return max(ends, key=lambda points: self._worth(points, kingdom))

    def _worth(self, points: tuple[int, ...], kingdom: int) -> tuple[int, int]:
        lead = points[kingdom] - max(each for other, each in enumerate(points) if other != kingdom)
        is_for_lead = kingdom == self._own or self._aim is Aim.LEAD
        return (lead, points[kingdom]) if is_for_lead else (points[kingdom], lead)

    def _owned(self, owners: Owners, kingdom: int) -> tuple[Domino, ...]:
        return tuple(domino for domino, owner in zip(self._line, owners, strict=True) if owner == kingdom)

    def _end(self, kingdom: int, land: _Land) -> int:
        """Return the points of a kingdom after the best placements of its dominoes, in their order."""
        key = kingdom, land
        if key in self._ends:
            return self._ends[key]
        if len(self._ends) == MOST_ENDS:
            raise TooMany
        if land.to_place:
            domino, *rest = land.to_place
            after = _spots(land._replace(to_place=()), domino)
            points = max(self._end(kingdom, each._replace(to_place=tuple(rest))) for each in after)
        else:
            kingdoms = with_item(self._state.kingdoms, kingdom, land.kingdom)
            discards = with_item(self._state.discards, kingdom, land.discards)
            points = self._state.replace(kingdoms=kingdoms, discards=discards).score(kingdom).total
        self._ends[key] = points
        return points


def _claims(owners: Owners, kingdom: int) -> Iterator[tuple[int | None, Owners]]:
    """Yield each slot that a king of the kingdom can take, and the owners after it; None once without a next line."""
    if not owners:
        yield None, owners
    for slot, owner in enumerate(owners):
        if owner is None:
            yield slot, with_item(owners, slot, kingdom)


def _spots(land: _Land, domino: Domino) -> list[_Land]:
    places = land.kingdom.placements(domino)
    return [_after(land, each) for each in places or (Discard(domino),)]


def _after(land: _Land, move: Place | Discard) -> _Land:
    if isinstance(move, Discard):
        return land._replace(discards=(*land.discards, move.domino))
    return land._replace(kingdom=land.kingdom.place(move))
