"""What is under way when the bot stops."""

import asyncio

import pytest

from bot.concurrency import RunningTasks


async def test_what_is_under_way_is_finished_and_what_is_added_meanwhile_too() -> None:
    running, begun, done = RunningTasks(), asyncio.Event(), list[str]()

    async def work(name: str, *then: str) -> None:
        assert running.add_current()
        begun.set()
        await asyncio.sleep(0)
        tasks.extend(asyncio.create_task(work(each)) for each in then)
        done.append(name)

    tasks = [asyncio.create_task(work("first", "second"))]
    await begun.wait()
    await running.finish(10)
    assert done == ["first", "second"]


async def test_what_takes_too_long_is_cancelled_and_nothing_is_taken_up_afterwards() -> None:
    running, begun = RunningTasks(), asyncio.Event()

    async def work() -> None:
        assert running.add_current()
        begun.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await begun.wait()
    await running.finish(0)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not running.add_current()
