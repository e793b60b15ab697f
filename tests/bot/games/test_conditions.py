"""Conditions with two halves: each half decides in some case."""

from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest

from bot.games.advice import allowed, are_shown, coached_turn, guided, is_hinted, turns_of
from bot.games.channel import (
    Came,
    Done,
    Way,
    acts,
    announced_takeover,
    asked,
    instead_of_edit,
    is_of_turn,
    is_unshown,
    is_wanted,
    look_of,
    needs_publisher,
    offer_no_next,
    reconciled,
    redraw,
    request_key,
)
from bot.games.channel import recorded as record
from bot.games.deadlines import Wait, archive_if_due, close, expires_at, send_nudge, send_reminder
from bot.games.draws import shown_hash
from bot.games.game import (
    ALONE,
    CLOCK,
    DAY,
    FIRST_GAME,
    HOST,
    NOBODY,
    STAND_IN,
    Actor,
    Deal,
    Entry,
    FollowingMove,
    Game,
    GameOptions,
    Policy,
    Proposal,
    Reminder,
    Seat,
    Status,
    Suggestions,
    log_entries,
)
from bot.games.lobby import changed_by_joining, is_for_one, seating, without_people
from bot.games.matching import Named, fitting, words_of
from bot.games.notifying import Given, decide_calls_again, refused_privately, uncalled, wake, with_calls
from bot.games.options import role_or_none
from bot.games.outbox import QUIETLY, Kind, Leaving, Message, Outbox
from bot.games.people.person import ADJUSTMENTS, PRIVATE, Person, quiet_until
from bot.games.proposals import PAUSE, UNDO, require_open, settle, undo_outcome, what_came_since
from bot.games.refusals import ChannelBusy, Refusal, StaleGame
from bot.games.rights import (
    Right,
    may_take_seat,
    of_another,
    opener,
    require_opener,
    seat_for,
    team_mate,
    unseated,
    waiting,
    whose_turn,
)
from bot.games.rows import add_row, choose_place
from bot.games.seats import Missed, cancel_game, come_back, end_past_absences, missed, owner_of, return_if_kept
from bot.games.series import (
    asked_again_in,
    at_the_end,
    next_game,
    next_game_refusal,
    origin_name,
    played_on,
    rematch,
    rematch_refusal,
)
from bot.games.shared_deals import parts_of
from bot.games.table import UNDO_ENTRY, Table, is_made_for_player, time_of
from bot.games.turn import waits_for_one, with_change
from bot.games.words.narration import _turning_point, final_name
from bot.games.words.typed import meant
from engine.errors import NotationError
from engine.moves import Place
from engine.permutation import Permutation
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, a_game, changed, chosen_by, draws_of, played, recorded
from tests.recorded_games import RECORD_OF

OLA, KENJI, ZURI = FIRST_USER, FIRST_USER + 1, FIRST_USER + 2
HERE, THREAD, ELSEWHERE = 7, 8, 9
OPENING = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42"


def test_a_game_takes_the_next_button_of_the_same_people_anywhere_and_of_some_of_them_here() -> None:
    def leaves(channel: int, *people: int | None, message_id: int | None = 44) -> bool:
        row = Message(Kind.END, channel_id=HERE, nonce="end", id=message_id, offers_next=True)
        ended = a_game("kd", 2, status=Status.OVER, channel_id=HERE, outbox=Outbox((row,)))
        seats = (replace(seat, user_id=each) for seat, each in zip(ended.seats, people, strict=True))
        begun = a_game("kd", 2, channel_id=channel, seats=tuple(seats))
        [left] = offer_no_next(ended, NOBODY, 0, begun).outbox.messages
        return left.leaves is not None

    assert leaves(ELSEWHERE, OLA, KENJI)
    assert leaves(HERE, OLA, ZURI)
    assert not leaves(ELSEWHERE, OLA, ZURI)
    assert not leaves(HERE, ZURI, None)
    assert not leaves(ELSEWHERE, OLA, KENJI, message_id=None)


def test_a_ply_is_of_the_turn_from_what_is_public_on_while_people_play() -> None:
    game = a_game("kd", 2, public_ply=3, ply=5)
    assert [game.is_of_turn(ply) for ply in range(2, 7)] == [False, True, True, True, False]
    assert not replace(game, status=Status.OVER).is_of_turn(4)


def test_a_game_of_a_dynasty_follows_an_end_or_a_cancelled_game_after_the_first() -> None:
    statuses = (Status.PLAYING, 2), (Status.OVER, 1), (Status.OVER, 3), (Status.CANCELLED, 1), (Status.CANCELLED, 2)
    games = [a_game("kd", 2, status=status, number=number) for status, number in (*statuses, (Status.CANCELLED, 3))]
    assert [each.has_successor for each in games] == [False, True, False, False, True, True]
    assert not any(replace(each, options=GameOptions("kd", 2)).has_successor for each in games)


def test_only_what_a_clock_has_begun_is_late_and_not_what_follows() -> None:
    for actor, late in ((CLOCK, [True, False]), (Actor(OLA, "Ola"), [False, False])):
        assert [each.late for each in log_entries(5, [">3"], actor, 0, [FollowingMove(">4")])] == late
    planned = log_entries(5, [">3"], Actor(OLA, "Ola", 17), 0, [FollowingMove(">4", KENJI), FollowingMove(">5")])
    assert [each.chosen_by for each in planned] == [OLA, KENJI, None]


def test_a_deal_is_shuffled_with_what_is_mixed_in_or_with_its_secret_alone() -> None:
    secret = bytes(32)
    assert Deal().permutation is None
    assert Deal(secret=secret).permutation == Permutation(secret)
    assert Deal(secret=secret, mixed_in="17").permutation == Permutation(secret, "17")


def test_seats_are_drawn_for_teams_unless_the_deal_is_shared() -> None:
    def are_kept(kingdoms: int, deal: str | None = None) -> bool:
        game = changed(a_game("rwt", 6), name=deal)
        drawn = [[seat.name for seat in seating(game, kingdoms, Random(seed))] for seed in range(9)]
        return all(names == [seat.name for seat in game.seats] for names in drawn)

    assert (are_kept(3), are_kept(6), are_kept(3, "2026-11-22")) == (False, True, True)


def test_absences_end_at_their_time_and_later_ones_stay() -> None:
    game = a_game("kd", 3)
    seats = [replace(seat, away_until=at) for seat, at in zip(game.seats, (None, 10, 11), strict=True)]
    left = end_past_absences(replace(game, seats=tuple(seats)), NOBODY, 10)
    assert [seat.away_until for seat in left.seats] == [None, None, 11]
    over = replace(game, seats=tuple(seats), status=Status.OVER)
    assert end_past_absences(over, NOBODY, 10) == over
    kept = seats[0], replace(seats[1], computer="solid"), seats[2]
    cases = dict[str, Any](), {"acting_seat": 3}, {"status": Status.LOBBY}, {"seats": kept}
    games = (changed(game, **{"seats": tuple(seats), "acting_seat": 2} | each) for each in cases)
    assert [end_past_absences(each, NOBODY, 10).reminder.counted_from for each in games] == [10, None, None, None]


def test_the_missed_turns_of_a_person_are_those_that_others_chose_since_then() -> None:
    table = chosen_by(ZURI, placed())
    assert [missed([table], *each).turns for each in ((OLA, 0), (OLA, 1), (5, 0))] == [2, 0, 0]
    lent = table.game.seats[0], replace(table.game.seats[1], user_id=ZURI, owner_id=KENJI)
    assert missed([placed(), table.with_game(replace(table.game, seats=lent))], KENJI, 0) == Missed(2, 1)


def test_only_who_was_away_comes_back() -> None:
    ola, kenji = a_game("kd", 2).seats
    lent, kept = {"user_id": ZURI, "owner_id": OLA}, {"computer": "solid"}
    for own, comes in (lent, False), ({"offered": True}, False), ({"away_until": 10}, True), (kept, True):
        game = a_game("kd", 2, seats=(replace(ola, **own), kenji))
        assert (come_back(game, Actor(OLA, "Ola"), 0) != game) is comes
        assert return_if_kept(game, Actor(ZURI, "Zuri"), 0) == game
        assert come_back(over := replace(game, status=Status.OVER), Actor(OLA, "Ola"), 0) == over


def test_a_computer_player_moves_for_who_is_away_or_too_slow_where_the_table_wants_that() -> None:
    ola, kenji = a_game("kd", 2).seats
    away = a_game("kd", 2, seats=(replace(ola, away_until=10), kenji), options=GameOptions("kd", 2, policy=Policy.TURN))
    games = away, changed(away, paused_at=5), replace(away, seats=(away.seats[0], Seat(2, None, "Kenji")))
    assert [each.computer_of(each.seats[0]) for each in games] == [STAND_IN, None, None]
    assert [replace(away.options, pace=pace).is_acted_upon for pace in (0, 5)] == [False, True]


def test_who_has_resigned_is_not_taken_off_the_seat_again() -> None:
    ola, kenji = a_game("kd", 2).seats
    gone = a_game("kd", 2, seats=(replace(ola, resigned=True, computer="solid"), kenji))
    assert without_people(gone, NOBODY, 0, {OLA}) == gone


def test_a_rematch_seats_computer_players_and_invites_the_person_whose_seat_one_keeps() -> None:
    [ola, kenji, zuri, erased] = a_game("kd", 4).seats
    computer, nobody = replace(zuri, user_id=None, computer="solid"), replace(erased, user_id=None)
    seats = ola, replace(kenji, computer="solid"), computer, nobody
    again = rematch(a_game("kd", 4, status=Status.OVER, seats=seats), Actor(OLA, "Ola"), [], 0)
    assert [[each.user_id for each in row] for row in (again.seats, again.invited)] == [[OLA, None], [KENJI]]


def test_a_rematch_at_home_moves_into_a_thread_again_and_the_next_game_of_a_dynasty_wherever_it_is_asked_for() -> None:
    found = []
    for channel, thread, dynasty in (
        (HERE, True, False),
        (THREAD, True, True),
        (THREAD, True, False),
        (HERE, False, True),
    ):
        options = GameOptions("kd", 2, thread=thread, dynasty=dynasty)
        over = a_game("kd", 2, status=Status.OVER, channel_id=THREAD, home_id=HERE, options=options)
        found.append(asked_again_in(over, channel).options.thread)
    assert found == [True, True, False, False]


def test_the_next_game_has_no_hash_that_was_never_shown_whoever_is_away_elsewhere() -> None:
    away = Person(ZURI, away_from=0, away_until=9)
    assert next_game(a_game("kd", 2, status=Status.OVER), [away], 0, []).deal.mixed_in == ""


def test_a_game_is_played_on_from_the_seat_of_who_resigned_under_new_names() -> None:
    over = recorded(RECORD_OF["kd-2"])
    gone = tuple(replace(seat, computer="solid", resigned=True) for seat in over.game.seats)
    begun = played_on(over.with_game(replace(over.game, seats=gone)), 2, Actor(ZURI, "Zuri"), ["Greta"], None, 0)
    assert {seat.name for seat in begun.game.seats} == {"Zuri", "Greta"}


def test_the_lobby_of_a_thread_shows_the_end_of_its_first_game() -> None:
    for home, number, shown in ((HERE, 1, [(Kind.LOBBY, HERE)]), (HERE, 2, []), (None, 1, [])):
        game = a_game("kd", 2, channel_id=THREAD, home_id=home, number=number, outbox=Outbox())
        cancelled = cancel_game(game, 0).outbox.messages
        assert [(each.kind, each.channel_id) for each in cancelled if each.id] == shown


def test_a_proposal_is_settled_while_people_play_and_once_all_agree() -> None:
    for status, approvals, left in ((Status.PLAYING, (1, 2), 0), (Status.PLAYING, (1,), 1), (Status.OVER, (1, 2), 1)):
        game = replace(a_game("kd", 2, status=status), proposals=(Proposal(PAUSE, "", approvals),))
        assert len(settle(game, NOBODY, 0).proposals) == left


def test_who_plays_for_another_person_acts_on_that_seat_and_not_on_the_seat_that_is_lent() -> None:
    lent, taken = Seat(1, ZURI, "Zuri", owner_id=OLA), Seat(2, OLA, "Ola", owner_id=KENJI)
    assert seat_for(Right.RESIGN, a_game("kd", 2, seats=(lent, taken)), Actor(OLA, "Ola")) == taken


def test_a_table_is_asked_for_with_its_server_or_its_host_if_it_has_one() -> None:
    game = a_game("kd", 2, guild_id=None)
    alone = replace(game, host_id=None)
    assert [each.server for each in (a_game("kd", 2), game, alone)] == [10**19, OLA, 0]
    pairs = [(each, Actor(person, "")) for each in (game, alone) for person in (OLA, None)]
    assert [opener(*pair, 0) for pair in pairs] == [True, False, False, False]
    require_opener(None, Actor(OLA, ""))
    assert owner_of(Seat(1, None, "Greta")) == (None, None)
    kept = a_game("kd", 1, seats=(Seat(1, ZURI, "Zuri", "solid", owner_id=OLA),))
    assert return_if_kept(kept, Actor(OLA, ""), 0).seats == (Seat(1, OLA, "Zuri"),)


def test_a_rematch_waits_for_whom_it_calls_and_any_other_lobby_until_it_is_full() -> None:
    ola, kenji, zuri = a_game("kd", 3).seats
    lobby, called = replace(a_game("kd", 3, status=Status.LOBBY), seats=(ola, kenji)), replace(zuri, called=True)
    rematch = replace(lobby, seats=(ola, replace(kenji, called=True)))
    lobbies = lobby, rematch, replace(rematch, invited=(called,)), replace(lobby, seats=(ola, kenji, zuri))
    assert [each.is_complete for each in lobbies] == [False, True, False, True]


def test_kingdoms_become_smaller_for_another_player_unless_the_player_was_expected() -> None:
    queens, kings = (a_game(code, 4, status=Status.LOBBY) for code in ("qd", "kd"))
    two = [replace(each, seats=each.seats[:2]) for each in (queens, kings)]
    reserved = replace(queens, seats=queens.seats[:1], invited=(Seat(2, ZURI, "Zuri"),))
    asked = [(each, user) for each in (*two, reserved) for user in (ZURI, 5)]
    assert [changed_by_joining(*each) for each in asked] == [(2, 3), (2, 3), None, None, None, (2, 3)]


def test_a_time_that_is_not_known_is_that_of_now_or_of_before() -> None:
    game = a_game("kd", 2, created_at=1, moved_at=None, origin="17 5")
    later = changed(game, moved_at=3), changed(game, moved_at=3, ended_at=5)
    assert [time_of(each) for each in (game, *later)] == [0, 3, 5]
    assert (game.deal.origin_step, a_game("kd", 2).deal.origin_step) == ((17, 5), (0, 0))
    assert (origin_name(game), origin_name(a_game("kd", 2))) == ("17", "none")
    assert [expires_at(each) for each in (game, *later)] == [DAY + 1, DAY + 3, DAY + 3]
    opened = replace(game, status=Status.OPEN)
    assert [close(changed(opened, closes_at=each), NOBODY, 7).times.closes_at for each in (None, 3, 9)] == [7, 3, 7]
    offered = replace(game, status=Status.OVER, reminder=Reminder(archives_at=1))
    assert archive_if_due(offered, NOBODY, 7) == offered
    assert [quiet_until(Person(OLA, quiet_from=a, quiet_to=b), 0) for a, b in ((None, 7), (7, None))] == [None, None]


def test_an_unknown_place_is_none_and_a_series_is_one_of_two_games_that_have_it() -> None:
    ola, kenji = a_game("kd", 2).seats
    ranked = at_the_end(a_game("kd", 2, seats=(replace(ola, place=None), kenji)))
    assert [each.place for each in ranked.seats] == [0, 1]
    alone = a_game("kd", 2, series=None)
    keys = [next_game_refusal(ChannelBusy(each), each).key for each in (alone, replace(alone, series=5))]
    assert keys == ["error-channel-busy", "error-next-game-begun"]
    live = replace(alone, status=Status.LOBBY), alone
    keys = [rematch_refusal(ChannelBusy(each), Actor(user, "")).key for each in live for user in (OLA, ZURI)]
    assert keys == ["error-your-table-waits", "error-channel-busy", "error-next-game-begun", "error-channel-busy"]
    assert next_game_refusal(busy := ChannelBusy(replace(alone, series=6)), replace(alone, series=5)) is busy


def test_the_hash_of_a_deal_is_shown_before_the_game_or_once_it_was_mixed_in() -> None:
    def is_shown(status: Status, mixed_in: str | None) -> bool:
        return shown_hash(a_game("kd", 2, status=status, mixed_in=mixed_in)) is not None

    assert (is_shown(Status.LOBBY, None), is_shown(Status.PLAYING, "17")) == (True, True)
    assert (is_shown(Status.LOBBY, ""), is_shown(Status.PLAYING, None)) == (False, False)
    assert shown_hash(a_game("kd", 2, secret=None)) is None


def test_only_one_person_without_company_begins_against_computer_players() -> None:
    lobbies = [a_game("rwt", 6, status=Status.LOBBY), a_game("kd", 2, status=Status.LOBBY)]
    found = [is_for_one(replace(each, seats=each.seats[:count])) for each in lobbies for count in (1, 3, 6)]
    assert found == [True, False, False, True, False, False]
    [alone, _], guest = lobbies[1].seats, Seat(0, ZURI, "Zuri")
    assert not is_for_one(replace(lobbies[0], seats=(alone,), invited=(guest,)))
    assert not is_for_one(replace(a_game("kd", 4, status=Status.LOBBY), seats=(alone, Seat(2, None, "Greta", "solid"))))


def test_suggestions_are_shown_to_newcomers_and_to_who_asks_for_them_alone_unless_somebody_has_chosen() -> None:
    alone = Seat(1, OLA, "Ola"), Seat(2, None, "Greta", "solid")

    def reason(person: Person, newcomers: tuple[int, ...], chosen: Suggestions | None = None, **own: Any) -> str | None:
        options = GameOptions("kd", 2, suggestions=chosen)
        game = a_game("kd", 2, **{"seats": alone, "options": options} | own)
        return guided(game, game.seats, {OLA: person}, newcomers)[0].guided

    shown, silent = (Person(OLA, suggestions=each) for each in (Suggestions.SHOWN, Suggestions.NONE))
    assert (reason(Person(OLA), (OLA,)), reason(shown, ()), reason(Person(OLA), ())) == (FIRST_GAME, ALONE, None)
    assert reason(silent, (OLA,)) is reason(shown, (), Suggestions.HINT) is None
    assert reason(shown, (OLA,), name="2026-11-22") is reason(shown, (), seats=a_game("kd", 2).seats) is None
    assert reason(silent, (OLA,), seats=(Seat(1, OLA, "Ola", guided=HOST),)) == HOST


def test_a_role_is_an_id_or_none_and_nobody_chooses_everybody() -> None:
    assert [role_or_none(each, 5) for each in ("", "5", "6")] == [None, None, 6]
    assert [ADJUSTMENTS["private"](Person(OLA), each or "").private for each in PRIVATE] == [*PRIVATE]
    for wrong in ("0", "-1", str(1 << 63), "x"):
        with pytest.raises(ValueError, match=wrong):
            role_or_none(wrong, 5)
    with pytest.raises(ValueError, match="nights"):
        ADJUSTMENTS["private"](Person(OLA), "nights")


@pytest.mark.parametrize(("typed", "read"), [("е", "e"), ("а8", "a8"), ("как", "как"), ("е8 как", "e8 как")])
def test_letters_that_look_alike_are_read_as_squares_alone_or_before_a_number(typed: str, read: str) -> None:
    assert words_of(typed) == read


def test_a_text_means_the_thing_with_its_words_alone_and_with_more_words_a_thing_of_sentences() -> None:
    class InSentences(Named[int]):
        in_sentences = True

    for typed, plain, in_sentences in (
        ("Blue-Lake", 1, 1),
        ("blue-lake please", 0, 1),
        ("p lake", 1, 1),
        # A letter alone is a slip beside a number without a sign, and no word is.
        ("1p", 0, 1),
        ("1 park", 0, 0),
        ("+1 p 1", 0, 0),
        # The middle of a word needs three letters, if they are Latin ones.
        ("ake", 2, 2),
        ("ar", 0, 0),
        ("湖", 1, 1),
    ):
        for named, count in (Named[int], plain), (InSentences, in_sentences):
            things = named(1, "Blue Lake"), named(2, "Blue Lake Park"), named(3, "青湖")
            assert len(fitting(things, typed)) == count


def test_a_text_without_a_word_is_no_move() -> None:
    with pytest.raises(NotationError):
        meant((), "·", Place)


def test_a_seat_is_kept_for_a_guest_until_the_table_is_full_or_begins() -> None:
    guest, row = Seat(0, ZURI, "Zuri"), Message(Kind.INVITED, (str(ZURI),))
    lobby = replace(a_game("kd", 3, status=Status.LOBBY), invited=(guest,))
    free = replace(lobby, seats=lobby.seats[:2])
    assert asked(free, row) == (guest,)
    for other in (lobby, replace(free, status=Status.PLAYING), replace(free, invited=())):
        assert asked(other, row) is None


def test_strangers_and_guests_take_seats_of_open_public_lobbies() -> None:
    def free(**changes: Any) -> Game:
        lobby = a_game("kd", 3, status=Status.LOBBY, **changes)
        return replace(lobby, seats=lobby.seats[:2])

    stranger, ola = Actor(ZURI, "Zuri"), Actor(OLA, "Ola")
    assert may_take_seat(free(), stranger)
    reserved = free(invited=(Seat(0, ZURI, "Zuri"),))
    assert (may_take_seat(reserved, stranger), may_take_seat(reserved, Actor(1, "?"))) == (True, False)
    assert not may_take_seat(free(), ola)
    assert not may_take_seat(free(guild_id=None), stranger)
    put_out = free(put_out=(Seat(0, ZURI, "Zuri"),))
    assert not may_take_seat(put_out, stranger)
    assert may_take_seat(replace(put_out, invited=put_out.put_out), stranger)
    assert not may_take_seat(replace(free(), status=Status.PLAYING), stranger)


def test_a_team_mate_sits_on_another_seat_of_the_kingdom_that_moves() -> None:
    game = a_game("rwt", 6, acting_seat=1)
    mates = [each for each in range(7) if team_mate(game, Actor(FIRST_USER + each, ""), 0)]
    assert mates == [3]
    assert not team_mate(changed(game, acting_seat=None), Actor(FIRST_USER + 3, ""), 0)


def test_a_turn_is_that_of_a_person_whom_the_table_awaits() -> None:
    ola, kenji = placed().game.seats
    kept = placed().with_game(replace(placed().game, seats=(replace(ola, computer="solid"), kenji)))
    tables = placed(), kept, recorded(RECORD_OF["kd-2"])
    assert [[each.awaits(person) for person in (OLA, KENJI, None)] for each in tables] == [
        [True, False, False],
        *[[False] * 3] * 2,
    ]
    games = placed().game, kept.game, changed(kept.game, acting_seat=None)
    assert [whose_turn(each, Actor(OLA, ""), 0) for each in games] == [True, False, False]
    assert [waiting(each, Actor(KENJI, ""), 0) for each in games] == [True, False, False]
    keys = [of_another(each, Actor(ZURI, "")).key for each in games]
    assert keys == ["error-reminders-of-another", "error-nobodys-turn", "error-nobodys-turn"]
    assert not whose_turn(games[2], Actor(ZURI, ""), 0)
    keys = [unseated(each, Actor(OLA, "")).key for each in (kept.game, replace(kept.game, status=Status.OVER))]
    assert keys == ["error-kept-by-computer", "error-not-seated"]


def test_only_ones_own_turn_that_others_have_followed_cannot_be_undone() -> None:
    table = placed("3@g8n", ">42")
    assert [what_came_since(table, Actor(each, "")) is None for each in (OLA, KENJI, ZURI)] == [True, False, True]


@pytest.mark.parametrize(("kind", "argument"), [(UNDO, "7"), (UNDO, "x"), (PAUSE, "7")])
def test_a_request_to_undo_a_turn_says_how_it_ended_and_any_other_is_gone(kind: str, argument: str) -> None:
    is_turn = (kind, argument) == (UNDO, "7")
    with refused(undo_outcome(placed(), 7) if is_turn else "error-proposal-gone"):
        require_open(placed(), Actor(OLA, "Ola"), kind, argument)


def test_a_name_of_a_deal_has_a_source_or_is_that_of_a_daily_game() -> None:
    assert parts_of("2026-11-22") == (date(2026, 11, 22), "daily", 0)
    assert parts_of("2026-11-22-weekly-17") == (date(2026, 11, 22), "weekly", 17)


def test_the_next_turn_tells_what_the_unsent_turns_would_tell_or_what_came_since_the_last_one() -> None:
    turn = Message(Kind.TURN, ("5",), since=3)
    rows = (turn,), (replace(turn, id=44),), (replace(turn, kind=Kind.RESIGNED),), (turn, replace(turn, since=2))
    assert [a_game("kd", 2, outbox=Outbox(each, 4)).untold_since for each in rows] == [3, 4, 4, 2]


def test_only_a_person_who_has_not_resigned_is_absent() -> None:
    seats = Seat(1, OLA, "Ola"), Seat(1, OLA, "Ola", away_until=5), Seat(1, OLA, "Ola", away_until=5, resigned=True)
    assert [each.is_absent for each in seats] == [False, True, False]


# ---- what the channel lacks


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
        sent = [Done(each, id=44, look=look) for look in (look_of(game, each), "of before")]
        assert tuple(len(record(game, NOBODY, 0, [done]).outbox.messages) for done in sent) == looks


def test_the_message_of_a_turn_is_that_of_the_newest_public_ply_while_people_play() -> None:
    game, row = a_game("kd", 2, public_ply=2), Message(Kind.TURN, ("2",))
    games = game, changed(game, public_ply=3), replace(game, status=Status.OVER)
    assert [is_of_turn(each, row) for each in games] == [True, False, False]


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
        ((), Done(turn, look="new"), [(44, Leaving.CONTROLS)]),
        ((), Done(replace(turn, kind=Kind.OFFERED), look="new"), [(44, Leaving.OUTCOME)]),
        ((), Done(replace(turn, kind=Kind.RESIGNED, offers_next=True), look="new"), [(44, Leaving.DELETE)]),
        ((), Done(replace(turn, kind=Kind.RESIGNED), look="new"), []),
        ((), Done(turn), []),
        ((), Done(turn, Came.LEFT, look="new"), []),
        ((), Done(unsent, id=45, look="new"), [(45, Leaving.DELETE)]),
        ((turn,), Done(turn, Came.LEFT), []),
        ((leaving,), Done(turn, Came.LEFT), [(44, Leaving.GONE)]),
        ((leaving, newer), Done(turn, Came.LEFT), [(45, None)]),
        ((turn,), Done(turn, look="new"), [(44, None)]),
        ((turn,), Done(unsent, id=45), [(44, None), (45, Leaving.DELETE)]),
        ((gone,), Done(turn, look="new"), [(44, Leaving.GONE), (44, Leaving.CONTROLS)]),
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
            "kd", 2, status=status, outbox=Outbox((replace(row, nonce="n", calls_decided_at=5, look="x"),), 0)
        )
        return [(each.calls_decided_at, each.leaves) for each in reconciled(game, lambda: "m", {fresh}).outbox.messages]

    ply = "0", str(OLA)
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
    turn = Message(Kind.TURN, look="x")
    rows = turn, replace(turn, kind=Kind.RESIGNED), replace(turn, leaves=Leaving.CONTROLS)
    assert [each.look for each in redraw(a_game("kd", 2, outbox=Outbox(rows))).outbox.messages] == ["", "x", "x"]


def test_an_old_request_is_sent_again_and_old_news_are_edited() -> None:
    rows = Message(Kind.OFFERED, ("1",)), Message(Kind.RESIGNED, ("1",)), Message(Kind.TURN, ("0",))
    assert [instead_of_edit(a_game("kd", 2), each) is None for each in rows] == [False, True, False]
    assert instead_of_edit(a_game("kd", 2, owner="tournaments"), rows[0]) is None


def test_who_refuses_a_private_message_is_called_by_the_reminder_that_waits_or_by_a_new_one() -> None:
    row, waiting = (Message(each, ("0", str(OLA)), nonce=each) for each in (Kind.PRIVATE, Kind.REMINDER))
    for other, kinds in (
        (waiting, [Kind.REMINDER]),
        (replace(waiting, kind=Kind.TURN), [Kind.TURN, Kind.NUDGE]),
        (replace(waiting, leaves=Leaving.DELETE), [Kind.REMINDER, Kind.NUDGE]),
    ):
        refused = refused_privately(a_game("kd", 2, outbox=Outbox((row, other))), NOBODY, 0, row)
        assert [each.kind for each in refused.outbox.messages] == kinds


def test_an_end_is_silent_if_it_was_told_or_if_nobody_is_awake_and_calls_the_sleepers_later_once() -> None:
    over = recorded(RECORD_OF["kd-2"])
    for again, until, silent, late in (
        (False, None, False, 0),
        (False, 200, True, 1),
        (True, None, True, 0),
        (True, 200, True, 0),
    ):
        game = replace(over.game, outbox=Outbox((Message(Kind.END, is_again=again),)))
        told = with_calls(over.with_game(game), 100, Given(quiet={OLA: until, KENJI: until}))
        [end, *calls] = told.game.outbox.messages
        assert (end.is_silent, len(calls)) == (silent, late)


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


def test_an_end_offers_a_next_game_where_everybody_may_choose_the_deal() -> None:
    plain = a_game("kd", 2, status=Status.OVER, outbox=Outbox((Message(Kind.END),), 0))
    games = plain, changed(plain, name="2026-11-22"), changed(plain, owner="tournaments")
    offers = [each.offers_next for game in games for each in reconciled(game, lambda: "n").outbox.messages]
    assert offers == [True, False, False]


def test_a_message_about_a_person_who_was_put_out_stands_until_the_person_is_back() -> None:
    row, gone = Message(Kind.PUT_OUT, (str(ZURI), str(OLA))), Seat(0, ZURI, "Zuri")
    for put_out, stands in ((gone,), True), ((replace(gone, user_id=KENJI),), False), ((), False):
        assert is_wanted(a_game("kd", 2, put_out=put_out), row) is stands


def test_a_call_stands_while_its_lobby_has_room() -> None:
    lobby, row = a_game("kd", 2, status=Status.LOBBY), Message(Kind.ROLE, ("5",))
    alone = replace(lobby, seats=lobby.seats[:1])
    for game, stands in (alone, True), (lobby, False), (replace(alone, status=Status.PLAYING), False):
        assert is_wanted(game, row) is stands


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


def test_a_turn_calls_its_player_and_the_next_one_unless_a_thread_begins_or_the_turn_was_told() -> None:
    table, at, people = placed(), 100, frozenset({OLA, KENJI})
    given = Given(quiet=dict.fromkeys(people), warned=people, private=people)
    ola, kenji = table.game.seats
    opens, thread = {"options": replace(table.game.options, thread=True)}, {"channel_id": THREAD, "home_id": HERE}
    for game, since, again, found in (
        ({}, 0, False, (at, True, [str(KENJI)])),
        ({}, 0, True, (None, True, [])),
        (opens, 0, False, (at, True, [])),
        (opens, 3, False, (at, True, [str(KENJI)])),
        (thread, 0, False, (None, False, [])),
        (thread, 3, False, (at, True, [str(KENJI)])),
        (thread | {"channel_id": ELSEWHERE}, 0, False, (at, True, [str(KENJI)])),
        (opens | thread | {"channel_id": ELSEWHERE}, 0, False, (at, True, [str(KENJI)])),
        ({"seats": (ola, replace(kenji, away_until=200))}, 0, False, (at, True, [])),
        ({"seats": (replace(ola, computer="solid"), kenji)}, 0, False, (None, False, [])),
    ):
        turn = Message(Kind.TURN, (str(table.game.progress.public_ply),), since=since, is_again=again)
        sent = changed(table.game, outbox=Outbox((Message(Kind.LOBBY, id=THREAD), turn)), **game)
        [_, told, *soon] = with_calls(table.with_game(sent), at, given).game.outbox.messages
        assert (told.wakes_at, told.is_silent, [each.subject[1] for each in soon]) == found


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


def test_the_first_message_in_a_thread_is_heard_if_somebody_is_awake() -> None:
    turn = Message(Kind.TURN, (str(placed().game.progress.public_ply),))
    game = changed(placed().game, channel_id=THREAD, home_id=HERE)
    table = placed().with_game(replace(game, outbox=Outbox((Message(Kind.LOBBY, id=THREAD, calls_decided_at=5), turn))))
    for until in (None, 200):
        [_, told] = with_calls(table, 100, Given(quiet={OLA: 200, KENJI: until})).game.outbox.messages
        assert (told.is_silent, told.sleepers) == (until is not None, (OLA,))


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
        assert with_calls(told, 100, Given(quiet={OLA: until})).game.reminder.counted_from == since


def test_a_request_calls_who_is_there_and_once_they_are_awake_the_sleepers_alone() -> None:
    game = replace(a_game("kd", 3), proposals=(Proposal(PAUSE, "", (1,)),))
    [*seats, zuri] = game.seats
    here = replace(game, status=Status.LOBBY, seats=tuple(seats), invited=(zuri,))
    away = replace(here, invited=(replace(zuri, away_until=200),))
    asks, invites = Message(Kind.PROPOSED, (PAUSE, "")), Message(Kind.INVITED, (str(ZURI),))
    for each, row, called in (
        (game, asks, (KENJI, ZURI)),
        (game, replace(asks, sleepers=(KENJI,)), (KENJI,)),
        (here, invites, (ZURI,)),
        (away, invites, ()),
    ):
        table = placed().with_game(replace(each, outbox=Outbox((row,))))
        [told] = with_calls(table, 100, Given(quiet=dict.fromkeys((OLA, KENJI, ZURI)))).game.outbox.messages
        assert told.mentions == called


def test_a_call_is_quiet_if_its_host_wants_that_and_uses_an_equal_one_and_asks_for_its_author_when_it_is_new() -> None:
    row, known = Message(Kind.ROLE, ("5",)), 1 << 63
    lobby = a_game("kd", 3, status=Status.LOBBY)

    def allow(author: int | None, _: object) -> tuple[int, ...]:
        authors.append(author)
        return ()

    for each, earlier, lobby_id, found in (
        (row, None, 9, (None, False, [OLA])),
        (row, known, None, (known, True, [])),
        (row, 8, 9, (None, False, [OLA])),
        (replace(row, kind=Kind.RESIGNED), known, 9, (None, True, [None])),
        (replace(row, subject=("5", QUIETLY)), None, 9, (None, True, [OLA])),
        (replace(row, is_again=True), known, 9, (None, True, [None])),
        (replace(row, sleepers=(KENJI,)), known, 9, (None, False, [None])),
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
    called = replace(games[0], outbox=Outbox((replace(row, kind=Kind.ROLE),)))
    quiet = decide_calls_again(called, NOBODY, 9, "n")
    assert decide_calls_again(quiet, NOBODY, 9, "n") == quiet != called
    turn = replace(games[0], outbox=Outbox((replace(row, kind=Kind.TURN, wakes_at=5),)))
    assert wake(turn, NOBODY, 9) == turn


def test_a_person_who_wants_no_reminder_of_the_turn_gets_none() -> None:
    row = Message(Kind.TURN, ("2",), channel_id=HERE, number=1, nonce="turn", id=44)
    game = a_game("kd", 2, channel_id=HERE, acting_seat=1, ply=2, public_ply=2, outbox=Outbox((row,), 2))
    muted, paused = replace(game, reminder=Reminder(3, is_muted=True)), changed(game, paused_at=5)
    games = game, changed(game, ply=3, public_ply=3), muted, paused
    assert not Wait.of(game).is_unchanged(replace(game, status=Status.OVER))
    for send in send_reminder, send_nudge:
        assert [send(each, NOBODY, 0, Wait.of(game), (), None) == each for each in games] == [False, True, True, True]


def test_news_that_fail_are_tried_eight_times_but_a_table_and_a_standing_reminder_for_ever() -> None:
    news, turn, reminder = (Message(each, ("1",), nonce="n") for each in (Kind.RESIGNED, Kind.TURN, Kind.REMINDER))
    given_up = news, replace(news, id=44), replace(turn, leaves=Leaving.CONTROLS), reminder
    for each in (*given_up, turn, replace(reminder, id=44)):
        for tries, is_there in ((6, True), (7, each not in given_up)):
            row = replace(each, tries=tries)
            left = record(a_game("kd", 2, outbox=Outbox((row,))), NOBODY, 0, [Done(row, Came.FAILED)])
            assert [each.tries for each in left.outbox.messages] == [tries + 1] * is_there


# ---- turns


def placed(*moves: str) -> Table:
    return played("kd", 2, *OPENING, *moves, names=("Ola", "Kenji"))


def test_only_finished_turns_of_ones_own_are_counted() -> None:
    counts = [[turns_of(placed(*moves), seat) for seat in (1, 2)] for moves in ((), ("3@g8n",), ("3@g8n", ">42"))]
    assert counts == [[2, 2], [2, 2], [3, 2]]


def test_a_turn_is_made_for_a_player_who_places_without_any_choice_and_turns_in_a_row_have_no_choice_between() -> None:
    table = recorded(RECORD_OF["kd-3"])
    for person, made in ((None, [35, 38]), (OLA, [])):
        assert [at for at, turn in enumerate(chosen_by(person, table).turns) if is_made_for_player(turn)] == made
    assert [[table.turns.index(turn) for turn in table.turns_in_a_row(seat)] for seat in (1, 2, 3)] == [
        [38],
        [35, 36],
        [34, 37],
    ]


def test_a_first_choice_is_planned_with_wishes_alone() -> None:
    table = played("kd", 2, *OPENING[:2])
    ola, kenji = table.game.seats
    seats = ola, replace(kenji, plan="0 >3 >17 >22 >41")
    assert waits_for_one(table.with_game(replace(table.game, seats=seats)))
    assert not waits_for_one(table)


def test_a_lobby_is_touched_by_a_change_that_it_shows() -> None:
    def touched_at(status: Status, **options: Any) -> int | None:
        table = Table.of(a_game("kd", 2, status=status))
        game = replace(table.game, options=replace(table.game.options, **options))
        return with_change(table, NOBODY, 9, draws_of(1), game).game.times.touched_at

    assert (touched_at(Status.LOBBY, pace=5), touched_at(Status.LOBBY), touched_at(Status.PLAYING, pace=5)) == (
        9,
        None,
        None,
    )


def test_a_move_is_automatic_that_was_planned_or_that_nobody_has_chosen() -> None:
    [*_, move, _] = placed().moves
    moves = move, replace(move, planned=True), replace(move, chosen_by=None)
    assert [each.is_automatic for each in moves] == [False, True, True]
    # The choice of a domino ends the turn.
    assert len(chosen_by(None, placed("3@g8n", ">42")).until(7).asking.moves) == 8


@pytest.mark.parametrize(("stem", "turns"), [("kd-2", [23]), ("qd-3", [24, 28, 29, 39])])
def test_a_new_leader_is_told_in_the_second_half_of_a_game_and_a_queen_who_leaves(stem: str, turns: list[int]) -> None:
    table = recorded(RECORD_OF[stem])
    told = [[*_turning_point(table, each, LOCALIZER)] for each in ((), *zip(table.turns))]
    assert [at for at, each in enumerate(told) if each] == turns


def test_a_table_has_begun_with_its_first_move_or_in_a_position_and_has_a_turn_from_its_first_move_on() -> None:
    lobby = played("kd", 2)
    for begun in placed(), lobby.with_game(changed(lobby.game, origin=str(lobby.state))):
        begun.require_begun()
    with pytest.raises(Refusal):
        lobby.require_begun()
    assert not Table.unreadable(lobby.game).with_game(lobby.game).is_readable
    assert not Table.unreadable(lobby.game).is_playing
    assert [len(each.current_turn) for each in (lobby, placed(), placed("3@g8n"))] == [0, 0, 1]
    table = placed("3@g8n")
    table = table.with_game(changed(table.game, public_ply=7, ply=8))
    table.require_turn(7)
    with pytest.raises(StaleGame):
        table.require_turn(6)


def test_the_other_seat_follows_whose_turn_is_next_while_people_play() -> None:
    archived = placed().with_game(replace(placed().game, status=Status.ARCHIVED))
    tables = placed(), placed("3@g8n", ">42"), archived, recorded(RECORD_OF["kd-2"])
    assert [each.following and each.following.user_id for each in tables] == [KENJI, None, None, None]


def test_a_computer_player_for_good_has_a_sign_at_the_end() -> None:
    seat, over = Seat(1, OLA, "Ola", "solid"), recorded(RECORD_OF["kd-2"])
    named = (over, True), (over, False), (placed(), True)
    found = [final_name(table, replace(seat, resigned=resigned)) == "Ola" for table, resigned in named]
    assert found == [False, True, True]


def test_a_move_is_taken_back_while_its_turn_goes_on_and_the_game_is_played() -> None:
    tables = placed(), placed("3@g8n"), placed("3@g8n", ">42")
    assert [each.can_take_back for each in tables] == [False, True, False]
    assert not played("kd", 2).can_take_back
    undone = [each.extended(each.game, [Entry(each.ply, UNDO_ENTRY, None, OLA, 0)]) for each in tables]
    assert [len(each.undone_turns) for each in undone] == [0, 0, 1]
    assert not tables[1].with_game(replace(tables[1].game, status=Status.OVER)).can_take_back


# ---- advice


def advised(*moves: str, suggestions: Suggestions | None = None, **own: Any) -> Table:
    """The table of Ola, with changes of her seat."""
    table = placed(*moves)
    ola, kenji = table.game.seats
    options = replace(table.game.options, suggestions=suggestions)
    return table.with_game(replace(table.game, seats=(replace(ola, **own), kenji), options=options))


def test_suggestions_are_those_of_the_table_or_of_a_guided_seat_and_none_in_a_shared_deal() -> None:
    ola, silent = Person(OLA), Person(OLA, suggestions=Suggestions.NONE)
    tables = advised(), advised(suggestions=Suggestions.SHOWN), advised(guided=HOST)
    shared = [each.with_game(changed(each.game, name="2026-11-22")) for each in tables]
    assert [allowed(each, ola) for each in tables] == [Suggestions.HINT, Suggestions.SHOWN, Suggestions.SHOWN]
    assert {allowed(each, silent) for each in tables} == {allowed(each, ola) for each in shared} == {Suggestions.NONE}
    assert (allowed(tables[2], Person(ZURI)), are_shown(tables[0], Person(ZURI))) == (Suggestions.HINT, False)
    # A hint of an earlier turn shows nothing in this one.
    hinted = advised(hints=4), advised(hints=3), advised(suggestions=Suggestions.NONE, hints=4)
    assert [are_shown(each, ola) for each in (*tables, *hinted)] == [False, True, True, True, False, False]
    assert not is_hinted(recorded(RECORD_OF["kd-2"]))


def test_the_coach_grades_what_a_person_who_wants_that_has_chosen_alone_and_without_a_suggestion() -> None:
    def graded(table: Table, person: Person = Person(OLA, coach=True), kenji: int | None = None) -> int:  # noqa: B008
        first, second = table.game.seats
        seats = first, replace(second, user_id=kenji, computer=None if kenji else "solid")
        return len(coached_turn(table.with_game(replace(table.game, seats=seats)), person))

    turn = "3@g8n", ">42"
    assert (graded(advised(*turn)), graded(advised(*turn, hints=3))) == (2, 2)
    assert graded(advised(*turn, hints=4)) == graded(advised(*turn, suggestions=Suggestions.SHOWN)) == 0
    assert graded(chosen_by(None, advised(*turn))) == graded(advised(*turn), Person(OLA)) == 0
    assert graded(advised(*turn), kenji=KENJI) == 0
    table = advised(*turn)
    assert graded(table, Person(ZURI, coach=True)) == 0
    unknown = replace(table.start, variant=replace(table.start.variant, base="checkers"))
    begun, over = (each.with_game(advised().game) for each in (played("kd", 2), recorded(RECORD_OF["kd-2"])))
    shared = table.with_game(changed(table.game, name="2026-11-22"))
    # The last turn had a single legal move.
    assert [graded(each) for each in (shared, replace(table, start=unknown), begun, over)] == [0] * 4
