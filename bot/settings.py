"""The host's settings: read from the environment, and from `.env` in the working directory for keys that it lacks."""

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.storage.database_url import DatabaseUrl, DatabaseUrlError


class SettingsError(Exception):
    """A setting is missing or malformed; the text is one line that names the key and what to do."""


@dataclass(frozen=True)
class Secret:
    """A text that logs and tracebacks do not show."""

    _text: str = field(repr=False)

    def reveal(self) -> str:
        """Return the text."""
        return self._text


@dataclass(frozen=True)
class Settings:
    """What the bot needs to run; `api_url` and `gateway_url` are None for Discord's own."""

    token: Secret
    database_url: str = field(default="sqlite:///data/kingdomino.db", repr=False)
    log_level: str = "INFO"
    api_url: str | None = None
    gateway_url: str | None = None

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, folder: Path = Path()) -> Self:
        """Read the settings, also from `.env` in `folder`; an empty value counts as missing. Raises SettingsError."""
        # Without interpolation: a `$` in a password is a dollar sign. The environment wins over the file.
        values = {**dotenv_values(folder / ".env", interpolate=False), **environ}
        given = {key: text for key in KEYS if (text := (values.get(key) or "").strip())}
        if "DISCORD_TOKEN" not in given:
            raise SettingsError(
                "DISCORD_TOKEN is missing: put the bot's token (Discord Developer Portal, Bot, Reset Token) "
                "into the environment or into .env"
            )
        fields: dict[str, Any] = {}
        for key, text in given.items():
            name, read = _READERS[key]
            fields[name] = read(key, text)
        return cls(**fields)


def _token(key: str, text: str) -> Secret:
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingsError(f"{key} is malformed: it must be the bot's token alone, without spaces or quotes")
    return Secret(text)


def _database_url(key: str, text: str) -> str:
    try:
        DatabaseUrl.parse(text)
    except DatabaseUrlError as error:
        raise SettingsError(f"{key} {error}") from None
    return text


def _log_level(key: str, text: str) -> str:
    if text.upper() not in logging.getLevelNamesMapping():
        raise SettingsError(f"{key} is {text!r}: it must be DEBUG, INFO, WARNING or ERROR")
    return text.upper()


def _url_reader(*schemes: str) -> Callable[[str, str], str]:
    def read(key: str, text: str) -> str:
        try:
            parts = urlsplit(text)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in schemes or not parts.hostname:
            raise SettingsError(f"{key} is {text!r}: it must be an address that begins with {schemes[-1]}://")
        return text.rstrip("/")

    return read


_READERS: Mapping[str, tuple[str, Callable[[str, str], object]]] = {
    "DISCORD_TOKEN": ("token", _token),
    "DATABASE_URL": ("database_url", _database_url),
    "LOG_LEVEL": ("log_level", _log_level),
    "DISCORD_API_URL": ("api_url", _url_reader("http", "https")),
    "DISCORD_GATEWAY_URL": ("gateway_url", _url_reader("ws", "wss")),
}
KEYS = tuple(_READERS)
