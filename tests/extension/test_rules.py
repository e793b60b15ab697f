"""Windmills are played, written and read back."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from engine import Domino, Half, IllegalMove, Kingdom, Move, NotationError, Record, State, Terrain, Variant
from engine.court.court import Court
from engine.court.extension import COURT
from engine.extensions import register, unregister
from engine.perft import perft
from engine.pieces import Piece, add_kind
from tests.engine.games import SEEDS, examples
from tests.extension.helpers import PLACED
from tests.extension.mills.rules import KDM, MILLS, Mill, MillReason, Mills, PutMill


def played(moves: str, state: State | None = None) -> State:
    state = state or State.start("kdm", 2)
    for text in moves.split():
        state = state.play(Move.parse(text))
    return state


@pytest.mark.slow
@given(SEEDS)
@examples(20)
def test_a_game_of_random_moves_is_written_and_read_back_at_every_ply(seed: int) -> None:
    rng, state, moves = Random(seed), State.start("kdm", 2), list[Move]()
    while not state.is_over:
        assert State.parse(str(state)) == state
        move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
        moves.append(move)
        assert Move.parse(str(move)) == move
        state = state.play(move)
    record = Record.of(state.variant, 2, moves)
    assert Record.parse(str(record)) == record
    assert record.replay() == state


def test_a_windmill_may_follow_the_placement_and_scores_its_property() -> None:
    state = State.parse(PLACED)
    assert [str(move) for move in state.legal_moves()] == ["M@g8", "M@g9", ">2", ">3", ">4", ">5"]
    after = played("M@g9", state)
    assert str(after.kingdoms[0]) == "w0M\nw0\n##"
    assert after.component(Mills).left == (1, 2)
    assert after.score(0).parts["mills"] == 2
    assert perft(state, 1) == 6


def test_a_windmill_needs_free_wheat_and_a_windmill_left() -> None:
    with pytest.raises(IllegalMove) as caught:
        played("M@h7", State.parse(PLACED))
    assert caught.value.reason is MillReason.NO_WHEAT
    with pytest.raises(IllegalMove) as caught:
        played("M@g9", State.parse(PLACED.replace("2/2", "0/2")))
    assert caught.value.reason is MillReason.NO_MILLS
    assert State.parse(PLACED.replace("2/2", "0/2")).refusal(PutMill) is MillReason.NO_MILLS


def test_a_game_may_be_played_with_two_extensions() -> None:
    state = State.start(replace(Variant.parse("qd"), extensions=(COURT, MILLS)), 2)
    assert state.component(Mills).left == (2, 2)
    assert state.component(Court).queen is None
    assert (state.find(Mills), state.find(Court)) == state.components[::-1]


def test_without_the_extension_nothing_of_it_is_known() -> None:
    boxes = {"z": (Domino("z", 1, Half(Terrain.LAKE, 1), Half(Terrain.LAKE, 0)),)}
    extension = replace(MILLS, boxes=boxes)
    texts = (Move.parse, "M@g8"), (Variant.parse, "kdm"), (Kingdom.parse, "w1M ##"), (Domino.parse, "z1")
    unregister(MILLS, KDM)
    register(extension, KDM)
    assert all(str(parse(text)) == text for parse, text in texts)
    unregister(extension, KDM)
    for parse, text in texts:
        with pytest.raises(NotationError):
            parse(text)
    register(MILLS, KDM)


def test_a_kind_of_piece_without_a_reader_is_a_mistake_in_the_program() -> None:
    with pytest.raises(NotImplementedError):
        Piece.parse("S")


def test_two_extensions_may_share_a_kind_of_piece() -> None:
    add_kind(Mill)
    with pytest.raises(NotationError):
        Kingdom.parse("w1MM w0 ##")
