"""What holds of all that the bot sends: whatever notifies has words for a push, names are names, all of it is small."""

import json
import re
from collections.abc import Iterator
from typing import Any

from simulator import Discord
from simulator.api import COMPONENTS_V2, EPHEMERAL, SUPPRESS_NOTIFICATIONS, THREAD_STARTER, UPDATE, texts, walk
from simulator.world.calls import Call
from tests.bot.features import present

LOOKING_BACK = {*present("step", "film")}
"""What can be pressed below a film that somebody has shown to everybody."""

LARGE = 4000
PUBLIC = COMPONENTS_V2 | EPHEMERAL
"""The flags that tell a public message with components of version 2 from all others."""


def silent_calls(discord: Discord) -> list[str]:
    """The public messages of the bot that make a sound and have nothing to show on a lock screen.

    The first line of a thread below a message is Discord's own.
    """
    sent = [each for messages in discord.messages.values() for each in messages.values() if not each.viewer]
    heard = [each.data for each in sent if not each.data["flags"] & SUPPRESS_NOTIFICATIONS]
    heard = [each for each in heard if each["type"] != THREAD_STARTER]
    return [str(each) for each in heard if each["author"]["id"] == discord.app_id and not each["content"]]


def framed_controls(discord: Discord) -> list[str]:
    """The requests for a public message that is acted on and not plain: a push would show none of its words."""
    sent = (call for call in discord.log if call.method == "POST" and call.body and call.body.get("type") != UPDATE)
    bodies = ((call, body) for call in sent for body in _contents(call))
    return [str(call) for call, body in bodies if body.get("flags", 0) & PUBLIC == COMPONENTS_V2 and _is_acted_on(body)]


def _is_acted_on(body: Any) -> bool:
    """Return whether it has controls, but for those that look back at a game that is over."""
    actions = {each["custom_id"].split(":")[1] for each in walk(body["components"]) if "custom_id" in each}
    return not actions <= LOOKING_BACK


def strangers(discord: Discord) -> list[str]:
    """The requests that show a mention which they do not allow, so that some clients show no name."""
    shown = ((call, body) for call in discord.log for body in _contents(call))
    return [f"{call} mentions {_strangers(body)}" for call, body in shown if _strangers(body)]


def large_messages(discord: Discord) -> list[str]:
    """The requests for messages of more than 4,000 bytes, which Discord may refuse."""
    parts = "content", "components", "attachments"
    shown = ((call, [body.get(part) for part in parts]) for call in discord.log for body in _contents(call))
    sizes = ((call, len(json.dumps(each, ensure_ascii=False, separators=(",", ":")).encode())) for call, each in shown)
    return [f"{call} has {size} bytes" for call, size in sizes if size > LARGE]


def _contents(call: Call) -> Iterator[Any]:
    """The messages in the body of a request, which may be the answer to an interaction."""
    for body in (call.body, call.body.get("data") if isinstance(call.body, dict) else None):
        if isinstance(body, dict) and ("components" in body or "content" in body):
            yield body


def _strangers(body: Any) -> set[str]:
    text = "\n".join(texts({"content": body.get("content") or "", "components": body.get("components") or []}))
    allowed = body.get("allowed_mentions") or {}
    mentioned = set() if "users" in allowed.get("parse", ()) else set(re.findall(r"<@(\d+)>", text))
    return mentioned - set(map(str, allowed.get("users", ())))
