"""What a picture shows, as hashable values: no pixels, no words of any language."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from typing import Literal, TypeAlias

from engine.dominoes import Domino, Terrain
from engine.geometry import Square, squares
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.scoring import Outlook, Standing
from renderers.draw_operations import SpriteKey
from renderers.localizer import LocalizedText


class View:
    """Base class of what a picture shows; its layout and its alt text are registered by its type."""


@dataclass(frozen=True)
class Owner:
    """Whose a kingdom or a king is.

    `name` is that of the player, or of the first one of a team. `player_index` is the index of the colour and the
    emblem, from 0; `teammates` are the indices of the others of a team, and `team_names` the names of all of its
    players.
    """

    name: str
    player_index: int
    teammates: tuple[int, ...] = ()
    team_names: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return self.team_names or (self.name,)

    @property
    def player_indices(self) -> tuple[int, ...]:
        return self.player_index, *self.teammates

    @property
    def is_team(self) -> bool:
        return bool(self.teammates)


@dataclass(frozen=True)
class Spot:
    """A numbered place: a disc between the two squares of a domino, or on one square."""

    number: int
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class PieceView:
    """What an extension puts on a square: `sprites` from the back to the front, `crowns` added to those of the land.

    A piece that `covers` its square stands there instead of scenery.
    """

    square: Square
    sprites: tuple[SpriteKey, ...]
    crowns: int = 0
    covers: bool = False


@dataclass(frozen=True)
class PiecePreview:
    """A piece that may be put on its square, shown faintly; `text` says so."""

    piece: PieceView
    text: LocalizedText


@dataclass(frozen=True)
class Counter:
    """A small sprite in the line under the name of a kingdom, and after it a number if there is one."""

    sprite: SpriteKey
    count: int | None = None


@dataclass(frozen=True)
class KingdomComponent:
    """What an extension adds to the view of a kingdom.

    `crowned` are squares whose property counts one crown more than it shows. `sentences` belong to the description.
    """

    pieces: tuple[PieceView, ...] = ()
    counters: tuple[Counter, ...] = ()
    crowned: tuple[Square, ...] = ()
    sentences: tuple[LocalizedText, ...] = ()


@dataclass(frozen=True)
class ScorePart:
    """A part of the score with the points of each kingdom; a terrain as its `icon` is shown as a square of land."""

    name: str
    points: tuple[int, ...]
    label: LocalizedText
    icon: Terrain | SpriteKey | None = None


@dataclass(frozen=True)
class BonusView:
    """Points that only the end of the game decides, and what can be said about them by now."""

    label: LocalizedText
    points: int
    outlook: Outlook


@dataclass(frozen=True)
class Tally:
    """What makes up the score of a kingdom besides its land, and the dominoes that fitted nowhere in it."""

    parts: tuple[ScorePart, ...] = ()
    bonuses: tuple[BonusView, ...] = ()
    discards: tuple[Domino, ...] = ()


@dataclass(frozen=True)
class KingdomView(View):
    """A kingdom and its score now.

    `last` are the squares of the domino placed last. `ghost` is a placement and `preview` a piece that the player may
    choose, shown faintly. `domino_to_place` is shown beside the score; with a ghost it need not be given. With a
    `tally` the score is broken down: the points of each property are on the land, and the rest is below it.
    """

    kingdom: Kingdom
    owner: Owner
    score: int
    last: tuple[Square, ...] = ()
    spots: tuple[Spot, ...] = ()
    ghost: Place | None = None
    preview: PiecePreview | None = None
    domino_to_place: Domino | None = None
    components: tuple[KingdomComponent, ...] = ()
    tally: Tally | None = None

    @property
    def header_domino(self) -> Domino | None:
        return self.ghost.domino if self.ghost else self.domino_to_place

    @property
    def choices(self) -> tuple[Square, ...]:
        shown = self.ghost.squares if self.ghost else ()
        return (*chain.from_iterable(spot.squares for spot in self.spots), *shown)

    @property
    def pieces(self) -> tuple[PieceView, ...]:
        return tuple(chain.from_iterable(each.pieces for each in self.components))

    @property
    def counters(self) -> tuple[Counter, ...]:
        return tuple(chain.from_iterable(each.counters for each in self.components))

    @property
    def properties(self) -> tuple[Property, ...]:
        crowned = [square for each in self.components for square in each.crowned]
        return tuple(
            replace(each, crowns=each.crowns + sum(square in each.squares for square in crowned))
            for each in self.kingdom.properties()
        )


@dataclass(frozen=True)
class Slot:
    """A domino of a line and the owner of the king on it; `due` marks the domino to be placed now."""

    domino: Domino
    king: Owner | None = None
    due: bool = False


@dataclass(frozen=True)
class LineView:
    """A line of dominoes; `heading` is the key of its title: "line-now", "line-next" or "line-first"."""

    heading: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class DraftView(View):
    """The lines of dominoes."""

    lines: tuple[LineView, ...] = ()


@dataclass(frozen=True)
class DeckRow:
    """The unseen land of a terrain.

    `squares` are how many there are with no crown, with 1, 2 and 3. `land` and `crown` are how likely the next line
    dealt from the pile has such land, and a crown on it, in percent: 0 and 100 only if that is certain.
    """

    terrain: Terrain
    squares: tuple[int, ...]
    land: int
    crown: int


@dataclass(frozen=True)
class DeckView(View):
    """A pile as in `engine.deck`, by terrain; `is_next` if the next line comes from it, `is_only` if all lines do."""

    box: str
    dominoes: int
    line: int
    lines: int
    rows: tuple[DeckRow, ...]
    is_next: bool = True
    is_only: bool = True


MOST_KINGDOMS = 4
"""Kingdoms for which there is room on the picture of a table."""


@dataclass(frozen=True)
class TableView(View):
    """All kingdoms and the lines; `turn` is the owner of the king who acts now, None at the end or before a deal.

    `focus` is the index of the kingdom that is shown large, or first. The `rest` of a table has those kingdoms alone
    that the table itself has no room for.
    """

    kingdoms: tuple[KingdomView, ...]
    draft: DraftView
    turn: Owner | None
    round: int
    rounds: int
    focus: int = 0
    rest: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether all kingdoms of the game are on the picture."""
        return not self.rest and len(self.shown) == len(self.kingdoms)

    @property
    def shown(self) -> tuple[int, ...]:
        """The indices of the kingdoms on the picture, that in focus first: all of them, or two if there are many."""
        others = [index for index in range(len(self.kingdoms)) if index != self.focus]
        if len(self.kingdoms) <= MOST_KINGDOMS:
            return self.focus, *others
        due = [index for index in others if self.turn and self.kingdoms[index].owner == self.turn]
        return self.focus, *(due or others)[:1]


@dataclass(frozen=True)
class LargestProperty:
    """The largest property of a game, or one as large as any."""

    owner: Owner
    terrain: Terrain
    size: int
    points: int


@dataclass(frozen=True)
class BestTurn:
    """A turn that raised a score most, by the domino placed in it."""

    owner: Owner
    domino: Domino
    points: int


@dataclass(frozen=True)
class Highlight:
    """Something else that an extension finds remarkable, and whose it is.

    With a `sprite`, it is shown beside the owner's points for `part`, a part of the score.
    """

    owner: Owner
    text: LocalizedText
    part: str = ""
    sprite: SpriteKey | None = None


Section: TypeAlias = Literal["kingdoms", "breakdown", "highlights"]


@dataclass(frozen=True)
class PosterView(View):
    """The end of a game, or those `sections` of it; `parts` are those of the score that the breakdown shows."""

    kingdoms: tuple[KingdomView, ...]
    parts: tuple[ScorePart, ...]
    ranking: tuple[Standing, ...]
    largest: tuple[LargestProperty, ...]
    best: tuple[BestTurn, ...]
    highlights: tuple[Highlight, ...] = ()
    sections: tuple[Section, ...] = ("kingdoms",)

    @property
    def ranked(self) -> tuple[KingdomView, ...]:
        return tuple(self.kingdoms[each.kingdom] for each in self.ranking)

    @property
    def winners(self) -> tuple[Owner, ...]:
        return tuple(self.kingdoms[each.kingdom].owner for each in self.ranking if each.place == 1)


@dataclass(frozen=True)
class AnalysisView(View):
    """Where the points of a finished game came from, and how the chance to win went.

    `owners` are those of the kingdoms. `chances` are shares from 0 to 1 by kingdom and point in time, from before the
    first line to the end; `rounds` has the number of the round at each point, 0 before there was one. The `parts` add
    up to the totals; the first one is what was to be expected, and the others are changes.
    """

    owners: tuple[Owner, ...]
    ranking: tuple[Standing, ...]
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    parts: tuple[ScorePart, ...]

    @property
    def ranked(self) -> tuple[Owner, ...]:
        return tuple(self.owners[each.kingdom] for each in self.ranking)

    @property
    def beginnings(self) -> tuple[int, ...]:
        """When each round begins, as the first point in time that has its number."""
        return tuple(at for at, number in enumerate(self.rounds) if number not in self.rounds[:at])


@dataclass(frozen=True)
class FilmView(View):
    """A finished game: all kingdoms after each turn that had a domino to place, and at last its poster."""

    turns: tuple[tuple[KingdomView, ...], ...]
    end: PosterView


def percent(chance: Fraction | float) -> int:
    """Return the chance in whole percent; 0 and 100 only if it is exactly that."""
    return round(chance * 100) if chance in {0, 1} else min(max(round(chance * 100), 1), 99)


def reachable_squares(kingdom: Kingdom) -> tuple[Square, ...]:
    """Return the empty squares that the grid still leaves room for."""
    return tuple(squares(kingdom.free))


def label_square(area: Property, covered: Collection[Square] = ()) -> Square:
    """Return the square of a property for its points: nearest to its middle, not covered if that can be."""
    file = sum(square.file for square in area.squares) / area.size
    rank = sum(square.rank for square in area.squares) / area.size

    # False sorts before True, and the square itself decides between equal ones.
    def distance(square: Square) -> tuple[bool, float, Square]:
        return square in covered, (square.file - file) ** 2 + (square.rank - rank) ** 2, square

    return min(area.squares, key=distance)
