"""When the player to move is reminded: decided from stored values and the time alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.games.game import Game
from bot.games.game_changes import require_playing, with_leftover
from bot.games.models import DAY, HOUR, MINUTE, Actor, Reminder, Seat, Status
from bot.games.people import Person
from bot.games.refusals import StaleGame, not_your_turn
from bot.games.table import Table
from bot.games.timing.time_zones import local_datetime

MOST_REMINDERS: Final = 5
"""How often somebody is reminded of a turn."""


def next_reminder(game: Game) -> int | None:
    """Return when the next reminder is due, in Unix seconds; None if there will be none before the game changes.

    One that the person does not want is due all the same, because the table goes by it. The first comes after the
    table's pace, each one after twice the pause before, five at most. The one that names the time at which a computer
    player moves is the last. Quiet hours are noted when a reminder falls into them. While the person is away there is
    none, nor in a game that is about to be archived.
    """
    sent = game.reminder
    if not is_waiting(game) or not game.options.has_reminders:
        return None
    if sent.count >= MOST_REMINDERS or sent.acts_at is not None or sent.archives_at is not None:
        return None
    return pace_ends_at(game)


def pace_ends_at(game: Game) -> int | None:
    """Return when the time is over until the next reminder, whether or not one comes; None if nobody has moved."""
    if game.waiting_since is None:
        return None
    # Shifting by the count doubles the pause with each reminder.
    at = game.waiting_since + (game.options.pace * MINUTE << game.reminder.count)
    return max(at, game.reminder.not_before or at)


def nudge_at(game: Game) -> int | None:
    """Return when the player to move is notified who was not when the turn was announced; None if they have moved."""
    shown = game.announcement
    return shown.nudge_at if is_waiting(game) and shown.ply == game.ply and not game.reminder.is_muted else None


def is_waiting(game: Game) -> bool:
    """Return whether the game waits for a person who is not absent, and the channel shows it."""
    is_shown = game.status is Status.PLAYING and not game.is_unshown
    return is_shown and not (game.acting and (game.acting.is_computer or game.acting.is_absent))


def takeover_at(game: Game) -> int | None:
    """Return when a computer player moves for the person who is waited for; None if none does before the game changes.

    That is so where the table wants it: the pace has passed, a reminder has named the time, and the pace has passed
    again.
    """
    return game.reminder.acts_at if is_waiting(game) and game.options.is_acted_upon else None


def announced_takeover(game: Game, person: Person, now: int) -> int | None:
    """Return the time that a reminder sent now names for a computer player to move; None if none will.

    It is never in the person's quiet hours.
    """
    if not game.options.is_acted_upon:
        return None
    at = now + game.options.pace * MINUTE
    return quiet_until(person, at) or at


def reminder_after_move(before: Game, after: Game) -> Reminder:
    """Return what is known of reminders once moves have led from one game to the other.

    If they leave the turn open that was waited for, everything that was promised for it still holds. Otherwise only the
    message of the last reminder is left, which is to be deleted. What was offered for the archive is void in any case.
    """
    if not is_waiting(before) or after.public_ply != before.public_ply:
        return Reminder(message_id=after.reminder.message_id)
    return replace(after.reminder, counted_from=before.waiting_since, archives_at=None, quiet_since=None)


def expected_takeover(game: Game, person: Person) -> int | None:
    """Return when a computer player moves for the person who is waited for: as named, or as the next reminder will.

    None if none does before the game changes.
    """
    due = next_reminder(game)
    if due is None:
        return takeover_at(game)
    return announced_takeover(game, person, quiet_until(person, due) or due)


def mute(game: Game, ply: int | None, actor: Actor) -> Game:
    """Send the actor no further reminders of the turn, which was at `ply`.

    Raises StaleGame.
    """
    require_playing(game)
    if ply is not None and not game.is_of_turn(ply):
        raise StaleGame(game.id, ply, game.ply)
    awaited = next((seat for seat in game.people if seat.number == game.acting_seat), None)
    if awaited is None or awaited.user_id != actor.user_id:
        raise not_your_turn(awaited, "error-reminders-of-another")
    return replace(game, reminder=replace(game.reminder, is_muted=True))


def reminded_seat(table: Table) -> Seat | None:
    """Return the seat of the person to remind; None while a computer player moves or the turn was not shown yet."""
    acting = table.acting
    if acting is None or not table.awaits(acting.user_id) or table.game.announcement.ply < table.public_ply:
        return None
    return acting


def note_reminder(
    game: Game, ply: int, user_id: int | None, at: int, message_id: int | None, acts_at: int | None = None
) -> Game:
    """Count a reminder of the person's turn that was at `ply`, unless that has ended, or is another's, meanwhile.

    The reminder before is to be deleted. `acts_at` is the time for a computer player to move that it named.
    """
    left = with_leftover(game, game.reminder.message_id)
    # The message was sent for a turn that has ended: it does not count, but has to be deleted like the others.
    if not game.is_of_turn(ply) or user_id != (game.acting and game.acting.user_id):
        return with_leftover(left, message_id)
    return replace(left, reminder=replace(_counted(game.reminder, at, acts_at), message_id=message_id))


def count_withheld_reminder(game: Game, ply: int, at: int, acts_at: int | None) -> Game:
    """Count a reminder which the person does not want, of the turn that was at `ply`.

    A message that stands stays, for the others. `acts_at` is when a computer player moves; None if none does.
    """
    return replace(game, reminder=_counted(game.reminder, at, acts_at)) if game.is_of_turn(ply) else game


def _counted(before: Reminder, at: int, acts_at: int | None) -> Reminder:
    """Return what is known after one more reminder was due."""
    return replace(before, count=before.count + 1, counted_from=at, not_before=None, acts_at=acts_at)


def note_nudge(game: Game, ply: int, message_id: int | None) -> Game:
    """Note the message which notifies the player of the turn at `ply`.

    It is to be deleted like a reminder, by the next one or when the turn ends, and at once if it has ended meanwhile.
    """
    if not game.is_still_at(ply):
        return with_leftover(game, message_id)
    announcement = replace(game.announcement, nudge_at=None)
    reminder = replace(game.reminder, message_id=message_id)
    return replace(with_leftover(game, game.reminder.message_id), announcement=announcement, reminder=reminder)


def put_off_nudge(game: Game, ply: int, until: int) -> Game:
    """Notify the player of the turn at `ply` then, unless somebody has moved meanwhile."""
    return replace(game, announcement=replace(game.announcement, nudge_at=until)) if game.ply == ply else game


def put_off_reminder(game: Game, ply: int, until: int) -> Game:
    """Put off the next reminder of the turn that was at `ply`, unless that has ended."""
    return replace(game, reminder=replace(game.reminder, not_before=until)) if game.is_of_turn(ply) else game


def put_off_takeover(game: Game, ply: int, until: int) -> Game:
    """Let the person finish the turn that was at `ply` until then, unless that has ended."""
    return replace(game, reminder=replace(game.reminder, acts_at=until)) if game.is_of_turn(ply) else game


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
