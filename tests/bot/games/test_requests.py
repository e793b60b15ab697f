"""Requests that stand in a channel are drawn again when they ask other people than they show."""

from dataclasses import replace

import pytest

from bot.games.game import NOBODY, Actor, Game, News, Notice, Proposal, Reminder, Seat, Status
from bot.games.proposals import PACE, SEAT, note_told, redraw_requests
from bot.games.repositories import Change
from bot.games.seats import cancel_game, offer_seat, return_to_seat, take_offered_seat
from bot.games.turn import after_moves
from tests.bot.sample_tables import a_game

PLY, MESSAGE = 4, 77


def standing(news: News, *arguments: str) -> Notice:
    return Notice(news, arguments, cause=5, message_id=MESSAGE, is_told=True)


UNDO = standing(News.UNDO, str(PLY))
SUBSTITUTE = standing(News.PROPOSED, SEAT, "1")


def a_table(*notices: Notice) -> Game:
    """A table on which Ola, who is to move, has asked to undo a turn and Kenji has proposed to find a substitute."""
    proposal = Proposal(SEAT, "1", (2,))
    game = a_game("kd", 3, "Ola", "Kenji", "Zuri", ply=PLY, acting_seat=1, proposal=proposal, reminder=Reminder())
    return replace(game, undo_approvals=0b10, notices=notices or (UNDO, SUBSTITUTE))


def with_seat(game: Game, seat: Seat) -> Game:
    return replace(game, seats=tuple(seat if each.number == seat.number else each for each in game.seats))


def approved(game: Game) -> Game:
    return replace(game, undo_approvals=game.undo_approvals | 0b100)


def agreed(game: Game) -> Game:
    return replace(game, proposal=Proposal(SEAT, "1", (2, 3)))


def proposed_otherwise(game: Game) -> Game:
    return replace(game, proposal=Proposal(PACE, "60 turn", (2,)))


def zuri_resigned(game: Game) -> Game:
    return with_seat(game, replace(game.seats[2], computer="solid", resigned=True))


def zuri_substituted(game: Game) -> Game:
    return with_seat(game, replace(game.seats[2], user_id=9))


def renamed(game: Game) -> Game:
    return with_seat(game, replace(game.seats[2], name="Robin"))


def reminded(game: Game) -> Game:
    return replace(game, reminder=Reminder(1))


def over(game: Game) -> Game:
    return replace(game, status=Status.OVER)


def cancelled(game: Game) -> Game:
    return cancel_game(game, at=9)


@pytest.mark.parametrize(
    ("change", "is_told"),
    [
        (approved, (False, True)),
        (agreed, (True, False)),
        (proposed_otherwise, (True, False)),
        (zuri_resigned, (False, False)),
        (zuri_substituted, (False, False)),
        (renamed, (True, True)),
        (reminded, (True, False)),
        (over, (False, False)),
        (cancelled, (False, False)),
    ],
)
def test_a_request_is_drawn_again_when_it_asks_other_people_or_nobody(
    change: Change, is_told: tuple[bool, ...]
) -> None:
    notices = redraw_requests(change(a_table()), a_table()).notices
    assert notices == (replace(UNDO, is_told=is_told[0]), replace(SUBSTITUTE, is_told=is_told[1]))


def test_a_move_is_the_end_of_a_request_to_undo_and_not_of_a_proposal() -> None:
    assert after_moves(a_table(), a_table()).notices == (replace(UNDO, is_told=False), SUBSTITUTE)


@pytest.mark.parametrize("moves", [0, 1])
def test_somebody_who_was_reminded_is_asked_again_once_the_turn_has_ended(moves: int) -> None:
    before = reminded(a_table(SUBSTITUTE))
    notices = after_moves(replace(before, public_ply=before.public_ply + moves), before).notices
    assert notices == (replace(SUBSTITUTE, is_told=not moves),)


def test_a_request_that_was_answered_while_it_was_drawn_is_drawn_again() -> None:
    asked = replace(UNDO, message_id=None, is_told=False)
    shown = a_table(asked)
    assert note_told(shown, NOBODY, 0, shown, [UNDO]).notices == (UNDO,)
    assert note_told(approved(shown), NOBODY, 0, shown, [UNDO]).notices == (replace(UNDO, is_told=False),)


def seat_taken(game: Game) -> Game:
    return take_offered_seat(game, Actor(9, "Robin"), 9, 1, None)


def owner_back(game: Game) -> Game:
    return return_to_seat(game, Actor(game.seats[0].user_id, "Ola"), at=9)


@pytest.mark.parametrize("offer", [standing(News.AGREED, SEAT, "1"), standing(News.OFFERED, "1")])
@pytest.mark.parametrize("change", [seat_taken, owner_back, over, cancelled])
def test_an_offer_stands_until_the_seat_is_taken_or_nobody_may_take_it(offer: Notice, change: Change) -> None:
    before = offer_seat(a_table(offer), NOBODY, 9, "1")
    assert redraw_requests(approved(before), before).notices == (offer,)
    assert replace(offer, is_told=False) in redraw_requests(change(before), before).notices


def test_who_takes_a_seat_is_told_in_place_of_the_offer() -> None:
    offer = standing(News.AGREED, SEAT, "1")
    taken = take_offered_seat(offer_seat(a_table(offer), NOBODY, 9, "1"), Actor(9, "Robin"), 9, 1, MESSAGE)
    assert [(each.news, each.message_id) for each in taken.notices] == [(News.TAKEN, MESSAGE)]


def test_what_has_happened_since_is_still_to_be_told() -> None:
    resigned = Notice(News.RESIGNED, ("Zuri",), cause=6)
    shown = a_table(replace(UNDO, is_told=False))
    assert note_told(replace(shown, notices=(*shown.notices, resigned)), NOBODY, 0, shown, []).notices == (resigned,)
