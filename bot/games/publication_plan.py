"""Plans the steps after which a channel shows a table as it is; knows no Discord.

A game has one public message a turn. A new turn is a new message, because only new messages notify; the message before
loses its buttons. Moves are committed to storage before they are published, and a plan that failed is made anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.games.computers import searches
from bot.games.models import Status
from bot.games.table import Table


@dataclass(frozen=True)
class Send:
    """Send a new public message that tells of the moves from `since` on, and record it as the announcement.

    Discord keeps only the first of several messages with one nonce: it makes sending again harmless.
    """

    table: Table
    since: int
    nonce: str


@dataclass(frozen=True)
class Redraw:
    """Edit the public message; if it is gone, send it again and record that."""

    table: Table
    since: int


@dataclass(frozen=True)
class RemoveControls:
    """Remove the controls of an older public message, which shows `table`."""

    table: Table
    since: int
    message_id: int


@dataclass(frozen=True)
class DeleteReminder:
    """Delete the reminder of a turn that is over, and record that."""

    message_id: int


@dataclass(frozen=True)
class SendCancellation:
    """Send a separate message that says the game has ended without a result."""

    table: Table


@dataclass(frozen=True)
class ForgetAnnouncement:
    """Record that the game has no public message any more."""

    table: Table


Step: TypeAlias = Send | Redraw | RemoveControls | DeleteReminder | SendCancellation | ForgetAnnouncement


def plan(table: Table) -> tuple[Step, ...]:
    """Return the steps after which the channel shows the table; none if it does already."""
    if table.game.status is Status.LOBBY:
        return (Redraw(table, 0),)
    if table.game.status is Status.CANCELLED:
        return _closing(table)
    return _announcing(table) if table.game.announcement.ply < table.public_ply else ()


def redraw_plan(table: Table) -> tuple[Step, ...]:
    """Return the steps that redraw the public message: somebody may have deleted it, or a name has changed."""
    shown = table.game.announcement
    return (Redraw(table.until(max(shown.ply, 0)), shown.since),)


def notified(table: Table) -> tuple[int, ...]:
    """Return the people whom a new message notifies: whose turn it is, and once those who are invited to a lobby."""
    acting, is_new = table.acting, table.game.announcement.message_id is None
    called = [acting] if acting else table.game.invited if is_new else []
    return tuple(seat.user_id for seat in called if seat.user_id)


def is_thinking(table: Table) -> bool:
    """Return whether the bot is shown typing: it is a computer player's turn, and one at the table searches."""
    acting = table.acting
    return acting is not None and acting.is_computer and any(searches(seat.computer) for seat in table.game.seats)


def start_plan(table: Table) -> tuple[Step, ...]:
    """Return the steps that close the lobby of a game in which computer players think about the first moves."""
    is_lobby_shown = table.game.announcement.ply <= 0
    return _remove_controls(table) if is_lobby_shown and is_thinking(table) else ()


def _announcing(table: Table) -> tuple[Step, ...]:
    shown = table.game.announcement
    # The nonce names the position, so that a crash between sending and noting does not show a turn twice.
    send = Send(table, max(shown.ply, 0), nonce=f"{table.game.id}-{table.ply}")
    return (send, *_delete_reminder(table), *_remove_controls(table))


def _closing(table: Table) -> tuple[Step, ...]:
    if table.game.announcement.message_id is None:
        return _delete_reminder(table)
    # A lobby that closes says so itself.
    notice = (SendCancellation(table),) if table.moves else ()
    return (*_delete_reminder(table), *notice, *_remove_controls(table), ForgetAnnouncement(table))


def _delete_reminder(table: Table) -> tuple[Step, ...]:
    message_id = table.game.reminder.message_id
    return () if message_id is None else (DeleteReminder(message_id),)


def _remove_controls(table: Table) -> tuple[Step, ...]:
    shown = table.game.announcement
    if shown.message_id is None:
        return ()
    return (RemoveControls(table.as_shown(max(shown.ply, 0)), shown.since, shown.message_id),)
