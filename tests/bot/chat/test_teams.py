"""Teams of the Royal Wedding: made in the lobby, and sharing a kingdom and its panel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.simulated_server import Message, SimulatedServer, add_computer

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.people["Ola"].slash(server.channel, "kingdomino new", game="rwt", players=6)
        for name in ("Kenji", "Zuri"):
            await server.people[name].click(server.newest.message, label="Join")
        yield server


async def choose_team(server: SimulatedServer, name: str, team: str) -> str:
    """Choose a team in the lobby; what the person is told, if anything."""
    [select] = [each for each in server.newest.selects if each["custom_id"].startswith("s:team")]
    answer = await server.people[name].select(server.newest.message, [team], custom_id=select["custom_id"])
    told = [Message(each) for each in answer.followups if each.ephemeral]
    return told[0].text if told else ""


async def start(server: SimulatedServer) -> None:
    while server.newest.levels:
        await add_computer(server.people["Ola"], server.newest.message)
    await server.people["Ola"].click(server.newest.message, label="Start")


async def kingdoms(server: SimulatedServer) -> dict[str, int]:
    table = await server.table()
    return {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats}


async def test_friends_who_choose_the_same_team_share_a_kingdom(server: SimulatedServer) -> None:
    assert "You are in team 3." in await choose_team(server, "Ola", "2")
    assert "You are in team 3." in await choose_team(server, "Kenji", "2")
    assert "**Ola** (host), team 3" in server.newest.text
    assert "-# Whoever chooses no team is drawn into one." in server.newest.text
    [select] = [each for each in server.newest.selects if each["custom_id"].startswith("s:team")]
    assert [option.get("description") for option in select["options"]][2] == "Ola & Kenji"
    assert "That team is full" in await choose_team(server, "Zuri", "2")
    assert "You are in team 1." in await choose_team(server, "Zuri", "0")
    await start(server)
    assert sorted(line[-6:] for line in server.messages()[0].text.splitlines() if ", team " in line) == [
        *["team 1"] * 2,
        *["team 2"] * 2,
        *["team 3"] * 2,
    ]
    shares = await kingdoms(server)
    assert (shares["Ola"], shares["Kenji"], shares["Zuri"]) == (2, 2, 0)


async def test_a_chosen_team_can_be_given_up(server: SimulatedServer) -> None:
    await choose_team(server, "Ola", "1")
    assert "team 2" in server.newest.text
    await choose_team(server, "Ola", "any")
    assert "team" not in server.newest.text.partition("Kenji")[0].casefold().partition("**ola**")[2]


async def test_a_team_mate_sees_the_panel_and_cannot_touch_it(server: SimulatedServer) -> None:
    await choose_team(server, "Ola", "0")
    await choose_team(server, "Kenji", "0")
    await start(server)
    while (table := await server.table()).state.domino is None or table.acting.name == "Zuri":  # type: ignore[union-attr]
        await server.step()
    acting = await server.acting_person()
    [mate] = [server.people[name] for name in ("Ola", "Kenji") if server.people[name] is not acting]
    answer = await mate.click(server.newest.message, label=server.newest.buttons[0])
    panel = Message(next(each for each in [answer.response, *answer.followups] if each and each.ephemeral))
    assert f"{acting.name.capitalize()}'s king acts now" in panel.text
    assert not any("custom_id" in part for part in panel._parts)
