"""What pictures can show and no recorded game does: a lone castle with the queen, a pill, a line that is too long."""

from dataclasses import replace

import pytest
from fluent.runtime.errors import FluentReferenceError

from engine import State, Terrain
from engine.dominoes import Domino
from engine.moves import Place
from renderers import Localizer, draft_view, kingdom_view
from renderers.build_views import Contestant, contest_view, owner_of
from renderers.court.build_views import queen_bonus
from renderers.design import COUNTED, SQUARES
from renderers.draw_operations import Box, Corner, Drawing, Land, Panel, Sheet, Sprite
from renderers.extension import PicturePart
from renderers.layout.draft import PADDING, SHORT, WIDE, Slots, low_ops
from renderers.layout.land import icon_ops
from renderers.layout.table import brief_ops
from renderers.painting.paint import paint
from renderers.picture_localizer import load_localizer
from renderers.sprites import land_square
from renderers.text.wording import headline
from renderers.view import Rank
from tests.recorded_games import states_of
from tests.renderers.court.helpers import position
from tests.renderers.helpers import NAMES, TWO_PLAYERS
from tests.renderers.phrases import words

RED = (200, 30, 40)


def test_a_square_amid_its_land_has_no_border() -> None:
    assert land_square(Terrain.FOREST, (Corner.OPEN,) * 4, (0, 0), SQUARES[0]).mode == "RGB"


def test_a_panel_as_round_as_it_is_wide_is_a_disc_on_the_map() -> None:
    disc = Panel(Box(10, 10, 180, 180), RED, radius=90)
    image = paint(Drawing(200, 200, (Sheet(Box(0, 0, 200, 200), 40, (0, 0)), disc))).convert("RGB")
    assert [image.getpixel(each) == RED for each in ((100, 100), (100, 12), (12, 12))] == [True, True, False]


def test_the_icon_of_a_terrain_is_a_square_of_it() -> None:
    land, scenery = icon_ops(Terrain.FOREST, 0, 0, 24)
    assert isinstance(land, Land)
    assert isinstance(scenery, Sprite)
    assert (land.terrain, land.size, scenery.size) == (Terrain.FOREST, 24, 24)


def test_a_view_without_a_brief_board_is_named(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no layout of KingdomView"):
        brief_ops(kingdom_view(State.parse(TWO_PLAYERS), 0, NAMES), Box(0, 0, 1, 1), localizer)


@pytest.mark.parametrize(
    ("rank", "expected", "is_festive"),
    [
        (None, words("poster-won", name="Ola"), True),
        (Rank(5, 1, 2), words("rank-placed", points=5, place=1, count=2, state="final"), True),
        (Rank(5, 2, 3, is_final=False), words("rank-placed", points=5, place=2, count=3, state="open"), False),
        (Rank(5, 1, 3, is_shared=True), words("rank-shares", points=5, place=1, count=3, state="final"), True),
        (Rank(5, 1, 1, is_final=False), words("rank-first", points=5), False),
        (Rank(5, is_final=False), words("points", points=5), False),
        (Rank(5, 1, 1), words("points", points=5), False),
    ],
)
def test_a_poster_of_several_games_celebrates_the_best_of_two_people_or_more(
    localizer: Localizer, rank: Rank | None, expected: str, *, is_festive: bool
) -> None:
    states, laid = [State.parse(TWO_PLAYERS)], list[Place]()
    ola, kim = (Contestant(name, kingdom + 1, states, kingdom, laid) for kingdom, name in enumerate(("Ola", "Kim")))
    view = contest_view([ola, kim], rank)
    assert (headline(view, localizer, str), view.is_festive) == (expected, is_festive)


@pytest.mark.parametrize(
    ("size", "x", "domino", "shown"),
    [(-1, 0, "48", -PADDING), (0, 0, "48", 0), (-1, 2 * COUNTED, "48", 2 * COUNTED), (-1, 0, "19", 0)],
)
def test_a_king_leaves_a_small_half_with_crowns_to_be_recognized(size: int, x: int, domino: str, shown: int) -> None:
    slots = Slots(99, COUNTED + size, (0, 0), (0, 0), (x, 7), 9)
    assert slots.king_on(Domino.parse(domino)) == (shown, 7)


def test_a_long_line_on_a_narrow_picture_has_the_kings_of_the_line_before_beside_it(localizer: Localizer) -> None:
    narrow = Box(0, 0, 200, 400)
    drafts = [draft_view(state, NAMES) for state in states_of("rw-5")]
    shown = [each for each in drafts if len(each.lines) > 1 and len(each.lines[-1].slots) > SHORT]
    drawn = [[*low_ops(each, narrow, localizer)] for each in shown]
    assert all(drawn)
    assert isinstance(panel := drawn[0][0], Panel)
    assert panel.box == narrow
    waiting, line = shown[0].lines
    nobody = replace(waiting, slots=tuple(replace(each, king=None) for each in waiting.slots))
    without = [*low_ops(replace(shown[0], lines=(nobody, line)), narrow, localizer)]
    assert len(drawn[0]) - len(without) == len(waiting.slots)
    assert len([*low_ops(shown[0], narrow._replace(width=WIDE), localizer)]) == len(drawn[0])


def test_a_queen_beside_a_lone_castle_is_no_highlight() -> None:
    state = position(queen="2")
    assert [*queen_bonus(state, [owner_of(state, kingdom, NAMES) for kingdom in (0, 1)])] == []


def test_an_extension_without_pictures_of_its_own_adds_none() -> None:
    state = State.parse(TWO_PLAYERS)
    assert PicturePart.pictures(PicturePart.__new__(PicturePart), state, NAMES) == ()


def test_a_message_without_its_number_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="count"):
        load_localizer("en-US")("board-left")
