"""Advice on placements and choices."""

from dataclasses import replace
from random import Random

import numpy as np
from hypothesis import given

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Pick
from engine.position import King, Line, Turn
from engine.state import State
from engine.variants import Variant
from players.advisor import GreedyAdvisor, NetworkAdvisor, best_advisor
from players.player import Level
from players.remark_finder import Remark
from players.search.batch_games import BatchGames
from players.search.candidates import decode_first_move
from players.search.evaluator import evaluate_turn, find_network
from players.search.search_player import SearchPlayer
from tests.engine.games import CHOICES, examples
from tests.players.positions import position

STATE = position("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48", "kd+mh", players=4)


@given(CHOICES)
@examples(20)
def test_all_advisors_rank_all_placements_and_all_choices(state: State) -> None:
    network, greedy = NetworkAdvisor(), GreedyAdvisor()
    assert {each.place for each in network.placements(state)} == {each.place for each in greedy.placements(state)}
    assert {str(choice.pick) for choice in network.choices(state)} == {f">{each}" for each in state.next_line.free}
    assert {each.pick for each in network.choices(state)} == {each.pick for each in greedy.choices(state)}


@given(CHOICES)
@examples(20)
def test_the_next_move_of_every_advisor_is_legal(state: State) -> None:
    for advisor in (NetworkAdvisor(), GreedyAdvisor()):
        assert advisor.best_turn(state)[0] in state.legal_moves()


def test_the_first_suggestion_of_the_network_is_the_move_of_the_player_without_a_search() -> None:
    place, pick = Level("", SearchPlayer()).choose(STATE, Random(1))
    advisor = NetworkAdvisor()
    assert advisor.placements(STATE)[0].place == place
    assert advisor.choices(STATE)[0].pick == pick
    assert advisor.best_turn(STATE)[0] == place


@given(CHOICES)
@examples(20)
def test_the_first_suggestions_and_the_next_move_are_of_one_turn(state: State) -> None:
    advisor = NetworkAdvisor()
    first, move = advisor.placements(state), advisor.best_turn(state)[0]
    if first:
        assert first[0].place == move
    elif isinstance(move, Pick):
        assert advisor.choices(state)[0].pick == move


def test_a_position_that_is_only_imagined_is_ranked_by_the_network_alone() -> None:
    """The network alone prefers one placement by 0.6 points, and after a closer look another one by 1.0."""
    imagined = State.parse(
        "kd3n+mh 3 ..f0f0..../w0f1l0w0s2/l1l0l0w1../..g1##....;w0f0....../w0w0g1..../m2g0g0##../..s1s2f0f0/......f1g0;"
        "g0g0l0l1/s0##f0f0/m2..f0../m1w0w1.. 32:3,35:1 0 7,25:2,30,34 8 1.4.8.12.14-16.21.23-24.27.38.41-42.47-48"
    )
    candidates, values = evaluate_turn(BatchGames.of(imagined, np.random.default_rng(1)), find_network(imagined))
    first = decode_first_move(imagined, candidates, int(np.argmax(values)))
    assert best_advisor(imagined, looks_closer=False).best_turn(imagined)[0] == first
    assert best_advisor(imagined, looks_closer=False).placements(imagined)[0].place == first
    assert best_advisor(imagined).placements(imagined)[0].place != first


def test_greedy_suggests_the_choice_that_gains_most_with_its_best_placement() -> None:
    state = position("w0 w0 w0 ##", "1", "2 19 48").replace(step_index=1)
    first = GreedyAdvisor().choices(state)[0]
    assert str(first.pick) == ">19"
    assert first.gain == 4


def test_choices_say_what_they_deny_a_rival_if_the_advisor_looks_at_rivals() -> None:
    """Domino 1 is wheat, which joins the rival's three fields with a crown; 3, forest, brings nobody anything."""
    wheat, forest, *others = (Domino.parse(name) for name in ("1", "3", "30", "48"))
    state = State.start("kd7", 2).replace(
        kingdoms=(Kingdom.parse("f0 f0 ##", 7), Kingdom.parse("w1 w0 w0 ##", 7)),
        turns=(Turn(King(1, 0), Domino.parse("20")), Turn(King(2, 1), Domino.parse("10"))),
        lines_dealt=3,
        next_line=Line((wheat, forest, *others), (None, None, King(3, 0), King(4, 1))),
    )
    assert {each.pick.domino: each.denied for each in NetworkAdvisor().choices(state)} == {wheat: 2, forest: 0}
    nobody_follows = state.replace(turns=state.turns[:1])
    assert {each.denied for each in NetworkAdvisor().choices(nobody_follows)} == {0}
    assert {each.denied for each in GreedyAdvisor().choices(state)} == {0}


LAST_SPOT = (
    "qd 2 ..........l1t0b10/g0w1Nw0w0w1l1Nf0/f0Nf0Nw0Nf1s0l0l0/g2f0Nf0f0##l0t0b25/g0t0b6f1Nt0b9s0l1f0/"
    "g2Ng0....t0b20l1t0b16/w0g0..t0b19t0b22m2t0b14!q9;..f1w0t0b21t0b18t0b31t0/....w0g0f0f1l0/"
    "t0b11w0w0Nw1Nf0g1../s1s2w0w1w0w0N../g0s2s1l0l1w0N../f1f0##t0b8m1m2m3/f1w0g0g0g1Nt0b13t0b27 "
    "q23:2,q48:1 0 q6,q14:1,q31:2,q33 12 - b28,b2,b4,b1,b29,b30 "
    "b3.b5.b7.b12.b15.b17.b23-b24.b26.b32 48/0/8;18/0/3 1 - -"
)
"""The player has taken q31; q6 acts before it and would cover the only spot on which it fits."""


def test_no_domino_is_suggested_that_takes_the_place_of_another_one() -> None:
    state = State.parse(LAST_SPOT)
    assert [str(each.pick.domino) for each in best_advisor(state).choices(state)] == ["q33", "q6"]


def test_before_the_first_domino_lies_choices_bring_their_crowns() -> None:
    choices = GreedyAdvisor().choices(position("##", None, "1 36 40 48"))
    assert [(str(each.pick), each.gain) for each in choices] == [(">48", 3), (">36", 1), (">40", 1), (">1", 0)]


def test_a_domino_that_fits_nowhere_gains_nothing_at_all() -> None:
    state = position("w0 w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 ## w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 w0 ..", "1", "2 19")
    choices = GreedyAdvisor().choices(state.replace(step_index=1))
    assert {each.gain for each in choices} == {None}


def test_suggestions_give_their_reasons() -> None:
    state = position("w0 w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 ## w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 .. ..", "1")
    assert GreedyAdvisor().placements(state)[0].reasons == (Remark("reason-completes"),)


def test_if_no_network_knows_the_game_greedy_advises() -> None:
    unknown = replace(Variant.parse("kd"), extensions=(replace(Variant.parse("qd").extensions[0], name="unknown"),))
    assert isinstance(best_advisor(STATE), NetworkAdvisor)
    assert isinstance(best_advisor(State.start(unknown, 2)), GreedyAdvisor)
