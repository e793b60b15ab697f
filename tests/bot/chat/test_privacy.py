"""What is kept of a person: shown, sent as a file, and erased in steps."""

from __future__ import annotations

import io
import json
from zipfile import ZipFile

import pytest

from bot.chat.actions.privacy import as_zip
from bot.chat.screens.privacy import confirm_erasure
from bot.games.people import GameCounts
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.simulated_server import Message, SimulatedServer, finish, read

ERASE = "Erase everything about me"


async def test_people_are_handed_all_that_is_kept_of_them_and_the_page_stays(server: SimulatedServer) -> None:
    await server.begin()
    acting = await server.acting_person()
    page = (await acting.slash(server.channel, "privacy")).response
    assert page
    told = read(await acting.click(page, label="Show me everything"))
    assert "as a file" in told.text
    [file] = told.message.attachments
    assert file.filename == "kingdomino.zip"
    stored = json.loads(ZipFile(io.BytesIO(await file.read())).read("kingdomino.json"))
    assert [seat["user_id"] for seat in stored["seats"]] == [acting.id]
    assert told.id != page.message.id
    assert Message(page).buttons == ["Show me everything", ERASE]
    await acting.click(page, label=ERASE)
    assert "cannot be undone" in Message(page).text


@pytest.mark.slow
async def test_the_question_says_in_numbers_what_would_be_erased_and_no_is_an_answer(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    elsewhere = server.env.guild.create_text_channel("table-2")
    await ola.slash(elsewhere, "kingdomino new")
    page = (await ola.slash(server.channel, "privacy")).response
    assert page
    await ola.click(page, label=ERASE)
    asked = Message(page).text
    assert "In the 2 games you are playing now, computer players take your seats." in asked
    assert "In one past game, your name becomes “Somebody”." in asked
    await ola.click(page, label="Cancel")
    assert Message(page).buttons == ["Show me everything", ERASE]
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola"]


@pytest.mark.parametrize(
    ("playing", "past", "told"),
    [
        (0, 0, ["You are not playing in any game now.", "There is no past game with your name."]),
        (
            1,
            3,
            [
                "In the game you are playing now, a computer player takes your seat.",
                "In 3 past games, your name becomes “Somebody”.",
            ],
        ),
    ],
)
def test_the_question_counts_games(playing: int, past: int, told: list[str]) -> None:
    lines = text_of(confirm_erasure(GameCounts(playing, past), LOCALIZER)).splitlines()
    assert lines[1:3] == [f"- {line}" for line in told]


async def test_somebody_who_erases_themselves_lets_the_others_play_on(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    page = (await acting.slash(server.channel, "privacy")).response
    assert page
    await acting.click(page, label="Erase everything about me")
    assert server.newest.pinged == [acting.name]
    await acting.click(page, label="Erase me")
    assert "your name and your data are erased" in Message(page).text
    assert server.newest.pinged == [other.name]
    assert "**Somebody** 🤖" in server.newest.text


async def test_the_lobby_and_the_turn_forget_a_name_at_once(server: SimulatedServer) -> None:
    await server.begin()
    turn, [other] = server.newest, await server.others()
    elsewhere = server.env.guild.create_text_channel("table-2")
    await other.slash(elsewhere, "kingdomino new")
    [lobby] = elsewhere.history()
    assert lobby
    await (await server.acting_person()).click(lobby, label="Join")
    name = other.name.capitalize()
    assert (name in turn.text, name in Message(lobby).text) == (True, True)
    page = (await other.slash(server.channel, "privacy")).response
    assert page
    await other.click(page, label="Erase everything about me")
    await other.click(page, label="Erase me")
    assert (name in server.again(turn).text, name in Message(elsewhere.history()[0]).text) == (False, False)
    assert "(host)" in Message(elsewhere.history()[0]).text


@pytest.mark.slow
async def test_a_name_is_erased_where_it_can_be_though_another_channel_is_closed(server: SimulatedServer) -> None:
    await server.begin()
    acting = await server.acting_person()
    [other] = await server.others()
    closed = server.env.guild.create_text_channel("table-2")
    await acting.slash(closed, "kingdomino new", players=2)
    await other.click(closed.history()[-1], label="Join")
    await acting.click(closed.history()[-1], label="Start")
    page = (await acting.slash(server.channel, "privacy")).response
    assert page
    await acting.click(page, label=ERASE)
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        server.env.inject_error(method, f"/channels/{closed.id}/{path}", status=403, times=20)
    answer = await acting.click(page, label="Erase me")
    name = acting.name.capitalize()
    assert name not in server.newest.text
    assert not answer.followups, "the channel in which they ask is open"


def test_an_export_of_very_many_moves_fits_into_a_message() -> None:
    moves = [
        {"game_id": ply // 52, "ply": ply % 52, "move": f"{ply % 48 + 1}@g8e", "at": 1_800_000_000 + 977 * ply}
        for ply in range(100_000)
    ]
    content = as_zip({"moves": moves})
    assert len(content) < 2 * 2**20  # Discord takes ten
    assert json.loads(ZipFile(io.BytesIO(content)).read("kingdomino.json")) == {"moves": moves}
