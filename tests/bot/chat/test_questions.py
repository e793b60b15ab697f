"""Questions about a kingdom are answered in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.screens.questions import answer, questions
from bot.games.table import Table
from tests.bot.sample_tables import LOCALIZER, RECORDS, positions, table_at
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import SimulatedServer, say, until_placing

POSITION = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"


@pytest.fixture
def table() -> Table:
    return table_at(POSITION, names=("Ola", "Kenji"))


def told(table: Table, key: str, index: int = 0) -> list[str]:
    """The title of an answer and its lines, as they are shown."""
    return text_of(check(answer(key, table, index, LOCALIZER))).replace("\\", "").splitlines()


def test_where_a_terrain_can_grow_is_told_by_property_and_beside_the_castle(table: Table) -> None:
    assert told(table, "grow wheat") == [
        "### Where can wheat grow? · Ola",
        "- wheat: 2 squares (e7-f7), 1 crown, 2 points; can grow on e8-f8 d7 e6-f6",
        "- castle on g7: any terrain can lie beside it, on g8 h7 g6",
    ]


def test_a_terrain_that_is_not_there_yet_is_said_to_be_missing(table: Table) -> None:
    assert told(table, "grow mine")[1] == "- mine: none yet"


def test_where_a_domino_fits_is_told_with_what_it_brings_the_best_first(table: Table) -> None:
    title, best, *_ = told(table, "fits 19")
    assert title == "### Where does 19 (wheat with a crown and forest) fit? · Ola"
    assert best == "- +4: wheat with a crown on d7, forest on d8"


def test_a_row_is_told_square_by_square(table: Table) -> None:
    assert told(table, "row 7") == [
        "### What is in row 7? · Ola",
        "- e7: wheat",
        "- f7: wheat with a crown",
        "- g7: the castle",
    ]


def test_size_holes_and_room_are_told(table: Table) -> None:
    _, size, holes, free = told(table, "holes")
    assert size == "- 3 by 1 squares so far; up to 5 by 5 are allowed."
    assert holes == "- No holes."
    assert free.startswith("- 22 more squares can be covered, among these: c11-i11 ")


def test_what_has_changed_is_told_of_the_table_and_of_the_kingdom(table: Table) -> None:
    place = next(str(move) for move in table.state.legal_moves())
    after = table_at(POSITION, place, names=("Ola", "Kenji"))
    assert any("Placed last: 3 (forest and forest) on " in line for line in told(after, "changed"))


def test_a_question_that_nobody_knows_is_answered_with_all_that_can_be_asked(table: Table) -> None:
    reason, title, *known = told(table, "why")
    assert (reason, title) == ("There is no such question.", "### You can ask:")
    assert "- What has changed?" in known
    assert "- Where can lake grow?" in known
    assert "- What is in row 7?" in known


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("where can lake grow?", "grow lake"),
        ("Where can LAKE grow", "grow lake"),
        ("what changed", "changed"),
        ("What is in row 7?", "row 7"),
    ],
)
def test_a_question_may_be_typed_as_it_is_read(table: Table, typed: str, key: str) -> None:
    assert told(table, typed) == told(table, key)


def test_a_number_is_not_taken_for_a_part_of_another(table: Table) -> None:
    assert told(table, "where does 1 fit")[0] == "There is no such question."
    assert told(table, "where does 4 fit") == told(table, "fits 4")


def test_words_of_several_questions_are_answered_with_these(table: Table) -> None:
    title, *listed = told(table, "grow")
    assert title == "### You can ask:"
    assert listed
    assert all("grow?" in line for line in listed)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_question_has_an_answer_that_fits_into_a_message(path: Path) -> None:
    for table in positions(path, 3):
        for index in range(len(table.state.kingdoms)):
            for key in questions(table, index, LOCALIZER):
                assert len(text_of(check(answer(key, table, index, LOCALIZER))).splitlines()) > 1


async def test_board_answers_questions_about_ones_own_kingdom(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    answered = await say(mover, server, "board", ask="holes")
    assert "How large is it, and where are its holes? · " in answered.text
    for other in server.people:
        named = await say(mover, server, "board", ask="holes", kingdom=other.upper())
        assert named.text.startswith(f"### How large is it, and where are its holes? · {other}")
    offered = await mover.autocomplete(server.channel, "board", "ask", "lake")
    assert "grow lake" in [choice["value"] for choice in offered]
