"""Whole games with the bot as a process of its own that draws its pictures, as people play them."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.kit.addresses import Action
from simulator import BotProcess
from tests.bot.server import Guest, Message
from tests.bot.words import words
from tests.e2e.driver import GuildDriver, won

pytestmark = pytest.mark.e2e
POSTER = [Action.REMATCH, Action.SHOW_STEP, Action.FIND_BETTER, Action.BEAT]
"""What the buttons do below the result."""


def has_pictures(message: Message, reader: Guest) -> bool:
    """Return whether all pictures of a message are there and described."""
    return all(image.data and image.alt for image in reader.person.images(dict(message.data)))


async def test_two_people_play_a_whole_game_with_buttons(guild: GuildDriver, process: BotProcess) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")
    async with process:
        await guild.open(ola, kenji, players=2)
        poster = await guild.finish()
        await look_at_analysis(guild, poster, ola, kenji)
    assert won(poster)
    assert poster.actions == POSTER
    _, *turns, ended, shared = guild.messages()
    assert ended.id == poster.id, "two quick taps have shown the analysis once"
    assert shared.actions == [Action.ANALYSE]
    for message in turns:
        assert not message.buttons
        assert has_pictures(message, ola)


async def look_at_analysis(guild: GuildDriver, poster: Message, *people: Guest) -> None:
    """Ask for the analysis all at once, and look at the turn that cost the first of them most."""
    replies = await asyncio.gather(*(person.click(poster, Action.ANALYSE) for person in people))
    shown = [reply.private for reply in replies]
    await guild.wait(lambda: all(Action.SHARE_ANALYSIS in message.actions for message in shown))
    reader, page = people[0], shown[0]
    assert has_pictures(page, reader)
    await guild.changed(page, reader.click(page, Action.SHOW_BETTER_TURN))
    assert words("analysis-other") in page.text
    await guild.changed(page, reader.click(page, Action.SHOW_ANALYSIS))
    before = len(guild.messages())
    await asyncio.gather(*(reader.click(page, Action.SHARE_ANALYSIS) for _ in range(2)))
    await guild.wait(lambda: len(guild.messages()) > before)
