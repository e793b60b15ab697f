"""What stands in a channel as a function of the table: rows, whom they call, and what the channel lacks."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.games.channel import (
    Came,
    Done,
    Way,
    acts,
    announced_takeover,
    end_absences,
    first_stage,
    instead_of_edit,
    is_unshown,
    is_wanted,
    look_of,
    needs_publisher,
    offer_no_next,
    reconciled,
    redraw,
)
from bot.games.channel import recorded as record
from bot.games.game import (
    NOBODY,
    Deal,
    Entry,
    Game,
    GameOptions,
    Policy,
    Progress,
    Reminder,
    Seat,
    Status,
    Times,
    new_game,
)
from bot.games.notifying import Given, decide_calls_again, notified, people_of, remind, wake, with_calls
from bot.games.outbox import Kind, Leaving, Look, Message, Outbox
from bot.games.rows import add_row, announce_again, choose_place, restart_pace, rewrite, wanted, with_messages
from bot.games.table import Table
from bot.services.runner import is_thinking
from tests.bot.sample_tables import (
    ELSEWHERE,
    FIRST_USER,
    HERE,
    POSITIONS,
    SECOND,
    THIRD,
    THREAD,
    a_game,
    changed,
    recorded,
    table_at,
)
from tests.recorded_games import RECORDS

OLA, KENJI = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")
MASTER, GREEDY = Seat(1, None, "Greta", "master"), Seat(1, None, "Greta", "solid")
DEALT = ("#1221", "=1.2.3.4")
AWAKE: dict[int, int | None] = {101: None, 102: None}


def a_table(
    *texts: str,
    status: Status = Status.PLAYING,
    seats: tuple[Seat, ...] = (OLA, KENJI),
    rows: tuple[Message, ...] = (),
    announced: int = -1,
) -> Table:
    """A table with these moves in its log."""
    new = new_game(1, 7, 101, GameOptions("kd", 2), seats, 0)
    game = replace(
        new, id=9, status=status, outbox=Outbox(rows, announced), times=Times(), progress=Progress(len(texts))
    )
    table = Table.of(game).extended(game, [Entry(ply, text, None, None, 0) for ply, text in enumerate(texts)])
    return table.with_game(table.with_progress(game, 0))


def in_line(table: Table, given: Given | None = None, at: int = 100) -> Game:
    """The game with a row for each message that it wants."""
    numbers = count(1 + len(table.game.outbox.messages))
    draw = lambda: f"n{next(numbers)}"  # noqa: E731
    ready = with_calls(table.with_game(reconciled(table.game, draw)), at, given or Given(AWAKE))
    return reconciled(ready.game, draw)


def shown(game: Game, first_id: int = 44) -> Game:
    """The game whose rows stand in the channel."""
    done = [
        Done(row, id=number, look=look_of(game, row))
        for number, row in enumerate(game.outbox.messages, first_id)
        if not row.id
    ]
    return record(game, NOBODY, 0, done)


def to_do(game: Game) -> list[tuple[str, str]]:
    return [(act.way.name, act.row.kind) for act in acts(game)]


def after(game: Game, *texts: str) -> Table:
    """The table after these moves, with the messages of the game."""
    return a_table(*texts, rows=game.outbox.messages, announced=game.outbox.announced)


# ---- which messages stand


def test_what_nobody_may_see_yet_does_not_change_the_message() -> None:
    # Ola places and has not chosen a domino yet.
    moves = *DEALT, ">1", ">2", ">3", ">4", "=5.6.7.8"
    turn = shown(in_line(a_table(*moves, announced=2)))
    assert to_do(in_line(after(turn, *moves, "1@g8e"))) == []


def test_a_forced_discard_is_shown_with_the_turn_before_it() -> None:
    # Its player would otherwise be asked to open a panel only to learn that there is nothing to place.
    table = table_at(POSITIONS["DISCARD"], "12@-", outbox=Outbox(announced=0))
    [turn] = wanted(in_line(table.with_game(table.with_progress(table.game, 0))), Kind.TURN)
    assert (turn.since, turn.subject) == (0, ("1",))


def test_a_game_in_a_panel_has_no_messages() -> None:
    for status in (Status.LOBBY, Status.PLAYING, Status.OVER):
        table = a_table(*DEALT, status=status)
        assert in_line(table.with_game(replace(table.game, channel_id=0))).outbox.messages == ()


def test_who_slept_at_an_end_is_called_although_a_first_sending_failed() -> None:
    # The person has no seat: somebody who follows the table, or has finished a challenge.
    over = Message(Kind.OVER, ("77",), number=1, nonce="n", channel_id=7, sleepers=(77,))
    table = a_table(*DEALT, status=Status.OVER, rows=(over,), announced=2)
    for _ in range(2):
        table = with_calls(table, 900, Given(quiet=dict.fromkeys(people_of(table.game))))
        [row] = table.game.outbox.messages
        assert (row.mentions, row.is_silent) == ((77,), False)
        table = table.with_game(decide_calls_again(table.game, NOBODY, 960, "n"))


def test_an_archived_game_keeps_its_last_message_and_sends_nothing() -> None:
    rows, seats = shown(in_line(a_table(*DEALT, announced=0))).outbox.messages, (OLA, replace(KENJI, away_until=500))
    game = in_line(a_table(*DEALT, status=Status.ARCHIVED, seats=seats, rows=rows, announced=2))
    assert (game.outbox.messages, to_do(game)) == (rows, [])


def test_a_message_is_edited_when_it_looks_otherwise_and_renewed_when_it_is_old() -> None:
    lobby = shown(in_line(a_table(status=Status.LOBBY)))
    planned = replace(lobby, seats=(replace(OLA, plan="2 >17"), KENJI))
    longer = replace(lobby, options=GameOptions("kd", 4))
    assert to_do(planned) == to_do(lobby) == []
    assert to_do(longer) == [("EDIT", "lobby")]
    [row] = longer.outbox.messages
    often = replace(row, late_edits=2)
    assert [instead_of_edit(longer, each) for each in (row, often)] == [None, Done(often, Came.TOO_OLD)]
    turn = shown(in_line(a_table(*DEALT, announced=0)))
    away = replace(turn, seats=(OLA, replace(KENJI, away_until=500)))
    # What ends by itself makes no old message come again.
    [row] = away.outbox.messages
    often = replace(row, late_edits=2)
    assert to_do(away) == [("EDIT", "turn")]
    assert [instead_of_edit(away, each) for each in (row, often)] == [None, Done(often, Came.TOO_OLD)]
    back = end_absences(away.with_outbox(messages=(replace(row, look=look_of(away, row)),)), NOBODY, 500)
    [row] = back.outbox.messages
    assert instead_of_edit(back, row) == Done(row, look=look_of(back, row))


def test_a_turn_is_announced_again_with_the_same_moves() -> None:
    turn = shown(in_line(a_table(*DEALT, ">1", announced=2)))
    reminded = shown(in_line(after(remind(turn, Kind.REMINDER, 9, (), silent=True), *DEALT, ">1")))
    again = in_line(after(announce_again(reminded), *DEALT, ">1"))
    [old, reminder, new] = again.outbox.messages
    assert (old.leaves, reminder.leaves) == (Leaving.CONTROLS, Leaving.DELETE)
    assert (new.since, new.subject, new.id) == (2, ("3",), None)


def test_the_pace_begins_anew_without_the_reminder_before() -> None:
    game = shown(in_line(a_table(*DEALT, announced=0).with_game(a_table(*DEALT, announced=0).game)))
    begun = restart_pace(remind(game, Kind.REMINDER, 9, (), silent=True), 9)
    assert begun.reminder == Reminder(counted_from=9, quiet_since=9)
    assert [each.leaves for each in begun.outbox.messages] == [None, Leaving.DELETE]


def test_a_message_that_is_unwanted_before_it_is_written_is_never_sent() -> None:
    game = shown(in_line(a_table(*DEALT, rows=(Message(Kind.LOBBY, nonce="a", id=3),), announced=0)))
    for _ in range(2):
        game = remind(game, Kind.REMINDER, 100, (), silent=True, recipient=101)
    rows = reconciled(game, lambda: "new").outbox.messages
    told = [(each.kind, each.leaves) for each in rows if each.id is None]
    assert told == [(Kind.PRIVATE, None), (Kind.REMINDER, None)]


def test_news_take_the_place_of_a_request_in_its_message() -> None:
    asked = Message(Kind.OFFERED, ("2",), number=1, nonce="a", id=44, look=Look("x"), calls_decided_at=1)
    offered = a_table(*DEALT, rows=(asked,), announced=2)
    taken = in_line(offered.with_game(rewrite(offered.game, asked, Kind.TAKEN, "2")))
    [row] = wanted(taken, Kind.TAKEN)
    assert (row.id, row.nonce) == (44, "a")
    assert (to_do(taken), instead_of_edit(taken, row)) == ([("EDIT", "taken")], None)
    # What was said once needs no row any longer.
    assert record(taken, NOBODY, 0, [Done(row, look=look_of(taken, row))]).outbox.messages == ()


def test_news_stand_above_the_turn_invitations_below_the_lobby_and_old_messages_leave_last() -> None:
    turn = shown(in_line(a_table(*DEALT, announced=0)))
    told = in_line(after(add_row(turn, Kind.HOST), *DEALT, ">1"))
    assert to_do(told) == [("SEND", "host"), ("SEND", "turn"), ("END", "turn")]
    lobby = a_table(status=Status.LOBBY, rows=(Message(Kind.INVITED, ("103",)),))
    guest = replace(lobby.game, invited=(Seat(3, 103, "Zuri"),), options=GameOptions("kd", 4))
    invited = in_line(lobby.with_game(guest))
    assert to_do(invited) == [("SEND", "lobby"), ("SEND", "invited")]
    # The id of the lobby's message is recorded before anything else is sent: the deal needs it.
    assert [each.row.kind for each in first_stage(acts(invited))] == [Kind.LOBBY]


# ---- whom they call


@pytest.mark.parametrize(
    ("given", "is_silent", "called", "wakes_at"),
    [
        (Given({101: None}), False, (101,), None),
        (Given({}), False, (), None),
        (Given({101: 500}), True, (), 500),
        (Given({101: None}, present_until={101: 190}), True, (101,), 190),
        (Given({101: 500}, present_until={101: 190}), True, (), 190),
        (Given({101: None}, private=frozenset({101})), True, (101,), 100),
    ],
    ids=["awake", "without mentions", "asleep", "present", "present and asleep", "by private message"],
)
def test_a_turn_calls_its_player_unless_that_follows_later(
    given: Given, called: tuple[int, ...], wakes_at: int | None, *, is_silent: bool
) -> None:
    game = in_line(a_table(*DEALT, announced=0), given)
    [turn] = game.outbox.messages
    assert (turn.is_silent, turn.mentions, turn.wakes_at) == (is_silent, called, wakes_at)
    assert to_do(game) == [("SEND", "turn")]


NEXT = frozenset({102})


@pytest.mark.parametrize(
    ("given", "seats", "told"),
    [
        (Given(AWAKE, warned=NEXT), (OLA, KENJI), ["102"]),
        (Given(AWAKE, private=NEXT), (OLA, KENJI), []),
        (Given(AWAKE, warned=NEXT, present_until={101: 190}), (OLA, KENJI), []),
        (Given(AWAKE, warned=NEXT, present_until={102: 190}), (OLA, KENJI), []),
        (Given({101: None, 102: 500}, warned=NEXT), (OLA, KENJI), []),
        (Given({101: None}, warned=NEXT), (OLA, KENJI), []),
        (Given(AWAKE, warned=NEXT), (MASTER, KENJI), []),
        (Given(AWAKE, warned=NEXT), (OLA, replace(KENJI, computer="solid")), []),
        (Given(AWAKE, warned=NEXT), (replace(OLA, away_until=500), KENJI), []),
    ],
    ids=[
        *("awake", "not asked for", "a live exchange", "just been there", "quiet time", "without mentions"),
        *("a computer is before them", "a computer plays for them", "nobody is before them"),
    ],
)
def test_who_is_next_and_wants_it_is_told_once_by_private_message(
    given: Given, seats: tuple[Seat, ...], told: list[str]
) -> None:
    opened = a_table(*DEALT, seats=seats, announced=0)
    game = in_line(opened, given)
    announced = with_messages(game, lambda row: replace(row, calls_decided_at=None) if row.kind is Kind.TURN else row)
    again = in_line(opened.with_game(announced), given)
    for each in (game, again, announced):
        assert [row.subject[1] for row in wanted(each, Kind.SOON)] == told


@pytest.mark.parametrize(
    ("changes", "told"),
    [({}, 1), ({"times": Times(paused_at=90)}, 0), ({"home_id": 5}, 0)],
    ids=["in its channel", "paused", "in a new thread, which calls everybody"],
)
def test_nobody_is_next_at_a_paused_table_and_where_everybody_is_called(changes: dict[str, Any], told: int) -> None:
    # The message in the thread, which is as new as the thread, is that of the lobby.
    opened = after(shown(in_line(a_table(status=Status.LOBBY)), 7), *DEALT)
    game = in_line(opened.with_game(replace(opened.game, **changes)), Given(AWAKE, warned=NEXT))
    assert len(wanted(game, Kind.SOON)) == told


def test_the_message_to_whoever_is_next_follows_the_turn_and_leaves_with_it() -> None:
    lobby = shown(in_line(a_table(status=Status.LOBBY)), 43)
    first = in_line(after(lobby, *DEALT), Given(AWAKE, warned=NEXT))
    assert to_do(first) == [("SEND", "turn"), ("END", "lobby")]
    sent = shown(first)
    [soon] = wanted(sent, Kind.SOON)
    # The link in it needs the message of the turn.
    unsent = with_messages(sent, lambda row: replace(row, id=None) if row is soon else row)
    assert to_do(unsent) == [("SEND", "soon"), ("END", "lobby")]
    second = after(sent, *DEALT, ">1")
    assert to_do(in_line(second)) == [("SEND", "turn"), ("END", "lobby"), ("END", "turn"), ("END", "soon")]


def test_who_sleeps_when_a_game_ends_is_called_once_they_are_awake() -> None:
    over = recorded(RECORDS[0])
    seats = (Seat(1, 1, "Ola"), Seat(2, 2, "Kenji"), Seat(3, 4, "Zuri"))
    game = replace(over.game, seats=seats, outbox=Outbox(announced=3), progress=Progress(over.ply, over.ply))
    ended = in_line(replace(over, game=game, log=()), Given({1: 150, 2: None, 4: 160, 9: 170}, others=(9,)))
    end, *late = ended.outbox.messages
    assert (end.mentions, end.is_silent) == ((2,), False)
    assert [(each.subject, each.wakes_at) for each in late] == [(("1",), 150), (("4",), 160), (("9",), 170)]
    assert to_do(ended) == [("SEND", "end")]
    assert to_do(wake(ended, NOBODY, 149)) == [("SEND", "end")]
    assert to_do(wake(ended, NOBODY, 150)) == [("SEND", "over"), ("SEND", "end")]


def test_the_bot_is_shown_typing_only_if_a_computer_player_searches() -> None:
    assert is_thinking(a_table(*DEALT, seats=(MASTER, KENJI)))
    assert not is_thinking(a_table(*DEALT, seats=(GREEDY, KENJI)))
    assert not is_thinking(a_table(*DEALT, ">1", seats=(MASTER, KENJI)))
    assert not is_thinking(replace(a_table(*DEALT), moves=()))


def test_messages_before_are_out_of_date_as_soon_as_a_computer_player_thinks() -> None:
    turn = shown(in_line(a_table(*DEALT, announced=0)))
    seats = replace(OLA, user_id=None, computer="master"), KENJI
    moved = a_table(*DEALT, ">1", ">2", ">3", seats=seats, rows=turn.outbox.messages, announced=2)
    assert to_do(in_line(moved)) == [("END", "turn")]


# ---- whom a message notifies


def test_nobody_is_notified_of_a_turn_of_a_computer_player_or_while_they_are_away_or_the_table_is_paused() -> None:
    table = a_table(*DEALT)
    assert notified(table) == (101,)
    for own in {"computer": "solid"}, {"away_until": 5}, {"user_id": None, "computer": "solid"}:
        assert notified(a_table(*DEALT, seats=(replace(OLA, **own), KENJI))) == ()
    for paused_at in (0, 5):
        assert notified(table.with_game(table.game.with_times(paused_at=paused_at))) == ()


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
def test_after_the_end_all_who_have_played_are_notified_but_who_saw_it_or_is_away(
    taps: dict[int, dict[str, Any]], people: tuple[int, ...]
) -> None:
    over = recorded(RECORDS[0])
    left, away = Seat(3, 4, "Zuri", "solid", resigned=True), Seat(5, 5, "Tom", away_until=200)
    seats = (Seat(1, 1, "Ola"), Seat(2, 2, "Kenji", owner_id=3), left, MASTER, away)
    log = [replace(each, user_id=None, interaction_id=5) for each in over.log]
    for index, changes in taps.items():
        log[index] = replace(log[index], **changes)
    assert notified(replace(over, game=replace(over.game, seats=seats), log=tuple(log))) == people


def test_a_game_takes_the_next_button_of_the_same_people_anywhere_and_of_some_of_them_here() -> None:
    def leaves(channel: int, *people: int | None, message_id: int | None = 44) -> bool:
        row = Message(Kind.END, channel_id=HERE, nonce="end", id=message_id, offers_next=True)
        ended = a_game("kd", 2, status=Status.OVER, channel_id=HERE, outbox=Outbox((row,)))
        seats = (replace(seat, user_id=each) for seat, each in zip(ended.seats, people, strict=True))
        begun = a_game("kd", 2, channel_id=channel, seats=tuple(seats))
        [left] = offer_no_next(ended, NOBODY, 0, begun).outbox.messages
        return left.leaves is not None

    assert leaves(ELSEWHERE, FIRST_USER, SECOND)
    assert leaves(HERE, FIRST_USER, THIRD)
    assert not leaves(ELSEWHERE, FIRST_USER, THIRD)
    assert not leaves(HERE, THIRD, None)
    assert not leaves(ELSEWHERE, FIRST_USER, SECOND, message_id=None)


def test_the_next_turn_tells_what_the_unsent_turns_would_tell_or_what_came_since_the_last_one() -> None:
    turn = Message(Kind.TURN, ("5",), since=3)
    rows = (turn,), (replace(turn, id=44),), (replace(turn, kind=Kind.RESIGNED),), (turn, replace(turn, since=2))
    assert [a_game("kd", 2, outbox=Outbox(each, 4)).untold_since for each in rows] == [3, 4, 4, 2]


def test_the_first_message_with_a_hash_is_mixed_in_before_the_game_begins() -> None:
    def mixed_in(
        kind: Kind, status: Status, sent: int | None = None, got: int | None = 44, **deal: Any
    ) -> tuple[str | None, str | None]:
        row = Message(kind, ("2",), channel_id=HERE, number=1, nonce="n", id=sent)
        game = a_game("kd", 2, status=status, outbox=Outbox((row,)))
        shown = record(replace(game, deal=Deal(**deal)), NOBODY, 0, [Done(row, id=got)]).deal
        return shown.mixed_in, shown.next_mixed_in

    assert mixed_in(Kind.LOBBY, Status.LOBBY) == mixed_in(Kind.LOBBY, Status.OPEN) == ("44", None)
    assert mixed_in(Kind.LOBBY, Status.LOBBY, mixed_in="17") == ("17", None)
    assert mixed_in(Kind.LOBBY, Status.PLAYING) == mixed_in(Kind.TURN, Status.LOBBY) == (None, None)
    assert mixed_in(Kind.LOBBY, Status.LOBBY, sent=44) == mixed_in(Kind.LOBBY, Status.LOBBY, got=None) == (None, None)
    assert mixed_in(Kind.END, Status.OVER, next_secret=bytes(32)) == (None, "44")
    assert mixed_in(Kind.END, Status.OVER, next_secret=bytes(32), next_mixed_in="17") == (None, "17")
    assert mixed_in(Kind.END, Status.OVER) == mixed_in(Kind.TURN, Status.OVER, next_secret=bytes(32)) == (None, None)


def test_the_row_of_news_is_kept_for_its_buttons_its_sleepers_and_its_end() -> None:
    row = Message(Kind.CANCELLED, channel_id=HERE, number=1, nonce="n")
    asking = replace(row, kind=Kind.OFFERED, subject=("1",))
    rows = row, replace(row, offers_next=True), replace(row, wakes_at=5), replace(row, leaves=Leaving.CONTROLS), asking
    for each, looks in zip(rows, ((0, 1), *[(1, 1)] * 4), strict=True):
        game = a_game("kd", 2, status=Status.CANCELLED, outbox=Outbox((each,)))
        sent = [Done(each, id=44, look=look) for look in (look_of(game, each), Look("of before"))]
        assert tuple(len(record(game, NOBODY, 0, [done]).outbox.messages) for done in sent) == looks


def test_a_table_needs_its_publisher_for_a_computer_player_and_for_what_is_not_shown() -> None:
    row = Message(Kind.TURN, ("2",), channel_id=HERE, number=1, nonce="turn", id=44)
    idle = a_game("kd", 2, channel_id=HERE, acting_seat=1, public_ply=2, outbox=Outbox((row,), 2))
    thinking = replace(idle, seats=(replace(idle.seats[0], user_id=None, computer="solid"), idle.seats[1]))
    unsent = replace(idle, outbox=Outbox((replace(row, id=None),), 2))
    assert [is_unshown(each) for each in (idle, thinking, changed(idle, public_ply=3), unsent)] == [False, *[True] * 3]
    in_panel = replace(thinking, channel_id=0, outbox=Outbox((), 2))
    tables = in_panel, unsent, replace(in_panel, seats=idle.seats)
    assert [needs_publisher(each) for each in tables] == [True, True, False]


def test_what_came_of_an_act_is_stored_in_its_row_and_a_message_without_a_row_leaves_if_it_is_new_or_has_buttons() -> (
    None
):
    turn = Message(Kind.TURN, ("1",), channel_id=HERE, number=1, nonce="n", id=44)
    gone, unsent, newer = replace(turn, leaves=Leaving.GONE), replace(turn, id=None), replace(turn, nonce="m", id=45)
    leaving = replace(turn, leaves=Leaving.CONTROLS)
    for rows, done, left in (
        ((), Done(turn, look=Look("new")), [(44, Leaving.CONTROLS)]),
        ((), Done(replace(turn, kind=Kind.OFFERED), look=Look("new")), [(44, Leaving.OUTCOME)]),
        ((), Done(replace(turn, kind=Kind.RESIGNED, offers_next=True), look=Look("new")), [(44, Leaving.DELETE)]),
        ((), Done(replace(turn, kind=Kind.RESIGNED), look=Look("new")), []),
        ((), Done(turn), []),
        ((), Done(turn, Came.LEFT, look=Look("new")), []),
        ((), Done(unsent, id=45, look=Look("new")), [(45, Leaving.DELETE)]),
        ((turn,), Done(turn, Came.LEFT), []),
        ((leaving,), Done(turn, Came.LEFT), [(44, Leaving.GONE)]),
        ((leaving, newer), Done(turn, Came.LEFT), [(45, None)]),
        ((turn,), Done(turn, look=Look("new")), [(44, None)]),
        ((turn,), Done(unsent, id=45), [(44, None), (45, Leaving.DELETE)]),
        ((gone,), Done(turn, look=Look("new")), [(44, Leaving.GONE), (44, Leaving.CONTROLS)]),
        ((gone,), Done(unsent, id=44), [(44, Leaving.GONE)]),
    ):
        shown = record(a_game("kd", 2, outbox=Outbox(rows)), NOBODY, 0, [done])
        assert [(each.id, each.leaves) for each in shown.outbox.messages] == left


def test_a_row_that_its_channel_has_never_shown_has_no_result() -> None:
    row, end = Message(Kind.LOBBY, nonce="n", leaves=Leaving.OUTCOME), Message(Kind.END, nonce="end")
    for came, rows, mixed_in, is_told in (
        (Came.LEFT, (row,), None, False),
        (Came.FAILED, (row,), None, True),
        (Came.LEFT, (replace(row, id=44),), None, True),
        (Came.LEFT, (row, replace(row, nonce="m")), None, True),
        (Came.LEFT, (row,), "17", True),
    ):
        game = a_game("kd", 2, status=Status.CLOSED, mixed_in=mixed_in, outbox=Outbox((*rows, end)))
        assert (end in record(game, NOBODY, 0, [Done(rows[0], came)]).outbox.messages) is is_told


def test_only_a_turn_that_was_not_sent_yet_calls_anew_and_only_what_may_have_been_sent_leaves() -> None:
    def left(status: Status, row: Message, fresh: str = "n") -> list[tuple[int | None, Leaving | None]]:
        game = a_game(
            "kd", 2, status=status, outbox=Outbox((replace(row, nonce="n", calls_decided_at=5, look=Look("x")),), 0)
        )
        return [(each.calls_decided_at, each.leaves) for each in reconciled(game, lambda: "m", {fresh}).outbox.messages]

    ply = "0", str(FIRST_USER)
    assert left(Status.PLAYING, Message(Kind.TURN, ply)) == [(None, None)]
    stay = (Message(Kind.RESIGNED, ply), "n"), (Message(Kind.TURN, ply), ""), (Message(Kind.TURN, ply, id=44), "n")
    assert [left(Status.PLAYING, *each) for each in stay] == [[(5, None)]] * 3
    assert left(Status.OVER, Message(Kind.NUDGE, ply)) == left(Status.OVER, Message(Kind.PRIVATE, ply), "") == []
    assert left(Status.OVER, Message(Kind.NUDGE, ply), "") == [(5, Leaving.DELETE)]
    assert left(Status.PLAYING, Message(Kind.TURN, ply, id=44, leaves=Leaving.GONE)) == [(5, Leaving.GONE)]
    assert left(Status.PLAYING, Message(Kind.RESIGNED, ply, id=44, leaves=Leaving.GONE)) == []
    assert left(Status.ARCHIVED, Message(Kind.OFFER, ply, id=44)) == [(5, Leaving.OUTCOME)]
    assert left(Status.ARCHIVED, Message(Kind.NUDGE, ply, id=44)) == [(5, Leaving.DELETE)]
    assert left(Status.PLAYING, Message(Kind.OFFER, ("9",), id=44)) == [(5, Leaving.DELETE)]


def test_only_the_message_of_the_table_is_drawn_again() -> None:
    turn = Message(Kind.TURN, look=Look("x"))
    rows = turn, replace(turn, kind=Kind.RESIGNED), replace(turn, leaves=Leaving.CONTROLS)
    assert [each.look for each in redraw(a_game("kd", 2, outbox=Outbox(rows))).outbox.messages] == [
        None,
        Look("x"),
        Look("x"),
    ]


def test_an_old_request_is_sent_again_and_old_news_are_edited() -> None:
    rows = Message(Kind.OFFERED, ("1",)), Message(Kind.RESIGNED, ("1",)), Message(Kind.END)
    assert [instead_of_edit(a_game("kd", 2), each) is None for each in rows] == [False, True, False]
    assert instead_of_edit(a_game("kd", 2, owner="tournaments"), rows[0]) is None


def test_a_turn_that_was_never_sent_is_told_by_the_next_one() -> None:
    row = Message(Kind.TURN, ("5",), since=2, channel_id=HERE, number=1, nonce="n", leaves=Leaving.CONTROLS)
    rows = row, replace(row, kind=Kind.NUDGE), replace(row, id=44), replace(row, leaves=None)
    failed = [record(a_game("kd", 2, outbox=Outbox((each,), 5)), NOBODY, 0, [Done(each, Came.FAILED)]) for each in rows]
    assert [each.outbox.announced for each in failed] == [2, 5, 5, 5]
    assert record(a_game("kd", 2, outbox=Outbox(rows[:1], 5)), NOBODY, 0, [Done(row, id=44)]).outbox.announced == 5
    for sent, told in ((None, [9, 2, 7]), (44, [9, 5, 7])):
        later = (Kind.HOST, 9, None), (Kind.TURN, 5, sent), (Kind.TURN, 7, None)
        after = [Message(kind, ("8",), since, number=2, nonce=f"{since}", id=each) for kind, since, each in later]
        next_ones = record(a_game("kd", 2, outbox=Outbox((row, *after))), NOBODY, 0, [Done(row, Came.LEFT)])
        assert [each.since for each in next_ones.outbox.messages] == told


def test_a_new_message_has_the_place_of_the_table_and_the_end_of_a_thread_that_of_its_lobby() -> None:
    for home, finished in ((HERE, HERE), (None, THREAD)):
        deleted = Message(Kind.TURN, channel_id=ELSEWHERE, id=44, leaves=Leaving.DELETE)
        game = a_game("kd", 2, channel_id=THREAD, home_id=home)
        game = game.with_outbox(messages=(*map(Message, (Kind.FINISHED, Kind.HOST)), deleted), announced=0)
        places = [each.channel_id for each in reconciled(game, lambda: "n").outbox.messages]
        assert places == [finished, THREAD, ELSEWHERE]


def test_a_message_about_a_person_who_was_put_out_stands_until_the_person_is_back() -> None:
    row, gone = Message(Kind.PUT_OUT, (str(THIRD), str(FIRST_USER))), Seat(0, THIRD, "Zuri")
    for put_out, stands in ((gone,), True), ((replace(gone, user_id=SECOND),), False), ((), False):
        assert is_wanted(a_game("kd", 2, put_out=put_out), row) is stands


def test_a_computer_player_moves_a_pace_after_the_reminder_or_later_and_turn_and_reminder_show_when() -> None:
    game = a_game("kd", 2, options=GameOptions("kd", 2, pace=1, policy=Policy.TURN))
    told = Reminder(1, 100, is_muted=True)
    for changes, at in ({}, 160), ({"not_before": 200}, 200), ({"count": 0}, None), ({"counted_from": None}, None):
        assert announced_takeover(replace(game, reminder=replace(told, **changes))) == at
    rows = (Policy.TURN, Kind.TURN, 2), (Policy.TURN, Kind.REMINDER, 2), (Policy.TURN, Kind.OFFER, 1)
    for policy, kind, looks in (*rows, (Policy.REMIND, Kind.TURN, 1)):
        shown = replace(game, options=replace(game.options, policy=policy))
        reminded = (replace(shown, reminder=Reminder(not_before=each)) for each in (None, 200))
        assert len({look_of(each, Message(kind, ("0",))) for each in reminded}) == looks


def test_a_game_on_its_way_into_a_thread_sends_its_news_once_and_its_turn_there() -> None:
    game = a_game("kd", 2, channel_id=HERE)
    lobby, news, turn = (Message(each, ("1",), number=1, nonce="n") for each in (Kind.LOBBY, Kind.RESIGNED, Kind.TURN))
    lobby, game = replace(lobby, leaves=Leaving.OUTCOME), replace(game, options=replace(game.options, thread=True))
    for sent, first in (None, [(Way.FIND, Kind.LOBBY)]), (44, []):
        found = acts(game.with_outbox(messages=(replace(lobby, id=sent), news, turn), announced=-1))
        assert [(each.way, each.row.kind) for each in found] == [
            *first,
            (Way.SEND, Kind.RESIGNED),
            (Way.MOVE, Kind.LOBBY),
        ]


def test_a_game_that_begins_moves_into_the_thread_of_its_lobby_if_it_has_one() -> None:
    options, lobby = GameOptions("kd", 2, thread=True), Message(Kind.LOBBY, id=THREAD)
    begun = add_row(a_game("kd", 2, channel_id=HERE, options=options, outbox=Outbox((lobby,))), Kind.TURN, "0")
    for game, has_thread, place, opens in (
        (begun, True, (HERE, THREAD), True),
        (begun, False, (None, HERE), False),
        (begun.with_outbox(messages=begun.outbox.messages[1:]), True, (None, HERE), False),
        (replace(begun, status=Status.LOBBY), False, (None, HERE), True),
        (replace(begun, channel_id=0), False, (None, 0), True),
    ):
        moved = choose_place(game, NOBODY, 0, has_thread=has_thread)
        assert ((moved.home_id, moved.channel_id), moved.options.thread) == (place, opens)


def test_news_that_fail_are_tried_eight_times_but_a_table_and_a_standing_reminder_for_ever() -> None:
    news, turn, reminder = (Message(each, ("1",), nonce="n") for each in (Kind.RESIGNED, Kind.TURN, Kind.REMINDER))
    given_up = news, replace(news, id=44), replace(turn, leaves=Leaving.CONTROLS), reminder
    for each in (*given_up, turn, replace(reminder, id=44)):
        for tries, is_there in ((6, True), (7, each not in given_up)):
            row = replace(each, tries=tries)
            left = record(a_game("kd", 2, outbox=Outbox((row,))), NOBODY, 0, [Done(row, Came.FAILED)])
            assert [each.tries for each in left.outbox.messages] == [tries + 1] * is_there
    row = replace(turn, id=44, leaves=Leaving.OUTCOME, tries=7)
    left = record(a_game("kd", 2, outbox=Outbox((row,))), NOBODY, 0, [Done(row, Came.FAILED)])
    assert left.outbox.messages == (replace(row, leaves=Leaving.DELETE, tries=0),), "no edit takes its buttons"
