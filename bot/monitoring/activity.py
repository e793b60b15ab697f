"""What is known of the interaction that the current task carries out; log records and metrics use it."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """How an interaction ended."""

    DONE = "done"
    REFUSED = "refused"
    """The person was told why it is not possible."""
    NOT_TAKEN = "not_taken"
    """Discord did not take an answer."""
    FAILED = "failed"
    """An error that nobody expected, with a traceback in the log."""


@dataclass
class Activity:
    """An interaction under way; all times are in seconds since it arrived, None for what has not happened."""

    name: str
    interaction_id: int
    guild_id: int | None
    game_id: int | None = None
    outcome: Outcome = Outcome.DONE
    acknowledged: float | None = None
    shown: float | None = None
    """When Discord took the first message of the answer."""

    @property
    def ids(self) -> Mapping[str, int]:
        """The ids that are known, by the names that log records give them."""
        named = {"interaction": self.interaction_id, "guild": self.guild_id, "game": self.game_id}
        return {name: number for name, number in named.items() if number is not None}


_current: ContextVar[Activity | None] = ContextVar("activity", default=None)


def current_activity() -> Activity | None:
    """Return the interaction that this task carries out, None in a task that no interaction has started."""
    return _current.get()


def begin_activity(activity: Activity) -> None:
    """Let the activity be that of the current task, and of the tasks and threads that it starts from now on."""
    _current.set(activity)


def describe_activity(*, name: str | None = None, game_id: int | None = None) -> None:
    """Note what has been learned of the current interaction: what it does, and the game it is about."""
    if activity := _current.get():
        activity.name = name or activity.name
        activity.game_id = game_id or activity.game_id


def note_outcome(outcome: Outcome) -> None:
    """Note how the current interaction ended."""
    if activity := _current.get():
        activity.outcome = outcome
