"""A game with windmills is played in the chat: lobby, panel, sentences, pictures and the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.kit.markup import bold
from bot.chat.screens.refusals import explain
from bot.chat.screens.rules import rules, usual_page
from bot.games.game import Actor, GameOptions, Status
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer, shipped_translations
from engine import IllegalMove, Move, State
from engine.dominoes import Terrain
from engine.moves import Pick, Place
from tests.bot.screen_checks import text_of
from tests.bot.server import Action, SimulatedServer, finish, open_panel, say, written
from tests.extension.mills.rules import PutMill


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Robin") as opened:
        yield opened


def texts() -> FluentLocalizer:
    """The texts with those of windmills."""
    return shipped_translations().bind("en-US")


def words(key: str, **arguments: str | int) -> str:
    return written(texts()(key, **arguments))


async def begin(server: SimulatedServer) -> None:
    ola, robin = server.people.values()
    # A message from before the first interaction belongs to another database.
    await ola.slash(server.channel, "kingdomino help")
    options = GameOptions("kdm", capacity=2)
    table = await server.services.tables.open(server.guild_id, server.channel.id, Actor(ola.id, "Ola"), options)
    await server.services.publisher.publish_changed(table)
    assert words("variant-kdm") in server.newest.text
    await robin.click(server.newest, Action.JOIN)
    await ola.click(server.newest, Action.START)


async def until_wheat_is_placed(server: SimulatedServer) -> Table:
    """Play until somebody has just placed wheat and has a choice of dominoes."""
    while True:
        table = await server.table()
        move = table.moves[-1].move
        has_choice = len(table.state.next_line.free) > 1
        if has_choice and isinstance(move, Place) and Terrain.WHEAT in (move.domino.a.terrain, move.domino.b.terrain):
            return table
        await server.step()


async def test_a_windmill_is_offered_in_the_panel_and_told_in_the_public_message(server: SimulatedServer) -> None:
    await begin(server)
    table = await until_wheat_is_placed(server)
    person = await server.acting_person()
    panel = await open_panel(server, person)
    steps = words("step-place"), written(bold(words("step-mills"))), words("step-choose")
    assert " › ".join(steps) in panel.text
    await person.click(panel, Action.SHOW_PANEL_STEP)
    await person.click(panel, Action.SHOW_PANEL_STEP)
    mill = next(move for move in table.state.legal_moves() if isinstance(move, PutMill))
    await person.click(panel, Action.PLAY, str(mill))
    assert isinstance((await server.table()).moves[-1].move, PutMill)
    pick = next(move for move in (await server.table()).state.legal_moves() if isinstance(move, Pick))
    await person.slash(server.channel, "draft", domino=str(pick.domino))
    assert words("told-mill", square=str(mill.square)) in server.newest.text


def test_a_windmill_that_is_not_possible_is_explained() -> None:
    state = State.parse("kdm 2 w0/w0/##;## 1:1,17:2,22:2,41:1 1 2,3,4,5 2 6-16.18-21.23-40.42-48 2/2")
    with pytest.raises(IllegalMove) as caught:
        state.play(Move.parse("M@a1"))
    assert explain(caught.value, texts()) == words("illegal-no-wheat")


def test_the_numbers_of_an_extension_are_not_told_in_the_rules_of_other_games() -> None:
    said = text_of(rules(usual_page("qd").other, texts()))
    # The first sentence stands above the heading.
    _, others = words("rules-court-goal", grid=5, rounds=12, kings=1, team=1, coins=7, knights=1).split(". ", 1)
    assert others in said


@pytest.mark.long
async def test_a_game_with_windmills_is_played_to_its_end_and_survives_a_restart(server: SimulatedServer) -> None:
    await begin(server)
    table = await until_wheat_is_placed(server)
    await server.restart()
    assert (await server.table()).state == table.state
    await finish(server)
    [game] = await server.services.tables.games.games_in(server.channel.id, limit=9)
    assert game.status is Status.OVER
    told = await say(server.people["Ola"], server, "kingdomino board", text=True)
    assert words("part-mills") in told.text.splitlines()
