"""The role that a server calls when a table looks for players."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from discord import Thread

from bot.chat.at_discord import place_of
from bot.chat.deeds.lobby import show_own_panel
from bot.chat.deeds.settings import PLAYERS as SECTION
from bot.chat.deeds.settings import clock_text, show_server, zone_rows
from bot.chat.handling.context import Context, Services, Where
from bot.chat.handling.feature import Feature
from bot.chat.kit.blocks import Address, Button, RoleSelect, Row, Text
from bot.chat.kit.markup import mention_role, small
from bot.chat.slots import LOBBY, PLAYERS, Setting
from bot.features.calls.rows import ROWS, Call, CalledRole, SqlCallRepository
from bot.games.game import Actor, Clock, Game
from bot.games.options import role_or_none
from bot.games.outbox import QUIETLY, Kind
from bot.games.people.dates import local_datetime, zone_at
from bot.games.refusals import Refusal
from bot.games.rights import Right, require, require_manager
from bot.games.rows import add_row
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


class CallAction(StrEnum):
    """The actions of calls, whose texts are part of addresses."""

    CALL = "callplayers"
    CHOOSE_ROLE = "calledrole"
    CHOOSE_CLOCK = "callclock"


class Calls:
    """What the handlers of calls work with."""

    def __init__(self, services: Services) -> None:
        self.rows = SqlCallRepository(services.tables.games.database)
        self.clock: Clock = services.tables.clock
        self.channels = services.channels


FEATURE: Final = Feature("calls", Path(__file__).parent, Calls, rows=ROWS)
FEATURE.tells("time", "help-calls")


NIGHT: Final = 22, 8
"""The hours at which a night begins and ends: a role has no quiet hours of its own."""


def is_night(zone: str | None, now: int) -> bool:
    begin, end = NIGHT
    return not end <= local_datetime(zone, now).hour < begin


# ---- the page of a server


@FEATURE.fills(PLAYERS)
async def called_role(own: Calls, guild_id: int, localizer: FluentLocalizer) -> Iterable[Setting]:
    called = await own.rows.role(guild_id)
    # Somebody may have deleted the role.
    guild = own.channels.guild(guild_id)
    if guild and called.role_id is not None and guild.get_role(called.role_id) is None:
        called = replace(called, role_id=None)
    return [setting(called, own.clock(), localizer)]


def setting(called: CalledRole, now: int, localizer: FluentLocalizer) -> Setting:
    """Return the select of the role and, once a role is chosen, the clock that decides when calls are silent."""
    role = called.role_id
    choose = Address(CallAction.CHOOSE_ROLE, argument="role")
    select = Row((RoleSelect(choose, localizer("called-role-placeholder"), (), role),))
    if role is None:
        return Setting("", (Text.of(localizer("called-role-about")), select))
    state = "known" if called.time_zone else "unknown"
    night = localizer("called-role-night", state=state, clock=clock_text(called.time_zone, now))
    clock = zone_rows(
        called.time_zone,
        now,
        lambda change: Address(CallAction.CHOOSE_CLOCK, argument=change),
        localizer("called-role-clock"),
        localizer,
    )
    line = localizer("called-role-is", role=mention_role(role))
    return Setting(line, (Text.of(localizer("called-role-about")), select, Text.of(small(night)), *clock))


@FEATURE.anywhere(CallAction.CHOOSE_ROLE)
async def choose_role(context: Context) -> None:
    """Store the role in the argument, as in "role 17", with the clock of the manager unless a clock is chosen."""
    guild_id, (_, _, chosen) = _managed(context), context.argument.partition(" ")
    person = await context.person()
    try:
        role = role_or_none(chosen, guild_id)
    except ValueError:
        raise Refusal("error-old-button") from None
    await FEATURE.of(context.services).rows.change_role(
        guild_id, lambda before: replace(before, role_id=role, time_zone=before.time_zone or person.time_zone)
    )
    await _show(context)


@FEATURE.anywhere(CallAction.CHOOSE_CLOCK)
async def choose_clock(context: Context) -> None:
    """Store the clock in the argument, as in "offset 60"."""
    guild_id, (_, _, minutes) = _managed(context), context.argument.partition(" ")
    try:
        zone = zone_at(minutes)
    except ValueError:
        raise Refusal("error-old-button") from None
    await FEATURE.of(context.services).rows.change_role(guild_id, lambda before: replace(before, time_zone=zone))
    await _show(context)


def _managed(context: Context) -> int:
    """Return the id of the server, which the person manages. Raises Refusal."""
    require_manager(context.actor)
    if context.guild_id is None:
        raise Refusal("error-no-server")
    return context.guild_id


async def _show(context: Context) -> None:
    await show_server(context.asking(SECTION))


# ---- a table


@FEATURE.fills(LOBBY)
async def call_button(own: Calls, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the button while the table may call; a role is never called in a thread, whose people it would add."""
    game = table.game
    if not is_first(game) or own.channels.is_thread(place_of(game)):
        return ()
    if (await own.rows.role(game.guild_id or 0)).role_id is None or await own.rows.has_called(game.id):
        return ()
    return [Button(Address(CallAction.CALL, game.id), localizer("button-call"))]


def is_first(game: Game) -> bool:
    """Return whether the game is on a server and no later game of a dynasty, whose players are known."""
    return game.guild_id is not None and game.number == 1


@FEATURE.at_table(CallAction.CALL, where=Where.FRESH)
async def call(context: Context, table: Table) -> None:
    """Call the role of the server in the channel of the lobby, once for each table."""
    game, own = table.game, FEATURE.of(context.services)
    require(Right.SET_UP, game, context.actor, context.now)
    called = await own.rows.role(game.guild_id or 0)
    role_id = _callable(context, called.role_id)
    quietly = is_night(called.time_zone, context.now)
    async with context.tables.at(table, context.actor) as opened:
        opened.change(look_for_players, role_id, quietly=quietly)
        opened.also.append(partial(SqlCallRepository.record, Call(game.id, game.guild_id or 0, context.now)))
    context.changed(opened.table)
    done = context.localizer("done-called", role=mention_role(role_id), sound="off" if quietly else "on")
    await show_own_panel(context, opened.table, done)


def look_for_players(game: Game, actor: Actor, at: int, role_id: int, *, quietly: bool) -> Game:
    """Ask the people with the role to join."""
    require(Right.SET_UP, game, actor, at)
    if not is_first(game):
        raise Refusal("error-old-button")
    if game.is_full:
        raise Refusal("error-game-full")
    return add_row(game, Kind.ROLE_CALL, str(role_id), *([QUIETLY] if quietly else []))


def _callable(context: Context, role_id: int | None) -> int:
    """Return the role if the bot can call it in the channel. Raises Refusal, which says what to change."""
    channel, guild = context.interaction.channel, context.interaction.guild
    if isinstance(channel, Thread):
        raise Refusal("error-call-in-thread")
    role = guild.get_role(role_id) if guild and role_id else None
    if role is None:
        raise Refusal("error-no-called-role")
    context.require("view_channel", context.answer.sending)
    context.require_voice()
    if not (role.mentionable or context.answer.permissions.mention_everyone):
        raise Refusal("error-role-not-mentionable", role=role.id)
    return role.id
