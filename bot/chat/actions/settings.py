"""Actions that change a person's own settings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens.sections import OVERVIEW, section_of
from bot.chat.screens.settings import SECTIONS, settings
from bot.chat.screens.time_settings import SettingsView
from bot.games.people import Person
from bot.games.settings.person_settings import adjusted, with_zone
from bot.games.timing.time_zones import zone_names


@action(Action.SHOW_SETTINGS)
async def show_settings(request: Request) -> None:
    """Show the settings: the one that the argument names, or all."""
    await request.defer()
    await _show(request, await request.person(), request.argument)


@action(Action.ADJUST_SETTING)
async def adjust_setting(request: Request) -> None:
    """Change a setting as the argument says, as in "from 22" or "mentions off"."""
    change = request.argument
    await _change(request, lambda person: adjusted(person, change), section_of(SECTIONS, change))


async def choose_zone(request: Request) -> None:
    """Set the time zone that was typed. Raises UnknownTimeZone."""
    await request.defer()
    # The names are read from the disk once.
    await asyncio.to_thread(zone_names)
    await _change(request, lambda person: with_zone(person, request.argument), section_of(SECTIONS, "zone"))


async def _change(request: Request, change: Callable[[Person], Person], section: str) -> None:
    await request.defer()
    await _show(request, await request.change_person(change), section)


async def _show(request: Request, person: Person, section: str) -> None:
    services = request.services
    view = SettingsView(person, services.clock(), services.translations.names, request.localizer)
    await request.answer(settings(view, section or OVERVIEW))
