"""Where a database is: its URL as hosters issue it, and the file of SQLite, which is examined before it is opened."""

import os
import re
import sqlite3
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from types import MappingProxyType
from typing import Any, Final, Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.storage.schema import UnusableDatabase

try:
    import fcntl
except ImportError:  # Windows, where every file can be locked
    fcntl = None  # type: ignore[assignment]

_SQLITE, _POSTGRESQL = "sqlite", "postgresql+asyncpg"
_DRIVERS = {"sqlite": _SQLITE, "postgresql": _POSTGRESQL, "postgres": _POSTGRESQL}
_EXAMPLES = "write it like sqlite:///data/kingdomino.db or postgresql://user:password@host/name"


class DatabaseError(Exception):
    """The database cannot be used; the text is one line with its name and the reason, without the password."""


class DatabaseUrlError(ValueError):
    """The URL cannot be used; the text is a line with the reason, without the password."""


@dataclass(frozen=True)
class DatabaseUrl:
    """The address of a database: the URL and the other arguments of the driver."""

    url: URL
    arguments: Mapping[str, Any]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a URL; a PostgreSQL URL has the options of PostgreSQL's own tools. Raises DatabaseUrlError."""
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise DatabaseUrlError(f"is malformed: {_EXAMPLES}") from None
        # The parser ends a password at its first @ (SQLAlchemy's documents, engines), and messages would show the rest.
        if url.host and text.count("@") > 1:
            raise DatabaseUrlError(
                "has several @: write those of the password as %40, and / : ? % there as %2F %3A %3F %25"
            )
        url = url.set(drivername=_DRIVERS.get(url.drivername.partition("+")[0], url.drivername))
        if url.drivername not in _READERS:
            raise DatabaseUrlError(f"names {url.drivername}: only sqlite and postgresql databases are supported")
        if url.drivername == _SQLITE and not url.query and "?" in text:
            raise DatabaseUrlError("has a '?' in its path, which would end the path there: rename the file")
        require_plain(url.database or "")
        return cls(*_READERS[url.drivername](url))

    @property
    def file(self) -> Path | None:
        return Path(self.url.database or "") if self.url.drivername == _SQLITE else None

    @property
    def place(self) -> tuple[object, ...]:
        """The location of the data, however the URL is written: the file, or the server and the database's name."""
        if self.file:
            return (os.path.realpath(self.file),)
        return self.url.host, self.url.port, self.url.database, self.url.query

    def __str__(self) -> str:
        """Return the URL without the driver, the password and the options."""
        return self.url.set(drivername=self.url.get_backend_name(), query={}).render_as_string()


def require_plain(path: str) -> None:
    """Raise DatabaseUrlError for a path in the syntax of a shell or of a file of settings, which means nothing here."""
    if found := _NO_PATH.search(path):
        raise DatabaseUrlError(f"has {found[0]!r} in the path {path}, which is read as it stands: write the plain path")


_NO_PATH = re.compile(r"""^~|\$\w+|\$\{|^["']|["']$|\s#""")


def parse_url(text: str) -> DatabaseUrl:
    """Read a URL as `DatabaseUrl.parse` does. Raises DatabaseError."""
    try:
        return DatabaseUrl.parse(text)
    except DatabaseUrlError as error:
        raise DatabaseError(f"the address of the database {error}") from error


def _read_sqlite(url: URL) -> tuple[URL, Mapping[str, Any]]:
    # With two slashes the folder would be a host.
    if url.database in (None, "", ":memory:") or url.host or url.username:
        raise DatabaseUrlError(f"names no file: {_EXAMPLES}")
    if url.query:
        raise DatabaseUrlError(f"has the option {next(iter(url.query))!r}: an SQLite database takes none")
    return url, {}


def _read_postgresql(url: URL) -> tuple[URL, Mapping[str, Any]]:
    options = {name: str(value) for name, value in url.query.items() if name not in _OF_SQLALCHEMY}
    if unknown := options.keys() - _ARGUMENTS.keys() - _SERVER_SETTINGS - {"sslrootcert"}:
        raise DatabaseUrlError(f"has the option {min(unknown)!r}, which the bot does not know")
    arguments: dict[str, Any] = {
        "server_settings": {name: options[name] for name in _SERVER_SETTINGS & options.keys()},
        "command_timeout": ANSWER_SECONDS,
    }
    for name in _ARGUMENTS.keys() & options.keys():
        try:
            arguments |= _ARGUMENTS[name](options[name])
        except ValueError:
            raise DatabaseUrlError(f"has the option {name}={options[name]}, which is malformed") from None
    if "sslrootcert" in options or arguments.get("ssl") in _VERIFIED:
        arguments["ssl"] = _verifying(arguments.get("ssl"), options.get("sslrootcert", "system"))
    return url.set(query={name: url.query[name] for name in _OF_SQLALCHEMY & url.query.keys()}), arguments


def _verifying(mode: str | None, root: str) -> ssl.SSLContext:
    """Return the context that checks the server's certificate; `system` trusts the authorities of the machine."""
    try:
        context = ssl.create_default_context(cafile=None if root == "system" else root)
    except OSError as error:
        raise DatabaseUrlError(f"has the option sslrootcert={root}, which cannot be used: {error.strerror}") from None
    # PostgreSQL's own programs do the same: without this mode, any host may show a certificate of that authority.
    context.check_hostname = mode == "verify-full" or root == "system"
    return context


ANSWER_SECONDS: Final = 60.0
"""How many seconds PostgreSQL may take for a statement: where packets vanish, a lost server would never answer."""

_VERIFIED = ("verify-ca", "verify-full")
# SQLAlchemy takes these options from the URL itself; a host may be the folder of a socket.
_OF_SQLALCHEMY = {"host", "port"}
_SERVER_SETTINGS = {"application_name", "options"}
_ARGUMENTS: Mapping[str, Callable[[str], Mapping[str, Any]]] = MappingProxyType(
    {
        "sslmode": lambda mode: {"ssl": mode},
        "connect_timeout": lambda text: {"timeout": int(text)},
        "target_session_attrs": lambda text: {"target_session_attrs": text},
        # asyncpg binds no channels; `sslmode` protects the connection.
        "channel_binding": lambda _: {},
    }
)
_READERS: Mapping[str, Callable[[URL], tuple[URL, Mapping[str, Any]]]] = MappingProxyType(
    {_SQLITE: _read_sqlite, _POSTGRESQL: _read_postgresql}
)

# ---- the file of an SQLite database: SQLite trusts all neighboring files

BUSY_SECONDS: Final = 10.0
"""How many seconds SQLite waits for a writer in another process, such as a backup."""

_PASSING: Final = {getattr(sqlite3, f"SQLITE_{kind}") for kind in ("BUSY", "FULL", "INTERRUPT", "IOERR", "LOCKED")}
"""Errors of SQLite after which a file may become usable without any change (SQLite's documents, rescode.html)."""

OLDEST_SQLITE: Final = (3, 35, 0)
"""The first version of SQLite with RETURNING (lang_returning.html)."""

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


def lock_file(database: Path) -> Path:
    """Return the lock file, which stays; all links to the database have the same (SQLite's howtocorrupt.html, 2.5)."""
    return Path(f"{os.path.realpath(database)}.lock")


def may_pass(error: BaseException) -> bool:
    """Return whether the file may be usable later: a full disk is emptied, and a lock is released."""
    # The lowest byte is the kind of the error.
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in _PASSING


def require_sound(file: Path, seconds: float, *, create: bool = True) -> None:
    """Look for damage in the file for `seconds`, without a change; with `create` the file may be missing.

    Raises DatabaseError, UnusableDatabase, OSError or sqlite3.Error.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise UnusableDatabase(
            f"this Python has SQLite {sqlite3.sqlite_version}, and the bot needs 3.35 or newer: take a newer Python or "
            "system, the Docker image, or PostgreSQL"
        )
    if not file.exists():
        if not create:
            raise UnusableDatabase("there is no such file")
        # A supervisor starts the bot again when its file was deleted, and a new file would hide that.
        if (lock := lock_file(file)).exists():
            raise UnusableDatabase(
                f"there is no such file, but a bot has used it: restore a copy, or remove {lock} to begin without games"
            )
        require_writable(file.parent)
        _require_locks(nearest(file.parent))
        return
    if not file.is_file():
        raise UnusableDatabase("it is no ordinary file")
    _require_locks(file.resolve().parent)
    log = file.resolve().with_name(f"{file.resolve().name}-wal")
    has_log = log.exists() and log.stat().st_size > 0
    # SQLite's howtocorrupt.html, 1.4, warns of such a pair. The log is looked at first: another process may be about to
    # begin one, and changes the mode before it does.
    with file.open("rb") as content:
        mode = content.read(_MODE_AT + 1)[_MODE_AT:]
    if has_log and mode == bytes([_ROLLBACK_MODE]):
        raise UnusableDatabase(
            f"{log} belongs to the database that was here before, and would spoil this one: remove it"
        )
    if found := _damage(file, seconds):
        beside = f" and remove {log}" if has_log else ""
        raise UnusableDatabase(f"it is damaged, so restore a copy{beside} ({' '.join(found.split())})")


def _require_locks(folder: Path) -> None:
    """Raise UnusableDatabase if no file in the folder can be locked; SQLite would call the database locked for ever.

    Some file systems of networks lock nothing (SQLite's howtocorrupt.html, 2.1).
    """
    if fcntl is None or not os.access(folder, os.W_OK):
        return
    with TemporaryFile(dir=folder) as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise UnusableDatabase(
                f"files in {folder} cannot be locked ({error.strerror}), as on some network shares: keep the database "
                "on a disk of this machine"
            ) from error


def require_writable(folder: Path) -> None:
    """Raise DatabaseError if the bot can neither write to the folder nor create it."""
    existing = nearest(folder)
    if not existing.is_dir() or not os.access(existing, os.W_OK):
        raise DatabaseError(
            f"nothing can be written to {folder}: {existing} is no folder that the bot's user may change"
        )


def nearest(folder: Path) -> Path:
    """Return the folder, or the nearest existing folder above it."""
    return next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())


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
