"""Open and former bugs of the real Discord, as rows that a test can switch on: `with discord.mood("list-500")`.

Each row names the public report of the bug. The sizes of `large-10062` and `large-deferred-500` are a guess.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from simulator.api import Json, walk
from simulator.calls import Call, Fault

_CONTAINER, _GALLERY, _COMPONENT = 17, 12, 3
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


def _fails(match: str, status: int, code: int = 0, **how: Any) -> Fault:
    return Fault(match, times=_NEVER_IN_TESTS, status=status, code=code, **how)


def _has_container(discord: Any, call: Call) -> bool:
    stored = discord.messages[call.path.split("/")[2]].values()
    return any(part["type"] == _CONTAINER for each in stored for part in walk(each.data["components"]))


def _is_larger_than(size: int) -> Callable[[Any, Call], bool]:
    """Return the condition that the texts of a request have more bytes of UTF-8, with 12 for each text display."""

    def measured(_: Any, call: Call) -> bool:
        texts = re.findall(r'"content": "((?:[^"\\]|\\.)*)"', json.dumps(call.body, ensure_ascii=False))
        return sum(len(each.encode()) + 12 for each in texts) > size

    return measured


def _has_emoji(_: Any, call: Call) -> bool:
    return '"emoji"' in json.dumps(call.body)


def _has_new_gallery(_: Any, call: Call) -> bool:
    parts = walk((call.body or {}).get("components") or [])
    return bool(call.files) and any(part["type"] == _GALLERY for part in parts)


def _is_in_thread(discord: Any, call: Call) -> bool:
    return "thread_metadata" in discord.channels[call.path.split("/")[2]]


def _is_archived(discord: Any, call: Call) -> bool:
    channel = discord.interactions[call.values["webhook_token"]].channel
    return bool(channel.get("thread_metadata", {}).get("archived"))


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
    return lambda data: change(data) if data["type"] == _COMPONENT and "values" in data["data"] else data


def _with_labels(data: Json) -> Json:
    chosen = data["data"]["custom_id"]
    selects = [each for each in walk(data["message"]["components"]) if each.get("custom_id") == chosen]
    labels = {option["value"]: option["label"] for each in selects for option in each.get("options", [])}
    data["data"]["values"] = [labels.get(value, value) for value in data["data"]["values"]]
    return data


def _with(**values: Any) -> Change:
    return lambda data: data | {key: value for key, value in values.items() if key in data}


def _with_new_rights(data: Json) -> Json:
    return data | {"app_permissions": str(int(data["app_permissions"]) | 1 << 51 | 1 << 52)}


_NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
_ISSUE = "discord/discord-api-docs#"

MOODS: Final[Mapping[str, Mood]] = MappingProxyType(
    {
        "list-500": Mood(
            f"{_ISSUE}8611", "the list of messages is answered with 500 where a container stands in the history",
            (_fails(_LIST, 500, when=_has_container),),
        ),
        "large-500": Mood(
            f"{_ISSUE}8554", "texts of more than 10,170 bytes of UTF-8, and 12 for each display, are answered with 500",
            (_fails(f"{_SEND}|{_EDIT}|{_FOLLOW}", 500, when=_is_larger_than(10_170)),),
        ),
        "large-10062": Mood(
            f"{_ISSUE}7310", "a long answer in a script of many bytes is answered with 10062 at once",
            (_fails(f"{_ANSWER}|{_FILL}", 404, 10062, when=_is_larger_than(1_500)),),
        ),
        "large-deferred-500": Mood(
            f"{_ISSUE}7448", "a long answer in Cyrillic is answered with 500, if it was deferred",
            (_fails(_FILL, 500, when=_is_larger_than(1_500)),),
        ),
        "emoji-refused": Mood(
            f"{_ISSUE}7128", "one of some 25 equal requests with emoji of the application is refused",
            (_fails(f"{_SEND}|{_EDIT}|{_FILL}", 400, 50035, every=25, text="emoji: Invalid emoji", when=_has_emoji),),
        ),
        "new-gallery-400": Mood(
            f"{_ISSUE}7529", "a deferred answer with a gallery of a new file is refused, a follow-up is not",
            (_fails(_FILL, 400, 50035, text=_NOT_FOUND, when=_has_new_gallery),),
        ),
        "component-validation-400": Mood(
            f"{_ISSUE}5943", "a request with right components is refused now and then",
            (_fails(f"{_SEND}|{_FILL}", 400, 50035, every=3, text="COMPONENT_VALIDATION_FAILED"),),
        ),
        "no-attachments": Mood(
            f"{_ISSUE}8277", "the answer to a message has no attachments if components show the files",
            answers={f"{_SEND}|{_FILL}|{_FOLLOW}": lambda data: data | {"attachments": []}},
        ),
        "archived-500": Mood(
            f"{_ISSUE}3197", "a deferred answer in a thread that was archived in between ends in 500",
            (_fails(_FILL, 500, when=_is_archived),),
        ),
        "thread-edit-500": Mood(
            f"{_ISSUE}6439", "an edit in a thread that mentions many people is answered with 500",
            (_fails(_EDIT, 500, when=_is_in_thread),),
        ),
        "large-id-500": Mood(
            f"{_ISSUE}5159", "a number above all ids is answered with 500 instead of 400",
            (_fails(r"/\d{20,}", 500),),
        ),
        "nonce-10008": Mood(
            f"{_ISSUE}6647", "the nonce of a deleted message is answered with 404 and 10008",
            (_fails(_SEND, 404, 10008, every=2),),
        ),
        "edits-30046": Mood(
            f"{_ISSUE}4413", "edits of a message older than an hour are refused after a few",
            (_fails(_EDIT, 400, 30046),),
        ),
        "late-at-once": Mood(
            "discordjs/discord.js#9477", "an answer is too late at once, with 10062",
            (_fails(_ANSWER, 404, 10062, every=3),),
        ),
        "429-without-limits": Mood(
            f"{_ISSUE}5810", "429 comes without any header about limits",
            (_fails(f"{_SEND}|{_LIST}", 429, every=2, retry_after=0.0),),
        ),
        "429-page": Mood(
            f"{_ISSUE}1771", "429 comes as a web page of Cloudflare",
            (_fails(f"{_LIST}|{_EDIT}", 429, page=True),),
        ),
        "429-follow-ups": Mood(
            f"{_ISSUE}7243", "follow-ups share a hidden limit",
            (_fails(_FOLLOW, 429, retry_after=0.0),),
        ),
        "commands-400": Mood(
            f"{_ISSUE}7712", "one unknown locale or name makes Discord refuse all commands",
            (_fails("PUT /applications/", 400, 50035),),
        ),
        "no-values": Mood(
            f"{_ISSUE}3470", "a select without a choice comes without `values`",
            events={"INTERACTION_CREATE": _of_selects(_without("data.values"))},
        ),
        "values-undefined": Mood(
            "discordjs/discord.js#6040", "an empty choice comes as null",
            events={"INTERACTION_CREATE": _of_selects(lambda data: data | {"data": data["data"] | {"values": None}})},
        ),
        "labels-for-values": Mood(
            f"{_ISSUE}2356", "a select sends the label of the choice in the place of its value",
            events={"INTERACTION_CREATE": _of_selects(_with_labels)},
        ),
        "dead-selects": Mood(
            f"{_ISSUE}7143", "selects on phones send nothing, for weeks, in threads and voice chats",
            events={"INTERACTION_CREATE": _of_selects(lambda _: None)},
        ),
        "no-resolved": Mood(
            "discordjs/discord.js#8880", "a select of people or channels without a choice comes without `resolved`",
            events={"INTERACTION_CREATE": _without("data.resolved")},
        ),
        "lost-emoji": Mood(
            f"{_ISSUE}7024", "emoji of the application are not shown",
            answers={"GET /applications/.*/emojis": lambda data: data | {"items": []}},
        ),
        "resume-1006": Mood(
            f"{_ISSUE}1619", "a session that cannot be resumed is cut again and again for a minute", resume=1006
        ),
        "resume-4006": Mood(
            f"{_ISSUE}1209", "a resume is closed with the undocumented code 4006", resume=4006
        ),
        "thread-without-owner": Mood(
            "DisnakeDev/disnake#67", "the thread of an interaction comes without its owner",
            events={"INTERACTION_CREATE": _without("channel.owner_id", "channel.thread_metadata")},
        ),
        "english-guilds": Mood(
            f"{_ISSUE}1458", "`guild_locale` is en-US for every server that is not a community",
            events={"INTERACTION_CREATE": _with(guild_locale="en-US")},
        ),
        "split-permissions": Mood(
            f"{_ISSUE}8002", "permissions have bits that libraries do not know: pinning, slow mode",
            events={"INTERACTION_CREATE": _with_new_rights},
        ),
        "members-update": Mood(
            "dolfies/discord.py-self#180", "the members of a thread are updated without `member`",
            events={"THREAD_MEMBERS_UPDATE": _without("added_members")},
        ),
        "reduced-guild": Mood(
            f"{_ISSUE}8454", "channels that the bot may not view come without most of their fields",
            events={"CHANNEL_CREATE": _without("name", "position"), "CHANNEL_UPDATE": _without("name", "position")},
        ),
    }
)  # fmt: skip
