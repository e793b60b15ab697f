"""The language in which Discord shows itself to each person, which it tells the bot with every interaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import Env


def find_language(code: str, known: Sequence[str]) -> str | None:
    """Return the language with a code, which may lack the region where that leaves no doubt: `es` for `es-ES`."""
    fitting = [language for language in known if language == code or language.partition("-")[0] == code]
    return fitting[0] if len(fitting) == 1 else None


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
