"""The quiet hours of people, by their own clocks."""

from datetime import timedelta

from bot.games.dates import local_datetime
from bot.games.game import DAY, HOUR, MINUTE
from bot.games.people import Person


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
    # Times of one zone are added as local clock times, even if the clocks change in between.
    clock = local_datetime(person.time_zone, now)
    return int((clock + timedelta(seconds=length - passed)).replace(fold=clock.fold).timestamp())


def local_time(person: Person, now: int) -> int:
    """Return the seconds since midnight by the person's clock; by UTC if their time zone is unknown."""
    clock = local_datetime(person.time_zone, now)
    return clock.hour * HOUR + clock.minute * MINUTE + clock.second
