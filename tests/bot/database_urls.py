"""Where tests keep their games: in an SQLite file, or in a database on the server that `make test-postgres` starts."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from hashlib import sha1
from pathlib import Path

import pytest

SERVER_FOLDER, USER = "TEST_POSTGRESQL", "kingdomino"
"""The environment variable with the folder of the server's socket, and who may do everything there."""

_SERVER = os.environ.get(SERVER_FOLDER)
on_sqlite_only = pytest.mark.skipif(_SERVER is not None, reason="is about SQLite")
on_postgresql_only = pytest.mark.skipif(_SERVER is None, reason="is about PostgreSQL: make test-postgres")


@cache
def database_url(folder: Path, name: str = "games") -> str:
    """The URL of a database that is empty at first; the same for the same folder and name."""
    if _SERVER is None:
        return f"sqlite:///{folder}/{name}.db"
    digest = "t" + sha1(f"{folder}/{name}".encode(), usedforsecurity=False).hexdigest()
    subprocess.run(["createdb", "-h", _SERVER, "-U", USER, digest], check=True)  # noqa: S607 - found on the path
    return f"postgresql://{USER}@/{digest}?host={_SERVER}"
