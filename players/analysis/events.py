"""A game as a sequence of events: lines that are dealt, and turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.moves import Move
from engine.notation import Record
from engine.state import State


@dataclass(frozen=True)
class Event:
    """A whole turn, or all that chance does between two turns, and the positions before and after it.

    `kingdom` is the one whose turn it is, None for chance. `line` is how many lines have been dealt, which is the
    number that the moves have in a record.
    """

    kingdom: int | None
    line: int
    moves: tuple[Move, ...]
    before: State
    after: State


def events(record: Record) -> tuple[Event, ...]:
    """Return all events of a game. ValueError if the game is not over, or if a move is against the rules."""
    states = tuple(record.states())
    if not states[-1].is_over:
        raise ValueError("the game is not over yet, and only finished games can be analysed")
    return tuple(_events(record.moves, states))


def _events(moves: Iterable[Move], states: tuple[State, ...]) -> Iterator[Event]:
    before, made = states[0], list[Move]()
    for move, after in zip(moves, states[1:], strict=True):
        made.append(move)
        if _is_complete(before, after):
            yield _event(before, tuple(made), after)
            before, made = after, []


def _is_complete(before: State, after: State) -> bool:
    """Return whether a turn is over, or whether chance has nothing more to do."""
    return not after.is_chance if before.is_chance else not after.is_same_turn(before)


def _event(before: State, moves: tuple[Move, ...], after: State) -> Event:
    if before.is_chance:
        return Event(None, after.lines_dealt, moves, before, after)
    return Event(before.king.kingdom, before.lines_dealt, moves, before, after)
