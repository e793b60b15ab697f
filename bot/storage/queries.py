"""From rows to values and back: the statements that several methods of the repositories share."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, fields, replace
from functools import cache
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Executable,
    Row,
    ScalarSelect,
    Select,
    Table,
    bindparam,
    delete,
    func,
    literal_column,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.games.due import due_at
from bot.games.game import Game
from bot.games.models import (
    Announcement,
    GameOptions,
    Leftover,
    LiveCounts,
    News,
    Notice,
    Policy,
    Proposal,
    Reminder,
    Seat,
    Status,
)
from bot.games.refusals import Refusal
from bot.processes import ALL_SHARDS, Shards
from bot.storage.schema import followers, games, is_live, moves, seats

_of_game = moves.c.game_id == games.c.id
# Not stored with the game: a count beside the log could disagree with it.
PLY = select(func.coalesce(func.max(moves.c.ply), -1) + 1).where(_of_game).scalar_subquery()
_MOVED_AT = select(func.max(moves.c.at)).where(_of_game).scalar_subquery()
_GAMES = select(games, PLY.label("ply"), _MOVED_AT.label("moved_at"))


def games_query(*where: ColumnElement[bool], limit: int | None = None) -> Select[Any]:
    """Return the statement that reads the games that meet the conditions with their seats, newest first."""
    # The limit counts games and not rows, so it belongs to a query of its own.
    found = _GAMES.where(*where).order_by(games.c.id.desc()).limit(limit).subquery()
    seated = select(found, *(column.label(f"seat_{column.name}") for column in seats.c)).outerjoin(
        seats, seats.c.game_id == found.c.id
    )
    return seated.order_by(found.c.id.desc(), seats.c.number)


# Wider than the ids themselves: people type numbers that no game has, and PostgreSQL's driver refuses to send them as
# integers of 32 bits.
_GAME_ID = bindparam("game_id", type_=BigInteger)
# Made once: to put a statement together takes longer than to carry it out.
_LOCK = select(games.c.id).where(games.c.id == _GAME_ID).with_for_update()
_GAME = games_query(games.c.id == _GAME_ID)
_UPDATE = update(games).where(games.c.id == bindparam("of_game"))

_HEARTBEAT = "unshown", "due_at"
"""The columns by which the heartbeat finds the games that need something."""

_Value = TypeVar("_Value", Announcement, GameOptions, Reminder, Seat)


def find_games(connection: Connection, query: Select[Any], **values: int) -> tuple[Game, ...]:
    """Return the games of a statement that `games_query` made; `values` are those of its parameters."""
    rows = connection.execute(query, values).all()
    return tuple(_game(list(group)) for _, group in groupby(rows, key=lambda row: row.id))


def is_in(shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a game is of one of the shards; private conversations are of the first."""
    if shards == ALL_SHARDS:
        return true()
    # As Discord divides servers. The 22 is written out: PostgreSQL shifts by an integer, and a parameter is none.
    timestamp = func.coalesce(games.c.guild_id, 0).op(">>")(literal_column("22"))
    return (timestamp % shards.count).in_(shards.ids)


def _game(rows: Sequence[Row[Any]]) -> Game:
    """Return the game of rows that differ in their seats only."""
    row = rows[0]
    return Game(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        options=replace(_value_of(GameOptions, row), policy=Policy(row.policy)),
        series=row.series,
        number=row.number,
        status=Status(row.status),
        seats=tuple(_seats(rows, invited=False)),
        announcement=_value_of(Announcement, row, "announcement_"),
        reminder=_value_of(Reminder, row, "reminder_"),
        undo_approvals=row.undo_approvals,
        ply=row.ply,
        moved_at=row.moved_at,
        ended_at=row.ended_at,
        created_at=row.created_at,
        invited=tuple(_seats(rows, invited=True)),
        public_ply=row.public_ply,
        acting_seat=row.acting_seat,
        leftovers=tuple(Leftover(*each) for each in row.leftovers),
        touched_at=row.touched_at,
        proposal=_proposal(row.proposal),
        notices=tuple(map(_notice, row.notices)),
        invited_at=row.invited_at,
        deal=row.deal,
        rules=row.rules,
    )


def _proposal(stored: list[Any] | None) -> Proposal | None:
    if stored is None:
        return None
    kind, argument, approvals = stored
    return Proposal(kind, argument, tuple(approvals))


def _notice(stored: list[Any]) -> Notice:
    news, arguments, *others = stored
    return Notice(News(news), tuple(arguments), *others)


def _seats(rows: Iterable[Row[Any]], *, invited: bool) -> Iterable[Seat]:
    # A game without seats has one row, of an outer join, with nothing in it.
    return (_value_of(Seat, row, "seat_") for row in rows if row.seat_invited is invited)


def columns_of(game: Game) -> dict[str, Any]:
    """Return the columns of the game's row that can change."""
    return {
        "host_id": game.host_id,
        **row_of(game.options),
        "rules": game.rules,
        "series": game.series,
        "status": game.status,
        "ended_at": game.ended_at,
        "undo_approvals": game.undo_approvals,
        **row_of(game.announcement, "announcement_"),
        **row_of(game.reminder, "reminder_"),
        "public_ply": game.public_ply,
        "acting_seat": game.acting_seat,
        "leftovers": [astuple(leftover) for leftover in game.leftovers],
        "touched_at": game.touched_at,
        "invited_at": game.invited_at,
        "proposal": astuple(game.proposal) if game.proposal else None,
        "notices": [astuple(notice) for notice in game.notices],
        "unshown": game.needs_publisher,
        "due_at": due_at(game),
    }


def count_live_games(connection: Connection, host_id: int | None, guild_id: int | None) -> LiveCounts:
    """Count the live games of a host and of a server; not daily games, since nobody has two of those a day."""
    ids = {"host_id": host_id, "guild_id": guild_id}
    return LiveCounts(*connection.execute(_LIVE_COUNTS, ids).one())


def _count_live(column: Column[Any]) -> ScalarSelect[int]:
    """Count the live games, besides daily ones, in which the column is the parameter of its name; none for None."""
    counted = is_live, games.c.deal.is_(None), column == bindparam(column.name)
    return select(func.count()).where(*counted).scalar_subquery()


_LIVE_COUNTS = select(_count_live(games.c.host_id), _count_live(games.c.guild_id))


def read_game(connection: Connection, game_id: int) -> Game:
    """Return the game."""
    for game in find_games(connection, _GAME, game_id=game_id):
        return game
    raise Refusal("error-no-such-game")


def locked_game(connection: Connection, game_id: int) -> Game:
    """Return the game and keep other writers from it until the transaction ends."""
    # A writer of SQLite has locked already. PostgreSQL needs a statement of its own before it reads the log.
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK, {"game_id": game_id})
    return read_game(connection, game_id)


def write_changes(connection: Connection, before: Game, after: Game) -> None:
    """Write what differs between two values of one game, and what the heartbeat looks for in any case."""
    old, new = columns_of(before), columns_of(after)
    # Always: an erasure may have left the row different from what the game says.
    changed = {name: value for name, value in new.items() if name in _HEARTBEAT or value != old[name]}
    connection.execute(_UPDATE, {"of_game": after.id, **changed})
    _write_seats(connection, before, after)
    # Players do not follow, however they have come to the table.
    if arrived := {seat.user_id for seat in after.people} - {seat.user_id for seat in before.people}:
        connection.execute(delete(followers).where(followers.c.game_id == after.id, followers.c.user_id.in_(arrived)))
    # Once the end of the game is published, which may mention its followers.
    if not (after.is_live or after.is_unshown):
        connection.execute(delete(followers).where(followers.c.game_id == after.id))


def _write_seats(connection: Connection, before: Game, after: Game) -> None:
    """Write the seats that differ, and delete those that are gone."""
    old, new = seat_rows(before), seat_rows(after)
    if changed := [row for row in new if row not in old]:
        upsert(connection, seats, *changed)
    # Seats are numbered from 1 without gaps.
    if any(row["number"] > len(new) for row in old):
        connection.execute(delete(seats).where(seats.c.game_id == after.id, seats.c.number > len(new)))


def seat_rows(game: Game) -> list[dict[str, Any]]:
    """Return the rows of all seats of the game, those that are reserved for somebody included."""
    kinds = (game.seats, False), (game.invited, True)
    return [{"game_id": game.id, **row_of(seat), "invited": invited} for seated, invited in kinds for seat in seated]


def upsert(connection: Connection, table: Table, *rows: dict[str, Any], names: Collection[str] = ()) -> None:
    """Insert the rows; each replaces the one that has its primary key, or only the columns of it that are named.

    If none but the key is named, a row that is there stays as it is.

    One statement: of two writers who insert the same key at once, neither fails.
    """
    connection.execute(_upsert(connection.dialect.name, table, tuple(names or rows[0])), rows)


def write_settings(connection: Connection, table: Table, before: Any, after: Any) -> None:
    """Write what differs between two values of the settings that are a row of the table."""
    old, new = row_of(before), row_of(after)
    # Nothing else: if two settings are changed at the same time, both stay changed.
    if names := [name for name in new if new[name] != old[name]]:
        upsert(connection, table, new, names=names)


@cache
def _upsert(dialect: str, table: Table, names: tuple[str, ...]) -> Executable:
    # Both databases have ON CONFLICT, but SQLAlchemy offers it by dialect only.
    statement = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    key = [column.name for column in table.primary_key]
    changes = {name: statement.excluded[name] for name in names if name not in key}
    if not changes:
        return statement.on_conflict_do_nothing(index_elements=key)
    return statement.on_conflict_do_update(index_elements=key, set_=changes)


def row_of(value: Any, prefix: str = "") -> dict[str, Any]:
    """Return the fields of a flat value by their columns, whose names are those of the fields after the prefix.

    `asdict`, which copies what the fields hold, takes much longer.
    """
    return {prefix + each.name: getattr(value, each.name) for each in fields(value)}


def _value_of(kind: type[_Value], row: Row[Any], prefix: str = "") -> _Value:
    """Return the flat value whose fields are in the row, the inverse of `row_of`."""
    return kind(**{each.name: getattr(row, prefix + each.name) for each in fields(kind)})
