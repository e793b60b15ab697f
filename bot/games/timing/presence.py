"""Knows who has done something where a table is just now: nobody is disturbed or overtaken in the middle of a turn."""

from __future__ import annotations

from bot.games.people import DEFAULT_GRACE
from bot.games.repositories import Clock
from bot.games.table import Table
from bot.newest import Newest

LOOKED_GRACE = 600
"""Seconds for which somebody who has looked at a turn is left to think about it: they know that it is theirs."""

REMEMBERED = 10_000
"""Of how many people in channels it is kept when they last did something."""


class Presence:
    """When people last did something at a table: interactions are kept in memory, moves are in the log of the game.

    Whatever somebody does in the channel of a table counts, such as a look at the rules: they see the table there.

    After a start the interactions are forgotten, which is harmless: somebody is notified of a turn that they look at.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen = Newest[tuple[int, int], int](REMEMBERED)

    def note(self, channel_id: int, user_id: int) -> None:
        """Note that the person has done something in the channel now."""
        self._seen[channel_id, user_id] = self._clock()

    def last_seen(self, table: Table, user_id: int) -> int | None:
        """Return when the person last did something at the table, in Unix seconds; None if that is not known."""
        # A plan is carried out while its owner sleeps.
        own = (entry.at for entry in reversed(table.log) if entry.chosen_by == user_id and not entry.planned)
        moved = next(own, None)
        return max(self._seen.get((table.game.channel_id, user_id), 0), moved or 0) or None

    def grace_until(self, table: Table, user_id: int, grace: int, now: int) -> int | None:
        """Return until when the person counts as present: `grace` seconds after they last did something.

        None if that is over.
        """
        seen = self.last_seen(table, user_id)
        return seen + grace if seen is not None and now < seen + grace else None

    def thinks_until(self, table: Table, user_id: int, grace: int, now: int) -> int | None:
        """Return until when the person is not to be notified of their turn: `LOOKED_GRACE` if they have looked at it.

        Somebody who wants no grace at all is notified all the same. None if it is time to notify them.
        """
        looked_at = self._seen.get((table.game.channel_id, user_id), 0)
        # Whoever has moved last got the panel as the answer, be it of the rest of this turn or of their next one.
        has_looked = looked_at > (table.game.moved_at or 0) or _has_moved_last(table, user_id)
        return self.grace_until(table, user_id, max(grace, LOOKED_GRACE) if grace and has_looked else grace, now)

    def busy_until(self, table: Table, now: int) -> int | None:
        """Return until when the person whose turn it is counts as present; None if they do not."""
        acting = table.acting
        return self.grace_until(table, acting.user_id, DEFAULT_GRACE, now) if acting and acting.user_id else None


def _has_moved_last(table: Table, user_id: int) -> bool:
    """Return whether nobody else, nor a plan, has moved since the person did; what chance brings is no move."""
    latest = next((each for each in reversed(table.moves) if each.seat and not each.is_forced), None)
    return latest is not None and latest.chosen_by == user_id and not latest.planned
