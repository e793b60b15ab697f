"""Brings a database to its newest shape, and refuses one that is not the bot's or that it may not write to."""

from __future__ import annotations

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

FOLDER = Path(__file__).parent / "migrations"
_TABLES_OF_FIRST_RELEASE = {"games", "meta", "moves", "people", "seats"}
_OWN_TABLES = {*_TABLES_OF_FIRST_RELEASE, "analyses", "followers", "servers"}
_LOCK = 0x6B696E67  # any number that all bots agree on


class UnusableDatabase(Exception):
    """The database must not be used; the text says why."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that the database lacks up to `revision`. Raises UnusableDatabase."""
    if connection.dialect.name == "postgresql":
        # Of several processes that start at once, one migrates; the others wait here and find nothing left to do.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    context, scripts = MigrationContext.configure(connection), ScriptDirectory(FOLDER)
    current = own_revision(connection, context.get_current_heads(), scripts)
    # Not by Alembic's commands: those share one context in the process, so two databases could not be opened at once.
    operations = Operations(context)
    for script in reversed([*scripts.iterate_revisions(revision, current)]):
        script.module.upgrade(operations)
    context.stamp(scripts, revision)
    # Deletes nothing. It is there to fail if the file is read-only or the user may not write.
    connection.exec_driver_sql("DELETE FROM meta WHERE key = ''")


def own_revision(connection: Connection, heads: tuple[str, ...], scripts: ScriptDirectory) -> str:
    """Return the revision of the database, "base" if it is empty. Raises UnusableDatabase."""
    tables = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if not tables:
        return "base"
    if len(heads) != 1 or not tables >= _TABLES_OF_FIRST_RELEASE:
        raise UnusableDatabase(_what_is_wrong(tables))
    if heads[0] not in {script.revision for script in scripts.walk_revisions()}:
        raise UnusableDatabase(f"a newer bot has brought it to revision {heads[0]}, which this one does not know")
    return heads[0]


def _what_is_wrong(tables: set[str]) -> str:
    """Say why a database with these tables is not one that the bot has made, or is no longer complete."""
    if strangers := tables - _OWN_TABLES:
        return f"it holds another program's tables, such as {min(strangers)}"
    missing = min(_TABLES_OF_FIRST_RELEASE - tables, default="alembic_version")
    return f"it is incomplete: the table {missing} is missing or empty, so restore a complete copy"
