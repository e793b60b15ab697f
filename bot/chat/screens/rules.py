"""The rules of the core's games: one chapter at a time, with the numbers for a variant and a number of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Final, Self

from bot.chat.actions import Action
from bot.chat.extension import Chapter, ChapterPicture, ChatPart, Draw
from bot.chat.kit.blocks import (
    Address,
    Block,
    Button,
    Gallery,
    Option,
    PictureSpec,
    Row,
    Screen,
    Text,
    compose,
    select_row,
)
from bot.chat.kit.markup import heading, small
from bot.games.options import base_key
from bot.games.table import Table
from bot.games.words.narration import computer_names, join_facts, sample_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, with_emoji
from engine.extensions import parts
from engine.geometry import Square
from engine.moves import Pick, Place
from engine.scoring import GAMES_IN_SERIES, HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from engine.state import State
from engine.variants import VARIANTS, Variant
from renderers import View, draft_view, kingdom_view, numbered_spots, table_view
from renderers.localizer import comma_list


def figures(start: State) -> dict[str, int]:
    """Return the numbers of Kingdomino's rules.

    `left` counts the dominoes of a line without a king, `drawn` the kings drawn for the first choice, `each` the
    dominoes for every kingdom, `aside` the dominoes that stay in the box, and `team` the players who share a kingdom.
    """
    game_format, duel = start.format, VARIANTS["kd7"].formats[2]
    kings, dominoes = _kings(start), game_format.line * game_format.rounds
    return {
        "players": start.players,
        "team": start.players // game_format.kingdoms,
        "grid": game_format.grid,
        "rounds": game_format.rounds,
        "line": game_format.line,
        "kings": game_format.kings_each,
        "drawn": 1 if game_format.first_choice else kings,
        "left": game_format.line - kings,
        "each": game_format.rounds * kings // game_format.kingdoms,
        "domino_count": dominoes,
        "box": len(start.unseen),
        "aside": len(start.unseen) - dominoes,
        "middle": MIDDLE_KINGDOM_BONUS,
        "harmony": HARMONY_BONUS,
        "games": GAMES_IN_SERIES,
        "duelgrid": duel.grid,
        "dueldominoes": duel.line * duel.rounds,
    }


def _kings(start: State) -> int:
    return start.players * start.format.kings_each


# ---- pictures


def kingdom_of(position: str, *spots: str) -> Draw:
    """Draw the first kingdom of a position, with numbered spots such as "g8-h8"."""

    def draw(_start: State, names: Sequence[str]) -> View:
        state = State.parse(position)
        domino = state.domino if state.turns else None
        return replace(kingdom_view(state, 0, names), spots=numbered_spots(map(_pair, spots)), domino_to_place=domino)

    return draw


def table_of(position: str) -> Draw:
    return lambda _start, names: table_view(State.parse(position), names)


def panel_of(position: str, move: str, last: str) -> Draw:
    """Draw the first kingdom as the panel does: all legal spots, a suggested placement, and the last domino."""

    def draw(_start: State, names: Sequence[str]) -> View:
        state = State.parse(position)
        places = [each for each in state.legal_moves() if isinstance(each, Place)]
        return replace(
            kingdom_view(state, 0, names),
            spots=numbered_spots(each.squares for each in places),
            ghost=next(each for each in places if str(each) == move),
            last=_pair(last),
        )

    return draw


def _pair(text: str) -> tuple[Square, ...]:
    """Parse two squares such as "g8-h8"."""
    return tuple(map(Square.parse, text.split("-")))


def by_grid(pictures: Mapping[int, Draw]) -> Draw:
    return lambda start, names: pictures[start.format.grid](start, names)


def first_choice(start: State, names: Sequence[str]) -> View:
    return draft_view(_example(start, _kings(start) - 1), names)


def first_turn(start: State, names: Sequence[str]) -> View:
    """Draw the lines after the first turn of the first round."""
    return draft_view(_example(start, _kings(start) + 1), names)


_SEED: Final = 5
"""The seed of the example game, so that its pictures stay the same."""


def _example(start: State, choices: int) -> State:
    """Play the last legal move of each position until `choices` dominoes have been chosen."""
    rng, state = Random(_SEED), start  # noqa: S311 - an example may be predictable
    while choices:
        move = state.chance(rng) if state.is_chance else state.legal_moves()[-1]
        choices -= isinstance(move, Pick)
        state = state.play(move)
    return state


# By grid size: final positions with an empty second kingdom, and positions before the first player places domino 24.
_FINISHED: Final = {
    5: "kd 2 g1w0f0f0f0/w0w0w1f0l1/g0g0##w0l1/m2w0w0m2l0/m3g0w0w0l0;## - 0 - 6 -",
    7: "kd7 2 {};## - 0 - 12 -".format(
        "f0f0m2s0s2g0m2/f0f1m3w0w0w1w0/w1w0w0w0w0g2w0/w1w0l0w0g1g0g0/f1f0l1##w0l1l0/f0l1l0l0l0l1g0/w0l1l0l0f0f1f1"
    ),
}
_PLACING: Final = {5: "kd 2 l0l0..../..##w0w1;## 24:1 0 - 6 -", 7: "kd7 2 l0l0..../..##w0w1;## 24:1 0 - 12 -"}
_SPOTS: Final = "i6-j6", "g6-h6", "e6-f6"
_SCORING: Final = "kd 2 w0w1f0f0/w0w0##f1/w1f0f0g0;## - 0 - 6 -"
_CENTRED: Final = "kd+m 2 l0l0w0/w1##w0/f0f1w0;## - 0 - 6 -"
# Both kingdoms have the same dominoes.
_SCATTERED: Final = "f0f0f0l0l0/l1l1f0l0l0/f0f0##l0w0/l1f0l1f1w0/g0w0w0w0l1"
_JOINED: Final = "l0l0f0g0w0/l0l0l1l1w0/l0w0##l1w0/f0w0f0l1l1/f0f1f0f0f0"
_PANEL: Final = "kd 2 g0w1f0/..##f0;## 26:1 0 - 6 -"

GOAL = Chapter("goal", ChapterPicture(by_grid({grid: kingdom_of(end) for grid, end in _FINISHED.items()})), "castle")
BEGINNING = Chapter("beginning", ChapterPicture(first_choice))
TURN = Chapter("turn", ChapterPicture(first_turn), "king_1")
PLACING = Chapter(
    "placing",
    ChapterPicture(
        by_grid({grid: kingdom_of(position, *_SPOTS) for grid, position in _PLACING.items()}), alt="rules-placing-alt"
    ),
)
SCORING = Chapter("scoring", ChapterPicture(kingdom_of(_SCORING)), "wheat_1")
OPTIONS = Chapter("options", ChapterPicture(kingdom_of(_CENTRED)))
SIGNS = Chapter("signs", ChapterPicture(panel_of(_PANEL, "26@h9w", last="h7-h8")), in_text_mode="rules-signs-words")
ADVICE = Chapter(
    "advice", ChapterPicture(table_of(f"kd 2 {_SCATTERED};{_JOINED} - 0 - 6 -"), alt="rules-advice-alt"), "lake_1"
)

KINGDOMINO: Final = GOAL, BEGINNING, TURN, PLACING, SCORING, OPTIONS, SIGNS, ADVICE


LONGEST_LEAD: Final = 100
"""The most characters above a picture: two lines of a phone."""

_SENTENCE: Final = re.compile(r".+?(?:[.!?](?= |$)|[。！？]|$) ?")

_READ: Final = "+"
"""The end of the name of a page with the text of a chapter."""


@dataclass(frozen=True)
class Page:
    """A page of a chapter of the rules of a game; the text, like "kd+m 3 placing", is the argument of an address.

    A phone has no room for a picture and a long text, so a chapter has a page with its picture and one with its text.
    """

    variant: Variant
    players: int
    name: str = ""
    """The name of the chapter, with `_READ` at the end for its text; empty for the first chapter."""

    @classmethod
    def of(cls, table: Table) -> Self:
        return cls(table.variant, len(table.game.seats) if table.moves else table.game.options.capacity)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a page. Raises ValueError if the text is not a page."""
        code, players, name = text.split(" ")
        page = cls(Variant.parse(code), int(players), name)
        if page.players not in page.variant.formats:
            raise ValueError(f"{code} is not for {players} players")
        return page

    def __str__(self) -> str:
        return f"{self.variant} {self.players} {self.name}"

    @cached_property
    def start(self) -> State:
        return State.start(self.variant.newest, self.players)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return next(
            (each.rulebooks[self.variant.base] for each in parts(ChatPart) if self.variant.base in each.rulebooks),
            KINGDOMINO,
        )

    @property
    def index(self) -> int:
        """The index of the chapter; 0 if the rules have no chapter of that name."""
        name = self.name.removesuffix(_READ)
        return next((index for index, each in enumerate(self.chapters) if each.name == name), 0)

    @property
    def is_text(self) -> bool:
        return self.name.endswith(_READ)

    @property
    def other(self) -> Page:
        return replace(self, name=self.chapter.name + ("" if self.is_text else _READ))

    @property
    def chapter(self) -> Chapter:
        return self.chapters[self.index]

    def turned_to(self, chapter: Chapter) -> Page:
        return replace(self, name=chapter.name)


def usual_page(base: str) -> Page:
    """Return the first page of the rules of a variant, for its largest number of players."""
    return Page(VARIANTS[base], max(VARIANTS[base].formats))


def rules(page: Page, localizer: FluentLocalizer) -> Screen:
    """Show a page of the rules: the first sentences and the picture of a chapter, or the chapter's other sentences."""
    chapter = page.chapter
    title = heading(_title(chapter, localizer))
    facts = sample_facts(localizer)
    lead, rest = _led(chapter_text(page, localizer))
    if not page.is_text:
        chapters = _chapter_select(page, localizer)
        # The chosen option of the select is the chapter.
        where = small(localizer("rules-game", game=localizer(base_key(page.variant.base)), players=page.players))
        head = f"{title}\n{where}"
        return compose(head, lead, *_picture(page, localizer), _arrows(page, localizer), chapters)
    games = [] if page.index else [_game_select(page, localizer)]
    heard = localizer(chapter.in_text_mode, sample=comma_list(facts, localizer)) if chapter.in_text_mode else None
    told = Text.of(rest, heard)
    # Only the page with the picture names the game, because a long text needs the room.
    return compose(title, told, _arrows(page, localizer), *games)


def _led(text: str) -> tuple[str, str]:
    """Split a text after as many sentences of its first paragraph as have room, at least one."""
    first, _, others = text.partition("\n")
    sentences, count = _SENTENCE.findall(first), 1
    # A sentence with a colon belongs to the list below it.
    while count < len(sentences) and not sentences[count].endswith((":", "：")):
        if len(plain("".join(sentences[: count + 1]).rstrip())) > LONGEST_LEAD:
            break
        count += 1
    return "".join(sentences[:count]).rstrip(), "\n".join(("".join(sentences[count:]), others)).strip("\n")


def _numbers(start: State) -> Mapping[str, int]:
    """Return the numbers of Kingdomino's rules and of the variant's extensions."""
    numbers = figures(start)
    for part in parts(ChatPart, start.variant):
        numbers |= part.figures(start)
    return numbers


def chapter_title(page: Page, localizer: FluentLocalizer) -> str:
    return _title(page.chapter, localizer)


def chapter_text(page: Page, localizer: FluentLocalizer) -> str:
    """Return the whole text of a chapter."""
    facts = join_facts(*sample_facts(localizer))
    return localizer(f"rules-{page.chapter.name}", **_numbers(page.start), sample=facts)


def _title(chapter: Chapter, localizer: FluentLocalizer) -> str:
    title = localizer(f"rules-{chapter.title or chapter.name}-title")
    return with_emoji(chapter.emoji, title) if chapter.emoji else title


def _picture(page: Page, localizer: FluentLocalizer) -> Sequence[Block]:
    picture, names = page.chapter.picture, computer_names(localizer)
    stem = f"rules-{page.variant.base}-{page.players}-{page.chapter.name}"
    spec = PictureSpec.of(stem, picture.draw(page.start, names), localizer)
    if not picture.alt:
        return [Gallery((spec,))]
    alt = localizer(picture.alt)
    return [Gallery((replace(spec, alt=alt),), in_text_mode=alt)]


def _chapter_select(page: Page, localizer: FluentLocalizer) -> Row:
    options = [
        Option(_title(each, localizer), str(page.turned_to(each)), chosen=each is page.chapter)
        for each in page.chapters
    ]
    # With the page in the address, clients treat the select as a new select and show its chosen option.
    address = Address(Action.READ_RULES, argument=f"chapter {page}")
    return select_row(address, localizer("rules-chapter-placeholder"), options)


def _arrows(page: Page, localizer: FluentLocalizer) -> Row:
    before, after = page.chapters[: page.index][-1:], page.chapters[page.index + 1 :][:1]
    if page.is_text:
        before = (page.chapter,)
    read = Button(Address(Action.READ_RULES, argument=str(page.other)), f"{localizer('rules-read')} ›")

    def button(chapter: Chapter, label: str, key: str) -> Button:
        title, address = _title(chapter, localizer), Address(Action.READ_RULES, argument=str(page.turned_to(chapter)))
        return Button(address, label.format(title), in_text_mode=localizer(key, title=title))

    back = (button(each, "‹ {}", "rules-back") for each in before)
    forth = (button(each, "{} ›", "rules-on") for each in after) if page.is_text else (read,)
    return Row((*back, *forth))


def _game_select(page: Page, localizer: FluentLocalizer) -> Row:
    options = [
        Option(
            localizer("rules-game", game=localizer(base_key(base)), players=players),
            str(Page(variant, players)),
            chosen=(base, players) == (page.variant.base, page.players),
        )
        for base, variant in VARIANTS.items()
        for players in variant.formats
    ]
    address = Address(Action.READ_RULES, argument=f"game {page}")
    return select_row(address, localizer("rules-game-placeholder"), options)
