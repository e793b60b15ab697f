"""Teams of the Royal Wedding: made in the lobby, and sharing a kingdom and its panel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.server import SimulatedServer, add_computer, has_free_seat, read
from tests.bot.words import says, says_only, words

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.people["Ola"].slash(server.channel, "kingdomino new", game="rwt", players=6)
        for name in ("Kenji", "Zuri"):
            await server.people[name].click(server.newest, Action.JOIN)
        yield server


async def choose_team(server: SimulatedServer, name: str, team: str) -> str:
    """Choose a team in the lobby; what the person is told, if anything."""
    answer = await server.people[name].choose(server.newest, Action.CHOOSE_TEAM, team)
    told = [each for each in answer.followups if each.is_private]
    return told[0].text if told else ""


async def start(server: SimulatedServer) -> None:
    while has_free_seat(server.newest):
        await add_computer(server.people["Ola"], server.newest)
    await server.people["Ola"].click(server.newest, Action.START)


async def kingdoms(server: SimulatedServer) -> dict[str, int]:
    table = await server.table()
    return {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats}


async def test_friends_who_choose_the_same_team_share_a_kingdom(server: SimulatedServer) -> None:
    assert await choose_team(server, "Ola", "2") == words("done-team", team="3")
    assert await choose_team(server, "Kenji", "2") == words("done-team", team="3")
    assert words("lobby-in-team", player=words("lobby-host", name="Ola", level=""), team="3") in server.newest.text
    assert words("team-drawn") in server.newest.text
    assert server.newest.select(Action.CHOOSE_TEAM).options[2].description == "Ola & Kenji"
    assert words("error-team-full") in await choose_team(server, "Zuri", "2")
    assert await choose_team(server, "Zuri", "0") == words("done-team", team="1")
    await start(server)
    lobby = server.messages()[0].text.splitlines()
    for team in "123":
        assert sum(says_only(line, "lobby-in-team", team=team) for line in lobby) == 2
    shares = await kingdoms(server)
    assert (shares["Ola"], shares["Kenji"], shares["Zuri"]) == (2, 2, 0)


async def test_a_chosen_team_can_be_given_up(server: SimulatedServer) -> None:
    await choose_team(server, "Ola", "1")
    ola = words("lobby-in-team", player=words("lobby-host", name="Ola", level=""), team="2")
    assert ola in server.newest.text
    await choose_team(server, "Ola", "any")
    assert not says(server.newest.text, "lobby-in-team")


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
