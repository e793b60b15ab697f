"""A finished game as a film: for oneself, and for everybody if whoever played wants that."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.chat.test_text_mode import switch_text_mode
from tests.bot.simulated_server import Message, SimulatedServer, finish, message_with, read


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server on which a game has just ended."""
    await server.begin()
    await finish(server)
    return server


async def open_film(server: SimulatedServer, name: str = "Ola") -> Any:
    person = server.people.get(name) or server.newcomer(name)
    answer = await person.click(server.newest.message, label="Film")
    assert answer.response
    return answer.response


async def test_whoever_taps_sees_the_film_alone(over: SimulatedServer) -> None:
    before = len(over.messages())
    film = await open_film(over, "Zuri")
    [attached] = film.attachments
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached.filename)
    assert (film.ephemeral, len(over.messages())) == (True, before)
    assert Message(film).buttons == []


async def test_somebody_who_has_played_shows_it_to_everybody_once_and_silently(over: SimulatedServer) -> None:
    result, film = over.newest, await open_film(over)
    assert Message(film).buttons == ["Show to everybody"]
    await over.people["Ola"].click(film, label="Show to everybody")
    assert Message(film).buttons == []
    [shared] = over.after(result)
    assert [each.filename for each in shared.message.attachments] == ["film-1-55.webp"]
    assert shared.message.flags.suppress_notifications
    assert (shared.buttons, shared.pinged) == ([], [])
    assert over.again(result).buttons == ["Rematch", "History", "Film", "Analysis"]


async def test_nobody_else_shows_it_with_a_forged_button(over: SimulatedServer) -> None:
    forged = await message_with(over, "b:sharefilm:1:0:")
    before = len(over.messages())
    told = read(await over.newcomer("Zuri").click(forged, label="Forged")).text
    assert "You have no seat at this table" in told
    assert len(over.messages()) == before


async def test_the_history_of_a_finished_game_leads_to_its_film_and_that_of_a_running_one_does_not(
    over: SimulatedServer,
) -> None:
    ola = over.people["Ola"]
    page = (await ola.click(over.newest.message, label="History")).response
    assert page
    assert "Film" in Message(page).buttons
    film = (await ola.click(page, label="Film")).response
    assert film
    # The page stays, so that one can go on with it.
    assert film.id != page.id
    [attached] = film.attachments
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached.filename)
    await over.begin()
    told = (await ola.slash(over.channel, "history")).response
    assert told
    await ola.select(told, ["2"])
    assert "Film" not in Message(told).buttons
    forged = await message_with(over, "b:film:2:0:")
    assert "does not do anything any more" in read(await ola.click(forged, label="Forged")).text


async def test_in_text_mode_the_film_is_told_by_its_end(over: SimulatedServer) -> None:
    await switch_text_mode(over.people["Ola"], over, "Turn text mode on")
    film = await open_film(over)
    assert not film.attachments
    assert "A film of the game" in Message(film).text
    assert "- 1\\. " in Message(film).text
