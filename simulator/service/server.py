"""The simulated Discord on loopback: REST v10 and gateway v10 for one application."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Self

from aiohttp import web

from simulator.rules import REQUEST_LIMIT
from simulator.service.backend import Backend
from simulator.service.rest import PREFIX, Rest
from simulator.world.clock import Clock

_CLOCK: Final = "/simulator/clock"
_CALM_TURNS: Final = 8  # the bot counts as done after so many turns of the event loop without activity


class Discord(Backend):
    """The backend on sockets. Use the object as an asynchronous context manager, or call `start` and `stop`."""

    def __init__(self, *, bot_name: str = "Bot", clock: Clock | None = None, limited: bool = True) -> None:
        super().__init__(bot_name=bot_name, clock=clock, limited=limited)
        self.patience = 10.0
        """Real seconds of a person's patience with "thinking …"."""
        self.settle = 0.05
        """Real seconds without a request until the bot counts as done, if `busy` is not set."""
        self.busy: Callable[[], bool] | None = None  # returns whether the bot in this process is still working
        self.extensions: list[Callable[[web.Application], None]] = []  # functions that add routes at the start

    # ---- from start to end

    async def start(self, port: int = 0) -> Self:
        app = web.Application(client_max_size=2 * REQUEST_LIMIT)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.gateway.connect)
        app.router.add_get(_CLOCK, self.clock.handle)
        for path in ("/attachments", "/emojis"):
            app.router.add_get(path + "/{path:.*}", self._file)
        app.router.add_route("*", PREFIX + "/{path:.*}", Rest(self).handle)
        for extend in self.extensions:
            extend(app)
        self._runner = web.AppRunner(app, shutdown_timeout=0.5, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        actual = self._runner.addresses[0][1]
        self.base_url, self.gateway.url = f"http://127.0.0.1:{actual}", f"ws://127.0.0.1:{actual}/gateway"
        return self

    async def stop(self) -> None:
        self.clock.wake()
        await self.gateway.drop(1001)
        await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def forget(self) -> None:
        """Forget messages, interactions, connections and requests, but not people and places, while no bot runs."""
        for found in (self.messages, self.files, self.nonces, self.interactions):
            found.clear()
        for records in (self.log, self.violations, self.lacks, self.defects, self.faults):
            records.clear()
        self.gateway.sessions.clear()
        self.gateway.received.clear()

    def forget_past(self) -> None:
        """Forget what nobody can see any longer: requests, sent events, answers of ended interactions."""
        now = self.clock.now()
        self.interactions = {
            key: each for key, each in self.interactions.items() if now - each.created < self.token_life
        }
        self.nonces = {key: each for key, each in self.nonces.items() if now - each[0] <= self.nonce_life}
        for messages in self.messages.values():
            past = [each for each in messages.values() if each.viewer and self.age(each.data["id"]) > self.token_life]
            for each in past:
                self.delete_message(each)
        for records in (self.log, self.gateway.received):
            records.clear()
        self.gateway.sessions = [each for each in self.gateway.sessions if each.socket]
        for session in self.gateway.sessions:
            session.sent[: session.acknowledged] = [""] * max(0, session.acknowledged)

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables that connect a bot process to this simulator."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_URL": self.base_url + PREFIX,
            "DISCORD_GATEWAY_URL": self.gateway.url,
            "CLOCK_URL": self.base_url + _CLOCK,
        }

    async def _file(self, request: web.Request) -> web.Response:
        if file := self.files.get(request.path):
            return web.Response(body=file.data, content_type=file.content_type)
        return web.Response(status=404, text="This content is no longer available.")

    # ---- waiting

    async def until(self, condition: Callable[[], Any], timeout: float = 60.0) -> bool:
        """Wait until a condition holds or the time is up; return whether the condition holds."""
        deadline = time.monotonic() + timeout
        turns = 0
        while not condition() and time.monotonic() < deadline:
            # The first waits are single turns of the loop, as most conditions in one process hold at once.
            turns += 1
            await asyncio.sleep(0 if turns < 50 else 0.005)
        return bool(condition())

    async def quiet(self, timeout: float = 60.0) -> bool:
        """Wait until the bot makes no more requests; return whether it finished in time."""
        self.last_request = max(self.last_request, time.monotonic())
        if self.busy:
            return await self._calm(self.busy, timeout)

        def is_idle() -> bool:
            return not self.under_way and time.monotonic() - self.last_request > self.settle

        return await self.until(is_idle, timeout)

    async def _calm(self, busy: Callable[[], bool], timeout: float) -> bool:
        deadline, calm = time.monotonic() + timeout, 0
        while calm < _CALM_TURNS and time.monotonic() < deadline:
            await asyncio.sleep(0 if calm else 0.001)
            calm = 0 if self.under_way or self.gateway.is_sending or busy() else calm + 1
        return calm >= _CALM_TURNS
