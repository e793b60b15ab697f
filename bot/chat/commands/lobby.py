"""`/kingdomino …`: commands that open a table, and those around a game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.chat.actions import lobby, proposal, substitution, undo
from bot.chat.command_names import command, localised, options
from bot.chat.error_boundary import perform
from bot.chat.request import Handler, Request, here
from bot.chat.services import Services
from bot.games.computers import LEVELS
from bot.games.errors import ChannelBusy, WrongOptions, WrongPlayers
from bot.games.models import GameOptions, Policy
from bot.games.options import LONGEST_PACE, NAMED_PACES
from bot.games.table import Table
from engine.variants import VARIANTS

GAMES: list[Choice[str]] = [Choice(name=localised(f"variant-{base}"), value=base) for base in VARIANTS]
COMPUTERS: list[Choice[str]] = [Choice(name=localised(f"add-{level}"), value=level) for level in LEVELS]
PACES: list[Choice[int]] = [
    Choice(name=localised(f"named-pace-{name}"), value=minutes) for name, minutes in NAMED_PACES.items()
]
POLICIES: list[Choice[str]] = [Choice(name=localised(f"policy-{policy}"), value=policy) for policy in Policy]
_ARCHIVE_MINUTES: Final = 10080
"""Discord archives a thread after so long without a message; the longest that it allows."""


class Lobby(commands.GroupCog, group_name="kingdomino", group_description="Tables of Kingdomino and Queendomino"):
    """The commands of the group `/kingdomino`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("new")
    @options("game", "players", "computers", "middle_kingdom", "harmony", "dynasty", "suggestions", "thread")
    @options("pace", "hours", "policy")
    @app_commands.choices(game=GAMES, computers=COMPUTERS, policy=POLICIES)
    @app_commands.choices(pace=PACES)
    async def new(
        self,
        interaction: Interaction[Any],
        game: str = "kd",
        players: Range[int, 2, 8] | None = None,
        computers: str | None = None,
        middle_kingdom: bool = False,
        harmony: bool = False,
        dynasty: bool = GameOptions.dynasty,
        suggestions: bool = GameOptions.suggestions,
        pace: int = GameOptions.pace,
        hours: Range[int, 1, LONGEST_PACE] | None = None,
        policy: str = GameOptions.policy,
        thread: bool = False,
    ) -> None:
        # The letters of options in the code of a variant.
        options = "m" * middle_kingdom + "h" * harmony
        if any(letter not in VARIANTS[game].allows for letter in options):
            raise WrongOptions(game)
        variant = VARIANTS[game].with_options(options)
        if players and players not in variant.formats:
            raise WrongPlayers(game, players, tuple(variant.formats))
        minutes = hours * 60 if hours else pace
        chosen = GameOptions(
            str(variant), players or max(variant.formats), dynasty, suggestions, minutes, Policy(policy)
        )
        opening = self._open_thread if thread else self._open
        await perform(partial(opening, chosen=chosen, computers=computers), Request(interaction, self.services))

    async def _open(self, request: Request, chosen: GameOptions, computers: str | None) -> None:
        await request.defer()
        try:
            table = await self._table(request, request.interaction.channel_id or 0, chosen, computers)
        # The message of the other game may have been deleted: restored, the link in the error leads to it.
        except ChannelBusy as busy:
            raise ChannelBusy((await self.services.publisher.redraw_or_resend(busy.game.id)).game) from None
        request.mark_changed(table)
        # The lobby itself is not this answer, which could not be sent again if the bot were killed.
        await request.tell(request.localizer("done-opened"))

    async def _table(self, request: Request, channel_id: int, chosen: GameOptions, computers: str | None) -> Table:
        """Open a table; if `computers` names a level, computer players of that level take the free seats."""
        service, actor = self.services.lobby, request.actor
        table = await service.open(request.interaction.guild_id, channel_id, actor, chosen)
        if computers is None:
            return table
        return await service.fill(table.game.id, actor, computers, request.computer_names)

    async def _open_thread(self, request: Request, chosen: GameOptions, computers: str | None) -> None:
        """Open the table in a new thread, if the channel allows threads."""
        interaction = request.interaction
        await request.defer()
        if not isinstance(interaction.channel, discord.TextChannel):
            await request.tell(request.localizer("error-no-threads"))
            return
        # Before there is a thread without a table.
        await self.services.lobby.require_room(interaction.guild_id, request.actor)
        request.require("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
        # The name is plain text in the title of a thread, which formats nothing.
        name = request.localizer("thread-name", name=request.actor.name)
        thread = await interaction.channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_ARCHIVE_MINUTES
        )
        request.mark_changed(await self._table(request, thread.id, chosen, computers))
        await request.tell(request.localizer("done-thread", link=thread.mention))

    @command("join")
    async def join(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.join)

    @command("leave")
    async def leave(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.leave)

    @command("start")
    async def start(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.start)

    @command("cancel")
    async def cancel(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.cancel)

    @command("resign")
    async def resign(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.resign)

    @command("takeback")
    async def undo_turn(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, undo.undo_turn)

    @command("stand-in")
    @options("seat")
    async def substitute(self, interaction: Interaction[Any], seat: bool = False) -> None:
        await self._here(interaction, substitution.substitute_seat if seat else substitution.substitute_turn)

    @command("back")
    async def return_to_seat(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, substitution.return_to_seat)

    @command("pace")
    async def pace(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, proposal.show_pace)

    async def _here(self, interaction: Interaction[Any], handler: Handler) -> None:
        await perform(here(handler), Request(interaction, self.services))
