"""Absences: when they begin and end, as pure functions, and what others did meanwhile for the person.

A person says until when they are away. Each of their seats keeps that, so that whoever has the game knows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from bot.games.announcement import announce_again
from bot.games.changes import with_seat
from bot.games.game import Entry, Game
from bot.games.models import NOBODY, Actor, Seat, Status
from bot.games.people import Person
from bot.games.seats import restart_pace_of, return_to_seat
from bot.games.table import PlayedMove, Table, group_turns

if TYPE_CHECKING:
    from bot.games.tables import TableService


@dataclass(frozen=True)
class Missed:
    """What others did for a person who was away: how many turns they took, and at how many tables."""

    turns: int = 0
    tables: int = 0


@dataclass(frozen=True)
class Return:
    """The tables that somebody came back to, and what others have done there for them."""

    tables: Sequence[Table]
    missed: Missed


def away(person: Person, now: int, until: int) -> Person:
    """Let the person be away from now on, or longer or shorter than they said before."""
    is_new = person.away_from is None or is_over(person, now)
    return replace(person, away_from=now if is_new else person.away_from, away_until=until)


def present(person: Person, before: Person) -> Person:
    """Let the person be away no longer, unless they have said since `before` that they are away again."""
    return person if person.away_until != before.away_until else replace(person, away_from=None, away_until=None)


def is_over(person: Person, now: int) -> bool:
    """Return whether the person has been away, and is not any more."""
    return person.away_until is not None and person.away_until <= now


def begin_absence(game: Game, actor: Actor, at: int, user_id: int, until: int) -> Game:
    """Let the person be away at this table until then, if they play there."""
    seat = game.seat_of(user_id)
    if not game.is_live or seat is None or seat.resigned:
        return game
    return with_seat(game, replace(seat, away_until=until))


def with_absences(seats: Iterable[Seat], people: Iterable[Person], now: int) -> tuple[Seat, ...]:
    """Note on the seats of a game that is about to be played the absences that people have by now.

    While a game is not live, its seats do not learn who leaves and who comes back. `people` are the settings of those
    on the seats; whoever is not among them is there.
    """
    ends = {person.user_id: person.away_until for person in people if not is_over(person, now)}
    return tuple(replace(seat, away_until=None if seat.resigned else ends.get(seat.user_id or 0)) for seat in seats)


def come_back(game: Game, actor: Actor, at: int) -> Game:
    """Let the person be back, also on a seat that a computer player keeps for them.

    A seat on which another person plays for them stays with that person.
    """
    seat = game.seat_of(actor.user_id)
    if not game.is_live or seat is None or not seat.is_recoverable:
        return game
    return return_to_seat(game, actor, at)


def absence_ends_at(game: Game) -> int | None:
    """Return when the next person at the table is back, in Unix seconds; None if nobody is away."""
    if not game.is_live:
        return None
    return min((seat.away_until for seat in game.seats if seat.away_until is not None), default=None)


def end_past_absences(game: Game, actor: Actor, at: int) -> Game:
    """End the absences whose time is over.

    Somebody whose turn has begun meanwhile has not been notified of it: the turn is announced again.
    """
    over = [seat for seat in game.seats if seat.away_until is not None and seat.away_until <= at]
    if not game.is_live or not over:
        return game
    seats = tuple(replace(each, away_until=None) if each in over else each for each in game.seats)
    back = replace(game, seats=seats)
    return _announce_turn_again(back, at) if game.acting in over else back


def _announce_turn_again(game: Game, now: int) -> Game:
    if game.status is not Status.PLAYING or game.acting is None or game.acting.is_computer:
        return game
    return restart_pace_of(announce_again(game), game.acting, now)


def missed(tables: Iterable[Table], user_id: int, since: int) -> Missed:
    """Count the turns that others have taken for the person since then, in Unix seconds; plans are their own."""
    counts = [_missed_turns(table, user_id, since) for table in tables]
    return Missed(sum(counts), len([count for count in counts if count]))


def _missed_turns(table: Table, user_id: int, since: int) -> int:
    seat = table.game.owned_by(user_id) or table.game.seat_of(user_id)
    moves = (each for each in table.moves if seat and each.seat == seat.number and table.log[each.ply].at >= since)
    return len([turn for turn in group_turns(moves) if any(_is_by_another(each, table.log, user_id) for each in turn)])


def _is_by_another(played: PlayedMove, log: tuple[Entry, ...], user_id: int) -> bool:
    """Return whether a computer player or another person chose the move; nobody chooses what follows by itself."""
    entry = log[played.ply]
    return entry.user_id is None or played.chosen_by not in {None, user_id}


class AbsenceService:
    """Begins and ends absences. A person's own settings say when they are away, and every seat of theirs repeats it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def leave(self, user_id: int, until: int) -> Sequence[Table]:
        """Let the person be away from now on until then, in Unix seconds; return their tables."""
        now = self._tables.clock()
        await self._tables.accounts.change(user_id, lambda person: away(person, now, until))
        games = await self._tables.games.games_of(user_id)
        return [await self._tables.change(game.id, begin_absence, NOBODY, user_id, until) for game in games]

    async def come_back(self, actor: Actor) -> Return | None:
        """Let the person be back everywhere; None for somebody who was not away."""
        assert actor.user_id is not None
        person = await self._tables.accounts.person(actor.user_id)
        if person.away_from is None:
            return None
        for game in await self._tables.games.games_of(actor.user_id):
            await self._tables.change(game.id, come_back, actor)
        return await self.welcome(person)

    async def welcome(self, person: Person) -> Return:
        """Note that the person is back; return their tables and what they have missed."""
        since = person.away_from or 0
        await self._tables.accounts.change(person.user_id, partial(present, before=person))
        games = await self._tables.games.games_of(person.user_id, ended_since=since)
        tables = [await self._tables.table_of(game) for game in games]
        return Return([each for each in tables if each.game.is_live], missed(tables, person.user_id, since))
