"""Turns, lines and chance (docs/rules.md 1.3 to 1.8), each rule as an example; and what holds in every game."""

import pickle
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given

from engine.court.moves import Tax
from engine.dominoes import BOXES, DOMINO_NAMED
from engine.errors import Reason, ReasonCode
from engine.geometry import CASTLE, SQUARES, Direction
from engine.kingdom import Kingdom
from engine.moves import Deal, Discard, Done, Move, Order, Pick, Place
from engine.state import IllegalMove, State
from tests.engine import reference_kingdomino
from tests.engine.games import (
    ANY_POSITIONS,
    CHOICES,
    FORMATS,
    GAMES,
    examples,
    random_game,
    refusal,
    start,
)

FIRST_LINE = "#1221 =3.17.22.41"
FIRST_CHOICE = f"{FIRST_LINE} >41 >3 >17 >22"
SECOND_LINE = f"{FIRST_CHOICE} =1.2.30.48"
PLACED = f"{SECOND_LINE} 3@g8n"

ON_BOARD = [(square, each) for square in SQUARES for each in Direction if square + each.step in set(SQUARES)]


# ---- the set-up


def test_a_variant_says_for_how_many_players_it_is() -> None:
    with pytest.raises(ValueError, match="kd is for 2, 3, 4 players, not 5"):
        State.start("kd", 5)


# ---- a round


@pytest.mark.parametrize(
    ("moves", "move", "why"),
    [
        (FIRST_LINE, "3@g8n", Reason.NOTHING_TO_PLACE),
        (FIRST_LINE, "3@-", Reason.NOTHING_TO_PLACE),
        (SECOND_LINE, ">1", Reason.TOO_EARLY),
        (PLACED, "3@g8n", Reason.TOO_LATE),
        (PLACED, ">3", Reason.NOT_IN_LINE),
        (f"{PLACED} >48 17@f7w", ">48", Reason.TAKEN),
        (SECOND_LINE, "17@g8n", Reason.OTHER_DOMINO),
        (SECOND_LINE, "17@-", Reason.OTHER_DOMINO),
        (SECOND_LINE, "3@g7n", Reason.OCCUPIED),
        (SECOND_LINE, "3@f7e", Reason.OCCUPIED),
        (SECOND_LINE, "3@h8n", Reason.NO_CONNECTION),
        (SECOND_LINE, "3@g9s", Reason.SPELLING),
        ("", ">3", Reason.CHANCE_DUE),
        ("", "=1.2.3.4", Reason.CHANCE_DUE),
        (FIRST_CHOICE, "3@g8n", Reason.CHANCE_DUE),
        *(("", kings, Reason.WRONG_KINGS) for kings in ("#12", "#1112", "#1213", "#112211")),
        (FIRST_CHOICE, "=1.2.5", Reason.WRONG_COUNT),
        (FIRST_CHOICE, "=1.2.5.6.7", Reason.WRONG_COUNT),
        (FIRST_CHOICE, "=1.2.5.q6", Reason.WRONG_BOX),
        (FIRST_CHOICE, "=1.2.3.4", Reason.ALREADY_SEEN),
        (FIRST_CHOICE, "=1.2.6.5", Reason.NOT_ASCENDING),
        (FIRST_CHOICE, "=1.2.2.5", Reason.NOT_ASCENDING),
        *((PLACED, move, Reason.NOT_IN_VARIANT) for move in ("N@g8", "B3@h7", "D5", "=b7")),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(moves: str, move: str, why: Reason) -> None:
    assert refusal(start("kd", 2, moves), move) is why


def test_a_kingdom_may_not_outgrow_its_grid() -> None:
    assert refusal(start("kd", 2, SECOND_LINE), "3@b7e") is Reason.OUTGROWS_GRID
    assert refusal(start("kd7", 2, SECOND_LINE), "3@b7e") is Reason.NO_CONNECTION


def test_where_the_domino_fits_nowhere_a_refusal_says_that_it_connects_to_nothing() -> None:
    assert _stuck().refusal(Place) is Reason.NO_CONNECTION
    assert _stuck().refusal(Discard) is None


def _stuck() -> State:
    """Seat 1 has surrounded its castle with forest and must place a domino of swamp."""
    return State.parse("kd 2 f0f0f0/f0##f0/f0f0f0;## 12:1,13:1,14:2,15:2 0 1,2,3,4 2 16-48")


# ---- leftovers and the last round


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over = State.parse("kd 2 ##;## - 0 - 6 16-39")
    assert over.is_over
    assert not over.legal_moves()
    assert not over.is_chance
    assert {refusal(over, move) for move in ("#1221", "=1.2.3.4", ">3", "3@g8n", "--")} == {Reason.GAME_OVER}
    with pytest.raises(ValueError, match="nothing is left to chance now"):
        over.chance(Random(1))


def test_the_text_of_a_move_is_no_move() -> None:
    with pytest.raises(TypeError, match="a move is needed, not '#1221'"):
        State.start("kd", 2).play("#1221")  # type: ignore[arg-type]


# ---- properties of every game


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_every_variant_keeps_the_contract(code: str, players: int) -> None:
    states = random_game(code, players, 7)
    game_format, over = states[-1].format, states[-1]
    assert str(over.variant) == code
    assert over.is_over
    assert len(over.scores()) == game_format.kingdoms
    assert [list(score.parts) for score in over.scores()] == [
        [name for name, _ in over.variant.scorers]
    ] * game_format.kingdoms
    assert {seat for kingdom in range(game_format.kingdoms) for seat in over.owners(kingdom)} == set(
        range(1, players + 1)
    )
    assert over.lines_dealt == game_format.rounds == over.round
    for state in states[:-1]:
        assert state.is_chance != bool(state.legal_moves())


@given(GAMES)
@examples(12)
def test_the_engine_offers_the_same_moves_as_the_reference_rules(drawn: tuple[tuple[str, int], int]) -> None:
    (code, players), seed = drawn
    rng, state = Random(seed), State.start(code, players)
    game = reference_kingdomino.KingdominoGame.start(state.variant.base, players)
    while not state.is_over:
        assert state.is_chance == game.is_chance or state.lines_dealt == 0
        offers = [str(move) for move in state.legal_moves()]
        assert sorted(offers) == sorted(game.moves() if not state.is_chance else [])
        move = str(state.chance(rng)) if state.is_chance else rng.choice(offers)
        state, game = state.play(Move.parse(move)), game.after(move)
    assert not game.moves()


@given(CHOICES)
@examples(40)
def test_every_legal_move_leads_to_another_position_and_leaves_this_one_unchanged(state: State) -> None:
    before = hash(state)
    for move in state.legal_moves():
        assert state.play(move) != state
    assert hash(state) == before


@pytest.mark.slow
@given(CHOICES)
@examples(25)
def test_every_move_that_is_not_legal_is_refused(state: State) -> None:
    legal = {str(move) for move in state.legal_moves()}
    assert len(legal) == len(state.legal_moves())
    for move in _mostly_illegal_moves(state):
        if str(move) not in legal:
            with pytest.raises(IllegalMove):
                state.play(move)


def _mostly_illegal_moves(state: State) -> list[Move]:
    """All placements of the current domino and of another, all choices and discards, and a few of all other moves."""
    dominoes = [state.domino or BOXES["k"][0], BOXES["k"][47]]
    placements = [Place(domino, *at) for domino in dominoes for at in ON_BOARD]
    others = (kind(domino) for domino in DOMINO_NAMED.values() for kind in (Pick, Discard))
    return [*placements, *others, Done(), Tax(CASTLE), Order((1, 2)), Deal(BOXES["k"][:4])]


# ---- changing fields, and what is worked out once


def test_a_field_that_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="no fields of a state: qeue"):
        State.start("kd", 2).replace(qeue=())  # type: ignore[call-arg]


def test_values_cached_in_a_state_are_not_taken_over_by_the_next() -> None:
    state = start("kd", 2, "#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5")
    assert state.score(0).total == 0
    mines = state.replace(kingdoms=(Kingdom.parse("m3 m2 ##", 5), state.kingdoms[1]))
    assert mines.score(0).total == 2 * 5
    assert mines.replace(kingdoms=state.kingdoms).score(0).total == 0


@pytest.mark.parametrize(
    ("moves", "kind", "reason"),
    [
        ("", Place, Reason.CHANCE_DUE),
        ("", Order, None),
        ("#1221", Order, Reason.CHANCE_DUE),
        ("#1221", Deal, None),
        ("#1221 =3.17.22.41", Deal, Reason.NOT_CHANCE),
        ("#1221 =3.17.22.41", Pick, None),
        ("#1221 =3.17.22.41", Place, Reason.NOTHING_TO_PLACE),
        ("#1221 =3.17.22.41", Tax, Reason.NOT_IN_VARIANT),
        ("#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5", Place, None),
        ("#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5", Discard, Reason.CAN_BE_PLACED),
        ("#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5", Pick, Reason.TOO_EARLY),
        ("#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5 3@g8n", Place, Reason.TOO_LATE),
        ("#1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5 3@g8n", Done, Reason.NOT_DONE),
    ],
)
def test_a_refusal_says_why_no_move_of_a_kind_is_legal(moves: str, kind: type[Move], reason: ReasonCode | None) -> None:
    assert start("kd", 2, moves).refusal(kind) is reason


@given(ANY_POSITIONS)
@examples(50)
def test_a_position_can_be_copied_and_pickled(state: State) -> None:
    for again in (deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert again == state
        assert again.format == state.format
