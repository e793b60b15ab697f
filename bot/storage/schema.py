"""The tables of the database, whose columns have the names of the stored fields; and the migration to these tables.

The columns of a nested value begin with the name of the value. An empty database gets its tables from here.
"""

from __future__ import annotations

import re
import sqlite3
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path
from secrets import token_hex
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    false,
    insert,
    inspect,
    select,
    text,
    true,
)
from sqlalchemy.exc import DBAPIError, SAWarning
from sqlalchemy.types import TypeEngine

from bot.games.game import LIVE, Status

if TYPE_CHECKING:  # Alembic takes 10 MB, and most starts run no migration
    from alembic.operations import Operations


def new_metadata() -> MetaData:
    # Names follow a rule, so that a migration can drop a constraint on any database.
    rules = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
    return MetaData(naming_convention={**rules, "ix": "ix_%(table_name)s_%(column_0_name)s"})


metadata = new_metadata()


def _partial_index(name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False) -> Index:
    """Return an index of the rows for which the condition is true.

    Other rows take no room in the index, and SQLite does not search the index for them.
    """
    return Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


games = Table(
    "games",
    metadata,
    # Buttons contain the id, and people click buttons years later: an id must never be given out again.
    Column("id", Integer, primary_key=True, autoincrement=True),
    # Ids of Discord are 64 bits wide.
    Column("guild_id", BigInteger),
    # The channel is NULL if a game is shown only in its player's own panel.
    Column("channel_id", BigInteger),
    # The home is the channel of the lobby, if the game is played in a thread below the lobby.
    Column("home_id", BigInteger),
    Column("host_id", BigInteger, index=True),
    # GameOptions
    Column("variant", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("seats_chosen", Boolean, nullable=False),
    Column("dynasty", Boolean, nullable=False),
    Column("suggestions", Text),
    Column("pace", Integer, nullable=False),
    Column("policy", Text, nullable=False),
    Column("language", Text),
    Column("theme", Text, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("series", Integer, ForeignKey("games.id"), index=True),
    Column("number", Integer, nullable=False),
    Column("deal", Text),
    Column("secret", LargeBinary, nullable=False),
    Column("mixed_in", Text),
    Column("next_secret", LargeBinary),
    Column("next_mixed_in", Text),
    Column("status", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger),
    Column("invited_at", BigInteger),
    Column("ended_at", BigInteger),
    # Why an archived game has lost its channel; NULL for other games.
    Column("lost", Text),
    Column("paused_at", BigInteger),
    # A game that was played on from another game: the id of the other game, and the ply.
    Column("origin", Text),
    Column("taken_back", Boolean, nullable=False),
    # A row with an owner is no table: the owner shows, closes and answers for it.
    Column("owner", Text),
    Column("closes_at", BigInteger),
    Column("looks_at", BigInteger),
    Column("begins_at", BigInteger),
    Column("sought_at", BigInteger),
    # The number of moves that the messages tell of.
    Column("told", Integer, nullable=False),
    # What the channel lacks besides messages.
    Column("frees", Integer),
    Column("archives_thread", Boolean, nullable=False, server_default=false()),
    Column("reminder_count", Integer, nullable=False),
    Column("reminder_counted_from", BigInteger),
    Column("reminder_not_before", BigInteger),
    Column("reminder_is_muted", Boolean, nullable=False),
    Column("reminder_archives_at", BigInteger),
    Column("reminder_quiet_since", BigInteger),
    Column("public_ply", Integer, nullable=False),
    Column("acting_seat", Integer),
    # The list is short, and is read and written with the game: a separate table would cost statements.
    Column("proposals", JSON, nullable=False),
    # These columns are derived from the other columns and the log: the heartbeat looks for them.
    Column("unshown", Boolean, nullable=False),
    Column("due_at", BigInteger),
    # These versions count the writes of the game, and of the state of its messages.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("outbox_version", Integer, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)

is_live = games.c.status.in_(bindparam("live", LIVE, expanding=True, literal_execute=True))
"""Whether a game is a lobby or runs. The values are part of the statement's text and not parameters.

SQLite uses a partial index only if the text of the statement implies the condition of the index.
"""
is_open = games.c.status.in_(
    bindparam("open", (*LIVE, Status.ARCHIVED, Status.OPEN), expanding=True, literal_execute=True)
)
"""Whether a table is a lobby, runs or can be revived, or a row that is no table is open."""
is_offered = games.c.status == bindparam("offered", Status.OPEN.value, literal_execute=True)
"""Whether a row is no table, and open."""
is_over = games.c.status == bindparam("over", Status.OVER.value, literal_execute=True)
"""Whether a game has been played to its end."""

Index("ix_games_channel_id", games.c.channel_id)
_partial_index("ix_games_home_id", games.c.home_id, where=games.c.home_id.is_not(None))
# The index has the order of a ranking. No other statement looks for the games of a server.
_partial_index("ix_games_over", games.c.guild_id, games.c.ended_at, games.c.id, where=is_over)
# Everybody has one try at a deal, however often they tap.
_partial_index("one_game_a_deal", games.c.deal, games.c.host_id, where=games.c.deal.is_not(None), unique=True)
# A channel has any number of ended games, but one live game. Storage enforces the rule also for several processes.
_partial_index("one_live_game_a_channel", games.c.channel_id, where=is_live, unique=True)
_partial_index("ix_games_live_guild_id", games.c.guild_id, where=is_live)
_partial_index("ix_games_open_guild_id", games.c.guild_id, where=is_offered)
_partial_index("ix_games_secret", games.c.secret, where=is_open)

_partial_index("ix_games_unshown", games.c.id, where=games.c.unshown == true())
_partial_index("ix_games_due_at", games.c.due_at, where=games.c.due_at.is_not(None))

seats = Table(
    "seats",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("computer", Text),
    Column("resigned", Boolean, nullable=False),
    Column("score", Integer),
    Column("place", Integer),
    Column("team", Integer),
    Column("series_player", Integer),
    Column("owner_id", BigInteger),
    Column("owner_name", Text),
    Column("offered", Boolean, nullable=False),
    Column("away_until", BigInteger),
    # Each turn is a bit: the seat of a game for two has fifty turns.
    Column("hints", BigInteger, nullable=False),
    Column("guided", Text),
    Column("called", Boolean, nullable=False),
    Column("agreed_at", BigInteger),
    Column("invited", Boolean, nullable=False),
    Column("put_out", Boolean, nullable=False),
    Column("in_line", Boolean, nullable=False),
    # The plan is read and written with the seat: a separate table would cost statements at every move.
    Column("plan", Text),
    # Stands for an erased person: a random negative number, different on each server.
    Column("erased_as", BigInteger),
)

_partial_index("ix_seats_owner_id", seats.c.owner_id, where=seats.c.owner_id.is_not(None))

# A row for each message that stands or is on its way. The subject has a line for each of its parts.
messages = Table(
    "messages",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("nonce", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("id", BigInteger),
    Column("look", Text, nullable=False),
    # These lists are short, and are read and written with the row.
    Column("called", JSON, nullable=False),
    Column("is_silent", Boolean, nullable=False),
    Column("is_again", Boolean, nullable=False),
    Column("decided_at", BigInteger),
    Column("sleepers", JSON, nullable=False),
    Column("wakes_at", BigInteger),
    Column("held", JSON, nullable=False),
    Column("explains_night", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("leaves", Text),
    Column("late_edits", Integer, nullable=False),
    Column("edited_at", BigInteger, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("offers_next", Boolean, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("interaction_id", BigInteger),
    Column("user_id", BigInteger, index=True),
    Column("at", BigInteger, nullable=False),
    Column("planned", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    # The interaction is the idempotency key: Discord may deliver it twice, but it is written once. NULLs do not
    # collide.
    Index("one_action_an_interaction", "interaction_id", unique=True),
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("suggestions", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("hints", Text, nullable=False),
    Column("time_zone", Text),
    Column("away_from", BigInteger),
    Column("away_until", BigInteger),
    Column("mentions", Boolean, nullable=False),
    Column("language", Text),
    Column("text_mode", Boolean, nullable=False),
    Column("theme", Text),
    Column("ranked", Boolean, nullable=False),
    Column("coach", Boolean, nullable=False),
    Column("private", Text),
    Column("closings", Boolean, nullable=False),
    Column("acts_at_night", Boolean, nullable=False),
    # The ids of games whose channel was deleted, as long as the person was not told, with spaces between them.
    Column("lost_games", Text, nullable=False),
)

_partial_index("ix_people_unlisted", people.c.user_id, where=people.c.ranked == false())

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text),
    Column("pace", Integer),
    Column("policy", Text),
    Column("threads", Boolean, nullable=False),
    # The list is short, and is read and written as a whole.
    Column("channels", JSON, nullable=False),
    Column("language", Text),
    Column("time_zone", Text),
    # The role whose people may open tables; NULL for everybody.
    Column("openers", BigInteger),
    Column("weeks", Text),
)

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

# ---- rows of features


@dataclass(frozen=True)
class Rows:
    """The tables of a feature, which have a version of their own: the core knows none of their names.

    Rows with a `user_id` are exported and erased with the person. Rows with a `guild_id` are erased with the server.
    Rows with a game refer to it by `of_game`.
    """

    feature: str
    tables: MetaData
    migrations: tuple[Callable[[Operations], None], ...] = ()
    """The steps from each version to the next; an empty database gets its tables from `tables`."""
    until_end: tuple[Table, ...] = ()
    """The tables whose rows are deleted after the end of their game is published."""

    @property
    def key(self) -> str:
        """The key of the version that a database has."""
        return f"rows:{self.feature}"

    @property
    def version(self) -> int:
        return 1 + len(self.migrations)

    def about(self, column: str) -> list[Table]:
        """Return the tables with the column: "user_id" for rows of people, "guild_id" for rows of servers.

        Rows of channels have a "channel_id" besides.
        """
        return [each for each in self.tables.sorted_tables if column in each.c]


def of_game() -> ForeignKey:
    """Refer to a game, with which the database deletes the row, also if the feature itself is gone."""
    return ForeignKey(games.c.id, ondelete="CASCADE")


class UnusableDatabase(Exception):
    """The database must not be used; the text says why."""


# ---- migrations

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: `v0020_words.py` has `upgrade`, which takes Alembic's operations, for revision 0020."""
BASELINE = "0019"
"""The revision of the first tables that every later bot can read."""
_EARLIEST_READ = "0018"
"""The revision before the baseline: some of its databases have the tables of the baseline."""
FORMAT = 1
"""The format of the texts in the database, such as moves. A text or a word that older bots cannot read takes
the next number, unless a migration comes with it."""

EMPTY = "base"
"""The revision of a database without tables."""

ID_KEY = "id"
"""The key of a random text, the same in a database and its copies and different in other databases."""

_FORMAT_KEY = "format"
_LOCK = 0x6B696E67  # any number, the same in all bots
_version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def _migrations() -> dict[str, Path]:
    """Return the files of the migrations by the revisions that they lead to, in order."""
    return {file.stem[1:5]: file for file in sorted(MIGRATIONS.glob("v*.py"))}


def head() -> str:
    """Return the newest revision."""
    return max([BASELINE, *_migrations()])


def migrate(connection: Connection, rows: Sequence[Rows] = ()) -> None:
    """Create the tables of an empty database; run the missing migrations on any other database, and for `rows`.

    Raises UnusableDatabase, also if the tables are not the expected ones then.
    """
    if connection.dialect.name == "postgresql":
        # If several processes start at once, one migrates. The others wait here and find no migration left to run.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    current, stored = read_versions(connection, rows)
    if current == EMPTY:
        metadata.create_all(connection)
        _version.create(connection)
    for each in rows:
        if each.key not in stored:
            each.tables.create_all(connection)
    for name, migration in _missing(current, stored, rows):
        try:
            migration(_operations(connection))
        except DBAPIError as error:
            number, state = codes(error)
            # The user may lack a privilege, which has a code of this class as well.
            if number not in _MISFITS and (state[:2] not in _MISFITS or state == "42501"):
                raise
            raise UnusableDatabase(f"the migration {name} does not fit it: {_OF_ANOTHER}") from error
    _require_tables(connection, _tables(rows))
    if current != head():
        connection.execute(delete(_version))
        connection.execute(insert(_version), {"version_num": head()})
    # At every start: it fails if the file is read-only or the user may not write.
    versions = _versions(rows)
    connection.execute(delete(meta).where(meta.c.key.in_(versions)))
    connection.execute(insert(meta), [{"key": key, "value": str(version)} for key, version in versions.items()])
    if not connection.scalar(select(exists().where(meta.c.key == ID_KEY))):
        connection.execute(insert(meta), {"key": ID_KEY, "value": token_hex(4)})


def _missing(
    current: str, stored: Mapping[str, int], rows: Sequence[Rows]
) -> Iterator[tuple[str, Callable[[Operations], object]]]:
    """Yield the migrations that a database of these versions lacks, each with a name."""
    for revision, file in _migrations().items():
        if current != EMPTY and current < revision:
            yield f"to revision {revision}", run_path(str(file))["upgrade"]
    for each in rows:
        for version, migration in enumerate(each.migrations, 2):
            if stored.get(each.key, version) < version:
                yield f"of {each.feature} to version {version}", migration


_MISFITS = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, "22", "23", "42"}
"""The primary codes of SQLite, and the classes of PostgreSQL, for statements that do not fit the tables or the rows."""


def codes(error: BaseException) -> tuple[int, str]:
    """Return SQLite's primary code of an error, and its SQLSTATE in PostgreSQL; 0 and "" for other errors."""
    found = cause(error)
    return (getattr(found, "sqlite_errorcode", None) or 0) & 0xFF, getattr(found, "sqlstate", None) or ""


def cause(error: BaseException) -> BaseException:
    """Return the error of the driver."""
    return getattr(error, "orig", None) or error


def _operations(connection: Connection) -> Operations:
    from alembic.operations import Operations  # noqa: PLC0415 - see TYPE_CHECKING
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    return Operations(MigrationContext.configure(connection))


def _tables(rows: Sequence[Rows]) -> list[Table]:
    return [table for each in (metadata, *(each.tables for each in rows)) for table in each.tables.values()]


def _versions(rows: Sequence[Rows]) -> Mapping[str, int]:
    """Return the versions besides the revision, by their keys, as this bot writes them."""
    return {_FORMAT_KEY: FORMAT, **{each.key: each.version for each in rows}}


def latest(rows: Sequence[Rows]) -> tuple[str, Mapping[str, int]]:
    """Return what `read_versions` returns after `migrate`."""
    return head(), _versions(rows)


def is_outdated(connection: Connection, rows: Sequence[Rows] = (), *, create: bool = True) -> bool:
    """Return whether a database with tables needs migrations. Raises UnusableDatabase, as `migrate` does."""
    found = read_versions(connection, rows)
    if found[0] == EMPTY and not create:
        raise UnusableDatabase("it is empty")
    return found[0] != EMPTY and found != latest(rows)


def read_versions(connection: Connection, rows: Sequence[Rows] = ()) -> tuple[str, Mapping[str, int]]:
    """Return the revision of the database, `EMPTY` without tables, and its other versions. Raises UnusableDatabase."""
    if (revision := _read_revision(connection, rows)) == EMPTY:
        return EMPTY, {}
    _require_tables(connection, [meta])
    versions, stored = _versions(rows), dict[str, int]()
    query = select(meta.c.key, meta.c.value).where(meta.c.key.in_(versions))
    for key, value in connection.execute(query):
        what = key.replace(":", " of ")
        if not re.fullmatch("[1-9][0-9]{0,8}", value):
            raise UnusableDatabase(f"the version of its {what} is {value!r}, which no bot has written")
        stored[key] = int(value)
        if stored[key] > versions[key]:
            raise UnusableDatabase(
                f"a newer bot has brought its {what} to version {value}, and this one reads version {versions[key]} at "
                "most: start the newer bot, or restore a copy that was made before"
            )
    return revision, stored


def _read_revision(connection: Connection, rows: Sequence[Rows]) -> str:
    tables = {*inspect(connection).get_table_names(), *inspect(connection).get_view_names()}
    if not tables:
        return EMPTY
    if tables.isdisjoint(each.name for each in _tables(rows)):
        raise UnusableDatabase(f"it holds another program's tables, such as {min(tables - {_version.name} or tables)}")
    heads = list[str]()
    if _version.name in tables:
        _require_tables(connection, [_version])
        heads += connection.scalars(select(_version))
    if len(heads) != 1:
        raise UnusableDatabase(
            f"it is incomplete: the table {_version.name} has not exactly one row, so restore a complete copy"
        )
    [found] = heads
    if not re.fullmatch("[0-9]{4}", found):
        raise UnusableDatabase(f"its revision is {found!r}, which no version of the bot has written")
    if found < _EARLIEST_READ:
        raise UnusableDatabase(
            f"the bot itself has made it, in a version from before the first release (revision {found}), and no later "
            "version can read it: begin with a new database"
        )
    if found not in {_EARLIEST_READ, BASELINE, *_migrations()}:
        raise UnusableDatabase(f"a newer bot has brought it to revision {found}, which this one does not know")
    return found


# ---- the tables that are found, compared with the tables that are expected

_OF_ANOTHER = "the bot of another commit has made it"
_ANY_ROW = "an index of any rows"

Parts: TypeAlias = dict[str, str]
"""The columns, keys and indexes of a table, each with what SQLite and PostgreSQL both know of it."""


def _require_tables(connection: Connection, expected: Sequence[Table]) -> None:
    """Raise UnusableDatabase at the first difference between the tables of the database and the expected ones.

    Alembic's own comparison does not compare primary keys.
    """
    found = _found_parts(connection, [each.name for each in expected])
    for table in expected:
        name, parts = table.name, _parts(table)
        if name not in found:
            raise UnusableDatabase(f"there is no table {name}: {_OF_ANOTHER}, or it is an incomplete copy")
        for part in {**parts, **found[name]}:
            needed, present = parts.get(part), found[name].get(part)
            difference = f"the {part} of the table {name} is {present} instead of {needed}"
            if not present:
                difference = f"the table {name} has no {part}"
            elif needed is None:
                difference = f"the table {name} has the {part}, which nobody expects"
            # An operator may add indexes, which do no harm unless they refuse rows.
            if present != needed and (needed, present) != (None, _ANY_ROW):
                raise UnusableDatabase(f"{difference}: {_OF_ANOTHER}")


def _parts(table: Table) -> Parts:
    return {
        **{f"column {each.name}": _column(each.type, nullable=each.nullable) for each in table.columns},
        "primary key": ", ".join(each.name for each in table.primary_key),
        **{f"reference {each.parent.name}": each.column.table.name for each in table.foreign_keys},
        **{
            f"index {each.name}": _index(
                each.columns.keys(), each.dialect_options["sqlite"]["where"], unique=each.unique
            )
            for each in table.indexes
        },
    }


def _found_parts(connection: Connection, names: Sequence[str]) -> dict[str, Parts]:
    inspector, found, dialect = inspect(connection), dict[str, Parts](), connection.dialect.name
    for (_, name), columns in inspector.get_multi_columns(filter_names=names).items():
        found[name] = {f"column {each['name']}": _column(each["type"], nullable=each["nullable"]) for each in columns}
    for (_, name), key in inspector.get_multi_pk_constraint(filter_names=names).items():
        found[name]["primary key"] = ", ".join(key["constrained_columns"])
    for (_, name), references in inspector.get_multi_foreign_keys(filter_names=names).items():
        found[name] |= {
            f"reference {','.join(each['constrained_columns'])}": each["referred_table"] for each in references
        }
    with warnings.catch_warnings(action="ignore", category=SAWarning):
        indexes = inspector.get_multi_indexes(filter_names=names)
    for (_, name), of_table in indexes.items():
        for each in of_table:
            where = each.get("dialect_options", {}).get(f"{dialect}_where")
            found[name][f"index {each['name']}"] = _index(each["column_names"], where, unique=each["unique"])
    if dialect == "sqlite":  # SQLAlchemy leaves out its indexes of expressions
        unique = "SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE UNIQUE %'"
        for name, index in connection.execute(text(unique)):
            found.get(name, {}).setdefault(f"index {index}", _index([None], None, unique=True))
    return found


def _column(type_: TypeEngine[Any], *, nullable: bool | None) -> str:
    try:
        family = type_.python_type.__name__
    except NotImplementedError:  # a type that no table of the bot has
        family = str(type_)
    return f"{family}{' or nothing' * bool(nullable)}"


def _index(columns: Iterable[str | None], where: Any, *, unique: bool | None) -> str:
    if not unique:
        return _ANY_ROW
    key = f"a unique key of {', '.join(each or 'an expression' for each in columns)}"
    if where is None:
        return key
    # Each database writes a condition in its own way, except the texts in it.
    is_ours = isinstance(where, ColumnElement)
    condition = str(where.compile(compile_kwargs={"literal_binds": True}) if is_ours else where)
    return f"{key} where {', '.join(sorted(re.findall(_QUOTED, condition))) or 'a condition is met'}"


_QUOTED = "'([^']*)'"


# ---- the ids of games: a button may be clicked years later, so no id is given out twice


_FIRST_ID_AT = 1_767_225_600
"""When the seconds began that new databases take for the first id of a game."""
_LAST_ID = MappingProxyType(
    {
        "sqlite": "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        "postgresql": "SELECT last_value FROM games_id_seq WHERE is_called",
    }
)
_SET_LAST_ID = MappingProxyType(
    {
        "sqlite": (
            "DELETE FROM sqlite_sequence WHERE name = 'games'",
            "INSERT INTO sqlite_sequence (name, seq) VALUES ('games', :last)",
        ),
        "postgresql": ("SELECT setval('games_id_seq', :last)",),
    }
)


def last_id(connection: Connection) -> int:
    """Return the latest id, 0 before the first game."""
    return connection.scalar(text(_LAST_ID[connection.dialect.name])) or 0


def set_last_id(connection: Connection, last: int) -> None:
    """Give out only ids above `last` from now on."""
    for statement in _SET_LAST_ID[connection.dialect.name]:
        connection.execute(text(statement), {"last": last} if ":last" in statement else {})


def skip_ids(connection: Connection, now: int) -> None:
    """Give out only ids that no other database can have given out until `now`, with less than a game a second."""
    set_last_id(connection, max(last_id(connection), now - _FIRST_ID_AT))
