"""The diary of a year: a line a public act, with the hour of whom it calls."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

from tests.bot.server import HOUR
from tests.year.world import WEEK, Year

TABLE = "messages", "games", "acts", "requests", "transactions", "rows"
"""What a month has cost: the last three an act of a person or a game."""


def lines(year: Year, full: int = 1000) -> Iterator[str]:
    """Yield the days of the first weeks, with what the bot posted and, after `--`, what the world did; times are UTC.

    A call has the hour of its person's clock, with a moon in their night; what nobody hears ends in a dot. Of each
    further week there is a line with the calls of each person, and of each month one with its costs.
    """
    begins = year.began + year.first * WEEK * HOUR
    events, calls = [(at, f"-- {text}") for at, text in year.notes], dict[int, Counter[str]]()
    for post in year.posts:
        hours = ", ".join(f"{name} {hour}" for name, hour in post.hours.items())
        events.append((post.at, f"#{post.place}: {post.line}{f' → {hours}' if hours else ' ·'}"))
        calls.setdefault(max(post.at - begins - 1, 0) // (WEEK * HOUR) + 1, Counter()).update([*post.hours])
    day = ""
    for at, text in sorted(events):
        now = datetime.fromtimestamp(at, UTC)
        if at - begins <= full * WEEK * HOUR:
            if f"{now:%a %d %b %Y}" != day:
                yield (day := f"{now:%a %d %b %Y}")
            yield f"  {now:%H:%M}  {text}"
    for week, called in calls.items():
        if week > full:
            yield f"week {week}: {', '.join(f'{name} {count}' for name, count in sorted(called.items()))}"
    if len(calls) > full:
        yield " ".join(TABLE)
        yield from (" ".join(str(getattr(each, name)) for name in TABLE) for each in year.months)
