"""What a picture shows, as hashable values without pixels or words of a language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import chain
from typing import Any, Literal, TypeAlias, TypeVar, cast

from engine.dominoes import Domino, Terrain
from engine.geometry import Square, squares
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.scoring import Outlook, Standing
from renderers.draw_operations import SpriteKey
from renderers.localizer import LocalizedText, Localizer


class View:
    """Base class of what a picture shows; its layout and its alt text are registered by its type."""


@dataclass(frozen=True)
class Owner:
    """The player or the team that a kingdom or a king belongs to.

    `name` is the name of the player, or of the first player of a team. `player_index` is the index of the color and
    the emblem, from 0. `teammates` are the indices of the other players of the team, and `team_names` the names of all
    its players.
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
    """A numbered disc that marks a choice: between the two squares of a domino, or on one square.

    One that is `mirrored` has the number of the spot that it is a mirror image of.
    """

    number: int
    squares: tuple[Square, ...]
    mirrored: bool = False


@dataclass(frozen=True)
class PieceView:
    """A piece of an extension on a square, with its `sprites` from back to front.

    `crowns` are added to the crowns of the land. A piece that `covers` its square replaces the scenery.
    """

    square: Square
    sprites: tuple[SpriteKey, ...]
    crowns: int = 0
    covers: bool = False


@dataclass(frozen=True)
class PiecePreview:
    """A piece that may be put on its square, shown faintly; `text` describes it in the alt text."""

    piece: PieceView
    text: LocalizedText


@dataclass(frozen=True)
class Counter:
    """A small sprite in the line under the name of a kingdom, with an optional number after it."""

    sprite: SpriteKey
    count: int | None = None


@dataclass(frozen=True)
class KingdomComponent:
    """What an extension adds to the view of a kingdom.

    The property of each square in `crowned` counts one crown more than it shows. `sentences` are added to the alt text.
    """

    pieces: tuple[PieceView, ...] = ()
    counters: tuple[Counter, ...] = ()
    crowned: tuple[Square, ...] = ()
    sentences: tuple[LocalizedText, ...] = ()


@dataclass(frozen=True)
class ScorePart:
    """A part of the score with the points of each kingdom; a terrain as `icon` is drawn as a square of land."""

    name: str
    points: tuple[int, ...]
    label: LocalizedText
    icon: Terrain | SpriteKey | None = None


@dataclass(frozen=True)
class BonusView:
    """Points that are certain only at the end of the game, and their outlook now."""

    label: LocalizedText
    points: int
    outlook: Outlook


@dataclass(frozen=True)
class Tally:
    """The parts of a kingdom's score besides its land, and its discarded dominoes."""

    parts: tuple[ScorePart, ...] = ()
    bonuses: tuple[BonusView, ...] = ()
    discards: tuple[Domino, ...] = ()


@dataclass(frozen=True)
class KingdomView(View):
    """A kingdom and its score now.

    `laid` are the placements that say which domino lies where; other land has the plain drawings of its halves.
    `last` are the squares of the domino placed last, and `left` dominoes are still to come. `ghost` is a placement and
    `preview` a piece that the player may choose, shown faintly. `domino_to_place` is shown beside the score; the domino
    of a ghost takes precedence. With a `tally` the score is broken down: the points of each property are on the land,
    and the other parts below it.
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
    laid: tuple[Place, ...] = ()
    left: int = 0

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
    lines: tuple[LineView, ...] = ()


@dataclass(frozen=True)
class ChoiceView(View):
    """What a player chooses from in one picture: the own kingdom with its spots, and the line if it is its turn."""

    kingdom: KingdomView
    line: LineView | None = None


@dataclass(frozen=True)
class DeckRow:
    """The squares of a terrain on the unseen dominoes.

    `squares` has the numbers of squares with 0, 1, 2 and 3 crowns. `land` is the probability that the next line dealt
    from the pile has this terrain, and `crown` that it has a crown on it, in percent: 0 and 100 only if certain.
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


@dataclass(frozen=True)
class TableView(View):
    """All kingdoms and the lines; `turn` is the owner of the king who acts now, None at the end or before a deal.

    `focus` is the index of the kingdom that is shown large with its coordinates, and `moved` of the one that has a rim.
    `boards` are the boards of extensions, which the picture shows in brief.
    """

    kingdoms: tuple[KingdomView, ...]
    draft: DraftView
    turn: Owner | None
    round: int
    rounds: int
    focus: int = 0
    moved: int | None = None
    boards: tuple[View, ...] = ()

    @property
    def others(self) -> tuple[int, ...]:
        """The indices of the kingdoms that are shown small."""
        return tuple(index for index in range(len(self.kingdoms)) if index != self.focus)


@dataclass(frozen=True)
class LobbySeat:
    """A seat of a table before its game, with the name and what else is written below its castle.

    Nobody has said yes to it unless `is_taken`, and it is free if there is no name. `told` is what the alternative text
    says in place of the caption. `level` is that of a computer player, from 1. `team` is the kingdom, counted from 0,
    that its player has asked for.
    """

    caption: str
    name: str = ""
    is_taken: bool = False
    is_host: bool = False
    team: int | None = None
    told: str = ""
    level: int | None = None


@dataclass(frozen=True)
class LobbyView(View):
    """A table before its game; its words are in the language of the picture.

    In teams a castle has the color of its team, and none before that is chosen.
    """

    title: str
    seats: tuple[LobbySeat, ...]
    has_teams: bool = False


@dataclass(frozen=True)
class LargestProperty:
    owner: Owner
    terrain: Terrain
    size: int
    points: int


@dataclass(frozen=True)
class BestTurn:
    """A turn that raised a score the most, and the domino placed in it."""

    owner: Owner
    domino: Domino
    points: int


@dataclass(frozen=True)
class Highlight:
    """A remarkable fact that an extension adds, and its owner.

    A `sprite` is drawn beside the owner's points for `part`, a part of the score.
    """

    owner: Owner
    text: LocalizedText
    part: str = ""
    sprite: SpriteKey | None = None


@dataclass(frozen=True)
class Title(LocalizedText):
    """What a player is called for what was done in their kingdom; `number` is how much of it there was."""

    name: str
    number: int

    def text(self, localizer: Localizer) -> str:
        return localizer(f"title-{self.name}")

    def reason(self, localizer: Localizer) -> str:
        return localizer(f"title-{self.name}-why", number=self.number)


Section: TypeAlias = Literal["kingdoms", "breakdown", "highlights"]


@dataclass(frozen=True)
class PosterView(View):
    """The chosen `sections` of the poster at the end of a game; the breakdown shows `parts` of the score.

    `story` tells how it was won, `titles` have one for each kingdom, and `meetings` are two kingdoms whose players have
    met before, each with the number of their victories.
    """

    kingdoms: tuple[KingdomView, ...]
    parts: tuple[ScorePart, ...]
    ranking: tuple[Standing, ...]
    largest: tuple[LargestProperty, ...]
    best: tuple[BestTurn, ...]
    story: LocalizedText
    titles: tuple[Title, ...]
    highlights: tuple[Highlight, ...] = ()
    sections: tuple[Section, ...] = ("kingdoms",)
    meetings: tuple[tuple[int, int], ...] = ()

    @property
    def tells_story(self) -> bool:
        """Whether the picture says how the game was won, and has the titles."""
        return "kingdoms" in self.sections

    @property
    def ranked(self) -> tuple[KingdomView, ...]:
        return tuple(self.kingdoms[each.kingdom] for each in self.ranking)

    @property
    def winners(self) -> tuple[Owner, ...]:
        return tuple(self.kingdoms[each.kingdom].owner for each in self.ranking if each.place == 1)


@dataclass(frozen=True)
class AnalysisView(View):
    """Where the points of a finished game came from, and how the chances to win developed.

    `owners` has one entry for each kingdom. `chances` are between 0 and 1, by kingdom and point in time, from before
    the first line to the end; `rounds` has the round at each point, 0 before the first one. The `parts` add up to the
    totals: the first is the expected score, and the others are changes to it.
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
        return tuple(at for at, number in enumerate(self.rounds) if number not in self.rounds[:at])

    def extreme_chance(self, kingdom: int, extreme: Callable[[Iterable[float]], float]) -> tuple[float, int]:
        """Return a lowest or highest chance (`min` or `max`) at the beginning of a round, and the number of that round.

        The chance is 0.01 at least and 0.99 at most: a thing that happened was possible, whatever it looked like.
        """
        at_beginnings = [self.chances[kingdom][at] for at in self.beginnings]
        chance = extreme(at_beginnings)
        return min(max(chance, 0.01), 0.99), self.rounds[self.beginnings[at_beginnings.index(chance)]]


@dataclass(frozen=True)
class FilmView(View):
    """A finished game: all kingdoms after each turn that placed or discarded a domino, and the poster."""

    turns: tuple[tuple[KingdomView, ...], ...]
    rounds: int
    end: PosterView


V = TypeVar("V", bound=View)


def with_dominoes(view: V, placements: Mapping[int, Sequence[Place]]) -> V:
    """Return the view with the drawings of the dominoes that lie in its kingdoms.

    `placements` are those of the game in their order, by the index of the kingdom's first player.
    """
    laid: V = _with_dominoes(view, placements)
    return laid


def _with_dominoes(value: Any, placements: Mapping[int, Sequence[Place]]) -> Any:
    if isinstance(value, KingdomView):
        return replace(value, laid=tuple(placements.get(value.owner.player_index, ())))
    if isinstance(value, View):
        parts = {part.name: getattr(value, part.name) for part in fields(cast("Any", value))}
        return replace(cast("Any", value), **{name: _with_dominoes(part, placements) for name, part in parts.items()})
    return tuple(_with_dominoes(each, placements) for each in value) if type(value) is tuple else value


def percent(chance: Fraction | float) -> int:
    """Return the chance in whole percent; 0 and 100 only if it is exactly that."""
    return round(chance * 100) if chance in {0, 1} else min(max(round(chance * 100), 1), 99)


def reachable_squares(kingdom: Kingdom) -> tuple[Square, ...]:
    """Return the empty squares that still fit into the grid."""
    return tuple(squares(kingdom.free))
