"""Tells everybody in the channel what has changed at a table besides the moves; nobody is mentioned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.chat.blocks import Screen, compose
from bot.chat.screens.proposal import proposal_agreed
from bot.chat.screens.substitutes import seat_offer
from bot.games.handover import named_seat
from bot.games.models import Game, News, Notice
from bot.games.names import safe_name
from bot.localization.fluent import FluentLocalizer


def notice_screen(game: Game, notice: Notice, localizer: FluentLocalizer) -> Screen:
    """Return the message that tells it."""
    return _SCREENS[notice.news](game, localizer, *notice.arguments)


def _agreed(game: Game, localizer: FluentLocalizer, kind: str, argument: str) -> Screen:
    return proposal_agreed(game, kind, argument, localizer)


def _offered(game: Game, localizer: FluentLocalizer, number: str) -> Screen:
    return seat_offer(game, named_seat(game, number), localizer, "seat-offered-left")


def _taken(_: Game, localizer: FluentLocalizer, substitute: str, owner: str) -> Screen:
    key = "seat-taken" if owner else "seat-taken-for-good"
    return compose(localizer(key, name=safe_name(substitute), owner=safe_name(owner)))


def _returned(_: Game, localizer: FluentLocalizer, owner: str, substitute: str) -> Screen:
    return compose(localizer("seat-returned", name=safe_name(owner), substitute=safe_name(substitute)))


def _resigned(_: Game, localizer: FluentLocalizer, name: str) -> Screen:
    return compose(localizer("told-resigned", name=safe_name(name)))


_SCREENS: Final[Mapping[News, Callable[..., Screen]]] = MappingProxyType(
    {
        News.AGREED: _agreed,
        News.OFFERED: _offered,
        News.TAKEN: _taken,
        News.RETURNED: _returned,
        News.RESIGNED: _resigned,
    }
)
"""The message for each kind of news, from the game, the language and the arguments of the notice."""
