"""What an operator is told before the first start."""

import os
import sys
import zoneinfo
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from bot.games.people.dates import find_zone
from bot.host.check import PERMISSIONS, Finding, Verdict, _findings, check, invitation
from bot.host.database.opening import open_database
from bot.host.settings import Secret, Settings
from bot.storage.game_repository import SqlGameRepository
from simulator import Discord
from simulator.world.permissions import bits
from tests.bot.sample_games import a_lobby

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc-def.ghi_jkl"  # noqa: S105 - of nobody
"""Of the application 123456789012345678."""


def test_the_invitation_names_the_application_of_the_token() -> None:
    assert invitation(TOKEN) == (
        "https://discord.com/oauth2/authorize?client_id=123456789012345678"
        "&scope=bot+applications.commands&permissions=309237746688"
    )


def test_the_guide_for_operators_asks_for_the_same_permissions() -> None:
    assert f"permissions={PERMISSIONS.value}\n" in (ROOT / "docs" / "hosting.md").read_text("utf-8")


async def test_each_part_is_a_line(tmp_path: Path) -> None:
    settings = Settings(Secret(TOKEN), f"sqlite:///{tmp_path}/games.db")
    found = [finding async for finding in check(settings, online=False)]
    assert [finding.part for finding in found] == [
        "version",
        "settings",
        "database",
        "backups",
        "token",
        "clock",
        "zones",
        "permissions",
        "fonts",
        "kernels",
    ]
    assert {finding.verdict for finding in found} == {Verdict.OK}
    assert str(found[2]) == f"ok  database: {tmp_path}/games.db will be made at the first start"
    assert not os.listdir(tmp_path)  # noqa: PTH208 - at once, in an async test


async def test_a_web_page_in_place_of_discord_is_a_line(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_: web.Request) -> web.Response:
        return web.Response(status=403, text="<html>\n<title>Access denied</title>\n</html>", content_type="text/html")

    proxy = web.Application()
    proxy.add_routes([web.get("/users/@me", refuse)])
    async with TestServer(proxy) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        [token] = [finding async for finding in check(settings, online=True) if finding.part == "token"]
    reason = "status 403, with a web page instead of an answer"
    assert str(token) == f"NO  token: Discord cannot be reached or does not let the bot in: {reason}"


async def found(settings: Settings, part: str) -> list[str]:
    """Return the lines that the check prints about the part."""
    return [str(finding) async for finding in check(settings, online=False) if finding.part == part]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(Secret(TOKEN), f"sqlite:///{tmp_path}/games.db", backup_folder=tmp_path / "copies" / "daily")


async def test_the_folder_of_daily_copies_must_be_writable_and_is_not_made(settings: Settings, tmp_path: Path) -> None:
    folder, told = tmp_path / "copies", "the games are copied once a day, and the newest 7 copies are kept in"
    assert await found(settings, "backups") == [f"ok  backups: {told} {folder}/daily"]
    assert not os.listdir(tmp_path)  # noqa: PTH208 - at once, in an async test
    assert await found(replace(settings, backup_days=0), "backups") == []
    folder.touch()
    reason = f"{folder} is no folder that the bot's user may change"
    assert await found(settings, "backups") == [
        f"NO  backups: BACKUP_FOLDER: nothing can be written to {folder}/daily: {reason}"
    ]


@pytest.mark.parametrize("token", ["abc", "abc.def.ghi", "MTIzNDU2Nzg5MDEyMzQ1Njc4"])
async def test_a_token_that_cannot_be_one_is_a_warning(token: str, settings: Settings) -> None:
    text = "it does not look like a token of a bot: copy it from the Developer Portal (Bot, Reset Token)"
    assert await found(replace(settings, token=Secret(token)), "token") == [f"!!  token: {text}"]


async def test_a_database_without_games_is_a_warning(settings: Settings) -> None:
    async with await open_database(settings.database_url) as database:
        [empty] = await found(settings, "database")
        await a_lobby(SqlGameRepository(database))
        [begun] = await found(settings, "database")
    assert empty.startswith("!!  database: sqlite:///")
    assert empty.endswith("no game: if there were games, this is the wrong file, or a copy without its -wal file")
    assert begun.startswith("ok  database: ")
    assert begun.endswith(", with 1 game, no move yet")


async def test_a_machine_without_time_zones_is_a_warning(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await found(settings, "zones") == ["ok  zones: known"]
    for name in [each for each in sys.modules if each.startswith("tzdata.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "tzdata", None)
    zoneinfo.reset_tzpath([])
    zoneinfo.ZoneInfo.clear_cache()
    find_zone.cache_clear()
    try:
        [line] = await found(settings, "zones")
    finally:
        zoneinfo.reset_tzpath()
        find_zone.cache_clear()
    assert line.startswith("!!  zones: ")
    assert line.endswith(": pip install tzdata")


async def test_a_broken_installation_is_a_finding_and_no_traceback() -> None:
    def broken(part: str) -> Finding:
        raise FileNotFoundError("Lato-Bold.ttf")

    assert [*map(str, await _findings("fonts", broken))] == ["NO  fonts: FileNotFoundError: Lato-Bold.ttf"]


# ---- what Discord says of the application


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    async with Discord() as discord:
        monkeypatch.setattr(Route, "BASE", discord.environment["DISCORD_API_URL"])
        discord.add_guild("Guild", "table-1")
        yield discord
        assert discord.violations + discord.defects == []


@pytest.fixture
def online(settings: Settings, discord: Discord) -> Settings:
    return replace(settings, token=Secret(discord.token), api_url=discord.environment["DISCORD_API_URL"])


ONLINE = "token", "events", "servers"


async def asked(settings: Settings) -> list[str]:
    """What the check prints about the application, without what is in order."""
    lines = [finding async for finding in check(settings, online=True) if finding.part in ONLINE]
    return [str(finding) for finding in lines if finding.verdict is not Verdict.OK]


async def test_an_application_that_is_set_up_well_is_a_line_for_each_part(discord: Discord, online: Settings) -> None:
    lines = [str(finding) async for finding in check(online, online=True) if finding.part in ONLINE]
    assert lines == [
        "ok  token: Discord knows the bot as Bot#0001",
        "ok  events: the bot receives what people do",
        "ok  servers: the bot has what it needs on 1",
    ]


@pytest.mark.parametrize("hours", [-2, 2])
async def test_a_clock_that_is_not_discords_is_a_warning(hours: int, discord: Discord, online: Settings) -> None:
    discord.clock.advance(-3600 * hours)
    [clock] = [each async for each in check(online, online=True) if each.part == "clock"]
    assert clock.verdict is Verdict.WARNING
    assert clock.text.endswith(": set it")


async def test_a_server_that_gives_the_bot_too_little_is_a_line(discord: Discord, online: Settings) -> None:
    [guild] = discord.guilds.values()
    for role in guild["roles"]:
        role["permissions"] = "0"
    discord.standing[discord.app_id] = bits("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "READ_MESSAGE_HISTORY")
    assert await asked(online) == [
        "!!  servers: on 'Guild' allow the bot's role to Create Public Threads, Send Messages In Threads"
    ]
    discord.standing[discord.app_id] = 1 << 3  # an administrator
    assert await asked(online) == []


async def test_a_server_where_the_bot_is_in_time_out_is_a_line(discord: Discord, online: Settings) -> None:
    [guild] = discord.guilds.values()
    discord.time_out(guild, 600)
    ends = datetime.fromtimestamp(discord.clock.now() + 600, UTC).strftime("%Y-%m-%d %H:%M UTC")
    assert await asked(online) == [f"!!  servers: on 'Guild' a moderator has put the bot in time-out until {ends}"]
    discord.time_out(guild, 0)
    assert await asked(online) == []
