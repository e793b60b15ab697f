"""Checks, before a first start or after a restore, whether the bot can do its work. The checks change nothing."""

import base64
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.chat.kit.discord_api import RequestFailed, Unreadable, ask_discord
from bot.monitoring import build
from bot.monitoring.endpoints import metrics_for
from bot.settings import Settings, SettingsError
from bot.storage.database_url import DatabaseError
from bot.storage.maintenance import inspect_backups, inspect_database
from engine import __version__
from players.search.library import is_compiled, unusable_library
from renderers import fonts

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
"""The bot's permissions in a channel with games."""

_INVITATION = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"


class Verdict(StrEnum):
    """The meaning of a finding for a start of the bot, as printed in the report."""

    OK = "ok"
    WARNING = "!!"
    WRONG = "NO"


@dataclass(frozen=True)
class Finding:
    part: str
    text: str
    verdict: Verdict = Verdict.OK

    @property
    def is_good(self) -> bool:
        return self.verdict is not Verdict.WRONG

    def __str__(self) -> str:
        return f"{self.verdict:<4}{self.part}: {self.text}"


Examine: TypeAlias = Callable[[str], Finding | None]
"""Examines the part of that name; None if the host does not use the part. Raises any error of the installation."""


async def check(settings: Settings, *, online: bool) -> AsyncIterator[Finding]:
    """Check each part in turn; ask Discord about the token only if `online`."""
    yield Finding("version", build.describe())
    yield Finding("settings", "complete")
    for key in settings.unknown:
        yield Finding("settings", f"{key} is no setting of the bot: kingdomino-bot --help lists them", Verdict.WARNING)
    offline = Finding("token", "present; `check --online` asks Discord about it")
    for asked in await _application(settings) if online else [offline]:
        yield asked
    yield await _database(settings)
    parts: Mapping[str, Examine] = {
        "proxy": lambda part: Finding(part, settings.proxy_line) if settings.proxy_line else None,
        "backups": lambda part: Finding(part, inspect_backups(settings.backup)) if settings.backup else None,
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


# ---- Discord's data about the application


MOST_SERVERS_SHOWN: Final = 200
_API: Final = "https://discord.com/api/v10"


async def _application(settings: Settings) -> list[Finding]:
    """Return findings about the application, from a login without a connection to the gateway."""
    try:
        async with discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy) as client:
            await ask_discord(client.login(settings.token.reveal()))
            return [
                Finding("token", f"Discord knows the bot as {client.user}"),
                _events(client.application),
                *_servers(await _permissions(settings)),
            ]
    except SettingsError:
        return []  # the wrong setting has a finding of its own
    except RequestFailed as error:
        if error.status == HTTPStatus.UNAUTHORIZED:
            return [Finding("token", "refused by Discord: copy it again from the Developer Portal", Verdict.WRONG)]
        return [Finding("token", f"Discord cannot be reached: {error}", Verdict.WRONG)]


def _events(application: discord.AppInfo | None) -> Finding:
    if application and (url := application.interactions_endpoint_url):
        text = f"{url} gets all clicks instead of the bot: empty Interactions Endpoint URL on the page General"
        return Finding("events", f"{text} Information", Verdict.WRONG)
    return Finding("events", "the bot receives what people do")


async def _permissions(settings: Settings) -> Mapping[str, discord.Permissions]:
    """Return the permissions of the bot's role by the names of its servers."""
    servers = await ask_discord(_get(settings, f"/users/@me/guilds?limit={MOST_SERVERS_SHOWN}"))
    try:
        return {each["name"]: discord.Permissions(int(each["permissions"])) for each in servers}
    except (LookupError, TypeError, ValueError) as error:
        raise Unreadable(f"a list of servers that cannot be read ({error!r})") from error


async def _get(settings: Settings, path: str) -> Any:
    """Return the answer of an endpoint for which discord.py has no public method."""
    headers = {
        "Authorization": f"Bot {settings.token.reveal()}",
        "User-Agent": f"DiscordBot (kingdomino-bot, {__version__})",
    }
    url = (settings.api_url or _API) + path
    async with aiohttp.request("GET", url, headers=headers, raise_for_status=True, proxy=settings.proxy) as response:
        return await response.json()


def _servers(granted: Mapping[str, discord.Permissions]) -> list[Finding]:
    """Return the missing permissions of the bot's role on each server. Single channels may forbid more."""
    lacking = {name: missing for name, permissions in granted.items() if (missing := _missing(permissions))}
    if not lacking:
        return [Finding("servers", f"the bot has what it needs on {len(granted)}")]
    texts = [f"on {name!r} allow the bot's role to {missing}" for name, missing in lacking.items()]
    return [Finding("servers", text, Verdict.WARNING) for text in texts]


def _missing(granted: discord.Permissions) -> str:
    """Return the names of the bot's missing permissions, as Discord's client shows them."""
    names = [name for name, needed in PERMISSIONS if needed and not getattr(granted, name)]
    return "" if granted.administrator else ", ".join(name.replace("_", " ").title() for name in names)


# ---- the state of this machine


async def _database(settings: Settings) -> Finding:
    try:
        return Finding("database", await inspect_database(settings.database_url))
    except DatabaseError as error:
        return Finding("database", str(error), Verdict.WRONG)


def _finding(part: str, examine: Examine) -> Finding | None:
    """Return the finding about a part; None if the host does not use the part."""
    try:
        return examine(part)
    except (SettingsError, DatabaseError) as error:
        return Finding(part, str(error), Verdict.WRONG)
    except Exception as error:  # noqa: BLE001 - whatever a broken installation raises
        return Finding(part, f"{type(error).__name__}: {error}", Verdict.WRONG)


def _metrics(part: str, settings: Settings) -> Finding | None:
    is_on = metrics_for(settings) is not None
    return Finding(part, f"at http://{settings.metrics_host}:{settings.metrics_port}/metrics") if is_on else None


def _fonts(part: str) -> Finding:
    fonts.text_image("Kingdomino 王国 مملكة", 24, 400, (0, 0, 0))
    if fonts.joins_all_letters():
        return Finding(part, "complete")
    text = "no FriBiDi: names in Arabic, Bengali, Devanagari, Tamil or Thai look wrong; install libfribidi0"
    return Finding(part, text, Verdict.WARNING)


def _kernels(part: str) -> Finding:
    if is_compiled():
        return Finding(part, "compiled")
    if problem := kernels_problem():
        return Finding(part, problem, Verdict.WARNING)
    return Finding(part, "not compiled: Master looks less far ahead until you run python -m players compile")


def kernels_problem() -> str | None:
    """Return a line if the kernels were compiled from another source and are not used, otherwise None."""
    if library := unusable_library():
        return f"{library} was compiled from another source and is not used: `python -m players compile` makes it anew"
    return None
