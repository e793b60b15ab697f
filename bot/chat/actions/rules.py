"""The action that shows a chapter of the rules."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.request import Request
from bot.chat.screens.rules import Page, rules


@action(Action.READ_RULES)
async def read_rules(request: Request) -> None:
    """Show the page in the argument."""
    await request.defer()
    # In a thread: an example game is played for the picture, and its alt text is written.
    await request.answer(await asyncio.to_thread(rules, Page.parse(request.argument), request.localizer))
