"""What people type is understood whatever their keyboard writes."""

import pytest

from bot.games.matching import Named, listed, searchable
from bot.games.words.typed import typed_move
from tests.bot.server import Action, SimulatedServer, begin_placing, open_panel


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
    assert [each.value for each in listed([Named("1", f"12@g8e · {found}")], typed)] == ["1"]


async def test_a_number_that_is_typed_is_the_spot_of_the_panel_and_of_the_list(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    before = await server.table()
    options = (await open_panel(server, mover)).select(Action.CHOOSE_SPOT).options
    shown = {option.label.split()[0]: option.value for option in options}
    offered = (await mover.complete(server.channel, "place", "where", "")).choices
    # Mirror images, which have the same numbers, come last.
    assert {choice.name.split()[0]: choice.value for choice in offered[::-1]}.items() >= shown.items()
    await mover.slash(server.channel, "place", where=max(shown))
    placed = (await server.table()).moves[before.ply].move
    assert str(placed) == shown[max(shown)]
