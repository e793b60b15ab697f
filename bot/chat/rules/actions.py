"""Actions that show the rules and the tutorial."""

from __future__ import annotations

import asyncio

from bot.chat.kit.request import Request
from bot.chat.rules.screens import Page, rules
from bot.chat.rules.tutorial import Bookmark, tutorial


async def read_rules(request: Request) -> None:
    """Show the page in the argument."""
    await request.defer()
    page = request.parsed(Page.parse)
    # In a thread: an example game is played for the picture, and its alt text is written.
    await request.answer(await asyncio.to_thread(rules, page, request.localizer))


async def learn(request: Request) -> None:
    """Show the lesson at the bookmark in the argument, in a message that only this person sees."""
    await request.defer(fresh=True)
    bookmark = request.parsed(Bookmark.parse)
    # In a thread, because the other players of the lesson try out all their placements.
    await request.answer(await asyncio.to_thread(tutorial, bookmark, request.actor.name, request.localizer))
