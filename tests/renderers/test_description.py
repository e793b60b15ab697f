"""Descriptions: all that a picture shows, as headings, sentences and lists."""

import re
from dataclasses import replace

import pytest

from engine import Kingdom, State
from renderers import (
    KingdomView,
    Localizer,
    Owner,
    Passage,
    PosterView,
    View,
    deck_views,
    describe,
    draft_view,
    kingdom_view,
    numbered_spots,
    poster_view,
    poster_views,
    table_view,
    table_views,
)
from renderers.court import court_view
from renderers.layout import layout
from renderers.view import SECTIONS
from renderers.wording import squares_text
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, place, texts

WORD = re.compile(r"q?\d+|\w+")

OLA = Owner("Ola", 0)


def test_a_kingdom_begins_with_its_size_and_holes_and_goes_on_property_by_property(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("w0 f2 f0\n.. ## w0")
    view = KingdomView(kingdom, OLA, 4, place("4@g8e").squares)
    assert describe(view, localizer) == (
        Passage(
            "Ola: 4 points",
            ("3 by 2 squares so far; up to 5 by 5 are allowed.", "Placed last: g8-h8."),
            (
                "forest: 2 squares (g8-h8), 2 crowns, 4 points; can grow on g9-h9 i8",
                "wheat: 1 square (h7), no crown, 0 points; can grow on i7 h6",
                "wheat: 1 square (f8), no crown, 0 points; can grow on f9 e8 f7",
                "castle on g7: any terrain can lie beside it, on f7 g6",
            ),
        ),
    )


def test_a_property_that_nothing_can_be_added_to_cannot_grow_and_holes_are_named(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("f0 f0 f0 f0 ##\nf0 f0 f0 f0 f0\nf0 .. w1 w0 f0\nf0 f0 f0 f0 f0\nf0 f0 f0 f0 f0")
    [passage] = describe(KingdomView(kingdom, OLA, 2), localizer)
    assert passage.sentences == ("5 by 5 squares.", "One hole: d5.")
    assert passage.items == (
        "wheat: 2 squares (e5-f5), 1 crown, 2 points; cannot grow",
        "without a crown, cannot grow: forest c7-f7 c6-g6 c5 g5 c4-g4 c3-g3",
        "castle on g7",
    )


def test_what_is_shown_faintly_is_told_and_spots_are_left_to_the_list_of_them(localizer: Localizer) -> None:
    ghost = place("19@g8n")
    view = KingdomView(Kingdom(), OLA, 0, spots=numbered_spots([ghost.squares]), ghost=ghost)
    [passage] = describe(view, localizer)
    assert "Shown: domino 19, wheat with a crown on g8, forest on g9." in passage.sentences
    assert "g8-g9" not in " ".join(passage.sentences)


def test_a_brief_description_leaves_out_squares(localizer: Localizer) -> None:
    view = KingdomView(Kingdom.parse("w0 f2 f0\n.. ## w0"), OLA, 4)
    [passage] = describe(view, localizer, brief=True)
    assert passage.items == (
        "forest: 2 squares, 2 crowns, 4 points",
        "squares without a crown, so without points: wheat 1, wheat 1",
    )


def test_lines_say_of_every_domino_whose_it_is(localizer: Localizer) -> None:
    now, following = describe(draft_view(State.parse(TWO_PLAYERS), NAMES), localizer)
    assert now == Passage(
        "To be placed",
        items=("3 (forest and forest), Ola, to be placed now", "17 (forest and lake), Kim"),
    )
    assert following.heading == "Next line"
    assert following.items[0] == "4 (forest and forest), free"
    assert following.items[-1].endswith(", Ola")


def test_a_table_begins_with_whose_turn_it_is(localizer: Localizer) -> None:
    first, *rest = describe(table_view(State.parse(TWO_PLAYERS), NAMES), localizer)
    assert first == Passage(sentences=("It is Ola's turn.",))
    assert [each.heading for each in rest] == ["To be placed", "Next line", "Ola: 2 points", "Kim: 0 points"]


def test_the_builders_board_lists_what_each_tile_costs_and_does(localizer: Localizer, play: Play) -> None:
    state = next(each for each in play("qd", 3, 1).states() if each.round == 2 and each.turns)
    board, *lines = describe(court_view(state, NAMES, draft_view(state, NAMES)), localizer)
    assert board.heading == "Builders' board"
    assert board.items
    assert all(" (" in item and item.endswith(").") for item in board.items)
    assert any("tiles left" in sentence for sentence in board.sentences)
    assert lines


def test_of_several_kingdoms_each_is_told_in_short(localizer: Localizer) -> None:
    view = table_view(State.parse(TWO_PLAYERS), NAMES)
    *_, ola, kim = describe(view, localizer)
    assert ola.items == ("wheat: 2 squares, 1 crown, 2 points",)
    assert kim.items == ("squares without a crown, so without points: forest 2",)
    *_, ola, kim = describe(view, localizer, brief=True)
    assert (ola.items, kim.items) == ((), ())


@pytest.mark.parametrize(("variant", "players"), [("kd+mh", 4), ("qd", 3), ("rwt", 6)])
def test_a_poster_tells_the_ranks_the_highlights_and_every_point_once(
    variant: str, players: int, localizer: Localizer, play: Play
) -> None:
    states = tuple(play(variant, players, 1).states())
    poster = poster_view(states, NAMES)
    for brief in (False, True):
        ranks, marks, *kingdoms = describe(poster, localizer, brief=brief)
        assert ranks.items[0].startswith("1. ")
        assert len(ranks.items) == len(states[-1].kingdoms)
        assert marks.heading == "Highlights"
        assert [sum(map(points_of, each.items)) for each in kingdoms] == [each.total for each in poster.ranking]
    parts = [each for view in poster_views(states, NAMES) for each in describe(view, localizer)]
    assert parts == [*describe(poster, localizer)]


def points_of(item: str) -> int:
    """The points of a property, "lake: 2 squares (g6 g5), 1 crown, 2 points", or of another part, "Wealth 3"."""
    found = re.search(r"(-?\d+) points?$", item) or re.fullmatch(r"[\w' ]+ (-?\d+)", item)
    return int(found[1]) if found else 0


def test_everything_in_the_view_of_a_kingdom_with_a_court_is_told(localizer: Localizer, play: Play) -> None:
    *_, state = play("qd", 2, 3).states()
    for index in range(2):
        view = kingdom_view(state, index, NAMES)
        [passage] = describe(view, localizer)
        told = " ".join(passage.sentences)
        assert all(each.text(localizer) in told for part in view.components for each in part.sentences)
        assert all(squares_text(each.squares) in " ".join(passage.items) for each in view.properties)


def test_the_deck_is_told_terrain_by_terrain_with_its_chances(localizer: Localizer) -> None:
    [passage] = [each for view in deck_views(State.parse(TWO_PLAYERS)) for each in describe(view, localizer)]
    assert passage.sentences[0].startswith("9 dominoes")
    assert passage.items[0] == "wheat: 5 without a crown; chance in the next deal: 99%"
    assert " 0 with" not in " ".join(passage.items)
    assert passage.items[1] == "forest: none"


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("rw", 4), ("qd", 2)])
def test_decks_of_two_boxes_and_stacks_of_tiles_are_told(
    code: str, players: int, localizer: Localizer, play: Play
) -> None:
    for state in play(code, players, 1).states():
        told = [each for view in deck_views(state) for each in describe(view, localizer)]
        assert all(each.sentences or each.heading for each in told)
        assert all(each.items for each in told if each.sentences)


@pytest.mark.parametrize(
    ("code", "players"), [("kd", 2), ("kd", 4), ("kd7", 2), ("qd", 2), ("qd", 4), ("rw", 6), ("rwt", 8)]
)
def test_every_number_and_name_on_a_picture_is_in_its_description(
    code: str, players: int, localizer: Localizer, play: Play
) -> None:
    states = tuple(play(code, players, 7).states())
    for state in states[3::7]:
        for view in (*table_views(state, NAMES), *deck_views(state), kingdom_view(state, 0, NAMES)):
            assert left_out(view, localizer) == set()
    for poster in poster_views(states, NAMES):
        assert left_out(poster, localizer) == set()


def left_out(view: View, localizer: Localizer) -> set[str]:
    """The numbers and names that are drawn and not told, coordinates of squares aside."""
    drawn = {word for text in texts(layout(view, localizer)) for word in WORD.findall(text)}
    # The points of kingdoms in a table, by terrain, are told property by property.
    whole = replace(view, sections=SECTIONS) if isinstance(view, PosterView) else view
    told = [
        text
        for brief in (False, True)
        for each in describe(whole, localizer, brief=brief)
        for text in (each.heading, *each.sentences, *each.items)
    ]
    known = {word for text in told for word in WORD.findall(text)}
    # A tile is told to cost nothing, and what there is none of is left out.
    known |= {"0"}
    coordinates = {str(rank) for rank in range(1, 14)} if isinstance(view, KingdomView) else set()
    return {word for word in drawn - known - coordinates if word.isdecimal() or word[0] == "q" or word in NAMES}


def test_only_registered_views_have_a_description(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no description"):
        describe(View(), localizer)


def test_all_pictures_of_a_table_are_described(localizer: Localizer, play: Play) -> None:
    for state in play("qd", 4, 2).states():
        if state.turns and not state.is_chance:
            headings = [each.heading for view in table_views(state, NAMES) for each in describe(view, localizer)]
            assert "Builders' board" in headings
            assert sum(": " in heading for heading in headings) == len(state.kingdoms)
