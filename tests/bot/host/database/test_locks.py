"""Two bots never do the same work, and a bot that was killed is in nobody's way."""

import asyncio
import gc
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.host.database.address import DatabaseError
from bot.host.database.copies import Contents, inspect_database
from bot.host.database.locks import AdvisoryLocks, FileLock
from bot.host.database.opening import open_database
from bot.host.ownership import DatabaseLost, Ownership
from bot.storage.database import Database
from bot.storage.shards import Shards
from tests.bot.database_urls import on_postgresql_only, on_sqlite_only
from tests.bot.storage.privileges import without_privileges

ROOT = Path(__file__).parents[4]


async def test_one_process_at_a_time_has_the_lock(url: str) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine, theirs = first.lock_of(Shards()), second.lock_of(Shards())
        assert await mine.take()
        assert await mine.take()
        assert not await theirs.take()
        await mine.release()
        assert await theirs.take()
        assert not await mine.take()
        for lock in (mine, theirs, theirs):
            await lock.release()


@on_sqlite_only
async def test_a_lock_that_may_only_be_read_is_a_clear_line_and_taken_by_nobody(world_readable: Path) -> None:
    lock = FileLock(world_readable / "games.db")
    (world_readable / "games.db.lock").touch(0o444)
    with without_privileges(), pytest.raises(DatabaseError, match=r"^cannot lock .*games\.db\.lock: "):
        await lock.take()


@on_sqlite_only
async def test_the_check_names_a_lock_that_the_start_could_not_take(world_readable: Path) -> None:
    url = f"sqlite:///{world_readable}/games.db"
    async with await open_database(url):
        pass
    for file in ("games.db", "games.db.lock"):
        (world_readable / file).touch()
        (world_readable / file).chmod(0o666)
    assert (await inspect_database(url)).contents == Contents(0, None)
    (world_readable / "games.db.lock").chmod(0o444)
    with (
        without_privileges(),
        pytest.raises(DatabaseError, match=r"^cannot lock .*games\.db\.lock: the bot's user must"),
    ):
        await inspect_database(url)


@on_sqlite_only
@pytest.mark.parametrize("copy", [None, b""])
async def test_a_file_that_goes_away_or_is_replaced_ends_the_bot(copy: bytes | None, url: str, tmp_path: Path) -> None:
    async with await open_database(url) as database:
        owner = Ownership(database.lock_of(Shards()), check_seconds=0)
        await owner.claim()
        (tmp_path / "games.db").rename(tmp_path / "away.db")
        if copy is not None:
            (tmp_path / "games.db").write_bytes(copy)
        with pytest.raises(DatabaseLost, match=r"games\.db was deleted or replaced while the bot used it, .+$"):
            await owner.keep()
        await owner.release()


@on_sqlite_only
async def test_a_lock_file_that_was_deleted_is_made_again_before_another_bot_can_lock_it(
    url: str, tmp_path: Path
) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine, theirs = first.lock_of(Shards()), second.lock_of(Shards())
        assert await mine.take()
        (tmp_path / "games.db.lock").unlink()
        assert await mine.take()
        assert not await theirs.take()
        for lock in (mine, theirs):
            await lock.release()


HOLDER = """
import asyncio, sys
from bot.host.ownership import DatabaseLost, Ownership
from bot.storage.shards import Shards
from bot.host.database.opening import open_database
from bot.storage.database import Database

async def main(url):
    assert await (await open_database(url)).lock_of(Shards()).take()
    print("taken", flush=True)
    sys.stdin.readline()

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.slow
async def test_a_process_that_is_killed_loses_the_lock(url: str) -> None:
    command = [sys.executable, "-c", HOLDER, url]
    async with await open_database(url) as database:
        lock = database.lock_of(Shards())
        holder = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
        assert holder.stdout is not None
        assert await holder.stdout.readline() == b"taken\n"
        assert not await lock.take()
        holder.kill()
        await holder.wait()
        # A server notices at once that the connection has ended, but not in the same instant.
        while not await lock.take():
            pass
        await lock.release()


@on_sqlite_only
async def test_a_file_is_served_by_one_process_whatever_its_shards(url: str) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine = first.lock_of(Shards(2, (0,)))
        assert await mine.take()
        assert not await second.lock_of(Shards(2, (1,))).take()
        await mine.release()


@on_postgresql_only
async def test_a_server_has_a_lock_for_each_shard(url: str) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine, theirs, overlapping = (
            first.lock_of(Shards(3, (0, 1))),
            second.lock_of(Shards(3, (2,))),
            second.lock_of(Shards(3, (1, 2))),
        )
        assert await mine.take()
        assert await theirs.take()
        await theirs.release()
        assert not await overlapping.take()
        # It has let go of the third shard as well when it did not get the second.
        assert await theirs.take()
        for lock in (mine, theirs, overlapping):
            await lock.release()


@on_postgresql_only
async def test_all_processes_have_to_divide_the_servers_alike(url: str) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine, theirs = first.lock_of(Shards(2, (0,))), second.lock_of(Shards(3, (1,)))
        assert await mine.take()
        assert not await theirs.take()
        await mine.release()
        assert await theirs.take()
        await theirs.release()


@on_postgresql_only
async def test_locks_are_taken_again_when_their_connection_was_lost(url: str) -> None:
    async with await open_database(url) as first, await open_database(url) as second:
        mine, theirs = first.lock_of(Shards()), second.lock_of(Shards())
        assert isinstance(mine, AdvisoryLocks)
        assert await mine.take()
        await lose_connection(mine, second)
        assert await mine.take()
        assert not await theirs.take()
        await lose_connection(mine, second)
        assert await theirs.take()
        assert not await mine.take()
        await mine.release()
        await theirs.release()


class CancelledAt:
    """Awaits a coroutine, and cancels its task when the coroutine waits for the nth time."""

    def __init__(self, work: Coroutine[Any, Any, object], number: int) -> None:
        self._work, self._number = work, number
        self.is_over = False
        """Whether the coroutine ended before it waited so often."""

    def __await__(self) -> Generator[Any, Any, None]:
        go_on: Callable[[], Any] = partial(self._work.send, None)
        for number in count():
            try:
                waited_for = go_on()
            except StopIteration:
                self.is_over = True
                return
            if number == self._number:
                task = asyncio.current_task()
                assert task is not None
                task.cancel()
            try:
                yield waited_for
            except BaseException as error:  # noqa: BLE001 - it belongs to the coroutine
                go_on = partial(self._work.throw, error)
            else:
                go_on = partial(self._work.send, None)


@on_postgresql_only
async def test_a_lock_whose_taking_is_cancelled_at_any_time_leaves_no_connection_open(url: str) -> None:
    """Garbage that was left open would be a warning, and so a failure."""
    async with await open_database(url) as database:
        for number in count():
            lock = database.lock_of(Shards())
            taking = CancelledAt(lock.take(), number)
            task = asyncio.ensure_future(taking)
            await asyncio.wait([task])
            assert task.cancelled() is not taking.is_over
            await lock.release()
            del lock, task
            gc.collect()
            if taking.is_over:
                break
        assert number > 5


async def lose_connection(lock: AdvisoryLocks, database: Database) -> None:
    """End the lock's connection, as a server does that is restarted."""
    assert lock._connection is not None
    number = (await lock._connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()
    await database.transaction(
        lambda connection: connection.exec_driver_sql(f"SELECT pg_terminate_backend({number}, 5000)"), writes=True
    )
