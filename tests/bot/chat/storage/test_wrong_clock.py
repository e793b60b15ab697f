"""The bot on a machine whose clock is wrong, while Discord's answers and ids have Discord's time."""

import pytest
from sqlalchemy import BigInteger, Connection, select

from bot.chat.kit.addresses import Action
from bot.storage.schema import metadata
from tests.bot.server import HOUR, NOON, SimulatedServer, begin_at_panel, read, warned

YEAR = 365 * 24 * HOUR
WRONG = -NOON, -2 * YEAR, -2 * HOUR, HOUR / 2, 5 * HOUR, 73 * YEAR


async def latest_times(server: SimulatedServer) -> dict[str, int]:
    """The latest time in each column with times, of those that are set."""

    def read_times(connection: Connection) -> dict[str, int]:
        columns = [
            column
            for table in metadata.sorted_tables
            for column in table.columns
            if isinstance(column.type, BigInteger) and (column.name == "at" or "_at" in column.name)
        ]
        assert len(columns) > 10
        found = {str(column): connection.scalar(select(column).order_by(column.desc())) for column in columns}
        return {name: at for name, at in found.items() if at is not None}

    return await server.database.transaction(read_times, writes=False)


@pytest.mark.parametrize("ahead", WRONG)
@pytest.mark.parametrize("is_set_later", [False, True])
@pytest.mark.sampled(5)
async def test_with_a_wrong_clock_nothing_happens_too_soon_and_nothing_is_stored_with_its_time(
    ahead: float, server: SimulatedServer, caplog: pytest.LogCaptureFixture, *, is_set_later: bool
) -> None:
    await server.without_grace()
    await server.begin(pace=60)
    turn, begun = server.newest, server.now
    caplog.clear()
    server.ahead = ahead
    if not is_set_later:
        await server.restart()
    for _ in range(3):
        await server.pass_time(1 / 60)
    assert (server.newest.id, (await server.table()).is_playing) == (turn.id, True)
    await server.step()
    times = await latest_times(server)
    assert {name for name, at in times.items() if at < begun - HOUR or at > begun + 40 * 24 * HOUR} == set()
    assert len([each for each in warned(caplog) if "the clock of this machine shows" in each.message]) == 1
    # With the right clock again, the reminder of the turn comes when it is due.
    server.ahead, turn = 0, server.newest
    await server.pass_time(0.5)
    assert server.newest.id == turn.id
    await server.pass_time(2)
    assert server.newest.id > turn.id


@pytest.mark.parametrize("ahead", WRONG)
@pytest.mark.sampled(2)
async def test_where_the_clock_of_the_host_is_wrong_a_panel_is_closed_and_a_turn_edited_as_usual(
    ahead: float, server: SimulatedServer
) -> None:
    server.ahead = ahead
    await server.restart()
    mover, panel = await begin_at_panel(server)
    turn = server.newest
    await mover.slash(server.channel, "kingdomino away", end="5 days")
    assert server.newest.id == turn.id
    assert turn.edits > 0
    await mover.slash(server.channel, "kingdomino away")
    read(await mover.click(server.newest, Action.OPEN_PANEL))
    assert not panel.is_there


async def test_a_bot_whose_machine_has_slept_asks_for_the_time_and_catches_up(server: SimulatedServer) -> None:
    await server.without_grace()
    await server.begin(pace=60)
    turn = server.newest
    server.slept = 3 * HOUR
    await server.pass_time(3)
    assert server.newest.id > turn.id
