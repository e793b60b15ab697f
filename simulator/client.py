"""The client's side of an act: offered commands, and accepted values."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from simulator import api
from simulator.api import Json, walk
from simulator.rules import FILE_LIMIT
from simulator.service.server import Discord
from simulator.world.messages import File, Message
from simulator.world.permissions import PERMISSIONS, bits


class Impossible(Exception):
    """The client would not allow an act."""


def find(things: list[Json], wanted: Any, what: str, names: Callable[[Json], list[Any]]) -> Json:
    """Return the thing with this name. Raises Impossible if no thing or several things have the name."""
    found = [thing for thing in things if wanted in names(thing)]
    if len(found) != 1:
        there = ", ".join(str(name) for thing in things for name in dict.fromkeys(names(thing)) if name is not None)
        raise Impossible(f"{'more than one' if found else 'no'} {what} {wanted!r}; there: {there or 'nothing'}")
    return found[0]


def option_names(option: Json) -> list[Any]:
    return [option["value"], option["label"]]


class Account:
    """A user of Discord with a client in one language."""

    def __init__(self, discord: Discord, name: str, *, locale: str, permissions: int) -> None:
        self.discord, self.name, self.locale = discord, name, locale
        self.user = discord.add_user(name)
        self.id: str = self.user["id"]
        self.mention = f"<@{self.id}>"
        self.permissions = permissions
        self.sends_names = False
        """Whether the client sends the name of a choice in place of its value, as Android sometimes does."""

    @property
    def permissions(self) -> int:
        """The permissions on every server, unless a channel has an overwrite."""
        return self.discord.standing[self.id]

    @permissions.setter
    def permissions(self, granted: int) -> None:
        self.discord.standing[self.id] = granted

    def names_of(self, named: Json) -> list[Any]:
        """Return the name of a command, an option or a choice, and its localized name."""
        return [named["name"], (named.get("name_localizations") or {}).get(self.locale) or named["name"]]

    def offered(self, channel: Json, kind: int = api.CHAT_COMMAND) -> list[Json]:
        """Return the commands of a type that the client offers in a channel."""
        discord = self.discord
        granted = discord.permissions(channel, self.id)
        if not _may_use_commands(self, channel, granted):
            return []
        context = discord.context(channel)
        ways = set[str]()
        if self.id in discord.installed_by:
            ways.add(api.USER_INSTALL)
        if context == api.IN_BOT_DM or (
            context == api.IN_GUILD and discord.is_member(channel["guild_id"], discord.app_id)
        ):
            ways.add(api.GUILD_INSTALL)
        return [
            each
            for each in discord.known_commands(channel)
            if each["type"] == kind
            and context in (each["contexts"] or (0, 1, 2))
            and ways & {str(way) for way in each["integration_types"]}
            and _is_allowed(each, granted)
        ]


def _may_use_commands(account: Account, channel: Json, granted: int) -> bool:
    if "guild_id" not in channel:
        return True
    needed = bits("VIEW_CHANNEL", "USE_APPLICATION_COMMANDS")
    if channel["type"] not in api.THREADS:
        return granted & (needed | bits("SEND_MESSAGES")) == needed | bits("SEND_MESSAGES")
    # In a thread, clients check the parent channel too (discord-api-docs #6916).
    parent = account.discord.permissions(account.discord.channels[channel["parent_id"]], account.id)
    return bool(granted & needed == needed and parent & bits("SEND_MESSAGES"))


def _is_allowed(command: Json, granted: int) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    # Only administrators have permissions unknown to the simulator.
    known = int(needed) & bits(*PERMISSIONS)
    return bool(int(needed)) and known == int(needed) and granted & known == known


def command_path(account: Account, channel: Json, command: str) -> list[Json]:
    """Return the path of a full command name: the command, its group and its subcommand. Raises Impossible."""
    known, path = account.offered(channel), list[Json]()
    for word in command.removeprefix("/").split():
        path.append(find(known, word, "command", account.names_of))
        known = [each for each in path[-1].get("options") or [] if each["type"] in (api.SUBCOMMAND, api.GROUP)]
    if known:
        raise Impossible(f"/{command} is a group: {', '.join(each['name'] for each in known)}")
    return path


def invocation(path: list[Json], options: list[Json], resolved: Json) -> Json:
    command, *inner = path
    for step in reversed(inner):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    about = {"id": command["id"], "name": command["name"], "type": command["type"]}
    place = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    return about | {"options": options, "resolved": resolved} | place


class Form:
    """The values entered in one act; `resolved` collects their people, roles, channels and files."""

    def __init__(self, account: Account, channel: Json) -> None:
        self._account, self._discord, self._guild_id = account, account.discord, channel.get("guild_id", "")
        self.resolved: Json = {}

    def options(self, command: Json, given: Mapping[str, Any]) -> list[Json]:
        """Return the options to send. Raises Impossible."""
        sent = []
        for name, value in given.items():
            option = find(command.get("options") or [], name, "option", self._account.names_of)
            sent.append({"name": option["name"], "type": option["type"], "value": self._value(option, value)})
        return sent

    def _value(self, option: Json, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        if option.get("choices"):
            return self._choice(option, value)
        is_other = isinstance(value, dict) and ("hoist" in value) is (kind == api.CHANNEL)  # a role, or a channel
        if not isinstance(value, self._takes(kind)) or (isinstance(value, bool) and kind != api.BOOLEAN) or is_other:
            raise Impossible(f"{name} does not take {value!r}")
        unit, size = ("length", len(value)) if isinstance(value, str) else ("value", value)
        low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
        if (low is not None and size < low) or (high is not None and size > high):
            bounds = f"at least {low}" if high is None else f"at most {high}" if low is None else f"{low} to {high}"
            raise Impossible(f"{name} takes {bounds}")
        return self.resolve(value)

    def _choice(self, option: Json, value: Any) -> Any:
        def names(choice: Json) -> list[Any]:
            return [choice["value"], *self._account.names_of(choice)]

        chosen = find(option["choices"], value, f"{option['name']} choice", names)
        # Android sometimes sends the name in place of the value.
        return chosen["name"] if self._account.sends_names else chosen["value"]

    def _takes(self, kind: int) -> Any:
        """Return the Python types of the values of an option type."""
        values = {api.STRING: str, api.INTEGER: int, api.BOOLEAN: bool, api.NUMBER: (int, float)}
        values |= {api.USER: Account, api.CHANNEL: dict, api.ROLE: dict, api.MENTIONABLE: (Account, dict)}
        return (values | {api.ATTACHMENT: (File, Path)}).get(kind, ())

    def resolve(self, value: Any) -> Any:
        """Return the id of a person, role, channel or file, and add it to `resolved`; other values stay as they are."""
        if isinstance(value, Path):
            value = File(value.name, value.read_bytes())
        if isinstance(value, File):
            if len(value.data) > FILE_LIMIT:
                raise Impossible(f"{value.name} is over 10 MiB")
            made = self._discord.upload(self._account.id, value.name, value.data) | {"ephemeral": True}
            self.resolved.setdefault("attachments", {})[made["id"]] = made
            return made["id"]
        if isinstance(value, Account):
            member = self._discord.member(value.user, self._guild_id) | {"permissions": str(value.permissions)}
            self.resolved.setdefault("users", {})[value.id] = member.pop("user")
            self.resolved.setdefault("members", {})[value.id] = member
            return value.id
        if isinstance(value, dict) and "hoist" in value:
            self.resolved.setdefault("roles", {})[value["id"]] = value
            return value["id"]
        if isinstance(value, dict):
            mine = str(self._discord.granted(value, self._account.id))
            app = self._discord.app_permissions(value, self._account.id)
            shown = value | {"permissions": mine, "app_permissions": app}
            self.resolved.setdefault("channels", {})[value["id"]] = shown
            return value["id"]
        return value

    def point_at(self, message: Message) -> str:
        """Return the id of a message, and add the message to `resolved`."""
        self.resolved["messages"] = {message.data["id"]: message.data}
        return str(message.data["id"])

    def choose(self, select: Json, values: Iterable[Any]) -> list[Any]:
        """Return the values that a select sends. Raises Impossible."""
        chosen = list(values)
        if "options" in select:
            chosen = [find(select["options"], value, "option", option_names)["value"] for value in chosen]
        low = 1 if select.get("min_values") is None else select["min_values"]
        high = select.get("max_values") or 1
        if not low <= len(chosen) <= high:
            raise Impossible(f"choose {low} to {high}, not {len(chosen)}")
        return [self.resolve(value) for value in chosen]

    def fill(self, modal: Json, fields: Mapping[str, Any]) -> list[Json]:
        """Return the submitted components of a modal. Raises Impossible."""
        left, rows, there = dict(fields), list[Json](), inputs_of(modal)
        if unknown := left.keys() - there.keys() - {each["custom_id"] for each in there.values()}:
            raise Impossible(f"no field {', '.join(unknown)}; there: {', '.join(there)}")
        for number, row in enumerate(modal["components"], 1):
            inputs = [self._input(each, row.get("label"), left) for each in walk([row]) if "custom_id" in each]
            inner = {"component": inputs[0]} if row["type"] == api.LABEL else {"components": inputs} if inputs else {}
            rows.append({"type": row["type"], "id": row.get("id") or number} | inner)
        return rows

    def _input(self, field: Json, label: str | None, left: dict[str, Any]) -> Json:
        kind, name = field["type"], label or field.get("label") or field["custom_id"]
        chosen = [each["value"] for each in field.get("options", []) if each.get("default")]
        default = field.get("value") or "" if kind == api.TEXT_INPUT else chosen
        value = left.pop(name, left.pop(field["custom_id"], default))
        about = {"type": kind, "id": field.get("id") or 100, "custom_id": field["custom_id"]}
        if field.get("required") is not False and value in ("", []):
            raise Impossible(f"{name} is required")
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if kind == api.TEXT_INPUT and value and not low <= len(value) <= high:
            raise Impossible(f"{name} takes {low} to {high} characters")
        if kind == api.TEXT_INPUT:
            return about | {"value": value}
        several = value if isinstance(value, list) else [value]
        return about | {"values": self.choose(field, several) if several else []}


def inputs_of(modal: Json) -> dict[str, Json]:
    """Return the inputs of a modal by label."""
    inputs = [(row.get("label"), each) for row in modal["components"] for each in walk([row]) if "custom_id" in each]
    return {label or each.get("label") or each["custom_id"]: each for label, each in inputs}
