"""The screens of a plan, of every game and at many positions, followed from an empty plan to one that is kept."""

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Button, Control, Screen, Select, custom_id
from bot.chat.screens.plan import Planning, ShownPlan
from bot.games.game import Suggestions
from bot.games.people.person import Person
from bot.games.table import Table
from bot.games.turn import Plan
from tests.bot.sample_tables import LOCALIZER


def a_planning(table: Table, seat: int, text: str, *, suggestions: Suggestions = Suggestions.SHOWN) -> Planning:
    person = Person(1, suggestions=suggestions)
    return Planning(table, seat, ShownPlan.parse(text), person, LOCALIZER)


def arguments(screen: Screen) -> list[str]:
    """Where the controls lead to that change the plan or look at another part of it."""
    found = list[str]()
    for control in screen.controls:
        if control.address.action == Action.CHANGE_PLAN and isinstance(control, Button):
            found.append(control.address.argument)
        elif control.address.action == Action.CHANGE_PLAN and isinstance(control, Select):
            found += [option.value for option in control.options]
    return found


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
