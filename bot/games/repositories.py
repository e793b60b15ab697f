"""What the games need from storage and from the clock; `bot.storage` implements the repositories."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.games.game import Entry, Game, LiveCounts, ServerSettings, Status
from bot.games.people import Follower, GameCounts, Person, SeatName
from bot.games.results import NEVER, DealScore, Ended, Finished, FinishedGame, Rivals, Statistics

Clock: TypeAlias = Callable[[], int]
"""Returns the time in Unix seconds."""

RequireRoom: TypeAlias = Callable[[LiveCounts], None]
"""Raises a Refusal if there may be no table more."""


class StorageDown(Exception):
    """Nothing can be read or written at the moment; every method may raise this, and has logged it."""


class DueGame(NamedTuple):
    """The id of a game with a deadline that has come, and the time of that deadline."""

    due_at: int
    id: int


class Storage(NamedTuple):
    """What hosts watch: how many games must be published, since when, and the bytes of the database."""

    behind: int
    behind_since: int | None
    size: int


class GameReader(Protocol):
    """Games, their seats and their logs, as they are; every method is one transaction."""

    async def live_counts(self, host_id: int | None, guild_id: int | None) -> LiveCounts:
        """Count the live games of a host and of a server."""

    async def game(self, game_id: int) -> Game:
        """Return the game. Raises Refusal if there is none."""

    async def live_game(self, channel_id: int) -> Game | None:
        """Return the lobby or the running game of the channel."""

    async def count_live(self) -> Mapping[Status, int]:
        """Count the lobbies and the running games of the shards of this process."""

    async def storage(self) -> Storage:
        """Return how the shards' games and their database are."""

    async def live_games_of_guild(self, guild_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games in the channels of the guild."""

    async def unshown_games(self) -> tuple[int, ...]:
        """Return the ids of the shards' games that must be published (`Game.needs_publisher`), the oldest first."""

    async def due_games(self, now: int, after: DueGame | None = None) -> tuple[DueGame, ...]:
        """Return a batch of the shards' games with a deadline that has come, beginning after `after`.

        The longest due come first.
        """

    async def next_due(self, now: int) -> int | None:
        """Return the earliest deadline of all games of the shards that is still to come."""

    async def games_of(self, user_id: int, *, ended_since: int | None = None) -> tuple[Game, ...]:
        """Return the games in channels that the person still plays, owns a seat at or is invited to, the newest first.

        With `ended_since`, in Unix seconds, also those they sat in that ended then or later.
        """

    async def finished_games_of(self, user_id: int, variants: Collection[str], limit: int) -> tuple[Game, ...]:
        """Return the last games of these variants that the person has played to the end, on a seat of their own."""

    async def live_games_naming(self, user_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games that bear the person's name, or in which they have moved."""

    async def archived_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the archived games of the person or of their substitutes, newest first; not those they resigned."""

    async def latest_game(self, channel_id: int) -> Game | None:
        """Return the live game of the channel, else the one that was finished last."""

    async def games_in(self, channel_id: int, limit: int, before: int | None = None) -> tuple[Game, ...]:
        """Return the games of the channel that have begun, cancelled ones included, newest first.

        With `before`, those that are older than the game of that id.
        """

    async def game_of_deal(self, deal: str, host_id: int) -> Game | None:
        """Return the game with this deal that the person has begun, in any status."""

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """Return the games of a dynasty in the order they were opened, without cancelled ones."""

    async def log(self, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """Return the log from ply `since` on."""


class GameRepository(GameReader, Protocol):
    """Games that can be written, too: only a `Tables` does that.

    Every method is one transaction. When a method that writes returns, what it wrote is on disk.
    """

    async def create(self, lobby: Game, require_room: RequireRoom = lambda _: None) -> Game:
        """Store a lobby, and return it with its id.

        Raises ChannelBusy if the channel has a live game, Refusal if the host has had their try at its deal, or what
        `require_room` raises.
        """

    async def write(self, before: Game, after: Game, entries: Sequence[Entry] = ()) -> Game:
        """Write what has changed since `before` was read, and add the entries to the log; all or nothing.

        Return the game with its new versions. Raises StaleGame if the game was written in the meantime, and
        ChannelBusy if it would be live again, but another game of its channel is.
        """

    async def refresh_marks(self, game_id: int) -> None:
        """Write again what the heartbeat looks for. Raises Refusal if there is no such game."""


RequireMayFollow: TypeAlias = Callable[[Game, int], None]
"""Takes a game and the number of its other followers; raises a Refusal if there may be no follower more."""


class FollowerRepository(Protocol):
    """Who follows which game; every method is one transaction."""

    async def follow(self, game_id: int, follower: Follower, require: RequireMayFollow, most: int) -> None:
        """Store the follower, in place of an earlier row of that person and game.

        Raises what `require` raises, or Refusal if there is no such game or the person follows `most` other games.
        """

    async def unfollow(self, game_id: int, user_id: int) -> None:
        """Forget the follower, if the person is one."""

    async def followers(self, game_id: int) -> tuple[Follower, ...]:
        """Return the followers of the game."""

    async def followed(self, user_id: int) -> tuple[Game, ...]:
        """Return the live games that the person follows, newest first."""


class AccountReader(Protocol):
    """What is stored of people besides their settings, as it is; every method is one transaction."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything stored about the person, as plain data that JSON can hold."""

    async def count_games(self, user_id: int) -> GameCounts:
        """Count the games that bear the person's name, without mere invitations."""

    async def statistics(self, user_id: int, guild_id: int | None = None) -> tuple[Statistics, ...]:
        """Return one line for each variant that the person finished, most played first; of one server, or of all."""

    async def against_computers(self, user_id: int, guild_id: int, base: str | None = None) -> tuple[Rivals, ...]:
        """Return the person's results on a server against each level of computer players, without daily games.

        Only those of the game `base` with any options; None for all.
        """

    async def finished(self, guild_id: int) -> Finished:
        """Return what the ranking of a server depends on."""

    async def finished_games(self, guild_id: int, after: Ended = NEVER) -> tuple[FinishedGame, ...]:
        """Return the next finished games of a server in the order in which they ended; () if there are none."""

    async def meetings(self, guild_id: int, people: Collection[int], until: int) -> tuple[FinishedGame, ...]:
        """Return the finished games of a server that all these people played, up to that time.

        Empty if one of them does not want to be listed.
        """

    async def deal_scores(self, deal: str) -> tuple[DealScore, ...]:
        """Return the results of a deal in the order in which people finished, without the ones who gave up."""

    async def finished_deals(self, user_id: int) -> tuple[str, ...]:
        """Return the deals that the person has played to the end."""


class AccountRepository(AccountReader, Protocol):
    """Settings, results and personal data of the people who play; every method is one transaction."""

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, the defaults for somebody unknown."""

    async def seated(self, game_id: int) -> tuple[Person, ...]:
        """Return the settings of the people who have a seat at the table, or one that is reserved for them."""

    async def change_person(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Replace the person's settings by what `change` makes of them, and return them. Raises what `change` raises.

        What `change` leaves alone keeps its value, even if somebody else changes that at the same time.
        """

    async def save_person(self, person: Person, *names: str) -> None:
        """Keep the settings of these names, all if none are named; somebody unknown gets the others as they are."""

    async def forget(self, user_id: int, replacement: SeatName, computer: str) -> None:
        """Erase the person: their seats stay under the new name, and `computer` plays on for them."""


class AnalysisRepository(Protocol):
    """The analyses of finished games as texts; every method is one transaction."""

    async def analysis(self, game_id: int) -> str | None:
        """Return the analysis of the game, None if there is none."""

    async def keep_analysis(self, game_id: int, text: str) -> None:
        """Keep the analysis of the game, in place of an earlier one."""


class KeyValueStore(Protocol):
    """What the bot keeps about itself: texts, each under a key."""

    async def get(self, key: str) -> str | None:
        """Return the text stored under the key, None if there is none."""

    async def set(self, key: str, value: str) -> None:
        """Keep the text under the key, in place of an earlier one."""

    async def get_or_set(self, key: str, value: str) -> str:
        """Store the text under the key unless there is one; return the stored text."""


class ServerRepository(Protocol):
    """The settings of servers; every method is one transaction."""

    async def server(self, guild_id: int) -> ServerSettings:
        """Return the settings of the server, the defaults for one unknown."""

    async def change_server(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Replace the settings by what `change` makes of them, and return them. Raises what `change` raises."""

    async def servers(self) -> tuple[int, ...]:
        """Return the ids of all servers with settings."""

    async def forget_server(self, guild_id: int) -> None:
        """Erase the settings of the server."""
