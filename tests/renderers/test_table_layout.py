"""The pictures of a turn, as they must be to be read on a phone and in the box of a desktop."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine import Domino, State
from renderers import Localizer, design, draft_view, fonts, table_view, table_views
from renderers.court.view import Token
from renderers.draw_operations import (
    Box,
    Castle,
    CrownBadge,
    Crowns,
    Drawing,
    King,
    Land,
    Outline,
    Panel,
    Sprite,
    Text,
    Unknown,
)
from renderers.layout import layout
from renderers.layout.draft import draft_ops, low_ops
from renderers.view import Counter, DraftView, KingdomComponent, LineView, Owner, Slot
from tests.renderers.helpers import TWO_PLAYERS, Play, keys_of, of, overlap, sprites_of

NAMES = ["Bartholomew1", "Владислава", "さくら子ちゃん", "X", "Mathilda", "Константинов", "عبد الرحمن", "Maximilian12"]
"""As long as a name of twelve letters is."""

HIGHEST = {
    ("kd", 2): 652,
    ("kd", 3): 654,
    ("kd3n", 3): 654,
    ("kd", 4): 656,
    ("kd7", 2): 664,
    ("qd", 2): 688,
    ("qd", 3): 654,
    ("qd", 4): 654,
    ("rw", 3): 762,
    ("rw", 4): 730,
    ("rw", 5): 716,
    ("rw", 6): 716,
    ("rwt", 6): 782,
    ("rwt", 8): 786,
}
"""The greatest height of the picture of the table: at most 656 where grids are small and lines short."""
each_game = pytest.mark.parametrize(("code", "players"), HIGHEST)


@pytest.fixture
def drawings(play: Play, localizer: Localizer, code: str, players: int) -> list[list[Drawing]]:
    """The pictures of some positions of a game, each kingdom large in turn."""
    states = list(play(code, players, 8).states())
    some = [states[len(states) * part // 12 + part % 3] for part in range(12)]
    views = (table_views(state, NAMES, focus=part % len(state.kingdoms)) for part, state in enumerate(some))
    return [[layout(view, localizer) for view in pictures] for pictures in views]


def is_uncut(op: Text) -> bool:
    return fonts.truncated(op.text, op.size, int(op.width / fonts.NARROWEST_NAME)) == op.text


def panels(drawing: Drawing) -> list[Box]:
    return [op.box for op in of(Panel, drawing) if op.fill == design.PANEL and op.radius == design.MARGIN]


@pytest.mark.slow
@each_game
def test_the_picture_of_a_table_is_low_on_a_phone(play: Play, localizer: Localizer, code: str, players: int) -> None:
    shown = (table_view(state, NAMES) for state in play(code, players, 8).states() if state.turns)
    assert max(layout(view, localizer).height for view in shown) == HIGHEST[code, players]


@pytest.mark.slow
@each_game
def test_everything_on_the_pictures_of_a_turn_can_be_read(drawings: list[list[Drawing]]) -> None:
    for drawing in (drawing for pictures in drawings for drawing in pictures):
        assert drawing.width == 720
        assert all(op.size >= 26 for op in of(Text, drawing))
        assert all(is_uncut(op) for op in of(Text, drawing) if op.is_name or op.text.isdecimal())
        assert not any(overlap(one, other) for one, other in combinations(panels(drawing), 2))
        assert all(box.x >= 10 and box.x + box.width <= 710 for box in panels(drawing))
        assert all(box.y >= 10 and box.y + box.height <= drawing.height - 10 for box in panels(drawing))


@pytest.mark.slow
@each_game
def test_every_kingdom_shows_a_whole_grid_within_its_panel(drawings: list[list[Drawing]], code: str) -> None:
    for drawing, *_ in drawings:
        castles = sprites_of(Castle, drawing)
        boxes = panels(drawing)[: len(castles)]
        for castle, box in zip(castles, boxes, strict=True):
            inside: list[Land | Unknown] = [
                land for land in of(Land, drawing) if land.size == castle.size and overlap(box, _box(land))
            ]
            inside += [op for op in of(Unknown, drawing) if overlap(box, _box(op))]
            assert {len(inside)} <= {25, 49}
            assert all(_holds(box, _box(each)) for each in inside)


def _box(op: Land | Unknown | Sprite) -> Box:
    return Box(op.x, op.y, op.size, op.size)


def _holds(box: Box, inner: Box) -> bool:
    return (
        box.x <= inner.x
        and inner.x + inner.width <= box.x + box.width
        and box.y <= inner.y
        and inner.y + inner.height <= box.y + box.height
    )


@pytest.mark.parametrize(("players", "sizes"), [(2, {64}), (3, {60, 44}), (4, {64, 42})])
def test_the_kingdom_in_focus_is_large_and_the_others_small(
    play: Play, localizer: Localizer, players: int, sizes: set[int]
) -> None:
    state = list(play("kd", players, 1).states())[3]
    for focus in range(players):
        castles = sprites_of(Castle, layout(table_view(state, NAMES, focus=focus), localizer))
        assert {castle.size for castle in castles} == sizes
        assert len(sizes) == 1 or max(castles, key=lambda castle: castle.size).key == Castle(focus)


@pytest.mark.slow
@each_game
def test_the_kingdoms_that_have_changed_and_change_next_are_shown_and_all_up_to_four(
    play: Play, localizer: Localizer, code: str, players: int
) -> None:
    for before, state in pairwise(play(code, players, 8).states()):
        if before.turns and state.turns and not state.is_chance:
            view = table_view(state, NAMES, focus=before.king.kingdom)
            castles = {castle.player_index for castle in keys_of(Castle, layout(view, localizer))}
            seats = (
                {before.king.kingdom, state.king.kingdom} if players > 4 and code == "rw" else range(len(view.kingdoms))
            )
            assert {*seats} <= castles
            assert len(castles) == min(len(view.kingdoms), 2 if len(view.kingdoms) > 4 else 4)


def line(width: int) -> DraftView:
    """A line of four with a king on each domino."""
    (now, _) = draft_view(State.parse(TWO_PLAYERS), NAMES).lines
    return DraftView((LineView("line-now", tuple(replace(now.slots[0], due=False) for _ in range(width))),))


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("width", [700, 426])
def test_the_number_of_a_domino_covers_no_land(localizer: Localizer, width: int, lines: int) -> None:
    view = DraftView(line(4).lines * lines)
    ops = Drawing(width, 900, tuple(draft_ops(view, Box(0, 0, width, 900), localizer)))
    tags = [op.box for op in of(Panel, ops) if op.fill in design.NUMBER_TAGS.values()]
    assert len(tags) == 4 * lines
    for tag in tags:
        assert _holds(Box(0, 0, width, 900), tag)
        assert not any(overlap(tag, _box(land)) for land in of(Land, ops))


def test_neither_king_nor_number_covers_the_crowns_of_a_domino(localizer: Localizer) -> None:
    slots = tuple(Slot(Domino.parse(number), Owner("Ola", 0)) for number in ("48", "41", "q45", "q48"))
    view = DraftView((LineView("line-now", slots),))
    ops = Drawing(700, 500, tuple(draft_ops(view, Box(0, 0, 700, 500), localizer)))
    tags = [op.box for op in of(Panel, ops) if op.fill in design.NUMBER_TAGS.values()]
    ribbons = [crowns(sprite) for sprite in sprites_of(Crowns, ops)]
    assert len(ribbons) == 3
    for covering in (*tags, *map(_box, sprites_of(King, ops))):
        assert not any(overlap(covering, ribbon) for ribbon in ribbons)


@pytest.mark.parametrize("width", [345, 380])
def test_neither_king_nor_number_covers_the_crowns_of_a_small_domino(localizer: Localizer, width: int) -> None:
    slots = tuple(Slot(Domino.parse(number), Owner("Ola", 0)) for number in ("48", "41", "q45", "q48"))
    view = DraftView((LineView("line-now", slots), LineView("line-next", slots * (1 if width == 345 else 2))))
    ops = Drawing(width, 364, tuple(low_ops(view, Box(0, 0, width, 364), localizer)))
    tags = [op.box for op in of(Panel, ops) if op.fill in design.NUMBER_TAGS.values()]
    badges = sprites_of(CrownBadge, ops)
    numbers = [Box(badge.x + 6, badge.y + 6, 16, 18) for badge in badges]
    assert len(badges) == len(tags) * 3 // 4
    # A king stands in the middle of his square.
    kings = [
        Box(king.x + king.size * 3 // 10, king.y, king.size * 4 // 10, king.size) for king in sprites_of(King, ops)
    ]
    for covering in (*tags, *kings):
        assert not any(overlap(covering, number) for number in numbers)


def crowns(sprite: Sprite) -> Box:
    """The ribbon that crowns hang on, in the corner of their square."""
    assert isinstance(sprite.key, Crowns)
    left, width, height = (
        sprite.size * 6 // 100,
        sprite.size * (3 + 28 * sprite.key.count) // 100,
        sprite.size * 35 // 100,
    )
    return Box(sprite.x + left, sprite.y, width, height)


def test_only_the_domino_that_is_due_is_marked(localizer: Localizer) -> None:
    drawing = layout(draft_view(State.parse(TWO_PLAYERS), NAMES), localizer)
    (marked,) = [op.box for op in of(Panel, drawing) if op.fill == design.RAISED]
    outlined = of(Outline, drawing)
    assert len(outlined) == 2
    assert all(_holds(marked, Box(op.x, op.y, op.size, op.size)) for op in outlined)
    assert [op.text for op in of(Text, drawing) if overlap(marked, Box(op.x, op.y, 1, 1))] == ["3", "Bartholomew1"]


@pytest.mark.parametrize("counts", [(23, 9, 9), (5, 0, 0)])
@pytest.mark.parametrize(("code", "players", "beside"), [("qd", 2, 0), ("qd", 3, 3), ("rw", 5, 0)])
def test_what_a_kingdom_possesses_stands_above_or_beside_its_board(
    localizer: Localizer, code: str, players: int, beside: int, counts: tuple[int, int, int]
) -> None:
    component = KingdomComponent(counters=(*(Counter(Token.COIN, count) for count in counts), Counter(Token.QUEEN)))
    whole = replace(table_view(State.start(code, players), NAMES), draft=line(4))
    views = tuple(replace(each, components=(component,)) for each in whole.kingdoms)
    drawing = layout(replace(whole, kingdoms=views), localizer)
    queens, coins = ([op for op in of(Sprite, drawing) if op.key is key] for key in (Token.QUEEN, Token.COIN))
    free = [_box(op) for op in of(Unknown, drawing)]
    for queen, box in zip(queens, panels(drawing), strict=False):
        assert _holds(box, _box(queen))
        assert not any(overlap(_box(queen), square) for square in free)
    assert sum(queen.x == coin.x for queen, coin in zip(queens, coins[::3], strict=True)) == beside
