"""A deal is a permutation that comes from a secret (docs/deals.md)."""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes import Domino, all_dominoes
from engine.moves import Deal, Order
from engine.permutation import Permutation, commitment
from engine.state import State
from tests.engine.games import FORMATS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "deals.md").read_text()
SECRET = bytes(range(32))
SECRETS = st.binary(min_size=32, max_size=32)
EXAMPLES = [
    (["#1.1", "#1.2", "#2.1", "#2.2"], "", "#1.2 #2.1 #1.1 #2.2"),
    ([str(each) for each in range(1, 49)], "", "8 26 18 29 3 11 4 19"),
    ([f"q{each}" for each in range(1, 49)], "", "q36 q33 q13 q6 q24 q25 q9 q48"),
    ([f"b{each}" for each in range(1, 33)], "", "b2 b20 b32 b23 b3 b14 b28 b17"),
    ([str(each) for each in range(1, 49)], "1443210987654321098", "21 23 24 4 25 28 15 39"),
]


@pytest.mark.parametrize(("pieces", "mixed_in", "first"), EXAMPLES)
def test_the_document_says_in_what_order_pieces_come(pieces: list[str], mixed_in: str, first: str) -> None:
    drawn = Permutation(SECRET, mixed_in).sample(pieces, len(pieces))
    assert drawn[: len(first.split())] == first.split()
    assert sorted(drawn) == sorted(pieces)
    mixed = f"`{mixed_in}` " if mixed_in else ""
    assert f"| {mixed}| {' '.join(f'`{each}`' for each in first.split())} |" in DOCUMENT


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node.js")
def test_the_javascript_of_the_document_has_the_same_order() -> None:
    [code] = re.findall(r"```js\n(.*?)```", DOCUMENT, re.DOTALL)
    asked = "".join(
        f"console.log(order(secret, {json.dumps(pieces)}, {json.dumps(mixed_in)}).join(' '));\n"
        for pieces, mixed_in, _ in EXAMPLES
    )
    program = f"{code}\nconst secret = Buffer.from([...Array(32).keys()]);\n{asked}"
    run = ["node", "--input-type=module", "--eval", program]
    answers = subprocess.run(run, capture_output=True, text=True, check=True).stdout.splitlines()
    for (pieces, mixed_in, _), answer in zip(EXAMPLES, answers, strict=True):
        assert answer.split() == Permutation(SECRET, mixed_in).sample(pieces, len(pieces))


def test_the_document_says_what_hash_a_secret_has() -> None:
    assert f"The secret `000102…1f` has the hash `{commitment(SECRET)}`" in DOCUMENT


def chances(code: str, players: int, secret: bytes, chooser: Random) -> list[str]:
    """The chance moves of a game whose players choose at random; the tiles of all refills are one text."""
    state, permutation, found, tiles = State.start(code, players), Permutation(secret), list[str](), list[str]()
    while not state.is_over:
        if state.is_chance:
            move = state.chance(permutation)
            if isinstance(move, Order | Deal):
                found.append(str(move))
            else:
                tiles += str(move).removeprefix("=").split(".")
        else:
            move = chooser.choice(state.legal_moves())
        state = state.play(move)
    return [*found, *tiles]


@given(st.sampled_from(FORMATS), SECRETS, st.integers(0, 99), st.integers(100, 199))
def test_the_same_secret_brings_the_same_kings_dominoes_and_tiles_whatever_people_choose(
    game: tuple[str, int], secret: bytes, first: int, second: int
) -> None:
    one, other = (chances(*game, secret, Random(seed)) for seed in (first, second))
    # Which tiles are turned up at all depends on the buildings that people take: one list begins the other.
    assert all(mine == theirs for mine, theirs in zip(one, other, strict=False))


@given(SECRETS, st.sampled_from(["k", "q"]))
def test_each_line_has_the_next_dominoes_of_the_order(secret: bytes, box: str) -> None:
    state, permutation = State.start({"k": "kd", "q": "qd"}[box], 4), Permutation(secret)
    left = permutation.sample(all_dominoes((box,)), 48)
    while not state.is_over:
        move = state.chance(permutation) if state.is_chance else state.legal_moves()[0]
        if isinstance(move, Deal):
            assert set(move.dominoes) == set(left[:4])
            left = left[4:]
        state = state.play(move)


def is_even(counts: Counter[Domino] | Counter[int], kinds: int, width: float = 5) -> bool:
    """Whether no count is further than `width` standard deviations from the mean."""
    total = sum(counts.values())
    mean = total / kinds
    return len(counts) == kinds and all(abs(each - mean) < width * mean**0.5 for each in counts.values())


def secrets(count: int) -> Iterable[bytes]:
    rng = Random(59)
    return (rng.randbytes(32) for _ in range(count))


@pytest.mark.slow
def test_all_dominoes_are_equally_likely_in_the_first_line_and_all_kings_at_the_first_choice() -> None:
    dominoes, kings, lowest = Counter[Domino](), Counter[int](), Counter[int]()
    for secret in secrets(4000):
        permutation, state = Permutation(secret), State.start("kd", 4)
        order = state.chance(permutation)
        line = state.play(order).chance(permutation)
        assert isinstance(order, Order)
        assert isinstance(line, Deal)
        kings[order.seats[0]] += 1
        dominoes.update(line.dominoes)
        lowest[order.seats[0]] += line.dominoes[0].number
    assert is_even(dominoes, 48)
    assert is_even(kings, 4)
    # The lowest of 4 of 48 numbers is 9.8 on average, whoever chooses first, with a standard deviation of 7.6.
    assert all(8.6 < lowest[seat] / kings[seat] < 11 for seat in kings)


def test_a_permutation_does_not_show_its_secret() -> None:
    assert repr(Permutation(SECRET)) == "Permutation(mixed_in='')"
