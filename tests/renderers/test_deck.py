"""The picture and the alt text of what is still unseen."""

from dataclasses import replace

from engine import State
from renderers import deck_views


def test_nothing_is_shown_once_all_has_been_seen() -> None:
    assert deck_views(replace(State.start("kd", 4), lines_dealt=12, unseen=())) == ()
