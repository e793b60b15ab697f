"""Time zones as people name them."""

from typing import Final
from zoneinfo import available_timezones

import pytest

from bot.games.matching import searchable
from bot.games.people.dates import find_zone, fixed_zone
from bot.games.people.zones import EXAMPLES, city, listed_zones, typed_zone, with_times, zones
from tests.bot.refusals import refused
from tools.translating.__main__ import shipped_languages

NOON: Final = 1_800_000_000 // 86400 * 86400 + 12 * 3600
"""Noon by UTC on a day in winter."""

MEANT: Final = {
    # What the settings page prints.
    "UTC−3": "UTC-3",
    "UTC+5:30": "UTC+5:30",
    "Europe/Paris · 14:30": "Europe/Paris",
    "Europe/Moscow (Москва) · 15:00": "Europe/Moscow",
    # Offsets.
    "UTC": "UTC+0",
    "GMT": "UTC+0",
    "z": "UTC+0",
    "GMT+3": "UTC+3",
    "gmt −3:30": "UTC-3:30",
    "+3": "UTC+3",
    "＋３": "UTC+3",
    "-0330": "UTC-3:30",
    "–3": "UTC-3",
    "UTC 3": "UTC+3",
    "UTC+٣": "UTC+3",
    "(UTC+03:00)": "UTC+3",
    "utc+5.5": "UTC+5:30",
    "UTC+14": "UTC+14",
    # The time that it is there, as the option says, in the nearest zone that there is.
    "17:30": "UTC+5:30",
    "17:44": "UTC+5:45",
    "5:30 pm": "UTC+5:30",
    "9.00": "UTC-3",
    "09:04": "UTC-3",
    "１２：００": "UTC+0",
    "0:00": "UTC+12",
    "01:00": "UTC-11",
    "24:00": "UTC+12",
    # Cities, in any language and any spelling.
    "Europe/Zurich": "Europe/Zurich",
    "europe/zurich": "Europe/Zurich",
    "Zürich": "Europe/Zurich",
    "zurich": "Europe/Zurich",
    "São Paulo": "America/Sao_Paulo",
    "sao paulo": "America/Sao_Paulo",
    "Москва": "Europe/Moscow",
    "москва": "Europe/Moscow",
    "東京": "Asia/Tokyo",
    "Tōkyō": "Asia/Tokyo",
    "Varsovie": "Europe/Warsaw",
    "Nueva York": "America/New_York",
    " new york ": "America/New_York",
    "New_York": "America/New_York",
    "New York, USA": "America/New_York",
    "Paris, France": "Europe/Paris",
    "st johns": "America/St_Johns",
    "St. John\u2019s": "America/St_Johns",
    "Kiew": "Europe/Kyiv",
    "Kiev": "Europe/Kyiv",
    "Asia/Calcutta": "Asia/Kolkata",
    "warsa": "Europe/Warsaw",
    "Mumbai": "Asia/Kolkata",
    "Łódź": "Europe/Warsaw",
    "北京": "Asia/Shanghai",
    "Beijing": "Asia/Shanghai",
    "San Francisco": "America/Los_Angeles",
    # Countries with one zone.
    "Japan": "Asia/Tokyo",
    "Польша": "Europe/Warsaw",
    "India": "Asia/Kolkata",
    # Abbreviations.
    "EST": "America/New_York",
    "est": "America/New_York",
    "EDT": "America/New_York",
    "PST": "America/Los_Angeles",
    "Pacific Time": "America/Los_Angeles",
    "CET": "Europe/Paris",
    "MEZ": "Europe/Paris",
    "EET": "Europe/Athens",
    "MSK": "Europe/Moscow",
    "МСК": "Europe/Moscow",
    "JST": "Asia/Tokyo",
    "AEST": "Australia/Sydney",
    "NYC": "America/New_York",
    "LA": "America/Los_Angeles",
    # One word less, and it would be another time.
    "Central European Time": "Europe/Paris",
    "Central European Summer Time": "Europe/Paris",
    "Eastern European Time": "Europe/Athens",
    "Eastern European Summer Time": "Europe/Athens",
    "Western European Time": "Europe/Lisbon",
    "СПб": "Europe/Moscow",
    "Питер": "Europe/Moscow",
    # Lists of other programs, and signs beside a number.
    "(UTC+03:00) Moscow, St. Petersburg": "UTC+3",
    "UTC+3 (Moscow)": "UTC+3",
    "Москва, UTC+3": "UTC+3",
    "UTC+3!": "UTC+3",
    '"UTC−3"': "UTC-3",
    "UTC+9時": "UTC+9",
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
}

REFUSED: Final = {
    "Atlantis on the moon": "error-unknown-time-zone",
    "": "error-unknown-time-zone",
    "😀": "error-unknown-time-zone",
    "UTC+25": "error-unknown-time-zone",
    "25:00": "error-unknown-time-zone",
    "12:60": "error-unknown-time-zone",
    "IST": "error-several-choices",
    "Brazil": "error-several-choices",
    "par": "error-several-choices",
    "Zurrich": "error-nearest-choices",
    "Warshaw": "error-nearest-choices",
    "Los Pallos": "error-nearest-choices",
    "Tokyo time": "error-nearest-choices",
    "x" * 6000: "error-unknown-time-zone",
    # Only the beginning of a word, or all of it, may mean a place.
    "JP": "error-unknown-time-zone",
    "PL": "error-unknown-time-zone",
    "Central Australian Time": "error-nearest-choices",
    # Its sign has the other sense there.
    "Etc/GMT+3": "error-unknown-time-zone",
    "UTC+3 UTC+4": "error-unknown-time-zone",
    "17": "error-unknown-time-zone",
}


@pytest.mark.parametrize(("typed", "zone"), MEANT.items())
def test_a_typed_text_means_a_time_zone(typed: str, zone: str) -> None:
    assert typed_zone(typed, NOON) == zone


@pytest.mark.parametrize(("typed", "why"), REFUSED.items())
def test_a_text_that_means_no_time_zone_or_several_is_refused(typed: str, why: str) -> None:
    with refused(why):
        typed_zone(typed, NOON)


def test_a_refusal_lists_the_nearest_places_or_all_that_fit() -> None:
    for typed, why, places in (
        ("Zurrich", "error-nearest-choices", ["Europe/Zurich"]),
        ("New Yrok", "error-nearest-choices", ["America/New York"]),
        ("IST", "error-several-choices", ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]),
    ):
        with refused(why) as error:
            typed_zone(typed, NOON)
        assert {*places} <= {*error.value.arguments["choices"]}


@pytest.mark.parametrize("minutes", range(-12 * 60, 14 * 60 + 1, 30))
def test_every_offset_is_read_as_it_is_printed(minutes: int) -> None:
    zone = fixed_zone(minutes)
    assert typed_zone(zone, NOON) == typed_zone(zone.replace("-", "−"), NOON) == zone


def test_every_zone_of_the_database_is_meant_by_its_name() -> None:
    for zone in available_timezones():
        if zone.partition("/")[0] in {"Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Pacific"}:
            assert find_zone(typed_zone(zone, NOON))
    assert {*EXAMPLES} <= {each.value for each in zones()}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", shipped_languages())
def test_a_zone_is_meant_by_its_line_in_every_language(language: str) -> None:
    some = zones()[::9]
    for each, shown in zip(some, with_times(some, language, NOON), strict=True):
        assert typed_zone(shown.label, NOON) == each.value
        there = city(each.value, language)
        sharing = [other.value for other in zones() if searchable(there) in other.folded]
        assert len(sharing) > 1 or typed_zone(there, NOON) == each.value


def test_zones_are_listed_by_name_by_time_and_by_offset() -> None:
    assert [each.value for each in listed_zones("", NOON)] == [*EXAMPLES]
    assert [each.value for each in listed_zones("wars", NOON)] == ["Europe/Warsaw"]
    assert "Asia/Kathmandu" in [each.value for each in listed_zones("17:45", NOON)]
    assert [each.value for each in listed_zones("UTC−3", NOON)] == ["UTC-3"]
    assert listed_zones("atlantis", NOON) == []
