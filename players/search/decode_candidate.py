"""Turns a candidate of the batch games into the moves of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.moves import Discard, Done, Move, Place, cached_pick
from engine.state import State
from players.search.batch_kingdoms import DIRECTIONS, NONE, window_of
from players.search.candidates import Candidates


def decode_turn(state: State, candidates: Candidates, candidate: int) -> Iterator[Move]:
    """Yield the moves of the rest of the turn that a candidate stands for."""
    after = state
    for move in _moves(state, candidates, candidate):
        yield move
        after = after.play(move)
        if not after.is_same_turn(state):  # nothing is left to do in this turn
            return


def decode_first_move(state: State, candidates: Candidates, candidate: int) -> Move:
    """Return the first move of a candidate."""
    return next(decode_turn(state, candidates, candidate))


def _moves(state: State, candidates: Candidates, candidate: int) -> Iterator[Move]:
    placements, column = candidates.placements, int(candidates.placement[candidate])
    placement = _placement(state, candidates, column)
    if placement:
        yield placement
    # Extensions look at the kingdom as it is after the placement: where to put things, not whether.
    after = state.play(placement) if placement else state
    for holdings in placements.holdings:
        for move in holdings.moves(after, column):
            yield move
            after = after.play(move)
    line = state.next_line.dominoes
    yield cached_pick(line[candidates.slot[candidate]]) if line else Done()


def _placement(state: State, candidates: Candidates, column: int) -> Move | None:
    """Return how the turn's domino is placed or discarded; None if that is done, or if there is none."""
    placements, domino = candidates.placements, state.domino
    if domino and placements.direction[column] != NONE:
        square = window_of(state.kingdom.size).square(int(placements.cell[column]))
        return Place(domino, square, DIRECTIONS[placements.direction[column]])
    return Discard(domino) if domino and placements.discards[column] else None
