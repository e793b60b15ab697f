"""How pictures come by the words on them and in their alt texts."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """A message of the reader's language; the keys are those of bot/locales/*/pictures.ftl."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...
