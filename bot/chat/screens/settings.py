"""A person's own settings: one line each, and the controls of the one that is chosen in the select below them.

A new setting is a row in `SECTIONS`, its change one in `bot.games.person_settings`, and its messages `setting-…`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Option, Row, Screen, compose, select_row
from bot.chat.markup import bullet, heading
from bot.chat.screens.time_settings import QUIET_HOURS, TIME_ZONE, Facts, SettingsView, adjusting
from bot.games.options import OFF, ON
from bot.games.person_settings import GRACES

OVERVIEW: Final = "all"
"""The value of the option that shows every setting."""

State: TypeAlias = Callable[[SettingsView], Facts]
Controls: TypeAlias = Callable[[SettingsView], Sequence[Block]]


@dataclass(frozen=True)
class Section:
    """A setting: the variables of the message `setting-NAME-is`, which says what it does and how it stands; controls.

    `changes` are the names in `ADJUSTMENTS` of what the controls change.
    """

    name: str
    changes: frozenset[str]
    state: State
    controls: Controls
    is_useful: Callable[[SettingsView], bool] = lambda _: True
    """Whether there is anything to choose."""


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _switch(name: str) -> Section:
    """Return the section of a setting that is on or off."""

    def position(view: SettingsView) -> str:
        return ON if getattr(view.person, name) else OFF

    def controls(view: SettingsView) -> Sequence[Block]:
        # The button says what it sets, so that pressing it twice does no more than once.
        other = OFF if position(view) == ON else ON
        return (Row((Button(adjusting(f"{name} {other}"), view.localizer(f"button-set-{_dashed(name)}-{other}")),)),)

    return Section(_dashed(name), frozenset({name}), lambda view: {"state": position(view)}, controls)


def _choice(name: str, options: Callable[[SettingsView], Mapping[str, str]]) -> Section:
    """Return the section of a setting with a few values; `options` are the labels of their texts, "" for none."""

    def current(view: SettingsView) -> str:
        value = getattr(view.person, name)
        return "" if value is None else str(value)

    def controls(view: SettingsView) -> Sequence[Block]:
        rows = [
            Option(label, f"{name} {value}", chosen=value == current(view)) for value, label in options(view).items()
        ]
        return (select_row(adjusting(name), view.localizer(f"setting-{_dashed(name)}-placeholder"), rows),)

    def state(view: SettingsView) -> Facts:
        return {"value": options(view).get(current(view), current(view))}

    return Section(_dashed(name), frozenset({name}), state, controls, lambda view: len(options(view)) > 1)


def _graces(view: SettingsView) -> Mapping[str, str]:
    return {str(seconds): view.localizer("setting-grace-option", seconds=seconds) for seconds in GRACES}


def _languages(view: SettingsView) -> Mapping[str, str]:
    # Of one language there is no choice, whatever Discord says.
    if len(view.languages) < 2:
        return {}
    return {"": view.localizer("setting-language-discord"), **view.languages}


SECTIONS: Final = (
    Section("quiet", frozenset({"from", "to", "never"}), *QUIET_HOURS),
    Section("zone", frozenset({"offset", "zone"}), *TIME_ZONE),
    _switch("mentions"),
    _choice("grace", _graces),
    _switch("suggestions"),
    _switch("auto_place"),
    _choice("language", _languages),
    _switch("text_mode"),
)
"""The settings in the order in which they are listed."""


def section_of(change: str) -> str:
    """Return the name of the section whose controls make a change like "from 22"; the overview if there is none."""
    setting = change.partition(" ")[0]
    return next((section.name for section in SECTIONS if setting in section.changes), OVERVIEW)


def settings(view: SettingsView, chosen: str = OVERVIEW) -> Screen:
    """Show how all settings stand; or the one that is chosen, with its controls."""
    useful = [section for section in SECTIONS if section.is_useful(view)]
    shown = [section for section in useful if section.name == chosen]
    lines = [_line(section, view) for section in shown] or [bullet(_line(section, view)) for section in useful]
    controls = [block for section in shown for block in section.controls(view)]
    return compose(
        heading(view.localizer("settings-title")), "\n".join(lines), *controls, _section_select(useful, shown, view)
    )


def _line(section: Section, view: SettingsView) -> str:
    return view.localizer(f"setting-{section.name}-is", **section.state(view))


def _section_select(useful: Sequence[Section], shown: Sequence[Section], view: SettingsView) -> Row:
    options = [
        Option(view.localizer(f"setting-{section.name}"), section.name, chosen=section in shown) for section in useful
    ]
    everything = Option(view.localizer("setting-all"), OVERVIEW)
    return select_row(
        Address(Action.SHOW_SETTINGS), view.localizer("settings-placeholder"), [*options, *([everything] * bool(shown))]
    )
