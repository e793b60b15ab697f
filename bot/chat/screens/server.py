"""The settings of a server: those who may manage it change them, everybody reads them.

A new setting is a row in `SECTIONS`, its change one in `bot.games.settings.servers`, and its messages `server-…`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.addresses import Action
from bot.chat.blocks import Block, ChannelSelect, Row, Screen
from bot.chat.markup import mention_channel, small
from bot.chat.screens.sections import OVERVIEW, Facts, Section, SettingsPage, languages_or_default
from bot.chat.screens.table_setup import minutes_text, theme_names
from bot.games.models import GameOptions, Policy, ServerSettings
from bot.games.settings.options import PACES
from bot.games.settings.servers import MOST_CHANNELS, USUAL_GAME
from bot.localization.fluent import FluentLocalizer
from engine.variants import VARIANTS
from renderers.localizer import comma_list


@dataclass(frozen=True)
class ServerView:
    """What the page is made from; `languages` are the names of the languages, each in itself, by code."""

    server: ServerSettings
    languages: Mapping[str, str]
    localizer: FluentLocalizer
    may_change: bool

    @property
    def subject(self) -> ServerSettings:
        return self.server


PAGE: Final = SettingsPage[ServerView]("server", Action.SHOW_SERVER, Action.ADJUST_SERVER)


def _or_usual(options: Mapping[str, str], usual: str, localizer: FluentLocalizer) -> Mapping[str, str]:
    """Return the options, the first of which stands for none."""
    return {"": localizer("server-usual", value=options[usual]), **options}


def _games(view: ServerView) -> Mapping[str, str]:
    return _or_usual({base: view.localizer(f"variant-{base}") for base in VARIANTS}, USUAL_GAME, view.localizer)


def _paces(view: ServerView) -> Mapping[str, str]:
    paces = {str(minutes): minutes_text(minutes, view.localizer) for minutes in PACES}
    return _or_usual(paces, str(GameOptions.pace), view.localizer)


def _policies(view: ServerView) -> Mapping[str, str]:
    policies = {str(policy): view.localizer(f"policy-{policy}") for policy in Policy}
    return _or_usual(policies, GameOptions.policy, view.localizer)


def _languages(view: ServerView) -> Mapping[str, str]:
    return languages_or_default(view.languages, view.localizer("server-language-host"))


def _themes(view: ServerView) -> Mapping[str, str]:
    return theme_names(view.localizer)


def _channels_state(view: ServerView) -> Facts:
    channels = view.server.channels
    return {"count": len(channels), "channels": comma_list(map(mention_channel, channels), view.localizer)}


def _channels_controls(view: ServerView) -> Sequence[Block]:
    placeholder = view.localizer("server-channels-placeholder")
    address, chosen = PAGE.adjusting("channels"), view.server.channels
    return (Row((ChannelSelect(address, placeholder, (), chosen=chosen, most=MOST_CHANNELS),)),)


SECTIONS: Final[Sequence[Section[ServerView]]] = (
    PAGE.choice("game", _games),
    PAGE.choice("pace", _paces),
    PAGE.choice("policy", _policies),
    PAGE.switch("threads"),
    Section("channels", frozenset({"channels"}), _channels_state, _channels_controls),
    PAGE.choice("language", _languages),
    PAGE.choice("theme", _themes),
)
"""The settings in the order in which they are listed."""


def server_page(view: ServerView, chosen: str = OVERVIEW) -> Screen:
    """Show how all settings stand; or the one that is chosen, with its controls, to those who may change it."""
    note = view.localizer("server-note" if view.may_change else "server-note-readers")
    return PAGE.screen(SECTIONS, view, chosen, note=small(note), may_change=view.may_change)
