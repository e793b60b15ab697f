"""Standing in for somebody, and taking a turn back by consent, on a real store."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.games.computers import Computers
from bot.games.errors import NothingToTakeBack, NotLive, NotPlaying, NotSeated, NotYourTurn, StaleGame, TooEarly
from bot.games.models import Seat, Status
from bot.games.substitution import Substitution
from bot.games.table import Table
from bot.games.table_service import Actor, TableService, Wishes
from bot.games.undo import Undo
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from engine.moves import Discard
from engine.variants import Variant

OLA, KENJI, ZURI, STRANGER = 101, 102, 103, 104
CHANNEL = 7
_clicks = count(1000)


def by(user_id: int | None) -> Actor:
    """A new click of theirs."""
    return Actor(user_id, f"Person {user_id}", next(_clicks))


@dataclass
class House:
    """The services, and a game that people play."""

    store: SqlGameRepository
    tables: TableService
    substitution: Substitution
    undo: Undo
    game: int = 0

    async def begin(self, *people: int, computers: int = 0, variant: str = "kd") -> Table:
        wishes = Wishes(Variant.parse(variant), len(people) + computers)
        self.game = (await self.tables.open(1, CHANNEL, by(people[0]), wishes)).game.id
        for person in people[1:]:
            await self.tables.join(self.game, by(person))
        for _ in range(computers):
            await self.tables.add_computer(self.game, by(people[0]), "greedy", ["Greta", "Rudi", "Hans"])
        await self.tables.start(self.game, by(people[0]))
        return await self.tables.run_computers(self.game)

    async def table(self) -> Table:
        return await self.tables.table(self.game)

    async def seat(self) -> Seat:
        """The one whose turn it is."""
        acting = (await self.table()).acting
        assert acting
        return acting

    async def step(self) -> Table:
        """One move of the person whose turn it is."""
        table = await self.table()
        return await self.tables.play(
            self.game, None, str(table.state.legal_moves()[0]), by((await self.seat()).user_id)
        )

    async def turn(self) -> Seat:
        """The whole turn of the person whose turn it is, and nothing more; their seat."""
        seat, queue = await self.seat(), (await self.table()).state.turns
        while (await self.table()).state.turns == queue:
            await self.step()
        return seat

    async def remind(self, times: int = 1) -> None:
        for _ in range(times):
            await self.store.reminded(self.game, (await self.table()).ply, 5000, None)

    async def another(self) -> int:
        """Some person at the table whose turn it is not."""
        acting = await self.seat()
        return next(seat.user_id for seat in (await self.table()).game.people if seat != acting and seat.user_id)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Database.open(f"sqlite+aiosqlite:///{tmp_path}/games.db") as database:
        store, computers = SqlGameRepository(database), Computers(Random(1))
        tables = TableService(store, SqlAccountRepository(database), computers, lambda: 4000, Random(2))
        yield House(store, tables, Substitution(tables, computers), Undo(tables))


# ---- for somebody who is away


async def test_after_a_reminder_the_others_may_have_the_turn_played(house: House) -> None:
    before = await house.begin(OLA, KENJI)
    while not before.state.domino:
        await house.turn()
        before = await house.table()
    await house.remind()
    after = await house.substitution.stand_in(house.game, before.ply, by(await house.another()))
    played = [each for each in after.since(before.ply) if each.seat == before.state.king.seat]
    assert [type(each.move).__name__ for each in played] == ["Place", "Pick"]
    assert after.state.turns != before.state.turns
    assert after.game.seats == before.game.seats
    assert (after.game.reminders, after.game.reminded_at) == (0, None)


async def test_a_stand_in_finishes_a_turn_that_has_begun(house: House) -> None:
    table = await house.begin(OLA, KENJI)
    while not table.state.domino:
        await house.turn()
        table = await house.table()
    placed = await house.step()
    await house.remind()
    after = await house.substitution.stand_in(house.game, None, by(await house.another()))
    assert [type(each.move).__name__ for each in after.since(placed.ply)][:1] == ["Pick"]


@pytest.mark.parametrize(("variant", "people"), [("kd", 2), ("kd3n", 3), ("qd", 2)])
async def test_stand_ins_can_play_a_game_to_its_end(house: House, variant: str, people: int) -> None:
    table = await house.begin(*(OLA, KENJI, ZURI)[:people], variant=variant)
    while table.is_playing:
        await house.remind()
        table = await house.substitution.stand_in(house.game, table.ply, by(await house.another()))
    assert table.game.status is Status.OVER
    assert all(seat.score is not None for seat in table.game.seats)


async def test_the_same_click_delivered_twice_plays_one_turn(house: House) -> None:
    await house.begin(OLA, KENJI)
    await house.remind()
    click = by(await house.another())
    once = await house.substitution.stand_in(house.game, None, click)
    assert (await house.substitution.stand_in(house.game, None, click)).ply == once.ply


async def test_nobody_is_played_for_before_they_were_reminded(house: House) -> None:
    await house.begin(OLA, KENJI)
    other = await house.another()
    with pytest.raises(TooEarly) as caught:
        await house.substitution.stand_in(house.game, None, by(other))
    assert (caught.value.acting, caught.value.reminders) == (await house.seat(), 1)
    await house.remind()
    with pytest.raises(TooEarly):
        await house.substitution.hand_over(house.game, None, by(other))


async def test_only_people_who_play_may_ask_for_it_and_not_for_themselves(house: House) -> None:
    table = await house.begin(OLA, KENJI)
    await house.remind(2)
    acting = await house.seat()
    for favour in (house.substitution.stand_in, house.substitution.hand_over):
        with pytest.raises(NotSeated):
            await favour(house.game, table.ply, by(STRANGER))
        with pytest.raises(NotYourTurn):
            await favour(house.game, table.ply, by(acting.user_id))
        with pytest.raises(StaleGame):
            await favour(house.game, table.ply - 1, by(await house.another()))


async def test_a_seat_is_kept_until_its_person_comes_back(house: House) -> None:
    await house.begin(OLA, KENJI)
    away = await house.seat()
    await house.remind(2)
    kept = await house.substitution.hand_over(house.game, None, by(await house.another()))
    assert kept.seat(away.number).is_away
    later = await house.tables.run_computers(house.game)
    assert later.acting
    assert later.acting != kept.seat(away.number)
    back = await house.substitution.come_back(house.game, by(away.user_id))
    assert back.seat(away.number) == away
    assert await house.substitution.come_back(house.game, by(away.user_id)) == back


async def test_who_resigned_does_not_come_back(house: House) -> None:
    await house.begin(OLA, KENJI)
    await house.tables.resign(house.game, by(OLA))
    for person in (OLA, STRANGER):
        with pytest.raises(NotSeated):
            await house.substitution.come_back(house.game, by(person))


async def test_nobody_comes_back_to_a_game_that_has_ended(house: House) -> None:
    await house.begin(OLA, KENJI)
    away = await house.seat()
    await house.remind(2)
    await house.substitution.hand_over(house.game, None, by(await house.another()))
    await house.tables.channel_gone(CHANNEL)
    with pytest.raises(NotLive):
        await house.substitution.come_back(house.game, by(away.user_id))


# ---- for somebody who made a slip


async def test_a_turn_is_taken_back_when_all_others_agree(house: House) -> None:
    start = await house.begin(OLA, KENJI, ZURI)
    mover = await house.turn()
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    others = [seat for seat in asked.game.people if seat != mover]
    assert (asked.is_taking_back, list(asked.undecided)) == (True, others)
    one = await house.undo.agree(house.game, asked.ply, by(others[0].user_id))
    assert (one.is_taking_back, list(one.undecided)) == (True, others[1:])
    back = await house.undo.agree(house.game, asked.ply, by(others[1].user_id))
    assert (back.state, back.acting, back.is_taking_back) == (start.state, mover, False)
    assert back.ply == asked.ply + 1
    assert [each.seat for each in back.turns_back] == [mover.number]
    assert back.news_ply == back.ply


async def test_placement_and_choice_are_taken_back_together(house: House) -> None:
    table = await house.begin(OLA, KENJI)
    while not table.state.domino or (await house.seat()).user_id == table.seat(table.state.turns[-1].king.seat).user_id:
        await house.turn()
        table = await house.table()
    mover = await house.turn()
    played = await house.table()
    assert len(played.latest_turn) == 2
    for person in (mover.user_id, OLA + KENJI - (mover.user_id or 0)):
        await house.undo.agree(house.game, played.ply, by(person))
    back = await house.table()
    assert (back.state, back.ply) == (table.state, played.ply + 2)


async def test_with_computer_players_only_it_happens_at_once(house: House) -> None:
    table = await house.begin(OLA, computers=1)
    while len({turn.king.seat for turn in table.state.turns[:2]}) > 1:  # until Ola moves twice in a row
        await house.step()
        table = await house.tables.run_computers(house.game)
    await house.turn()
    back = await house.undo.agree(house.game, None, by(OLA))
    assert back.state == table.state


async def test_nobody_takes_back_what_others_have_answered(house: House) -> None:
    await house.begin(OLA, KENJI, ZURI)
    first = await house.turn()
    second = await house.turn()
    assert second != first
    with pytest.raises(NothingToTakeBack):
        await house.undo.agree(house.game, None, by(first.user_id))


async def test_nothing_is_taken_back_once_new_dominoes_have_come(house: House) -> None:
    table = await house.begin(OLA, KENJI, ZURI)
    while len(table.state.turns) > 1:
        await house.turn()
        table = await house.table()
    last = await house.turn()
    with pytest.raises(NothingToTakeBack):
        await house.undo.agree(house.game, None, by(last.user_id))


async def test_a_question_lapses_when_somebody_moves(house: House) -> None:
    await house.begin(OLA, KENJI, ZURI)
    mover = await house.turn()
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    await house.turn()
    for person in (OLA, KENJI, ZURI):
        with pytest.raises(StaleGame):
            await house.undo.agree(house.game, asked.ply, by(person))
    assert (await house.table()).game.agreed == 0


async def test_nobody_agrees_to_what_was_not_asked_or_was_refused(house: House) -> None:
    await house.begin(OLA, KENJI)
    mover = await house.turn()
    other = OLA + KENJI - (mover.user_id or 0)
    with pytest.raises(NothingToTakeBack):
        await house.undo.agree(house.game, None, by(other))
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    refused = await house.undo.refuse(house.game, asked.ply, by(other))
    assert not refused.is_taking_back
    with pytest.raises(NothingToTakeBack):
        await house.undo.agree(house.game, asked.ply, by(other))
    assert (await house.table()).state == asked.state


async def test_only_people_who_play_have_a_say(house: House) -> None:
    await house.begin(OLA, KENJI, ZURI)
    mover = await house.turn()
    resigned = next(person for person in (OLA, KENJI, ZURI) if person != mover.user_id)
    await house.tables.resign(house.game, by(resigned))
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    assert resigned not in {seat.user_id for seat in asked.undecided}
    for person in (STRANGER, resigned):
        for say in (house.undo.agree, house.undo.refuse):
            with pytest.raises(NotSeated):
                await say(house.game, asked.ply, by(person))


async def test_two_who_agree_at_once_take_the_turn_back_once(house: House) -> None:
    start = await house.begin(OLA, KENJI, ZURI)
    mover = await house.turn()
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    others = [seat.user_id for seat in asked.undecided]
    await asyncio.gather(*(house.undo.agree(house.game, asked.ply, by(person)) for person in others))
    back = await house.table()
    assert (back.state, back.ply) == (start.state, asked.ply + 1)


async def test_the_last_consent_delivered_twice_counts_once(house: House) -> None:
    await house.begin(OLA, KENJI)
    mover = await house.turn()
    asked = await house.undo.agree(house.game, None, by(mover.user_id))
    click = by(OLA + KENJI - (mover.user_id or 0))
    once = await house.undo.agree(house.game, asked.ply, click)
    assert (await house.undo.agree(house.game, asked.ply, click)).ply == once.ply


async def test_a_forced_discard_is_made_again_at_once(house: House) -> None:
    table = await house.begin(OLA, KENJI, ZURI)
    while True:
        before, mover = await house.table(), await house.turn()
        table = await house.table()
        if [type(each.move).__name__ for each in table.latest_turn] == ["Discard", "Pick"]:
            break
    for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
        await house.undo.agree(house.game, table.ply, by(seat.user_id))
    back = await house.table()
    assert back.state == before.state


@pytest.mark.parametrize(("variant", "people"), [("kd", 3), ("qd", 2)])
async def test_what_is_taken_back_is_as_if_it_had_never_been(house: House, variant: str, people: int) -> None:
    table, rng = await house.begin(*(OLA, KENJI, ZURI)[:people], variant=variant), Random(3)
    while table.is_playing:
        move = str(rng.choice(table.state.legal_moves()))
        table = await house.tables.play(house.game, table.ply, move, by((await house.seat()).user_id))
        if table.latest_turn and rng.random() < 0.5:
            turn, ply = table.latest_turn, table.ply
            mover = table.seat(turn[0].seat or 0)
            for seat in (mover, *(seat for seat in table.game.people if seat != mover)):
                table = await house.undo.agree(house.game, ply, by(seat.user_id))
            forced = [played for played in turn if isinstance(played.move, Discard)]
            assert table.state == (forced[-1].after if forced else turn[0].before)
            assert table.news_ply > ply
            assert (await house.tables.before(table.game, ply)).latest_turn == turn


async def test_nothing_can_be_asked_for_after_the_end(house: House) -> None:
    await house.begin(OLA, KENJI)
    await house.tables.channel_gone(CHANNEL)
    for request in (house.undo.agree, house.undo.refuse, house.substitution.stand_in):
        with pytest.raises(NotPlaying):
            await request(house.game, None, by(OLA))
