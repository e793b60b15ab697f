"""A turn is taken back by consent."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.games.game import News
from bot.games.refusals import NotPlaying, Refusal, StaleGame
from bot.games.seats import resign
from bot.games.undo import NothingToUndo, undo_outcome
from engine.moves import Discard
from tests.bot.game_driver import CHANNEL, KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused


async def test_a_turn_is_undone_when_all_others_approve(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    others = [seat for seat in asked.game.people if seat != mover]
    assert (asked.is_undo_requested, list(asked.game.undecided_on_undo)) == (True, others)
    one = await driver.undo.approve(driver.game, asked.ply, by(others[0].user_id))
    assert (one.is_undo_requested, list(one.game.undecided_on_undo)) == (True, others[1:])
    undone = await driver.undo.approve(driver.game, asked.ply, by(others[1].user_id))
    assert (undone.state, undone.acting, undone.is_undo_requested) == (start.state, mover, False)
    assert undone.ply == asked.ply + 1
    assert [each.seat for each in undone.undone_turns] == [mover.number]
    assert undone.public_ply == undone.ply


async def test_placement_and_choice_are_undone_together(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    while (
        not table.state.domino or (await driver.acting()).user_id == table.seat(table.state.turns[-1].king.seat).user_id
    ):
        await driver.turn()
        table = await driver.table()
    mover = await driver.turn()
    played = await driver.table()
    assert len(played.latest_turn) == 2
    for person in (mover.user_id, OLA + KENJI - (mover.user_id or 0)):
        await driver.undo.approve(driver.game, played.ply, by(person))
    undone = await driver.table()
    assert (undone.state, undone.ply) == (table.state, played.ply + 2)


async def test_a_request_to_undo_that_could_not_be_told_is_made_again_by_whoever_asks_again(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    await driver.undo.approve(driver.game, None, by(mover.user_id))
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    assert [notice.news for notice in asked.game.notices] == [News.UNDO]
    given_up = await driver.tables.change(driver.game, lambda game, *_: replace(game, notices=()))
    assert given_up.is_undo_requested
    again = await driver.undo.approve(driver.game, None, by(mover.user_id))
    assert [notice.news for notice in again.game.notices] == [News.UNDO]


async def test_a_turn_is_undone_at_once_if_all_others_are_computer_players(driver: GameDriver) -> None:
    table = await driver.begin(OLA, computers=1)
    while len({turn.king.seat for turn in table.state.turns[:2]}) > 1:  # until Ola moves twice in a row
        await driver.step()
        table = await driver.runner.advance(driver.game)
    await driver.turn()
    undone = await driver.undo.approve(driver.game, None, by(OLA))
    assert undone.state == table.state


async def test_a_turn_cannot_be_undone_after_somebody_else_has_moved(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    first = await driver.turn()
    second = await driver.turn()
    assert second != first
    with pytest.raises(NothingToUndo):
        await driver.undo.approve(driver.game, None, by(first.user_id))


async def test_a_turn_cannot_be_undone_once_new_dominoes_were_dealt(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI, ZURI)
    while len(table.state.turns) > 1:
        await driver.turn()
        table = await driver.table()
    last = await driver.turn()
    with pytest.raises(NothingToUndo):
        await driver.undo.approve(driver.game, None, by(last.user_id))


async def test_a_request_to_undo_lapses_when_somebody_moves(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    await driver.turn()
    for person in (OLA, KENJI, ZURI):
        with pytest.raises(StaleGame):
            await driver.undo.approve(driver.game, asked.ply, by(person))
    assert (await driver.table()).game.undo_approvals == 0


async def test_an_undo_that_was_not_requested_or_was_rejected_cannot_be_approved(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    other = OLA + KENJI - (mover.user_id or 0)
    with pytest.raises(NothingToUndo):
        await driver.undo.approve(driver.game, None, by(other))
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    rejected = await driver.undo.reject(driver.game, asked.ply, by(other))
    assert not rejected.is_undo_requested
    with pytest.raises(NothingToUndo):
        await driver.undo.approve(driver.game, asked.ply, by(other))
    assert (await driver.table()).state == asked.state


async def test_a_turn_is_undone_when_the_last_one_who_is_asked_leaves(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    first, second = asked.game.undecided_on_undo
    await driver.undo.agree(driver.game, asked.ply, by(first.user_id))
    undone = await driver.change(resign, by(second.user_id))
    assert (undone.state, undone.ply) == (start.state, asked.ply + 1)
    assert [each.seat for each in undone.undone_turns] == [mover.number]


async def test_what_was_decided_is_not_decided_again(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    other = OLA + KENJI - (mover.user_id or 0)
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    await driver.undo.reject(driver.game, asked.ply, by(other))
    assert await outcomes(driver, asked.ply) == {"undo-stands"}
    await driver.undo.approve(driver.game, None, by(mover.user_id))
    await driver.undo.agree(driver.game, asked.ply, by(other))
    assert await outcomes(driver, asked.ply) == {"undo-agreed"}
    await driver.turn()
    ply = (await driver.table()).ply
    await driver.turn()
    assert await outcomes(driver, ply) == {"undo-late"}
    assert await outcomes(driver, asked.ply) == {"undo-agreed"}


async def outcomes(driver: GameDriver, ply: int) -> set[str]:
    """What both people are told, whatever they tap in a request of that ply."""
    told = set[str]()
    for person in (OLA, KENJI):
        for vote in (driver.undo.agree, driver.undo.reject):
            with pytest.raises(Refusal) as caught:
                await vote(driver.game, ply, by(person))
            told.add(caught.value.key)
    return told


async def test_a_placement_that_the_next_player_takes_back_is_no_answer_to_the_request(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    while not (await driver.table()).state.domino:
        await driver.turn()
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    placed = await driver.step()
    await driver.tables.take_back(driver.game, placed.ply, by((await driver.acting()).user_id))
    assert undo_outcome(await driver.table(), asked.ply) == "undo-late"


async def test_another_turn_that_is_taken_back_is_no_answer_to_the_request(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    await driver.until_placing()
    asked = await driver.undo.approve(driver.game, None, by((await driver.turn()).user_id))
    next_mover = await driver.turn()
    ply = (await driver.table()).ply
    undone = await driver.undo.approve(driver.game, ply, by(next_mover.user_id))
    for seat in undone.game.undecided_on_undo:
        undone = await driver.undo.agree(driver.game, ply, by(seat.user_id))
    assert undone.state == asked.state
    assert undo_outcome(undone, ply) == "undo-agreed"
    assert undo_outcome(undone, asked.ply) == "undo-late"


async def test_an_old_request_decides_nothing_about_a_newer_one(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    await driver.until_placing()
    asked = await driver.undo.approve(driver.game, None, by((await driver.turn()).user_id))
    newer = await driver.undo.approve(driver.game, None, by((await driver.turn()).user_id))
    for seat in newer.game.undecided_on_undo:
        for vote in (driver.undo.agree, driver.undo.reject):
            with pytest.raises(Refusal) as caught:
                await vote(driver.game, asked.ply, by(seat.user_id))
            assert caught.value.key == "undo-late"
    assert await driver.table() == newer


async def test_only_people_who_play_may_approve_or_reject_an_undo(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    resigned = next(person for person in (OLA, KENJI, ZURI) if person != mover.user_id)
    await driver.change(resign, by(resigned))
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    assert resigned not in {seat.user_id for seat in asked.game.undecided_on_undo}
    for person in (STRANGER, resigned):
        for vote in (driver.undo.approve, driver.undo.reject):
            with refused("error-not-seated"):
                await vote(driver.game, asked.ply, by(person))


async def test_two_approvals_given_at_once_undo_the_turn_once(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    others = [seat.user_id for seat in asked.game.undecided_on_undo]
    await asyncio.gather(*(driver.undo.approve(driver.game, asked.ply, by(person)) for person in others))
    undone = await driver.table()
    assert (undone.state, undone.ply) == (start.state, asked.ply + 1)


async def test_the_last_approval_delivered_twice_counts_once(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    asked = await driver.undo.approve(driver.game, None, by(mover.user_id))
    click = by(OLA + KENJI - (mover.user_id or 0))
    once = await driver.undo.approve(driver.game, asked.ply, click)
    assert (await driver.undo.approve(driver.game, asked.ply, click)).ply == once.ply


async def test_a_forced_discard_is_made_again_at_once(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI, ZURI)
    while True:
        before, mover = await driver.table(), await driver.turn()
        table = await driver.table()
        if [type(each.move).__name__ for each in table.latest_turn] == ["Discard", "Pick"]:
            break
    for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
        await driver.undo.approve(driver.game, table.ply, by(seat.user_id))
    undone = await driver.table()
    assert undone.state == before.state


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "people"), [("kd", 3), ("qd", 2)])
async def test_an_undo_restores_the_position_before_the_turn(driver: GameDriver, variant: str, people: int) -> None:
    table, rng = await driver.begin(*(OLA, KENJI, ZURI)[:people], code=variant), Random(3)
    while table.is_playing:
        move = str(rng.choice(table.state.legal_moves()))
        table = await driver.tables.play(driver.game, table.ply, move, by((await driver.acting()).user_id))
        if table.latest_turn and rng.random() < 0.5:
            turn, ply = table.latest_turn, table.ply
            mover = table.seat(turn[0].seat or 0)
            for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
                table = await driver.undo.approve(driver.game, ply, by(seat.user_id))
            forced = [played for played in turn if isinstance(played.move, Discard)]
            assert table.state == (forced[-1].after if forced else turn[0].before)
            assert table.public_ply > ply
            assert table.as_shown(ply).latest_turn == turn


async def test_neither_undo_nor_a_stand_in_can_be_requested_after_the_end(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.tables.end_game_of_deleted_channel(CHANNEL)
    for request in (driver.undo.approve, driver.undo.reject, driver.runner.let_computer_move):
        with pytest.raises(NotPlaying):
            await request(driver.game, None, by(OLA))
