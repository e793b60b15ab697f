"""The computer player "greedy" in games with a court: one step of a turn at a time, each for what it leads to.

It places with the domino in mind that it may choose next, as it does in games without a court.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.court.court import BRIBE_COST
from engine.court.moves import Bribe, Build, Tax
from engine.court.steps import BuildStep, tax, treasury
from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.best_move import best_move
from players.court.court_value import coin_value, kingdom_value, treasury_value
from players.court.weights import WEIGHTS
from players.evaluation.property_gains import placement_gains
from players.evaluation.shape import holes
from players.evaluation.turns_left import TurnsLeft
from players.tolerance import TOLERANCE

_Gain = Callable[[Any], float]


def choose(state: State, rng: Random) -> Move:
    """Return the next move."""
    moves = state.legal_moves()
    # Nothing else is possible before the domino is placed or discarded.
    if isinstance(moves[0], Place | Discard):
        return best_move(moves, _placement_gain(state), rng)
    for kind, gain in _OPTIONAL:
        found = [move for move in moves if isinstance(move, kind)]
        if chosen := _best_if_positive(found, gain(state), rng):
            return chosen
    picks = [move for move in moves if isinstance(move, Pick)]
    return best_move(picks, _pick_gain(state), rng) if picks else Done()


def _best_if_positive(moves: Sequence[Move], gain: _Gain, rng: Random) -> Move | None:
    """Return the move that gains most; None if none gains anything."""
    gains_by_move = {move: gain(move) for move in moves}
    paying = [move for move in moves if gains_by_move[move] > TOLERANCE]
    return best_move(paying, gains_by_move.__getitem__, rng) if paying else None


def _own_gain(state: State) -> _Gain:
    """Return what moves add to the value of the kingdom whose turn it is."""
    acting = state.king.kingdom
    left = TurnsLeft.of(state, acting)
    before = kingdom_value(state, acting, left)
    return lambda move: kingdom_value(state.play(move), acting, left) - before


def _placement_gain(state: State) -> _Gain:
    """Return the values of placements: of the kingdom, of taxes now, and of the best domino to choose next."""
    acting, choice, knights = state.king.kingdom, state.next_line.free, treasury(state).knights
    left = TurnsLeft.of(state, acting)
    with_purchase = replace(left, count=left.count + 1)  # a building can be bought in this turn as well

    def gain(move: Place | Discard) -> float:
        after = state.play(move)
        land = after.kingdoms[acting]
        next_domino = max((_best_gain(land, domino, left) for domino in choice), default=0)
        taxes = _tax_gain(after, move, left) if knights and isinstance(move, Place) else 0
        value = kingdom_value(after, acting, with_purchase) - WEIGHTS.hole * holes(land.land, land.size)
        return value + taxes + next_domino

    return gain


def _tax_gain(state: State, place: Place, left: TurnsLeft) -> float:
    """Return what knights sent to the domino just placed would add."""
    own, size = treasury(state), state.kingdom.size
    kept = treasury_value(own, size, left) - treasury_value(own.plus(knights=-1), size, left)
    taxes = sorted((tax(state, Tax(square)) for square in place.squares), reverse=True)
    # One knight for each half, the better one first; a knight that would earn too little is kept.
    return sum(max(0, coin_value(left) * each - kept) for each in taxes[: own.knights])


def _pick_gain(state: State) -> _Gain:
    left = TurnsLeft.of(state, state.king.kingdom)
    return lambda pick: _best_gain(state.kingdom, pick.domino, left)


def _best_gain(land: Kingdom, domino: Domino, left: TurnsLeft) -> float:
    """Return what a domino adds at its best placement."""
    # A domino that fits nowhere will be discarded. Holes that are there already are no fault of any domino.
    most, before = -WEIGHTS.discard, holes(land.land, land.size)
    for points, first, second in placement_gains(land, domino):
        if points <= most:  # the gains that follow are no higher
            break
        more_holes = holes(land.land | first | second, land.size) - before
        most = max(most, points - WEIGHTS.hole * more_holes)
    towns = sum(half.terrain is Terrain.TOWN for half in (domino.a, domino.b))
    return most + WEIGHTS.site * min(towns, left.count) + WEIGHTS.crown * left.share * domino.crowns


def _bribe_gain(state: State) -> _Gain:
    """Return what burning a tile costs the kingdoms that still have a turn this round, less the coin."""
    acting = state.king.kingdom
    own, left = treasury(state), TurnsLeft.of(state, acting)
    size = state.kingdom.size
    cost = treasury_value(own, size, left) - treasury_value(own.plus(coins=-BRIBE_COST), size, left)
    coming = [state.replace(turns=state.turns[at:]) for at in range(1, len(state.turns))]
    gains = [(-1.0 if each.king.kingdom == acting else WEIGHTS.rivalry, _purchase_gains(each)) for each in coming]
    return lambda bribe: sum(weight * _loss(each, bribe.price) for weight, each in gains) - cost


def _purchase_gains(state: State) -> Mapping[int, float]:
    """Return by price what each tile would add to the kingdom whose turn it is, on its best site."""
    acting, step = state.king.kingdom, BuildStep()
    left = TurnsLeft.of(state, acting)
    before, gains = kingdom_value(state, acting, left), dict[int, float]()
    for move in step.legal_moves(state):
        assert isinstance(move, Build)
        # The effect of the step alone, and not `State.play`: in these imagined turns the step is over already.
        gain = kingdom_value(state.replace(**step.effect(state, move)), acting, left) - before
        gains[move.price] = max(gains.get(move.price, 0.0), gain)
    return gains


def _loss(gains: Mapping[int, float], price: int) -> float:
    """Return what the best purchase loses without the tile of that price."""
    others = max((gain for slot, gain in gains.items() if slot != price), default=0.0)
    return max(0.0, gains.get(price, 0.0) - others)


_OPTIONAL: tuple[tuple[type[Move], Callable[[State], _Gain]], ...] = (
    (Tax, _own_gain),
    (Build, _own_gain),
    (Bribe, _bribe_gain),
)
"""The moves that may be skipped, in their order, and how they are valued."""
