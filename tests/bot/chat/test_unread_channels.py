"""The bot is killed between a message and its record, and then cannot read the channel: nothing comes twice."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

import pytest

from bot.chat.kit.addresses import Action, Address
from tests.bot.server import Message, SimulatedServer

SEARCH: Final = r"GET /channels/\d+/messages$"
SENDING: Final = r"POST /channels/\d+/messages$"
REFUSALS: Final[dict[str, Any]] = {
    "403": {"status": 403, "code": 50001},
    "404": {"status": 404},
    "404 of an unknown channel": {"status": 404, "code": 10003},
    "429": {"status": 429, "retry_after": 60.0},
    "429 again and again": {"status": 429, "retry_after": 0.01},
    "500": {"status": 500},
    "503": {"status": 503},
    "a page of a proxy": {"status": 502, "page": True},
    "a page that looks right": {"status": 200, "page": True},
    "cut off": {"drop": "before"},
    "nothing": {"body": lambda _: b""},
    "half a JSON": {"body": lambda body: body[: len(body) // 2]},
    "null": {"body": lambda _: b"null"},
    "429 without a time": {"status": 429, "body": lambda _: b'{"message": "later"}'},
}
"""How Discord refuses to show what is in a channel."""

pytestmark = pytest.mark.usefixtures("hurried")


def turns(server: SimulatedServer) -> list[Message]:
    """Return the public messages of turns."""
    return [each for each in server.messages() if each.data["attachments"] or each.parts]


def ply_of(message: Message) -> int:
    addresses = [Address.parse(each.custom_id.partition(":")[2]) for each in message.buttons]
    return max((each.ply or 0 for each in addresses), default=-1)


async def begin(server: SimulatedServer, refusal: str) -> None:
    """Start a game in which everybody is notified at once; from now on the channel cannot be read."""
    await server.begin()
    await server.without_grace()
    await server.step()
    server.discord.fail(SEARCH, times=1_000_000, **REFUSALS[refusal])


async def die_after(server: SimulatedServer, moves: int) -> None:
    """Let turns be made, each of which Discord announces and the bot does not record; then start another bot."""
    fault = server.discord.fail(SENDING, drop="after", times=1_000_000)
    for _ in range(moves):
        ply = (await server.table()).public_ply
        while (await server.table()).public_ply == ply:
            await server.step()
    await server.stop()
    fault.times = 0
    await server.start()
    await server.discord.quiet()


def calls(server: SimulatedServer) -> Counter[str]:
    """Return how many messages have called each person."""
    return Counter(who for each in server.messages() for who in each.pinged)


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.sampled(3)
async def test_a_turn_is_announced_once_at_once_and_only_the_newest_has_buttons(
    refusal: str, server: SimulatedServer
) -> None:
    await begin(server, refusal)
    for moves in (1, 2, 1):
        shown, before, now = len(server.messages()), calls(server), server.now
        await die_after(server, moves)
        table = await server.table()
        assert table.game.outbox.announcement.ply == table.public_ply == ply_of(server.newest)
        assert table.game.outbox.announcement.message_id == server.newest.id
        assert len(server.messages()) == shown + moves
        assert (calls(server) - before).total() <= moves
        assert [each.id for each in server.messages() if each.actions] == [server.newest.id]
        assert server.now == now
        assert Action.PLAY in server.newest.actions or Action.OPEN_PANEL in server.newest.actions
    await server.step()


async def test_a_channel_is_not_searched_for_a_new_table_and_once_if_it_cannot_be_read(server: SimulatedServer) -> None:
    def searches() -> int:
        return len([each for each in server.requests if re.match(SEARCH, str(each))])

    await server.begin(pace=60, policy="remind")
    await server.step()
    assert searches() == 0
    server.fail(SEARCH, status=404, times=None)
    await server.restart()
    await server.step()
    assert searches() == 1
    # Reminders would look for themselves.
    await server.sleep(5)
    await server.step()
    assert searches() == 1
