"""The next domino in the panel: what each would bring, and why one is suggested."""

from __future__ import annotations

import pytest

from bot.chat.turn.choosing import best_choice
from bot.games.people import Person
from players.advisor import GreedyAdvisor
from tests.bot.sample_tables import table_at
from tests.bot.screen_checks import buttons, show_panel, text_of

NO_SUGGESTIONS = Person(1, suggestions=False)

LOST = (
    "kd+h 2 ......w1../l0l0l0g0../..f0f0##l1/..w0....f0;..f1w0/..s2w0/l0##m2/w0g2s0/..l0.."
    " 27:2,45:2,48:1 1 2,10,24:1,40 4 1.3-6.8-9.11-12.15-16.18-20.22-23.25-26.28-31.33-39.41.44.46"
)


def test_each_free_domino_says_what_it_would_bring_and_whether_it_fits() -> None:
    assert buttons(show_panel(table_at(LOST))) == {
        "2 · ±0": ">2",
        "10 · fits nowhere": ">10",
        "40 · +4 · suggested": ">40",
        "Still unseen": "",
    }


def test_without_suggestions_only_what_would_be_lost_is_said() -> None:
    assert list(buttons(show_panel(table_at(LOST), NO_SUGGESTIONS))) == [
        "2",
        "10 · fits nowhere",
        "40",
        "Show suggestions",
        "Still unseen",
    ]


def test_a_domino_that_fits_nowhere_is_not_suggested_while_another_fits() -> None:
    choices = GreedyAdvisor().choices(table_at(LOST).state)
    lost, fits = (next(each for each in choices if str(each.pick) == pick) for pick in (">10", ">2"))
    assert best_choice([lost, fits]) == fits
    assert best_choice([lost, lost]) is None


EARLIER = "kd+mh 2 ##;## -:1,-:2,-:1,-:2 0 31,38,39,41 1 1-30.32-37.40.42-48"
"""Domino 41 would bring more points than 31 at once."""

NOT_EARLIEST = "kd+h 3 ##;g0/w1/##;## 21:2,32:3,48:1 1 16,29,43 2 1-15.17-20.22-28.30-31.33-42.44-47"
"""Domino 43 would bring more points than 29 at once, and 16 as many; it would let the player act even earlier."""

LAST_CHOICE = (
    "kd 2 ....f0f0../l0l0l0f1w0/l0g2g1##s2/l0g1w0s0s0;w1w0s1w0g0/l0m2s0s1g0/w0m1l0##f0/l0l0l0..f0"
    " 15:2,17:1,21:2,32:1 1 16,34,44,47 6 1-3.5.10-11.13-14.18-19.22-27.29-31.33.35.41.45.48"
)
"""Domino 44 would bring more points than 34 at once; who acts first in the last round does not matter."""

DENIED = (
    "kd7+mh 2 ....g0w0g0..../g0g0g2w0w1s0../g0g0g1l0w1w0../s2s1..##m0w0w0/s0....l0w1w0m2/s0....f1w0..../......f0w1w1s0;"
    "f1w0g0....../f0w0f0m3m1../f0f1f0w0w0f0/w0f1l1##f0f0/l0f0l1l1f0../l0l0l0f0..../l0l0........"
    " 45:1,47:2 1 14,29,31:2,42:1 9 2-3.11.13.17.28.30.35-36.38.43.46"
)
"""Domino 14 would bring a point more than 29, which the rival wants."""

BOTH = "kd7+mh 2 f0f0##/..f0f0;## 10:2,31:2 0 4:1,18,38:1,39 2 1-3.7-9.11-17.19-30.32-37.40-48"
"""Domino 39 would bring more points than 18; nobody but the same player is still to choose."""

LATER = "kd 2 l0l0##;##l1/..f0 32:2,36:1,46:2 1 5,6,9,33:1 2 1-4.8.10-31.34-35.37-45.47-48"
"""Domino 9 would bring more points than 5, but none to the rival, who chooses before the player's second king."""


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (BOTH, "18 is suggested; you get 39 as well, as nobody else is still to choose."),
        (LATER, "5 is suggested: no rival gains by 9 now, so your other king can probably still take it."),
        (DENIED, "29 is suggested: it would bring a rival 12 points."),
        (EARLIER, "31 is suggested: it brings less than 41 now, but you act earlier in the next round."),
        (NOT_EARLIEST, "29 is suggested: it promises more in the end."),
        (LAST_CHOICE, "34 is suggested: it promises more in the end."),
    ],
)
def test_a_suggestion_of_fewer_points_than_another_is_given_a_reason(position: str, told: str) -> None:
    assert told in text_of(show_panel(table_at(position)))
    assert "is suggested" not in text_of(show_panel(table_at(position), NO_SUGGESTIONS))


def test_a_suggestion_of_most_points_needs_no_reason() -> None:
    assert "is suggested" not in text_of(show_panel(table_at(LOST)))
