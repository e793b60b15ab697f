"""From rows to values and back: the statements that several methods of the store share."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Table, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.errors import NoSuchGame
from bot.games.models import Game, Seat, Status
from bot.storage.schema import games, moves, seats

_of_game = moves.c.game_id == games.c.id
PLY = select(func.coalesce(func.max(moves.c.ply), -1) + 1).where(_of_game).scalar_subquery()
_MOVED_AT = select(func.max(moves.c.at)).where(_of_game).scalar_subquery()
_GAMES = select(games, PLY.label("ply"), _MOVED_AT.label("moved_at"))
_SEATS = select(seats).order_by(seats.c.game_id, seats.c.number)


async def find_games(
    connection: AsyncConnection, *where: ColumnElement[bool], limit: int | None = None
) -> tuple[Game, ...]:
    """Newest first."""
    query = _GAMES.where(*where).order_by(games.c.id.desc()).limit(limit)
    rows = (await connection.execute(query)).mappings().all()
    by_game: dict[int, list[Seat]] = {row["id"]: [] for row in rows}
    for game_id, *seat in await connection.execute(_SEATS.where(seats.c.game_id.in_(by_game))):
        by_game[game_id].append(Seat(*seat))
    return tuple(_game(row, by_game[row["id"]]) for row in rows)


def _game(row: RowMapping, seated: Iterable[Seat]) -> Game:
    columns = dict(row) | {"status": Status(row["status"])}
    return Game(**columns, seats=tuple(seated))


async def one_game(connection: AsyncConnection, game_id: int) -> Game:
    """Raises NoSuchGame."""
    for game in await find_games(connection, games.c.id == game_id):
        return game
    raise NoSuchGame(game_id)


async def locked_game(connection: AsyncConnection, game_id: int) -> Game:
    """The game, kept from other writers until the transaction ends. Raises NoSuchGame."""
    # SQLite has locked already and ignores this; PostgreSQL needs a statement of its own before it reads the log.
    await connection.execute(select(games.c.id).where(games.c.id == game_id).with_for_update())
    return await one_game(connection, game_id)


async def write_seats(connection: AsyncConnection, game_id: int, seated: Sequence[Seat]) -> None:
    """Exactly these seats from now on."""
    await connection.execute(delete(seats).where(seats.c.game_id == game_id))
    if seated:
        await connection.execute(insert(seats), [{"game_id": game_id, **asdict(seat)} for seat in seated])


async def upsert(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Insert the row, or replace the one that has its primary key.

    One statement: of two writers who insert the same key at once, neither fails.
    """
    dialect_insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    key = [column.name for column in table.primary_key]
    changes = {name: value for name, value in row.items() if name not in key}
    statement = dialect_insert(table).values(row)
    await connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changes))
