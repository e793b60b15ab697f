"""What the layer between the bot and Spacebar adds or hides: a row for each lack, with its reason.

A row changes requests on their way to Spacebar, or events on their way to the bot. `layer.py` and `answers.py` do what
takes more than a change: answers to acts, and files in edits.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, Final, TypeAlias

from simulator.api import EPHEMERAL, Json
from tools.spacebar.mirror import Mirror

Change: TypeAlias = Callable[[Any, Mirror], Any]
"""Returns the changed JSON of a request, an answer or an event; None leaves out an event."""


@dataclass(frozen=True)
class Row:
    """A lack of Spacebar; `at` matches the "METHOD /path" of requests, or the names of events."""

    name: str
    reason: str
    at: str
    request: Change | None = None
    event: Change | None = None

    def applies(self, where: str) -> bool:
        return re.match(self.at, where) is not None


# ---- requests

_OPTION_KEYS: Final = "type", "name", "description", "required", "choices", "options"
_CHOICE_KEYS: Final = "name", "value"


def _with_plain_options(given: Any, mirror: Mirror) -> Any:
    if isinstance(given, list):
        return [_with_plain_options(each, mirror) for each in given]
    return given | {"options": [_plain(option) for option in given.get("options") or []]}


def _plain(option: Json) -> Json:
    made: Json = {key: option[key] for key in _OPTION_KEYS if key in option}
    if "choices" in made:
        made["choices"] = [{key: each[key] for key in _CHOICE_KEYS} for each in made["choices"]]
    if "options" in made:
        made["options"] = [_plain(each) for each in made["options"]]
    return made


def _without_descriptions(body: Json, _: Mirror) -> Json:
    """Return a message without its list of attachments, unless the list is empty: an edit then removes all."""
    return {key: value for key, value in body.items() if key != "attachments" or not value}


# ---- events


def _with_private_message(act: Json, mirror: Mirror) -> Json:
    message = act.get("message")
    if not message or message["id"] not in mirror.viewers:
        return act
    return act | {"message": message | {"flags": message["flags"] | EPHEMERAL}}


def _with_permissions(act: Json, mirror: Mirror) -> Json:
    """Return an act of a person who may do everything, for a bot that may do what the channel does not deny it."""
    channel = mirror.channels.get(act["channel_id"], {})
    denied = reduce(or_, (int(each["deny"]) for each in channel.get("permission_overwrites", ())), 0)
    person = act["member"] | {"permissions": str(_EVERYTHING)}
    return act | {"member": person, "app_permissions": str(_EVERYTHING & ~denied)}


_EVERYTHING: Final = (1 << 51) - 1

ROWS: Final = (
    # the start
    Row(
        "options",
        "options of commands have neither translations nor limits",
        "(PUT|POST) .*/commands$",
        _with_plain_options,
    ),
    # acts
    Row(
        "permissions", "an act does not say what person and bot may do", "INTERACTION_CREATE$", event=_with_permissions
    ),
    Row(
        "data",
        "a deferral is refused without data",
        "POST /interactions/.*/callback",
        lambda answer, _: {"data": {}} | answer,
    ),
    # messages
    Row("attachments", "attachments beside files are refused", "(POST|PATCH) .*/messages", _without_descriptions),
    Row(
        "private acts",
        "an act does not say that only its person sees the message",
        "INTERACTION_CREATE$",
        event=_with_private_message,
    ),
)
