"""The people of the year, a row each: their clocks, what they like, and what comes in their lives."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.games.people.person import REMINDERS, TURNS


@dataclass(frozen=True)
class Habits:
    name: str
    zone: str
    looks: Sequence[int]
    """The hours of the person's clock at which they look at Discord."""
    speed: float
    """How often a look at what waits for them ends in an act."""
    likes: Mapping[str, float]
    """How often a look begins a daily game or a week's, or a table: "qd 2" is one of Queendomino for two."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    life: Mapping[int, str] = field(default_factory=dict)
    """The deeds of `tests.year.world.LIFE`, by the week."""
    language: str = "en-US"
    refuses_private: bool = False
    tables: int = 1
    """At how many tables that go on somebody sits who opens or joins another one without being called."""

    def is_night(self, hour: int) -> bool:
        """Return whether nobody may call the person at an hour of their clock."""
        begins, ends = (int(self.settings.get(name, usual)) for name, usual in (("quiet_from", 23), ("quiet_to", 8)))
        return hour >= begins or hour < ends


PEOPLE: Final[Sequence[Habits]] = (
    Habits("Ola", "Europe/Warsaw", (8, 13, 20), 0.9, {"week": 0.8, "kd 4": 0.02},
           {"quiet_from": 22, "quiet_to": 8}, {20: "resigns", 34: "goes away for two weeks"}),
    Habits("Kenji", "Asia/Tokyo", (8, 20, 22), 0.5, {"week": 0.7, "qd 2": 0.02, "kd 2": 0.01},
           life={4: "goes away for two weeks", 15: "resigns"}),
    Habits("Mara", "Europe/London", (9, 12, 19, 22), 0.9, {"week": 0.6, "rw 4": 0.01}, {"text_mode": True},
           {11: "resigns", 38: "leaves for a month"}),
    Habits("Tom", "America/New_York", (7, 12, 20), 0.7, {"week": 0.5, "daily": 0.03, "kd 4": 0.02},
           life={9: "falls silent", 25: "resigns"}, tables=2),
    Habits("Zuri", "Africa/Nairobi", (7, 15, 23), 0.6, {"week": 0.4, "qd 2": 0.02}, {"private": REMINDERS},
           {18: "asks for quiet", 42: "goes away for two weeks"}),
    Habits("Beatriz", "America/Sao_Paulo", (11, 15, 22), 0.8, {"daily": 0.05, "week": 0.5},
           {"quiet_from": 23, "quiet_to": 10}, {14: "has another name", 26: "goes away for two weeks"}),
    Habits("Lev", "Europe/Berlin", (12, 20), 0.3, {"kd 4": 0.02, "week": 0.5}, {"time_zone": None},
           {6: "leaves for a month", 36: "leaves"}, language="ru"),
    Habits("Ida", "America/Los_Angeles", (8, 18), 0.4, {"daily": 0.02, "week": 0.9, "kd 2": 0.02}, {"private": TURNS},
           {20: "asks for their data", 24: "is erased"}, refuses_private=True),
)  # fmt: skip
"""Eight people in eight zones; New York and Los Angeles change their clocks on other days than Europe.

Nobody knows the clock of Lev, who lives by that of the server.
"""
