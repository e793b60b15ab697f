"""What holds of all that the bot sends: whatever notifies has words for a push, and names are names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simulator import Discord
from simulator.api import SUPPRESS_NOTIFICATIONS, texts
from simulator.calls import Call


def silent_calls(discord: Discord) -> list[str]:
    """The public messages of the bot that make a sound and have nothing to show on a lock screen."""
    sent = [each for messages in discord.messages.values() for each in messages.values() if not each.viewer]
    heard = [each.data for each in sent if not each.data["flags"] & SUPPRESS_NOTIFICATIONS]
    return [str(each) for each in heard if each["author"]["id"] == discord.app_id and not each["content"]]


def strangers(discord: Discord) -> list[str]:
    """The requests that show a mention which they do not allow, so that some clients show no name."""
    shown = ((call, body) for call in discord.log for body in _contents(call))
    return [f"{call} mentions {_strangers(body)}" for call, body in shown if _strangers(body)]


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
