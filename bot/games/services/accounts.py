"""People's own settings, and what is stored about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games.people import DealScore, GameCounts, Person, SeatName, Statistics
from bot.games.ranking import FinishedGame
from bot.games.repositories import AccountRepository
from bot.newest import Newest

PEOPLE_KEPT = 10_000
"""People whose settings are kept in memory; those of one take half a kilobyte."""


class AccountService:
    """Reads and changes a person's settings and data.

    It remembers the settings that it read last. They are read with every turn and every panel for their own sake, so
    what follows from those in memory, such as the language of an answer, costs no statement, and what another process
    has changed is soon known here.
    """

    def __init__(self, accounts: AccountRepository, people_kept: int = PEOPLE_KEPT) -> None:
        self._accounts = accounts
        self._known = Newest[int, Person](people_kept)

    def known(self, user_id: int) -> Person | None:
        """Return the person's settings as they were read last, None if they are not in memory."""
        return self._known.get(user_id)

    async def person(self, user_id: int) -> Person:
        """Return the person's settings, the defaults for somebody unknown."""
        return self._remembered(await self._accounts.person(user_id))

    async def auto_playing(self, game_id: int) -> frozenset[int]:
        """Return the people at the table whose only legal move is made for them."""
        return frozenset(person.user_id for person in await self.seated(game_id) if person.auto_place)

    async def who_may_be_mentioned(self, user_ids: Iterable[int]) -> tuple[int, ...]:
        """Return those of the people whom messages may notify."""
        found = [self.known(user_id) or await self.person(user_id) for user_id in user_ids]
        return tuple(person.user_id for person in found if person.mentions)

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change the person's settings and return them as they are then. Raises what `change` raises."""
        return self._remembered(await self._accounts.change_person(user_id, change))

    async def keep_hints(self, person: Person) -> None:
        """Keep the hints that the person has been given, and no other of their settings."""
        await self._accounts.save_person(person, "hints")

    async def forget(self, user_id: int, replacement: SeatName, computer: str) -> None:
        """Erase the person: their seats stay under the new name, and `computer` plays on for them."""
        await self._accounts.forget(user_id, replacement, computer)
        self._known.pop(user_id, None)

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the settings of the people who have a seat at the table, or one that is reserved for them."""
        return [self._remembered(person) for person in await self._accounts.seated(game_id)]

    def _remembered(self, person: Person) -> Person:
        self._known[person.user_id] = person
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

    async def finished_games(self, guild_id: int) -> tuple[FinishedGame, ...]:
        """Return the finished games of a server in the order in which they ended."""
        return await self._accounts.finished_games(guild_id)

    async def deal_scores(self, deal: str) -> tuple[DealScore, ...]:
        """Return what people have reached with a deal; not those who gave up."""
        return await self._accounts.deal_scores(deal)

    async def finished_deals(self, user_id: int) -> tuple[str, ...]:
        """Return the deals that the person has played to the end."""
        return await self._accounts.finished_deals(user_id)
