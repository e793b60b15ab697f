"""Suggestions that one seat sees: in a first game, by the person's own setting, or by the host's choice."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.game import FIRST_GAME, HOST
from tests.bot.server import Action, Guest, SimulatedServer, finish, more, open_lobby, open_panel, says, words


@pytest.fixture
async def newcomers(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """Two people who have never played."""

    class ForNewcomers(SimulatedServer):
        guides_newcomers = True

    async with ForNewcomers.of(tmp_path, "Ola", "Kenji") as server:
        yield server


async def begin_alone(server: SimulatedServer, **options: str) -> Guest:
    """Let Ola begin against two computer players."""
    ola = server.people["Ola"]
    lobby = await open_lobby(ola, server, players=3, computers="beginner", **options)
    await ola.click(lobby, Action.START)
    return ola


async def guides(server: SimulatedServer) -> dict[str, str]:
    return {seat.name: seat.guided for seat in (await server.table()).game.seats if seat.guided}


async def test_a_first_game_shows_suggestions_says_so_and_counts(newcomers: SimulatedServer) -> None:
    ola = await begin_alone(newcomers)
    assert await guides(newcomers) == {"Ola": FIRST_GAME}
    assert words("hint-merits") in (await open_panel(newcomers, ola)).text
    panel = await open_panel(newcomers, ola)
    assert words("hint-first-game") in panel.text
    assert panel.saying("button-hint") == []
    await finish(newcomers)
    [row] = await newcomers.services.tables.accounts.statistics(ola.id)
    assert row.games == 1
    assert not says(newcomers.newest.text, "end-found", shares="")
    await begin_alone(newcomers)
    assert await guides(newcomers) == {}


async def test_a_host_lets_one_person_see_suggestions_in_this_game_and_the_next(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    await kenji.click(lobby, Action.JOIN)
    panel = await more(ola, lobby, rules=True)
    await ola.choose(panel, Action.SET_UP, str(kenji.id), argument="guided")
    assert panel.select(Action.SET_UP, "guided").chosen == [str(kenji.id)]
    await ola.click(lobby, Action.START)
    assert await guides(server) == {"Kenji": HOST}
    for _ in range(2):
        mover = await server.acting_person()
        shows = (await open_panel(server, mover)).saying("button-hint") == []
        assert shows == (mover is kenji)
        await server.step()
    await finish(server)
    assert await server.services.tables.accounts.statistics(ola.id) == ()
    await ola.click(server.newest, Action.REMATCH)
    await kenji.click(server.newest, Action.JOIN)
    assert await guides(server) == {"Kenji": HOST}
