"""The bot's memory: games, their seats and their logs.

The log of a game is append-only and its primary key (game, ply) is the lock: who writes at a taken ply is late.
Every public method is one transaction; when one that writes returns, what it wrote is on disk.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Unpack

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.errors import (
    AlreadyDone,
    AlreadySeated,
    ChannelBusy,
    GameFull,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotSeated,
    StaleGame,
    WrongStatus,
)
from bot.games.models import LIVE, Entry, Game, Seat, Status
from bot.games.repositories import Cause, Opening
from bot.storage.database import Database, reads, writes
from bot.storage.queries import PLY, find_games, locked_game, one_game, write_seats
from bot.storage.schema import games, moves, seats

_NEW_GAME = {
    "dynasty": False,
    "series": None,
    "number": 1,
    "suggestions": True,
    "pace": 24,
    "status": Status.LOBBY,
    "shown_since": 0,
    "shown_ply": -1,
    "reminders": 0,
    "agreed": 0,
}
_NEW_POSITION = {"reminded_at": None, "reminders": 0, "agreed": 0}


@dataclass(frozen=True)
class SqlGameRepository:
    """Games, their seats and their logs."""

    database: Database

    async def create_game(self, **opening: Unpack[Opening]) -> Game:
        """Raises ChannelBusy where a live game is."""
        try:
            return await self._create(**opening)
        except IntegrityError:
            busy = await self.live_game(opening["channel_id"])
            if busy is None:
                raise
            raise ChannelBusy(busy) from None

    @writes
    async def _create(self, connection: AsyncConnection, **opening: Unpack[Opening]) -> Game:
        host = Seat(1, opening["host_id"], opening.get("host_name", ""))
        given = {name: value for name, value in opening.items() if name in games.c}
        row = _NEW_GAME | given | {"created_at": opening["at"]}
        game_id = (await connection.execute(insert(games).values(row).returning(games.c.id))).scalar_one()
        await write_seats(connection, game_id, opening.get("seats", (host,)))
        return await one_game(connection, game_id)

    @reads
    async def game(self, connection: AsyncConnection, game_id: int) -> Game:
        """Raises NoSuchGame."""
        return await one_game(connection, game_id)

    async def live_game(self, channel_id: int) -> Game | None:
        found = await self._find(games.c.channel_id == channel_id, games.c.status.in_(LIVE))
        return found[0] if found else None

    async def live_games(self) -> tuple[Game, ...]:
        """Every lobby and every game being played, newest first."""
        return await self._find(games.c.status.in_(LIVE))

    async def behind(self) -> tuple[Game, ...]:
        """Games of which the public message does not tell all, newest first: to be drawn again."""
        ended = (games.c.status == Status.CANCELLED) & games.c.message_id.is_not(None)
        return await self._find(or_(ended, (games.c.status != Status.CANCELLED) & (games.c.shown_ply < PLY)))

    async def games_of(self, user_id: int, *, live: bool = True) -> tuple[Game, ...]:
        """The person's games, newest first: those they still play, or with `live=False` all they ever sat in."""
        seated = select(seats.c.game_id).where(seats.c.user_id == user_id)
        if not live:
            return await self._find(games.c.id.in_(seated))
        return await self._find(games.c.id.in_(seated.where(~seats.c.resigned)), games.c.status.in_(LIVE))

    async def games_in(self, channel_id: int, limit: int = 25) -> tuple[Game, ...]:
        """The channel's running and finished games, newest first."""
        started = games.c.status.in_((Status.PLAYING, Status.OVER))
        return await self._find(games.c.channel_id == channel_id, started, limit=limit)

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """The games of a dynasty in the order they were opened, cancelled ones left out."""
        found = await self._find(games.c.series == series, games.c.status != Status.CANCELLED)
        return found[::-1]

    async def take_seat(self, game_id: int, user_id: int | None, name: str, computer: str | None = None) -> Game:
        """Raises NotInLobby, AlreadySeated or GameFull."""

        def sit(game: Game) -> list[Seat]:
            if game.seat_of(user_id):
                raise AlreadySeated(game)
            return [*game.seats, Seat(len(game.seats) + 1, user_id, name, computer)]

        return await self._reseat_lobby(game_id, sit)

    async def leave_seat(self, game_id: int, number: int) -> Game:
        """Whoever sits there leaves, and the seats behind move up. Raises NotInLobby or NotSeated."""
        return await self._reseat_lobby(game_id, lambda game: _without(game, _seat_at(game, number)))

    async def leave(self, game_id: int, user_id: int | None) -> Game:
        """The person leaves, whichever seat they hold by now. Raises NotInLobby or NotSeated."""
        return await self._reseat_lobby(game_id, lambda game: _without(game, game.seat_of(user_id)))

    async def set_seat(self, game_id: int, seat: Seat) -> Game:
        """Replace the seat of that number. Raises NotLive or NotSeated."""

        def swap(game: Game) -> list[Seat]:
            old = _seat_at(game, seat.number)
            return [seat if other is old else other for other in game.seats]

        return await self._reseat(game_id, LIVE, NotLive, swap)

    @writes
    async def start(
        self,
        connection: AsyncConnection,
        game_id: int,
        seated: Sequence[Seat],
        texts: Sequence[str],
        **cause: Unpack[Cause],
    ) -> Game:
        """Seat the players in this order and open the log with `texts`. Raises NotInLobby for all but the first."""
        game = _require(await locked_game(connection, game_id), (Status.LOBBY,), NotInLobby)
        series = game.series or (game.id if game.dynasty else None)
        await write_seats(connection, game_id, seated)
        await _write_log(connection, game_id, 0, texts, cause)
        await _update(connection, game_id, status=Status.PLAYING, started_at=cause["at"], series=series)
        return await one_game(connection, game_id)

    @writes
    async def append(
        self,
        connection: AsyncConnection,
        game_id: int,
        ply: int,
        texts: Sequence[str],
        *,
        over: Sequence[tuple[int, int]] | None = None,
        **cause: Unpack[Cause],
    ) -> None:
        """Write `texts` at `ply` and after, all or none; `over` ends the game with a (score, place) for each seat.

        Raises AlreadyDone for an interaction on record, NotPlaying, or StaleGame when another was faster.
        """
        game = await locked_game(connection, game_id)
        if recorded := await _recorded(connection, cause.get("interaction_id")):
            raise AlreadyDone(*recorded)
        _require_now(game, ply)
        await _write_log(connection, game_id, ply, texts, cause)
        await _update(connection, game_id, **_NEW_POSITION)
        if over is not None:
            await _end(connection, game, over, cause["at"])

    @reads
    async def is_done(self, connection: AsyncConnection, interaction_id: int | None) -> bool:
        """Whether the interaction is on record, so that a second delivery of it asks for nothing new."""
        return await _recorded(connection, interaction_id) is not None

    @reads
    async def log(self, connection: AsyncConnection, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """The moves from ply `since` on."""
        columns = (moves.c.ply, moves.c.text, moves.c.interaction_id, moves.c.user_id, moves.c.at)
        query = select(*columns).where(moves.c.game_id == game_id, moves.c.ply >= since).order_by(moves.c.ply)
        return tuple(Entry(*row) for row in await connection.execute(query))

    @writes
    async def shown(
        self, connection: AsyncConnection, game_id: int, ply: int, message_id: int | None, *, since: int = 0
    ) -> None:
        """The public message now tells of the moves from `since` up to `ply`; None: there is none to edit any more."""
        await _update(connection, game_id, shown_ply=ply, shown_since=since, message_id=message_id)

    @writes
    async def reminded(
        self, connection: AsyncConnection, game_id: int, ply: int, at: int, message_id: int | None
    ) -> None:
        """Count a reminder of the turn at `ply`, unless somebody has moved meanwhile; a move starts the count anew."""
        game = await locked_game(connection, game_id)
        count = {"reminded_at": at, "reminders": game.reminders + 1} if game.ply == ply else {}
        await _update(connection, game_id, reminder_id=message_id, **count)

    @writes
    async def reminder_removed(self, connection: AsyncConnection, game_id: int, message_id: int) -> None:
        """That reminder is not there any more."""
        is_latest = games.c.reminder_id == message_id
        await connection.execute(update(games).where(games.c.id == game_id, is_latest).values(reminder_id=None))

    @writes
    async def agree(self, connection: AsyncConnection, game_id: int, ply: int, seat: int | None) -> Game:
        """Note that a seat lets the latest turn be taken back; None: somebody does not, and all is as never asked.

        The next move starts anew. Raises NotPlaying, or StaleGame when somebody has moved.
        """
        game = await locked_game(connection, game_id)
        _require_now(game, ply)
        agreed = 0 if seat is None else game.agreed | 1 << seat
        await _update(connection, game_id, agreed=agreed)
        return replace(game, agreed=agreed)

    @writes
    async def cancel(self, connection: AsyncConnection, game_id: int, at: int) -> Game:
        """End a live game without a result; while it has a message, that is behind. Raises NotLive."""
        _require(await locked_game(connection, game_id), LIVE, NotLive)
        await _update(connection, game_id, status=Status.CANCELLED, ended_at=at)
        return await one_game(connection, game_id)

    @reads
    async def _find(
        self, connection: AsyncConnection, *where: ColumnElement[bool], limit: int | None = None
    ) -> tuple[Game, ...]:
        return await find_games(connection, *where, limit=limit)

    async def _reseat_lobby(self, game_id: int, change: Callable[[Game], Sequence[Seat]]) -> Game:
        return await self._reseat(game_id, (Status.LOBBY,), NotInLobby, change)

    @writes
    async def _reseat(
        self,
        connection: AsyncConnection,
        game_id: int,
        allowed: Sequence[Status],
        refusal: type[WrongStatus],
        change: Callable[[Game], Sequence[Seat]],
    ) -> Game:
        game = _require(await locked_game(connection, game_id), allowed, refusal)
        seated = tuple(change(game))
        if len(seated) > game.capacity:
            raise GameFull(game)
        await write_seats(connection, game_id, seated)
        reseated = _with_host(replace(game, seats=seated))
        await _update(connection, game_id, host_id=reseated.host_id)
        return reseated


def _require(game: Game, allowed: Sequence[Status], refusal: type[WrongStatus]) -> Game:
    if game.status not in allowed:
        raise refusal(game)
    return game


def _require_now(game: Game, ply: int) -> None:
    _require(game, (Status.PLAYING,), NotPlaying)
    if game.ply != ply:
        raise StaleGame(game.id, ply, game.ply)


def _seat_at(game: Game, number: int) -> Seat:
    for seat in game.seats:
        if seat.number == number:
            return seat
    raise NotSeated(game)


def _with_host(game: Game) -> Game:
    """The game with a host who plays: where the old one has gone, the next person at the table."""
    people = [seat.user_id for seat in game.people]
    return game if game.host_id in people or not people else replace(game, host_id=people[0])


def _without(game: Game, leaver: Seat | None) -> list[Seat]:
    if leaver is None:
        raise NotSeated(game)
    staying = [seat for seat in game.seats if seat is not leaver]
    return [replace(seat, number=number) for number, seat in enumerate(staying, start=1)]


async def _update(connection: AsyncConnection, game_id: int, **changes: object) -> None:
    if changes:
        await connection.execute(update(games).where(games.c.id == game_id).values(changes))


async def _recorded(connection: AsyncConnection, interaction_id: int | None) -> tuple[int, int] | None:
    """Game and ply of what the interaction wrote."""
    if interaction_id is None:
        return None
    query = select(moves.c.game_id, moves.c.ply).where(moves.c.interaction_id == interaction_id)
    row = (await connection.execute(query)).one_or_none()
    return (row.game_id, row.ply) if row else None


async def _write_log(connection: AsyncConnection, game_id: int, start: int, texts: Sequence[str], cause: Cause) -> None:
    common = {"game_id": game_id, "user_id": cause.get("user_id"), "at": cause["at"]}
    rows = [
        {**common, "ply": ply, "text": text, "interaction_id": cause.get("interaction_id") if ply == start else None}
        for ply, text in enumerate(texts, start)
    ]
    await connection.execute(insert(moves), rows)


async def _end(connection: AsyncConnection, game: Game, results: Sequence[tuple[int, int]], at: int) -> None:
    ranked = [replace(seat, score=score, place=place) for seat, (score, place) in zip(game.seats, results, strict=True)]
    await write_seats(connection, game.id, ranked)
    await _update(connection, game.id, status=Status.OVER, ended_at=at)
