"""What people type is understood whatever their keyboard writes."""

import pytest

from bot.chat.kit.commands import matching
from bot.chat.kit.markup import searchable, typed_move
from engine.moves import Place
from tests.bot.server import SimulatedServer, begin_placing


@pytest.mark.parametrize(
    "typed",
    ["12@g8e", "１２＠ｇ８ｅ", "12@g8е", " 12@g8e · g8–h8 · +3", "１２＠ｇ８ｅ　湖"],
    ids=["plain", "full-width", "Cyrillic", "a line of autocomplete", "an ideographic space"],
)
def test_a_move_is_understood_from_every_keyboard(typed: str) -> None:
    assert typed_move(typed) == "12@g8e"


def test_capitals_that_only_look_latin_are_understood() -> None:
    assert typed_move("В3@h7") == "B3@h7"


@pytest.mark.parametrize(
    ("typed", "found"), [("laka", "Łąka"), ("jezioro", "Jezioro"), ("ŁĄKA", "łąka"), ("озера", "Озёра")]
)
def test_accents_and_case_do_not_matter_in_a_search(typed: str, found: str) -> None:
    assert searchable(typed) == searchable(found)
    assert [choice.value for choice in matching([("1", f"12@g8e · {found}")], typed)] == ["1"]


async def test_a_move_typed_on_a_japanese_keyboard_is_played(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    before = await server.table()
    place = next(str(move) for move in before.state.legal_moves() if isinstance(move, Place))
    full_width = place.translate({code: code + 0xFEE0 for code in range(0x21, 0x7F)})
    await mover.slash(server.channel, "place", where=full_width)
    after = await server.table()
    assert str(after.moves[before.ply].move) == place
