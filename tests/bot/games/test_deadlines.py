"""When somebody is reminded."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.channel import announced_takeover
from bot.games.deadlines import (
    LEFT_SECONDS,
    Deadline,
    Presence,
    Wait,
    archive_due,
    archive_if_due,
    close,
    close_if_idle,
    count_withheld_reminder,
    deadlines,
    due_at,
    expected_takeover,
    expires_at,
    idle_at,
    is_over_time,
    keep_overdue_seat,
    left_at,
    next_reminder,
    note_inspection,
    nudge_at,
    put_off,
    reminded_seat,
    reminder_after_move,
    send_nudge,
    send_reminder,
    takeover_at,
    time_left,
    wakes_at,
    was_idle,
)
from bot.games.game import DAY, HOUR, MINUTE, NOBODY, Entry, Game, GameOptions, Policy, Reminder, Seat, Status, new_game
from bot.games.notifying import Given, with_calls
from bot.games.outbox import Kind, Message, Outbox
from bot.games.people.dates import fixed_zone
from bot.games.people.person import ADJUSTMENTS, Person, by_server, quiet_until
from bot.games.people.zones import zone_with_clock
from bot.games.seats import absence_ends_at
from bot.games.series import origin_name
from bot.games.table import Table, time_of
from tests.bot.sample_tables import FIRST_USER, HERE, changed
from tests.bot.sample_tables import a_game as sample_game

MIDNIGHT = 1_800_057_600
OLA = Person(101)
NIGHT_OWL = Person(101, quiet_from=22, quiet_to=7)


def turn(ply: int = 2, nudge_at: int | None = None) -> Outbox:
    """The message of a turn that stands."""
    row = Message(Kind.TURN, (str(ply),), channel_id=7, number=1, nonce="turn", id=4444, wakes_at=nudge_at)
    return Outbox((replace(row, calls_decided_at=MIDNIGHT),), ply)


def a_game(
    hours: int = 8,
    moved_at: int | None = MIDNIGHT,
    reminders: tuple[int, ...] = (),
    status: Status = Status.PLAYING,
    policy: Policy = Policy.REMIND,
) -> Game:
    seats = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")
    new = new_game(1, 7, 101, GameOptions("kd", 2, pace=hours * 60, policy=policy), seats, 0)
    reminder = Reminder(len(reminders), reminders[-1] if reminders else None)
    game = replace(new, id=1, status=status, outbox=turn(), reminder=reminder)
    return changed(game, moved_at=moved_at, ply=2, public_ply=2, acting_seat=1)


def test_every_pause_is_twice_the_one_before() -> None:
    moments = list[int]()
    for _ in range(4):
        at = next_reminder(a_game(reminders=tuple(moments)))
        assert at is not None
        moments.append(at)
    assert [(at - MIDNIGHT) // HOUR for at in moments] == [8, 8 + 16, 8 + 16 + 32, 8 + 16 + 32 + 64]


def test_a_reminder_that_came_late_puts_off_the_next() -> None:
    late = MIDNIGHT + 20 * HOUR
    assert next_reminder(a_game(reminders=(late,))) == late + 16 * HOUR


def test_quiet_hours_last_through_the_night() -> None:
    end = MIDNIGHT + 31 * HOUR
    ends = [quiet_until(NIGHT_OWL, MIDNIGHT + hour * HOUR) for hour in range(12, 36)]
    assert ends == [None] * 10 + [end] * 9 + [None] * 5
    assert [quiet_until(NIGHT_OWL, MIDNIGHT + hour * HOUR - 1) for hour in (22, 31)] == [None, end]


@pytest.mark.parametrize(
    ("zone", "utc"), [("UTC+2", 20.0), ("America/Lima", 27.0), ("UTC+5:30", 16.5), ("Asia/Kolkata", 16.5)]
)
def test_quiet_hours_are_by_the_clock_of_the_person(zone: str, utc: float) -> None:
    person = Person(101, quiet_from=22, quiet_to=7, time_zone=zone)
    begin = MIDNIGHT + round(utc * HOUR)
    assert (quiet_until(person, begin - 1), quiet_until(person, begin)) == (None, begin + 9 * HOUR)


@pytest.mark.parametrize("person", [OLA, Person(101, quiet_from=22), Person(101, quiet_from=7, quiet_to=7)])
def test_without_two_ends_there_are_no_quiet_hours(person: Person) -> None:
    assert {quiet_until(person, MIDNIGHT + hour * HOUR) for hour in range(24)} == {None}


SILENT_ONE = Person(101, time_zone="Europe/Warsaw")
"""Somebody who has said nothing about quiet hours, at UTC+1."""


def test_who_has_chosen_nothing_sleeps_from_23_to_8_of_a_known_clock() -> None:
    local = [(MIDNIGHT + hour * HOUR, (hour + 1) % 24) for hour in range(24)]
    asleep = {clock for at, clock in local if quiet_until(SILENT_ONE, at)}
    assert asleep == {23, *range(8)}
    assert not any(quiet_until(Person(101), at) for at, _ in local)
    never = ADJUSTMENTS["never"](SILENT_ONE, "0")
    assert not any(quiet_until(never, at) for at, _ in local)


def test_who_has_acted_within_the_hour_is_awake_unless_they_have_chosen_their_hours() -> None:
    seen = [quiet_until(SILENT_ONE, MIDNIGHT, MIDNIGHT - ago) for ago in (HOUR - 1, HOUR)]
    assert seen == [None, MIDNIGHT + 7 * HOUR]
    assert quiet_until(NIGHT_OWL, MIDNIGHT, MIDNIGHT - 1)


def test_the_clock_of_a_server_holds_for_who_has_said_none_and_has_chosen_hours_or_never_acts_at_night() -> None:
    chosen, known = replace(OLA, quiet_from=22, quiet_to=7, acts_at_night=True), replace(OLA, time_zone="UTC+9")
    unknown = OLA, chosen, known, replace(OLA, acts_at_night=True)
    zones = [by_server(each, "Asia/Tokyo").time_zone for each in unknown]
    assert zones == ["Asia/Tokyo", "Asia/Tokyo", "UTC+9", None]


@pytest.mark.parametrize(
    ("minutes", "server_zone", "language", "zone"),
    [
        (60, "Europe/Warsaw", "en-US", "Europe/Warsaw"),
        (60, None, "de", "Europe/Berlin"),
        (-300, "Europe/Warsaw", "en-US", "America/New_York"),
        (0, None, "ru", "Europe/London"),
        (-720, None, "pl", "UTC-12"),
    ],
)
def test_a_clock_becomes_a_place_that_follows_summer_and_winter(
    minutes: int, server_zone: str | None, language: str, zone: str
) -> None:
    assert zone_with_clock(minutes, MIDNIGHT, server_zone, language) == zone


def test_a_reminder_in_quiet_hours_comes_when_they_are_over() -> None:
    game, end = a_game(moved_at=MIDNIGHT - 8 * HOUR), MIDNIGHT + 7 * HOUR
    assert (next_reminder(game), quiet_until(NIGHT_OWL, MIDNIGHT)) == (MIDNIGHT, end)
    assert next_reminder(put_off(game, NOBODY, 0, game.progress.ply, end)) == end
    assert put_off(game, NOBODY, 0, game.progress.ply - 1, end) == game


@given(
    pace=st.integers(1, 72),
    quiet_from=st.integers(0, 23),
    quiet_to=st.integers(0, 23),
    offset=st.integers(-720, 840),
    late=st.integers(0, 10 * DAY),
)
def test_nobody_is_ever_reminded_in_quiet_hours_nor_forgotten(
    pace: int, quiet_from: int, quiet_to: int, offset: int, late: int
) -> None:
    game, person = a_game(pace), Person(101, quiet_from=quiet_from, quiet_to=quiet_to, time_zone=fixed_zone(offset))
    now = MIDNIGHT + pace * HOUR + late
    hour = (now + offset * MINUTE) % DAY / HOUR
    quiet = quiet_from <= hour < quiet_to if quiet_from <= quiet_to else not quiet_to <= hour < quiet_from
    end = quiet_until(person, now)
    assert (end is not None) == quiet
    later = put_off(game, NOBODY, 0, game.progress.ply, end) if end else game
    at = max(next_reminder(later) or 0, now)
    assert quiet_until(person, at) is None
    assert now <= at < now + DAY


def a_table(*texts: str) -> Table:
    """A table whose log holds these moves, and whose message shows them all."""
    entries = [Entry(ply, text, None, None, MIDNIGHT) for ply, text in enumerate(texts)]
    game = changed(replace(a_game(), outbox=turn(len(texts))), ply=len(texts), public_ply=len(texts))
    return Table.of(game).extended(game, entries)


def test_the_person_whose_turn_is_shown_is_reminded_unless_a_computer_player_keeps_the_seat() -> None:
    first, second = a_table("#1221", "=1.2.3.4"), a_table("#1221", "=1.2.3.4", ">1")
    assert [reminded_seat(each) for each in (first, second)] == [Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")]
    kept = (Seat(1, 101, "Ola", "solid"), Seat(2, 102, "Kenji"))
    for table, changes in ((second, {"outbox": turn()}), (first, {"seats": kept})):
        assert reminded_seat(replace(table, game=replace(table.game, **changes))) is None


def test_a_reminder_that_the_player_does_not_want_is_due_nevertheless() -> None:
    muted = replace(a_game(policy=Policy.TURN), reminder=Reminder(is_muted=True))
    assert next_reminder(muted) == MIDNIGHT + 8 * HOUR
    counted = count_withheld_reminder(muted, NOBODY, MIDNIGHT + 8 * HOUR, muted.progress.ply, None)
    assert counted.reminder == Reminder(1, MIDNIGHT + 8 * HOUR, is_muted=True)
    assert counted.outbox == muted.outbox
    assert takeover_at(counted) == MIDNIGHT + 16 * HOUR
    assert count_withheld_reminder(muted, NOBODY, MIDNIGHT, muted.progress.ply - 1, None) == muted


@pytest.mark.parametrize(
    ("policy", "reminder", "hour"),
    [
        (Policy.REMIND, Reminder(), None),
        (Policy.TURN, Reminder(), 8 + 8),
        (
            Policy.TURN,
            Reminder(counted_from=MIDNIGHT + 14 * HOUR),
            31 + 8,
        ),  # the reminder waits for the end of the night
        (Policy.SEAT, Reminder(1, MIDNIGHT + 8 * HOUR, MIDNIGHT + 17 * HOUR, is_muted=True), 17),
    ],
)
def test_a_takeovers_time_is_known_before_its_reminder(policy: Policy, reminder: Reminder, hour: int | None) -> None:
    at = expected_takeover(replace(a_game(policy=policy), reminder=reminder), NIGHT_OWL)
    assert at == (None if hour is None else MIDNIGHT + hour * HOUR)


@pytest.mark.parametrize(
    ("zone", "reminded", "expected"),
    [
        ("Europe/Berlin", "2025-03-29T17:00+01:00", "2025-03-30T07:00+02:00"),
        ("Europe/Berlin", "2025-10-25T17:00+02:00", "2025-10-26T07:00+01:00"),
        ("Europe/Berlin", "2025-03-30T04:00+02:00", "2025-03-30T15:00+02:00"),
        ("Australia/Sydney", "2025-10-04T17:00+10:00", "2025-10-05T07:00+11:00"),
        ("Australia/Sydney", "2025-04-05T17:00+11:00", "2025-04-06T07:00+10:00"),
        ("Australia/Sydney", "2025-04-05T12:00+11:00", "2025-04-05T20:00+11:00"),
    ],
)
def test_the_time_of_a_takeover_is_right_where_clocks_are_changed(zone: str, reminded: str, expected: str) -> None:
    person = Person(101, quiet_from=22, quiet_to=7, time_zone=zone)
    due = round(datetime.fromisoformat(reminded).timestamp())
    at = expected_takeover(a_game(policy=Policy.SEAT, moved_at=due - 8 * HOUR), person)
    assert at == datetime.fromisoformat(expected).timestamp()


REMINDED = Reminder(1, MIDNIGHT + 60, MIDNIGHT + 90, is_muted=True)


def after_moves(before: Game, public_ply: int = 2) -> Reminder:
    """What is known of reminders after a move that was made an hour later."""
    return reminder_after_move(before, changed(before, ply=3, public_ply=public_ply, moved_at=MIDNIGHT + HOUR))


def test_a_move_that_leaves_the_turn_open_keeps_what_was_promised_for_it() -> None:
    assert after_moves(replace(a_game(), reminder=REMINDED)) == REMINDED
    assert after_moves(a_game()) == Reminder(counted_from=MIDNIGHT)


def test_the_pace_begins_anew_for_somebody_who_was_away_and_moves() -> None:
    away = Seat(1, 101, "Ola", away_until=MIDNIGHT + DAY)
    begun = replace(a_game(), seats=(away, Seat(2, 102, "Kenji")), reminder=REMINDED)
    assert after_moves(begun) == Reminder()


def test_after_five_reminders_there_are_no_more_unless_none_has_announced_a_takeover() -> None:
    assert next_reminder(a_game(reminders=(MIDNIGHT,) * 5)) is None
    assert next_reminder(a_game(reminders=(MIDNIGHT,) * 4)) is not None
    # Discord has refused all of these.
    assert next_reminder(a_game(reminders=(MIDNIGHT,) * 5, policy=Policy.TURN)) == MIDNIGHT + 8 * HOUR * 2**5


# ---- what has a deadline

GAME, WEEK, MONTH = a_game(), MIDNIGHT + 7 * DAY, MIDNIGHT + 30 * DAY
FIRST, SECOND = MIDNIGHT + 8 * HOUR, MIDNIGHT + 16 * HOUR
OLA_SEAT, KENJI_SEAT = GAME.seats


SLEEPERS = tuple(Message(Kind.OVER, ("9",), sleepers=(9,), wakes_at=at) for at in (9, None, 7))


def reminded(policy: Policy = Policy.TURN, message_id: int | None = 5, not_before: int | None = None) -> Game:
    """A game whose player was reminded once, eight hours after midnight, if the message has an id."""
    game = replace(a_game(policy=policy), reminder=Reminder(1, FIRST, not_before))
    row = Message(Kind.REMINDER, ("2",), channel_id=7, number=2, nonce="told", id=message_id)
    return game.with_outbox(messages=(*game.outbox.messages, row))


def test_a_reminder_that_waits_for_the_morning_names_a_time_after_it() -> None:
    table, morning = a_table("#1221", "=1.2.3.4"), FIRST + 9 * HOUR
    game = replace(table.game, options=replace(table.game.options, policy=Policy.TURN))
    late = send_reminder(game, NOBODY, FIRST, Wait.of(game), (101,), None)
    asleep = with_calls(table.with_game(late), FIRST, Given({101: morning}, {101: morning}, nights={101: morning})).game
    assert (wakes_at(asleep), announced_takeover(asleep)) == (morning, morning + 8 * HOUR)


LEFT = replace(GAME, channel_id=0).with_deal(name="2026-12-01")
REMINDS, IDLES = {next_reminder: FIRST, archive_due: MONTH}, {idle_at: WEEK, archive_due: MONTH}
RETURNS = {absence_ends_at: MIDNIGHT + HOUR}
OLA_AWAY, KENJI_AWAY = (replace(each, away_until=MIDNIGHT + HOUR) for each in GAME.seats)
OLA_KEPT, NUDGED = replace(OLA_SEAT, computer="solid"), replace(GAME, outbox=turn(nudge_at=5))


@pytest.mark.parametrize(
    ("game", "due"),
    [
        (GAME, REMINDS),
        (changed(GAME, acting_seat=None), REMINDS),
        (changed(GAME, public_ply=3), IDLES),
        (replace(GAME, channel_id=0), {}),
        (replace(GAME, channel_id=0, status=Status.LOBBY), {}),
        (changed(LEFT, closes_at=WEEK), {left_at: WEEK + DAY}),
        (changed(LEFT, closes_at=WEEK, moved_at=WEEK + 5), {left_at: WEEK + 5 + DAY}),
        (changed(LEFT, moved_at=WEEK), {left_at: WEEK + LEFT_SECONDS + DAY}),
        (replace(LEFT, status=Status.OVER), {}),
        (changed(GAME, paused_at=MIDNIGHT), IDLES),
        (replace(GAME, reminder=Reminder(archives_at=WEEK + 5)), IDLES | {archive_due: WEEK + 5}),
        (replace(GAME, reminder=Reminder(quiet_since=MIDNIGHT + DAY)), REMINDS | {archive_due: MONTH + DAY}),
        (NUDGED, {nudge_at: 5} | REMINDS),
        (changed(NUDGED, ply=3), {nudge_at: 5} | REMINDS),
        (changed(NUDGED, moved_at=MIDNIGHT + 5), {next_reminder: FIRST + 5, archive_due: MONTH + 5}),
        (replace(NUDGED, reminder=Reminder(is_muted=True)), REMINDS),
        (replace(GAME, seats=(OLA_SEAT, KENJI_AWAY)), RETURNS | REMINDS),
        (replace(NUDGED, seats=(OLA_AWAY, KENJI_SEAT)), RETURNS | IDLES),
        (replace(NUDGED, seats=(OLA_KEPT, KENJI_AWAY)), RETURNS | IDLES),
        (replace(GAME, seats=(OLA_KEPT, KENJI_SEAT)), IDLES),
        (a_game(policy=Policy.WAIT), IDLES),
        (a_game(hours=0), IDLES),
        (reminded(), {takeover_at: SECOND, archive_due: MONTH}),
        (reminded(not_before=SECOND + 9), {takeover_at: SECOND + 9, archive_due: MONTH}),
        (reminded(message_id=None), IDLES),
        (reminded().with_outbox(messages=turn().messages), {next_reminder: FIRST + 16 * HOUR, archive_due: MONTH}),
        (changed(GAME, moved_at=None, created_at=5), {idle_at: 5 + 7 * DAY}),
        (changed(GAME, moved_at=None, created_at=5, touched_at=9), {idle_at: 9 + 7 * DAY}),
        (changed(a_game(policy=Policy.WAIT), touched_at=WEEK), {idle_at: WEEK + 7 * DAY, archive_due: MONTH}),
        (a_game(status=Status.LOBBY), {idle_at: WEEK}),
        (a_game(status=Status.OVER).with_outbox(messages=SLEEPERS), {wakes_at: 7}),
        *((a_game(status=status), {}) for status in (Status.OVER, Status.CANCELLED, Status.ARCHIVED)),
    ],
)
def test_a_game_has_the_deadlines_of_those_who_wait_for_it(game: Game, due: dict[Deadline, int]) -> None:
    assert list(deadlines(game).items()) == sorted(due.items(), key=lambda each: each[1])
    assert due_at(game) == min(due.values(), default=None)


def test_a_computer_player_keeps_a_seat_when_the_announced_time_is_over() -> None:
    for game, ply, now, over in (
        (reminded(), 2, SECOND, True),
        (reminded(), 2, SECOND - 1, False),
        (reminded(), 1, SECOND, False),
        (reminded(message_id=None), 2, WEEK, False),
        (reminded(Policy.REMIND), 2, SECOND, False),
    ):
        assert is_over_time(game, ply, now) is over
        kept = keep_overdue_seat(game, NOBODY, now, ply)
        assert (kept.seats[0].computer, kept == game) == ("solid" if over else None, not over)


def test_a_lobby_closes_after_a_week_without_a_change() -> None:
    lobby, playing = a_game(status=Status.LOBBY), a_game(policy=Policy.WAIT)
    assert close_if_idle(lobby, NOBODY, WEEK).status is Status.CANCELLED
    assert (close_if_idle(lobby, NOBODY, WEEK - 1), close_if_idle(playing, NOBODY, WEEK)) == (lobby, playing)


def test_a_closed_lobby_was_idle_if_nothing_had_changed_for_a_week() -> None:
    times = (None, None), (None, 5 + 7 * DAY), (None, 4 + 7 * DAY), (6, 5 + 7 * DAY)
    lobbies = [changed(GAME, created_at=5, touched_at=touched, ended_at=ended) for touched, ended in times]
    assert [was_idle(each) for each in lobbies] == [False, True, False, False]


@pytest.mark.parametrize(
    ("game", "at", "weeks"),
    [
        (a_game(policy=Policy.WAIT), WEEK, 1),
        (a_game(policy=Policy.WAIT), WEEK - 1, None),
        (changed(GAME, paused_at=MIDNIGHT), WEEK, 0),
        (changed(a_game(policy=Policy.WAIT), paused_at=MIDNIGHT), WEEK, 0),
        (replace(GAME, seats=(replace(OLA_SEAT, away_until=WEEK), KENJI_SEAT)), WEEK, 0),
        (GAME, WEEK, None),
    ],
)
def test_a_week_without_reminders_counts_like_one_unless_the_table_is_paused(
    game: Game, at: int, weeks: int | None
) -> None:
    seen = note_inspection(game, NOBODY, at)
    assert (seen.times.touched_at, seen.reminder.count) == ((None, 0) if weeks is None else (at, weeks))


# ---- who is there


def moved(*, user_id: int = 101, planned: bool = False) -> Table:
    """A table at which that person has just made the first choice of the game, at midnight."""
    log = [Entry(ply, text, None, None, MIDNIGHT) for ply, text in enumerate(("#1221", "=1.2.3.4"))]
    log.append(Entry(2, ">1", 9, user_id, MIDNIGHT, planned))
    return Table.of(GAME).extended(replace(GAME, progress=replace(GAME.progress, ply=len(log))), log)


@pytest.mark.parametrize(
    ("table", "taps", "now", "until"),
    [
        (moved(), (), MIDNIGHT + 29, MIDNIGHT + 30),
        (moved(), (), MIDNIGHT + 30, None),
        (moved(planned=True), (), MIDNIGHT, None),
        (moved(user_id=102), (), MIDNIGHT, None),
        (moved(), ((1, 101),), MIDNIGHT + 30, MIDNIGHT + 50),
        (moved(user_id=102), ((1, 101),), MIDNIGHT + 30, MIDNIGHT + 50),
        (moved(), ((2, 101), (1, 102)), MIDNIGHT + 29, MIDNIGHT + 30),
    ],
)
def test_somebody_is_there_until_some_time_after_their_last_tap_or_move(
    table: Table, taps: tuple[tuple[int, int], ...], now: int, until: int | None
) -> None:
    presence = Presence(lambda: MIDNIGHT + 20, 30)
    for game_id, user_id in taps:
        presence.note(game_id, user_id)
    assert presence.grace_until(table, 101, now) == until
    assert Presence(lambda: 0).last_seen(table, 103) is None


def test_nobody_is_there_whose_last_move_lies_in_the_future_because_the_clock_was_set_back() -> None:
    now = MIDNIGHT - 3600
    presence = Presence(lambda: now, 30)
    assert presence.grace_until(moved(), 101, now) is None
    presence.note(1, 101)
    assert presence.grace_until(moved(), 101, now) == now + 30


def test_the_time_that_is_left_for_a_turn_is_that_until_something_happens() -> None:
    for game, hours in (
        (GAME, 7),
        (changed(GAME, acting_seat=None), 7),
        (reminded(), 15),
        (reminded(Policy.REMIND), 0),
        (a_game(hours=0), 0),
        (a_game(policy=Policy.WAIT), 0),
        (a_game(moved_at=MIDNIGHT - 9 * HOUR), 0),
        (changed(GAME, paused_at=MIDNIGHT), 0),
        (replace(GAME, seats=(replace(OLA_SEAT, away_until=WEEK), KENJI_SEAT)), 0),
    ):
        assert time_left(game, MIDNIGHT + HOUR) == hours * HOUR


def test_a_time_that_is_not_known_is_that_of_now_or_of_before() -> None:
    game = sample_game("kd", 2, created_at=1, moved_at=None, origin="17 5")
    later = changed(game, moved_at=3), changed(game, moved_at=3, ended_at=5)
    assert [time_of(each) for each in (game, *later)] == [0, 3, 5]
    assert (game.deal.origin_step, sample_game("kd", 2).deal.origin_step) == ((17, 5), (0, 0))
    assert (origin_name(game), origin_name(sample_game("kd", 2))) == ("17", "none")
    assert [expires_at(each) for each in (game, *later)] == [DAY + 1, DAY + 3, DAY + 3]
    opened = replace(game, status=Status.OPEN)
    assert [close(changed(opened, closes_at=each), NOBODY, 7).times.closes_at for each in (None, 3, 9)] == [7, 3, 7]
    offered = replace(game, status=Status.OVER, reminder=Reminder(archives_at=1))
    assert archive_if_due(offered, NOBODY, 7) == offered
    assert [quiet_until(Person(FIRST_USER, quiet_from=a, quiet_to=b), 0) for a, b in ((None, 7), (7, None))] == [
        None,
        None,
    ]


def test_a_person_who_wants_no_reminder_of_the_turn_gets_none() -> None:
    row = Message(Kind.TURN, ("2",), channel_id=HERE, number=1, nonce="turn", id=44)
    game = sample_game("kd", 2, channel_id=HERE, acting_seat=1, ply=2, public_ply=2, outbox=Outbox((row,), 2))
    muted, paused = replace(game, reminder=Reminder(3, is_muted=True)), changed(game, paused_at=5)
    games = game, changed(game, ply=3, public_ply=3), muted, paused
    assert not Wait.of(game).is_unchanged(replace(game, status=Status.OVER))
    for send in send_reminder, send_nudge:
        assert [send(each, NOBODY, 0, Wait.of(game), (), None) == each for each in games] == [False, True, True, True]
