"""Views: the contents of pictures, as hashable values without pixels or words of a language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import chain
from typing import Any, TypeVar, cast

from engine.dominoes import Domino, Terrain
from engine.geometry import Square
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.scoring import Outlook, Standing
from renderers.draw_operations import SpriteKey
from renderers.localizer import LocalizedText


class View:
    """The base class of views. The type of a view selects the registered layout, alt text and description."""

    def beside_kingdoms(self) -> "View":
        """Return the view whose words do not repeat what the words of the kingdoms of a table tell."""
        return self


@dataclass(frozen=True)
class Owner:
    """The player or the team of a kingdom or a king."""

    name: str
    """The name of the player, or of the first player of a team."""
    player_index: int
    """The index of the player's color and emblem, from 0."""
    teammates: tuple[int, ...] = ()
    """The indices of the other players of a team."""
    team_names: tuple[str, ...] = ()
    """The names of all players of a team."""

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
    """A numbered disc for a choice: between the two squares of a domino, or on one square."""

    number: int
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class PieceView:
    """A piece of an extension on a square."""

    square: Square
    sprites: tuple[SpriteKey, ...]
    """The sprites of the piece, from back to front."""
    crowns: int = 0
    """The number of additional crowns on the square."""
    covers: bool = False
    """Whether the piece replaces the scenery of the square."""


@dataclass(frozen=True)
class PiecePreview:
    """A faint piece on a possible square. `text` describes the piece in the alt text."""

    piece: PieceView
    text: LocalizedText


@dataclass(frozen=True)
class Counter:
    """A small sprite in the line under the name of a kingdom, before an optional number."""

    sprite: SpriteKey
    count: int | None = None


@dataclass(frozen=True)
class KingdomComponent:
    """The part of an extension in the view of a kingdom."""

    pieces: tuple[PieceView, ...] = ()
    counters: tuple[Counter, ...] = ()
    crowned: tuple[Square, ...] = ()
    """Squares whose property counts an additional, invisible crown."""
    sentences: tuple[LocalizedText, ...] = ()
    """Additional sentences of the alt text."""


@dataclass(frozen=True)
class ScorePart:
    """A part of the score with the points of each kingdom. A terrain as `icon` appears as a square of land."""

    name: str
    points: tuple[int, ...]
    label: LocalizedText
    icon: Terrain | SpriteKey | None = None


@dataclass(frozen=True)
class BonusView:
    """The points of a bonus, and the current outlook of the bonus."""

    label: LocalizedText
    points: int
    outlook: Outlook


@dataclass(frozen=True)
class Tally:
    """The parts of a kingdom's score besides its land, and its discarded dominoes."""

    parts: tuple[ScorePart, ...] = ()
    bonuses: tuple[BonusView, ...] = ()
    discards: tuple[Domino, ...] = ()


def shown_number(domino: Domino, *, names_box: bool) -> str:
    """Return the number of a domino in a picture, with the letter of its box if `names_box`."""
    return str(domino) if names_box else str(domino.number)


@dataclass(frozen=True)
class KingdomView(View):
    """A kingdom and its current score."""

    kingdom: Kingdom
    owner: Owner
    score: int
    last: tuple[Square, ...] = ()
    """The squares of the newest domino."""
    spots: tuple[Spot, ...] = ()
    ghost: Place | None = None
    """A possible placement, shown faintly."""
    preview: PiecePreview | None = None
    domino_to_place: Domino | None = None
    """The domino beside the score. The domino of a ghost takes precedence."""
    components: tuple[KingdomComponent, ...] = ()
    tally: Tally | None = None
    """The parts of the score. With a tally, the land shows the points of each property, above the other parts."""
    laid: tuple[Place, ...] = ()
    """The placements of known dominoes. Other land has the plain drawings of its halves."""
    left: int = 0
    """The number of dominoes still to come."""
    names_box: bool = False
    """Whether a domino's number comes with the letter of its box."""
    lead: str = ""
    """The lead that is expected at the end, such as "+6", which is shown in place of the score."""
    is_laureled: bool = False
    """Whether the castle wears the laurel of who has won a season."""

    @property
    def shown_number(self) -> str:
        return self.lead or str(self.score)

    @property
    def header_domino(self) -> Domino | None:
        return self.ghost.domino if self.ghost else self.domino_to_place

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
    """A domino of a line, and the owner of the king on the domino. The current domino is `due`."""

    domino: Domino
    king: Owner | None = None
    due: bool = False
    names_box: bool = False

    @property
    def number(self) -> str:
        return shown_number(self.domino, names_box=self.names_box)


@dataclass(frozen=True)
class LineView:
    """A line of dominoes. `heading` is the key of the title: "line-now", "line-next" or "line-first"."""

    heading: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class DraftView(View):
    lines: tuple[LineView, ...] = ()


@dataclass(frozen=True)
class ChoiceView(View):
    """The choices of a player in one picture: the player's kingdom with spots, and the line if a choice is due."""

    kingdom: KingdomView
    line: LineView | None = None
    aside: View | None = None
    """What an extension shows beside the kingdom in place of the line."""


@dataclass(frozen=True)
class DeckRow:
    """The squares of a terrain on the unseen dominoes."""

    terrain: Terrain
    squares: tuple[int, ...]
    """The numbers of squares with 0, 1, 2 and 3 crowns."""


@dataclass(frozen=True)
class DeckView(View):
    """A pile as in `engine.deck`, by terrain."""

    box: str
    """The key of the message about the box of the dominoes."""
    dominoes: int
    line: int
    lines: int
    rows: tuple[DeckRow, ...]
    is_only: bool = True
    """Whether all lines come from the pile."""


@dataclass(frozen=True)
class TableView(View):
    """All kingdoms and the lines."""

    kingdoms: tuple[KingdomView, ...]
    draft: DraftView
    turn: Owner | None
    """The owner of the king to move; None at the end and before a chance move."""
    round: int
    rounds: int
    focus: int | None = 0
    """The index of the kingdom shown large, with coordinates; None for two kingdoms that are compared."""
    moved: int | None = None
    """The index of the kingdom with a rim."""
    boards: tuple[View, ...] = ()
    """The boards of extensions. The picture shows the boards in brief."""

    @property
    def others(self) -> tuple[int, ...]:
        """The indices of the kingdoms shown small."""
        return tuple(index for index in range(len(self.kingdoms)) if index != self.focus)


@dataclass(frozen=True)
class LobbySeat:
    """A seat of a table before the game. A seat without a name is free."""

    caption: str
    """The text below the castle and the name."""
    name: str = ""
    is_taken: bool = False
    """Whether the player has agreed to play."""
    is_host: bool = False
    team: int | None = None
    """The index of the kingdom of the player's chosen team."""
    told: str = ""
    """The text for the alt text, in place of the caption."""
    level: int | None = None
    """The level of a computer player, from 1."""
    player: int | None = None
    """The index of the player once the kings are drawn; by default the place in the row."""
    is_laureled: bool = False
    """Whether the castle wears the laurel of who has won a season."""


@dataclass(frozen=True)
class LobbyView(View):
    """A table before the game. All texts are in the language of the picture.

    In a game with teams, a castle has the color of the chosen team. Before the choice, a castle has no color.
    """

    title: str
    seats: tuple[LobbySeat, ...]
    has_teams: bool = False
    more: str = ""
    """A count of further people below the castles."""


@dataclass(frozen=True)
class LargestProperty:
    owner: Owner
    terrain: Terrain
    size: int
    points: int


@dataclass(frozen=True)
class BestTurn:
    """A turn with a high gain, and the domino of the turn."""

    owner: Owner
    domino: Domino
    points: int
    round: int = 0
    """The round of a turn that decided the game; 0 for other turns."""


@dataclass(frozen=True)
class Hero:
    """The kingdom of the only person of a game, which the poster shows large."""

    kingdom: int
    is_record: bool = False
    """Whether the person never had more points."""


@dataclass(frozen=True)
class Rank:
    """A result among the people who have played the same dominoes, each in a game of their own."""

    points: int
    place: int = 0
    people: int = 0
    """The number of people who are compared; 0 for a result that is compared with nobody's."""
    is_shared: bool = False
    is_final: bool = True
    """Whether nobody else can finish."""

    @property
    def is_first(self) -> bool:
        """Whether nobody is better, and somebody is not."""
        return self.people > 1 and self.place == 1


@dataclass(frozen=True)
class Highlight:
    """A remarkable fact about an owner, by an extension."""

    owner: Owner
    text: LocalizedText


@dataclass(frozen=True)
class PosterView(View):
    """The poster at the end of a game."""

    kingdoms: tuple[KingdomView, ...]
    parts: tuple[ScorePart, ...]
    """The parts of the score."""
    ranking: tuple[Standing, ...]
    largest: tuple[LargestProperty, ...]
    story: LocalizedText
    titles: tuple[Terrain | None, ...]
    """The terrain of each kingdom's title; None for a kingdom without a title."""
    highlights: tuple[Highlight, ...] = ()
    meetings: tuple[tuple[int, int], ...] = ()
    """Two kingdoms, each with its number of victories, if their players have met before."""
    hero: Hero | None = None
    turn: BestTurn | None = None
    """The turn that the large kingdom shows: of the victory, or the hero's best."""
    is_festive: bool = True
    """Whether the winners are celebrated: people, and no computer players."""
    rank: Rank | None = None
    """The hero's result, if the kingdoms are of several games."""
    is_equal: bool = False
    """Whether all kingdoms are equally large."""
    game: int = 0
    """The number of the game in its series; 0 for a game outside of a series."""

    @property
    def loser(self) -> Standing | None:
        """The standing of the hero; None for a hero in the first place, or without a hero."""
        own = next((each for each in self.ranking if self.hero and each.kingdom == self.hero.kingdom), None)
        return own if own and own.place > 1 else None

    @property
    def large(self) -> Sequence[Standing]:
        """The kingdoms that the picture shows large: the hero's, or those of the winners."""
        if self.is_equal:
            return self.ranking
        if self.hero:
            return [each for each in self.ranking if each.kingdom == self.hero.kingdom]
        return [each for each in self.ranking if each.place == 1]

    @property
    def ranked(self) -> tuple[KingdomView, ...]:
        return tuple(self.kingdoms[each.kingdom] for each in self.ranking)

    @property
    def winners(self) -> tuple[Owner, ...]:
        return tuple(self.kingdoms[each.kingdom].owner for each in self.ranking if each.place == 1)


@dataclass(frozen=True)
class AnalysisView(View):
    """The chances to win during a finished game."""

    owners: tuple[Owner, ...]
    """The owner of each kingdom."""
    ranking: tuple[Standing, ...]
    chances: tuple[tuple[float, ...], ...]
    """The chances to win, from 0 to 1, by kingdom and point in time, from before the first line to the end."""
    rounds: tuple[int, ...]
    """The number of the round that ends at each point in time, 0 before the first round."""

    @property
    def ranked(self) -> tuple[Owner, ...]:
        return tuple(self.owners[each.kingdom] for each in self.ranking)

    def extreme_chance(self, kingdom: int, extreme: Callable[[Iterable[float]], float]) -> tuple[float, int]:
        """Return the lowest or highest chance (`min` or `max`) before the end, and the number of its round.

        The returned chance is from 0.01 to 0.99: every real event was possible, even with a computed chance of 0.
        """
        chances = self.chances[kingdom][:-1]
        chance = extreme(chances)
        return min(max(chance, 0.01), 0.99), self.rounds[chances.index(chance)]


@dataclass(frozen=True)
class FilmView(View):
    """A finished game: all kingdoms after each turn with a domino to place, and the poster."""

    turns: tuple[tuple[KingdomView, ...], ...]
    rounds: int
    end: PosterView
    slow: tuple[int, ...] = ()
    """The indices of the turns that the film shows longest."""


V = TypeVar("V", bound=View)


def with_dominoes(view: V, placements: Mapping[int, Sequence[Place]]) -> V:
    """Return the view with the drawings of the placed dominoes in place of plain drawings.

    `placements` has all placements of the game in order, by the index of the kingdom's first player.
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
    """Return a chance in whole percent. Only a certain outcome is 0 or 100 percent."""
    return round(chance * 100) if chance in {0, 1} else min(max(round(chance * 100), 1), 99)
