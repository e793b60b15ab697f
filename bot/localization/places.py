"""The names of cities and countries in all languages, from the Unicode Common Locale Data Repository."""

from collections.abc import Iterator, Sequence
from functools import cache

from babel import Locale
from babel.core import get_global

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
