"""The select of questions on the panel in text mode, and `/kingdomino ask`."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.actions import address_at
from bot.chat.deeds.board import begun_table, kingdom_named, kingdoms, offer_at_table
from bot.chat.handling.commands import completes, options, run
from bot.chat.handling.context import Anywhere, Context, Where
from bot.chat.kit.blocks import MAX_OPTIONS, Option, Select, compose, select_row
from bot.chat.kit.markup import heading
from bot.chat.slots import HEARD
from bot.features.questions.answers import answer, meant_questions, questions
from bot.features.questions.feature import FEATURE, QuestionAction
from bot.games.matching import Named, listed
from bot.games.refusals import wrong_status
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

FIRST: Final = 7
"""How many questions the panel lists before it leads to the others: all that it lists is read out."""

OTHERS: Final = "others"
"""In place of a question: the person wants to see the others."""


@FEATURE.fills(HEARD)
async def question_select(_: None, table: Table, localizer: FluentLocalizer) -> Iterable[Select]:
    """Return a select of the first questions about the kingdom to move, and of the way to the others."""
    choices = _choices(table, table.state.king.kingdom, localizer)
    others = (Option(localizer("ask-others"), OTHERS),) if len(choices) > FIRST else ()
    return (Select(address_at(table, QuestionAction.ASK), localizer("ask-placeholder"), (*choices[:FIRST], *others)),)


def _choices(table: Table, index: int, localizer: FluentLocalizer) -> tuple[Option, ...]:
    # Dominoes of two boxes may have the same squares and number.
    asked = {each.label: each.value for each in questions(table, index, localizer)}
    return tuple(Option(text, key) for text, key in asked.items())


@FEATURE.at_table(QuestionAction.ASK, where=Where.ASIDE)
async def ask(context: Context, table: Table) -> None:
    """Answer the question in the argument about the person's kingdom, or else about the kingdom to move."""
    if not table.moves:
        raise wrong_status(table.game)
    if context.argument == OTHERS:
        await _show_others(context, table)
        return
    await _answer(context, table, context.argument, None)


async def _show_others(context: Context, table: Table) -> None:
    localizer = context.naming(table.variant).localizer
    others = _choices(table, _kingdom_asked_about(table, context.user_id, None, localizer), localizer)[FIRST:]
    rows = [
        select_row(address_at(table, QuestionAction.ASK, str(start)), localizer("ask-placeholder"), some)
        for start in range(0, len(others), MAX_OPTIONS)
        if (some := others[start : start + MAX_OPTIONS])
    ]
    await context.show(compose(heading(localizer("ask-unknown"), 3), *rows))


async def _answer(context: Context, table: Table, question: str, kingdom: str | None) -> None:
    localizer = context.naming(table.variant).localizer
    index = _kingdom_asked_about(table, context.user_id, kingdom, localizer)
    await context.show(await context.drawn(answer, question, table, index, localizer))


async def _answer_here(question: str, kingdom: str | None, context: Context) -> None:
    await _answer(context, await begun_table(context), question, kingdom)


@FEATURE.command("kingdomino ask")
@options("question", kingdom="asked-kingdom")
async def ask_command(interaction: Interaction[Any], question: str, kingdom: str | None = None) -> None:
    await run(interaction, Anywhere(partial(_answer_here, question, kingdom)))


@completes(ask_command, "question")
async def offer_questions(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    def offered(table: Table, localizer: FluentLocalizer) -> Sequence[Named[str]]:
        index = _kingdom_asked_about(table, interaction.user.id, interaction.namespace.kingdom, localizer)
        known = questions(table, index, localizer)
        return meant_questions(known, typed) or known

    return await offer_at_table(interaction, offered)


@completes(ask_command, "kingdom")
async def offer_kingdoms(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await offer_at_table(interaction, lambda table, localizer: listed(kingdoms(table, localizer), typed))


def _kingdom_asked_about(table: Table, user_id: int, named: str | None, localizer: FluentLocalizer) -> int:
    """Return the index of the named kingdom, or else of the person's kingdom, or else of the kingdom to move."""
    index = kingdom_named(table, named, localizer)
    if index is not None:
        return index
    seat = table.game.seat_of(user_id)
    return table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
