"""Time zones as people name them: by a city or country in any language, an abbreviation, or an offset from UTC."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

from bot.games.matching import Named, choose, listed, searchable
from bot.games.people.dates import find_zone, fixed_offset, fixed_zone, local_datetime, utc_offset
from bot.localization.fluent import shipped_translations


def city(zone: str, language: str) -> str:
    """Return the name of the city after which a time zone is named, such as "Moscou" for Europe/Moscow in French."""
    named = (Locale.parse(language, sep="-").time_zones.get(each, {}).get("city") for each in _ids(zone))
    return next(filter(None, named), zone.rpartition("/")[2].replace("_", " "))


def place_names(zone: str) -> Iterator[str]:
    """Yield the names of the zone's city and country in all languages, and other ids of the zone."""
    for language in shipped_translations().bundles:
        yield city(zone, language)
        yield Locale.parse(language, sep="-").territories.get(country(zone), "")
    yield from _ids(zone)


def country(zone: str) -> str:
    """Return the code of a zone's country, such as "JP"; empty for a zone of no country."""
    found = (get_global("zone_territories").get(each) for each in _ids(zone))
    return next(filter(None, found), "")


def canonical_id(zone: str) -> str:
    """Return the present id of a zone: Asia/Kolkata for Asia/Calcutta."""
    return str(get_global("zone_aliases").get(zone, zone))


@cache
def _all_ids() -> dict[str, list[str]]:
    ids = dict[str, list[str]]()
    for alias, zone in get_global("zone_aliases").items():
        # EST is an alias of Panama, but people in New York mean their own time.
        if "/" in alias:
            ids.setdefault(zone, [zone]).append(alias)
    return ids


def _ids(zone: str) -> Sequence[str]:
    """Return the id of a zone, then its earlier ids; the repository names many cities by an earlier id."""
    return _all_ids().get(zone, [zone])


_REGIONS: Final = frozenset(
    {*("Africa", "America", "Antarctica", "Arctic", "Asia"), *("Atlantic", "Australia", "Europe", "Indian", "Pacific")}
)
"""The first parts of places' names; the database's other names are older names of the same zones."""

EXAMPLES: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Sao_Paulo", "Europe/London", "Atlantic/Reykjavik", "Europe/Paris", "Europe/Warsaw"),
    *("Europe/Helsinki", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Jakarta", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
"""Well-known places around the world, offered before the person types; of several fitting places they come first."""

_CHIEF: Final = {"DE": "Europe/Berlin", "ES": "Europe/Madrid", "RU": "Europe/Moscow"}
"""The zones of the most people, by countries with several zones of which none is an example."""

_OFFSET: Final = re.compile(r"(utc|gmt|ut|z)?([+-])?(\d{1,2})(?:[:.h]?(00|15|30|45)|[.,](5))?", re.ASCII)
_OFFSET_IN_TEXT: Final = re.compile(r"(?<![\w/])(?:utc|gmt)[+-]\d{1,2}(?:[:.]?(?:00|15|30|45))?(?![\d:,])", re.ASCII)
_CLOCK: Final = re.compile(
    r"(午前|午後)?(\d{1,2})"
    r"(?:(?:[:.h時]|ч|val\.?)(\d\d)(?:min|мин|分)?(?::\d\d|\.)?(?:uhr|val)?|h|ч|時|uhr|val|(?=[ap]))"
    r"(?:([ap])\.?m)?\.?",
    re.ASCII,
)
_BESIDE_NAME: Final = re.compile(r"( \(.*\))? · \d\d:\d\d$", re.ASCII)
"""What the line of a list has behind the name of a zone."""


@cache
def zones() -> tuple[Named[str], ...]:
    """Return the zones of all places with their names; the first call reads the texts of all languages."""
    with (Path(__file__).parent / "data" / "places.csv").open(encoding="utf-8", newline="") as file:
        further = {row["place"]: row["names"].split("|") for row in csv.DictReader(file)}
    known = {canonical_id(zone) for zone in available_timezones() if zone.partition("/")[0] in _REGIONS}

    def named(zone: str) -> Named[str]:
        names = *place_names(zone), *further.get(zone, ()), *further.get(country(zone), ())
        return Named(zone, zone.replace("_", " "), tuple(dict.fromkeys(filter(None, names))))

    return tuple(map(named, (*EXAMPLES, *sorted(known.difference(EXAMPLES)))))


def offset_zone(typed: str) -> str | None:
    """Return the fixed zone of an offset like "UTC−3", "GMT+5:30" or "+3"; None for another text."""
    text = re.sub(r"[\s()]", "", searchable(typed))
    if text in ("utc", "gmt", "ut", "z"):
        return fixed_zone(0)
    found = _OFFSET.fullmatch(text)
    # Lists of other programs, such as "(UTC+03:00) Moscow", name places beside it.
    within = [] if found else _OFFSET_IN_TEXT.findall(re.sub(r"\s*([+-])\s*", r"\1", searchable(typed)))
    if len(within) == 1:
        found = _OFFSET.fullmatch(within[0])
    # A bare number is no offset: it may be a time of day.
    if found is None or not (found[1] or found[2]):
        return None
    minutes = int(found[3]) * 60 + (30 if found[5] else int(found[4] or 0))
    zone = fixed_zone(-minutes if found[2] == "-" else minutes)
    return zone if find_zone(zone) else None


def clock_zone(typed: str, now: int) -> str | None:
    """Return the fixed zone where clocks show a time like "17:30" about now; None for another text."""
    found = _CLOCK.fullmatch(re.sub(r"\s", "", searchable(typed)))
    if found is None or int(found[2]) > 24 or int(found[3] or 0) > 59:
        return None
    half = {"午前": "a", "午後": "p"}.get(found[1]) or found[4]
    hour = int(found[2]) % 12 + 12 * (half == "p") if half else int(found[2])
    ahead = hour * 60 + int(found[3] or 0) - now // 60
    # Where two offsets show the same time, people live at the smaller one.
    offsets = sorted({utc_offset(each.value, now) for each in zones()}, key=abs)
    return fixed_zone(min(offsets, key=lambda offset: abs((offset - ahead + 720) % 1440 - 720)))


def likely_zones(server_zone: str | None, language: str) -> Sequence[str]:
    """Return the zones where somebody on a server with a zone, who reads a language, probably lives; best first."""
    locale = Locale.parse(language, sep="-")
    country = str(locale.territory or Locale.parse(get_global("likely_subtags")[locale.language]).territory)
    there = {*map(canonical_id, get_global("territory_zones").get(country, ()))}
    spoken: list[str] = [each for each in EXAMPLES if each in there]
    known = spoken or [_CHIEF.get(country, min(there, default="Etc/UTC"))]
    return [server_zone, *known] if server_zone and fixed_offset(server_zone) is None else known


def likely_offsets(server_zone: str | None, language: str, now: int, most: int) -> Sequence[int]:
    """Return so many offsets from UTC in minutes, ascending, which the clocks of a person have probably."""
    zones = [server_zone] if server_zone else likely_zones(None, language)[-most:]
    offsets = [utc_offset(each, now) for each in zones]
    around = (offsets[0] + hours * 60 for hours in (-1, 1, 2, -2, -3))
    known = [each for each in dict.fromkeys((*offsets, *around)) if find_zone(fixed_zone(each))]
    return sorted(known[:most])


def zone_with_clock(minutes: int, now: int, server_zone: str | None, language: str) -> str:
    """Return a zone whose clocks are so many minutes ahead of UTC now: a likely one, else a well-known place.

    A place follows the changes of clocks. A fixed zone stands for a clock that no place has.
    """
    known = (*likely_zones(server_zone, language), *(each.value for each in zones()))
    return next((each for each in known if utc_offset(each, now) == minutes), fixed_zone(minutes))


def typed_zone(typed: str, now: int) -> str:
    """Return the zone that a person means. Raises as `choose`."""
    text = _BESIDE_NAME.sub("", typed.strip())
    known = offset_zone(text) or clock_zone(text, now)
    return known or choose(zones(), text, "error-unknown-time-zone").value


def listed_zones(typed: str, now: int) -> Sequence[Named[str]]:
    """Return the zones to list while a zone is typed: by names or by the present time there, at first the examples."""
    text = typed.strip()
    if not text:
        return zones()[: len(EXAMPLES)]
    if zone := clock_zone(text, now):
        there = utc_offset(zone, now)
        return [each for each in zones() if utc_offset(each.value, now) == there]
    offset = offset_zone(text)
    return [Named(offset, offset)] if offset else listed(zones(), _BESIDE_NAME.sub("", text))


def with_times(known: Iterable[Named[str]], language: str, now: int) -> Iterable[Named[str]]:
    """Yield the zones with their cities in a language, where the name differs, and with the times there."""
    for zone in known:
        there = city(zone.value, language)
        place = zone.label if searchable(there) in searchable(zone.label) else f"{zone.label} ({there})"
        yield Named(zone.value, f"{place} · {local_datetime(zone.value, now):%H:%M}")
