"""Questions about a kingdom are answered in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.board.questions import answer, questions
from bot.chat.kit.addresses import Action
from bot.games.table import Table
from engine.dominoes import Domino, Half, Terrain
from engine.moves import Place
from renderers.localizer import terrain_arguments
from renderers.wording import domino_text, half_text, signed
from tests.bot.sample_tables import LOCALIZER, positions, table_at, with_records
from tests.bot.screen_checks import check, text_of
from tests.bot.server import SimulatedServer, begin_placing, open_panel, say
from tests.bot.words import plain, says, words
from tests.recorded_games import RECORDS

POSITION = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"

WHEAT, LAKE, MINE = (terrain_arguments(each, LOCALIZER) for each in (Terrain.WHEAT, Terrain.LAKE, Terrain.MINE))
CROWNED_WHEAT, FOREST = half_text(Half(Terrain.WHEAT, 1), LOCALIZER), half_text(Half(Terrain.FOREST, 0), LOCALIZER)


@pytest.fixture
def table() -> Table:
    return table_at(POSITION, names=("Ola", "Kenji"))


def told(table: Table, key: str, index: int = 0) -> list[str]:
    """The title of an answer and its lines, as they are shown."""
    return plain(text_of(check(answer(key, table, index, LOCALIZER)))).replace("\\", "").splitlines()


def title(key: str, name: str = "Ola", **arguments: str) -> str:
    """The title of the answer to a question."""
    return f"### {name} · {words(key, **arguments)}"


def named(domino: str) -> str:
    return domino_text(Domino.parse(domino), LOCALIZER)


def test_where_a_terrain_can_grow_is_told_by_property_and_beside_the_castle(table: Table) -> None:
    worth = words("long-worth", crowns=1, points=2)
    wheat = words("long-property", **WHEAT, count=2, squares="e7, f7", worth=worth)
    assert told(table, "grow wheat") == [
        title("ask-grow", **WHEAT),
        f"- {words('long-growing', property=wheat, growth='e8, f8, d7, e6, f6')}",
        f"- {words('long-castle', castle='g7', squares='g8, h7, g6')}",
    ]


def test_where_the_others_can_grow_is_told_by_rival(table: Table) -> None:
    worth = words("long-no-crown")
    forest = words(
        "long-property", **terrain_arguments(Terrain.FOREST, LOCALIZER), count=2, squares="e7, f7", worth=worth
    )
    growing = words("long-growing", property=forest, growth="e8, f8, d7, e6, f6")
    assert told(table, "rivals")[1] == f"- {words('ask-rival', name='Kenji', properties=growing)}"


def test_a_kingdom_is_told_whole(table: Table) -> None:
    title_line, filled, *_, castle = told(table, "kingdom")
    assert title_line == title("ask-kingdom")
    assert filled == f"- {words('long-filled', covered=3, squares=25, width=3, height=1)}"
    assert castle == f"- {words('long-castle', castle='g7', squares='g8, h7, g6')}"


async def test_a_listener_asks_from_the_panel_and_hears_of_their_own_kingdom(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    await server.services.tables.accounts.change(mover.id, lambda person: replace(person, text_mode=True))
    panel = await open_panel(server, mover)
    heard = await mover.choose(panel, Action.ASK_BOARD, "kingdom")
    assert heard.text.startswith(f"### {mover.name}, {words('ask-kingdom')}\n")


def test_a_terrain_that_is_not_there_yet_is_said_to_be_missing(table: Table) -> None:
    assert told(table, "grow mine")[1] == f"- {words('ask-none', **MINE)}"


def test_where_a_domino_fits_is_told_with_what_it_brings_the_best_first(table: Table) -> None:
    first, best, *_ = told(table, "fits 19")
    placement = words("placement", first=CROWNED_WHEAT, at="d7", second=FOREST, beside="d8")
    assert first == title("ask-fits", domino=named("19"))
    assert best == f"- {words('ask-spot', gain='+4', placement=placement)}"


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


def test_a_row_is_told_square_by_square(table: Table) -> None:
    lands = {"e7": WHEAT["terrain"], "f7": CROWNED_WHEAT, "g7": words("ask-castle")}
    assert told(table, "row 7") == [
        title("ask-row", row="7"),
        *(f"- {words('ask-square', square=square, land=land)}" for square, land in lands.items()),
    ]


def test_size_holes_and_room_are_told(table: Table) -> None:
    _, size, holes, free = told(table, "holes")
    assert size == f"- {words('long-filled', covered=3, squares=25, width=3, height=1)}"
    assert holes == f"- {words('long-holes', count=0, squares='')}"
    assert free.startswith(f"- {words('ask-free-among', count=22, squares='c11 to i11, ')}")


def test_what_has_changed_is_told_of_the_table_and_of_the_kingdom(table: Table) -> None:
    place = next(str(move) for move in table.state.legal_moves())
    after = table_at(POSITION, place, names=("Ola", "Kenji"))
    assert any(says(line, "ask-last", domino=named("3")) for line in told(after, "changed"))


def test_a_question_that_nobody_knows_is_answered_with_all_that_can_be_asked(table: Table) -> None:
    reason, first, *known = told(table, "why")
    assert (reason, first) == (words("ask-not-known"), f"### {words('ask-unknown')}")
    assert f"- {words('ask-changed')}" in known
    assert f"- {words('ask-grow', **LAKE)}" in known
    assert f"- {words('ask-row', row='7')}" in known


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        (words("ask-grow", **LAKE).lower(), "grow lake"),
        (words("ask-grow", **LAKE).upper().rstrip("?"), "grow lake"),
        (" ".join(words("ask-changed").split()[::2]), "changed"),
        (words("ask-row", row="7"), "row 7"),
    ],
    ids=["in small letters", "in capitals", "some of its words", "as it is read"],
)
def test_a_question_may_be_typed_as_it_is_read(table: Table, typed: str, key: str) -> None:
    assert told(table, typed) == told(table, key)


def test_a_number_is_not_taken_for_a_part_of_another(table: Table) -> None:
    assert told(table, words("ask-fits", domino="1"))[0] == f"### {words('ask-unknown')}"
    assert told(table, "can I place 4") == told(table, "fits 4")
    assert told(table, words("ask-fits", domino="4")) == told(table, "fits 4")


def test_words_of_several_questions_are_answered_with_these(table: Table) -> None:
    first, *listed = told(table, words("ask-grow", terrain="", terrain_id=""))
    assert first == f"### {words('ask-unknown')}"
    assert listed
    assert all(says(line, "ask-grow") for line in listed)


@with_records
def test_every_question_has_an_answer_that_fits_into_a_message(path: Path) -> None:
    for table in positions(path, 3):
        for index in range(len(table.state.kingdoms)):
            for key in questions(table, index, LOCALIZER):
                assert len(text_of(check(answer(key, table, index, LOCALIZER))).splitlines()) > 1


async def test_board_answers_questions_about_ones_own_kingdom(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    answered = await say(mover, server, "board", ask="holes")
    assert title("ask-holes", mover.name) in answered.text
    for other in server.people:
        asked = await say(mover, server, "board", ask="holes", kingdom=other.upper())
        assert asked.text.startswith(title("ask-holes", other))
    nobody = await say(mover, server, "board", ask="holes", kingdom="Nobody")
    assert nobody.text == words("error-no-such-seat")
    offered = (await mover.complete(server.channel, "board", "ask", LAKE["terrain"])).choices
    assert "grow lake" in [value for _, value in offered]
