"""The simulated Discord on loopback: REST v10 and gateway v10 for one application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

from aiohttp import web

from simulator import api
from simulator.api import Json, blank
from simulator.calls import Call, Fault
from simulator.clock import Clock
from simulator.gateway import Gateway
from simulator.interactions import Interaction
from simulator.messages import Message
from simulator.openapi import Description, described
from simulator.permissions import bits
from simulator.rest import PREFIX, Rest
from simulator.rules import FILE_LIMIT, REQUEST_LIMIT
from simulator.world import World

TOKEN: Final = "simulator.token"  # noqa: S105 - it opens nothing
_CLOCK: Final = "/simulator/clock"
_CALM_TURNS: Final = 8  # so many turns of the event loop with nothing under way mean that the bot is done
_DOCUMENTED: Final = (
    "id", "name", "type", "permissions", "app_permissions", "last_message_id", "last_pin_timestamp", "nsfw",
    "parent_id", "guild_id", "flags", "rate_limit_per_user", "topic", "position", "thread_metadata",
)  # fmt: skip
"""The fields of a partial channel (interactions/receiving-and-responding); Discord very likely sends more."""


class Discord(World):
    """The world, reachable over sockets. Use it as an asynchronous context manager, or start and stop it."""

    def __init__(self, *, bot_name: str = "Bot", clock: Clock | None = None, limited: bool = True) -> None:
        super().__init__(bot_name, clock)
        self.token = TOKEN
        self.spec: Description | None = described()
        """Discord's own description of its API, the second judge of requests; None where jsonschema-rs is missing."""
        self.gateway = Gateway(self)
        self.interactions: dict[str, Interaction] = {}  # by token
        self.log: list[Call] = []
        self.violations: list[str] = []  # what the bot did wrong
        self.defects: list[str] = []
        """What went wrong here, and where answers of the simulator leave Discord's description."""
        self.faults: list[Fault] = []
        self.ack_deadline = 3.0  # real seconds that the bot has to answer an interaction
        self.patience = 10.0
        """Real seconds that a person looks at "thinking …"."""
        self.token_life = 900.0  # seconds by the simulator's clock
        self.rate_limit: tuple[int, float] | None = (5, 5.0) if limited else None
        """How many messages are taken in one channel in so many seconds."""
        self.global_limit: int | None = 50 if limited else None  # how many requests are taken in a second
        self.partial_channels = False  # whether interactions hold of their channel only what is documented
        self.settle = 0.05
        """Real seconds without a request after which the bot counts as done, where `busy` does not say it."""
        self.busy: Callable[[], bool] | None = None  # says whether the bot still works, where it runs in this process
        self.under_way, self.last_request = 0, 0.0
        self.extensions: list[Callable[[web.Application], None]] = []  # add routes of their own at the start
        self.listeners: list[Callable[[], None]] = []  # called after whatever may have changed what people see

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
        """Forget messages, interactions, connections and requests; people and places stay. For when no bot runs."""
        for found in (self.messages, self.files, self.nonces, self.interactions):
            found.clear()
        for records in (self.log, self.violations, self.defects, self.faults):
            records.clear()
        self.gateway.sessions.clear()
        self.gateway.received.clear()

    @property
    def environment(self) -> dict[str, str]:
        """What a bot process needs to find its way here."""
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

    # ---- what happens

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        if guild_id not in self.without_bot or event == "INTERACTION_CREATE":
            self.gateway.emit(event, data, guild_id)
        self.changed()

    def changed(self) -> None:
        """Notify the listeners that something may have changed."""
        for listener in self.listeners:
            listener()

    def fail(self, match: str, **how: Any) -> Fault:
        """Let requests fail: see `Fault`. Set its `times` to 0 to end it."""
        self.faults.append(Fault(match, **how))
        return self.faults[-1]

    async def until(self, condition: Callable[[], Any], timeout: float = 60.0) -> bool:
        """Wait for something to become true; return whether it did."""
        deadline = time.monotonic() + timeout
        turns = 0
        while not condition() and time.monotonic() < deadline:
            # At first turn by turn: in one process most things happen at once.
            turns += 1
            await asyncio.sleep(0 if turns < 50 else 0.005)
        return bool(condition())

    async def quiet(self, timeout: float = 60.0) -> bool:
        """Wait until the bot makes no requests any more; return whether it was done in time."""
        if self.busy:
            return await self._calm(self.busy, timeout)
        self.last_request = max(self.last_request, time.monotonic())

        def is_idle() -> bool:
            return not self.under_way and time.monotonic() - self.last_request > self.settle

        return await self.until(is_idle, timeout)

    async def _calm(self, busy: Callable[[], bool], timeout: float) -> bool:
        deadline, calm = time.monotonic() + timeout, 0
        while calm < _CALM_TURNS and time.monotonic() < deadline:
            await asyncio.sleep(0 if calm else 0.001)
            calm = 0 if self.under_way or self.gateway.is_sending or busy() else calm + 1
        return calm >= _CALM_TURNS

    # ---- interactions

    def is_too_late(self, interaction: Interaction) -> bool:
        return interaction.callback is None and time.monotonic() - interaction.began > self.ack_deadline

    def interact(  # noqa: PLR0913 - all that an interaction is made of
        self,
        kind: int,
        data: Json,
        user: Json,
        channel: Json,
        *,
        locale: str,
        permissions: int | None = None,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Send the bot an interaction of this type, by the user with this language."""
        permissions = self.granted(channel, user["id"]) if permissions is None else permissions
        new_id, now = self.snowflake(), self.clock.now()
        owners = self._owners(kind, data, user, channel, source)
        interaction = Interaction(new_id, f"interaction-{new_id}", kind, channel, user, source, parent, now, owners)
        interaction.is_private = interaction.has_token_only and not permissions & bits("USE_EXTERNAL_APPS")
        interaction.name = _invoked(data) if kind == api.COMMAND else ""
        self.interactions[interaction.token] = interaction
        event = self._event(interaction, data, locale, permissions)
        if self.application["interactions_endpoint_url"] is None:
            self.emit("INTERACTION_CREATE", event, channel.get("guild_id"))
        return interaction

    def _event(self, interaction: Interaction, data: Json, locale: str, permissions: int) -> Json:
        channel, user, source = interaction.channel, interaction.user, interaction.source
        app_permissions = self.app_permissions(channel, user["id"])
        shown = channel | {"permissions": str(permissions), "app_permissions": app_permissions}
        shown = {key: shown[key] for key in _DOCUMENTED if key in shown} if self.partial_channels else shown
        who = {"id": interaction.id, "token": interaction.token, "type": interaction.type, "locale": locale}
        place = {"channel": shown, "channel_id": channel["id"], "context": self.context(channel)}
        rights = {"app_permissions": app_permissions, "authorizing_integration_owners": interaction.owners}
        limits = {"application_id": self.app_id, "attachment_size_limit": FILE_LIMIT}
        event = blank("interaction", data=data, **who, **place, **rights, **limits)
        if source:
            event["message"] = source.data
        guild_id = channel.get("guild_id")
        if not guild_id:
            return event | {"user": user}
        language = self.guilds[guild_id].get("preferred_locale", "en-US")
        guild = {"id": guild_id, "features": [], "locale": language}
        member = self.member(user, guild_id) | {"permissions": str(permissions)}
        return event | {"guild_id": guild_id, "guild_locale": language, "guild": guild, "member": member}

    def _owners(self, kind: int, data: Json, user: Json, channel: Json, source: Message | None) -> Json:
        """Return the installations of the application that an interaction counts for."""
        if kind in (api.COMPONENT, api.MODAL_SUBMIT) and source and "interaction_metadata" in source.data:
            return dict(source.data["interaction_metadata"]["authorizing_integration_owners"])
        context, owners = self.context(channel), Json()
        command = next((each for each in self.known_commands(channel) if each["id"] == data.get("id")), {})
        ways = [str(each) for each in command.get("integration_types") or (0, 1)]
        if context == api.IN_GUILD and self.is_member(channel["guild_id"], self.app_id) and api.GUILD_INSTALL in ways:
            owners[api.GUILD_INSTALL] = channel["guild_id"]
        if context == api.IN_BOT_DM and api.GUILD_INSTALL in ways:
            owners[api.GUILD_INSTALL] = "0"
        if user["id"] in self.installed_by and api.USER_INSTALL in ways:
            owners[api.USER_INSTALL] = user["id"]
        return owners

    def known_commands(self, channel: Json) -> list[Json]:
        """Return the commands of the channel's server and those for everywhere."""
        scopes = dict.fromkeys((channel.get("guild_id") or "", ""))
        return list({each["id"]: each for scope in scopes for each in self.commands[scope]}.values())


def _invoked(data: Json) -> str:
    """Return the full name of the command that was used."""
    inner = [_invoked(each) for each in data.get("options") or [] if each["type"] in (api.SUBCOMMAND, api.GROUP)]
    return " ".join([data["name"], *inner])


@contextmanager
def discord_py_redirected(discord: Discord) -> Iterator[None]:
    """Point the discord.py of this process here, and take away the pauses that only the real Discord needs."""
    import yarl  # noqa: PLC0415 - a process that only serves needs no discord.py
    from discord import Asset, Client  # noqa: PLC0415
    from discord.gateway import DiscordWebSocket  # noqa: PLC0415
    from discord.http import Route  # noqa: PLC0415

    urls = {
        (Route, "BASE"): discord.base_url + PREFIX,
        (DiscordWebSocket, "DEFAULT_GATEWAY"): yarl.URL(discord.gateway.url),
        (Asset, "BASE"): discord.base_url + "/cdn",
        (Client, "before_identify_hook"): _identify_at_once,
    }
    before = {(owner, name): getattr(owner, name) for owner, name in urls}
    for (owner, name), value in urls.items():
        setattr(owner, name, value)
    try:
        yield
    finally:
        for (owner, name), value in before.items():
            setattr(owner, name, value)


async def _identify_at_once(_: object, shard_id: int | None, *, initial: bool = False) -> None:
    """Replace a hook of discord.py that sleeps for five seconds."""
