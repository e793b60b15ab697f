"""The dominoes that are still to come: the unseen dominoes of a table, and the chances for its next line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Option, Row, Screen, Text, compose, select_row, stack
from bot.chat.kit.markup import bullet, heading, small
from bot.chat.screens import table_view
from bot.games.table import Table
from bot.games.words.narration import describe_domino
from bot.localization.fluent import FluentLocalizer
from engine.deck import Pile, crowns_on, has_terrain, piles
from engine.dominoes import Terrain
from renderers import deck_views
from renderers.localizer import semicolon_list, sentences, terrain_arguments, terrain_name
from renderers.text.wording import domino_text
from renderers.view import percent

ALL = "any"
"""Stands for all terrains in an argument, since the value of an option must not be empty."""
_TEXT = "text"


@dataclass(frozen=True)
class DeckQuestion:
    need: Terrain | None = None
    """The terrain in question; None for all terrains."""
    text_mode: bool = False
    """Whether the answer is in text mode."""
    page: int = 0
    """The index of the picture on the screen: a phone has room for one."""

    @classmethod
    def parse(cls, text: str) -> DeckQuestion:
        """Parse the text of a question; unknown words are ignored."""
        words = text.split()
        need = next((terrain for terrain in Terrain if terrain.value in words), None)
        return cls(need, _TEXT in words, next((int(word) for word in words if word.isdecimal()), 0))

    def __str__(self) -> str:
        need, page = self.need.value if self.need else ALL, str(self.page) if self.page else ""
        return " ".join(filter(None, (need, page, _TEXT if self.text_mode else "")))


def deck(table: Table, question: DeckQuestion, localizer: FluentLocalizer) -> Screen:
    """Show the unseen dominoes of a box and the chances for its next line, or an extension's pieces, one a page."""
    found, views = piles(table.state), deck_views(table.state, question.need)
    question = replace(question, page=min(question.page, max(0, len(views) - 1)))
    shown = found[question.page : question.page + 1]
    # Clients keep showing the old file under a known name, so each position and each question has names of its own.
    stem = f"deck-{table.ply}-{question.need.value if question.need else ALL}-{question.page}"
    return compose(
        heading(localizer("button-deck"), 3),
        "" if found else localizer("deck-over"),
        *stack(
            table_view.table_picture(table, stem, each, localizer) for each in views[question.page : question.page + 1]
        ),
        *(each for pile in shown if pile.lines for each in _chances(table, pile, question, localizer)),
        small(localizer("deck-removed")) if any(len(each.dominoes) > each.lines * each.line for each in shown) else "",
        *_deck_controls(table, question, len(views), localizer),
    )


def _chances(table: Table, pile: Pile, question: DeckQuestion, localizer: FluentLocalizer) -> Iterator[Text | str]:
    """Yield a heading and a list of chances for the next line of a pile."""
    key = "deck-chances-later" if question.page else "deck-chances"
    # In a shared deal, others may know the dominoes of the next line.
    is_unknown = len(pile.dominoes) > pile.line and not table.game.deal.name
    facts = localizer("deck-when", line=pile.line), localizer("deck-unknown") if is_unknown else ""
    when = [] if question.page else [small(sentences(facts, localizer))]
    if terrain := question.need:
        chances = {
            "deck-need-land": pile.chance(lambda domino: has_terrain(domino, terrain)),
            "deck-need-lands": pile.chance(lambda domino: has_terrain(domino, terrain), 2),
            "deck-need-crown": pile.chance(lambda domino: crowns_on(domino, terrain)),
            "deck-need-crowns": pile.chance(lambda domino: crowns_on(domino, terrain) > 1),
        }
    else:
        chances = {
            "deck-chance-crown": pile.chance(lambda domino: domino.crowns),
            "deck-chance-crowns": pile.chance(lambda domino: domino.crowns > 1),
        }
    about = terrain_arguments(terrain, localizer) if terrain else {}
    told = (localizer(name, **about, percent=percent(chance)) for name, chance in chances.items())
    yield "\n".join([heading(localizer(key), 3), *when, *map(bullet, told)])
    if terrain:
        crowned = [domino for domino in pile.dominoes if crowns_on(domino, terrain)]
        most_first = sorted(crowned, key=lambda domino: -crowns_on(domino, terrain))
        seen, heard = (
            semicolon_list((describe(domino, localizer) for domino in most_first), localizer)
            for describe in (describe_domino, domino_text)
        )
        if crowned:
            yield Text.of(*(localizer("deck-need-which", **about, dominoes=each) for each in (seen, heard)))


def _deck_controls(table: Table, question: DeckQuestion, pages: int, localizer: FluentLocalizer) -> Iterator[Row]:
    if any(pile.lines for pile in piles(table.state)[question.page : question.page + 1]):
        terrains = (None, *table.variant.terrains)
        asked = {terrain: replace(question, need=terrain) for terrain in terrains}
        options = [
            Option(
                terrain_name(terrain, localizer) if terrain else localizer("deck-any"),
                str(wanted),
                chosen=wanted == question,
            )
            for terrain, wanted in asked.items()
        ]
        yield select_row(_ask(table, question), localizer("deck-placeholder"), options)
    if pages > 1:
        each_page = [_ask(table, replace(question, page=page)) for page in range(pages)]
        yield Row(tuple(table_view.page_buttons(each_page, question.page, localizer)))


def _ask(table: Table, question: DeckQuestion) -> Address:
    return Address(Action.ASK_DECK, table.game.id, argument=str(question))
