"""Decides who may follow a table without a seat."""

from dataclasses import dataclass
from typing import Final

from bot.games.game import Game
from bot.games.people import Follower
from bot.games.refusals import Refusal, WrongStatus
from bot.games.repositories import FollowerRepository

MOST_FOLLOWERS: Final = 25
"""How many people may follow one game: Discord shows so many mentions below a poster in two lines."""

MOST_FOLLOWED: Final = 10
"""How many games one person may follow: so many fit into a list with a button for each game."""


def require_may_follow(game: Game, user_id: int, followers: int) -> None:
    """Check that the person may follow the game; `followers` counts the other followers."""
    if not game.is_live:
        raise WrongStatus(game)
    seat = game.seat_of(user_id)
    if seat is not None and not seat.resigned:
        raise Refusal("error-already-seated")
    if followers >= MOST_FOLLOWERS:
        raise Refusal("error-too-many-followers", limit=MOST_FOLLOWERS)


@dataclass(frozen=True)
class FollowService:
    """Lets people follow tables. Storage removes a follower who takes a seat, and all followers of an ended game."""

    followers: FollowerRepository

    async def follow(self, game_id: int, user_id: int, *, mentioned: bool = False) -> Follower:
        """Follow the game for the person; `mentioned` asks for a mention at the end. Raises as the repository does."""
        follower = Follower(user_id, mentioned=mentioned)
        await self.followers.follow(
            game_id, follower, lambda game, others: require_may_follow(game, user_id, others), MOST_FOLLOWED
        )
        return follower

    async def follower(self, game_id: int, user_id: int) -> Follower | None:
        """Return how the person follows the game, None for a person who does not follow the game."""
        return next((each for each in await self.followers.followers(game_id) if each.user_id == user_id), None)

    async def mentioned(self, game_id: int) -> tuple[int, ...]:
        return tuple(each.user_id for each in await self.followers.followers(game_id) if each.mentioned)
