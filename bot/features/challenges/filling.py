"""What the public message of a challenge shows, and when it may change again, as pure functions.

Within its first hour a message is edited whenever somebody finishes. Discord allows few edits of an older message, so
it is then edited once an hour at the most and three times in all, and each edit has all who have finished since. On its
last day a challenge that people play is sent again once, below what was written since.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.games.game import DAY, HOUR

MOST_EDITS: Final = 3
"""How often a message is edited after its first hour."""
LIVELY: Final = 2
"""How many people must have finished before a message is sent again."""


@dataclass(frozen=True)
class Filling:
    """What the message of a challenge shows."""

    game_id: int
    message_id: int | None = None
    """The message that the other fields tell of; None before the first change."""
    shown: int = 0
    """How many people who have finished the message shows; -1 if it names a person who was erased."""
    edits: int = 0
    """How often the message was edited after its first hour."""
    changed_at: int = 0
    """When the message was last edited after its first hour, in Unix seconds."""

    def of_message(self, message_id: int) -> "Filling":
        """Return the filling of the present message, which may be newer than the recorded message."""
        return self if self.message_id == message_id else Filling(self.game_id, message_id)


class Change(Enum):
    """How a message comes to show who has finished."""

    EDIT = auto()
    RENEW = auto()
    """The message is sent again below, and the old one is deleted."""


def renewal(sent_at: int, closes_at: int | None) -> int | None:
    """Return when the message may be sent again: at the beginning of the last day; None if it was sent on that day."""
    return closes_at - DAY if closes_at is not None and sent_at < closes_at - DAY else None


def due_change(filling: Filling, finished: int, sent_at: int, closes_at: int | None, now: int) -> Change | None:
    """Return what the message needs now; None if it needs nothing, or has to wait."""
    renewed_at = renewal(sent_at, closes_at)
    # In the last hour the result, which has everybody, is about to come.
    if renewed_at is not None and renewed_at <= now < renewed_at + DAY - HOUR and finished >= LIVELY:
        return Change.RENEW
    return due_edit(filling, finished, sent_at, now)


def due_edit(filling: Filling, finished: int, sent_at: int, now: int, most: int = MOST_EDITS) -> Change | None:
    """Return whether the message is edited now; `most` is how often it may be after its first hour."""
    if filling.shown < 0:
        return Change.EDIT
    if finished <= filling.shown:
        return None
    if now - sent_at < HOUR:
        return Change.EDIT
    may_edit = filling.edits < most and now - max(filling.changed_at, sent_at) >= HOUR
    return Change.EDIT if may_edit else None


def edited(filling: Filling, sent_at: int, now: int) -> Filling:
    """Return the filling of a message that is about to be edited; an edit counts even if its end is never recorded."""
    if now - sent_at < HOUR:
        return filling
    return replace(filling, edits=filling.edits + 1, changed_at=now)


def next_look(filling: Filling, finished: int, sent_at: int, closes_at: int | None, now: int) -> int | None:
    """Return when the message can change again; None if all that it can show is shown, or the result comes first."""
    may_edit = finished > filling.shown and filling.edits < MOST_EDITS
    edits = [max(filling.changed_at, sent_at) + HOUR] if may_edit else []
    found = (*edits, renewal(sent_at, closes_at))
    return min((each for each in found if each is not None and each > now), default=None)


def due_card(filling: Filling, cards: int, sent_at: int, now: int) -> Change | None:
    """Return what a message of cards needs now: its last edit is kept for the results.

    When the others are used up, it is sent again, once an hour at the most.
    """
    if due := due_edit(filling, cards, sent_at, now, MOST_EDITS - 1):
        return due
    is_due = cards > filling.shown and now - max(filling.changed_at, sent_at) >= HOUR
    return Change.RENEW if is_due else None


def next_card(filling: Filling, cards: int, sent_at: int, now: int) -> int | None:
    """Return when a message of cards can change again; None if it shows all cards."""
    return max(filling.changed_at, sent_at, now - HOUR + 1) + HOUR if cards > filling.shown else None
