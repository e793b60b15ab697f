import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court.moves import Bribe, Build, Refill, Tax
from engine.dominoes import BOXES, DOMINO_NAMED, Domino
from engine.errors import NotationError
from engine.geometry import SQUARES, Direction
from engine.moves import Deal, Discard, Done, Move, Order, Pick, Place, _syntax, all_placements, cached_pick

DOMINOES = st.sampled_from(list(DOMINO_NAMED.values()))
EXAMPLES = {
    "#1221": Order((1, 2, 2, 1)),
    "=3.17.22.41": Deal(tuple(BOXES["k"][number - 1] for number in (3, 17, 22, 41))),
    "=q2.q9.q30.q44": Deal(tuple(BOXES["q"][number - 1] for number in (2, 9, 30, 44))),
    "=b7.b12": Refill((7, 12)),
    "=b1.b32": Refill((1, 32)),
    ">41": Pick(Domino.parse("41")),
    "12@g8e": Place(Domino.parse("12"), SQUARES[7 * 13 + 6], Direction.E),
    "q12@f7s": Place(Domino.parse("q12"), SQUARES[6 * 13 + 5], Direction.S),
    "48@a2s": Place(Domino.parse("48"), SQUARES[13], Direction.S),
    "48@m12n": Place(Domino.parse("48"), SQUARES[11 * 13 + 12], Direction.N),
    "12@-": Discard(Domino.parse("12")),
    "N@g8": Tax(SQUARES[7 * 13 + 6]),
    "B3@h7": Build(3, SQUARES[6 * 13 + 7]),
    "D5": Bribe(5),
    "--": Done(),
}


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


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_grammar_read_as_they_should(text: str) -> None:
    assert Move.parse(text) == EXAMPLES[text]
    assert str(EXAMPLES[text]) == text


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
