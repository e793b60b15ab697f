"""Open and former bugs of the real Discord, as rows that a test can switch on: `with discord.mood("list-500")`.

Each row names the public report of the bug. The sizes of `large-10062` and `large-deferred-500` are a guess.
"""

import json
import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from simulator import api
from simulator.api import Json, walk
from simulator.world.calls import Call, Fault

_NEVER_IN_TESTS = 1_000_000

_LIST = r"GET /channels/\d+/messages(\?|$)"
_SEND = r"POST /channels/\d+/messages$"
_EDIT = r"PATCH /channels/\d+/messages/\d+$"
_ANSWER = r"POST /interactions/\d+/[^/]+/callback$"
_FILL = r"PATCH /webhooks/\d+/[^/]+/messages/@original$"
_FOLLOW = r"POST /webhooks/\d+/[^/]+$"

Change = Callable[[Json], Json | None]
"""Returns an event as it is sent; None if the event is lost."""


@dataclass(frozen=True)
class Mood:
    """What Discord does in one of its bugs."""

    source: str
    """The report: a repository and its number of the issue."""
    about: str
    """What happens, in a line."""
    faults: tuple[Fault, ...] = ()
    """Requests that fail."""
    events: Mapping[str, Change] = field(default_factory=dict)
    """The changes of events, by name."""
    answers: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """The changes of answers, by a regular expression of "METHOD /path"."""
    content_type: str = ""
    """The content type of answers with JSON, if it is another than usual."""
    world: Mapping[str, Any] = field(default_factory=dict)
    """The attributes of the world in the mood."""
    resume: int = 0
    """The code that closes a connection instead of resuming its session; 0 resumes sessions."""

    def event(self, name: str, data: Json) -> Json | None:
        change = self.events.get(name)
        return change(deepcopy(data)) if change else data

    def answer(self, call: Call, data: Any) -> Any:
        for pattern, change in self.answers.items():
            if re.search(pattern, str(call)):
                data = change(deepcopy(data))
        return data


# ---- when a request fails


def _has_container(discord: Any, call: Call) -> bool:
    stored = discord.messages[call.path.split("/")[2]].values()
    return any(part["type"] == api.CONTAINER for each in stored for part in walk(each.data["components"]))


def _is_larger_than(size: int) -> Callable[[Any, Call], bool]:
    """Return the condition that the texts of a request have more bytes of UTF-8, with 12 for each text display."""

    def measured(_: Any, call: Call) -> bool:
        texts = re.findall(r'"content": "((?:[^"\\]|\\.)*)"', json.dumps(call.body, ensure_ascii=False))
        return sum(len(each.encode()) + 12 for each in texts) > size

    return measured


def _has_new_gallery(_: Any, call: Call) -> bool:
    parts = walk((call.body or {}).get("components") or [])
    return bool(call.files) and any(part["type"] == api.GALLERY for part in parts)


def _is_archived(discord: Any, call: Call) -> bool:
    channel = discord.interactions[call.values["webhook_token"]].channel
    return bool(channel.get("thread_metadata", {}).get("archived"))


def _has_made_50_emoji(discord: Any, _: Call) -> bool:
    return len([each for each in discord.emoji if discord.age(each) < 3600]) >= 50


# ---- what events lack


def _without(*keys: str) -> Change:
    """Return the change that leaves out keys, each with dots between the keys on the way to it."""

    def change(data: Json) -> Json:
        for path in keys:
            *way, last = path.split(".")
            part: Any = data
            for key in way:
                part = part.get(key) or {}
            part.pop(last, None)
        return data

    return change


def _of_selects(change: Change) -> Change:
    return lambda data: change(data) if data["type"] == api.COMPONENT and "values" in data["data"] else data


def _with_labels(data: Json) -> Json:
    chosen = data["data"]["custom_id"]
    selects = [each for each in walk(data["message"]["components"]) if each.get("custom_id") == chosen]
    labels = {option["value"]: option["label"] for each in selects for option in each.get("options", [])}
    data["data"]["values"] = [labels.get(value, value) for value in data["data"]["values"]]
    return data


# ---- the rows; a number alone is an issue of discord/discord-api-docs


def _source(report: int | str) -> str:
    return f"discord/discord-api-docs#{report}" if isinstance(report, int) else report


def _fails(report: int | str, about: str, match: str, status: int, code: int = 0, **how: Any) -> Mood:
    fault = Fault(match, times=_NEVER_IN_TESTS, status=status, code=code, **how)
    return Mood(_source(report), about, (fault,))


def _answers(report: int | str, about: str, match: str, change: Callable[[Any], Any]) -> Mood:
    return Mood(_source(report), about, answers={match: change})


def _sends(report: int | str, about: str, change: Change, *events: str) -> Mood:
    return Mood(_source(report), about, events=dict.fromkeys(events or ["INTERACTION_CREATE"], change))


def _of_messages(change: Callable[[Json], Json]) -> Callable[[Any], Any]:
    """Return the change of an answer with a message or a list of messages."""
    return lambda data: [*map(change, data)] if isinstance(data, list) else change(data)


def _without_widths(message: Json) -> Json:
    shown = [each["media"] for part in walk(message["components"]) for each in part.get("items", [])]
    for each in (*message["attachments"], *shown):
        for key in ("width", "height"):
            each.pop(key, None)
    return message


_SPACEBAR = "spacebarchat/server at 74df883a"
_MESSAGES = rf"{_LIST}|{_SEND}|{_EDIT}|{_FILL}|{_FOLLOW}"
_ABSENT = dict.fromkeys(["thread", "interaction", "interaction_metadata", "message_reference", "poll", "application"])
"""Keys that Spacebar sends as null with every message; Discord leaves them out."""
_NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"

MOODS: Final[Mapping[str, Mood]] = MappingProxyType(
    {
        "list-500": _fails(8611, "the list of messages is answered with 500 where a container stands in the history",
            _LIST, 500, when=_has_container),
        "large-500": _fails(8554, "texts above 10,170 bytes of UTF-8, and 12 for each display, are answered with 500",
            f"{_SEND}|{_EDIT}|{_FOLLOW}", 500, when=_is_larger_than(10_170)),
        "large-10062": _fails(7310, "a long answer in a script of many bytes is answered with 10062 at once",
            f"{_ANSWER}|{_FILL}", 404, 10062, when=_is_larger_than(1_500)),
        "large-deferred-500": _fails(7448, "a long answer in Cyrillic is answered with 500, if it was deferred",
            _FILL, 500, when=_is_larger_than(1_500)),
        "emoji-refused": _fails(7128, "one of some 25 equal requests with emoji of the application is refused",
            f"{_SEND}|{_EDIT}|{_FILL}", 400, 50035, every=25, text="emoji: Invalid emoji",
            when=lambda _, call: '"emoji"' in json.dumps(call.body)),
        "new-gallery-400": _fails(7529, "a deferred answer with a gallery of a new file is refused, a follow-up is not",
            _FILL, 400, 50035, text=_NOT_FOUND, when=_has_new_gallery),
        "component-validation-400": _fails(5943, "a request with right components is refused now and then",
            f"{_SEND}|{_FILL}", 400, 50035, every=3, text="COMPONENT_VALIDATION_FAILED"),
        "no-attachments": _answers(8277, "the answer to a message has no attachments if components show the files",
            f"{_SEND}|{_FILL}|{_FOLLOW}", lambda data: data | {"attachments": []}),
        "archived-500": _fails(3197, "a deferred answer in a thread that was archived in between ends in 500",
            _FILL, 500, when=_is_archived),
        "thread-edit-500": _fails(6439, "an edit in a thread that mentions many people is answered with 500",
            _EDIT, 500, when=lambda discord, call: "thread_metadata" in discord.channels[call.path.split("/")[2]]),
        "large-id-500": _fails(5159, "a number above all ids is answered with 500 instead of 400", r"/\d{20,}", 500),
        "nonce-10008": _fails(6647, "the nonce of a deleted message is answered with 404 and 10008",
            _SEND, 404, 10008, every=2),
        "edits-30046": _fails(4413, "edits of a message older than an hour are refused after a few", _EDIT, 400, 30046),
        "late-at-once": _fails("discordjs/discord.js#9477", "an answer is too late at once, with 10062",
            _ANSWER, 404, 10062, every=3),
        "429-without-limits": _fails(5810, "429 comes without any header about limits",
            f"{_SEND}|{_LIST}", 429, every=2, retry_after=0.0),
        "429-page": _fails(1771, "429 comes as a web page of Cloudflare", f"{_LIST}|{_EDIT}", 429, page=True),
        "429-follow-ups": _fails(7243, "follow-ups share a hidden limit", _FOLLOW, 429, retry_after=0.0),
        "commands-400": _fails(7712, "one unknown locale or name makes Discord refuse all commands",
            "PUT /applications/", 400, 50035),
        "no-values": _sends(3470, "a select without a choice comes without `values`",
            _of_selects(_without("data.values"))),
        "values-undefined": _sends("discordjs/discord.js#6040", "an empty choice comes as null",
            _of_selects(lambda data: data | {"data": data["data"] | {"values": None}})),
        "labels-for-values": _sends(2356, "a select sends the label of the choice in the place of its value",
            _of_selects(_with_labels)),
        "dead-selects": _sends(7143, "selects on phones send nothing, for weeks, in threads and voice chats",
            _of_selects(lambda _: None)),
        "no-resolved": _sends("discordjs/discord.js#8880", "an empty choice of people comes without `resolved`",
            _without("data.resolved")),
        "emoji-50-an-hour": _fails(2250, "a server takes some 50 emoji an hour; what an application takes is not known",
            "POST /applications/.*/emojis$", 429, retry_after=1800.0, when=_has_made_50_emoji),
        "lost-emoji": _answers(7024, "emoji of the application are not shown",
            "GET /applications/.*/emojis", lambda data: data | {"items": []}),
        "resume-1006": Mood(_source(1619), "a session that cannot be resumed is cut again and again", resume=1006),
        "resume-4006": Mood(_source(1209), "a resume is closed with the undocumented code 4006", resume=4006),
        "thread-without-owner": _sends("DisnakeDev/disnake#67", "the thread of an interaction comes without its owner",
            _without("channel.owner_id", "channel.thread_metadata")),
        "english-guilds": _sends(1458, "`guild_locale` is en-US for every server that is not a community",
            lambda data: data | ({"guild_locale": "en-US"} if "guild_locale" in data else {})),
        "split-permissions": _sends(8002, "permissions have bits that libraries do not know: pinning, slow mode",
            lambda data: data | {"app_permissions": str(int(data["app_permissions"]) | 1 << 51 | 1 << 52)}),
        "members-update": _sends("dolfies/discord.py-self#180", "the members of a thread are updated without `member`",
            _without("added_members"), "THREAD_MEMBERS_UPDATE"),
        "charset": Mood(_SPACEBAR, "JSON comes with a charset", content_type="application/json; charset=utf-8"),
        "no-shard": _sends(_SPACEBAR, "READY does not name the shard", _without("shard"), "READY"),
        "no-channel": _sends(_SPACEBAR, "an act comes without its channel, and without what its person may do",
            _without("channel", "member.permissions")),
        "no-command-ids": _answers(_SPACEBAR, "commands come without ids", "/commands",
            lambda data: [_without("id")(each) for each in data]),
        "nameless-user": _answers(_SPACEBAR, "a new emoji comes with a user who has no name",
            "POST /applications/.*/emojis", lambda data: data | {"user": {}}),
        "null-parts": _answers(_SPACEBAR, "messages have null for what they do not have", _MESSAGES,
            _of_messages(lambda message: _ABSENT | message)),
        "no-widths": _answers(_SPACEBAR, "pictures come without a size", _MESSAGES, _of_messages(_without_widths)),
        "no-sent-ids": _answers(_SPACEBAR, "the answer to a message does not name it", _SEND, _without("id")),
        "no-edited-ids": _answers(_SPACEBAR, "the answer to an edit does not name the message", f"{_EDIT}|{_FILL}",
            _without("id")),
        "object-roles": _sends(_SPACEBAR, "members have roles as objects",
            lambda data: data | {"member": data["member"] | {"roles": [{"id": "1"}]}} if "member" in data else data),
        "odd-events": _sends("Rapptz/discord.py#2195", "events about places are not as documented",
            lambda data: data | {"id": "x"}, "CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"),
        "reduced-guild": _sends(8454, "channels that the bot may not view come without most of their fields",
            _without("name", "position"), "CHANNEL_CREATE", "CHANNEL_UPDATE"),
        "late-edits-by-channel": Mood("discord-userdoccers#551", "a channel takes three late edits in six seconds",
            world={"late_seconds": 6.0}),
        "updates-lose-files": Mood(_source(6277), "an answer to a tap that lists no attachments loses them",
            world={"keeps_unlisted": False}),
    }
)  # fmt: skip
