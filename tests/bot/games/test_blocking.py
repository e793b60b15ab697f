"""Seats of people whom the operator has blocked."""

from dataclasses import replace

import pytest

from bot.games.blocking import without_people
from bot.games.game import NOBODY, Game, Seat, Status
from bot.games.outbox import News
from tests.bot.game_driver import KENJI, NOW, OLA, ZURI
from tests.bot.sample_tables import a_game

OF_OLA, OF_KENJI = Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji")
LENT = replace(OF_KENJI, owner_id=ZURI, owner_name="Zuri")
GUEST = Seat(3, ZURI, "Zuri")


def lobby(*seats: Seat, invited: tuple[Seat, ...] = ()) -> Game:
    return replace(a_game("kd", 2), status=Status.LOBBY, number=1, seats=seats, invited=invited, host_id=OLA)


def running(*seats: Seat) -> Game:
    return replace(a_game("kd", 2), status=Status.PLAYING, seats=seats, host_id=OLA)


@pytest.mark.parametrize(
    ("game", "blocked", "seats"),
    [
        (lobby(OF_OLA, OF_KENJI), {KENJI}, {1: "Ola"}),
        (lobby(OF_OLA, OF_KENJI), {OLA}, {1: "Kenji"}),
        (replace(lobby(OF_OLA, OF_KENJI), number=2), {KENJI}, {1: "Ola", 2: "Kenji, resigned"}),
        (running(OF_OLA, OF_KENJI), {KENJI}, {1: "Ola", 2: "Kenji, resigned"}),
        (running(OF_OLA, LENT), {KENJI}, {1: "Ola", 2: "Zuri, kept"}),
        (running(OF_OLA, LENT), {KENJI, ZURI}, {1: "Ola", 2: "Zuri, resigned"}),
        (running(OF_OLA, LENT), {ZURI}, {1: "Ola", 2: "Kenji"}),
    ],
)
def test_blocked_people_leave_the_lobby_or_resign(game: Game, blocked: set[int], seats: dict[int, str]) -> None:
    changed = without_people(game, NOBODY, NOW, blocked)
    ends = {(True, True): ", resigned", (False, True): ", kept", (False, False): ""}
    assert {each.number: each.name + ends[each.resigned, each.is_computer] for each in changed.seats} == seats
    assert not any(each.owner_id in blocked for each in changed.seats)
    assert changed.host_id not in blocked
    assert changed.status is game.status
    told = [each.arguments[0] for each in changed.outbox.posts if each.news is News.RESIGNED]
    is_left = game.status is Status.LOBBY and game.number == 1
    assert told == (
        [] if is_left else [each.name for each in (OF_KENJI, GUEST) if each.user_id in blocked][: len(told)]
    )
    assert without_people(changed, NOBODY, NOW, blocked) == changed


def test_a_seat_is_not_reserved_for_a_blocked_person_and_a_table_without_people_ends() -> None:
    assert without_people(lobby(OF_OLA, invited=(GUEST,)), NOBODY, NOW, {ZURI}) == lobby(OF_OLA)
    assert without_people(running(OF_OLA), NOBODY, NOW, {OLA}).status is Status.CANCELLED
    assert without_people(running(OF_OLA), NOBODY, NOW, {KENJI}) == running(OF_OLA)
