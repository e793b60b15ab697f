"""The simulated Discord without sockets: it logs requests and sends interactions."""

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from simulator import api
from simulator.api import Json, blank
from simulator.openapi import Description, described
from simulator.rules import FILE_LIMIT
from simulator.service.gateway import Gateway
from simulator.service.interactions import Interaction
from simulator.world.calls import Call, Fault
from simulator.world.clock import Clock
from simulator.world.messages import Message
from simulator.world.moods import MOODS, Mood
from simulator.world.permissions import bits
from simulator.world.world import World

_DOCUMENTED: Final = (
    "id", "name", "type", "permissions", "app_permissions", "last_message_id", "last_pin_timestamp", "nsfw",
    "parent_id", "guild_id", "flags", "rate_limit_per_user", "topic", "position", "thread_metadata",
)  # fmt: skip
"""The fields of a partial channel (interactions/receiving-and-responding). Discord very likely sends more."""


class Backend(World):
    """The world, its gateway, its interactions, and the log of requests."""

    def __init__(self, *, bot_name: str = "Bot", clock: Clock | None = None, limited: bool = True) -> None:
        super().__init__(bot_name, clock)
        self.spec: Description | None = described()
        """Discord's own description of its API, a second judge of requests; None without jsonschema-rs."""
        self.gateway = Gateway(self)
        self.interactions: dict[str, Interaction] = {}  # by token
        self.log: list[Call] = []
        self.outlines: Collection[str] | None = None
        """The outlines of the requests that the bot may make (`simulator.rules.outlines`); None for any."""
        self.violations: list[str] = []  # mistakes of the bot
        self.lacks: list[str] = []  # requests for what Discord has and the simulator has not
        self.defects: list[str] = []
        """Mistakes of the simulator, including answers outside Discord's description."""
        self.faults: list[Fault] = []
        self.under_way, self.last_request = 0, 0.0
        self.ack_deadline = 3.0  # real seconds for the bot's answer to an interaction
        self.token_life = 900.0  # simulated seconds
        self.rate_limit: tuple[int, float] | None = (5, 5.0) if limited else None
        """How many messages a channel takes in how many seconds."""
        self.global_limit: int | None = 50 if limited else None  # requests per second
        self.latency = 0.0  # seconds of each request on its way
        self.partial_channels = False  # whether interactions contain only the documented fields of their channel

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        if guild_id not in self.without_bot or event == "INTERACTION_CREATE":
            self.gateway.emit(event, data, guild_id)
        self.changed()

    def fail(self, match: str, **how: Any) -> Fault:
        """Let requests fail as described by `Fault`. Setting `times` of the result to 0 ends the failures."""
        self.faults.append(Fault(match, **how))
        return self.faults[-1]

    @contextmanager
    def mood(self, name: str | Mood) -> Iterator[Mood]:
        """Have a mood for a block, or one of Discord's open bugs, a row of `simulator.world.moods.MOODS`."""
        mood = MOODS[name] if isinstance(name, str) else name
        faults, usual = [replace(each) for each in mood.faults], {key: getattr(self, key) for key in mood.world}
        self.moods.append(mood)
        self.faults += faults
        vars(self).update(mood.world)
        try:
            yield mood
        finally:
            vars(self).update(usual)
            self.moods.remove(mood)
            self.faults = [each for each in self.faults if each not in faults]

    def is_too_late(self, interaction: Interaction) -> bool:
        return interaction.callback is None and time.monotonic() - interaction.began > self.ack_deadline

    def interact(  # noqa: PLR0913 - an interaction has that many parts
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
        """Send the bot an interaction of a type, from a user with a language."""
        permissions = self.granted(channel, user["id"]) if permissions is None else permissions
        new_id, now = self.snowflake(), self.clock.now()
        owners = self._owners(kind, data, user, channel, source)
        interaction = Interaction(new_id, f"interaction-{new_id}", kind, channel, user, source, parent, now, owners)
        interaction.began = time.monotonic()
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
        """Return the installations of the application behind an interaction."""
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
        scopes = dict.fromkeys((channel.get("guild_id") or "", ""))
        return list({each["id"]: each for scope in scopes for each in self.commands[scope]}.values())


def _invoked(data: Json) -> str:
    inner = [_invoked(each) for each in data.get("options") or [] if each["type"] in (api.SUBCOMMAND, api.GROUP)]
    return " ".join([data["name"], *inner])
