"""A half of a domino keeps its drawing wherever and however it lies, and a large property has a set piece."""

from dataclasses import replace
from itertools import chain, pairwise

import pytest

from engine import Kingdom, Record, Square, State, Terrain
from engine.dominoes import BOXES, Domino
from engine.moves import Move, Place
from renderers import Localizer, View, draft_view, film_view, poster_view, table_view, with_dominoes
from renderers.draw_operations import Op, Scenery, Seam, SetPiece, Sprite
from renderers.layout import layout
from renderers.layout.land import set_pieces
from renderers.layout.table import film_drawings
from renderers.motifs import on_domino
from renderers.view import KingdomView, Owner
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, flat, place

DOMINOES = list(chain.from_iterable(BOXES.values()))


def test_no_two_dominoes_show_the_same_pair_of_drawings() -> None:
    pairs = [
        frozenset({(domino.a.terrain, one), (domino.b.terrain, other)})
        for domino in DOMINOES
        for one, other in [on_domino(domino)]
    ]
    assert len(DOMINOES) == len(set(pairs)) == 96
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("way", ["19@g8n", "19@g9s", "19@h7e", "19@f7w"])
def test_however_a_domino_lies_its_halves_keep_their_drawings(localizer: Localizer, way: str) -> None:
    drawings = {*on_domino(Domino.parse("19"))}
    state = State.parse(TWO_PLAYERS)
    assert drawings <= {*shown(draft_view(state, NAMES), localizer)}
    empty = KingdomView(Kingdom(), Owner("Ola", 0), 0)
    assert {*shown(replace(empty, ghost=place(way)), localizer)} == drawings
    laid = replace(empty, kingdom=empty.kingdom.place(place(way)))
    assert {*shown(with_dominoes(laid, {0: [place(way)]}), localizer)} == drawings
    assert {*shown(with_dominoes(laid, {1: [place(way)]}), localizer)} != drawings


def test_table_film_and_poster_show_the_dominoes_that_were_placed(localizer: Localizer, play: Play) -> None:
    record = play("kd", 2, 4)
    states, placed = list(record.states()), placements(record)
    expected = {half for places in placed.values() for each in places for half in on_domino(each.domino)}
    end = with_dominoes(table_view(states[-1], NAMES), placed)
    assert {*shown(end, localizer)} == {*shown(with_dominoes(poster_view(states, NAMES), placed), localizer)}
    *_, last, _ = film_drawings(with_dominoes(film_view(states, NAMES), placed), localizer)
    assert {*scenery(last.ops)} == {*shown(end, localizer)} <= expected


def placements(record: Record) -> dict[int, list[Place]]:
    placed: dict[int, list[Place]] = {}
    for (before, _), move in zip(pairwise(record.states()), record.moves, strict=True):
        if isinstance(move, Place):
            placed.setdefault(before.king.kingdom, []).append(move)
    return placed


def shown(view: View, localizer: Localizer) -> list[str]:
    return scenery(layout(view, localizer).ops)


def scenery(ops: tuple[Op, ...]) -> list[str]:
    return [op.key.motif for op in flat(ops) if isinstance(op, Sprite) and isinstance(op.key, Scenery)]


WOOD = "f0 f0 f0\nf0 f0 f0\n.. ## .."


def names(view: KingdomView) -> list[list[str]]:
    return [sorted(str(Square.at(cell.column, -cell.row)) for cell in block) for block in set_pieces(view, 60)]


def test_a_large_property_has_a_set_piece_in_place_of_four_motifs(localizer: Localizer) -> None:
    drawing = layout(KingdomView(Kingdom.parse(WOOD), Owner("Ola", 0), 0), localizer)
    [sprite] = [op for op in flat(drawing.ops) if isinstance(op, Sprite) and isinstance(op.key, SetPiece)]
    size = next(op.size for op in flat(drawing.ops) if isinstance(op, Sprite) and isinstance(op.key, Scenery))
    assert (sprite.key, sprite.size) == (SetPiece(Terrain.FOREST), 2 * size)
    assert len(scenery(drawing.ops)) == 2
    assert len([op for op in flat(drawing.ops) if isinstance(op, Sprite) and isinstance(op.key, Seam)]) == 7 - 4
    # No large town is drawn.
    assert names(KingdomView(Kingdom.parse(WOOD.replace("f", "t")), Owner("Ola", 0), 0)) == []


@pytest.mark.parametrize("further", [("5@h9s", "6@i9s"), ("5@e9s", "6@d9s")])
def test_a_set_piece_stays_where_it_is_while_its_property_grows(further: tuple[str, ...]) -> None:
    moves = [Move.parse(text) for text in ("3@g8w", "4@g9w", *further)]
    places = [move for move in moves if isinstance(move, Place)]
    kingdom, seen = Kingdom(), []
    for number, each in enumerate(places, 1):
        kingdom = kingdom.place(each)
        view = with_dominoes(KingdomView(kingdom, Owner("Ola", 0), 0), {0: places[:number]})
        seen.append(names(view))
    assert seen == [[], [], [["f8", "f9", "g8", "g9"]], [["f8", "f9", "g8", "g9"]]]
