"""What operators do with a database besides running the bot: check it, copy it every day, move it, restore it."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from bot.games.game import Actor, Game, GameOptions, Seat, Status
from bot.games.options import SERVER_ADJUSTMENTS, adjusted
from bot.games.outbox import Leaving
from bot.games.people.person import Person
from bot.host.database import copies
from bot.host.database.address import DatabaseError
from bot.host.database.copies import (
    Contents,
    DailyBackup,
    backed_up,
    copy_database,
    inspect_database,
    make_backup,
    note_restore,
)
from bot.host.database.opening import open_database
from bot.storage.account_repository import SqlAccountRepository, SqlServerRepository
from bot.storage.database import Database, SqlKeyValueStore
from bot.storage.game_repository import SqlGameRepository
from bot.storage.schema import games, metadata
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import break_page, database_url, on_postgresql_only
from tests.bot.sample_games import KENJI, OLA, a_lobby, a_new_game, announce, append, over, save, start


async def test_an_empty_database_stays_empty(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    line, _, _ = await inspect_database(f"sqlite:///{tmp_path}/games.db")
    assert "a start brings it up to date" in line
    assert (tmp_path / "games.db").read_bytes() == b""


async def test_a_copy_of_a_database_is_not_changed(tmp_path: Path) -> None:
    async with await open_database(f"sqlite:///{tmp_path}/games.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("VACUUM INTO ?", [str(tmp_path / "copy.db")])
    before = (tmp_path / "copy.db").read_bytes()
    line, contents, _ = await inspect_database(f"sqlite:///{tmp_path}/copy.db")
    assert "is writable and up to date" in line
    assert contents == Contents(0, None)
    assert (tmp_path / "copy.db").read_bytes() == before


TODAY, NOON = date(2026, 3, 2), 1_772_452_800


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A database with a row, kept open as a running bot keeps it."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE games (id INTEGER, origin TEXT)")
        connection.execute("CREATE TABLE meta (key TEXT, value TEXT)")
        connection.execute("INSERT INTO meta VALUES ('id', '1ab')")
        connection.execute("INSERT INTO games VALUES (17, NULL)")
        connection.commit()
        yield connection


@pytest.fixture
def backup(tmp_path: Path, database: sqlite3.Connection) -> DailyBackup:
    return DailyBackup(tmp_path / "games.db", tmp_path / "backups", 3)


def names(backup: DailyBackup) -> list[str]:
    return sorted(path.name for path in backup.folder.iterdir())


def test_a_copy_holds_what_is_committed_in_a_busy_moment(backup: DailyBackup, database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO games VALUES (18, NULL)")
    copy = backup.make_if_due(TODAY)
    assert copy == backup.folder / "kingdomino-2026-03-02-1ab.db"
    with closing(sqlite3.connect(copy)) as copied:
        assert copied.execute("SELECT id FROM games").fetchall() == [(17,)]
        assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_copy_that_fails_leaves_nothing_behind(backup: DailyBackup, database: sqlite3.Connection) -> None:
    backup.folder.mkdir()
    for left in ("kingdomino-2026-03-01-1ab.part", "kingdomino-2026-03-01-1ab.part-journal"):
        (backup.folder / left).write_text("of a bot that was killed", encoding="utf-8")
    database.execute("CREATE TABLE broken (id INTEGER)")
    database.commit()
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_page(backup.database, "broken")
    with pytest.raises(sqlite3.DatabaseError):
        backup.make_if_due(TODAY)
    assert names(backup) == []


def make_copies(backup: DailyBackup, *days: date) -> list[str]:
    """Make a copy on each of the days; return the days of the copies that are there then."""
    for day in days:
        assert backup.make_if_due(day)
        assert backup.make_if_due(day) is None
    return [name.removeprefix("kingdomino-").removesuffix("-1ab.db") for name in names(backup)]


MARCH = [date(2026, 3, day) for day in range(1, 32)]


def test_the_newest_copies_stay_whatever_the_date(backup: DailyBackup) -> None:
    assert make_copies(backup, *MARCH[:5], date(2027, 8, 1)) == ["2026-03-04", "2026-03-05", "2027-08-01"]


def test_a_broken_copy_stays_and_does_not_keep_older_ones_from_going(backup: DailyBackup) -> None:
    make_copies(backup, *MARCH[:3])
    for day in ("2026-03-01", "2026-03-02"):
        (backup.folder / f"kingdomino-{day}-1ab.db").write_bytes(b"of a disk that has failed, perhaps" * 99)
    days = make_copies(backup, *MARCH[3:8])
    assert days == ["2026-03-01", "2026-03-02", "2026-03-06", "2026-03-07", "2026-03-08"]


def test_games_that_the_bot_deletes_by_itself_do_not_keep_copies_for_ever(
    backup: DailyBackup, database: sqlite3.Connection
) -> None:
    database.execute("INSERT INTO games VALUES (18, '17 4')")
    database.commit()
    make_copies(backup, MARCH[0])
    database.execute("DELETE FROM games WHERE id = 18")
    database.commit()
    assert make_copies(backup, *MARCH[1:4]) == ["2026-03-02", "2026-03-03", "2026-03-04"]


def test_copies_of_another_database_and_other_files_are_left_alone(backup: DailyBackup) -> None:
    make_copies(backup, *MARCH[:3])
    with closing(sqlite3.connect(backup.database)) as mistyped, mistyped:
        mistyped.execute("UPDATE meta SET value = '2cd'")
    for other in ("kingdomino-old.db", "kingdomino-2026-03-02-3ef.part"):  # which another bot is making
        (backup.folder / other).touch()
    before = names(backup)
    assert make_copies(backup, *MARCH[2:9])
    assert set(before) < set(names(backup))


def test_no_copy_is_removed_for_one_with_fewer_games(backup: DailyBackup) -> None:
    make_copies(backup, *MARCH[:3])
    with closing(sqlite3.connect(backup.database)) as emptied, emptied:
        emptied.execute("DELETE FROM games")
    assert len(make_copies(backup, *MARCH[3:9])) == 6


async def test_a_running_bot_makes_a_copy_at_once(backup: DailyBackup, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with backed_up(backup, lambda: NOON):
        [task] = asyncio.all_tasks() - {asyncio.current_task()}
        # It goes on for ever, so this waits for its thread instead.
        await asyncio.sleep(0)
        await asyncio.get_running_loop().shutdown_default_executor()
        await asyncio.sleep(0)
    assert task.cancelling()
    assert names(backup) == ["kingdomino-2026-03-02-1ab.db"]
    assert caplog.messages == [
        f"the games are copied once a day, and the newest 3 copies are kept in {backup.folder}",
        f"backup: {backup.folder / names(backup)[0]}",
    ]


async def test_a_copy_that_cannot_be_made_is_a_logged_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "games.db").write_text("not a database, but long enough to look like one" * 30)
    await make_backup(DailyBackup(tmp_path / "games.db", tmp_path / "backups", 3), NOON)
    assert caplog.messages == [f"no backup could be made in {tmp_path}/backups: file is not a database"]


DAMAGED = "it is damaged, so restore a copy"


@pytest.mark.parametrize("table", ["moves", "games"])
async def test_damage_is_found_before_anything_is_done(table: str, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path, "games")
    async with await open_database(url) as database:
        await a_lobby(SqlGameRepository(database))
    break_page(tmp_path / "games.db", table)
    into = sqlite_url(tmp_path, "copy")
    for use in (inspect_database, partial(note_restore, at=1), partial(copy_database, target=into), open_database):
        with pytest.raises(DatabaseError, match=rf"^cannot use \S*{tmp_path}/games\.db: {DAMAGED} \([^\[\n]+\)$"):
            await use(url)


async def test_a_start_looks_for_damage_for_so_long_only(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path, "games")
    async with await open_database(url):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as other, other:
        other.execute("CREATE TABLE long (number INTEGER)")
        numbers = "WITH RECURSIVE n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n LIMIT 100000)"
        other.execute(f"INSERT INTO long {numbers} SELECT nullif(x, 99999) FROM n")  # noqa: S608 - of two constants
        other.execute("PRAGMA writable_schema = ON")
        other.execute(
            "UPDATE sqlite_schema SET sql = 'CREATE TABLE long (number INTEGER NOT NULL)' WHERE name = 'long'"
        )
    with pytest.raises(DatabaseError, match=DAMAGED):
        await inspect_database(url)
    async with await open_database(url, check_seconds=-1):
        pass


SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))


def sqlite_url(folder: Path, name: str) -> str:
    return f"sqlite:///{folder}/{name}.db"


KINDS = [
    pytest.param((database_url, database_url), id="the same kind"),
    pytest.param((sqlite_url, database_url), id="from SQLite", marks=on_postgresql_only),
    pytest.param((database_url, sqlite_url), id="to SQLite", marks=on_postgresql_only),
]


@pytest.fixture(params=KINDS)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The original and the copy."""
    original, copy = request.param
    return original(tmp_path, "original"), copy(tmp_path, "copy")


async def fill(database: Database) -> Game:
    """Write a dynasty of two games, a lobby, and what is kept of people and of the bot; the newest game."""
    repository = SqlGameRepository(database)
    new = a_new_game(*SEATS, options=GameOptions("kd", 2, dynasty=True))
    first = await start(repository, await repository.create(new), SEATS, "#12", at=2)
    await append(repository, first.id, 1, ">1", "=1", actor=Actor(OLA, "Ola", 10**18), at=3)
    await announce(repository, first.id, 10**18)
    await append(repository, first.id, 3, "12@-", at=4, change=over(4, (40, 1), (30, 2)))
    await repository.create(a_new_game(*SEATS, channel_id=8))
    await save(SqlAccountRepository(database), Person(OLA, time_zone="Europe/Warsaw"))
    await SqlServerRepository(database).change_server(
        1, lambda server: adjusted(SERVER_ADJUSTMENTS, server, "channels 17 42")
    )
    await SqlKeyValueStore(database).set("commands", "digest")
    return await a_lobby(repository, channel_id=9)


def rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in metadata.sorted_tables
    }


async def test_everything_is_in_the_copy(urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "_BATCH", 2)
    original, copy = urls
    async with await open_database(original) as database:
        await fill(database)
        before = await database.transaction(rows, writes=False)
    assert await copy_database(original, copy) == {name: len(found) for name, found in before.items()}
    async with await open_database(copy) as database:
        assert await database.transaction(rows, writes=False) == before
        game = await SqlGameRepository(database).game(1)
        assert (game.status, game.series, game.seats[0].score) == (Status.OVER, 1, 40)


async def test_ids_are_not_given_out_again_in_the_copy(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with await open_database(original) as database:
        newest = await fill(database)
        repository = SqlGameRepository(database)
        gone = await repository.create(a_new_game(channel_id=10))
        await database.transaction(partial(remove, gone.id), writes=True)
    await copy_database(original, copy)
    async with await open_database(copy) as database:
        assert (await SqlGameRepository(database).create(a_new_game(channel_id=11))).id == newest.id + 2


def remove(game_id: int, connection: Connection) -> None:
    for table in (metadata.tables["seats"], games):
        column = table.c.id if table is games else table.c.game_id
        connection.execute(delete(table).where(column == game_id))


async def test_a_database_that_is_not_empty_is_refused_and_stays_as_it_is(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with await open_database(original) as database:
        await fill(database)
    async with await open_database(copy) as database:
        await a_lobby(SqlGameRepository(database))
        before = await database.transaction(rows, writes=False)
    with pytest.raises(DatabaseError, match=r"^the target is not empty: it has rows in the table games$"):
        await copy_database(original, copy)
    async with await open_database(copy) as database:
        assert await database.transaction(rows, writes=False) == before


async def test_a_database_is_not_copied_onto_itself_however_it_is_written(tmp_path: Path) -> None:
    async with await open_database(url := sqlite_url(tmp_path, "games")) as database:
        await fill(database)
        before = await database.transaction(rows, writes=False)
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    for same in (url, f"sqlite:///{tmp_path}/../{tmp_path.name}/games.db", sqlite_url(tmp_path, "link")):
        with pytest.raises(DatabaseError, match=r"^the source and the target are the same database$"):
            await copy_database(url, same)
    async with await open_database(url) as database:
        assert await database.transaction(rows, writes=False) == before


@pytest.mark.parametrize("use", [partial(copy_database, target="sqlite:///:nowhere"), partial(note_restore, at=1)])
async def test_an_empty_database_is_neither_copied_nor_prepared_and_stays_empty(
    use: Callable[[str], Awaitable[object]], tmp_path: Path
) -> None:
    (tmp_path / "games.db").touch()
    with pytest.raises(DatabaseError, match=r"^cannot use \S+games\.db: it is empty$"):
        await use(sqlite_url(tmp_path, "games"))
    assert (tmp_path / "games.db").read_bytes() == b""


@pytest.mark.parametrize("used", ["source", "target"])
async def test_a_database_that_a_bot_uses_is_not_copied(used: str, urls: tuple[str, str]) -> None:
    original, copy = urls
    async with await open_database(original) as source, await open_database(copy) as target:
        lock = {"source": source, "target": target}[used].lock_of(ALL_SHARDS)
        assert await lock.take()
        with pytest.raises(DatabaseError, match=f"^a bot uses the {used} at the moment: stop it first$"):
            await copy_database(original, copy)
        await lock.release()


async def killed_bot(folder: Path) -> tuple[str, Path, bytes]:
    """Leave a database as a killed bot does, with a copy from before its log; return its URL, the log and the copy."""
    url, file, log = sqlite_url(folder, "games"), folder / "games.db", folder / "games.db-wal"
    async with await open_database(url) as database:
        await a_lobby(SqlGameRepository(database))
    with closing(sqlite3.connect(file)) as other:
        other.execute("VACUUM INTO ?", [str(folder / "copy.db")])
    async with await open_database(url) as database:
        await a_lobby(SqlGameRepository(database), channel_id=8)
        left = log.read_bytes()
    log.write_bytes(left)
    return url, log, (folder / "copy.db").read_bytes()


USES = (inspect_database, partial(note_restore, at=1), open_database)


@pytest.mark.parametrize("use", USES)
async def test_a_copy_beside_the_log_of_another_database_stays_unharmed(use: Any, tmp_path: Path) -> None:
    url, log, copy = await killed_bot(tmp_path)
    (tmp_path / "games.db").write_bytes(copy)
    with pytest.raises(DatabaseError, match=rf"{log} belongs to the database that was here before, .*: remove it$"):
        await use(url)
    assert (tmp_path / "games.db").read_bytes() == copy
    log.unlink()
    announced, contents = await note_restore(url, 1)
    assert (announced, contents.startswith("1 game, ")) == (1, True)


async def test_damage_beside_a_log_names_the_log_and_stays_as_it_is(tmp_path: Path) -> None:
    url, log, _ = await killed_bot(tmp_path)
    left = log.read_bytes()
    log.unlink()
    break_page(tmp_path / "games.db", "servers")
    log.write_bytes(left)
    before = (tmp_path / "games.db").read_bytes()
    with pytest.raises(DatabaseError, match=rf"{DAMAGED} and remove {log} "):
        await open_database(url)
    assert (tmp_path / "games.db").read_bytes() == before


RESTORED, DAY = 1_800_000_000, 24 * 3600


async def test_games_get_ids_that_no_button_bears(url: str) -> None:
    async with await open_database(url) as database:
        copied = await a_lobby(SqlGameRepository(database))
    await note_restore(url, RESTORED)
    async with await open_database(url) as database:
        new = await SqlGameRepository(database).create(a_new_game(*SEATS, channel_id=99))
    assert new.id > copied.id + DAY


async def test_live_games_are_announced_again_and_finished_ones_are_not(url: str) -> None:
    async with await open_database(url) as database:
        games = SqlGameRepository(database)
        ended, playing = [
            await start(games, await games.create(a_new_game(*SEATS, channel_id=channel)), SEATS, "#12", at=2)
            for channel in (8, 9)
        ]
        for game in ended, playing:
            await append(games, game.id, 1, ">1", "=1", at=3)
            await announce(games, game.id, 10**18)
        await append(games, ended.id, 3, "12@-", at=4, change=over(4, (40, 1), (30, 2)))
        await announce(games, ended.id, 10**18 + 1)
        lobby = await a_lobby(games, channel_id=10)
    assert (await note_restore(url, RESTORED))[0] == 2
    async with await open_database(url) as database:
        games = SqlGameRepository(database)
        assert set(await games.unshown_games()) == {playing.id, lobby.id}
        again = (await games.game(playing.id)).outbox
        assert (again.announced, [each.leaves for each in again.messages]) == (0, [Leaving.CONTROLS])
        assert (await games.game(lobby.id)).outbox.announced == -1


async def test_slash_commands_are_uploaded_again(url: str) -> None:
    async with await open_database(url) as database:
        store = SqlKeyValueStore(database)
        await store.set("commands:1", "a digest")
        await store.set("application", "1 2")
    await note_restore(url, RESTORED)
    async with await open_database(url) as database:
        store = SqlKeyValueStore(database)
        kept = [await store.get(key) for key in ("commands:1", "application")]
    assert kept == [None, "1 2"]
