"""`/tax`, `/build`, `/dragon`, `/done`: what Queendomino adds to a turn, typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat import actions
from bot.chat.autocomplete import matching, my_turn, spelled
from bot.chat.command_names import command, options
from bot.chat.request import Request, request_here
from bot.chat.screens.court import cost_now
from bot.chat.services import Services
from bot.games.narration import tile_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.court.moves import Bribe, Build, Tax
from engine.court.steps import tax
from engine.geometry import CASTLE
from engine.moves import Done, Move

Telling = Callable[[Move, Table, FluentLocalizer], str]


class Court(commands.Cog):
    """The optional actions; the panel does the same."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("tax")
    @options("knight")
    async def tax(self, interaction: Interaction[Any], knight: str) -> None:
        await self._move(interaction, knight, Tax(CASTLE))

    @command("build")
    @options("tile")
    async def build(self, interaction: Interaction[Any], tile: str) -> None:
        await self._move(interaction, tile, Build(0, CASTLE))

    @command("dragon")
    @options("burn")
    async def dragon(self, interaction: Interaction[Any], burn: str) -> None:
        await self._move(interaction, burn, Bribe(0))

    @command("done")
    async def done(self, interaction: Interaction[Any]) -> None:
        await self._move(interaction, str(Done()), Done())

    async def _move(self, interaction: Interaction[Any], typed: str, like: Move) -> None:
        request = await request_here(interaction, self.services)
        state = (await self.services.tables.table(request.game)).state
        text = typed.strip().partition(" ")[0]
        move = spelled(text[:1].upper() + text[1:].lower(), state, like)
        await actions.play(replace(request, argument=move))

    @tax.autocomplete("knight")
    async def knights(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Tax, _tax)

    @build.autocomplete("tile")
    async def tiles(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Build, _build)

    @dragon.autocomplete("burn")
    async def burnable(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Bribe, _burn)

    async def _legal(
        self, interaction: Interaction[Any], typed: str, kind: type[Move], tell: Telling
    ) -> list[Choice[str]]:
        """The legal moves of a kind, told, that contain what was typed."""
        table = await my_turn(interaction, self.services)
        if table is None:
            return []
        words = Request(interaction, self.services).words
        moves = [move for move in table.state.legal_moves() if isinstance(move, kind)]
        return matching(((str(move), tell(move, table, words)) for move in moves), typed)


def _tax(move: Move, table: Table, words: FluentLocalizer) -> str:
    assert isinstance(move, Tax)
    return f"{move} · {words('button-tax', square=str(move.square), coins=tax(table.state, move))}"


def _build(move: Move, table: Table, words: FluentLocalizer) -> str:
    assert isinstance(move, Build)
    tile = table.state.court.board[move.price] or 0
    return f"{move} · " + words(
        "button-build", name=tile_name(tile, words), square=str(move.square), price=cost_now(table, move.price)
    )


def _burn(move: Move, table: Table, words: FluentLocalizer) -> str:
    assert isinstance(move, Bribe)
    return f"{move} · {words('court-burn', name=tile_name(table.state.court.board[move.price] or 0, words))}"
