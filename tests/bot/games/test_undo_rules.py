"""Which turn may be taken back: the latest, as long as nothing new has come to light since."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.kit.refusals import explain
from bot.games.game import NOBODY, STAND_IN, Actor, Entry, News, Seat, Status
from bot.games.narration import narrate
from bot.games.refusals import StaleGame
from bot.games.table import UNDO_ENTRY, Table
from bot.games.turn import decide_agreed
from bot.games.undo import NothingToUndo, agree_to_undo, reject_undo, request_undo, require_undo
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, played, table_at
from tests.bot.words import words, written

OLA, KIM = Actor(FIRST_USER, "Ola", 1), Actor(FIRST_USER + 1, "Kim", 2)
NAMES = ("Ola", "Kim")

LAND = "l0l1l1..../g2f0f0w0m3/..f1g0##w0/..f1..w0w0/..w0..l1..;....w1f0f0/s2w0f0##s2/w0w0..l0g0/..w0l1l0../..w1m0...."
"""Domino 12 fits nowhere in the first kingdom, 11 in one place only in the second, and 7 in two."""

BEFORE_A_DISCARD = f"kd 2 {LAND} 11:2,12:1,16:2,25:1 0 20,27,35,47 6 4-7.9-10.13-15.17-18.21-22.24.28.34.36-41.45-46"
"""Kim is to place 11; then Ola has to discard 12."""

LAST_ROUND = f"kd 2 {LAND} 7:2,12:1,16:2,25:1 0 - 6 4-6.9-11.13-15.17-18.20-22.24.27-28.34-41.45-47"
"""The same in the last round, in which the discard is a whole turn."""


def refused(table: Table, actor: Actor) -> tuple[str, str]:
    """Why the actor cannot take the turn back, as it is and in words."""
    with pytest.raises(NothingToUndo) as caught:
        require_undo(table, None, actor)
    return caught.value.why, written(explain(caught.value, LOCALIZER))


def because(why: str, name: str = "") -> tuple[str, str]:
    """What somebody is told whom this keeps from taking the turn back."""
    return why, words("error-nothing-to-undo", why=why, name=name)


def undone(table: Table) -> Table:
    """The table after the undo, written as one action."""
    decision = decide_agreed(replace(table, game=replace(table.game, undo_approvals=0b110)))
    assert decision
    rows = [Entry(table.ply + n, text, None if n else 99, KIM.user_id, 0) for n, text in enumerate(decision.texts)]
    return table.extended(table.game, rows)


def kept_by_computer(table: Table, number: int) -> Table:
    seats = [replace(seat, computer=STAND_IN) if seat.number == number else seat for seat in table.game.seats]
    return replace(table, game=replace(table.game, seats=tuple(seats)))


def test_a_forced_discard_of_the_next_player_is_no_news_and_is_undone_with_the_turn() -> None:
    table = table_at(BEFORE_A_DISCARD, "11@h4n", ">20", "12@-", names=NAMES)
    assert [str(each.move) for each in table.latest_turn] == ["11@h4n", ">20"]
    assert require_undo(table, None, KIM).number == 2
    after = undone(table)
    assert (after.state, after.ply) == (table.start, 6)
    assert [each.seat for each in after.undone_turns] == [2]


def test_a_forced_turn_of_the_last_round_is_undone_with_the_turn_before_it_and_only_that_one_is_told() -> None:
    table = table_at(LAST_ROUND, "7@h4n", "12@-", names=NAMES)
    assert [str(each.move) for each in table.latest_turn] == ["7@h4n"]
    after = undone(table)
    assert after.state == table.start
    assert [written(line) for line in narrate(after, 2, LOCALIZER)] == [words("told-turn-back", name="Kim")]
    assert after.public_ply == after.ply


def test_two_turns_that_are_taken_back_one_after_the_other_are_both_told() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", names=NAMES)
    twice = undone(undone(table))
    assert [each.seat for each in twice.undone_turns] == [2, 1]


def test_whoever_has_decided_since_is_named() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", names=NAMES)
    assert refused(table, OLA) == because("moved", "Kim")


def test_a_placement_that_nobody_else_sees_yet_is_a_decision_as_well() -> None:
    moves = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=1.2.4.42", "3@g8n", ">1", "17@g8n"
    table = played("kd", 2, *moves, names=NAMES)
    assert table.latest_turn == ()
    assert refused(table, OLA)[0] == "moved"


def test_a_computer_player_who_has_answered_is_news() -> None:
    table = kept_by_computer(played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", names=NAMES), 2)
    assert refused(table, OLA) == because("computer", "Kim")


def test_the_owner_who_is_back_may_ask_for_a_turn_that_a_computer_took() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", names=NAMES)
    unattended = replace(table, log=(), moves=tuple(replace(each, chosen_by=None) for each in table.moves))
    assert require_undo(unattended, None, KIM).number == 2


def test_the_last_turn_before_a_deal_stands_since_something_new_has_been_dealt() -> None:
    moves = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=1.2.4.42"
    table = played("kd", 2, *moves, names=NAMES)
    assert refused(table, OLA) == because("dealt")
    # Ola had one domino to choose only, which is nothing new.
    assert refused(table, KIM)[0] == "dealt"


def test_somebody_who_has_begun_the_next_turn_is_told_to_take_that_back_first() -> None:
    moves = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=1.2.4.42", "3@g8n", ">1", "17@g8n", ">2", "22@g6s"
    table = played("kd", 2, *moves, names=NAMES)
    assert refused(table, KIM)[0] == "own-move"


def test_before_the_first_turn_there_is_nothing_to_take_back() -> None:
    assert refused(played("kd", 2, "#1221", "=3.17.22.41"), OLA)[0] == "no-turn"


def test_a_turn_without_a_choice_would_be_made_again() -> None:
    only = table_at(LAST_ROUND.replace("7:2,12:1", "12:1").replace("16:2,25:1", "16:2"), "12@-", names=NAMES)
    assert refused(only, OLA)[0] == "no-choice"


def test_a_request_that_was_decided_or_passed_by_a_move_meanwhile_cannot_be_agreed_to_or_rejected() -> None:
    game = played("kd", 2, "#1221", "=3.17.22.41", ">3", names=NAMES).game
    asked = request_undo(game, OLA, 0, game.ply, game.seats[0])
    assert agree_to_undo(asked, NOBODY, 0, game.ply, game.seats[1], 77).undo_approvals == 1 << 1 | 1 << 2
    rejected = reject_undo(asked, KIM, 0, game.ply, 77)
    moved = replace(asked, ply=game.ply + 1)
    for late in (rejected, moved):
        with pytest.raises(StaleGame):
            agree_to_undo(late, NOBODY, 0, game.ply, game.seats[1], 77)
        with pytest.raises(StaleGame):
            reject_undo(late, KIM, 0, game.ply, 77)
    with pytest.raises(StaleGame):
        request_undo(moved, OLA, 0, game.ply, game.seats[0])
    # The answer takes the place of the request, and is another message for Discord than any other.
    [answer] = rejected.notices
    assert (answer.news, answer.cause, answer.message_id) == (News.STANDS, KIM.interaction_id, 77)


def test_a_game_that_is_over_stands() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", names=NAMES)
    over = replace(table, game=replace(table.game, status=Status.OVER))
    assert refused(over, OLA) == because("over")


def test_a_turn_of_queendomino_is_taken_back_with_all_its_moves() -> None:
    start = (
        "qd 2 ##;## q20:1,q26:2,q32:1,q33:2 0 q17,q39,q43,q44 2 q1-q16.q18-q19.q21-q25.q27-q31.q34-q38.q40-q42.q45-q48 "
        "b31,b12,b19,b29,b7,b17 b1-b6.b8-b11.b13-b16.b18.b20-b28.b30.b32 7/1/0;7/1/0 - - -"
    )
    table = table_at(start, "q20@g8n", "N@g8", ">q17", names=NAMES)
    assert [str(each.move) for each in table.latest_turn] == ["q20@g8n", "N@g8", ">q17"]
    assert undone(table).state == table.start


def test_an_undo_leaves_the_entry_of_every_move_in_the_log() -> None:
    table = table_at(BEFORE_A_DISCARD, "11@h4n", ">20", "12@-", names=NAMES)
    assert [entry.text for entry in undone(table).log] == ["11@h4n", ">20", "12@-", *[UNDO_ENTRY] * 3]


def test_an_obstacle_names_the_player_as_text_only() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", names=("Ola", "@everyone **Kim**"))
    assert isinstance(table.seat(2), Seat)
    assert "@everyone" not in refused(table, OLA)[1]
