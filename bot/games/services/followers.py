"""Lets people follow a table at which they do not play. They see what everybody in the channel sees, and no more."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.following import MOST_FOLLOWED, require_may_follow
from bot.games.people import Follower
from bot.games.repositories import FollowerRepository


@dataclass(frozen=True)
class FollowService:
    """Follows tables. Storage forgets a follower who takes a seat there, and all followers of a game that is over."""

    followers: FollowerRepository

    async def follow(self, game_id: int, user_id: int, *, mentioned: bool = False) -> Follower:
        """Let the person follow the game; `mentioned` when it ends. Raises as `require_may_follow`, or NoSuchGame."""
        follower = Follower(user_id, mentioned=mentioned)
        await self.followers.follow(
            game_id, follower, lambda game, others: require_may_follow(game, user_id, others), MOST_FOLLOWED
        )
        return follower

    async def follower(self, game_id: int, user_id: int) -> Follower | None:
        """Return how the person follows the game, None if they do not."""
        return next((each for each in await self.followers.followers(game_id) if each.user_id == user_id), None)

    async def mentioned(self, game_id: int) -> tuple[int, ...]:
        """Return the people who want to be mentioned when the game ends."""
        return tuple(each.user_id for each in await self.followers.followers(game_id) if each.mentioned)
