"""What stands in a channel as a function of the table: rows, whom they call, and what the channel lacks."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.games.channel import Came, Done, acts, end_absences, first_stage, instead_of_edit, look_of, reconciled
from bot.games.channel import recorded as record
from bot.games.game import NOBODY, Entry, Game, GameOptions, Progress, Reminder, Seat, Status, Times, new_game
from bot.games.notifying import Given, decide_calls_again, notified, people_of, remind, wake, with_calls
from bot.games.outbox import Kind, Leaving, Message, Outbox
from bot.games.rows import add_row, announce_again, restart_pace, supersede, wanted, with_messages
from bot.games.table import Table
from bot.services.runner import is_thinking
from tests.bot.sample_tables import POSITIONS, recorded, table_at
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
    assert [instead_of_edit(longer, each) for each in (row, often)] == [None, Done(often, Came.OLD)]
    turn = shown(in_line(a_table(*DEALT, announced=0)))
    away = replace(turn, seats=(OLA, replace(KENJI, away_until=500)))
    # What ends by itself makes no old message come again.
    [row] = away.outbox.messages
    assert (to_do(away), instead_of_edit(away, row)) == ([("EDIT", "turn")], Done(row, Came.OLD))
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
    asked = Message(Kind.OFFERED, ("2",), number=1, nonce="a", id=44, look="x", calls_decided_at=1)
    offered = a_table(*DEALT, rows=(asked,), announced=2)
    taken = in_line(offered.with_game(supersede(offered.game, asked, Kind.TAKEN, "2")))
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
def test_after_the_end_all_who_have_played_are_notified_but_who_saw_it(
    taps: dict[int, dict[str, Any]], people: tuple[int, ...]
) -> None:
    over = recorded(RECORDS[0])
    seats = (Seat(1, 1, "Ola"), Seat(2, 2, "Kenji", owner_id=3), Seat(3, 4, "Zuri", "solid", resigned=True), MASTER)
    log = [replace(each, user_id=None, interaction_id=5) for each in over.log]
    for index, changes in taps.items():
        log[index] = replace(log[index], **changes)
    assert notified(replace(over, game=replace(over.game, seats=seats), log=tuple(log))) == people
