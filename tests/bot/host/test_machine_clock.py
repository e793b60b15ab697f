"""The clock of the machine, compared with the time that Discord's answers show."""

import asyncio
from itertools import pairwise

import pytest

from bot.concurrency import RunningTasks
from bot.host.clocks import BotClock, Clockwork, time_of

NOON = 1_800_014_400


@pytest.mark.parametrize("ahead", [-NOON, -90, -59, 0, 59, 90, 7200])
def test_a_clock_that_is_wrong_by_more_than_a_minute_is_logged_once(
    ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    clock = BotClock(lambda: NOON + ahead)
    for _ in range(3):
        clock.compare(NOON)
    assert len(caplog.records) == (abs(ahead) > 60)
    assert all("Discord's 2027-01-15 12:00 UTC: set it" in each.getMessage() for each in caplog.records)


def test_an_answer_shows_its_time_in_a_header() -> None:
    assert (time_of({"Date": "Fri, 15 Jan 2027 12:00:00 GMT"}), time_of({})) == (NOON, None)


class SetBack(BotClock):
    """A clock that sleeps for no time, and is set back by an hour after ten minutes."""

    def __init__(self) -> None:
        super().__init__(lambda: self.at - 3600 * (self.at > NOON + 600))
        self.at = NOON

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        self.at += round(seconds or 0)
        await asyncio.sleep(0)


@pytest.mark.parametrize("clock", [BotClock(), SetBack()])
async def test_heartbeats_come_from_the_start_also_if_the_clock_is_set_back(clock: BotClock) -> None:
    needed = 20 if isinstance(clock, SetBack) else 1
    beats, beaten = list[int](), asyncio.Event()

    async def due() -> None:
        pass

    async def next_due(_: None) -> None:
        return None

    async def beat() -> None:
        beats.append(clock.at if isinstance(clock, SetBack) else 0)
        if len(beats) == needed:
            beaten.set()

    running = asyncio.create_task(Clockwork(clock, due, next_due, [beat], RunningTasks()).run())
    await asyncio.wait_for(beaten.wait(), 10)
    running.cancel()
    assert max(b - a for a, b in pairwise([*beats, beats[-1]])) <= 120
