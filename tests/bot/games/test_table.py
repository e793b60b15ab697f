"""The table as a value."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.models import NOBODY, Policy, Seat, Status
from bot.games.people import SeatName
from bot.games.seats import offer_seat, return_to_seat, take_offered_seat
from bot.games.table import Table, TableCache
from engine.state import State
from tests.bot.game_driver import KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.sample_tables import a_game, table_at

LAST_TWO = "kd 3 ##;g2/l0/##;## 45:1,48:3 0 4:2,16,43 2 1-3.5-15.17-41.44.46-47"
"""Ola (seat 1) is to place, then seat 3; Kenji has moved in this round."""


async def test_a_table_can_be_seen_as_it_was(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    seen = [await driver.table(), *[await driver.step() for _ in range(9)]]
    latest = seen[-1]
    assert [latest.until(table.ply).state for table in seen] == [table.state for table in seen]
    assert [played.ply for played in latest.since(seen[3].ply)] == list(range(seen[3].ply, latest.ply))


async def test_history_stops_at_the_end_of_each_turn(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    table = await driver.finish()
    starts = table.turn_starts
    assert starts[0] == 2
    assert starts[-1] == table.ply
    positions: Sequence[State] = [table.until(ply).state for ply in starts]
    assert not any(state.is_chance for state in positions)


@pytest.mark.parametrize(
    ("third", "is_last"),
    [
        (Seat(3, ZURI, "Zuri"), False),
        (Seat(3, ZURI, "Zuri", plan="1 48@- >16"), True),
        (Seat(3, ZURI, "Zuri", plan="1 48@-"), False),  # who is asked which domino to take
        (Seat(3, ZURI, "Zuri", plan="1 >16"), False),  # who is asked where to place
        (Seat(3, ZURI, "Zuri", plan="1 48@- >4"), False),  # somebody has taken 4
        (Seat(3, None, "Greta", "solid"), True),
        (Seat(3, ZURI, "Zuri", "solid"), True),  # who is away for long
        (Seat(3, ZURI, "Zuri", away_until=9000), True),
    ],
)
def test_a_round_waits_for_the_last_person_who_has_not_moved_whatever_computers_have_to_do(
    third: Seat, *, is_last: bool
) -> None:
    ola = Seat(1, OLA, "Ola")
    options = replace(a_game("kd", 3).options, policy=Policy.TURN)
    table = table_at(LAST_TWO, options=options, seats=(ola, Seat(2, KENJI, "Kenji"), third))
    assert table.waits_only_for(ola) is is_last


def test_a_bounded_number_of_tables_is_kept_in_memory() -> None:
    cache, tables = TableCache(capacity=2), [Table.of(a_game("kd", 2, id=number)) for number in range(3)]
    for number in (0, 1, 0, 2):
        cache.keep(tables[number])
    assert [cache.get(number) for number in range(3)] == [tables[0], None, tables[2]]


def test_the_table_of_a_game_that_is_over_is_not_kept_in_memory() -> None:
    cache, table = TableCache(), Table.of(a_game("kd", 2))
    cache.keep(table)
    cache.keep(replace(table, game=replace(table.game, status=Status.OVER)))
    assert cache.get(table.game.id) is None


async def test_the_log_in_memory_forgets_a_substitute_who_has_left_and_is_erased(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    seat = await driver.acting()
    await driver.change(offer_seat, NOBODY, str(seat.number))
    await driver.change(take_offered_seat, by(STRANGER), seat.number, None)
    await driver.step()
    await driver.change(return_to_seat, by(seat.user_id))
    await driver.tables.forget(by(STRANGER), SeatName("Somebody"))
    assert STRANGER not in {entry.user_id for entry in (await driver.table()).log}
