"""Lets people be away for some time, at all of their tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.models import Actor
from bot.games.people import Person
from bot.games.repositories import Change
from bot.games.seats.absence import Return, away, begin_absence, come_back, missed, present
from bot.games.services.tables import TableService
from bot.games.table import Table


class AbsenceService:
    """Begins and ends absences. A person's own settings say when they are away, and every seat of theirs repeats it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def leave(self, user_id: int, until: int) -> Sequence[Table]:
        """Let the person be away from now on until then, in Unix seconds; return their tables."""
        now = self._tables.clock()
        await self._tables.accounts.change(user_id, lambda person: away(person, now, until))
        return await self._change_all(user_id, partial(begin_absence, user_id=user_id, until=until))

    async def come_back(self, actor: Actor) -> Return | None:
        """Let the person be back everywhere; None for somebody who was not away."""
        assert actor.user_id is not None
        person = await self._tables.accounts.person(actor.user_id)
        if person.away_from is None:
            return None
        await self._change_all(actor.user_id, partial(come_back, actor=actor, at=self._tables.clock()))
        return await self.welcome(person)

    async def welcome(self, person: Person) -> Return:
        """Note that the person is back; return their tables and what they have missed."""
        since = person.away_from or 0
        await self._tables.accounts.change(person.user_id, partial(present, before=person))
        games = await self._tables.games.games_of(person.user_id, ended_since=since)
        tables = [await self._tables.table_of(game) for game in games]
        return Return([each for each in tables if each.game.is_live], missed(tables, person.user_id, since))

    async def _change_all(self, user_id: int, change: Change) -> list[Table]:
        games = await self._tables.games.games_of(user_id)
        return [await self._tables.change(game.id, change) for game in games]
