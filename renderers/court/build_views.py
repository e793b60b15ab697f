"""The court's part of the views of a state."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.court.buildings import BuildingKind, kind_of
from engine.court.court import Court, Treasury, kind_on_slot
from engine.court.moves import Bribe, Build
from engine.court.pieces import building_sites, buildings_on, kinds_on, knights_on
from engine.court.scoring import queens_property
from engine.geometry import CASTLE, Square, squares
from engine.kingdom import Kingdom
from engine.state import State
from renderers.build_views import active_player, kingdom_view, numbered_spots, owner_of
from renderers.court.view import Building, Buyer, CourtView, Offer, StackView, Token, Towers
from renderers.court.wording import BuildingsText, PreviewText, QueenBonusText, SquaresText, TreasuryText
from renderers.view import Counter, Highlight, KingdomComponent, KingdomView, Owner, PiecePreview, PieceView

# ---- kingdoms


def component_of(state: State, kingdom: int) -> KingdomComponent | None:
    """Return the court's part of the view of a kingdom; None in a game without a court."""
    court = state.find(Court)
    if court is None:
        return None
    queen = _queens_square(state, kingdom) if court.queen == kingdom else None
    return kingdom_component(state.kingdoms[kingdom], court.treasuries[kingdom], queen)


def kingdom_component(kingdom: Kingdom, treasury: Treasury, queen: Square | None) -> KingdomComponent:
    """Return the court's part of the view of a kingdom with a treasury.

    `queen` is the square under the queen, if the queen lives in the kingdom.
    """
    knights = tuple(squares(knights_on(kingdom)))
    built, free = kinds_on(kingdom), tuple(squares(building_sites(kingdom)))
    here = () if queen is None else (queen,)
    told = {"alt-queen": here, "alt-sites": free, "alt-knights": knights}
    return KingdomComponent(
        pieces=(
            *(building_piece(square, building) for square, building in built),
            *(PieceView(square, (Token.KNIGHT_ON_LAND,)) for square in knights),
            *(PieceView(square, (Token.QUEEN_ON_LAND,)) for square in here),
        ),
        counters=(
            Counter(Token.COIN, treasury.coins),
            Counter(Token.KNIGHT, treasury.knights),
            Counter(Token.TOWER, treasury.towers),
            *(Counter(Token.QUEEN) for _ in here),
        ),
        crowned=here,
        sentences=(
            TreasuryText(treasury),
            *([BuildingsText(built)] if built else []),
            *(SquaresText(key, each) for key, each in told.items() if each),
        ),
    )


def building_piece(square: Square, building: BuildingKind) -> PieceView:
    towers = (Towers(building.towers),) if building.towers else ()
    return PieceView(square, (Building(building.id), *towers), building.crowns, covers=True)


def _queens_square(state: State, kingdom: int) -> Square:
    """Return the square under the queen: a square of the queen's property, or the castle without a property.

    On this square the queen hides little. The queen rarely moves, because new squares are rarely closer to the castle.
    """
    area = queens_property(state, kingdom)
    if area is None:
        return CASTLE
    land = state.kingdoms[kingdom]
    built, knights = {square for square, _ in buildings_on(land)}, {*squares(knights_on(land))}

    # False sorts before True, so squares without a building, without a knight, with few crowns and near the castle come
    # first.
    def order(square: Square) -> tuple[bool, bool, int, int, Square]:
        distance = abs(square.file - CASTLE.file) + abs(square.rank - CASTLE.rank)
        return square in built, square in knights, land.crowns_on(square.mask), distance, square

    return min(area.squares, key=order)


def building_site_view(state: State, names: Sequence[str], build: Build) -> KingdomView:
    """Return the view of the kingdom to move with numbers on free town squares, and the building on its square.

    Raises LookupError for an empty slot.
    """
    kind = kind_on_slot(state, build.price)
    spots = numbered_spots((site,) for site in squares(building_sites(state.kingdom)))
    piece, text = building_piece(build.square, kind), PreviewText(kind, build.square)
    own = kingdom_view(state, state.king.kingdom, names)
    return replace(own, spots=spots, preview=PiecePreview(piece, text))


# ---- the board


def court_view(state: State, names: Sequence[str], chosen: Build | Bribe | None = None) -> CourtView:
    """Return the view of the builders' board, with the prices for the player to move and a mark on the chosen tile."""
    court, owner, rules = Court.of(state), active_player(state, names), state.variant.rules
    kinds = [kind_of(tile, rules) if tile else None for tile in court.board]
    return CourtView(
        tuple(
            Offer(price, court.cost(price, state.king.kingdom) if owner else price, kind)
            for price, kind in enumerate(kinds)
        ),
        len(court.stack),
        kind_of(court.burned[-1], rules) if court.is_dragon_out and court.burned else None,
        None if court.queen is None else owner_of(state, court.queen, names),
        Buyer(owner, court.treasuries[state.king.kingdom]) if owner else None,
        chosen.price if chosen else None,
        burns=isinstance(chosen, Bribe),
    )


# ---- the poster


def queen_bonus(state: State, owners: Sequence[Owner]) -> Iterator[Highlight]:
    """Yield a highlight about the additional points of the queen's crown."""
    court = state.find(Court)
    if court is None or court.queen is None:
        return
    area, owner = queens_property(state, court.queen), owners[court.queen]
    if area:
        yield Highlight(owner, QueenBonusText(area.terrain, area.size))


# ---- the stack


def stack_view(state: State) -> StackView | None:
    """Return the view of the tiles not turned up yet; None without such tiles or without a court."""
    court = state.find(Court)
    if court is None or not court.stack:
        return None
    kinds = [kind_of(tile, state.variant.rules) for tile in court.stack]
    counted = tuple((kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
    return StackView(tuple(sorted(counted, key=lambda each: -each[1])))
