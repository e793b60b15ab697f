"""Seconds that pass only while the bot and the simulated Discord wait: a tap on a slow line takes a test no time."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from bot.host.database.opening import SqliteDatabase

MOMENT = 0.001
"""How many real seconds make sure that nothing is on its way through a socket of this machine before time jumps."""
SHORT = 0.005
"""A jump of the time that matters to nobody."""


@contextmanager
def seconds_pass_only_in_waiting() -> Iterator[None]:
    """Let the seconds of the event loop, and of `time.monotonic`, pass in a block only while everybody waits.

    Then they jump to the next timer. Computing takes no time, and the time in threads counts as computing.
    """
    loop: Any = asyncio.get_running_loop()
    select, run_in_executor, transaction = loop._selector.select, loop.run_in_executor, SqliteDatabase.transact
    now, in_threads = time.monotonic(), 0

    def wait(timeout: float | None) -> Any:
        nonlocal now
        if not timeout or in_threads:
            return select(timeout)
        found = select(MOMENT if timeout > SHORT else 0)
        if not found:
            now += timeout
        return found

    def counting(executor: Executor | None, *work: Any) -> asyncio.Future[Any]:
        nonlocal in_threads
        in_threads += 1
        future: asyncio.Future[Any] = run_in_executor(executor, *work)
        future.add_done_callback(ended)
        return future

    def ended(_: object) -> None:
        nonlocal in_threads
        in_threads -= 1

    async def transact(*work: Any, **options: Any) -> Any:
        nonlocal in_threads
        in_threads += 1
        try:
            return await transaction(*work, **options)
        finally:
            in_threads -= 1

    with ExitStack() as patches:
        patches.enter_context(patch.object(loop._selector, "select", wait))
        patches.enter_context(patch.object(loop, "run_in_executor", counting))
        patches.enter_context(patch.object(SqliteDatabase, "transact", transact))
        patches.enter_context(patch.object(time, "monotonic", lambda: now))
        yield
