"""Turns the court's part of a turn in a batch game into moves: chooses the squares for knights and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from engine.court.court import Court, kind_on_slot
from engine.court.moves import Build, Tax
from engine.court.pieces import building_sites
from engine.geometry import Square, squares
from engine.moves import Move
from engine.state import State
from players.search.batch_kingdoms import NONE


def decode_holdings(state: State, knights: int, slot: int) -> Iterator[Move]:
    """Yield that many taxes, each of the largest property left, and the purchase from a slot unless it is NONE."""
    for _ in range(knights):
        tax = Tax(max(squares(Court.of(state).taxable_squares), key=lambda square: _property_size(state, square)))
        yield tax
        state = state.play(tax)
    if slot != NONE:
        yield _build(state, slot)


def _build(state: State, slot: int) -> Build:
    """Return the purchase from a slot: a crown goes to the largest town, everything else to the smallest."""
    sign = 1 if kind_on_slot(state, slot).crowns else -1
    return Build(
        slot, max(squares(building_sites(state.kingdom)), key=lambda square: sign * _property_size(state, square))
    )


def _property_size(state: State, square: Square) -> int:
    """Return the squares of the property that a square belongs to."""
    return state.kingdom.property_mask(square).bit_count()
