"""The results of a person: `/kingdomino stats`."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import Interaction

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Row, Screen, compose
from bot.chat.kit.commands import command, options, run
from bot.chat.kit.context import Context
from bot.chat.kit.markup import bold, heading
from bot.chat.kit.pipeline import Alone, alone
from bot.chat.ranking import ranking_button
from bot.games.names import plain_name, safe_name
from bot.games.narration import join_facts
from bot.games.options import base_key, option_key
from bot.games.refusals import Refusal
from bot.games.results import Statistics
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant
from renderers.localizer import comma_list


def statistics(name: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> Screen:
    """Show a person's results on a server, a line for each variant, and a button to the ranking."""
    row = Row((ranking_button(localizer),))
    if not rows:
        return compose(localizer("stats-none", name=safe_name(name)), row)
    title = localizer("stats-title", name=safe_name(name))
    return compose(*_results(title, rows, localizer), row)


def own_statistics(rows: Sequence[Statistics], localizer: FluentLocalizer) -> Screen:
    """Show a person's own results on all servers, a line for each variant."""
    if not rows:
        return compose(localizer("stats-own-none"))
    return compose(*_results(localizer("stats-own-title"), rows, localizer))


def _results(title: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> tuple[str, str, str]:
    """Return the title, a line for each variant, and a line for each variant of challenges below a title."""
    tables, daily = (
        [_statistics_line(row, localizer) for row in rows if row.is_daily is each] for each in (False, True)
    )
    return heading(title), "\n".join(tables), "\n".join((bold(localizer("stats-challenges")), *daily)) if daily else ""


def _statistics_line(row: Statistics, localizer: FluentLocalizer) -> str:
    # People win a challenge against one another, and their games have no places among people.
    key = "stats-played" if row.is_daily else "stats-record"
    record = localizer(key, variant=_variant_name(row.variant, localizer), games=row.games, wins=row.wins)
    return join_facts(record, _points(row, localizer))


def _points(row: Statistics, localizer: FluentLocalizer) -> str:
    """Return the average and the best points; one number if they are equal, empty without a finished game."""
    if row.mean is None or row.best is None:
        return ""
    if row.mean == row.best:
        return localizer("picture-points", points=row.best)
    return localizer("stats-average", mean=round(row.mean, 1), best=row.best)


def _variant_name(code: str, localizer: FluentLocalizer) -> str:
    variant = Variant.parse(code)
    options = [localizer(option_key(letter)) for letter in variant.options]
    return comma_list([localizer(base_key(variant.base)), *options], localizer)


@alone(Action.SHOW_RESULTS)
async def show_own_results(context: Context) -> None:
    await show_results(context, context.interaction.user)


async def show_results(context: Context, person: discord.User | discord.Member) -> None:
    """Show the person's results on the server; a private conversation shows only the asker's results."""
    guild_id, localizer = context.guild_id, context.localizer
    # In a private conversation, the asker may share no server with the person.
    if guild_id is None and person.id != context.user_id:
        raise Refusal("error-results-of-another")
    services, name = context.services, plain_name(person.display_name)
    hidden = (
        () if person.id == context.user_id else await services.contests.challenges.hidden(person.id, context.user_id)
    )
    rows = await services.tables.accounts.store.statistics(person.id, guild_id, hidden)
    screen = statistics(name, rows, localizer) if guild_id else own_statistics(rows, localizer)
    await context.reply.show(screen)


@command("stats")
@options("player")
async def stats_command(interaction: Interaction[Any], player: discord.User | None = None) -> None:
    await run(interaction, Alone(partial(show_results, person=player or interaction.user)))
