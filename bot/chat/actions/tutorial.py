"""The action that goes on with the tutorial."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens.tutorial import Bookmark, tutorial


@action(Action.LEARN)
async def learn(request: Request) -> None:
    """Show the lesson at the bookmark in the argument, in a message that only this person sees."""
    await request.defer(fresh=True)
    bookmark = request.parsed(Bookmark.parse)
    # In a thread, because the other players of the lesson try out all their placements.
    await request.answer(await asyncio.to_thread(tutorial, bookmark, request.actor.name, request.localizer))
