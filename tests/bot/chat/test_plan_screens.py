"""The screens of a plan, of every game and at many positions, followed from an empty plan to one that is kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.chat.kit.addresses import Action, Address, Control, custom_id
from bot.chat.kit.blocks import Button, Screen, Select
from bot.chat.kit.text_mode import in_text_mode
from bot.chat.turn.plan import Planning, ShownPlan, kept_plan, plan_notice, unkept_plan
from bot.chat.turn.steps import CHOOSE
from bot.games.game import Suggestions
from bot.games.people import Person
from bot.games.seats import DROPPED
from bot.games.table import Table
from bot.games.turn import Plan, possible_part, round_to_plan
from renderers import ChoiceView
from tests.bot.sample_tables import LOCALIZER, played, positions, table_at, with_records
from tests.bot.screen_checks import check, text_of
from tests.bot.words import says, words, written

UNSEEN = "5-7.9.13-16.18.20-29.32-42.44-48"
WAITING = f"kd 2 ##w0w0;##f0f0 30:2,3:1,31:1,43:2 0 10,11:2,12,17 3 {UNSEEN}"
"""Kenji (seat 2) is to place 30, then Ola (seat 1) 3 and 31."""

FITS_NOWHERE = "kd 2 ..w0../w0##w0/..w0..;## 30:2,3:1 0 10,11,12,13 3 4-7.9.22.24-25.27-28.33-41.44-48"


def a_planning(table: Table, seat: int, text: str, *, suggestions: Suggestions = Suggestions.SHOWN) -> Planning:
    person = Person(1, suggestions=suggestions)
    return Planning(table, seat, ShownPlan.parse(text), person, LOCALIZER)


def arguments(screen: Screen) -> list[str]:
    """Where the controls lead to that change the plan or look at another part of it."""
    found = list[str]()
    for control in screen.controls:
        if control.address.action is Action.CHANGE_PLAN and isinstance(control, Button):
            found.append(control.address.argument)
        elif control.address.action is Action.CHANGE_PLAN and isinstance(control, Select):
            found += [option.value for option in control.options]
    return found


def walk(table: Table, seat: int, rng: Random, taps: int = 10) -> Iterator[Screen]:
    """Press some control of each screen in turn, mostly one that plans something."""
    text = str(ShownPlan(Plan(round_to_plan(table.state, seat) or 0)))
    for _ in range(taps):
        shown = a_planning(table, seat, text)
        # What is pressed is never more than what is possible.
        assert possible_part(table.state, seat, shown.plan) == shown.plan
        yield (screen := unkept_plan(shown))
        if not shown.plan.is_empty:
            yield kept_plan(shown)
        leading = arguments(screen)
        playing = [each for each in leading if each.endswith(f"|{Action.PLAY}")]
        text = rng.choice(playing if playing and rng.random() < 0.8 else leading)


@pytest.mark.slow
@with_records
def test_every_way_through_a_plan_keeps_to_the_limits_of_discord(path: Path) -> None:
    for table in positions(path, 5):
        others = [seat.number for seat in table.game.seats if seat.number != table.acting_seat]
        seat = next((seat for seat in others if round_to_plan(table.state, seat) is not None), None)
        for screen in walk(table, seat, Random(table.ply)) if seat else ():
            check(screen)


def test_a_plan_says_that_it_is_no_move() -> None:
    table = table_at(WAITING, names=("Ola", "Kenji"))
    for planned, told in (("2|", "plan-empty"), ("2 3@g8n|", "plan-not-kept")):
        assert words(told) in text_of(unkept_plan(a_planning(table, 1, planned)))
    kept = text_of(check(kept_plan(a_planning(table, 1, "2 3@g8n >17 >12|"))))
    assert kept.splitlines()[:3] == [
        f"### {words('plan-kept-title', round=2)}",
        f"1. {words('plan-place', domino='3', squares='g8–g9')}",
        f"2. {words('plan-wishes-two', dominoes='17, 12')}",
    ]
    assert words("plan-asked-place", dominoes="31") in kept
    assert words("plan-kept") in kept


@pytest.mark.parametrize(("turns", "is_told"), [("30:2,3:1,31:1,43:2", True), ("30:2,3:1,43:2", False)])
def test_who_has_two_turns_in_a_round_is_told_that_both_take_a_domino(turns: str, *, is_told: bool) -> None:
    table = table_at(WAITING.replace("30:2,3:1,31:1,43:2", turns), names=("Ola", "Kenji"))
    ranking = text_of(check(unkept_plan(a_planning(table, 1, f"2 3@g8n|{CHOOSE.key}"))))
    assert (words("plan-rank-two") in ranking) is is_told


def test_what_is_ranked_stands_on_the_buttons_alone() -> None:
    table = table_at(WAITING, names=("Ola", "Kenji"))
    before, ranked = (
        unkept_plan(a_planning(table, 1, f"2 3@g8n{wishes}|{CHOOSE.key}")) for wishes in ("", " >10 >12 >17")
    )
    assert any(says(each, "plan-ranked", rank=1) for each in labels(ranked))
    assert text_of(ranked) == text_of(before)


def labels(screen: Screen) -> list[str]:
    return [each.label for each in screen.controls if isinstance(each, Button)]


def test_the_placement_of_a_plan_is_shown_as_a_ghost() -> None:
    table = table_at(WAITING, names=("Ola", "Kenji"))
    [picture] = kept_plan(a_planning(table, 1, "2 3@g8n|")).pictures
    assert isinstance(picture.view, ChoiceView)
    assert str(picture.view.kingdom.ghost) == "3@g8n"


def test_the_second_domino_of_a_round_is_planned_after_the_first() -> None:
    table = table_at(WAITING, names=("Ola", "Kenji"))
    assert "2 3@g8n|31|goto" in arguments(check(unkept_plan(a_planning(table, 1, "2 3@g8n|"))))
    second = unkept_plan(a_planning(table, 1, "2 3@g8n|31|goto"))
    assert says(text_of(in_text_mode(second)), "plan-place-title")


def test_a_domino_that_fits_nowhere_is_planned_as_a_discard() -> None:
    table = table_at(FITS_NOWHERE, names=("Ola", "Kenji"))
    assert "2 3@-||play" in arguments(unkept_plan(a_planning(table, 1, "2|")))
    kept = text_of(kept_plan(a_planning(table, 1, "2 3@- >10|")))
    assert f"1. {words('plan-place', domino='3', squares='none')}" in kept


def test_in_the_last_round_the_placement_is_all_there_is_to_plan() -> None:
    table = table_at("kd 2 ##w0w0;##f0f0 30:2,3:1 0 - 6 -", names=("Ola", "Kenji"))
    screen = check(unkept_plan(a_planning(table, 1, "6 3@g8n|")))
    assert not any(says(text_of(screen), f"plan-asked-{step}") for step in ("place", "choice", "line"))
    assert any(control.address.action is Action.KEEP_PLAN for control in screen.controls)


def test_for_the_next_round_no_step_is_shown_that_cannot_be_planned() -> None:
    unseen = "q3-q9.q13-q20.q23-q31.q34-q43"
    position = (
        f"qd 2 ..f0f0f1/t0t0##w0;## q32:2,q33:2 1 q10,q21,q1:1,q2:1 3 {unseen} b17,b20,b1,b13,b30,b28 b2-b5 4/2/0;7/1/0"
    )
    told = text_of(check(unkept_plan(a_planning(table_at(f"{position} - - -", names=("Ola", "Kenji")), 1, "3"))))
    assert words("plan-only-place") in told
    assert words("step-knights") not in told


def test_whoever_wants_no_suggestions_gets_none_in_a_plan() -> None:
    table = table_at(WAITING, names=("Ola", "Kenji"))
    buttons = unkept_plan(a_planning(table, 1, "2 3@g8n|", suggestions=Suggestions.NONE)).controls
    assert {"10", "12", "17"} <= {written(button.label) for button in buttons if isinstance(button, Button)}


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (None, ""),
        (DROPPED, "plan-dropped"),
        ("3 3@g8n", ""),
        ("2 3@a1n", "plan-stopped-move"),
        ("2 31@g8n >17", "plan-stopped-open"),
    ],
)
def test_the_panel_says_where_a_plan_has_stopped(plan: str | None, told: str) -> None:
    table = table_at(WAITING.replace("30:2,3:1", "3:1,30:2"), names=("Ola", "Kenji"))
    seats = replace(table.game.seats[0], plan=plan), table.game.seats[1]
    stopped = replace(table, game=replace(table.game, seats=seats))
    assert written(plan_notice(stopped, 1, LOCALIZER)) == (f"-# {words(told)}" if told else "")


def test_in_the_first_choice_the_panel_says_that_no_wish_was_free() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", names=("Ola", "Kenji"))
    seats = table.game.seats[0], replace(table.game.seats[1], plan="0 >3")
    stopped = replace(table, game=replace(table.game, seats=seats))
    assert words("plan-stopped-wishes") in written(plan_notice(stopped, 2, LOCALIZER))


LONGEST = (
    "11 q48@m13w N@m13 N@m12 B5@m13 D5 q47@m11w N@m11 N@m10 B4@m11 D4"  # two dominoes and all that a court offers
    " >q48 >q47 >q46 >q45"
)


@pytest.mark.parametrize(
    ("step", "action"), [("choose", Action.PLAY), ("knights", Action.SHOW_PANEL_STEP), ("knights", Action.HINT)]
)
def test_the_longest_plan_fits_into_a_button_of_the_last_of_many_games(step: str, action: Action) -> None:
    plan = Plan.parse(LONGEST)
    changing = Address(Action.CHANGE_PLAN, 9_999_999_999, argument=f"{ShownPlan(plan, step)}|{action}")
    keeping = Address(Action.KEEP_PLAN, 9_999_999_999, argument=str(ShownPlan(plan)))
    for address in (changing, keeping):
        assert len(custom_id(Control.BUTTON, address)) <= 100
        assert ShownPlan.parse(address.argument).plan == plan
