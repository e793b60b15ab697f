"""The screens of calls, for laws that hold for every screen."""

from collections.abc import Iterator

from bot.chat.deeds.settings import PLAYERS, ServerView, server_page
from bot.chat.kit.blocks import Screen
from bot.chat.screens.pages import OVERVIEW
from bot.features.calls.feature import setting
from bot.features.calls.rows import CalledRole
from bot.games.options import ServerSettings
from bot.localization.fluent import FluentLocalizer

ROLE = 10**19 - 1


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    for called in (CalledRole(1), CalledRole(1, ROLE), CalledRole(1, ROLE, "UTC-3:30")):
        for chosen in (OVERVIEW, PLAYERS):
            more = (setting(called, 1_800_014_400, localizer),)
            server = ServerSettings(1, openers=ROLE)
            yield server_page(
                ServerView(server, {"en-US": "English"}, localizer, may_change=True, about_players=more), chosen
            )
