"""A person's own settings."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import Interaction, Locale
from discord.app_commands import Choice

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Row, Screen, Text, select_row
from bot.chat.kit.commands import command, completes, matching, options, run
from bot.chat.kit.context import Context, Where
from bot.chat.kit.pipeline import Alone, alone
from bot.chat.kit.screens import OVERVIEW, Facts, Section, SettingsPage, languages_or_default, section_of, theme_names
from bot.games.dates import EXAMPLES, find_zone, fixed_offset, fixed_zone, local_datetime, utc_offset, zone_names
from bot.games.game import Suggestions
from bot.games.people import PRIVATE, Person, adjusted, local_time, with_zone
from bot.localization.fluent import FluentLocalizer

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

    @property
    def subject(self) -> Person:
        return self.person


PAGE: Final = SettingsPage[SettingsView]("setting", Action.SHOW_SETTINGS, Action.ADJUST_SETTING, explains=True)
adjusting = PAGE.adjusting


# ---- quiet hours


def _quiet_state(view: SettingsView) -> Facts:
    person = view.person
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return {"state": "none", "start": "", "end": ""}
    return {"state": "set", "start": _time(person.quiet_from * 60), "end": _time(person.quiet_to * 60)}


def _quiet_controls(view: SettingsView) -> Sequence[Block]:
    person, localizer = view.person, view.localizer
    zone = Button(Address(Action.SHOW_SETTINGS, argument="zone"), localizer("button-set-clock", time=_clock(view)))
    never = Button(adjusting("never 0"), localizer("button-no-quiet-hours"))
    return (
        _hour_select("quiet-from", person.quiet_from, localizer),
        _hour_select("quiet-to", person.quiet_to, localizer),
        Row((zone,) if person.quiet_from is None else (never, zone)),
    )


def _hour_select(key: str, chosen: int | None, localizer: FluentLocalizer) -> Row:
    setting = key.removeprefix("quiet-")
    options = [
        Option(localizer(key, time=_time(hour * 60)), f"{setting} {hour}", chosen=hour == chosen) for hour in range(24)
    ]
    return select_row(adjusting(setting), localizer(f"{key}-placeholder"), options)


# ---- the time zone


def _zone_state(view: SettingsView) -> Facts:
    zone = view.person.time_zone
    kind = "unknown" if zone is None else "place" if fixed_offset(zone) is None else "fixed"
    offset = _utc_text(utc_offset(zone, view.now))
    # The usual name of America/New_York is New York.
    place = (zone or "").rpartition("/")[2].replace("_", " ")
    return {"time": _clock(view), "offset": offset, "kind": kind, "place": place}


def _clock_select(view: SettingsView) -> Row:
    """Return a select of local times at offsets from -11 to +12 hours; farther offsets show the same times."""
    # If the person's offset has a half hour, all options have the half hour, so that the person's own time is listed.
    current = utc_offset(view.person.time_zone, view.now)
    half = current % 60
    options = []
    for hours in range(-11, 13):
        offset = hours * 60 + half
        time = _time(local_time(replace(view.person, time_zone=fixed_zone(offset)), view.now) // 60)
        chosen = view.person.time_zone is not None and offset == current
        label = view.localizer("quiet-now", time=time)
        options.append(Option(label, f"offset {offset}", _utc_text(offset), chosen))
    return select_row(adjusting("offset"), view.localizer("quiet-offset-placeholder"), options)


def _half_hours(view: SettingsView) -> Sequence[Row]:
    """Return a button that moves the clock by half an hour, unless no time zone has the resulting offset."""
    now = utc_offset(view.person.time_zone, view.now)
    # Within the hour, so that a second press moves the clock back.
    offset = now - HALF_HOUR if now % 60 >= HALF_HOUR else now + HALF_HOUR
    if not find_zone(fixed_zone(offset)):
        return ()
    return (Row((Button(adjusting(f"offset {offset}"), view.localizer("button-half-hour")),)),)


def zones_at(now: int, *, everywhere: bool) -> Sequence[tuple[str, str]]:
    """Return all time zones or some examples, each with a label of its name and local time."""
    zones = zone_names() if everywhere else EXAMPLES
    return [(zone, f"{zone.replace('_', ' ')} · {local_datetime(zone, now):%H:%M}") for zone in zones]


def _clock(view: SettingsView) -> str:
    return _time(local_time(view.person, view.now) // 60)


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


SECTIONS: Final[Sequence[Section[SettingsView]]] = (
    Section("quiet", frozenset({"from", "to", "never"}), _quiet_state, _quiet_controls),
    # The zone is behind a button of the quiet hours, the only times that depend on it.
    Section(
        "zone",
        frozenset({"offset", "zone"}),
        _zone_state,
        lambda view: (_clock_select(view), *_half_hours(view)),
        is_listed=False,
    ),
    PAGE.switch("mentions"),
    PAGE.choice(
        "private",
        lambda view: {each or "": view.localizer(f"setting-private-{each or 'nothing'}") for each in PRIVATE},
    ),
    PAGE.choice(
        "suggestions",
        lambda view: {each.value: view.localizer(f"setting-suggestions-{each}") for each in Suggestions},
    ),
    PAGE.switch("coach"),
    replace(_LANGUAGE, controls=_language_controls),
    PAGE.choice("theme", lambda view: {"": view.localizer("setting-theme-table"), **theme_names(view.localizer)}),
    PAGE.switch("text_mode"),
    PAGE.switch("ranked"),
)
"""The settings in the order of the list."""


def settings(view: SettingsView, chosen: str = OVERVIEW) -> Screen:
    buttons = () if view.person.language else language_buttons(view.languages, view.localizer)
    return PAGE.screen(SECTIONS, view, chosen, note=Row(buttons))


@alone(Action.SHOW_SETTINGS, where=Where.FRESH)
async def show_settings(context: Context) -> None:
    """Show the setting named by the argument, or all settings."""
    await _show(context, context.argument)


@alone(Action.ADJUST_SETTING)
async def adjust_setting(context: Context) -> None:
    """Make the change in the argument, as in "from 22" or "mentions off"."""
    change = context.argument
    await context.change_person(lambda before: adjusted(before, change))
    await _show(context, section_of(SECTIONS, change))


async def choose_zone(context: Context) -> None:
    """Set the typed time zone. Raises the errors of `with_zone`."""
    # The first call reads the names from the disk, which would block the event loop.
    await asyncio.to_thread(zone_names)
    typed = context.argument
    await context.change_person(lambda before: with_zone(before, typed))
    await _show(context, section_of(SECTIONS, "zone"))


async def _show(context: Context, section: str) -> None:
    services = context.services
    names, url = services.channels.translations.names, services.process.feedback_url
    view = SettingsView(await context.person(), context.now, names, context.localizer, url)
    await context.reply.show(settings(view, section or OVERVIEW))


@command("settings")
@options("zone")
async def settings_command(interaction: Interaction[Any], zone: str | None = None) -> None:
    await run(interaction, Alone(choose_zone if zone else show_settings), zone or "")


@completes(settings_command, "zone")
async def offer_zones(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    now = interaction.client.services.tables.clock()
    # The first call reads hundreds of small files, and every call computes hundreds of local times.
    return await asyncio.to_thread(lambda: matching(zones_at(now, everywhere=bool(typed.strip())), typed))
