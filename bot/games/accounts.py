"""The settings of people in storage and in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.games.people import Person, SeatName, quiet_until

if TYPE_CHECKING:
    from bot.storage.account_repository import SqlAccountRepository

PEOPLE_KEPT = 10_000
"""How many people's settings are cached; one person takes half a kilobyte."""


class AccountService:
    """Reads and changes people's settings; `store` has the other stored data about people.

    The service caches the settings from the latest read. Every turn and every panel reads the settings from storage
    anyway. Other uses, such as the language of an answer, take the settings from the cache without a statement, and
    soon see the changes of another process.
    """

    def __init__(self, accounts: SqlAccountRepository, people_kept: int = PEOPLE_KEPT) -> None:
        self.store = accounts
        self._known = LRUCache[int, Person](people_kept)
        self._names = LRUCache[int, dict[int | None, str]](people_kept)

    def known(self, user_id: int) -> Person | None:
        """Return the cached settings of the person, None without settings in memory."""
        return self._known.get(user_id)

    def note_name(self, guild_id: int | None, user_id: int, name: str) -> None:
        """Remember the person's current name on a server; None is a private conversation."""
        self._names.setdefault(user_id, {})[guild_id] = name

    def newest_name(self, guild_id: int | None, user_id: int, name: str) -> str:
        """Return the person's latest name on a server; `name`, from an old game, if the person was not seen since."""
        return self._names.get(user_id, {}).get(guild_id, name)

    async def person(self, user_id: int) -> Person:
        return self._remembered(await self.store.person(user_id))

    async def quiet_ends(self, user_ids: Iterable[int], now: int) -> Mapping[int, int | None]:
        """Return the people whom messages may notify, with the ends of current quiet hours, or None at other hours."""
        found = [self.known(user_id) or await self.person(user_id) for user_id in user_ids]
        return {each.user_id: quiet_until(each, now) for each in found if each.mentions}

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change and return the person's settings. Raises the errors of `change`."""
        return self._remembered(await self.store.change_person(user_id, change))

    async def forget(self, user_id: int, replacement: SeatName, computer: str) -> None:
        """Erase the person: their seats get the new name, and `computer` goes on in their unfinished games."""
        await self.store.forget(user_id, replacement, computer)
        self._known.pop(user_id, None)
        self._names.pop(user_id, None)

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the settings of the people at the table, including people with a reserved seat."""
        return [self._remembered(person) for person in await self.store.seated(game_id)]

    def _remembered(self, person: Person) -> Person:
        self._known[person.user_id] = person
        return person
