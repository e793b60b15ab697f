"""The steps that Queendomino adds to a turn: taxes, building, the dragon (docs/rules.md 2.5)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.court.court import BRIBE_COST, Court, Treasury
from engine.court.moves import Bribe, Build, Refill, Tax
from engine.court.pieces import BuildingTile, Knight, building_sites, kinds_on, knights_on
from engine.errors import Reason, ReasonCode
from engine.extension import with_component
from engine.geometry import squares
from engine.moves import Discard, Move, Place
from engine.steps import Changes, PlaceStep, with_item

if TYPE_CHECKING:
    from engine.state import State


class CourtReason(ReasonCode):
    """The reasons of Queendomino's rules (docs/rules.md 2.5 to 2.10)."""

    NOT_JUST_PLACED = "not-just-placed"
    NO_KNIGHTS = "no-knights"
    EMPTY_SLOT = "empty-slot"
    BOARD_EMPTY = "board-empty"
    NO_SITE = "no-site"
    NOT_A_SITE = "not-a-site"
    TOO_DEAR = "too-dear"
    DRAGON_AWAKE = "dragon-awake"
    QUEEN_HERE = "queen-here"
    NO_COINS = "no-coins"


class PlaceBeforeTaxStep(PlaceStep):
    """A. Placing, as in Kingdomino; then knights may be sent to the squares of the domino (docs/rules.md 2.6)."""

    def effect(self, state: State, move: Place | Discard) -> Changes:
        changes = super().effect(state, move)
        if isinstance(move, Place):
            taxable = sum(square.mask for square in move.squares)
            changes["components"] = with_component(state.components, Court.of(state).with_taxable_squares(taxable))
        return changes


class OptionalStep:
    repeats = False

    def is_required(self, state: State) -> bool:  # noqa: ARG002
        return False


class TaxStep(OptionalStep):
    """B. A knight is put on a half of the domino just placed and collects coins (docs/rules.md 2.7)."""

    moves = (Tax,)
    repeats = True

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return () if self._obstacle(state) else tuple(map(Tax, squares(Court.of(state).taxable_squares)))

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return self._obstacle(state) or CourtReason.NOT_JUST_PLACED

    def check(self, state: State, move: Tax) -> ReasonCode | None:
        if obstacle := self._obstacle(state):
            return obstacle
        return None if move.square.mask & Court.of(state).taxable_squares else CourtReason.NOT_JUST_PLACED

    def effect(self, state: State, move: Tax) -> Changes:
        acting, court = state.king.kingdom, Court.of(state)
        collected = treasury(state).plus(coins=tax(state, move), knights=-1)
        left = court.taxable_squares & ~move.square.mask
        court = court.with_treasury(acting, collected).with_taxable_squares(left)
        kingdom = state.kingdom.with_piece(move.square, Knight())
        return Changes(
            kingdoms=with_item(state.kingdoms, acting, kingdom), components=with_component(state.components, court)
        )

    def _obstacle(self, state: State) -> CourtReason | None:
        """Return why no knight can be sent, whatever the square; None if one can."""
        return None if treasury(state).knights else CourtReason.NO_KNIGHTS


class BuildStep(OptionalStep):
    """C. A tile is bought from the builders' board and put on a town square (docs/rules.md 2.8)."""

    moves = (Build,)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        sites = tuple(squares(building_sites(state.kingdom)))
        if not sites:
            return ()
        court, acting, coins = Court.of(state), state.king.kingdom, treasury(state).coins
        affordable = [price for price, _ in court.on_offer() if court.cost(price, acting) <= coins]
        return tuple(Build(price, site) for price in affordable for site in sites)

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        if not Court.of(state).on_offer():
            return CourtReason.BOARD_EMPTY
        return CourtReason.TOO_DEAR if building_sites(state.kingdom) else CourtReason.NO_SITE

    def check(self, state: State, move: Build) -> ReasonCode | None:
        if not Court.of(state).has_tile(move.price):
            return CourtReason.EMPTY_SLOT
        sites = building_sites(state.kingdom)
        if not move.square.mask & sites:
            return CourtReason.NOT_A_SITE if sites else CourtReason.NO_SITE
        cost = Court.of(state).cost(move.price, state.king.kingdom)
        return None if cost <= treasury(state).coins else CourtReason.TOO_DEAR

    def effect(self, state: State, move: Build) -> Changes:
        acting, court = state.king.kingdom, Court.of(state)
        tile = court.tile_at(move.price)
        # The price is paid before the queen may come with a tower, as she helps from the next purchase on
        # (docs/rules.md R13).
        paid = treasury(state).plus(coins=-court.cost(move.price, acting))
        built = BuildingTile(tile, state.variant.rules)
        court = court.with_treasury(acting, paid).without_tile(move.price)
        court = court.with_immediate_effects(acting, built.building)
        kingdom = state.kingdom.with_piece(move.square, built)
        return Changes(
            kingdoms=with_item(state.kingdoms, acting, kingdom), components=with_component(state.components, court)
        )


class BribeStep(OptionalStep):
    """D. For a coin the dragon burns a tile of the builders' board, once a round (docs/rules.md 2.10)."""

    moves = (Bribe,)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        if self._obstacle(state):
            return ()
        return tuple(Bribe(price) for price, _ in Court.of(state).on_offer())

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return self._obstacle(state) or CourtReason.BOARD_EMPTY

    def check(self, state: State, move: Bribe) -> ReasonCode | None:
        if obstacle := self._obstacle(state):
            return obstacle
        return None if Court.of(state).has_tile(move.price) else CourtReason.EMPTY_SLOT

    def effect(self, state: State, move: Bribe) -> Changes:
        paid = treasury(state).plus(coins=-BRIBE_COST)
        court = Court.of(state).with_treasury(state.king.kingdom, paid).with_tile_burned(move.price)
        return Changes(components=with_component(state.components, court))

    def _obstacle(self, state: State) -> ReasonCode | None:
        """Return why the dragon burns nothing for this player now; None if it would."""
        court = Court.of(state)
        # The first choice is nothing but choosing (docs/rules.md R8).
        if state.domino is None:
            return Reason.NOTHING_TO_PLACE
        if court.is_dragon_out:
            return CourtReason.DRAGON_AWAKE
        if court.queen == state.king.kingdom:
            return CourtReason.QUEEN_HERE
        return None if treasury(state).coins >= BRIBE_COST else CourtReason.NO_COINS


class RefillChance:
    """The free slots are filled from the stack: before the first choice and after each round (docs/rules.md 2.11)."""

    moves = (Refill,)

    def is_required(self, state: State) -> bool:
        return Court.of(state).needs_tiles

    def check(self, state: State, move: Refill) -> ReasonCode | None:
        court = Court.of(state)
        # A tile named twice is a wrong count, too: it would leave a slot empty.
        if len(move.tiles) != court.tiles_due or len(set(move.tiles)) != len(move.tiles):
            return Reason.WRONG_COUNT
        return None if set(move.tiles) <= set(court.stack) else Reason.ALREADY_SEEN

    def effect(self, state: State, move: Refill) -> Changes:
        return Changes(components=with_component(state.components, Court.of(state).with_tiles(move.tiles)))

    def draw(self, state: State, rng: Random) -> Refill:
        court = Court.of(state)
        return Refill(tuple(rng.sample(court.stack, court.tiles_due)))


def treasury(state: State) -> Treasury:
    """Return the treasury of the kingdom that the current turn acts on. Raises IndexError if it is nobody's turn.

    >>> from engine import State
    >>> treasury(State.start("qd", 2).play(Move.parse("#1221")))
    Treasury(coins=7, knights=1, towers=0)
    """
    return Court.of(state).treasuries[state.king.kingdom]


def tax(state: State, move: Tax) -> int:
    """Return the coins that a knight sent now collects (docs/rules.md 2.7, R11).

    That is one for each square of the property under it, and what vaults pay for all knights or towers owned.

    >>> from engine import State
    >>> state = State.parse(
    ...     "qd 2 w0w0w0##;## q1:1,q17:2 1 q4,q8 2 q40-q44 b1,b20,b3,b4,b9,b27 b30-b32 7/1/0;7/1/0 - - e7.f7"
    ... )
    >>> tax(state, Move.parse("N@f7"))
    3
    """
    # The knight to be sent is still in reserve, so it is counted with the others owned.
    kingdom, own = state.kingdom, treasury(state)
    squares_taxed = kingdom.property_mask(move.square).bit_count()
    knights = own.knights + knights_on(kingdom).bit_count()
    bonus = sum(each.tax_per_knight * knights + each.tax_per_tower * own.towers for _, each in kinds_on(kingdom))
    return squares_taxed + bonus
