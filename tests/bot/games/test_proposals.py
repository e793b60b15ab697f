"""What people propose to a running table."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.game import NOBODY, Actor, Game, GameOptions, Leftover, News, Notice, Policy, Proposal, Reminder, Status
from bot.games.pace import note_inspection
from bot.games.proposals import SEAT, approve, is_open, propose, refuse, settle, undecided
from bot.games.refusals import NotPlaying, OldButton
from bot.games.seats import offer_seat, release_seat, resign, return_to_seat, take_offered_seat, tidy_after_erasure
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, a_game

OLA, KENJI, ZURI, ZOE = (Actor(FIRST_USER + index, name) for index, name in enumerate(("Ola", "Kenji", "Zuri", "Zoe")))
NOW = 1_800_000_000
DAILY, SLOW = "1440 turn", "4320 remind"


def a_table(people: int = 3, **changes: Any) -> Game:
    game = replace(a_game("kd", 3, "Ola", "Kenji", "Zuri"), options=GameOptions("kd", 3, pace=60), reminder=Reminder())
    seats = [seat if seat.number <= people else replace(seat, computer="solid") for seat in game.seats]
    return replace(game, seats=tuple(seats), **changes)


def proposed(game: Game, actor: Actor = OLA, argument: str = DAILY) -> Game:
    return propose(game, actor, NOW, "pace", argument)


def agreed(game: Game, actor: Actor, argument: str = DAILY) -> Game:
    return approve(game, actor, NOW, "pace", argument, None)


def test_a_proposal_holds_once_everybody_has_agreed() -> None:
    game = proposed(a_table())
    assert game.proposal == Proposal("pace", DAILY, (1,))
    assert [seat.name for seat in undecided(game)] == ["Kenji", "Zuri"]
    game = agreed(game, ZURI)
    assert (game.options.pace, [seat.name for seat in undecided(game)]) == (60, ["Kenji"])
    game = agreed(game, KENJI)
    assert game.proposal is None
    assert game.options == GameOptions("kd", 3, pace=1440, policy=Policy.TURN)


def test_whoever_is_the_only_person_at_the_table_decides_alone() -> None:
    assert proposed(a_table(people=1)).options.pace == 1440


def test_agreeing_twice_counts_once() -> None:
    game = agreed(agreed(proposed(a_table()), OLA), KENJI)
    assert game.proposal == Proposal("pace", DAILY, (1, 2))


def test_proposing_what_is_proposed_already_is_agreeing() -> None:
    assert proposed(proposed(a_table()), KENJI).proposal == Proposal("pace", DAILY, (1, 2))


def test_a_request_that_could_not_be_told_is_made_again_by_whoever_proposes_the_same_again() -> None:
    asked = proposed(a_table())
    assert proposed(asked).notices == asked.notices
    assert proposed(replace(asked, notices=())).notices == asked.notices


def test_everybody_is_told_what_all_agreed_on_in_place_of_the_request() -> None:
    game = approve(proposed(a_table(people=2)), replace(KENJI, interaction_id=9), NOW, "pace", DAILY, 77)
    assert game.notices[-1] == Notice(News.AGREED, ("pace", DAILY), cause=9, message_id=77)


def test_whoever_decides_alone_tells_the_others_only_what_there_is_to_do_for_them() -> None:
    assert proposed(a_table(people=1)).notices == ()
    offered = propose(a_table(people=1), replace(OLA, interaction_id=9), NOW, SEAT, "1")
    assert offered.notices == (Notice(News.AGREED, (SEAT, "1"), cause=9),)


def test_what_everybody_agrees_to_when_it_is_done_already_is_dropped() -> None:
    asked = propose(a_table(), OLA, NOW, SEAT, "2")
    assert is_open(asked, SEAT, "2")
    agreed_too = approve(release_seat(asked, NOBODY, 0, 2, KENJI.user_id or 0), ZURI, NOW, SEAT, "2", None)
    assert agreed_too.proposal is None
    assert agreed_too.seats[1].offered


def test_one_refusal_ends_a_proposal() -> None:
    game = refuse(proposed(a_table()), replace(ZURI, interaction_id=9), 0, "pace", DAILY, 77)
    assert (game.proposal, game.options.pace) == (None, 60)
    # The answer, which takes the place of the request, is another message for Discord than any other refusal.
    [answer] = game.notices
    assert (answer.news, answer.cause, answer.message_id) == (News.REFUSED, 9, 77)
    with refused("error-proposal-gone"):
        agreed(game, KENJI)


def test_another_proposal_takes_the_place_of_the_one_before() -> None:
    game = proposed(proposed(a_table()), KENJI, SLOW)
    assert game.proposal == Proposal("pace", SLOW, (2,))
    with refused("error-proposal-gone"):
        agreed(game, ZURI, DAILY)
    with refused("error-proposal-gone"):
        refuse(game, ZURI, 0, "pace", DAILY)


def left_alone(game: Game) -> Game:
    """The game after Zuri has resigned."""
    return replace(game, seats=(*game.seats[:2], replace(game.seats[2], computer="solid", resigned=True)))


def test_who_has_left_need_not_agree() -> None:
    assert agreed(left_alone(proposed(a_table())), KENJI).options.pace == 1440


def test_consent_does_not_go_with_the_seat() -> None:
    game = offer_seat(agreed(proposed(a_table()), KENJI), NOBODY, NOW, "2")
    taken = take_offered_seat(game, ZOE, NOW, 2, None)
    assert taken.proposal == Proposal("pace", DAILY, (1,))
    assert [seat.name for seat in undecided(agreed(taken, ZURI))] == ["Zoe"]
    back = return_to_seat(agreed(taken, ZOE), KENJI, NOW)
    assert [seat.name for seat in undecided(back)] == ["Kenji", "Zuri"]


def test_the_consent_of_the_others_stays_when_a_seat_changes_hands() -> None:
    game = offer_seat(agreed(proposed(a_table()), KENJI), NOBODY, NOW, "3")
    taken = take_offered_seat(game, ZOE, NOW, 3, None)
    assert taken.proposal == Proposal("pace", DAILY, (1, 2))


def test_a_proposal_goes_with_whoever_made_it() -> None:
    game = take_offered_seat(offer_seat(agreed(proposed(a_table()), KENJI), NOBODY, NOW, "1"), ZOE, NOW, 1, None)
    assert game.proposal is None


def test_a_proposal_goes_with_whoever_made_it_and_resigns() -> None:
    assert resign(proposed(a_table()), OLA, NOW).proposal is None
    assert resign(proposed(a_table()), KENJI, NOW).proposal == Proposal("pace", DAILY, (1,))


def test_a_proposal_goes_with_whoever_made_it_and_is_erased() -> None:
    before = proposed(a_table())
    for erased, is_left in ((0, False), (1, True)):
        seats = list(before.seats)
        seats[erased] = replace(seats[erased], user_id=None, computer="solid")
        after = tidy_after_erasure(replace(before, seats=tuple(seats)), NOBODY, NOW, before)
        assert (after.proposal is not None) == is_left


def test_nobody_is_sought_for_a_seat_in_a_private_conversation() -> None:
    with refused("error-private-table"):
        propose(replace(a_table(), guild_id=None), OLA, NOW, "seat", "1")


def test_a_request_to_undo_ends_when_whoever_asked_resigns() -> None:
    asked = replace(a_table(), undo_approvals=1 << 1)
    assert resign(asked, OLA, NOW).undo_approvals == 0
    assert resign(asked, KENJI, NOW).undo_approvals == 1 << 1


def test_a_request_to_undo_ends_when_one_who_agreed_gives_the_seat_away_and_asks_the_new_player_else() -> None:
    game = replace(offer_seat(a_table(), NOBODY, NOW, "2"), undo_approvals=1 << 1)
    assert [seat.name for seat in take_offered_seat(game, ZOE, NOW, 2, None).undecided_on_undo] == ["Zoe", "Zuri"]
    agreed_too = replace(game, undo_approvals=1 << 1 | 1 << 2)
    assert take_offered_seat(agreed_too, ZOE, NOW, 2, None).undo_approvals == 0
    asked_by_another = replace(game, undo_approvals=1 << 3)
    assert take_offered_seat(asked_by_another, ZOE, NOW, 2, None).undo_approvals == 1 << 3


def test_what_waited_only_for_somebody_who_leaves_is_done_then_and_everybody_is_told() -> None:
    game = agreed(proposed(a_table()), KENJI)
    assert settle(game, NOW) == game
    done = settle(left_alone(game), NOW)
    assert (done.proposal, done.options.pace) == (None, 1440)
    assert done.notices[-1].news is News.AGREED


def test_where_nobody_is_reminded_the_others_decide_without_somebody_who_was_waited_for_a_week_in_vain() -> None:
    game = replace(a_table(acting_seat=3), options=GameOptions("kd", 3, pace=0))
    asked = agreed(proposed(game), KENJI)
    assert [seat.name for seat in undecided(asked)] == ["Zuri"]
    done = settle(note_inspection(asked, NOBODY, NOW), NOW)
    assert (done.proposal, done.options.pace, done.notices[-1].news) == (None, 1440, News.AGREED)
    # The time for the turn begins anew, with the first reminder still to come.
    assert done.reminder.count == 0


def test_somebody_who_was_reminded_is_asked_about_the_pace_all_the_same() -> None:
    game = agreed(proposed(a_table(acting_seat=3, reminder=Reminder(count=2))), KENJI)
    assert [seat.name for seat in undecided(settle(game, NOW))] == ["Zuri"]


def test_whoever_is_not_waited_for_is_asked_about_their_seat_although_another_was_reminded() -> None:
    game = a_table(acting_seat=1, reminder=Reminder(count=2))
    assert [seat.name for seat in undecided(propose(game, OLA, NOW, SEAT, "3"))] == ["Kenji", "Zuri"]


def test_a_seat_that_is_nobodys_any_more_is_offered_to_nobody() -> None:
    game = left_alone(propose(a_table(), OLA, NOW, SEAT, "2"))
    erased = replace(game, seats=(game.seats[0], replace(game.seats[1], user_id=None, computer="solid"), game.seats[2]))
    gone = settle(erased, NOW)
    assert (gone.proposal, gone.notices, gone.seats[1].offered) == (None, game.notices, False)


def test_the_others_are_asked_once() -> None:
    asked = [Notice(News.PROPOSED, ("pace", DAILY), cause=9)]
    game = proposed(a_table(), replace(OLA, interaction_id=9))
    assert list(game.notices) == asked
    assert list(proposed(game, replace(OLA, interaction_id=10)).notices) == asked


def test_only_people_at_a_running_table_propose_and_decide() -> None:
    with refused("error-not-seated"):
        proposed(a_table(), Actor(5, "Nina"))
    with refused("error-not-seated"):
        agreed(proposed(a_table()), Actor(5, "Nina"))
    with pytest.raises(NotPlaying):
        proposed(a_table(status=Status.LOBBY))


@pytest.mark.parametrize("argument", ["", "soon turn", "60 never", "-5 turn", "9999999 turn"])
def test_what_is_no_pace_is_not_put_to_anybody(argument: str) -> None:
    with pytest.raises(OldButton):
        proposed(a_table(), argument=argument)
    with pytest.raises(OldButton):
        propose(a_table(), OLA, NOW, "party", argument)


def test_with_another_pace_the_time_for_the_turn_begins_anew_and_the_reminder_goes() -> None:
    game = proposed(a_table(people=1, reminder=Reminder(2, NOW - 60, 77)))
    assert game.reminder == Reminder(counted_from=NOW, quiet_since=NOW)
    assert game.leftovers == (Leftover(77),)
