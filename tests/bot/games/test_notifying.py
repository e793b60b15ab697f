"""Whom new messages call, and when."""

from dataclasses import replace

from bot.games.game import NOBODY, Proposal, Reminder, Status
from bot.games.kinds import request_key
from bot.games.notifying import Given, decide_calls_again, refused_privately, uncalled, wake, with_calls
from bot.games.outbox import QUIETLY, Kind, Leaving, Message, Outbox
from bot.games.proposals import PAUSE
from tests.bot.sample_tables import (
    ELSEWHERE,
    FIRST_USER,
    HERE,
    SECOND,
    THIRD,
    THREAD,
    a_game,
    changed,
    placed,
    recorded,
)
from tests.recorded_games import RECORD_OF


def test_who_refuses_a_private_message_is_called_by_the_reminder_that_waits_or_by_a_new_one() -> None:
    row, waiting = (Message(each, ("0", str(FIRST_USER)), nonce=each) for each in (Kind.PRIVATE, Kind.REMINDER))
    for other, kinds in (
        (waiting, [Kind.REMINDER]),
        (replace(waiting, kind=Kind.TURN), [Kind.TURN, Kind.NUDGE]),
        (replace(waiting, leaves=Leaving.DELETE), [Kind.REMINDER, Kind.NUDGE]),
    ):
        refused = refused_privately(a_game("kd", 2, outbox=Outbox((row, other))), NOBODY, 0, row)
        assert [each.kind for each in refused.outbox.messages] == kinds


def test_a_private_message_that_comes_late_waits_for_the_morning_or_gives_way_to_a_mention() -> None:
    def left(kind: Kind, given: Given, *others: Message) -> list[tuple[Kind, tuple[int, ...], int | None, bool]]:
        row = Message(kind, ("0", str(FIRST_USER)), nonce="n", calls_decided_at=5)
        game = a_game("kd", 2, outbox=Outbox((row, *others)))
        late = with_calls(placed().with_game(decide_calls_again(game, NOBODY, 900, "n")), 900, given)
        return [(each.kind, each.mentions, each.wakes_at, bool(each.leaves)) for each in late.game.outbox.messages]

    takes, night = Given(warned=frozenset({FIRST_USER}), whispered=frozenset({FIRST_USER})), {FIRST_USER: 2000}
    asleep = replace(takes, nights=night)
    assert left(Kind.PRIVATE, takes) == [(Kind.PRIVATE, (), None, False)]
    assert left(Kind.PRIVATE, asleep) == [(Kind.PRIVATE, (), 2000, False)]
    assert (len(left(Kind.SOON, takes)), left(Kind.SOON, asleep), left(Kind.SOON, Given())) == (1, [], [])
    # Who takes no private messages any longer is mentioned once, also at night in the morning.
    assert left(Kind.PRIVATE, Given()) == [(Kind.NUDGE, (FIRST_USER,), None, False)]
    assert left(Kind.PRIVATE, Given(nights=night)) == [(Kind.NUDGE, (FIRST_USER,), 2000, False)]
    reminder = Message(Kind.REMINDER, ("0",), nonce="r", calls_decided_at=5)
    assert left(Kind.PRIVATE, Given(), reminder) == [(Kind.REMINDER, (FIRST_USER,), None, False)]
    assert left(Kind.PRIVATE, Given(), replace(reminder, id=44)) == [
        (Kind.REMINDER, (), None, True),
        (Kind.REMINDER, (FIRST_USER,), None, False),
    ]


def test_an_end_is_silent_if_it_was_told_or_if_nobody_is_awake_and_calls_the_sleepers_later_once() -> None:
    over = recorded(RECORD_OF["kd-2"])
    for again, until, silent, late in (
        (False, None, False, 0),
        (False, 200, True, 1),
        (True, None, True, 0),
        (True, 200, True, 0),
    ):
        game = replace(over.game, outbox=Outbox((Message(Kind.END, nonce="n", is_again=again),)))
        given = Given(quiet={FIRST_USER: until, SECOND: until})
        told = with_calls(over.with_game(game), 100, given)
        [end, *calls] = told.game.outbox.messages
        assert (end.is_silent, len(calls)) == (silent, late)
        # Discord refuses the message of the end for a while.
        told = with_calls(told.with_game(decide_calls_again(told.game, NOBODY, 150, "n")), 150, given)
        assert [each.subject for each in told.game.outbox.messages] == [(), *[each.subject for each in calls]]


def test_a_turn_calls_its_player_and_the_next_one_unless_a_thread_begins_or_the_turn_was_told() -> None:
    table, at, people = placed(), 100, frozenset({FIRST_USER, SECOND})
    given = Given(quiet=dict.fromkeys(people), warned=people, private=people)
    ola, kenji = table.game.seats
    opens, thread = {"options": replace(table.game.options, thread=True)}, {"channel_id": THREAD, "home_id": HERE}
    for game, since, again, found in (
        ({}, 0, False, (at, True, [str(SECOND)])),
        ({}, 0, True, (None, True, [])),
        (opens, 0, False, (at, True, [])),
        (opens, 3, False, (at, True, [str(SECOND)])),
        (thread, 0, False, (None, False, [])),
        (thread, 3, False, (at, True, [str(SECOND)])),
        (thread | {"channel_id": ELSEWHERE}, 0, False, (at, True, [str(SECOND)])),
        (opens | thread | {"channel_id": ELSEWHERE}, 0, False, (at, True, [str(SECOND)])),
        ({"seats": (ola, replace(kenji, away_until=200))}, 0, False, (at, True, [])),
        ({"seats": (replace(ola, computer="solid"), kenji)}, 0, False, (None, False, [])),
    ):
        turn = Message(Kind.TURN, (str(table.game.progress.public_ply),), since=since, is_again=again)
        sent = changed(table.game, outbox=Outbox((Message(Kind.LOBBY, id=THREAD), turn)), **game)
        [_, told, *soon] = with_calls(table.with_game(sent), at, given).game.outbox.messages
        assert (told.wakes_at, told.is_silent, [each.subject[1] for each in soon]) == found


def test_at_night_the_message_of_the_turn_before_shows_the_next_one_unless_it_is_elsewhere_or_may_come_again() -> None:
    table, at = placed(), 100
    turn = Message(Kind.TURN, (str(table.game.progress.public_ply),), since=5, channel_id=HERE, nonce="t")
    past = replace(turn, subject=("1",), since=2, id=44, leaves=Leaving.CONTROLS, late_edits=1, nonce="p")
    for before, now, until, found in (
        ([past], turn, 200, (44, 2, 1)),
        ([past], turn, None, (None, 5, 0)),
        ([past], replace(turn, is_again=True), 200, (None, 5, 0)),
        ([replace(past, leaves=None)], turn, 200, (None, 5, 0)),
        ([replace(past, channel_id=THREAD)], turn, 200, (None, 5, 0)),
        ([replace(past, kind=Kind.LOBBY)], turn, 200, (None, 5, 0)),
        ([past, replace(past, id=None, nonce="u")], turn, 200, (None, 5, 0)),
        ([replace(past, id=50), replace(past, subject=("0",), since=0)], turn, 200, (50, 2, 1)),
    ):
        game = changed(table.game, outbox=Outbox((*before, now)))
        told = with_calls(table.with_game(game), at, Given(quiet={FIRST_USER: until, SECOND: None})).game
        [row] = (each for each in told.outbox.messages if each.nonce == "t")
        assert (row.id, row.since, row.late_edits) == found


def test_the_first_message_in_a_thread_is_heard_if_somebody_is_awake() -> None:
    turn = Message(Kind.TURN, (str(placed().game.progress.public_ply),))
    game = changed(placed().game, channel_id=THREAD, home_id=HERE)
    table = placed().with_game(replace(game, outbox=Outbox((Message(Kind.LOBBY, id=THREAD, calls_decided_at=5), turn))))
    for until in (None, 200):
        [_, told] = with_calls(table, 100, Given(quiet={FIRST_USER: 200, SECOND: until})).game.outbox.messages
        assert (told.is_silent, told.sleepers) == (until is not None, (FIRST_USER,))


def test_a_pace_goes_on_with_a_reminder_or_once_its_player_is_awake() -> None:
    row, over = Message(Kind.REMINDER, ("7",)), recorded(RECORD_OF["kd-2"])
    for table, each, until, since in (
        (placed(), row, None, 100),
        (placed(), row, 200, 200),
        (over, row, 200, 100),
        (placed(), replace(row, is_again=True), 200, None),
        (placed(), replace(row, kind=Kind.NUDGE), 200, None),
    ):
        told = table.with_game(replace(table.game, outbox=Outbox((each,)), reminder=Reminder()))
        assert with_calls(told, 100, Given(quiet={FIRST_USER: until})).game.reminder.counted_from == since


def test_a_request_calls_who_is_there_and_once_they_are_awake_the_sleepers_alone() -> None:
    game = replace(a_game("kd", 3), proposals=(Proposal(PAUSE, "", (1,)),))
    [*seats, zuri] = game.seats
    here = replace(game, status=Status.LOBBY, seats=tuple(seats), invited=(zuri,))
    away = replace(here, invited=(replace(zuri, away_until=200),))
    asks, invites = Message(Kind.PROPOSED, (PAUSE, "")), Message(Kind.INVITED, (str(THIRD),))
    for each, row, called in (
        (game, asks, (SECOND, THIRD)),
        (game, replace(asks, sleepers=(SECOND,)), (SECOND,)),
        (here, invites, (THIRD,)),
        (away, invites, ()),
    ):
        table = placed().with_game(replace(each, outbox=Outbox((row,))))
        [told] = with_calls(table, 100, Given(quiet=dict.fromkeys((FIRST_USER, SECOND, THIRD)))).game.outbox.messages
        assert told.mentions == called


def test_the_call_to_a_turn_waits_for_an_hour_after_a_request_to_its_player() -> None:
    turn = Message(Kind.TURN, id=44, sleepers=(SECOND,), wakes_at=150, calls_decided_at=5)
    for player, wakes_at in ((SECOND, 3700), (FIRST_USER, 150)):
        rows = replace(turn, sleepers=(player,)), Message(Kind.PROPOSED, (PAUSE, ""))
        asked = a_game("kd", 2, proposals=(Proposal(PAUSE, "", (1,)),), outbox=Outbox(rows))
        told = with_calls(placed().with_game(asked), 100, Given(quiet={SECOND: None}))
        assert told.game.outbox.messages[0].wakes_at == wakes_at


def test_a_call_to_a_turn_that_was_refused_in_private_waits_for_an_hour_after_a_request_of_that_minute() -> None:
    for at, silent, wakes_at in ((100, False, 3700), (100, True, None), (200, False, None)):
        request = Message(Kind.PROPOSED, (PAUSE, ""), nonce="p", id=50, calls_decided_at=99, is_silent=silent)
        rows = request, Message(Kind.PRIVATE, ("0", str(SECOND)), nonce="n")
        asked = a_game("kd", 2, proposals=(Proposal(PAUSE, "", (1,)),), outbox=Outbox(rows))
        refused = refused_privately(asked, NOBODY, at, rows[1])
        [_, nudge] = with_calls(placed().with_game(refused), at, Given()).game.outbox.messages
        assert (nudge.kind, nudge.wakes_at) == (Kind.NUDGE, wakes_at)


def test_a_request_is_silent_for_who_was_called_to_a_turn_in_the_same_minute() -> None:
    for decided_at, silent, called in ((100, False, ()), (100, True, (SECOND,)), (40, False, (SECOND,))):
        turn = Message(Kind.TURN, id=44, mentions=(SECOND,), is_silent=silent, calls_decided_at=decided_at)
        rows = turn, Message(Kind.PROPOSED, (PAUSE, ""))
        asked = a_game("kd", 2, proposals=(Proposal(PAUSE, "", (1,)),), outbox=Outbox(rows))
        told = with_calls(placed().with_game(asked), 100, Given(quiet={SECOND: None}))
        assert told.game.outbox.messages[1].mentions == called


def test_a_call_is_quiet_if_its_host_wants_that_and_uses_an_equal_one_and_asks_for_its_author_when_it_is_new() -> None:
    row, known = Message(Kind.ROLE_CALL, ("5",)), 1 << 63
    lobby = a_game("kd", 3, status=Status.LOBBY)

    def allow(author: int | None, _: object) -> tuple[int, ...]:
        authors.append(author)
        return ()

    for each, earlier, lobby_id, found in (
        (row, None, 9, (None, False, [FIRST_USER])),
        (row, known, None, (known, True, [])),
        (row, 8, 9, (None, False, [FIRST_USER])),
        (replace(row, kind=Kind.RESIGNED), known, 9, (None, True, [None])),
        (replace(row, subject=("5", QUIETLY)), None, 9, (None, True, [FIRST_USER])),
        (replace(row, is_again=True), known, 9, (None, True, [None])),
        (replace(row, sleepers=(SECOND,)), known, 9, (None, False, [None])),
    ):
        rows = Message(Kind.LOBBY, id=lobby_id, calls_decided_at=5), each
        authors, game = list[int | None](), replace(lobby, seats=lobby.seats[:2], outbox=Outbox(rows))
        given = Given(allow=allow, earlier={request_key(game, each): earlier}.get)
        [_, told] = with_calls(placed().with_game(game), 100, given).game.outbox.messages
        assert (told.id, told.is_silent, authors) == found


def test_whom_a_message_calls_is_decided_once_and_never_for_one_that_leaves() -> None:
    news = Message(Kind.RESIGNED, ("1",), channel_id=HERE, number=1, nonce="n")
    rows = news, replace(news, nonce="known", calls_decided_at=5), replace(news, nonce="leaves", leaves=Leaving.DELETE)
    table = placed()
    assert uncalled(replace(table.game, outbox=Outbox(rows))) == (news,)
    ready = with_calls(table.with_game(replace(table.game, outbox=Outbox(rows))), 100, Given())
    assert [each.calls_decided_at for each in ready.game.outbox.messages] == [100, 5, None]
    assert ready.game.outbox.messages[0].is_silent


def test_whom_a_message_calls_is_decided_again_only_if_it_was_never_sent() -> None:
    row = Message(Kind.RESIGNED, ("1",), channel_id=HERE, number=1, nonce="n", calls_decided_at=5)
    rows = row, replace(row, nonce="other"), replace(row, id=44)
    games = [a_game("kd", 2, outbox=Outbox((each,))) for each in rows]
    assert [decide_calls_again(each, NOBODY, 9, "n") == each for each in games] == [False, True, True]
    called = replace(games[0], outbox=Outbox((replace(row, kind=Kind.ROLE_CALL),)))
    quiet = decide_calls_again(called, NOBODY, 9, "n")
    assert decide_calls_again(quiet, NOBODY, 9, "n") == quiet != called
    turn = replace(games[0], outbox=Outbox((replace(row, kind=Kind.TURN, wakes_at=5),)))
    assert wake(turn, NOBODY, 9) == turn


def test_a_line_at_home_calls_nobody_who_slept_through_a_request_in_the_thread() -> None:
    asked = Message(Kind.PROPOSED, (PAUSE, "1"), channel_id=THREAD, nonce="p", id=50, sleepers=(SECOND,), wakes_at=9)
    sought = Message(Kind.SOUGHT, channel_id=HERE, nonce="s", wakes_at=9)
    game = a_game("kd", 2, channel_id=THREAD, home_id=HERE, proposals=(Proposal(PAUSE, "1", (1,)),))
    woken = wake(game.with_outbox(messages=(asked, sought)), NOBODY, 9)
    assert [(each.kind, each.sleepers) for each in woken.outbox.messages if not each.leaves] == [
        (Kind.PROPOSED, (SECOND,)),
        (Kind.SOUGHT, ()),
    ]
