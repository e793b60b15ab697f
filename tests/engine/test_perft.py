"""Numbers of move sequences, counted by the engine and by the reference rules."""

from pathlib import Path

import pytest

from engine.court import Bribe, Build, Court, Tax
from engine.moves import Discard, Done, Pick, Place
from engine.perft import perft
from engine.state import State
from tests.engine import reference_kingdomino
from tests.engine.court import reference_queendomino

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.txt"))


def counts(path: Path) -> list[tuple[str, int, int]]:
    """Position, depth and count, from blocks of a position and its lines."""
    blocks = [block.splitlines() for block in path.read_text(encoding="utf-8").split("\n\n")]
    return [(head, *map(int, line.split())) for head, *lines in blocks for line in lines]  # type: ignore[misc]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_counts_as_many_moves_as_are_recorded(path: Path) -> None:
    assert [perft(State.parse(text), depth) for text, depth, _ in counts(path)] == [n for _, _, n in counts(path)]


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.sampled(4)
def test_the_reference_rules_count_the_same(path: Path) -> None:
    for text, depth, count in counts(path):
        state = State.parse(text)
        of_court, plain = reference_queendomino.QueendominoGame, reference_kingdomino.KingdominoGame
        game = (of_court if state.find(Court) else plain).of(state)
        assert reference_kingdomino.sequences(game, depth) == count


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="a depth is 0 or more, not -1"):
        perft(State.start("kd", 2), -1)


def test_each_format_has_its_counts() -> None:
    assert {path.stem for path in FILES} == {
        f"{base}-{players}" for base, players in {**reference_kingdomino.FORMATS, **reference_queendomino.FORMATS}
    }


def test_the_positions_with_a_court_have_moves_of_every_kind() -> None:
    states = [State.parse(text) for path in FILES for text, depth, _ in counts(path) if depth == 1]
    kinds = {type(move) for state in states if state.find(Court) for move in state.legal_moves()}
    assert kinds == {Place, Discard, Tax, Build, Bribe, Pick, Done}
    courts = [(state, court) for state in states if (court := state.find(Court))]
    assert any(court.queen == state.king.kingdom for state, court in courts)
    assert any(court.is_dragon_out for _, court in courts)
