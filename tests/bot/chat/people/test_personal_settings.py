"""A person's own settings: the page, its sections, the command that sets the time zone."""

from dataclasses import replace

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.settings import SettingsView, settings
from bot.chat.kit.blocks import Address, Button, Screen, Select
from bot.games.game import Suggestions
from bot.games.people.dates import find_zone, fixed_zone
from bot.games.people.person import Person
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.server import NOON, Guest, Message, SimulatedServer, click_forged, read, say, words

ENGLISH = {"en-US": "English"}
NOT_QUIET = words("setting-quiet-is", state="none")


def chosen(screen: Screen) -> list[str]:
    selects = [control for control in screen.controls if isinstance(control, Select)]
    return [option.value for select in selects for option in select.options if option.chosen]


async def open_settings(ola: Guest, server: SimulatedServer, section: str = "") -> Message:
    page = await say(ola, server, "kingdomino settings")
    if section:
        await ola.choose(page, Action.SHOW_SETTINGS, section)
    return page


async def person(server: SimulatedServer) -> Person:
    return await server.services.tables.accounts.person(server.people["Ola"].id)


# ---- changes


async def test_a_newcomer_finds_the_quiet_hours_in_three_taps_and_sets_them_in_two(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server)
    await ola.choose(page, Action.SHOW_SETTINGS, "notifications")
    await ola.click(page, Action.SHOW_SETTINGS, "quiet")
    assert NOT_QUIET in page.text
    await ola.choose(page, Action.ADJUST_SETTING, "from 22", argument="from")
    assert words("setting-quiet-is", state="set", start_clock="22:00", end_clock="08:00") in page.text
    await ola.choose(page, Action.ADJUST_SETTING, "to 9", argument="to")
    assert words("setting-quiet-is", state="set", start_clock="22:00", end_clock="09:00") in page.text
    assert await person(server) == Person(ola.id, quiet_from=22, quiet_to=9)
    await ola.click(page, Action.ADJUST_SETTING, "never 0")
    assert NOT_QUIET in page.text
    assert await person(server) == Person(ola.id, quiet_from=0, quiet_to=0)


def test_a_night_is_promised_to_whom_a_clock_protects_alone() -> None:
    view = SettingsView(Person(101), NOON, ENGLISH, LOCALIZER)
    owl = replace(view.person, quiet_from=22, quiet_to=7)
    for person, zone, state, clock in (
        (view.person, None, "none", "12:00"),
        (view.person, "Asia/Tokyo", "unknown", "21:00"),
        (replace(view.person, acts_at_night=True), "Asia/Tokyo", "none", "12:00"),
        (replace(view.person, time_zone="UTC+2"), "Asia/Tokyo", "usual", "14:00"),
        (owl, "Asia/Tokyo", "set", "21:00"),
        (replace(owl, quiet_to=22), "Asia/Tokyo", "none", "21:00"),
    ):
        page = settings(replace(view, person=person, server_zone=zone), "quiet")
        assert words("setting-quiet-about", state=state) in text_of(page)
        assert words("button-set-clock", clock=clock) in {
            each.label for each in page.controls if isinstance(each, Button)
        }


@pytest.mark.parametrize("offset", range(-12 * 60, 14 * 60 + 1, 15))
def test_every_clock_that_is_offered_can_be_chosen(offset: int) -> None:
    page = settings(SettingsView(Person(101, time_zone=fixed_zone(offset)), NOON, ENGLISH, LOCALIZER), "zone")
    buttons = [control for control in page.controls if isinstance(control, Button)]
    values = [option.value for control in page.controls if isinstance(control, Select) for option in control.options]
    offered = [each.removeprefix("offset ") for each in (*values, *(button.address.argument for button in buttons))]
    offsets = [int(each) for each in offered if each.lstrip("-").isdecimal()]
    assert len(offsets) >= 24
    assert all(find_zone(fixed_zone(each)) for each in offsets)


async def test_switches_are_pressed_twice_without_harm_and_choices_last_over_a_restart(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server, "notifications")
    await ola.click(page, Action.ADJUST_SETTING, "mentions off")
    await click_forged(ola, server, Address(Action.ADJUST_SETTING, argument="mentions off"))
    unknown = await click_forged(ola, server, Address(Action.ADJUST_SETTING, argument="volume off"))
    assert read(unknown).text == words("error-old-button")
    page = await open_settings(ola, server, "advice")
    await ola.choose(page, Action.ADJUST_SETTING, "suggestions hint", argument="suggestions")
    await server.restart()
    changed = Person(ola.id, suggestions=Suggestions.HINT, mentions=False)
    assert await person(server) == changed
    text = (await open_settings(ola, server)).text
    assert words("setting-suggestions-is", value=words("setting-suggestions-hint")) in text


# ---- the time zone by name


async def test_time_zones_are_found_by_city_and_by_the_time_there(server: SimulatedServer) -> None:
    ola = server.people["Ola"]

    async def found(typed: str) -> list[str]:
        return [
            each.name for each in (await ola.complete(server.channel, "kingdomino settings", "zone", typed)).choices
        ]

    assert await found("wars") == ["Europe/Warsaw · 13:00"]
    assert "Asia/Kathmandu · 17:45" in await found("17:45")
    assert "America/New York · 07:00" in await found("")
    assert await found("atlantis") == []
    assert len(await found("america")) == 25
