"""`/board`, which shows the present game in private messages."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.board.actions import ask_deck, look_at
from bot.chat.board.questions import answer, nearest, questions
from bot.chat.board.screens import ALL, DeckQuestion
from bot.chat.kit.commands import COMMANDS, command, completes, localized, localizer_of, matching, options, reason, run
from bot.chat.kit.context import Context
from bot.chat.kit.errors import explain
from bot.chat.kit.pipeline import Alone, AtTable
from bot.chat.table_view import Look
from bot.games.narration import chosen_seat, kingdom_name, seat_labels
from bot.games.refusals import NotPlaying, PlayedAway, Refusal
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import TERRAINS

NEEDS = [
    Choice(name=localized("deck-any"), value=ALL),
    *(Choice(name=localized(f"terrain-{terrain.value}"), value=terrain.value) for terrain in TERRAINS),
]


@command("board", COMMANDS)
@options("kingdom", "text", "ask", "need")
@app_commands.choices(need=NEEDS)
async def board_command(
    interaction: Interaction[Any],
    kingdom: str | None = None,
    text: bool = False,
    ask: str = "",
    need: str = "",
) -> None:
    if need:
        question = DeckQuestion.parse(need)
        await run(interaction, AtTable(ask_deck), str(replace(question, text_mode=text)))
        return
    show = partial(_answer_question, kingdom, ask) if ask else partial(_show_board, kingdom, text_mode=text)
    await run(interaction, Alone(show))


@completes(board_command, "kingdom")
async def offer_kingdoms(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await _offer(interaction, _kingdom_labels, typed)


@completes(board_command, "ask")
async def offer_questions(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    def offered(table: Table, localizer: FluentLocalizer) -> Mapping[str, str]:
        index = _kingdom_asked_about(table, interaction.user.id, interaction.namespace.kingdom, localizer)
        known = questions(table, index, localizer)
        return {key: question.text for key, question in (nearest(typed, known) or known).items()}

    return await _offer(interaction, offered, "")


async def _offer(
    interaction: Interaction[Any], describe: Callable[[Table, FluentLocalizer], Mapping[str, str]], typed: str
) -> list[Choice[str]]:
    """Offer the described values that match; a single entry says that the games are played in threads."""
    localizer = await localizer_of(interaction)
    try:
        table = await interaction.client.services.tables.latest(interaction.channel_id or 0)
    except PlayedAway as away:
        return [reason(explain(away, localizer))]
    if table is None or not table.moves:
        return []
    localizer = replace(localizer, names_boxes=table.variant.mixes_boxes)
    return matching(describe(table, localizer).items(), typed)


async def _begun_table(context: Context) -> Table:
    """Return the game of the channel, or the latest game there. Raises NotPlaying for a game that has not begun."""
    table = await context.services.tables.latest(context.channel_id)
    if table is None:
        raise Refusal("error-nothing-played-here")
    context.services.process.presence.note(table.game.id, context.user_id)
    if not table.require_readable().moves:
        raise NotPlaying(table.game)
    return table


async def _show_board(named: str | None, context: Context, *, text_mode: bool) -> None:
    table = await _begun_table(context)
    await look_at(context, table, Look(_kingdom_named(table, named, context.localizer), text_mode))


def _kingdom_labels(table: Table, localizer: FluentLocalizer) -> dict[str, str]:
    """Name each kingdom after its first seat."""
    kingdoms = range(len(table.state.kingdoms))
    return seat_labels({index + 1: kingdom_name(table, index, localizer) for index in kingdoms}, localizer)


def _kingdom_named(table: Table, named: str | None, localizer: FluentLocalizer) -> int | None:
    """Return the index of the kingdom with the given name or label; None without a name."""
    names = [(seat.name, table.state.kingdom_of(seat.number) + 1) for seat in table.game.seats]
    return chosen_seat(_kingdom_labels(table, localizer), names, named) - 1 if named else None


async def _answer_question(kingdom: str | None, typed: str, context: Context) -> None:
    table = await _begun_table(context)
    index = _kingdom_asked_about(table, context.user_id, kingdom, context.localizer)
    localizer = context.naming(table.variant).localizer
    await context.reply.show(await asyncio.to_thread(answer, typed, table, index, localizer))


def _kingdom_asked_about(table: Table, user_id: int, named: str | None, localizer: FluentLocalizer) -> int:
    """Return the index of the named kingdom, or else of the person's kingdom, or else of the kingdom to move."""
    index = _kingdom_named(table, named, localizer)
    if index is not None:
        return index
    seat = table.game.seat_of(user_id)
    return table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
