"""Descriptions: all that a picture shows, as headings, sentences and lists."""

import re

import pytest

from engine.moves import Discard, Place
from renderers import (
    Localizer,
    View,
    board_views,
    deck_views,
    describe,
    film_view,
    kingdom_view,
    poster_view,
    table_view,
)
from renderers.design import TEXT_SOFT
from renderers.draw_operations import Text
from renderers.layout import layout
from renderers.picture_localizer import load_localizer
from renderers.view import PosterView
from tests.renderers.helpers import NAMES, Play, of
from tests.renderers.phrases import names, words

WORD = re.compile(r"q?\d+|\w+")


@pytest.mark.parametrize(("variant", "players"), [("kd+mh", 4), ("qd", 3), ("rwt", 6)])
def test_a_poster_tells_every_point_once_and_then_the_titles_and_highlights(
    variant: str, players: int, localizer: Localizer, play: Play
) -> None:
    poster = poster_view(tuple(play(variant, players, 1).states()), NAMES)
    _, *kingdoms, marks = describe(poster, localizer)
    ranked = [poster.kingdoms[each.kingdom].owner for each in poster.ranking]
    assert all(names(*owner.names) in each.heading for owner, each in zip(ranked, kingdoms, strict=True))
    points = [sum(map(int, re.findall(r"\d+", each.sentences[0]))) for each in kingdoms]
    assert points == [each.total for each in poster.ranking]
    assert marks.heading == words("long-highlights")
    titled = [poster.kingdoms[each.kingdom].owner for each in poster.ranking if poster.titles[each.kingdom]]
    assert titled
    assert all(names(*owner.names) in item for owner, item in zip(titled, marks.items, strict=False))


@pytest.mark.parametrize(("code", "players"), [("kd", 2), ("kd", 3), ("qd", 4)])
def test_a_film_tells_where_each_domino_went(code: str, players: int, localizer: Localizer, play: Play) -> None:
    record = play(code, players, 7)
    states = tuple(record.states())
    went = [
        (NAMES[state.king.seat - 1], {*map(str, move.squares)} if isinstance(move, Place) else set())
        for state, move in zip(states, record.moves, strict=False)
        if isinstance(move, Place | Discard)
    ]
    rounds = states[0].format.rounds
    headings = [words("table-round", round=number, rounds=rounds) for number in range(1, rounds + 1)]
    film = film_view(states, NAMES)
    turns = describe(film, localizer)[-rounds:]
    assert [each.heading for each in turns] == headings
    told = [item.partition(": ") for each in turns for item in each.items]
    assert [(name, {*re.findall(r"\b[a-m]\d+", where)}) for name, _, where in told] == went


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "players"), [("kd", 2), ("kd", 4), ("kd7", 2), ("qd", 2), ("qd", 4), ("rw", 6), ("rwt", 8)]
)
@pytest.mark.sampled(3)
def test_every_number_and_name_on_a_picture_is_in_its_description(code: str, players: int, play: Play) -> None:
    states = tuple(play(code, players, 7).states())
    localizer = load_localizer(names_boxes=states[0].variant.mixes_boxes)
    for state in states[3::7]:
        for view in (
            table_view(state, NAMES),
            *board_views(state, NAMES),
            *deck_views(state),
            kingdom_view(state, 0, NAMES),
        ):
            assert left_out(view, localizer) == set()
    assert left_out(poster_view(states, NAMES), localizer) == set()


def left_out(view: View, localizer: Localizer) -> set[str]:
    """The numbers and names that are drawn and not told, coordinates of squares aside."""
    shown = [op for op in of(Text, layout(view, localizer)) if not (op.text.isdecimal() and op.color == TEXT_SOFT)]
    drawn = {word for op in shown for word in WORD.findall(op.text)}
    told = [text for each in describe(view, localizer) for text in (each.heading, *each.sentences, *each.items)]
    known = {word for text in told for word in WORD.findall(text)}
    # A tile is told to be free, what there is none of is left out, and one crown is told as “a crown”.
    known |= {"0", "1"}
    if isinstance(view, PosterView):
        # The kingdoms are told in the order of their places, with sums of their properties, and how the game was won is
        # told beside the picture.
        known |= {str(each.points) for kingdom in view.kingdoms for each in kingdom.properties}
        known |= {*WORD.findall(view.story.text(localizer)), *(str(each.place) for each in view.ranking)}
    return {word for word in drawn - known if word.isdecimal() or word[0] == "q" or word in NAMES}


def test_only_registered_views_have_a_description(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no description"):
        describe(View(), localizer)
