"""What is known of the work under way, how long it took, and a log of what was slow."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from typing import Final, NamedTuple


class Outcome(StrEnum):
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
    has_stored: bool = False
    """Whether a transaction that writes has been committed for it."""

    @property
    def ids(self) -> Mapping[str, int]:
        """The ids that are known, by the names that log records give them."""
        named = {"interaction": self.interaction_id, "guild": self.guild_id, "game": self.game_id}
        return {name: number for name, number in named.items() if number is not None}


_current: ContextVar[Activity | None] = ContextVar("activity", default=None)
_game: ContextVar[int | None] = ContextVar("game", default=None)


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
    if activity := _current.get():
        activity.outcome = outcome


def note_stored() -> None:
    """Note that a transaction that writes has been committed for the current interaction."""
    if activity := _current.get():
        activity.has_stored = True


def has_stored() -> bool:
    """Return whether the current interaction has stored something; True for work that no interaction has started."""
    activity = _current.get()
    return activity is None or activity.has_stored


@contextmanager
def working_on(game_id: int) -> Iterator[None]:
    """Let log records of a block bear the id of a game, also where no interaction has begun the work."""
    token = _game.set(game_id)
    try:
        yield
    finally:
        _game.reset(token)


def current_ids() -> Mapping[str, int]:
    """Return the ids that a log record bears, by their names."""
    ids, game = dict(activity.ids if (activity := _current.get()) else {}), _game.get()
    return ids if game is None else ids | {"game": game}


class Figure(NamedTuple):
    """A figure that is read whenever somebody asks for the metrics.

    With a `label` it has a value for each value of that; one that only grows has a name that ends in `_total`.
    """

    name: str
    about: str
    value: float | Mapping[str, float]
    label: str = ""


class Telemetry:
    """Takes note of what happens; this one forgets it, others keep figures. Every method returns at once."""

    def interaction_ended(self, activity: Activity) -> None:
        """Note that an interaction has been carried out or refused."""

    def discord_answered(self, method: str, route: str, status: int | None, seconds: float) -> None:
        """Note that Discord has answered a request with this HTTP status, None if it has not."""

    def statement_failed(self) -> None:
        """Note that the database has not carried out a statement."""

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        """Note that moves of one table are on disk, and whether a turn ended with them."""


PAUSE_SECONDS = 60
"""Time between two warnings of the same kind."""

log = logging.getLogger(__name__)


class SlowLog:
    """Logs operations that took too long; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until: dict[str, float] = {}
        self._unsaid = Counter[str]()

    def note(self, kind: str, seconds: float | None, limit: float, subject: str) -> None:
        """Warn if it took longer than `limit`; None stands for what did not happen."""
        if seconds is None or seconds <= limit:
            return
        if self._clock() < self._quiet_until.get(kind, 0):
            self._unsaid[kind] += 1
            return
        self._quiet_until[kind] = self._clock() + PAUSE_SECONDS
        log.warning(
            "slow: %s took %.1f s: %s (%d more since the last warning)", kind, seconds, subject, self._unsaid[kind]
        )
        self._unsaid[kind] = 0


# ---- interactions


SLOW_TO_ACKNOWLEDGE = 1.0
SLOW_TO_SHOW = 5.0
"""Seconds; Discord gives up on an interaction that is not acknowledged within 3."""

_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback$")
_MESSAGE = re.compile(r"/(?:webhooks/\d+/[^/]+(?:/messages/[^/]+)?|channels/\d+/messages(?:/\d+)?)$")

_ROUTE_WORDS: Final = {
    *("applications", "bot", "callback", "channels", "commands", "emojis", "gateway", "guilds", "interactions"),
    *("members", "messages", "oauth2", "thread-members", "threads", "typing", "users", "webhooks", "@me", "@original"),
}
"""The parts of paths that are no ids, tokens or other values."""


def route_of(path: str) -> str:
    """Return the template of a path of Discord's: there are only so many of them.

    >>> route_of("/api/v10/webhooks/123/secret/messages/@original")
    '/webhooks/{}/{}/messages/@original'
    """
    parts = re.sub(r"^.*?/v\d+/", "/", path).strip("/").split("/")
    return "/" + "/".join(part if part in _ROUTE_WORDS else "{}" for part in parts)


class InteractionWatch:
    """Follows each interaction from its arrival to its end, and all requests; `clock` returns seconds."""

    def __init__(self, telemetry: Telemetry | None = None, clock: Callable[[], float] = time.perf_counter) -> None:
        self._telemetry = telemetry or Telemetry()
        self._slow_log = SlowLog()
        self._clock = clock
        self._begun: dict[int, float] = {}

    def begin(self, name: str, interaction_id: int, guild_id: int | None) -> None:
        """Follow the interaction that the current task carries out, until that task ends."""
        activity = Activity(name, interaction_id, guild_id)
        begin_activity(activity)
        self._begun[interaction_id] = self._clock()
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(lambda _: self._end(activity))

    def _end(self, activity: Activity) -> None:
        del self._begun[activity.interaction_id]
        subject = f"{activity.name}, interaction {activity.interaction_id}"
        self._slow_log.note("acknowledging", activity.acknowledged, SLOW_TO_ACKNOWLEDGE, subject)
        self._slow_log.note("showing the answer", activity.shown, SLOW_TO_SHOW, subject)
        self._telemetry.interaction_ended(activity)

    def begin_request(self) -> float:
        return self._clock()

    def note_request(self, method: str, status: int | None, path: str, begun: float) -> None:
        """Note that Discord has answered a request, or has not; the current activity is the one that made it."""
        now, activity = self._clock(), current_activity()
        self._telemetry.discord_answered(method, route_of(path), status, now - begun)
        if activity is None or activity.interaction_id not in self._begun:
            return
        seconds = now - self._begun[activity.interaction_id]
        # Also one that Discord refuses, mostly because it comes too late: those are the longest waits.
        if _CALLBACK.search(path) and status:
            activity.acknowledged = activity.acknowledged or seconds
        elif method != "GET" and _MESSAGE.search(path) and status and status < HTTPStatus.BAD_REQUEST:
            activity.shown = activity.shown or seconds
