"""The Discord client."""

from datetime import datetime, timedelta, timezone, tzinfo
from pathlib import Path
from types import SimpleNamespace
from typing import Self

import discord
import pytest
from discord import AppCommandType, app_commands
from discord.ext import tasks

from bot.chat.handling.commands import FluentTranslator, add_commands
from bot.host.app import Kingdomino
from bot.host.composition import compose
from bot.host.database.opening import open_database
from bot.host.ownership import Ownership
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import migrated_url
from tests.bot.sample_tables import translations
from tests.bot.server import HOUR, SimulatedServer, open_lobby


async def test_a_servers_list_has_the_moves_of_every_turn_beside_a_command_of_each_game(tmp_path: Path) -> None:
    async with await open_database(migrated_url(tmp_path)) as database:
        bot = Kingdomino(compose(database), Ownership(database.lock_of(ALL_SHARDS)))
    # A request that Discord puts off for longer than half a minute fails.
    assert bot.http.max_ratelimit_timeout == 30
    tree = bot.tree
    add_commands(tree, {})
    # Commands are offered on servers and with the bot.
    offered = [each.to_dict(tree) for each in tree.get_commands()]
    assert all((each["contexts"], each["integration_types"]) == ([0, 1], [0]) for each in offered)
    names = {each.name for each in tree.get_commands(type=AppCommandType.chat_input)}
    assert names == {"kingdomino", "queendomino", "place", "draft"}
    group = tree.get_command("kingdomino")
    assert isinstance(group, app_commands.Group)
    assert len(group.commands) <= 20
    assert max(len(each.parameters) for each in group.commands if isinstance(each, app_commands.Command)) <= 8
    translated = await group.get_translated_payload(tree, FluentTranslator(translations()))
    assert len(set(translated["description_localizations"].values())) == 8


async def test_a_start_warns_of_a_database_without_games_until_there_is_one(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    for is_new in (True, False):
        caplog.clear()
        await server.restart()
        assert ("the database has no game" in caplog.text) is is_new
        await open_lobby(server.people["Ola"], server)


@pytest.mark.parametrize("hours", [-5, 5])
async def test_the_heartbeat_keeps_its_pace_when_the_clock_of_the_machine_is_set(
    hours: int, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    class SetClock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return super().now(tz) + timedelta(hours=hours)

    beats = list[int]()

    async def beat() -> None:
        beats.append(server.now)

    monkeypatch.setattr(server.bot.clockwork, "chores", [beat])
    with monkeypatch.context() as patched:
        for module in (discord.utils, tasks):
            patched.setattr(
                module, "datetime", SimpleNamespace(datetime=SetClock, timedelta=timedelta, timezone=timezone)
            )
        await server.sleep(3 * 60 / HOUR)
    assert len(beats) == 3
