"""Whole games with the bot as a process of its own that draws its pictures, as people play them."""

import asyncio
from enum import StrEnum

import pytest

from simulator import BotProcess
from tests.bot.features import present
from tests.bot.server import Action, Guest, Message, says
from tests.e2e.driver import GuildDriver, won

pytestmark = pytest.mark.e2e
POSTER = [Action.REMATCH, *present("step", "challenge")]
"""What the buttons do below the result."""


async def test_two_people_play_a_whole_game_with_buttons(guild: GuildDriver, process: BotProcess) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")
    async with process:
        await guild.open(ola, kenji, players=2)
        poster = await guild.finish()
        for look_back, find in zip(present("step"), present("find"), strict=False):
            await look_at_turns(guild, poster, look_back, find, ola, kenji)
    assert won(poster)
    assert [each for each in poster.actions if each in POSTER] == POSTER
    _, *turns, ended = guild.messages()
    assert ended.id == poster.id
    for message in turns:
        assert not message.buttons
        assert all(image.data and image.alt for image in ola.person.images(dict(message.data)))


async def look_at_turns(guild: GuildDriver, poster: Message, look_back: StrEnum, find: StrEnum, *people: Guest) -> None:
    """Ask about their own turns all at once, and answer the first question of each, if there is one."""
    games = [(await person.click(poster, look_back)).private for person in people]
    await guild.wait(lambda: all(find in page.actions for page in games))
    replies = await asyncio.gather(*(person.click(page, find) for person, page in zip(people, games, strict=True)))
    pages = [reply.private for reply in replies]
    await guild.wait(lambda: not any(says(page.text, "analysis-waiting") for page in pages))
    for person, page in zip(people, pages, strict=True):
        answers = [each for each in page.buttons if each.action in present("found")]
        if answers:
            await guild.changed(page, person.click(page, answers[0]))
            assert any(says(page.text, f"solution-{judged}") for judged in ("right", "good", "wrong"))
        else:
            assert page.selects or says(page.text, "turns-none")
