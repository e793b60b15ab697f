"""The rules: one chapter at a time, with the numbers for a variant and a number of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from bot.chat.actions import Action
from bot.chat.extension import Chapter, ChatPart
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
from bot.chat.screens.rulebook import KINGDOMINO, figures
from bot.games.options import base_key
from bot.games.table import Table
from bot.games.words.narration import computer_names, join_facts, sample_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, with_emoji
from engine.extensions import parts
from engine.state import State
from engine.variants import VARIANTS, Variant
from renderers.localizer import comma_list

USUAL_BOOK: Final = "kd"
"""The variant of the rules in a channel without games."""


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
    """Show the picture of a chapter below its first sentences, or its other sentences, with controls that lead on."""
    chapter = page.chapter
    title = heading(_title(chapter, localizer))
    facts = sample_facts(localizer)
    lead, rest = _led(localizer(f"rules-{chapter.name}", **_numbers(page.start), sample=join_facts(*facts)))
    if not page.is_text:
        chapters = _chapter_select(page, localizer)
        # The chosen option of the select is the chapter.
        where = small(localizer("rules-game", game=localizer(base_key(page.variant.base)), players=page.players))
        head = f"{title}\n{where}"
        return compose(head, lead, *_picture(page, localizer), _arrows(page, localizer), chapters)
    games = [] if page.index else [_game_select(page, localizer)]
    heard = chapter.in_text_mode and localizer(chapter.in_text_mode, sample=comma_list(facts, localizer))
    told = Text.of(rest, heard or None)
    # The page with the picture tells the game; a long text needs the room.
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
