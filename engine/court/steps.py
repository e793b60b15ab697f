"""The steps that Queendomino adds: tax, building, the dragon, and new tiles on the builders' board (RULES 2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.court.buildings import TILES
from engine.court.court import Treasury
from engine.errors import Reason
from engine.geometry import squares
from engine.moves import Bribe, Build, Move, Refill, Tax
from engine.steps import Effect, put

if TYPE_CHECKING:
    from engine.state import State


class OptionalStep:
    """A step that nobody has to make."""

    repeats = False

    def is_due(self, state: State) -> bool:  # noqa: ARG002
        return False


class TaxStep(OptionalStep):
    """B. A knight goes on a half of the domino just placed and collects its property's size in coins."""

    moves = (Tax,)
    repeats = True

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return tuple(map(Tax, squares(state.court.taxable_squares))) if treasury(state).knights else ()

    def check(self, state: State, move: Tax) -> Reason | None:
        if not treasury(state).knights:
            return Reason.NO_KNIGHTS
        return None if move.square.mask & state.court.taxable_squares else Reason.NOT_JUST_PLACED

    def effect(self, state: State, move: Tax) -> Effect:
        acting = state.king.kingdom
        kingdom = state.kingdom.with_knight(move.square)
        sent = treasury(state).gaining(coins=tax(state, move), knights=-1)
        court = state.court.with_treasury(acting, sent).with_taxable_squares(
            state.court.taxable_squares & ~move.square.mask
        )
        return Effect(kingdoms=put(state.kingdoms, acting, kingdom), court=court)


class BuildStep(OptionalStep):
    """C. At most one tile is bought from the board and put on a town square."""

    moves = (Build,)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        sites = tuple(squares(state.kingdom.sites))
        if not sites:
            return ()
        affordable = [price for price, _ in state.court.on_offer() if _can_pay(state, price)]
        return tuple(Build(price, site) for price in affordable for site in sites)

    def check(self, state: State, move: Build) -> Reason | None:
        if state.court.board[move.price] is None:
            return Reason.EMPTY_SLOT
        if not move.square.mask & state.kingdom.sites:
            return Reason.NO_SITE
        return None if _can_pay(state, move.price) else Reason.TOO_DEAR

    def effect(self, state: State, move: Build) -> Effect:
        acting, tile = state.king.kingdom, state.court.board[move.price]
        assert tile is not None
        paid = treasury(state).gaining(coins=-state.court.cost(move.price, acting))
        court = state.court.with_treasury(acting, paid).without(move.price).rewarded(acting, TILES[tile])
        kingdom = state.kingdom.with_building(move.square, tile)
        return Effect(kingdoms=put(state.kingdoms, acting, kingdom), court=court)


class BribeStep(OptionalStep):
    """D. For a coin the dragon burns a tile of the board, once a round, unless the queen is here."""

    moves = (Bribe,)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        if _refusal(state):
            return ()
        return tuple(Bribe(price) for price, _ in state.court.on_offer())

    def check(self, state: State, move: Bribe) -> Reason | None:
        return _refusal(state) or (Reason.EMPTY_SLOT if state.court.board[move.price] is None else None)

    def effect(self, state: State, move: Bribe) -> Effect:
        paid = state.court.with_treasury(state.king.kingdom, treasury(state).gaining(coins=-BRIBE))
        return Effect(court=paid.burning(move.price))


class RefillChance:
    """After a round the free slots are filled from the stack."""

    moves = (Refill,)

    def is_due(self, state: State) -> bool:
        return state.court.is_open

    def check(self, state: State, move: Refill) -> Reason | None:
        if len(move.tiles) != _coming(state) or len(set(move.tiles)) != len(move.tiles):
            return Reason.WRONG_COUNT
        return None if set(move.tiles) <= set(state.court.stack) else Reason.ALREADY_SEEN

    def effect(self, state: State, move: Refill) -> Effect:
        return Effect(court=state.court.filled(move.tiles))

    def draw(self, state: State, rng: Random) -> Refill:
        return Refill(tuple(rng.sample(state.court.stack, _coming(state))))


BRIBE = 1
"""Coins for the dragon."""


def treasury(state: State) -> Treasury:
    """Of the kingdom that the current turn acts on."""
    return state.court.treasuries[state.king.kingdom]


def tax(state: State, move: Tax) -> int:
    """Coins that the knight would collect: the property's squares, and the bonuses of vaults."""
    kingdom, own = state.kingdom, treasury(state)
    land = kingdom.land_at(move.square).bit_count()
    knights = own.knights + kingdom.knights.bit_count()
    vaults = (TILES[tile] for _, tile in kingdom.buildings)
    return land + sum(vault.tax_per_knight * knights + vault.tax_per_tower * own.towers for vault in vaults)


def _can_pay(state: State, price: int) -> bool:
    return state.court.cost(price, state.king.kingdom) <= treasury(state).coins


def _refusal(state: State) -> Reason | None:
    """Why the dragon does not listen to this player now."""
    if state.domino is None:
        return Reason.TOO_EARLY
    if state.court.is_awake:
        return Reason.DRAGON_AWAKE
    if state.court.queen == state.king.kingdom:
        return Reason.QUEEN_HERE
    return None if treasury(state).coins >= BRIBE else Reason.NO_COINS


def _coming(state: State) -> int:
    return min(state.court.free_slots, len(state.court.stack))
