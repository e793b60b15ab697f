"""The present game: the table, a kingdom, the coming dominoes, questions; `/kingdomino board`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.actions import Action, address_at
from bot.chat.handling.commands import choices_of, command, completes, localizer_of, options, reason, run, services_of
from bot.chat.handling.context import Anywhere, Context, Where
from bot.chat.handling.pipeline import at_table
from bot.chat.kit.blocks import Button, Gallery, Row, Screen, Text, compose, stack
from bot.chat.kit.markup import small, view_text
from bot.chat.screens import table_view
from bot.chat.screens.answers import OTHERS, answer, meant_questions, other_questions, questions
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.refusals import explain
from bot.chat.screens.result import final_board
from bot.chat.screens.turn import back_button, return_button, stand_ins_button
from bot.chat.slots import END, END_OF, PAST, VISITOR
from bot.games.matching import Named, listed
from bot.games.refusals import Refusal, wrong_status
from bot.games.seats import REMINDERS_BEFORE_TURN, require_replaceable
from bot.games.table import Table
from bot.games.words.narration import chosen_seat, kingdom_name, mover, seat_choices
from bot.localization.fluent import FluentLocalizer
from renderers import board_views


def board(
    table: Table,
    user_id: int,
    localizer: FluentLocalizer,
    look: table_view.Look = table_view.Look(),  # noqa: B008 - it cannot change
    *,
    more: Sequence[Button] = (),
) -> Screen:
    """Show the table, a kingdom or the boards, with the controls if it is the person's turn, and more buttons."""
    is_due = table.awaits(user_id)
    return compose(
        small(table_view.footnote(table, localizer)),
        *_pictures(table, user_id, look, localizer),
        # The controls of the person to move say the same.
        Text.of(
            "" if is_due else table_view.acting_line(table, localizer),
            in_text_mode=table_view.acting_line(table, localizer),
        ),
        Row(
            (
                *((table_view.way_to_panel(table, localizer),) if is_due else ()),
                *_other_looks(table, look, localizer),
                *(() if table.game.deal.name else (table_view.deck_button(table, localizer),)),
                *(back_button(table, localizer) if is_due else ()),
                *more,
            )
        ),
        table_view.other_kingdoms(table, localizer, look),
        accent=table_view.accent(table),
    )


def _pictures(table: Table, user_id: int, look: table_view.Look, localizer: FluentLocalizer) -> Sequence[Gallery]:
    again = address_at(table, Action.SHOW_KINGDOM, str(look))
    if look.kingdom is not None:
        return stack([table_view.close_up(table, look.kingdom, localizer)], again)
    view = table_view.board_view(table, mover(table, table.game.announcement.since))
    stem = f"{table.game.id}-{table.ply}"
    if look.boards:
        large = enumerate(view.boards)
        boards = (table_view.table_picture(table, f"board-{stem}-{index}", each, localizer) for index, each in large)
        return stack(boards, again)
    seat = table.game.seat_of(user_id)
    # Listeners hear their own kingdom first, so it is on the first page. The line below tells whose turn it is.
    own = table.state.kingdom_of(seat.number) if seat else None
    heard = replace(table_view.heard_view(table, view, first=own), turn=None)
    picture = table_view.table_picture(table, f"table-{stem}", view, localizer)
    return (Gallery((picture,), partial(view_text, heard, localizer), again),)


def _other_looks(table: Table, look: table_view.Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield buttons for the whole table and for the boards of extensions, without the view that is shown."""
    has_boards = bool(board_views(table.state, table_view.seat_names(table)))
    for boards, key in ((False, "button-table"), (True, "button-boards")):
        other = table_view.Look(None, look.text_mode, boards)
        if other != look and (has_boards or not boards):
            yield Button(address_at(table, Action.SHOW_KINGDOM, str(other)), localizer(key))


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
        more = (*shared, *_seat_buttons(context, table), *await _visitor_buttons(context, table))
        screen = await context.drawn(board, table, context.user_id, context.localizer, look, more=more)
    await context.show(screen, text_mode=look.text_mode)


def _seat_buttons(context: Context, table: Table) -> Iterator[Button]:
    """Yield the buttons to replace a late or absent person, and to return to the own seat."""
    game, person = table.game, context.user_id
    with suppress(Refusal):
        if not table.awaits(person):
            late = require_replaceable(table, None, context.actor, REMINDERS_BEFORE_TURN)
            yield stand_ins_button(table, late, context.localizer)
    own = game.owned_by(person) or game.seat_of(person)
    if game.is_live and own and (own.is_kept or own.owner_id == person):
        yield from return_button(table, [own], context.localizer)


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


@command("kingdomino board")
@options("kingdom", "text", "ask")
async def board_command(
    interaction: Interaction[Any], kingdom: str | None = None, text: bool = False, ask: str = ""
) -> None:
    shown = partial(_answer_here, ask) if ask else _show_board
    await run(interaction, Anywhere(partial(shown, named=kingdom, text_mode=text)))


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


async def _show_board(context: Context, *, named: str | None, text_mode: bool) -> None:
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


# ---- questions


@at_table(Action.ASK_BOARD, where=Where.ASIDE)
async def ask_board(context: Context, table: Table) -> None:
    """Answer the question in the argument about the person's kingdom, or else about the kingdom to move."""
    if not table.moves:
        raise wrong_status(table.game)
    if context.argument == OTHERS:
        localizer = context.naming(table.variant).localizer
        index = _kingdom_asked_about(table, context.user_id, None, localizer)
        await context.show(other_questions(table, index, localizer))
        return
    await _answer(context, table, context.argument)


async def _answer_here(question: str, context: Context, *, named: str | None, text_mode: bool) -> None:
    await _answer(context, await begun_table(context), question, named, text_mode=text_mode)


async def _answer(
    context: Context, table: Table, question: str, named: str | None = None, *, text_mode: bool = False
) -> None:
    localizer = context.naming(table.variant).localizer
    index = _kingdom_asked_about(table, context.user_id, named, localizer)
    # Chances are counted exactly, which would block the event loop.
    screen = await context.drawn(answer, question, table, index, localizer, text_mode=text_mode)
    await context.show(screen, text_mode=text_mode)


@completes(board_command, "ask")
async def offer_questions(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    def offered(table: Table, localizer: FluentLocalizer) -> Sequence[Named[str]]:
        index = _kingdom_asked_about(table, interaction.user.id, interaction.namespace.kingdom, localizer)
        known = questions(table, index, localizer)
        return meant_questions(known, typed) or known

    return await offer_at_table(interaction, offered)


def _kingdom_asked_about(table: Table, user_id: int, named: str | None, localizer: FluentLocalizer) -> int:
    """Return the index of the named kingdom, or else of the person's kingdom, or else of the kingdom to move."""
    index = kingdom_named(table, named, localizer)
    if index is not None:
        return index
    seat = table.game.seat_of(user_id)
    return table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
