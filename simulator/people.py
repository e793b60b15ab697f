"""What people do on Discord. Tests act through these verbs only, so they can do nothing that a client would not do."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .server import Discord
from .limits import EPHEMERAL, LOADING
from .rest import Interaction
from .spec import Json
from .world import PERMISSIONS, PRIVATE_THREAD, USER_MENTIONS, Message, Refused, texts, walk

ORDINARY = sum(bit for name, bit in PERMISSIONS.items() if not name.startswith("MANAGE"))
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
STRING, INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 9, 10

Choice = NamedTuple("Choice", [("name", str), ("value", Any)])
Image = NamedTuple("Image", [("data", bytes), ("alt", str | None)])  # no data if it lies outside Discord
Button = NamedTuple("Button", [("label", str), ("custom_id", str | None), ("disabled", bool), ("url", str | None)])
Select = NamedTuple(
    "Select", [("placeholder", str | None), ("custom_id", str), ("disabled", bool), ("options", list[Choice])]
)


class Impossible(Exception):
    """A client would not let a person do that."""


@dataclass(frozen=True)
class Modal:
    data: Json
    opened_by: Interaction

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs by label."""
        inputs = [(row.get("label"), c) for row in self.data["components"] for c in walk([row]) if "custom_id" in c]
        return {label or c.get("label") or c["custom_id"]: c for label, c in inputs}


@dataclass(frozen=True)
class Answer:
    """How the bot answered an act; `failed` is what shows as "This interaction failed"."""

    seconds: float  # until the first acknowledgement
    callback: int | None = None
    messages: list[Json] = field(default_factory=list)  # sent or changed in answer, as they stand when the bot is done
    response: Json | None = None  # the reply itself, or the message of the component if it was changed
    followups: list[Json] = field(default_factory=list)  # the messages sent after that which still exist
    modal: Modal | None = None
    choices: list[Choice] = field(default_factory=list)
    failed: bool = False

    @property
    def public(self) -> list[Json]:
        return [m for m in self.messages if not m["flags"] & EPHEMERAL]

    @property
    def ephemeral(self) -> list[Json]:
        return [m for m in self.messages if m["flags"] & EPHEMERAL]

    @property
    def text(self) -> str:
        return "\n".join(map(Person.text, self.messages))


class Person:
    """A member of every guild. Messages are given out as they stand; acts go by how they stand when they happen."""

    def __init__(self, discord: Discord, name: str, *, locale: str = "en-US", permissions: int = ORDINARY) -> None:
        self.discord, self.name, self.locale, self.permissions = discord, name, locale, permissions
        self.user = discord.add_user(name)
        self.id: str = self.user["id"]
        self.mention = f"<@{self.id}>"
        self.waits = True  # for an answer until the bot is done; otherwise only until it has acknowledged the act

    # ---- acts --------------------------------------------------------------------------------------------------

    async def slash(self, channel: Json, command: str, **options: Any) -> Answer:
        """`command` is what stands behind the slash: "kingdomino new"."""
        path, resolved = self._command(channel, command), dict[str, Any]()
        given = self._options(path[-1], options, resolved)
        required = {o["name"] for o in path[-1].get("options") or [] if o.get("required")}
        if absent := required - {o["name"] for o in given}:
            raise Impossible(f"/{command} needs {', '.join(sorted(absent))}")
        return await self._act(COMMAND, _invocation(path, given, resolved), channel)

    async def autocomplete(
        self, channel: Json, command: str, *, focused: str, typed: str = "", **options: Any
    ) -> Answer:
        """The suggestions for an option, while its text and perhaps other options have been entered."""
        path, resolved = self._command(channel, command), dict[str, Any]()
        option = _find(path[-1].get("options") or [], focused, "option", self._names)
        if not option.get("autocomplete"):
            raise Impossible(f"/{command} {focused} suggests nothing")
        given = self._options(path[-1], options, resolved)
        given.append({"name": option["name"], "type": option["type"], "value": typed, "focused": True})
        return await self._act(AUTOCOMPLETE, _invocation(path, given, resolved), channel)

    async def use(self, channel: Json, command: str, target: Person) -> Answer:
        """A command in the menu of a person; `command` is its name."""
        found, resolved = _find(self.offered(channel, 2), command, "command", self._names), dict[str, Any]()
        about = {"id": found["id"], "name": found["name"], "type": 2, "target_id": self._resolve(target, resolved)}
        return await self._act(COMMAND, about | {"resolved": resolved}, channel)

    def write(self, channel: Json, text: str) -> None:
        """Write an ordinary message."""
        self.discord.post(channel, {"content": text}, parse=USER_MENTIONS, author=self.user)

    async def click(self, message: Json, button: str) -> Answer:
        """`button` is its label, emoji or custom_id."""
        current = self._current(message)
        found = _find(_components(current.data, 2), button, "button", _captions)
        if found.get("disabled") or not found.get("custom_id"):
            raise Impossible(f"the button {button!r} is {'disabled' if found.get('disabled') else 'a link'}")
        return await self._use(current, found)

    async def choose(self, message: Json, select: str, *values: Any) -> Answer:
        """`select` is its placeholder or custom_id; `values` are labels or values, or people, or channels."""
        current, resolved = self._current(message), dict[str, Any]()
        selects = _components(current.data, 3, 5, 7, 8)
        found = _find(selects, select, "select", lambda c: [c.get("placeholder"), c["custom_id"]])
        if found.get("disabled"):
            raise Impossible(f"the select {select!r} is disabled")
        chosen = self._choose(found, values, resolved)
        # Discord leaves out what is empty; discord.py would look for the values there.
        return await self._use(current, found, values=chosen, **({"resolved": resolved} if resolved else {}))

    async def submit(self, modal: Modal, **fields: Any) -> Answer:
        """`fields` go by label or custom_id; what is left out keeps its default."""
        left, resolved, rows = dict(fields), dict[str, Any](), []
        for number, row in enumerate(modal.data["components"], 1):
            inputs = [self._fill(c, row.get("label"), left, resolved) for c in walk([row]) if "custom_id" in c]
            inner = {"component": inputs[0]} if row["type"] == 18 else {"components": inputs} if inputs else {}
            rows.append({"type": row["type"], "id": row.get("id") or number} | inner)
        if left:
            raise Impossible(f"no field {', '.join(left)}; there: {', '.join(modal.fields)}")
        data, opener = {"custom_id": modal.data["custom_id"], "components": rows, "resolved": resolved}, modal.opened_by
        return await self._act(MODAL, data, opener.channel, opener.source, opener)

    async def _use(self, current: Message, component: Json, **values: Any) -> Answer:
        about = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        return await self._act(COMPONENT, about | values, self.discord.channels[current.data["channel_id"]], current)

    async def _act(
        self, kind: int, data: Json, channel: Json, source: Message | None = None, parent: Interaction | None = None
    ) -> Answer:
        discord, edited = self.discord, source.edits if source else 0
        who: Any = {"locale": self.locale, "permissions": self.permissions, "source": source, "parent": parent}
        it = discord.interact(kind, data, self.user, channel, **who)
        try:
            await asyncio.wait_for(it.acknowledged.wait(), discord.ack_deadline)
        except TimeoutError:
            return Answer(discord.ack_deadline, failed=True)
        if kind == AUTOCOMPLETE:
            choices = [Choice(self._names(c)[1], c["value"]) for c in it.data["choices"]]
            return Answer(it.seconds, it.callback, choices=choices)
        if not self.waits:
            return Answer(it.seconds, it.callback, modal=Modal(it.data, it) if it.callback == 9 else None)
        await discord.until(lambda: not any(m.data["flags"] & LOADING for m in _there(discord, it)), discord.patience)
        await discord.quiet()
        untouched = source if it.callback == 6 and source and source.edits == edited else None
        messages = [(m, copy.deepcopy(m.data)) for m in _there(discord, it) if m is not untouched]
        response = next((data for m, data in messages if m is it.original), None)
        followups = [data for m, data in messages if m is not it.original]
        modal = Modal(it.data, it) if it.callback == 9 else None
        return Answer(it.seconds, it.callback, [data for _, data in messages], response, followups, modal)

    # ---- sight -------------------------------------------------------------------------------------------------

    def sees(self, channel: Json) -> list[Json]:
        """The messages of a channel that this person sees, oldest first."""
        members: Iterable[str] = [user["id"] for user in channel.get("recipients", [self.user])]
        if channel["type"] == PRIVATE_THREAD:
            members = self.discord.thread_members[channel["id"]]
        shown = self.discord.messages[channel["id"]].values() if self.id in members else ()
        return [copy.deepcopy(m.data) for m in shown if m.viewer in (None, self.id)]

    def newest(self, channel: Json) -> Json:
        if messages := self.sees(channel):
            return messages[-1]
        raise Impossible(f"{self.name} sees no message there")

    def images(self, message: Json) -> list[Image]:
        """Every picture of a message; Impossible if Discord has it no more."""
        shown = [(i["media"], i["description"]) for c in _components(message, 12) for i in c["items"]]
        shown += [(c["media"], c["description"]) for c in _components(message, 11)]
        shown += [(e[k], None) for e in message["embeds"] for k in ("image", "thumbnail") if e.get(k)]
        shown += [(a, None) for a in message["attachments"] if a["content_type"].startswith("image/")]
        about = {a["url"]: a.get("description") for a in self._current(message).uploads}
        return [Image(self._download(media["url"]), alt or about.get(media["url"])) for media, alt in shown]

    def mentions(self, message: Json) -> set[str]:
        """The names of those who were notified, perhaps "@everyone". Only a new public message notifies."""
        users = self.discord.users
        return {users[i]["global_name"] if i in users else i for i in self._current(message).pinged}

    @staticmethod
    def text(message: Json) -> str:
        """All text of a message in reading order: content, text displays, embeds."""
        lines = texts(message)
        for embed in message["embeds"]:
            parts = [embed, *embed.get("fields", []), embed.get("footer", {})]
            lines += [p[k] for p in parts for k in ("title", "description", "name", "value", "text") if p.get(k)]
        return "\n".join(lines)

    @staticmethod
    def buttons(message: Json) -> list[Button]:
        found = _components(message, 2)
        return [Button(_captions(c)[0] or "", c.get("custom_id"), bool(c.get("disabled")), c.get("url")) for c in found]

    @staticmethod
    def selects(message: Json) -> list[Select]:
        """Without options where Discord fills in people, channels or roles."""
        found = _components(message, 3, 5, 6, 7, 8)
        choices = [[Choice(o["label"], o["value"]) for o in c.get("options", [])] for c in found]
        about = [(c.get("placeholder"), c["custom_id"], bool(c.get("disabled"))) for c in found]
        return [Select(*a, options) for a, options in zip(about, choices, strict=True)]

    def _download(self, url: str) -> bytes:
        path = url.removeprefix(self.discord.base_url)
        if path == url:
            return b""
        if path not in self.discord.files:
            raise Impossible(f"the picture {path} is gone")
        return self.discord.files[path].data

    # ---- what a client checks ----------------------------------------------------------------------------------

    def _current(self, message: Json) -> Message:
        try:
            current = self.discord.message(message["channel_id"], message["id"])
        except Refused as gone:
            raise Impossible("the message is gone") from gone
        if current.viewer not in (None, self.id):
            raise Impossible(f"{self.name} does not see that message")
        return current

    def _names(self, named: Json) -> list[Any]:
        """The name of a command, an option or a choice, and what this person reads."""
        return [named["name"], (named.get("name_localizations") or {}).get(self.locale) or named["name"]]

    def offered(self, channel: Json, kind: int = 1) -> list[Json]:
        """The commands of this type that a client offers this person in a channel."""
        guild_id = channel.get("guild_id")
        offered = {c["id"]: c for scope in {guild_id or "", ""} for c in self.discord.commands[scope]}
        return [c for c in offered.values() if c["type"] == kind and self._offered(c, 0 if guild_id else 1)]

    def _command(self, channel: Json, command: str) -> list[Json]:
        """The command, and the group and subcommand that lead to what is meant."""
        known, path = self.offered(channel), list[Json]()
        for word in command.removeprefix("/").split():
            path.append(_find(known, word, "command", self._names))
            known = [o for o in path[-1].get("options") or [] if o["type"] <= 2]
        if known:
            raise Impossible(f"/{command} is a group: {', '.join(o['name'] for o in known)}")
        return path

    def _offered(self, command: Json, context: int) -> bool:
        needed = command["default_member_permissions"]
        allowed = needed is None or (int(needed) and self.permissions & int(needed) == int(needed))
        return bool(allowed) and context in (command["contexts"] or (0, 1, 2))

    def _options(self, command: Json, options: Json, resolved: Json) -> list[Json]:
        given = []
        for name, value in options.items():
            option = _find(command.get("options") or [], name, "option", self._names)
            entered = self._value(option, value, resolved)
            given.append({"name": option["name"], "type": option["type"], "value": entered})
        return given

    def _value(self, option: Json, value: Any, resolved: Json) -> Any:
        kind, name = option["type"], option["name"]
        if option.get("choices"):
            return _find(option["choices"], value, f"{name} choice", lambda c: [c["value"], *self._names(c)])["value"]
        types: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}
        types |= {USER: (Person,), MENTIONABLE: (Person,), CHANNEL: (dict,)}
        if not isinstance(value, types.get(kind, ())) or (isinstance(value, bool) and kind != BOOLEAN):
            raise Impossible(f"{name} does not take {value!r}")
        unit, size = ("length", len(value)) if isinstance(value, str) else ("value", value)
        low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
        if (low is not None and size < low) or (high is not None and size > high):
            raise Impossible(f"{name} takes {low} to {high}")
        return self._resolve(value, resolved)

    def _resolve(self, value: Any, resolved: Json) -> Any:
        """People and channels go as an id; what it stands for goes into `resolved`."""
        if isinstance(value, Person):
            member = self.discord.member(value.user) | {"permissions": str(value.permissions)}
            resolved.setdefault("users", {})[value.id] = member.pop("user")
            resolved.setdefault("members", {})[value.id] = member
        elif isinstance(value, dict):
            resolved.setdefault("channels", {})[value["id"]] = value | {"permissions": str(self.permissions)}
        return value.id if isinstance(value, Person) else value["id"] if isinstance(value, dict) else value

    def _choose(self, select: Json, values: Iterable[Any], resolved: Json) -> list[Any]:
        chosen = list(values)
        if "options" in select:
            chosen = [_find(select["options"], v, "option", _option_names)["value"] for v in chosen]
        low = 1 if select.get("min_values") is None else select["min_values"]
        high = select.get("max_values") or (len(select["options"]) if select["type"] == 22 else 1)
        if not low <= len(chosen) <= high:
            raise Impossible(f"choose {low} to {high}, not {len(chosen)}")
        return [self._resolve(value, resolved) for value in chosen]

    def _fill(self, c: Json, label: str | None, left: Json, resolved: Json) -> Json:
        """An input of a modal as it is submitted."""
        kind, name = c["type"], label or c.get("label") or c["custom_id"]
        defaults = [o["value"] for o in c.get("options", []) if o.get("default")]
        default = {4: c.get("value") or "", 21: defaults[0] if defaults else None, 23: bool(c.get("default"))}
        value = left.pop(name, left.pop(c["custom_id"], default.get(kind, defaults)))
        about = {"type": kind, "id": c.get("id") or 100, "custom_id": c["custom_id"]}
        if c.get("required") is not False and value in ("", [], None):
            raise Impossible(f"{name} is required")
        if kind == 4 and value and not (c.get("min_length") or 0) <= len(value) <= (c.get("max_length") or 4000):
            raise Impossible(f"{name} takes {c.get('min_length') or 0} to {c.get('max_length') or 4000} characters")
        if kind == 21 and value is not None:
            value = _find(c["options"], value, name, _option_names)["value"]
        if kind in (4, 21, 23):
            return about | {"value": value}
        several = value if isinstance(value, list) else [value]
        return about | {"values": self._choose(c, several, resolved) if several else []}


def _invocation(path: list[Json], options: list[Json], resolved: Json) -> Json:
    command, *inner = path
    for step in reversed(inner):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    place = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    return {"id": command["id"], "name": command["name"], "type": 1, "options": options, "resolved": resolved} | place


def _components(message: Json, *kinds: int) -> list[Json]:
    return [c for c in walk(message["components"]) if c["type"] in kinds]


def _captions(button: Json) -> list[str | None]:
    return [button.get("label") or (button.get("emoji") or {}).get("name"), button.get("custom_id")]


def _option_names(option: Json) -> list[Any]:
    return [option["value"], option["label"]]


def _find(things: list[Json], wanted: Any, what: str, names: Callable[[Json], list[Any]]) -> Json:
    found = [thing for thing in things if wanted in names(thing)]
    if len(found) != 1:
        there = ", ".join(str(n) for thing in things for n in dict.fromkeys(names(thing)) if n is not None)
        raise Impossible(f"{'more than one' if found else 'no'} {what} {wanted!r}; there: {there or 'nothing'}")
    return found[0]


def _there(discord: Discord, it: Interaction) -> list[Message]:
    """The messages of an interaction that still exist."""
    mine = [m for m in [it.original, *it.followups] if m]
    return [m for m in mine if m.data["id"] in discord.messages[m.data["channel_id"]]]
