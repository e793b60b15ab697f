"""`/tax`, `/build`, `/dragon`, `/done`: what Queendomino adds to a turn, typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Kingdomino
from bot.chat import actions
from bot.chat.autocomplete import matching, my_turn, spelled
from bot.chat.command_names import command, options
from bot.chat.request import Click, Request
from bot.chat.screens.court import cost_now
from bot.games.narration import tile_name
from bot.games.table import Table
from bot.localization.fluent import Words
from engine.court.steps import tax
from engine.geometry import CASTLE
from engine.moves import Bribe, Build, Done, Move, Tax

Telling = Callable[[Move, Table, Words], str]


class Court(commands.Cog):
    """The optional actions; the panel does the same."""

    def __init__(self, bot: Kingdomino) -> None:
        self.bot = bot

    @command("tax")
    @options("knight")
    async def tax(self, click: Click, knight: str) -> None:
        await self._move(click, knight, Tax(CASTLE))

    @command("build")
    @options("tile")
    async def build(self, click: Click, tile: str) -> None:
        await self._move(click, tile, Build(0, CASTLE))

    @command("dragon")
    @options("burn")
    async def dragon(self, click: Click, burn: str) -> None:
        await self._move(click, burn, Bribe(0))

    @command("done")
    async def done(self, click: Click) -> None:
        await self._move(click, str(Done()), Done())

    async def _move(self, click: Click, typed: str, like: Move) -> None:
        request = await self.bot.request_here(click)
        state = (await self.bot.tables.table(request.game)).state
        text = typed.strip().partition(" ")[0]
        move = spelled(text[:1].upper() + text[1:].lower(), state, like)
        await actions.play(replace(request, argument=move))

    @tax.autocomplete("knight")
    async def knights(self, click: Click, typed: str) -> list[Choice[str]]:
        return await self._legal(click, typed, Tax, _tax)

    @build.autocomplete("tile")
    async def tiles(self, click: Click, typed: str) -> list[Choice[str]]:
        return await self._legal(click, typed, Build, _build)

    @dragon.autocomplete("burn")
    async def burnable(self, click: Click, typed: str) -> list[Choice[str]]:
        return await self._legal(click, typed, Bribe, _burn)

    async def _legal(self, click: Click, typed: str, kind: type[Move], tell: Telling) -> list[Choice[str]]:
        """The legal moves of a kind, told, that contain what was typed."""
        table = await my_turn(click)
        if table is None:
            return []
        words = Request(click).words
        moves = [move for move in table.state.legal_moves() if isinstance(move, kind)]
        return matching(((str(move), tell(move, table, words)) for move in moves), typed)


def _tax(move: Move, table: Table, words: Words) -> str:
    assert isinstance(move, Tax)
    return f"{move} · {words('button-tax', square=str(move.square), coins=tax(table.state, move))}"


def _build(move: Move, table: Table, words: Words) -> str:
    assert isinstance(move, Build)
    tile = table.state.court.board[move.price] or 0
    return f"{move} · " + words(
        "button-build", name=tile_name(tile, words), square=str(move.square), price=cost_now(table, move.price)
    )


def _burn(move: Move, table: Table, words: Words) -> str:
    assert isinstance(move, Bribe)
    return f"{move} · {words('court-burn', name=tile_name(table.state.court.board[move.price] or 0, words))}"


async def setup(bot: Kingdomino) -> None:
    await bot.add_cog(Court(bot))
