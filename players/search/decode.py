"""An option of the fast path as moves of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.court.buildings import TILES
from engine.court.moves import Build, Tax
from engine.geometry import squares
from engine.moves import Discard, Done, Move, Pick, Place, cached_pick
from engine.state import State
from players.search.batch_games import Tables
from players.search.batch_kingdoms import NOBODY, WAYS, window_of
from players.search.candidates import Options

Wish = tuple[int, int, int]
"""What is left to do behind a placement: the slot of the domino to choose, knights to send, the slot to buy from."""


def turn_of(state: State, options: Options, option: int) -> Iterator[tuple[State, Move]]:
    """The moves that an option stands for, each with the position in which it is made."""
    wish, waiting, goes_on = _wish(options, option), len(state.turns), True
    while goes_on:
        move = move_of(state, options, option)
        yield state, move
        state = state.play(move)
        goes_on = not (isinstance(move, Pick | Done) or state.is_chance or len(state.turns) < waiting)
        if goes_on:
            wish = _rest(wish, move)
            options = _all_options(state)
            option = next(each for each in range(len(options.slot)) if _wish(options, each) == wish)


def _wish(options: Options, option: int) -> Wish:
    at, estates = options.placement[option], options.placements.estates
    sent, bought = (estates.tax[at], estates.bought[at]) if estates else (0, NOBODY)
    return int(options.slot[option]), int(sent), int(bought)


def _rest(wish: Wish, move: Move) -> Wish:
    slot, sent, bought = wish
    return slot, sent - isinstance(move, Tax), NOBODY if isinstance(move, Build) else bought


def _all_options(state: State) -> Options:
    """Behind a placement there are few."""
    tables = Tables.of(state, np.random.default_rng(0))
    options = Options.of(tables)
    return options.building(tables, np.arange(len(options.placements.table))) if tables.courts else options


def move_of(state: State, options: Options, option: int) -> Move:
    """What an option begins with."""
    done = options.placements.take(options.placement[[option]])
    if done.way[0] != NOBODY:
        assert state.domino
        return Place(state.domino, window_of(state.kingdom.size).square(int(done.cell[0])), WAYS[done.way[0]])
    if done.lost[0] and state.domino:
        return Discard(state.domino)
    if done.estates and done.estates.tax[0]:
        return Tax(
            max(squares(state.court.taxable_squares), key=lambda square: state.kingdom.property_mask(square).bit_count())
        )
    if done.estates and done.estates.bought[0] != NOBODY:
        return _build(state, int(done.estates.bought[0]))
    line = state.next_line.dominoes
    return cached_pick(line[options.slot[option]]) if line else Done()


def _build(state: State, price: int) -> Build:
    """A crown goes to the largest town, whatever else to the smallest."""
    tile = state.court.board[price]
    assert tile is not None
    sign, kingdom = 1 if TILES[tile].crowns else -1, state.kingdom
    return Build(price, max(squares(kingdom.sites), key=lambda square: sign * kingdom.property_mask(square).bit_count()))
