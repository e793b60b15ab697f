"""What people type is understood whatever their keyboard writes."""

import pytest

from bot.games.matching import Named, listed, searchable
from bot.games.words.typed import typed_move
from engine.moves import Place
from tests.bot.server import Action, SimulatedServer, begin_placing, open_panel, read, say, says, words


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


async def test_a_move_typed_on_a_japanese_keyboard_is_played(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    before = await server.table()
    place = next(str(move) for move in before.state.legal_moves() if isinstance(move, Place))
    full_width = place.translate({code: code + 0xFEE0 for code in range(0x21, 0x7F)})
    await mover.slash(server.channel, "place", where=full_width)
    after = await server.table()
    assert str(after.moves[before.ply].move) == place


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


async def test_what_fits_several_moves_is_answered_with_a_list_and_nothing_is_played(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    before = await server.table()
    told = (await say(mover, server, "place", where="+0")).text
    count = len(before.state.legal_moves())
    assert told.startswith(words("error-several-moves", count=count, moves="").rstrip())
    assert len(told.splitlines()) == 1 + 10
    assert (await server.table()).ply == before.ply


async def test_a_number_that_is_not_on_offer_takes_no_domino_that_begins_with_it(server: SimulatedServer) -> None:
    mover = await server.begin()
    line = [str(domino) for domino in (await server.table()).state.next_line.dominoes]
    beginning = next(each[0] for each in line if len(each) == 2 and each[0] not in line)
    refused = await say(mover, server, "draft", domino=beginning)
    assert words("illegal-not-in-line", due="choose") in refused.text
    taken = await mover.slash(server.channel, "draft", domino=f" #{line[0]}. ")
    assert says(read(taken).text, "told-pick", domino=line[0])


async def test_the_line_of_the_suggested_move_is_played_with_its_mark(server: SimulatedServer) -> None:
    server.guides_newcomers = True
    await server.restart()
    mover = await begin_placing(server)
    before = (await server.table()).ply
    marked = (await mover.complete(server.channel, "place", "where", "")).choices[0].name
    assert says(marked, "button-suggested")
    await say(mover, server, "place", where=marked)
    assert (await server.table()).ply == before + 1
