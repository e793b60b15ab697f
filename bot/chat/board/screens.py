"""The present table or a kingdom of the table, and the unseen dominoes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Gallery, Option, Row, Screen, Text, compose, select_row, stack
from bot.chat.kit.markup import bullet, heading, small
from bot.chat.table_view import (
    Look,
    accent,
    acting_line,
    challenge_button,
    close_up,
    controls,
    deck_button,
    footnote,
    look_buttons,
    table_picture,
    whole_table,
)
from bot.games.narration import describe_domino, mover
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.deck import Pile, crowns_on, has_terrain, piles
from engine.dominoes import Domino, Terrain
from renderers import deck_views
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
    """Show the table or a kingdom, with the controls for a move if it is the person's turn, and more buttons."""
    if look.kingdom is None:
        pictures = whole_table(table, localizer, mover(table, table.game.outbox.announcement.since))
    else:
        pictures = stack([close_up(table, look.kingdom, localizer)])
    return compose(
        small(footnote(table, localizer)),
        *pictures,
        acting_line(table, localizer),
        *(controls(table, localizer) if table.awaits(user_id) else ()),
        Row(
            (
                *look_buttons(table, localizer, text_mode=look.text_mode),
                *_way_back(table, look, localizer),
                deck_button(table, localizer),
                # A panel has no room for the button of a challenge, so the table has the button.
                *((challenge_button(table, localizer),) if table.game.deal else ()),
                *more,
            )
        ),
        accent=accent(table),
    )


def _way_back(table: Table, look: Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield a button from a kingdom back to the whole table."""
    if look.kingdom is not None:
        whole = Address.at(table, Action.SHOW_KINGDOM, str(replace(look, kingdom=None)))
        yield Button(whole, localizer("button-table"))


ALL = "any"
"""Stands for all terrains in an argument, since the value of an option must not be empty."""
_TEXT = "text"


@dataclass(frozen=True)
class DeckQuestion:
    need: Terrain | None = None
    """The terrain in question; None for all terrains."""
    text_mode: bool = False
    """Whether the answer is in text mode."""

    @classmethod
    def parse(cls, text: str) -> DeckQuestion:
        """Parse the text of a question; unknown words are ignored."""
        words = text.split()
        need = next((terrain for terrain in Terrain if terrain.value in words), None)
        return cls(need, _TEXT in words)

    def __str__(self) -> str:
        return " ".join([self.need.value if self.need else ALL, *([_TEXT] if self.text_mode else [])])


def deck(table: Table, question: DeckQuestion, localizer: FluentLocalizer) -> Screen:
    """Show the unseen dominoes, and the chances for the next line."""
    found = piles(table.state)
    return compose(
        heading(localizer("deck-title"), 3),
        "" if found else localizer("deck-over"),
        *_unseen(table, localizer),
        *_chances(table, found, question, localizer),
        small(localizer("deck-removed")) if any(_is_cut(pile) for pile in found) else "",
        *_controls(table, question, localizer),
    )


def _is_cut(pile: Pile) -> bool:
    """Return whether some of the dominoes will never appear."""
    return len(pile.dominoes) > pile.lines * pile.line


def _unseen(table: Table, localizer: FluentLocalizer) -> Sequence[Gallery]:
    # Clients keep showing the old file under a known name, so each position has names of its own.
    named = enumerate(deck_views(table.state), 1)
    return stack(table_picture(table, f"deck-{table.ply}-{number}", view, localizer) for number, view in named)


def _chances(
    table: Table, found: tuple[Pile, ...], question: DeckQuestion, localizer: FluentLocalizer
) -> Iterator[Text | str]:
    """Yield a heading and a list of chances for each pile with lines to come."""
    headings = ("deck-chances", "deck-chances-later")
    for pile, key in zip((pile for pile in found if pile.lines), headings, strict=False):
        told = _needed(pile, question.need, localizer) if question.need else _in_general(pile, localizer)
        when = [small(_when(table, pile, localizer))] if key == headings[0] else []
        yield "\n".join([heading(localizer(key), 3), *when, *map(bullet, told)])
        if question.need:
            yield _crowned(pile, question.need, localizer)


def _when(table: Table, pile: Pile, localizer: FluentLocalizer) -> str:
    """Say when the next line appears, and whether its dominoes are unknown; in a shared deal others may know them."""
    is_unknown = len(pile.dominoes) > pile.line and not table.game.deal
    return sentences(
        (localizer("deck-when", line=pile.line), localizer("deck-unknown") if is_unknown else ""), localizer
    )


def _in_general(pile: Pile, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the chances of crowns."""
    yield localizer("deck-chance-crown", percent=percent(pile.chance(lambda domino: domino.crowns)))
    yield localizer("deck-chance-crowns", percent=percent(pile.chance(lambda domino: domino.crowns > 1)))


def _needed(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> Iterator[str]:
    chances = {
        "deck-need-land": pile.chance(lambda domino: has_terrain(domino, terrain)),
        "deck-need-lands": pile.chance(lambda domino: has_terrain(domino, terrain), 2),
        "deck-need-crown": pile.chance(lambda domino: crowns_on(domino, terrain)),
        "deck-need-crowns": pile.chance(lambda domino: crowns_on(domino, terrain) > 1),
    }
    for key, chance in chances.items():
        yield localizer(key, **terrain_arguments(terrain, localizer), percent=percent(chance))


def _crowned(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> Text:
    """Name the dominoes with crowns on a terrain, the most crowns first."""
    crowned = [domino for domino in pile.dominoes if crowns_on(domino, terrain)]
    ranked = sorted(crowned, key=lambda domino: -crowns_on(domino, terrain))

    def told(describe: Callable[[Domino, FluentLocalizer], str]) -> str:
        named = semicolon_list((describe(domino, localizer) for domino in ranked), localizer)
        return localizer("deck-need-which", **terrain_arguments(terrain, localizer), dominoes=named) if named else ""

    return Text.of(told(describe_domino), in_text_mode=told(domino_text))


def _controls(table: Table, question: DeckQuestion, localizer: FluentLocalizer) -> Iterator[Row]:
    """Yield a select of terrains."""
    if any(pile.lines for pile in piles(table.state)):
        terrains = (None, *table.variant.terrains)
        options = [_option(replace(question, need=terrain), question, localizer) for terrain in terrains]
        address = Address(Action.ASK_DECK, table.game.id, argument=str(question))
        yield select_row(address, localizer("deck-placeholder"), options)


def _option(asked: DeckQuestion, now: DeckQuestion, localizer: FluentLocalizer) -> Option:
    label = terrain_name(asked.need, localizer) if asked.need else localizer("deck-any")
    return Option(label, str(asked), chosen=asked == now)
