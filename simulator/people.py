"""People on Discord. Tests act through the verbs of this module, and so do only what a client allows."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from simulator import api, client, sight
from simulator.api import Json, Refused
from simulator.client import Account, Form, Impossible, find
from simulator.service.interactions import Interaction
from simulator.service.server import Discord
from simulator.sight import Button, Choice, Image, Select, Shown
from simulator.world.messages import USER_MENTIONS, Message, replying
from simulator.world.permissions import ORDINARY, bits

__all__ = ["ORDINARY", "Answer", "Button", "Choice", "Image", "Impossible", "Modal", "Person", "Select"]


@dataclass(frozen=True)
class Modal:
    """A window opened by the bot; `fields` are the inputs by label."""

    data: Json
    opened_by: Interaction

    @property
    def fields(self) -> dict[str, Json]:
        return client.inputs_of(self.data)


@dataclass(frozen=True)
class Answer:
    """The bot's answer to an act; `failed` stands for "This interaction failed"."""

    seconds: float  # real seconds until the first acknowledgement
    callback: int | None = None
    messages: list[Json] = field(default_factory=list)  # the sent or changed messages in their final state
    response: Json | None = None  # the reply, or the changed message of the component
    followups: list[Json] = field(default_factory=list)  # the existing messages after the response
    modal: Modal | None = None
    choices: list[Choice] = field(default_factory=list)
    failed: bool = False

    @property
    def public(self) -> list[Json]:
        return [each for each in self.messages if not each["flags"] & api.EPHEMERAL]

    @property
    def ephemeral(self) -> list[Json]:
        return [each for each in self.messages if each["flags"] & api.EPHEMERAL]

    @property
    def text(self) -> str:
        return "\n".join(map(sight.text, self.messages))


class Person(Account):
    """A member of every server, except servers that the person has left.

    Returned messages are copies; an act uses the present state of its message.
    """

    text = staticmethod(sight.text)
    buttons = staticmethod(sight.buttons)
    selects = staticmethod(sight.selects)

    def __init__(self, discord: Discord, name: str, *, locale: str = "en-US", permissions: int = ORDINARY) -> None:
        super().__init__(discord, name, locale=locale, permissions=permissions)
        self.waits = True  # whether an act lasts until the bot is done, or only until the acknowledgement
        self.on_desktop = True  # whether the client is a desktop; a phone cuts typed text at the cursor
        self._met = {self.id}
        self._gone: set[str] = set()
        self._picked: dict[tuple[str, str], list[str]] = {}
        self._wrote: dict[str, float] = {}

    # ---- places

    def leave(self, guild: Json) -> None:
        self.discord.leave(guild, self.id)

    def join(self, guild: Json) -> None:
        self.discord.join(guild, self.id)

    def install(self) -> None:
        """Install the application for this user, with its commands everywhere."""
        self.discord.installed_by.add(self.id)

    def sidebar(self, guild: Json) -> list[Json]:
        """Return the listed channels, including the active threads of the person."""
        discord = self.discord
        discord.archive_idle_threads()
        mine = [each for each in discord.channels.values() if each.get("guild_id") == guild["id"]]
        return [each for each in mine if discord.enters(each, self.id) and self._is_listed(each)]

    def _is_listed(self, channel: Json) -> bool:
        if channel["type"] not in api.THREADS:
            return True
        return not channel["thread_metadata"]["archived"] and self.id in self.discord.thread_members[channel["id"]]

    # ---- acts

    async def slash(self, channel: Json, command: str, **options: Any) -> Answer:
        """Use a command; `command` is the text after the slash, such as "play now"."""
        form, path = self._begin(channel), client.command_path(self, channel, command)
        given = form.options(path[-1], options)
        required = {each["name"] for each in path[-1].get("options") or [] if each.get("required")}
        if absent := required - {each["name"] for each in given}:
            raise Impossible(f"/{command} needs {', '.join(sorted(absent))}")
        return await self._act(api.COMMAND, client.invocation(path, given, form.resolved), channel)

    async def autocomplete(
        self, channel: Json, command: str, *, focused: str, typed: str = "", cursor: int | None = None, **options: Any
    ) -> Answer:
        """Return the suggestions for an option, given the typed text and other entered options.

        `cursor` is the number of characters before the cursor, by default all of them.
        """
        form, path = self._begin(channel), client.command_path(self, channel, command)
        option = find(path[-1].get("options") or [], focused, "option", self.names_of)
        if not option.get("autocomplete"):
            raise Impossible(f"/{command} {focused} suggests nothing")
        given = form.options(path[-1], options)
        seen = typed if self.on_desktop else typed[:cursor]
        given.append({"name": option["name"], "type": option["type"], "value": seen, "focused": True})
        return await self._act(api.AUTOCOMPLETE, client.invocation(path, given, form.resolved), channel)

    async def use(self, channel: Json, command: str, target: Person | Json) -> Answer:
        """Use a command in the menu of a person or a message; `command` is the name of the command."""
        form = self._begin(channel)
        kind = api.USER_COMMAND if isinstance(target, Person) else api.MESSAGE_COMMAND
        found = find(self.offered(channel, kind), command, "command", self.names_of)
        target_id = form.resolve(target) if isinstance(target, Person) else form.point_at(self._current(target))
        about = {"id": found["id"], "name": found["name"], "type": kind, "target_id": target_id}
        return await self._act(api.COMMAND, about | {"resolved": form.resolved}, channel)

    def write(self, channel: Json, text: str, replied: Json | None = None) -> Json:
        """Write an ordinary message, or a reply to a message. A message unarchives a thread."""
        discord = self.discord
        self._enter(channel)
        granted = discord.permissions(channel, self.id)
        needed = "SEND_MESSAGES_IN_THREADS" if channel["type"] in api.THREADS else "SEND_MESSAGES"
        if not granted & bits(needed):
            raise Impossible(f"{self.name} may not write there")
        pause = self._wrote.get(channel["id"], 0.0) + channel.get("rate_limit_per_user", 0) - discord.clock.now()
        if pause > 0 and not granted & bits("BYPASS_SLOWMODE"):
            raise Impossible(f"slow mode: {pause:.0f} seconds to wait")
        self._wrote[channel["id"]] = discord.clock.now()
        extra = replying(self._current(replied)) if replied else {}
        written = discord.post(channel, {"content": text}, parse=USER_MENTIONS, author=self.user, **extra)
        return deepcopy(written.data)

    def react(self, message: Json, emoji: str) -> None:
        current = self._current(message)
        needed = bits("ADD_REACTIONS", "READ_MESSAGE_HISTORY")
        if self.discord.permissions(self.discord.channels[message["channel_id"]], self.id) & needed != needed:
            raise Impossible(f"{self.name} may not react there")
        self.discord.react(current, emoji, self.user, adds=self.id not in current.reactions.get(emoji, ()))

    async def click(self, message: Json, button: str) -> Answer:
        """Click a button with this label, emoji or custom_id."""
        current = self._current(message)
        found = find(sight.components(current.data, api.BUTTON), button, "button", sight.captions)
        if found.get("disabled") or not found.get("custom_id"):
            raise Impossible(f"the button {button!r} is {'disabled' if found.get('disabled') else 'a link'}")
        return await self._use(current, found)

    async def choose(self, message: Json, select: str, *values: Any) -> Answer:
        """Choose labels, values, people or channels in a select with this placeholder or custom_id."""
        current = self._current(message)
        form = Form(self, self.discord.channels[current.data["channel_id"]])
        found = find(sight.components(current.data, *api.SELECTS), select, "select", _select_names)
        if found.get("disabled"):
            raise Impossible(f"the select {select!r} is disabled")
        chosen = form.choose(found, values)
        self._picked[current.data["id"], found["custom_id"]] = chosen
        # Discord omits an empty `resolved`, and discord.py would look for the values in an empty one.
        resolved = {"resolved": form.resolved} if form.resolved else {}
        return await self._use(current, found, values=chosen, **resolved)

    async def submit(self, modal: Modal, **fields: Any) -> Answer:
        """Submit a modal; `fields` go by label or custom_id, and missing fields keep their defaults."""
        opener = modal.opened_by
        form = Form(self, opener.channel)
        rows = form.fill(modal.data, fields)
        data = {"custom_id": modal.data["custom_id"], "components": rows, "resolved": form.resolved}
        return await self._act(api.MODAL_SUBMIT, data, opener.channel, opener.source, opener)

    async def _use(self, current: Message, component: Json, **values: Any) -> Answer:
        channel = self.discord.channels[current.data["channel_id"]]
        self._wake(channel)
        about = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        return await self._act(api.COMPONENT, about | values, channel, current)

    async def _act(
        self, kind: int, data: Json, channel: Json, source: Message | None = None, parent: Interaction | None = None
    ) -> Answer:
        discord, edits = self.discord, source.edits if source else 0
        made = discord.interact(kind, data, self.user, channel, locale=self.locale, source=source, parent=parent)
        try:
            await asyncio.wait_for(made.acknowledged.wait(), discord.ack_deadline)
        except TimeoutError:
            return Answer(discord.ack_deadline, failed=True)
        if kind == api.AUTOCOMPLETE:
            choices = [Choice(self.names_of(each)[1], each["value"]) for each in made.data["choices"]]
            return Answer(made.seconds, made.callback, choices=choices)
        modal = Modal(made.data, made) if made.callback == api.MODAL else None
        if not self.waits:
            return Answer(made.seconds, made.callback, modal=modal)

        def is_done() -> bool:
            return not any(each.data["flags"] & api.LOADING for each in self._there(made))

        await discord.until(is_done, discord.patience)
        await discord.quiet()
        is_untouched = made.callback == api.DEFERRED_UPDATE and source and source.edits == edits
        there = [(each, deepcopy(each.data)) for each in self._there(made) if not (is_untouched and each is source)]
        return Answer(
            made.seconds,
            made.callback,
            [data for _, data in there],
            next((data for each, data in there if each is made.original), None),
            [data for each, data in there if each is not made.original],
            modal,
        )

    def _there(self, made: Interaction) -> list[Message]:
        """Return the existing messages of an interaction."""
        messages = self.discord.messages
        mine = [each for each in [made.original, *made.followups] if each]
        return [each for each in mine if each.data["id"] in messages[each.data["channel_id"]]]

    # ---- sight

    def sees(self, channel: Json) -> list[Json]:
        """Return the visible messages of a channel, oldest first."""
        if not self.discord.enters(channel, self.id):
            return []
        shown = [each for each in self.discord.messages[channel["id"]].values() if self._sees(each)]
        for each in shown:
            self._met |= {each.data["author"]["id"], *(user["id"] for user in each.data["mentions"])}
        return [deepcopy(each.data) for each in shown]

    def _sees(self, message: Message) -> bool:
        return message.viewer in (None, self.id) and message.data["id"] not in self._gone

    def reload(self) -> None:
        """Start the client again, without ephemeral messages and without known people and selected values."""
        everywhere = [each for messages in self.discord.messages.values() for each in messages.values()]
        self._gone |= {each.data["id"] for each in everywhere if each.viewer == self.id}
        self._met = {self.id}
        self._picked.clear()

    def images(self, message: Json) -> list[Image]:
        """Return every picture of a message. Raises Impossible if Discord no longer has a picture."""
        about = {each["url"]: each.get("description") for each in self._current(message).uploads}
        found = sight.pictures(message)
        return [Image(self._download(each["url"]), alt or about.get(each["url"])) for each, alt in found]

    def shown(self, message: Json) -> list[Shown]:
        """Return the sizes of the pictures of a message in this person's client."""
        return sight.shown(message, on_desktop=self.on_desktop)

    def reads(self, message: Json) -> str:
        """Return the text with the names known to this person's client, and @unknown-user for unknown people."""
        mentioned = {user["id"] for user in message["mentions"]}
        return sight.resolved(sight.text(message), self._named(mentioned))

    def push(self, message: Json) -> str | None:
        """Return the content on a lock screen; None if this person is not notified."""
        current = self._current(message)
        channel, flags = self.discord.channels[message["channel_id"]], current.data["flags"]
        calls = current.pinged & {self.id, "@everyone"} or self.discord.context(channel) == api.IN_BOT_DM
        if not calls or current.viewer or flags & api.SUPPRESS_NOTIFICATIONS or current.data["author"]["id"] == self.id:
            return None
        mentioned = {user["id"] for user in current.data["mentions"]}
        return sight.resolved(current.data["content"], self._named(mentioned))

    def chosen(self, message: Json, select: str) -> list[str]:
        """Return the selected values of a select.

        On a desktop a channel select keeps its values from before an edit (discord-api-docs #7536).
        """
        found = find(sight.components(self._current(message).data, *api.SELECTS), select, "select", _select_names)
        picked = self._picked.get((message["id"], found["custom_id"]))
        if found["type"] == api.CHANNEL_SELECT and self.on_desktop and picked is not None:
            return picked
        defaults = [each["id"] for each in found.get("default_values") or []]
        return defaults + [each["value"] for each in found.get("options", []) if each.get("default")]

    def _named(self, mentioned: set[str]) -> Any:
        discord = self.discord
        channels: Mapping[str, Json] = discord.channels

        def name(kind: str, key: str) -> str | None:
            if kind == "user" and key in mentioned | self._met and key in discord.users:
                return discord.users[key]["global_name"] or str(discord.users[key]["username"])
            if kind == "channel" and key in channels and discord.enters(channels[key], self.id):
                return channels[key].get("name")
            roles = [role for guild in discord.guilds.values() for role in guild["roles"] if role["id"] == key]
            return roles[0]["name"] if kind == "role" and roles else None

        return name

    def _download(self, url: str) -> bytes:
        path = url.removeprefix(self.discord.base_url)
        if path == url:
            return b""
        if path not in self.discord.files:
            raise Impossible(f"the picture {path} is gone")
        return self.discord.files[path].data

    # ---- what a client checks

    def _current(self, message: Json) -> Message:
        try:
            current = self.discord.message(message["channel_id"], message["id"])
        except Refused as gone:
            raise Impossible("the message is gone") from gone
        if not self._sees(current) or not self.discord.enters(self.discord.channel(message["channel_id"]), self.id):
            raise Impossible(f"{self.name} does not see that message")
        return current

    def _begin(self, channel: Json) -> Form:
        """Begin a command in a channel. Raises Impossible if the person cannot use commands there."""
        self._enter(channel)
        if channel.get("thread_metadata", {}).get("archived"):
            raise Impossible(f"{self.name} uses no commands in a thread that is archived")
        return Form(self, channel)

    def _enter(self, channel: Json) -> None:
        """Enter a channel. Raises Impossible if the person cannot act there."""
        discord = self.discord
        discord.archive_idle_threads()
        if channel["id"] not in discord.channels or not discord.enters(channel, self.id):
            raise Impossible(f"{self.name} does not see that channel")
        state = channel.get("thread_metadata")
        if state and state["locked"] and not discord.may_moderate(channel, self.id):
            raise Impossible("the thread is locked")

    def _wake(self, channel: Json) -> None:
        """Unarchive a thread before a click; the client lets only members do so (discord-api-docs #8474)."""
        self._enter(channel)
        state = channel.get("thread_metadata")
        if not state or not state["archived"]:
            return
        is_member = self.id in self.discord.thread_members[channel["id"]]
        if not is_member and not self.discord.may_moderate(channel, self.id):
            raise Impossible(f"{self.name} is no member of the archived thread")
        self.discord.record_activity(channel)


def _select_names(select: Json) -> list[Any]:
    return [select.get("placeholder"), select["custom_id"]]
