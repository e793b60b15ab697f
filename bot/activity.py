"""The current work and its duration, for telemetry, and a log of slow work."""

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
from threading import Lock
from typing import Final, NamedTuple


class Outcome(StrEnum):
    DONE = "done"
    REFUSED = "refused"
    """The bot refused, and the person has read why."""
    NOT_TAKEN = "not_taken"
    """Discord did not take an answer."""
    FAILED = "failed"
    """An unexpected error, with a traceback in the log."""


@dataclass
class Activity:
    """An interaction. `acknowledged` and `shown` are in seconds since the arrival, and None before the event."""

    name: str
    interaction_id: int
    guild_id: int | None
    begun: float = 0.0
    """When the interaction arrived, in seconds of any clock."""
    is_open: bool = True
    game_id: int | None = None
    outcome: Outcome = Outcome.DONE
    acknowledged: float | None = None
    shown: float | None = None
    """When Discord took the first message of the answer."""
    answers_at_once: bool = False
    """Whether the first response, which is on its way, carries the answer."""
    has_stored: bool = False
    """Whether a write transaction has been committed for the interaction."""

    @property
    def ids(self) -> Mapping[str, int]:
        """The known ids, by their names in log records."""
        named = {"interaction": self.interaction_id, "guild": self.guild_id, "game": self.game_id}
        return {name: number for name, number in named.items() if number is not None}


_JUST_NOW: Final = 2.0

_current: ContextVar[Activity | None] = ContextVar("activity", default=None)
_game: ContextVar[int | None] = ContextVar("game", default=None)


_author: ContextVar[tuple[int, int] | None] = ContextVar("author", default=None)


def current_author() -> tuple[int, int] | None:
    """Return the ids of the person and the interaction that asked for the current work; None if nobody asked for it."""
    return _author.get()


@contextmanager
def carrying_out(author: tuple[int, int] | None) -> Iterator[None]:
    """Do the work of a block for a person and their interaction, given by their ids; None is nobody."""
    token = _author.set(author)
    try:
        yield
    finally:
        _author.reset(token)


def current_activity() -> Activity | None:
    """Return the interaction of the current task, None in a task without an interaction."""
    return _current.get()


def begin_activity(activity: Activity) -> None:
    """Make the activity current for the calling task, and for the tasks and threads that the task starts later."""
    _current.set(activity)


def describe_activity(*, name: str | None = None, game_id: int | None = None) -> None:
    """Add the purpose or the game of the current interaction, as soon as the caller knows it."""
    if activity := _current.get():
        activity.name = name or activity.name
        activity.game_id = game_id or activity.game_id


def note_outcome(outcome: Outcome) -> None:
    if activity := _current.get():
        activity.outcome = outcome


def note_stored() -> None:
    """Record a committed write transaction for the current interaction."""
    if activity := _current.get():
        activity.has_stored = True


def has_just_begun(interaction_id: int) -> bool:
    """Return whether the interaction is the current one, and arrived less than two seconds ago."""
    activity = _current.get()
    if activity is None or activity.interaction_id != interaction_id:
        return False
    return time.perf_counter() - activity.begun < _JUST_NOW


def has_stored() -> bool:
    """Return whether the current interaction has stored data; True for work without an interaction."""
    activity = _current.get()
    return activity is None or activity.has_stored


@contextmanager
def answering() -> Iterator[None]:
    """Count a first response in the block, of the current interaction, as an answer that the person sees."""
    activity = _current.get()
    if activity is None:
        yield
        return
    activity.answers_at_once = True
    try:
        yield
    finally:
        activity.answers_at_once = False


@contextmanager
def working_on(game_id: int) -> Iterator[None]:
    """Add the id of a game to the log records of a block, also for work without an interaction."""
    token = _game.set(game_id)
    try:
        yield
    finally:
        _game.reset(token)


def current_ids() -> Mapping[str, int]:
    """Return the ids for a log record, by their names."""
    ids, game = dict(activity.ids if (activity := _current.get()) else {}), _game.get()
    return ids if game is None else ids | {"game": game}


class Figure(NamedTuple):
    """A figure, computed for each request for the metrics.

    With a `label`, the figure has a value for each value of the label. The name of a counter ends in `_total`.
    """

    name: str
    about: str
    value: float | Mapping[str, float]
    label: str = ""


class Telemetry:
    """Receives the bot's events. This class drops events; subclasses count events. Every method returns at once."""

    def interaction_ended(self, activity: Activity) -> None:
        """Record the end of an interaction, carried out or refused."""

    def discord_answered(self, method: str, route: str, status: int | None, seconds: float) -> None:
        """Record the HTTP status of Discord's answer to a request, None without an answer."""

    def transaction_failed(self) -> None:
        """Record a failed transaction of the database."""

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        """Record new moves of a table on disk, and whether a turn ended with the moves."""


PAUSE_SECONDS = 60
"""Seconds between two warnings of the same kind."""

log = logging.getLogger(__name__)


class SlowLog:
    """Logs slow operations, of any thread; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until: dict[str, float] = {}
        self._unsaid = Counter[str]()
        self._lock = Lock()

    def note(self, kind: str, seconds: float | None, limit: float, subject: str) -> None:
        """Warn if the operation took longer than `limit`; None stands for no operation."""
        if seconds is None or seconds <= limit:
            return
        with self._lock:
            if self._clock() < self._quiet_until.get(kind, 0):
                self._unsaid[kind] += 1
                return
            self._quiet_until[kind], unsaid = self._clock() + PAUSE_SECONDS, self._unsaid.pop(kind, 0)
        log.warning("slow: %s took %.1f s: %s (%d more since the last warning)", kind, seconds, subject, unsaid)


# ---- interactions


SLOW_TO_ACKNOWLEDGE = 1.5
SLOW_TO_SHOW = 5.0
"""In seconds. Discord gives up on an unacknowledged interaction after 3 seconds."""

_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback$")
_MESSAGE = re.compile(r"/(?:webhooks/\d+/[^/]+(?:/messages/[^/]+)?|channels/\d+/messages(?:/\d+)?)$")

_ROUTE_WORDS: Final = {
    *("applications", "bot", "callback", "channels", "commands", "emojis", "gateway", "guilds", "interactions"),
    *("members", "messages", "oauth2", "thread-members", "threads", "typing", "users", "webhooks", "@me", "@original"),
}
"""The constant parts of paths, in contrast to ids, tokens and other values."""


def route_of(path: str) -> str:
    """Return the template of one of Discord's paths: the number of templates is limited.

    >>> route_of("/api/v10/webhooks/123/secret/messages/@original")
    '/webhooks/{}/{}/messages/@original'
    """
    parts = re.sub(r"^.*?/v\d+/", "/", path).strip("/").split("/")
    return "/" + "/".join(part if part in _ROUTE_WORDS else "{}" for part in parts)


class InteractionWatch:
    """Times each interaction from arrival to end, and all requests; `clock` returns seconds."""

    def __init__(self, telemetry: Telemetry | None = None, clock: Callable[[], float] = time.perf_counter) -> None:
        self._telemetry = telemetry or Telemetry()
        self._slow_log = SlowLog()
        self._clock = clock

    def begin(self, name: str, interaction_id: int, guild_id: int | None) -> None:
        """Follow the interaction of the current task until the task ends."""
        activity = Activity(name, interaction_id, guild_id, self._clock())
        begin_activity(activity)
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(lambda _: self._end(activity))

    def _end(self, activity: Activity) -> None:
        activity.is_open = False
        subject = f"{activity.name}, interaction {activity.interaction_id}"
        self._slow_log.note("acknowledging", activity.acknowledged, SLOW_TO_ACKNOWLEDGE, subject)
        self._slow_log.note("showing the answer", activity.shown, SLOW_TO_SHOW, subject)
        self._telemetry.interaction_ended(activity)

    def begin_request(self) -> float:
        return self._clock()

    def note_request(self, method: str, status: int | None, path: str, begun: float) -> None:
        """Record a request of the current activity to Discord; the status is None without an answer."""
        now, activity = self._clock(), current_activity()
        self._telemetry.discord_answered(method, route_of(path), status, now - begun)
        if activity is None or not activity.is_open:
            return
        seconds = now - activity.begun
        # A refused acknowledgment counts too: Discord mostly refuses a late one, and those are the longest waits.
        is_first = _CALLBACK.search(path)
        if is_first and status:
            activity.acknowledged = activity.acknowledged or seconds
        is_answer = activity.answers_at_once if is_first else method != "GET" and _MESSAGE.search(path)
        if is_answer and status and status < HTTPStatus.BAD_REQUEST:
            activity.shown = activity.shown or seconds
