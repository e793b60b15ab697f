"""The slash commands for tables, and the context menu that invites a person."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range

from bot.chat import proposals
from bot.chat.kit.commands import CommandSet, command, deed_choices, game_choices, localized, options
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Alone, AtTable, RunAtTable, perform
from bot.chat.kit.services import Services
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.actions import open_table
from bot.games.computers.computers import LEVELS
from bot.games.game import GameOptions, Policy, Suggestions
from bot.games.options import LONGEST_PACE_HOURS, NAMED_PACES
from bot.games.servers import Wishes

COMPUTERS: list[Choice[str]] = [Choice(name=localized(f"add-{level}"), value=level) for level in LEVELS]
PACES: list[Choice[int]] = [
    Choice(name=localized(f"named-pace-{name}"), value=minutes) for name, minutes in NAMED_PACES.items()
]
SUGGESTIONS: list[Choice[str]] = [Choice(name=localized(f"suggestions-{each}"), value=each) for each in Suggestions]
POLICIES: list[Choice[str]] = [Choice(name=localized(f"policy-{policy}"), value=policy) for policy in Policy]

TABLE_DEEDS: Final[Mapping[str, RunAtTable]] = MappingProxyType(
    {
        "join": lobby.join,
        "leave": lobby.leave,
        "start": lobby.start,
        "pause": proposals.pause,
        "go-on": proposals.go_on,
        "cancel": lobby.cancel,
    }
)
"""The actions of `/kingdomino table`; buttons have the same actions."""


class TableCommands(CommandSet):
    @command("command-new")
    @options("game", "players", "computers", "middle_kingdom", "harmony", "dynasty", "suggestions", "thread")
    @options("pace", "hours", "policy", "guest1", "guest2", "guest3", "guest4")
    @app_commands.choices(game=game_choices(), computers=COMPUTERS, policy=POLICIES)
    @app_commands.choices(suggestions=SUGGESTIONS)
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
        suggestions: str | None = None,
        pace: int | None = None,
        hours: Range[int, 1, LONGEST_PACE_HOURS] | None = None,
        policy: str | None = None,
        thread: bool | None = None,
        guest1: discord.User | None = None,
        guest2: discord.User | None = None,
        guest3: discord.User | None = None,
        guest4: discord.User | None = None,
    ) -> None:
        # The code of a variant has these letters for its options.
        letters = "m" * middle_kingdom + "h" * harmony
        minutes, chosen = hours * 60 if hours else pace, Policy(policy) if policy else None
        advice = Suggestions(suggestions) if suggestions else None
        wishes = Wishes(game, players, letters, dynasty, advice, minutes, chosen, thread)
        people = tuple(filter(None, (guest1, guest2, guest3, guest4)))
        open_it = partial(open_table, wishes=wishes, computers=computers, people=people)
        await self.perform(interaction, Alone(open_it))

    @command("command-table")
    @options("do")
    @app_commands.choices(do=deed_choices(TABLE_DEEDS))
    async def table(self, interaction: Interaction[Any], do: str) -> None:
        await self.perform(interaction, AtTable(TABLE_DEEDS[do]))

    @command("command-invite")
    @options("guest")
    async def invite(self, interaction: Interaction[Any], guest: discord.User) -> None:
        await self.perform(interaction, AtTable(partial(lobby.invite, people=[guest])))


def invite_menu(services: Services) -> app_commands.ContextMenu:
    """Return the command in a person's context menu that invites the person to the table in the channel."""

    async def invite(interaction: Interaction[Any], guest: discord.User) -> None:
        await perform(AtTable(partial(lobby.invite, people=[guest])), Context(interaction, services))

    return app_commands.ContextMenu(name=localized("menu-invite"), callback=invite)
