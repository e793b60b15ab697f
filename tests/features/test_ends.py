"""The end of a game with the buttons of all features, as the laws of screens see it."""

from bot.chat.slots import END
from bot.host.composition import FEATURES
from tests.bot.all_screens import ends
from tests.bot.sample_tables import LOCALIZER, recorded
from tests.recorded_games import RECORD_OF


def test_the_laws_of_screens_see_an_end_with_the_buttons_of_every_feature_that_has_one_there() -> None:
    offering = [each.name for each in FEATURES if each.filled(END)]
    for screen in ends(recorded(RECORD_OF["kd-4"]), LOCALIZER):
        shown = {each.address.action for each in screen.controls}
        assert [each.name for each in FEATURES if {*each.handlers} & shown] == offering
