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
from renderers.court.view import Building, CourtView, Offer, StackView, Token, Towers
from renderers.court.wording import (
    BuildingsText,
    PreviewText,
    QueenBonusText,
    SquaresText,
    TreasuryText,
)
from renderers.draw_operations import SpriteKey
from renderers.view import (
    Counter,
    Highlight,
    KingdomComponent,
    KingdomView,
    Owner,
    PiecePreview,
    PieceView,
)

# ---- kingdoms


def component_of(state: State, kingdom: int) -> KingdomComponent | None:
    """Return what the court adds to the view of a kingdom; None if the game has no court."""
    court = state.find(Court)
    if court is None:
        return None
    queen = _queens_square(state, kingdom) if court.queen == kingdom else None
    return kingdom_component(state.kingdoms[kingdom], court.treasuries[kingdom], queen)


def kingdom_component(kingdom: Kingdom, treasury: Treasury, queen: Square | None) -> KingdomComponent:
    """Return what the court adds to the view of a kingdom with that treasury.

    `queen` is the square on which she stands if she lives in the kingdom.
    """
    knights = tuple(squares(knights_on(kingdom)))
    built, free = kinds_on(kingdom), tuple(squares(building_sites(kingdom)))
    here = () if queen is None else (queen,)
    told = {"queen": here, "sites": free, "knights": knights}
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
            *(SquaresText(f"alt-{key}", each) for key, each in told.items() if each),
        ),
    )


def building_piece(square: Square, building: BuildingKind) -> PieceView:
    return PieceView(square, building_sprites(building), building.crowns, covers=True)


def building_sprites(building: BuildingKind) -> tuple[SpriteKey, ...]:
    towers = (Towers(building.towers),) if building.towers else ()
    return (Building(building.id), *towers)


def _queens_square(state: State, kingdom: int) -> Square:
    """Return the square of her property on which the queen stands; the castle if there is no property yet.

    She hides little there, and stays as long as her property does: what is added to it is rarely closer to the castle.
    """
    area = queens_property(state, kingdom)
    if area is None:
        return CASTLE
    land = state.kingdoms[kingdom]
    built, knights = {square for square, _ in buildings_on(land)}, {*squares(knights_on(land))}

    # False sorts before True: rather not on a building, not with a knight, on few crowns, close to the castle.
    def order(square: Square) -> tuple[bool, bool, int, int, Square]:
        distance = abs(square.file - CASTLE.file) + abs(square.rank - CASTLE.rank)
        return square in built, square in knights, land.crowns_on(square.mask), distance, square

    return min(area.squares, key=order)


def building_site_view(state: State, names: Sequence[str], build: Build) -> KingdomView:
    """Return the kingdom of the player to move, its free town squares numbered and the building shown on its own.

    Raises LookupError if the slot is empty.
    """
    kind = kind_on_slot(state, build.price)
    spots = numbered_spots((site,) for site in squares(building_sites(state.kingdom)))
    piece, text = building_piece(build.square, kind), PreviewText(kind, build.square)
    own = kingdom_view(state, state.king.kingdom, names)
    return replace(own, spots=spots, preview=PiecePreview(piece, text))


# ---- the board


def court_view(state: State, names: Sequence[str], chosen: Build | Bribe | None = None) -> CourtView:
    """Return the view of the builders' board, with the prices of the player to move.

    The tile of the move that is `chosen` is marked.
    """
    court, buyer, rules = Court.of(state), active_player(state, names), state.variant.rules
    kingdom = state.king.kingdom if buyer else None
    kinds = [kind_of(tile, rules) if tile else None for tile in court.board]
    return CourtView(
        tuple(
            Offer(price, price if kingdom is None else court.cost(price, kingdom), kind)
            for price, kind in enumerate(kinds)
        ),
        len(court.stack),
        kind_of(court.burned[-1], rules) if court.is_dragon_out and court.burned else None,
        None if court.queen is None else owner_of(state, court.queen, names),
        buyer,
        None if kingdom is None else court.treasuries[kingdom],
        chosen.price if chosen else None,
        burns=isinstance(chosen, Bribe),
    )


# ---- the poster


def queen_bonus(state: State, owners: Sequence[Owner]) -> Iterator[Highlight]:
    """Yield what the queen's crown was worth, in addition to the points of its terrain."""
    court = state.find(Court)
    if court is None or court.queen is None:
        return
    area, owner = queens_property(state, court.queen), owners[court.queen]
    if area:
        yield Highlight(owner, QueenBonusText(area.terrain, area.size), area.terrain.value, Token.QUEEN)


# ---- the stack


def stack_view(state: State) -> StackView | None:
    """Return the tiles that have not been turned up yet; None if the game has no court or all have been."""
    court = state.find(Court)
    if court is None or not court.stack:
        return None
    kinds = [kind_of(tile, state.variant.rules) for tile in court.stack]
    counted = tuple((kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
    return StackView(tuple(sorted(counted, key=lambda each: -each[1])))
