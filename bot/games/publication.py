"""Says by which step the channel of a table comes to show it; knows no Discord.

A game has one public message a turn. A new turn is a new message, because only new messages notify; the message before
loses its buttons. Moves are committed to storage before they are published, and a step that failed is worked out anew.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.announcement import superseded, with_leftover
from bot.games.computers.computers import searches
from bot.games.models import Announcement, Leftover, News, Status
from bot.games.table import Table


@dataclass(frozen=True)
class Send:
    """Send a new public message that tells of the moves from `since` on.

    Discord keeps only the first of several messages with one nonce: it makes sending again harmless.
    """

    table: Table
    since: int
    nonce: str


@dataclass(frozen=True)
class Redraw:
    """Edit the public message; if it is gone, or too old to be edited again, send it again."""

    table: Table
    since: int
    nonce: str


@dataclass(frozen=True)
class SendCancellation:
    """Send a separate message that says the game has ended without a result; then the game has no public message."""

    table: Table
    nonce: str


@dataclass(frozen=True)
class Forget:
    """Let the game have no public message any more; the one that it had says itself that it is over."""

    table: Table


PublicationStep: TypeAlias = Send | Redraw | SendCancellation | Forget


def next_step(table: Table) -> PublicationStep | None:
    """Return the step after which the channel shows the table; None if it does already."""
    game, shown = table.game, table.game.announcement
    if game.status is Status.ARCHIVED:
        return None
    if game.status is Status.CANCELLED:
        return _closing(table)
    if game.status is Status.LOBBY and shown.message_id is not None:
        return redraw_step(table)
    if shown.ply < table.public_ply or game.status is Status.LOBBY:
        return _announcing(table)
    return None


def redraw_step(table: Table) -> PublicationStep | None:
    """Return the step that redraws the public message: somebody may have deleted it, or a name has changed.

    A game that is not live any more is not redrawn: its channel shows its end, or is going to.
    """
    if not table.game.is_live:
        return next_step(table)
    shown = table.game.announcement
    if shown.message_id is None:
        # It may be on its way, or sent and not recorded: then this is the same message for Discord.
        return _announcing(table)
    # The message that takes its place is another one for Discord, and once more another if that is deleted too.
    return Redraw(table.until(max(shown.ply, 0)), shown.since, nonce=f"again-{shown.message_id}")


def notified(table: Table) -> tuple[int, ...]:
    """Return the people whom a new message notifies: whose turn it is, and once those who are invited to a lobby.

    Whoever was invited later has a message of their own.
    """
    game, acting, is_new = table.game, table.acting, table.game.announcement.message_id is None
    apart = {notice.arguments[0] for notice in game.notices if notice.news is News.INVITED}
    invited = [seat for seat in game.invited if str(seat.user_id) not in apart]
    called = [acting] if acting else invited if is_new else []
    return tuple(seat.user_id for seat in called if seat.user_id and not (seat.is_absent or seat.is_computer))


def is_thinking(table: Table) -> bool:
    """Return whether the bot is shown typing: it is a computer player's turn, and one at the table searches."""
    return table.acting_computer is not None and any(searches(seat.computer) for seat in table.game.seats)


def outdated_by_thinking(table: Table) -> tuple[Leftover, ...]:
    """Return the messages that are out of date while computer players think: nobody else is to move now."""
    return superseded(table.game, Announcement()) if is_thinking(table) else ()


def with_message(table: Table, message_id: int, ply: int) -> Table:
    """Take this message, which was made at `ply`, for the public message of the table if it is a newer one.

    A bot that was killed before it had recorded a message learns of it when it sees it again.
    """
    game, shown = table.game, table.game.announcement
    # A lobby that is to be drawn again counts as not shown, and a newer message of it takes the place of an old one.
    is_lobby = game.status is Status.LOBBY
    shown_ply = shown.ply if shown.message_id is None or is_lobby else max(shown.ply, 0)
    if ply <= shown_ply or message_id <= (shown.message_id or 0):
        return table
    # Reminders and requests have buttons too, but were not necessarily made when a turn had just ended.
    if message_id == game.reminder.message_id or table.as_shown(ply).public_ply != ply:
        return table
    newer = Announcement(max(shown.ply, 0), ply, message_id)
    return replace(table, game=replace(game, announcement=newer, leftovers=superseded(game, newer)))


def with_reminder(table: Table, message_id: int, ply: int) -> Table:
    """Have this reminder of the turn that was at `ply` deleted, if that is over.

    A bot that was killed may have sent it and not recorded that, and the player may have moved since.
    """
    game = table.game
    known = {game.reminder.message_id, *(leftover.message_id for leftover in game.leftovers)}
    if ply >= table.public_ply or message_id in known:
        return table
    return replace(table, game=with_leftover(game, message_id))


def _announcing(table: Table) -> Send:
    # The nonce names what is public of the position, so that a crash between sending and noting shows no turn twice;
    # and the message before, so that a turn which is announced again to somebody who is back is another message.
    public, shown = table.until(table.public_ply), table.game.announcement
    return Send(public, max(shown.ply, 0), nonce=f"{shown.message_id or table.game.id}-{public.ply}")


def _closing(table: Table) -> PublicationStep | None:
    if table.game.announcement.message_id is None:
        return None
    # A lobby that closes says so itself.
    return SendCancellation(table, nonce=f"{table.game.id}-end") if table.moves else Forget(table)
