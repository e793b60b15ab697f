"""The slash commands for tables and seats, and the context menu that invites a person."""

from collections.abc import Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range

from bot.chat import proposals as proposal
from bot.chat import seats
from bot.chat.kit.commands import CommandSet, command, game_choices, localized, localizer_of, matching, options
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Alone, AtTable, RunAtTable, perform
from bot.chat.kit.services import Services
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.actions import open_table
from bot.games.computers.computers import LEVELS
from bot.games.game import GameOptions, Policy, Suggestions
from bot.games.narration import seat_labels
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
        "pause": proposal.pause,
        "go-on": proposal.go_on,
        "cancel": lobby.cancel,
    }
)
"""The actions of `/kingdomino table`, which buttons have as well; the messages `do-…` name the choices."""

SEAT_DEEDS: Final[Mapping[str, RunAtTable]] = MappingProxyType(
    {
        "resign": lobby.resign,
        "computer": seats.let_computer_move,
        "computer-seat": seats.let_computer_keep_seat,
        "substitute": proposal.find_substitute,
        "back": seats.return_to_seat,
    }
)
"""The actions of `/kingdomino seat`."""


def _deeds(handlers: Iterable[str]) -> list[Choice[str]]:
    return [Choice(name=localized(f"do-{each}"), value=each) for each in handlers]


class TableCommands(CommandSet):
    @command("new")
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
        # The letters of these options in the code of a variant.
        letters = "m" * middle_kingdom + "h" * harmony
        minutes, chosen = hours * 60 if hours else pace, Policy(policy) if policy else None
        advice = Suggestions(suggestions) if suggestions else None
        wishes = Wishes(game, players, letters, dynasty, advice, minutes, chosen, thread)
        people = tuple(filter(None, (guest1, guest2, guest3, guest4)))
        open_it = partial(open_table, wishes=wishes, computers=computers, people=people)
        await perform(Alone(open_it), Context(interaction, self.services))

    @command("table")
    @options("do")
    @app_commands.choices(do=_deeds(TABLE_DEEDS))
    async def table(self, interaction: Interaction[Any], do: str) -> None:
        await self._here(interaction, TABLE_DEEDS[do])

    @command("invite")
    @options("guest")
    async def invite(self, interaction: Interaction[Any], guest: discord.User) -> None:
        await self._here(interaction, partial(lobby.invite, people=[guest]))

    @command("seat")
    @options("do", "whose")
    @app_commands.choices(do=_deeds(SEAT_DEEDS))
    async def seat(self, interaction: Interaction[Any], do: str, whose: str = "") -> None:
        await self._here(interaction, SEAT_DEEDS[do], whose if do == "substitute" else "")

    @seat.autocomplete("whose")
    async def players(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        game = await self.services.games.live_game(interaction.channel_id or 0)
        players = {seat.number: seat.name for seat in game.seats if seat.user_id} if game else {}
        labels = seat_labels(players, await localizer_of(interaction, self.services))
        return matching(labels.items(), typed)

    @command("pace")
    async def pace(self, interaction: Interaction[Any]) -> None:
        await self._here(interaction, proposal.show_pace)

    async def _here(self, interaction: Interaction[Any], run: RunAtTable, argument: str = "") -> None:
        await perform(AtTable(run), Context(interaction, self.services, argument=argument))


def invite_menu(services: Services) -> app_commands.ContextMenu:
    """Return the command in a person's context menu that invites them to the table in the channel."""

    async def invite(interaction: Interaction[Any], guest: discord.User) -> None:
        await perform(AtTable(partial(lobby.invite, people=[guest])), Context(interaction, services))

    return app_commands.ContextMenu(name=localized("menu-invite"), callback=invite)
