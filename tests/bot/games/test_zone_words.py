"""Words that people type for a time zone beside its city: none of them means a zone on another continent."""

import pytest

from bot.games.people.zones import typed_zone
from bot.games.refusals import Refusal
from tests.bot.games.test_zones import NOON

MEANT = {
    # Only the beginning of a word, or all of it, may mean a place.
    "JP": None,
    "PL": None,
    "NYC": "America/New_York",
    "LA": "America/Los_Angeles",
    # One word less, and it would be another time.
    "Central European Time": "Europe/Paris",
    "Central European Summer Time": "Europe/Paris",
    "Eastern European Time": "Europe/Athens",
    "Eastern European Summer Time": "Europe/Athens",
    "Western European Time": "Europe/Lisbon",
    "Central Australian Time": None,
    "СПб": "Europe/Moscow",
    "Питер": "Europe/Moscow",
    # Lists of other programs, and signs beside a number.
    "(UTC+03:00) Moscow, St. Petersburg": "UTC+3",
    "UTC+3 (Moscow)": "UTC+3",
    "Москва, UTC+3": "UTC+3",
    "UTC+3!": "UTC+3",
    '"UTC−3"': "UTC-3",
    "UTC+9時": "UTC+9",
    # Its sign has the other sense there.
    "Etc/GMT+3": None,
    "UTC+3 UTC+4": None,
    # The time that it is there, in the words of other languages.
    "17時30分": "UTC+5:30",
    "午後5:30": "UTC+5:30",
    "午後5時30分": "UTC+5:30",
    "17時": "UTC+5",
    "午前9時": "UTC-3",
    "17 val. 30 min.": "UTC+5:30",
    "17.30 val.": "UTC+5:30",
    "17 val.": "UTC+5",
    "17 Uhr": "UTC+5",
    "17:30 Uhr": "UTC+5:30",
    "17h": "UTC+5",
    "17 ч 30 мин": "UTC+5:30",
    "17:30:15": "UTC+5:30",
    "5 pm": "UTC+5",
    "5pm": "UTC+5",
    "17": None,
}


@pytest.mark.parametrize(("typed", "zone"), MEANT.items())
def test_words_beside_a_zone_mean_no_other_zone(typed: str, zone: str | None) -> None:
    try:
        found = typed_zone(typed, NOON)
    except Refusal:
        found = None
    assert found == zone
