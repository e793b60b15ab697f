"""Seats of people whom the operator has blocked."""

from dataclasses import replace

import pytest

from bot.games.game import NOBODY, Game, Seat, Status
from bot.games.lobby import without_people
from bot.games.outbox import Kind
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
    ("game", "blocked", "seats", "told"),
    [
        (lobby(OF_OLA, OF_KENJI), {KENJI}, ["Ola"], []),
        (lobby(OF_OLA, OF_KENJI), {OLA}, ["Kenji"], []),
        (replace(lobby(OF_OLA, OF_KENJI), number=2), {KENJI}, ["Ola", "Kenji, resigned"], ["2"]),
        (running(OF_OLA, OF_KENJI), {KENJI}, ["Ola", "Kenji, resigned"], ["2"]),
        (running(OF_OLA, OF_KENJI), {OLA}, ["Ola, resigned", "Kenji"], ["1"]),
        (running(OF_OLA, LENT), {KENJI}, ["Ola", "Zuri, kept"], ["2"]),
        (running(OF_OLA, LENT), {KENJI, ZURI}, ["Ola", "Zuri, resigned"], ["2", "2"]),
        (running(OF_OLA, LENT), {ZURI}, ["Ola", "Kenji"], []),
    ],
)
def test_blocked_people_leave_the_lobby_or_resign(
    game: Game, blocked: set[int], seats: list[str], told: list[str]
) -> None:
    changed = without_people(game, NOBODY, NOW, blocked)
    ends = {(True, True): ", resigned", (False, True): ", kept", (False, False): ""}
    assert [each.name + ends[each.resigned, each.is_computer] for each in changed.seats] == seats
    assert [each.subject for each in changed.outbox.messages if each.kind is Kind.RESIGNED] == [
        (each,) for each in told
    ]
    assert not any(each.owner_id in blocked for each in changed.seats)
    assert changed.host_id not in blocked
    assert changed.status is game.status
    assert without_people(changed, NOBODY, NOW, blocked) == changed


def test_a_seat_is_not_reserved_for_a_blocked_person_and_a_table_without_people_ends() -> None:
    assert without_people(lobby(OF_OLA, invited=(GUEST,)), NOBODY, NOW, {ZURI}) == lobby(OF_OLA)
    assert without_people(running(OF_OLA), NOBODY, NOW, {OLA}).status is Status.CANCELLED
    assert without_people(running(OF_OLA), NOBODY, NOW, {KENJI}) == running(OF_OLA)
