"""Opening a database and keeping its shape, and what is said of one that is slow."""

import asyncio
import logging
import sqlite3
import sys
import threading
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.util import await_only

from bot.chat.kit import RequestFailed
from bot.games.refusals import StorageDown
from bot.host.database.address import DatabaseError, DatabaseUrl
from bot.host.database.opening import database_at, open_database, warn_of_slow_statements
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database, SqlKeyValueStore, upsert
from bot.storage.schema import head, meta
from bot.storage.shards import Shards
from tests.bot.database_urls import break_page, migrated_url, on_postgresql_only, on_sqlite_only

ROOT = Path(__file__).parents[3]


async def change(url: str, *statements: str) -> None:
    """Do something to a database as another program would."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    await transact(url, work)


async def transact(url: str, work: Callable[[Connection], None]) -> None:
    database = database_at(DatabaseUrl.parse(url))
    await database.transact(work, writes=True)
    await database.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server is asked again at once."""
    monkeypatch.setattr("bot.host.database.opening._PAUSES", (0, 0, 0))


@pytest.mark.usefixtures("hasty")
async def test_a_server_that_stops_answering_is_no_failure_of_discord() -> None:
    # Nothing listens on port 1. Without a check at the start, as when the server stops later.
    database = database_at(DatabaseUrl.parse("postgresql://bot@127.0.0.1:1/games"))
    with pytest.raises(StorageDown, match="the database cannot be used: ") as caught:
        await SqlAccountRepository(database).person(1)
    assert not isinstance(caught.value, RequestFailed)
    await database.close()


async def lock(database: Database, file: Path) -> sqlite3.Connection:
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    return other


async def fill(database: Database, _: Path) -> None:
    await database.transaction(lambda connection: connection.execute(text("PRAGMA max_page_count = 1")), writes=False)


async def damage(_: Database, file: Path) -> None:
    break_page(file, "meta")


async def protect(database: Database, _: Path) -> None:
    await database.transaction(lambda connection: connection.execute(text("PRAGMA query_only = 1")), writes=False)


@on_sqlite_only
@pytest.mark.parametrize(
    ("happen", "reason", "is_lasting"),
    [
        (lock, "another program has locked it", False),
        (fill, "the disk is full", True),
        (damage, "it is damaged, so restore", True),
        (protect, "it is read-only", True),
    ],
)
async def test_a_database_that_is_out_of_order_is_told_as_such_and_logged_once(
    happen: Callable[[Database, Path], Awaitable[object]],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    is_lasting: bool,
) -> None:
    monkeypatch.setattr("bot.host.database.opening.BUSY_SECONDS", 0.01)
    async with await open_database(migrated_url(tmp_path)) as database:
        left = await happen(database, tmp_path / "games.db")
        for _ in range(3):
            with pytest.raises(StorageDown, match=reason) as error:
                await SqlKeyValueStore(database).set("key", "text" * 10_000)
            assert error.value.is_lasting is is_lasting
        if isinstance(left, sqlite3.Connection):
            left.close()
    # A machine that is busy may be told of a slow statement besides.
    [record] = [each for each in caplog.records if each.name == "bot.storage.database"]
    assert reason in record.getMessage()
    assert record.exc_info is None


async def read_only(url: str) -> None:
    name = url.partition("@/")[2].partition("?")[0]
    await change(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")


async def rename(url: str) -> None:
    name = url.partition("@/")[2].partition("?")[0]
    await change(url.replace(name, "postgres"), f"ALTER DATABASE {name} RENAME TO {name}_away")


async def raising(url: str, code: str) -> None:
    """Let the server refuse to insert rows as it does in trouble that a test cannot bring about."""
    raised = f"BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '{code}'; END"
    await change(
        url,
        f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ {raised} $$",
        "CREATE TRIGGER fail BEFORE INSERT ON meta EXECUTE FUNCTION fail()",
    )


@on_postgresql_only
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("happen", "is_lasting"),
    [
        (read_only, True),
        (rename, True),
        *((partial(raising, code=code), True) for code in ("25006", "28P01", "53100", "58030", "XX001", "XX002")),
        *((partial(raising, code=code), False) for code in ("53200", "57P03")),
    ],
)
async def test_a_server_that_cannot_write_is_asked_again_unless_an_operator_must_act(
    happen: Callable[[str], Awaitable[None]], url: str, *, is_lasting: bool
) -> None:
    async with await open_database(url):
        pass
    await happen(url)
    database, attempts = database_at(DatabaseUrl.parse(url)), count()

    def write(connection: Connection) -> None:
        next(attempts)
        upsert(connection, meta, {"key": "key", "value": "text"})

    for _ in range(2):
        with pytest.raises(StorageDown) as error:
            await database.transaction(write, writes=True)
        assert error.value.is_lasting is is_lasting
    assert (next(attempts) > 2) is not is_lasting
    await database.close()


@on_postgresql_only
async def test_work_is_done_again_if_the_server_restarts_before_it_is_committed(url: str) -> None:
    attempts = count(1)

    def write(connection: Connection) -> int:
        attempt = next(attempts)
        connection.execute(text("UPDATE meta SET value = '1' WHERE key = 'format'"))
        if attempt < 3:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return attempt

    async with await open_database(url) as database:
        assert await database.transaction(write, writes=True) == 3


async def test_several_bots_may_open_an_empty_database_at_once(url: str) -> None:
    databases = await asyncio.gather(*(open_database(url) for _ in range(4)))
    assert await databases[0].transaction(versions, writes=False) == [head()]
    for database in databases:
        await database.close()


def versions(connection: Connection) -> list[str]:
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))


@on_sqlite_only
async def test_a_commit_is_flushed_to_disk_and_references_are_checked(url: str) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async with await open_database(url) as database:
        assert await database.transaction(pragmas, writes=False) == ["wal", 2, 1, 1]


async def test_an_error_rolls_everything_back(url: str) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("DELETE FROM alembic_version"))
        raise ZeroDivisionError

    async with await open_database(url) as database:
        with pytest.raises(ZeroDivisionError):
            await database.transaction(fail, writes=True)
        assert await database.transaction(versions, writes=False) == [head()]


async def test_work_that_raises_stop_iteration_ends_and_others_write(url: str) -> None:
    async with await open_database(url) as database:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await asyncio.wait_for(database.transaction(lambda _: next(iter(())), writes=True), 10)
        await database.transaction(lambda connection: upsert(connection, meta, {"key": "k", "value": "v"}), writes=True)


async def test_an_error_does_not_say_what_was_written(url: str) -> None:
    async with await open_database(url) as database:
        with pytest.raises(DBAPIError) as caught:
            await database.transaction(
                lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (:plan)"), {"plan": "secret"}),
                writes=True,
            )
    assert "secret" not in str(caught.value)


@on_postgresql_only
async def test_of_two_writers_who_wait_for_each_other_both_succeed(url: str) -> None:
    both_have_begun = asyncio.Barrier(2)
    begun = set[str]()
    add = text("UPDATE meta SET value = value || CAST(:sign AS TEXT) WHERE key = :key")

    def write(connection: Connection, first: str, second: str) -> None:
        connection.execute(add, {"sign": first, "key": first})
        if first not in begun:
            begun.add(first)
            await_only(both_have_begun.wait())
        connection.execute(add, {"sign": first, "key": second})

    def values(connection: Connection) -> list[str]:
        return list(connection.scalars(text("SELECT value FROM meta WHERE key IN ('a', 'b')")))

    async with await open_database(url) as database:
        for key in "ab":
            await SqlKeyValueStore(database).set(key, "")
        writers = [partial(write, first="a", second="b"), partial(write, first="b", second="a")]
        await asyncio.gather(*(database.transaction(writer, writes=True) for writer in writers))
        found = await database.transaction(values, writes=False)
        assert [sorted(value) for value in found] == [["a", "b"], ["a", "b"]]


@asynccontextmanager
async def line(url: str) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Yield an address that leads to the server at `url`, and an event: once it is set, the line answers nothing."""
    cut, socket = asyncio.Event(), Path(str(make_url(url).query["host"])) / ".s.PGSQL.5432"

    async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            if not cut.is_set():
                target.write(data)
        target.close()

    async def connect(mine: asyncio.StreamReader, to_me: asyncio.StreamWriter) -> None:
        theirs, to_them = await asyncio.open_unix_connection(socket)
        await asyncio.gather(carry(mine, to_them), carry(theirs, to_me))

    async with await asyncio.start_server(connect, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        yield make_url(url).set(host="127.0.0.1", port=port, query={}).render_as_string(), cut


@on_postgresql_only
async def test_a_server_behind_a_cut_line_is_given_up_and_closing_does_not_wait_for_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.database.address.ANSWER_SECONDS", 0.2)
    async with line(url) as (address, cut), asyncio.timeout(10):
        database = await open_database(address)
        await SqlKeyValueStore(database).get("commands")
        cut.set()
        reading = asyncio.create_task(SqlKeyValueStore(database).get("commands"))
        await asyncio.sleep(0)
        await database.close()
        with pytest.raises(StorageDown):
            await reading


@on_postgresql_only
@pytest.mark.usefixtures("hasty")
async def test_slow_work_is_given_up_after_one_attempt(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.database.address.ANSWER_SECONDS", 0.2)
    attempts = count()

    def work(connection: Connection) -> None:
        next(attempts)
        connection.exec_driver_sql("SELECT pg_sleep(60)")

    async with await open_database(url) as database:
        with pytest.raises(StorageDown, match=r"^the database cannot be used: it did not answer in time$"):
            await database.transaction(work, writes=False)
    assert next(attempts) == 1


@on_postgresql_only
async def test_a_migration_may_be_slow(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def migrate(connection: Connection, **_: object) -> None:
        connection.exec_driver_sql("SELECT pg_sleep(0.1)")

    monkeypatch.setattr("bot.host.database.address.ANSWER_SECONDS", 0.01)
    monkeypatch.setattr("bot.host.database.opening.migrate", migrate)
    async with await open_database(url):
        pass


@on_postgresql_only
async def test_a_connection_that_the_server_has_closed_is_replaced(url: str) -> None:
    everybody_else = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
    async with await open_database(url) as database:
        await change(url, everybody_else + "AND pid <> pg_backend_pid()")
        assert await SqlKeyValueStore(database).get("commands") is None


@on_sqlite_only
async def test_a_file_that_is_no_database_is_a_clear_line(url: str, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, today we played Kingdomino. " * 9)
    with pytest.raises(DatabaseError, match=r"^cannot use .*games\.db: file is not a database$"):
        await open_database(url)


OF_ALEMBIC = "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('9')"


@pytest.mark.parametrize("beside", [(), OF_ALEMBIC], ids=["alone", "with revisions"])
async def test_a_database_of_another_program_is_a_clear_line_and_stays_as_it_is(
    url: str, beside: Sequence[str]
) -> None:
    for each in ("CREATE TABLE recipes (name TEXT)", *beside):
        await change(url, each)
    for _ in range(2):
        with pytest.raises(DatabaseError, match=r"^cannot use [^ ]*: it holds another program's tables, such as rec"):
            await open_database(url)


@on_sqlite_only
async def test_a_file_of_another_program_keeps_its_journal_mode(url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / "games.db").read_bytes()
    with pytest.raises(DatabaseError, match="another program's tables"):
        await open_database(url)
    assert (tmp_path / "games.db").read_bytes() == before


@on_sqlite_only
@pytest.mark.parametrize("number", [sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_FULL])
async def test_a_disk_that_is_full_or_away_may_be_usable_later(
    number: int, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("the disk")
    error.sqlite_errorcode = number

    def migrate(connection: Connection, **_: bool) -> None:
        raise error

    monkeypatch.setattr("bot.host.database.opening.migrate", migrate)
    with pytest.raises(StorageDown, match=r"^cannot use .*games\.db: "):
        await open_database(url)


@on_postgresql_only
async def test_a_database_that_may_only_be_read_is_a_clear_line(url: str) -> None:
    async with await open_database(url):
        pass
    with pytest.raises(DatabaseError, match=r"^cannot use [^ ]*: cannot execute DELETE in a read-only transaction$"):
        await open_database(f"{url}&options=-cdefault_transaction_read_only%3Don")


async def test_a_driver_that_is_not_installed_is_a_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DatabaseError, match=r"^cannot use postgresql.*: .* are not installed: pip .*$") as caught:
        await open_database("postgresql://bot:geheim@127.0.0.1/games")
    assert "geheim" not in str(caught.value)


def test_a_statement_of_more_than_a_second_is_told_without_what_it_was_given(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    engine = sqlalchemy.create_engine("sqlite://")
    # A clock that says two seconds later each time.
    warn_of_slow_statements(engine, clock=count(step=2).__next__)
    with engine.connect() as connection:
        connection.execute(text("SELECT :secret\n  WHERE 1 = 1"), {"secret": "geheim"})
    engine.dispose()
    assert caplog.messages == [
        "slow: a database statement took 2.0 s: SELECT ? WHERE 1 = 1 (0 more since the last warning)"
    ]


async def test_statements_that_fail_are_counted_and_lost_races_are_not(url: str) -> None:
    failed = list[None]()
    async with await open_database(url) as database:
        database.on_error = partial(failed.append, None)
        for statement, error in ("SELECT nothing", DBAPIError), ("INSERT INTO meta SELECT * FROM meta", IntegrityError):
            with pytest.raises(error):
                await database.transaction(partial(Connection.execute, statement=text(statement)), writes=True)
    assert len(failed) == 1


async def test_a_transaction_that_is_cancelled_is_finished(url: str) -> None:
    begun, loop = asyncio.Event(), asyncio.get_running_loop()

    def work(connection: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        for _ in range(50):
            connection.execute(text("SELECT 1"))
        connection.execute(text("DELETE FROM alembic_version"))

    async with await open_database(url) as database:
        task = asyncio.create_task(database.transaction(work, writes=True))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await database.transaction(versions, writes=False) == []


@on_sqlite_only
async def test_of_a_cancelled_transaction_forty_tables_await_the_end_and_readers_do_not(url: str) -> None:
    begun, end, loop = asyncio.Event(), threading.Event(), asyncio.get_running_loop()

    def work(connection: Connection) -> None:
        upsert(connection, meta, {"key": "a", "value": "1"})
        loop.call_soon_threadsafe(begun.set)
        end.wait()

    async with await open_database(url) as database:
        store, lock = SqlKeyValueStore(database), database.lock_of(Shards())
        await lock.take()
        writing = asyncio.create_task(database.transaction(work, writes=True))
        await begun.wait()
        writing.cancel()
        following = [asyncio.create_task(store.set(f"b{table}", "2")) for table in range(40)]
        given_up = asyncio.create_task(store.set("c", "3"))
        assert await asyncio.gather(*(store.get("a") for _ in range(40))) == [None] * 40
        given_up.cancel()
        closing = asyncio.create_task(database.close())
        await asyncio.wait([given_up])
        assert not any(each.done() for each in (writing, *following, closing))
        end.set()
        await asyncio.wait([writing, *following, closing])
        assert writing.cancelled()
        assert [each.result() for each in following] == [None] * 40
        with pytest.raises(RuntimeError, match="the database is closed"):
            await store.get("a")
        await lock.release()
    async with await open_database(url) as database:
        store = SqlKeyValueStore(database)
        assert [await store.get(key) for key in ("a", "b0", "b39", "c")] == ["1", "2", "2", None]


ENDING = """
import asyncio, sys, time
from bot.host.database.opening import database_at, open_database, warn_of_slow_statements
from bot.storage.database import Database, SqlKeyValueStore, upsert
from bot.storage.schema import meta

def write(connection, begun):
    begun()
    time.sleep(0.1)
    upsert(connection, meta, {"key": "a", "value": "1"})

async def main(url, acts):
    database, begun, loop = await open_database(url), asyncio.Event(), asyncio.get_running_loop()
    await SqlKeyValueStore(database).set("commands", "")
    writing = loop.create_task(
        database.transaction(lambda each: write(each, lambda: loop.call_soon_threadsafe(begun.set)), writes=True)
    )
    await begun.wait()
    for act in acts:
        if act == "cancel":
            writing.cancel()
        elif act == "close":
            loop.create_task(database.close())
        elif act == "closed":
            await database.close()
        await asyncio.sleep(0)

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""


@pytest.mark.slow
@on_sqlite_only
@pytest.mark.parametrize(
    "acts", [(), ("cancel",), ("close",), ("cancel", "close"), ("close", "cancel"), ("cancel", "closed")]
)
async def test_a_process_ends_whoever_cancels_or_closes_first_and_what_has_begun_is_stored(
    acts: Sequence[str], url: str
) -> None:
    command = [sys.executable, "-c", ENDING, url, *acts]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=PIPE)
    _, said = await process.communicate()
    assert (process.returncode, said) == (0, b"")
    async with await open_database(url) as database:
        assert await SqlKeyValueStore(database).get("a") == "1"
