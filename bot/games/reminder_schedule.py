"""When a turn that keeps the others waiting is brought to mind: decided from stored values and the time alone."""

from __future__ import annotations

from bot.games.models import Game, Person, Status

HOUR = 3600
DAY = 24 * HOUR


def is_due(game: Game, person: Person, now: int) -> bool:
    """Whether the person whose turn it is should be reminded now, in Unix seconds.

    What falls into their quiet hours waits, without being forgotten, until those are over.
    """
    at = next_reminder(game)
    return at is not None and at <= now and not is_quiet(person, now)


def next_reminder(game: Game) -> int | None:
    """When the next reminder would come if nobody had quiet hours; None: never.

    The first comes after the table's pace, counted from the last move, each one after twice the pause before.
    """
    if game.status is not Status.PLAYING or not game.pace or game.moved_at is None:
        return None
    return (game.reminded_at or game.moved_at) + (game.pace * HOUR << game.reminders)


def is_quiet(person: Person, now: int) -> bool:
    """Whether it is between the person's quiet hours by their own clock, UTC where they have not told theirs."""
    if person.quiet_from is None or person.quiet_to is None:
        return False
    length = (person.quiet_to - person.quiet_from) % 24 * HOUR
    return (local_time(person, now) - person.quiet_from * HOUR) % DAY < length


def local_time(person: Person, now: int) -> int:
    """Seconds since midnight by the person's clock."""
    return (now + (person.utc_offset or 0) * 60) % DAY
