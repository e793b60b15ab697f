"""Examines the file of an SQLite database before SQLite opens it, because SQLite trusts all neighboring files."""

import errno
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.storage.migrate import UnusableDatabase

BUSY_SECONDS: Final = 10.0
"""How many seconds SQLite waits for a writer in another process, such as a backup."""

_PASSING: Final = {
    getattr(sqlite3, f"SQLITE_{kind}") for kind in ("BUSY", "CANTOPEN", "FULL", "INTERRUPT", "IOERR", "LOCKED")
}
_PASSING_NUMBERS: Final = {
    getattr(errno, name, None)
    for name in ("EDQUOT", "EIO", "EMFILE", "ENFILE", "ENODEV", "ENOSPC", "ENOTCONN", "ESTALE")
}
"""Errors of SQLite and of the system after which a file may become usable without any change of the settings."""

_MODE_AT, _ROLLBACK_MODE = 18, 1
"""The place of the journal mode in the header of a database, and the mode of all copies by `VACUUM INTO`."""

Identity = tuple[int, int] | None


def identity(path: Path) -> Identity:
    """Return the identity of an open file, the same under all names of the file; None without a file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def may_pass(error: BaseException) -> bool:
    """Return whether the file may be usable later: a full disk is emptied, and some mounts come late."""
    if isinstance(error, OSError):
        return error.errno in _PASSING_NUMBERS
    # The lowest byte is the kind of the error.
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in _PASSING


def require_sound(file: Path, seconds: float, *, create: bool = True) -> None:
    """Look for damage in the file for `seconds`, without a change; with `create` the file may be missing.

    Raises UnusableDatabase, OSError or sqlite3.Error.
    """
    if not file.exists():
        if create:
            return
        raise UnusableDatabase("there is no such file")
    if not file.is_file():
        raise UnusableDatabase("it is no ordinary file")
    if file.stat().st_nlink > 1:
        raise UnusableDatabase("the file has a second name (a hard link), which would get a log of its own: remove it")
    log = file.resolve().with_name(f"{file.resolve().name}-wal")
    has_log = log.exists() and log.stat().st_size > 0
    # The order matters: another process may be about to begin a log, and changes the mode before it does.
    with file.open("rb") as content:
        mode = content.read(_MODE_AT + 1)[_MODE_AT:]
    if has_log and mode == bytes([_ROLLBACK_MODE]):
        raise UnusableDatabase(
            f"{log} belongs to the database that was here before, and would spoil this one: remove it"
        )
    if found := _damage(file, seconds):
        beside = f" and remove {log}" if has_log else ""
        raise UnusableDatabase(f"it is damaged, so restore a copy{beside} ({' '.join(found.split())})")


def _damage(file: Path, seconds: float) -> str:
    """Return the damage in the file; "" if no damage was found in `seconds`."""
    until = time.monotonic() + seconds
    # The connection is read-only: when a writing connection closes, it copies a log beside the file into the file.
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", timeout=BUSY_SECONDS, uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() >= until, 100_000)
        try:
            [(found, *_)] = connection.execute("PRAGMA quick_check(1)")
        except sqlite3.DatabaseError as error:
            kind = error.sqlite_errorcode & 0xFF
            if kind == sqlite3.SQLITE_CORRUPT:
                return str(error)
            # The first connection that may write rolls back a transaction that a crash has cut off.
            if kind not in (sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_READONLY):
                raise
            return ""
    return "" if found == "ok" else found
