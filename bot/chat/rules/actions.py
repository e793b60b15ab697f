"""Actions that show the rules and the tutorial."""

from __future__ import annotations

import asyncio

from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Answer, Show
from bot.chat.rules.screens import Page, rules
from bot.chat.rules.tutorial import Bookmark, tutorial


async def read_rules(context: Context) -> Answer:
    """Show the page in the argument."""
    page = context.parsed(Page.parse)
    # In a thread: an example game is played for the picture, and its alt text is written.
    return Show(await asyncio.to_thread(rules, page, context.localizer))


async def learn(context: Context) -> Answer:
    """Show the lesson at the bookmark in the argument, in a message that only this person sees."""
    bookmark = context.parsed(Bookmark.parse)
    # In a thread, because the other players of the lesson try out all their placements.
    return Show(await asyncio.to_thread(tutorial, bookmark, context.actor.name, context.localizer))
