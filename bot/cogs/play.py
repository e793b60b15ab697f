"""`/draft` and `/place`: the moves of a turn as commands; autocomplete lists exactly the legal ones."""

from __future__ import annotations

from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Kingdomino
from bot.l10n import Words
from bot.table import Table
from bot.telling import contact, domino, signed
from bot.ui import actions
from bot.ui.request import Click, Request
from bot.ui.screens.panel import ordered
from bot.ui.suggesting import matching, my_turn
from bot.ui.translator import command, options
from engine.errors import NotationError
from engine.moves import Pick, Place, parse_move


class Play(commands.Cog):
    """What the panel does, typed."""

    def __init__(self, bot: Kingdomino) -> None:
        self.bot = bot

    @command("place")
    @options("where")
    async def place(self, click: Click, where: str) -> None:
        await self._move(click, _spelled(_first(where)))

    @command("draft")
    @options("domino")
    async def draft(self, click: Click, domino: str) -> None:
        await self._move(click, f">{_first(domino).removeprefix('>')}")

    async def _move(self, click: Click, text: str) -> None:
        await actions.play(await self.bot.request_here(click, text))

    @place.autocomplete("where")
    async def places(self, click: Click, typed: str) -> list[Choice[str]]:
        table = await my_turn(click)
        if table is None:
            return []
        person = await self.bot.store.person(click.user.id)
        words = Request(click).words
        told = ((str(each.place), _place(each.place, each.gain, table, words)) for each in ordered(table, person))
        return matching(told, typed)

    @draft.autocomplete("domino")
    async def dominoes(self, click: Click, typed: str) -> list[Choice[str]]:
        table = await my_turn(click)
        if table is None:
            return []
        words = Request(click).words
        picks = (move.domino for move in table.state.legal_moves() if isinstance(move, Pick))
        return matching(((str(each), domino(each, words)) for each in picks), typed)


def _place(place: Place, gain: int, table: Table, words: Words) -> str:
    return f"{place} · {contact(place, table.state.kingdom, words)} · {signed(gain)}"


def _first(typed: str) -> str:
    """The notation in what was typed, or picked from the list."""
    return typed.strip().casefold().partition(" ")[0]


def _spelled(text: str) -> str:
    """A placement as the rules spell it, however it was typed; other text as it is."""
    try:
        move = parse_move(text)
    except NotationError:
        return text
    return str(move.canonical()) if isinstance(move, Place) else text


async def setup(bot: Kingdomino) -> None:
    await bot.add_cog(Play(bot))
