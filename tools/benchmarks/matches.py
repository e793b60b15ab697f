"""Whole games between computer players, with random chance moves or the chance moves of a deal."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.moves import Deal, Move
from engine.records import Record
from engine.state import State
from engine.variants import Variant
from players.player import Level


def play_game(variant: Variant, seats: Sequence[Level], rng: Random, deal: str | None = None) -> State:
    """Play a game with one computer player per seat, and return the end.

    Games with the same `deal` have the same order of kings and the same lines, regardless of the players.
    """
    *_, (_, end) = play_on(State.start(variant, len(seats)), seats, rng, deal)
    return end


def record_game(variant: Variant, seats: Sequence[Level], rng: Random, deal: str | None = None) -> Record:
    """Play a game like `play_game`, and return its record."""
    moves = [move for move, _ in play_on(State.start(variant, len(seats)), seats, rng, deal)]
    return Record.of(variant, len(seats), moves)


def play_on(state: State, seats: Sequence[Level], rng: Random, deal: str | None = None) -> Iterator[tuple[Move, State]]:
    """Yield every move to the end of a game with the position after the move; `deal` is as in `play_game`."""
    while not state.is_over:
        if state.is_chance:
            moves: Sequence[Move] = [state.chance(_dealer(state, deal) if deal else rng)]
        else:
            moves = seats[state.king.seat - 1].choose(state, rng)
        for move in moves:
            state = state.play(move)
            yield move, state


def _dealer(state: State, deal: str) -> Random:
    """Return the generator of a chance move. Lines have a separate one, as players affect the tiles drawn."""
    return Random(f"{deal}/{state.lines_dealt}/{state.chance_kind is Deal}")


def kingdoms_by_seat(state: State) -> list[int]:
    return [state.kingdom_of(seat) for seat in range(1, state.players + 1)]
