"""Limits how often people may notify others by taps, and how many tables they may open.

Requests, invitations and rematches share one limit of notifications. Turns, reminders and the end of a game do not
count. The counts are in memory only, and a restart resets the counts.
"""

from collections.abc import Iterable
from typing import Final

from cachetools import TTLCache

from bot.games.game import HOUR, MINUTE, Clock, Seat
from bot.games.refusals import Refusal

CALLS_AN_HOUR: Final = 3
"""How often a person may notify the same other person within an hour."""
PEOPLE_AN_HOUR: Final = 12
"""How many other people a person may notify within an hour."""
TABLES_AN_HOUR: Final = 20
"""How many tables a person may open within an hour."""
_REPEATED_WITHIN: Final = 10 * MINUTE
"""Seconds within which a repeated request replaces the earlier request, in the same message."""
_REMEMBERED: Final = 10_000


class Calls:
    """The people that each person has notified within the last hour, and the messages of the latest requests."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._calls: dict[int, list[tuple[int, int]]] = {}
        self._messages = TTLCache[tuple[object, ...], int](_REMEMBERED, _REPEATED_WITHIN, timer=clock)

    def refusal(self, caller_id: int, guest: Seat, others: Iterable[Seat] = ()) -> Refusal | None:
        """Return why the caller may not notify the guest after notifying the others; None if the caller may."""
        calls = self._recent(caller_id)
        times = [at for at, user_id in calls if user_id == guest.user_id]
        if len(times) >= CALLS_AN_HOUR:
            return Refusal("error-called-often", name=guest.name, until=times[-CALLS_AN_HOUR] + HOUR)
        latest = {user_id: at for at, user_id in calls} | {seat.user_id: self._clock() for seat in others}
        if len(latest) >= PEOPLE_AN_HOUR and not times:
            until = min(latest.values()) + HOUR
            return Refusal("error-called-many", limit=PEOPLE_AN_HOUR, until=until)
        return None

    def allowed(self, caller_id: int | None, people: Iterable[Seat]) -> tuple[int, ...]:
        """Return the people whom a message of the caller may notify, and count the notifications."""
        allowed = list[int]()
        for seat in people:
            if seat.user_id is None or (caller_id is not None and self.refusal(caller_id, seat)):
                continue
            allowed.append(seat.user_id)
            if caller_id is not None:
                self._calls[caller_id] = [*self._recent(caller_id), (self._clock(), seat.user_id)]
        self._calls = {each: recent for each in self._calls if (recent := self._recent(each))}
        return tuple(allowed)

    def earlier_message(self, request: tuple[object, ...]) -> int | None:
        """Return the message of a recent equal request, None without such a request."""
        return self._messages.get(request)

    def note_message(self, request: tuple[object, ...], message_id: int) -> None:
        """Store the message of a request; the key of the request is the caller, the place and the purpose."""
        self._messages[request] = message_id

    def _recent(self, caller_id: int) -> list[tuple[int, int]]:
        """Return the notifications by a person within the last hour, the latest last."""
        return [call for call in self._calls.get(caller_id, ()) if self._clock() < call[0] + HOUR]


class Openings:
    """The people who have opened tables within the last hour."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._opened: list[tuple[int, int | None]] = []

    def require_room(self, user_id: int | None) -> None:
        """Check that the person may open one more table now. Raises Refusal."""
        self._opened = [each for each in self._opened if self._clock() < each[0] + HOUR]
        times = [at for at, opener in self._opened if opener == user_id]
        if len(times) >= TABLES_AN_HOUR:
            raise Refusal("error-opened-many-tables", limit=TABLES_AN_HOUR, until=times[-TABLES_AN_HOUR] + HOUR)

    def note(self, user_id: int | None) -> None:
        self._opened.append((self._clock(), user_id))
