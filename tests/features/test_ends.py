"""Every end holds the next thing to do; the end of a game has the buttons of all features."""

from dataclasses import replace
from typing import Final

import pytest

from bot.chat.kit.blocks import Button
from bot.chat.slots import END
from bot.host.composition import FEATURES
from tests.bot.all_screens import ends
from tests.bot.features import screens_of_features
from tests.bot.sample_tables import LOCALIZER, recorded
from tests.bot.screen_checks import text_of
from tests.bot.words import says
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


ENDS: Final = {
    "a game": ("", {"rematch", "next"}),
    "a daily game": ("daily-shared", {"playdaily"}),
    "a week": ("week-result", {"playdaily", "beat", "daily"}),
    "a week that opens": ("week-open", {"playdaily"}),
    "a season": ("season-won", {"playdaily"}),
    "a challenge": ("challenge-over", {"beat"}),
    "the last day of a week": ("week-missed", {"playdaily"}),
    "a lesson": ("tutorial-end", {"opentable", "learn"}),
    "a puzzle": ("puzzle-found", {"playdaily", "daily", "playpuzzle"}),
}
"""The ends that call somebody, or that somebody has come to, by a message of their screens, with what comes next."""


@pytest.mark.parametrize("end", ENDS)
def test_every_end_holds_the_next_thing_to_do(end: str) -> None:
    key, following = ENDS[end]
    of_features = (screen for module in screens_of_features() for screen in module.pages(LOCALIZER))
    found = (
        [each for each in of_features if says(text_of(each), key)]
        if key
        else [*ends(recorded(RECORD_OF["kd-4"]), LOCALIZER)]
    )
    assert found
    for screen in found:
        assert following & {str(each.address.action) for each in screen.controls}, text_of(screen)
