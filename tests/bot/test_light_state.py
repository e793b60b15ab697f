"""What the bot keeps of Discord's servers, with events as Discord sends them."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.light_state import LightState
from tests.bot.server import SimulatedServer

SERVER, CHANNEL, THREAD = 10, 11, 12

EVENT: dict[str, Any] = {
    "id": str(SERVER),
    "name": "A busy server",
    "unavailable": False,
    "preferred_locale": "ja",
    "verification_level": 1,
    "default_message_notifications": 0,
    "roles": [{"id": str(SERVER), "name": "@everyone", "permissions": "0", "position": 0, "colors": {}, "color": 0}],
    "channels": [{"id": str(CHANNEL), "type": 0, "name": "table-1", "position": 0, "permission_overwrites": []}],
    "threads": [],
    "members": [],
    "emojis": [{"id": "13", "name": "crown"}],
}


class Listener:
    """Keeps the events that a state tells of."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self.state = LightState(
            dispatch=self.hear,
            handlers={},
            hooks={},
            http=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
        )

    def hear(self, event: str, *told: Any, **more: Any) -> None:
        self.heard.append((event, *told, *more.values()))

    def tell(self, event: str, data: Any) -> None:
        self.state.parsers[event](data)


@pytest.fixture
def listener() -> Listener:
    listener = Listener()
    listener.tell("GUILD_CREATE", EVENT)
    return listener


def test_of_a_server_only_the_language_is_kept(listener: Listener) -> None:
    [server] = listener.state.guilds
    assert (server.id, server.preferred_locale) == (SERVER, discord.Locale.japanese)
    assert (server.name, [*server.channels, *server.roles, *server.emojis]) == ("", [])


def test_a_server_that_chooses_another_language_has_no_more_than_that(listener: Listener) -> None:
    listener.tell("GUILD_UPDATE", EVENT | {"preferred_locale": "de"})
    [server] = listener.state.guilds
    assert server.preferred_locale is discord.Locale.german
    assert (server.name, [*server.channels, *server.roles]) == ("", [])


def test_discord_py_would_have_kept_the_rest() -> None:
    """Otherwise there is no reason to have a state of our own."""
    usual = AutoShardedConnectionState[Any](
        dispatch=lambda *_: None, handlers={}, hooks={}, http=None, intents=discord.Intents(guilds=True)
    )
    usual.parsers["GUILD_CREATE"](EVENT)
    [server] = usual.guilds
    assert (server.name, len(server.channels), len(server.roles)) == ("A busy server", 1, 1)


@pytest.mark.parametrize("event", ["CHANNEL_CREATE", "THREAD_CREATE", "GUILD_ROLE_CREATE", "GUILD_MEMBER_ADD"])
def test_events_that_would_fill_a_server_again_are_not_listened_to(event: str, listener: Listener) -> None:
    assert event not in listener.state.parsers


def test_a_server_that_is_only_out_of_reach_stays_and_one_that_is_left_goes(listener: Listener) -> None:
    [server] = listener.state.guilds
    listener.tell("GUILD_DELETE", {"id": str(SERVER), "unavailable": True})
    listener.tell("GUILD_CREATE", EVENT)
    assert [*listener.state.guilds] == [server]
    listener.tell("GUILD_DELETE", {"id": str(SERVER)})
    assert [*listener.state.guilds] == []
    assert [event for event, *_ in listener.heard] == [
        "guild_available",
        "guild_unavailable",
        "guild_available",
        "guild_remove",
    ]


@pytest.mark.parametrize(
    ("event", "data", "told"),
    [
        ("CHANNEL_DELETE", {"id": str(CHANNEL), "type": 0}, (CHANNEL, True)),
        ("CHANNEL_DELETE", {"id": str(CHANNEL), "type": 2}, (CHANNEL, False)),
        ("THREAD_DELETE", {"id": str(THREAD), "type": 11, "parent_id": str(CHANNEL)}, (THREAD, False)),
    ],
    ids=["text channel", "voice channel", "thread"],
)
def test_a_deleted_channel_is_told_of_though_it_is_not_known(
    event: str, data: dict[str, Any], told: tuple[int, bool], listener: Listener
) -> None:
    listener.tell(event, data | {"guild_id": str(SERVER)})
    assert listener.heard[-1] == ("channel_gone", SERVER, *told)


async def test_the_bot_uses_it(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        [known] = server.bot.guilds
        assert [*known.channels] == []
