"""The present game: the table, a kingdom, the coming dominoes; `/board`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from discord import Interaction
from discord.app_commands import Choice, Transform

from bot.chat.actions import Action, address_at
from bot.chat.handling.commands import (
    OneOf,
    choices_of,
    command,
    completes,
    localizer_of,
    options,
    reason,
    run,
    services_of,
)
from bot.chat.handling.context import Anywhere, AtTable, Context, Where
from bot.chat.handling.pipeline import at_table
from bot.chat.kit.blocks import Address, Button, Gallery, Option, Row, Screen, Text, compose, select_row, stack
from bot.chat.kit.markup import bullet, heading, small
from bot.chat.screens import table_view
from bot.chat.screens.refusals import explain
from bot.chat.screens.result import final_board
from bot.chat.screens.turn import back_button
from bot.chat.slots import END, END_OF, PAST, VISITOR
from bot.games.matching import Named, listed
from bot.games.refusals import Refusal, wrong_status
from bot.games.table import Table
from bot.games.words.narration import chosen_seat, describe_domino, kingdom_name, mover, seat_choices
from bot.localization.fluent import FluentLocalizer
from engine.deck import Pile, crowns_on, has_terrain, piles
from engine.dominoes import TERRAINS, Terrain
from renderers import board_views, deck_views
from renderers.localizer import semicolon_list, sentences, terrain_arguments, terrain_name
from renderers.text.wording import domino_text
from renderers.view import percent


def board(
    table: Table,
    user_id: int,
    localizer: FluentLocalizer,
    look: table_view.Look = table_view.Look(),  # noqa: B008 - it cannot change
    *,
    more: Sequence[Button] = (),
) -> Screen:
    """Show the table, a kingdom or the boards, with the controls if it is the person's turn, and more buttons."""
    looks, is_due = table_view.look_buttons(table, localizer, text_mode=look.text_mode), table.awaits(user_id)
    a_line = 3 if len(looks) > table_view.MOST_LOOKS else table_view.MOST_LOOKS
    return compose(
        small(table_view.footnote(table, localizer)),
        *_pictures(table, look, localizer),
        # The controls of the person to move say the same.
        Text.of(
            "" if is_due else table_view.acting_line(table, localizer),
            in_text_mode=table_view.acting_line(table, localizer),
        ),
        *(table_view.controls(table, localizer) if is_due else ()),
        *(Row(looks[at : at + a_line]) for at in range(0, len(looks), a_line)),
        Row(
            (
                *_other_looks(table, look, localizer),
                *(() if table.game.deal.name else (table_view.deck_button(table, localizer),)),
                *(back_button(table, localizer) if is_due else ()),
                *more,
            )
        ),
        accent=table_view.accent(table),
    )


def _pictures(table: Table, look: table_view.Look, localizer: FluentLocalizer) -> Sequence[Gallery]:
    if look.kingdom is not None:
        return stack([table_view.close_up(table, look.kingdom, localizer)])
    view, stem = (
        table_view.board_view(table, mover(table, table.game.announcement.since)),
        f"{table.game.id}-{table.ply}",
    )
    if look.boards:
        large = enumerate(view.boards)
        return stack(table_view.table_picture(table, f"board-{stem}-{index}", each, localizer) for index, each in large)
    return stack([table_view.table_picture(table, f"table-{stem}", view, localizer)])


def _other_looks(table: Table, look: table_view.Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield buttons for the whole table and for the boards of extensions, without the view that is shown."""
    has_boards = bool(board_views(table.state, table_view.seat_names(table)))
    for boards, key in ((False, "button-table"), (True, "button-boards")):
        other = table_view.Look(None, look.text_mode, boards)
        if other != look and (has_boards or not boards):
            yield Button(address_at(table, Action.SHOW_KINGDOM, str(other)), localizer(key))


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


@at_table(Action.SHOW_KINGDOM, where=Where.FRESH)
async def show_kingdom(context: Context, table: Table) -> None:
    """Show a present kingdom large, or the whole table, in a private message.

    A public message shows the whole table itself, so its button leads to the person's own kingdom with all its points.
    """
    look = context.parsed(table_view.Look.parse)
    if look.kingdom is None and context.public_message_id and table.is_playing:
        seat = table.game.seat_of(context.user_id)
        look = replace(look, kingdom=table.state.kingdom_of(seat.number) if seat else table.state.king.kingdom)
    await look_at(context, table, look)


@at_table(Action.SHOW_TABLE, where=Where.ASIDE)
async def show_table(context: Context, table: Table) -> None:
    """Show the whole table in a separate message, so the panel stays unchanged."""
    await look_at(context, table, table_view.Look())


async def look_at(context: Context, table: Table, look: table_view.Look) -> None:
    """Show the kingdom or the table of a look; the whole table of a finished game is a poster.

    Raises Refusal for an unknown kingdom, and for a lobby, which has no kingdoms yet.
    """
    table.require_begun()
    if look.kingdom is not None and look.kingdom not in range(len(table.state.kingdoms)):
        raise Refusal("error-old-button")
    context.naming(table.variant)
    # Views and alt texts score every kingdom, which would block the event loop.
    if table.state.is_over and look.kingdom is None:
        slots = context.services.slots
        more = await slots.ask(END, table, context.localizer)
        screen = await slots.first(END_OF, table, context.user_id, context.localizer, more)
        if screen is None:
            ending = await context.services.series.ending(table)
            screen = await context.drawn(final_board, table, ending, context.localizer, more)
    else:
        shared = await context.services.slots.ask(PAST, table, context.localizer) if table.game.deal.name else ()
        more = (*shared, *await _visitor_buttons(context, table))
        screen = await context.drawn(board, table, context.user_id, context.localizer, look, more=more)
    await context.show(screen, text_mode=look.text_mode)


async def _visitor_buttons(context: Context, table: Table) -> tuple[Button, ...]:
    """Return the buttons of a person without a seat at a live table: those of features, and to take each offered seat.

    A player who has resigned can take only their own seat.
    """
    game, localizer = table.game, context.localizer
    seat = game.seat_of(context.user_id)
    if not game.is_live or (seat is not None and not seat.resigned):
        return ()
    more = await context.services.slots.ask(VISITOR, table, context.user_id, localizer)
    offered = (each for each in game.seats if each.offered and seat in (None, each))
    return *more, *(table_view.take_button(game, each, localizer) for each in offered)


@at_table(Action.SHOW_DECK, where=Where.ASIDE)
@at_table(Action.ASK_DECK)
async def ask_deck(context: Context, table: Table) -> None:
    """Show the unseen dominoes, with an answer to the question in the argument. Raises Refusal after the end."""
    if table.state.is_over:
        raise wrong_status(table.game)
    question = DeckQuestion.parse(context.argument)
    # Chances are counted exactly, which would block the event loop.
    screen = await context.drawn(deck, table, question, context.naming(table.variant).localizer)
    await context.show(screen, text_mode=question.text_mode)


NEEDS: Final = OneOf({ALL: "deck-any", **{terrain.value: f"terrain-{terrain.value}" for terrain in TERRAINS}})


@command("kingdomino board")
@options("kingdom", "text", "need")
async def board_command(
    interaction: Interaction[Any],
    kingdom: str | None = None,
    text: bool = False,
    need: Transform[str, NEEDS] = "",
) -> None:
    if need:
        question = DeckQuestion.parse(need)
        await run(interaction, AtTable(ask_deck), str(replace(question, text_mode=text)))
        return
    await run(interaction, Anywhere(partial(_show_board, kingdom, text_mode=text)))


@completes(board_command, "kingdom")
async def offer_kingdoms(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await offer_at_table(interaction, lambda table, localizer: listed(kingdoms(table, localizer), typed))


async def offer_at_table(
    interaction: Interaction[Any], offered: Callable[[Table, FluentLocalizer], Iterable[Named[object]]]
) -> list[Choice[str]]:
    """Offer things of the table in the channel; a single entry says that the games are played in threads."""
    localizer = await localizer_of(interaction)
    try:
        table = await services_of(interaction).tables.latest(interaction.channel_id or 0)
    except Refusal as away:
        return [reason(explain(away, localizer))]
    if table is None or not table.moves:
        return []
    localizer = replace(localizer, names_boxes=table.variant.mixes_boxes)
    return choices_of(offered(table, localizer))


async def begun_table(context: Context) -> Table:
    """Return the game of the channel, or the latest game there. Raises Refusal for a game that has not begun."""
    table = await context.tables.latest(context.channel_id)
    if table is None:
        raise Refusal("error-nothing-played-here")
    context.services.presence.note(table.game.id, context.user_id)
    if not table.require_readable().moves:
        raise wrong_status(table.game)
    return table


async def _show_board(named: str | None, context: Context, *, text_mode: bool) -> None:
    table = await begun_table(context)
    await look_at(context, table, table_view.Look(kingdom_named(table, named, context.localizer), text_mode))
    # A person may ask for the board because somebody has deleted the public message.
    await context.services.publisher.bring_back(table)


def kingdoms(table: Table, localizer: FluentLocalizer) -> list[Named[str]]:
    """Return the kingdoms as choices, each numbered as its first seat, and named after all of its players or one."""
    names = {
        index + 1: [kingdom_name(table, index, localizer), *map(table.name_of, table.state.owners(index))]
        for index in range(len(table.state.kingdoms))
    }
    return seat_choices(names, localizer)


def kingdom_named(table: Table, named: str | None, localizer: FluentLocalizer) -> int | None:
    """Return the index of the kingdom that the text means; None without a text."""
    return chosen_seat(kingdoms(table, localizer), named) - 1 if named else None
