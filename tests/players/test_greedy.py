import pytest
from hypothesis import given

from engine.geometry import CASTLE, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.options import placements
from players.registry import PLAYERS
from tests.engine.games import POSITIONS, examples
from tests.players.matches import play_match


@given(POSITIONS)
@examples(60)
def test_suggestions_are_the_legal_placements_with_their_gains_and_holes(state: State) -> None:
    suggestions = placements(state)
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    assert sorted(map(str, places)) == sorted(str(each.place) for each in suggestions)
    centered = [not _loses_the_middle(each.place, state) for each in suggestions]
    ranks = list(zip(centered, (each.gain for each in suggestions), strict=True))
    assert ranks == sorted(ranks, reverse=True)
    for each in suggestions:
        acting = state.king.kingdom
        after = state.play(each.place)
        assert each.total == after.shown_points(acting) == state.shown_points(acting) + each.gain
        assert each.holes == _lonely(after.kingdoms[acting])


def _loses_the_middle(place: Place, state: State) -> bool:
    """Whether the castle could not be in the middle any more, in a game where that counts."""
    kingdom, reach = state.kingdom.place(place), state.kingdom.size // 2
    far = {abs(square.file - CASTLE.file) for square in kingdom.cells}
    far |= {abs(square.rank - CASTLE.rank) for square in kingdom.cells}
    return "m" in state.variant.options and max(far) > reach


def _lonely(kingdom: Kingdom) -> int:
    """The squares that one half could cover but no second half beside it."""
    free = set(squares(kingdom.free))
    return sum(not {square + step for step in (1, -1, 14, -14)} & free for square in free)


@pytest.mark.slow
def test_greedy_plays_as_well_as_in_the_paper() -> None:
    """56 points and 97.7 % of the games against three random players; few games here, so the bounds are wide."""
    names = ("solid", "random", "random", "random")
    first, *others = play_match(Variant.parse("kd+mh"), [PLAYERS[name] for name in names], 60, 1)
    assert 52 < first.points / 60 < 60
    assert first.wins > 55
    assert all(18 < other.points / 60 < 25 for other in others)
