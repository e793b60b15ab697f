"""The settings of a server, and the cleanup after its channels are deleted."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord

from bot.chat.challenges import open_weekly
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Block, ChannelSelect, Row, Screen, Text
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context, Services
from bot.chat.kit.errors import explain
from bot.chat.kit.markup import mention_channel, small
from bot.chat.kit.pipeline import alone
from bot.chat.kit.screens import OVERVIEW, Facts, Section, SettingsPage, languages_or_default, section_of
from bot.chat.table_view import minutes_text
from bot.concurrency import for_each
from bot.games.game import GameOptions, Policy
from bot.games.options import OFF, ON, PACES, base_key
from bot.games.refusals import Refusal
from bot.games.servers import MOST_CHANNELS, USUAL_GAME, ServerSettings, adjusted, without_channel
from bot.localization.fluent import FluentLocalizer
from engine.variants import VARIANTS
from renderers.localizer import comma_list


@dataclass(frozen=True)
class ServerView:
    """The data of the server's page."""

    server: ServerSettings
    languages: Mapping[str, str]
    """The native name of each language, by its code."""
    localizer: FluentLocalizer
    may_change: bool
    lacking: Sequence[Refusal] = ()
    """A refusal for each chosen channel in which the bot lacks a permission."""

    @property
    def subject(self) -> ServerSettings:
        return self.server


PAGE: Final = SettingsPage[ServerView]("server", Action.SHOW_SERVER, Action.ADJUST_SERVER)


def _or_usual(options: Mapping[str, str], usual: str, localizer: FluentLocalizer) -> Mapping[str, str]:
    return {"": localizer("server-usual", value=options[usual]), **options}


def _games(view: ServerView) -> Mapping[str, str]:
    return _or_usual({base: view.localizer(base_key(base)) for base in VARIANTS}, USUAL_GAME, view.localizer)


def _paces(view: ServerView) -> Mapping[str, str]:
    paces = {str(minutes): minutes_text(minutes, view.localizer) for minutes in PACES}
    return _or_usual(paces, str(GameOptions.pace), view.localizer)


def _policies(view: ServerView) -> Mapping[str, str]:
    policies = {str(policy): view.localizer(f"policy-{policy}") for policy in Policy}
    return _or_usual(policies, GameOptions.policy, view.localizer)


_PACE: Final = PAGE.choice("pace", _paces)
_POLICY: Final = PAGE.choice("policy", _policies)


def _time_controls(view: ServerView) -> Sequence[Block]:
    told = Text.of(view.localizer("server-policy-is", **_POLICY.state(view)))
    return *_PACE.controls(view), told, *_POLICY.controls(view)


def _languages(view: ServerView) -> Mapping[str, str]:
    return languages_or_default(view.languages, view.localizer("server-language-host"))


def _channels_state(view: ServerView) -> Facts:
    channels = view.server.channels
    return {"count": len(channels), "channels": comma_list(map(mention_channel, channels), view.localizer)}


def _channels_controls(view: ServerView) -> Sequence[Block]:
    placeholder = view.localizer("server-channels-placeholder")
    address, chosen = PAGE.adjusting("channels"), view.server.channels
    select = Row((ChannelSelect(address, placeholder, (), chosen=chosen, most=MOST_CHANNELS),))
    return (*(Text.of(explain(each, view.localizer)) for each in view.lacking), select)


def _weekly_state(view: ServerView) -> Facts:
    weekly = view.server.weekly
    return {"state": ON if weekly else OFF, "channel": mention_channel(weekly) if weekly else ""}


def _weekly_controls(view: ServerView) -> Sequence[Block]:
    placeholder, weekly = view.localizer("server-weekly-placeholder"), view.server.weekly
    select = ChannelSelect(PAGE.adjusting("weekly"), placeholder, (), chosen=(weekly,) if weekly else (), most=1)
    return (*(Text.of(explain(each, view.localizer)) for each in view.lacking), Row((select,)))


SECTIONS: Final[Sequence[Section[ServerView]]] = (
    PAGE.choice("game", _games),
    replace(_PACE, changes=_PACE.changes | _POLICY.changes, controls=_time_controls),
    PAGE.switch("threads"),
    Section("channels", frozenset({"channels"}), _channels_state, _channels_controls),
    PAGE.choice("language", _languages),
    Section("weekly", frozenset({"weekly"}), _weekly_state, _weekly_controls),
)
"""The settings in the order of the list."""


def server_page(view: ServerView, chosen: str = OVERVIEW) -> Screen:
    """Show the values of all settings, or the chosen setting with its controls to people who may change the setting."""
    note = view.localizer("server-note" if view.may_change else "server-note-readers")
    return PAGE.screen(SECTIONS, view, chosen, note=small(note), may_change=view.may_change)


@alone(Action.SHOW_SERVER)
async def show_server(context: Context) -> None:
    """Show anybody the server's setting named by the argument, or all settings."""
    server = await context.services.servers.server(_guild_id(context))
    await _show(context, server, context.argument or OVERVIEW)


@alone(Action.ADJUST_SERVER)
async def adjust_server(context: Context) -> None:
    """Make the change in the argument, as in "game qd"."""
    guild_id, change = _guild_id(context), context.argument
    # Every click is checked: the person may have lost the permission since the page was opened.
    if not _may_manage(context):
        raise Refusal("error-not-manager")
    server = await context.services.servers.change_server(guild_id, lambda before: adjusted(before, change))
    if opened := await open_weekly(context.services, guild_id):
        context.changed(opened)
    await _show(context, server, section_of(SECTIONS, change))


async def _show(context: Context, server: ServerSettings, section: str) -> None:
    languages = context.services.channels.translations.names
    lacking = _lacking(context.interaction.data)
    view = ServerView(server, languages, context.localizer, _may_manage(context), lacking)
    await context.reply.show(server_page(view, section))


def _lacking(data: Any) -> list[Refusal]:
    """Return a refusal for each channel in the person's new choice in which the bot lacks a permission."""
    refusals = []
    for channel_id, channel in data.get("resolved", {}).get("channels", {}).items():
        # Discord sends the bot's permissions in chosen channels since July 2026.
        granted = discord.Permissions(int(channel.get("app_permissions", discord.Permissions.all().value)))
        # A table in a forum is in a post, which is a thread.
        in_posts = channel["type"] == discord.ChannelType.forum.value
        needed = "view_channel", "send_messages_in_threads" if in_posts else "send_messages", "attach_files"
        names = tuple(each for each in needed if not getattr(granted, each))
        if names and not granted.administrator:
            refusals.append(Refusal("server-channels-lacking", channels=(int(channel_id),), names=names))
    return refusals


def _guild_id(context: Context) -> int:
    if context.guild_id is None:
        raise Refusal("error-no-server")
    return context.guild_id


def _may_manage(context: Context) -> bool:
    return context.interaction.permissions.manage_guild


async def channels_in_use(services: Services, guild_id: int) -> set[int]:
    """Return the channels of a server with live games or open challenges, and the channels in its settings."""
    games, server = await services.tables.games.live_games_of_guild(guild_id), await services.servers.server(guild_id)
    challenges = await services.tables.games.open_challenges(guild_id)
    return {game.channel_id for game in (*games, *challenges)} | _chosen(server)


def _chosen(server: ServerSettings) -> set[int]:
    return {*server.channels, *([server.weekly] if server.weekly else [])}


async def look_for_channels(services: Services, guild_id: int, known: Collection[int] = ()) -> None:
    """Look for the channels in use on a server, except the `known` existing channels.

    Discord has an event for a deleted channel, but not for its threads, and no event while the bot was off.
    """
    unknown = (await channels_in_use(services, guild_id)).difference(known)
    await for_each(partial(services.channels.lost.look, guild_id), unknown)


async def leave_lost_channels(services: Services) -> None:
    """Archive or close what was played in lost channels, and remove the channels from the settings of servers."""

    async def leave(guild_id: int | None, channel_id: int) -> None:
        await services.tables.leave_channel(channel_id)
        if guild_id and channel_id in _chosen(await services.servers.server(guild_id)):
            await services.servers.change_server(guild_id, partial(without_channel, channel_id=channel_id))

    await services.channels.lost.confirm(leave)


plain_command("server", Action.SHOW_SERVER)
