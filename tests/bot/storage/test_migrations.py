"""Databases of other commits: earlier ones are migrated, and unexpected tables are refused in a sentence."""

import shutil
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from bot.host.composition import FEATURES, rows_of
from bot.host.database.address import DatabaseError, DatabaseUrl
from bot.host.database.copies import copy_database, inspect_database, note_restore
from bot.host.database.opening import database_at, open_database
from bot.storage import schema
from bot.storage.schema import BASELINE, head
from tests.bot.database_urls import database_url
from tests.bot.storage.test_database import change

ROWS = rows_of(FEATURES)
LATER = """
def upgrade(operations):
    operations.execute("CREATE TABLE later (name TEXT)")
"""


def become_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Become a version with one migration more; return its revision."""
    migrations, revision = folder / "migrations", f"{int(head()) + 1:04}"
    shutil.copytree(schema.MIGRATIONS, migrations)
    (migrations / f"v{revision}_later.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    return revision


def state(connection: Connection) -> list[str]:
    """The revision, and the names in the new table."""
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return [revision, *connection.scalars(text("SELECT name FROM later"))]


def test_each_migration_leads_to_the_next_number() -> None:
    numbers = [int(file.stem[1:5]) for file in sorted(schema.MIGRATIONS.glob("v*.py"))]
    assert numbers == [*range(int(BASELINE) + 1, int(head()) + 1)]


async def test_a_later_migration_runs_once_on_a_database_of_this_version(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_database(url):
        pass
    before = head()
    after = become_later(tmp_path, monkeypatch)
    assert (
        f"is writable; a start brings it from revision {before} to {after}, with " in (await inspect_database(url)).line
    )
    for _ in range(2):
        async with await open_database(url) as database:
            assert await database.transaction(state, writes=False) == [after]
    assert f"is writable and up to date (revision {after}), with " in (await inspect_database(url)).line


def everything(connection: Connection) -> object:
    """All tables, and the rows of the bot about itself."""
    parts = schema._found_parts(connection, inspect(connection).get_table_names())
    return parts, {*connection.execute(text("SELECT key, value FROM meta"))}


async def seen(url: str) -> object:
    database = database_at(DatabaseUrl.parse(url))
    try:
        return await database.transact(everything, writes=False)
    finally:
        await database.close()


ANOTHER = "the bot of another commit has made it"
UNEXPECTED = {
    f"the table people has no column closings: {ANOTHER}": ["ALTER TABLE people DROP COLUMN closings"],
    f"the table people has the column later, which nobody expects: {ANOTHER}": [
        "ALTER TABLE people ADD COLUMN later TEXT"
    ],
    f"the column told of the table games is str instead of int: {ANOTHER}": [
        "ALTER TABLE games DROP COLUMN told",
        "ALTER TABLE games ADD COLUMN told TEXT NOT NULL DEFAULT ''",
    ],
    f"the column told of the table games is int or nothing instead of int: {ANOTHER}": [
        "ALTER TABLE games DROP COLUMN told",
        "ALTER TABLE games ADD COLUMN told INTEGER",
    ],
    f"the table games has no index one_live_game_a_channel: {ANOTHER}": ["DROP INDEX one_live_game_a_channel"],
    "the index one_action_an_interaction of the table moves is an index of any rows instead of a unique key of "
    f"interaction_id: {ANOTHER}": [
        "DROP INDEX one_action_an_interaction",
        "CREATE INDEX one_action_an_interaction ON moves (interaction_id)",
    ],
    f"the table people has the index one_language, which nobody expects: {ANOTHER}": [
        "CREATE UNIQUE INDEX one_language ON people (language)"
    ],
    f"the table answers has no column is_best: {ANOTHER}": ["ALTER TABLE answers DROP COLUMN is_best"],
    f"there is no table answers: {ANOTHER}, or it is an incomplete copy": ["DROP TABLE answers"],
    f"there is no table moves: {ANOTHER}, or it is an incomplete copy": ["DROP TABLE moves"],
    f"the migration to revision 0020 does not fit it: {ANOTHER}": ["UPDATE alembic_version SET version_num = '0018'"],
    "the bot itself has made it, in a version from before the first release (revision 0016), and no later version can "
    "read it: begin with a new database": ["UPDATE alembic_version SET version_num = '0016'"],
}


@pytest.mark.parametrize("sentence", UNEXPECTED)
async def test_unexpected_tables_are_refused_by_every_command_in_a_sentence_and_stay_as_they_are(
    url: str, tmp_path: Path, sentence: str
) -> None:
    async with await open_database(url, ROWS):
        pass
    for statement in UNEXPECTED[sentence]:
        await change(url, statement)
    before = await seen(url)
    copied = partial(copy_database, target=database_url(tmp_path, "copy"))
    for use in (open_database, inspect_database, copied):
        with pytest.raises(DatabaseError) as error:
            await use(url, rows=ROWS)
        assert str(error.value).partition(": ")[2] == sentence
    if "answers" not in sentence:
        with pytest.raises(DatabaseError):
            await note_restore(url, 1)
    assert await seen(url) == before
