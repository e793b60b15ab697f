"""Scores as sums of named parts, and the ranking with its tie-breaks (docs/rules.md 1.9)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.position import Position

Scorer = Callable[[Position, int], int]
"""Returns a kingdom's points, or a kingdom's number for a tie-break, given the kingdom's index."""

NamedScorer = tuple[str, Scorer]
"""The name of a part of the score, and the scorer of the part."""

MIDDLE_KINGDOM_BONUS = 10
"""Points for the option Middle Kingdom (docs/rules.md 1.10)."""

HARMONY_BONUS = 5
"""Points for the option Harmony (docs/rules.md 1.10)."""

GAMES_IN_SERIES = 3
"""The number of games in a Dynasty (docs/rules.md 1.11)."""


class Outlook(Enum):
    """Whether a kingdom will get the points of a bonus at the end of the game."""

    OPEN = "open"
    SURE = "sure"
    LOST = "lost"


@dataclass(frozen=True)
class Score:
    """The score of a kingdom: points by the name of the part, in the order on the screen.

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
        """The total without `BONUSES`. Only the last turn of the kingdom decides on a bonus."""
        return sum(points for part, points in self.parts.items() if part not in BONUSES)


@dataclass(frozen=True)
class Standing:
    """A kingdom's place in the ranking of a game.

    >>> from engine import State
    >>> State.parse("kd 2 w1##;##f2f0 - 0 - 6 -").ranking()[0]
    Standing(place=1, kingdom=1, total=4, decided_by='total')
    """

    place: int
    """The place, counted from 1. Kingdoms with a shared victory have the same place."""
    kingdom: int
    total: int
    decided_by: str | None
    """The criterion in favor of the kingdom over the next kingdom: "total" or the name of a tie-break.

    None for a tie with the next kingdom, and for the last kingdom.
    """


def terrain_points(terrain: Terrain, position: Position, kingdom: int) -> int:
    """Return the sum, over all properties of a terrain, of squares times crowns (docs/rules.md 1.9)."""
    return sum([each.points for each in position.kingdoms[kingdom].properties_of(terrain)])


def middle_kingdom(position: Position, kingdom: int) -> int:
    """Return the bonus for a castle in the center of the kingdom (docs/rules.md 1.10, R3)."""
    return MIDDLE_KINGDOM_BONUS if position.kingdoms[kingdom].is_centered else 0


def harmony(position: Position, kingdom: int) -> int:
    """Return the bonus for a kingdom without discarded dominoes (docs/rules.md 1.10, R4)."""
    return 0 if position.discards[kingdom] else HARMONY_BONUS


def middle_kingdom_outlook(position: Position, kingdom: int) -> Outlook:
    """Return whether the castle will be in the center at the end.

    Before the kingdom's last turn, the outlook depends on the bounds of the kingdom alone, not on the unseen dominoes.
    """
    land = position.kingdoms[kingdom]
    if has_finished(position, kingdom):
        return Outlook.SURE if land.is_centered else Outlook.LOST
    if not land.can_be_centered:
        return Outlook.LOST
    return Outlook.SURE if land.is_full_size else Outlook.OPEN


def harmony_outlook(position: Position, kingdom: int) -> Outlook:
    """Return whether the kingdom will end without a discarded domino. Before the last turn a discard is possible."""
    if position.discards[kingdom]:
        return Outlook.LOST
    return Outlook.SURE if has_finished(position, kingdom) else Outlook.OPEN


def has_finished(position: Position, kingdom: int) -> bool:
    """Return whether a kingdom has had its last turn.

    >>> from engine import State
    >>> state = State.parse("kd 2 ##;## 3:1,17:2 0 - 6 -")
    >>> has_finished(state, 0), has_finished(state.play(state.legal_moves()[0]), 0)
    (False, True)
    """
    to_come = [*(turn.king for turn in position.turns), *filter(None, position.next_line.kings)]
    return position.lines_dealt == position.format.rounds and all(king.kingdom != kingdom for king in to_come)


@dataclass(frozen=True)
class Bonus:
    """A part of the score that depends on the kingdom at the end of the game.

    While the game lasts, `outlook` tells whether the kingdom will get the points.
    """

    letter: str
    """The letter of the option."""
    points: int
    scorer: Scorer
    outlook: Callable[[Position, int], Outlook]


BONUSES: Mapping[str, Bonus] = MappingProxyType(
    {
        "middle_kingdom": Bonus("m", MIDDLE_KINGDOM_BONUS, middle_kingdom, middle_kingdom_outlook),
        "harmony": Bonus("h", HARMONY_BONUS, harmony, harmony_outlook),
    }
)
"""The bonuses by the name of the part of the score. Each bonus is an option of a variant.

Every kingdom begins with the points of both bonuses. Any further domino can cost the points of a bonus: the domino can
move the castle out of the center, or fit nowhere. See `State.shown_points`.
"""


def largest_property(position: Position, kingdom: int) -> int:
    """Return the size of the largest property of any terrain, the first tie-break (docs/rules.md 1.9)."""
    largest = position.kingdoms[kingdom].largest
    return largest.size if largest else 0


def crowns(position: Position, kingdom: int) -> int:
    """Return the number of crowns in the kingdom, the second tie-break (docs/rules.md 1.9)."""
    land = position.kingdoms[kingdom]
    return land.crowns_on(land.covered)


def by_terrain(*terrains: Terrain) -> tuple[NamedScorer, ...]:
    """Return a scorer for each terrain, under the terrain's name."""
    return tuple((terrain.value, partial(terrain_points, terrain)) for terrain in terrains)


def ranking(criteria: Sequence[Mapping[str, int]]) -> tuple[Standing, ...]:
    """Rank kingdoms from first to last. `criteria` has each kingdom's "total" and then its tie-breaks, by name."""
    # Python compares tuples item by item: first the totals, then the tie-breaks.
    values = [tuple(each.values()) for each in criteria]
    order = sorted(range(len(values)), key=lambda kingdom: values[kingdom], reverse=True)
    return tuple(
        Standing(
            # Two kingdoms at the same place take up two places: the places may be 1, 1, 3.
            place=1 + sum(better > values[kingdom] for better in values),
            kingdom=kingdom,
            total=criteria[kingdom]["total"],
            decided_by=_difference(criteria[kingdom], [criteria[each] for each in order[index + 1 : index + 2]]),
        )
        for index, kingdom in enumerate(order)
    )


def _difference(criteria: Mapping[str, int], following: Sequence[Mapping[str, int]]) -> str | None:
    """Return the first criterion that separates a kingdom from the following kingdom, if any."""
    return next((name for each in following for name in criteria if criteria[name] != each[name]), None)


# ---- Dynasty: a series of games by the same players, ranked by the sums of their totals (docs/rules.md 1.11)


@dataclass(frozen=True)
class SeriesStanding:
    """A player's place in a series.

    >>> first, _ = series_ranking([[50, 61], [47, 32]])
    >>> first.place, first.player, first.totals, first.sum
    (1, 0, (50, 47), 97)
    """

    place: int
    """The place, counted from 1. Players with equal sums have the same place."""
    player: int
    """The index of the player in the totals of each game."""
    totals: tuple[int, ...]
    """The player's totals in the games so far."""

    @property
    def sum(self) -> int:
        return sum(self.totals)


def series_ranking(games: Sequence[Sequence[int]]) -> tuple[SeriesStanding, ...]:
    """Rank the players of a series from first to last, given the totals of each game.

    The totals of a game are in the order of the players. The order of the seats would differ between games. Players
    with equal sums share a place (docs/rules.md R6). Raises ValueError for games with different numbers of players.

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
