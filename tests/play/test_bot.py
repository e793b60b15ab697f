"""The bot by the clock of the simulated Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from simulator import Discord
from simulator.world.clock import Clock
from tools.play.bot import FollowedClock

NOON = 1_800_014_400.0
HOUR = 3600


@asynccontextmanager
async def followed(clock: Clock) -> AsyncIterator[tuple[Discord, FollowedClock, list[int]]]:
    """A server with that clock, somebody who follows it, and the times of ended sleeps."""
    async with Discord(clock=clock) as discord, FollowedClock.of(discord.environment["CLOCK_URL"]) as following:
        times = list[int]()

        async def sleep() -> None:
            while True:
                await following.sleep(None)
                times.append(following())

        sleeping = asyncio.create_task(sleep())
        yield discord, following, times
        sleeping.cancel()


async def test_it_starts_with_the_time_of_the_other_and_goes_on_by_itself() -> None:
    async with followed(Clock(NOON, rate=1000)) as (discord, following, _):
        assert following() >= NOON
        before = following()
        assert await discord.until(lambda: following() > before)


async def test_sleep_ends_when_time_jumps_and_when_it_passes_at_another_rate() -> None:
    clock = Clock(NOON, rate=0)
    async with followed(clock) as (discord, following, woken):
        clock.advance(HOUR)
        assert await discord.until(lambda: woken == [NOON + HOUR])
        clock.rate = 60
        assert await discord.until(lambda: len(woken) == 2)
        assert following.rate == 60


async def test_an_answer_without_news_wakes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.world.clock.POLL_SECONDS", 0.01)
    clock = Clock(NOON, rate=0)
    async with followed(clock) as (discord, following, woken):
        first = following._measured
        assert await discord.until(lambda: following._measured > first)
        assert woken == []
