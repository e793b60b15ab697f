"""What the public message of a challenge shows, and when it may change again, as pure functions.

Within its first hour a message is edited whenever somebody finishes. Discord allows few edits of an older message, so
it is then edited once an hour at the most and three times in all, and each edit has all who have finished since. A
message that is a day old is sent again below what was written since, if somebody has finished since it was sent.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.games.game import DAY, HOUR

MOST_EDITS: Final = 3
"""How often a message is edited after its first hour."""


@dataclass(frozen=True)
class Filling:
    """What the message of a challenge shows."""

    game_id: int
    message_id: int | None = None
    """The message that the other fields tell of; None before the first change."""
    at_sending: int = 0
    """How many people had finished when the message was sent."""
    shown: int = 0
    """How many people who have finished the message shows; -1 if it names a person who was erased."""
    edits: int = 0
    """How often the message was edited after its first hour."""
    changed_at: int = 0
    """When the message was last edited after its first hour, in Unix seconds."""

    def of_message(self, message_id: int, finished: int) -> "Filling":
        """Return the filling of the present message, which may be newer than the recorded message."""
        if self.message_id == message_id:
            return self
        # A message without a record was sent by a bot that was killed: what it shows is repeated.
        at_sending = finished if self.message_id else 0
        return Filling(self.game_id, message_id, at_sending)


class Change(Enum):
    """How a message comes to show who has finished."""

    EDIT = auto()
    RENEW = auto()
    """The message is sent again below, and the old one is deleted."""


def due_change(filling: Filling, finished: int, sent_at: int, closes_at: int, now: int) -> Change | None:
    """Return what the message needs now; None if it needs nothing, or has to wait."""
    # The result, which has everybody, is about to come.
    if now - sent_at >= DAY and finished > filling.at_sending and closes_at - now > HOUR:
        return Change.RENEW
    if filling.shown < 0:
        return Change.EDIT
    if finished <= filling.shown:
        return None
    if now - sent_at < HOUR:
        return Change.EDIT
    may_edit = filling.edits < MOST_EDITS and now - max(filling.changed_at, sent_at) >= HOUR
    return Change.EDIT if may_edit else None


def edited(filling: Filling, sent_at: int, now: int) -> Filling:
    """Return the filling of a message that is about to be edited; an edit counts even if its end is never recorded."""
    if now - sent_at < HOUR:
        return filling
    return replace(filling, edits=filling.edits + 1, changed_at=now)


def next_look(filling: Filling, finished: int, sent_at: int, now: int) -> int | None:
    """Return when the message can change again; None if all that it can show is shown, or the result comes first."""
    renewals = [sent_at + DAY] if finished > filling.at_sending else []
    may_edit = finished > filling.shown and filling.edits < MOST_EDITS
    edits = [max(filling.changed_at, sent_at) + HOUR] if may_edit else []
    # In the hour before the result a renewal that was due is left out.
    return min((each for each in (*edits, *renewals) if each > now), default=None)
