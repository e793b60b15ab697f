"""The vocabulary of Discord's API: numbers of types and flags, new objects, nested components, refusals."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

EPOCH: Final = 1_420_070_400_000  # the epoch of Discord's ids, in milliseconds of Unix time

# Flags of messages.
SUPPRESS_EMBEDS: Final = 1 << 2
HAS_THREAD: Final = 1 << 5
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SUPPRESS_NOTIFICATIONS: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15

# Types of channels.
TEXT, DM, VOICE, GROUP_DM, CATEGORY, ANNOUNCEMENT = range(6)
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
FORUM, MEDIA = 15, 16
THREADS: Final = ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD
POSTS_ONLY: Final = FORUM, MEDIA  # every post in such a channel is a thread

# Types of components.
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL = 17, 18
SELECTS: Final = STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT

# Types of messages.
RECIPIENT_ADD = 1
THREAD_CREATED, REPLY_MESSAGE, COMMAND_MESSAGE, THREAD_STARTER = range(18, 22)

# Types of interactions, of their answers, and of their contexts.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = range(2, 6)
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, SUGGESTIONS, MODAL = range(4, 10)
IN_GUILD, IN_BOT_DM, IN_PRIVATE = range(3)

# Types of commands and of their options.
CHAT_COMMAND, USER_COMMAND, MESSAGE_COMMAND, ENTRY_POINT = range(1, 5)
MOST_COMMANDS: Final = {CHAT_COMMAND: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15, ENTRY_POINT: 1}
"""The limit of commands of each type in one scope."""
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

GUILD_INSTALL, USER_INSTALL = "0", "1"
"""Ways to install an application."""


class Refused(Exception):
    """An error response of Discord: HTTP status, JSON error code and text (topics/opcodes-and-status-codes)."""

    def __init__(
        self, status: int, code: int, text: str, headers: Mapping[str, str] | None = None, **extra: object
    ) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status, self.code, self.text = status, code, text
        self.headers, self.extra = dict(headers or {}), extra


class Lacking(Refused):
    """The answer to a request for something that Discord has and the simulator has not."""

    def __init__(self, feature: str) -> None:
        super().__init__(400, 0, f"The simulator has no {feature}; Discord has")  # libraries repeat after 501


@cache
def _templates() -> Mapping[str, str]:
    """Templates of API objects with constant values, as JSON. Parsing JSON is faster than copying an object."""
    objects = json.loads(Path(__file__).with_name("templates.json").read_text(encoding="utf-8"))
    return {kind: json.dumps(template) for kind, template in objects.items()}


def blank(kind: str, **values: Any) -> Json:
    """Return a new API object from the template of its kind, with some values."""
    made: Json = json.loads(_templates()[kind])
    return made | values


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield all components in reading order, at any depth."""
    for component in components:
        yield component
        inner = [*component.get("components", []), component.get("accessory"), component.get("component")]
        yield from walk(each for each in inner if each)


EMBED_TEXTS: Final = "title", "description", "name", "value", "text"
"""The keys with readable text in an embed, its fields, its footer and its author."""


def texts(data: Json) -> list[str]:
    """Return the content and the text displays of a message, the texts that can ping."""
    shown = [data["content"], *(each["content"] for each in walk(data["components"]) if each["type"] == TEXT_DISPLAY)]
    return [text for text in shown if text]


def known(things: Mapping[str, Json], key: str, code: int, text: str) -> Json:
    """Return the thing with this key. Raises Refused with the given error code if the key is missing."""
    if key not in things:
        raise Refused(404, code, text)
    return things[key]
