"""The bot in the description of the kit, as it stands there."""

from textwrap import dedent
from time import time
from typing import Any

import discord
import pytest

from bot.chat import kit
from bot.chat.kit import blocks
from bot.localization.fluent import shipped_translations
from simulator.testing import DiscordFixture, NoAnswer

EXAMPLE = "    class Counter" + (kit.__doc__ or "").partition("    class Counter")[2]


async def test_the_bot_in_the_description_of_the_kit_survives_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {**vars(kit), **vars(blocks), "discord": discord, "time": time}
    names["shipped_translations"] = shipped_translations
    exec(dedent(EXAMPLE), names)  # noqa: S102 - of this project
    async with DiscordFixture.running() as server:
        await server.start(names["Counter"](intents=discord.Intents(guilds=True)))
        ola = server.person("Ola")
        assert server.channel.messages[-1].text == "0 taps"
        server.fail("/callback", status=400)
        await ola.tap("Count on")
        assert server.channel.messages[-1].text == "1 taps"
        server.backend.ack_deadline = 0.1
        server.fail("webhooks|/callback", status=403, times=100)
        with pytest.raises(NoAnswer):
            await ola.tap("Count on")
        assert (server.channel.messages[-1].text, "Nobody sees" in capsys.readouterr().out) == ("1 taps", True)
