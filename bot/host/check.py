"""Checks, before a first start or after a restore, whether the bot can do its work. The checks change nothing."""

import base64
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, Self, TypeAlias

import aiohttp
import discord

from bot.chat.kit import ask_discord
from bot.games.people.dates import find_zone
from bot.host.clocks import TOLERATED_SECONDS, described, time_of
from bot.host.composition import FEATURES, require_known, rows_of
from bot.host.database.address import DatabaseError, require_writable
from bot.host.database.copies import DailyBackup, inspect_database
from bot.host.exits import EXPECTED, WRONG_SETTING, explain
from bot.host.monitoring import build
from bot.host.monitoring.endpoints import metrics_for, require_address
from bot.host.monitoring.error_tracker import report_errors
from bot.host.ownership import AlreadyServed
from bot.host.settings import Settings, SettingsError
from engine import __version__
from players.search.library import is_compiled, unusable_library
from renderers.painting import fonts

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
    read_message_history=True,
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
    status: int = 0
    """The exit status of a start that ends for this reason; 0 if a start goes on."""

    @classmethod
    def wrong(cls, part: str, error: Exception) -> Self:
        """Return the finding for an error, in the words of a failed start."""
        is_known = isinstance(error, EXPECTED)
        status, text = explain(error) if is_known else (WRONG_SETTING, f"{type(error).__name__}: {error}")
        return cls(part, text, Verdict.WRONG, status)

    def __str__(self) -> str:
        return f"{self.verdict:<4}{self.part}: {self.text}"


Found: TypeAlias = Finding | Iterable[Finding] | None
Examine: TypeAlias = Callable[[str], Found | Awaitable[Found]]
"""Examines the part of that name; None if the operator does not use the part. Raises any error of the installation."""


async def check(settings: Settings, *, online: bool) -> AsyncIterator[Finding]:
    """Check each part in turn, in the order of a start; ask Discord about the token only if `online`."""
    statuses = set[int]()
    heard = list[tuple[float, float]]()
    parts: Mapping[str, Examine] = {
        "version": lambda part: Finding(part, build.describe()),
        "settings": lambda part: _settings(part, settings),
        "features": lambda _: require_known(settings.switched_off),
        "errors": lambda part: Finding(part, "reported to SENTRY_DSN") if report_errors(settings) else None,
        "proxy": lambda part: Finding(part, settings.proxy_line) if settings.proxy_line else None,
        "database": lambda part: _database(part, settings),
        "metrics": lambda part: _metrics(part, settings, gets_so_far=not any(statuses)),
        "backups": lambda part: Finding(part, str(backup)) if (backup := require_backups(settings)) else None,
        "token": lambda part: (
            _application(settings, lambda shown: heard.append((time.time(), shown)))
            if online and settings.token.reveal()
            else _token(part, settings)
        ),
        # Discord may have been slow to answer: its time is compared with that of the same moment.
        "clock": lambda _: _clock(*heard[-1] if heard else (time.time(), None)),
        "zones": _zones,
        "permissions": lambda part: Finding(part, f"invite the bot with {invitation(settings.token.reveal())}"),
        "fonts": _fonts,
        "kernels": _kernels,
    }
    for part, examine in parts.items():
        for finding in await _findings(part, examine):
            statuses.add(finding.status)
            yield finding


async def _findings(part: str, examine: Examine) -> Iterable[Finding]:
    try:
        found = await discord.utils.maybe_coroutine(examine, part)
    except Exception as error:  # noqa: BLE001 - a broken installation raises anything
        return [Finding.wrong(part, error)]
    return [found] if isinstance(found, Finding) else found or ()


def _settings(part: str, settings: Settings) -> Iterator[Finding]:
    try:
        settings.require_token()
        yield Finding(part, "complete")
    except SettingsError as error:
        yield Finding.wrong(part, error)
    for key in settings.unknown:
        yield Finding(part, f"{key} is no setting of the bot: kingdomino-bot --help lists them", Verdict.WARNING)


def invitation(token: str) -> str:
    """Return the address that invites the bot."""
    return _INVITATION.format(id=application_id(token) or "APPLICATION_ID", bits=PERMISSIONS.value)


def application_id(token: str) -> str | None:
    """Return the id of the application from the beginning of a token; None for a text that cannot be a token."""
    encoded, *others = token.split(".")
    try:
        application = base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4)).decode()
    except ValueError:
        return None
    return application if application.isdecimal() and len(others) == _PARTS_OF_TOKEN - 1 else None


_PARTS_OF_TOKEN: Final = 3
"""The application, a time and a signature, with dots between them."""


def _token(part: str, settings: Settings) -> Finding | None:
    if not settings.token.reveal():
        return None
    if application_id(settings.token.reveal()):
        return Finding(part, "present; `check --online` asks Discord about it")
    text = "it does not look like a token of a bot: copy it from the Developer Portal (Bot, Reset Token)"
    return Finding(part, text, Verdict.WARNING)


# ---- Discord's data about the application


MOST_SERVERS_SHOWN: Final = 200
_API: Final = "https://discord.com/api/v10"


async def _application(settings: Settings, hear: Callable[[float], object]) -> list[Finding]:
    """Return findings about the application, from a login without a connection to the gateway.

    `hear` is called with the time of each answer of Discord, in Unix seconds.
    """

    async def end(_: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        if (shown := time_of(ended.response.headers)) is not None:
            hear(shown)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(end)
    intents = discord.Intents(guilds=True)
    try:
        async with discord.Client(intents=intents, proxy=settings.proxy, http_trace=trace) as client:
            await ask_discord(client.login(settings.token.reveal()))
            return [
                Finding("token", f"Discord knows the bot as {client.user}"),
                _events(client.application),
                *_servers(await _servers_of(settings), time.time()),
            ]
    except SettingsError:
        return []  # the wrong setting has a finding of its own


def _events(application: discord.AppInfo | None) -> Finding:
    if application and (url := application.interactions_endpoint_url):
        text = f"{url} gets all clicks instead of the bot: empty Interactions Endpoint URL on the page General"
        return Finding("events", f"{text} Information", Verdict.WRONG)
    return Finding("events", "the bot receives what people do")


class Server(NamedTuple):
    """A server of the bot."""

    name: str
    granted: discord.Permissions
    """The permissions of the bot's role."""
    timed_out_until: float
    """The end of the bot's time-out in Unix seconds, which may be over; 0 without a time-out."""


async def _servers_of(settings: Settings) -> list[Server]:
    servers = await ask_discord(_get(settings, f"/users/@me/guilds?limit={MOST_SERVERS_SHOWN}"))
    bot_id = application_id(settings.token.reveal())
    found = list[Server]()
    for each in servers:
        member = await ask_discord(_get(settings, f"/guilds/{each['id']}/members/{bot_id}"))
        ends = discord.utils.parse_time(member.get("communication_disabled_until"))
        granted = discord.Permissions(int(each["permissions"]))
        found.append(Server(each["name"], granted, ends.timestamp() if ends else 0))
    return found


async def _get(settings: Settings, path: str) -> Any:
    """Return the answer of an endpoint for which discord.py has no public method."""
    headers = {
        "Authorization": f"Bot {settings.token.reveal()}",
        "User-Agent": f"DiscordBot (kingdomino-bot, {__version__})",
    }
    url = (settings.api_url or _API) + path
    async with aiohttp.request("GET", url, headers=headers, raise_for_status=True, proxy=settings.proxy) as response:
        return await response.json()


def _servers(servers: Sequence[Server], now: float) -> list[Finding]:
    """Return what keeps the bot from writing on its servers. Single channels may forbid more."""
    lacking = [(each.name, missing) for each in servers if (missing := names_missing(each.granted))]
    texts = [f"on {name!r} allow the bot's role to {missing}" for name, missing in lacking]
    texts += [
        f"on {each.name!r} a moderator has put the bot in time-out until {described(each.timed_out_until)}"
        for each in servers
        if each.timed_out_until > now and not each.granted.administrator
    ]
    if not texts:
        return [Finding("servers", f"the bot has what it needs on {len(servers)}")]
    return [Finding("servers", text, Verdict.WARNING) for text in texts]


def names_missing(granted: discord.Permissions) -> str:
    """Return the names of the bot's missing permissions, as Discord's client shows them."""
    names = [name for name, needed in PERMISSIONS if needed and not getattr(granted, name)]
    return "" if granted.administrator else ", ".join(name.replace("_", " ").title() for name in names)


# ---- the state of this machine


async def _database(part: str, settings: Settings) -> list[Finding]:
    found = await inspect_database(settings.database_url, rows_of(FEATURES), settings.shards)
    is_empty = found.contents and not found.contents.games
    findings = [Finding(part, found.line, Verdict.WARNING if is_empty else Verdict.OK)]
    if found.is_served and not settings.takeover_seconds:
        findings.append(Finding.wrong("bot", AlreadyServed()))
    return findings


def _clock(now: float, shown: float | None) -> Finding:
    """Compare the machine's clock with the time that Discord shows, in Unix seconds."""
    if shown is None:
        return Finding("clock", f"shows {described(now)}; `check --online` compares it with Discord's")
    if abs(now - shown) > TOLERATED_SECONDS:
        text = f"shows {described(now)}, and Discord's {described(shown)}: set it"
        return Finding("clock", text, Verdict.WARNING)
    return Finding("clock", f"shows {described(now)}, as Discord's does")


def _zones(part: str) -> Finding:
    if find_zone("Europe/Warsaw"):
        return Finding(part, "known")
    text = "neither the system nor Python has time zones, so quiet hours follow UTC: pip install tzdata"
    return Finding(part, text, Verdict.WARNING)


def require_backups(settings: Settings) -> DailyBackup | None:
    """Return the daily copies, if there are any. Raises SettingsError if none can be made in their folder."""
    backup = settings.backup
    try:
        if backup:
            require_writable(backup.folder)
    except DatabaseError as error:  # the folder is at fault, and not DATABASE_URL
        raise SettingsError(f"BACKUP_FOLDER: {error}") from error
    return backup


async def _metrics(part: str, settings: Settings, *, gets_so_far: bool) -> Finding | None:
    """Return the finding about the address of metrics, which is tried if a start gets so far."""
    if metrics_for(settings) is None:
        return None
    if gets_so_far:
        await require_address(settings)
    return Finding(part, f"at http://{settings.metrics_host}:{settings.metrics_port}/metrics")


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
