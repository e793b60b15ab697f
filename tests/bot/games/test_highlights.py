"""The best turn of a player, and the turns that changed a game."""

from itertools import product
from math import exp
from random import Random

import pytest

from bot.games.table import PlayedTurn, Table
from bot.games.words.highlights import Glance, Highlights, ValuedTurn, glances
from bot.games.words.narration import Narrator, turning_point
from engine.extensions import parts
from engine.moves import Place
from engine.state import State
from players.analysis.verdicts import Verdict
from tests.bot.sample_tables import LOCALIZER, recorded, turn_starts
from tests.recorded_games import RECORD_OF


def record(stem: str) -> Table:
    return recorded(RECORD_OF[stem])


# ---- a second count


def kingdom_of(turn: PlayedTurn) -> int:
    return turn[0].before.turns[0].king.kingdom


def points_of(turn: PlayedTurn) -> int:
    """The points that the kingdom of a turn earned by it."""
    earned = [state.score(kingdom_of(turn)).earned for state in (turn[0].before, turn[-1].after)]
    return earned[1] - earned[0]


def chance(points: dict[int, float], kingdom: int, spread: float) -> float:
    return 1 / sum(exp((each - points[kingdom]) / spread) for each in points.values())


def drawn(table: Table, seed: str) -> dict[int, Glance]:
    """Glances that no judge has taken, at the turns with a domino to place."""
    rng = Random(seed)
    return {
        turn[-1].ply: Glance(rng.uniform(30, 60), rng.choice((-4, 0, 3)), rng.choice((*Verdict,)))
        for turn in table.turns
        if any(isinstance(each, Place) or each.before.domino for each in turn[:1])
    }


@pytest.mark.parametrize("stem", RECORD_OF)
@pytest.mark.sampled(4)
def test_the_turns_that_stand_out_are_those_of_a_second_count(stem: str) -> None:
    table = record(stem)
    known = drawn(table, stem)
    found = Highlights.of(table, known)
    turns = [turn for turn in table.turns if turn[-1].ply in known]
    points = {kingdom_of(turn): known[turn[-1].ply].expected for turn in reversed(turns)}
    for left, (turn, valued) in zip(reversed(range(len(turns))), zip(turns, found.turns, strict=True), strict=True):
        kingdom, spread = kingdom_of(turn), 1.5 + 8 * left / len(turns)
        before = chance(points, kingdom, spread)
        points[kingdom] = known[turn[-1].ply].expected
        assert (valued.turn, valued.kingdom, valued.gain) == (turn, kingdom, points_of(turn))
        assert valued.change == pytest.approx(chance(points, kingdom, spread) - before)
    for kingdom in points:
        assert found.best_of(kingdom) == best(found, kingdom)
    without = Highlights(tuple(each for each in found.turns if each not in placing(found, each.kingdom)))
    assert {without.best_of(kingdom) for kingdom in points} == {None}
    # With few different changes several are equal.
    equal = Highlights(tuple(each._replace(change=round(4 * each.change) / 4) for each in found.turns))
    for each, state in product((found, equal), {turn[-1].after for turn in table.turns}):
        assert each.deciding(state) == deciding(each, state)


def placing(found: Highlights, kingdom: int) -> list[ValuedTurn]:
    return [
        each
        for each in found.turns
        if each.kingdom == kingdom and each.gain > 0 and any(isinstance(part.move, Place) for part in each.turn)
    ]


def best(found: Highlights, kingdom: int) -> ValuedTurn | None:
    own = [each for each in placing(found, kingdom) if each.glance.verdict < Verdict.CLEARLY_BETTER]
    most = [each for each in own if each.gain == max(other.gain for other in own)]
    return next((each for each in most if each.glance.worth == max(other.glance.worth for other in most)), None)


def deciding(found: Highlights, end: State) -> ValuedTurn | None:
    totals = sorted((end.score(kingdom).total for kingdom in range(len(end.kingdoms))), reverse=True)
    winner = end.ranking()[0].kingdom
    lead = totals[0] - totals[1]
    begins = {each.turn[0].before.round: each.turn[0].before for each in reversed(found.turns)}
    earned = {round_: [score.earned for score in state.scores()] for round_, state in begins.items() if round_ > 1}
    # A round begins as the one before it ended.
    behind = [round_ - 1 for round_, points in earned.items() if sorted(points)[-2] >= points[winner]]
    own = [each for each in placing(found, winner) if each.gain >= 5 and each.gain >= lead and each.change >= 0.15]
    own = [each for each in own if each.turn[0].before.round > max(behind, default=0)]
    return next((each for each in own if each.change == max(other.change for other in own)), None) if lead else None


# ---- the judge's own glances


@pytest.mark.slow
@pytest.mark.parametrize("stem", ["kd-2", "qd-3", "rw-3"])
@pytest.mark.sampled(3)
def test_glances_that_were_kept_while_a_game_went_on_change_nothing(stem: str) -> None:
    table, known = record(stem), dict[int, Glance]()
    for step in turn_starts(table):
        known = {**glances(table.until(step), known)}
    assert Highlights.of(table, known) == Highlights.of(table)


def test_a_turn_that_goes_on_is_worth_as_much_as_the_usual_one_if_the_first_domino_of_the_line_is_gone() -> None:
    table = record("kd-2")
    turn = next(each for each in table.turns if each[0].before.domino and each[0].before.next_line.kings[0])
    [*_, glance] = glances(table.until(turn[0].ply + 1), drawn(table, "")).values()
    assert (glance.worth, glance.verdict) == (0, Verdict.AS_GOOD)


def test_what_an_extension_tells_and_a_turn_without_a_placement_leave_out_the_deciding_turn() -> None:
    for table, places in ((record("rw-3"), True), (record("kd-2"), False)):
        turns = (ValuedTurn(turn, Glance(0, 0), 1) for turn in table.turns if turn[0].before.domino)
        turn = next(each for each in turns if (each.placement is not None) is places)
        assert turning_point(table, turn, LOCALIZER) == turning_point(table, None, LOCALIZER)


def test_an_extension_turns_a_game_in_its_last_two_rounds_alone() -> None:
    table = record("rwt-6")
    last = max(each.before.round for each in table.moves)
    rounds = [each.before.round for each in table.moves if each.before.round < last - 1]
    [narrator] = [each for each in parts(Narrator) if each.turning_point(table.moves, table, LOCALIZER)]
    earlier = [each for each in table.moves if each.before.round == max(rounds)]
    assert narrator.turning_point(earlier, table, LOCALIZER)
    assert turning_point(table, None, LOCALIZER) == ""
