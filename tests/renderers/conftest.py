"""Games to draw, and the words to draw them with."""

from functools import cache
from random import Random

import pytest

from engine import Move, Record, State, Variant
from renderers import Localizer
from renderers.picture_localizer import load_localizer
from tests.renderers.helpers import Play

NAMES = ["Ola", "Сергей 🌾", "山田太郎", "عبد الرحمن"]


@pytest.fixture(scope="session")
def localizer() -> Localizer:
    return load_localizer()


@pytest.fixture(scope="session")
def play() -> Play:
    """A whole random game: variant, players and seed in, record out."""

    @cache
    def played(code: str, players: int, seed: int) -> Record:
        rng, moves = Random(seed), list[Move]()
        state = State.start(code, players)
        while not state.is_over:
            move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
            moves.append(move)
            state = state.play(move)
        return Record.of(Variant.parse(code), players, moves, Player1=NAMES[0], Player2=NAMES[1])

    return played
