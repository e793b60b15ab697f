"""Each of Discord's open bugs: a game goes on, nobody is called twice, and a choice in a select is answered truly."""

from collections import Counter
from contextlib import suppress

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from simulator.world.moods import MOODS
from tests.bot.server import Message, SimulatedServer, visit, warned

MINUTES = 5
UNANSWERED = {"dead-selects", "late-at-once"}
"""The moods in which an act may have no answer: nothing arrives, or no answer is taken."""


def ply_of(message: Message) -> int:
    """Return the ply for which a message was sent: that of its buttons, or its own id if it has none."""
    addresses = [Address.parse(each.custom_id.partition(":")[2]) for each in message.buttons if each.custom_id]
    return max((each.version or 0 for each in addresses), default=message.id)


def unanswered(name: str) -> suppress:
    """Let an act in a block have no answer, in the moods in which that happens."""
    return suppress(*((AssertionError,) if name in UNANSWERED else ()))


async def move(server: SimulatedServer, name: str) -> None:
    """Let the next turn be made, and wait until it is announced."""
    before = await server.table()
    while (await server.table()).public_ply == before.public_ply:
        with unanswered(name):
            await server.step()
    for _ in range(MINUTES):
        await server.pass_time(1 / 60)
    table = await server.table()
    assert table.game.announcement.ply == table.public_ply


async def choose_a_chapter(server: SimulatedServer) -> None:
    """Read the rules, and choose another chapter."""
    ola = server.people["Ola"]
    rules = await visit(ola, server, Action.READ_RULES)
    chapters = next(each for each in rules.selects if each.action == Action.READ_RULES)
    answer = await ola.choose(rules, Action.READ_RULES, chapters.values[1])
    assert answer.messages


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("name", MOODS)
@pytest.mark.sampled(7)
async def test_a_game_goes_on_and_nobody_is_called_twice(
    name: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    await server.without_grace()
    container = {"type": 17, "id": 1, "components": [{"type": 10, "id": 2, "content": "Another bot's news"}]}
    server.discord.post(
        server.channel.data, {"components": [container], "flags": 1 << 15}, author=server.people["Ola"].person.user
    )
    if name in UNANSWERED:
        server.discord.ack_deadline = 0.2
    with server.discord.mood(name) as mood:
        await server.restart()
        if mood.resume:
            await server.discord.gateway.drop()
            assert await server.discord.until(lambda: server.discord.gateway.ready(1))
        first = len(server.channel.messages)
        for _ in range(2):
            await move(server, name)
        with unanswered(name):
            await choose_a_chapter(server)
    calls = Counter((ply_of(each), who) for each in server.channel.messages[first:] for who in each.pinged)
    assert max(calls.values(), default=1) == 1
    assert [each for each in warned(caplog) if each.levelname == "ERROR" and each.name.startswith("bot")] == []
