"""The requests of a bot about games."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

ABOUT_GAMES = {"channel_id", "interaction_token", "webhook_token"}
"""The values in the paths of requests about games; the bot uploads emoji for some minutes after its start."""


@dataclass(frozen=True)
class Traffic:
    """Requests with their files, and the bytes of the files and of the JSON beside them."""

    requests: int
    files: int
    uploaded: int
    json: int

    @classmethod
    def of(cls, calls: Iterable[Any]) -> Self:
        """Sum up the requests about games."""
        calls = [each for each in calls if ABOUT_GAMES & each.values.keys()]
        sizes = [len(file.data) for call in calls for file in call.files.values()]
        texts = sum(len(json.dumps(call.body)) for call in calls if call.body is not None)
        return cls(len(calls), len(sizes), sum(sizes), texts)
