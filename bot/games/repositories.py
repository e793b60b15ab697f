"""The interfaces of storage and of the clock; `bot.storage` implements the repositories."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.games.game import Entry, Game, LiveCounts, Status
from bot.games.people import Follower, GameCounts, GivenAnswer, Person, SeatName
from bot.games.results import FOREVER, NEVER, DealResult, DealScore, Ended, Finished, FinishedGame, Rivals, Statistics
from bot.games.servers import ServerSettings

Clock: TypeAlias = Callable[[], int]
"""Returns the time in Unix seconds."""

RequireRoom: TypeAlias = Callable[[LiveCounts], None]
"""Raises Refusal if the limits leave no room for another table."""


class StorageDown(Exception):
    """Storage cannot be read or written now; every method may raise this error, and has logged the cause."""


class DueGame(NamedTuple):
    """A game with a deadline that has come."""

    due_at: int
    """The time of the deadline."""
    id: int
    """The id of the game."""


class Storage(NamedTuple):
    """Health figures for the operators of the bot."""

    behind: int
    """The number of games that must be published."""
    behind_since: int | None
    """The time since when games wait for publication; None without such games."""
    size: int
    """The bytes of the database."""


class GameReader(Protocol):
    """Reads games, with seats and logs; every method is one transaction."""

    async def live_counts(self, host_id: int | None, guild_id: int | None) -> LiveCounts:
        """Count the live games of a host and of a server."""

    async def game(self, game_id: int) -> Game:
        """Return the game. Raises Refusal if no game has the id."""

    async def live_game(self, channel_id: int) -> Game | None:
        """Return the lobby or the running game of the channel; None without a live game."""

    async def games_away(self, home_id: int) -> tuple[Game, ...]:
        """Return the running games with their home in the channel that are played in threads, newest first."""

    async def has_any(self) -> bool:
        """Return whether the database has a game, whoever serves it."""

    async def count_live(self) -> Mapping[Status, int]:
        """Count the lobbies and the running games of the shards of this process."""

    async def storage(self) -> Storage:
        """Return the health figures of the shards' games and of the database."""

    async def live_games_of_guild(self, guild_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games in the channels of the guild."""

    async def unshown_games(self) -> tuple[int, ...]:
        """Return the ids of the shards' games that must be published (`Game.needs_publisher`), oldest first."""

    async def due_games(self, now: int, after: DueGame | None = None) -> tuple[DueGame, ...]:
        """Return a batch of the shards' games with a deadline that has come, the earliest deadline first.

        The batch begins after the game `after`.
        """

    async def next_due(self, now: int) -> int | None:
        """Return the earliest future deadline of the shards' games; None without deadlines."""

    async def games_of(self, user_id: int, *, ended_since: int | None = None) -> tuple[Game, ...]:
        """Return the live games in channels with a seat, an owned seat or an invitation of the person, newest first.

        With `ended_since`, in Unix seconds, also the person's games that ended at that time or later.
        """

    async def analyzed_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the person's last finished games with an analysis, newest first, if the person kept the seat."""

    async def finished_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the person's last finished games, newest first, if the person kept the seat."""

    async def live_games_naming(self, user_id: int) -> tuple[Game, ...]:
        """Return the lobbies and running games with the person's name, or with a move by the person."""

    async def archived_games_of(self, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the archived games of the person or the person's substitutes, newest first, without resigned games."""

    async def latest_game(self, channel_id: int) -> Game | None:
        """Return the live game of the channel; without a live game, the game that finished last.

        A live game in a thread below the channel comes before finished games.
        """

    async def games_in(self, channel_id: int, limit: int, before: int | None = None) -> tuple[Game, ...]:
        """Return the games of the channel and of the threads of its lobbies that have begun, newest first.

        Cancelled games are included.

        With `before`, only games that are older than the game with the id.
        """

    async def game_of_deal(self, deal: str, host_id: int) -> Game | None:
        """Return the person's game with the deal, in any status; None if the person has not begun the deal."""

    async def games_alone(self, user_id: int) -> tuple[Game, ...]:
        """Return the games played on from other games, and the running games of challenges, newest first."""

    async def open_challenges(self, guild_id: int) -> tuple[Game, ...]:
        """Return the rows of the open challenges of a server, newest first."""

    async def challenges_in(self, channel_id: int) -> tuple[Game, ...]:
        """Return the rows of the open challenges of a channel, newest first."""

    async def is_played(self, secret: bytes) -> bool:
        """Return whether a game with the secret waits, runs or could be revived, or a challenge with it is open."""

    async def series_games(self, series: int) -> tuple[Game, ...]:
        """Return the games of a dynasty in the order of opening, cancelled games included."""

    async def log(self, game_id: int, since: int = 0) -> tuple[Entry, ...]:
        """Return the log from ply `since` on."""


class GameRepository(GameReader, Protocol):
    """Reads and writes games; only `Tables` may write.

    Every method is one transaction. When a writing method returns, the data is on disk.
    """

    async def create(
        self, lobby: Game, require_room: RequireRoom = lambda _: None, entries: Sequence[Entry] = ()
    ) -> Game:
        """Store a lobby, or a game with the log `entries`, and return it with an id.

        Raises ChannelBusy if the channel has a live game, Refusal if the host has already tried the deal of the lobby,
        and as `require_room`.
        """

    async def write(self, before: Game, after: Game, entries: Sequence[Entry] = ()) -> Game:
        """Write the changes from `before` to `after`, and add the entries to the log, all or nothing.

        Return the game with its new versions. Raises StaleGame if the game was written in the meantime, and ChannelBusy
        if the game would become live, or move to a channel, beside another live game there.
        """

    async def delete(self, game: Game) -> None:
        """Delete the game and everything stored about it. Raises StaleGame if the game was written in the meantime."""

    async def refresh_marks(self, game_id: int) -> None:
        """Recompute the marks that the heartbeat searches. Raises Refusal if no game has the id."""


RequireMayFollow: TypeAlias = Callable[[Game, int], None]
"""Raises Refusal if a game, with the given number of other followers, may have no further follower."""


class FollowerRepository(Protocol):
    """The followers of games; every method is one transaction."""

    async def follow(self, game_id: int, follower: Follower, require: RequireMayFollow, most: int) -> None:
        """Store the follower, in place of an earlier row for the same person and game.

        Raises as `require`, or Refusal if no game has the id or the person follows `most` other games.
        """

    async def unfollow(self, game_id: int, user_id: int) -> None:
        """Delete the follower; nothing happens if the person does not follow the game."""

    async def followers(self, game_id: int) -> tuple[Follower, ...]:
        """Return the followers of the game."""

    async def followed(self, user_id: int) -> tuple[Game, ...]:
        """Return the live games that the person follows, newest first."""


class AccountReader(Protocol):
    """Reads personal data besides settings; every method is one transaction."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything stored about the person, as plain data for JSON."""

    async def count_games(self, user_id: int) -> GameCounts:
        """Count the games with the person's name, without mere invitations."""

    async def statistics(
        self, user_id: int, guild_id: int | None = None, without_deals: Collection[str] = ()
    ) -> tuple[Statistics, ...]:
        """Return the statistics for each variant that the person finished, most played first.

        `guild_id` selects a server, None stands for all servers. The games of `without_deals` do not count.
        """

    async def against_computers(self, user_id: int, guild_id: int, base: str | None = None) -> tuple[Rivals, ...]:
        """Return the person's results on a server against each level of computer players, without daily games.

        `base` selects a game with any options; None for all games.
        """

    async def experienced(self, user_ids: Collection[int], bases: Collection[str]) -> frozenset[int]:
        """Return the people with a finished game of the base variants, with any options."""

    async def finished(self, guild_id: int, since: int = 0, until: int = FOREVER) -> Finished:
        """Return the data behind the ranking of a server from `since` to before `until`, times in Unix seconds."""

    async def deal_results(self, guild_id: int, since: str, until: str) -> tuple[DealResult, ...]:
        """Return the results of a server in shared deals from `since` to before `until`, in the order of the deals."""

    async def finished_games(
        self, guild_id: int, after: Ended = NEVER, until: int = FOREVER
    ) -> tuple[FinishedGame, ...]:
        """Return the next games of a server that ended before `until`, by their ends; empty after the last."""

    async def meetings(self, guild_id: int, people: Collection[int], until: int) -> tuple[FinishedGame, ...]:
        """Return the finished games of a server that all the people played, up to the time `until`.

        Empty if a person does not want to be listed.
        """

    async def deal_scores(self, deal: str) -> tuple[DealScore, ...]:
        """Return the results of a deal in the order in which people finished, without people who gave up."""

    async def finished_deals(self, user_id: int) -> tuple[str, ...]:
        """Return the deals that the person has played to the end."""

    async def begun_deals(self, user_id: int, since: str) -> tuple[str, ...]:
        """Return the deals that the person has begun, from the name `since` on."""


class AccountRepository(AccountReader, Protocol):
    """Settings, results and personal data of people; every method is one transaction."""

    async def person(self, user_id: int) -> Person:
        """Return the person's settings; the defaults for an unknown person."""

    async def seated(self, game_id: int) -> tuple[Person, ...]:
        """Return the settings of the people with a seat or a reserved seat at the table."""

    async def change_person(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Apply `change` to the person's settings, store and return the result. Raises as `change`.

        Settings that `change` leaves alone keep their value, even if another task changes the settings at the same
        time.
        """

    async def save_person(self, person: Person, *names: str) -> None:
        """Store the settings with the names, or all settings without names; an unknown person is stored as given."""

    async def forget(self, user_id: int, replacement: SeatName, computer: str) -> None:
        """Erase the person: seats stay under the new name, and `computer` plays on for the person."""


class AnalysisRepository(Protocol):
    """The analyses of finished games as texts; every method is one transaction."""

    async def analysis(self, game_id: int) -> str | None:
        """Return the analysis of the game; None if no analysis is stored."""

    async def keep_analysis(self, game_id: int, text: str, *, is_finest: bool = False) -> None:
        """Store the analysis of the game, in place of an earlier one; the finest needs its parts no more."""

    async def parts(self, game_id: int) -> Sequence[str]:
        """Return the finished parts of the analysis of the game."""

    async def keep_part(self, game_id: int, number: int, text: str) -> None:
        """Store the part of the analysis of the game with this number, from 0."""


class AnswerRepository(Protocol):
    """The answers of people to questions about their own games; every method is one transaction."""

    async def answers(self, user_id: int) -> tuple[GivenAnswer, ...]:
        """Return the latest answer of the person to each question."""

    async def keep_answer(self, answer: GivenAnswer) -> None:
        """Store the answer, in place of an earlier answer to the same question."""


class KeyValueStore(Protocol):
    """Texts of the bot itself, each under a key."""

    async def get(self, key: str) -> str | None:
        """Return the text under the key; None without a text."""

    async def set(self, key: str, value: str) -> None:
        """Store the text under the key, in place of an earlier text."""

    async def get_or_set(self, key: str, value: str) -> str:
        """Store the text under the key unless the key has a text; return the stored text."""


class ServerRepository(Protocol):
    """The settings of servers; every method is one transaction."""

    async def server(self, guild_id: int) -> ServerSettings:
        """Return the settings of the server; the defaults for an unknown server."""

    async def change_server(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Apply `change` to the settings of the server, store and return the result. Raises as `change`."""

    async def servers(self) -> tuple[int, ...]:
        """Return the ids of all servers with stored settings."""

    async def forget_server(self, guild_id: int) -> None:
        """Erase the settings of the server."""
