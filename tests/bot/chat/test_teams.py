"""Teams of the Royal Wedding: made in the lobby, and sharing a kingdom and its panel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.harness import Message, Parlour, add_computer


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour.of(tmp_path, "Ola", "Kenji", "Zuri") as parlour:
        await parlour.people["Ola"].slash(parlour.channel, "kingdomino new", game="rwt", players=6)
        for name in ("Kenji", "Zuri"):
            await parlour.people[name].click(parlour.newest.message, label="Join")
        yield parlour


async def wish(parlour: Parlour, name: str, team: str) -> str:
    """Choose a team in the lobby; what the person is told, if anything."""
    select = parlour.newest.selects[-1]
    answer = await parlour.people[name].select(parlour.newest.message, [team], custom_id=select["custom_id"])
    told = [Message(each) for each in answer.followups if each.ephemeral]
    return told[0].text if told else ""


async def start(parlour: Parlour) -> None:
    while parlour.newest.levels:
        await add_computer(parlour.people["Ola"], parlour.newest.message)
    await parlour.people["Ola"].click(parlour.newest.message, label="Start")


async def kingdoms(parlour: Parlour) -> dict[str, int]:
    table = await parlour.table()
    return {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats}


async def test_friends_who_choose_the_same_team_share_a_kingdom(parlour: Parlour) -> None:
    assert await wish(parlour, "Ola", "2") == ""
    assert await wish(parlour, "Kenji", "2") == ""
    assert "**Ola** (host), team 3" in parlour.newest.text
    [select] = [each for each in parlour.newest.selects if each["custom_id"].startswith("s:team")]
    assert [option.get("description") for option in select["options"]][2] == "Ola & Kenji"
    assert "That team is complete" in await wish(parlour, "Zuri", "2")
    assert await wish(parlour, "Zuri", "0") == ""
    await start(parlour)
    assert sorted(line[-6:] for line in parlour.messages()[0].text.splitlines() if ", team " in line) == [
        *["team 1"] * 2,
        *["team 2"] * 2,
        *["team 3"] * 2,
    ]
    shares = await kingdoms(parlour)
    assert (shares["Ola"], shares["Kenji"], shares["Zuri"]) == (2, 2, 0)


async def test_a_wish_can_be_taken_back(parlour: Parlour) -> None:
    await wish(parlour, "Ola", "1")
    assert "team 2" in parlour.newest.text
    await wish(parlour, "Ola", "any")
    assert "team" not in parlour.newest.text.partition("Kenji")[0].casefold().partition("**ola**")[2]


async def test_a_team_mate_sees_the_panel_and_cannot_touch_it(parlour: Parlour) -> None:
    await wish(parlour, "Ola", "0")
    await wish(parlour, "Kenji", "0")
    await start(parlour)
    while (table := await parlour.table()).state.domino is None or table.acting.name == "Zuri":  # type: ignore[union-attr]
        await parlour.step()
    due = await parlour.due()
    [mate] = [parlour.people[name] for name in ("Ola", "Kenji") if parlour.people[name] is not due]
    answer = await mate.click(parlour.newest.message, label=parlour.newest.buttons[0])
    panel = Message(next(each for each in [answer.response, *answer.followups] if each and each.ephemeral))
    assert f"{due.name.capitalize()}'s king acts now" in panel.text
    assert all(part["disabled"] for part in panel._parts if "custom_id" in part)
