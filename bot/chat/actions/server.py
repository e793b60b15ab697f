"""Actions around the settings of a server."""

from __future__ import annotations

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens.sections import OVERVIEW, section_of
from bot.chat.screens.server import SECTIONS, ServerView, server_page
from bot.games.models import ServerSettings
from bot.games.refusals import Refusal
from bot.games.settings.servers import adjusted


@action(Action.SHOW_SERVER)
async def show_server(request: Request) -> None:
    """Show the settings of the server to anybody: the one that the argument names, or all."""
    await request.defer()
    server = await request.services.servers.server(_guild_id(request))
    await _show(request, server, request.argument or OVERVIEW)


@action(Action.ADJUST_SERVER)
async def adjust_server(request: Request) -> None:
    """Change a setting as the argument says, as in "game qd"."""
    await request.defer()
    guild_id, change = _guild_id(request), request.argument
    # With every click: who could manage the server when the page was opened may not be able to any more.
    if not _may_manage(request):
        raise Refusal("error-not-manager")
    server = await request.services.servers.change_server(guild_id, lambda before: adjusted(before, change))
    await _show(request, server, section_of(SECTIONS, change))


async def _show(request: Request, server: ServerSettings, section: str) -> None:
    languages = request.services.translations.names
    await request.answer(server_page(ServerView(server, languages, request.localizer, _may_manage(request)), section))


def _guild_id(request: Request) -> int:
    if request.interaction.guild_id is None:
        raise Refusal("error-no-server")
    return request.interaction.guild_id


def _may_manage(request: Request) -> bool:
    return request.interaction.permissions.manage_guild
