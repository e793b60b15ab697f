"""The chart of a finished game and its texts."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import State
from engine.scoring import Standing
from renderers import PLAYER_COLORS, Localizer, alt_text, analysis_view, design
from renderers.characters import ELLIPSIS
from renderers.design import DISTINCT
from renderers.draw_operations import Drawing, Emblem, Polyline, Sprite
from renderers.layout import layout
from renderers.layout.analysis import APART, EMBLEM, Curve, EmblemPlace
from renderers.painting.paint import paint
from renderers.picture_localizer import load_localizer
from renderers.text.alt_text import LIMIT
from renderers.view import AnalysisView
from tests.engine.games import examples
from tests.renderers.helpers import NAMES, each_language, of, sprites_of

LONG_NAMES = [f"{name} the Magnificent and Terrible"[:32] for name in NAMES]
GAMES = ("kd", 2), ("kd", 3), ("kd", 4), ("rw", 5), ("rw", 6), ("rwt", 6), ("rwt", 8)
PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_BOTTOM = 110, 672, 84, 444
"""Where the lines are if nobody has a teammate and few play."""


def game(code: str, players: int, names: Sequence[str] = NAMES) -> AnalysisView:
    """A game of that kind in which the first kingdom wins in the end, and all have the same chance until then."""
    start = State.start(code, players)
    kingdoms = len(start.kingdoms)
    end = [float(not kingdom) for kingdom in range(kingdoms)]
    chances = [[1 / kingdoms] * kingdoms] * 13 + [end]
    view = analysis_view(start, names, chances, (*range(13), 12))
    ranking = tuple(Standing(1 + kingdom, kingdom, 48 - kingdom, "total") for kingdom in range(kingdoms))
    return replace(view, ranking=ranking)


def lines(drawing: Drawing) -> list[Polyline]:
    """The lines without their rims and without the colors of teammates."""
    rims = {op.points for op in of(Polyline, drawing) if op.color == design.BACKGROUND}
    return [op for op in of(Polyline, drawing) if op.points in rims and op.color != design.BACKGROUND]


def emblems(drawing: Drawing) -> list[Sprite]:
    return [sprite for sprite in sprites_of(Emblem, drawing) if sprite.size == EMBLEM]


# ---- the chart


def test_emblems_are_apart_beside_or_above_one_another() -> None:
    def place(x: int, y: int) -> EmblemPlace:
        points = (0, y), (200, y)
        return EmblemPlace(Curve((0,), points, points), x)

    one, far = place(100, 50), EMBLEM + APART
    away = [
        (far, 0, True),
        (far - 1, 0, False),
        (-far, 0, True),
        (1 - far, 0, False),
        (0, far, True),
        (0, 1 - far, False),
    ]
    assert [one.is_apart(place(100 + x, 50 + y)) for x, y, _ in away] == [is_apart for *_, is_apart in away]


def kingdom_chances() -> st.SearchStrategy[list[list[float]]]:
    """Chances of six kingdoms by points in time; they need not add up to 1."""
    chance = st.sampled_from([0.0, 0.25, 0.5, 1.0]) | st.floats(0, 1)
    return st.lists(st.lists(chance, min_size=6, max_size=6), min_size=2, max_size=60)


@examples(100)
@given(
    kind=st.sampled_from(GAMES),
    chances=kingdom_chances(),
    begins=st.lists(st.booleans(), min_size=60, max_size=60),
    winners=st.integers(1, 2),
)
def test_whatever_the_chances_emblems_and_lines_are_in_the_chart_and_emblems_cover_no_other_one(
    localizer: Localizer, kind: tuple[str, int], chances: list[list[float]], begins: list[bool], winners: int
) -> None:
    view = game(*kind)
    kingdoms = len(view.owners)
    view = replace(
        view,
        chances=tuple(zip(*(each[:kingdoms] for each in chances), strict=True)),
        rounds=tuple(accumulate(begins[: len(chances)])),
        ranking=tuple(replace(each, place=1 if each.place <= winners else each.place) for each in view.ranking),
    )
    drawing = layout(view, localizer)
    for line in of(Polyline, drawing):
        assert all(PLOT_LEFT <= x <= PLOT_RIGHT and PLOT_TOP <= y <= PLOT_BOTTOM for x, y in line.points)
    shown = emblems(drawing)
    players = [player for owner in view.owners for player in owner.player_indices]
    assert sorted(op.key.player_index for op in shown if isinstance(op.key, Emblem)) == sorted(players)
    # Neither over the percentages at the left, nor over the title and the numbers of rounds.
    assert all(op.x >= PLOT_LEFT and op.x + EMBLEM <= 710 for op in shown)
    assert all(PLOT_TOP <= op.y + EMBLEM // 2 <= PLOT_BOTTOM for op in shown)
    for one, other in combinations(shown, 2):
        are_mates = any({one.key, other.key} == {*map(Emblem, owner.player_indices)} for owner in view.owners)
        assert are_mates or max(abs(one.x - other.x), abs(one.y - other.y)) >= EMBLEM


# ---- texts


@each_language
@pytest.mark.parametrize("kind", [("rw", 6), ("rwt", 8)])
def test_an_alt_text_with_the_longest_names_is_not_cut(language: str, kind: tuple[str, int]) -> None:
    told = alt_text(game(*kind, LONG_NAMES), load_localizer(language))
    assert len(told) <= LIMIT
    assert not told.endswith(ELLIPSIS)
    assert all(name in told for name in LONG_NAMES[: kind[1]])


# ---- lines as geometry and as pixels


def test_a_line_is_painted_in_the_color_of_the_theme_with_smooth_edges_and_round_ends() -> None:
    red = PLAYER_COLORS[0]
    line = Polyline(((10, 10), (40, 10), (40, 30)), 6, red)
    image = paint(Drawing(50, 40, (line,)), DISTINCT)
    shown = DISTINCT.shown(red)
    assert image.getpixel((25, 10)) == image.getpixel((40, 20)) == image.getpixel((8, 10)) == shown
    assert image.getpixel((25, 14)) == image.getpixel((5, 10)) == DISTINCT.shown(design.BACKGROUND)
    # The corner of the bounding box is outside of the round joint, and partly covered just inside of it.
    colors = {pixel for _, pixel in image.getcolors() or ()}
    assert len(colors) > 2


@pytest.mark.parametrize(
    ("chances", "rounds"),
    [
        pytest.param([[0.5, 0.5]], [0], id="one point in time"),
        pytest.param([[0.5, 0.5]] * 3, [0, 1], id="too few rounds"),
        pytest.param([[0.5, 0.5]] * 2, [1, 0], id="rounds in another order"),
        pytest.param([[0.5, 0.5]] * 2, [0.5, 1], id="half a round"),
        pytest.param([[0.5, 0.5], [1.0]], [0, 1], id="another number of kingdoms"),
        pytest.param([[0.5, 0.5], [1.5, -0.5]], [0, 1], id="more than certain"),
    ],
)
def test_chances_of_another_game_have_no_picture(chances: Sequence[Sequence[float]], rounds: Sequence[int]) -> None:
    with pytest.raises(ValueError, match=r"points? in time|rounds"):
        analysis_view(State.start("kd", 2), NAMES, chances, rounds)
