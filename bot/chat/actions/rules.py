"""Actions that show a chapter of the rules and a page of help."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens.about import help_page
from bot.chat.screens.rules import Page, rules


@action(Action.READ_RULES)
async def read_rules(request: Request) -> None:
    """Show the page in the argument."""
    await request.defer()
    page = request.parsed(Page.parse)
    # In a thread: an example game is played for the picture, and its alt text is written.
    await request.answer(await asyncio.to_thread(rules, page, request.localizer))


@action(Action.SHOW_HELP)
async def show_help(request: Request) -> None:
    """Show the topic in the argument, or how to begin."""
    await request.defer()
    await request.answer(help_page(request.localizer, request.argument))
