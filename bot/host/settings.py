"""The operator's settings, from the environment, or else from `.env` in the working directory."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeAlias
from urllib.parse import urlsplit
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined] # typeshed lacks it

from dotenv.parser import parse_stream

from bot.games.lobby import DEFAULT_LIMITS, TableLimits
from bot.host.database.address import DatabaseUrl, DatabaseUrlError, require_plain
from bot.host.database.copies import DailyBackup
from bot.storage.shards import MOST_SHARDS, Shards

_DEFAULT_DAYS: Final = 7
"""How many daily copies are kept unless the operator chooses another number."""


Reader: TypeAlias = Callable[[str], object]


class LogFormat(StrEnum):
    """The format of log records: a line of text each, or a JSON object each."""

    TEXT = "text"
    JSON = "json"


class SettingsError(Exception):
    """A setting is missing or malformed; the text is a line with the key and the remedy."""


@dataclass(frozen=True)
class Secret:
    """A text hidden from logs and tracebacks."""

    _text: str = field(repr=False)

    def reveal(self) -> str:
        return self._text


@dataclass(frozen=True)
class Settings:
    """The settings of the bot; `api_url` and `gateway_url` are None for Discord's own addresses."""

    token: Secret
    database_url: str = field(default="sqlite:///data/kingdomino.db", repr=False)
    log_level: str = "INFO"
    log_format: LogFormat = LogFormat.TEXT
    api_url: str | None = None
    gateway_url: str | None = None
    https_proxy: str | None = field(default=None, repr=False)
    no_proxy: str = ""
    """The hosts that are reached without a proxy, with commas."""
    shard_count: int | None = None
    """The number of shards for all servers; None lets Discord choose the number, and serves all shards."""
    shard_ids: str | None = None
    takeover_seconds: int = 0
    """How many seconds to wait for the end of another bot on the same shards."""
    thinkers: int | None = None
    """How many computer players may think at once; None means one for each core."""
    switched_off: tuple[str, ...] = ()
    """The names of what the operator does not want; `bot.host.composition` knows which names there are."""
    unknown: tuple[str, ...] = ()
    """Keys that look like settings but are unknown."""
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    backup_days: int | None = None
    """How many daily copies of SQLite to keep, 0 for none; None for the default."""
    backup_folder: Path | None = None
    """The folder of the daily copies; None for a folder beside the database."""
    feedback_url: str = ""
    sentry_dsn: str = field(default="", repr=False)
    """The address of the error tracker, with its key; empty for none."""
    tables_per_person: int = DEFAULT_LIMITS.per_person
    tables_per_server: int = DEFAULT_LIMITS.per_server

    @property
    def limits(self) -> TableLimits:
        return TableLimits(self.tables_per_person, self.tables_per_server)

    @property
    def backup(self) -> DailyBackup | None:
        """The daily copies of the database, if there are any."""
        file = DatabaseUrl.parse(self.database_url).file
        if file is None or self.backup_days == 0:
            return None
        return DailyBackup(file, self.backup_folder or file.parent / "backups", self.backup_days or _DEFAULT_DAYS)

    @property
    def proxy(self) -> str | None:
        """The proxy on the way to Discord, which curl would take too. Raises SettingsError for a malformed address."""
        discord = urlsplit(self.api_url or "https://discord.com")
        is_exempt = discord.scheme != "https" or proxy_bypass_environment(discord.hostname or "", {"no": self.no_proxy})
        return None if is_exempt or self.https_proxy is None else _proxy(self.https_proxy)

    @property
    def proxy_line(self) -> str | None:
        """A line that names the proxy without its password, None without a proxy. Raises SettingsError."""
        if self.https_proxy is None:
            return None
        if self.proxy is None:
            return "HTTPS_PROXY is ignored: NO_PROXY names Discord, or DISCORD_API_URL begins with http://"
        return f"Discord is reached through {urlsplit(self.proxy).netloc.rpartition('@')[2]}"

    @classmethod
    def from_environment(
        cls, environ: Mapping[str, str] = os.environ, folder: Path = Path(), *, needs_token: bool = True
    ) -> Self:
        """Read the settings, also from `.env` in `folder`; an empty value counts as missing. Raises SettingsError."""
        file = folder / ".env"
        in_file = _read_lines(file) if file.exists() else {}
        in_lowercase = {key: environ.get(key.lower()) for key in _PROXY_KEYS}
        # The environment wins over the file, unless its variable is empty.
        given = {
            key: value
            for source in (in_lowercase, in_file, environ)
            for key, text in source.items()
            if key in KEYS and (value := (text or "").strip())
        }
        for key in SECRETS:
            if path := given.pop(f"{key}_FILE", None):
                if key in given:
                    raise SettingsError(f"{key} and {key}_FILE are both set: keep one of them")
                given[key] = _read_secret(f"{key}_FILE", path)
        # The environment has many other keys, so only likely ones are wrong there.
        likely = {key for key in environ if key.startswith("DISCORD_")}
        unknown = sorted((in_file.keys() | likely) - set(KEYS))
        fields: dict[str, Any] = {"unknown": tuple(unknown), "token": Secret("")}
        for key, text in given.items():
            try:
                fields[key.removeprefix("DISCORD_").lower()] = _RULES[key].read(text)
            except ValueError:
                raise SettingsError(f"{key} is {text!r}: it {_RULES[key].told}") from None
        _check_shards(fields.get("shard_count"), fields.get("shard_ids"))
        settings = cls(**fields)
        if settings.backup_days and not settings.backup:
            raise SettingsError("BACKUP_DAYS is for SQLite: leave it empty, and copy PostgreSQL with pg_dump")
        if needs_token:
            settings.require_token()
        return settings

    def require_token(self) -> None:
        """Raise SettingsError if there is no token."""
        if not self.token.reveal():
            found = ", ".join(self.unknown)
            raise SettingsError(
                "DISCORD_TOKEN is missing: put the bot's token (Discord Developer Portal, Bot, Reset Token) into the "
                f"environment or into {Path('.env').resolve()}" + (f"; found instead: {found}" if found else "")
            )

    @property
    def shards(self) -> Shards:
        return Shards.parse(self.shard_count or 1, self.shard_ids)

    @property
    def connections(self) -> Mapping[str, Any]:
        """discord.py's options for the shards and the proxy. Raises SettingsError for a malformed proxy.

        Without a number of shards, discord.py asks Discord for the number, and connects to the gateway that Discord
        names.
        """
        is_known = self.shard_count or self.gateway_url
        shards = {"shard_count": self.shards.count, "shard_ids": list(self.shards.ids)} if is_known else {}
        return {"proxy": self.proxy, **shards}


def _read_lines(file: Path) -> Mapping[str, str | None]:
    """Return the settings in the file, and a key for each line that cannot be read. Raises SettingsError."""
    found = dict[str, str | None]()
    # Variables are not expanded: a `$` in a password is a dollar sign.
    for each in parse_stream(StringIO(_read_text(file, file.name))):
        text = each.original.string
        line = each.original.line + text[: -len(text.lstrip()) or None].count("\n")
        key = f"the unreadable line {line} of {file.name}" if each.error else each.key
        if key:
            found[key] = each.value
    return found


def _read_secret(key: str, path: str) -> str:
    if secret := _read_text(Path(path), f"{path}, which {key} names,").strip():
        return secret
    raise SettingsError(f"{path}, which {key} names, is empty")


def _read_text(file: Path, name: str) -> str:
    try:
        # Notepad puts a mark in front of UTF-8 (Python's documents, codecs, utf_8_sig).
        return file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SettingsError(f"{name} cannot be read: it must be a file in UTF-8 ({reason})") from None


def _proxy(text: str) -> str:
    address = text if "://" in text else f"http://{text}"
    if not _is_address(address, "http", "https"):
        # The text may contain a password.
        raise SettingsError("HTTPS_PROXY must be an address like http://proxy:3128 or http://user:password@proxy:3128")
    return address


def _is_address(text: str, *schemes: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:  # of the port, or of brackets without an end (Python's documents, urllib.parse)
        return False


def _token(text: str) -> Secret:
    # `docker run --env-file` keeps quotes, and Discord's documents show a token behind the word "Bot".
    if not re.fullmatch(r"[\w.-]+", text, re.ASCII):
        raise SettingsError("DISCORD_TOKEN is malformed: it must be the bot's token alone, without spaces or quotes")
    return Secret(text)


def _database_url(text: str) -> str:
    try:
        DatabaseUrl.parse(text)
    except DatabaseUrlError as error:
        raise SettingsError(f"DATABASE_URL {error}") from None
    return text


def _folder(text: str) -> Path:
    try:
        require_plain(text)
    except DatabaseUrlError as error:
        raise SettingsError(f"BACKUP_FOLDER {error}") from None
    return Path(text)


def _log_level(text: str) -> str:
    if text.upper() not in logging.getLevelNamesMapping():
        raise ValueError(text)
    return text.upper()


class Rule(NamedTuple):
    read: Reader
    """Raises ValueError or SettingsError."""
    told: str = ""
    """What the text must be."""


def _number(least: int, most: int) -> Rule:
    def read(text: str) -> int:
        if not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return Rule(read, f"must be a whole number from {least} to {most}")


def _url(*schemes: str) -> Rule:
    def read(text: str) -> str:
        if not _is_address(text, *schemes):
            raise ValueError(text)
        return text.rstrip("/")

    return Rule(read, f"must be an address that begins with {schemes[-1]}://")


def _check_shards(count: int | None, ids: str | None) -> None:
    if ids is None:
        return
    if count is None:
        raise SettingsError("SHARD_IDS needs SHARD_COUNT, with the same number for every process")
    try:
        Shards.parse(count, ids)
    except ValueError:
        numbers = f"numbers from 0 to {count - 1} (SHARD_COUNT - 1), such as 0 or 0-{count - 1}"
        raise SettingsError(f"SHARD_IDS is {ids!r}: it must list {numbers}") from None


_RULES: Mapping[str, Rule] = {
    "DISCORD_TOKEN": Rule(_token),
    "DATABASE_URL": Rule(_database_url),
    "LOG_LEVEL": Rule(_log_level, "must be DEBUG, INFO, WARNING or ERROR"),
    "LOG_FORMAT": Rule(lambda text: LogFormat(text.lower()), "must be text or json"),
    "METRICS_PORT": _number(1, 65535),
    "METRICS_HOST": Rule(str),
    "BACKUP_DAYS": _number(0, 3650),
    "BACKUP_FOLDER": Rule(_folder),
    "DISCORD_API_URL": _url("http", "https"),
    "DISCORD_GATEWAY_URL": _url("ws", "wss"),
    "HTTPS_PROXY": Rule(str),
    "NO_PROXY": Rule(str),
    "SHARD_COUNT": _number(1, MOST_SHARDS),
    "SHARD_IDS": Rule(str),
    "TAKEOVER_SECONDS": _number(0, 3600),
    "SWITCHED_OFF": Rule(lambda text: tuple(name.strip() for name in text.split(","))),
    "FEEDBACK_URL": _url("http", "https"),
    "SENTRY_DSN": _url("http", "https"),
    "THINKERS": _number(1, 1000),
    "TABLES_PER_PERSON": _number(1, 10_000),
    "TABLES_PER_SERVER": _number(1, 10_000),
}
"""The rule of each setting; the name of its field is the key in lowercase letters, without `DISCORD_`."""
SECRETS = "DISCORD_TOKEN", "DATABASE_URL"
"""The keys whose values may also be in a file, which `KEY_FILE` names: secrets of Docker and Kubernetes are files."""
KEYS = (*_RULES, *(f"{key}_FILE" for key in SECRETS))
_PROXY_KEYS = "HTTPS_PROXY", "NO_PROXY"
"""Keys that may also be in lowercase letters, as in curl (its manual, environment)."""
