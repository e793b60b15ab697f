"""Plans: what people have in mind for turns that have not come yet. Pure functions; a plan is no move.

A plan covers one round. It is carried out move by move, from the moment when the turn comes, as far as the rules allow
it: the moves that it has for the domino, then the first of its wishes that is still free.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.games.models import Seat
from engine.dominoes import Domino
from engine.errors import NotationError
from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from engine.steps import NO_LINE, Turn

DROPPED: Final = "-"
"""Stands for the plan of a seat that was dropped without its owner, who has not been told yet."""


@dataclass(frozen=True)
class Plan:
    """A plan for a round: moves in the order of play, without the choices, and the wished choices, the dearest first.

    Its text is the round and then the moves: "5 12@g8e >38 >41".
    """

    round: int
    moves: tuple[Move, ...] = ()
    wishes: tuple[Pick, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a plan. Raises NotationError."""
        number, *texts = text.split(" ")
        if not re.fullmatch(r"\d{1,3}", number, re.ASCII):
            raise NotationError("a plan begins with the number of its round", text)
        moves = [Move.parse(each) for each in texts]
        wishes = dict.fromkeys(move for move in moves if isinstance(move, Pick))
        return cls(int(number), tuple(move for move in moves if not isinstance(move, Pick)), tuple(wishes))

    def __str__(self) -> str:
        return " ".join(map(str, (self.round, *self.moves, *self.wishes)))

    @property
    def is_empty(self) -> bool:
        return not self.moves and not self.wishes

    def moves_for(self, domino: Domino | None) -> tuple[Move, ...]:
        """Return the moves of the turn in which that domino is placed or discarded."""
        found, placed = list[Move](), None
        for move in self.moves:
            placed = move.domino if isinstance(move, Place | Discard) else placed
            found += [move] if placed and placed is domino else []
        return tuple(found)


@dataclass(frozen=True)
class ImaginedTurn:
    """A turn as if it were there already: the position at its start, and the planned moves, all of them legal."""

    start: State
    moves: tuple[Move, ...] = ()

    @property
    def end(self) -> State:
        """The position after the planned moves."""
        state = self.start
        for move in self.moves:
            state = state.play(move)
        return state


def plan_of(seat: Seat) -> Plan | None:
    """Return the plan that the person on the seat has kept; None if there is none, or if it was dropped."""
    return Plan.parse(seat.plan) if seat.plan and seat.plan != DROPPED else None


def open_turns(state: State, seat: int) -> tuple[Turn, ...]:
    """Return the turns that a seat can plan: those left to it in this round, else its turns of the next."""
    left = tuple(turn for turn in state.turns if turn.king.seat == seat)
    return left or tuple(turn for turn in state.next_line.turns() if turn.king.seat == seat)


def round_to_plan(state: State, seat: int) -> int | None:
    """Return the round of the seat's next turn, 0 for the first choice; None if it has no turn any more."""
    turns = open_turns(state, seat)
    return state.round + (turns[0] not in state.turns) if turns else None


def is_outdated(plan: Plan, state: State, seat: int) -> bool:
    """Return whether the round of a plan is over for the seat."""
    following = round_to_plan(state, seat)
    return following is None or plan.round < following


def planned_moves(state: State, plan: Plan) -> tuple[Move, ...]:
    """Return the moves that a plan makes for the player to act, until it has none or the next one is not legal.

    Nothing follows a move that is not legal, and so nothing follows another placement than the planned one.
    """
    moves: list[Move] = []
    after = state
    for move in plan.moves_for(state.domino) if state.round == plan.round else ():
        if not after.is_same_turn(state) or move not in after.legal_moves():
            return tuple(moves)
        moves.append(move)
        after = after.play(move)
    may_choose = after.is_same_turn(state) and after.round == plan.round
    return (*moves, *_wish(after, plan)) if may_choose else tuple(moves)


def _wish(state: State, plan: Plan) -> tuple[Move, ...]:
    legal = state.legal_moves()
    return tuple(wish for wish in plan.wishes if wish in legal)[:1]


# ---- the plans of seats


def after_unplanned(seats: Sequence[Seat], number: int | None, user_id: int | None) -> tuple[Seat, ...]:
    """Drop the plan of a seat of which somebody has made moves that were not planned.

    `user_id` is who made them. The owner of the seat knows; others leave word that the plan was dropped.
    """
    return tuple(_dropped(seat, seat.user_id == user_id) if seat.number == number else seat for seat in seats)


def without_past_plans(seats: Sequence[Seat], state: State) -> tuple[Seat, ...]:
    """Drop the plans whose turns are over, and all of them at the end of the game."""

    def is_over(seat: Seat) -> bool:
        plan = plan_of(seat)
        return is_outdated(plan, state, seat.number) if plan else state.is_over

    return tuple(replace(seat, plan=None) if is_over(seat) else seat for seat in seats)


def after_handover(seat: Seat, before: Seat | None) -> Seat:
    """Drop the plan of the seat if the person who had it `before` does not play on it any more."""
    if before is None or seat.user_id != before.user_id or seat.resigned:
        return replace(seat, plan=None)
    return _dropped(seat, is_known=False) if seat.is_computer and not before.is_computer else seat


def _dropped(seat: Seat, is_known: bool) -> Seat:  # noqa: FBT001
    return replace(seat, plan=DROPPED if seat.plan and not is_known else None)


def with_plan(seat: Seat, plan: str | None) -> Seat:
    """Replace the plan of the seat."""
    return replace(seat, plan=plan)


def without_plans(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Drop the plans of the seats."""
    return tuple(with_plan(seat, None) for seat in seats)


# ---- planning


def imagine(state: State, seat: int, plan: Plan) -> tuple[ImaginedTurn, ...]:
    """Return the turns of the plan's seat one after the other, up to the first for which nothing is planned.

    Of the next round only the placement can be planned: the lines and all that is turned up with them are unknown.
    """
    imagined, is_next_round = list[ImaginedTurn](), round_to_plan(state, seat) != state.round
    for turn in open_turns(state, seat):
        start = _as_if_on_turn(state, turn)
        moves = _legal_part(start, plan.moves_for(turn.domino))
        imagined.append(ImaginedTurn(start, moves[:1] if is_next_round else moves))
        if not moves:
            break
        state = imagined[-1].end
    return tuple(imagined)


def possible_part(state: State, seat: int, plan: Plan) -> Plan | None:
    """Return what can be kept of a plan in a position; None if the seat has no turn any more."""
    number = round_to_plan(state, seat)
    if number is None:
        return None
    if plan.round != number:
        return Plan(number)
    moves = tuple(move for turn in imagine(state, seat, plan) for move in turn.moves)
    free = state.next_line.free if number == state.round else ()
    return Plan(number, moves, tuple(wish for wish in plan.wishes if wish.domino in free))


def _as_if_on_turn(state: State, turn: Turn) -> State:
    """Return the position with that turn before all others."""
    components = tuple(each.next_turn() for each in state.components)
    if turn in state.turns:
        others = list(state.turns)
        others.remove(turn)
        return state.replace(turns=(turn, *others), step_index=0, components=components)
    # Without a line to choose from, another one would be dealt first; after the last there is none.
    is_last = state.lines_dealt == state.format.rounds
    line = NO_LINE if is_last else state.next_line
    return state.replace(turns=(turn,), step_index=0, components=components, next_line=line)


def _legal_part(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    after, legal = state, list[Move]()
    for move in moves:
        if not after.is_same_turn(state) or move not in after.legal_moves():
            break
        legal.append(move)
        after = after.play(move)
    return tuple(legal)
