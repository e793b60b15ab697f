"""Opposite moods of the simulated Discord, which answer a question of a rehearsal each in its own way.

The name of a mood is a row of `simulator.world.moods`. Nobody has reported the moods below, so they stand here alone.
"""

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from simulator.world.calls import Call, Fault
from simulator.world.moods import MOODS, Mood

_READ, _SEND = r"GET /channels/\d+/messages/\d+$", r"POST /channels/\d+/messages$"
_EDIT, _ANSWER = r"PATCH /channels/\d+/messages/\d+$", r"POST /interactions/\d+/[^/]+/callback$"
_ATTACHMENT: Final = {"id": "1", "filename": "a.png", "size": 1, "url": "", "proxy_url": ""}
_UPDATE: Final = 7


def _of(**world: Any) -> Mood:
    return Mood("", "", world=world)


def _refuses(
    match: str, code: int, when: Callable[[Any, Call], bool] = lambda *_: True, status: int = 400, **how: Any
) -> Mood:
    return Mood("", "", (Fault(match, times=1_000_000, status=status, code=code, when=when, **how),))


def _answers(match: str, change: Callable[[Any], Any]) -> Mood:
    return Mood("", "", answers={match: change})


def _without(key: str, when: Callable[[Any], bool]) -> Callable[[Any], Any]:
    return lambda message: message | ({key: []} if when(message) else {})


def _has_long_alt(_: Any, call: Call) -> bool:
    return any(len(each.get("description") or "") > 512 for each in (call.body or {}).get("attachments") or ())


def _is_in_archived(discord: Any, call: Call) -> bool:
    return bool(discord.channels[call.path.split("/")[2]].get("thread_metadata", {}).get("archived"))


def _answers_deleted(discord: Any, call: Call) -> bool:
    replied = call.body.get("message_reference")
    return bool(replied) and str(replied["message_id"]) not in discord.messages[call.path.split("/")[2]]


def _is_larger_than(size: int) -> Callable[[Any, Call], bool]:
    return lambda _, call: len(json.dumps(call.body, ensure_ascii=False).encode()) > size


USUAL: Final = Mood("", "")
OPPOSITES: Final[Mapping[str, tuple[Mood, Mood]]] = MappingProxyType(
    {
        "nonce": (USUAL, _of(nonce_life=-1.0)),
        "nonce-deleted": (USUAL, _of(forgets_deleted=True)),
        "nonce-life": (_of(nonce_life=60.0), _of(nonce_life=600.0)),
        "silent": (USUAL, _answers(_READ, _without("mentions", lambda each: each["flags"] & 1 << 12))),
        "edit-mentions": (USUAL, _answers(_READ, _without("mentions", lambda each: each["edited_timestamp"]))),
        "edit-keeps": (USUAL, _answers(_READ, _without("attachments", lambda each: each["edited_timestamp"]))),
        "edit-picture": (USUAL, _refuses(_EDIT, 50035, lambda _, call: bool(call.files))),
        "gallery": (USUAL, _answers(_SEND, lambda message: message | {"attachments": 4 * [_ATTACHMENT]})),
        "alt": (USUAL, _refuses(_SEND, 50035, _has_long_alt)),
        "reply-deleted": (USUAL, _refuses(_SEND, 50035, _answers_deleted)),
        "archived-edit": (USUAL, _of(guards_archived=False)),
        "archived-delete": (USUAL, _of(guards_archived=False)),
        "archived-send": (USUAL, _refuses(_SEND, 50083, _is_in_archived)),
        "archive-own": (USUAL, _refuses(r"PATCH /channels/\d+$", 50013, status=403)),
        "size-English": (USUAL, _refuses(_SEND, 0, _is_larger_than(3_000), status=500)),
        "size-Russian": (USUAL, _refuses(_SEND, 0, _is_larger_than(5_000), status=500)),
        "size-Thai": (_refuses(_SEND, 0, _is_larger_than(7_000), status=500), MOODS["large-500"]),
        "size-Japanese": (MOODS["large-500"], _refuses(_SEND, 0, _is_larger_than(9_000), status=500)),
        "list": (USUAL, MOODS["list-500"]),
        "emoji-limit": (USUAL, _refuses("POST /applications/.*/emojis$", 0, status=429, retry_after=1800.0)),
        "emoji-listed": (USUAL, MOODS["lost-emoji"]),
        "emoji-edits": (USUAL, MOODS["emoji-refused"]),
        "large-id": (USUAL, MOODS["large-id-500"]),
        "late-by-message": (_of(late_seconds=0.0), MOODS["late-edits-by-channel"]),
        "late-by-channel": (USUAL, MOODS["late-edits-by-channel"]),
        "direct": (USUAL, _refuses(_ANSWER, 10062, lambda _, call: bool(call.files), status=404)),
        "direct-long": (USUAL, MOODS["large-10062"]),
        "deferred": (USUAL, MOODS["new-gallery-400"]),
        "update-keeps": (USUAL, MOODS["updates-lose-files"]),
        "minute": (USUAL, _refuses(_ANSWER, 10062, lambda _, call: call.body["type"] == _UPDATE, status=404)),
        "select": (USUAL, MOODS["labels-for-values"]),
    }
)
"""Two opposite moods for each question."""
HARMLESS: Final = "null-parts", "charset", "english-guilds", "split-permissions", "nameless-user"
"""Moods that make no difference for the bot."""
