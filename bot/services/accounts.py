"""Reads and changes the settings of people, and keeps them in memory."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from cachetools import LRUCache

from bot.games.people.person import Person, SeatName, quiet_until
from bot.games.refusals import ErasedSince
from bot.storage.account_repository import SqlAccountRepository

PEOPLE_KEPT = 10_000
"""How many people's settings are cached; one person takes half a kilobyte."""


class AccountService:
    """Reads and changes people's settings; `store` has the other stored data about people.

    The service caches the settings from the latest read. Where another process may have changed them, every turn and
    every panel reads the settings from storage. Other uses, such as the language of an answer, take the settings from
    the cache without a statement, and soon see the changes of another process.
    """

    def __init__(self, accounts: SqlAccountRepository, people_kept: int = PEOPLE_KEPT) -> None:
        self.store = accounts
        self._known = LRUCache[int, Person](people_kept)
        self._erasures = 0
        self.names = LRUCache[tuple[int | None, int], str](people_kept)
        """The last names of people, by server and person; None is a private conversation."""

    def known(self, user_id: int) -> Person | None:
        """Return the cached settings of the person, None without settings in memory."""
        return self._known.get(user_id)

    async def person(self, user_id: int) -> Person:
        """Return the present settings, from memory unless another process may have changed them."""
        known = None if self.store.database.is_shared else self.known(user_id)
        if known:
            return known
        erasures = self._erasures
        return self._read(await self.store.person(user_id), erasures)

    async def quiet_ends(self, user_ids: Iterable[int], now: int) -> Mapping[int, int | None]:
        """Return the people whom messages may notify, with the ends of current quiet hours, or None at other hours."""
        found = [self.known(user_id) or await self.person(user_id) for user_id in user_ids]
        return {each.user_id: quiet_until(each, now) for each in found if each.mentions}

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change and return the person's settings. Raises the errors of `change`."""
        self._known[user_id] = changed = await self.store.change_person(user_id, change)
        return changed

    async def change_unasked(self, user_id: int, change: Callable[[Person], Person]) -> bool:
        """Change the person's settings as a side effect of an interaction; return whether anything was changed."""
        is_changed = False

        def observed(person: Person) -> Person:
            nonlocal is_changed
            is_changed = (changed := change(person)) != person
            return changed

        # Nobody has to read that a side effect was left out.
        with suppress(ErasedSince):
            await self.change(user_id, observed)
        return is_changed

    async def forget(
        self, user_id: int, replacement: SeatName, computer: str, interaction_id: int | None = None
    ) -> None:
        """Erase the person: their seats get the new name, and `computer` goes on in their unfinished games."""
        await self.store.forget(user_id, replacement, computer, interaction_id)
        self._erasures += 1
        self._known.pop(user_id, None)
        for seen in [each for each in self.names if each[1] == user_id]:
            del self.names[seen]

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the settings of the people at the table, including people with a reserved seat."""
        erasures = self._erasures
        return [self._read(person, erasures) for person in await self.store.seated(game_id)]

    def _read(self, person: Person, erasures: int) -> Person:
        """Remember settings from storage; `erasures` is the number of erasures before the read.

        Without other processes, settings in memory are at least as new, and the person may have been erased since.
        """
        if self.store.database.is_shared:
            self._known[person.user_id] = person
        elif self._erasures == erasures:
            return self._known.setdefault(person.user_id, person)
        return person
