"""The highlights of a finished game: the best turn of a player, and the turns that changed the game most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from bot.games.table import PlayedTurn, Table
from engine.moves import Place
from engine.state import State
from players.analysis.judge import Depth, judge
from players.analysis.verdicts import Verdict, verdict
from renderers.story import race_of

LEAST_SPREAD: Final = 1.5
"""The uncertainty of the final points after the last turn, in points."""
SPREAD: Final = 8.0
"""The additional uncertainty before the first turn. Each turn takes an equal part of these points away."""
TURNED: Final = 0.15
"""A turn has decided a game if the odds changed by at least this much."""
LEAST_GAIN: Final = 5
"""The fewest points of a turn that has decided a game. Without the points, the winner must have no lead."""


class Glance(NamedTuple):
    """A turn as the judge sees it at a glance.

    - `expected`: the points of the kingdom at the end of the game, as expected after the turn;
    - `worth`: how many points more the turn brings than the usual turn of a person in the same position;
    - `verdict`: whether something was better.
    """

    expected: float
    worth: float
    verdict: Verdict = Verdict.AS_GOOD


Glances: TypeAlias = Mapping[int, Glance]
"""Glances at turns of a game, by the ply of the turn's last move. The log only grows, so a ply means one turn."""


class ValuedTurn(NamedTuple):
    """A turn with a domino to place, and the change of the odds of the kingdom."""

    turn: PlayedTurn
    glance: Glance
    change: float

    @property
    def kingdom(self) -> int:
        return self.turn[0].before.king.kingdom

    @property
    def placement(self) -> Place | None:
        return next((each.move for each in self.turn if isinstance(each.move, Place)), None)

    @property
    def gains_by_placing(self) -> bool:
        return self.gain > 0 and self.placement is not None

    @property
    def gain(self) -> int:
        before, after = (state.score(self.kingdom).earned for state in (self.turn[0].before, self.turn[-1].after))
        return after - before


@dataclass(frozen=True)
class Highlights:
    """All turns of a finished game with a domino to place, in order."""

    turns: tuple[ValuedTurn, ...] = ()

    @classmethod
    def of(cls, table: Table, known: Glances = MappingProxyType({})) -> Highlights:
        """Value all turns; without `known` glances this takes up to a second: call this in a thread."""
        seen = glances(table, known)
        turns = [turn for turn in table.turns if turn[-1].ply in seen]
        expected = _first_expected(turns, seen, len(table.state.kingdoms))
        found = []
        for number, turn in enumerate(turns, 1):
            kingdom, spread = turn[0].before.king.kingdom, LEAST_SPREAD + SPREAD * (1 - number / len(turns))
            before = _odds(expected, spread)[kingdom]
            expected[kingdom] = seen[turn[-1].ply].expected
            found.append(ValuedTurn(turn, seen[turn[-1].ply], _odds(expected, spread)[kingdom] - before))
        return cls(tuple(found))

    def best_of(self, kingdom: int) -> ValuedTurn | None:
        """Return the turn with the largest gain, and of several the best choice; None without a gain.

        A turn that a clearly better turn existed for is not praised.
        """
        own = (
            each
            for each in self.turns
            if each.kingdom == kingdom and each.gains_by_placing and each.glance.verdict is not Verdict.CLEARLY_BETTER
        )
        return max(own, key=lambda each: (each.gain, each.glance.worth), default=None)

    def deciding(self, end: State) -> ValuedTurn | None:
        """Return the turn that raised the odds of the only winner most, and without which the winner had no lead.

        Only turns count after which the winner was in front at the end of each round. None if no turn changed the odds
        enough.
        """
        first, second, *_ = end.ranking()
        if first.total == second.total:
            return None
        least = max(LEAST_GAIN, first.total - second.total)
        since = race_of([*(each.turn[0].before for each in self.turns), end]).since
        own = (each for each in self.turns if each.kingdom == first.kingdom and each.gains_by_placing)
        late = (each for each in own if each.turn[0].before.round >= since)
        great = [each for each in late if each.gain >= least and each.change >= TURNED]
        return max(great, key=lambda each: each.change, default=None)


def glances(table: Table, known: Glances) -> Glances:
    """Return a glance at each turn with a domino to place; a glance takes milliseconds unless it is `known`."""
    turns = {turn[-1].ply: turn for turn in table.turns if turn[0].before.domino}
    return {ply: known[ply] if ply in known else _glance(turn) for ply, turn in turns.items()}


def _glance(turn: PlayedTurn) -> Glance:
    """Judge a turn at a glance; without a network, by the points that the kingdom has now."""
    before, after, moves = turn[0].before, turn[-1].after, [each.move for each in turn]
    judgement = judge(before, Depth.GLANCE, moves)
    if judgement.best.expected is None:
        points = after.shown_points(before.king.kingdom)
        return Glance(points, points - before.shown_points(before.king.kingdom))
    played = judgement.turn(moves)
    known = played and played.expected
    # An unusual turn, which the judge does not know, is worth as much as the usual one.
    expected = known.mean if known else judgement.usual
    return Glance(expected, expected - judgement.usual, verdict(played.loss) if played else Verdict.AS_GOOD)


def _first_expected(turns: Sequence[PlayedTurn], seen: Glances, kingdoms: int) -> list[float]:
    """Return the expected points of each kingdom before its first turn: the points expected after the first turn."""
    first = {turn[0].before.king.kingdom: seen[turn[-1].ply].expected for turn in reversed(turns)}
    return [first.get(kingdom, 0.0) for kingdom in range(kingdoms)]


def _odds(expected: Sequence[float], spread: float) -> list[float]:
    weights = [exp((points - max(expected)) / spread) for points in expected]
    return [weight / sum(weights) for weight in weights]
