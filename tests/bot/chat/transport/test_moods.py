"""Each of Discord's open bugs: a game goes on, nobody is called twice, and a choice in a select is answered truly."""

from collections import Counter
from contextlib import suppress

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from simulator.world.moods import MOODS
from tests.bot.server import Message, SimulatedServer, begin_at_panel, visit, warned

MINUTES = 5
LOADING = 1 << 7
"""The flag of a message that is awaited."""
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


async def test_no_picture_is_lost_where_an_answer_loses_the_files_that_it_does_not_list(
    server: SimulatedServer,
) -> None:
    with server.discord.mood("updates-lose-files"):
        mover, panel = await begin_at_panel(server)
        before = len(panel.attached)
        await mover.choose(panel, Action.CHOOSE_SPOT, next(each for each in panel.selects).values[0])
    assert before
    assert len(panel.attached) == before


async def test_a_picture_that_a_deferred_answer_may_not_have_comes_in_a_message_of_its_own(
    deferring: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await deferring.begin()
    with deferring.discord.mood("new-gallery-400"):
        for _ in range(2):
            board = await deferring.people["Ola"].slash(deferring.channel, "kingdomino board")
            assert board.messages[-1].attached
    assert not warned(caplog), "no kind of message is sent without pictures from now on"


async def test_nobody_waits_for_ever_if_neither_an_edit_nor_a_look_at_it_has_a_readable_answer(
    deferring: SimulatedServer,
) -> None:
    deferring.fail("(PATCH|GET) /webhooks/.*@original", status=200, page=True, times=None)
    told = await deferring.people["Ola"].slash(deferring.channel, "kingdomino help")
    assert told.messages[-1].actions
    assert not told.messages[-1].data["flags"] & LOADING
