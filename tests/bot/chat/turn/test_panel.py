"""The panel as a screen: which placements it offers, and what it says about them."""

import pytest

from bot.chat.actions import Action
from tests.bot.sample_tables import table_at
from tests.bot.screen_checks import buttons, select, show_panel

MANY_SPOTS = (
    "kd7 2 w0##g0/g0w1f0/g1m0../l0....;......##/f0l1l0l0"
    " 32:2,36:2 0 2,31,33:1,38:1 3 1.3-6.8-14.16-17.19-22.24-30.35.39-48"
)
"""Domino 32 fits on 26 spots: more than a picture shows."""


# ---- the placement


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_list_and_turning() -> None:
    table = table_at(MANY_SPOTS)
    legal = {str(move) for move in table.state.legal_moves()}
    assert len(legal) == 36
    reached, waiting = set[str](), {""}
    while waiting:
        chosen = waiting.pop()
        reached.add(chosen)
        screen = show_panel(table, focus=chosen)
        listed = {option.value for option in select(screen, Action.CHOOSE_SPOT).options}
        waiting |= {*listed, *buttons(screen, Action.ROTATE)} - reached
    assert reached - {""} == legal
