"""Another program runs with the same token, on a database of its own."""

from pathlib import Path

import pytest

from bot.app import COUNTING_SECONDS
from bot.storage.maintenance import note_restore
from tests.bot.database_urls import migrated_url
from tests.bot.server import SimulatedServer, warned

SESSIONS = "sessions were begun with the token of this bot that its database does not know"


@pytest.fixture
async def other(server: SimulatedServer, tmp_path: Path) -> SimulatedServer:
    """A second bot, which is not started yet."""
    folder = tmp_path / "other"
    folder.mkdir()
    return SimulatedServer(server.discord, migrated_url(folder))


def noticed(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the log says about other programs since the last call."""
    found = [each.getMessage() for each in warned(caplog)]
    caplog.clear()
    return [each for each in found if "token" in each]


async def counted(server: SimulatedServer) -> None:
    """Let the bot compare the sessions."""
    server.uptime += COUNTING_SECONDS + 1
    await server.sleep(0.05)
    await server.discord.quiet()


async def test_sessions_of_another_program_are_noticed_while_the_bot_runs(
    server: SimulatedServer, other: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await counted(server)
    assert noticed(caplog) == []
    await other.start()
    await other.stop()
    server.discord.watch(server.bot)
    await counted(server)
    assert [each.partition(":")[0] for each in noticed(caplog)] == [f"1 {SESSIONS}"]
    await counted(server)
    assert noticed(caplog) == []


async def test_sessions_of_another_program_are_noticed_at_the_next_start(
    server: SimulatedServer, other: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        await server.restart()
    assert noticed(caplog) == []
    await server.stop()
    for _ in range(2):
        await other.start()
        await other.stop()
    assert noticed(caplog) == []
    await server.start()
    assert [each.partition(":")[0] for each in noticed(caplog)] == [f"2 {SESSIONS}"]
    await server.restart()
    assert noticed(caplog) == []


async def test_a_copy_does_not_take_its_own_later_sessions_for_those_of_another_program(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.restart()
    await server.stop()
    await server.start()
    await server.stop()
    await note_restore(server.url, server.now)
    server.discord.gateway._starts.append(server.now)
    await server.start()
    assert noticed(caplog) == []
