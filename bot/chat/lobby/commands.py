"""The slash commands for tables, and the context menu that invites a person."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Range

from bot.chat.kit.addresses import Action
from bot.chat.kit.commands import command, completes, game_choices, localized, localizer_of, matching, options, run
from bot.chat.kit.pipeline import HANDLERS, Alone, AtTable
from bot.chat.lobby import actions as lobby
from bot.chat.lobby.actions import open_table
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

DEEDS: Final[Mapping[str, Action]] = MappingProxyType(
    {
        "join": Action.JOIN,
        "leave": Action.LEAVE,
        "start": Action.START,
        "pause": Action.PAUSE,
        "go-on": Action.GO_ON,
        "cancel": Action.CANCEL,
        "undo": Action.UNDO_TURN,
        "pace": Action.SHOW_PACE,
        "resign": Action.RESIGN,
        "computer": Action.COMPUTER_MOVES,
        "computer-seat": Action.COMPUTER_KEEPS_SEAT,
        "substitute": Action.FIND_SUBSTITUTE,
        "back": Action.RETURN_TO_SEAT,
    }
)
"""The actions of `/kingdomino table`."""

CHOICES: list[Choice[str]] = [Choice(name=localized(f"do-{each}"), value=each) for each in DEEDS]


@command("new")
@options("game", "players", "computers", "dynasty", "pace", "policy", "thread", "guest")
@app_commands.choices(game=game_choices(), computers=COMPUTERS, policy=POLICIES)
@app_commands.choices(pace=PACES)
async def new_command(
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
    await run(interaction, Alone(open_it))


@command("table")
@options("do", player="whose")
@app_commands.choices(do=CHOICES)
async def table_command(interaction: Interaction[Any], do: str, player: str = "") -> None:
    await run(interaction, HANDLERS[DEEDS[do]], player if do == "substitute" else "")


@completes(table_command, "player")
async def offer_players(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    game = await interaction.client.services.tables.games.live_game(interaction.channel_id or 0)
    players = {seat.number: seat.name for seat in game.seats if seat.user_id} if game else {}
    labels = seat_labels(players, await localizer_of(interaction))
    return matching(labels.items(), typed)


@command("invite")
@options(player="guest")
async def invite_command(interaction: Interaction[Any], player: discord.User) -> None:
    await run(interaction, AtTable(partial(lobby.invite, people=[player])))


async def _invite_from_menu(interaction: Interaction[Any], guest: discord.User) -> None:
    await run(interaction, AtTable(partial(lobby.invite, people=[guest])))


INVITE_MENU: Final = app_commands.ContextMenu(name=localized("menu-invite"), callback=_invite_from_menu)
"""The command in a person's context menu that invites the person to the table in the channel."""
