"""Which part of all servers a process serves, and the right to do so, which one process has at a time."""

import asyncio

import pytest

from bot.host.ownership import AlreadyServed, Ownership
from bot.storage.shards import Shards


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
    await asyncio.wait_for(first.keep(), timeout=60)
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
    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
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


@pytest.mark.parametrize(
    ("ids", "numbers"),
    [(None, (0, 1, 2, 3, 4, 5, 6, 7)), ("5", (5,)), ("0-3,7", (0, 1, 2, 3, 7)), (" 7, 2 - 3 ,2", (2, 3, 7))],
)
def test_shards_are_listed_one_by_one_or_as_ranges(ids: str | None, numbers: tuple[int, ...]) -> None:
    assert Shards.parse(8, ids) == Shards(8, numbers)


@pytest.mark.parametrize("ids", ["", "8", "0-8", "3-1", "-1", "1-", "0,,1", "first", "0-99999999999", "0,5-3", "٣"])
def test_what_names_no_shard_is_refused(ids: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Shards.parse(8, ids)


def test_only_the_process_with_the_first_shard_does_what_is_done_once() -> None:
    assert Shards().includes_first
    assert Shards(4, (0, 1)).includes_first
    assert not Shards(4, (1, 2, 3)).includes_first
