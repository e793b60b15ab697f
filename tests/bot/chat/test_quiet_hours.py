"""Quiet hours among the settings."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.chat.blocks import Screen, Select
from bot.chat.screens.about import settings
from bot.chat.screens.quiet_hours import adjusted
from bot.games.models import Person
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.simulated_server import NOON, Message, SimulatedServer

pytestmark = pytest.mark.slow

OLA = Person(101)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        yield server


def settings_of(**changes: Any) -> Screen:
    """The settings of somebody who has changed these."""
    return settings(Person(101, **changes), NOON, LOCALIZER)


async def open_settings(ola: MemberActor, server: SimulatedServer) -> ResponseMessage:
    answer = (await ola.slash(server.channel, "settings")).response
    assert answer
    return answer


async def test_quiet_hours_are_set_in_two_taps(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server)
    assert "Quiet hours: **none**" in Message(page).text
    await ola.select(page, ["from 22"], custom_id="s:adjust:0:0:from")
    assert "Quiet hours: **22:00–07:00**" in Message(page).text
    await ola.select(page, ["to 9"], custom_id="s:adjust:0:0:to")
    assert "Quiet hours: **22:00–09:00**" in Message(page).text
    assert await server.services.accounts.person(ola.id) == Person(ola.id, quiet_from=22, quiet_to=9)
    await ola.click(page, label="No quiet hours")
    assert "Quiet hours: **none**" in Message(page).text
    assert await server.services.accounts.person(ola.id) == Person(ola.id)


async def test_the_clock_is_set_by_saying_what_time_it_is(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    page = await open_settings(ola, server)
    assert "Your clock: **12:00** (UTC+0). If that is wrong" in Message(page).text
    [(_, _, clocks)] = [Message(page).selects]
    [value] = [option["value"] for option in clocks["options"] if option["label"] == "It is 17:00 now"]
    await ola.select(page, [value], custom_id="s:adjust:0:0:offset")
    assert Message(page).text.endswith("Your clock: **17:00** (UTC+5).")
    await ola.click(page, label="My clock is half an hour off")
    assert Message(page).text.endswith("Your clock: **17:30** (UTC+5:30).")
    assert (await server.services.accounts.person(ola.id)).time_zone == "UTC+5:30"
    await ola.click(page, label="My clock is half an hour off")
    assert (await server.services.accounts.person(ola.id)).time_zone == "UTC+5"


@pytest.mark.parametrize(
    ("change", "hours"), [("from 20", (20, 5)), ("to 6", (21, 6)), ("from 0", (0, 9)), ("never 0", (None, None))]
)
def test_setting_one_end_fills_in_a_default_for_the_other(change: str, hours: tuple[int | None, int | None]) -> None:
    changed = adjusted(OLA, change)
    assert (changed.quiet_from, changed.quiet_to) == hours


def test_an_end_that_was_set_before_stays() -> None:
    assert adjusted(adjusted(OLA, "from 20"), "to 6") == Person(101, quiet_from=20, quiet_to=6)
    assert adjusted(adjusted(OLA, "to 6"), "from 20") == Person(101, quiet_from=20, quiet_to=6)


@pytest.mark.parametrize(
    ("zone", "clock"),
    [("UTC-3:30", "08:30** (UTC−3:30)"), ("UTC-11", "01:00** (UTC−11)"), ("UTC+0", "12:00** (UTC+0)")],
)
def test_a_clock_is_told_as_people_tell_it(zone: str, clock: str) -> None:
    assert clock in text_of(settings_of(time_zone=zone))


def test_the_chosen_values_are_marked() -> None:
    screen = settings_of(quiet_from=22, quiet_to=7, time_zone="UTC-3:30")
    selects = [control for control in screen.controls if isinstance(control, Select)]
    chosen = [option.value for select in selects for option in select.options if option.chosen]
    assert chosen == ["from 22", "to 7", "offset -210"]


def test_equal_ends_are_no_quiet_hours() -> None:
    assert "Quiet hours: **none**" in text_of(settings_of(quiet_from=7, quiet_to=7))
