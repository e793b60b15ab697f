"""Scores as sums of named parts, and the ranking with its tie-breaks (docs/rules.md 1.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.position import Position

Scorer = Callable[[Position, int], int]
"""Returns the points of the kingdom with that index, or the number that breaks a tie."""

NamedScorer = tuple[str, Scorer]
"""The name of a part of the score, and the scorer that works it out."""

MIDDLE_KINGDOM_BONUS = 10
"""Points for the option Middle Kingdom (docs/rules.md 1.10)."""

HARMONY_BONUS = 5
"""Points for the option Harmony (docs/rules.md 1.10)."""

GAMES_IN_SERIES = 3
"""Games of a Dynasty (docs/rules.md 1.11)."""


class Outlook(Enum):
    """Whether a kingdom will have the points of one of the `BONUSES` at the end, as far as can be said by now."""

    OPEN = "open"
    SURE = "sure"
    LOST = "lost"


@dataclass(frozen=True)
class Score:
    """The score of a kingdom: points by the name of the part, in the order in which they are shown.

    >>> from engine import State
    >>> score = State.start("kd+h", 2).score(0)
    >>> score.parts["wheat"], score.parts["harmony"], score.total, score.earned
    (0, 5, 5, 0)
    """

    parts: Mapping[str, int]

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    @property
    def earned(self) -> int:
        """The total without `BONUSES`, on which only the kingdom's last turn decides; see `shown_points`."""
        return sum(points for part, points in self.parts.items() if part not in BONUSES)


@dataclass(frozen=True)
class Standing:
    """A kingdom's place in the ranking of a game.

    `place` counts from 1, and kingdoms that share a victory share it. `decided_by` names what puts the kingdom before
    the next one: "total", the name of a tie-break, or None if nothing does.

    >>> from engine import State
    >>> State.parse("kd 2 w1##;##f2f0 - 0 - 6 -").ranking()[0]
    Standing(place=1, kingdom=1, total=4, decided_by='total')
    """

    place: int
    kingdom: int
    total: int
    decided_by: str | None


def terrain_points(terrain: Terrain, position: Position, kingdom: int) -> int:
    """Sum squares times crowns over all properties of a terrain (docs/rules.md 1.9)."""
    return sum([each.points for each in position.kingdoms[kingdom].properties_of(terrain)])


def middle_kingdom(position: Position, kingdom: int) -> int:
    """Return the bonus for a castle in the centre of the kingdom (docs/rules.md 1.10, R3)."""
    return MIDDLE_KINGDOM_BONUS if position.kingdoms[kingdom].is_centred else 0


def harmony(position: Position, kingdom: int) -> int:
    """Return the bonus for a kingdom whose player has discarded nothing (docs/rules.md 1.10, R4)."""
    return 0 if position.discards[kingdom] else HARMONY_BONUS


def middle_kingdom_outlook(position: Position, kingdom: int) -> Outlook:
    """Return whether the castle can still be in the centre at the end, or is bound to be.

    Before the kingdom's last turn it asks for its bounds alone, and not which dominoes are still to come.
    """
    land = position.kingdoms[kingdom]
    if has_finished(position, kingdom):
        return Outlook.SURE if land.is_centred else Outlook.LOST
    if not land.can_be_centred:
        return Outlook.LOST
    return Outlook.SURE if land.is_full_size else Outlook.OPEN


def harmony_outlook(position: Position, kingdom: int) -> Outlook:
    """Return whether the player has discarded something; any domino that is to come may still have to be."""
    if position.discards[kingdom]:
        return Outlook.LOST
    return Outlook.SURE if has_finished(position, kingdom) else Outlook.OPEN


def has_finished(position: Position, kingdom: int) -> bool:
    """Return whether a kingdom has had its last turn, and no turn is to come that could change it.

    >>> from engine import State
    >>> state = State.parse("kd 2 ##;## 3:1,17:2 0 - 6 -")
    >>> has_finished(state, 0), has_finished(state.play(state.legal_moves()[0]), 0)
    (False, True)
    """
    to_come = [*(turn.king for turn in position.turns), *filter(None, position.next_line.kings)]
    return position.lines_dealt == position.format.rounds and all(king.kingdom != kingdom for king in to_come)


@dataclass(frozen=True)
class Bonus:
    """One of the `BONUSES`: the letter of its option, its points, and what can be said of them while the game lasts."""

    letter: str
    points: int
    scorer: Scorer
    outlook: Callable[[Position, int], Outlook]


BONUSES: Mapping[str, Bonus] = MappingProxyType(
    {
        "middle_kingdom": Bonus("m", MIDDLE_KINGDOM_BONUS, middle_kingdom, middle_kingdom_outlook),
        "harmony": Bonus("h", HARMONY_BONUS, harmony, harmony_outlook),
    }
)
"""The parts of a score that a variant may have as options, by their names: they stand for the kingdom at the end.

Any domino may still move the castle out of the centre or be discarded, so while the game lasts these points are not
safe; every kingdom even begins with them. See `shown_points`.
"""


def largest_property(position: Position, kingdom: int) -> int:
    """Return the size of the largest property of any terrain, the first tie-break (docs/rules.md 1.9)."""
    return max((each.size for each in position.kingdoms[kingdom].properties()), default=0)


def crowns(position: Position, kingdom: int) -> int:
    """Count all crowns of the kingdom, the second tie-break (docs/rules.md 1.9)."""
    land = position.kingdoms[kingdom]
    return land.crowns_on(land.covered)


def by_terrain(*terrains: Terrain) -> tuple[NamedScorer, ...]:
    """Return a scorer for each of the terrains, under its name."""
    return tuple((terrain.value, partial(terrain_points, terrain)) for terrain in terrains)


def ranking(criteria: Sequence[Mapping[str, int]]) -> tuple[Standing, ...]:
    """Rank kingdoms from first to last, given each one's total and then its tie-breaks, by name."""
    # Tuples are compared item by item: the total first, then the tie-breaks as far as they are needed.
    values = [tuple(each.values()) for each in criteria]
    order = sorted(range(len(values)), key=lambda kingdom: values[kingdom], reverse=True)
    return tuple(
        Standing(
            # Kingdoms that share a place take up as many: the places may be 1, 1, 3.
            place=1 + sum(better > values[kingdom] for better in values),
            kingdom=kingdom,
            total=criteria[kingdom]["total"],
            decided_by=_difference(criteria[kingdom], [criteria[each] for each in order[index + 1 : index + 2]]),
        )
        for index, kingdom in enumerate(order)
    )


def _difference(criteria: Mapping[str, int], following: Sequence[Mapping[str, int]]) -> str | None:
    """Return the first criterion in which a kingdom and the next one differ; None if there is no next one."""
    return next((name for each in following for name in criteria if criteria[name] != each[name]), None)


# ---- Dynasty: a series of games by the same players, ranked by the sums of their totals (docs/rules.md 1.11)


@dataclass(frozen=True)
class SeriesStanding:
    """A player's place in a series.

    `place` counts from 1, and equal sums share it. `player` is the index in the totals of each game, and `totals` are
    the player's in the games so far.

    >>> first, _ = series_ranking([[50, 61], [47, 32]])
    >>> first.place, first.player, first.totals, first.sum
    (1, 0, (50, 47), 97)
    """

    place: int
    player: int
    totals: tuple[int, ...]

    @property
    def sum(self) -> int:
        return sum(self.totals)


def series_ranking(games: Sequence[Sequence[int]]) -> tuple[SeriesStanding, ...]:
    """Rank the players from first to last; `games` has the totals of each game.

    Totals are ordered by player and not by seat, as seats change between games. Equal sums share a place
    (docs/rules.md R6). Raises ValueError if the games have different numbers of players.

    >>> [(each.place, each.player, each.sum) for each in series_ranking([(40, 50, 10), (60, 50, 10)])]
    [(1, 0, 100), (1, 1, 100), (3, 2, 20)]
    """
    totals = list(zip(*games, strict=True))
    sums = [sum(each) for each in totals]
    standings = (
        SeriesStanding(1 + sum(better > mine for better in sums), player, totals[player])
        for player, mine in enumerate(sums)
    )
    return tuple(sorted(standings, key=lambda standing: standing.place))
