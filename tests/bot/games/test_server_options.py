"""The settings of a server as values, and what they make of the wishes of who opens a table."""

from dataclasses import replace
from typing import Final

import pytest

from bot.games.game import GameOptions, Policy
from bot.games.options import (
    SERVER_ADJUSTMENTS,
    ServerSettings,
    adjusted,
    opening_options,
    require_channel,
    role_or_none,
)
from bot.games.people.person import ADJUSTMENTS, PRIVATE, Person
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER

USUAL = ServerSettings(1)
SET = ServerSettings(1, "qd", 8 * 60, Policy.TURN, threads=True, channels=(17, 42), language="pl")


def test_changes_set_and_unset() -> None:
    server = USUAL
    for change in ("game qd", "pace 480", "policy turn", "threads on", "channels 17 42 17", "language pl"):
        server = adjusted(SERVER_ADJUSTMENTS, server, change)
    assert server == SET
    for change in ("game ", "pace ", "policy ", "threads off", "channels", "language "):
        server = adjusted(SERVER_ADJUSTMENTS, server, change)
    assert server == replace(USUAL, threads=False)


STRANGE: Final = (
    "game chess|pace 7|pace x|policy never|threads|threads maybe|language ..|theme distinct|guild_id 2||"
    f"channels x|channels -1|channels 0|channels {1 << 63}|channels {' '.join(map(str, range(1, 27)))}"
)


@pytest.mark.parametrize("change", STRANGE.split("|"))
def test_what_no_control_asks_for_is_refused(change: str) -> None:
    with refused("error-old-button"):
        adjusted(SERVER_ADJUSTMENTS, USUAL, change)


def test_a_server_decides_what_nobody_asks_for_and_its_language_comes_before_the_hosts() -> None:
    expected = GameOptions("qd", 4, pace=480, policy=Policy.TURN, language="pl")
    assert opening_options(None, None, SET, "de") == expected
    assert opening_options(None, None, replace(SET, language=None), "de") == replace(expected, language="de")
    assert opening_options(None, None, USUAL, None, "night") == GameOptions("kd", 4, theme="night")


def test_the_game_and_the_seats_that_a_host_wants_come_before_those_of_the_server() -> None:
    expected = GameOptions("kd", 2, pace=480, policy=Policy.TURN, language="pl", seats_chosen=True)
    assert opening_options("kd", 2, SET, None) == expected


def test_tables_are_opened_in_the_channels_that_the_server_allows_and_in_their_threads() -> None:
    require_channel(USUAL, {5})
    require_channel(SET, {17})
    require_channel(SET, {99, 42})
    with refused("error-wrong-channel") as caught:
        require_channel(SET, {99})
    assert caught.value.arguments == {"channels": (17, 42)}


def test_a_role_is_an_id_or_none_and_nobody_chooses_everybody() -> None:
    assert [role_or_none(each, 5) for each in ("", "5", "6")] == [None, None, 6]
    assert [ADJUSTMENTS["private"](Person(FIRST_USER), each or "").private for each in PRIVATE] == [*PRIVATE]
    for wrong in ("0", "-1", str(1 << 63), "x"):
        with pytest.raises(ValueError, match=wrong):
            role_or_none(wrong, 5)
    with pytest.raises(ValueError, match="nights"):
        ADJUSTMENTS["private"](Person(FIRST_USER), "nights")
