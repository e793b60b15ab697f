"""The actions of challenges: to show one, to play it, and to share a person's points.

A person plays in their own panel, in any place; only shared points are public.
"""

from dataclasses import replace
from typing import Any

from discord import Interaction, app_commands

from bot.chat.challenges.screens import Card, daily_page, result_card, shared_score
from bot.chat.kit.blocks import Screen
from bot.chat.kit.commands import CommandSet, command
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Alone
from bot.chat.lobby.actions import host_language
from bot.chat.turn.actions import show_panel
from bot.games.challenges import Results
from bot.games.game import Game, Status
from bot.games.narration import computer_names
from bot.games.refusals import OldButton
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


async def open_daily(context: Context) -> None:
    """Go on with today's daily game, or show its page."""
    results = await _results(context)
    if results.game and results.game.status is Status.PLAYING:
        await _go_on(context, results.game)
    else:
        await context.reply.show(await _page(context, results))


async def _go_on(context: Context, game: Game) -> None:
    await show_panel(context, (await context.services.tables.table_of(game)).require_readable())


async def show(context: Context) -> None:
    """Show the challenge of the deal in the argument, or today's daily game, and the results."""
    await context.reply.show(await _page(context, await _results(context)))


async def play(context: Context) -> None:
    """Begin or resume the challenge in the argument; an old button shows the page of today's daily game instead."""
    if not context.argument:
        raise OldButton
    # Taps are handled one after the other, so a second tap resumes the game that the first tap began.
    async with context.services.challenges.opening(context.user_id):
        results = await _results(context)
        begun = await _begin(context, results) if results.is_playable else None
    if begun:
        await show_panel(context, begun)
    elif results.game and results.game.status is Status.PLAYING:
        await _go_on(context, results.game)
    else:
        await show(context if results.game else replace(context, argument=""))


async def _begin(context: Context, results: Results) -> Table:
    """Begin the game, or start the lobby that a killed bot opened for the game."""
    service, actor = context.services.challenges, context.actor
    if results.game:
        return await service.resume(results.game, actor)
    language, names = await host_language(context), computer_names(context.localizer)
    return await service.play(results.challenge, context.guild_id, actor, language, names)


async def share(context: Context) -> None:
    """Share the person's points in the language of their game; show a text to copy if nobody else could read them.

    Raises OldButton for a person without points.
    """
    results = await _results(context)
    own = results.score_of(context.user_id)
    if own is None or results.game is None:
        raise OldButton
    localizer = context.services.translations.bind(results.game.options.language)
    card = await _card(context, results, localizer)
    own_page = await _page(context, results, is_shared=True)
    if card is None or context.is_heard_by_nobody:
        await context.reply.show(own_page)
    else:
        await context.reply.share(shared_score(own, card, localizer), own_page)


async def _results(context: Context) -> Results:
    return await context.services.challenges.results(context.user_id, context.argument)


async def _card(context: Context, results: Results, localizer: FluentLocalizer) -> Card | None:
    """Return the card of the person; None until the person has finished the game."""
    score, game = results.score_of(context.user_id), results.game
    if score is None or game is None:
        return None
    table = await context.services.tables.table(game.id)
    seat = table.game.seat_of(context.user_id)
    kingdom = table.state.kingdoms[table.state.kingdom_of(seat.number if seat else 1)]
    par = await context.services.challenges.par(table, context.user_id)
    return result_card(results.day, score, kingdom, par, localizer, context.invitation_link)


async def _page(context: Context, results: Results, *, is_shared: bool = False) -> Screen:
    return daily_page(
        results,
        context.user_id,
        context.guild_id,
        context.localizer,
        may_share=not (is_shared or context.is_alone_with_bot),
        is_alone=context.is_visitor,
        card=await _card(context, results, context.localizer),
        is_heard=not (is_shared and context.is_heard_by_nobody),
    )


class DailyCommand(CommandSet):
    @command("command-daily")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, Alone(open_daily))
