"""Remarks on placements in games with a court.

tax     that many coins for a knight on one of its squares
sites   that many squares to build on
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.court.moves import Tax
from engine.court.pieces import building_sites
from engine.court.steps import tax, treasury
from players.remark_finder import Placement, Remark, RemarkFinder

MIN_TAX = 3
"""The coins from which on a tax is worth a remark."""


def _tax(placement: Placement) -> Iterator[Remark]:
    if treasury(placement.state).knights:
        most = max(tax(placement.played, Tax(square)) for square in placement.place.squares)
        if most >= MIN_TAX:
            yield Remark("tax", most)


def _sites(placement: Placement) -> Iterator[Remark]:
    if more := (building_sites(placement.after) & placement.covered).bit_count():
        yield Remark("sites", more)


REMARK_FINDERS = RemarkFinder(55, _tax), RemarkFinder(85, _sites)
