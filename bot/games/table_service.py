"""Tables at work: `TableService` loads them and writes what people decide, `GameRunner` lets them go on.

Pure functions in the modules of the topics decide. A method that makes a change returns once it is on disk. Forced and
planned moves are part of the transaction of a turn. Changes without a tap, such as the moves of computer players,
happen in `GameRunner`: after every write to a table, `advance` must be called. This module does not depend on Discord.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random
from typing import Concatenate, Final, ParamSpec

from cachetools import LRUCache

from bot.activity import working_on
from bot.concurrency import KeyedLocks
from bot.games.archive import leave_channel
from bot.games.call_limits import Calls, Openings
from bot.games.computers.computers import Computers
from bot.games.dates import utc_date
from bot.games.deadlines import is_over_time, keep_overdue_seat
from bot.games.game import CLOCK, NOBODY, STAND_IN, Actor, Announcement, Game, Leftover, Policy, Seat, Status
from bot.games.lobby import DEFAULT_LIMITS, TableLimits
from bot.games.people import AccountService, SeatName
from bot.games.proposals import redraw_requests, settle
from bot.games.publication import record_announcement, redraw_changed_lobby, superseded
from bot.games.refusals import AlreadyDone, NotPlaying, PlansChanged, Refusal, StaleGame
from bot.games.repositories import Change, Clock, GameReader, GameRepository, KeyValueStore
from bot.games.seats import (
    REMINDERS_BEFORE_SEAT,
    REMINDERS_BEFORE_TURN,
    keep_seat,
    require_replaceable,
    tidy_after_erasure,
    with_host_told,
    with_name_of,
)
from bot.games.table import Table, TableCache
from bot.games.turn import (
    Decide,
    Decision,
    PreparedTurn,
    RngFor,
    commit,
    commit_start,
    decide_agreed,
    decide_moves,
    decide_take_back,
    prepare,
    prepare_start,
)
from engine.errors import NotationError
from engine.moves import Move
from engine.state import IllegalMove, State
from players.registry import REPLACED, searches

log = logging.getLogger(__name__)

P = ParamSpec("P")

GAMES_KEPT: Final = 1000
"""Games of which it is known how they were written last; one that is not among them is read again."""


class TableService:
    """Tables by the id of their game; `ply` is the position that a request was made for, None for now."""

    def __init__(
        self,
        games: GameRepository,
        accounts: AccountService,
        clock: Clock,
        dealer: Dealer,
        limits: TableLimits = DEFAULT_LIMITS,
    ) -> None:
        # Others only read: `change` does more than storage, such as carrying out what waited for somebody who leaves.
        self.games: GameReader = games
        self._games = games
        self.accounts = accounts
        self.clock = clock
        self.dealer = dealer
        self.limits = limits
        self.calls = Calls(clock)
        self.openings = Openings(clock)
        self._cache = TableCache()
        self._written = LRUCache[int, Game](GAMES_KEPT)
        self._unreadable = set[int]()

    # ---- reading

    async def table(self, game_id: int) -> Table:
        return await self.table_of(await self.games.game(game_id))

    async def current(self, table: Table) -> Table:
        """Return the table as it is now, which is read unless this process has just written it like that."""
        game = table.game
        return table if self._written.get(game.id) is game else await self.table(game.id)

    async def live(self, channel_id: int) -> Table | None:
        game = await self.games.live_game(channel_id)
        return await self.table_of(game) if game else None

    async def latest(self, channel_id: int) -> Table | None:
        """Return the live game of a channel, else the one that was finished last."""
        game = await self.games.latest_game(channel_id)
        return await self.table_of(game) if game else None

    async def table_of(self, game: Game) -> Table:
        """Return the table of a game that was just read; read only the part of its log that is not cached."""
        known = self._cache.get(game.id)
        # The game was read before its latest move, which has changed other columns too.
        if known and known.ply > game.ply:
            game = await self.games.game(game.id)
        first = known.ply if known else 0
        entries = await self.games.log(game.id, first) if game.ply > first else ()
        try:
            # Without a move the cached position is not used: it depends on the seats, which change in a lobby.
            begun = known if known and first else Table.of(game)
            # Without moves that were made between the two statements: this game does not know them.
            return self._cache.keep(begun.extended(game, entries[: game.ply - first]))
        except (ValueError, LookupError) as error:
            if game.id not in self._unreadable:
                self._unreadable.add(game.id)
                log.error("game %s cannot be read: %s", game.id, error)  # noqa: TRY400 - the reason is in the line
            return Table.unreadable(game)

    # ---- writing

    async def create(self, lobby: Game) -> Table:
        """Open a lobby. Raises ChannelBusy."""
        # The next game of a series replaces the previous one, so it does not count against the limits.
        if lobby.number > 1 or lobby.deal:
            return await self.table_of(await self._games.create(lobby))
        self.openings.require_room(lobby.host_id, "tables")
        created = await self._games.create(lobby, self.limits.require_room)
        self.openings.note(lobby.host_id, "tables")
        return await self.table_of(created)

    async def change(
        self,
        game_id: int,
        change: Callable[Concatenate[Game, Actor, int, P], Game],
        actor: Actor = NOBODY,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Change the game by a function that gets the game, the actor, the time and then these arguments.

        What only waited for somebody who agrees or leaves is carried out with it. Moves that this writes are the
        actor's. Raises what `change` raises.
        """
        at = self.clock()

        def settled(game: Game) -> Game:
            changed = settle(with_name_of(change(game, actor, at, *args, **kwargs), actor), at)
            changed = redraw_changed_lobby(with_host_told(changed, game, actor), game, at)
            return redraw_requests(changed, game)

        return await self._write_agreed(await self.table_of(await self._update(game_id, settled)), actor)

    async def _write_agreed(self, table: Table, actor: Actor) -> Table:
        decision = decide_agreed(table)
        if decision is None:
            return table
        # A crash before this is harmless: the next change finds all approvals given and writes the moves.
        try:
            return await self.write(table, decision, actor)
        # Two people gave the last approvals at once, and the other request has written the moves.
        except (StaleGame, NotPlaying, AlreadyDone):
            return await self.table(table.game.id)

    async def start(self, lobby: Game, seats: Sequence[Seat], actor: Actor) -> Table:
        """Start a lobby with these seats, and deal. Raises WrongStatus."""
        auto_playing, rng_for = await self._automatic(lobby)
        turn = prepare_start(lobby, seats, actor, self.clock(), auto_playing, rng_for)
        return await self._append(turn, partial(commit_start, lobby=lobby, turn=turn))

    async def play(self, game_id: int, ply: int | None, text: str, actor: Actor) -> Table:
        """Make moves, and the automatic moves after them. Raises as `decide_moves`."""
        return await self.play_at(await self.table(game_id), ply, text, actor)

    async def play_at(self, table: Table, ply: int | None, text: str, actor: Actor) -> Table:
        """Make moves at a table that was just loaded. Raises as `decide_moves`."""
        return await self._commit(table, actor, partial(decide_moves, ply=ply, text=text, actor=actor))

    async def take_back(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Take back the latest move of the turn under way. Raises as `decide_take_back`."""
        return await self._commit(await self.table(game_id), actor, partial(decide_take_back, ply=ply, actor=actor))

    async def _commit(self, table: Table, actor: Actor, decide: Decide) -> Table:
        """Decide and write. Idempotent: the same interaction a second time changes nothing and answers the same.

        Raises what `decide` raises, NotPlaying, or StaleGame when the table has moved on.
        """
        # The interaction is looked up only if it is refused: the index on it refuses a second move anyway, and a second
        # delivery of the first move is refused by the rules, since the turn has gone on.
        try:
            return await self.write(table, decide(table), actor)
        except AlreadyDone:
            return await self.table(table.game.id)
        except (Refusal, IllegalMove, NotationError):
            if await self.games.is_done(actor.interaction_id):
                return table
            raise

    async def write(self, table: Table, decision: Decision, actor: Actor) -> Table:
        """Write the decided moves and what follows them by itself, plans included, in one transaction.

        Raises NotPlaying, AlreadyDone, or StaleGame when the table has moved on or somebody else has the seat.
        """
        auto_playing, rng_for = await self._automatic(table.game)
        while True:
            turn = prepare(table, decision, actor, self.clock(), auto_playing, rng_for)
            try:
                return await self._append(turn, partial(commit, turn=turn))
            # A plan was stored or dropped since the table was read, and what follows has to be worked out with it.
            except PlansChanged as error:
                table = replace(table, game=replace(table.game, seats=error.game.seats))

    async def _automatic(self, game: Game) -> tuple[frozenset[int], RngFor]:
        """Return the people who have their only move made for them, and what the game draws from."""
        return await self.accounts.auto_playing(game.id), await self.dealer.rng_for(game.deal)

    async def _append(self, turn: PreparedTurn, commit: Change) -> Table:
        written = await self._games.append(turn.after.game.id, turn.entries, commit)
        self._written[written.id] = written
        return self._cache.keep(replace(turn.after, game=written))

    async def _update(self, game_id: int, change: Change) -> Game:
        written = self._written[game_id] = await self._games.update(game_id, change)
        return written

    # ---- what the channel shows, and its end

    async def record_announcement(
        self, table: Table, announcement: Announcement, left: Sequence[Leftover] = ()
    ) -> None:
        """Record what the public message shows now, which was drawn of this table; `left` as in the change."""
        record = partial(record_announcement, shown=table.game, announcement=announcement, left=left)
        await self._update(table.game.id, record)

    async def refresh_marks(self, game_id: int) -> None:
        """Write again what the heartbeat looks for: an erasure or a restore marks games that show everything."""
        await self._update(game_id, lambda game: game)

    async def leave_channel(self, channel_id: int) -> None:
        """Archive the game of a channel that is gone, and show nothing more there."""
        live = await self.games.live_game(channel_id)
        unshown = [await self.games.game(each) for each in await self.games.unshown_games()]
        await self._leave([*([live] if live else ()), *(game for game in unshown if game.channel_id == channel_id)])

    async def leave_server(self, guild_id: int) -> None:
        """Archive the running games of a server that the bot was removed from; its lobbies wait, as for anybody."""
        games = await self.games.live_games_of_guild(guild_id)
        await self._leave([game for game in games if game.status is Status.PLAYING])

    async def _leave(self, games: Sequence[Game]) -> None:
        for game in games:
            left = await self._update(game.id, partial(leave_channel, at=self.clock()))
            log.warning("game %s: its channel is gone or out of reach, so now it is %s", game.id, left.status)

    # ---- people

    async def forget(self, actor: Actor, name: SeatName) -> list[Table]:
        """Erase the person, whose seats go on under `name`; return the tables that were live then, as they are now."""
        if actor.user_id is None:
            return []
        # Read before the erasure: afterwards nothing leads from the person to their games.
        left = await self.games.live_games_naming(actor.user_id)
        await self.accounts.forget(actor.user_id, name, STAND_IN)
        self._cache.forget(actor.user_id)
        self._written.clear()
        # A private conversation has no other reader: its game has ended with the erasure.
        shared = [game for game in left if not game.is_private]
        return [await self.change(game.id, tidy_after_erasure, NOBODY, game) for game in shared]


# ---- where chance comes from


_KEY: Final = "deal_secret"
"""Under which the store keeps what the shared deals are drawn from."""


class Dealer:
    """Returns the generators that games draw from, and the computer players of shared deals.

    Games of one deal draw the same on the same occasion: the seed is derived from the name of the deal, the occasion,
    and a secret of this bot's database. So no order of dominoes is stored, and the next line cannot be predicted from
    the known ones.
    """

    def __init__(self, rng: Random, store: KeyValueStore) -> None:
        self._rng = rng
        self._store = store
        self._secret: bytes | None = None
        self._first_days = dict[str, str]()

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return what the games of a deal draw from; None stands for a game that shares its deal with no other."""
        if deal is None:
            return lambda _: self._rng
        secret = self._secret = self._secret or await self._stored_secret()
        return lambda occasion: Random(hmac.digest(secret, f"{deal} {occasion}".encode(), "sha256"))  # noqa: S311 - the seed is a secret

    async def player_for(self, deal: str | None, level: str, now: int) -> str:
        """Return the name of the player of a level in the games of a deal, which is named after its day.

        A deal that may have begun before the level changed keeps the player that it began with.
        """
        if deal is None or level not in REPLACED:
            return level
        before = REPLACED[level].name
        if before not in self._first_days:
            first = utc_date(now) + timedelta(days=1)
            self._first_days[before] = await self._store.get_or_set(f"first_day_after_{before}", first.isoformat())
        return level if deal >= self._first_days[before] else before

    async def _stored_secret(self) -> bytes:
        return bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))


# ---- computer players at the table


def is_thinking(table: Table) -> bool:
    """Return whether the bot is shown typing: it is a computer player's turn, and one at the table searches."""
    is_shown = table.acting_computer is not None and not table.game.is_in_panel
    return is_shown and any(searches(seat.computer) for seat in table.game.seats)


def outdated_by_thinking(table: Table) -> tuple[Leftover, ...]:
    """Return the messages that are out of date while computer players think: nobody else is to move now."""
    return superseded(table.game, Announcement()) if is_thinking(table) else ()


class GameRunner:
    """Lets tables go on until a person has to act; one instance per bot."""

    def __init__(self, tables: TableService, players: Computers) -> None:
        self.players = players
        self.show_thinking: Callable[[Table], AbstractAsyncContextManager[None]] = lambda _: nullcontext()
        """Returns what lasts while computer players think about the table; the front end sets it."""
        self._tables = tables
        self._thinking = KeyedLocks()

    async def advance(self, game_id: int) -> Table:
        """Let computer players make their moves until it is a person's turn, or no person is present."""
        return await self.advance_from(await self._tables.table(game_id))

    async def advance_from(self, table: Table) -> Table:
        """Do the same for a table that has just been read or written."""
        if not table.acting_computer:
            return table
        # One at a time for each game: two who asked at once would let the same computer player think twice.
        async with self._thinking[table.game.id]:
            table = await self._tables.current(table)
            if not table.acting_computer:
                return table
            async with self.show_thinking(table):
                with working_on(table.game.id):
                    return await self._play(table)

    async def _play(self, table: Table) -> Table:
        while computer := table.acting_computer:
            # The table is not locked during the search: people may resign or cancel while a computer player thinks.
            turn = await self._rest_of_turn(table, computer)
            try:
                actor = NOBODY if table.acting and table.acting.is_computer else CLOCK
                table = await self._tables.write(table, turn, actor)
            except (StaleGame, NotPlaying):  # somebody changed the table while the computer thought
                table = await self._tables.table(table.game.id)
        return table

    async def choose(self, game: Game, player: str, state: State) -> Move:
        dealer = self._tables.dealer
        rng_for = await dealer.rng_for(game.deal)
        player = await dealer.player_for(game.deal, player, self._tables.clock())
        # In games of one deal a player does the same in the same position.
        return await self.players.choose(player, state, rng_for(state), game.server)

    # ---- in the place of a person; `ply` is the position that a request was made for, None for now

    async def let_computer_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn of the awaited player, and no more."""
        table = await self._tables.table(game_id)
        # A second delivery would be refused, since the next player has not been reminded: answer it like the first.
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        require_replaceable(table, ply, actor, REMINDERS_BEFORE_TURN)
        return await self._tables.write(table, await self._rest_of_turn(table, STAND_IN), actor)

    async def let_computer_keep_seat(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat of the awaited player until that person returns."""
        table = await self._tables.table(game_id)
        seat = require_replaceable(table, ply, actor, REMINDERS_BEFORE_SEAT)
        return await self._tables.change(game_id, keep_seat, actor, table.ply, seat)

    async def take_over(self, table: Table, now: int) -> Table:
        """Let a computer player move for somebody whose time is over, as the table has agreed, if that is due.

        This happens once, and only without a move since the table was read: the turn is written at its ply, and the
        seat is changed under the lock of the game.
        """
        if not is_over_time(table.game, table.ply, now):
            return table
        if table.game.options.policy is Policy.SEAT:
            return await self._tables.change(table.game.id, keep_overdue_seat, CLOCK, table.ply)
        with suppress(StaleGame, NotPlaying):  # the person has moved while the computer player thought
            return await self._tables.write(table, await self._rest_of_turn(table, STAND_IN), CLOCK)
        return await self._tables.table(table.game.id)

    async def _rest_of_turn(self, table: Table, player: str) -> Decision:
        """Let a computer player choose the rest of the turn, which is written in one transaction."""
        texts, state = list[str](), table.state
        while state.is_same_turn(table.state):
            move = await self.choose(table.game, player, state)
            texts.append(str(move))
            state = state.play(move)
        return Decision(tuple(texts), state)
