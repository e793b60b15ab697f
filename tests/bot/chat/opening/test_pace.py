"""The pace of a running table, and how it is changed by everybody's consent, as people in the channel see it."""

from typing import Any

import pytest

from bot.games.game import Policy
from tests.bot.server import Action, Guest, Message, SimulatedServer, read, says, words


@pytest.fixture
async def trio(trio: SimulatedServer) -> SimulatedServer:
    await trio.begin(pace=60)
    return trio


async def propose(person: Guest, server: SimulatedServer, *values: str) -> Message:
    """Choose values in the selects of `/kingdomino table do:pace` and propose them; the answer."""
    panel: Any = (await person.slash(server.channel, "kingdomino table", do="pace")).response
    for value in values:
        select = next(each for each in panel.selects if value in each.values)
        panel = (await person.choose(panel, select.action, value, argument=select.argument)).response or panel
    return read(await person.click(panel, Action.PROPOSE_PACE))


async def test_a_table_agrees_on_another_pace(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    answer = await propose(ola, trio, "1440 remind", "1440 turn")
    assert answer.text == words("proposal-waiting")
    question = trio.newest
    assert says(question.text, "pace-line", then=words("policy-turn-about"))
    assert sorted(question.named) == ["Kenji", "Zuri"]
    await kenji.click(question, Action.AGREE)
    assert (zuri.mention in question.text, kenji.mention in question.text) == (True, False)
    await zuri.click(question, Action.AGREE)
    assert words("proposal-agreed") in question.text
    assert question.labels == []
    options = (await trio.table()).game.options
    assert (options.pace, options.policy) == (1440, Policy.TURN)
