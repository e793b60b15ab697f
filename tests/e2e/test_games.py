"""Whole games over a real socket, as people play them."""

import asyncio
import re
from collections.abc import Awaitable
from typing import Any

import pytest

from tests.e2e.driver import GuildDriver

WON = " wins?!| share the victory!"


async def test_two_people_play_a_whole_game_with_buttons(guild: GuildDriver, process: Any) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")
    async with process:
        await guild.open(ola, kenji, players=2)
        poster = await guild.finish()
        await look_at_analysis(guild, poster, ola, kenji)
    assert re.search(WON, guild.text(poster))
    assert guild.labels(poster) == ["Rematch", "History", "Film", "Analysis"]
    _, *turns, ended, shared = guild.messages()
    assert ended["id"] == poster["id"], "two quick taps have shown the analysis once"
    assert guild.labels(shared) == ["Analysis"]
    for message in turns:
        assert not guild.labels(message)
        assert all(image.data and image.alt for image in ola.images(message))


async def look_at_analysis(guild: GuildDriver, poster: Any, *people: Any) -> None:
    """Ask for the analysis all at once, and look at the turn that cost the first of them most."""
    answers = await asyncio.gather(*(person.click(poster, "Analysis") for person in people))
    shown = [message for answer in answers for message in answer.ephemeral]
    assert len(shown) == len(people)
    await guild.wait(lambda: all("History" in guild.labels(message) for message in shown))
    reader, message = people[0], guild.now(shown[0])
    assert all(image.data and image.alt for image in reader.images(message))
    [turns] = reader.selects(message)
    turn = await guild.changed(message, reader.choose(message, turns.custom_id, turns.options[0].value))
    assert "What would have been better" in guild.text(turn)
    back = await guild.changed(turn, reader.click(turn, "Back to the analysis"))
    assert "History" in guild.labels(back)
    before = len(guild.messages())
    taps = await asyncio.gather(*(reader.click(back, "Show to everybody") for _ in range(2)))
    assert not any(tap.failed for tap in taps)
    await guild.wait(lambda: len(guild.messages()) > before)


@pytest.mark.parametrize(
    ("game", "people"),
    [("kd7", ("Ola", "Kenji")), ("kd3n", ("Ola", "Kenji", "Zuri"))],
    ids=["a Mighty Duel, with more spots than a select holds", "three people by the new edition"],
)
async def test_people_play_at_random_to_the_end_of(
    game: str, people: tuple[str, ...], guild: GuildDriver, process: Any
) -> None:
    async with process:
        await guild.open(*map(guild.person, people), game=game)
        poster = await guild.finish()
    assert re.search(WON, guild.text(poster))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game}-{seats}", marks=[] if quick else pytest.mark.long)
        for game, seats, quick in (
            ("qd", 2, False),
            ("qd", 3, True),
            ("qd", 4, False),
            ("rw", 3, False),
            ("rw", 4, False),
            ("rw", 5, False),
            ("rw", 6, False),
            ("rwt", 6, False),
            ("rwt", 8, True),
        )
    ],
)
async def test_somebody_holds_court_with_computers_to_the_end_of(
    game: str, seats: int, guild: GuildDriver, process: Any
) -> None:
    ola = guild.person("Ola")
    async with process:
        lobby = await guild.open_lobby(ola, players=seats, game=game)
        for _ in range(seats - 1):
            lobby = await guild.changed(lobby, ola.choose(lobby, "Add a computer player", "Solid"))
        await guild.next_message(ola.click(lobby, "Start"))
        poster = await guild.finish()
    assert re.search(WON, guild.text(poster))
    assert all(image.data and image.alt for message in guild.messages() for image in ola.images(message))


async def test_one_person_plays_against_three_computers_that_never_keep_anybody_waiting(
    guild: GuildDriver, process: Any
) -> None:
    ola = guild.person("Ola")
    async with process:
        lobby = await guild.open_lobby(ola, players=4)
        for _ in range(3):
            lobby = await guild.changed(lobby, ola.choose(lobby, "Add a computer player", "Solid"))
        await guild.next_message(ola.click(lobby, "Start"))
        while not guild.is_over:
            assert guild.awaited(guild.newest) == [ola]
            await guild.turn()
    assert re.search(WON, guild.text(guild.newest))
    assert len(guild.messages()) <= 2 + 13


async def test_somebody_plays_with_computers_in_a_private_conversation(guild: GuildDriver, process: Any) -> None:
    ola = guild.person("Ola")
    guild.table = guild.discord.dm(ola.id)
    async with process:
        lobby = await guild.open_lobby(ola, players=2)
        lobby = await guild.changed(lobby, ola.choose(lobby, "Add a computer player", "Solid"))
        await guild.next_message(ola.click(lobby, "Start"))
        for _ in range(4):
            await guild.turn()
        assert "table" in (await ola.slash(guild.table, "kingdomino new")).text
        assert "A thread cannot be opened here" in (await ola.slash(guild.table, "kingdomino new", thread=True)).text


async def test_daily_games_have_threads_of_their_own_wherever_they_are_begun(guild: GuildDriver, process: Any) -> None:
    ola, kenji, channel = guild.person("Ola"), guild.person("Kenji"), guild.table

    def threads() -> list[Any]:
        return [each for each in guild.discord.channels.values() if each.get("parent_id") == channel["id"]]

    async def play(person: Any, place: Any) -> None:
        """Begin the daily game with the page that is asked for in a channel or a thread."""
        begun = len(threads())
        [page] = (await person.slash(place, "daily")).ephemeral
        await guild.wait(lambda: "Play" in guild.labels(page))
        taps = await asyncio.gather(*(person.click(page, "Play") for _ in range(2)))
        assert not any(tap.failed for tap in taps)
        await guild.wait(lambda: len(threads()) > begun and guild.messages(threads()[-1]))
        await guild.wait(lambda: "is running" in guild.text(page))

    async with process:
        await play(ola, channel)
        [guild.table] = threads()
        for _ in range(3):
            await type_a_turn(guild)
        await play(kenji, guild.table)
    assert [thread["name"].partition(": ")[2] for thread in threads()] == ["Ola", "Kenji"]


async def test_two_people_play_a_whole_game_with_commands_alone(guild: GuildDriver, process: Any) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")

    async def said(act: Awaitable[Any]) -> str:
        answer = await act
        assert answer.seconds < 1
        assert not answer.public
        text: str = answer.text
        return text

    async with process:
        await ola.slash(guild.table, "kingdomino new", players=2, harmony=True)
        assert "You have a seat" in await said(kenji.slash(guild.table, "kingdomino join"))
        lobby = guild.newest["id"]
        await guild.wait(lambda: "Kenji" in guild.text(guild.newest))
        assert "has begun" in await said(kenji.slash(guild.table, "kingdomino start"))
        await guild.wait(lambda: guild.newest["id"] != lobby)
        while not guild.is_over:
            await type_a_turn(guild)
        shelf = (await ola.slash(guild.table, "history")).ephemeral[0]
    assert "Harmony" in guild.text(guild.newest)
    assert ola.selects(shelf)


async def type_a_turn(guild: GuildDriver) -> None:
    """By whoever is to move: what autocomplete offers, or the notation in it."""
    before = guild.newest
    [mover] = guild.awaited(before)
    if any(label.startswith("Place ") for label in guild.labels(before)):
        offers = (await mover.autocomplete(guild.table, "place", focused="where")).choices
        assert 1 <= len(offers) <= 25
        offer = guild.rng.choice(offers)
        typed = guild.rng.choice([offer.value, offer.name, f" {offer.value.upper()} "])
        await mover.slash(guild.table, "place", where=typed)
    offers = (await mover.autocomplete(guild.table, "draft", focused="domino")).choices
    if offers and guild.newest["id"] == before["id"]:
        await mover.slash(guild.table, "draft", domino=guild.rng.choice(offers).value)
    await guild.wait(lambda: guild.newest["id"] != before["id"] and not guild.labels(before))
