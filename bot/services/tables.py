"""`Tables`: the only way to read and change a table. This module does not depend on Discord.

A table changes inside `async with tables.at(...) as table`, under the lock of its game. Pure functions in other modules
compute the changes: from a game to a game, or for moves from a table to a table. At its end, the block writes the
result in one transaction; after an exception, the block writes nothing. Do not await Discord, a worker process or
another table inside the block. `Tables.change` and `Tables.play` open a table for one pure function. `Dealer` returns
the secrets of games.

Every write increases the version of the game, and fails if the stored version is not the version that was read. If
another process has changed the table, the write raises StaleGame, and the caller loads the table again.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import partial
from random import Random
from secrets import token_hex
from typing import Concatenate, Final, NamedTuple, ParamSpec

from cachetools import LRUCache

from bot.concurrency import KeyedLocks, to_its_end
from bot.games.channel import reconciled, take_next_from
from bot.games.deadlines import Place, leave_channel, return_to_server, revive_game
from bot.games.draws import SECRET_BYTES, Draws, is_past
from bot.games.game import (
    HOUR,
    NOBODY,
    STAND_IN,
    Actor,
    Clock,
    Deal,
    Entry,
    Game,
    GameOptions,
    Lost,
    RequireRoom,
    Seat,
    Status,
    new_game,
)
from bot.games.lobby import (
    DEFAULT_LIMITS,
    TABLES_AN_HOUR,
    ChangeLobby,
    Invitations,
    RecentCalls,
    TableLimits,
    without_people,
)
from bot.games.notifying import Given, uncalled, with_calls
from bot.games.outbox import Message
from bot.games.people.person import Person, SeatName, with_lost_game
from bot.games.refusals import ChannelBusy, Refusal
from bot.games.results import family
from bot.games.seats import Return, away, begin_absence, come_back, missed, present, tidy_after_erasure, with_absences
from bot.games.table import Table
from bot.games.turn import start, with_change
from bot.services.blocked import BlockList
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import SqlKeyValueStore
from bot.storage.game_repository import AlsoWrite, SqlGameRepository
from engine.extension import Extension
from engine.permutation import Permutation, commitment

MOVES_KEPT = 64_000
"""The highest number of cached moves.

A move takes between 1.2 kB (Kingdomino with two players) and 1.5 kB (the Royal Wedding with eight players).
"""


class _Cached(NamedTuple):
    table: Table
    is_written: bool
    """Whether this process wrote the table. Without other processes, such a table need not be read again."""


class TableCache:
    """A cache of the most recently used tables of live games.

    The database remains the source of truth. The log of a game only grows, so only the entries after the ply of a
    cached table are read.
    """

    def __init__(self, moves: int = MOVES_KEPT) -> None:
        self._tables = LRUCache[int, _Cached](moves, getsizeof=lambda cached: len(cached.table.moves) + 1)
        self.clearings = 0
        """How often all tables were dropped."""

    def get(self, game_id: int) -> Table | None:
        """Return the cached table; None if no table of the game is cached."""
        cached = self._tables.get(game_id)
        return cached.table if cached else None

    def written(self, game_id: int) -> Table | None:
        """Return the cached table if this process wrote it; otherwise None."""
        cached = self._tables.get(game_id)
        return cached.table if cached and cached.is_written else None

    def keep(self, table: Table, *, is_written: bool = False) -> Table:
        """Cache the table while the game is live, unless a newer table is cached; return the table."""
        cached, versions = self._tables.get(table.game.id), table.game.versions
        # Only live games are read often.
        if not table.game.is_live:
            self.drop(table.game.id)
        elif cached is None or (cached.table.game.versions, cached.is_written) <= (versions, is_written):
            self._tables[table.game.id] = _Cached(table, is_written)
        return table

    def drop(self, game_id: int) -> None:
        self._tables.pop(game_id, None)

    def clear(self) -> None:
        """Drop all tables."""
        self._tables.clear()
        self.clearings += 1


_KEY: Final = "deal_secret"
"""The key under which the store holds a secret. The secrets of all shared deals derive from this secret."""


class Dealer:
    """Returns the secrets and draws of games.

    Games with the same secret draw the same result on the same occasion. Nobody can predict the next line from the
    earlier lines. The secret of a shared deal derives from the name of the deal and a secret in this bot's database.
    """

    def __init__(self, rng: Random, store: SqlKeyValueStore) -> None:
        self._new_secret = partial(rng.randbytes, SECRET_BYTES)
        self._store = store
        self._secret: bytes | None = None

    async def secret_for(self, deal: str | None) -> bytes:
        """Return the secret of the shared deal with the name; a new secret if `deal` is None."""
        return self._new_secret() if deal is None else hmac.digest(await self._stored_secret(), deal.encode(), "sha256")

    async def commitment(self, deal: str) -> str:
        """Return the hash that announces a shared deal."""
        return commitment(await self.secret_for(deal))

    def draws(self, deal: Deal) -> Draws:
        secret, permutation = deal.secret, deal.permutation
        assert secret
        assert permutation
        # A partial function would show the secret in its representation.
        return Draws(
            lambda occasion: Random(hmac.digest(secret, str(occasion).encode(), "sha256")),  # noqa: S311 - a secret seed
            permutation,
            self._new_secret,
        )

    async def _stored_secret(self) -> bytes:
        if self._secret is None:
            self._secret = bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
        return self._secret


log = logging.getLogger(__name__)

P = ParamSpec("P")

_MOST_UNSENT: Final = 10_000

_open_table: ContextVar[int | None] = ContextVar("open_table", default=None)
"""The id of the game whose table the current task has open; None without an open table."""


class OpenTable:
    """A table during one action of an actor, under the lock of its game.

    `table` is the table with all changes of the action; `at` is the time of the action in Unix seconds.
    """

    def __init__(self, table: Table, actor: Actor, at: int, draws: Draws) -> None:
        self.before = self.table = table
        self.actor = actor
        self.at = at
        self.draws = draws
        self.also = list[AlsoWrite]()
        """Further writes of the transaction, such as rows of a feature."""

    @property
    def game(self) -> Game:
        return self.table.game

    def change(
        self, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Apply `change` to the game, then the automatic moves (`turn.with_change`). Raises what `change` raises."""
        self.play(with_change, change(self.game, self.actor, self.at, *args, **kwargs))

    def play(
        self, make: Callable[Concatenate[Table, Actor, int, Draws, P], Table], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Apply a pure function that makes or takes back moves (`bot.games.turn`). Raises what `make` raises."""
        self.table = make(self.table, self.actor, self.at, self.draws, *args, **kwargs)


class Tables:
    """Reads and changes all tables by the ids of their games.

    With `guides_newcomers`, people see suggestions in their first game.
    """

    def __init__(
        self,
        games: SqlGameRepository,
        accounts: SqlAccountRepository,
        clock: Clock,
        dealer: Dealer,
        limits: TableLimits = DEFAULT_LIMITS,
        *,
        guides_newcomers: bool = True,
    ) -> None:
        self.games = games
        self.accounts = accounts
        self.clock = clock
        self.dealer = dealer
        self.limits = limits
        self._guides_newcomers = guides_newcomers
        self.recent_calls = RecentCalls(clock)
        self.blocks = BlockList(SqlKeyValueStore(games.database))
        self.ask_for: Callable[[Table], Awaitable[Given]] = _ask_nobody
        """Reads, before a transaction, which people the new messages of a table may call. The front end sets this."""
        self.unsent = LRUCache[str, bool](_MOST_UNSENT)
        """The nonces of messages that this process has written and not sent yet."""
        self._cache = TableCache()
        self._locks = KeyedLocks()
        self._unreadable = set[int]()

    # ---- reading

    async def table(self, game_id: int) -> Table:
        """Return the current table, from memory unless another process may have changed the table.

        Raises what `games.game` raises.
        """
        known = None if self.games.database.is_shared else self._cache.written(game_id)
        return known or await self.table_of(await self.games.game(game_id))

    async def newest(self, known: Table) -> Table:
        """Return the current table, from memory if the cached table is not older than `known`."""
        cached = self._cache.get(known.game.id)
        is_newest = cached is not None and cached.game.versions >= known.game.versions
        return cached if cached and is_newest else await self.table(known.game.id)

    async def here(self, channel_id: int, extension: Extension | None = None) -> Table:
        """Return the live table of the channel. With an `extension`, the game must use the extension.

        Raises Refusal if the channel has no such game.
        """
        live = await self.live(channel_id)
        if live and (extension is None or extension in live.variant.extensions):
            return live
        if live is None and (away := await self.games.games_away(channel_id)):
            raise Refusal("error-played-in-threads", threads=away, count=len(away))
        if extension:
            raise Refusal(f"error-no-game-of-{extension.name}")
        raise Refusal("error-no-game-here", *await self.games.open_rows_in(channel_id))

    async def live(self, channel_id: int) -> Table | None:
        game = await self.games.live_game(channel_id)
        return await self.table_of(game) if game else None

    async def latest(self, channel_id: int) -> Table | None:
        """Return the table of the channel's live game; without a live game, the table of the game that ended last.

        Raises Refusal if live games of the channel are played in threads.
        """
        game = await self.games.latest_game(channel_id)
        if game and game.is_live and game.channel_id != channel_id:
            away = await self.games.games_away(channel_id)
            raise Refusal("error-played-in-threads", threads=away, count=len(away))
        return await self.table_of(game) if game else None

    async def table_of(self, game: Game) -> Table:
        """Return the table of a freshly read game; read only the uncached part of the log."""
        known = self._cache.get(game.id)
        if known and known.game.versions >= game.versions:
            return known
        first = known.ply if known else 0
        entries = await self.games.log(game.id, first) if game.progress.ply > first else ()
        try:
            # A cached position without moves is not used, because it depends on the seats, which change in a lobby.
            begun = known if known and first else Table.of(game)
            # The log may hold newer moves than the game, because two statements read the game and the log.
            return self._cache.keep(begun.extended(game, entries[: game.progress.ply - first]))
        except (ValueError, LookupError) as error:
            if game.id not in self._unreadable:
                self._unreadable.add(game.id)
                log.error("game %s cannot be read: %s", game.id, error)  # noqa: TRY400 - the reason is in the line
            return Table.unreadable(game)

    async def revealed(self, game: Game) -> Permutation | None:
        """Return the permutation of an ended game; None if somebody can still play the deal.

        Also return None for a game that continues from another position, because some of its dominoes came from another
        deal.
        """
        is_over = game.deal.origin is None and (game.deal.name is None or is_past(game.deal.name, self.clock()))
        return (
            game.deal.permutation
            if is_over and game.deal.secret and not await self.games.is_played(game.deal.secret)
            else None
        )

    # ---- writing

    @asynccontextmanager
    async def at(self, known: Table | int, actor: Actor = NOBODY) -> AsyncIterator[OpenTable]:
        """Open a table for one action, and write the table at the end of the block.

        `known` is the table or the id of its game. Raises StaleGame if another process has changed the table. Raises
        ChannelBusy if the block makes a game live again whose channel has another live game. Raises what `games.game`
        raises.
        """
        game_id = known if isinstance(known, int) else known.game.id
        with _no_other_table(game_id):
            async with self._locks[game_id]:
                table = await (self.table(known) if isinstance(known, int) else self.newest(known))
                opened = OpenTable(table, actor, self.clock(), self.dealer.draws(table.game.deal))
                yield opened
                if self.games.database.is_shared and opened.table.ply > table.ply > 0:
                    # The people who are notified next may have changed their settings in another process. The first
                    # moves of a game need no reading, because the start of the game has just read the settings.
                    await self.accounts.seated(game_id)
                # Even a cancelled task finishes the write, so that memory and storage agree.
                await to_its_end(self._write(opened))

    async def _write(self, opened: OpenTable) -> None:
        before, after = opened.before, await self._with_messages(opened.table)
        if after.game == before.game and after.ply == before.ply:
            return
        clearings = self._cache.clearings
        try:
            written = await self.games.write(before.game, after.game, after.log[before.ply :], opened.also)
        except BaseException:
            # After a failed write, only the database has the current table.
            self._cache.drop(before.game.id)
            raise
        self._note_fresh(written, before.game.outbox.messages)
        # If a person was erased in the meantime, the names in this table may be out of date.
        opened.table = self._cache.keep(after.with_game(written), is_written=self._cache.clearings == clearings)

    async def _with_messages(self, table: Table) -> Table:
        """Return the table with a row for each message that it wants."""
        table = table.with_game(reconciled(table.game, new_nonce, self.unsent))
        if uncalled(table.game):
            table = with_calls(table, self.clock(), await self.ask_for(table))
            table = table.with_game(reconciled(table.game, new_nonce))
        return table

    def _note_fresh(self, written: Game, before: Sequence[Message] = ()) -> None:
        known = {each.nonce for each in before}
        self.unsent.update((each.nonce, True) for each in written.outbox.messages if each.nonce not in known)

    async def change(
        self,
        known: Table | int,
        change: Callable[Concatenate[Game, Actor, int, P], Game],
        actor: Actor = NOBODY,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Apply one pure function to a table. Raises what `OpenTable.change` and `at` raise."""
        async with self.at(known, actor) as table:
            table.change(change, *args, **kwargs)
        return table.table

    async def create(
        self, lobby: Game, entries: Sequence[Entry] = (), *, require_room: RequireRoom | None = None
    ) -> Table:
        """Store a new lobby, a game with a log, or a feature's row. Raises ChannelBusy.

        A game without a secret gets one. `require_room` replaces the limits on tables.
        """
        if lobby.deal.secret is None:
            lobby = lobby.with_deal(secret=await self.dealer.secret_for(lobby.deal.name))
        # A rematch invites the people of the previous game, and a dynasty seats them. Some may be blocked by now.
        lobby = without_people(lobby, NOBODY, self.clock(), self.blocks.people)
        lobby = (await self._with_messages(Table.of(lobby))).game
        # The next game of a dynasty replaces the previous game. Games with a shared deal, and games that continue from
        # another position, have their own limits.
        if lobby.number > 1 or lobby.deal.name or lobby.deal.origin:
            created = await self.games.create(lobby, entries=entries)
        elif require_room:
            created = await self.games.create(lobby, require_room)
        else:
            opened = await self.games.opened_since(self.clock() - HOUR, lobby.host_id)
            if len(opened) >= TABLES_AN_HOUR:
                raise Refusal(
                    "error-opened-many-tables", limit=TABLES_AN_HOUR, until_span=opened[-TABLES_AN_HOUR] + HOUR
                )
            created = await self.games.create(lobby, self.limits.require_room)
        self._note_fresh(created)
        return await self.table_of(created)

    async def delete(self, table: Table) -> Table:
        """Delete a game and everything stored about it; return the table without its deadlines.

        Raises StaleGame if the game was written in the meantime.
        """
        game = table.game
        async with self._locks[game.id]:
            await to_its_end(self.games.delete(game))
            self._cache.drop(game.id)
        return table.with_game(replace(game.with_deal(origin=None), status=Status.CANCELLED))

    async def open(
        self, guild_id: int | None, channel_id: int, host: Actor, options: GameOptions, *changes: ChangeLobby
    ) -> Table:
        """Open a lobby with the host on a seat, and apply the changes. Raises what `create` and the changes raise."""
        at = self.clock()
        lobby = new_game(guild_id, channel_id, host.user_id, options, (Seat(1, host.user_id, host.name),), at)
        for change in changes:
            lobby = change(lobby, host, at)
        return await self.create(lobby)

    async def start(self, known: Table | int, actor: Actor, *changes: ChangeLobby) -> Table:
        """Apply the changes, and start the lobby. Raises what `turn.start` and the changes raise."""
        async with self.at(known, actor) as opened:
            for change in changes:
                opened.change(change)
            game = opened.game
            people = {person.user_id: person for person in await self.accounts.seated(game.id)}
            newcomers = set[int]()
            if self._guides_newcomers:
                seated = {seat.user_id for seat in game.people if seat.user_id}
                newcomers = seated - await self.accounts.experienced(seated, family(game.options.variant))
            opened.play(start, people, newcomers)
            for ended_id in () if game.is_in_panel else await self.games.offering_next(game):
                opened.change(take_next_from, ended_id)
        return opened.table

    async def play(
        self,
        known: Table | int,
        make: Callable[Concatenate[Table, Actor, int, Draws, P], Table],
        actor: Actor,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Apply one pure function that makes or takes back moves (`bot.games.turn`); return the table.

        A repeated interaction changes nothing. Raises what `make` and `at` raise.
        """
        async with self.at(known, actor) as opened:
            if not is_made_by(opened.table, actor):
                opened.play(make, *args, **kwargs)
        return opened.table

    # ---- invitations, revivals and absences

    async def invitations(
        self, actor: Actor, people: Mapping[int, str], outside: Sequence[Refusal] = ()
    ) -> Invitations:
        """Return the change that invites people. `people` has the people's names by user id.

        The change refuses guests whom the actor has recently called too often, and guests beyond the limit for calls.
        """
        blocked = [Refusal("error-guest-blocked", name=people[each]) for each in people if each in self.blocks.people]
        reserved = [Seat(0, each, name) for each, name in people.items() if each not in self.blocks.people]
        persons = [await self.accounts.person(seat.user_id) for seat in reserved if seat.user_id]
        guests = with_absences(reserved, persons, self.clock())
        return Invitations(guests, partial(self.recent_calls.refusal, actor.user_id or 0), [*outside, *blocked])

    async def revive(self, game_id: int, actor: Actor, place: Place | None = None) -> Table:
        """Make an archived game live again, in another channel if `place` is given. Raises ChannelBusy."""
        table = await self.table(game_id)
        host_id, limits = table.game.host_id, self.limits
        counts = await self.games.live_counts(host_id, place[0] if place else table.game.guild_id)
        # The limit of the host must not stop other players from reviving the game.
        (limits.require_room if host_id == actor.user_id else limits.require_room_on_server)(counts)
        others = [person for person in await self.accounts.seated(game_id) if person.user_id != actor.user_id]
        try:
            return await self.change(game_id, revive_game, actor, others, place)
        except ChannelBusy as busy:
            raise ChannelBusy(busy.game, "error-channel-taken") from None

    async def leave(self, user_id: int, until: int) -> Sequence[Table]:
        """Begin an absence of the person that ends at `until`, in Unix seconds; return the person's tables.

        The absence is stored in the person's settings and on each seat of the person.
        """
        now = self.clock()
        await self.accounts.change(user_id, lambda person: away(person, now, until))
        games = await self.games.games_of(user_id)
        return [await self.change(game.id, begin_absence, NOBODY, user_id, until) for game in games]

    async def come_back(self, actor: Actor) -> Return | None:
        """End the person's absence at all tables, and return the missed news; None if the person was not away."""
        assert actor.user_id is not None
        person = await self.accounts.person(actor.user_id)
        if person.away_from is None:
            return None
        for game in await self.games.games_of(actor.user_id):
            await self.change(game.id, come_back, actor)
        return await self.welcome(person)

    async def welcome(self, person: Person) -> Return:
        """Record that the person is back; return the person's live tables and the missed news."""
        since = person.away_from or 0
        await self.accounts.change(person.user_id, partial(present, before=person))
        games = await self.games.games_of(person.user_id, ended_since=since)
        found = [await self.table_of(game) for game in games]
        return Return([each for each in found if each.game.is_live], missed(found, person.user_id, since))

    # ---- the end of channels and of people

    async def leave_channel(self, channel_id: int) -> None:
        """Archive or close the games and open rows of a deleted channel, and publish nothing more there."""
        live, rows = await self.games.live_game(channel_id), await self.games.open_rows_in(channel_id)
        unshown = [await self.games.game(each) for each in await self.games.unshown_games()]
        found = {game.id: game for game in (*([live] if live else ()), *rows, *unshown)}
        lost = [game for game in found.values() if game.channel_id == channel_id]
        await self._leave(lost, Lost.CHANNEL)
        for game in lost:
            for seat in game.people if game.status is Status.PLAYING else ():
                await self.accounts.change(seat.user_id or 0, partial(with_lost_game, game_id=game.id))

    async def leave_server(self, guild_id: int) -> None:
        """Archive the running games of a server that removed the bot. Lobbies end at their usual deadlines."""
        games = await self.games.live_games_of_guild(guild_id)
        await self._leave([game for game in games if game.status is Status.PLAYING], Lost.SERVER)

    async def return_to(self, guild_ids: Collection[int]) -> list[Table]:
        """Continue the games of servers that had removed the bot and have invited the bot again."""
        found = await self.games.games_of_lost_servers()
        return [await self.change(each.id, return_to_server) for each in found if each.guild_id in guild_ids]

    async def _leave(self, games: Sequence[Game], lost: Lost) -> None:
        for game in games:
            left = await self.change(game.id, leave_channel, NOBODY, lost)
            log.warning("game %s: its channel is gone or out of reach, so now it is %s", game.id, left.game.status)

    async def carry_out_blocks(self) -> None:
        """Read the operator's list of blocked people, and take these people off their seats. Idempotent."""
        await self.blocks.read()
        for game in await self.games.live_games_with(self.blocks.people) if self.blocks.people else ():
            log.info("game %s: a person with a seat is blocked", game.id)
            await self.change(game.id, without_people, NOBODY, self.blocks.people)

    async def forget(self, actor: Actor, name: SeatName) -> list[Table]:
        """Erase the person, and put `name` on the person's seats; return the new tables of the games that were live."""
        if actor.user_id is None:
            return []
        # The games are read before the erasure, because afterwards no row connects the person with the games.
        left = await self.games.live_games_naming(actor.user_id)
        await self.accounts.forget(actor.user_id, name, STAND_IN, actor.interaction_id)
        self._cache.clear()
        # Nobody else reads a private conversation, so its game has ended with the erasure.
        shared = [game for game in left if not game.is_private]
        return [await self.change(game.id, tidy_after_erasure, NOBODY, game) for game in shared]


def new_nonce() -> str:
    """Return a random nonce. Counted nonces could equal nonces of a former database or of a restored copy."""
    return token_hex(8)


async def _ask_nobody(_: Table) -> Given:
    return Given()


def is_made_by(table: Table, actor: Actor) -> bool:
    """Return whether the interaction has already made a move. Discord may deliver an interaction twice."""
    interaction = actor.interaction_id
    return interaction is not None and any(entry.interaction_id == interaction for entry in table.log)


@contextmanager
def _no_other_table(game_id: int) -> Iterator[None]:
    """Mark the table as open in this task until the block ends. Raises RuntimeError if the task has an open table."""
    if (other := _open_table.get()) is not None:
        raise RuntimeError(f"game {game_id} is opened while game {other} is open")
    token = _open_table.set(game_id)
    try:
        yield
    finally:
        _open_table.reset(token)
