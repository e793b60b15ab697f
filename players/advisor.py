"""Advice for people: which placements and which dominoes a computer player would prefer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Protocol, TypeAlias

import numpy as np

from engine.dominoes import Domino
from engine.moves import Move, Pick, Place, cached_pick
from engine.scoring import shown_points
from engine.state import State
from players.advice import ChoiceSuggestion, Suggestion
from players.evaluation.property_gains import placement_gains
from players.evaluation.shape import ShapeGoals
from players.greedy import GreedyPlayer, pick_value
from players.remark_finder import Placement
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.decode_candidate import decode_first_move
from players.search.evaluator import evaluate_turn, find_network
from players.search.first_sight import look_closer
from players.search.search_player import PLACEMENTS_AT_ROOT
from players.tolerance import first_of_best, ranked

Rank: TypeAlias = tuple[int, int, int, int]
"""What a placement is judged by at sight: the centre, the points, the holes, the number of properties."""


class Advisor(Protocol):
    """Ranks what a player may do. An advisor must be asked only about positions that it supports."""

    def supports(self, state: State) -> bool:
        """Return whether the advisor can judge such a game."""

    def placements(self, state: State) -> Sequence[Suggestion]:
        """Return the legal placements, best first."""

    def choices(self, state: State) -> Sequence[ChoiceSuggestion]:
        """Return the free dominoes of the next line, best first."""

    def next_move(self, state: State) -> Move:
        """Return the move that is best made next; one of a later step if all of the present one are best left out."""


class GreedyAdvisor:
    """Ranks by what can be seen at once, in any game."""

    def supports(self, _state: State, /) -> bool:
        return True

    def placements(self, state: State) -> Sequence[Suggestion]:
        """Return first the placements that leave the Middle Kingdom possible, if that counts, then by gain.

        Of equal ones those come first that leave fewer holes, then those that leave fewer and so larger properties.
        """
        ranked = sorted(_ranked_placements(state), key=itemgetter(0), reverse=True)
        return tuple(suggestion for _, suggestion in ranked)

    def choices(self, state: State) -> Sequence[ChoiceSuggestion]:
        """Return the dominoes by the value of the kingdom with each of them at its best placement."""
        if state.is_chance or not state.next_line.free:
            return ()
        value = pick_value(state)
        found = [_choice(state, domino) for domino in state.next_line.free]
        return tuple(sorted(found, key=lambda each: value(each.pick), reverse=True))

    def next_move(self, state: State) -> Move:
        """Return what the computer player "greedy" would do."""
        [move] = GreedyPlayer().choose(state, Random(0))
        return move


def _ranked_placements(state: State) -> Iterator[tuple[Rank, Suggestion]]:
    """Yield each legal placement with its rank."""
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    if not places:
        return
    acting, goals = state.king.kingdom, ShapeGoals.of(state)
    before = shown_points(state, acting)
    for place in places:
        placement = Placement(state, place)
        kingdom, total = placement.after, shown_points(placement.played, acting)
        centre, holes, _ = goals.value(kingdom.land, 0)
        rank = centre, total, holes, -len(kingdom.properties())
        yield rank, Suggestion(place, total - before, total, -holes, placement)


def _choice(state: State, domino: Domino) -> ChoiceSuggestion:
    """Return what a domino would do if it were to be placed now."""
    first, *others = state.turns
    imagined = state.replace(turns=(replace(first, domino=domino), *others), step_index=0)
    # Of equal ones the first, as when they are sorted.
    best = max(_ranked_placements(imagined), key=itemgetter(0), default=None)
    if best is None:
        return ChoiceSuggestion(cached_pick(domino), None, 0, imagined)
    return ChoiceSuggestion(cached_pick(domino), best[1].place, best[1].gain, imagined)


@dataclass(frozen=True)
class NetworkAdvisor:
    """Ranks by what a network expects in the end, in games that a network knows.

    It takes a closer look at the best, unless `looks_closer` is false: no future can be played from a position that is
    only imagined, in which the turns of others are left out.
    """

    looks_closer: bool = True

    def supports(self, state: State) -> bool:
        return find_network(state) is not None

    def placements(self, state: State) -> Sequence[Suggestion]:
        suggestions = GreedyAdvisor().placements(state)
        if not suggestions:
            return ()
        candidates, values = _evaluate(state, looks_closer=self.looks_closer)
        ranks: dict[Move, int] = {}
        for rank, candidate in enumerate(ranked(values.tolist())):
            ranks.setdefault(decode_first_move(state, candidates, candidate), rank)
        return tuple(sorted(suggestions, key=lambda each: ranks[each.place]))

    def choices(self, state: State) -> Sequence[ChoiceSuggestion]:
        suggestions = GreedyAdvisor().choices(state)
        if not suggestions:
            return ()
        candidates, values = _evaluate(state, looks_closer=self.looks_closer)
        line = [cached_pick(domino) for domino in state.next_line.dominoes]
        ranks: dict[Pick, int] = {}
        for rank, candidate in enumerate(ranked(values.tolist())):
            ranks.setdefault(line[candidates.slot[candidate]], rank)
        if candidates.table:  # then rivals count
            suggestions = [replace(each, denied=_gain_of_rivals(state, each.pick.domino)) for each in suggestions]
        return tuple(sorted(suggestions, key=lambda each: ranks[each.pick]))

    def next_move(self, state: State) -> Move:
        candidates, values = _evaluate(state, looks_closer=self.looks_closer)
        return decode_first_move(state, candidates, first_of_best(values.tolist()))


@lru_cache(maxsize=32)
def _evaluate(state: State, *, looks_closer: bool) -> tuple[Candidates, Floats]:
    """Return the candidates of the turn, with some for every placement, and their values, (candidates,) float32.

    Kept for a while, as the parts of a panel and each key that somebody types ask about the same position.
    """
    # Fixed seeds, so that a position always gets the same advice.
    games, draws = BatchGames.of(state, np.random.default_rng(0)), np.random.default_rng(1)
    network = find_network(state)
    assert network, "the advisor does not support this game"
    legal = sum(isinstance(move, Place) for move in state.legal_moves())
    candidates, values = evaluate_turn(games, network, max(legal, PLACEMENTS_AT_ROOT))
    return candidates, look_closer(games, network, candidates, values, draws) if looks_closer else values


def _gain_of_rivals(state: State, domino: Domino) -> int:
    """Return the most points that a domino would bring a rival who is still to choose; 0 if nobody is."""
    rivals = {turn.king.kingdom for turn in state.turns[1:]} - {state.king.kingdom}
    # The highest gain comes first.
    gains = (next(placement_gains(state.kingdoms[rival], domino), None) for rival in rivals)
    return max((gain[0] for gain in gains if gain), default=0)


ADVISORS: tuple[Advisor, ...] = NetworkAdvisor(), GreedyAdvisor()
"""The best first; the last supports every game."""

PLAN_ADVISORS: tuple[Advisor, ...] = NetworkAdvisor(looks_closer=False), GreedyAdvisor()
"""The same for positions that are only imagined."""


def best_advisor(state: State) -> Advisor:
    """Return the best advisor that supports a game."""
    return _first_that_supports(state, ADVISORS)


def best_plan_advisor(state: State) -> Advisor:
    """Return the best advisor that supports a game, for positions that are only imagined."""
    return _first_that_supports(state, PLAN_ADVISORS)


def _first_that_supports(state: State, advisors: Sequence[Advisor]) -> Advisor:
    return next(advisor for advisor in advisors if advisor.supports(state))
