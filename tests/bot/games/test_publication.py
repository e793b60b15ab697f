"""What has to be done so that a channel shows a table: the next step, without Discord and without storage."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.game import NOBODY, Actor, Entry, Game, GameOptions, Progress, Reminder, Seat, Status
from bot.games.outbox import Announcement, News, Outbox, Post, Way
from bot.games.publication import (
    Step,
    announce_again,
    call_later,
    earlier_steps,
    is_unshown,
    next_step,
    nonce_of,
    notified,
    old_message,
    record_announcement,
    redraw_changed_lobby,
    redraw_if_lobby,
    redraw_step,
    restart_pace,
    superseded,
    wake,
    with_message,
    with_notice,
    with_old_message,
)
from bot.games.seats import end_past_absences
from bot.games.table import Table
from bot.services.runner import is_thinking, outdated_by_thinking
from tests.bot.sample_tables import changed, recorded, table_at
from tests.recorded_games import RECORDS

OLA, KENJI = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")
MASTER, GREEDY = Seat(1, None, "Greta", "master"), Seat(1, None, "Greta", "solid")
DISCARD = (
    "kd 2 l0l1l1..../g2f0f0w0m3/..f1g0##w0/..f1..w0w0/..w0..l1..;"
    "....w1f0f0/s2w0f0##s2/w0w0..l0g0/..w0l1l0../..w1m0.... "
    "12:1,16:2,25:1,34:2 0 20,27,35,47 6 4-7.9-11.13-15.17-18.21-22.24.28.36-41.45-46"
)
"""Domino 12 fits nowhere, and a choice is still to be made."""
DEALT = ("#1221", "=1.2.3.4")


def a_table(
    *texts: str,
    status: Status = Status.PLAYING,
    seats: tuple[Seat, ...] = (OLA, KENJI),
    shown: Announcement | None = None,
    reminder: int | None = None,
) -> Table:
    """A table with these moves in its log."""
    game = Game(
        id=9,
        guild_id=1,
        channel_id=7,
        host_id=101,
        options=GameOptions("kd", 2),
        series=None,
        number=1,
        status=status,
        seats=seats,
        outbox=Outbox(shown or Announcement()),
        reminder=Reminder(message_id=reminder),
        progress=Progress(ply=len(texts)),
    )
    return Table.of(game).extended(game, [Entry(ply, text, None, None, 0) for ply, text in enumerate(texts)])


def test_a_lobby_is_drawn_again_whatever_has_changed() -> None:
    table = a_table(status=Status.LOBBY, shown=Announcement(0, 0, 44))
    assert next_step(table) == Step(Way.EDIT, table, 0)


def test_a_new_lobby_is_a_message_that_discord_knows_again() -> None:
    table = a_table(status=Status.LOBBY)
    assert next_step(table) == Step(Way.SEND, table, 0)


def test_the_first_turn_is_a_message_of_its_own() -> None:
    table = a_table(*DEALT, shown=Announcement(0, 0, 44))
    assert next_step(table) == Step(Way.SEND, table, 0)


def test_a_turn_that_is_shown_needs_nothing() -> None:
    assert next_step(a_table(*DEALT, shown=Announcement(0, 2, 44))) is None


def test_a_new_turn_tells_what_happened_since_the_message_before() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, 44))
    assert next_step(table) == Step(Way.SEND, table, 2)


def test_what_nobody_may_see_yet_does_not_change_the_message() -> None:
    # Ola places and has not chosen a domino yet.
    table = a_table(*DEALT, ">1", ">2", ">3", ">4", "=5.6.7.8", "1@g8e", shown=Announcement(0, 2, 44))
    assert table.ply == 8
    assert next_step(table) == Step(Way.SEND, table.until(7), 2)


def nonce(table: Table, recorded: Game | None = None) -> str:
    step = next_step(table)
    assert step
    return nonce_of(step, recorded or table.game)


def test_a_turn_that_is_announced_again_is_another_message_for_discord() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, 44))
    # Its player was away then, and is back.
    again = replace(table, game=table.game.with_outbox(announcement=Announcement(2, 2, 45)))
    assert (nonce(table), nonce(again)) == ("44-3", "45-3")


def test_every_kind_of_message_has_a_nonce_of_its_own() -> None:
    lobby = a_table(status=Status.LOBBY)
    shown = a_table(status=Status.LOBBY, shown=Announcement(0, 0, 44))
    cancelled = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, 44))
    assert (nonce(lobby), nonce(shown), nonce(cancelled)) == ("9-0", "again-44", "44-end")


def test_a_message_that_was_found_in_the_channel_does_not_change_the_nonce_of_the_next_one() -> None:
    recorded = a_table(*DEALT, ">1", ">2", shown=Announcement(0, 2, 44))
    found = with_message(recorded, 45, 3)
    assert nonce(found, recorded.game) == nonce(recorded) == "44-4"


def played(*texts: str, shown: Announcement) -> Table:
    """A table in whose log each move but those of chance is an action of its own."""
    table = a_table(*texts, shown=shown)
    log = [replace(each, interaction_id=None if each.text[0] in "#=" else 1000 + each.ply) for each in table.log]
    return Table.of(table.game).extended(table.game, log)


def earlier(table: Table) -> list[tuple[str, int]]:
    """The nonces and plies of the messages that a killed bot may have sent."""
    return [(nonce_of(each, table.game), each.table.ply) for each in earlier_steps(table)]


def test_every_position_may_have_been_announced_that_an_action_has_changed_since() -> None:
    moves = (*DEALT, ">1", ">2", ">3", ">4", "=5.6.7.8", "1@g8e", ">5")
    assert earlier(played(*moves[:2], shown=Announcement(0, 2, 44))) == []
    assert earlier(played(*moves[:3], shown=Announcement(0, 2, 44))) == []
    assert earlier(played(*moves[:5], shown=Announcement(0, 2, 44))) == [("44-3", 3), ("44-4", 4)]
    # A domino that is placed is not announced, and neither is a new line before its first turn.
    assert earlier(played(*moves, shown=Announcement(2, 5, 44))) == [("44-7", 7)]
    assert earlier(played(*moves, shown=Announcement(7, 8, 44))) == []


def test_a_lobby_may_have_been_announced_before_the_game_began() -> None:
    table = a_table(*DEALT)
    begun = [replace(each, interaction_id=1000 if each.ply == 0 else None) for each in table.log]
    assert earlier(Table.of(table.game).extended(table.game, begun)) == [("9-0", 0)]


def test_a_turn_may_have_been_announced_before_it_was_taken_back() -> None:
    table = played(*DEALT, ">1", "<<", ">2", shown=Announcement(0, 2, 44))
    assert earlier(table) == [("44-3", 3), ("44-4", 4)]
    taken, back = earlier_steps(table)
    assert [len(each.table.moves) for each in (taken, back)] == [3, 2]


def test_moves_that_one_action_made_were_not_announced_one_by_one() -> None:
    table = played(*DEALT, ">1", ">2", ">3", shown=Announcement(0, 2, 44))
    planned = [replace(each, interaction_id=None) if each.ply > 2 else each for each in table.log]
    assert earlier(Table.of(table.game).extended(table.game, planned)) == []
    # A computer player has moved for a person who was asked.
    late = [replace(each, late=each.ply == 4) for each in planned]
    assert earlier(Table.of(table.game).extended(table.game, late)) == [("44-4", 4)]


def test_a_game_without_a_result_is_said_to_have_ended_once() -> None:
    table = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, 44))
    assert next_step(table) == Step(Way.CANCEL, table)
    assert next_step(a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, None))) is None


def test_a_lobby_that_closes_says_so_itself() -> None:
    table = a_table(status=Status.CANCELLED, shown=Announcement(0, 0, 44))
    assert next_step(table) == Step(Way.FORGET, table)


def test_an_archived_game_is_not_announced_although_its_latest_turn_was_not_shown() -> None:
    assert next_step(a_table(*DEALT, ">1", status=Status.ARCHIVED, shown=Announcement(0, 2, 44))) is None


def test_a_game_that_has_ended_meanwhile_is_not_redrawn() -> None:
    forgotten = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(ply=2))
    assert redraw_step(forgotten) is None
    ending = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, 44))
    assert redraw_step(ending) == Step(Way.CANCEL, ending)
    assert redraw_step(a_table(*DEALT, status=Status.ARCHIVED, shown=Announcement(0, 2, 44))) is None


def test_a_redraw_shows_the_same_moves_as_before() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, 44))
    assert redraw_step(table) == Step(Way.EDIT, table.until(2), 0)


def test_a_new_thread_gets_the_first_turn_and_no_second_lobby_when_the_table_is_redrawn() -> None:
    table = a_table(*DEALT, shown=Announcement(0, 0, 44))
    moved = replace(table, game=replace(table.game, home_id=table.game.channel_id, channel_id=44))
    assert redraw_step(moved) == Step(Way.SEND, moved, 0)


def test_a_message_that_is_not_recorded_is_sent_and_not_redrawn() -> None:
    table = a_table(status=Status.LOBBY)
    assert redraw_step(table) == Step(Way.SEND, table, 0)


def test_the_bot_is_shown_typing_only_if_a_computer_player_searches() -> None:
    assert is_thinking(a_table(*DEALT, seats=(MASTER, KENJI)))
    assert not is_thinking(a_table(*DEALT, seats=(GREEDY, KENJI)))
    assert not is_thinking(a_table(*DEALT, ">1", seats=(MASTER, KENJI)))
    assert not is_thinking(replace(a_table(*DEALT), moves=()))


def test_messages_before_are_out_of_date_as_soon_as_a_computer_player_thinks() -> None:
    lobby, turn = Announcement(0, 0, 44), Announcement(0, 2, 44)
    assert outdated_by_thinking(a_table(*DEALT, seats=(MASTER, KENJI), shown=lobby)) == (
        old_message(44, News.PAST_LOBBY),
    )
    shown = a_table(*DEALT, seats=(MASTER, KENJI), shown=turn, reminder=70)
    assert outdated_by_thinking(shown) == (old_message(44, News.PAST_TURN), old_message(70))
    assert outdated_by_thinking(a_table(*DEALT, seats=(GREEDY, KENJI), shown=lobby)) == ()


# ---- what a new message supersedes


def test_a_new_message_supersedes_the_one_before_and_its_reminder() -> None:
    game = a_table(*DEALT, ">1", shown=Announcement(1, 2, 44), reminder=70).game
    assert superseded(game, Announcement(2, 3, 45)) == (old_message(44, News.PAST_TURN), old_message(70))
    assert superseded(game, Announcement(ply=2)) == (old_message(44, News.PAST_TURN), old_message(70))
    assert superseded(game, game.outbox.announcement) == ()
    assert (
        superseded(replace(game.with_outbox(announcement=Announcement()), reminder=Reminder()), Announcement(2, 3, 45))
        == ()
    )


def test_a_turn_that_is_sent_again_keeps_its_reminder() -> None:
    game = a_table(*DEALT, ">1", shown=Announcement(1, 2, 44), reminder=70).game
    assert superseded(game, Announcement(1, 2, 45)) == (old_message(44, News.PAST_TURN),)


def test_a_waiting_lobby_that_is_sent_again_leaves_no_message_behind() -> None:
    game = a_table(status=Status.LOBBY, shown=Announcement(0, -1, 44)).game
    assert superseded(game, Announcement(0, 0, 45)) == (old_message(44),)


def test_what_could_not_be_tidied_up_is_kept_and_what_was_added_meanwhile_stays() -> None:
    shown = a_table(*DEALT, ">1", shown=Announcement(1, 2, 44), reminder=70).game
    now = shown.with_outbox(posts=(old_message(60),))
    recorded = record_announcement(
        now, NOBODY, 0, shown, Announcement(2, 3, 45), [replace(old_message(44, News.PAST_TURN), tries=1)]
    )
    assert recorded.outbox.posts == (
        old_message(60),
        replace(old_message(44, News.PAST_TURN), tries=1),
    )
    assert (recorded.outbox.announcement, recorded.reminder.message_id) == (Announcement(2, 3, 45), None)


def test_a_turn_whose_player_comes_back_while_its_message_is_sent_is_announced_again() -> None:
    away = replace(KENJI, away_until=500)
    shown = a_table(*DEALT, ">1", seats=(OLA, away), shown=Announcement(0, 2, 44)).game
    shown = replace(shown, progress=replace(shown.progress, public_ply=3, acting_seat=2))
    back = end_past_absences(shown, NOBODY, 500)
    recorded = record_announcement(back, NOBODY, 0, shown, Announcement(2, 3, 45))
    assert (recorded.outbox.announcement, is_unshown(recorded)) == (Announcement(3, 2, 45), True)
    assert record_announcement(back, NOBODY, 0, back, Announcement(2, 3, 45)).outbox.announcement == Announcement(
        2, 3, 45
    )


# ---- whom a message notifies


def test_nobody_is_notified_of_a_turn_that_a_computer_player_takes_or_while_they_are_away() -> None:
    mover = a_table(*DEALT).acting
    assert mover
    for seat, people in (
        (mover, (mover.user_id,)),
        (replace(mover, computer="solid"), ()),
        (replace(mover, away_until=5), ()),
        (replace(mover, user_id=None, computer="solid"), ()),
    ):
        seats = tuple(seat if each == mover else each for each in (OLA, KENJI))
        assert notified(a_table(*DEALT, seats=seats)) == people


def test_a_paused_table_notifies_nobody() -> None:
    table = a_table(*DEALT)
    for paused_at in (0, 5):
        assert (
            notified(replace(table, game=replace(table.game, times=replace(table.game.times, paused_at=paused_at))))
            == ()
        )


def test_a_lobby_notifies_nobody() -> None:
    lobby = a_table(status=Status.LOBBY, seats=(OLA,))
    assert notified(replace(lobby, game=replace(lobby.game, invited=(Seat(2, 102, "Kenji"),)))) == ()


@pytest.mark.parametrize(
    ("taps", "people"),
    [
        ({}, (1, 2, 3)),
        ({-1: {"user_id": 2}}, (1, 3)),
        ({-2: {"user_id": 2}}, (1, 3)),
        ({-3: {"user_id": 1}, -1: {"user_id": 2, "planned": True}}, (2, 3)),
        ({-3: {"user_id": 1}, -1: {"late": True}}, (1, 2, 3)),
    ],
)
def test_after_the_end_all_who_have_played_are_notified_but_who_saw_it(
    taps: dict[int, dict[str, Any]], people: tuple[int, ...]
) -> None:
    over = recorded(RECORDS[0])
    seats = (Seat(1, 1, "Ola"), Seat(2, 2, "Kenji", owner_id=3), Seat(3, 4, "Zuri", "solid", resigned=True), MASTER)
    log = [replace(each, user_id=None, interaction_id=5) for each in over.log]
    for index, changes in taps.items():
        log[index] = replace(log[index], **changes)
    assert notified(replace(over, game=replace(over.game, seats=seats), log=tuple(log))) == people


# ---- a message of which the database does not know


def test_the_newer_of_two_messages_of_a_lobby_is_the_public_one() -> None:
    table = a_table(status=Status.LOBBY, shown=Announcement(0, -1, 44))
    assert with_message(table, 45, 0).game.outbox.announcement == Announcement(0, 0, 45)
    assert with_message(table, 43, 0) is table


def test_a_message_of_a_turn_is_not_the_public_one_while_its_own_turn_is_to_be_announced_again() -> None:
    table = a_table(*DEALT, shown=Announcement(0, -1, 44))
    assert with_message(table, 45, 0) is table


def test_a_newer_message_that_somebody_clicks_is_the_public_message() -> None:
    table = a_table(*DEALT, ">1", ">2", shown=Announcement(0, 2, 44))
    known = with_message(table, 45, 3)
    assert known.game.outbox.announcement == Announcement(2, 3, 45)
    assert known.game.outbox.posts == (old_message(44, News.PAST_TURN),)
    assert next_step(known) == Step(Way.SEND, known, 3)


@pytest.mark.parametrize(
    ("message_id", "ply"),
    [(44, 3), (43, 3), (45, 2), (70, 3), (45, 8)],
    ids=["known", "older", "an older turn", "a reminder", "made within a turn"],
)
def test_any_other_message_changes_nothing(message_id: int, ply: int) -> None:
    moves = (*DEALT, ">1", ">2", ">3", ">4", "=5.6.7.8", "1@g8e")
    table = a_table(*moves, shown=Announcement(0, 2, 44), reminder=70)
    assert with_message(table, message_id, ply) is table


def test_a_newer_message_of_the_same_turn_replaces_the_public_message() -> None:
    table = a_table(*DEALT, ">1", ">2", shown=Announcement(1, 2, 44, nudge_at=500), reminder=70)
    known = with_message(table, 45, 2, is_public=True)
    assert known.game.outbox.announcement == Announcement(1, 2, 45, nudge_at=500)
    assert known.game.outbox.posts == (old_message(44, News.PAST_TURN),)
    assert next_step(known) == Step(Way.SEND, known, 2)
    for message_id, ply in ((44, 2), (43, 2), (45, 1)):
        assert with_message(table, message_id, ply, is_public=True) is table


def test_a_forced_discard_is_shown_with_the_turn_before_it() -> None:
    # Its player would otherwise be asked to open a panel only to learn that there is nothing to place.
    discarded = table_at(DISCARD, "12@-", outbox=Outbox(Announcement(0, 0, 5)))
    send = next_step(discarded)
    assert send
    assert [str(played.move) for played in send.table.moves] == ["12@-"]


# ---- what is public of a table


@pytest.mark.parametrize(
    ("table", "way"),
    [
        (a_table(*DEALT, shown=Announcement(0, 0, 44)), Way.SEND),
        (a_table(*DEALT, status=Status.OVER, shown=Announcement(0, 0, 44)), Way.SEND),
        (a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, 44)), Way.CANCEL),
        (a_table(status=Status.LOBBY), Way.SEND),
    ],
)
def test_a_game_in_a_panel_has_no_public_message(table: Table, way: Way) -> None:
    step = next_step(table)
    assert step is not None
    assert step.way is way
    in_panel = replace(table, game=replace(table.game, channel_id=0))
    assert (next_step(in_panel), redraw_step(in_panel)) == (None, None)


def test_a_turn_that_is_to_be_announced_again_is_not_redrawn() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(3, 2, 44))
    assert redraw_step(table) == Step(Way.SEND, table, 2)


@pytest.mark.parametrize(
    ("shown", "public_ply", "again"),
    [
        (Announcement(0, 2, 44), 2, Announcement(1, 0, 44)),
        (Announcement(2, 3, 44), 3, Announcement(3, 2, 44)),
        (Announcement(3, 3, 44), 3, Announcement(3, 2, 44)),
        (Announcement(3, 2, 44), 3, Announcement(3, 2, 44)),
    ],
)
def test_a_turn_is_announced_again_from_where_its_message_began(
    shown: Announcement, public_ply: int, again: Announcement
) -> None:
    game = changed(a_table(*DEALT, ">1", shown=shown).game, public_ply=public_ply)
    assert announce_again(game).outbox.announcement == again


def test_the_pace_begins_anew_without_the_reminder_before() -> None:
    game = a_table(*DEALT, reminder=70).game
    assert restart_pace(game, 9).reminder == Reminder(counted_from=9, quiet_since=9)
    assert restart_pace(game, 9).outbox.posts == (old_message(70),)
    assert with_old_message(game, None) == game


def test_a_lobby_is_redrawn_if_it_looks_otherwise_and_a_game_is_not() -> None:
    lobby = a_table(status=Status.LOBBY, shown=Announcement(0, 0, 44)).game
    longer = replace(lobby, options=GameOptions("kd", 4))
    assert redraw_changed_lobby(longer, lobby, 5) == changed(
        longer.with_outbox(announcement=Announcement(0, -1, 44)), touched_at=5
    )
    for unseen in (replace(lobby, reminder=Reminder(1)), replace(lobby, seats=(replace(OLA, plan="2 >17"), KENJI))):
        assert redraw_changed_lobby(unseen, lobby, 5) == unseen
    playing = replace(longer, status=Status.PLAYING)
    assert redraw_changed_lobby(playing, lobby, 5) == redraw_if_lobby(playing) == playing


def test_a_lobby_that_changes_while_its_message_is_sent_is_redrawn() -> None:
    shown = a_table(status=Status.LOBBY).game
    for now, ply in ((shown, 0), (replace(shown, invited=(KENJI,)), -1), (replace(shown, host_id=102), -1)):
        assert record_announcement(now, NOBODY, 0, shown, Announcement(0, 0, 45)).outbox.announcement == Announcement(
            0, ply, 45
        )


def test_a_message_that_is_recorded_leaves_the_reminder_of_a_later_turn() -> None:
    shown = a_table(*DEALT, ">1", shown=Announcement(1, 2, 44), reminder=70).game
    now = replace(shown.with_outbox(posts=(old_message(70),)), reminder=Reminder(1, message_id=71))
    recorded = record_announcement(now, NOBODY, 0, shown, Announcement(2, 3, 45))
    assert (recorded.reminder, recorded.outbox.posts) == (now.reminder, ())


# ---- notices


@pytest.mark.parametrize(
    ("actor", "shown", "cause"),
    [
        (Actor(101, "Ola", 77), Announcement(0, 2, 44), 77),
        (Actor(101, "Ola"), Announcement(0, 2, 44), 44),
        (None, Announcement(0, 2, 44), 44),
        (None, Announcement(), 9),
    ],
)
def test_the_message_of_a_notice_is_newer_than_what_caused_it(
    actor: Actor | None, shown: Announcement, cause: int
) -> None:
    game = with_notice(a_table(*DEALT, shown=shown).game, News.TAKEN, "Ola", actor=actor, message_id=5)
    assert game.outbox.posts == (Post(News.TAKEN, ("Ola",), cause, 5),)


def test_who_sleeps_when_a_game_ends_is_called_once_they_are_awake() -> None:
    game = a_table(*DEALT, status=Status.OVER).game
    late = call_later(game, NOBODY, 0, {101: 50, 102: None, 103: 60})
    expected = [
        Post(News.OVER, (str(each),), 9, is_told=True, sleepers=(each,), wakes_at=at)
        for each, at in ((101, 50), (103, 60))
    ]
    assert list(late.outbox.posts) == expected
    assert call_later(late, NOBODY, 0, {101: 70}) == late
    assert wake(late, NOBODY, 49) == late
    assert wake(late, NOBODY, 50).outbox.posts == (replace(expected[0], wakes_at=None, is_told=False), expected[1])
