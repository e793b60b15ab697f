"""Advice for people: the placements and dominoes preferred by a computer player, with reasons."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from operator import itemgetter
from random import Random
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np

from engine.dominoes import Domino
from engine.extensions import parts
from engine.moves import Done, Move, Pick, Place, cached_pick
from engine.state import State
from players.choosing import ranked
from players.evaluation import ShapeGoals, placement_gains
from players.extension import PlayerPart
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from players.search.batch_games import BatchGames
from players.search.candidates import decode_first_move, decode_turn
from players.search.evaluator import evaluate_turn, find_network, sees_table
from players.search.search_player import PLACEMENTS_AT_ROOT, look_closer
from players.simple_players import GreedyPlayer, pick_value


@dataclass(frozen=True)
class Suggestion:
    """A placement with its immediate gain, and the points and holes after the placement.

    Final bonuses count only in the last turn of a kingdom (see `shown_points`). A hole is an empty square without an
    empty neighbor, so no domino will ever cover a hole.
    """

    place: Place
    gain: int
    total: int
    holes: int
    placement: Placement = field(repr=False, compare=False)

    @cached_property
    def reasons(self) -> tuple[Remark, ...]:
        return remarks(self.placement)


@dataclass(frozen=True)
class ChoiceSuggestion:
    """A domino of the next line, and its gain at the best placement in the present kingdom.

    `gain` is None if the domino fits nowhere. `denied` is the highest gain of a rival who chooses later, or 0 if the
    advisor ignores rivals.
    """

    pick: Pick
    gain: int | None
    denied: int = 0


Rank: TypeAlias = tuple[int, int, int, int]
"""The rank of a placement without a search: center, points, holes, number of properties."""


class Advisor(Protocol):
    """Ranks the options of a player."""

    def placements(self, state: State) -> Sequence[Suggestion]:
        """Return the legal placements, best first."""

    def choices(self, state: State, place: Place | None = None) -> Sequence[ChoiceSuggestion]:
        """Return the free dominoes of the next line, best first, after the placement if there is one."""

    def best_turn(self, state: State) -> Sequence[Move]:
        """Return at least one move for the rest of the turn.

        The first move may belong to a later step, if skipping the present step is best.
        """


def _reconsidered(state: State, move: Move) -> Move:
    """Return the advised move, or the move that an extension prefers in advice for people."""
    for part in parts(PlayerPart, state.variant):
        move = part.reconsidered(state, move)
    return move


class GreedyAdvisor:
    """Ranks by immediate effects, in any game."""

    def placements(self, state: State) -> Sequence[Suggestion]:
        """Return the placements, ordered by the Middle Kingdom if it counts, gain, fewer holes, and fewer properties.

        Fewer properties are larger properties.
        """
        ranked = sorted(_ranked_placements(state), key=itemgetter(0), reverse=True)
        return tuple(suggestion for _, suggestion in ranked)

    def choices(self, state: State, place: Place | None = None) -> Sequence[ChoiceSuggestion]:
        """Return the dominoes by the value of the kingdom with each domino at its best placement."""
        after = state.play(place) if place else state
        if after.is_chance or not after.next_line.free:
            return ()
        value = pick_value(after)
        found = [ChoiceSuggestion(cached_pick(domino), _best_gain(after, domino)) for domino in after.next_line.free]
        return tuple(sorted(found, key=lambda each: value(each.pick), reverse=True))

    def best_turn(self, state: State) -> Sequence[Move]:
        moves, after = list[Move](), state
        while not moves or after.is_same_turn(state):
            [move] = GreedyPlayer().choose(after, Random(0))
            moves.append(_reconsidered(after, move))
            after = after.play(moves[-1])
        return moves


def _ranked_placements(state: State) -> Iterator[tuple[Rank, Suggestion]]:
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    if not places:
        return
    acting, goals = state.king.kingdom, ShapeGoals.of(state)
    before = state.shown_points(acting)
    for place in places:
        placement = Placement(state, place)
        kingdom, total = placement.after, placement.played.shown_points(acting)
        center, holes, _ = goals.value(kingdom.land, 0)
        rank = center, total, holes, -len(kingdom.properties())
        yield rank, Suggestion(place, total - before, total, -holes, placement)


def _best_gain(state: State, domino: Domino) -> int | None:
    """Return the gain of a domino at its best placement in the present kingdom; None if the domino fits nowhere."""
    kingdom, goals = state.kingdom, ShapeGoals.of(state)
    if kingdom.pieces:  # pieces score by more than properties
        first, *others = state.turns
        imagined = state.replace(turns=(replace(first, domino=domino), *others), step_index=0)
        best = max(_ranked_placements(imagined), key=itemgetter(0), default=None)
        return best[1].gain if best else None
    gains = [(goals.loses_center(kingdom.land | a | b), gain) for gain, a, b in placement_gains(kingdom, domino)]
    # Placements come with the highest gain first, but the center goes before the gain.
    return min(gains, key=itemgetter(0))[1] if gains else None


@dataclass(frozen=True)
class NetworkAdvisor:
    """Ranks by a network's prediction, in games with a network.

    With `looks_closer` the advisor takes a closer look at the best candidates. An imagined position without the turns
    of others has no futures, so its advisor must not look closer.
    """

    looks_closer: bool = True

    def placements(self, state: State) -> Sequence[Suggestion]:
        suggestions = GreedyAdvisor().placements(state)
        if not suggestions:
            return ()
        ranks = _ranks(first for first, _ in _ranking(state, looks_closer=self.looks_closer).turns)
        return tuple(sorted(suggestions, key=lambda each: ranks[each.place]))

    def choices(self, state: State, place: Place | None = None) -> Sequence[ChoiceSuggestion]:
        suggestions = GreedyAdvisor().choices(state, place)
        if not suggestions:
            return ()
        after = state.play(place) if place else state
        network = find_network(state)
        if network and sees_table(network):  # such a network takes rivals into account
            suggestions = [replace(each, denied=_gain_of_rivals(after, each.pick.domino)) for each in suggestions]
        ranks = _ranks(self._ranked_picks(state, place))
        return tuple(sorted(suggestions, key=lambda each: ranks[each.pick]))

    def _ranked_picks(self, state: State, place: Place | None) -> Iterator[Move]:
        """Yield the choices after a placement, best first, possibly with repetitions."""
        ranking = _ranking(state, looks_closer=self.looks_closer)
        if place and ranking.best[0] != place:
            # The closer look did not include turns with this placement.
            ranking, place = _ranking(state.play(place), looks_closer=self.looks_closer), None
        return (last for first, last in ranking.turns if place in (None, first))

    def best_turn(self, state: State) -> Sequence[Move]:
        moves, after = list[Move](), state
        for move in _ranking(state, looks_closer=self.looks_closer).best:
            moves.append(_reconsidered(after, move))
            after = after.play(moves[-1])
            if moves[-1] != move:
                return (*moves, *(self.best_turn(after) if after.is_same_turn(state) else ()))
        return moves


def _ranks(moves: Iterable[Move]) -> Mapping[Move, int]:
    return {move: rank for rank, move in reversed([*enumerate(moves)])}


class _Ranking(NamedTuple):
    """A ranking of turns: the moves of the best turn, and the first and last move of many turns, best first."""

    best: Sequence[Move]
    turns: Sequence[tuple[Move, Move]]


@lru_cache(maxsize=512)
def _ranking(state: State, *, looks_closer: bool) -> _Ranking:
    """Rank ways to play the rest of the turn; every placement occurs at least once.

    Rankings are cached, as the parts of a panel and every typed key ask about the same position.
    """
    # Fixed seeds give the same advice for the same position.
    games, draws = BatchGames.of(state, np.random.default_rng(0)), np.random.default_rng(1)
    network = find_network(state)
    assert network, "the advisor does not support this game"
    legal = sum(isinstance(move, Place) for move in state.legal_moves())
    candidates, values = evaluate_turn(games, network, max(legal, PLACEMENTS_AT_ROOT))
    if looks_closer:
        values = look_closer(games, network, candidates, values, draws)
    line: list[Move] = [*map(cached_pick, state.next_line.dominoes)] or [Done()]
    first, known = partial(decode_first_move, state, candidates), dict[Move, Move]()
    # Equal moves share one object.
    best, *_ = order = ranked(values.tolist())
    turns = ((first(each), line[candidates.slot[each]]) for each in order)
    pairs = tuple((known.setdefault(move, move), last) for move, last in turns)
    return _Ranking(tuple(decode_turn(state, candidates, best)), pairs)


def _gain_of_rivals(state: State, domino: Domino) -> int:
    """Return the highest gain of a domino for a rival who still chooses, or 0 without such a rival."""
    rivals = {turn.king.kingdom for turn in state.turns[1:]} - {state.king.kingdom}
    # The first gain of a rival is the highest.
    gains = (next(placement_gains(state.kingdoms[rival], domino), None) for rival in rivals)
    return max((gain[0] for gain in gains if gain), default=0)


def best_advisor(state: State, *, looks_closer: bool = True) -> Advisor:
    """Return the network's advisor for games with a network, and the greedy advisor for other games.

    `looks_closer` must be false for an imagined position.
    """
    return NetworkAdvisor(looks_closer) if find_network(state) else GreedyAdvisor()
