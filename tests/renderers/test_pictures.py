"""Pixels, with some tolerance. A picture that differs is written to out/pictures/ beside the one expected of it.

To accept it, copy it over the golden one.
"""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engine import Kingdom, State
from engine.court.court import Treasury
from engine.scoring import Standing
from renderers import (
    PLAYER_COLORS,
    KingdomView,
    Localizer,
    View,
    analysis_view,
    close_up_view,
    design,
    draft_view,
    kingdom_view,
    numbered_spots,
    picture,
    table_view,
)
from renderers.__main__ import main
from renderers.court import court_view
from renderers.court.build_views import kingdom_component
from renderers.draw_operations import Land, Outline, Sheet
from renderers.layout import layout
from renderers.painting.files import png_bytes
from renderers.painting.paint import paint
from renderers.view import Owner
from tests.engine.games import examples
from tests.renderers import helpers

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
FAILED = ROOT / "out" / "pictures"
BLOCK, TOLERANCE = 32, 35
"""How many pixels a block is wide, and by how much of 255 the mean color of one may differ.

The colors of a file, other versions of FreeType, and letters that are not kerned for want of FriBiDi stay below that.
"""

COURT = "qd 2 t0t0##;## q1:1,q17:2 1 q4,q8:2,q19,q30 2 q40-q44 b1,b15,-,b16,b20,b24 b30-b32 3/1/2;7/1/0 1 !b12 -"


def panel() -> KingdomView:
    view = kingdom_view(State.parse("kd 2 w0w1##;f0f0## 19:1,17:2 0 - 2 40-48"), 0, helpers.NAMES)
    legal = view.kingdom.placements(helpers.place("19@g8n").domino)
    return replace(view, spots=numbered_spots(move.squares for move in legal), ghost=legal[0])


def queens_land() -> KingdomView:
    kingdom = Kingdom.parse(
        "t0b26 t0b31 t0 w1 w0N\nt0b24 l0 l0N w0 w0\nt0b5 l1 ## f0 f1\nm2 m1N g0 f0 f0\nm0 g1 g0 s0 s1"
    )
    component = kingdom_component(kingdom, Treasury(11, 2, 3), helpers.place("1@f8e").square)
    return KingdomView(kingdom, Owner("Ola", 2, (6,), ("Ola", "Eva")), 52, components=(component,))


def analysis() -> View:
    chances = (
        (3, 3, 3),
        (5, 3, 1),
        (3, 4, 2),
        (2, 5, 2),
        (2, 6, 1),
        (4, 5, 0),
        (3, 6, 0),
        (7, 2, 0),
        (9, 0, 0),
        (9, 0, 0),
    )
    shares = [[chance / 9 for chance in each] for each in chances]
    view = analysis_view(State.start("kd", 3), helpers.NAMES, shares, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4))
    return replace(view, ranking=tuple(Standing(1 + seat, seat, (50, 24, 13)[seat], "total") for seat in range(3)))


VIEWS: dict[str, View] = {
    "analysis": analysis(),
    "court": court_view(State.parse(COURT), helpers.NAMES),
    "queens-land": queens_land(),
    "close-up": close_up_view(State.parse(helpers.WITH_BONUSES), 0, helpers.NAMES),
    "kingdom": KingdomView(Kingdom.parse(helpers.FULL), Owner("Ola", 1), 41, helpers.place("1@e9s").squares),
    "panel": panel(),
    "table": table_view(State.parse(helpers.TWO_PLAYERS), helpers.NAMES, {1: helpers.place("17@f8e")}, focus=1),
    "draft": draft_view(State.parse("kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"), helpers.NAMES),
}


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_looks_as_it_did(localizer: Localizer, name: str) -> None:
    drawn = Image.open(BytesIO(picture(VIEWS[name], localizer))).convert("RGB")
    expected = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    if not _alike(drawn, expected):
        FAILED.mkdir(parents=True, exist_ok=True)
        drawn.save(FAILED / f"{name}.png")
        expected.save(FAILED / f"{name}.expected.png")
        pytest.fail(f"look at {FAILED / name}.png and {name}.expected.png beside it")


def _alike(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    blocks = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    return max(blocks.tobytes()) < TOLERANCE


def test_a_changed_picture_is_noticed() -> None:
    golden = Image.open(GOLDEN / "kingdom.png").convert("RGB")
    assert not _alike(golden, ImageChops.offset(golden, 60))
    assert not _alike(golden, golden.crop((0, 0, 100, 100)))


README_PICTURES = re.findall(r"\$\(call draw,(\w+),(\d+),(.+)\)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
"""What `make pictures` draws of positions: a record, how many of its moves, and the names of the pictures."""


@pytest.mark.slow
@pytest.mark.parametrize(("record", "ply", "names"), README_PICTURES)
def test_the_readme_shows_what_is_drawn_now(tmp_path: Path, record: str, ply: str, names: str) -> None:
    folder = ROOT / "docs" / "pictures"
    assert main([str(folder / f"{record}.txt"), "--ply", ply, "--out", str(tmp_path)]) == 0
    for name in names.split():
        with Image.open(folder / f"{record}-{name}.png") as shown, Image.open(tmp_path / f"{name}.png") as drawn:
            assert _alike(shown.convert("RGB"), drawn.convert("RGB")), "make pictures draws them anew"


@pytest.mark.slow
@examples(3)
@given(code=st.sampled_from(helpers.GAMES), seed=st.integers(0, 10**6), share=st.floats(0, 1))
def test_every_square_has_a_size_of_the_table(
    localizer: Localizer, play: helpers.Play, code: tuple[str, int], seed: int, share: float
) -> None:
    for view in helpers.views_of(list(play(*code, seed).states()), share):
        squares = [op for op in helpers.flat(layout(view, localizer).ops) if isinstance(op, (Land, Sheet, Outline))]
        assert {op.size for op in squares} <= {*design.SQUARES}


def forget_what_was_drawn() -> None:
    """Clear every cache of the renderers."""
    for name, module in list(sys.modules.items()):
        if name.startswith("renderers"):
            for function in vars(module).values():
                if hasattr(function, "cache_clear"):
                    function.cache_clear()


@pytest.mark.slow
def test_pictures_drawn_in_many_threads_are_the_same(localizer: Localizer) -> None:
    alone = [picture(view, localizer) for view in VIEWS.values()]
    forget_what_was_drawn()
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda view: picture(view, localizer), [*VIEWS.values()] * 3))
    assert together == alone * 3


@pytest.mark.parametrize("player", range(len(PLAYER_COLORS)))
def test_the_colors_of_the_palette_suit_every_player_and_pictures_in_names(localizer: Localizer, player: int) -> None:
    view = KingdomView(Kingdom.parse(helpers.FULL), Owner("Ola 🐸🍕🦄", player), 41)
    painted = paint(layout(view, localizer))
    shown = Image.open(BytesIO(png_bytes(painted))).convert("RGB")
    header = (0, 0, painted.width, 60)
    assert _alike(painted, shown)
    assert _alike(painted.crop(header), shown.crop(header))
