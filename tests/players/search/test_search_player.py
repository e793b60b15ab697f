from functools import partial
from random import Random

import pytest
from hypothesis import given

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Pick
from engine.state import King, Line, State, Turn
from engine.variants import Variant
from players import greedy
from players.advisor import ranked_placements
from players.match import play_game, play_match
from players.registry import PLAYERS
from players.search.search_player import Thinker
from tests.engine.games import CHOICES, FORMATS, law

QUICK = Thinker(0)


def table(kingdom: str, domino: str, choice: str = "") -> State:
    """Seat 1 of four to place a domino, and to choose from these."""
    line = tuple(Domino.parse(name) for name in choice.split())
    return State.start("kd+mh", 4).replace(
        kingdoms=(Kingdom.parse(kingdom, 5), Kingdom(), Kingdom(), Kingdom()),
        turns=(Turn(King(1, 0), Domino.parse(domino)),),
        lines_dealt=6 if choice else 12,
        next_line=Line(line, (None,) * len(line)),
    )


def ticking(step: float) -> Thinker:
    """One second of a clock that moves on whenever it is read."""
    ticks = iter(range(1 << 30))
    return Thinker(1, clock=lambda: step * next(ticks))


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_they_play_every_game_to_its_end(code: str, players: int) -> None:
    over = play_game(Variant.parse(code), [QUICK] * players, Random(1))
    assert over.is_over


@given(CHOICES)
@law(12)
def test_they_only_make_legal_moves_and_the_same_ones_again(state: State) -> None:
    chosen = ticking(0.12).choose(state, Random(3))
    assert chosen in state.legal_moves()
    assert chosen == ticking(0.12).choose(state, Random(3))


def test_whoever_is_named_has_the_time_of_the_name() -> None:
    assert {name: player.seconds for name, player in PLAYERS.items() if isinstance(player, Thinker)} == {
        "strong": 1,
        "master": 5,
    }


def test_with_the_last_domino_only_points_count() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20")
    best = max(state.play(move).scores()[0].total for move in state.legal_moves())
    for player in QUICK, ticking(0.1):
        assert state.play(player.choose(state, Random(1))).scores()[0].total == best


def last_choice(own: str, rival: str, line: str) -> str:
    """What a computer player takes from the first two dominoes of the last line, before its rival takes the other."""
    first, second, *others = (Domino.parse(name) for name in line.split())
    state = State.start("kd", 4).replace(
        kingdoms=(Kingdom.parse(own, 5), Kingdom.parse(rival, 5), Kingdom(), Kingdom()),
        turns=(Turn(King(1, 0), Domino.parse("12")), Turn(King(2, 1), Domino.parse("10"))),
        lines_dealt=12,
        next_line=Line((first, second, *others), (None, None, King(3, 2), King(4, 3))),
    )
    player = ticking(0.05)
    while not isinstance(move := player.choose(state, Random(1)), Pick):
        state = state.play(move)
    return str(move.domino)


@pytest.mark.parametrize(("land", "wanted"), [("w1 w1 w1\n## .. w1", "1"), ("f1 f1 f1\n## .. f1", "3")])
def test_of_dominoes_worth_nothing_to_themselves_they_take_what_a_rival_needs(land: str, wanted: str) -> None:
    assert last_choice("## m1 m1", land, "1 3 20 48") == wanted


@pytest.mark.parametrize(("rival", "wanted"), [("w1 w1 w1\n## .. w1", "1"), ("w1 w1 ..\n## .. w1", "7")])
def test_they_would_rather_win_with_fewer_points_than_lose_with_more(rival: str, wanted: str) -> None:
    """Lakes would make 22 of 18 points, and wheat 24 of the rival's 16, or 15 of 9."""
    assert last_choice("f1 f1 ## l2\nf1 f1 .. ..", rival, "1 7 20 48") == wanted


def test_a_turn_is_thought_through_once() -> None:
    state, reads = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48"), 0

    def clock() -> float:
        nonlocal reads
        reads += 1
        return 0.05 * reads

    player = Thinker(1, clock)
    state = state.play(player.choose(state, Random(1)))
    before = reads
    assert isinstance(player.choose(state, Random(1)), Pick)
    assert reads == before
    assert isinstance(Thinker(1, clock).choose(state, Random(1)), Pick), "whoever does not remember thinks anew"
    assert reads > before


def test_they_stop_when_their_time_is_up() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48")
    reads = dict.fromkeys((0.4, 0.05), 0)

    def clock(step: float) -> float:
        reads[step] += 1
        return step * reads[step]

    for step in reads:
        Thinker(1, clock=partial(clock, step)).choose(state, Random(1))
    assert reads[0.4] < reads[0.05] < 30


def test_at_first_sight_they_beat_greedy() -> None:
    """One of four wins a quarter of the games by chance, and the network some 70 %; few games here, so a wide bound."""
    first, *others = play_match(Variant.parse("kd+mh"), [QUICK, *[PLAYERS["greedy"]] * 3], 24, 1)
    assert first.wins > 10
    assert first.points > max(other.points for other in others)


@given(CHOICES)
@law(20)
def test_suggestions_are_the_legal_placements(state: State) -> None:
    assert sorted(map(str, ranked_placements(state))) == sorted(map(str, greedy.ranked_placements(state)))


def test_the_first_suggestion_is_what_they_would_do_at_first_sight() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48")
    assert ranked_placements(state)[0].place == QUICK.choose(state, Random(1))
