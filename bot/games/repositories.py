"""What the games need from storage and from the clock; `bot.storage` implements the repositories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NotRequired, Protocol, Required, TypeAlias, TypedDict, Unpack

from bot.games.models import Entry, Game, Person, Seat, Statistics

Clock: TypeAlias = Callable[[], int]
"""Returns the time in Unix seconds."""


class Opening(TypedDict, total=False):
    """A new game. The host takes seat 1 unless `seats` are given; `series` is the first game of its dynasty.

    `pace` is hours until a reminder, 0 for none.
    """

    guild_id: Required[int | None]
    channel_id: Required[int]
    host_id: Required[int | None]
    host_name: str
    at: Required[int]
    variant: str
    capacity: int
    dynasty: bool
    suggestions: bool
    pace: int
    series: int | None
    number: int
    seats: Sequence[Seat]


class Cause(TypedDict):
    """Whose action wrote a move, by which interaction, and when."""

    user_id: NotRequired[int | None]
    interaction_id: NotRequired[int | None]
    at: int


class GameRepository(Protocol):
    """Games, their seats and their logs.

    Every method is one transaction. When a method that writes returns, what it wrote is on disk.
    """

    async def create_game(self, **opening: Unpack[Opening]) -> Game:
        """Raises ChannelBusy if the channel has a live game."""

    async def game(self, game_id: int) -> Game:
        """Raises NoSuchGame."""

    async def live_game(self, channel_id: int) -> Game | None:
        """Return the lobby or the running game of the channel."""

    async def live_games(self) -> tuple[Game, ...]:
        """Return every lobby and every running game, newest first."""

    async def behind(self) -> tuple[Game, ...]:
        """Return the games whose public message does not show everything, newest first."""

    async def games_of(self, user_id: int, *, live: bool = True) -> tuple[Game, ...]:
        """Return the games the person still plays, or with `live=False` all they ever sat in; newest first."""

    async def games_in(self, channel_id: int, limit: int = 25) -> tuple[Game, ...]:
        """Return the channel's running and finished games, newest first."""

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """Return the games of a dynasty in the order they were opened, without cancelled ones."""

    async def take_seat(self, game_id: int, user_id: int | None, name: str, computer: str | None = None) -> Game:
        """Raises NotInLobby, AlreadySeated or GameFull."""

    async def leave_seat(self, game_id: int, number: int) -> Game:
        """Free the seat; the seats behind it move up. Raises NotInLobby or NotSeated."""

    async def leave(self, game_id: int, user_id: int | None) -> Game:
        """Free the person's seat, whichever it is by now. Raises NotInLobby or NotSeated."""

    async def set_seat(self, game_id: int, seat: Seat) -> Game:
        """Replace the seat of that number. Raises NotLive or NotSeated."""

    async def start(self, game_id: int, seated: Sequence[Seat], texts: Sequence[str], **cause: Unpack[Cause]) -> Game:
        """Seat the players in this order and open the log with `texts`. Raises NotInLobby."""

    async def append(
        self,
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

    async def is_done(self, interaction_id: int | None) -> bool:
        """Return whether the interaction has written a move."""

    async def log(self, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """Return the log from ply `since` on."""

    async def shown(self, game_id: int, ply: int, message_id: int | None, *, since: int = 0) -> None:
        """Note that the public message shows the moves from `since` up to `ply`; None: there is none to edit."""

    async def reminded(self, game_id: int, ply: int, at: int, message_id: int | None) -> None:
        """Count a reminder of the turn at `ply`, unless somebody has moved meanwhile."""

    async def reminder_removed(self, game_id: int, message_id: int) -> None:
        """Note that this reminder has been deleted."""

    async def agree(self, game_id: int, ply: int, seat: int | None) -> Game:
        """Note that a seat agrees to take the latest turn back; None withdraws the question.

        Raises NotPlaying, or StaleGame when somebody has moved.
        """

    async def cancel(self, game_id: int, at: int) -> Game:
        """End a live game without a result. Raises NotLive."""


class AccountRepository(Protocol):
    """Settings, results and personal data of the people who play; every method is one transaction."""

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, the defaults for somebody unknown."""

    async def save_person(self, person: Person) -> None:
        """Keep the person's settings."""

    async def forget(self, user_id: int, replacement_name: str, computer: str = "greedy") -> None:
        """Erase the person: their seats stay under the new name, and `computer` plays on for them."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything kept of the person, as plain data that JSON can hold."""

    async def statistics(self, user_id: int, guild_id: int | None = None) -> tuple[Statistics, ...]:
        """Return one line for each variant the person finished, most played first."""


class KeyValueStore(Protocol):
    """A few facts that the bot keeps about itself, as text under a key."""

    async def get(self, key: str) -> str | None:
        """Return the text kept under the key, None if there is none."""

    async def set(self, key: str, value: str) -> None:
        """Keep the text under the key, in place of an earlier one."""
