"""A person's own settings: the page, its sections, the command that sets the time zone."""

from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.chat.addresses import Action
from bot.chat.blocks import Button, Screen, Select
from bot.chat.screens.sections import OVERVIEW, Section
from bot.chat.screens.settings import SECTIONS, settings
from bot.chat.screens.time_settings import SettingsView, half_an_hour_off
from bot.games.people import Person
from bot.games.timing.time_zones import find_zone, fixed_zone
from tests.bot.chat.test_forged_addresses import OLD
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.simulated_server import NOON, Message, SimulatedServer, message_with, read, say

pytestmark = pytest.mark.slow

CHANGE = "s:settings:0:0:"
ENGLISH = {"en-US": "English"}
TWO_LANGUAGES = {**ENGLISH, "pl": "Polski"}


def settings_of(
    section: str = OVERVIEW, languages: dict[str, str] = ENGLISH, now: int = NOON, **changes: Any
) -> Screen:
    """The settings of somebody who has changed these."""
    return settings(SettingsView(Person(101, **changes), now, languages, LOCALIZER), section)


def chosen(screen: Screen) -> list[str]:
    selects = [control for control in screen.controls if isinstance(control, Select)]
    return [option.value for select in selects for option in select.options if option.chosen]


async def open_settings(ola: MemberActor, server: SimulatedServer, section: str = "") -> ResponseMessage:
    page = (await ola.slash(server.channel, "settings")).response
    assert page
    if section:
        await ola.select(page, [section], custom_id=CHANGE)
    return page


async def person(server: SimulatedServer) -> Person:
    return await server.services.accounts.person(server.people["Ola"].id)


# ---- the page


def test_the_page_says_in_a_line_each_how_the_settings_stand() -> None:
    lines = text_of(settings_of()).splitlines()
    assert lines == [
        "## Your settings",
        "- Quiet hours: **none**",
        "- Your clock: **12:00** (UTC+0), not set yet",
        "- Away: **no**",
        "- Mentions: **on**",
        "- Delay of mentions: **a minute and a half**",
        "- Suggestions: **on**",
        "- Moves without a choice: **left to you**",
        "- Colours of pictures: **those of the table**",
        "- Text mode: **off**",
        "- Rankings: **you are listed**",
    ]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_the_chosen_setting_is_explained_below_its_line(section: Section[SettingsView]) -> None:
    [_, line, about] = text_of(settings_of(section.name, TWO_LANGUAGES)).splitlines()
    assert f"- {line}" in text_of(settings_of(languages=TWO_LANGUAGES))
    assert about.endswith(".")


def test_what_only_a_second_language_makes_useful_is_shown_with_a_second_language() -> None:
    assert "Language: **as in Discord**" in text_of(settings_of(languages=TWO_LANGUAGES))
    assert "Language: **Polski**" in text_of(settings_of(languages=TWO_LANGUAGES, language="pl"))
    assert chosen(settings_of("language", TWO_LANGUAGES, language="pl")) == ["language pl"]
    assert "Language" not in text_of(settings_of("language", ENGLISH))


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("quiet", ["from 22", "to 7"]),
        ("zone", ["offset -210"]),
        ("grace", ["grace 300"]),
        ("mentions", []),
        ("theme", ["theme contrast"]),
    ],
)
def test_the_chosen_values_are_marked(section: str, expected: list[str]) -> None:
    screen = settings_of(section, quiet_from=22, quiet_to=7, time_zone="UTC-3:30", grace=300, theme="contrast")
    assert chosen(screen) == expected


def test_an_absence_is_shown_until_it_is_over_and_can_be_ended() -> None:
    away = settings_of("away", away_from=NOON, away_until=NOON + 1)
    assert f"Away: **until <t:{NOON + 1}:f>**" in text_of(away)
    assert Action.COME_BACK in [control.address.action for control in away.controls]
    over = settings_of("away", away_from=NOON - 9, away_until=NOON)
    assert "Away: **no**" in text_of(over)
    assert Action.COME_BACK not in [control.address.action for control in over.controls]


def test_a_section_that_is_not_there_is_the_overview() -> None:
    assert settings_of("dragons") == settings_of()


def test_equal_ends_are_no_quiet_hours() -> None:
    assert "Quiet hours: **none**" in text_of(settings_of(quiet_from=7, quiet_to=7))


@pytest.mark.parametrize(
    ("zone", "clock"),
    [
        (None, "**12:00** (UTC+0), not set yet"),
        ("UTC-3:30", "**08:30** (UTC−3:30)"),
        ("UTC-11", "**01:00** (UTC−11)"),
        ("America/New_York", "**07:00**, as in New York (UTC−5)"),
        ("Asia/Kathmandu", "**17:45**, as in Kathmandu (UTC+5:45)"),
    ],
)
def test_a_clock_is_told_as_people_tell_it(zone: str | None, clock: str) -> None:
    assert clock in text_of(settings_of(time_zone=zone))


# ---- changes


async def test_a_newcomer_finds_the_quiet_hours_in_two_taps_and_sets_them_in_two(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server)
    [sections] = Message(page).selects
    assert sections["options"][0]["label"] == "Quiet hours"
    await ola.select(page, ["quiet"], custom_id=CHANGE)
    assert "Quiet hours: **none**" in Message(page).text
    await ola.select(page, ["from 22"], custom_id="s:adjust:0:0:from")
    assert "Quiet hours: **22:00–07:00**" in Message(page).text
    await ola.select(page, ["to 9"], custom_id="s:adjust:0:0:to")
    assert "Quiet hours: **22:00–09:00**" in Message(page).text
    assert await person(server) == Person(ola.id, quiet_from=22, quiet_to=9)
    await ola.click(page, label="No quiet hours")
    assert "Quiet hours: **none**" in Message(page).text
    assert await person(server) == Person(ola.id)


async def test_the_clock_is_set_by_saying_what_time_it_is(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server, "quiet")
    await ola.click(page, label="Set my clock (now 12:00)")
    clocks, _ = Message(page).selects
    [value] = [option["value"] for option in clocks["options"] if option["label"] == "It is 17:00 now"]
    await ola.select(page, [value], custom_id="s:adjust:0:0:offset")
    assert "Your clock: **17:00** (UTC+5)" in Message(page).text
    await ola.click(page, label="My clock is half an hour off")
    assert "Your clock: **17:30** (UTC+5:30)" in Message(page).text
    assert (await person(server)).time_zone == "UTC+5:30"
    await ola.click(page, label="My clock is half an hour off")
    assert (await person(server)).time_zone == "UTC+5"


def test_a_clock_that_is_three_quarters_of_an_hour_off_goes_back_and_forth_by_half_an_hour() -> None:
    assert [half_an_hour_off(offset) for offset in (5 * 60 + 45, 5 * 60 + 15, -30, 0)] == [315, 345, -60, 30]


@pytest.mark.parametrize("offset", range(-12 * 60, 14 * 60 + 1, 15))
def test_every_clock_that_is_offered_can_be_chosen(offset: int) -> None:
    page = settings_of("zone", time_zone=fixed_zone(offset))
    buttons = [control for control in page.controls if isinstance(control, Button)]
    values = [option.value for control in page.controls if isinstance(control, Select) for option in control.options]
    offered = [each.removeprefix("offset ") for each in (*values, *(button.address.argument for button in buttons))]
    offsets = [int(each) for each in offered if each.lstrip("-").isdecimal()]
    assert len(offsets) >= 24
    assert all(find_zone(fixed_zone(each)) for each in offsets)


async def test_switches_are_pressed_twice_without_harm_and_choices_last_over_a_restart(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    for section, label in {"suggestions": "Turn suggestions off", "mentions": "Turn mentions off"}.items():
        page = await open_settings(ola, server, section)
        await ola.click(page, label=label)
        await ola.click(await message_with(server, f"b:adjust:0:0:{section} off"), label="Forged")
    page = await open_settings(ola, server, "auto-place")
    await ola.click(page, label="Make such moves for me")
    page = await open_settings(ola, server, "grace")
    await ola.select(page, ["grace 0"], custom_id="s:adjust:0:0:grace")
    await server.restart()
    changed = Person(ola.id, suggestions=False, mentions=False, auto_place=True, grace=0)
    assert await person(server) == changed
    text = Message(await open_settings(ola, server)).text
    assert "Suggestions: **off**" in text
    assert "Delay of mentions: **none**" in text


async def test_all_settings_are_shown_again(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server, "grace")
    assert "Quiet hours" not in Message(page).text
    await ola.click(page, label="‹ All settings")
    assert "Quiet hours: **none**" in Message(page).text


async def test_the_switches_of_older_pages_still_work(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    for suggestions in (False, True):
        await ola.click(await message_with(server, "b:toggle:0:0:suggestions"), label="Forged")
        assert (await person(server)).suggestions is suggestions


@pytest.mark.parametrize(
    "change",
    [
        *(
            "from 24",
            "from -1",
            "to x",
            "from",
            "offset 5000",
            "offset",
            "zone ../../etc/passwd",
            "grace 1",
            "grace",
            "theme pink",
        ),
        *("suggestions", "suggestions maybe", "mentions", "language ..", "user_id 7", "hints on", "", "toggle"),
    ],
)
async def test_values_that_no_control_has_change_nothing(
    change: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    ola = server.people["Ola"]
    told = read(await ola.click(await message_with(server, f"b:adjust:0:0:{change}"), label="Forged")).text
    assert told == OLD or told.startswith("There is no time zone with that name.")
    assert await person(server) == Person(ola.id)
    assert "error" not in caplog.text.lower()


async def test_a_switch_that_is_none_is_called_old(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert read(await ola.click(await message_with(server, "b:toggle:0:0:user_id"), label="Forged")).text == OLD


# ---- the time zone by name


@pytest.mark.parametrize(
    ("typed", "zone", "shown"),
    [
        ("Europe/Warsaw", "Europe/Warsaw", "Warsaw"),
        ("warsaw", "Europe/Warsaw", "Warsaw"),
        (" new york ", "America/New_York", "New York"),
        ("utc+5:30", "UTC+5:30", "17:30"),
    ],
)
async def test_a_time_zone_is_set_by_its_name(typed: str, zone: str, shown: str, server: SimulatedServer) -> None:
    page = await say(server.people["Ola"], server, "settings", zone=typed)
    assert shown in page.text
    assert (await person(server)).time_zone == zone


@pytest.mark.parametrize("typed", ["Atlantis", "../../etc/passwd", "Europe", "posix/Europe/Warsaw", "UTC+99", "🦜"])
async def test_a_name_of_no_time_zone_is_explained(typed: str, server: SimulatedServer) -> None:
    told = await say(server.people["Ola"], server, "settings", zone=typed)
    assert told.text.startswith("There is no time zone with that name.")
    assert (await person(server)).time_zone is None


async def test_time_zones_are_found_by_city_and_by_the_time_there(server: SimulatedServer) -> None:
    ola = server.people["Ola"]

    async def found(typed: str) -> list[str]:
        return [each["name"] for each in await ola.autocomplete(server.channel, "settings", "zone", typed)]

    assert await found("wars") == ["Europe/Warsaw · 13:00"]
    assert "Asia/Kathmandu · 17:45" in await found("17:45")
    assert "America/New York · 07:00" in await found("")
    assert await found("atlantis") == []
    assert len(await found("america")) == 25
