"""A finished game as a film: for oneself, and for everybody if whoever played wants that."""

from __future__ import annotations

import re

import pytest

from bot.chat.kit.addresses import Action, Address
from tests.bot.chat.test_text_mode import switch_text_mode
from tests.bot.server import Message, SimulatedServer, click_forged, finish
from tests.bot.words import says, words


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server on which a game has just ended."""
    await server.begin()
    await finish(server)
    return server


async def open_film(server: SimulatedServer, name: str = "Ola") -> Message:
    person = server.people.get(name) or server.newcomer(name)
    answer = await person.click(server.newest, Action.SHOW_FILM)
    assert answer.response
    return answer.response


async def test_whoever_taps_sees_the_film_alone(over: SimulatedServer) -> None:
    before = len(over.messages())
    film = await open_film(over, "Zuri")
    [attached] = film.files
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached)
    assert (film.is_private, len(over.messages())) == (True, before)
    assert film.labels == []


async def test_somebody_who_has_played_shows_it_to_everybody_once_and_silently(over: SimulatedServer) -> None:
    result, film = over.newest, await open_film(over)
    assert film.actions == [Action.SHARE_FILM]
    await over.people["Ola"].click(film, Action.SHARE_FILM)
    assert film.labels == []
    [shared] = over.after(result)
    assert shared.files == ["film-1-55.webp"]
    assert shared.is_silent
    assert (shared.labels, shared.named) == ([], [])
    assert result.actions == [Action.REMATCH, Action.SHOW_STEP, Action.SHOW_FILM, Action.ANALYSE]


async def test_nobody_else_shows_it_with_a_forged_button(over: SimulatedServer) -> None:
    before = over.newest
    told = await click_forged(over.newcomer("Zuri"), over, Address(Action.SHARE_FILM, 1))
    assert told.text == words("error-not-seated")
    [forged] = over.after(before)
    assert forged.actions == [Action.SHARE_FILM]


async def test_the_history_of_a_finished_game_leads_to_its_film_and_that_of_a_running_one_does_not(
    over: SimulatedServer,
) -> None:
    ola = over.people["Ola"]
    page = (await ola.click(over.newest, Action.SHOW_STEP)).response
    assert page
    assert Action.SHOW_FILM in page.actions
    film = (await ola.click(page, Action.SHOW_FILM)).response
    assert film
    # The page stays, so that one can go on with it.
    assert film.id != page.id
    [attached] = film.files
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached)
    await over.begin()
    told = (await ola.slash(over.channel, "kingdomino history")).response
    assert told
    await ola.choose(told, Action.READ_GAME, "2")
    assert Action.SHOW_FILM not in told.actions
    assert (await click_forged(ola, over, Address(Action.SHOW_FILM, 2))).text == words("error-old-button")


async def test_in_text_mode_the_film_is_told_by_its_end(over: SimulatedServer) -> None:
    await switch_text_mode(over.people["Ola"], over)
    film = await open_film(over)
    assert not film.files
    assert says(film.text, "alt-film")
    assert "- 1\\. " in film.text
