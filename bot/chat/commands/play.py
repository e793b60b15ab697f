"""`/draft` and `/place`: the moves of a turn as commands; autocomplete lists exactly the legal ones."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat import actions
from bot.chat.autocomplete import matching, my_turn, spelled
from bot.chat.command_names import command, options
from bot.chat.request import Request, request_here
from bot.chat.screens.panel import ordered
from bot.chat.services import Services
from bot.games.narration import contact, domino, signed
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.errors import NotationError
from engine.moves import Move, Pick, Place
from players.greedy import ranked_placements

_ANY_PLACE = Move.parse("1@g7n")
_SQUARE = re.compile(r"[a-m](?:1[0-3]|[1-9])(?!\d)")


class Play(commands.Cog):
    """What the panel does, typed."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("place")
    @options("where")
    async def place(self, interaction: Interaction[Any], where: str) -> None:
        request = await request_here(interaction, self.services)
        table = await self.services.tables.table(request.game)
        await actions.play(replace(request, argument=_spelled(where, table)))

    @command("draft")
    @options("domino")
    async def draft(self, interaction: Interaction[Any], domino: str) -> None:
        await actions.play(await request_here(interaction, self.services, f">{_first(domino).removeprefix('>')}"))

    @place.autocomplete("where")
    async def places(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await my_turn(interaction, self.services)
        if table is None:
            return []
        person = await self.services.accounts.person(interaction.user.id)
        words = Request(interaction, self.services).words
        told = ((str(each.place), _place(each.place, each.gain, table, words)) for each in ordered(table, person))
        return matching(told, typed)

    @draft.autocomplete("domino")
    async def dominoes(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await my_turn(interaction, self.services)
        if table is None:
            return []
        words = Request(interaction, self.services).words
        picks = (move.domino for move in table.state.legal_moves() if isinstance(move, Pick))
        return matching(((str(each), domino(each, words)) for each in picks), typed)


def _place(place: Place, gain: int, table: Table, words: FluentLocalizer) -> str:
    squares = "–".join(map(str, place.squares))
    return f"{place} · {squares} · {contact(place, table.state.kingdom, words)} · {signed(gain)}"


def _first(typed: str) -> str:
    """The notation in what was typed, or picked from the list."""
    return typed.strip().casefold().partition(" ")[0]


def _spelled(typed: str, table: Table) -> str:
    """A placement as the rules spell it; typed in any direction, or as the two squares that the panel names."""
    text = _first(typed)
    try:
        move = Move.parse(text)
    except NotationError:
        wanted = set(_SQUARE.findall(typed.casefold()))
        named = (each.place for each in ranked_placements(table.state) if set(map(str, each.place.squares)) == wanted)
        return next(map(str, named), spelled(text, table.state, _ANY_PLACE))
    return str(move.canonical()) if isinstance(move, Place) else text
