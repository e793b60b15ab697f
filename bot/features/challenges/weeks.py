"""When a channel with a challenge every week opens the next one, as pure functions of clocks."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.games.game import DAY
from bot.games.people.dates import find_zone, local_datetime

OPEN_FOR: Final = 6 * DAY
"""How long a challenge of a week is open, in seconds."""
SHORTEST: Final = DAY
"""The time that is worth an opening after a pause of the bot; with less time left, the next week is awaited."""
IDLE_WEEKS: Final = 3
"""The number of weeks without a result after which no further challenge opens."""


@dataclass(frozen=True)
class Week:
    """When a channel has a challenge every week: at the same time of the clocks of a zone, also in summer."""

    guild_id: int
    channel_id: int
    zone: str | None
    """The name of the zone of the person who chose the time; None for UTC."""
    weekday: int
    """The day of the week, from 0 for Monday on."""
    minute: int
    """The minute of the day."""
    since: int
    """When the person chose it, in Unix seconds."""

    def opening(self, now: int) -> int:
        """Return the latest time not after `now` when a challenge opens, in Unix seconds.

        >>> week = Week(5, 7, "Europe/Warsaw", 6, 20 * 60, 0)
        >>> [str(local_datetime("UTC", week.opening(at)))[:16] for at in (1774809000, 1774207800)]
        ['2026-03-29 18:00', '2026-03-22 19:00']
        """
        local = local_datetime(self.zone, now)
        day = local.date() - timedelta(days=(local.weekday() - self.weekday) % 7)
        opens_at = self._on(day.year, day.month, day.day)
        if opens_at > now:
            before = day - timedelta(days=7)
            opens_at = self._on(before.year, before.month, before.day)
        return opens_at

    def following(self, opens_at: int) -> int:
        """Return the opening of the week after an opening."""
        # A week of the clocks is an hour shorter or longer when summer time begins or ends.
        return self.opening(opens_at + 7 * DAY + DAY // 2)

    def _on(self, year: int, month: int, day: int) -> int:
        hour, minute = divmod(self.minute, 60)
        return int(datetime(year, month, day, hour, minute, tzinfo=find_zone(self.zone) or UTC).timestamp())


def week_at(guild_id: int, channel_id: int, zone: str | None, now: int) -> Week:
    """Return the week whose challenges open at this hour of this day of the week."""
    local = local_datetime(zone, now)
    return Week(guild_id, channel_id, zone, local.weekday(), local.hour * 60 + local.minute, now)
