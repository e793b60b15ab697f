"""What is kept of a person: shown, sent as a file, and erased in steps."""

import io
import json
from zipfile import ZipFile

from bot.chat.deeds.help import as_zip
from tests.bot.server import Action, SimulatedServer, read, says, visit, words


async def test_people_are_handed_all_that_is_kept_of_them_and_the_page_stays(server: SimulatedServer) -> None:
    acting = await server.begin()
    page = await visit(acting, server, Action.SHOW_PRIVACY)
    told = read(await acting.click(page, Action.EXPORT_DATA))
    assert words("export") in told.text
    [file] = told.attached
    assert file.name == "kingdomino.zip"
    stored = json.loads(ZipFile(io.BytesIO(file.data)).read("kingdomino.json"))
    assert [seat["user_id"] for seat in stored["seats"]] == [acting.id]
    assert told.id != page.id
    assert page.actions == [Action.EXPORT_DATA, Action.FORGET_PERSON, Action.SHOW_PRIVACY, Action.SHOW_SETTINGS]
    await acting.click(page, Action.FORGET_PERSON)
    assert words("confirm-forget", playing=1, past=0) in page.text


async def test_the_lobby_and_the_turn_forget_a_name_at_once(server: SimulatedServer) -> None:
    await server.begin()
    turn, [other] = server.newest, await server.others()
    elsewhere = server.add_channel("table-2")
    await other.slash(elsewhere, "kingdomino new")
    lobby = elsewhere.newest
    await (await server.acting_person()).click(lobby, Action.JOIN)
    name = other.name
    assert (name in turn.text, name in lobby.alt) == (True, True)
    page = await visit(other, server, Action.SHOW_PRIVACY)
    await other.click(page, Action.FORGET_PERSON)
    await other.click(page, Action.FORGET_PERSON)
    assert (name in turn.text, name in lobby.alt) == (False, False)
    assert says(lobby.alt, "lobby-seat-host")


async def test_a_name_is_erased_where_it_can_be_though_another_channel_is_closed(server: SimulatedServer) -> None:
    acting = await server.begin()
    [other] = await server.others()
    closed = server.add_channel("table-2")
    await acting.slash(closed, "kingdomino new", players=2)
    await other.click(closed.newest, Action.JOIN)
    await acting.click(closed.newest, Action.START)
    page = await visit(acting, server, Action.SHOW_PRIVACY)
    await acting.click(page, Action.FORGET_PERSON)
    server.fail(rf"(PATCH|POST) /channels/{closed.id}/messages", status=403, times=40)
    answer = await acting.click(page, Action.FORGET_PERSON)
    name = acting.name
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
