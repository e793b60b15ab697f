from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import dist
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Kingdom
from engine.moves import Place
from renderers import ChoiceView, KingdomView, Localizer, View, design, draft_view, kingdom_view, numbered_spots
from renderers.draw_operations import (
    Box,
    Castle,
    Crowns,
    Faded,
    GrandCastle,
    Land,
    Op,
    Outline,
    Panel,
    Sheet,
    Sprite,
    Text,
)
from renderers.layout import layout
from renderers.layout.board import DISC_RIM, Window
from renderers.painting import fonts
from renderers.view import Owner
from tests.engine.games import FORMATS, SEEDS, examples, random_game
from tests.renderers import helpers
from tests.renderers.squares import LONG_NAMES

OLA = Owner("Ola", 0)


def kingdom(text: str, size: int | None = None) -> KingdomView:
    return KingdomView(Kingdom.parse(text, size), OLA, 0)


@pytest.mark.parametrize(
    ("text", "window"),
    [
        ("w0 w0 w0 ##", Window(3, 4, 7, 8)),
        ("## w0 w0\n.. .. w0", Window(4, 4, 8, 8)),
        ("##\nw0\nw0\nw0\nw0", Window(4, 2, 8, 6)),
        (helpers.FULL, Window(4, 4, 8, 8)),
    ],
)
def test_a_grid_keeps_its_size_and_moves_only_as_far_as_the_land_asks_for(text: str, window: Window) -> None:
    assert Window.on(Kingdom.parse(text, 5)) == window


def test_a_castle_is_grand_from_thirty_points_on(localizer: Localizer) -> None:
    castles = (Castle, GrandCastle)
    shown = [layout(replace(kingdom(helpers.FULL), score=score), localizer) for score in (29, 30)]
    assert [
        type(each.key) for drawing in shown for each in helpers.of(Sprite, drawing) if type(each.key) in castles
    ] == [*castles]


@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("ghost", ["48@g8n", "48@g9s", "48@h7e", "48@i7w"])
def test_no_number_covers_a_crown_of_the_domino_shown_faintly(localizer: Localizer, ghost: str, size: int) -> None:
    empty = kingdom("##", size)
    legal = [helpers.place(ghost), *empty.kingdom.placements(helpers.place(ghost).domino)]
    view = replace(empty, spots=numbered_spots(each.squares for each in legal)[:8], ghost=helpers.place(ghost))
    drawing = layout(view, localizer)
    *_, crowns = helpers.sprites_of(Crowns, drawing)
    top, bottom = crowns.y + crowns.size * 6 // 100, crowns.y + crowns.size * 36 // 100
    for disc in helpers.discs(drawing):
        box = disc.box.inside(-DISC_RIM)
        is_beside = box.x >= crowns.x + crowns.size or box.x + box.width <= crowns.x
        assert is_beside or box.y >= bottom or box.y + box.height <= top


def test_no_number_covers_a_crown_of_the_land(localizer: Localizer) -> None:
    """Eight spots lie around land full of crowns."""
    land = kingdom("l1 f1 g2\nm2 ## s1\nw1 l2 m3", 7)
    spots = [helpers.place(f"1@{each}").squares for each in ("e9e", "g9e", "i9s", "i7s", "i5w", "g5w", "e5n", "e7n")]
    drawing = layout(replace(land, spots=numbered_spots(spots), ghost=helpers.place("1@g9e")), localizer)
    ribbons = [
        (each.x, each.y, each.size * (5 + 30 * each.key.count) // 100)
        for each in helpers.of(Sprite, drawing)
        if isinstance(each.key, Crowns)
    ]
    numbers = [disc.box.inside(-DISC_RIM) for disc in helpers.discs(drawing)]
    assert (len(ribbons), len(numbers)) == (8, 8)
    for (x, y, width), box in product(ribbons, numbers):
        is_beside = box.x >= x + width or box.x + box.width <= x
        assert is_beside or box.y + box.height <= y + 4 or box.y >= y + 40


@examples(60)
@given(st.sampled_from(FORMATS), SEEDS, st.randoms())
def test_numbers_of_spots_never_overlap(localizer: Localizer, code: tuple[str, int], seed: int, rng: Random) -> None:
    placing = [each for each in random_game(*code, seed) if any(isinstance(move, Place) for move in each.legal_moves())]
    state = rng.choice(placing)
    spots = {frozenset(each.squares): each for each in state.legal_moves() if isinstance(each, Place)}
    shown = rng.sample([*spots.values()], min(8, len(spots)))
    land = replace(
        kingdom_view(state, state.king.kingdom, helpers.NAMES),
        spots=numbered_spots(each.squares for each in shown),
        ghost=shown[0],
    )
    # A line beside the kingdom makes the squares smaller.
    line = next(iter(draft_view(state, helpers.NAMES).lines), None)
    boxes = [disc.box.inside(-DISC_RIM) for disc in helpers.discs(layout(ChoiceView(land, line), localizer))]
    assert len(boxes) == len(shown)
    middles = [(box.x + box.width / 2, box.y + box.height / 2) for box in boxes]
    assert all(dist(*pair) >= boxes[0].height >= 36 for pair in combinations(middles, 2))


def boxes(op: Op) -> Iterator[Box]:
    match op:
        case Panel():
            yield op.box
        case Land() | Outline():
            yield Box(op.x, op.y, op.size, op.size)
        case Faded():
            yield from (box for each in op.ops for box in boxes(each))
        case Sheet():
            yield op.box
        case Text():
            left = op.x - {"left": 0, "middle": op.width // 2, "right": op.width}[op.align]
            yield Box(left, op.y - op.size // 2, op.width, op.size)


@pytest.mark.slow
@examples(20)
@given(code=st.sampled_from(helpers.GAMES), seed=st.integers(0, 10**6), share=st.floats(0, 1))
def test_everything_lies_inside_the_picture_in_letters_that_can_be_read(
    localizer: Localizer, play: helpers.Play, code: tuple[str, int], seed: int, share: float
) -> None:
    for view in helpers.views_of(list(play(*code, seed).states()), share, LONG_NAMES):
        drawing = layout(view, localizer)
        assert drawing.width == design.WIDTH
        assert drawing.height <= design.HEIGHT
        for box in (box for op in helpers.flat(drawing.ops) for box in boxes(op)):
            assert box.x >= 0
            assert box.y >= 0
            assert box.x + box.width <= drawing.width
            assert box.y + box.height <= drawing.height
        for text in helpers.of(Text, drawing):
            assert text.size >= 26
            # Words that need two lines are set in smaller type.
            assert text.is_name or len(fonts.label_lines(text.text, text.size, text.width)) == 1


def test_a_view_without_a_registered_layout_is_an_error(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no layout of"):
        layout(View(), localizer)
