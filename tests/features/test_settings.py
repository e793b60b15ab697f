"""The settings of people and servers, those of features among them, stand on few pages, each on one."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.chat.deeds.settings import SECTIONS, SERVER_SECTIONS
from bot.chat.screens.pages import Section
from bot.chat.slots import SERVER_SETTINGS, SETTINGS
from bot.games.options import SERVER_ADJUSTMENTS
from bot.games.people.person import ADJUSTMENTS
from tests.bot.all_screens import at_once
from tests.bot.features import slots_of_features

MOST_PAGES = 6


def test_every_setting_of_a_person_stands_on_one_of_six_pages() -> None:
    # A zone may also be typed.
    check_pages([*SECTIONS, *at_once(slots_of_features().ask(SETTINGS))], {*ADJUSTMENTS, "zone"})


def test_every_setting_of_a_server_stands_on_one_of_six_pages() -> None:
    check_pages([*SERVER_SECTIONS, *at_once(slots_of_features().ask(SERVER_SETTINGS))], {*SERVER_ADJUSTMENTS, "offset"})


def check_pages(sections: Sequence[Section[Any]], settings: Collection[str]) -> None:
    assert sorted(name for each in sections for name in each.changes) == sorted(settings)
    assert len({each.page or each.name for each in sections if each.is_listed}) <= MOST_PAGES
