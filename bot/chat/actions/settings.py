"""Actions that change a person's own settings."""

from __future__ import annotations

from collections.abc import Callable

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.request import Request
from bot.chat.screens.about import SWITCHES, settings
from bot.chat.screens.quiet_hours import adjusted
from bot.games.models import Person


async def show_settings(request: Request) -> None:
    """Show the person's settings."""
    await request.defer()
    await _show(request, await request.services.accounts.person(request.interaction.user.id))


@action(Action.TOGGLE_SETTING)
async def toggle_setting(request: Request) -> None:
    await _change(request, SWITCHES[request.argument])


@action(Action.ADJUST_QUIET_HOURS)
async def adjust_quiet_hours(request: Request) -> None:
    """Change the person's quiet hours, or their local time."""
    await _change(request, lambda person: adjusted(person, request.argument))


async def _change(request: Request, change: Callable[[Person], Person]) -> None:
    await request.defer()
    await _show(request, await request.services.accounts.change(request.interaction.user.id, change))


async def _show(request: Request, person: Person) -> None:
    await request.answer(settings(person, request.services.clock(), request.localizer))
