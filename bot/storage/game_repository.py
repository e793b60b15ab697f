"""Reads and writes games as rows; contains the repository of the games in a database."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, fields, replace
from itertools import chain, groupby
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Delete,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    literal_column,
    outerjoin,
    select,
    text,
    true,
    tuple_,
    update,
)

from bot.activity import Telemetry
from bot.games.channel import is_unshown, needs_publisher
from bot.games.deadlines import due_at
from bot.games.game import (
    LIVE,
    Deal,
    Entry,
    Game,
    GameOptions,
    LiveCounts,
    Lost,
    Policy,
    Progress,
    Proposal,
    Reminder,
    RequireRoom,
    Seat,
    Status,
    Suggestions,
    Times,
)
from bot.games.outbox import MAIN, HeldBack, Kind, Leaving, Look, Message, Outbox
from bot.games.refusals import ChannelBusy, Refusal, StaleGame
from bot.storage.database import Repository, names_of, reads, row_of, stores_people, upsert, writes
from bot.storage.schema import games, is_live, is_offered, is_open, messages, metadata, moves, seats, skip_ids
from bot.storage.shards import ALL_SHARDS, Shards

_SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


_of_game = moves.c.game_id == games.c.id

# The ply is computed and not stored with the game: a stored count could disagree with the log.
PLY = select(func.coalesce(func.max(moves.c.ply), -1) + 1).where(_of_game).scalar_subquery()

_MOVED_AT = select(func.max(moves.c.at)).where(_of_game).scalar_subquery()

# The join uses an alias, so a condition about `seats` concerns all seats of a game.
_seat = seats.alias("seat")

# The labels are the names of the fields of `Progress`, `Times`, `Deal` and `Seat`. The statement is built once:
# SQLAlchemy takes longer to build it than a database to run it.
_GAMES = (
    select(games, PLY.label("ply"), _MOVED_AT.label("moved_at"), games.c.deal.label("name"))
    .add_columns(*(column.label(f"seat_{column.name}") for column in _seat.c))
    .add_columns(*(column.label(f"message_{column.name}") for column in messages.c))
    .select_from(games)
    .outerjoin(_seat, _seat.c.game_id == games.c.id)
    # The join returns a row for each pair of a seat and a message. A game has few messages, so a second statement would
    # cost more.
    .outerjoin(messages, messages.c.game_id == games.c.id)
    .order_by(games.c.id.desc(), _seat.c.number, messages.c.number)
)


def games_query(*where: ColumnElement[bool], limit: int | None = None) -> Select[Any]:
    """Return the statement that reads the matching games with their seats, newest first."""
    if limit is None:
        return _GAMES.where(*where)
    # The limit counts games and not rows, so it belongs to a query of its own.
    return _GAMES.where(games.c.id.in_(select(games.c.id).where(*where).order_by(games.c.id.desc()).limit(limit)))


# The parameter is wider than the ids: people type numbers that no game has, and PostgreSQL's driver refuses to send
# such numbers as integers of 32 bits.
_GAME_ID = bindparam("game_id", type_=BigInteger)

_GAME = games_query(games.c.id == _GAME_ID)
_LIVE_GAME = games_query(games.c.channel_id == bindparam("channel_id", type_=BigInteger), is_live)

AlsoWrite: TypeAlias = Callable[[Connection], None]
"""Writes something else in the transaction of a game, or raises a refusal and undoes the transaction."""

_READ = {"id": "read_id", "version": "read_version", "outbox_version": "read_outbox"}
_UPDATE = update(games).where(*(games.c[name] == bindparam(read) for name, read in _READ.items()))
"""The statement that writes the columns in its parameters, if no other process has written the row since it was read.

Like `_GAMES`, it is built once.
"""

_SAME = "id", "guild_id", "host_id", "series", "number", "owner", "home_id", "version", "lost"
"""The fields of a game that equal the column of the same name."""
_READ_ONLY = "id", "version", "ply", "moved_at", "name"
"""The fields of a game and of its parts that `columns_of` leaves out."""

_HEARTBEAT = "unshown", "due_at"
"""The columns by which the heartbeat finds games with work to do."""

_OUTBOX = frozenset({"told", "frees", "archives_thread", *_HEARTBEAT})
"""The columns with the state of the channel's messages."""

_COLUMNS: Final = {"mentions": "called", "calls_decided_at": "decided_at"}
"""The names of columns that differ from the names of the message's fields."""

_Value = TypeVar("_Value", Deal, GameOptions, Progress, Reminder, Seat, Times)


def find_games(connection: Connection, query: Select[Any], **values: int) -> tuple[Game, ...]:
    """Return the games of a statement from `games_query`, with `values` for its parameters."""
    rows = connection.execute(query, values).all()
    return tuple(_game(list(group)) for _, group in groupby(rows, key=lambda row: row.id))


def is_in(shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a game belongs to the shards; private conversations belong to the first shard."""
    if shards == ALL_SHARDS:
        return true()
    # Discord divides servers this way. The 22 is written out: PostgreSQL shifts by an integer, and a parameter is none.
    timestamp = func.coalesce(games.c.guild_id, 0).op(">>")(literal_column("22"))
    return (timestamp % shards.count).in_(shards.ids)


def _game(found: Sequence[Row[Any]]) -> Game:
    """Return the game of rows with each seat and each message."""
    row = found[0]
    rows = [each for each in found if each.message_nonce == row.message_nonce]
    return Game(
        **{name: getattr(row, name) for name in _SAME},
        channel_id=row.channel_id or 0,
        options=_options(row),
        status=Status(row.status),
        seats=tuple(_seats(rows, (False, False, False))),
        outbox=_outbox([each for each in found if each.seat_number == row.seat_number]),
        reminder=_value_of(Reminder, row, "reminder_"),
        invited=tuple(_seats(rows, (True, False, False))),
        in_line=tuple(_seats(rows, (True, True, False))),
        put_out=tuple(_seats(rows, (True, False, True))),
        proposals=tuple(Proposal(kind, argument, tuple(given)) for kind, argument, given in row.proposals),
        progress=_value_of(Progress, row),
        times=_value_of(Times, row),
        deal=_value_of(Deal, row),
    )


def _outbox(rows: Sequence[Row[Any]]) -> Outbox:
    # A game without messages has one row, from an outer join, whose columns of messages are empty.
    found = tuple(_message(row) for row in rows if row.message_nonce is not None)
    return Outbox(found, rows[0].told, rows[0].outbox_version, rows[0].frees, rows[0].archives_thread)


def _message(row: Row[Any]) -> Message:
    stored = {name: getattr(row, f"message_{_COLUMNS.get(name, name)}") for name in names_of(Message)}
    words = {"kind": Kind(stored["kind"]), "leaves": Leaving(stored["leaves"]) if stored["leaves"] else None}
    # JSON has lists in the place of tuples.
    lists: dict[str, Any] = {name: tuple(stored[name]) for name in ("mentions", "sleepers")}
    lists["held"] = tuple(map(tuple, stored["held"]))
    subject = tuple(stored["subject"].split("\n")) if stored["subject"] else ()
    lasting, _, passing = stored["look"].partition(".")
    look = Look(lasting, passing) if lasting else None
    return Message(**{**stored, **words, **lists, "subject": subject, "look": look})


def message_rows(game: Game) -> list[dict[str, Any]]:
    return [
        {"game_id": game.id}
        | {_COLUMNS.get(name, name): getattr(each, name) for name in names_of(Message)}
        | {"subject": "\n".join(each.subject), "look": f"{each.look.lasting}.{each.look.passing}" if each.look else ""}
        for each in game.outbox.messages
    ]


def _options(row: Row[Any]) -> GameOptions:
    suggestions = Suggestions(row.suggestions) if row.suggestions else None
    return replace(_value_of(GameOptions, row), policy=Policy(row.policy), suggestions=suggestions)


def _seats(rows: Iterable[Row[Any]], kind: tuple[bool, bool, bool]) -> Iterable[Seat]:
    """Yield the seats with the values of `kind` in the columns `invited`, `in_line` and `put_out`."""
    # A game without seats has one row, from an outer join, whose seat columns are empty.
    return (
        _value_of(Seat, row, "seat_") for row in rows if (row.seat_invited, row.seat_in_line, row.seat_put_out) == kind
    )


def columns_of(game: Game) -> dict[str, Any]:
    columns = {
        **{name: getattr(game, name) for name in _SAME},
        "channel_id": game.channel_id or None,
        "status": game.status,
        **row_of(game.options),
        **row_of(game.progress),
        **row_of(game.times),
        **row_of(game.deal),
        "deal": game.deal.name,
        "told": game.outbox.announced,
        "frees": game.outbox.frees,
        "archives_thread": game.outbox.archives_thread,
        **row_of(game.reminder, "reminder_"),
        "proposals": [astuple(proposal) for proposal in game.proposals],
    }
    return {name: value for name, value in columns.items() if name not in _READ_ONLY}


def marks_of(game: Game) -> dict[str, Any]:
    """Return the columns of `_HEARTBEAT` for the game."""
    return {"unshown": needs_publisher(game), "due_at": due_at(game)}


def _count(connection: Connection, host: int | None, guild: int | None, *where: ColumnElement[bool]) -> LiveCounts:
    """Count the games of a host and of a server that meet the conditions; 0 for None."""
    # With a literal, None is the value NULL, which equals nothing.
    are_counted = games.c.host_id == literal(host, BigInteger), games.c.guild_id == literal(guild, BigInteger)
    counts = (select(func.count()).where(*where, each).scalar_subquery() for each in are_counted)
    return LiveCounts(*connection.execute(select(*counts)).one())


NEWEST: Final = 2000
"""The number of games in which a statement without an index searches: more than all people open within an hour."""

_is_usual = is_live, games.c.deal.is_(None), games.c.origin.is_(None)
"""The conditions of a table that counts toward the limits of live tables."""


def read_game(connection: Connection, game_id: int) -> Game:
    for game in find_games(connection, _GAME, game_id=game_id):
        return game
    raise Refusal("error-no-such-game")


def locked_game(connection: Connection, game_id: int) -> Game:
    """Return the game and keep other writers from it until the transaction ends."""
    # A writer in SQLite holds the lock already. PostgreSQL needs a separate statement before the log is read.
    if connection.dialect.name == "postgresql":
        connection.execute(select(games.c.id).where(games.c.id == literal(game_id, BigInteger)).with_for_update())
    return read_game(connection, game_id)


def seat_rows(game: Game) -> list[dict[str, Any]]:
    """Return the rows of the game's seats, then of reserved seats, of people in line, and of people put out."""
    # The rows of people without a seat count as invitations, so that every query for the people at a table skips them.
    outside = enumerate((*game.in_line, *game.put_out), len(game.seats) + len(game.invited) + 1)
    renumbered = [replace(seat, number=number) for number, seat in outside]
    in_line, put_out = renumbered[: len(game.in_line)], renumbered[len(game.in_line) :]
    kinds = (
        (game.seats, (False, False, False)),
        (game.invited, (True, False, False)),
        (in_line, (True, True, False)),
        (put_out, (True, False, True)),
    )
    return [
        {"game_id": game.id, **row_of(seat), **dict(zip(("invited", "in_line", "put_out"), kind, strict=True))}
        for shown, kind in kinds
        for seat in shown
    ]


def _value_of(kind: type[_Value], row: Row[Any], prefix: str = "") -> _Value:
    """Return the flat value whose fields are in the row, the inverse of `row_of`."""
    return kind(**{name: getattr(row, prefix + name) for name in names_of(kind)})


# ---- the repository

_MOST_DUE = 100
"""How many due games are read at a time."""


class Storage(NamedTuple):
    """Health figures for the operators of the bot."""

    behind: int
    """The number of games that must be published."""
    behind_since: int | None
    """The time since when games wait for publication; None without such games."""
    size: int
    """The bytes of the database."""


@dataclass(eq=False)
class SqlGameRepository(Repository):
    """Reads and writes games; only `Tables` may write.

    Every method is one transaction. When a writing method returns, the data is on disk.
    """

    shards: Shards = ALL_SHARDS
    """The shards whose games the heartbeat of this process looks after."""
    on_deadline: Callable[[int | None], object] = lambda _: None
    """Called with the earliest deadline of every written game, or with None if the game has no deadline."""
    telemetry: Telemetry = field(default_factory=Telemetry)
    """Counts the moves on disk."""

    async def create(
        self, lobby: Game, require_room: RequireRoom = lambda _: None, entries: Sequence[Entry] = ()
    ) -> Game:
        """Store a lobby, or a game with the log `entries`, and return it with an id.

        Raises ChannelBusy if the channel has a live game, Refusal if the host has already tried the deal of the lobby,
        and as `require_room`.
        """
        created = await self._create(lobby, require_room, entries)
        # The call comes after the commit, so that the task that it wakes finds the game in the database.
        self.on_deadline(due_at(created))
        return created

    @stores_people
    def _create(self, connection: Connection, lobby: Game, require_room: RequireRoom, entries: Sequence[Entry]) -> Game:
        if lobby.deal.name and lobby.host_id and game_of_deal(connection, lobby.deal.name, lobby.host_id):
            raise Refusal("error-deal-begun")
        if lobby.is_live:
            _require_free_channel(connection, lobby.channel_id)
        # The room is checked second: a person who learns that the channel is busy may be able to join that table.
        counted = _is_usual if lobby.is_live else (is_offered,)
        require_room(_count(connection, lobby.host_id, lobby.guild_id, *counted))
        game_id = connection.execute(
            insert(games).values(columns_of(lobby) | marks_of(lobby)).returning(games.c.id)
        ).scalar_one()
        # An upsert would let the second of two seats with the same number replace the first.
        connection.execute(insert(seats), seat_rows(created := replace(lobby, id=game_id)))
        if new_messages := message_rows(created):
            connection.execute(insert(messages), new_messages)
        _add_moves(connection, game_id, entries)
        return created

    @reads
    def live_counts(self, connection: Connection, host_id: int | None, guild_id: int | None) -> LiveCounts:
        """Count the live games of a host and of a server."""
        return _count(connection, host_id, guild_id, *_is_usual)

    @reads
    def opened_since(self, connection: Connection, after: int, host_id: int | None) -> Sequence[int]:
        """Return when a host opened tables after a time not long ago, in Unix seconds, oldest first."""
        # No index has the hosts of closed tables, so only the newest rows are searched.
        newest = select(games).order_by(games.c.id.desc()).limit(NEWEST).subquery().c
        are_tables = *(newest[name].is_(None) for name in ("deal", "origin", "owner")), newest.number == 1
        are_meant = newest.host_id == literal(host_id, BigInteger), newest.created_at > after
        return connection.scalars(select(newest.created_at).where(*are_tables, *are_meant).order_by(newest.id)).all()

    @reads
    def game(self, connection: Connection, game_id: int) -> Game:
        """Return the game. Raises Refusal if no game has the id."""
        return read_game(connection, game_id)

    @reads
    def live_game(self, connection: Connection, channel_id: int) -> Game | None:
        """Return the lobby or the running game of the channel; None without a live game."""
        return _live_game(connection, channel_id)

    async def games_away(self, home_id: int) -> tuple[Game, ...]:
        """Return the running games with their home in the channel that are played in threads, newest first."""
        return await self._find(games.c.home_id == home_id, is_live)

    @reads
    def threads_before(self, connection: Connection, game: Game) -> int:
        """Return the number of threads in the channel of a lobby where its people alone have played the same game."""
        people = [seat.user_id for seat in game.people]
        of_game = seats.c.game_id == games.c.id, ~seats.c.invited
        theirs = select(func.count()).where(*of_game, seats.c.user_id.in_(people)).scalar_subquery()
        others = exists().where(*of_game, seats.c.user_id.not_in(people))
        played = games.c.home_id == game.channel_id, games.c.variant == game.options.variant, games.c.id < game.id
        found = select(func.count(games.c.channel_id.distinct())).where(*played, theirs == len(people), ~others)
        return connection.scalars(found).one()

    @reads
    def has_any(self, connection: Connection) -> bool:
        """Return whether the database has a game, of this process or another."""
        return connection.scalar(select(func.max(games.c.id))) is not None

    @writes
    def begin_ids(self, connection: Connection, now: int) -> None:
        """Let a database without games give out ids that no former database has given to a game."""
        if connection.scalar(select(func.max(games.c.id))) is None:
            skip_ids(connection, now)

    @reads
    def count_live(self, connection: Connection) -> Mapping[Status, int]:
        """Count the lobbies and the running games of the shards of this process."""
        is_counted = is_live, is_in(self.shards)
        query = select(games.c.status, func.count()).where(*is_counted).group_by(games.c.status)
        found = {Status(status): count for status, count in connection.execute(query)}
        return {status: found.get(status, 0) for status in LIVE}

    async def live_games_of_guild(self, guild_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games in the channels of the guild."""
        return await self._find(games.c.guild_id == guild_id, games.c.channel_id.is_not(None), is_live)

    @reads
    def storage(self, connection: Connection) -> Storage:
        """Return the state of the shards' games and of the database; a game has waited since its first unshown move."""
        # The column `told` includes the moves of a turn with an unsent row. The `since` of the row is the first of
        # these moves.
        is_unsent = (messages.c.game_id == games.c.id) & messages.c.id.is_(None) & messages.c.kind.in_(MAIN)
        is_unshown = moves.c.ply >= func.coalesce(messages.c.since, games.c.told)
        query = (
            select(func.count(games.c.id.distinct()), func.min(moves.c.at))
            .select_from(outerjoin(outerjoin(games, messages, is_unsent), moves, _of_game & is_unshown))
            .where(games.c.unshown == true(), is_in(self.shards))
        )
        behind, since = connection.execute(query).one()
        return Storage(behind, since, int(connection.scalar(text(_SIZES[connection.dialect.name])) or 0))

    @reads
    def unshown_games(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of the shards' games that must be published (`needs_publisher`), oldest first."""
        query = select(games.c.id).where(games.c.unshown == true(), is_in(self.shards)).order_by(games.c.id)
        return tuple(connection.scalars(query))

    @reads
    def due_games(
        self, connection: Connection, now: int, after: tuple[int, int] | None = None
    ) -> tuple[tuple[int, int], ...]:
        """Return a batch of the shards' games with a past deadline: pairs of the time and the id, in order.

        The batch begins after the game `after`.
        """
        place = games.c.due_at, games.c.id
        query = select(*place).where(games.c.due_at <= now, is_in(self.shards)).order_by(*place)
        if after:
            # The first condition lets the index find the place.
            query = query.where(games.c.due_at >= after[0], tuple_(*place) > tuple_(*after))
        return tuple((at, game_id) for at, game_id in connection.execute(query.limit(_MOST_DUE)))

    @reads
    def held_back(self, connection: Connection, channel_id: int, since: int, until: int) -> tuple[HeldBack, ...]:
        """Return the messages of a channel, in order, whose sleepers are called from `since` on and before `until`."""
        names = "game_id", "nonce", "sleepers", "wakes_at"
        query = (
            select(*(messages.c[name] for name in names), games.c.owner, is_live.label("is_live"))
            .join_from(games, messages)
            .where(_is_shown_in(channel_id), messages.c.channel_id == channel_id, messages.c.leaves.is_(None))
            .where(messages.c.wakes_at >= since, messages.c.wakes_at < until)
            .order_by(messages.c.decided_at, messages.c.game_id, messages.c.number)
        )
        rows = connection.execute(query).mappings()
        return tuple(HeldBack(**{**row, "sleepers": tuple(row["sleepers"])}) for row in rows)

    @reads
    def called_by_others(self, connection: Connection, channel_id: int, since: int, until: int) -> list[int]:
        """Return the people whom unsent messages of live games call in a channel, from `since` to `until`."""
        columns, wakes_at = (messages.c.called, messages.c.sleepers), messages.c.wakes_at
        is_called = wakes_at.between(since, until) | (messages.c.decided_at >= since) & wakes_at.is_(None)
        rows = select(*columns).join_from(games, messages).where(_is_shown_in(channel_id), is_live, is_called)
        return [each for row in connection.execute(rows.where(messages.c.leaves.is_(None))) for each in chain(*row)]

    @staticmethod
    def forget_held(held: Sequence[HeldBack], connection: Connection) -> None:
        """Delete held-back messages that another game's message lists. Raises StaleGame if one was sent or deleted."""
        for each in held:
            is_row = messages.c.game_id == each.game_id, messages.c.nonce == each.nonce
            if not connection.execute(delete(messages).where(*is_row, messages.c.id.is_(None))).rowcount:
                raise StaleGame
            newer = {"outbox_version": games.c.outbox_version + 1}
            connection.execute(update(games).where(games.c.id == each.game_id).values(newer))
            game = locked_game(connection, each.game_id)
            connection.execute(update(games).where(games.c.id == each.game_id).values(marks_of(game)))

    @reads
    def next_due(self, connection: Connection, now: int) -> int | None:
        """Return the earliest future deadline of the shards' games; None without deadlines."""
        query = select(games.c.due_at).where(games.c.due_at > now, is_in(self.shards)).order_by(games.c.due_at)
        found: int | None = connection.scalar(query.limit(1))
        return found

    async def games_of(self, user_id: int, *, ended_since: int | None = None) -> tuple[Game, ...]:
        """Return the live games in channels with a seat, an owned seat or an invitation of the person, newest first.

        With `ended_since`, in Unix seconds, also the person's games that ended at that time or later.
        """
        seated = select(seats.c.game_id).where(seats.c.user_id == user_id)
        owned = games.c.id.in_(select(seats.c.game_id).where(seats.c.owner_id == user_id))
        live = is_live & (games.c.id.in_(seated.where(~seats.c.resigned, ~seats.c.put_out, ~seats.c.in_line)) | owned)
        in_channel = games.c.channel_id.is_not(None)
        if ended_since is None:
            return await self._find(in_channel, live)
        past = (games.c.ended_at >= ended_since) & (games.c.id.in_(seated.where(~seats.c.invited)) | owned)
        return await self._find(in_channel, live | past)

    async def live_games_naming(self, user_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games with the person's name, or with a move by the person."""
        seated = select(seats.c.game_id).where((seats.c.user_id == user_id) | (seats.c.owner_id == user_id))
        moved = select(moves.c.game_id).where(moves.c.user_id == user_id)
        return await self._find(is_live & (games.c.id.in_(seated) | games.c.id.in_(moved)))

    async def live_games_with(self, user_ids: Collection[int]) -> tuple[Game, ...]:
        """Return the shards' lobbies and running games where the people have a seat or may take a seat back."""
        theirs = (seats.c.user_id.in_(user_ids) & ~seats.c.resigned) | seats.c.owner_id.in_(user_ids)
        return await self._find(is_live, is_in(self.shards), games.c.id.in_(select(seats.c.game_id).where(theirs)))

    async def archived_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the archived games of the person or the person's substitutes, newest first, without resigned games."""
        seated = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id, ~seats.c.resigned))
        owned = games.c.id.in_(select(seats.c.game_id).where(seats.c.owner_id == user_id))
        return await self._find(seated | owned, games.c.status == Status.ARCHIVED, limit=limit)

    async def games_of_lost_servers(self) -> tuple[Game, ...]:
        """Return the games that were archived because their server removed the bot, newest first."""
        return await self._find(games.c.status == Status.ARCHIVED, games.c.lost == Lost.SERVER)

    async def latest_game(self, channel_id: int) -> Game | None:
        """Return the live game of the channel; without a live game, the game that finished last.

        A live game in a thread below the channel comes before finished games.
        """
        # A revived game is live, and older than the games that were played in the meantime.
        if live := await self.live_game(channel_id):
            return live
        if away := await self.games_away(channel_id):
            return away[0]
        is_meant = games.c.status != Status.CANCELLED, games.c.owner.is_(None)
        played = select(games.c.id).where(_is_shown_in(channel_id), *is_meant)
        latest = played.order_by(games.c.ended_at.desc(), games.c.id.desc()).limit(1)
        found = await self._find(games.c.id == latest.scalar_subquery())
        return found[0] if found else None

    async def games_in(self, channel_id: int, limit: int, before: int | None = None) -> tuple[Game, ...]:
        """Return the games of the channel and of the threads of its lobbies that have begun, newest first.

        Cancelled games are included.

        With `before`, only games that are older than the game with the id.
        """
        begun = _is_shown_in(channel_id), games.c.status != Status.LOBBY, PLY > 0
        # The parameter must be as wide as the numbers that people type.
        older = () if before is None else (games.c.id < literal(before, BigInteger),)
        return await self._find(*begun, *older, limit=limit)

    @reads
    def offering_next(self, connection: Connection, game: Game) -> tuple[int, ...]:
        """Return the ids of the games in the channel of a game, or in its threads, that offer its people a next game.

        The game that has most of these people is last.
        """
        # A message that was never sent has no button in the channel. A leaving message loses its button in any case.
        stands = messages.c.id.is_not(None) & messages.c.leaves.is_(None)
        offers = exists().where(messages.c.game_id == games.c.id, messages.c.offers_next, stands)
        theirs = seats.c.game_id == games.c.id, seats.c.user_id.in_([seat.user_id for seat in game.people])
        common = select(func.count()).where(*theirs).scalar_subquery()
        found = select(games.c.id).where(_is_shown_in(game.channel_id), offers, common > 0)
        return tuple(connection.scalars(found.order_by(common, games.c.id)))

    async def games_alone(self, user_id: int) -> tuple[Game, ...]:
        """Return the games played on from other games, and the running games of shared deals, newest first."""
        is_alone = games.c.origin.is_not(None) | (games.c.deal.is_not(None) & is_live)
        return await self._find(is_alone, games.c.host_id == user_id)

    async def open_rows(self, guild_id: int) -> tuple[Game, ...]:
        """Return the features' open rows of a server, newest first."""
        return await self._find(games.c.guild_id == guild_id, is_offered)

    async def open_rows_in(self, channel_id: int) -> tuple[Game, ...]:
        """Return the features' open rows of a channel, newest first."""
        return await self._find(games.c.channel_id == channel_id, is_offered)

    @reads
    def is_played(self, connection: Connection, secret: bytes) -> bool:
        """Return whether a game with the secret waits, runs or can be revived, or a feature's row with it is open."""
        return bool(connection.scalar(select(func.count()).where(games.c.secret == secret, is_open)))

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """Return the games of a dynasty in the order of opening, cancelled games included."""
        return (await self._find(games.c.series == series))[::-1]

    async def write(
        self, before: Game, after: Game, entries: Sequence[Entry] = (), also: Sequence[AlsoWrite] = ()
    ) -> Game:
        """Write the changes from `before` to `after`, the log entries and the `also` writes: all of them, or nothing.

        Return the game with its new versions. Raises StaleGame if the game was written in the meantime, and ChannelBusy
        if the game would become live, or move to a channel, beside another live game there.
        """
        written = await self._write(before, after, entries, also)
        if entries:
            # The public moves end with the latest turn, so a larger public ply means that a turn has ended.
            self.telemetry.moves_written(
                len(entries), turn_ended=after.progress.public_ply > before.progress.public_ply
            )
        self.on_deadline(due_at(written))
        return written

    @stores_people
    def _write(
        self, connection: Connection, before: Game, after: Game, entries: Sequence[Entry], also: Sequence[AlsoWrite]
    ) -> Game:
        if after.is_live and (not before.is_live or after.channel_id != before.channel_id):
            _require_free_channel(connection, after.channel_id)
        old, new = columns_of(before), columns_of(after)
        changed = {name: value for name, value in new.items() if value != old[name]} | marks_of(after)
        old_seats, new_seats = seat_rows(before), seat_rows(after)
        old_messages, new_messages = message_rows(before), message_rows(after)
        is_longer = after.progress.ply != before.progress.ply
        is_game = bool(changed.keys() - _OUTBOX) or old_seats != new_seats or is_longer
        version = before.version + is_game
        is_outbox = bool(changed.keys() & _OUTBOX - {*_HEARTBEAT}) or old_messages != new_messages
        outbox_version = before.outbox.version + is_outbox
        values = {**changed, "version": version, "outbox_version": outbox_version}
        as_read = {"read_id": after.id, "read_version": before.version, "read_outbox": before.outbox.version}
        if not connection.execute(_UPDATE, {**values, **as_read}).rowcount:
            raise StaleGame
        if changed_seats := [row for row in new_seats if row not in old_seats]:
            upsert(connection, seats, *changed_seats)
        # Seats are numbered from 1 without gaps; an erasure may have left one.
        if any(row["number"] > len(new_seats) for row in old_seats):
            connection.execute(delete(seats).where(seats.c.game_id == after.id, seats.c.number > len(new_seats)))
        _write_messages(connection, after.id, old_messages, new_messages)
        # The message of the end may need these rows, so they are deleted after it is published.
        if not (after.is_live or is_unshown(after)):
            for rows in self.database.rows:
                for table in rows.until_end:
                    connection.execute(delete(table).where(table.c.game_id == after.id))
        _add_moves(connection, after.id, entries)
        for write in also:
            write(connection)
        return replace(after.with_outbox(version=outbox_version), version=version)

    @writes
    def delete(self, connection: Connection, game: Game) -> None:
        """Delete the game and everything stored about it. Raises StaleGame if the game was written in the meantime."""
        if locked_game(connection, game.id).versions != game.versions:
            raise StaleGame
        for statement in deletion_of(games.c.id == game.id):
            connection.execute(statement)

    @writes
    def refresh_marks(self, connection: Connection, game_id: int) -> None:
        """Recompute the marks that the heartbeat searches. Raises Refusal if no game has the id."""
        game = locked_game(connection, game_id)
        connection.execute(update(games).where(games.c.id == game_id).values(marks_of(game)))

    @reads
    def log(self, connection: Connection, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """Return the log from ply `since` on."""
        columns = (moves.c[each.name] for each in fields(Entry))
        query = select(*columns).where(moves.c.game_id == game_id, moves.c.ply >= since).order_by(moves.c.ply)
        return tuple(Entry(*row) for row in connection.execute(query))

    @reads
    def _find(self, connection: Connection, *where: ColumnElement[bool], limit: int | None = None) -> tuple[Game, ...]:
        return find_games(connection, games_query(*where, limit=limit))


def _write_messages(
    connection: Connection, game_id: int, before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]
) -> None:
    if changed := [row for row in after if row not in before]:
        upsert(connection, messages, *changed)
    if gone := {row["nonce"] for row in before} - {row["nonce"] for row in after}:
        connection.execute(delete(messages).where(messages.c.game_id == game_id, messages.c.nonce.in_(gone)))


def _add_moves(connection: Connection, game_id: int, entries: Sequence[Entry]) -> None:
    # One statement inserts all moves, with the primary key as the lock: if two writers want one ply, one fails.
    if entries:
        connection.execute(insert(moves), [{"game_id": game_id, **row_of(entry)} for entry in entries])


def deletion_of(chosen: ColumnElement[bool]) -> tuple[Delete, ...]:
    """Return the statements that delete the chosen games, and before them all rows that refer to the games."""
    ids = select(games.c.id).where(chosen)
    columns = (column for table in metadata.sorted_tables for column in table.c if table is not games)
    children = [each for each in columns if each.references(games.c.id)]
    return (*(delete(each.table).where(each.in_(ids)) for each in children), delete(games).where(chosen))


def _is_shown_in(channel_id: int) -> ColumnElement[bool]:
    """Return the condition that a game has its home in the channel, or is played there."""
    return (games.c.channel_id == channel_id) | (games.c.home_id == channel_id)


def _live_game(connection: Connection, channel_id: int) -> Game | None:
    return _only(find_games(connection, _LIVE_GAME, channel_id=channel_id))


def game_of_deal(connection: Connection, deal: str, host_id: int) -> Game | None:
    """Return the person's game with the deal, in any status; None if the person has not begun the deal."""
    return _only(find_games(connection, games_query(games.c.deal == deal, games.c.host_id == host_id)))


def _only(found: Sequence[Game]) -> Game | None:
    """Return the game of a statement that finds at most one; None without a game."""
    return found[0] if found else None


def _require_free_channel(connection: Connection, channel_id: int) -> None:
    """Check within a write transaction that the channel has no live game. Raises ChannelBusy.

    If another process opens a game at the same moment, the index one_live_game_a_channel makes the transaction start
    again.
    """
    if busy := _live_game(connection, channel_id):
        raise ChannelBusy(busy)
