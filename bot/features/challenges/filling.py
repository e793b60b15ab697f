"""What the public message of a challenge shows, and when it may change again, as pure functions.

Within its first hour a message is edited whenever somebody finishes. Discord allows few edits of an older message, so
it is then edited once an hour at the most and `LATE_EDITS` times, and each edit has all who have finished since.
Another edit shows the end. On its last day a challenge that people play is sent again once, below newer messages.
"""

from dataclasses import replace
from enum import Enum, auto
from typing import Final

from bot.games.channel import LATE_EDITS, renew
from bot.games.game import DAY, HOUR, Actor, Game
from bot.games.outbox import Message
from bot.games.rows import with_messages

LIVELY: Final = 2
"""How many people must have finished before a message is sent again."""


class Change(Enum):
    """How a message comes to show who has finished."""

    EDIT = auto()
    RENEW = auto()
    """The message is sent again below, and the old one is deleted."""


def renewal(sent_at: int, closes_at: int | None) -> int | None:
    """Return when the message may be sent again: at the beginning of the last day; None if it was sent on that day."""
    return closes_at - DAY if closes_at is not None and sent_at < closes_at - DAY else None


def due_change(row: Message, finished: int, sent_at: int, closes_at: int | None, now: int) -> Change | None:
    """Return what the message needs now; None if it needs nothing, or has to wait."""
    renewed_at = renewal(sent_at, closes_at)
    # In the last hour the result, which has everybody, is about to come.
    if renewed_at is not None and renewed_at <= now < renewed_at + DAY - HOUR and finished >= LIVELY:
        return Change.RENEW
    return due_edit(row, finished, sent_at, now)


def due_edit(row: Message, finished: int, sent_at: int, now: int) -> Change | None:
    """Return whether the message is edited now."""
    if finished <= row.shown:
        return None
    if now - sent_at < HOUR:
        return Change.EDIT
    may_edit = row.late_edits < LATE_EDITS and now - max(row.edited_at, sent_at) >= HOUR
    return Change.EDIT if may_edit else None


def edited(row: Message, sent_at: int, at: int, shown: int) -> Message:
    """Return the row whose message is about to be edited; an edit counts even if its end is never recorded."""
    late = row if at - sent_at < HOUR else replace(row, late_edits=row.late_edits + 1, edited_at=at)
    return replace(late, look="", shown=shown)


def fill(game: Game, actor: Actor, at: int, sent_at: int, shown: int, change: Change = Change.EDIT) -> Game:
    """Let the message of a challenge, which was sent then, show so many people."""
    message = game.announcement
    filled = with_messages(game, lambda each: edited(each, sent_at, at, shown) if each is message else each)
    return renew(filled, actor, at) if change is Change.RENEW else filled


def next_look(row: Message, finished: int, sent_at: int, closes_at: int | None, now: int) -> int | None:
    """Return when the message can change again; None if all that it can show is shown, or the result comes first."""
    may_edit = finished > row.shown and row.late_edits < LATE_EDITS
    edits = [max(row.edited_at, sent_at) + HOUR] if may_edit else []
    found = (*edits, renewal(sent_at, closes_at))
    return min((each for each in found if each is not None and each > now), default=None)


def due_card(row: Message, cards: int, sent_at: int, now: int) -> Change | None:
    """Return what a message of cards needs now: without edits left it is sent again, once an hour at the most."""
    if due := due_edit(row, cards, sent_at, now):
        return due
    is_due = cards > row.shown and now - max(row.edited_at, sent_at) >= HOUR
    return Change.RENEW if is_due else None


def next_card(row: Message, cards: int, sent_at: int, now: int) -> int | None:
    """Return when a message of cards can change again; None if it shows all cards."""
    return max(row.edited_at, sent_at, now - HOUR + 1) + HOUR if cards > row.shown else None
