"""Where tests keep their games: in an SQLite file, or in a database on the server that `make test-postgres` starts."""

import os
import sqlite3
import subprocess
from contextlib import closing
from functools import cache
from hashlib import sha1
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine

from bot.storage.schema import Rows, migrate

SERVER_FOLDER, USER = "TEST_POSTGRESQL", "kingdomino"
"""The environment variable with the folder of the server's socket, and who may do everything there."""

_SERVER = os.environ.get(SERVER_FOLDER)
on_sqlite_only = pytest.mark.skipif(_SERVER is not None, reason="is about SQLite")
on_postgresql_only = pytest.mark.skipif(_SERVER is None, reason="is about PostgreSQL: make test-postgres")


def database_url(folder: Path, name: str = "games") -> str:
    """The URL of a database that is empty at first; the same for the same folder and name."""
    return _empty(folder, name)


@cache
def _empty(folder: Path, name: str) -> str:
    if _SERVER is None:
        return f"sqlite:///{folder}/{name}.db"
    digest = "t" + sha1(f"{folder}/{name}".encode(), usedforsecurity=False).hexdigest()
    subprocess.run(["createdb", "-h", _SERVER, "-U", USER, digest], check=True)  # noqa: S607 - found on the path
    return f"postgresql://{USER}@/{digest}?host={_SERVER}"


def break_page(file: Path, table: str) -> None:
    """Overwrite the page with which the table begins."""
    with closing(sqlite3.connect(file)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [table])
        [(size,)] = connection.execute("PRAGMA page_size")
    with file.open("rb+") as content:
        content.seek((page - 1) * size)
        content.write(b"\xa5" * size)


@cache
def migrated_url(folder: Path, name: str = "games", rows: tuple[Rows, ...] = ()) -> str:
    """As `database_url`, but an SQLite file has its tables already: a copy takes a fifth of the time of migrations."""
    url = database_url(folder, name)
    if _SERVER is None:
        (folder / f"{name}.db").write_bytes(_migrated_file(rows))
    return url


@cache
def _migrated_file(rows: tuple[Rows, ...]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrate(connection, rows)
        engine.dispose()
        return path.read_bytes()
