"""How late the event loop is."""

import asyncio
import time

from bot.monitoring_endpoints import measure_loop_lag


async def test_a_loop_that_is_held_up_is_late_by_as_much() -> None:
    measured = asyncio.Queue[float]()
    task = asyncio.create_task(measure_loop_lag(measured.put_nowait))
    await asyncio.sleep(0)
    time.sleep(0.6)  # noqa: ASYNC251 - holds the loop up
    assert 0.05 < await measured.get() < 5
    task.cancel()
