"""The slash commands of a turn: `/draft`, `/place`, `/done`; autocomplete lists legal moves, or why there are none."""

import asyncio
import re
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.kit.commands import CommandSet, command, offer_moves, options
from bot.chat.kit.context import Context
from bot.chat.kit.markup import searchable, typed_move
from bot.chat.kit.pipeline import Answer, AtTable, perform
from bot.chat.turn.actions import end_turn_typed, open_plan, play_typed
from bot.chat.turn.steps import PanelView, best_choice, in_order
from bot.games.narration import describe_choice, describe_contact, describe_domino, worth
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, spoken
from engine.errors import NotationError
from engine.moves import Done, Move, Pick, Place
from engine.state import State
from players.advisor import GreedyAdvisor, Suggestion
from renderers.localizer import comma_list
from renderers.wording import brief_placement_text, domino_text, signed

_SQUARE = re.compile(r"[a-m](?:1[0-3]|[1-9])(?!\d)")


class TurnCommands(CommandSet):
    @command("place")
    @options("where")
    async def place(self, interaction: Interaction[Any], where: str) -> None:
        await perform(AtTable(_place), Context(interaction, self.services, argument=where))

    @command("draft")
    @options("domino")
    async def draft(self, interaction: Interaction[Any], domino: str) -> None:
        number = typed_move(domino).casefold().removeprefix(">")
        choose = AtTable(partial(end_turn_typed, kind=Pick))
        await perform(choose, Context(interaction, self.services, argument=f">{number}"))

    @command("done")
    async def done(self, interaction: Interaction[Any]) -> None:
        end = AtTable(partial(end_turn_typed, kind=Done))
        await perform(end, Context(interaction, self.services, argument=str(Done())))

    @command("plan")
    async def plan(self, interaction: Interaction[Any]) -> None:
        await perform(AtTable(open_plan), Context(interaction, self.services))

    @place.autocomplete("where")
    async def places(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_moves(interaction, self.services, typed, Place, _described_placements)

    @draft.autocomplete("domino")
    async def dominoes(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_moves(interaction, self.services, typed, Pick, _described_choices)


async def _view(context: Context, table: Table) -> PanelView:
    advisor = context.services.advisor_for(table.state)
    return PanelView(table, await context.person(), context.localizer, advisor)


async def _described_placements(context: Context, table: Table) -> list[tuple[str, str]]:
    """Return the legal placements, in the order of the person's panel."""
    view = await _view(context, table)
    person, localizer = view.person, view.localizer
    # The ranking runs a network: too much for the event loop.
    listed = in_order(await asyncio.to_thread(view.judge.placements, view.state), is_ranked=view.suggests)
    best = listed[0] if len(listed) > 1 and view.suggests else None
    describe = _describe_in_text_mode if person.text_mode else _describe

    def described(each: Suggestion) -> str:
        text = describe(each, table, localizer)
        return localizer("button-suggested", action=text) if each is best else text

    return [(str(each.place), described(each)) for each in listed]


async def _described_choices(context: Context, table: Table) -> list[tuple[str, str]]:
    """Return the dominoes that may be chosen with their points, and with suggestions if the person sees them."""
    view = await _view(context, table)
    person, localizer = view.person, view.localizer
    ranked = await asyncio.to_thread(view.judge.choices, view.state)
    best, advice = best_choice(ranked) if view.suggests else None, {each.pick: each for each in ranked}

    def described(pick: Pick) -> str:
        domino = (domino_text if person.text_mode else describe_domino)(pick.domino, localizer)
        choice = advice.get(pick)
        if choice is None:
            return domino
        told = describe_choice(domino, choice, localizer, is_best=choice is best, in_words=person.text_mode)
        return spoken(plain(told), localizer("list-comma")) if person.text_mode else told

    return [(str(move.domino), described(move)) for move in view.legal(Pick)]


async def _place(context: Context, table: Table) -> Answer:
    return await play_typed(replace(context, argument=await _placement(context.argument, table)), table, Place)


async def _placement(typed: str, table: Table) -> str:
    """Return the move for a placement typed in either direction, or as the two squares that the panel names."""
    text = typed_move(typed).casefold()
    try:
        move = Move.parse(text)
    except NotationError:
        squares = set(_SQUARE.findall(searchable(typed)))
        # All placements are ranked: too much for the event loop.
        return await asyncio.to_thread(_placement_on, squares, table.state) or text
    return str(move.canonical()) if isinstance(move, Place) else text


def _describe(suggestion: Suggestion, table: Table, localizer: FluentLocalizer) -> str:
    """Describe a placement by its move, its squares, what the domino is joined to, and the points it brings."""
    place = suggestion.place
    squares = "–".join(map(str, place.squares))
    contact = describe_contact(place, table.state.kingdom, localizer)
    return f"{place} · {squares} · {contact} · {signed(suggestion.gain)}"


def _describe_in_text_mode(suggestion: Suggestion, _table: Table, localizer: FluentLocalizer) -> str:
    """Describe a placement by which half lies where, and the points it brings."""
    where = brief_placement_text(suggestion.place.covered, localizer)
    return comma_list((where, plain(worth(suggestion.gain, localizer))), localizer)


def _placement_on(squares: set[str], state: State) -> str:
    """Return the move that places the domino on these squares, in the orientation with more points."""
    places = (each.place for each in GreedyAdvisor().placements(state))
    return next((str(place) for place in places if set(map(str, place.squares)) == squares), "")
