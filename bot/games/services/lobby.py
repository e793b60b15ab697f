"""Opens and starts games, and invites people to them."""

from __future__ import annotations

from bot.games.game import Game, NewGame
from bot.games.lobby import lobby
from bot.games.lobby.limits import RecentInvitations
from bot.games.models import Actor, GameOptions, Seat
from bot.games.moves.dealer import SEATS
from bot.games.seats.absence import with_absences
from bot.games.seats.seat_order import seating
from bot.games.services.tables import TableService
from bot.games.table import Table
from engine.variants import Variant


class LobbyService:
    """Does what takes more than a change of `bot.games.lobby.lobby`, and answers what is asked before one."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._invitations = RecentInvitations()

    async def require_room(self, guild_id: int | None, host: Actor) -> None:
        """Check that the person may open a table on the server. Raises TooManyTables."""
        self._tables.limits.require_room(await self._tables.games.live_counts(host.user_id, guild_id))

    async def open(self, guild_id: int | None, channel_id: int, host: Actor, options: GameOptions) -> Table:
        """Open a lobby with the host in it. Raises ChannelBusy or TooManyTables."""
        seats = (Seat(1, host.user_id, host.name),)
        new = NewGame(guild_id, channel_id, host.user_id, options, seats, self._tables.clock())
        return await self._tables.create(new)

    async def closes_by_leaving(self, game_id: int, actor: Actor) -> bool:
        """Return whether nobody else is at the table, so that it is cancelled if the person leaves."""
        game = (await self._tables.table(game_id)).game
        return not lobby.leave(game, actor, self._tables.clock()).is_live

    async def invite(self, game_id: int, actor: Actor, guest_id: int, name: str) -> Table:
        """Reserve a seat for the person, and invite them once.

        Raises InvitedAlready or TooManyInvitations, besides what `lobby.invite` raises.
        """
        at, person = self._tables.clock(), await self._tables.accounts.person(guest_id)
        [guest] = with_absences([Seat(0, guest_id, name)], [person], at)
        host_id = actor.user_id or 0
        refusal = self._invitations.refusal(host_id, guest, at)

        def invite(game: Game) -> Game:
            invited = lobby.invite(game, actor, guest, at)
            if refusal:
                raise refusal
            return invited

        if refusal:
            return await self._tables.change(game_id, invite)
        # Noted at once, or else two invitations at the same time could both be the last one allowed.
        self._invitations.note(host_id, guest_id, at)
        try:
            return await self._tables.change(game_id, invite)
        except Exception:
            self._invitations.withdraw(host_id, guest_id)
            raise

    async def leaves_guests_out(self, game_id: int, actor: Actor) -> bool:
        """Return whether a start would leave out people for whom seats are reserved. Raises as `require_start`."""
        game, at = (await self._tables.table(game_id)).game, self._tables.clock()
        lobby.require_start(game, actor, at)
        return bool(game.invited) and not game.is_full and at < game.reserved_until

    async def start(self, game_id: int, actor: Actor) -> Table:
        """Shuffle the seats and deal. Raises as `require_start` and `start_lobby`."""
        # Checked outside of the lock: `start_game` checks under it that the lobby is still the one that was read.
        game = (await self._tables.table(game_id)).game
        lobby.require_start(game, actor, self._tables.clock())
        return await self.start_lobby(game, actor)

    async def start_lobby(self, game: Game, actor: Actor) -> Table:
        """Start the game of a lobby without checking the actor. Raises NotInLobby or LobbyChanged."""
        kingdoms = Variant.parse(game.options.variant).formats[len(game.seats)].kingdoms
        rng_for = await self._tables.dealer.rng_for(game.deal)
        return await self._tables.start(game, seating(game, kingdoms, rng_for(SEATS)), actor)

    async def require_host(self, game_id: int, actor: Actor) -> Game:
        """Return the live game. Raises NotLive or NotHost."""
        return lobby.require_host((await self._tables.table(game_id)).game, actor, self._tables.clock())
