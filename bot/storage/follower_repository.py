"""Who follows which game, in the database.

`write_changes` forgets a follower who takes a seat, and the followers of a game that is over.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from bot.games.game import Game
from bot.games.people import Follower
from bot.games.refusals import Refusal
from bot.games.repositories import RequireMayFollow
from bot.storage.database import Database, reads, writes
from bot.storage.queries import find_games, games_query, locked_game, row_of, upsert
from bot.storage.schema import followers, games, is_live


@dataclass(frozen=True)
class SqlFollowerRepository:
    """The followers of the games of a database."""

    database: Database

    @writes
    def follow(
        self, connection: Connection, game_id: int, follower: Follower, require: RequireMayFollow, most: int
    ) -> None:
        """Keep the follower, in place of what was kept of that person and game."""
        # The game is locked: if two people want the last place among its followers, only one gets it.
        game = locked_game(connection, game_id)
        here, theirs = followers.c.game_id == game_id, followers.c.user_id == follower.user_id
        counted = select(func.count()).select_from(followers)
        require(game, connection.scalar(counted.where(here, ~theirs)) or 0)
        if (connection.scalar(counted.where(theirs, ~here)) or 0) >= most:
            raise Refusal("error-follows-too-many", limit=most)
        upsert(connection, followers, {"game_id": game_id, **row_of(follower)})

    @writes
    def unfollow(self, connection: Connection, game_id: int, user_id: int) -> None:
        """Forget the follower."""
        theirs = followers.c.game_id == game_id, followers.c.user_id == user_id
        connection.execute(delete(followers).where(*theirs))

    @reads
    def followers(self, connection: Connection, game_id: int) -> tuple[Follower, ...]:
        """Return the followers of the game."""
        query = select(followers.c.user_id, followers.c.mentioned).where(followers.c.game_id == game_id)
        return tuple(Follower(*row) for row in connection.execute(query.order_by(followers.c.user_id)))

    @reads
    def followed(self, connection: Connection, user_id: int) -> tuple[Game, ...]:
        """Return the live games that the person follows, newest first."""
        followed = select(followers.c.game_id).where(followers.c.user_id == user_id)
        return find_games(connection, games_query(games.c.id.in_(followed), is_live))
