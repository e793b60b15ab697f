"""A person's own settings.

A new setting is a row in `SECTIONS`, its change one in `bot.games.person_settings`, and its messages `setting-…`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.chat.blocks import Screen
from bot.chat.screens.sections import OVERVIEW, Section, languages_or_default
from bot.chat.screens.time_settings import PAGE, QUIET_HOURS, TIME_ZONE, SettingsView
from bot.games.person_settings import GRACES


def _graces(view: SettingsView) -> Mapping[str, str]:
    return {str(seconds): view.localizer("setting-grace-option", seconds=seconds) for seconds in GRACES}


def _languages(view: SettingsView) -> Mapping[str, str]:
    return languages_or_default(view.languages, view.localizer("setting-language-discord"))


SECTIONS: Final[Sequence[Section[SettingsView]]] = (
    Section("quiet", frozenset({"from", "to", "never"}), *QUIET_HOURS),
    Section("zone", frozenset({"offset", "zone"}), *TIME_ZONE),
    PAGE.switch("mentions"),
    PAGE.choice("grace", _graces),
    PAGE.switch("suggestions"),
    PAGE.switch("auto_place"),
    PAGE.choice("language", _languages),
    PAGE.switch("text_mode"),
)
"""The settings in the order in which they are listed."""


def settings(view: SettingsView, chosen: str = OVERVIEW) -> Screen:
    """Show how all settings stand; or the one that is chosen, with its controls."""
    return PAGE.screen(SECTIONS, view, chosen)
