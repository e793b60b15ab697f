"""Checks, before a first start or after a restore, whether the bot can do its work; it changes nothing."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.settings import Settings
from bot.storage.errors import DatabaseError
from bot.storage.inspect_database import inspect_database
from players.search.library import is_compiled, unusable_library
from renderers.fonts import text_image

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
"""What the bot needs in a channel that games are played in."""

_INVITATION = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"


@dataclass(frozen=True)
class Finding:
    """What the check of one part has found; `is_good` is whether the bot can run with it."""

    part: str
    text: str
    is_good: bool = True

    def __str__(self) -> str:
        return f"{'ok' if self.is_good else 'NO':<4}{self.part}: {self.text}"


async def check(settings: Settings, *, online: bool) -> AsyncIterator[Finding]:
    """Check each part in turn; Discord is asked about the token only if `online`."""
    yield Finding("settings", "complete")
    yield await _discord(settings) if online else Finding("token", "present; `check --online` asks Discord about it")
    yield await _database(settings)
    yield Finding("permissions", f"invite the bot with {invitation(settings.token.reveal())}")
    yield _finding("fonts", _fonts)
    yield _finding("kernels", _kernels)


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
        return Finding("token", "refused by Discord: copy it anew from the Developer Portal", is_good=False)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return Finding("token", f"Discord cannot be reached: {error}", is_good=False)


async def _database(settings: Settings) -> Finding:
    try:
        return Finding("database", await inspect_database(settings.database_url))
    except DatabaseError as error:
        return Finding("database", str(error), is_good=False)


def _finding(part: str, examine: Callable[[], str]) -> Finding:
    try:
        return Finding(part, examine())
    except Exception as error:  # noqa: BLE001 - whatever a broken installation raises
        return Finding(part, f"{type(error).__name__}: {error}", is_good=False)


def _fonts() -> str:
    text_image("Kingdomino 王国 مملكة", 24, 400, (0, 0, 0))
    return "complete"


def _kernels() -> str:
    slow = "not compiled: Master looks less far ahead (see docs/hosting.md)"
    return "compiled" if is_compiled() else kernels_problem() or slow


def kernels_problem() -> str | None:
    """Say that the kernels are compiled from another source and not used, if that is so."""
    if library := unusable_library():
        return f"{library} was compiled from another source and is not used: `python -m players compile` makes it anew"
    return None
