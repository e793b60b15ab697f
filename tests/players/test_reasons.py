"""What speaks for a suggested placement or choice."""

from random import Random

import pytest

from engine.dominoes import Domino, Terrain
from engine.geometry import neighbors
from engine.kingdom import Kingdom
from engine.moves import Pick, Place
from engine.position import King, Turn
from engine.state import State
from players.options import DominoOption, PlacementOption, choices, placements
from players.reasons import THIN, choice_reason, placement_reason, placement_reasons
from players.remark_finder import Remark
from tests.players.positions import position
from tests.recorded_games import RECORD_OF, states_of


def reason_for(state: State, place: str, than: str = "") -> Remark | None:
    """The reason for a placement, against the other one that gains most if no other is named."""
    found = sorted(placements(state), key=lambda each: -each.gain)
    [best] = [each for each in found if str(each.place) == place]
    other = next(each for each in found if str(each.place) == than or (not than and each is not best))
    return placement_reason(best, other)


def choosing(kingdom: str, gains: dict[str, int | None], lines_dealt: int = 3) -> State:
    return position(kingdom, None, " ".join(gains), lines_dealt=lines_dealt)


def chosen(state: State, best: str, gains: dict[str, int | None], other: str = "") -> Remark | None:
    line = {name: DominoOption(Pick(Domino.parse(name)), gain) for name, gain in gains.items()}
    return choice_reason(state, line[best], [*line.values()], line.get(other))


def before(domino: str) -> Remark:
    return Remark("choice-before", domino=Domino.parse(domino))


def test_a_placement_that_brings_more_points_now_needs_no_other_reason() -> None:
    state = position("w0 w0 w1 ##", "1", "2 19", lines_dealt=3)
    richest, *_, poorest = sorted(placements(state), key=lambda each: -each.gain)
    assert placement_reason(richest, poorest) == Remark("reason-most")


PAIRS = 400


@pytest.mark.slow
def test_no_reason_is_true_of_both_turns_that_it_compares() -> None:
    """As many reasons as `PAIRS`, for placements and for choices, drawn from games of all kinds."""
    rng, told = Random(3), 0
    games = [states_of(name) for name in RECORD_OF]
    while told < PAIRS:
        state = rng.choice(rng.choice(games))
        if len(found := placements(state)) > 1:
            best, other = rng.sample(found, 2)
            if reason := placement_reason(best, other):
                assert reason not in [*placement_reasons(other, best)]
                told += 1
        if not state.is_chance and len(line := choices(state)) > 1:
            first, second = rng.sample(line, 2)
            if reason := choice_reason(state, first, line, second):
                assert reason != choice_reason(state, second, line, first)
                told += 1


def gain(land: Kingdom, place: Place) -> int:
    """What a placement adds to the points of properties, from the properties alone."""
    return sum(each.points for each in land.place(place).properties()) - sum(each.points for each in land.properties())


def most(land: Kingdom, domino: Domino) -> int | None:
    return max((gain(land, place) for place in land.placements(domino)), default=None)


def room(option: PlacementOption, terrain: Terrain) -> set[int]:
    """The squares of a terrain that legal placements can add to its best property, one number for each best one."""
    state, after = option.placement.state, option.placement.after
    dominoes = (*state.unseen, *state.next_line.free)
    lands = [each for each in after.properties() if each.terrain is terrain and each.crowns]
    places = [place for domino in dominoes for place in after.placements(domino)]
    halves = sum(half.terrain is terrain for domino in dominoes for half in (domino.a, domino.b))
    found = set[int]()
    for land in (each.mask for each in lands if each.points == max(each.points for each in lands)):
        covered = {
            square
            for place in places
            for square, half in zip(place.squares, (place.domino.a, place.domino.b), strict=True)
            if half.terrain is terrain and 1 << square & neighbors(land)
        }
        found.add(min(halves, len(covered)))
    return found


def is_confirmed(reason: Remark, best: PlacementOption, other: PlacementOption) -> bool:
    """Whether a second computation comes to the same."""
    before, lands = best.placement.before, (best.placement.after, other.placement.after)
    line, terrain = best.placement.state.next_line.free, reason.terrain
    if reason.name == "reason-most":
        return gain(before, best.place) > gain(before, other.place)
    if reason.name == "reason-more-room" and terrain:
        return reason.number in {a - b for a in room(best, terrain) for b in room(other, terrain)}
    if reason.name == "reason-then" and reason.domino:
        rest = [most(lands[1], domino) or 0 for domino in line]
        return reason.number == most(lands[0], reason.domino) and reason.number > max(rest)
    if reason.name == "reason-joins":
        counts = [sum(each.terrain is terrain for each in land.properties()) for land in (before, *lands)]
        return counts[0] - counts[1] == reason.number - 1 > counts[0] - counts[2]
    return reason.name not in {"reason-open", *THIN}


def is_true_choice(reason: Remark, state: State, best: DominoOption, other: DominoOption) -> bool:
    land, domino = state.kingdom, best.pick.domino
    if reason.name == "choice-most":
        return (most(land, domino) or 0) > (most(land, other.pick.domino) or 0)
    if reason.name == "choice-only":
        return most(land, other.pick.domino) is None
    if reason.name == "choice-crowns":
        return (
            reason.number == domino.a.crowns + domino.b.crowns > other.pick.domino.a.crowns + other.pick.domino.b.crowns
        )
    if reason.name == "choice-rival" and reason.seat:
        rival = state.kingdoms[state.kingdom_of(reason.seat)]
        return reason.number == most(rival, domino) and reason.number > (most(rival, other.pick.domino) or 0)
    return reason.name not in THIN


TOLD = 150


@pytest.mark.slow
def test_a_second_computation_confirms_each_reason() -> None:
    rng, told = Random(5), 0
    # Bonuses would have to be counted as well.
    games = [states_of(name) for name in ("kd-2", "kd-3", "kd-4", "kd3n-3", "kd7-2")]
    while told < TOLD:
        state = rng.choice(rng.choice(games))
        if len(found := placements(state)) > 1:
            best, other = rng.sample(found, 2)
            if reason := placement_reason(best, other):
                assert is_confirmed(reason, best, other), (str(state), str(best.place), str(other.place), reason)
                told += 1
        if not state.is_chance and len(line := choices(state)) > 1:
            first, second = rng.sample(line, 2)
            if reason := choice_reason(state, first, line, second, THIN):
                assert is_true_choice(reason, state, first, second), (str(state), reason)


def test_a_placement_prepares_for_a_domino_of_the_line() -> None:
    state = State.parse(
        "kd 4 ..s0..f0/s1s0##f0/w0..g0f1;....f0f0../....w1f0../g0g0##w0l1/....w0..../....g0....;"
        "....l0w1/....s0w0/l0##s0s1/l0..m2g0;....f1..../g0..w0..../g0##w0f1f0/f0l0....f0 44:1 0 22:3,35:4,42,47:2 6"
        " 1-2.4.8-9.13-14.18.21.23-25.28.31-34.36-37.40-41.43.45.48"
    )
    assert reason_for(state, "44@f5n") == Remark("reason-then", 6, domino=Domino.parse("42"))


def test_points_and_what_is_lost_come_before_the_order_of_the_next_round() -> None:
    gains: dict[str, int | None] = {"10": 0, "20": None, "30": None}
    assert chosen(choosing("##", gains), "10", gains) == Remark("choice-only")
    gains = {"10": 3, "20": 2, "30": None}
    assert chosen(choosing("##", gains), "10", gains) == Remark("choice-most")


def test_who_takes_a_low_number_goes_first_or_sooner_unless_nobody_chooses_any_more() -> None:
    gains: dict[str, int | None] = {"10": 1, "20": 1, "30": 2}
    assert chosen(choosing("##", gains), "10", gains) == Remark("choice-first")
    gains = {"10": 0, "20": 1, "30": 2}
    assert chosen(choosing("##", gains), "20", gains) == before("30")
    gains = {"1": 2, "41": 1}
    assert chosen(choosing("##", gains, 6), "41", gains) == Remark("choice-crowns", 2)


def test_a_rival_is_named_who_would_gain_by_the_domino_and_by_no_other() -> None:
    gains: dict[str, int | None] = {"1": 1, "3": 1}
    state = choosing("##", gains).replace(turns=(Turn(King(1, 0), None), Turn(King(2, 1), None)))
    rival = position("f1 f1 f1 ##", None).kingdom
    state = state.replace(kingdoms=(state.kingdoms[0], rival))
    assert chosen(state, "3", gains) == Remark("choice-rival", 6, seat=2)


def test_land_that_a_domino_joins_is_named_with_its_squares() -> None:
    gains: dict[str, int | None] = {"3": 1, "4": 1}
    assert chosen(choosing("f1 f0 ##", gains, 6), "4", gains) == Remark("choice-grows", 2, Terrain.FOREST)
    assert chosen(choosing("l1 l0 ##", gains, 6), "4", gains) is None


def test_a_domino_that_brings_fewer_points_lets_its_player_act_earlier() -> None:
    gains: dict[str, int | None] = {"10": 1, "20": 1, "30": 2}
    assert chosen(choosing("##", gains), "20", gains) == before("30")
    assert chosen(choosing("##", gains), "30", gains) == Remark("choice-most")
    assert chosen(choosing("##", gains, 6), "20", gains) is None


def test_a_reason_against_one_domino_holds_between_the_two() -> None:
    gains: dict[str, int | None] = {"1": 0, "3": 2, "4": 2, "19": 2}
    state = choosing("f1 f0 ##", gains)
    assert chosen(state, "3", gains) == before("4")
    assert chosen(state, "3", gains, "19") == before("4")
    assert chosen(state, "3", gains, "1") == Remark("choice-grows", 2, Terrain.FOREST)
