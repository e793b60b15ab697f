"""What the public message of a challenge shows, and when it may change again, as pure functions.

Within its first hour a message is edited whenever somebody finishes. Discord allows few edits of an older message, so
it is then edited once an hour at the most and `LATE_EDITS` times; after that a new message takes its place below newer
ones, silently, and is edited in turn. A challenge has `RENEWALS` of them, and enough is kept back for its last days.
Each change has all who have finished since, and the last edit shows the end.
"""

from dataclasses import replace
from enum import Enum, auto
from typing import Final

from bot.games.channel import LATE_EDITS, renew
from bot.games.game import DAY, HOUR, Actor, Game
from bot.games.outbox import Leaving, Message
from bot.games.rows import with_messages

RENEWALS: Final = 2
"""How often the message of a challenge is sent again."""
_CHANGES: Final = (RENEWALS + 1) * (LATE_EDITS + 1) - 1
"""How often the messages of a challenge change after their first hours, edits and renewals together."""


class Change(Enum):
    """How a message comes to show who has finished."""

    EDIT = auto()
    RENEW = auto()
    """The message is sent again below, and the old one leaves."""


def due_change(row: Message, finished: int, sent_at: int, closes_at: int | None, now: int) -> Change | None:
    """Return what the message needs now; None if it needs nothing, or has to wait."""
    if finished <= row.shown:
        return None
    if now - sent_at < HOUR:
        return Change.EDIT
    changes_at = _late_change(row, sent_at, closes_at)
    return None if changes_at is None or changes_at > now else next_change(row)


def next_change(row: Message) -> Change:
    """Return how the message changes after its first hour."""
    return Change.RENEW if row.late_edits % (LATE_EDITS + 1) == LATE_EDITS else Change.EDIT


def next_look(row: Message, finished: int, sent_at: int, closes_at: int | None, now: int) -> int | None:
    """Return when the message can change again; None if all that it can show is shown, or the result comes first."""
    changes_at = _late_change(row, sent_at, closes_at) if finished > row.shown else None
    return None if changes_at is None else max(changes_at, now + 1)


def _late_change(row: Message, sent_at: int, closes_at: int | None) -> int | None:
    """Return when a message may change after its first hour; a message without an end may change once an hour."""
    since = max(row.edited_at, sent_at)
    if closes_at is None:
        return since + HOUR
    if (left := _CHANGES - row.late_edits) <= 0:
        return None
    # One change a day stays in reserve, or else the rest is spread evenly.
    in_reserve, spread = closes_at - left * DAY + 1, since + (closes_at - since) // (left + 1) + 1
    return max(since + HOUR, min(in_reserve, spread))


def edited(row: Message, sent_at: int, at: int, shown: int) -> Message:
    """Return the row whose message is about to be edited; an edit counts even if its end is never recorded."""
    late = row if at - sent_at < HOUR else replace(row, late_edits=row.late_edits + 1, edited_at=at)
    return replace(late, look=None, shown=shown)


def fill(  # noqa: PLR0913, PLR0917 - a change, with what its message needs
    game: Game,
    actor: Actor,
    at: int,
    sent_at: int,
    shown: int,
    change: Change = Change.EDIT,
    how: Leaving = Leaving.DELETE,
) -> Game:
    """Let the message of a challenge, which was sent then, show so many people; a renewed message leaves by `how`."""
    message = game.announcement
    filled = with_messages(game, lambda each: edited(each, sent_at, at, shown) if each is message else each)
    if change is Change.EDIT:
        return filled
    counted = filled.announcement.late_edits

    def renewed(row: Message) -> Message:
        if row.id == message.id:
            return replace(row, leaves=how)
        # What has changed so far counts for the challenge.
        return replace(row, late_edits=counted) if row.kind is message.kind and row.leaves is None else row

    return with_messages(renew(filled, actor, at), renewed)
