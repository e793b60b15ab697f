"""A later version adds a migration, and finds databases as this one has left them."""

import shutil
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.host.database import copies
from bot.host.database.address import DatabaseError
from bot.host.database.copies import copy_database, inspect_database, note_restore
from bot.host.database.opening import open_database
from bot.storage import schema
from tests.bot.database_urls import database_url
from tests.bot.storage.test_database import change

UNREADABLE = (
    r"^cannot use \S+: a version from before the first release has made it \(revision 0016\), and the last commit that "
    r"can read it is [0-9a-f]{40}$"
)
LATER = """
revision = "0019"
down_revision = "0018"


def upgrade(operations):
    operations.execute("CREATE TABLE later (name TEXT)")
"""


def become_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Become a version with one migration more."""
    migrations = folder / "migrations"
    shutil.copytree(Path(schema.__file__).parent / "migrations", migrations)
    (migrations / "versions" / "v0019_later.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    for module in (schema, copies):
        monkeypatch.setattr(module, "HEAD", "0019")


def state(connection: Connection) -> list[str]:
    """The revision, and the names in the new table."""
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return [revision, *connection.scalars(text("SELECT name FROM later"))]


async def test_a_later_migration_runs_once_on_a_database_of_this_version(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_database(url):
        pass
    become_later(tmp_path, monkeypatch)
    assert "is writable; a start brings it from revision 0018 to 0019, with " in (await inspect_database(url)).line
    for _ in range(2):
        async with await open_database(url) as database:
            assert await database.transaction(state, writes=False) == ["0019"]
    assert "is writable and up to date (revision 0019), with " in (await inspect_database(url)).line


async def test_a_database_of_an_unreleased_version_is_refused_by_every_command_and_stays_as_it_is(
    url: str, tmp_path: Path
) -> None:
    async with await open_database(url):
        pass
    await change(url, "UPDATE alembic_version SET version_num = '0016'", "ALTER TABLE people ADD COLUMN confirms TEXT")
    copied = partial(copy_database, target=database_url(tmp_path, "copy"))
    for use in (open_database, inspect_database, partial(note_restore, at=1), copied):
        with pytest.raises(DatabaseError, match=UNREADABLE):
            await use(url)
