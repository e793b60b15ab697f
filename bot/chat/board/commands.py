"""The commands that look something up, in ephemeral messages."""

import asyncio
import re
from functools import partial
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.board.actions import ask_deck, look_at
from bot.chat.board.questions import answer, nearest, questions
from bot.chat.board.screens import DeckQuestion
from bot.chat.daily import open_daily
from bot.chat.following import MENTIONED, QUIETLY, follow, show_games, unfollow
from bot.chat.history.actions import export_chosen_game, list_games
from bot.chat.history.screens import described_games
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.chat.kit.commands import CommandSet, command, localized, localizer_of, matching, options
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Alone, AtTable, perform
from bot.chat.ranking import show_results
from bot.chat.table_view import Look
from bot.games.narration import chosen_seat, kingdom_name, seat_labels
from bot.games.refusals import NotPlaying, Refusal
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import TERRAINS, Terrain

NEEDS = [Choice(name=localized(f"terrain-{terrain.value}"), value=terrain.value) for terrain in TERRAINS]

OFF: Final = "off"
WAYS: list[Choice[str]] = [Choice(name=localized(f"how-{way}"), value=way) for way in (QUIETLY, MENTIONED, OFF)]


class TopCommands(CommandSet):
    @command("board")
    @options("kingdom", "text", "ask")
    async def board(
        self, interaction: Interaction[Any], kingdom: str | None = None, text: bool = False, ask: str = ""
    ) -> None:
        show = partial(_answer_question, kingdom, ask) if ask else partial(_show_board, kingdom, text_mode=text)
        await perform(Alone(show), Context(interaction, self.services))

    @board.autocomplete("kingdom")
    async def kingdoms(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.services.tables.latest(interaction.channel_id or 0)
        if table is None or not table.moves:
            return []
        return matching(_kingdom_labels(table, await localizer_of(interaction, self.services)).items(), typed)

    @board.autocomplete("ask")
    async def questions(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.services.tables.latest(interaction.channel_id or 0)
        if table is None or not table.moves:
            return []
        localizer = await localizer_of(interaction, self.services)
        index = _kingdom_asked_about(table, interaction.user.id, interaction.namespace.kingdom, localizer)
        known = questions(table, index, localizer)
        offered = nearest(typed, known) or known
        return matching(((key, question.text) for key, question in offered.items()), "")

    @command("daily")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction[Any]) -> None:
        await perform(Alone(open_daily), Context(interaction, self.services))


class LookupCommands(CommandSet):
    @command("deck")
    @options("need", "text")
    @app_commands.choices(need=NEEDS)
    async def deck(self, interaction: Interaction[Any], need: str | None = None, text: bool = False) -> None:
        question = DeckQuestion(Terrain(need) if need else None, text_mode=text)
        await perform(Alone(_show_deck), Context(interaction, self.services, argument=str(question)))

    @command("games")
    async def games(self, interaction: Interaction[Any]) -> None:
        await perform(Alone(show_games), Context(interaction, self.services))

    @command("follow")
    @options("how")
    @app_commands.choices(how=WAYS)
    async def follow(self, interaction: Interaction[Any], how: str = QUIETLY) -> None:
        await perform(AtTable(unfollow if how == OFF else follow), Context(interaction, self.services, argument=how))

    @command("history")
    @options("export")
    async def history(self, interaction: Interaction[Any], export: str | None = None) -> None:
        handler = list_games if export is None else export_chosen_game
        await perform(Alone(handler), Context(interaction, self.services, argument=export or ""))

    @history.autocomplete("export")
    async def games_here(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        games, channel_id = self.services.games, interaction.channel_id or 0
        found = await games.games_in(channel_id, MAX_OPTIONS)
        # Older games than the newest are found by their number.
        if re.fullmatch(r"\d{1,18}", typed.strip(), re.ASCII):
            found = (*await games.games_in(channel_id, 1, int(typed) + 1), *found)
        described = dict(described_games(found, await localizer_of(interaction, self.services)))
        return matching(described.items(), typed)

    @command("stats")
    @options("player")
    async def stats(self, interaction: Interaction[Any], player: discord.User | None = None) -> None:
        person = player or interaction.user
        await perform(Alone(partial(show_results, person=person)), Context(interaction, self.services))


async def _show_deck(context: Context) -> None:
    await ask_deck(context, await _begun_table(context))


async def _begun_table(context: Context) -> Table:
    """Return the game of the channel, or the last one. Raises NotPlaying if it has not begun."""
    table = await context.services.tables.latest(context.channel_id)
    if table is None:
        raise Refusal("error-nothing-played-here")
    context.services.presence.note(table.game.id, context.user_id)
    if not table.require_readable().moves:
        raise NotPlaying(table.game)
    return table


async def _show_board(named: str | None, context: Context, *, text_mode: bool) -> None:
    table = await _begun_table(context)
    await look_at(context, table, Look(_kingdom_named(table, named, context.localizer), text_mode))


def _kingdom_labels(table: Table, localizer: FluentLocalizer) -> dict[str, str]:
    """Name the kingdoms by the first seats that play for them."""
    kingdoms = range(len(table.state.kingdoms))
    return seat_labels({index + 1: kingdom_name(table, index, localizer) for index in kingdoms}, localizer)


def _kingdom_named(table: Table, named: str | None, localizer: FluentLocalizer) -> int | None:
    """Return the index of the kingdom that was chosen, or of the player of that name; None if there is no name."""
    names = [(seat.name, table.state.kingdom_of(seat.number) + 1) for seat in table.game.seats]
    return chosen_seat(_kingdom_labels(table, localizer), names, named) - 1 if named else None


async def _answer_question(kingdom: str | None, typed: str, context: Context) -> None:
    table = await _begun_table(context)
    index = _kingdom_asked_about(table, context.user_id, kingdom, context.localizer)
    await context.reply.show(await asyncio.to_thread(answer, typed, table, index, context.localizer))


def _kingdom_asked_about(table: Table, user_id: int, named: str | None, localizer: FluentLocalizer) -> int:
    """Return the index of the named kingdom, else of the person's, else of the kingdom to move."""
    index = _kingdom_named(table, named, localizer)
    if index is not None:
        return index
    seat = table.game.seat_of(user_id)
    return table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
