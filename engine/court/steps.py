"""The additional steps of a turn of Queendomino: taxes, building, the dragon (docs/rules.md 2.5)."""

from engine.court.court import BRIBE_COST, Court, Treasury
from engine.court.moves import Bribe, Build, Refill, Tax
from engine.court.pieces import BuildingTile, Knight, building_sites, kinds_on, knights_on
from engine.errors import Reason, ReasonCode
from engine.extension import with_component
from engine.geometry import squares
from engine.moves import Discard, Move, Place
from engine.permutation import Sampler
from engine.position import Changes, Position
from engine.steps import PlaceStep, with_item


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
    """A. Placing, as in Kingdomino, opens the squares of the domino to knights (docs/rules.md 2.6)."""

    def effect(self, position: Position, move: Place | Discard) -> Changes:
        changes = super().effect(position, move)
        if isinstance(move, Place):
            court = Court.of(position).with_taxable_squares(sum(square.mask for square in move.squares))
            changes["components"] = with_component(position.components, court)
        return changes


class OptionalStep:
    repeats = False

    def is_required(self, position: Position) -> bool:  # noqa: ARG002
        return False


class TaxStep(OptionalStep):
    """B. A knight comes to a square of the domino just placed and collects coins (docs/rules.md 2.7)."""

    moves = (Tax,)
    repeats = True

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        return () if self._obstacle(position) else tuple(map(Tax, squares(Court.of(position).taxable_squares)))

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return self._obstacle(position) or CourtReason.NOT_JUST_PLACED

    def check(self, position: Position, move: Tax) -> ReasonCode | None:
        if obstacle := self._obstacle(position):
            return obstacle
        return None if move.square.mask & Court.of(position).taxable_squares else CourtReason.NOT_JUST_PLACED

    def effect(self, position: Position, move: Tax) -> Changes:
        acting, court = position.king.kingdom, Court.of(position)
        collected = treasury(position).plus(coins=tax(position, move), knights=-1)
        left = court.taxable_squares & ~move.square.mask
        court = court.with_treasury(acting, collected).with_taxable_squares(left)
        kingdom = position.kingdom.with_piece(move.square, Knight())
        return Changes(
            kingdoms=with_item(position.kingdoms, acting, kingdom),
            components=with_component(position.components, court),
        )

    def _obstacle(self, position: Position) -> CourtReason | None:
        """Return why the player cannot send a knight; None if the player can."""
        return None if treasury(position).knights else CourtReason.NO_KNIGHTS


class BuildStep(OptionalStep):
    """C. The player buys a tile from the builders' board for a town square (docs/rules.md 2.8)."""

    moves = (Build,)

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        sites = tuple(squares(building_sites(position.kingdom)))
        if not sites or position.domino is None:
            return ()
        court, acting, coins = Court.of(position), position.king.kingdom, treasury(position).coins
        affordable = [price for price, _ in court.on_offer() if court.cost(price, acting) <= coins]
        return tuple(Build(price, site) for price in affordable for site in sites)

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        # In the first choice, players do not build: they have no town square, except in positions that were made up.
        if position.domino is None:
            return Reason.NOTHING_TO_PLACE
        if not Court.of(position).on_offer():
            return CourtReason.BOARD_EMPTY
        return CourtReason.TOO_DEAR if building_sites(position.kingdom) else CourtReason.NO_SITE

    def check(self, position: Position, move: Build) -> ReasonCode | None:
        if position.domino is None:
            return Reason.NOTHING_TO_PLACE
        if not Court.of(position).has_tile(move.price):
            return CourtReason.EMPTY_SLOT
        sites = building_sites(position.kingdom)
        if not move.square.mask & sites:
            return CourtReason.NOT_A_SITE if sites else CourtReason.NO_SITE
        cost = Court.of(position).cost(move.price, position.king.kingdom)
        return None if cost <= treasury(position).coins else CourtReason.TOO_DEAR

    def effect(self, position: Position, move: Build) -> Changes:
        acting, court = position.king.kingdom, Court.of(position)
        tile = court.tile_at(move.price)
        # The player pays before the queen may come with a tower: the queen helps from the next purchase on
        # (docs/rules.md R13).
        paid = treasury(position).plus(coins=-court.cost(move.price, acting))
        built = BuildingTile(tile, position.rules)
        court = court.with_treasury(acting, paid).without_tile(move.price)
        court = court.with_immediate_effects(acting, built.building)
        kingdom = position.kingdom.with_piece(move.square, built)
        return Changes(
            kingdoms=with_item(position.kingdoms, acting, kingdom),
            components=with_component(position.components, court),
        )


class BribeStep(OptionalStep):
    """D. For a coin the dragon burns a tile of the builders' board, once a round (docs/rules.md 2.10)."""

    moves = (Bribe,)

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        if self._obstacle(position):
            return ()
        return tuple(Bribe(price) for price, _ in Court.of(position).on_offer())

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return self._obstacle(position) or CourtReason.BOARD_EMPTY

    def check(self, position: Position, move: Bribe) -> ReasonCode | None:
        if obstacle := self._obstacle(position):
            return obstacle
        return None if Court.of(position).has_tile(move.price) else CourtReason.EMPTY_SLOT

    def effect(self, position: Position, move: Bribe) -> Changes:
        paid = treasury(position).plus(coins=-BRIBE_COST)
        court = Court.of(position).with_treasury(position.king.kingdom, paid).with_tile_burned(move.price)
        return Changes(components=with_component(position.components, court))

    def _obstacle(self, position: Position) -> ReasonCode | None:
        """Return why the player cannot bribe the dragon; None if the player can."""
        court = Court.of(position)
        # In the first choice, players do not bribe the dragon (docs/rules.md R8).
        if position.domino is None:
            return Reason.NOTHING_TO_PLACE
        if court.is_dragon_out:
            return CourtReason.DRAGON_AWAKE
        if court.queen == position.king.kingdom:
            return CourtReason.QUEEN_HERE
        return None if treasury(position).coins >= BRIBE_COST else CourtReason.NO_COINS


class RefillChance:
    """Chance fills the free slots from the stack, before the first choice and after each round (docs/rules.md 2.11)."""

    moves = (Refill,)

    def is_required(self, position: Position) -> bool:
        return Court.of(position).needs_tiles

    def check(self, position: Position, move: Refill) -> ReasonCode | None:
        court = Court.of(position)
        # A tile named twice is a wrong count, too, because a slot would remain free.
        if len(move.tiles) != court.tiles_due or len(set(move.tiles)) != len(move.tiles):
            return Reason.WRONG_COUNT
        return None if set(move.tiles) <= set(court.stack) else Reason.ALREADY_SEEN

    def effect(self, position: Position, move: Refill) -> Changes:
        return Changes(components=with_component(position.components, Court.of(position).with_tiles(move.tiles)))

    def draw(self, position: Position, sampler: Sampler) -> Refill:
        court = Court.of(position)
        tiles = {f"b{tile}": tile for tile in court.stack}
        return Refill(tuple(tiles[each] for each in sampler.sample([*tiles], court.tiles_due)))


def treasury(position: Position) -> Treasury:
    """Return the treasury of the kingdom to move. Raises IndexError before the first turn and after the last turn.

    >>> from engine import State
    >>> treasury(State.start("qd", 2).play(Move.parse("#1221")))
    Treasury(coins=7, knights=1, towers=0)
    """
    return Court.of(position).treasuries[position.king.kingdom]


def tax(position: Position, move: Tax) -> int:
    """Return the number of coins that a knight on the square of the move would collect (docs/rules.md 2.7, R11).

    A knight collects a coin for each square of the property, and vaults pay for all knights or towers of the kingdom.

    >>> from engine import State
    >>> state = State.parse(
    ...     "qd 2 w0w0w0##;## q1:1,q17:2 1 q4,q8 2 q40-q44 b1,b20,b3,b4,b9,b27 b30-b32 7/1/0;7/1/0 - - e7.f7"
    ... )
    >>> tax(state, Move.parse("N@f7"))
    3
    """
    # The knight of the move is still in reserve, so `own.knights` includes the knight.
    kingdom, own = position.kingdom, treasury(position)
    squares_taxed = kingdom.property_mask(move.square).bit_count()
    knights = own.knights + knights_on(kingdom).bit_count()
    bonus = sum(each.tax_per_knight * knights + each.tax_per_tower * own.towers for _, each in kinds_on(kingdom))
    return squares_taxed + bonus
