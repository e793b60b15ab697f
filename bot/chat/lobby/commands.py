"""`/kingdomino …`: commands that open a table, and those around a game."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.chat import proposals as proposal
from bot.chat import seats, undo
from bot.chat.kit.commands import command, game_choices, localized, matching, options, perform_here
from bot.chat.kit.pipeline import perform
from bot.chat.kit.request import Handler, Request
from bot.chat.kit.services import Services
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.opening import open_table
from bot.games.computers.computers import LEVELS
from bot.games.models import GameOptions, Policy
from bot.games.options import LONGEST_PACE_HOURS, NAMED_PACES
from bot.games.servers import Wishes

COMPUTERS: list[Choice[str]] = [Choice(name=localized(f"add-{level}"), value=level) for level in LEVELS]
PACES: list[Choice[int]] = [
    Choice(name=localized(f"named-pace-{name}"), value=minutes) for name, minutes in NAMED_PACES.items()
]
POLICIES: list[Choice[str]] = [Choice(name=localized(f"policy-{policy}"), value=policy) for policy in Policy]


class Lobby(commands.GroupCog, group_name="kingdomino", group_description=localized("command-kingdomino-about")):
    """The commands of the group `/kingdomino`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("new")
    @options("game", "players", "computers", "middle_kingdom", "harmony", "dynasty", "suggestions", "thread")
    @options("pace", "hours", "policy")
    @app_commands.choices(game=game_choices(), computers=COMPUTERS, policy=POLICIES)
    @app_commands.choices(pace=PACES)
    async def new(
        self,
        interaction: Interaction[Any],
        game: str | None = None,
        players: Range[int, 2, 8] | None = None,
        computers: str | None = None,
        middle_kingdom: bool = False,
        harmony: bool = False,
        dynasty: bool = GameOptions.dynasty,
        suggestions: bool = GameOptions.suggestions,
        pace: int | None = None,
        hours: Range[int, 1, LONGEST_PACE_HOURS] | None = None,
        policy: str | None = None,
        thread: bool | None = None,
    ) -> None:
        # The letters of options in the code of a variant.
        letters = "m" * middle_kingdom + "h" * harmony
        minutes, chosen = hours * 60 if hours else pace, Policy(policy) if policy else None
        wishes = Wishes(game, players, letters, dynasty, suggestions, minutes, chosen, thread)
        await perform(partial(open_table, wishes=wishes, computers=computers), Request(interaction, self.services))

    @command("join")
    async def join(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, lobby.join)

    @command("invite")
    @options("guest")
    async def invite(self, interaction: Interaction[Any], guest: discord.User) -> None:
        await self._here(interaction, partial(lobby.invite, guest=guest))

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

    @command("undo")
    async def undo_turn(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, undo.undo_turn)

    @command("stand-in")
    @options("seat")
    async def stand_in(self, interaction: Interaction[Any], seat: bool = False) -> None:
        await self._here(interaction, seats.let_computer_keep_seat if seat else seats.let_computer_move)

    @command("substitute")
    @options("whose")
    async def find_substitute(self, interaction: Interaction[Any], whose: str = "") -> None:
        await self._here(interaction, proposal.find_substitute, whose)

    @find_substitute.autocomplete("whose")
    async def players(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        game = await self.services.games.live_game(interaction.channel_id or 0)
        players = [(str(seat.number), seat.name) for seat in game.seats if seat.user_id] if game else []
        return matching(players, typed)

    @command("back")
    async def return_to_seat(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, seats.return_to_seat)

    @command("pace")
    async def pace(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, proposal.show_pace)

    async def _here(self, interaction: Interaction[Any], handler: Handler, argument: str = "") -> None:
        await perform_here(handler, interaction, self.services, argument)


def invite_menu(services: Services) -> app_commands.ContextMenu:
    """Return the command in the menu of a person that invites them to the table of the channel."""

    async def invite(interaction: Interaction[Any], guest: discord.User) -> None:
        await perform_here(partial(lobby.invite, guest=guest), interaction, services)

    return app_commands.ContextMenu(name=localized("menu-invite"), callback=invite)
