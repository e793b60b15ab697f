"""The data stored about people and servers: settings, results; the export and erasure of a person."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from itertools import groupby
from operator import itemgetter
from secrets import randbits
from typing import Any

from cachetools import LRUCache, TTLCache
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    RowMapping,
    Select,
    Table,
    Text,
    case,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    union,
    update,
)

from bot.games.game import CHOSEN, LIVE, Policy, Status, Suggestions
from bot.games.kinds import NAMING
from bot.games.options import ServerSettings
from bot.games.outbox import Kind
from bot.games.people.person import GameCounts, Person, SeatName
from bot.games.refusals import ErasedSince
from bot.games.results import FinishedGame, FinishedSeat, Statistics
from bot.games.shared_deals import UNCOUNTED
from bot.storage.database import (
    Database,
    Repository,
    begin_erasure,
    mark_erasure,
    names_of,
    reads,
    row_of,
    stores_people,
    upsert,
    writes,
)
from bot.storage.game_repository import deletion_of
from bot.storage.schema import games, is_live, is_over, messages, moves, people, seats, servers


def _write_settings(connection: Connection, table: Table, before: Any, after: Any) -> None:
    """Write the differences between two values of settings. One row of the table holds all settings."""
    old, new = row_of(before), row_of(after)
    # Only the changed settings are written: if two settings are changed at the same time, both stay changed.
    if names := [name for name in new if new[name] != old[name]]:
        upsert(connection, table, new, names=names)


SEAT_AT_THE_END = (
    seats.c.number,
    func.coalesce(seats.c.user_id, seats.c.erased_as),
    seats.c.name,
    seats.c.place,
    seats.c.resigned,
    # A seat that a substitute plays on may have lost its owner to an erasure.
    seats.c.owner_id.is_not(None) | (seats.c.user_id.is_not(None) & seats.c.erased_as.is_not(None)),
    func.coalesce(seats.c.guided, "").in_(CHOSEN),
)


def personal_data(user_id: int) -> Mapping[str, Select[Any]]:
    """Return the queries for everything that is stored about the person. `SqlAccountRepository.forget` erases it."""
    # The owner of a seat is personal data of the owner, and not of the substitute.
    theirs = [column for column in seats.c if column.name not in {"owner_id", "owner_name"}]
    names = "variant", "status", "guild_id", "channel_id", "ended_at", "deal", "origin"
    owned = seats.c.game_id, seats.c.number, seats.c.owner_id, seats.c.owner_name
    return {
        "seats": select(*theirs, *(games.c[name] for name in names)).join(games).where(seats.c.user_id == user_id),
        "owned": select(*owned).where(seats.c.owner_id == user_id),
        "moves": select(moves).where(moves.c.user_id == user_id).order_by(moves.c.game_id, moves.c.ply),
        "hosted": select(games.c.id, games.c.created_at).where(games.c.host_id == user_id),
        "messages": select(messages).where(_names(user_id)),
        "settings": select(people).where(people.c.user_id == user_id),
    }


_UNFINISHED = (*LIVE, Status.ARCHIVED)
"""Games that can go on. An archived game may be revived, and must not wait then for a person who was erased."""


def _erase_from_games(user_id: int) -> tuple[Executable, ...]:
    """Return the statements that erase the person from the messages of games. They look for the person's seats."""
    theirs = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id))
    is_private = games.c.guild_id.is_(None) | games.c.channel_id.is_(None)
    seated = select(seats.c.game_id).where((seats.c.user_id == user_id) | (seats.c.owner_id == user_id))
    moved = select(moves.c.game_id).where(moves.c.user_id == user_id)
    # Somebody without a seat may be asleep when the game ends, and is called later.
    about = _names(user_id)
    late = select(messages.c.game_id).where(about)
    touched = update(games).where(or_(*map(games.c.id.in_, (seated, moved, late)), games.c.host_id == user_id))
    of_private = messages.c.game_id.in_(select(games.c.id).where(theirs, is_private))
    return (
        touched.values(version=games.c.version + 1, outbox_version=games.c.outbox_version + 1),
        # A game that only the erased person has seen ends, and has no place any longer.
        delete(messages).where(of_private),
        update(games).where(theirs, is_private, is_live).values(status=Status.CANCELLED, unshown=False, due_at=None),
        update(games).where(theirs, is_private).values(channel_id=None, home_id=None),
        # The message of an invitation ends.
        update(messages).where(about, messages.c.kind == Kind.INVITED).values(subject="0"),
        update(messages).where(about, messages.c.kind == Kind.CANCELLED).values(subject=""),
        delete(messages).where(about),
        # The turn may belong to a computer player now.
        update(games).where(theirs, is_live).values(unshown=True),
    )


def _names(user_id: int) -> ColumnElement[bool]:
    """Return the condition that the subject of a message names the person."""
    return messages.c.kind.in_(NAMING) & (literal("\n") + messages.c.subject + "\n").contains(f"\n{user_id}\n")


def _call_nobody(connection: Connection, user_id: int) -> None:
    """Erase the person from the messages that have called them or will call them."""
    calling = (cast(each, Text).contains(str(user_id)) for each in (messages.c.called, messages.c.sleepers))
    for row in connection.execute(select(messages).where(or_(*calling))).all():
        people = {name: [each for each in getattr(row, name) if each != user_id] for name in ("called", "sleepers")}
        if people != {name: getattr(row, name) for name in people}:
            is_row = messages.c.game_id == row.game_id, messages.c.nonce == row.nonce
            connection.execute(update(messages).where(*is_row).values(people))
            newer = {"outbox_version": games.c.outbox_version + 1}
            connection.execute(update(games).where(games.c.id == row.game_id).values(newer))


def _erase_from_seats(user_id: int, replacement: SeatName, computer: str) -> tuple[Executable, ...]:
    theirs, empty = seats.c.user_id == user_id, {"plan": None, "offered": False, "away_until": None, "hints": 0}
    unfinished = seats.c.game_id.in_(select(games.c.id).where(games.c.status.in_(_UNFINISHED)))
    # A seat that the person plays on as a substitute goes back to its owner.
    owner = {"user_id": seats.c.owner_id, "name": seats.c.owner_name, "erased_as": None}
    lent = update(seats).where(theirs, seats.c.owner_id.is_not(None), unfinished)
    no_owner = {"owner_id": None, "owner_name": None}
    name: Any = replacement.default
    if replacement.by_language:
        translated = case(replacement.by_language, value=games.c.language, else_=name)
        name = select(translated).where(games.c.id == seats.c.game_id).scalar_subquery()
    return (
        delete(seats).where(theirs & seats.c.invited),
        lent.values(**owner, **no_owner, **empty, computer=computer),
        update(seats).where(theirs, seats.c.computer.is_(None), unfinished).values(computer=computer),
        # The order matters: this statement clears the user ids that the other statements look for.
        update(seats).where(theirs).values(user_id=None, name=name, **empty),
        # The person's own seat stays with its substitute for good: no owner can come back.
        update(seats).where(seats.c.owner_id == user_id).values(no_owner),
    )


def counting(user_id: int, guild_id: int | None, without_deals: Collection[str]) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the seats of a person in games that count (`bot.games.series.counts`)."""
    guided = seats.alias()
    return (
        seats.c.user_id == user_id,
        games.c.status == Status.OVER,
        ~games.c.taken_back,
        games.c.origin.is_(None),
        ~exists().where(guided.c.game_id == games.c.id, guided.c.guided.in_(CHOSEN)),
        func.coalesce(games.c.deal, "").not_in(without_deals),
        ~func.coalesce(games.c.deal, "").contains(UNCOUNTED),
        *([games.c.guild_id == guild_id] if guild_id is not None else []),
    )


def _read_person(connection: Connection, user_id: int, *, for_update: bool = False) -> Person:
    query = select(people).where(people.c.user_id == user_id)
    row = connection.execute(query.with_for_update() if for_update else query).mappings().one_or_none()
    return _person(user_id, row) if row else Person(user_id)


def _person(user_id: int, row: RowMapping) -> Person:
    if not row["user_id"]:
        return Person(user_id)
    stored = {name: row[name] for name in names_of(Person)}
    return Person(**{**stored, "suggestions": Suggestions(row["suggestions"])})


PEOPLE_CACHED = 10_000
"""How many people's settings are cached; one person takes half a kilobyte."""


class SqlAccountRepository(Repository):
    """Settings, results and personal data of people; every method is one transaction at most.

    The settings from the latest read are cached. Where another process may have changed them, every turn and every
    panel reads the settings again. Other uses, such as the language of an answer, take the settings from the cache
    without a statement, and soon see the changes of another process.
    """

    def __init__(self, database: Database, people_cached: int = PEOPLE_CACHED) -> None:
        super().__init__(database)
        self._known = LRUCache[int, Person](people_cached)
        self._erasures = 0
        self.names = LRUCache[tuple[int | None, int], str](people_cached)
        """The names under which people were seen last, by server and person; None is a private conversation."""

    def known(self, user_id: int) -> Person | None:
        """Return the cached settings of the person, None without settings in memory."""
        return self._known.get(user_id)

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, from memory unless another process may have changed them.

        An unknown person has the defaults.
        """
        if not self.database.is_shared and (known := self.known(user_id)):
            return known
        erasures = self._erasures
        return self._cached(await self._stored(user_id), erasures)

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the stored settings of the people with a seat or a reserved seat at the table."""
        erasures = self._erasures
        return [self._cached(person, erasures) for person in await self._stored_of(game_id)]

    def _cached(self, person: Person, erasures: int) -> Person:
        """Cache settings from storage; `erasures` is the number of erasures before the read.

        Without other processes, settings in memory are at least as new, and the person may have been erased since.
        """
        if self.database.is_shared:
            self._known[person.user_id] = person
        elif self._erasures == erasures:
            return self._known.setdefault(person.user_id, person)
        return person

    @reads
    def _stored(self, connection: Connection, user_id: int) -> Person:
        return _read_person(connection, user_id)

    @reads
    def _stored_of(self, connection: Connection, game_id: int) -> tuple[Person, ...]:
        query = (
            select(seats.c.user_id.label("seated"), people)
            .outerjoin(people, people.c.user_id == seats.c.user_id)
            .where(seats.c.game_id == game_id, seats.c.user_id.is_not(None))
        )
        # People who have never changed a setting have no row.
        return tuple(_person(row["seated"], row) for row in connection.execute(query).mappings())

    async def people(self, user_ids: Iterable[int]) -> Sequence[Person]:
        """Return the settings of people, from the cache as far as possible."""
        return [self.known(user_id) or await self.person(user_id) for user_id in user_ids]

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Apply `change` to the person's settings, store and return the result. Raises as `change`.

        Settings that `change` leaves alone keep their value, even if another task changes the settings at the same
        time.
        """
        self._known[user_id] = changed = await self._change(user_id, change)
        return changed

    async def change_unasked(self, user_id: int, change: Callable[[Person], Person]) -> bool:
        """Change the person's settings as a side effect of an interaction; return whether anything was changed."""
        is_changed = False

        def observed(person: Person) -> Person:
            nonlocal is_changed
            is_changed = (changed := change(person)) != person
            return changed

        # Nobody has to read that a side effect was left out.
        with suppress(ErasedSince):
            await self.change(user_id, observed)
        return is_changed

    @stores_people
    def _change(self, connection: Connection, user_id: int, change: Callable[[Person], Person]) -> Person:
        before = _read_person(connection, user_id, for_update=True)
        _write_settings(connection, people, before, after := change(before))
        return after

    async def forget(
        self, user_id: int, replacement: SeatName, computer: str, interaction_id: int | None = None
    ) -> None:
        """Erase the person: their seats get the new name, and `computer` goes on in their unfinished games.

        Games in private conversations with the person end. The erased data is removed from the disk as well. What the
        person asked for in earlier interactions than `interaction_id` is not stored any longer.
        """
        begin_erasure(self.database, user_id, interaction_id or 0)
        await self._erase(user_id, replacement, computer, interaction_id or 0)
        await self.database.purge()
        self._erasures += 1
        self._known.pop(user_id, None)
        for seen in [each for each in self.names if each[1] == user_id]:
            del self.names[seen]

    @writes
    def _erase(
        self, connection: Connection, user_id: int, replacement: SeatName, computer: str, interaction_id: int
    ) -> None:
        mark_erasure(connection, interaction_id)
        theirs, owned, hosted = seats.c.user_id == user_id, seats.c.owner_id == user_id, games.c.host_id == user_id
        for guild_id in [*connection.scalars(select(games.c.guild_id).join(seats).where(theirs | owned).distinct())]:
            here = seats.c.game_id.in_(select(games.c.id).where(games.c.guild_id == guild_id))
            connection.execute(update(seats).where(theirs | owned, here).values(erased_as=-1 - randbits(62)))
        heir = (
            select(seats.c.user_id)
            .where(seats.c.game_id == games.c.id, seats.c.user_id.is_not(None), seats.c.computer.is_(None))
            .where(~seats.c.invited)
            .order_by(seats.c.number)
            .limit(1)
            .scalar_subquery()
        )
        for statement in (
            *deletion_of(games.c.origin.is_not(None) & hosted),
            *_erase_from_games(user_id),
            *_erase_from_seats(user_id, replacement, computer),
            update(moves).where(moves.c.user_id == user_id).values(user_id=None),
            # A CASE without ELSE is NULL, so finished games lose their host.
            update(games).where(hosted).values(host_id=case((games.c.status.in_(_UNFINISHED), heir))),
            *(delete(table).where(table.c.user_id == user_id) for table in (people, *self._of_features)),
        ):
            connection.execute(statement)
        _call_nobody(connection, user_id)

    @reads
    def export(self, connection: Connection, user_id: int) -> dict[str, Any]:
        """Return everything stored about the person, as plain data for JSON."""
        # The event loop serves others between the parts of 500 rows, of a few milliseconds of work each: some people
        # have hundreds of thousands of moves.
        return {
            name: [*map(dict, connection.execute(query, execution_options={"yield_per": 500}).mappings())]
            for name, query in {
                **personal_data(user_id),
                **{table.name: select(table).where(table.c.user_id == user_id) for table in self._of_features},
            }.items()
        }

    @property
    def _of_features(self) -> Sequence[Table]:
        """The tables of features with rows of people."""
        return [table for rows in self.database.rows for table in rows.about("user_id")]

    @reads
    def count_games(self, connection: Connection, user_id: int) -> GameCounts:
        """Count the games with the person's name, without mere invitations."""
        is_playing = is_live & ~seats.c.resigned
        counts = func.count(case((is_playing, 1))), func.count(case((~is_playing, 1)))
        query = (
            select(*counts)
            .join_from(seats, games)
            .where(seats.c.user_id == user_id, ~seats.c.invited, games.c.origin.is_(None))
        )
        return GameCounts(*connection.execute(query).one())

    @reads
    def statistics(
        self, connection: Connection, user_id: int, guild_id: int | None = None, without_deals: Collection[str] = ()
    ) -> tuple[Statistics, ...]:
        """Return the statistics for each variant that the person finished, most played first.

        `guild_id` selects a server, None stands for all servers. The games of `without_deals` do not count.
        """
        # A resigned game counts as played, but not as won, and its score was made by a computer player.
        stayed = ~seats.c.resigned
        score = case((stayed, seats.c.score))
        count, is_shared = func.count(), games.c.deal.is_not(None)
        query = (
            select(
                games.c.variant,
                count,
                func.count(case((stayed & (seats.c.place == 1), 1))),
                func.avg(score),
                func.max(score),
                is_shared,
            )
            .join_from(seats, games)
            .where(*counting(user_id, guild_id, without_deals))
            .group_by(games.c.variant, is_shared)
            .order_by(is_shared, count.desc(), games.c.variant)
        )
        return tuple(
            Statistics(variant, played, wins, None if mean is None else float(mean), best, bool(shared))
            for variant, played, wins, mean, best, shared in connection.execute(query)
        )

    @reads
    def experienced(self, connection: Connection, user_ids: Collection[int], bases: Collection[str]) -> frozenset[int]:
        """Return the people with a finished game of the base variants, with any options."""
        codes = or_(*((games.c.variant + "+").like(f"{base}+%") for base in bases))
        stayed = seats.c.user_id.in_(user_ids), ~seats.c.resigned, is_over, games.c.origin.is_(None)
        return frozenset(connection.scalars(select(seats.c.user_id).join_from(seats, games).where(*stayed, codes)))

    @reads
    def has_finished(self, connection: Connection, guild_id: int) -> bool:
        """Return whether a game has been finished on a server."""
        return bool(connection.scalar(select(exists().where(games.c.guild_id == guild_id, is_over))))

    @reads
    def meetings(
        self, connection: Connection, guild_id: int, people_ids: Collection[int], until: int
    ) -> tuple[FinishedGame, ...]:
        """Return the finished games of a server that all the people played, up to the time `until`.

        Empty if a person does not want to be listed.
        """
        met = (
            select(seats.c.game_id)
            .where(seats.c.user_id.in_(people_ids))
            .group_by(seats.c.game_id)
            .having(func.count(seats.c.user_id.distinct()) == len(people_ids))
        )
        query = (
            select(games.c.id, games.c.variant, games.c.ended_at, *SEAT_AT_THE_END)
            .join_from(games, seats)
            .where(
                games.c.id.in_(met),
                games.c.guild_id == guild_id,
                is_over,
                games.c.ended_at <= until,
                ~exists().where(people.c.user_id.in_(people_ids), ~people.c.ranked),
            )
            .order_by(games.c.ended_at, games.c.id, seats.c.number)
        )
        return finished_games(connection.execute(query).all())


def finished_games(rows: Iterable[Any]) -> tuple[FinishedGame, ...]:
    """Return the games of rows with an id, a variant, an end and `SEAT_AT_THE_END`."""
    return tuple(
        FinishedGame(variant, tuple(FinishedSeat(*seat) for _, _, _, *seat in group), (at, game_id))
        for (game_id, variant, at), group in groupby(rows, key=itemgetter(0, 1, 2))
    )


def _read_server(connection: Connection, guild_id: int, *, for_update: bool = False) -> ServerSettings:
    query = select(*(servers.c[each.name] for each in fields(ServerSettings))).where(servers.c.guild_id == guild_id)
    row = connection.execute(query.with_for_update() if for_update else query).mappings().one_or_none()
    if row is None:
        return ServerSettings(guild_id)
    policy = None if row["policy"] is None else Policy(row["policy"])
    return ServerSettings(**{**row, "policy": policy, "channels": tuple(row["channels"])})


_ZONE_SECONDS = 60


class SqlServerRepository(Repository):
    """The settings of servers; every method is one transaction at most."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._zones = TTLCache[int, str | None](PEOPLE_CACHED, _ZONE_SECONDS)

    async def time_zone(self, guild_id: int | None) -> str | None:
        """Return the time zone of the server, from memory; another process's change is seen after a minute at most."""
        if guild_id is None:
            return None
        try:
            return self._zones[guild_id]
        except KeyError:
            self._zones[guild_id] = zone = (await self.server(guild_id)).time_zone
            return zone

    async def change_server(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Apply `change` to the settings of the server, store and return the result. Raises as `change`."""
        after = await self._change(guild_id, change)
        self._zones.pop(guild_id, None)
        return after

    @reads
    def server(self, connection: Connection, guild_id: int) -> ServerSettings:
        """Return the settings of the server; the defaults for an unknown server."""
        return _read_server(connection, guild_id)

    @writes
    def _change(
        self, connection: Connection, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        before = _read_server(connection, guild_id, for_update=True)
        after = change(before)
        # A person who changes a setting of a server has also seen the setting for threads.
        _write_settings(connection, servers, before, after := replace(after, threads=bool(after.threads)))
        return after

    @reads
    def servers(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of all servers with something stored about them, which `forget_server` erases."""
        known = union(*(select(table.c.guild_id) for table in self._about_servers()))
        return tuple(connection.scalars(known))

    @writes
    def forget_server(self, connection: Connection, guild_id: int) -> None:
        """Erase what is stored about the server, its games aside."""
        for table in self._about_servers():
            connection.execute(delete(table).where(table.c.guild_id == guild_id))

    @reads
    def channels(self, connection: Connection, guild_id: int) -> frozenset[int]:
        """Return the channels of a server about which a feature has stored something."""
        stored = (select(each.c.channel_id).where(each.c.guild_id == guild_id) for each in self._about_channels())
        return frozenset(channel_id for query in stored for channel_id in connection.scalars(query))

    @writes
    def forget_channel(self, connection: Connection, channel_id: int) -> None:
        """Erase what features have stored about a channel."""
        for table in self._about_channels():
            connection.execute(delete(table).where(table.c.channel_id == channel_id))

    def _about_channels(self) -> Iterable[Table]:
        return (table for rows in self.database.rows for table in rows.about("channel_id"))

    def _about_servers(self) -> Iterable[Table]:
        return servers, *(table for rows in self.database.rows for table in rows.about("guild_id"))
