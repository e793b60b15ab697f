import pytest
from hypothesis import given

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.scoring import BONUSES, Outlook
from engine.state import State
from tests.engine import reference_kingdomino
from tests.engine.games import POSITIONS, examples
from tests.recorded_games import record_of


def table(*kingdoms: str, variant: str = "kd", discards: tuple[str, ...] = ()) -> State:
    """A position with these kingdoms, of which the first has discarded these dominoes."""
    gone = tuple(Domino.parse(name) for name in discards)
    return State.start(variant, len(kingdoms)).replace(
        kingdoms=tuple(Kingdom.parse(text, 5) for text in kingdoms), discards=(gone, *[()] * (len(kingdoms) - 1))
    )


def total(state: State) -> int:
    return state.scores()[0].total


def places(state: State) -> list[tuple[int, int, str | None]]:
    return [(each.place, each.kingdom, each.decided_by) for each in state.ranking()]


@pytest.mark.parametrize(
    ("kingdom", "outlook"),
    [
        ("##", Outlook.OPEN),
        ("w0 w0 ##", Outlook.OPEN),
        ("w0 w0 w0 ##", Outlook.LOST),
        ("w0\nw0\nw0\n##", Outlook.LOST),
        ("w0 w0 ## w0 w0", Outlook.OPEN),
        (".. .. w0 .. ..\n.. .. w0 .. ..\nw0 w0 ## w0 w0\n.. .. w0 .. ..\n.. .. w0 .. ..", Outlook.SURE),
        ("w0 w0 w0\n.. .. w0\n.. .. ##\n.. w0 w0\nw0 w0 w0", Outlook.OPEN),
    ],
)
def test_middle_kingdom_is_decided_as_soon_as_the_bounds_allow_only_one_end(kingdom: str, outlook: Outlook) -> None:
    assert BONUSES["middle_kingdom"].outlook(table(kingdom, "##", variant="kd+m"), 0) is outlook


def test_harmony_is_lost_with_the_first_discarded_domino_and_never_sure_before_the_end() -> None:
    state = table("##", "##", variant="kd+h", discards=("12",))
    assert [BONUSES["harmony"].outlook(state, kingdom) for kingdom in (0, 1)] == [Outlook.LOST, Outlook.OPEN]


def test_after_the_last_turn_of_a_kingdom_its_bonuses_are_decided_while_others_still_play() -> None:
    state = State.parse("kd+mh 3 w0##w0;w0##;##!12 3:3 0 - 12 -")
    told = [[BONUSES[name].outlook(state, kingdom) for name in ("middle_kingdom", "harmony")] for kingdom in range(3)]
    assert told == [[Outlook.SURE, Outlook.SURE], [Outlook.LOST, Outlook.SURE], [Outlook.OPEN, Outlook.LOST]]


@pytest.mark.parametrize("name", ["kd+mh-2", "kd+mh-3", "kd+mh-4", "kd7+mh-2"])
def test_what_is_said_of_a_bonus_while_the_game_lasts_is_true_at_its_end(name: str) -> None:
    *states, end = record_of(name).states()
    for state in states:
        for kingdom, score in enumerate(end.scores()):
            for part in score.parts.keys() & BONUSES.keys():
                bonus = BONUSES[part]
                promised = {Outlook.OPEN: {0, bonus.points}, Outlook.SURE: {bonus.points}, Outlook.LOST: {0}}
                assert score.parts[part] in promised[bonus.outlook(state, kingdom)]


def test_a_tie_goes_to_the_largest_property_crowned_or_not() -> None:
    assert places(table("w1 ## f0 f0 f0", "w1 ## f0 f0")) == [(1, 0, "largest_property"), (2, 1, None)]


def test_the_next_tie_goes_to_the_most_crowns_in_the_kingdom() -> None:
    assert places(table("w2 w0 ##", "w1 w0 ## f1 l1")) == [(1, 1, "crowns"), (2, 0, None)]


def test_crowns_break_a_tie_and_not_squares_with_a_crown() -> None:
    assert places(table("m3 ## f0 f0", "w1 w0 ## l1")) == [(1, 0, "crowns"), (2, 1, None)]


def test_then_the_victory_is_shared() -> None:
    assert places(table("w1 ##", "f1 ##", "##")) == [(1, 0, None), (1, 1, "total"), (3, 2, None)]


@given(POSITIONS)
@examples(60)
def test_totals_are_those_that_the_reference_rules_count(state: State) -> None:
    game = reference_kingdomino.KingdominoGame.of(state)
    counted = [
        reference_kingdomino.total(land, discards, state.variant.options)
        for land, discards in zip(game.lands, game.discards, strict=True)
    ]
    assert [score.total for score in state.scores()] == counted


@given(POSITIONS)
@examples(30)
def test_a_ranking_names_each_kingdom_once_from_the_highest_total_down(state: State) -> None:
    ranking = state.ranking()
    assert sorted(each.kingdom for each in ranking) == list(range(len(state.kingdoms)))
    assert [each.total for each in ranking] == sorted((each.total for each in ranking), reverse=True)
    assert [each.place for each in ranking] == sorted(each.place for each in ranking)
