"""How often somebody may notify others by what they tap."""

from bot.games.game import HOUR, MINUTE, Seat
from bot.games.lobby import CALLS_AN_HOUR, PEOPLE_AN_HOUR, RecentCalls
from tests.bot.game_driver import KENJI, NOW, OLA, ZURI
from tests.bot.publishers import MovedClock


def person(user_id: int) -> Seat:
    return Seat(1, user_id, "Somebody")


def test_somebody_is_called_by_the_same_person_three_times_an_hour() -> None:
    calls = RecentCalls(clock := MovedClock())
    for _ in range(CALLS_AN_HOUR):
        assert calls.refusal(OLA, person(KENJI)) is None
        assert calls.allowed(OLA, [person(KENJI)]) == (KENJI,)
        clock.now += MINUTE
    assert calls.allowed(OLA, [person(KENJI), person(ZURI)]) == (ZURI,)
    assert calls.allowed(ZURI, [person(KENJI)]) == (KENJI,)
    refusal = calls.refusal(OLA, person(KENJI))
    assert refusal is not None
    assert (refusal.key, refusal.arguments["until_span"]) == ("error-called-often", NOW + HOUR)
    clock.now = NOW + HOUR
    assert calls.allowed(OLA, [person(KENJI)]) == (KENJI,)


def test_somebody_calls_twelve_people_an_hour_and_each_of_them_again() -> None:
    calls = RecentCalls(clock := MovedClock())
    people = [person(1000 + number) for number in range(PEOPLE_AN_HOUR + 1)]
    assert len(calls.allowed(OLA, people)) == PEOPLE_AN_HOUR
    refusal = calls.refusal(OLA, people[-1])
    assert refusal is not None
    assert (refusal.key, refusal.arguments) == (
        "error-called-many",
        {"limit": PEOPLE_AN_HOUR, "until_span": NOW + HOUR},
    )
    assert calls.allowed(OLA, people[:1]) == (1000,)
    clock.now += HOUR
    assert calls.refusal(OLA, people[-1]) is None


def test_what_nobody_has_caused_counts_for_nothing() -> None:
    calls = RecentCalls(MovedClock())
    for _ in range(CALLS_AN_HOUR + 1):
        assert calls.allowed(None, [person(KENJI), Seat(2, None, "Greta", "solid")]) == (KENJI,)


def test_the_message_of_a_request_is_known_for_ten_minutes() -> None:
    calls = RecentCalls(clock := MovedClock())
    calls.note_message((7, OLA, "undo"), 5000)
    assert calls.earlier_message((7, KENJI, "undo")) is None
    clock.now += 10 * MINUTE - 1
    assert calls.earlier_message((7, OLA, "undo")) == 5000
    clock.now += 1
    assert calls.earlier_message((7, OLA, "undo")) is None
