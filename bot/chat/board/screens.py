"""The present table or a kingdom of the table, and the unseen dominoes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Gallery, Option, Row, Screen, Text, compose, select_row, stack
from bot.chat.kit.markup import bullet, heading, small
from bot.chat.table_view import (
    MOST_LOOKS,
    Look,
    accent,
    acting_line,
    board_view,
    challenge_button,
    close_up,
    controls,
    deck_button,
    footnote,
    look_buttons,
    page_buttons,
    seat_names,
    table_picture,
)
from bot.games.narration import describe_domino, mover
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.deck import Pile, crowns_on, has_terrain, piles
from engine.dominoes import Domino, Terrain
from renderers import board_views, deck_views
from renderers.localizer import semicolon_list, sentences, terrain_arguments, terrain_name
from renderers.view import percent
from renderers.wording import domino_text


def board(
    table: Table,
    user_id: int,
    localizer: FluentLocalizer,
    look: Look = Look(),  # noqa: B008 - it cannot change
    *,
    more: Sequence[Button] = (),
) -> Screen:
    """Show the table, a kingdom or the boards, with the controls if it is the person's turn, and more buttons."""
    looks, is_due = look_buttons(table, localizer, text_mode=look.text_mode), table.awaits(user_id)
    a_line = 3 if len(looks) > MOST_LOOKS else MOST_LOOKS
    return compose(
        small(footnote(table, localizer)),
        *_pictures(table, look, localizer),
        # The controls of the person to move say the same.
        Text.of("" if is_due else acting_line(table, localizer), in_text_mode=acting_line(table, localizer)),
        *(controls(table, localizer) if is_due else ()),
        *(Row(looks[at : at + a_line]) for at in range(0, len(looks), a_line)),
        Row(
            (
                *_other_looks(table, look, localizer),
                deck_button(table, localizer),
                # A panel has no room for it.
                *((challenge_button(table, localizer),) if table.game.deal.name else ()),
                *more,
            )
        ),
        accent=accent(table),
    )


def _pictures(table: Table, look: Look, localizer: FluentLocalizer) -> Sequence[Gallery]:
    if look.kingdom is not None:
        return stack([close_up(table, look.kingdom, localizer)])
    view, stem = board_view(table, mover(table, table.game.outbox.announcement.since)), f"{table.game.id}-{table.ply}"
    if look.boards:
        large = enumerate(view.boards)
        return stack(table_picture(table, f"board-{stem}-{index}", each, localizer) for index, each in large)
    return stack([table_picture(table, f"table-{stem}", view, localizer)])


def _other_looks(table: Table, look: Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield a button for the whole table and one for the boards of extensions, but for what is shown."""
    has_boards = bool(board_views(table.state, seat_names(table)))
    for boards, key in ((False, "button-table"), (True, "button-boards")):
        other = Look(None, look.text_mode, boards)
        if other != look and (has_boards or not boards):
            yield Button(Address.at(table, Action.SHOW_KINGDOM, str(other)), localizer(key))


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
        *stack(table_picture(table, stem, each, localizer) for each in views[question.page : question.page + 1]),
        *(each for pile in shown if pile.lines for each in _chances(table, pile, question, localizer)),
        small(localizer("deck-removed")) if any(len(each.dominoes) > each.lines * each.line for each in shown) else "",
        *_controls(table, question, len(views), localizer),
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
        yield _crowned(pile, terrain, localizer)


def _crowned(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> Text:
    """Name the dominoes with crowns on a terrain, the most crowns first."""
    crowned = [domino for domino in pile.dominoes if crowns_on(domino, terrain)]
    ranked = sorted(crowned, key=lambda domino: -crowns_on(domino, terrain))

    def told(describe: Callable[[Domino, FluentLocalizer], str]) -> str:
        named = semicolon_list((describe(domino, localizer) for domino in ranked), localizer)
        return localizer("deck-need-which", **terrain_arguments(terrain, localizer), dominoes=named) if named else ""

    return Text.of(told(describe_domino), in_text_mode=told(domino_text))


def _controls(table: Table, question: DeckQuestion, pages: int, localizer: FluentLocalizer) -> Iterator[Row]:
    if any(pile.lines for pile in piles(table.state)[question.page : question.page + 1]):
        terrains = (None, *table.variant.terrains)
        options = [_option(replace(question, need=terrain), question, localizer) for terrain in terrains]
        yield select_row(_ask(table, question), localizer("deck-placeholder"), options)
    if pages > 1:
        each_page = [_ask(table, replace(question, page=page)) for page in range(pages)]
        yield Row(tuple(page_buttons(each_page, question.page, localizer)))


def _ask(table: Table, question: DeckQuestion) -> Address:
    return Address(Action.ASK_DECK, table.game.id, argument=str(question))


def _option(asked: DeckQuestion, now: DeckQuestion, localizer: FluentLocalizer) -> Option:
    label = terrain_name(asked.need, localizer) if asked.need else localizer("deck-any")
    return Option(label, str(asked), chosen=asked == now)
