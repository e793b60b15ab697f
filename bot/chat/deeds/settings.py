"""The settings of a person and of a server, and the cleanup after channels of a server are deleted."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord
from discord import Interaction, Locale
from discord.app_commands import Choice

from bot.chat import slots
from bot.chat.actions import Action
from bot.chat.deeds.absence import back_button, leave, named_ends
from bot.chat.handling.commands import (
    choices_of,
    command,
    completes,
    localizer_of,
    options,
    plain_command,
    run,
    services_of,
)
from bot.chat.handling.context import Anywhere, Context, Services, Where
from bot.chat.handling.pipeline import anywhere
from bot.chat.kit.blocks import (
    Address,
    Block,
    Button,
    ChannelSelect,
    Option,
    Role,
    RoleSelect,
    Row,
    Screen,
    Text,
    select_row,
)
from bot.chat.kit.markup import absolute_time, mention_channel, mention_role, small
from bot.chat.screens.pages import OVERVIEW, Facts, Section, SettingsPage, languages_or_default, section_of
from bot.chat.screens.refusals import explain
from bot.chat.screens.table_view import minutes_text
from bot.chat.slots import Setting
from bot.concurrency import for_each
from bot.games.game import GameOptions, Policy, Suggestions
from bot.games.matching import listed
from bot.games.options import (
    MOST_CHANNELS,
    OFF,
    ON,
    PACES,
    SERVER_ADJUSTMENTS,
    USUAL_GAME,
    ServerSettings,
    adjusted,
    base_key,
    without_channel,
)
from bot.games.people.dates import find_zone, fixed_offset, fixed_zone, local_datetime, utc_offset, zone_at
from bot.games.people.person import ADJUSTMENTS, PRIVATE, Person, by_server, quiet_hours
from bot.games.people.zones import city, clock_zone, listed_zones, typed_zone, with_times, zone_with_clock
from bot.games.refusals import Refusal
from bot.games.rights import require_manager
from bot.localization.fluent import FluentLocalizer
from engine.variants import VARIANTS
from renderers import THEMES
from renderers.localizer import comma_list

HALF_HOUR = 30
"""Half an hour in minutes; some time zones differ from the others by half an hour."""


@dataclass(frozen=True)
class SettingsView:
    """The data of the settings page."""

    person: Person
    now: int
    """The present time in Unix seconds."""
    languages: Mapping[str, str]
    """The native name of each language, by its code."""
    localizer: FluentLocalizer
    feedback_url: str = ""
    """The address for complaints about texts, "" for none."""
    daily_copies: int = 0
    """The number of days that an erased person stays in copies of the database."""
    server_zone: str | None = None
    """The time zone of the server."""

    @property
    def subject(self) -> Person:
        return self.person

    @property
    def zone(self) -> str | None:
        """The time zone by which the person's quiet hours are; None for UTC, and for somebody without quiet hours."""
        return by_server(self.person, self.server_zone).time_zone


PAGE: Final = SettingsPage[SettingsView]("setting", Action.SHOW_SETTINGS, Action.ADJUST_SETTING, explains=True)
adjusting = PAGE.adjusting


# ---- quiet hours


def _quiet_state(view: SettingsView) -> Facts:
    person, (begin, end) = view.person, quiet_hours(view.person)
    if begin == end or not (person.has_chosen_hours or view.zone):
        return {"state": "none", "start_clock": "", "end_clock": ""}
    state = "set" if person.has_chosen_hours else "usual" if person.time_zone else "unknown"
    return {"state": state, "start_clock": _time(begin * 60), "end_clock": _time(end * 60)}


def _quiet_controls(view: SettingsView) -> Sequence[Block]:
    person, localizer = view.person, view.localizer
    zone = Button(Address(Action.SHOW_SETTINGS, argument="zone"), localizer("button-set-clock", clock=_clock(view)))
    never = Button(adjusting("never 0"), localizer("button-no-quiet-hours"))
    has_hours, hours = _quiet_state(view)["state"] in {"set", "usual"}, quiet_hours(person)
    begin, end = hours if has_hours else (None, None)
    return (
        _hour_select("quiet-from", begin, localizer),
        _hour_select("quiet-to", end, localizer),
        Row((never, zone) if hours[0] != hours[1] else (zone,)),
    )


def _quiet_way(view: SettingsView) -> Sequence[Block]:
    label = f"{view.localizer('setting-quiet')}…"
    return (Row((Button(Address(Action.SHOW_SETTINGS, argument="quiet"), label),)),)


def _hour_select(key: str, chosen: int | None, localizer: FluentLocalizer) -> Row:
    """Return a select of hours. The chosen hour is shown alone, and so has the name of its setting."""
    setting = key.removeprefix("quiet-")
    options = []
    for hour in range(24):
        time, is_chosen = _time(hour * 60), hour == chosen
        label = localizer(key, clock=time) if is_chosen else time
        options.append(Option(label, f"{setting} {hour}", chosen=is_chosen))
    return select_row(adjusting(setting), localizer(f"{key}-placeholder"), options)


# ---- the time zone


def _zone_state(view: SettingsView) -> Facts:
    facts = zone_facts(view.zone, view.now, view.localizer.language)
    return facts if view.person.time_zone else {**facts, "kind": "unknown"}


def zone_facts(zone: str | None, now: int, language: str) -> Facts:
    """Return the variables of a message about the clock of a person or of a server."""
    kind = "unknown" if zone is None else "place" if fixed_offset(zone) is None else "fixed"
    place = city(zone, language) if zone and kind == "place" else ""
    return {"clock": clock_text(zone, now), "offset": _utc_text(utc_offset(zone, now)), "kind": kind, "city": place}


def _zone_controls(view: SettingsView) -> Sequence[Row]:
    return zone_rows(
        view.person.time_zone, view.now, adjusting, view.localizer("quiet-offset-placeholder"), view.localizer
    )


def zone_rows(
    zone: str | None, now: int, change: Callable[[str], Address], placeholder: str, localizer: FluentLocalizer
) -> Sequence[Row]:
    """Return a select of local times at offsets from -11 to +12 hours, and a button that moves the clock half an hour.

    Farther offsets show the same times. There is no button if no time zone has the resulting offset. `change` returns
    the address of a change like "offset 60".
    """
    # If the present offset has a half hour, all options have the half hour, so that the present time is listed.
    current = utc_offset(zone, now)
    half = current % 60
    options = []
    for hours in range(-11, 13):
        offset = hours * 60 + half
        time, is_chosen = clock_text(fixed_zone(offset), now), zone is not None and offset == current
        label = localizer("quiet-now", clock=time) if is_chosen else time
        options.append(Option(label, f"offset {offset}", _utc_text(offset), is_chosen))
    select = select_row(change("offset"), placeholder, options)
    # Within the hour, so that a second press moves the clock back.
    offset = current - HALF_HOUR if half >= HALF_HOUR else current + HALF_HOUR
    if not find_zone(fixed_zone(offset)):
        return (select,)
    return select, Row((Button(change(f"offset {offset}"), localizer("button-half-hour")),))


def clock_text(zone: str | None, now: int) -> str:
    """Format the time of day in a zone like 07:30; by UTC without a zone."""
    return local_datetime(zone, now).strftime("%H:%M")


def _clock(view: SettingsView) -> str:
    return clock_text(view.zone, view.now)


def _time(minutes: int) -> str:
    """Format minutes since midnight like 07:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _utc_text(minutes: int) -> str:
    """Format an offset in minutes like UTC+5:30, with a true minus sign."""
    return fixed_zone(minutes).replace("-", "−")


def _language_controls(view: SettingsView) -> Sequence[Block]:
    url = view.feedback_url
    feedback = (Text.of(view.localizer("setting-language-feedback", url=url)),) if url else ()
    return *_LANGUAGE.controls(view), *feedback


_LANGUAGE: Final = PAGE.choice(
    "language", lambda view: languages_or_default(view.languages, view.localizer("setting-language-discord"))
)


def language_buttons(languages: Mapping[str, str], localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return a button to the language setting, with the native names of the languages missing in Discord.

    No client asks for these languages, so the people who read them see English until they choose.
    """
    lacking = [name for code, name in languages.items() if code not in {each.value for each in Locale}]
    label = f"{localizer('setting-language')}: {' · '.join(lacking)} …"
    return (Button(Address(Action.SHOW_SETTINGS, argument="language"), label),) if lacking else ()


# ---- absences


def _away_state(view: SettingsView) -> Facts:
    until = view.person.away_until or 0
    is_away = until > view.now
    return {"state": ON, "until_time": absolute_time(until)} if is_away else {"state": OFF}


def _away_controls(view: SettingsView) -> Sequence[Block]:
    ends = named_ends("", view.person.time_zone, view.now, view.localizer)
    options = [Option(each.label, str(each.value)) for each in ends]
    select = select_row(Address(Action.LEAVE_UNTIL), view.localizer("away-placeholder"), options)
    return (select, *([Row((back_button(view.localizer),))] if _away_state(view)["state"] == ON else []))


def _privacy_controls(view: SettingsView) -> Sequence[Block]:
    export = Button(Address(Action.EXPORT_DATA), view.localizer("button-export"))
    forget = Button(Address(Action.FORGET_PERSON), view.localizer("button-forget"), Role.DANGER)
    stored = Button(Address(Action.SHOW_PRIVACY, argument=DETAILS[0]), view.localizer("button-privacy-stored"))
    return (Row((export, forget, stored)),)


DETAILS: Final = ("stored", "stored 2")
"""The arguments of the buttons that show the stored data, one for each page, because a phone has little room."""
LOOK, NOTIFICATIONS, ADVICE, PRIVACY = "look", "notifications", "advice", "privacy"
"""The pages with several settings of a person. Features may add settings to them."""

SECTIONS: Final[Sequence[Section[SettingsView]]] = (
    replace(_LANGUAGE, controls=_language_controls),
    PAGE.choice(
        "theme",
        lambda view: {
            "": view.localizer("setting-theme-table"),
            **{theme: view.localizer("theme-name", theme=theme) for theme in THEMES},
        },
        LOOK,
    ),
    PAGE.switch("text_mode", LOOK),
    PAGE.switch("mentions", NOTIFICATIONS),
    PAGE.choice(
        "private",
        lambda view: {each or "": view.localizer(f"setting-private-{each or 'nothing'}") for each in PRIVATE},
        NOTIFICATIONS,
    ),
    Section(
        "quiet", frozenset({"from", "to", "never"}), _quiet_state, _quiet_controls, page=NOTIFICATIONS, way=_quiet_way
    ),
    # A message has no room for three lists of hours.
    Section("zone", frozenset({"offset", "zone"}), _zone_state, _zone_controls, is_listed=False),
    PAGE.choice(
        "suggestions",
        lambda view: {each.value: view.localizer(f"setting-suggestions-{each}") for each in Suggestions},
        ADVICE,
    ),
    PAGE.switch("coach", ADVICE),
    Section(PRIVACY, frozenset(), lambda view: {"days": view.daily_copies}, _privacy_controls),
    Section("away", frozenset(), _away_state, _away_controls),
)
"""The settings of the core in the order of the pages."""


def settings(view: SettingsView, chosen: str = OVERVIEW, more: Sequence[Section[SettingsView]] = ()) -> Screen:
    """Show a setting, or all settings; `more` are those of features."""
    buttons = () if view.person.language else language_buttons(view.languages, view.localizer)
    return PAGE.screen((*SECTIONS, *more), view, chosen, notes=[Row(buttons)])


@anywhere(Action.SHOW_SETTINGS, where=Where.FRESH)
async def show_settings(context: Context, section: str = "") -> None:
    """Show a setting, by default the setting that the argument names; without a name, all settings."""
    services = context.services
    names, operator = services.channels.translations.names, services.operator
    view = SettingsView(
        *(await context.person(), context.now, names, context.localizer, operator.feedback_url, operator.daily_copies),
        await services.servers.time_zone(context.guild_id),
    )
    more = await services.slots.ask(slots.SETTINGS)
    await context.show(settings(view, section or context.argument or OVERVIEW, more))


@anywhere(Action.ADJUST_SETTING, where=Where.FRESH)
async def adjust_setting(context: Context) -> None:
    """Make the change in the argument, as in "from 22" or "mentions off"."""
    change = context.argument
    kind, _, value = change.partition(" ")
    if kind == "offset":
        await set_clock_at(context, value)
    else:
        await context.change_person(lambda before: adjusted(ADJUSTMENTS, before, change))
    sections = *SECTIONS, *await context.services.slots.ask(slots.SETTINGS)
    await show_settings(context, section_of(sections, change))


async def set_clock_at(context: Context, minutes: str) -> str:
    """Set and return the zone of the person, as `zone_of_clock`."""
    zone = await zone_of_clock(context, minutes)
    await context.change_person(lambda before: replace(before, time_zone=zone))
    return zone


async def zone_of_clock(context: Context, minutes: str) -> str:
    """Return a zone whose clock is so many minutes ahead of UTC now. Raises Refusal for an offset that no clock has."""
    try:
        offset = fixed_offset(zone_at(minutes)) or 0
    except ValueError:
        raise Refusal("error-old-button") from None
    there = await context.services.servers.time_zone(context.guild_id)
    # The zones of all places are compared, which would block the event loop.
    return await asyncio.to_thread(zone_with_clock, offset, context.now, there, context.localizer.language)


async def choose_zone(context: Context) -> None:
    """Set the typed time zone. Raises as `typed_zone`."""
    # Comparing the text with the names of all places would block the event loop.
    zone = await asyncio.to_thread(typed_zone, context.argument, context.now)
    if zone == await asyncio.to_thread(clock_zone, context.argument, context.now):
        await set_clock_at(context, str(fixed_offset(zone)))
    else:
        await context.change_person(lambda before: replace(before, time_zone=zone))
    await show_settings(context, section_of(SECTIONS, "zone"))


@command("kingdomino settings")
@options("zone", "away")
async def settings_command(interaction: Interaction[Any], zone: str = "", away: str = "") -> None:
    await run(interaction, Anywhere(leave if away else choose_zone if zone else show_settings), away or zone)


@completes(settings_command, "away")
async def offer_ends(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    person = await services_of(interaction).tables.accounts.person(interaction.user.id)
    localizer, now = await localizer_of(interaction), services_of(interaction).tables.clock()
    # Naming all days of a year would block the event loop.
    return choices_of(listed(await asyncio.to_thread(named_ends, typed, person.time_zone, now, localizer), typed))


@completes(settings_command, "zone")
async def offer_zones(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    now, language = services_of(interaction).tables.clock(), (await localizer_of(interaction)).language
    # Comparing the text with the names of all places would block the event loop.
    return choices_of(with_times(await asyncio.to_thread(listed_zones, typed, now), language, now))


# ---- a server


@dataclass(frozen=True)
class ServerView:
    """The data of the server's page."""

    server: ServerSettings
    languages: Mapping[str, str]
    """The native name of each language, by its code."""
    localizer: FluentLocalizer
    may_change: bool
    may_end: bool = False
    """Whether the person may end tables of others here."""
    now: int = 0
    """The present time in Unix seconds."""
    lacking: Sequence[Refusal] = ()
    """A refusal for each chosen channel where the bot lacks a permission."""
    about_players: Sequence[Setting] = ()
    """The additions of features to the setting about players."""

    @property
    def subject(self) -> ServerSettings:
        return self.server


SERVER_PAGE: Final = SettingsPage[ServerView]("server", Action.SHOW_SERVER, Action.ADJUST_SERVER)


TIME, WHERE = "time", "where"
"""The pages with several settings of a server."""


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


def _channels(name: str, most: int, chosen: Callable[[ServerSettings], tuple[int, ...]]) -> Section[ServerView]:
    """Return the section of a setting whose value is up to `most` channels."""

    def state(view: ServerView) -> Facts:
        channels = chosen(view.server)
        named = comma_list(map(mention_channel, channels), view.localizer)
        return {"state": ON if channels else OFF, "count": len(channels), "channels": named, "channel": named}

    def controls(view: ServerView) -> Sequence[Block]:
        address, placeholder = SERVER_PAGE.adjusting(name), view.localizer(f"server-{name}-placeholder")
        select = ChannelSelect(address, placeholder, (), chosen=chosen(view.server), most=most)
        return (*(Text.of(explain(each, view.localizer)) for each in view.lacking), Row((select,)))

    return Section(name, frozenset({name}), state, controls, page=WHERE)


PLAYERS: Final = "players"
"""The name of the section about opening tables, with additions of features."""


def _players(view: ServerView) -> Facts:
    role = view.server.openers
    return {"state": ON if role else OFF, "role": mention_role(role) if role else ""}


def _player_controls(view: ServerView) -> Sequence[Block]:
    select = RoleSelect(
        SERVER_PAGE.adjusting("openers"), view.localizer("server-openers-placeholder"), (), view.server.openers
    )
    return (
        Row((select,)),
        *(block for each in view.about_players for block in each.blocks),
    )


def _server_zone(view: ServerView) -> Facts:
    return zone_facts(view.server.time_zone, view.now, view.localizer.language)


def _server_zone_controls(view: ServerView) -> Sequence[Row]:
    placeholder = view.localizer("server-zone-placeholder")
    return zone_rows(view.server.time_zone, view.now, SERVER_PAGE.adjusting, placeholder, view.localizer)


SERVER_SECTIONS: Final[Sequence[Section[ServerView]]] = (
    SERVER_PAGE.choice(
        "language", lambda view: languages_or_default(view.languages, view.localizer("server-language-host"))
    ),
    Section("zone", frozenset({"offset"}), _server_zone, _server_zone_controls, page="language"),
    SERVER_PAGE.choice("game", _games),
    SERVER_PAGE.choice("pace", _paces, TIME),
    SERVER_PAGE.choice("policy", _policies, TIME),
    SERVER_PAGE.switch("threads", WHERE),
    _channels("channels", MOST_CHANNELS, lambda server: tuple(server.channels)),
    Section(
        PLAYERS,
        frozenset({"openers"}),
        _players,
        _player_controls,
        more=lambda view: [each.line for each in view.about_players],
    ),
)
"""The settings in the order of the pages."""


def server_page(view: ServerView, chosen: str = OVERVIEW, more: Sequence[Section[ServerView]] = ()) -> Screen:
    """Show the values of all settings, or the chosen setting with its controls to people who may change the setting.

    `more` are the settings of features.
    """
    note = view.localizer("server-note" if view.may_change else "server-note-readers")
    tables = Row((Button(Address(Action.SHOW_TABLES), view.localizer("tables-title")),) if view.may_end else ())
    sections = *SERVER_SECTIONS, *more
    return SERVER_PAGE.screen(sections, view, chosen, notes=(small(note), tables), may_change=view.may_change)


@anywhere(Action.SHOW_SERVER)
async def show_server(context: Context) -> None:
    """Show anybody the server's setting named by the argument, or all settings."""
    server = await context.services.servers.server(_guild_id(context))
    await _show_server(context, server, context.argument or OVERVIEW)


@anywhere(Action.ADJUST_SERVER)
async def adjust_server(context: Context) -> None:
    """Make the change in the argument, as in "game qd"."""
    guild_id, change = _guild_id(context), context.argument
    # Every click is checked: the person may have lost the permission since the page was opened.
    require_manager(context.actor)
    kind, _, value = change.partition(" ")
    zone = await zone_of_clock(context, value) if kind == "offset" else None
    server = await context.services.servers.change_server(
        guild_id,
        lambda before: replace(before, time_zone=zone) if zone else adjusted(SERVER_ADJUSTMENTS, before, change),
    )
    sections = *SERVER_SECTIONS, *await context.services.slots.ask(slots.SERVER_SETTINGS)
    await _show_server(context, server, section_of(sections, change))


async def _show_server(context: Context, server: ServerSettings, section: str) -> None:
    languages = context.services.channels.translations.names
    lacking = _lacking(context.interaction.data)
    about_players = await context.services.slots.ask(slots.PLAYERS, server.guild_id, context.localizer)
    actor, now = context.actor, context.now
    may_end = actor.is_manager or actor.is_moderator
    view = ServerView(server, languages, context.localizer, actor.is_manager, may_end, now, lacking, about_players)
    more = await context.services.slots.ask(slots.SERVER_SETTINGS)
    await context.show(server_page(view, section, more))


def _lacking(data: Any) -> list[Refusal]:
    """Return a refusal for each channel in the person's new choice where the bot lacks a permission."""
    refusals = []
    for channel_id, channel in data.get("resolved", {}).get("channels", {}).items():
        # Discord sends the bot's permissions in chosen channels since July 2026.
        granted = discord.Permissions(int(channel.get("app_permissions", discord.Permissions.all().value)))
        # A table in a forum is in a post, which is a thread.
        in_posts = channel["type"] == discord.ChannelType.forum.value
        needed = "view_channel", "send_messages_in_threads" if in_posts else "send_messages", "attach_files"
        names = tuple(each for each in needed if not getattr(granted, each))
        if names and not granted.administrator:
            refusals.append(Refusal("server-channels-lacking", channels=(int(channel_id),), permissions=names))
    return refusals


def _guild_id(context: Context) -> int:
    if context.guild_id is None:
        raise Refusal("error-no-server")
    return context.guild_id


async def channels_in_use(services: Services, guild_id: int) -> set[int]:
    """Return the channels of a server that live games, other open rows, its settings or features name."""
    games, server = await services.tables.games.live_games_of_guild(guild_id), await services.servers.server(guild_id)
    rows = await services.tables.games.open_rows(guild_id)
    of_features = await services.servers.channels(guild_id)
    return {*server.channels, *of_features, *(game.channel_id for game in (*games, *rows))}


async def look_for_channels(services: Services, guild_id: int, known: Collection[int] = ()) -> None:
    """Look for the channels in use on a server, except the `known` existing channels.

    Discord has an event for a deleted channel, but not for its threads, and no event while the bot was off.
    """
    unknown = (await channels_in_use(services, guild_id)).difference(known)
    await for_each(partial(services.channels.lost.look, guild_id), unknown)


async def leave_lost_channels(services: Services) -> None:
    """Archive or close the games in lost channels, and remove the channels from the settings of servers."""

    async def leave(guild_id: int | None, channel_id: int) -> None:
        await services.tables.leave_channel(channel_id)
        await services.servers.forget_channel(channel_id)
        if guild_id and channel_id in (await services.servers.server(guild_id)).channels:
            await services.servers.change_server(guild_id, partial(without_channel, channel_id=channel_id))

    await services.channels.lost.confirm(leave)


plain_command("kingdomino server", Action.SHOW_SERVER)
