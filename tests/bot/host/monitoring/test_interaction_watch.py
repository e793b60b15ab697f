"""When interactions are acknowledged and answered, seen from the requests of an HTTP client."""

import asyncio
import logging
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.activity import (
    Activity,
    InteractionWatch,
    Outcome,
    Telemetry,
    answering,
    current_activity,
    describe_activity,
    note_outcome,
)
from bot.host.app import trace_of
from bot.host.clocks import BotClock

CALLBACK = "/api/v10/interactions/7/token/callback"
ANSWER = "/api/v10/webhooks/1/token/messages/@original"


class Notes(Telemetry):
    def __init__(self) -> None:
        self.ended: list[Activity] = []
        self.answers: list[tuple[str, str, int | None, float]] = []

    def interaction_ended(self, activity: Activity) -> None:
        self.ended.append(activity)

    def discord_answered(self, method: str, route: str, status: int | None, seconds: float) -> None:
        self.answers.append((method, route, status, seconds))


class Discord:
    """A server that takes as many seconds for each request as `takes` says; only the clock passes."""

    client: aiohttp.ClientSession

    def __init__(self) -> None:
        self.now = 0.0
        self.takes = 0.5
        self.status = 204
        self.notes = Notes()
        self.watch = InteractionWatch(self.notes, clock=lambda: self.now)

    async def answer(self, _: web.Request) -> web.Response:
        self.now += self.takes
        return web.Response(status=self.status)

    async def carry_out(self, *requests: tuple[str, str], outcome: Outcome = Outcome.DONE) -> Activity:
        """Make these requests in the task of an interaction, and return what has been noted of it."""

        async def interaction() -> None:
            self.watch.begin("component", 7, 99)
            describe_activity(name="open", game_id=17)
            for method, path in requests:
                await self.client.request(method, path)
            note_outcome(outcome)

        await asyncio.create_task(interaction())
        await asyncio.sleep(0)  # in which the callbacks of the task that has ended are called
        return self.notes.ended[-1]


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    discord = Discord()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", discord.answer)
    async with TestServer(application) as server:
        session = aiohttp.ClientSession(server.make_url("/"), trace_configs=[trace_of(discord.watch, BotClock())])
        async with session as discord.client:
            yield discord


async def test_an_interaction_is_timed_from_its_arrival(discord: Discord) -> None:
    activity = await discord.carry_out(("POST", CALLBACK), ("PATCH", ANSWER), ("POST", "/api/v10/channels/3/messages"))
    assert (activity.name, activity.ids) == ("open", {"interaction": 7, "guild": 99, "game": 17})
    assert (activity.acknowledged, activity.shown) == (0.5, 1.0)


async def test_a_first_response_that_carries_the_answer_shows_it(discord: Discord) -> None:
    async def interaction() -> None:
        discord.watch.begin("component", 7, 99)
        with answering():
            await discord.client.post(CALLBACK)
        await discord.client.patch(ANSWER)

    await asyncio.create_task(interaction())
    await asyncio.sleep(0)
    assert (discord.notes.ended[-1].acknowledged, discord.notes.ended[-1].shown) == (0.5, 0.5)


async def test_what_discord_refuses_is_not_shown_and_its_wait_counts(discord: Discord) -> None:
    discord.status = 503
    activity = await discord.carry_out(("POST", CALLBACK), ("PATCH", ANSWER), outcome=Outcome.NOT_TAKEN)
    assert (activity.acknowledged, activity.shown, activity.outcome) == (0.5, None, "not_taken")
    assert discord.notes.answers == [
        ("POST", "/interactions/{}/{}/callback", 503, 0.5),
        ("PATCH", "/webhooks/{}/{}/messages/@original", 503, 0.5),
    ]


async def test_a_request_without_an_answer_is_counted_too(discord: Discord) -> None:
    with pytest.raises(aiohttp.ClientConnectionError):
        await discord.client.get("http://127.0.0.1:1/api/v10/gateway/bot")
    assert discord.notes.answers == [("GET", "/gateway/bot", None, 0.0)]


async def test_a_request_that_no_interaction_has_caused_is_only_counted(discord: Discord) -> None:
    await discord.client.post("/api/v10/channels/3/messages")
    assert discord.notes.answers == [("POST", "/channels/{}/messages", 204, 0.5)]
    assert current_activity() is None
    describe_activity(name="nobody")
    note_outcome(Outcome.FAILED)


async def test_what_is_slow_is_told_in_a_line(discord: Discord, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    discord.takes = 2.6
    await discord.carry_out(("POST", CALLBACK), ("PATCH", ANSWER))
    assert caplog.messages == [
        "slow: acknowledging took 2.6 s: open, interaction 7 (0 more since the last warning)",
        "slow: showing the answer took 5.2 s: open, interaction 7 (0 more since the last warning)",
    ]
