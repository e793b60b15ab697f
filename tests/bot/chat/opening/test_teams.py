"""Teams of the Royal Wedding: made in the lobby, and sharing a kingdom and its panel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.server import Action, SimulatedServer, add_computer, has_free_seat, more, read, words


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.people["Ola"].slash(server.channel, "kingdomino new", game="rwt", players=6)
        for name in ("Kenji", "Zuri"):
            await server.people[name].click(server.newest, Action.JOIN)
        yield server


async def choose_team(server: SimulatedServer, name: str, team: str) -> str:
    """Choose a team in the lobby; what the person is told, if anything."""
    person = server.people[name]
    answer = await person.choose(await more(person, server.newest), Action.CHOOSE_TEAM, team)
    told = [each for each in answer.followups if each.is_private]
    return told[0].text if told else ""


async def start(server: SimulatedServer) -> None:
    while has_free_seat(server.newest):
        await add_computer(server.people["Ola"], server.newest)
    await server.people["Ola"].click(server.newest, Action.START)


async def test_friends_who_choose_the_same_team_share_a_kingdom(server: SimulatedServer) -> None:
    await choose_team(server, "Ola", "2")
    await choose_team(server, "Kenji", "2")
    assert f"Ola ({words('lobby-seat-host')}, {words('alt-team', team='3')})" in server.newest.alt
    panel = await more(server.people["Ola"], server.newest)
    assert words("team-drawn") in panel.text
    select = panel.select(Action.CHOOSE_TEAM)
    assert (select.chosen, select.options[2].description) == (["2"], "Ola & Kenji")
    assert words("error-team-full") in await choose_team(server, "Zuri", "2")
    await choose_team(server, "Zuri", "0")
    await start(server)
    lobby = server.messages()[0].alt
    assert [lobby.count(words("alt-team", team=team)) for team in "123"] == [2, 2, 2]
    table = await server.table()
    shares = {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats}
    assert (shares["Ola"], shares["Kenji"], shares["Zuri"]) == (2, 2, 0)


async def test_a_team_mate_sees_the_panel_and_cannot_touch_it(server: SimulatedServer) -> None:
    await choose_team(server, "Ola", "0")
    await choose_team(server, "Kenji", "0")
    await start(server)
    while (table := await server.table()).state.domino is None or table.acting.name == "Zuri":  # type: ignore[union-attr]
        await server.step()
    acting = await server.acting_person()
    [mate] = [server.people[name] for name in ("Ola", "Kenji") if server.people[name] is not acting]
    panel = read(await mate.click(server.newest, Action.OPEN_PANEL))
    assert words("panel-team", name=acting.name) in panel.text
    assert not any("custom_id" in part for part in panel.parts)
