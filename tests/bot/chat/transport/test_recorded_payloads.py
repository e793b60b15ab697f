"""The bot on payloads that have every key that others have recorded from the real Discord, filled."""

from functools import partial

import pytest

from simulator.recorded import filled
from simulator.world.moods import Mood
from tests.bot.server import Action, SimulatedServer, warned

EVENTS = "READY", "GUILD_CREATE", "INTERACTION_CREATE", "MESSAGE_DELETE", "THREAD_CREATE", "CHANNEL_UPDATE"


async def test_the_bot_starts_and_plays_on_payloads_with_every_recorded_key(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    changes = {name: partial(filled, name) for name in EVENTS}
    server.discord.moods.append(Mood("recordings", "every recorded key is there", events=changes))
    await server.restart()
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2, thread=True)
    lobby = server.newest
    await kenji.click(lobby, Action.JOIN)
    await ola.click(lobby, Action.START)
    thread = server.place(lobby.id)
    table = await server.services.tables.live(thread.id)
    assert table
    assert table.acting
    await server.people[table.acting.name].slash(thread, "draft", domino=str(table.state.legal_moves()[0])[1:])
    assert thread.newest.actions
    assert {each.getMessage().partition(":")[0] for each in warned(caplog)} == {"the database has no game"}
