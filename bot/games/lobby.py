"""What people can do before a game starts, and how the host ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.errors import (
    AlreadySeated,
    GameFull,
    HostSetsUp,
    HostStarts,
    NotHost,
    NotInLobby,
    NotLive,
    NotSeated,
    SeriesGoesOn,
    TeamFull,
    TooManySeated,
    WrongNumber,
)
from bot.games.game_changes import cancel_game, cancel_if_no_people, require_seat, with_seats
from bot.games.models import Actor, Game, GameOptions, NewGame, Seat, Status
from bot.games.options import SETTINGS, fit_capacity
from bot.games.seat_order import seating
from bot.games.table import Table
from bot.games.table_service import TableService
from engine.variants import Variant

TEAM_SIZE = 2
"""Players of a team, who share a kingdom."""


# ---- pure changes of a lobby


def take_seat(game: Game, user_id: int | None, name: str, computer: str | None = None) -> Game:
    """Give the last seat to a person or a computer player. Raises AlreadySeated, GameFull, or as `require_open`."""
    require_open(game)
    if game.seat_of(user_id):
        raise AlreadySeated(game)
    if game.is_full:
        raise GameFull(game)
    return with_seats(game, [*game.seats, Seat(len(game.seats) + 1, user_id, name, computer)])


def leave_seat(game: Game, seat: Seat) -> Game:
    """Free the seat; the seats behind it move up. Raises as `require_open`."""
    require_open(game)
    # Numbers of seats are positions, here and in buttons: they have no gaps.
    staying = [other for other in game.seats if other is not seat]
    return with_seats(game, [replace(each, number=number) for number, each in enumerate(staying, start=1)])


def add_computer(game: Game, actor: Actor, computer: str, names: Sequence[str]) -> Game:
    """Seat a computer player under the first free name. Raises GameFull, or as `require_setup`."""
    require_setup(game, actor)
    taken = {seat.name for seat in game.seats}
    return take_seat(game, None, next(name for name in names if name not in taken), computer)


def remove_computer(game: Game, actor: Actor, seated: int | None = None) -> Game:
    """Free the seat of the computer player who joined last; nothing changes if no longer `seated` are at the table.

    Raises NotSeated if there is none, or as `require_setup`.
    """
    require_setup(game, actor)
    # The second of two clicks on one button.
    if seated not in (None, len(game.seats)):
        return game
    computers = [seat for seat in game.seats if seat.user_id is None]
    if not computers:
        raise NotSeated(game)
    return leave_seat(game, computers[-1])


def change_options(game: Game, actor: Actor, setting: str, value: str) -> Game:
    """Change one of `SETTINGS`; nobody loses a seat by it.

    Raises TooManySeated, WrongPlayers, WrongOptions, or as `require_setup`.
    """
    require_setup(game, actor)
    options = fit_capacity(SETTINGS[setting](game.options, value), len(game.seats))
    if options.capacity < len(game.seats):
        raise TooManySeated(game, options.capacity)
    return replace(game, options=options)


def choose_team(game: Game, actor: Actor, team: int | None) -> Game:
    """Ask for a kingdom, counted from 0, or for any. Raises NotSeated, NotInLobby or TeamFull."""
    seat = require_seat(game, actor)
    require_lobby(game)
    if team is not None and sum(other.team == team for other in game.seats if other is not seat) >= TEAM_SIZE:
        raise TeamFull(game)
    chosen = replace(seat, team=team)
    return with_seats(game, [chosen if other is seat else other for other in game.seats])


def require_lobby(game: Game) -> None:
    """Check that the game has not started. Raises NotInLobby."""
    if game.status is not Status.LOBBY:
        raise NotInLobby(game)


def require_open(game: Game) -> None:
    """Check that seats and options may change. Raises NotInLobby, or SeriesGoesOn after the first game of a series."""
    require_lobby(game)
    if game.number > 1:
        raise SeriesGoesOn(game)


def require_setup(game: Game, actor: Actor) -> None:
    """Check that the actor may set the table up: the host, or without one everybody at the table.

    Raises HostSetsUp, NotSeated, or as `require_open`.
    """
    require_open(game)
    if game.host is None:
        require_seat(game, actor)
    elif actor.user_id != game.host_id:
        raise HostSetsUp(game)


def require_host(game: Game, actor: Actor, *, moderator: bool = False) -> Game:
    """Return the live game. Raises NotLive, or NotHost for others than the host and the server's moderators.

    If the table has no host any more, everybody at it counts as host.
    """
    if not game.is_live:
        raise NotLive(game)
    seat = game.seat_of(actor.user_id)
    if not moderator and (seat is None or game.host not in (None, seat)):
        raise NotHost(game)
    return game


def require_start(game: Game, actor: Actor) -> None:
    """Check that the actor may start the game. Raises NotSeated, NotInLobby, HostStarts or WrongNumber."""
    require_seat(game, actor)
    require_lobby(game)
    if game.host and actor.user_id != game.host_id and not game.is_full:
        raise HostStarts(game)
    formats = Variant.parse(game.options.variant).formats
    if len(game.seats) not in formats:
        raise WrongNumber(game, tuple(sorted(formats)))


# ---- the service


class LobbyService:
    """Opens, fills, starts and cancels games."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def open(self, guild_id: int | None, channel_id: int, host: Actor, options: GameOptions) -> Table:
        """Open a lobby with the host in it. Raises ChannelBusy."""
        seats = (Seat(1, host.user_id, host.name),)
        new = NewGame(guild_id, channel_id, host.user_id, options, seats, self._tables.clock())
        return await self._tables.create(new)

    async def join(self, game_id: int, actor: Actor) -> Table:
        """Raises NotInLobby, AlreadySeated or GameFull."""
        return await self._tables.change(game_id, lambda game: take_seat(game, actor.user_id, actor.name))

    async def leave(self, game_id: int, actor: Actor) -> Table:
        """The lobby is cancelled when the last person leaves. Raises NotInLobby or NotSeated."""
        # Read here, because a change is a pure function.
        at = self._tables.clock()

        # In one change: the last person who leaves must not leave an open lobby behind.
        def leave(game: Game) -> Game:
            require_lobby(game)
            return cancel_if_no_people(leave_seat(game, require_seat(game, actor)), at)

        return await self._tables.change(game_id, leave)

    async def add_computer(self, game_id: int, actor: Actor, computer: str, names: Sequence[str]) -> Table:
        """Raises as `add_computer`."""
        return await self._tables.change(game_id, lambda game: add_computer(game, actor, computer, names))

    async def fill(self, game_id: int, actor: Actor, computer: str, names: Sequence[str]) -> Table:
        """Give every free seat to a computer player. Raises as `require_setup`."""

        def fill(game: Game) -> Game:
            while not game.is_full:
                game = add_computer(game, actor, computer, names)
            return game

        return await self._tables.change(game_id, fill)

    async def remove_computer(self, game_id: int, actor: Actor, seated: int | None = None) -> Table:
        """Raises as `remove_computer`."""
        return await self._tables.change(game_id, lambda game: remove_computer(game, actor, seated))

    async def change_options(self, game_id: int, actor: Actor, setting: str, value: str) -> Table:
        """Raises as `change_options`."""
        return await self._tables.change(game_id, lambda game: change_options(game, actor, setting, value))

    async def choose_team(self, game_id: int, actor: Actor, team: int | None) -> Table:
        """Raises NotSeated, NotInLobby or TeamFull."""
        return await self._tables.change(game_id, lambda game: choose_team(game, actor, team))

    async def start(self, game_id: int, actor: Actor) -> Table:
        """Shuffle the seats and deal. Raises NotInLobby, NotSeated, HostStarts, WrongNumber or LobbyChanged."""
        # Checked outside of the lock: `start_change` checks under it that the lobby is still the one that was read.
        game = (await self._tables.table(game_id)).game
        require_start(game, actor)
        return await self.start_lobby(game, actor)

    async def start_lobby(self, game: Game, actor: Actor) -> Table:
        """Start the game of a lobby without checking the actor. Raises NotInLobby or LobbyChanged."""
        kingdoms = Variant.parse(game.options.variant).formats[len(game.seats)].kingdoms
        return await self._tables.start(game, seating(game, kingdoms, self._tables.rng), actor)

    async def require_host(self, game_id: int, actor: Actor, *, moderator: bool = False) -> Game:
        """Return the live game. Raises NotLive or NotHost."""
        return require_host((await self._tables.table(game_id)).game, actor, moderator=moderator)

    async def cancel(self, game_id: int, actor: Actor, *, moderator: bool = False) -> Table:
        """End the game without a result. Raises NotLive or NotHost."""
        at = self._tables.clock()
        return await self._tables.change(
            game_id, lambda game: cancel_game(require_host(game, actor, moderator=moderator), at)
        )
