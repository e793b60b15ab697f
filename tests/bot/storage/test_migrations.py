"""Databases of other commits: earlier ones are migrated, and strange ones are refused in a sentence."""

import re
import shutil
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from runpy import run_path

import pytest
from sqlalchemy import Connection, inspect, text

from bot.host.composition import FEATURES, rows_of
from bot.host.database.address import DatabaseError, DatabaseUrl
from bot.host.database.copies import copy_database, inspect_database, note_restore
from bot.host.database.opening import confirm, database_at, open_database
from bot.host.ownership import AlreadyServed, Ownership
from bot.services.blocked import BlockList
from bot.storage import schema
from bot.storage.database import SqlKeyValueStore
from bot.storage.schema import BASELINE, Rows, UnusableDatabase, head
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import database_url, migrated_url
from tests.bot.storage.test_database import change

ROWS = rows_of(FEATURES)
TABLES = [table.name for table in schema._tables(ROWS)]


def test_each_migration_leads_to_the_next_number() -> None:
    numbers = [int(file.stem[1:5]) for file in sorted(schema.MIGRATIONS.glob("v*.py"))]
    assert numbers == [*range(int(BASELINE) + 1, int(head()) + 1)]


def everything(connection: Connection) -> object:
    """All tables, and the rows of the bot about itself."""
    parts = schema._found_parts(connection, inspect(connection).get_table_names())
    about = [table for table in ("alembic_version", "meta") if table in parts]
    return parts, [{*connection.execute(text(f"SELECT * FROM {table}"))} for table in about]  # noqa: S608 - constants


async def seen(url: str) -> object:
    database = database_at(DatabaseUrl.parse(url))
    try:
        return await database.transact(everything, writes=False)
    finally:
        await database.close()


async def block(url: str, rows: Sequence[Rows]) -> None:
    async with await open_database(url, rows, create=False, migrates=False) as database:
        await BlockList(SqlKeyValueStore(database)).read()


def commands(folder: Path) -> list[Callable[..., Awaitable[object]]]:
    """Return what the commands of the bot do with a database, except that a block needs its own table alone."""
    copied = partial(copy_database, target=database_url(folder, "copy"))
    return [open_database, inspect_database, copied, partial(note_restore, at=1)]


ANOTHER = "the bot of another commit has made it"
NO_TABLE = f"there is no table {{}}: {ANOTHER}, or it is an incomplete copy"
INCOMPLETE = "it is incomplete: the table alembic_version has not exactly one row, so restore a complete copy"
NEWER = (
    "a newer bot has brought its {} to version 10, and this one reads version {} at most: start the newer bot, or "
    "restore a copy that was made before"
)
LIVE = "one_live_game_a_channel"
REPLACED = "the index {} of the table {} is {} instead of a unique key of {}: " + ANOTHER
REVISION, VERSION = "UPDATE alembic_version SET version_num = '{}'", "UPDATE meta SET value = '{}' WHERE key = '{}'"
ADDING = [each for each, file in schema._migrations().items() if "add_column" in file.read_text(encoding="utf-8")]
STRANGE = {
    **{f"DROP TABLE {table}": NO_TABLE.format(table) for table in TABLES},
    "ALTER TABLE people DROP COLUMN closings": f"the table people has no column closings: {ANOTHER}",
    "ALTER TABLE people ADD COLUMN later TEXT": "the table people has the column later, which nobody expects: "
    + ANOTHER,
    "ALTER TABLE games DROP COLUMN told; ALTER TABLE games ADD COLUMN told TEXT NOT NULL DEFAULT ''": (
        f"the column told of the table games is str instead of int: {ANOTHER}"
    ),
    "ALTER TABLE games DROP COLUMN told; ALTER TABLE games ADD COLUMN told INTEGER": (
        f"the column told of the table games is int or nothing instead of int: {ANOTHER}"
    ),
    "ALTER TABLE answers DROP COLUMN is_best": f"the table answers has no column is_best: {ANOTHER}",
    f"DROP INDEX {LIVE}": f"the table games has no index {LIVE}: {ANOTHER}",
    "DROP INDEX one_action_an_interaction; CREATE INDEX one_action_an_interaction ON moves (interaction_id)": (
        REPLACED.format("one_action_an_interaction", "moves", "an index of any rows", "interaction_id")
    ),
    **{
        f"DROP INDEX {LIVE}; CREATE UNIQUE INDEX {LIVE} ON games (channel_id){where}": REPLACED.format(
            LIVE, "games", f"a unique key of channel_id{condition}", "channel_id where lobby, playing"
        )
        for where, condition in (("", ""), (" WHERE status = 'lobby'", " where lobby"))
    },
    **{
        f"CREATE UNIQUE INDEX one_language ON people ({key})": (
            f"the table people has the index one_language, which nobody expects: {ANOTHER}"
        )
        for key in ("language", "lower(language)", "user_id, lower(language)")
    },
    **{
        REVISION.format(each): f"the migration to revision {misfit} does not fit it: {ANOTHER}"
        for each in ("0018", BASELINE, *schema._migrations())
        for misfit in [later for later in ADDING if later > each][:1]
    },
    **{
        REVISION.format(each): f"its revision is {each!r}, which no version of the bot has written"
        for each in ("", "19", "later", "00٢٠", "0019 ")
    },
    REVISION.format("0016"): (
        "the bot itself has made it, in a version from before the first release (revision 0016), and no later version "
        "can read it: begin with a new database"
    ),
    REVISION.format("9999"): "a newer bot has brought it to revision 9999, which this one does not know",
    "DELETE FROM alembic_version": INCOMPLETE,
    "INSERT INTO alembic_version VALUES ('0019')": INCOMPLETE,
    "DROP TABLE alembic_version": INCOMPLETE,
    "ALTER TABLE alembic_version RENAME version_num TO number": (
        f"the table alembic_version has no column version_num: {ANOTHER}"
    ),
    "ALTER TABLE meta RENAME value TO text": f"the table meta has no column value: {ANOTHER}",
    **{
        VERSION.format(value, key): sentence
        for key, known in schema._versions(ROWS).items()
        for what in [key.replace(":", " of ")]
        for value, sentence in (
            *((each, f"the version of its {what} is {each!r}, which no bot has written") for each in ("", "0", "x")),
            ("10", NEWER.format(what, known)),
        )
    },
    VERSION.format(1, "rows:challenges"): f"the migration of challenges to version 2 does not fit it: {ANOTHER}",
}


@pytest.mark.parametrize("statements", STRANGE)
async def test_a_strange_database_is_refused_by_every_command_in_a_sentence_and_stays_as_it_is(
    tmp_path: Path, statements: str
) -> None:
    async with await open_database(url := migrated_url(tmp_path, rows=(*ROWS,)), ROWS):
        pass
    cascading = re.sub(r"^(DROP TABLE .*)", r"\1 CASCADE", statements)
    await change(url, *(statements if url.startswith("sqlite") else cascading).split("; "))
    before = await seen(url)
    for use in commands(tmp_path):
        with pytest.raises(DatabaseError) as error:
            await use(url, rows=ROWS)
        assert isinstance(error.value.__cause__, UnusableDatabase)
        assert str(error.value).partition(": ")[2] == STRANGE[statements]
    with suppress(DatabaseError):
        await block(url, ROWS)
    assert await seen(url) == before


LATER = """
def upgrade(operations):
    operations.execute("CREATE TABLE later (name TEXT)")
"""


def next_revision(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Sequence[Rows]:
    shutil.copytree(schema.MIGRATIONS, folder / "migrations")
    (folder / "migrations" / f"v{int(head()) + 1:04}_later.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", folder / "migrations")
    return ROWS


def next_version_of_a_feature(folder: Path, _: pytest.MonkeyPatch) -> Sequence[Rows]:
    (folder / "later.py").write_text(LATER, encoding="utf-8")
    later = run_path(str(folder / "later.py"))["upgrade"]
    return [*ROWS[1:], replace(ROWS[0], migrations=(*ROWS[0].migrations, later))]


def next_format(_: Path, monkeypatch: pytest.MonkeyPatch) -> Sequence[Rows]:
    monkeypatch.setattr(schema, "FORMAT", schema.FORMAT + 1)
    return ROWS


@pytest.mark.parametrize("become_newer", [next_revision, next_version_of_a_feature, next_format])
async def test_who_has_the_lock_migrates_once_and_an_older_bot_that_waited_for_it_ends(
    become_newer: Callable[[Path, pytest.MonkeyPatch], Sequence[Rows]], tmp_path: Path
) -> None:
    async with await open_database(url := migrated_url(tmp_path, rows=(*ROWS,)), ROWS) as older:
        ownership = Ownership(older.lock_of(ALL_SHARDS), confirm=partial(confirm, older))
        await ownership.claim()
        before = await seen(url)
        with pytest.MonkeyPatch.context() as monkeypatch:
            rows = become_newer(tmp_path, monkeypatch)
            for use in commands(tmp_path):
                refusal = pytest.raises(AlreadyServed if use is open_database else DatabaseError, match="bot uses th")
                with nullcontext() if use is inspect_database else refusal:
                    await use(url, rows=rows)
            await block(url, rows)
            assert f"a start brings it up to date (revision {head()}), with" in (await inspect_database(url, rows)).line
            assert await seen(url) == before
            await ownership.release()
            for _ in range(2):  # a second migration would fail
                async with await open_database(url, rows):
                    assert await seen(url) != before
            assert f"is writable and up to date (revision {head()}), with" in (await inspect_database(url, rows)).line
        with pytest.raises(DatabaseError, match=": a newer bot has brought it"):
            await ownership.claim()
        await ownership.release()
