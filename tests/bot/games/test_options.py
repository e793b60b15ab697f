"""Setting a table up: what is played, how many seats, which options."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.games.game import Actor, Game, GameOptions, Policy, Status, Suggestions
from bot.games.lobby import change_options, join
from bot.games.options import dropped_options, switches
from engine.scoring import BONUSES
from engine.variants import VARIANTS
from tests.bot.game_driver import CHANNEL, KENJI, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, a_game

HOST = Actor(FIRST_USER, "Ola")


def a_lobby(code: str, capacity: int, seated: int = 1, **options: Any) -> Game:
    game = a_game(code, capacity, status=Status.LOBBY, number=1, series=None)
    return replace(game, seats=game.seats[:seated], options=GameOptions(code, capacity, **options))


def changed(game: Game, setting: str, value: str) -> GameOptions:
    return change_options(game, HOST, 0, f"{setting} {value}").options


@pytest.mark.parametrize(
    ("setting", "value", "expected"),
    [
        ("game", "qd", GameOptions("qd", 4)),
        ("seats", "3", GameOptions("kd+m", 3, seats_chosen=True)),
        ("pace", "5", GameOptions("kd+m", 4, pace=5)),
        ("policy", "seat", GameOptions("kd+m", 4, policy=Policy.SEAT)),
        ("pace", "0", GameOptions("kd+m", 4, pace=0)),
        ("options", "dynasty h", GameOptions("kd+h", 4, dynasty=True)),
        ("suggestions", "none", GameOptions("kd+m", 4, suggestions=Suggestions.NONE)),
        ("options", "", GameOptions("kd", 4)),
    ],
)
def test_each_setting_changes_what_it_is_called_after(setting: str, value: str, expected: GameOptions) -> None:
    game = a_lobby("kd+m", 4)
    once = change_options(game, HOST, 0, f"{setting} {value}")
    assert once == replace(game, options=expected)
    assert change_options(once, HOST, 0, f"{setting} {value}") == once


@pytest.mark.parametrize(
    ("base", "chosen", "expected"),
    [
        ("kd7", False, GameOptions("kd7", 2)),
        ("kd3n", True, GameOptions("kd3n", 3, seats_chosen=True)),
        ("rw", False, GameOptions("rw", 6)),
        ("rw", True, GameOptions("rw", 3, seats_chosen=True)),
        ("rwt", True, GameOptions("rwt", 8)),
    ],
)
def test_another_game_has_seats_for_all_unless_the_host_chose_a_number(
    base: str, expected: GameOptions, *, chosen: bool
) -> None:
    assert changed(a_lobby("kd", 3, seats_chosen=chosen), "game", base) == expected


@pytest.mark.parametrize("base", VARIANTS)
@pytest.mark.parametrize("code", ["kd+mh", "kd7+m", "kd3n+h", "qd", "rw", "rwt"])
def test_every_game_can_be_changed_into_every_other_with_the_options_that_it_allows(code: str, base: str) -> None:
    most, none = max(VARIANTS[code.partition("+")[0]].formats), Suggestions.NONE
    before = GameOptions(code, most, dynasty=True, suggestions=none, pace=72)
    after = changed(replace(a_lobby(code, 2), options=before), "game", base)
    assert after.capacity in VARIANTS[base].formats
    assert (after.dynasty, after.suggestions, after.pace) == (True, Suggestions.NONE, 72)
    kept, dropped = after.variant.partition("+")[2], "".join(dropped_options(before, after))
    assert kept + dropped == code.partition("+")[2]
    assert not (kept and dropped)


def test_only_options_that_the_game_allows_are_offered() -> None:
    bonuses = {bonus.letter: bonus.letter == "h" for bonus in BONUSES.values()}
    assert switches(GameOptions("kd+h", 4)) == {**bonuses, "dynasty": False, "thread": False}
    assert switches(GameOptions("qd", 4, dynasty=True)) == {"dynasty": True, "thread": False}


def test_a_wish_for_a_team_lasts_as_long_as_the_team() -> None:
    game = a_lobby("rwt", 8, seated=4)
    game = replace(game, seats=tuple(replace(seat, team=team) for team, seat in enumerate(game.seats)))
    for setting, value, teams in (
        ("options", "dynasty", [0, 1, 2, 3]),
        ("seats", "6", [0, 1, 2, None]),
        ("game", "kd", [None] * 4),
    ):
        assert [seat.team for seat in change_options(game, HOST, 0, f"{setting} {value}").seats] == teams
    invited = replace(game, seats=game.seats[:3], invited=(replace(game.seats[3], user_id=KENJI),))
    assert [seat.team for seat in change_options(invited, HOST, 0, "seats 6").invited] == [None]


@pytest.mark.parametrize(("setting", "value", "seats"), [("game", "kd7", 2), ("game", "kd3n", 3), ("seats", "2", 2)])
def test_nobody_who_sits_at_the_table_loses_a_seat(setting: str, value: str, seats: int) -> None:
    with refused("error-too-many-seated") as caught:
        changed(a_lobby("kd", 4, seated=4), setting, value)
    assert caught.value.arguments == {"seats": seats, "seated": 4}


@pytest.mark.parametrize(
    ("setting", "value", "left"), [("seats", "3", [0, 1, 2]), ("seats", "2", [0, 2]), ("game", "kd7", [0, 2])]
)
def test_computers_leave_where_seats_do_the_last_of_equals_first(setting: str, value: str, left: list[int]) -> None:
    game = a_lobby("kd", 4, seated=4)
    seats = tuple(
        replace(seat, user_id=None, computer="solid") if at in (1, 3) else seat for at, seat in enumerate(game.seats)
    )
    after = change_options(replace(game, seats=seats), HOST, 0, f"{setting} {value}")
    assert [seat.name for seat in after.seats] == [seats[at].name for at in left]
    assert [seat.number for seat in after.seats] == [*range(1, len(left) + 1)]


def test_the_weakest_computer_leaves_first() -> None:
    game = a_lobby("kd", 4, seated=4)
    levels = None, "beginner", "strong", "solid"
    seats = (
        replace(seat, user_id=None, computer=level) if level else seat
        for seat, level in zip(game.seats, levels, strict=True)
    )
    after = change_options(replace(game, seats=tuple(seats)), HOST, 0, "game kd7")
    assert [seat.computer for seat in after.seats] == [None, "strong"]


def test_controls_that_are_out_of_date_do_not_make_a_game_that_there_is_not() -> None:
    with refused("error-wrong-players"):
        changed(a_lobby("kd", 4), "seats", "5")
    with refused("error-wrong-options"):
        changed(a_lobby("qd", 4), "options", "h")


@pytest.mark.parametrize(
    ("setting", "value"), [("options", "party"), ("pace", "x"), ("language", ".."), ("party", "on")]
)
def test_a_control_that_the_bot_never_made_changes_nothing(setting: str, value: str) -> None:
    with refused("error-old-button"):
        changed(a_lobby("kd", 4), setting, value)


# ---- together with others


async def test_somebody_who_joins_at_the_moment_of_the_start_is_not_left_out(driver: GameDriver) -> None:
    game = driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    former = await driver.tables.change(game, join, by(KENJI))
    await driver.tables.change(game, join, by(ZURI))
    assert len((await driver.tables.start(former, by(OLA))).game.seats) == 3


async def test_start_and_a_change_at_once_make_a_game_of_one_kind(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    await asyncio.gather(
        driver.tables.start(game, by(OLA)),
        driver.tables.change(game, change_options, by(OLA), "game qd"),
        return_exceptions=True,
    )
    table = await driver.another_bot().table()
    started = await driver.tables.start(game, by(OLA)) if table.game.status is Status.LOBBY else table
    assert str(started.variant) == started.game.options.variant
    assert (await driver.another_bot().table()) == started
