"""The language in which Discord shows itself to each person, which it tells the bot with every interaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import Env


class Languages:
    """The languages that the bot speaks, and who has chosen which of them."""

    def __init__(self, known: Sequence[str], default: str) -> None:
        self.known = tuple(known)
        self.default = default
        self._chosen: dict[int, str] = {}

    def choose(self, user_id: int, language: object) -> None:
        """Remember that Discord shows itself to somebody in this language, if it is one that the bot speaks."""
        if language in self.known:
            self._chosen[user_id] = str(language)

    def tell(self, env: Env) -> None:
        """Let every interaction say its language; SimCord's are all in American English."""
        env.backend.subscribers.insert(0, self._complete)

    def _complete(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user_id = int(payload["member"]["user"]["id"])
            payload["locale"] = self._chosen.get(user_id, self.default)
            payload["guild_locale"] = self.default
