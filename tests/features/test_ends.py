"""The end of a game with the buttons of all features, as the laws of screens see it."""

from dataclasses import replace

from bot.chat.kit.blocks import Button
from bot.chat.slots import END
from bot.host.composition import FEATURES
from tests.bot.all_screens import ends
from tests.bot.sample_tables import LOCALIZER, recorded
from tests.recorded_games import RECORD_OF

MOST = 3
"""The most buttons below an end."""


def test_the_laws_of_screens_see_an_end_with_the_buttons_of_every_feature_that_has_one_there() -> None:
    offering = [each.name for each in FEATURES if each.filled(END)]
    over = recorded(RECORD_OF["kd-4"])
    # Below the last game of a dynasty stands nothing else than below any other.
    last = over.with_game(replace(over.game, options=replace(over.game.options, dynasty=False)))
    for screen in ends(last, LOCALIZER):
        assert len([each for each in screen.controls if isinstance(each, Button)]) <= MOST
        shown = {each.address.action for each in screen.controls}
        assert [each.name for each in FEATURES if {*each.handlers} & shown] == offering
