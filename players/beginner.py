"""The computer player "beginner": sees what is in front of it, and does not always choose the best of it.

It counts the points of the domino that it places, likes to join equal terrains, and takes the crowns that it sees. It
ignores holes, where the castle is, what others do, and the domino after this one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from engine.dominoes import Domino
from engine.extensions import parts
from engine.geometry import neighbours
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.extension import PlayerPart
from players.move_preference import MovePreference
from players.player import NO_SEARCH, Limit
from players.tolerance import ranked

RANK_WEIGHTS = 70, 20, 10
"""How often of a hundred times it takes the best, the second best and the third best move that it sees."""

SAME_TERRAIN_BONUS = 0.5
"""Points that a half next to its own terrain seems to be worth."""


class BeginnerPlayer:
    """Makes one move at a time, of the kind that comes first among its preferences."""

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        moves = state.legal_moves()
        for preference in _preferences(state):
            found = [move for move in moves if isinstance(move, preference.kind)]
            if found and rng.random() < preference.probability:
                return [_one_of_the_best(found, partial(preference.value, state), rng)]
        # No preference has come true. The last legal move declines the rest of the turn, if that is possible.
        return [moves[-1]]


def _one_of_the_best(moves: Sequence[Move], value: Callable[[Move], float], rng: Random) -> Move:
    """Return one of the moves that seem best; the order of equal ones is random."""
    shuffled = rng.sample(moves, len(moves))
    best = ranked([value(move) for move in shuffled], len(RANK_WEIGHTS))
    return shuffled[rng.choices(best, RANK_WEIGHTS[: len(best)])[0]]


def _place_value(state: State, place: Place) -> float:
    """Return the points that a placement scores, with a bonus for each half that lies next to its own terrain."""
    kingdom, terrains = state.kingdom, state.kingdom.terrains
    same = sum(bool(neighbours(square.mask) & terrains[half.terrain.index]) for square, half in place.covered)
    return _points(kingdom.place(place)) - _points(kingdom) + SAME_TERRAIN_BONUS * same


def _points(kingdom: Kingdom) -> int:
    return sum(each.points for each in kingdom.properties())


def _pick_value(state: State, pick: Pick) -> float:
    """Return the crowns of a domino, with a bonus for each half of a terrain that the kingdom has."""
    return pick.domino.crowns + SAME_TERRAIN_BONUS * _known_halves(state.kingdom, pick.domino)


def _known_halves(kingdom: Kingdom, domino: Domino) -> int:
    return sum(bool(kingdom.terrains[half.terrain.index]) for half in (domino.a, domino.b))


def _score_after(state: State, move: Move) -> float:
    """Return the score after a move of an unknown kind."""
    return state.play(move).score(state.king.kingdom).total


_PLACING = MovePreference(Place, _place_value), MovePreference(Discard, lambda _state, _move: 0)
_PICKING = MovePreference(Pick, _pick_value)


def _preferences(state: State) -> Sequence[MovePreference]:
    """Return the preferences for this game in the order in which they are tried."""
    known = [
        *_PLACING,
        *(preference for each in parts(PlayerPart, state.variant) for preference in each.move_preferences),
    ]
    kinds: tuple[type[Move], ...] = (Pick, *(preference.kind for preference in known))
    others = {type(move): None for move in state.legal_moves() if not isinstance(move, (*kinds, Done))}
    # Moves that nobody registered are made half of the time; choosing ends a turn, so it is tried last.
    return [*known, *(MovePreference(kind, _score_after, 0.5) for kind in others), _PICKING]
