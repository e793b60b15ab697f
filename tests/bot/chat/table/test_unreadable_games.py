"""A stored game that does not fit the rules: it stands in nobody's way, and everybody gets out of it."""

from operator import methodcaller

import pytest
from sqlalchemy import text

from bot.chat.actions import Action
from bot.games.game import Status
from tests.bot.server import Message, SimulatedServer, say, visit, warned
from tests.bot.words import says, words

BROKEN = [
    "UPDATE moves SET text = '>99' WHERE ply = 1",
    "UPDATE games SET variant = 'chess'",
    "UPDATE games SET rules = 9",
]


async def broken_game(server: SimulatedServer, *statements: str) -> int:
    """Begin a game, and start the bot again after its rows have been changed."""
    await server.begin()
    await server.step()
    game_id = (await server.table()).game.id
    for statement in statements or BROKEN[:1]:
        await server.database.transaction(methodcaller("execute", text(statement)), writes=True)
    await server.restart()
    return game_id


async def status(server: SimulatedServer, game_id: int) -> Status:
    return (await server.services.tables.games.game(game_id)).status


@pytest.mark.parametrize("statement", BROKEN)
@pytest.mark.sampled(3)
async def test_it_is_told_as_such_and_logged_once(
    statement: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await broken_game(server, statement)
    announced, ola = server.newest, server.people["Ola"]
    for typed, options in (
        ("kingdomino board", {}),
        ("draft", {"domino": "3"}),
        ("kingdomino table", {"do": "undo"}),
        ("kingdomino table", {"do": "pace"}),
    ):
        assert (await say(ola, server, typed, **options)).text == words("error-unreadable-game")
    assert (await ola.click(announced, announced.buttons[0])).text == words("error-unreadable-game")
    told = await say(ola, server, "kingdomino games")
    assert says(told.text, "games-title") or told.selects
    assert server.channel.newest.url in (await say(ola, server, "kingdomino new")).text
    await server.pass_time(24 * 40)
    assert announced.id == server.newest.id
    [record] = warned(caplog)
    assert record.getMessage().startswith(f"game {game_id} cannot be read: ")
    assert record.exc_info is None


@pytest.mark.parametrize("statement", BROKEN)
@pytest.mark.sampled(3)
async def test_its_host_cancels_it_and_the_channel_is_free(statement: str, server: SimulatedServer) -> None:
    game_id = await broken_game(server, statement)
    announced, ola = server.newest, server.people["Ola"]
    question = await say(ola, server, "kingdomino table", do="cancel")
    await ola.click(question, Action.CANCEL)
    assert await status(server, game_id) is Status.CANCELLED
    assert words("game-cancelled") in server.newest.text
    assert announced.buttons == []
    await ola.slash(server.channel, "kingdomino new")
    assert (await server.table()).game.id != game_id


async def test_everybody_resigns_and_the_last_one_ends_it(server: SimulatedServer) -> None:
    game_id = await broken_game(server)
    for person in server.people.values():
        question = await say(person, server, "kingdomino table", do="resign")
        await person.click(question, Action.RESIGN)
    assert await status(server, game_id) is Status.CANCELLED
    assert await server.services.tables.games.unshown_games() == ()


async def test_who_is_erased_leaves_it_and_all_other_games(server: SimulatedServer) -> None:
    game_id = await broken_game(server)
    ola, elsewhere = server.people["Ola"], server.add_channel("table-2")
    await ola.slash(elsewhere, "kingdomino new")
    page: Message = await visit(ola, server, Action.SHOW_PRIVACY)
    await ola.click(page, Action.FORGET_PERSON)
    await ola.click(page, Action.FORGET_PERSON)
    assert words("done-forgotten", days=7) in page.text
    assert "Ola" not in elsewhere.newest.text
    assert "Ola" not in [seat.name for seat in (await server.services.tables.games.game(game_id)).seats]
