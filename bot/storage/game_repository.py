"""Games, their seats and their logs in the database.

The log of a game is append-only and its primary key (game, ply) is the lock: a write at a taken ply fails.
Every public method is one transaction; when one that writes returns, what it wrote is on disk.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, func, insert, literal, select, true, tuple_

from bot.games.due import due_at
from bot.games.game import Entry, Game, NewGame
from bot.games.models import LIVE, LiveCounts, Status
from bot.games.refusals import AlreadyDone, ChannelBusy, Refusal, StaleGame
from bot.games.repositories import Change, DueGame, RequireRoom
from bot.monitoring.activity import Telemetry
from bot.processes import ALL_SHARDS, Shards
from bot.storage.database import Database, reads, writes
from bot.storage.queries import (
    PLY,
    columns_of,
    count_live_games,
    find_games,
    games_query,
    is_in,
    locked_game,
    read_game,
    row_of,
    seat_rows,
    write_changes,
)
from bot.storage.schema import games, is_live, moves, seats

_MOST_DUE = 100
"""How many due games are read at a time."""

# Made once: to put a statement together takes longer than to carry it out.
_LOG = (
    select(
        moves.c.ply, moves.c.text, moves.c.interaction_id, moves.c.user_id, moves.c.at, moves.c.planned, moves.c.late
    )
    .where(moves.c.game_id == bindparam("game_id"), moves.c.ply >= bindparam("since"))
    .order_by(moves.c.ply)
)
_ADD_MOVES = insert(moves)
_RECORDED = select(moves.c.game_id, moves.c.ply).where(moves.c.interaction_id == bindparam("interaction_id"))


@dataclass(frozen=True)
class SqlGameRepository:
    """The games of a database."""

    database: Database
    shards: Shards = ALL_SHARDS
    """Where the heartbeat of this process looks for work."""
    set_alarm: Callable[[int | None], object] = lambda _: None
    """Is told of the earliest deadline of every game that was written; None if it has none."""

    async def create(self, new: NewGame, require_room: RequireRoom = lambda _: None) -> Game:
        """Create a lobby.

        Raises ChannelBusy if the channel has a live game.
        """
        return self._with_alarm(*await self._create(new, require_room))

    @writes
    def _create(self, connection: Connection, new: NewGame, require_room: RequireRoom) -> tuple[Game, int | None]:
        if new.deal and new.host_id and (begun := _game_of_deal(connection, new.deal, new.host_id)):
            raise Refusal("error-deal-played", link=begun)
        _require_free_channel(connection, new.channel_id)
        # After that: somebody who is told that the channel is busy may be able to join that table.
        require_room(count_live_games(connection, new.host_id, new.guild_id))
        lobby = Game(
            id=0,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            host_id=new.host_id,
            options=new.options,
            series=new.series,
            number=new.number,
            status=Status.LOBBY,
            seats=tuple(new.seats),
            created_at=new.created_at,
            invited=tuple(new.invited),
            deal=new.deal,
        )
        row = {
            "guild_id": new.guild_id,
            "channel_id": new.channel_id,
            "number": new.number,
            "deal": new.deal,
            "created_at": new.created_at,
            **columns_of(lobby),
        }
        game_id = connection.execute(insert(games).values(row).returning(games.c.id)).scalar_one()
        # Not an upsert, in which the second of two seats with one number would take the place of the first.
        connection.execute(insert(seats), seat_rows(created := replace(lobby, id=game_id)))
        return created, due_at(created)

    @reads
    def live_counts(self, connection: Connection, host_id: int | None, guild_id: int | None) -> LiveCounts:
        """Count the live games of a host and of a server."""
        return count_live_games(connection, host_id, guild_id)

    @reads
    def game(self, connection: Connection, game_id: int) -> Game:
        """Return the game."""
        return read_game(connection, game_id)

    @reads
    def live_game(self, connection: Connection, channel_id: int) -> Game | None:
        """Return the lobby or the running game of the channel."""
        return _live_game(connection, channel_id)

    @reads
    def count_live(self, connection: Connection) -> Mapping[Status, int]:
        """Count the lobbies and the running games of the shards."""
        is_counted = is_live, is_in(self.shards)
        query = select(games.c.status, func.count()).where(*is_counted).group_by(games.c.status)
        found = {Status(status): count for status, count in connection.execute(query)}
        return {status: found.get(status, 0) for status in LIVE}

    async def live_games_of_guild(self, guild_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games of the guild."""
        return await self._find(games.c.guild_id == guild_id, is_live)

    @reads
    def unshown_games(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of the games of the shards that are to be published, as `Game.needs_publisher` says.

        The oldest come first.
        """
        query = select(games.c.id).where(games.c.unshown == true(), is_in(self.shards)).order_by(games.c.id)
        return tuple(connection.scalars(query))

    @reads
    def due_games(self, connection: Connection, now: int, after: DueGame | None = None) -> tuple[DueGame, ...]:
        """Return the games of the shards that are due, those that follow `after`.

        Those due longest come first, and only so many at a time.
        """
        place = games.c.due_at, games.c.id
        query = select(*place).where(games.c.due_at <= now, is_in(self.shards)).order_by(*place)
        if after:
            # The first condition lets the index find the place.
            query = query.where(games.c.due_at >= after.due_at, tuple_(*place) > tuple_(*after))
        return tuple(DueGame(*row) for row in connection.execute(query.limit(_MOST_DUE)))

    @reads
    def next_due(self, connection: Connection, now: int) -> int | None:
        """Return the earliest deadline of all games of the shards that is still to come."""
        query = select(games.c.due_at).where(games.c.due_at > now, is_in(self.shards)).order_by(games.c.due_at)
        found: int | None = connection.scalar(query.limit(1))
        return found

    async def games_of(self, user_id: int, *, ended_since: int | None = None) -> tuple[Game, ...]:
        """Return the games that the person still plays, owns a seat at or is invited to, the newest first.

        With `ended_since`, in Unix seconds, also those they sat in that ended then or later.
        """
        seated = select(seats.c.game_id).where(seats.c.user_id == user_id)
        owned = games.c.id.in_(select(seats.c.game_id).where(seats.c.owner_id == user_id))
        live = is_live & (games.c.id.in_(seated.where(~seats.c.resigned)) | owned)
        if ended_since is None:
            return await self._find(live)
        past = (games.c.ended_at >= ended_since) & (games.c.id.in_(seated.where(~seats.c.invited)) | owned)
        return await self._find(live | past)

    async def live_games_naming(self, user_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games that bear the person's name, or in which they have moved."""
        seated = select(seats.c.game_id).where((seats.c.user_id == user_id) | (seats.c.owner_id == user_id))
        moved = select(moves.c.game_id).where(moves.c.user_id == user_id)
        return await self._find(is_live & (games.c.id.in_(seated) | games.c.id.in_(moved)))

    async def archived_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the archived games of the person or of their substitutes, newest first; not those they resigned."""
        seated = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id, ~seats.c.resigned))
        owned = games.c.id.in_(select(seats.c.game_id).where(seats.c.owner_id == user_id))
        return await self._find(seated | owned, games.c.status == Status.ARCHIVED, limit=limit)

    async def latest_game(self, channel_id: int) -> Game | None:
        """Return the live game of the channel, else the one that was finished last."""
        # A game that was revived is live, and older than those that were played meanwhile.
        if live := await self.live_game(channel_id):
            return live
        played = select(games.c.id).where(games.c.channel_id == channel_id, games.c.status != Status.CANCELLED)
        latest = played.order_by(games.c.ended_at.desc(), games.c.id.desc()).limit(1)
        found = await self._find(games.c.id == latest.scalar_subquery())
        return found[0] if found else None

    async def games_in(self, channel_id: int, limit: int, before: int | None = None) -> tuple[Game, ...]:
        """Return the games of the channel that have begun, newest first; if `before` is given, the older ones."""
        begun = games.c.channel_id == channel_id, games.c.status != Status.LOBBY, PLY > 0
        # As wide as numbers that people type.
        older = () if before is None else (games.c.id < literal(before, BigInteger),)
        return await self._find(*begun, *older, limit=limit)

    @reads
    def game_of_deal(self, connection: Connection, deal: str, host_id: int) -> Game | None:
        """Return the game with this deal that the person has begun, whatever has become of it."""
        return _game_of_deal(connection, deal, host_id)

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """Return the games of a dynasty in the order they were opened, without cancelled ones."""
        found = await self._find(games.c.series == series, games.c.status != Status.CANCELLED)
        return found[::-1]

    async def update(self, game_id: int, change: Change) -> Game:
        """Replace the game by what `change` makes of it, under its lock.

        Raises ChannelBusy if it would be live again, but another game of its channel is.
        """
        return self._with_alarm(*await self._update(game_id, change))

    @writes
    def _update(self, connection: Connection, game_id: int, change: Change) -> tuple[Game, int | None]:
        game = locked_game(connection, game_id)
        changed = change(game)
        if changed.is_live and not game.is_live:
            _require_free_channel(connection, game.channel_id)
        write_changes(connection, game, changed)
        return changed, due_at(changed)

    async def append(self, game_id: int, entries: Sequence[Entry], change: Change) -> Game:
        """Write the entries at the end of the log and `change` the game, all or none; return the game as it is then.

        Raises AlreadyDone for an interaction on record, what `change` raises, or StaleGame when another was faster.
        """
        return self._with_alarm(*await self._append(game_id, entries, change))

    def _with_alarm(self, written: Game, due: int | None) -> Game:
        # After the commit: the task that this wakes finds it in the database.
        self.set_alarm(due)
        return written

    @writes
    def _append(
        self, connection: Connection, game_id: int, entries: Sequence[Entry], change: Change
    ) -> tuple[Game, int | None]:
        game, first = locked_game(connection, game_id), entries[0]
        # Before everything else: a repeated delivery is told so, even if its move has ended the game.
        if recorded := _recorded(connection, first.interaction_id):
            raise AlreadyDone(*recorded)
        changed = change(game)
        if game.ply != first.ply:
            raise StaleGame(game.id, first.ply, game.ply)
        # In one statement with the primary key as the lock: of two writers at one ply, one fails.
        connection.execute(_ADD_MOVES, [{"game_id": game_id, **row_of(entry)} for entry in entries])
        changed = replace(changed, ply=entries[-1].ply + 1, moved_at=first.at)
        write_changes(connection, game, changed)
        return changed, due_at(changed)

    @reads
    def is_done(self, connection: Connection, interaction_id: int | None) -> bool:
        """Return whether the interaction has written a move."""
        return _recorded(connection, interaction_id) is not None

    @reads
    def log(self, connection: Connection, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """Return the log from ply `since` on."""
        return tuple(Entry(*row) for row in connection.execute(_LOG, {"game_id": game_id, "since": since}))

    @reads
    def _find(self, connection: Connection, *where: ColumnElement[bool], limit: int | None = None) -> tuple[Game, ...]:
        return find_games(connection, games_query(*where, limit=limit))


def _live_game(connection: Connection, channel_id: int) -> Game | None:
    return _only_game(connection, games.c.channel_id == channel_id, is_live)


def _game_of_deal(connection: Connection, deal: str, host_id: int) -> Game | None:
    return _only_game(connection, games.c.deal == deal, games.c.host_id == host_id)


def _only_game(connection: Connection, *where: ColumnElement[bool]) -> Game | None:
    """Return the game that meets conditions which no second game can meet; None if there is none."""
    found = find_games(connection, games_query(*where))
    return found[0] if found else None


def _require_free_channel(connection: Connection, channel_id: int) -> None:
    """Check within a write transaction that the channel has no live game. Raises ChannelBusy.

    If another process is faster all the same, the index one_live_game_a_channel makes the transaction begin anew.
    """
    if busy := _live_game(connection, channel_id):
        raise ChannelBusy(busy)


def _recorded(connection: Connection, interaction_id: int | None) -> tuple[int, int] | None:
    """Return the game and the ply at which the interaction wrote, None if it wrote nothing."""
    if interaction_id is None:
        return None
    row = connection.execute(_RECORDED, {"interaction_id": interaction_id}).one_or_none()
    return (row.game_id, row.ply) if row else None


@dataclass(frozen=True)
class MeasuredGameRepository(SqlGameRepository):
    """The games of a database, and the telemetry that is told of their moves."""

    telemetry: Telemetry = field(kw_only=True)

    async def append(self, game_id: int, entries: Sequence[Entry], change: Change) -> Game:
        """Do what the repository does, and tell of it once it is on disk."""
        turn_ended = False

        def observed(game: Game) -> Game:
            nonlocal turn_ended
            changed = change(game)
            # What is public reaches exactly to the end of the latest turn.
            turn_ended = changed.public_ply > game.public_ply
            return changed

        game = await super().append(game_id, entries, observed)
        self.telemetry.moves_written(len(entries), turn_ended=turn_ended)
        return game
