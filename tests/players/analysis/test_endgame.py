"""The end of a game, counted out: compared with every way to play on, tried by the rules alone."""

from collections.abc import Hashable, Sequence
from functools import reduce

import pytest

from engine.state import State
from players.analysis.endgame import Aim, _Count, count_out
from players.analysis.futures import events
from players.analysis.judge import Depth, answered, compare, compare_closely, judge, look
from players.analysis.verdicts import is_settled
from players.puzzles import stored_puzzles
from tests.recorded_games import RECORD_OF, record_of

COUNTED = [name for name in RECORD_OF if name.startswith("kd")]


def last_choices(name: str) -> list[State]:
    """The positions of the turns with the choices from the last line of a game."""
    turns = [event.before for event in events(record_of(name)) if event.kingdom is not None]
    return [each for each in turns if each.next_line.dominoes and each.lines_dealt == each.format.rounds]


def best_ends(state: State, own: int, aim: Aim) -> tuple[int, ...]:
    """Return the points at the end if everybody plays as well as the rules allow: try all moves."""
    if state.is_over:
        return tuple(score.total for score in state.scores())
    kingdom = state.king.kingdom

    def worth(points: tuple[int, ...]) -> tuple[int, int]:
        ahead = lead(points, kingdom)
        return (ahead, points[kingdom]) if kingdom == own or aim is Aim.LEAD else (points[kingdom], ahead)

    return max((best_ends(state.play(move), own, aim) for move in state.legal_moves()), key=worth)


def lead(points: Sequence[int], kingdom: int) -> int:
    return points[kingdom] - max(each for other, each in enumerate(points) if other != kingdom)


@pytest.mark.parametrize("name", COUNTED)
def test_counting_out_finds_what_trying_all_moves_finds(name: str) -> None:
    """The last choice of a round leaves few enough moves to try them all."""
    state = last_choices(name)[-1]
    own, counted = state.king.kingdom, count_out(state)
    assert counted
    for each in counted:
        after = reduce(State.play, each.moves, state)
        tried = [best_ends(after, own, aim) for aim in Aim]
        assert [lead(points, own) for points in each.points] == [lead(points, own) for points in tried]


@pytest.mark.slow
@pytest.mark.parametrize("name", COUNTED)
def test_every_turn_of_the_last_choices_is_counted_once_and_a_hint_is_the_best_of_them(name: str) -> None:
    state = last_choices(name)[0]
    own, counted = state.king.kingdom, count_out(state)
    assert counted
    leads = {each.moves: sum(lead(points, own) for points in each.points) for each in counted}
    assert len(leads) == len(counted)
    assert leads[look(state)] == leads[judge(state, Depth.STUDY).best.moves] == max(leads.values())


def test_what_is_counted_needs_no_more_futures() -> None:
    state = last_choices("kd3n-3")[0]
    turns = [each.moves for each in count_out(state) or ()]
    rough = compare(state, Depth.STUDY, turns)
    assert not all(is_settled(each.loss) for each in rough.turns)
    assert compare_closely(state, turns) == rough


def test_the_acting_kingdom_wants_the_lead_and_its_rivals_what_they_aim_at() -> None:
    points, lead = (_Count(State.parse("kd 2 ##;## 3:1,17:2 0 - 6 -"), aim) for aim in Aim)
    found = [each._worth((9, 7), kingdom) for each, kingdom in ((points, 0), (points, 1), (lead, 1))]
    assert found == [(2, 9), (7, -2), (-2, 7)]


def test_nothing_is_counted_while_lines_are_hidden_or_with_an_extension() -> None:
    for name in ("kd-4", "qd-2"):
        states = [state for state in record_of(name).states() if state.turns and not state.is_chance]
        assert not any(map(count_out, [each for each in states if each.lines_dealt < each.format.rounds][::9]))
    assert not any(map(count_out, states))


@pytest.mark.slow
def test_the_best_answer_of_a_puzzle_is_right_whatever_the_rivals_want() -> None:
    checked = 0
    for puzzle in stored_puzzles():
        question, own = puzzle.question, puzzle.question.state.king.kingdom
        for aim in range(len(Aim)):
            leads = dict[Hashable, int]()
            for each in count_out(question.state) or ():
                first = answered(each.moves[0])
                leads[first] = max(leads.get(first, -99), lead(each.points[aim], own))
            checked += bool(leads)
            assert not leads or leads[answered(question.best)] == max(leads.values())
    assert checked > len(Aim)
