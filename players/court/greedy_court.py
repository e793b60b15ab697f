"""The "solid" and "beginner" levels in games with a court: the values of its parts, and the moves.

The "solid" level takes one step of a turn at a time, and places with the next domino in mind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.court.buildings import POINTS_PER_PROPERTY, BuildingKind
from engine.court.court import BRIBE_COST, COINS_PER_POINT, Court, Treasury
from engine.court.moves import Bribe, Build, Tax
from engine.court.pieces import kinds_on, knights_on
from engine.court.steps import BuildStep, tax, treasury
from engine.dominoes import TERRAINS, Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.choosing import TOLERANCE, MovePreference, best_move
from players.evaluation import TurnsLeft, holes, placement_gains, property_outlines


@dataclass(frozen=True)
class Weights:
    """Weights of the evaluation, in points unless said otherwise.

    Weights of future gains are given for the start of the game, and shrink with the share of remaining turns.
    """

    hole: float = 4.0  # cost of an empty square without an empty neighbor
    discard: float = 4.0  # cost of a discard
    rivalry: float = 0.3  # gain per point lost by a rival
    site: float = 1.2  # a future building on a free town square, beyond its price
    crown: float = 1.0  # future squares in the property of a crown
    tie_break: float = 1 / 64  # a coin without any points
    coin: float = 0.2  # future use of a coin, beyond its points
    queen_arrives: float = 0.25  # chance of the queen's arrival in a kingdom with as many towers as any other
    queen_leaves: float = 0.5  # chance of the queen's departure from a kingdom without a lead in towers
    new_properties: float = 1.5  # future properties of a terrain
    new_squares: float = 2.5  # future squares in the property of a building's crown
    new_towers: float = 1.5  # future towers of a kingdom
    new_knights: float = 3.0  # future knights of a kingdom
    tax: float = 0.6  # coins collected by a knight in reserve, per square of the grid's side
    useful_coins: int = 3  # coins of use in a turn
    useful_knights: int = 2  # knights of use in a turn


WEIGHTS = Weights()


def kingdom_value(state: State, kingdom: int, left: TurnsLeft) -> float:
    """Return the value of a kingdom in points: its score now, and the prospects of coins, knights, towers and towns.

    The prospects shrink as turns run out, so only the score counts in the last turn of a kingdom.
    """
    land, court = state.kingdoms[kingdom], Court.of(state)
    own, built = court.treasuries[kingdom], kinds_on(land)
    # Only buildings reward sent knights, so without buildings the knights are not counted.
    knights = own.knights + knights_on(land).bit_count() + WEIGHTS.new_knights * left.share if built else 0.0
    sites = land.terrains[Terrain.TOWN.index].bit_count() - len(built)  # each building stands on a town square
    outlines = [outline for terrain in TERRAINS for outline in property_outlines(land, terrain)]
    points = sum((size + WEIGHTS.crown * left.share) * crowns for _, size, crowns in outlines)
    largest = max((size for _, size, _ in outlines), default=0)
    return (
        points
        + _queen_chance(court, kingdom, left) * largest
        + sum(_building_value(kind, land, own, knights, left) for _, kind in built)
        + treasury_value(own, land.size, left)
        + WEIGHTS.site * min(sites, left.count)
    )


def coin_value(left: TurnsLeft) -> float:
    return 1 / COINS_PER_POINT + WEIGHTS.coin * left.share


def treasury_value(own: Treasury, size: int, left: TurnsLeft) -> float:
    """Return the value of coins and reserve knights for a kingdom in a grid of side `size`."""
    # After the last turn coins buy nothing. The tiny weight prefers more coins at equal points.
    if not left.count:
        return own.coins // COINS_PER_POINT + WEIGHTS.tie_break * own.coins
    useful = min(own.coins, WEIGHTS.useful_coins * left.count)
    collected = WEIGHTS.tax * size * min(own.knights, WEIGHTS.useful_knights * left.count)
    return coin_value(left) * (useful + collected) + (own.coins - useful) / COINS_PER_POINT


def _queen_chance(court: Court, kingdom: int, left: TurnsLeft) -> float:
    towers = [own.towers for own in court.treasuries]
    lead = towers.pop(kingdom) - max(towers)
    # A larger lead makes the queen's departure less likely, and a larger gap her arrival.
    if court.queen == kingdom:
        return 1 - WEIGHTS.queen_leaves * left.share / (1 + lead)
    return WEIGHTS.queen_arrives * left.share / (1 + max(0, -lead))


def _building_value(building: BuildingKind, land: Kingdom, own: Treasury, knights: float, left: TurnsLeft) -> float:
    towers = own.towers + WEIGHTS.new_towers * left.share
    sent = min(own.knights + WEIGHTS.new_knights * left.share, WEIGHTS.useful_knights * left.count)
    return (
        building.points
        + POINTS_PER_PROPERTY * _counted_properties(building, land, left)
        + building.points_per_tower * towers
        + building.points_per_knight * knights
        + building.crowns * WEIGHTS.new_squares * left.share
        + coin_value(left) * sent * (building.tax_per_knight * knights + building.tax_per_tower * towers)
    )


def _counted_properties(building: BuildingKind, land: Kingdom, left: TurnsLeft) -> float:
    if building.per_property is None:
        return 0
    return len(property_outlines(land, building.per_property)) + WEIGHTS.new_properties * left.share


_Gain = Callable[[Any], float]


def choose(state: State, rng: Random) -> Move:
    moves = state.legal_moves()
    # The domino must be placed or discarded first.
    if isinstance(moves[0], Place | Discard):
        return best_move(moves, _placement_gain(state), rng)
    for kind, gain in _OPTIONAL:
        found = [move for move in moves if isinstance(move, kind)]
        if chosen := _best_if_positive(found, gain(state), rng):
            return chosen
    picks = [move for move in moves if isinstance(move, Pick)]
    left = TurnsLeft.of(state, state.king.kingdom)
    return best_move(picks, lambda pick: _best_gain(state.kingdom, pick.domino, left), rng) if picks else Done()


def _best_if_positive(moves: Sequence[Move], gain: _Gain, rng: Random) -> Move | None:
    gains_by_move = {move: gain(move) for move in moves}
    paying = [move for move in moves if gains_by_move[move] > TOLERANCE]
    return best_move(paying, gains_by_move.__getitem__, rng) if paying else None


def _own_gain(state: State) -> _Gain:
    """Return the gains of moves in the value of the acting kingdom."""
    acting = state.king.kingdom
    left = TurnsLeft.of(state, acting)
    before = kingdom_value(state, acting, left)
    return lambda move: kingdom_value(state.play(move), acting, left) - before


def _placement_gain(state: State) -> _Gain:
    """Return the values of placements: the kingdom, the taxes of this turn, and the best next domino."""
    acting, choice, knights = state.king.kingdom, state.next_line.free, treasury(state).knights
    left = TurnsLeft.of(state, acting)
    with_purchase = replace(left, count=left.count + 1)  # this turn still allows a purchase

    def gain(move: Place | Discard) -> float:
        after = state.play(move)
        land = after.kingdoms[acting]
        next_domino = max((_best_gain(land, domino, left) for domino in choice), default=0)
        taxes = _tax_gain(after, move, left) if knights and isinstance(move, Place) else 0
        value = kingdom_value(after, acting, with_purchase) - WEIGHTS.hole * holes(land.land, land.size)
        return value + taxes + next_domino

    return gain


def _tax_gain(state: State, place: Place, left: TurnsLeft) -> float:
    own, size = treasury(state), state.kingdom.size
    kept = treasury_value(own, size, left) - treasury_value(own.plus(knights=-1), size, left)
    taxes = sorted((tax(state, Tax(square)) for square in place.squares), reverse=True)
    # At most one knight goes to each half, to the better half first. A knight with too small a tax stays in reserve.
    return sum(max(0, coin_value(left) * each - kept) for each in taxes[: own.knights])


def _best_gain(land: Kingdom, domino: Domino, left: TurnsLeft) -> float:
    # A domino without a placement will be discarded. Existing holes are no fault of the domino.
    most, before = -WEIGHTS.discard, holes(land.land, land.size)
    for points, first, second in placement_gains(land, domino):
        if points <= most:  # the remaining gains are no higher
            break
        more_holes = holes(land.land | first | second, land.size) - before
        most = max(most, points - WEIGHTS.hole * more_holes)
    towns = sum(half.terrain is Terrain.TOWN for half in (domino.a, domino.b))
    return most + WEIGHTS.site * min(towns, left.count) + WEIGHTS.crown * left.share * domino.crowns


def _bribe_gain(state: State) -> _Gain:
    """Return the cost of burning a tile for kingdoms with a turn left in this round, less the coin."""
    acting = state.king.kingdom
    own, left = treasury(state), TurnsLeft.of(state, acting)
    size = state.kingdom.size
    cost = treasury_value(own, size, left) - treasury_value(own.plus(coins=-BRIBE_COST), size, left)
    coming = [state.replace(turns=state.turns[at:]) for at in range(1, len(state.turns))]
    gains = [(-1.0 if each.king.kingdom == acting else WEIGHTS.rivalry, _purchase_gains(each)) for each in coming]
    return lambda bribe: sum(weight * _loss(each, bribe.price) for weight, each in gains) - cost


def _purchase_gains(state: State) -> Mapping[int, float]:
    """Return the gain of each tile for the acting kingdom on its best site, by price."""
    acting, step = state.king.kingdom, BuildStep()
    left = TurnsLeft.of(state, acting)
    before, gains = kingdom_value(state, acting, left), dict[int, float]()
    for move in step.legal_moves(state):
        assert isinstance(move, Build)
        # In these imagined turns the step is over already, so `State.play` would refuse the move.
        gain = kingdom_value(state.replace(**step.effect(state, move)), acting, left) - before
        gains[move.price] = max(gains.get(move.price, 0.0), gain)
    return gains


def _loss(gains: Mapping[int, float], price: int) -> float:
    """Return the loss of the best purchase without the tile of that price."""
    others = max((gain for slot, gain in gains.items() if slot != price), default=0.0)
    return max(0.0, gains.get(price, 0.0) - others)


_OPTIONAL: tuple[tuple[type[Move], Callable[[State], _Gain]], ...] = (
    (Tax, _own_gain),
    (Build, _own_gain),
    (Bribe, _bribe_gain),
)
"""The optional moves in their order, with their valuations."""


def _build_value(state: State, build: Build) -> float:
    """Return the score after the purchase, less half a point for each coin of the slot's price."""
    return state.play(build).score(state.king.kingdom).total - build.price / 2


MOVE_PREFERENCES = (
    MovePreference(Tax, tax, probability=0.8),
    MovePreference(Build, _build_value, probability=0.5),
    MovePreference(Bribe, lambda _state, move: move.price, probability=0.1),
)
