"""A game in which nobody moves for a month: offered, archived, revived, as people in the channel see it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.actions import Action
from tests.bot.server import Message, SimulatedServer, begin_placing, read
from tests.bot.words import first_line, says, words

DAY = 24

OFFERED = [Action.KEEP_PLAYING, Action.ARCHIVE]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        await begin_placing(server)
        yield server


async def until_offered(server: SimulatedServer) -> Message:
    """Let a month pass, and return the offer."""
    for days in (1, 2, 4, 8, 15):
        await server.pass_time(days * DAY)
    return server.newest


async def archive(server: SimulatedServer) -> Message:
    """Let the month and the week pass; return the message that says so."""
    offer = await until_offered(server)
    await server.pass_time(7 * DAY)
    return offer


async def test_after_a_month_the_table_is_asked_without_a_mention(server: SimulatedServer) -> None:
    turn, due = server.newest, (await server.acting_person()).name
    offer = await until_offered(server)
    assert says(offer.text, "archive-offer")
    assert words("archive-due", name=due) in offer.text
    assert (offer.actions, offer.pinged) == (OFFERED, [])
    assert offer.is_silent
    # The reminder before it is gone, and none follows.
    assert [message.id for message in server.after(turn)] == [offer.id]
    await server.pass_time(6 * DAY)
    assert [message.id for message in server.after(turn)] == [offer.id]


async def test_a_game_is_revived_by_a_tap_and_its_turn_is_announced_again(server: SimulatedServer) -> None:
    await server.without_grace()
    turn, before = server.newest, await server.table()
    offered = turn.actions
    notice, kenji = await archive(server), server.people["Kenji"]
    server.discord.deny(server.channel.data, "SEND_MESSAGES", user_id=kenji.person.id)
    refused = words("error-not-permitted", permissions=words("permission-send-messages"))
    assert read(await kenji.click(notice, Action.REVIVE)).text == refused
    server.discord.allow(server.channel.data, "SEND_MESSAGES", user_id=kenji.person.id)
    await kenji.click(notice, Action.REVIVE)
    assert notice.text == first_line("archive-revived", name="Kenji")
    news = server.newest
    assert (news.pinged, news.actions) == ([(await server.acting_person()).name], offered)
    assert turn.actions == []
    assert (await server.table()).state == before.state
    await server.step()
