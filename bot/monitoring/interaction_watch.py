"""Times the interactions: when each was acknowledged and answered is seen in the bot's requests to Discord."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.monitoring.activity import Activity, SlowLog, Telemetry, begin_activity, current_activity

SLOW_TO_ACKNOWLEDGE = 1.0
SLOW_TO_SHOW = 5.0
"""Seconds; Discord gives up on an interaction that is not acknowledged within 3."""

_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback$")
_MESSAGE = re.compile(r"/(?:webhooks/\d+/[^/]+(?:/messages/[^/]+)?|channels/\d+/messages(?:/\d+)?)$")


class InteractionWatch:
    """Follows each interaction from its arrival to its end; `clock` returns seconds."""

    def __init__(
        self,
        telemetry: Telemetry | None = None,
        slow_log: SlowLog | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._telemetry = telemetry or Telemetry()
        self._slow_log = slow_log or SlowLog()
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

    def trace_config(self) -> aiohttp.TraceConfig:
        """Return what makes discord.py's HTTP client report its requests here."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note_request)
        return trace

    async def _note_request(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        self._telemetry.discord_answered(request.method, request.response.status)
        activity = current_activity()
        if activity is None or activity.interaction_id not in self._begun or not request.response.ok:
            return
        seconds = self._clock() - self._begun[activity.interaction_id]
        if _CALLBACK.search(request.url.path):
            activity.acknowledged = activity.acknowledged or seconds
        elif request.method != "GET" and _MESSAGE.search(request.url.path):
            activity.shown = activity.shown or seconds
