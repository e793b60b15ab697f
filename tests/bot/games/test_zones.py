"""Time zones as people name them."""

from typing import Final
from zoneinfo import available_timezones

import pytest

from bot.games.matching import Named, nearest, searchable
from bot.games.people.dates import find_zone, fixed_zone
from bot.games.people.zones import EXAMPLES, city, likely_offsets, listed_zones, typed_zone, with_times, zones
from tests.bot.refusals import refused
from tools.translating.__main__ import shipped_languages

NOON: Final = 1_800_000_000 // 86400 * 86400 + 12 * 3600
"""Noon by UTC on a day in winter."""

MEANT: Final = {
    "UTC-3": 'UTC−3 | –3 | 9.00 | 09:04 | "UTC−3" | 午前9時',
    "UTC+5:30": (
        "UTC+5:30 | utc+5.5 | 17:30 | 5:30 pm | 17時30分 | 午後5:30 | 午後5時30分 | 17 val. 30 min. | 17.30 val."
        " | 17:30 Uhr | 17 ч 30 мин | 17:30:15"
    ),
    "Europe/Paris": (
        "Europe/Paris · 14:30 | Paris, France | CET | MEZ | Central European Time | Central European Summer Time"
    ),
    "Europe/Moscow": "Europe/Moscow (Москва) · 15:00 | Москва | москва | MSK | МСК | СПб | Питер",
    "UTC+0": "UTC | GMT | z | １２：００",
    "UTC+3": (
        "GMT+3 | +3 | ＋３ | UTC 3 | UTC+٣ | (UTC+03:00) | (UTC+03:00) Moscow, St. Petersburg | UTC+3 (Moscow)"
        " | Москва, UTC+3 | UTC+3!"
    ),
    "UTC-3:30": "gmt −3:30 | -0330",
    "UTC+14": "UTC+14",
    "UTC+5:45": "17:44",
    "UTC+12": "0:00 | 24:00",
    "UTC-11": "01:00",
    "Europe/Zurich": "Europe/Zurich | europe/zurich | Zürich | zurich",
    "America/Sao_Paulo": "São Paulo | sao paulo",
    "Asia/Tokyo": "東京 | Tōkyō | Japan | JST",
    "Europe/Warsaw": "Varsovie | warsa | Łódź | Польша",
    "America/New_York": "Nueva York |  new york  | New_York | New York, USA | EST | est | EDT | NYC",
    "America/St_Johns": "st johns | St. John\u2019s",
    "Europe/Kyiv": "Kiew | Kiev",
    "Asia/Kolkata": "Asia/Calcutta | Mumbai | India",
    "Asia/Shanghai": "北京 | Beijing",
    "America/Los_Angeles": "San Francisco | PST | Pacific Time | LA",
    "Europe/Athens": "EET | Eastern European Time | Eastern European Summer Time",
    "Australia/Sydney": "AEST",
    "Europe/Lisbon": "Western European Time",
    "UTC+9": "UTC+9時",
    "UTC+5": "17時 | 17 val. | 17 Uhr | 17h | 5 pm | 5pm",
}
"""Zones, and what is typed for them: offsets, the time there, cities in any language, countries, abbreviations."""

REFUSED: Final = {
    "error-unknown-time-zone": (
        "Atlantis on the moon | 😀 | UTC+25 | 25:00 | 12:60 | JP | PL | Etc/GMT+3 | UTC+3 UTC+4 | 17"
    ),
    "error-several-choices": "IST | Brazil | par",
    "error-nearest-choices": "Zurrich | Warshaw | Los Pallos | Tokyo time | Central Australian Time",
}
"""Only the beginning of a word, or all of it, may mean a place; the sign of Etc/GMT+3 has the other sense there."""


@pytest.mark.parametrize(
    ("typed", "zone"), [(each, zone) for zone, typed in MEANT.items() for each in typed.split(" | ")]
)
def test_a_typed_text_means_a_time_zone(typed: str, zone: str) -> None:
    assert typed_zone(typed, NOON) == zone


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        *((each, why) for why, typed in REFUSED.items() for each in typed.split(" | ")),
        *((each, "error-unknown-time-zone") for each in ("", "x" * 6000)),
    ],
)
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


def test_of_equally_near_names_the_first_known_is_the_first() -> None:
    known = [Named(number, f"Anna{letter}") for number, letter in enumerate("cab")]
    assert [[each.value for each in nearest(order, "Anna")] for order in (known, known[::-1])] == [[0, 1, 2], [2, 1, 0]]


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


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_every_offered_clock_exists(zone: str) -> None:
    offered = likely_offsets(zone, "en-US", NOON, 4)
    assert [find_zone(fixed_zone(each)) is not None for each in offered] == [True] * 4
