"""Checks, before a first start or after a restore, whether the bot can do its work; it changes nothing."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.chat.kit.discord_errors import in_brief
from bot.monitoring import build
from bot.monitoring_endpoints import metrics_for
from bot.settings import Settings, SettingsError
from bot.storage.errors import DatabaseError
from bot.storage.maintenance import inspect_backups, inspect_database
from players.search.library import is_compiled, unusable_library
from renderers import fonts

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
"""What the bot needs in a channel that games are played in."""

_INVITATION = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"


class Verdict(StrEnum):
    """What a finding means for a start of the bot, as it is shown."""

    OK = "ok"
    WARNING = "!!"
    WRONG = "NO"


@dataclass(frozen=True)
class Finding:
    """What the check of one part has found."""

    part: str
    text: str
    verdict: Verdict = Verdict.OK

    @property
    def is_good(self) -> bool:
        """Whether the bot can run with it."""
        return self.verdict is not Verdict.WRONG

    def __str__(self) -> str:
        return f"{self.verdict:<4}{self.part}: {self.text}"


Examine: TypeAlias = Callable[[str], Finding | None]
"""Examines the part of that name, and raises what a broken installation raises; None if the host does not want it."""


async def check(settings: Settings, *, online: bool) -> AsyncIterator[Finding]:
    """Check each part in turn; Discord is asked about the token only if `online`."""
    yield Finding("version", build.describe())
    yield Finding("settings", "complete")
    for key in settings.unknown:
        yield Finding("settings", f"{key} is no setting of the bot: .env.example lists them", Verdict.WARNING)
    yield await _discord(settings) if online else Finding("token", "present; `check --online` asks Discord about it")
    yield await _database(settings)
    parts: Mapping[str, Examine] = {
        "backups": lambda part: _backups(part, settings),
        "metrics": lambda part: _metrics(part, settings),
        "permissions": lambda part: Finding(part, f"invite the bot with {invitation(settings.token.reveal())}"),
        "fonts": _fonts,
        "kernels": _kernels,
    }
    for part, examine in parts.items():
        if finding := _finding(part, examine):
            yield finding


def invitation(token: str) -> str:
    """Return the address that invites the bot; a token begins with the id of its application."""
    encoded = token.partition(".")[0]
    try:
        application = base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4)).decode()
    except ValueError:
        application = ""
    return _INVITATION.format(id=application if application.isdecimal() else "APPLICATION_ID", bits=PERMISSIONS.value)


async def _discord(settings: Settings) -> Finding:
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.token.reveal())
            return Finding("token", f"Discord knows the bot as {client.user}")
    except discord.LoginFailure:
        return Finding("token", "refused by Discord: copy it anew from the Developer Portal", Verdict.WRONG)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return Finding("token", f"Discord cannot be reached: {in_brief(error)}", Verdict.WRONG)


async def _database(settings: Settings) -> Finding:
    try:
        return Finding("database", await inspect_database(settings.database_url))
    except DatabaseError as error:
        return Finding("database", str(error), Verdict.WRONG)


def _finding(part: str, examine: Examine) -> Finding | None:
    """Return what is found of the part; None if the host does not want it."""
    try:
        return examine(part)
    except (SettingsError, DatabaseError) as error:
        return Finding(part, str(error), Verdict.WRONG)
    except Exception as error:  # noqa: BLE001 - whatever a broken installation raises
        return Finding(part, f"{type(error).__name__}: {error}", Verdict.WRONG)


def _backups(part: str, settings: Settings) -> Finding | None:
    return Finding(part, inspect_backups(settings.backup)) if settings.backup else None


def _metrics(part: str, settings: Settings) -> Finding | None:
    is_on = metrics_for(settings) is not None
    return Finding(part, f"at http://{settings.metrics_host}:{settings.metrics_port}/metrics") if is_on else None


def _fonts(part: str) -> Finding:
    fonts.text_image("Kingdomino 王国 مملكة", 24, 400, (0, 0, 0))
    if fonts.joins_all_letters():
        return Finding(part, "complete")
    text = "no FriBiDi: names in Arabic, Bengali, Devanagari, Tamil or Thai look wrong (see docs/hosting.md)"
    return Finding(part, text, Verdict.WARNING)


def _kernels(part: str) -> Finding:
    if is_compiled():
        return Finding(part, "compiled")
    if problem := kernels_problem():
        return Finding(part, problem, Verdict.WARNING)
    return Finding(part, "not compiled: Master looks less far ahead (see docs/hosting.md)")


def kernels_problem() -> str | None:
    """Say that the kernels are compiled from another source and not used, if that is so."""
    if library := unusable_library():
        return f"{library} was compiled from another source and is not used: `python -m players compile` makes it anew"
    return None
