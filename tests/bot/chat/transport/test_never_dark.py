"""A table is never dark: whatever request Discord refuses for good, every move is taken and every turn announced."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.host import app
from tests.bot.server import CALLBACK, Message, SimulatedServer, carries_answer, read


def half(body: bytes) -> bytes:
    return body[: len(body) // 2]


FAILURES: dict[str, Any] = {
    "400": {"status": 400, "code": 50035},
    "403": {"status": 403, "code": 50013},
    "404": {"status": 404, "code": 10062},
    "429": {"status": 429, "retry_after": 60.0},
    "429 without a time": {"status": 429, "retry_after": None},
    "a hang": {"status": 503, "hang": 1.0},
    "500": {"status": 500},
    "a page of a proxy": {"status": 502, "page": True},
    "a page with 200": {"status": 200, "page": True},
}
GARBLED: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda _: b"",
    "half a JSON": half,
    "a page": lambda _: b"<!DOCTYPE html>",
    "null": lambda _: b"null",
    "a list for an object": lambda body: b"{}" if body.startswith(b"[") else b"[]",
}
"""What an answer with the status 200 contains in place of what is due."""
ROUTES = (
    r"GET /channels/\d+/messages$",
    r"GET /channels/\d+/messages/\d+$",
    r"GET /channels/\d+$",
    r"GET /guilds/",
    r"GET /applications/",
    r"GET /users/",
    r"POST /channels/\d+/typing$",
    r"DELETE /channels/\d+/messages/",
    r"PATCH /channels/\d+/messages/",
    r"PUT /applications/",
    r"POST /webhooks/",
    r"PATCH /webhooks/",
    r"DELETE /webhooks/",
)
"""All that the bot asks of Discord, except first responses and the message of a turn itself."""
TAKEN = r"POST /channels/\d+/messages$", r"POST /interactions/\d+/[^/]+/callback$"
"""What Discord must take, although the bot may be unable to read that it did."""
MINUTES = 5


def newest(server: SimulatedServer) -> Message:
    """Return the newest public message with buttons."""
    return [each for each in server.channel.messages if each.actions][-1]


def announced(server: SimulatedServer) -> int:
    return max(Address.parse(each.custom_id.partition(":")[2]).version or 0 for each in newest(server).buttons)


async def type_move(server: SimulatedServer) -> None:
    await server.step()


async def tap(server: SimulatedServer) -> None:
    """Let the person whose turn it is tap a move of the public message, or of the panel that it opens."""
    person, shown = await server.acting_person(), newest(server)
    if Action.PLAY not in shown.actions:
        openers = Action.OPEN_PANEL, Action.ANSWER_REMINDER
        shown = read(await person.click(shown, next(each for each in shown.buttons if each.action in openers)))
    await person.click(shown, next(each for each in shown.buttons if each.action == Action.PLAY))


Act = Callable[[SimulatedServer], Awaitable[None]]


async def moved(server: SimulatedServer, act: Act = type_move) -> int:
    """Let the next turn be made; return the ply at which the turn after it begins, once it is announced."""
    before = (await server.table()).ply
    while (await server.table()).public_ply <= before:
        await act(server)
    table = await server.table()
    for _ in range(MINUTES):
        if announced(server) == table.public_ply:
            break
        await server.pass_time(1 / 60)
    assert announced(server) == table.public_ply
    return table.public_ply


pytestmark = pytest.mark.usefixtures("hurried")


@pytest.fixture(autouse=True)
def _impatient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot wait for a silent Discord only half a second, where a test is about that."""
    if request.node.callspec.params.get("failure") == "a hang":
        monkeypatch.setattr(app, "ANSWER_SECONDS", 0.5)


@pytest.mark.parametrize("act", [type_move, tap])
@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.sampled(18)
async def test_every_turn_is_announced_whatever_discord_refuses_for_good(
    failure: str, act: Act, server: SimulatedServer
) -> None:
    await server.begin()
    for route in ROUTES:
        await server.restart()
        fault = server.fail(route, times=None, **FAILURES[failure])
        await moved(server, act)
        fault.times = 0
    server.fail(CALLBACK, times=None, when=carries_answer, **FAILURES[failure])
    await moved(server, act)


@pytest.mark.parametrize("act", [type_move, tap])
@pytest.mark.parametrize("garble", GARBLED)
@pytest.mark.sampled(10)
async def test_every_turn_is_announced_once_whatever_answer_cannot_be_read(
    garble: str, act: Act, server: SimulatedServer
) -> None:
    await server.begin()
    for route in (*ROUTES, *TAKEN):
        await server.restart()
        first = len(server.messages())
        fault = server.fail(route, times=None, body=GARBLED[garble])
        ply = await moved(server, act)
        fault.times = 0
        assert len([each for each in server.messages()[first:] if each.actions]) == 1, (route, ply)
