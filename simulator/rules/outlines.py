"""The outline of a request: its route and its keys, without a value."""

from collections.abc import Iterator
from typing import Any, Final

from simulator import api
from simulator.world.calls import Call

_FLAGS: Final = {api.EPHEMERAL: "private", api.SUPPRESS_NOTIFICATIONS: "silent", api.COMPONENTS_V2: "version 2"}


def outline(call: Call) -> str:
    """Return the outline of a request, such as `POST /channels/{channel_id}/messages content flags(silent) nonce`."""
    query = f"?{'&'.join(sorted(call.query))}" if call.query else ""
    body = call.body if isinstance(call.body, dict) else {}
    kind = [f"type={body['type']}"] if "interaction_token" in call.values else []
    data = body.get("data") or {} if kind else body
    return " ".join([call.method, call.template + query, *kind, *_keys(data), *(["files"] if call.files else [])])


def _keys(data: Any) -> Iterator[str]:
    for key, value in sorted(data.items()):
        inner = list[str]()
        if key == "flags":
            inner = [name for flag, name in _FLAGS.items() if value & flag]
        elif key == "allowed_mentions":
            inner = sorted(value)
        elif key == "attachments":
            inner = sorted({each for item in value for each in item} - {"id", "filename"})
        yield f"{key}({' '.join(inner)})" if inner else key
