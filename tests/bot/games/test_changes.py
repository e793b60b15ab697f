"""Changes of a game as pure functions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.games.game import Actor, Game, GameOptions, Seat, Status
from bot.games.lobby import choose_team, leave_seat, take_seat
from bot.games.outbox import News, Post
from bot.games.refusals import NotPlaying, OldButton, WrongStatus
from bot.games.rights import Deed, require, require_playing, seat_for
from bot.games.seats import cancel_game, cancel_if_no_people, with_seat
from bot.games.table import Table
from bot.games.turn import finish_game, start
from engine.state import State
from tests.bot.games.written_changes import RULES, written
from tests.bot.refusals import refused
from tests.bot.sample_tables import draws_of

DRAWS = draws_of(1)

OLA, KENJI, GRETA = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji"), Seat(3, None, "Greta", "solid")
ENDED = "kd 2 ##w1w0;##f0f0 - 0 - 6 -"
"""Ola's kingdom is worth 2 points and the bonus of 10, Kenji's the bonus alone."""


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


def test_a_player_who_joins_has_the_last_seat() -> None:
    assert take_seat(a_game(OLA), 102, "Kenji").seats == (OLA, KENJI)
    with refused("error-game-full"):
        take_seat(a_game(OLA, KENJI, capacity=2), 103, "Zuri")


def test_seats_close_up_and_the_next_person_is_host() -> None:
    left = leave_seat(a_game(OLA, KENJI, GRETA), OLA)
    assert left.seats == (replace(KENJI, number=1), replace(GRETA, number=2))
    assert left.host_id == 102


def test_two_ask_for_a_team_and_a_third_is_refused() -> None:
    team = tuple(Seat(number, 100 + number, f"Player {number}", team=0) for number in (1, 2))
    game = replace(a_game(*team, Seat(3, 103, "Zuri")), options=GameOptions("rwt", 6))
    with refused("error-team-full"):
        choose_team(game, Actor(103, "Zuri"), 0, 0)
    assert choose_team(game, Actor(103, "Zuri"), 0, 1).seats[2].team == 1
    assert choose_team(game, Actor(101, "Player 1"), 0, None).seats[0].team is None


@pytest.mark.parametrize(("options", "team"), [(GameOptions("rwt", 6), 3), (GameOptions("kd", 4), 0)])
def test_nobody_asks_for_a_team_that_another_game_does_not_have(options: GameOptions, team: int) -> None:
    game = replace(a_game(OLA), options=options)
    with pytest.raises(OldButton):
        choose_team(game, Actor(101, "Ola"), 0, team)


def test_whoever_asks_for_the_same_team_again_keeps_it_and_any_number_ask_for_none() -> None:
    seats = tuple(
        Seat(number, 100 + number, f"Player {number}", team=0 if number < 3 else None) for number in range(1, 7)
    )
    game = replace(a_game(*seats), options=GameOptions("rwt", 6))
    assert choose_team(game, Actor(101, "Player 1"), 0, 0).seats == seats
    assert choose_team(game, Actor(103, "Player 3"), 0, None).seats == seats
    changed = choose_team(game, Actor(103, "Player 3"), 0, 2)
    assert [seat.team for seat in changed.seats] == [0, 0, 2, None, None, None]
    with pytest.raises(WrongStatus):
        choose_team(replace(game, status=Status.PLAYING), Actor(103, "Player 3"), 0, 2)


def test_a_cancelled_game_tells_nothing_more_but_its_requests_stop_asking() -> None:
    asking = Post(News.PROPOSED, ("pace", "60 turn"), 5, 77, is_told=True)
    game = a_game(OLA, KENJI, status=Status.PLAYING).with_outbox(posts=(Post(News.RESIGNED, ("Ola",), 6), asking))
    assert cancel_game(game, 5000).outbox.posts == (asking,)


def test_a_game_without_people_is_cancelled_once() -> None:
    playing = a_game(replace(OLA, computer="solid", resigned=True), GRETA, status=Status.PLAYING)
    deserted = cancel_if_no_people(playing, 5000)
    assert (deserted.status, deserted.times.ended_at) == (Status.CANCELLED, 5000)
    assert cancel_if_no_people(deserted, 6000) == deserted
    assert cancel_if_no_people(a_game(OLA, GRETA), 5000).status is Status.LOBBY


def test_a_game_to_which_somebody_may_come_back_is_not_cancelled() -> None:
    kept = replace(OLA, computer="solid")
    lent = replace(kept, owner_id=103, owner_name="Zuri")
    for seat in (kept, lent):
        playing = a_game(seat, GRETA, status=Status.PLAYING)
        assert cancel_if_no_people(playing, 5000) == playing


def test_a_host_whose_seat_a_computer_keeps_passes_the_role_on() -> None:
    game = with_seat(a_game(OLA, KENJI, status=Status.PLAYING), replace(OLA, computer="solid"))
    assert game.host_id == 102


def test_the_host_stays_host_when_another_person_leaves_the_table() -> None:
    game = replace(a_game(OLA, KENJI, Seat(3, 103, "Zuri"), status=Status.PLAYING), host_id=103)
    assert with_seat(game, replace(KENJI, computer="solid", resigned=True)).host_id == 103


def test_a_plan_stays_when_the_seat_of_another_changes_hands() -> None:
    planned = replace(KENJI, plan="2 >17")
    changed = with_seat(a_game(OLA, planned, status=Status.PLAYING), replace(OLA, computer="solid"))
    assert changed.seats == (replace(OLA, computer="solid"), planned)


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
def test_a_game_that_has_ended_cannot_be_changed(status: Status) -> None:
    game = a_game(OLA, KENJI, status=status)
    for change in (partial(cancel_game, at=1), partial(with_seat, seat=replace(OLA, name="Else"))):
        with pytest.raises(WrongStatus):
            change(game)
    with pytest.raises(NotPlaying):
        require_playing(game)


def test_a_player_who_has_resigned_cannot_move() -> None:
    resigned = replace(OLA, computer="solid", resigned=True)
    game = a_game(resigned, KENJI, status=Status.PLAYING)
    with refused("error-not-seated"):
        require(Deed.RESIGN, game, Actor(101, "Ola"))
    assert seat_for(Deed.RESIGN, game, Actor(102, "Kenji")) == KENJI


KEPT = replace(OLA, computer="solid")
LENT = replace(KENJI, owner_id=101, owner_name="Ola", number=1)


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (KEPT, "error-kept-by-computer"),
        (LENT, "error-played-by-substitute"),
        (replace(KEPT, resigned=True), "error-not-seated"),
        (GRETA, "error-not-seated"),
    ],
)
def test_somebody_who_does_not_play_is_told_who_plays_on_their_seat(seat: Seat, why: str) -> None:
    game, ola = a_game(seat, status=Status.PLAYING), Actor(101, "Ola")
    with refused(why):
        require(Deed.PLAN, game, ola)


def test_a_dynasty_is_named_after_its_first_game_when_that_starts() -> None:
    lobby = replace(a_game(OLA, KENJI), options=GameOptions("kd", 2, dynasty=True))
    second, single = replace(lobby, series=4), a_game(OLA, KENJI)
    begun = [start(Table.of(each), Actor(101, "Ola"), 1, DRAWS, {}, ()) for each in (lobby, second, single)]
    assert [each.game.series for each in begun] == [9, 4, None]


def test_the_last_position_gives_everybody_score_and_place() -> None:
    over = finish_game(a_game(OLA, KENJI, status=Status.PLAYING), State.parse(ENDED), 7000, DRAWS)
    assert (over.status, over.times.ended_at) == (Status.OVER, 7000)
    scores = [(seat.score, seat.place) for seat in over.seats]
    assert scores == [(2, 1), (0, 2)]
