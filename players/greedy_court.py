"""The computer player "greedy" in games with a court: each move for what it leads to, one step of a turn at a time.

It places with the domino in mind that it may choose next, as it does where there is no court.
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
from players.evaluation.court_value import CROWN, SITE, Outlook, coin, treasure, worth
from players.evaluation.property_gains import gains
from players.evaluation.shape import holes
from players.selection import best

HOLE = 4.0
"""Points that an empty square without an empty neighbour costs."""

DISCARD = 4.0
RIVALRY = 0.3
"""Points that the loss of a point to a rival is worth."""

_Gain = Callable[[Any], float]


def choose(state: State, rng: Random) -> Move:
    moves = state.legal_moves()
    if isinstance(moves[0], Place | Discard):
        return best(moves, _placing(state), rng)
    for kind, gaining in _OPTIONAL:
        offered = [move for move in moves if isinstance(move, kind)]
        if chosen := _if_it_pays(offered, gaining(state), rng):
            return chosen
    picks = [move for move in moves if isinstance(move, Pick)]
    return best(picks, _picking(state), rng) if picks else Done()


def _if_it_pays(moves: Sequence[Move], gain: _Gain, rng: Random) -> Move | None:
    """The best of the moves, where that is better than none."""
    gains_by_move = {move: gain(move) for move in moves}
    paying = [move for move in moves if gains_by_move[move] > 0]
    return best(paying, gains_by_move.__getitem__, rng) if paying else None


def _making(state: State) -> _Gain:
    """What moves add to the kingdom whose turn it is."""
    acting = state.king.kingdom
    outlook = Outlook.of(state, acting)
    before = worth(state, acting, outlook)
    return lambda move: worth(state.play(move), acting, outlook) - before


def _placing(state: State) -> _Gain:
    acting, choice, knights = state.king.kingdom, state.next_line.free, treasury(state).knights
    outlook = Outlook.of(state, acting)
    building = replace(outlook, left=outlook.left + 1)

    def gain(move: Place | Discard) -> float:
        after = state.play(move)
        land = after.kingdoms[acting]
        ahead = max((_ahead(land, domino, outlook) for domino in choice), default=0)
        levied = _levied(after, move, outlook) if knights and isinstance(move, Place) else 0
        return worth(after, acting, building) - HOLE * holes(land.land, land.size) + levied + ahead

    return gain


def _levied(state: State, place: Place, outlook: Outlook) -> float:
    """What knights sent to the domino just placed would add."""
    own, size = treasury(state), state.kingdom.size
    kept = treasure(own, size, outlook) - treasure(own.plus(knights=-1), size, outlook)
    taxes = sorted((tax(state, Tax(square)) for square in place.squares), reverse=True)
    return sum(max(0, coin(outlook) * each - kept) for each in taxes[: own.knights])


def _picking(state: State) -> _Gain:
    outlook = Outlook.of(state, state.king.kingdom)
    return lambda pick: _ahead(state.kingdom, pick.domino, outlook)


def _ahead(land: Kingdom, domino: Domino, outlook: Outlook) -> float:
    """What a domino adds at its best place."""
    most = -DISCARD
    for points, first, second in gains(land, domino):
        if points <= most:  # what follows gains no more
            break
        most = max(most, points - HOLE * holes(land.land | first | second, land.size))
    towns = sum(half.terrain is Terrain.TOWN for half in (domino.a, domino.b))
    return most + SITE * min(towns, outlook.left) + CROWN * outlook.share * domino.crowns


def _bribing(state: State) -> _Gain:
    """What it harms those who still come this round, less the coin."""
    acting = state.king.kingdom
    own, outlook = treasury(state), Outlook.of(state, acting)
    size = state.kingdom.size
    cost = treasure(own, size, outlook) - treasure(own.plus(coins=-BRIBE_COST), size, outlook)
    coming = [state.replace(turns=state.turns[at:]) for at in range(1, len(state.turns))]
    hopes = [(-1.0 if each.king.kingdom == acting else RIVALRY, _hopes(each)) for each in coming]
    return lambda bribe: sum(weight * _loss(hope, bribe.price) for weight, hope in hopes) - cost


def _hopes(state: State) -> Mapping[int, float]:
    """What the tile on each slot would add to the kingdom whose turn it is, at its best site."""
    acting, step = state.king.kingdom, BuildStep()
    outlook = Outlook.of(state, acting)
    before, hopes = worth(state, acting, outlook), dict[int, float]()
    for move in step.legal_moves(state):
        assert isinstance(move, Build)
        gain = worth(state.replace(**step.effect(state, move)), acting, outlook) - before
        hopes[move.price] = max(hopes.get(move.price, 0.0), gain)
    return hopes


def _loss(hopes: Mapping[int, float], price: int) -> float:
    """What the best of them loses without that slot."""
    others = max((gain for slot, gain in hopes.items() if slot != price), default=0.0)
    return max(0.0, hopes.get(price, 0.0) - others)


_OPTIONAL: tuple[tuple[type[Move], Callable[[State], _Gain]], ...] = (Tax, _making), (Build, _making), (Bribe, _bribing)
