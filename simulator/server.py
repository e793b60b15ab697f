"""A loopback simulator of Discord for one bot: REST v10 and gateway v10, judged by the published description."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from aiohttp import web

from .clock import Clock
from .gateway import Gateway
from .limits import FILE_LIMIT, REQUEST_LIMIT
from .rest import PREFIX, Call, Fault, Interaction, Rest
from .spec import Json, Spec, described
from .world import DM, Message, World


CLOCK = "/simulator/clock"


class Discord(World):
    """The world of `World`, reachable over sockets. Use as an asynchronous context manager, or start and stop it.

    `violations` is what the bot did wrong, `defects` where the simulator's own answers leave the description."""

    def __init__(
        self, *, token: str = "simulator.token", bot_name: str = "Bot", clock: Clock | None = None
    ) -> None:
        super().__init__(bot_name, clock)
        self.token = token
        self.spec: Spec | None = described()
        self.gateway = Gateway(self)
        self.interactions: dict[str, Interaction] = {}  # by token
        self.log: list[Call] = []
        self.violations: list[str] = []
        self.defects: list[str] = []
        self.faults: list[Fault] = []
        self.ack_deadline, self.token_life = 3.0, 900.0
        self.patience = 10.0  # seconds that a person looks at "thinking …"
        self.rate_limit: tuple[int, float] | None = None  # messages a channel in so many seconds; (5, 5.0) is usual
        self.settle = 0.05  # seconds without a request after which the bot counts as done
        self.under_way, self.last_request = 0, 0.0
        self.extensions: list[Callable[[web.Application], None]] = []  # add routes of their own at the start
        self.listeners: list[Callable[[], None]] = []  # called after whatever may have changed what people see

    async def start(self, port: int = 0) -> Self:
        app = web.Application(client_max_size=2 * REQUEST_LIMIT)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get(CLOCK, self.clock.handle)
        app.router.add_get("/attachments/{path:.*}", self._file)
        app.router.add_route("*", PREFIX + "/{path:.*}", Rest(self).handle)
        for extend in self.extensions:
            extend(app)
        self._runner = web.AppRunner(app, shutdown_timeout=0.5)
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
        """Forget all messages, interactions, connections and requests; people and places stay. For when no bot runs."""
        for one in (self.messages, self.files, self.nonces, self.interactions):
            one.clear()
        for other in (self.log, self.violations, self.defects, self.faults, self.gateway.sessions, self.gateway.received):
            other.clear()

    @property
    def environment(self) -> dict[str, str]:
        """What a bot process needs to find its way here."""
        urls = {"DISCORD_API_URL": self.base_url + PREFIX, "DISCORD_GATEWAY_URL": self.gateway.url}
        return {"DISCORD_TOKEN": self.token, **urls, "CLOCK_URL": self.base_url + CLOCK}

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        self.gateway.emit(event, data, guild_id)
        self.changed()

    def changed(self) -> None:
        for listener in self.listeners:
            listener()

    def fail(self, match: str, **how: Any) -> Fault:
        """Let requests fail: see `Fault`. Set its `times` to 0 to end it."""
        self.faults.append(Fault(match, **how))
        return self.faults[-1]

    async def until(self, condition: Callable[[], Any], timeout: float = 5.0) -> bool:
        """Wait for something to become true; says whether it did."""
        deadline = time.monotonic() + timeout
        while not condition() and time.monotonic() < deadline:
            await asyncio.sleep(0.005)
        return bool(condition())

    async def quiet(self, timeout: float = 10.0) -> bool:
        """Wait until the bot makes no requests any more."""
        self.last_request = max(self.last_request, time.monotonic())
        idle = lambda: not self.under_way and time.monotonic() - self.last_request > self.settle  # noqa: E731
        return await self.until(idle, timeout)

    def too_late(self, interaction: Interaction) -> bool:
        return time.monotonic() - interaction.began > self.ack_deadline

    def interact(
        self, kind: int, data: Json, user: Json, channel: Json, *, locale: str, permissions: int,
        source: Message | None, parent: Interaction | None,
    ) -> Interaction:  # fmt: skip
        """Tell the bot of an interaction of this type, by the user with this language and these permissions."""
        new_id, guild_id = self.snowflake(), channel.get("guild_id")
        it = Interaction(new_id, f"interaction-{new_id}", kind, channel, user, source, parent, self.clock.now())
        it.name = invoked(data) if kind == 2 else ""
        self.interactions[it.token] = it
        event: Json = {
            "id": it.id, "token": it.token, "type": kind, "data": data, "application_id": self.app_id, "version": 1,
            "channel": channel, "channel_id": channel["id"], "locale": locale, "entitlements": [],
            "app_permissions": self.app_permissions(channel), "attachment_size_limit": FILE_LIMIT,
            "authorizing_integration_owners": {"0": guild_id or "0"}, "context": 1 if channel["type"] == DM else 0,
        }  # fmt: skip
        if guild_id:
            member = self.member(user) | {"permissions": str(permissions)}
            language = self.guilds[guild_id].get("preferred_locale", "en-US")
            guild = {"id": guild_id, "features": [], "locale": language}
            event |= {"guild_id": guild_id, "guild_locale": language, "guild": guild, "member": member}
        else:
            event["user"] = user
        if source:
            event["message"] = source.data
        self.emit("INTERACTION_CREATE", event, guild_id)
        return it

    async def _file(self, request: web.Request) -> web.Response:
        if file := self.files.get(request.path):
            return web.Response(body=file.data, content_type=file.content_type)
        return web.Response(status=404, text="This content is no longer available.")


def invoked(data: Json) -> str:
    """The full name of the command that was used."""
    inner = [invoked(option) for option in data.get("options") or [] if option["type"] <= 2]
    return " ".join([data["name"], *inner])


@contextmanager
def discord_py_redirected(discord: Discord) -> Iterator[None]:
    """Point the discord.py of this process here."""
    import yarl
    from discord import Asset
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    urls = discord.base_url + PREFIX, yarl.URL(discord.gateway.url), discord.base_url + "/cdn"
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = urls
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
