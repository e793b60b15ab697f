"""When the player to move is reminded: decided from stored values and the time alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.games.models import MINUTE, Game, Leftover, Person, Reminder, Seat, Status
from bot.games.repositories import Change
from bot.games.table import Table
from bot.games.time_zones import local_datetime

HOUR = 3600
DAY = 24 * HOUR


def next_reminder(game: Game) -> int | None:
    """Return when the next reminder is due, in Unix seconds; None if there will be none before the game changes.

    The first comes after the table's pace, counted from the last move, each one after twice the pause before. Quiet
    hours are noted when a reminder falls into them.
    """
    if game.status is not Status.PLAYING or not game.options.has_reminders or game.moved_at is None or game.is_unshown:
        return None
    # Shifting by the count doubles the pause with each reminder.
    at = (game.reminder.sent_at or game.moved_at) + (game.options.pace * MINUTE << game.reminder.count)
    return max(at, game.reminder.not_before or at)


def reminded_seat(table: Table) -> Seat | None:
    """Return the seat of the person to remind; None while a computer player moves or the turn was not shown yet."""
    acting = table.acting
    if acting is None or not table.awaits(acting.user_id) or table.game.announcement.ply < table.public_ply:
        return None
    return acting


def reminder_sent_change(ply: int, at: int, message_id: int | None) -> Change:
    """Return the change that counts a reminder of the turn at `ply`, unless somebody has moved meanwhile.

    The reminder before is to be deleted.
    """

    def count(game: Game) -> Game:
        before = game.reminder.message_id
        left = (*game.leftovers, Leftover(before)) if before else game.leftovers
        # The message was sent for a turn that has ended: it does not count, but has to be deleted like the others.
        if game.ply != ply:
            return replace(game, leftovers=(*left, Leftover(message_id)) if message_id else left)
        return replace(game, reminder=Reminder(game.reminder.count + 1, at, message_id), leftovers=left)

    return count


def reminder_put_off_change(ply: int, not_before: int) -> Change:
    """Return the change that puts the next reminder of the turn at `ply` off, unless somebody has moved meanwhile."""

    def put_off(game: Game) -> Game:
        return replace(game, reminder=replace(game.reminder, not_before=not_before)) if game.ply == ply else game

    return put_off


def quiet_until(person: Person, now: int) -> int | None:
    """Return when the person's quiet hours of this moment end, in Unix seconds; None outside of them.

    They are by the person's own clock, so they are an hour shorter or longer when it is changed for summer or winter.
    """
    if person.quiet_from is None or person.quiet_to is None:
        return None
    # Quiet hours may go past midnight, so everything is counted from their beginning.
    length = (person.quiet_to - person.quiet_from) % 24 * HOUR
    passed = (local_time(person, now) - person.quiet_from * HOUR) % DAY
    if passed >= length:
        return None
    # Times of one zone are added up as its clocks show them, whatever happens to the clocks in between.
    clock = local_datetime(person.time_zone, now)
    return int((clock + timedelta(seconds=length - passed)).replace(fold=clock.fold).timestamp())


def local_time(person: Person, now: int) -> int:
    """Return the seconds since midnight by the person's clock; by UTC if their time zone is unknown."""
    clock = local_datetime(person.time_zone, now)
    return clock.hour * HOUR + clock.minute * 60 + clock.second
