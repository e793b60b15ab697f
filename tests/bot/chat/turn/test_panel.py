"""The panel as a screen: which placements it offers, and what it says about them."""

import pytest

from bot.chat.actions import Action
from tests.bot.sample_tables import POSITIONS, table_at
from tests.bot.screen_checks import buttons, select, show_panel


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_list_and_turning() -> None:
    table = table_at(POSITIONS["MANY_SPOTS"])
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
