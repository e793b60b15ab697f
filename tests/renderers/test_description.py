"""Descriptions: all that a picture shows, as headings, sentences and lists."""

import re

import pytest

from engine import Kingdom, State
from engine.moves import Discard, Place
from renderers import (
    KingdomView,
    Localizer,
    Passage,
    View,
    board_views,
    deck_views,
    describe,
    draft_view,
    film_view,
    kingdom_view,
    numbered_spots,
    points_views,
    poster_view,
    table_view,
)
from renderers.design import TEXT_SOFT
from renderers.draw_operations import Text
from renderers.layout import layout
from renderers.picture_localizer import load_localizer
from renderers.view import Owner, PosterView
from renderers.wording import squares_text
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, of, place
from tests.renderers.phrases import Reworded, commas, domino, messages, names, placement, terrain, words

WORD = re.compile(r"q?\d+|\w+")

OLA = Owner("Ola", 0)


def land(letter: str, count: int, squares: str = "", *, crowns: int = 0, **growth: str) -> str:
    """The item about a property, which is brief without squares; `growth` is where it can grow, if that is told."""
    worth = words("long-worth", crowns=crowns, points=count * crowns) if crowns else words("long-no-crown")
    if not squares:
        return words("long-property-brief", **terrain(letter), count=count, worth=worth)
    told = words("long-property", **terrain(letter), count=count, squares=squares, worth=worth)
    return words("long-growing" if growth else "long-closed", property=told, **growth)


def barren(*lands: tuple[str, str]) -> str:
    """The item about properties without a crown, by terrain and sizes."""
    told = (words("alt-part", part=terrain(letter)["terrain"], points=sizes) for letter, sizes in lands)
    return words("long-barren", properties=commas(*told))


def test_a_kingdom_begins_with_its_size_and_holes_and_goes_on_property_by_property(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("w0 f2 f0\n.. ## w0")
    view = KingdomView(kingdom, OLA, 4, place("4@g8e").squares)
    assert describe(view, localizer) == (
        Passage(
            words("long-kingdom", name="Ola", points=4),
            (
                words("long-filled", covered=5, squares=25, width=3, height=2),
                words("alt-last", squares=commas("g8", "h8")),
            ),
            (
                land("f", 2, commas("g8", "h8"), crowns=2, growth=commas("g9", "h9", "i8")),
                land("w", 1, "h7", growth=commas("i7", "h6")),
                land("w", 1, "f8", growth=commas("f9", "e8", "f7")),
                words("long-castle", castle="g7", squares=commas("f7", "g6")),
            ),
        ),
    )


def test_a_property_that_nothing_can_be_added_to_cannot_grow_and_holes_are_named(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("f0 f0 f0 f0 ##\nf0 f0 f0 f0 f0\nf0 .. w1 w0 f0\nf0 f0 f0 f0 f0\nf0 f0 f0 f0 f0")
    [passage] = describe(KingdomView(kingdom, OLA, 2), localizer)
    assert passage.sentences == (
        words("long-filled", covered=24, squares=25, width=5, height=5),
        words("long-holes", count=1, squares="d5"),
    )
    rows = [
        words("squares-range", first=f"c{rank}", last=f"{'f' if rank == 7 else 'g'}{rank}") for rank in (7, 6, 4, 3)
    ]
    dead = words("long-land", **terrain("f"), squares=commas(*rows[:2], "c5", "g5", *rows[2:]))
    assert passage.items == (
        land("w", 2, commas("e5", "f5"), crowns=1),
        words("long-dead", properties=dead),
        words("long-castle-closed", castle="g7"),
    )


def test_what_is_shown_faintly_is_told_and_spots_are_left_to_the_list_of_them(localizer: Localizer) -> None:
    ghost = place("19@g8n")
    view = KingdomView(Kingdom(), OLA, 0, spots=numbered_spots([ghost.squares]), ghost=ghost)
    [passage] = describe(view, localizer)
    assert words("alt-ghost", domino="19", placement=placement("w1", "g8", "f0", "g9")) in passage.sentences
    assert commas("g9", "g8") not in " ".join(passage.sentences)


def test_a_brief_description_leaves_out_squares(localizer: Localizer) -> None:
    view = KingdomView(Kingdom.parse("w0 f2 f0\n.. ## w0"), OLA, 4)
    [passage] = describe(view, localizer, brief=True)
    assert passage.items == (land("f", 2, crowns=2), barren(("w", words("list-words-and").join("11"))))


def test_lines_say_of_every_domino_whose_it_is(localizer: Localizer) -> None:
    now, following = describe(draft_view(State.parse(TWO_PLAYERS), NAMES), localizer)
    assert now == Passage(
        words("line-now"), items=(domino("3", "f0", "f0", of="Ola", key="long-due"), domino("17", "f0", "l0", of="Kim"))
    )
    assert following.heading == words("line-next")
    assert following.items[0] == words("long-free", domino=domino("4", "f0", "f0"))
    assert following.items[-1] == domino("30", "l1", "w0", of="Ola")


def test_a_table_begins_with_whose_turn_it_is(localizer: Localizer) -> None:
    first, *rest = describe(table_view(State.parse(TWO_PLAYERS), NAMES), localizer)
    assert first == Passage(sentences=(words("alt-turn", name="Ola"),))
    assert [each.heading for each in rest] == [
        *messages("line-now", "line-next"),
        words("long-kingdom", name="Ola", points=2),
        words("long-kingdom", name="Kim", points=0),
    ]


def test_of_several_kingdoms_each_is_told_in_short(localizer: Localizer) -> None:
    view = table_view(State.parse(TWO_PLAYERS), NAMES)
    *_, ola, kim = describe(view, localizer)
    assert ola.items == (land("w", 2, crowns=1),)
    assert kim.items == (barren(("f", "2")),)
    *_, ola, kim = describe(view, localizer, brief=True)
    assert (ola.items, kim.items) == ((), ())


@pytest.mark.parametrize(("variant", "players"), [("kd+mh", 4), ("qd", 3), ("rwt", 6)])
def test_a_poster_tells_the_titles_the_highlights_and_every_point_once(
    variant: str, players: int, localizer: Localizer, play: Play
) -> None:
    states = tuple(play(variant, players, 1).states())
    poster = poster_view(states, NAMES)
    for brief in (False, True):
        titles, marks, *kingdoms = describe(poster, Reworded(points_marked), brief=brief)
        ranked = [poster.kingdoms[each.kingdom].owner for each in poster.ranking]
        assert all(names(*owner.names) in item for owner, item in zip(ranked, titles.items, strict=True))
        assert all(names(*owner.names) in each.heading for owner, each in zip(ranked, kingdoms, strict=True))
        assert marks.heading == words("long-highlights")
        assert [sum(map(points_of, each.items)) for each in kingdoms] == [each.total for each in poster.ranking]
    points = [
        sum(map(points_of, each.items))
        for view in points_views(states, NAMES)
        for each in describe(view, Reworded(points_marked))
        if each.heading != marks.heading
    ]
    assert sum(points) == sum(each.total for each in poster.ranking)


def points_marked(key: str, /, **arguments: str | int) -> str:
    """English in which the points of a property or of another part of a score can be found again."""
    told = words(key, **arguments)
    return f"{told} <{arguments['points']}>" if key in {"long-worth", "long-kingdom"} else told


def points_of(item: str) -> int:
    """The points of a property or of another part of a score."""
    found = re.search(r"<(-?\d+)>", item)
    return int(found[1]) if found else 0


def test_everything_in_the_view_of_a_kingdom_with_a_court_is_told(localizer: Localizer, play: Play) -> None:
    *_, state = play("qd", 2, 3).states()
    for index in range(2):
        view = kingdom_view(state, index, NAMES)
        [passage] = describe(view, localizer)
        told = " ".join(passage.sentences)
        assert all(each.text(localizer) in told for part in view.components for each in part.sentences)
        assert all(squares_text(each.squares, localizer) in " ".join(passage.items) for each in view.properties)


def test_the_deck_is_told_terrain_by_terrain(localizer: Localizer) -> None:
    [passage] = [each for view in deck_views(State.parse(TWO_PLAYERS)) for each in describe(view, localizer)]
    assert passage.sentences[0] == words("alt-sentence", text=words("deck-unseen", dominoes=9, lines=4, line=4))
    five = words("long-deck-squares", count=5, crowns=0)
    assert passage.items[0] == words("long-deck-left", **terrain("w"), squares=five)
    assert passage.items[1] == words("long-deck-none", **terrain("f"))


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("rw", 4), ("qd", 2)])
def test_decks_of_two_boxes_and_tile_stacks_are_told(code: str, players: int, localizer: Localizer, play: Play) -> None:
    for state in play(code, players, 1).states():
        told = [each for view in deck_views(state) for each in describe(view, localizer)]
        assert all(each.sentences or each.heading for each in told)
        assert all(each.items for each in told if each.sentences)


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
    turns = describe(film_view(states, NAMES), localizer)[-rounds:]
    assert [each.heading for each in turns] == headings
    told = [item.partition(": ") for each in turns for item in each.items]
    assert [(name, {*re.findall(r"\b[a-m]\d+", where)}) for name, _, where in told] == went


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
    for poster in (poster_view(states, NAMES), *points_views(states, NAMES)):
        assert left_out(poster, localizer) == set()


def left_out(view: View, localizer: Localizer) -> set[str]:
    """The numbers and names that are drawn and not told, coordinates of squares aside."""
    shown = [op for op in of(Text, layout(view, localizer)) if not (op.text.isdecimal() and op.color == TEXT_SOFT)]
    drawn = {word for op in shown for word in WORD.findall(op.text)}
    told = [
        text
        for brief in (False, True)
        for each in describe(view, localizer, brief=brief)
        for text in (each.heading, *each.sentences, *each.items)
    ]
    known = {word for text in told for word in WORD.findall(text)}
    # A tile is told to be free, what there is none of is left out, and one crown is told as “a crown”.
    known |= {"0", "1"}
    if isinstance(view, PosterView):
        # The kingdoms are told in the order of their places, and how the game was won is told beside the picture.
        known |= {*WORD.findall(view.story.text(localizer)), *(str(each.place) for each in view.ranking)}
    return {word for word in drawn - known if word.isdecimal() or word[0] == "q" or word in NAMES}


def test_only_registered_views_have_a_description(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no description"):
        describe(View(), localizer)


def test_all_pictures_of_a_table_are_described(localizer: Localizer, play: Play) -> None:
    for state in play("qd", 4, 2).states():
        if state.turns and not state.is_chance:
            headings = [each.heading for each in describe(table_view(state, NAMES), localizer)]
            assert words("board-title") in headings
            kingdoms = table_view(state, NAMES).kingdoms
            titles = [words("long-kingdom", name=each.owner.name, points=each.score) for each in kingdoms]
            assert sorted(heading for heading in headings if heading in titles) == sorted(titles)
