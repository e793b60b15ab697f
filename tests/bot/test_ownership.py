"""The right to serve shards, which one process has at a time."""

import asyncio

import pytest

from bot.processes import AlreadyServed, Ownership


class SharedLock:
    """A lock that several owners of one process may try to take."""

    def __init__(self) -> None:
        self.is_taken = False

    async def take(self) -> bool:
        is_free, self.is_taken = not self.is_taken, True
        return is_free

    async def release(self) -> None:
        self.is_taken = False


async def test_a_process_that_has_let_go_does_not_take_the_shards_again() -> None:
    lock = SharedLock()
    first = Ownership(lock, check_seconds=0)
    await first.claim()
    await first.release()
    await asyncio.wait_for(first.keep(), timeout=5)
    assert await lock.take()


async def test_a_lock_that_is_being_taken_again_is_released_all_the_same() -> None:
    lock, asked, answered = SharedLock(), asyncio.Event(), asyncio.Event()

    class SlowLock(SharedLock):
        async def take(self) -> bool:
            asked.set()
            await answered.wait()
            lock.is_taken = True
            return True

        async def release(self) -> None:
            await lock.release()

    owner = Ownership(SlowLock(), check_seconds=0)
    async with asyncio.timeout(5), asyncio.TaskGroup() as group:
        group.create_task(owner.keep())
        await asked.wait()
        group.create_task(owner.release())
        answered.set()
    assert not lock.is_taken


async def test_a_process_ends_when_another_has_taken_its_shards() -> None:
    lock = SharedLock()
    await lock.take()
    with pytest.raises(AlreadyServed):
        await Ownership(lock, check_seconds=0).keep()
