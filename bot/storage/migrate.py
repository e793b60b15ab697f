"""Brings a database to the newest schema, and refuses a foreign or read-only database."""

from pathlib import Path
from secrets import token_hex

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, exists, insert, inspect, select

from bot.storage.schema import meta, metadata

FOLDER = Path(__file__).parent / "migrations"
_SCRIPTS = ScriptDirectory(FOLDER)
FORMAT = 1
"""The format of the texts in the database, such as moves. A text that older bots cannot read takes the next number."""

EMPTY = "base"
"""The revision of a database without tables."""

ID_KEY = "id"
"""The key of a random text, the same in a database and its copies and different in other databases."""

_FORMAT_KEY = "format"
_OWN_TABLES = set(metadata.tables)
_LOCK = 0x6B696E67  # any number, the same in all bots


class UnusableDatabase(Exception):
    """The database must not be used; the text says why."""


def migrate(connection: Connection, *, create: bool = True) -> None:
    """Create the tables of an empty database; run the missing migrations on any other database.

    Raises UnusableDatabase, without `create` also for an empty database.
    """
    if connection.dialect.name == "postgresql":
        # If several processes start at once, one migrates. The others wait here and find no migration left to run.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    context, scripts = MigrationContext.configure(connection), _SCRIPTS
    current = own_revision(connection, context.get_current_heads(), scripts)
    if current == EMPTY:
        if not create:
            raise UnusableDatabase("it is empty")
        metadata.create_all(connection)
        current = "head"
    # Alembic's commands share one context in the process, so with them two databases could not be opened at once.
    operations = Operations(context)
    for script in reversed([*scripts.iterate_revisions("head", current)]):
        script.module.upgrade(operations)
    context.stamp(scripts, "head")
    # The format is written at every start, which fails if the file is read-only or the user may not write.
    connection.execute(delete(meta).where(meta.c.key == _FORMAT_KEY))
    connection.execute(insert(meta), {"key": _FORMAT_KEY, "value": str(FORMAT)})
    if not connection.scalar(select(exists().where(meta.c.key == ID_KEY))):
        connection.execute(insert(meta), {"key": ID_KEY, "value": token_hex(4)})


def own_revision(connection: Connection, heads: tuple[str, ...], scripts: ScriptDirectory) -> str:
    """Return the revision of the database, `EMPTY` without tables. Raises UnusableDatabase."""
    tables = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if not tables:
        return EMPTY
    # Some tables exist only after the migrations.
    is_newest = heads == (scripts.get_current_head(),)
    if len(heads) != 1 or not tables & _OWN_TABLES or (is_newest and not tables >= _OWN_TABLES):
        raise UnusableDatabase(_what_is_wrong(tables))
    if heads[0] not in {script.revision for script in scripts.walk_revisions()}:
        raise UnusableDatabase(f"a newer bot has brought it to revision {heads[0]}, which this one does not know")
    _require_known_format(connection)
    return heads[0]


def _require_known_format(connection: Connection) -> None:
    written = connection.scalar(select(meta.c.value).where(meta.c.key == _FORMAT_KEY))
    if written is not None and int(written) > FORMAT:
        raise UnusableDatabase(
            f"a newer bot has written to it in format {written}, and this one reads format {FORMAT} at most: "
            "start the newer bot, or restore a copy that was made before"
        )


def _what_is_wrong(tables: set[str]) -> str:
    """Return why a database with these tables was not made by the bot or is no longer complete."""
    if strangers := tables - _OWN_TABLES:
        return f"it holds another program's tables, such as {min(strangers)}"
    missing = min(_OWN_TABLES - tables, default="alembic_version")
    return f"it is incomplete: the table {missing} is missing or empty, so restore a complete copy"
