"""Questions about a kingdom are answered in words."""

from pathlib import Path

from bot.chat.actions import Action
from bot.chat.screens.answers import answer, questions
from bot.games.table import Table
from engine.dominoes import Terrain
from engine.moves import Place
from renderers.localizer import terrain_arguments
from renderers.text.wording import half_text, signed
from tests.bot.sample_tables import LOCALIZER, positions, with_records
from tests.bot.screen_checks import check, text_of
from tests.bot.server import Message, SimulatedServer, begin_placing, open_panel, plain, read, say, says, words
from tests.recorded_games import RECORDS

POSITION = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"

WHEAT, LAKE, MINE = (terrain_arguments(each, LOCALIZER) for each in (Terrain.WHEAT, Terrain.LAKE, Terrain.MINE))


def told(table: Table, key: str, index: int = 0) -> list[str]:
    """The title of an answer and its lines, as they are shown."""
    return plain(text_of(check(answer(key, table, index, LOCALIZER)))).replace("\\", "").splitlines()


def title(key: str, name: str = "Ola", **arguments: str) -> str:
    """The title of the answer to a question."""
    return f"### {name} · {words(key, **arguments)}"


def selects_of(panel: Message) -> list[str | None]:
    return [each.action for each in panel.selects]


async def test_a_listener_asks_from_the_panel_and_hears_of_their_own_kingdom(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    assert Action.ASK_BOARD not in selects_of(await open_panel(server, mover))
    await server.adjust(mover, text_mode=True)
    panel = await open_panel(server, mover)
    assert Action.ASK_BOARD in selects_of(panel)
    heard = await mover.choose(panel, Action.ASK_BOARD, "kingdom")
    assert heard.text.startswith(f"### {mover.name}, {words('ask-kingdom')}\n")

    # It lists few questions, and leads to the others.
    panel = await open_panel(server, mover)
    first = asked_in(panel)
    assert len(first) == 8
    more = read(await mover.choose(panel, Action.ASK_BOARD, "others"))
    table = await server.table()
    everything = {each.value for each in questions(table, table.state.king.kingdom, LOCALIZER)}
    assert {*first, *asked_in(more)} - {"others"} == everything
    heard = await mover.choose(more, Action.ASK_BOARD, "grow lake")
    assert heard.text.startswith(f"### {mover.name}, {words('ask-grow', **LAKE)}\n")


def asked_in(message: Message) -> list[str]:
    return [option.value for each in message.selects if each.action == Action.ASK_BOARD for option in each.options]


def test_points_are_told_with_the_queen_and_with_all_that_buildings_earn() -> None:
    path = next(each for each in RECORDS if each.stem == "qd-4")
    for table in positions(path, 12):
        state, king = table.state, table.state.king
        whole, best = told(table, "kingdom", king.kingdom), state.legal_moves()[0]
        for terrain in table.variant.terrains:
            grown = told(table, f"grow {terrain.value}", king.kingdom)
            assert {line for line in grown if says(line, "long-worth")} <= {*whole}
        if isinstance(best, Place):
            gains = [state.play(each).score(king.kingdom).earned for each in state.legal_moves()]
            first = told(table, f"fits {best.domino}", king.kingdom)[1]
            assert first.startswith(f"- {signed(max(gains) - state.score(king.kingdom).earned)}:")


@with_records
def test_the_rows_of_a_kingdom_name_every_square_with_its_crowns(path: Path) -> None:
    for table in positions(path, 2):
        for index, kingdom in enumerate(table.state.kingdoms):
            rows = [each.value for each in questions(table, index, LOCALIZER) if each.value.startswith("row ")]
            lines = [line for row in rows for line in told(table, row, index)]
            for square, half in kingdom.cells.items():
                assert f"- {words('ask-square', square=str(square), land=half_text(half, LOCALIZER))}" in lines


@with_records
def test_every_question_has_an_answer_that_fits_into_a_message(path: Path) -> None:
    for table in positions(path, 3):
        for index in range(len(table.state.kingdoms)):
            for each in questions(table, index, LOCALIZER):
                for typed in (each.value, each.label):
                    assert len(text_of(check(answer(typed, table, index, LOCALIZER))).splitlines()) > 1


async def test_a_typed_question_is_about_ones_own_kingdom(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    answered = await say(mover, server, "kingdomino board", ask="holes")
    assert title("ask-holes", mover.name) in answered.text
    for other in server.people:
        asked = await say(mover, server, "kingdomino board", ask="holes", kingdom=other.upper())
        assert asked.text.startswith(title("ask-holes", other))
    nobody = await say(mover, server, "kingdomino board", ask="holes", kingdom="Nobody")
    assert nobody.text == words("error-no-such-seat")
    offered = (await mover.complete(server.channel, "kingdomino board", "ask", LAKE["terrain"])).choices
    assert "grow lake" in [value for _, value in offered]
