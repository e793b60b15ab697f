"""People's own settings, and what is stored about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.models import GameCounts, Person, Statistics
from bot.games.repositories import AccountRepository

LANGUAGES_KEPT = 10_000
"""People whose language is kept in memory."""


class AccountService:
    """Reads and changes a person's settings and data.

    It remembers the languages of the people whose settings it read last, since every answer needs them: the settings
    are read for their own sake whenever a panel opens, so what another process has changed is soon known here.
    """

    def __init__(self, accounts: AccountRepository) -> None:
        self._accounts = accounts
        self._languages: dict[int, str | None] = {}

    def knows_language(self, user_id: int) -> bool:
        """Return whether `language` can tell what the person has chosen."""
        return user_id in self._languages

    def language(self, user_id: int) -> str | None:
        """Return the language that the person has chosen; None if that is none, or not known here."""
        return self._languages.get(user_id)

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, the defaults for somebody unknown."""
        return self._remembered(await self._accounts.person(user_id))

    async def unmentioned_at(self, game_id: int) -> frozenset[int]:
        """Return the people at the table whom no message may mention."""
        people = await self._accounts.people_at(game_id)
        return frozenset(user_id for user_id, person in people.items() if not person.mentions)

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change the person's settings and return them as they are then. Raises what `change` raises."""
        return self._remembered(await self._accounts.change_person(user_id, change))

    async def keep_hints(self, person: Person) -> None:
        """Keep the hints that the person has been given, and no other of their settings."""
        await self._accounts.save_person(person, "hints")

    def forget_language(self, user_id: int) -> None:
        """Forget what the person has chosen, because they were erased."""
        self._languages.pop(user_id, None)

    def _remembered(self, person: Person) -> Person:
        # Moved to the end, so that the first is the one that nobody has read for the longest.
        self._languages.pop(person.user_id, None)
        self._languages[person.user_id] = person.language
        if len(self._languages) > LANGUAGES_KEPT:
            del self._languages[next(iter(self._languages))]
        return person

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything stored about the person, as plain data that JSON can hold."""
        return await self._accounts.export(user_id)

    async def count_games(self, user_id: int) -> GameCounts:
        """Count the games that bear the person's name."""
        return await self._accounts.count_games(user_id)

    async def statistics(self, user_id: int, guild_id: int | None = None) -> tuple[Statistics, ...]:
        """Return one line for each variant that the person finished, most played first."""
        return await self._accounts.statistics(user_id, guild_id)
