"""The diary of a year: a line a public act, with the hour of whom it calls."""

from collections.abc import Iterator
from datetime import UTC, datetime

from tests.year.world import Year


def lines(year: Year) -> Iterator[str]:
    """Yield the days with what the bot posted and, after `--`, what the world did; times are UTC.

    A call has the hour of its person's clock, with a moon in their quiet hours; what nobody hears ends in a dot.
    """
    events = [(at, f"-- {text}") for at, text in year.notes]
    for post in year.posts:
        calls = ", ".join(f"{name} {hour}" for name, hour in post.hours.items())
        ending = f" → {calls}" if calls else " ·"
        events.append((post.at, f"#{post.place}: {post.line}{ending}"))
    day = ""
    for at, text in sorted(events, key=lambda each: each[0]):
        now = datetime.fromtimestamp(at, UTC)
        if f"{now:%a %d %b %Y}" != day:
            yield (day := f"{now:%a %d %b %Y}")
        yield f"  {now:%H:%M}  {text}"
