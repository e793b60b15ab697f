"""The optional part of a turn in Queendomino: knights, buildings, the dragon; what each costs and gives, or why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord import ButtonStyle

from bot.chat.components import Address, Button, Choice, Select
from bot.chat.screen import Block, Gallery, Row, Shot
from bot.chat.screens.turn import names, one_kingdom
from bot.games.narration import tile_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.court.buildings import TILES
from engine.court.errors import CourtReason
from engine.court.moves import Bribe, Build, Tax
from engine.court.steps import tax, treasury
from engine.errors import IllegalMove, Reason, ReasonCode
from engine.geometry import CASTLE, squares
from engine.moves import Done, Move
from engine.state import State
from renderers.court import building_site_view, building_text

_OVER = {Reason.TOO_LATE, Reason.TOO_EARLY, Reason.NOT_IN_VARIANT, CourtReason.NOT_JUST_PLACED}
"""Reasons that are not worth a line: the part of the turn is over, or there is none."""


def court_blocks(table: Table, chosen: str, words: FluentLocalizer) -> list[Block]:
    """All that the player may do besides placing and choosing; `chosen` is the purchase being looked at."""
    if not table.variant.treasury or table.state.domino is None:
        return []
    return [
        _wealth(table.state, words),
        Gallery((_kingdom(table, chosen, words),)),
        *_knights(table, words),
        *_builders(table, chosen, words),
        *_dragon(table, words),
    ]


def _kingdom(table: Table, chosen: str, words: FluentLocalizer) -> Shot:
    """The player's kingdom, with the building that is looked at on its site."""
    state = table.state
    looked_at = [move for move in state.legal_moves() if isinstance(move, Build) and str(move) == chosen]
    if not looked_at:
        return one_kingdom(table, state.king.kingdom, words)
    build = looked_at[0]
    name = f"site-{table.game.id}-{table.ply}-{build.price}-{build.square}"
    return Shot.of(name, building_site_view(state, names(table), build), words)


def done(table: Table, words: FluentLocalizer) -> list[Block]:
    """The button that ends a turn without a choice, where there is one."""
    if Done() not in table.state.legal_moves():
        return []
    return [Row((_play(table, Done(), words("button-done"), ButtonStyle.success),))]


def why_not(state: State, move: Move) -> ReasonCode | None:
    """Why the move is not allowed now; None where it is."""
    try:
        state.play(move)
    except IllegalMove as error:
        return error.reason
    return None


def _wealth(state: State, words: FluentLocalizer) -> str:
    own = treasury(state)
    return words("court-treasury", coins=own.coins, knights=own.knights, towers=own.towers)


def _refusal(state: State, move: Move, words: FluentLocalizer) -> list[Block]:
    """Why a part of the turn is not possible, unless it is simply over."""
    reason = why_not(state, move)
    return [] if reason is None or reason in _OVER else [f"-# {words(f'illegal-{reason.value}')}"]


def _knights(table: Table, words: FluentLocalizer) -> list[Block]:
    state = table.state
    taxes = [move for move in state.legal_moves() if isinstance(move, Tax)]
    if not taxes:
        open_squares = list(squares(state.court.taxable_squares))
        return _refusal(state, Tax(open_squares[0]), words) if open_squares else []
    buttons = [
        _play(table, move, words("button-tax", square=str(move.square), coins=tax(state, move))) for move in taxes
    ]
    return [Row(tuple(buttons))]


def _builders(table: Table, chosen: str, words: FluentLocalizer) -> list[Block]:
    state = table.state
    builds = {str(move): move for move in state.legal_moves() if isinstance(move, Build)}
    if why_not(state, Build(0, CASTLE)) in _OVER:
        return []
    offers: list[Block] = ["\n".join(_offer(state, price, tile, words) for price, tile in state.court.on_offer())]
    if not builds:
        return offers if state.kingdom.sites else [*offers, f"-# {words('illegal-no-site')}"]
    looked_at = builds.get(chosen)
    return [
        *offers,
        _tile_select(table, builds.values(), looked_at, words),
        *_purchase(table, builds, looked_at, words),
    ]


def _offer(state: State, price: int, tile: int, words: FluentLocalizer) -> str:
    cost, name = state.court.cost(price, state.king.kingdom), tile_name(tile, words)
    line = words("court-offer", price=cost, name=name, effect=building_text(TILES[tile], words))
    return f"-# {line} · {words('illegal-too-dear')}" if cost > treasury(state).coins else line


def _tile_select(table: Table, builds: Iterable[Build], looked_at: Build | None, words: FluentLocalizer) -> Row:
    """A tile each; the value is its purchase for the first site."""
    first = {move.price: move for move in reversed(list(builds))}
    choices = [
        Choice(
            words("court-tile", name=tile_name(tile, words), price=cost_now(table, price)),
            str(first[price]),
            building_text(TILES[tile], words),
            chosen=looked_at is not None and looked_at.price == price,
        )
        for price, tile in table.state.court.on_offer()
        if price in first
    ]
    return Row((Select(_address(table, "tile"), words("court-build-placeholder"), choices),))


def cost_now(table: Table, price: int) -> int:
    """Coins for the tile on that slot, today, for the player whose turn it is."""
    return table.state.court.cost(price, table.state.king.kingdom)


def _purchase(
    table: Table, builds: dict[str, Build], looked_at: Build | None, words: FluentLocalizer
) -> Iterator[Block]:
    """Where to put the tile that is looked at, and the button that buys it."""
    if looked_at is None:
        return
    tile = table.state.court.board[looked_at.price] or 0
    sites = [move for move in builds.values() if move.price == looked_at.price]
    if len(sites) > 1:
        choices = [
            Choice(words("court-site", square=str(move.square)), str(move), chosen=move == looked_at)
            for move in sites[:25]
        ]
        yield Row((Select(_address(table, "site"), words("court-site-placeholder"), choices),))
    label = words(
        "button-build",
        name=tile_name(tile, words),
        square=str(looked_at.square),
        price=cost_now(table, looked_at.price),
    )
    yield Row((_play(table, looked_at, label, ButtonStyle.success),))


def _dragon(table: Table, words: FluentLocalizer) -> list[Block]:
    state = table.state
    offers = state.court.on_offer()
    if not offers:
        return []
    bribes = [move for move in state.legal_moves() if isinstance(move, Bribe)]
    if not bribes:
        return _refusal(state, Bribe(offers[0][0]), words)
    choices = [
        Choice(words("court-burn", name=tile_name(tile, words)), str(Bribe(price)), words("court-slot", price=price))
        for price, tile in offers
    ]
    return [Row((Select(_address(table, "burn"), words("court-burn-placeholder"), choices),))]


def _play(table: Table, move: Move, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return Button(_address(table, "play", str(move)), label, style)


def _address(table: Table, action: str, argument: str = "") -> Address:
    return Address(action, table.game.id, table.ply, argument)
