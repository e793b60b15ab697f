"""A turn is taken back by consent."""

import asyncio
from random import Random

import pytest

from bot.games.errors import NothingToTakeBack, NotPlaying, NotSeated, StaleGame
from engine.moves import Discard
from tests.bot.game_driver import CHANNEL, KENJI, OLA, STRANGER, ZURI, GameDriver, by


async def test_a_turn_is_taken_back_when_all_others_agree(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    others = [seat for seat in asked.game.people if seat != mover]
    assert (asked.is_taking_back, list(asked.undecided)) == (True, others)
    one = await driver.undo.agree(driver.game, asked.ply, by(others[0].user_id))
    assert (one.is_taking_back, list(one.undecided)) == (True, others[1:])
    back = await driver.undo.agree(driver.game, asked.ply, by(others[1].user_id))
    assert (back.state, back.acting, back.is_taking_back) == (start.state, mover, False)
    assert back.ply == asked.ply + 1
    assert [each.seat for each in back.undone_turns] == [mover.number]
    assert back.public_ply == back.ply


async def test_placement_and_choice_are_taken_back_together(driver: GameDriver) -> None:
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
        await driver.undo.agree(driver.game, played.ply, by(person))
    back = await driver.table()
    assert (back.state, back.ply) == (table.state, played.ply + 2)


async def test_with_computer_players_only_it_happens_at_once(driver: GameDriver) -> None:
    table = await driver.begin(OLA, computers=1)
    while len({turn.king.seat for turn in table.state.turns[:2]}) > 1:  # until Ola moves twice in a row
        await driver.step()
        table = await driver.tables.run_computers(driver.game)
    await driver.turn()
    back = await driver.undo.agree(driver.game, None, by(OLA))
    assert back.state == table.state


async def test_nobody_takes_back_what_others_have_answered(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    first = await driver.turn()
    second = await driver.turn()
    assert second != first
    with pytest.raises(NothingToTakeBack):
        await driver.undo.agree(driver.game, None, by(first.user_id))


async def test_nothing_is_taken_back_once_new_dominoes_have_come(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI, ZURI)
    while len(table.state.turns) > 1:
        await driver.turn()
        table = await driver.table()
    last = await driver.turn()
    with pytest.raises(NothingToTakeBack):
        await driver.undo.agree(driver.game, None, by(last.user_id))


async def test_a_question_lapses_when_somebody_moves(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    await driver.turn()
    for person in (OLA, KENJI, ZURI):
        with pytest.raises(StaleGame):
            await driver.undo.agree(driver.game, asked.ply, by(person))
    assert (await driver.table()).game.agreed == 0


async def test_nobody_agrees_to_what_was_not_asked_or_was_refused(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    other = OLA + KENJI - (mover.user_id or 0)
    with pytest.raises(NothingToTakeBack):
        await driver.undo.agree(driver.game, None, by(other))
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    refused = await driver.undo.refuse(driver.game, asked.ply, by(other))
    assert not refused.is_taking_back
    with pytest.raises(NothingToTakeBack):
        await driver.undo.agree(driver.game, asked.ply, by(other))
    assert (await driver.table()).state == asked.state


async def test_only_people_who_play_have_a_say(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    resigned = next(person for person in (OLA, KENJI, ZURI) if person != mover.user_id)
    await driver.substitution.resign(driver.game, by(resigned))
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    assert resigned not in {seat.user_id for seat in asked.undecided}
    for person in (STRANGER, resigned):
        for say in (driver.undo.agree, driver.undo.refuse):
            with pytest.raises(NotSeated):
                await say(driver.game, asked.ply, by(person))


async def test_two_who_agree_at_once_take_the_turn_back_once(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    others = [seat.user_id for seat in asked.undecided]
    await asyncio.gather(*(driver.undo.agree(driver.game, asked.ply, by(person)) for person in others))
    back = await driver.table()
    assert (back.state, back.ply) == (start.state, asked.ply + 1)


async def test_the_last_consent_delivered_twice_counts_once(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    asked = await driver.undo.agree(driver.game, None, by(mover.user_id))
    click = by(OLA + KENJI - (mover.user_id or 0))
    once = await driver.undo.agree(driver.game, asked.ply, click)
    assert (await driver.undo.agree(driver.game, asked.ply, click)).ply == once.ply


async def test_a_forced_discard_is_made_again_at_once(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI, ZURI)
    while True:
        before, mover = await driver.table(), await driver.turn()
        table = await driver.table()
        if [type(each.move).__name__ for each in table.latest_turn] == ["Discard", "Pick"]:
            break
    for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
        await driver.undo.agree(driver.game, table.ply, by(seat.user_id))
    back = await driver.table()
    assert back.state == before.state


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "people"), [("kd", 3), ("qd", 2)])
async def test_what_is_taken_back_is_as_if_it_had_never_been(driver: GameDriver, variant: str, people: int) -> None:
    table, rng = await driver.begin(*(OLA, KENJI, ZURI)[:people], code=variant), Random(3)
    while table.is_playing:
        move = str(rng.choice(table.state.legal_moves()))
        table = await driver.turns.play(driver.game, table.ply, move, by((await driver.acting()).user_id))
        if table.latest_turn and rng.random() < 0.5:
            turn, ply = table.latest_turn, table.ply
            mover = table.seat(turn[0].seat or 0)
            for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
                table = await driver.undo.agree(driver.game, ply, by(seat.user_id))
            forced = [played for played in turn if isinstance(played.move, Discard)]
            assert table.state == (forced[-1].after if forced else turn[0].before)
            assert table.public_ply > ply
            assert table.as_shown(ply).latest_turn == turn


async def test_nothing_can_be_asked_for_after_the_end(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.tables.channel_gone(CHANNEL)
    for request in (driver.undo.agree, driver.undo.refuse, driver.substitution.stand_in):
        with pytest.raises(NotPlaying):
            await request(driver.game, None, by(OLA))
