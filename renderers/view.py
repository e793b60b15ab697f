"""What a picture shows, as hashable values: no pixels, no words of any language.

The builders at the end make them from a state of the game and the players' names by seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from engine.dominoes import Domino, Terrain
from engine.geometry import Square, squares
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.scoring import Standing
from engine.state import King, Line, State

_NOTHING: Mapping[int, Place] = MappingProxyType({})


@dataclass(frozen=True)
class Owner:
    """Whose kingdom or king it is; `crest` numbers colour and emblem, from 0."""

    name: str
    crest: int


@dataclass(frozen=True)
class Spot:
    """A numbered place for a domino: a disc between the two squares."""

    number: int
    squares: tuple[Square, Square]


@dataclass(frozen=True)
class KingdomView:
    """A kingdom and its score now; `last` are the squares of the domino placed last, `ghost` one that may be placed."""

    kingdom: Kingdom
    owner: Owner
    score: int
    last: tuple[Square, ...] = ()
    spots: tuple[Spot, ...] = ()
    ghost: Place | None = None


@dataclass(frozen=True)
class Slot:
    """A domino of a line and whose king stands on it; `due` marks the one to be placed now."""

    domino: Domino
    king: Owner | None = None
    due: bool = False


@dataclass(frozen=True)
class LineView:
    """`heading` is the key of its title: "line-now", "line-next" or "line-free"."""

    heading: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class DraftView:
    lines: tuple[LineView, ...]


@dataclass(frozen=True)
class TableView:
    """All kingdoms and the lines; `turn` is the owner of the king who acts now, None at the end or before a deal."""

    kingdoms: tuple[KingdomView, ...]
    draft: DraftView
    turn: Owner | None
    round: int
    rounds: int


@dataclass(frozen=True)
class LargestProperty:
    owner: Owner
    terrain: Terrain
    size: int
    points: int


@dataclass(frozen=True)
class BestTurn:
    """The placement that raised a score most."""

    owner: Owner
    domino: Domino
    points: int


@dataclass(frozen=True)
class PosterView:
    """The end of a game. `parts` are the names of the score's parts with the points of each kingdom."""

    kingdoms: tuple[KingdomView, ...]
    parts: tuple[tuple[str, tuple[int, ...]], ...]
    ranking: tuple[Standing, ...]
    largest: LargestProperty | None
    best: BestTurn | None

    @property
    def winners(self) -> tuple[Owner, ...]:
        return tuple(self.kingdoms[each.kingdom].owner for each in self.ranking if each.place == 1)


View = KingdomView | DraftView | TableView | PosterView


def owner_of(state: State, kingdom: int, names: Sequence[str]) -> Owner:
    """The player of a kingdom, or the team; `names` are by seat, that of seat 1 first."""
    return Owner(" & ".join(names[seat - 1] for seat in state.owners(kingdom)), kingdom)


def kingdom_view(state: State, kingdom: int, names: Sequence[str], last: Place | None = None) -> KingdomView:
    """A kingdom of the state; `last` is marked on it."""
    marked = last.squares if last else ()
    owner = owner_of(state, kingdom, names)
    return KingdomView(state.kingdoms[kingdom], owner, state.scores()[kingdom].total, marked)


def spots(places: Sequence[Place]) -> tuple[Spot, ...]:
    """The pairs of squares that these placements cover, numbered as they first come up."""
    pairs = dict.fromkeys(_pair(place) for place in places)
    return tuple(Spot(number, pair) for number, pair in enumerate(pairs, 1))


def _pair(place: Place) -> tuple[Square, Square]:
    first, second = sorted(place.squares)
    return first, second


def draft_view(state: State, names: Sequence[str]) -> DraftView:
    """The dominoes still to be placed this round, and those to choose from."""
    # A turn begins with placing, so past its first step the domino of the turn lies in the kingdom.
    waiting = _slots(state.line, names, due=state.domino if state.queue else None)[bool(state.stage) :]
    now, coming = LineView("line-now", waiting), LineView("line-next", _slots(state.next_line, names))
    return DraftView(tuple(line for line in (now, coming) if line.slots))


def free_view(state: State) -> DraftView:
    """Only the dominoes that may be chosen now."""
    return DraftView((LineView("line-free", tuple(Slot(domino) for domino in state.next_line.free)),))


def _slots(line: Line, names: Sequence[str], due: Domino | None = None) -> tuple[Slot, ...]:
    def owner(king: King | None) -> Owner | None:
        return Owner(names[king.seat - 1], king.kingdom) if king else None

    pairs = zip(line.dominoes, line.kings, strict=True)
    return tuple(Slot(domino, owner(king), due=domino is due) for domino, king in pairs)


def table_view(state: State, names: Sequence[str], last: Mapping[int, Place] = _NOTHING) -> TableView:
    """The whole table; `last` are the placements to be marked, by kingdom."""
    views = [kingdom_view(state, kingdom, names, last.get(kingdom)) for kingdom in range(len(state.kingdoms))]
    turn = Owner(names[state.king.seat - 1], state.king.kingdom) if state.queue and not state.is_chance else None
    return TableView(tuple(views), draft_view(state, names), turn, state.round, state.format.rounds)


def poster_view(states: Sequence[State], names: Sequence[str]) -> PosterView:
    """The poster of a game whose positions these are, from the first to the last."""
    end = states[-1]
    scores = end.scores()
    owners = [owner_of(end, kingdom, names) for kingdom in range(len(end.kingdoms))]
    return PosterView(
        tuple(kingdom_view(end, kingdom, names) for kingdom in range(len(end.kingdoms))),
        tuple((part, tuple(score.parts[part] for score in scores)) for part in scores[0].parts),
        end.ranking(),
        max(_largest(end, owners), key=lambda each: (each.size, each.points), default=None),
        max(_turns(states, owners), key=lambda each: each.points, default=None),
    )


def _largest(state: State, owners: Sequence[Owner]) -> Iterator[LargestProperty]:
    for owner, kingdom in zip(owners, state.kingdoms, strict=True):
        for each in kingdom.properties():
            yield LargestProperty(owner, each.terrain, each.size, each.points)


def _turns(states: Sequence[State], owners: Sequence[Owner]) -> Iterator[BestTurn]:
    """What each placement added to its kingdom's score."""
    for before, after in pairwise(states):
        if before.queue and (domino := before.domino):
            kingdom = before.king.kingdom
            if before.kingdoms[kingdom] != after.kingdoms[kingdom]:
                gain = after.scores()[kingdom].total - before.scores()[kingdom].total
                yield BestTurn(owners[kingdom], domino, gain)


def reach(kingdom: Kingdom) -> tuple[Square, ...]:
    """The empty squares that the grid still leaves room for."""
    return tuple(squares(kingdom.free))


def label_square(land: Property) -> Square:
    """The square of a property nearest to its middle, where its points are written."""
    file = sum(square.file for square in land.squares) / land.size
    rank = sum(square.rank for square in land.squares) / land.size
    return min(land.squares, key=lambda square: ((square.file - file) ** 2 + (square.rank - rank) ** 2, square))
