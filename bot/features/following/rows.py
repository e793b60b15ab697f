"""The rows of following: which people follow which games, until the games end."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Connection, Integer, Table, delete, select

from bot.games.game import Game
from bot.games.refusals import Refusal, wrong_status
from bot.storage.database import Repository, reads, stores_people, upsert, writes
from bot.storage.game_repository import find_games, games_query, locked_game
from bot.storage.schema import Rows, games, is_live, new_metadata, of_game

MOST_FOLLOWERS: Final = 25
"""How many people may follow one game: Discord shows so many mentions below a poster in two lines."""

MOST_FOLLOWED: Final = 10
"""How many games one person may follow: so many fit into a list with a button for each game."""

_tables: Final = new_metadata()

followers: Final = Table(
    "followers",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("mentioned", Boolean, nullable=False),
)

ROWS: Final = Rows("following", _tables, until_end=(followers,))


@dataclass(frozen=True)
class Follower:
    """A person who follows a game without a seat at its table."""

    user_id: int
    mentioned: bool = False
    """Whether the person wants a mention at the end of the game."""


class SqlFollowerRepository(Repository):
    """The followers of games. A follower who takes a seat counts again only when they have left it."""

    @stores_people
    def follow(self, connection: Connection, game_id: int, user_id: int, *, mentioned: bool = False) -> Follower:
        """Follow the game for the person; `mentioned` asks for a mention at the end.

        Raises Refusal if no game has the id, if the person may not follow the game, or follows too many games.
        """
        # The game is locked: if two people want the last place among its followers, only one of them gets it.
        game = locked_game(connection, game_id)
        if not game.is_live:
            raise wrong_status(game)
        if is_seated(game, user_id):
            raise Refusal("error-already-seated")
        others = select(followers.c.user_id).where(followers.c.game_id == game_id, followers.c.user_id != user_id)
        if sum(not is_seated(game, each) for each in connection.scalars(others)) >= MOST_FOLLOWERS:
            raise Refusal("error-too-many-followers", limit=MOST_FOLLOWERS)
        if sum(each.id != game_id for each in _followed(connection, user_id)) >= MOST_FOLLOWED:
            raise Refusal("error-follows-too-many", limit=MOST_FOLLOWED)
        upsert(connection, followers, {"game_id": game_id, "user_id": user_id, "mentioned": mentioned})
        return Follower(user_id, mentioned=mentioned)

    @writes
    def unfollow(self, connection: Connection, game_id: int, user_id: int) -> None:
        """Delete the follower; nothing happens if the person does not follow the game."""
        theirs = followers.c.game_id == game_id, followers.c.user_id == user_id
        connection.execute(delete(followers).where(*theirs))

    @reads
    def follower(self, connection: Connection, game_id: int, user_id: int) -> Follower | None:
        """Return how the person follows the game; None for a person who does not follow the game."""
        theirs = followers.c.game_id == game_id, followers.c.user_id == user_id
        row = connection.execute(select(followers.c.user_id, followers.c.mentioned).where(*theirs)).one_or_none()
        return Follower(*row) if row else None

    @reads
    def mentioned(self, connection: Connection, game: Game) -> tuple[int, ...]:
        """Return the people without a seat who want a mention at the end of the game."""
        query = select(followers.c.user_id).where(followers.c.game_id == game.id, followers.c.mentioned)
        found = connection.scalars(query.order_by(followers.c.user_id))
        return tuple(each for each in found if not is_seated(game, each))

    @reads
    def followed(self, connection: Connection, user_id: int) -> tuple[Game, ...]:
        """Return the live games that the person follows, newest first."""
        return _followed(connection, user_id)


def _followed(connection: Connection, user_id: int) -> tuple[Game, ...]:
    followed = select(followers.c.game_id).where(followers.c.user_id == user_id)
    found = find_games(connection, games_query(games.c.id.in_(followed), is_live))
    return tuple(each for each in found if not is_seated(each, user_id))


def is_seated(game: Game, user_id: int) -> bool:
    """Return whether the person has a seat, and has not resigned."""
    seat = game.seat_of(user_id)
    return seat is not None and not seat.resigned
