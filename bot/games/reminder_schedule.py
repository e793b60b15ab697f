"""When the player to move is reminded: decided from stored values and the time alone."""

from __future__ import annotations

from dataclasses import replace

from bot.games.models import Game, Person, Reminder, Seat, Status
from bot.games.repositories import Change
from bot.games.table import Table

HOUR = 3600
DAY = 24 * HOUR


def is_due(game: Game, person: Person, now: int) -> bool:
    """Return whether the person whose turn it is should be reminded now, in Unix seconds.

    A reminder that falls into their quiet hours waits until those are over.
    """
    at = next_reminder(game)
    return at is not None and at <= now and not is_quiet(person, now)


def next_reminder(game: Game) -> int | None:
    """Return when the next reminder is due, quiet hours aside, in Unix seconds; None if there will be none.

    The first comes after the table's pace, counted from the last move, each one after twice the pause before.
    """
    if game.status is not Status.PLAYING or not game.options.pace or game.moved_at is None:
        return None
    # Shifting by the count doubles the pause with each reminder.
    return (game.reminder.sent_at or game.moved_at) + (game.options.pace * HOUR << game.reminder.count)


def reminded_seat(table: Table) -> Seat | None:
    """Return the seat of the person to remind; None while a computer player moves or the turn was not shown yet."""
    acting = table.acting
    if acting is None or not table.awaits(acting.user_id) or table.game.announcement.ply < table.public_ply:
        return None
    return acting


def reminder_sent_change(ply: int, at: int, message_id: int | None) -> Change:
    """Return the change that counts a reminder of the turn at `ply`, unless somebody has moved meanwhile."""

    def count(game: Game) -> Game:
        # The message was sent for a turn that has ended: it does not count, but has to be deleted like the others.
        if game.ply != ply:
            return replace(game, reminder=replace(game.reminder, message_id=message_id))
        return replace(game, reminder=Reminder(game.reminder.count + 1, at, message_id))

    return count


def reminder_deleted_change(message_id: int) -> Change:
    """Return the change that notes that this reminder is no longer there."""

    def forget(game: Game) -> Game:
        is_latest = game.reminder.message_id == message_id
        return replace(game, reminder=replace(game.reminder, message_id=None)) if is_latest else game

    return forget


def is_quiet(person: Person, now: int) -> bool:
    """Return whether it is within the person's quiet hours by their own clock, UTC if their offset is unknown."""
    if person.quiet_from is None or person.quiet_to is None:
        return False
    # Quiet hours may go past midnight, so everything is counted from their beginning.
    length = (person.quiet_to - person.quiet_from) % 24 * HOUR
    return (local_time(person, now) - person.quiet_from * HOUR) % DAY < length


def local_time(person: Person, now: int) -> int:
    """Return the seconds since midnight by the person's clock."""
    return (now + (person.utc_offset or 0) * 60) % DAY
