"""The board again, my games, history, statistics, settings, what is kept of somebody."""

import pytest

from tests.bot.server import SimulatedServer, say, says, says_only, until_placing, words


async def test_the_board_has_buttons_only_for_the_player_whose_turn_it_is(server: SimulatedServer) -> None:
    await server.begin()
    mover, [other] = await until_placing(server), await server.others()
    board = await say(mover, server, "kingdomino board")
    seen = await say(other, server, "kingdomino board")
    assert seen.labels == [words("button-deck"), *server.people]
    await mover.click(board, board.buttons[0])
    assert any(says(board.text, f"panel-spot-{key}") for key in ("most", "other"))
    told = await say(other, server, "kingdomino board", text=True)
    assert f"### {words('line-now')}" in told.text
    assert told.labels == [words("button-deck"), *server.people]
    assert says_only((await say(mover, server, "kingdomino board", text=True)).labels[0], "button-place")
    asked = await say(other, server, "kingdomino board", ask="deck lake")
    assert says(asked.text, "deck-need-land", terrain=words("terrain-lake"))


async def test_my_games_begin_with_those_that_wait_for_me(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    assert (await say(ola, server, "kingdomino games")).text == words("games-none")
    await server.begin()
    second = server.add_channel("table-2")
    await ola.slash(second, "kingdomino new")
    mine = [(await say(person, server, "kingdomino games")).text for person in (ola, kenji)]
    assert sum(says(text, "games-your-turn") for text in mine) == 1
    assert words("games-lobby") in mine[0]
    assert f"<#{server.channel.id}> · {words('games-with', names='Kenji', more=0)} · " in mine[0]


@pytest.mark.parametrize("is_public", [True, False])
async def test_help_offers_the_bot_to_others_if_its_operator_lets_them_add_it(
    server: SimulatedServer, *, is_public: bool
) -> None:
    server.discord.application["bot_public"] = is_public
    await server.restart()
    ola = server.people["Ola"]
    link = f"https://discord.com/oauth2/authorize?client_id={server.discord.app_id}"
    asked = await say(ola, server, "kingdomino help")
    assert (link in asked.text) is is_public
