"""The slash commands for tables, and the context menu that invites a person."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range

from bot.chat import proposals
from bot.chat.kit.commands import (
    CommandSet,
    command,
    completes,
    game_choices,
    localized,
    localizer_of,
    matching,
    options,
)
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Alone, AtTable, RunAtTable, perform
from bot.chat.kit.services import Services
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.actions import open_table
from bot.chat.seats import SEAT_DEEDS
from bot.games.computers.computers import LEVELS
from bot.games.game import GameOptions, Policy
from bot.games.narration import seat_labels
from bot.games.options import NAMED_PACES
from bot.games.servers import Wishes

COMPUTERS: list[Choice[str]] = [Choice(name=localized(f"add-{level}"), value=level) for level in LEVELS]
PACES: list[Choice[int]] = [
    Choice(name=localized(f"named-pace-{name}"), value=minutes) for name, minutes in NAMED_PACES.items()
]
POLICIES: list[Choice[str]] = [Choice(name=localized(f"policy-{policy}"), value=policy) for policy in Policy]

DEEDS: Final[Mapping[str, RunAtTable]] = MappingProxyType(
    {
        "join": lobby.join,
        "leave": lobby.leave,
        "start": lobby.start,
        "pause": proposals.pause,
        "go-on": proposals.go_on,
        "cancel": lobby.cancel,
        "undo": proposals.undo_turn,
        "pace": proposals.show_pace,
        "substitute": proposals.find_substitute,
        **SEAT_DEEDS,
    }
)
"""The actions of `/kingdomino table`; buttons have the same actions."""

CHOICES: list[Choice[str]] = [Choice(name=localized(f"do-{each}"), value=each) for each in DEEDS]


class TableCommands(CommandSet):
    @command("new")
    @options("game", "players", "computers", "dynasty", "pace", "policy", "thread", "guest")
    @app_commands.choices(game=game_choices(), computers=COMPUTERS, policy=POLICIES)
    @app_commands.choices(pace=PACES)
    async def new(
        self,
        interaction: Interaction[Any],
        game: str | None = None,
        players: Range[int, 2, 8] | None = None,
        computers: str | None = None,
        dynasty: bool = GameOptions.dynasty,
        pace: int | None = None,
        policy: str | None = None,
        thread: bool | None = None,
        guest: discord.User | None = None,
    ) -> None:
        wishes = Wishes(game, players, dynasty, pace, Policy(policy) if policy else None, thread)
        open_it = partial(open_table, wishes=wishes, computers=computers, people=(guest,) if guest else ())
        await self.perform(interaction, Alone(open_it))

    @command("table")
    @options("do", player="whose")
    @app_commands.choices(do=CHOICES)
    async def table(self, interaction: Interaction[Any], do: str, player: str = "") -> None:
        await self.perform(interaction, AtTable(DEEDS[do]), player if do == "substitute" else "")

    @completes(table, "player")
    async def players(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        game = await self.services.games.live_game(interaction.channel_id or 0)
        players = {seat.number: seat.name for seat in game.seats if seat.user_id} if game else {}
        labels = seat_labels(players, await localizer_of(interaction, self.services))
        return matching(labels.items(), typed)

    @command("invite")
    @options(player="guest")
    async def invite(self, interaction: Interaction[Any], player: discord.User) -> None:
        await self.perform(interaction, AtTable(partial(lobby.invite, people=[player])))


def invite_menu(services: Services) -> app_commands.ContextMenu:
    """Return the command in a person's context menu that invites the person to the table in the channel."""

    async def invite(interaction: Interaction[Any], guest: discord.User) -> None:
        await perform(AtTable(partial(lobby.invite, people=[guest])), Context(interaction, services))

    return app_commands.ContextMenu(name=localized("menu-invite"), callback=invite)
