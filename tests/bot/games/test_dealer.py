"""What games draw from: the same for those of one deal, and nothing that follows from what is known of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.games.tables import Dealer
from bot.games.turn import RngFor, draw_occasion
from bot.storage.database import Database
from bot.storage.keyed_rows import SqlKeyValueStore
from engine.moves import Deal, Order
from engine.state import State
from tests.bot.database_urls import migrated_url
from tests.engine.games import FORMATS


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlKeyValueStore]:
    async with Database.open(migrated_url(tmp_path)) as database:
        yield SqlKeyValueStore(database)


def lines(rng_for: RngFor, player: Random) -> list[Deal]:
    """The lines of a game of two in which `player` chooses the moves at random."""
    state, dealt = State.start("kd", 2), list[Deal]()
    while not state.is_over:
        move = state.chance(rng_for(draw_occasion(state))) if state.is_chance else player.choice(state.legal_moves())
        dealt += [move] if isinstance(move, Deal) else []
        state = state.play(move)
    return dealt


async def test_games_of_one_deal_get_the_same_lines_whatever_their_players_do(store: SqlKeyValueStore) -> None:
    first, second = Dealer(Random(1), store), Dealer(Random(2), store)
    dealt = lines(await first.rng_for("2026-11-22"), Random(3))
    assert len(dealt) == 6
    assert lines(await second.rng_for("2026-11-22"), Random(4)) == dealt
    assert lines(await second.rng_for("2026-11-23"), Random(4)) != dealt


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_every_draw_of_a_game_is_an_occasion_of_its_own(code: str, players: int) -> None:
    """Two draws from the same generator would let people work out a line from the tiles that were turned up before."""
    state, rng, occasions = State.start(code, players), Random(1), list[str]()
    while not state.is_over:
        if state.is_chance:
            occasions.append(draw_occasion(state))
        state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
    assert len(occasions) == len(set(occasions)) > state.format.rounds


async def test_who_chooses_first_says_nothing_of_the_first_line(store: SqlKeyValueStore) -> None:
    dealer, lowest = Dealer(Random(1), store), [list[int]() for _ in range(4)]
    for deal in range(400):
        rng_for, state = await dealer.rng_for(str(deal)), State.start("kd", 4)
        order = state.chance(rng_for(draw_occasion(state)))
        assert isinstance(order, Order)
        state = state.play(order)
        line = state.chance(rng_for(draw_occasion(state)))
        assert isinstance(line, Deal)
        lowest[order.seats[0] - 1].append(line.dominoes[0].number)
    # The lowest of 4 of 48 numbers is 9.8 on average, with a standard deviation of 7.6.
    assert all(7 < sum(found) / len(found) < 13 for found in lowest)


async def test_a_game_without_a_deal_draws_from_the_generator_of_the_bot(store: SqlKeyValueStore) -> None:
    rng = Random(1)
    assert (await Dealer(rng, store).rng_for(None))("line 1") is rng
    assert await store.get("deal_secret") is None


async def test_bots_with_databases_of_their_own_deal_differently(store: SqlKeyValueStore, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with Database.open(migrated_url(tmp_path / "other")) as database:
        other = Dealer(Random(1), SqlKeyValueStore(database))
        theirs = lines(await other.rng_for("2026-11-22"), Random(3))
    assert lines(await Dealer(Random(1), store).rng_for("2026-11-22"), Random(3)) != theirs


async def test_of_two_processes_that_need_the_secret_first_both_get_the_same(store: SqlKeyValueStore) -> None:
    assert await store.get_or_set("deal_secret", "aa") == "aa"
    assert await store.get_or_set("deal_secret", "bb") == "aa"
