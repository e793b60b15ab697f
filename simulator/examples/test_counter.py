"""How the bot that counts is tested: `pip install ./simulator`, and `pytest` in this folder."""

import pytest
import pytest_asyncio
from counter import Counter
from discord import Intents

from simulator import Impossible
from simulator.testing import DiscordFixture, Member


@pytest_asyncio.fixture
async def ola(discord: DiscordFixture) -> Member:
    await discord.start(Counter(intents=Intents(guilds=True)))
    return discord.person("Ola")


async def test_everybody_sees_the_button(discord: DiscordFixture, ola: Member) -> None:
    await ola.command("/count", start=3)
    kenji = discord.person("Kenji")
    assert kenji.messages[-1].text == "Here we go"
    assert [button.label for button in kenji.messages[-1].buttons] == ["Count 3"]


async def test_a_tap_counts_on(discord: DiscordFixture, ola: Member) -> None:
    await ola.command("/count", start=3)
    await ola.tap("Count 3")
    reply = await discord.person("Kenji").tap("Count 4")
    assert reply.text == discord.channel.messages[-1].text == "4 times"


async def test_the_bot_counts_on_after_a_restart(discord: DiscordFixture, ola: Member) -> None:
    await ola.command("/count", start=3)
    await discord.stop()
    await discord.start(Counter(intents=Intents(guilds=True)))
    assert (await ola.tap("Count 3")).text == "3 times"


async def test_nobody_counts_below_zero(ola: Member) -> None:
    with pytest.raises(Impossible, match="start takes at least 0"):
        await ola.command("/count", start=-1)
