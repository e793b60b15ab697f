"""Says what a start of the bot would do with a database, without doing it."""

from __future__ import annotations

import os
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.backup import DailyBackup
from bot.storage.database import reason
from bot.storage.database_url import DatabaseUrl, parse_url
from bot.storage.engine import create_engine
from bot.storage.errors import DatabaseError
from bot.storage.migrate import FOLDER, migrate, own_revision
from bot.storage.process_lock import check_lock_file


async def inspect_database(url: str) -> str:
    """Return a line on the database. Raises DatabaseError if the bot cannot use it."""
    address = parse_url(url)
    if address.file and not address.file.exists():
        return _new_file(address.file)
    if address.file:
        check_lock_file(address.file)
    try:
        found = await _inspect(address)
    # Drivers raise errors of their own when they connect, whose only common base is Exception.
    except Exception as error:
        raise DatabaseError(f"cannot use {address}: {reason(error)}") from error
    return f"{address} {found}"


def inspect_backups(backup: DailyBackup) -> str:
    """Return a line on the daily copies. Raises DatabaseError if the bot may not write to their folder."""
    _require_writable(backup.folder)
    return f"those of the last {backup.days} days are kept in {backup.folder}"


def _new_file(file: Path) -> str:
    _require_writable(file.parent)
    return f"{file} will be made at the first start"


def _require_writable(folder: Path) -> None:
    """Raise DatabaseError if the bot can neither write to the folder nor make it."""
    nearest = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK):
        raise DatabaseError(
            f"nothing can be written to {folder}: {nearest} is no folder that the bot's user may change"
        )


async def _inspect(address: DatabaseUrl) -> str:
    engine = create_engine(address)
    try:
        return await engine.transact(_try_to_migrate, writes=True)
    finally:
        await engine.dispose()


def _try_to_migrate(connection: Connection) -> str:
    scripts = ScriptDirectory(FOLDER)
    heads = MigrationContext.configure(connection).get_current_heads()
    revision, newest = own_revision(connection, heads, scripts), scripts.get_current_head()
    # All that a start would do: it fails where a start would fail.
    migrate(connection)
    connection.rollback()
    if revision == newest:
        return f"is writable and up to date (revision {newest})"
    return f"is writable; a start brings it from revision {revision} to {newest}"
