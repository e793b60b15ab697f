"""What people can do at a table. It knows no Discord: slash commands, buttons and autocomplete all come through here.

Every method that changes something returns once it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from weakref import WeakValueDictionary

from bot.games.computers import Computers
from bot.games.errors import (
    HostStarts,
    NothingToTakeBack,
    NotHost,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotSeated,
    NotYourTurn,
    StaleGame,
    TableError,
    TeamFull,
    WrongNumber,
)
from bot.games.models import Game, Seat, Status
from bot.games.repositories import AccountRepository, Clock, GameRepository
from bot.games.seat_order import SUBSTITUTE, fresh, seating
from bot.games.table import TAKE_BACK, Table
from engine.dynasty import SeriesStanding, series_ranking
from engine.moves import Discard, Move
from engine.state import State
from engine.variants import Variant

TEAM = 2
"""Players who share a kingdom, where they do."""


@dataclass(frozen=True)
class Wishes:
    """What the host of a new table asks for; `pace` is hours until a reminder."""

    variant: Variant
    capacity: int
    dynasty: bool = False
    suggestions: bool = True
    pace: int = 24


@dataclass(frozen=True)
class Actor:
    """Who acts, through which interaction; the id keeps a repeated delivery from acting twice."""

    user_id: int | None
    name: str
    interaction_id: int | None = None


_NOBODY = Actor(None, "")


class TableService:
    """The service; `clock` gives Unix seconds, `rng` shuffles and deals."""

    def __init__(
        self, games: GameRepository, accounts: AccountRepository, computers: Computers, clock: Clock, rng: Random
    ) -> None:
        self.games = games
        self._accounts = accounts
        self._computers = computers
        self._clock = clock
        self._rng = rng
        self._known: dict[int, Table] = {}
        self._thinking = WeakValueDictionary[int, asyncio.Lock]()

    # ---- looking

    async def table(self, game_id: int) -> Table:
        """The table as it is now. Raises NoSuchGame."""
        game = await self.games.game(game_id)
        return await self._table(game)

    async def live(self, channel_id: int) -> Table | None:
        """The lobby or the game of a channel."""
        game = await self.games.live_game(channel_id)
        return await self._table(game) if game else None

    async def _table(self, game: Game) -> Table:
        known = self._known.get(game.id)
        if known is None or known.ply == 0:
            known = Table.of(game)
        entries = await self.games.log(game.id, known.ply) if game.ply > known.ply else ()
        table = known.extended(game, entries)
        if game.is_live:
            self._known[game.id] = table
        else:
            self._known.pop(game.id, None)
        return table

    async def before(self, game: Game, ply: int) -> Table:
        """The table as it was when its log held so many entries, with what has been taken back since."""
        entries = await self.games.log(game.id)
        return Table.of(game).extended(game, entries[: max(ply, 0)])

    # ---- before the game

    async def open(self, guild_id: int | None, channel_id: int, host: Actor, wishes: Wishes) -> Table:
        """A new lobby with the host in it. Raises ChannelBusy."""
        game = await self.games.create_game(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            host_name=host.name,
            variant=str(wishes.variant),
            capacity=wishes.capacity,
            dynasty=wishes.dynasty,
            suggestions=wishes.suggestions,
            pace=wishes.pace,
            at=self._clock(),
        )
        return await self._table(game)

    async def join(self, game_id: int, actor: Actor) -> Table:
        """Raises NotInLobby, AlreadySeated or GameFull."""
        return await self._table(await self.games.take_seat(game_id, actor.user_id, actor.name))

    async def leave(self, game_id: int, actor: Actor) -> Table:
        """The table, which closes behind the last person. Raises NotInLobby or NotSeated."""
        return await self._unless_deserted(await self.games.leave(game_id, actor.user_id))

    async def add_computer(self, game_id: int, actor: Actor, player: str, names: Sequence[str]) -> Table:
        """Seat a computer player under the first of the names that is free. Raises NotInLobby, NotSeated, GameFull."""
        game = await self.games.game(game_id)
        _require_seat(game, actor)
        taken = {seat.name for seat in game.seats}
        name = next(name for name in names if name not in taken)
        return await self._table(await self.games.take_seat(game_id, None, name, player))

    async def fill(self, game_id: int, actor: Actor, player: str, names: Sequence[str]) -> Table:
        """Computer players on all seats that are free. Raises as `add_computer`, or not at all where there are none."""
        table = await self.table(game_id)
        while not table.game.is_full:
            table = await self.add_computer(game_id, actor, player, names)
        return table

    async def remove_computer(self, game_id: int, actor: Actor) -> Table:
        """The computer player who came last leaves. Raises NotInLobby or NotSeated."""
        game = await self.games.game(game_id)
        _require_seat(game, actor)
        computers = [seat.number for seat in game.seats if seat.user_id is None]
        if not computers:
            raise NotSeated(game)
        return await self._table(await self.games.leave_seat(game_id, computers[-1]))

    async def choose_team(self, game_id: int, actor: Actor, team: int | None) -> Table:
        """Ask for a kingdom, counted from 0, or for any. Raises NotSeated, NotInLobby or TeamFull."""
        game = await self.games.game(game_id)
        seat = _require_seat(game, actor)
        if game.status is not Status.LOBBY:
            raise NotInLobby(game)
        if team is not None and sum(other.team == team for other in game.seats if other is not seat) >= TEAM:
            raise TeamFull(game)
        return await self._table(await self.games.set_seat(game_id, replace(seat, team=team)))

    async def start(self, game_id: int, actor: Actor) -> Table:
        """Shuffle the seats and deal. Raises NotInLobby, NotSeated, HostStarts or WrongNumber."""
        game = await self.games.game(game_id)
        _require_seat(game, actor)
        if game.status is Status.LOBBY and game.host and actor.user_id != game.host_id and not game.is_full:
            raise HostStarts(game)
        return await self._start(game, actor)

    async def _start(self, game: Game, actor: Actor) -> Table:
        variant = Variant.parse(game.variant)
        if game.status is Status.LOBBY and len(game.seats) not in variant.formats:
            raise WrongNumber(game, tuple(sorted(variant.formats)))
        state = State.start(variant, len(game.seats))
        seats = seating(game.seats, len(state.kingdoms), self._rng)
        texts, _ = await self._consequences(replace(game, seats=seats), state)
        game = await self.games.start(
            game.id, seats, texts, user_id=actor.user_id, interaction_id=actor.interaction_id, at=self._clock()
        )
        self._known.pop(game.id, None)
        return await self._table(game)

    async def cancel(self, game_id: int, actor: Actor, *, moderator: bool = False) -> Table:
        """Raises as `require_host`."""
        await self.require_host(game_id, actor, moderator=moderator)
        return await self._table(await self.games.cancel(game_id, self._clock()))

    async def require_host(self, game_id: int, actor: Actor, *, moderator: bool = False) -> Game:
        """The live game. Raises NotLive, or NotHost for others than the host and the server's moderators.

        Where nobody is host any more, everybody at the table is as good as one.
        """
        game = await self.games.game(game_id)
        if not game.is_live:
            raise NotLive(game)
        seat = game.seat_of(actor.user_id)
        if not moderator and (seat is None or game.host not in (None, seat)):
            raise NotHost(game)
        return game

    async def channel_gone(self, channel_id: int) -> None:
        """End the game of a channel that no longer exists."""
        if game := await self.games.live_game(channel_id):
            await self.bury(game)

    async def bury(self, game: Game) -> None:
        """End the game if it has not ended, and note that there is nowhere to show it."""
        if game.is_live:
            await self._table(await self.games.cancel(game.id, self._clock()))
        await self.games.shown(game.id, game.ply, None)

    async def dynasty(self, game: Game) -> tuple[tuple[str, SeriesStanding], ...]:
        """The players by name and how they stand after the finished games of a dynasty; empty for other games."""
        if not game.dynasty or game.series is None:
            return ()
        games = [each for each in await self.games.series_games(game.series) if each.number <= game.number]
        players = [sorted(each.seats, key=lambda seat: (seat.user_id or 0, seat.name)) for each in games]
        ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])
        return tuple((players[0][standing.player].name, standing) for standing in ranked)

    # ---- during the game

    async def play(self, game_id: int, ply: int | None, text: str, actor: Actor) -> Table:
        """Make a move at `ply`, or now, and what follows from it by itself.

        Raises NotationError, IllegalMove, NotYourTurn, NotPlaying, or StaleGame when the table has moved on. The same
        interaction a second time changes nothing and answers as the first did.
        """
        table = await self.table(game_id)
        if await self.games.is_done(actor.interaction_id):
            return table
        _require_turn(table, ply, actor)
        move = Move.parse(text)
        return await self.write(table, [str(move)], table.state.play(move), actor)

    async def take_back(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Undo the placement of the turn under way. Raises as `play` does, or NothingToTakeBack."""
        table = await self.table(game_id)
        if await self.games.is_done(actor.interaction_id):
            return table
        _require_turn(table, ply, actor)
        if not table.can_take_back:
            raise NothingToTakeBack(table.game)
        return await self._append(table, [TAKE_BACK], actor)

    async def resign(self, game_id: int, actor: Actor) -> Table:
        """A computer player takes the seat; without people left the game ends. Raises as `require_player`."""
        gone = replace(await self.require_player(game_id, actor), computer=SUBSTITUTE, resigned=True)
        return await self._unless_deserted(await self.games.set_seat(game_id, gone))

    async def require_player(self, game_id: int, actor: Actor) -> Seat:
        """The actor's seat in a game under way. Raises NotPlaying, or NotSeated, also after a resignation."""
        game = await self.games.game(game_id)
        seat = _require_seat(game, actor)
        if game.status is not Status.PLAYING:
            raise NotPlaying(game)
        if seat.resigned:
            raise NotSeated(game)
        return seat

    async def forget(self, actor: Actor, name: str) -> list[Table]:
        """Erase the person, whose seats go on under `name`; the tables that were live then, as they are now."""
        if actor.user_id is None:
            return []
        left = await self.games.games_of(actor.user_id)
        await self._accounts.forget(actor.user_id, name, SUBSTITUTE)
        return [await self._unless_deserted(await self.games.game(game.id)) for game in left]

    async def _unless_deserted(self, game: Game) -> Table:
        """The table, which ends where nobody but computer players is left."""
        deserted = game.is_live and all(seat.is_computer for seat in game.seats)
        return await self._table(await self.games.cancel(game.id, self._clock()) if deserted else game)

    async def run_computers(self, game_id: int) -> Table:
        """Let computer players make their moves until a person is due."""
        async with self._thinking.setdefault(game_id, asyncio.Lock()):
            table = await self.table(game_id)
            while table.acting and table.acting.computer:
                move = await self._computers.choose(table.acting.computer, table.state)
                try:
                    table = await self.write(table, [str(move)], table.state.play(move), _NOBODY)
                except (StaleGame, NotPlaying):  # somebody changed the table while the computer thought
                    table = await self.table(game_id)
            return table

    async def write(self, table: Table, texts: Sequence[str], state: State, actor: Actor) -> Table:
        """Write what has led to `state` and what follows from that by itself, in one transaction.

        Raises NotPlaying, or StaleGame when the table has moved on.
        """
        followed, end = await self._consequences(table.game, state)
        return await self._append(table, [*texts, *followed], actor, over=_results(end))

    async def _append(
        self, table: Table, texts: Sequence[str], actor: Actor, over: Sequence[tuple[int, int]] | None = None
    ) -> Table:
        await self.games.append(
            table.game.id,
            table.ply,
            texts,
            over=over,
            user_id=actor.user_id,
            interaction_id=actor.interaction_id,
            at=self._clock(),
        )
        return await self.table(table.game.id)

    async def _consequences(self, game: Game, state: State) -> tuple[list[str], State]:
        """The moves that nobody has to decide, and the position after them."""
        texts = list[str]()
        while move := await self._automatic(game, state):
            texts.append(str(move))
            state = state.play(move)
        return texts, state

    async def _automatic(self, game: Game, state: State) -> Move | None:
        if state.is_chance:
            return state.chance(self._rng)
        legal = state.legal_moves()
        if len(legal) != 1:
            return None
        return legal[0] if isinstance(legal[0], Discard) or await self._leaves_it_to_us(game, state) else None

    async def _leaves_it_to_us(self, game: Game, state: State) -> bool:
        """Whether the player whose turn it is wants to be spared moves without a choice."""
        seat = game.seats[state.king.seat - 1]
        return seat.is_computer or (seat.user_id is not None and (await self._accounts.person(seat.user_id)).auto_place)

    # ---- after the game

    async def again(self, game_id: int, actor: Actor) -> Table:
        """The same table once more: a lobby, or the next game of a dynasty at once.

        Raises NotSeated, ChannelBusy, or StaleGame when the dynasty has gone on already.
        """
        game = await self.games.game(game_id)
        _require_seat(game, actor)
        if not game.has_successor:
            seats = [replace(seat, computer=None, resigned=False) if seat.user_id else seat for seat in game.seats]
            return await self._table(await self._reopen(game, seats, actor.user_id, series=None, number=1))
        latest = (await self.games.series_games(game.series or game.id))[-1]
        if latest.number > game.number and not latest.is_live:
            raise StaleGame(game_id, game.number, latest.number)
        following = await self._reopen(game, game.seats, game.host_id, series=game.series, number=game.number + 1)
        return await self._start(following, actor)

    async def _reopen(
        self, game: Game, seats: Sequence[Seat], host_id: int | None, *, series: int | None, number: int
    ) -> Game:
        return await self.games.create_game(
            guild_id=game.guild_id,
            channel_id=game.channel_id,
            host_id=host_id,
            variant=game.variant,
            capacity=game.capacity,
            dynasty=game.dynasty,
            series=series,
            number=number,
            suggestions=game.suggestions,
            pace=game.pace,
            seats=[fresh(seat) for seat in seats],
            at=self._clock(),
        )


def _require_seat(game: Game, actor: Actor) -> Seat:
    seat = game.seat_of(actor.user_id)
    if seat is None:
        raise NotSeated(game)
    return seat


def require_now(table: Table, ply: int | None) -> None:
    if not table.is_playing:
        raise NotPlaying(table.game)
    if ply is not None and ply != table.ply:
        raise StaleGame(table.game.id, ply, table.ply)


def require_person(game: Game, actor: Actor) -> Seat:
    """The actor's seat, if they play on it themselves."""
    for seat in game.people:
        if seat.user_id == actor.user_id:
            return seat
    raise NotSeated(game)


def _require_turn(table: Table, ply: int | None, actor: Actor) -> None:
    """That the game is on, that `ply` is now, and that it is the actor's turn: in this order, from news to blame."""
    require_now(table, ply)
    acting = table.acting
    if acting is None or acting.computer or acting.user_id != actor.user_id:
        raise not_due(table, actor)


def not_due(table: Table, actor: Actor) -> TableError:
    """Why the actor has nothing to do at the table now: it is not their turn, or never will be."""
    seat = table.game.seat_of(actor.user_id)
    return NotSeated(table.game) if seat is None or seat.resigned else NotYourTurn(table.game, table.acting)


def _results(state: State) -> list[tuple[int, int]] | None:
    """Score and place of each seat, once the game is over."""
    if not state.is_over:
        return None
    standings = {standing.kingdom: (standing.total, standing.place) for standing in state.ranking()}
    return [standings[state.kingdom_of(seat)] for seat in range(1, state.players + 1)]
