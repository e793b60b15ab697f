"""Remarks on placements and purchases in games with a court.

On placements:
reason-tax    a knight on a square of the domino earns that many coins
reason-sites  that many squares to build on

On purchases, compared with another purchase that may gain more at once:
suggested-tile-queen    the queen moves in
suggested-tile-knights  that many knights, to be sent in later turns
suggested-tile-taxes    later knights collect more
suggested-tile-grows    the points of the tile can still grow
suggested-tile-towers   more towers than with the other purchase
suggested-tile-coins    that many more coins are left
"""

from collections.abc import Iterator

from engine.court.court import Court, kind_on_slot
from engine.court.moves import Build, Tax
from engine.court.pieces import building_sites
from engine.court.steps import tax, treasury
from engine.state import State
from players.evaluation import TurnsLeft
from players.remark_finder import Placement, Remark, RemarkFinder

MIN_TAX = 3
"""The smallest tax worth a remark."""


def _tax(placement: Placement) -> Iterator[Remark]:
    if treasury(placement.state).knights:
        most = max(tax(placement.played, Tax(square)) for square in placement.place.squares)
        if most >= MIN_TAX:
            yield Remark("reason-tax", most)


def _sites(placement: Placement) -> Iterator[Remark]:
    if more := (building_sites(placement.after) & placement.covered).bit_count():
        yield Remark("reason-sites", more)


def brings_queen(state: State, build: Build) -> bool:
    return Court.of(state).queen != state.king.kingdom == Court.of(state.play(build)).queen


def purchase_remark(state: State, build: Build, other: Build) -> Remark | None:
    """Return the most important reason for a purchase compared with another; None without a reason."""
    return next(_purchase_remarks(state, build, other), None)


def _purchase_remarks(state: State, build: Build, other: Build) -> Iterator[Remark]:
    court, acting = Court.of(state), state.king.kingdom
    tile, rival = (kind_on_slot(state, move.price) for move in (build, other))
    if brings_queen(state, build):
        yield Remark("suggested-tile-queen")
    # After the last turn of the kingdom no tile grows, and new knights cannot be sent in the turn of their arrival.
    if TurnsLeft.of(state, acting).count:
        if tile.knights > rival.knights:
            yield Remark("suggested-tile-knights", tile.knights)
        if tile.tax_per_knight or tile.tax_per_tower:
            yield Remark("suggested-tile-taxes")
        if tile.per_property or tile.crowns or tile.points_per_tower or tile.points_per_knight:
            yield Remark("suggested-tile-grows")
    if tile.towers > rival.towers and court.queen != acting:
        yield Remark("suggested-tile-towers", tile.towers)
    saved = court.cost(other.price, acting) - court.cost(build.price, acting)
    if saved > 0:
        yield Remark("suggested-tile-coins", saved)


REMARK_FINDERS = RemarkFinder(55, _tax), RemarkFinder(85, _sites)
