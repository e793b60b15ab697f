"""People's own settings, and what is stored about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.models import GameCounts, Person, Statistics
from bot.games.repositories import AccountRepository


class AccountService:
    """Reads and changes a person's settings and data."""

    def __init__(self, accounts: AccountRepository) -> None:
        self._accounts = accounts

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, the defaults for somebody unknown."""
        return await self._accounts.person(user_id)

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change the person's settings and return them as they are then."""
        changed = change(await self._accounts.person(user_id))
        await self._accounts.save_person(changed)
        return changed

    async def keep(self, person: Person) -> None:
        """Keep the person's settings, as they were read in this request and changed since."""
        await self._accounts.save_person(person)

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything stored about the person, as plain data that JSON can hold."""
        return await self._accounts.export(user_id)

    async def count_games(self, user_id: int) -> GameCounts:
        """Count the games that bear the person's name."""
        return await self._accounts.count_games(user_id)

    async def statistics(self, user_id: int, guild_id: int | None = None) -> tuple[Statistics, ...]:
        """Return one line for each variant that the person finished, most played first."""
        return await self._accounts.statistics(user_id, guild_id)
