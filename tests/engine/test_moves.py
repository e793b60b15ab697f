import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court.moves import Bribe, Build, Refill, Tax
from engine.dominoes import DOMINO_NAMED
from engine.errors import NotationError
from engine.geometry import SQUARES, Direction
from engine.moves import Deal, Discard, Done, Move, Order, Place, _syntax, all_placements, cached_pick

DOMINOES = st.sampled_from(list(DOMINO_NAMED.values()))


def placements() -> st.SearchStrategy[Place]:
    return DOMINOES.flatmap(
        lambda domino: st.sampled_from([place for _, by in all_placements(domino) for place in by.values()])
    )


MOVES: st.SearchStrategy[Move] = st.one_of(
    placements(),
    DOMINOES.map(cached_pick),
    DOMINOES.map(Discard),
    st.lists(DOMINOES, min_size=1, max_size=8).map(lambda chosen: Deal(tuple(chosen))),
    st.lists(st.integers(1, 8), min_size=1, max_size=8).map(lambda seats: Order(tuple(seats))),
    st.lists(st.integers(1, 32), min_size=1, max_size=6).map(lambda tiles: Refill(tuple(tiles))),
    st.sampled_from(SQUARES).map(Tax),
    st.builds(Build, st.integers(0, 5), st.sampled_from(SQUARES)),
    st.integers(0, 5).map(Bribe),
    st.just(Done()),
)


@given(MOVES)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    assert Move.parse(str(move)) == move


LIKE_MOVES = st.sampled_from(list(_syntax)).flatmap(lambda pattern: st.from_regex(pattern, fullmatch=True))


@given(st.text(alphabet="0123456789abgmnq#=>@-.BDN", max_size=9) | LIKE_MOVES)
def test_a_text_is_a_move_that_prints_the_same_or_an_error_in_it(text: str) -> None:
    assert _reprinted(text) in (text, None)


def _reprinted(text: str) -> str | None:
    try:
        return str(Move.parse(text))
    except NotationError as error:
        return None if 0 <= error.at <= len(text) else "an error outside of the text"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: '' is not a move"),
        ("hello", "line 1, column 1: 'hello' is not a move"),
        (">49", "line 1, column 2: there is no domino 49"),
        ("=3.77", "line 1, column 4: there is no domino 77"),
        ("=b0", "line 1, column 1: '=b0' is not a move"),
        ("=b07", "line 1, column 1: '=b07' is not a move"),
        ("=b٧", "line 1, column 1: '=b٧' is not a move"),
        (f"=b{'9' * 5000}", f"line 1, column 1: '=b{'9' * 97} … not a move"),
        ("=b33", "line 1, column 2: building tiles are b1 to b32"),
        ("12@m7e", "line 1, column 4: '12@m7e' leaves the board"),
        ("12@a1s", "line 1, column 4: '12@a1s' leaves the board"),
        ("012@g8e", "line 1, column 1: '012@g8e' is not a move"),
        ("12@g14e", "line 1, column 1: '12@g14e' is not a move"),
        ("12@g8e ", "line 1, column 1: '12@g8e ' is not a move"),
        ("12@g8e\n", "line 1, column 1: '12@g8e\\n' is not a move"),
        ("#129", "line 1, column 1: '#129' is not a move"),
        ("B6@g8", "line 1, column 1: 'B6@g8' is not a move"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_the_place_in_it(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert str(caught.value) == problem


@given(placements())
def test_the_two_ways_round_of_a_double_have_one_spelling(place: Place) -> None:
    other = {Direction.N: Direction.S, Direction.S: Direction.N, Direction.E: Direction.W, Direction.W: Direction.E}
    turned = Place(place.domino, place.squares[1], other[place.direction])
    assert place.canonical() == place
    assert turned.is_canonical != place.domino.is_double
    assert turned.canonical() == (place if place.domino.is_double else turned)
