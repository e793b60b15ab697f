"""`/kingdomino …`: opening a table, and what can be done around a game."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.app import Kingdomino
from bot.chat import actions
from bot.chat.actions import Action
from bot.chat.command_names import command, localised, options
from bot.chat.request import Click, Request
from bot.games.computers import LEVELS
from bot.games.errors import ChannelBusy, WrongOptions, WrongPlayers
from bot.games.table import Table
from bot.games.table_service import Wishes
from engine.variants import VARIANTS

GAMES: list[Choice[str]] = [Choice(name=localised(f"variant-{base}"), value=base) for base in VARIANTS]
COMPUTERS: list[Choice[str]] = [Choice(name=localised(f"add-{level}"), value=level) for level in LEVELS]
PACES: list[Choice[int]] = [Choice(name=localised(f"pace-{hours}"), value=hours) for hours in (0, 1, 8, 24, 72)]
_QUIET_MINUTES: Final = 10080
"""After so long Discord puts a quiet thread away: the longest there is."""


class Lobby(commands.GroupCog, group_name="kingdomino"):
    """The group; the lobby's buttons do the same."""

    def __init__(self, bot: Kingdomino) -> None:
        self.bot = bot

    @command("new")
    @options("game", "players", "computers", "middle_kingdom", "harmony", "dynasty", "suggestions", "pace", "thread")
    @app_commands.choices(game=GAMES, computers=COMPUTERS)
    @app_commands.choices(pace=PACES)
    async def new(
        self,
        click: Click,
        game: str = "kd",
        players: Range[int, 2, 8] | None = None,
        computers: str | None = None,
        middle_kingdom: bool = False,
        harmony: bool = False,
        dynasty: bool = False,
        suggestions: bool = True,
        pace: int = 24,
        thread: bool = False,
    ) -> None:
        options = "m" * middle_kingdom + "h" * harmony
        if any(letter not in VARIANTS[game].allows for letter in options):
            raise WrongOptions(game)
        variant = VARIANTS[game].with_options(options)
        if players and players not in variant.formats:
            raise WrongPlayers(game, players, tuple(variant.formats))
        wishes = Wishes(variant, players or max(variant.formats), dynasty, suggestions, pace)
        await (self._open_thread if thread else self._open)(click, wishes, computers)

    async def _open(self, click: Click, wishes: Wishes, computers: str | None) -> None:
        request = Request(click)
        try:
            table = await self._table(request, click.channel_id or 0, wishes, computers)
        except ChannelBusy as busy:
            await request.defer()
            raise ChannelBusy((await self.bot.publisher.restore(busy.game.id)).game) from None
        screen = await self.bot.publisher.screen(table)
        answer = await click.response.send_message(view=screen.layout)
        await self.bot.store.shown(table.game.id, 0, answer.message_id)

    async def _table(self, request: Request, channel_id: int, wishes: Wishes, computers: str | None) -> Table:
        """A new table, whose free seats are for computer players of that level if there is one."""
        tables, actor = self.bot.tables, request.actor
        table = await tables.open(request.interaction.guild_id, channel_id, actor, wishes)
        if computers is None:
            return table
        return await tables.fill(table.game.id, actor, computers, request.computer_names)

    async def _open_thread(self, click: Click, wishes: Wishes, computers: str | None) -> None:
        """The same in a thread of its own, where the channel allows one."""
        request = Request(click)
        await request.defer()
        if not isinstance(click.channel, discord.TextChannel):
            await request.tell(request.words("error-no-threads"))
            return
        request.require("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
        name = request.words("thread-name", name=request.actor.name)
        thread = await click.channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_QUIET_MINUTES
        )
        table = await self._table(request, thread.id, wishes, computers)
        await self.bot.publisher.refresh(table.game.id)
        await request.tell(request.words("done-thread", link=thread.mention))

    @command("join")
    async def join(self, click: Click) -> None:
        await self._here(click, actions.join)

    @command("leave")
    async def leave(self, click: Click) -> None:
        await self._here(click, actions.leave)

    @command("start")
    async def start(self, click: Click) -> None:
        await self._here(click, actions.start)

    @command("cancel")
    async def cancel(self, click: Click) -> None:
        await self._here(click, actions.cancel)

    @command("resign")
    async def resign(self, click: Click) -> None:
        await self._here(click, actions.resign)

    @command("takeback")
    async def takeback(self, click: Click) -> None:
        await self._here(click, actions.take_back)

    @command("stand-in")
    @options("seat")
    async def stand_in(self, click: Click, seat: bool = False) -> None:
        await self._here(click, actions.hand_over if seat else actions.stand_in)

    @command("back")
    async def back(self, click: Click) -> None:
        await self._here(click, actions.come_back)

    async def _here(self, click: Click, action: Action) -> None:
        await action(await self.bot.request_here(click))


async def setup(bot: Kingdomino) -> None:
    await bot.add_cog(Lobby(bot))
