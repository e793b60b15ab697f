from random import Random

import numpy as np
from hypothesis import given

from engine.moves import Place
from engine.state import State
from players.greedy import worth_of_places
from players.registry import PLAYERS
from players.search.batch_games import Tables
from players.search.decode import turn_of
from players.search.evaluator import decide, foresee, network_for
from tests.engine.games import CHOICES, law

LUCK = np.random.default_rng(0)


@given(CHOICES)
@law(20)
def test_where_all_trust_the_network_they_do_what_it_says(state: State) -> None:
    tables, network, everybody = Tables.of(state, LUCK), network_for(state), np.ones(len(state.kingdoms), np.bool_)
    assert np.allclose(foresee(tables, network, everybody)[1], decide(tables, network)[1], atol=1e-3)


def test_rivals_are_supposed_to_do_what_greedy_does() -> None:
    """Nearly: greedy looks at the holes behind the next domino as well, and puts them before points."""
    rng, alike, nobody = Random(3), [], np.zeros(4, np.bool_)
    state = State.start("kd+mh", 4)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        move = PLAYERS["greedy"].choose(state, rng)
        if isinstance(move, Place):
            options, values = foresee(Tables.of(state, LUCK), network_for(state), nobody)
            [(_, supposed), *_] = turn_of(state, options, int(values.argmax()))
            worth = worth_of_places(state)
            alike.append(isinstance(supposed, Place) and worth(supposed) == worth(move))
        state = state.play(move)
    assert sum(alike) > 0.9 * len(alike) > 30
