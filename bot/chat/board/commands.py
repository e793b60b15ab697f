"""The commands that look something up, in ephemeral messages."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.board.actions import ask_deck, look_at
from bot.chat.board.deck import DeckQuestion
from bot.chat.board.questions import answer, questions
from bot.chat.daily import show_daily
from bot.chat.following import MENTIONED, QUIETLY, follow, show_games, unfollow
from bot.chat.history.actions import export_chosen_game, list_games
from bot.chat.history.screens import described_games
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.chat.kit.commands import CommandSet, command, localized, localizer_of, matching, options, perform_here
from bot.chat.kit.pipeline import perform
from bot.chat.kit.request import Request
from bot.chat.ranking import show_results
from bot.chat.turn.screens import Look
from bot.games.refusals import NotPlaying, Refusal
from bot.games.table import Table
from bot.games.wording import kingdom_name
from engine.dominoes import TERRAINS, Terrain

NEEDS = [Choice(name=localized(f"terrain-{terrain.value}"), value=terrain.value) for terrain in TERRAINS]

OFF: Final = "off"
WAYS: list[Choice[str]] = [Choice(name=localized(f"how-{way}"), value=way) for way in (QUIETLY, MENTIONED, OFF)]


class TopCommands(CommandSet):
    """The board and the daily game, which stand beside the moves."""

    @command("board")
    @options("kingdom", "text", "ask")
    async def board(
        self, interaction: Interaction[Any], kingdom: str | None = None, text: bool = False, ask: str = ""
    ) -> None:
        show = partial(_answer_question, kingdom, ask) if ask else partial(_show_board, kingdom, text_mode=text)
        await perform(show, Request(interaction, self.services))

    @board.autocomplete("kingdom")
    async def kingdoms(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.services.tables.latest(interaction.channel_id or 0)
        if table is None or not table.moves:
            return []
        localizer = await localizer_of(interaction, self.services)
        kingdoms = range(len(table.state.kingdoms))
        return matching(((str(index), kingdom_name(table, index, localizer)) for index in kingdoms), typed)

    @board.autocomplete("ask")
    async def questions(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.services.tables.latest(interaction.channel_id or 0)
        if table is None or not table.moves:
            return []
        index = _kingdom_asked_about(table, interaction.user.id, interaction.namespace.kingdom)
        known = questions(table, index, await localizer_of(interaction, self.services))
        return matching(((key, question.text) for key, question in known.items()), typed)

    @command("daily")
    async def daily(self, interaction: Interaction[Any]) -> None:
        await perform(show_daily, Request(interaction, self.services))


class LookupCommands(CommandSet):
    """Answers that only the person who asks sees."""

    @command("deck")
    @options("need", "text")
    @app_commands.choices(need=NEEDS)
    async def deck(self, interaction: Interaction[Any], need: str | None = None, text: bool = False) -> None:
        question = DeckQuestion(Terrain(need) if need else None, text_mode=text)
        await perform(_show_deck, Request(interaction, self.services, argument=str(question)))

    @command("games")
    async def games(self, interaction: Interaction[Any]) -> None:
        await perform(show_games, Request(interaction, self.services))

    @command("follow")
    @options("how")
    @app_commands.choices(how=WAYS)
    async def follow(self, interaction: Interaction[Any], how: str = QUIETLY) -> None:
        await perform_here(unfollow if how == OFF else follow, interaction, self.services, how)

    @command("history")
    @options("export")
    async def history(self, interaction: Interaction[Any], export: str | None = None) -> None:
        handler = list_games if export is None else export_chosen_game
        await perform(handler, Request(interaction, self.services, argument=export or ""))

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
        await perform(partial(show_results, person=person), Request(interaction, self.services))


async def _show_deck(request: Request) -> None:
    table = await _begun_table(request)
    await ask_deck(replace(request, game_id=table.game.id))


async def _begun_table(request: Request) -> Table:
    """Return the game of the channel, or the last one."""
    await request.defer()
    table = await request.services.tables.latest(request.interaction.channel_id or 0)
    if table is None:
        raise Refusal("error-nothing-played-here")
    if not table.moves:
        raise NotPlaying(table.game)
    return table


async def _show_board(named: str | None, request: Request, *, text_mode: bool) -> None:
    table = await _begun_table(request)
    await look_at(request, table, Look(_kingdom_named(table, named), text_mode))


def _kingdom_named(table: Table, named: str | None) -> int | None:
    """Return the kingdom that was chosen by its index or by the name of a player; None for what people type else."""
    indices = {str(index): index for index in range(len(table.state.kingdoms))}
    names = {seat.name.casefold(): table.state.kingdom_of(seat.number) for seat in table.game.seats}
    return (names | indices).get((named or "").casefold())


async def _answer_question(kingdom: str | None, typed: str, request: Request) -> None:
    table = await _begun_table(request)
    index = _kingdom_asked_about(table, request.interaction.user.id, kingdom)
    await request.answer(await asyncio.to_thread(answer, typed, table, index, request.localizer))


def _kingdom_asked_about(table: Table, user_id: int, named: str | None) -> int:
    """Return the index of the kingdom that was named, else that of the person, else that of whoever is to move."""
    index = _kingdom_named(table, named)
    if index is not None:
        return index
    seat = table.game.seat_of(user_id)
    return table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
