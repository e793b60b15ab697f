"""Changes of a game as pure functions."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Actor, Game, GameOptions, Seat, Status
from bot.games.seats import cancel_if_no_people, with_seat
from bot.games.table import Table
from bot.games.turn import start
from tests.bot.games.written_changes import RULES, written
from tests.bot.sample_tables import draws_of

DRAWS = draws_of(1)

OLA, KENJI, GRETA = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji"), Seat(3, None, "Greta", "solid")


def a_game(*seats: Seat, status: Status = Status.LOBBY, capacity: int = 4) -> Game:
    return Game(
        id=9,
        guild_id=1,
        channel_id=7,
        host_id=101,
        options=GameOptions("kd", capacity),
        series=None,
        number=1,
        status=status,
        seats=seats,
    )


def test_each_change_of_a_game_changes_what_the_golden_file_says_and_nothing_else() -> None:
    """`python -m tests.bot.games.written_changes` writes it again if a change is meant: read its diff."""
    assert written().splitlines() == RULES.read_text(encoding="utf-8").splitlines()


def test_a_game_without_people_is_cancelled_once() -> None:
    playing = a_game(replace(OLA, computer="solid", resigned=True), GRETA, status=Status.PLAYING)
    deserted = cancel_if_no_people(playing, 5000)
    assert (deserted.status, deserted.times.ended_at) == (Status.CANCELLED, 5000)
    assert cancel_if_no_people(deserted, 6000) == deserted
    assert cancel_if_no_people(a_game(OLA, GRETA), 5000).status is Status.LOBBY


def test_a_plan_stays_when_the_seat_of_another_changes_hands() -> None:
    planned = replace(KENJI, plan="2 >17")
    changed = with_seat(a_game(OLA, planned, status=Status.PLAYING), replace(OLA, computer="solid"))
    assert changed.seats == (replace(OLA, computer="solid"), planned)


def test_a_dynasty_is_named_after_its_first_game_when_that_starts() -> None:
    lobby = replace(a_game(OLA, KENJI), options=GameOptions("kd", 2, dynasty=True))
    second, single = replace(lobby, series=4), a_game(OLA, KENJI)
    begun = [start(Table.of(each), Actor(101, "Ola"), 1, DRAWS, {}, ()) for each in (lobby, second, single)]
    assert [each.game.series for each in begun] == [9, 4, None]
