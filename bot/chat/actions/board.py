"""Actions that look at the game as it stands."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.chat.actions.following import visitor_buttons
from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.request import Request
from bot.chat.screens import lookups
from bot.chat.screens.deck import Question, deck


@action(Action.SHOW_KINGDOM)
async def show_kingdom(request: Request) -> None:
    """Show a kingdom as it is now, large, in a message that only this person sees."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    user_id, kingdom, more = request.interaction.user.id, request.number, await visitor_buttons(request, table)
    await request.answer(await asyncio.to_thread(lookups.board, table, user_id, request.localizer, kingdom, more=more))


@action(Action.SHOW_DECK)
async def show_deck(request: Request) -> None:
    """Show what is still unseen, in a message of its own: the panel stays as it is."""
    await request.defer(aside=True)
    await ask_deck(request)


@action(Action.ASK_DECK)
async def ask_deck(request: Request) -> None:
    """Show what is still unseen, with an answer to the question in the argument."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    question, person = Question.parse(request.argument), request.services.accounts.known(request.interaction.user.id)
    # The words made for it say more than the alt texts of its pictures.
    question = replace(question, as_text=question.as_text or (person is not None and person.text_mode))
    # Chances are counted exactly: too much for the event loop.
    await request.answer(await asyncio.to_thread(deck, table, question, request.localizer))
