"""The Discord client."""

from pathlib import Path

import pytest
from discord import AppCommandType, app_commands

from bot.chat.handling.commands import FluentTranslator, add_commands
from bot.host.app import Kingdomino
from bot.host.composition import compose
from bot.host.database.opening import open_database
from bot.host.ownership import Ownership
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import migrated_url
from tests.bot.sample_tables import translations
from tests.bot.server import SimulatedServer, open_lobby


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
