"""A server is known with its channels, whatever Discord leaves out beside them, or sends null for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.kit.gateway import TolerantSocket
from simulator.recorded import filled
from simulator.world.moods import Mood
from tests.bot.chat.transport.test_missing_keys import paths, without
from tests.bot.server import SimulatedServer, warned

UNUSED = "presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds", "emojis"
LISTS = *UNUSED, "roles", "threads", "members", "stickers", "features"
SHARES = 10


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("is_null", [False, True])
@pytest.mark.sampled(9)
async def test_a_server_keeps_its_channels_whatever_else_of_it_is_missing(
    share: int,
    *,
    is_null: bool,
    server: SimulatedServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = list[Any]()

    def see(data: Any) -> Any:
        seen.append(data)
        return data

    events: dict[str, Any] = {"GUILD_CREATE": see}
    server.discord.moods.append(Mood("recordings", "a part is missing", events=events))
    await server.restart()
    every = list(paths(filled("GUILD_CREATE", seen[0])))
    tried = [path for path in every if path[0] in LISTS and len(path) in {1, 3} and path[-1:] != ("user",)]
    assert len(tried) > 40
    for path in tried[share::SHARES]:
        events["GUILD_CREATE"] = lambda data, path=path: without(path, data, is_null=is_null, event="GUILD_CREATE")
        monkeypatch.setattr(TolerantSocket, "_logged", set())
        await server.stop()
        caplog.clear()
        await server.start()
        [guild] = server.bot.guilds
        assert server.channel.id in {each.id for each in guild.channels}, path
        assert [each.getMessage() for each in warned(caplog) if "database" not in each.getMessage()] == [], path
