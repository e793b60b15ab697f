"""Questions about a kingdom, answered in words: the squares of a row, room for a terrain, spots for a domino.

The page of unseen dominoes answers questions about them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, TypeAlias

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import MAX_OPTIONS, Option, Screen, Select, compose, select_row
from bot.chat.kit.markup import bullet, heading
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.table_view import seat_names
from bot.games.matching import Named, fitting, searchable, words_of
from bot.games.table import Table
from bot.games.words.narration import join_facts, narrate, team_name
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Domino, Terrain
from engine.geometry import CASTLE, Square, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.steps import with_item
from renderers import describe, kingdom_view
from renderers.localizer import semicolon_list, terrain_arguments, terrain_name
from renderers.text.description import castle_text, growing_text, holes_text, size_text
from renderers.text.wording import domino_text, half_text, placement_text, signed, squares_text

MOST_SPOTS: Final = 15
"""The most spots listed for a domino, the best first."""

MOST_PROPERTIES: Final = 3
"""The most properties listed for each rival, the most points first."""


@dataclass(frozen=True)
class Asked:
    """The subject of a question: a kingdom of a table, and the localizer of the person who asks."""

    table: Table
    index: int
    localizer: FluentLocalizer

    @property
    def kingdom(self) -> Kingdom:
        return self.table.state.kingdoms[self.index]

    def growth(self, index: int, terrain: Terrain | None = None) -> list[str]:
        """Describe the properties of a kingdom, the most points first, with the squares where each can grow."""
        view = kingdom_view(self.table.state, index, seat_names(self.table))
        areas = (each for each in view.properties if terrain in (None, each.terrain))
        best_first = sorted(areas, key=lambda each: (-each.points, -each.size))
        return [growing_text(view.kingdom, each, self.localizer) for each in best_first]

    def gain(self, place: Place) -> int:
        """Return the points that a placement adds to the kingdom."""
        state = self.table.state
        kingdoms = with_item(state.kingdoms, self.index, self.kingdom.place(place))
        return replace(state, kingdoms=kingdoms).score(self.index).earned - state.score(self.index).earned


Lines: TypeAlias = Iterator[str]
"""The answer; each line is an item of a list."""


@dataclass(frozen=True)
class Question(Named[str]):
    """A question with a key, the same in every language, and the function or the page that answers the question."""

    answer: Callable[[Asked], Lines] | DeckQuestion = field(kw_only=True)


def questions(table: Table, index: int, localizer: FluentLocalizer) -> Sequence[Question]:
    """Return all questions about a kingdom."""
    return [Question(key, text, answer=answers) for key, text, answers in _known(Asked(table, index, localizer))]


FIRST: Final = 7
"""How many questions the panel lists. A screen reader reads the whole list, so one option leads to the others."""

OTHERS: Final = "others"
"""In place of a question: the person wants to see the others."""


def question_select(table: Table, localizer: FluentLocalizer) -> Select:
    """Return a select of the first questions about the kingdom to move, and of the way to the others."""
    choices = _choices(table, table.state.king.kingdom, localizer)
    others = (Option(localizer("ask-others"), OTHERS),) if len(choices) > FIRST else ()
    return Select(address_at(table, Action.ASK_BOARD), localizer("ask-placeholder"), (*choices[:FIRST], *others))


def other_questions(table: Table, index: int, localizer: FluentLocalizer) -> Screen:
    others = _choices(table, index, localizer)[FIRST:]
    rows = [
        select_row(address_at(table, Action.ASK_BOARD, str(start)), localizer("ask-placeholder"), some)
        for start in range(0, len(others), MAX_OPTIONS)
        if (some := others[start : start + MAX_OPTIONS])
    ]
    return compose(heading(localizer("ask-unknown"), 3), *rows)


def _choices(table: Table, index: int, localizer: FluentLocalizer) -> tuple[Option, ...]:
    # Dominoes of two boxes may have the same squares and number.
    asked = {each.label: each.value for each in questions(table, index, localizer)}
    return tuple(Option(text, key) for text, key in asked.items())


def answer(typed: str, table: Table, index: int, localizer: FluentLocalizer, *, text_mode: bool = False) -> Screen:
    """Answer the typed question, or list the matching questions; all questions if there is no match."""
    known = questions(table, index, localizer)
    meant = meant_questions(known, typed)
    if len(meant) != 1:
        return compose(
            "" if meant else localizer("ask-not-known"),
            heading(localizer("ask-unknown"), 3),
            "\n".join(bullet(each.label) for each in meant or known),
        )
    [found] = meant
    if isinstance(found.answer, DeckQuestion):
        return deck(table, replace(found.answer, text_mode=text_mode), localizer)
    lines = list(found.answer(Asked(table, index, localizer)))
    title = join_facts(team_name(table, index, localizer), found.label)
    return compose(heading(title, 3), "\n".join(map(bullet, lines)))


def meant_questions(known: Sequence[Question], typed: str) -> Sequence[Question]:
    """Return the question that the text fits, or else the questions with the most of its words.

    A number counts as two words.
    """
    if len(found := fitting(known, typed)) == 1:
        return found
    words = words_of(typed).split()

    def common(question: Question) -> int:
        text, own = searchable(question.label), words_of(question.label).split()
        # A number must be a whole word, since 1 does not mean 10.
        return sum(word in text if word.isalpha() else 2 * (word in own) for word in words)

    counts = list(map(common, known))
    return [each for each, count in zip(known, counts, strict=True) if count == max(counts) > 0]


def _known(asked: Asked) -> Iterator[tuple[str, str, Callable[[Asked], Lines] | DeckQuestion]]:
    """Yield the questions about a kingdom, the most frequent first, and then the questions about dominoes to come.

    An item has a question's key and text, and the function or the page with the answer.
    """
    state, localizer = asked.table.state, asked.localizer
    yield "changed", localizer("ask-changed"), _tell_changes
    yield "kingdom", localizer("ask-kingdom"), _tell_kingdom
    if len(state.kingdoms) > 1:
        yield "rivals", localizer("ask-rivals"), _tell_rivals
    yield "holes", localizer("ask-holes"), _tell_size
    for domino in dict.fromkeys((*state.next_line.free, *state.line.dominoes, *state.next_line.dominoes)):
        text = localizer("ask-fits", domino=domino_text(domino, localizer))
        yield f"fits {domino}", text, partial(_tell_spots, domino)
    for terrain in asked.table.variant.terrains:
        text = localizer("ask-grow", **terrain_arguments(terrain, localizer))
        yield f"grow {terrain.value}", text, partial(_tell_growth, terrain)
    _, south, _, north = asked.kingdom.bounds
    for rank in range(north, south - 1, -1):
        yield f"row {rank + 1}", localizer("ask-row", row=str(rank + 1)), partial(_tell_row, rank)
    if not state.is_over:
        for need in (None, *asked.table.variant.terrains):
            about = terrain_name(need, localizer) if need else localizer("deck-any")
            yield f"deck {DeckQuestion(need)}", join_facts(localizer("button-deck"), about), DeckQuestion(need)


# ---- answers


def _tell_size(asked: Asked) -> Lines:
    yield size_text(asked.kingdom, asked.localizer)
    yield holes_text(asked.kingdom, asked.localizer)
    kingdom = asked.kingdom
    free, room = [*squares(kingdom.free & ~kingdom.holes)], kingdom.size**2 - kingdom.land.bit_count()
    # The free squares of a small kingdom can be more than the squares that it may still cover.
    key = "ask-free-among" if len(free) > room else "ask-free"
    yield asked.localizer(key, count=min(len(free), room), squares=squares_text(free, asked.localizer))


def _tell_changes(asked: Asked) -> Lines:
    """Repeat the newest public message, and name the latest placement in the kingdom."""
    table = asked.table
    yield from narrate(table, table.game.announcement.since, asked.localizer)
    if last := table.latest_placements.get(asked.index):
        domino = domino_text(last.domino, asked.localizer)
        yield asked.localizer("ask-last", domino=domino, squares=squares_text(last.squares, asked.localizer))


def _tell_kingdom(asked: Asked) -> Lines:
    table = asked.table
    for passage in describe(kingdom_view(table.state, asked.index, seat_names(table)), asked.localizer):
        yield from (*passage.sentences, *passage.items)


def _tell_rivals(asked: Asked) -> Lines:
    """Name the largest properties of all other kingdoms, with the squares where each can grow."""
    for index, kingdom in enumerate(asked.table.state.kingdoms):
        if index == asked.index:
            continue
        told = asked.growth(index)[:MOST_PROPERTIES] or [castle_text(kingdom, asked.localizer)]
        name = team_name(asked.table, index, asked.localizer)
        yield asked.localizer("ask-rival", name=name, lands=semicolon_list(told, asked.localizer))


def _tell_growth(terrain: Terrain, asked: Asked) -> Lines:
    none = asked.localizer("ask-none", **terrain_arguments(terrain, asked.localizer))
    yield from asked.growth(asked.index, terrain) or [none]
    yield castle_text(asked.kingdom, asked.localizer)


def _tell_spots(domino: Domino, asked: Asked) -> Lines:
    gains = {place: asked.gain(place) for place in asked.kingdom.placements(domino)}
    if not gains:
        yield asked.localizer("ask-fits-nowhere")
    for place in sorted(gains, key=lambda each: -gains[each])[:MOST_SPOTS]:
        placement = placement_text(place.covered, asked.localizer)
        yield asked.localizer("ask-spot", gain=signed(gains[place]), placement=placement)
    if len(gains) > MOST_SPOTS:
        yield asked.localizer("ask-more", count=len(gains) - MOST_SPOTS)


def _tell_row(rank: int, asked: Asked) -> Lines:
    west, _, east, _ = asked.kingdom.bounds
    for file in range(west, east + 1):
        square = Square.at(file, rank)
        yield asked.localizer("ask-square", square=str(square), land=_land(square, asked))


def _land(square: Square, asked: Asked) -> str:
    if square == CASTLE:
        return asked.localizer("ask-castle")
    half = asked.kingdom.half_at(square)
    return half_text(half, asked.localizer) if half else asked.localizer("ask-empty")
