"""Whole games with the bot as a process of its own that draws its pictures, as people play them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.chat.kit.addresses import Action
from simulator import BotProcess
from tests.bot.server import Guest, Message, Reply
from tests.bot.words import words
from tests.e2e.driver import GuildDriver, ends, won

pytestmark = pytest.mark.e2e
POSTER = [Action.REMATCH, Action.SHOW_STEP, Action.ANALYSE, Action.BEAT]
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


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("kd7", 2), ("kd3n", 3)),
        *(("qd", 2), ("qd", 3), ("qd", 4)),
        *(("rw", 3), ("rw", 4), ("rw", 5), ("rw", 6)),
        *(("rwt", 6), ("rwt", 8)),
    ],
)
async def test_somebody_plays_with_computers_to_the_end_of(
    game: str, seats: int, guild: GuildDriver, process: BotProcess
) -> None:
    ola = guild.person("Ola")
    async with process:
        lobby = await guild.open_lobby(ola, players=seats, game=game)
        await guild.add_computers(ola, lobby, seats - 1)
        await guild.next_message(ola.click(lobby, Action.START))
        poster = await guild.finish()
    assert won(poster)
    assert all(has_pictures(message, ola) for message in guild.messages())


async def test_two_people_play_a_whole_game_with_commands_alone(guild: GuildDriver, process: BotProcess) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")

    async def said(act: Awaitable[Reply]) -> str:
        reply = await act
        assert not reply.answer.public
        return reply.text

    async with process:
        lobby = await guild.open_lobby(ola, players=2)
        assert words("done-joined") in await said(kenji.slash(guild.table, "kingdomino table", do="join"))
        await guild.wait(lambda: "Kenji" in lobby.alt)
        assert words("lobby-started") in await said(kenji.slash(guild.table, "kingdomino table", do="start"))
        await guild.wait(lambda: guild.newest.id != lobby.id)
        while not guild.is_over:
            await type_a_turn(guild)
        shelf = (await ola.slash(guild.table, "kingdomino history")).private
    assert len(shelf.select(Action.READ_GAME).options) == 1


async def type_a_turn(guild: GuildDriver) -> None:
    """By whoever is to move: what autocomplete offers, or the notation in it."""
    before, mover = guild.newest, guild.mover
    if not ends(before):
        offers = (await mover.complete(guild.table, "place", "where")).choices
        assert 1 <= len(offers) <= 25
        name, value = guild.rng.choice(offers)
        await mover.slash(guild.table, "place", where=guild.rng.choice([value, name, f" {value.upper()} "]))
    offers = (await mover.complete(guild.table, "draft", "domino")).choices
    if offers and guild.newest.id == before.id:
        await mover.slash(guild.table, "draft", domino=guild.rng.choice(offers)[1])
    await guild.wait(lambda: guild.newest.id != before.id and not before.buttons)
