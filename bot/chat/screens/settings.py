"""A person's own settings.

A new setting is a row in `SECTIONS`, its change one in `bot.games.settings.person_settings`, and its messages are
`setting-…`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.chat.blocks import Block, Row, Screen
from bot.chat.markup import absolute_time
from bot.chat.screens.away import back_button
from bot.chat.screens.sections import OVERVIEW, Facts, Section, languages_or_default
from bot.chat.screens.table_setup import theme_names
from bot.chat.screens.time_settings import PAGE, QUIET_HOURS, TIME_ZONE, SettingsView
from bot.games.settings.person_settings import GRACES


def _graces(view: SettingsView) -> Mapping[str, str]:
    return {str(seconds): view.localizer("setting-grace-option", seconds=seconds) for seconds in GRACES}


def _themes(view: SettingsView) -> Mapping[str, str]:
    return {"": view.localizer("setting-theme-table"), **theme_names(view.localizer)}


def _languages(view: SettingsView) -> Mapping[str, str]:
    return languages_or_default(view.languages, view.localizer("setting-language-discord"))


def _away_state(view: SettingsView) -> Facts:
    until = view.person.away_until
    is_away = until is not None and until > view.now
    return {"state": "away" if is_away else "here", "until": absolute_time(until or 0)}


def _away_controls(view: SettingsView) -> Sequence[Block]:
    # The end is given in `/away until`, which lists days as somebody types.
    return (Row((back_button(view.localizer),)),) if _away_state(view)["state"] == "away" else ()


SECTIONS: Final[Sequence[Section[SettingsView]]] = (
    Section("quiet", frozenset({"from", "to", "never"}), *QUIET_HOURS),
    Section("zone", frozenset({"offset", "zone"}), *TIME_ZONE),
    Section("away", frozenset(), _away_state, _away_controls),
    PAGE.switch("mentions"),
    PAGE.choice("grace", _graces),
    PAGE.switch("suggestions"),
    PAGE.switch("auto_place"),
    PAGE.choice("language", _languages),
    PAGE.choice("theme", _themes),
    PAGE.switch("text_mode"),
    PAGE.switch("ranked"),
)
"""The settings in the order in which they are listed."""


def settings(view: SettingsView, chosen: str = OVERVIEW) -> Screen:
    """Show how all settings stand; or the one that is chosen, with its controls."""
    return PAGE.screen(SECTIONS, view, chosen)
