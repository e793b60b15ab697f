"""A clock that shows another program's time."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.chat.kit.discord_api import Unreachable
from bot.clocks import FollowedClock
from simulator import Discord
from simulator.world.clock import Clock

NOON = 1_800_014_400.0
HOUR = 3600


@asynccontextmanager
async def followed(clock: Clock) -> AsyncIterator[tuple[Discord, FollowedClock, list[int]]]:
    """A server with that clock, somebody who follows it, and the times at which it has woken its listener."""
    async with Discord(clock=clock) as discord, FollowedClock.of(discord.environment["CLOCK_URL"]) as following:
        woken: list[int] = []
        following.connect(lambda: woken.append(following()))
        yield discord, following, woken


async def test_it_starts_with_the_time_of_the_other_and_goes_on_by_itself() -> None:
    async with followed(Clock(NOON, rate=1000)) as (discord, following, _):
        assert following() >= NOON
        before = following()
        assert await discord.until(lambda: following() > before)


async def test_its_listeners_are_woken_when_time_jumps_and_when_it_passes_at_another_rate() -> None:
    clock = Clock(NOON, rate=0)
    async with followed(clock) as (discord, following, woken):
        assert following.real_seconds(60) is None
        clock.advance(HOUR)
        assert await discord.until(lambda: woken == [NOON + HOUR])
        clock.rate = 60
        assert await discord.until(lambda: len(woken) == 2)
        assert following.real_seconds(60) == 1


async def test_an_answer_without_news_wakes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.world.clock.POLL_SECONDS", 0.01)
    clock = Clock(NOON, rate=0)
    async with followed(clock) as (discord, following, woken):
        first = following._measured
        assert await discord.until(lambda: following._measured > first)
        assert woken == []


async def test_it_goes_on_where_the_other_does_not_answer_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.clocks.RETRY_SECONDS", 0.01)
    async with followed(Clock(NOON, rate=0)) as (discord, following, woken):
        port = int(discord.environment["CLOCK_URL"].split(":")[2].split("/")[0])
        await discord.stop()
        discord.clock.advance(HOUR)
        assert following() == NOON
        await discord.start(port)
        assert await discord.until(lambda: woken == [NOON + HOUR])


async def test_without_an_answer_there_is_no_clock() -> None:
    async with Discord() as discord:
        url = discord.environment["CLOCK_URL"]
    with pytest.raises(Unreachable):
        async with FollowedClock.of(url):
            pass
