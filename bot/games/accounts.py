"""The settings of people in storage and in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from cachetools import LRUCache

from bot.games.people import Person, SeatName, quiet_until
from bot.games.repositories import AccountReader, AccountRepository

PEOPLE_KEPT = 10_000
"""People whose settings are cached; one person takes half a kilobyte."""


class AccountService:
    """Reads and changes people's settings; `reader` has what else is stored of them.

    It remembers the settings that it read last. They are read with every turn and every panel for their own sake, so
    what follows from those in memory, such as the language of an answer, costs no statement, and what another process
    has changed is soon known here.
    """

    def __init__(self, accounts: AccountRepository, people_kept: int = PEOPLE_KEPT) -> None:
        self.reader: AccountReader = accounts
        self._accounts = accounts
        self._known = LRUCache[int, Person](people_kept)
        self._names = LRUCache[int, dict[int | None, str]](people_kept)

    def known(self, user_id: int) -> Person | None:
        """Return the person's settings as they were read last, None if they are not in memory."""
        return self._known.get(user_id)

    def note_name(self, guild_id: int | None, user_id: int, name: str) -> None:
        """Remember the name under which the person was seen on a server; None is a private conversation."""
        self._names.setdefault(user_id, {})[guild_id] = name

    def newest_name(self, guild_id: int | None, user_id: int, name: str) -> str:
        """Return the person's newest name on a server; `name`, from an old game, if they were not seen since."""
        return self._names.get(user_id, {}).get(guild_id, name)

    async def person(self, user_id: int) -> Person:
        return self._remembered(await self._accounts.person(user_id))

    async def auto_playing(self, game_id: int) -> frozenset[int]:
        """Return the people at the table whose only legal move is made for them."""
        return frozenset(person.user_id for person in await self.seated(game_id) if person.auto_place)

    async def quiet_ends(self, user_ids: Iterable[int], now: int) -> Mapping[int, int | None]:
        """Return the people that messages may notify, with the end of their quiet hours; None outside of them."""
        found = [self.known(user_id) or await self.person(user_id) for user_id in user_ids]
        return {each.user_id: quiet_until(each, now) for each in found if each.mentions}

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
        self._names.pop(user_id, None)

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the settings of the people who have a seat at the table, or one that is reserved for them."""
        return [self._remembered(person) for person in await self._accounts.seated(game_id)]

    def _remembered(self, person: Person) -> Person:
        self._known[person.user_id] = person
        return person
