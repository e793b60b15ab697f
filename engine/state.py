"""A position with its rules, as an immutable value. `play` returns the next state.

Chance events, such as shuffling and dealing, are moves. A state has the set of unseen dominoes, but neither the order
of these dominoes nor a seed. So a state contains nothing secret (docs/rules.md 4).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Unpack

from engine.dominoes import all_dominoes
from engine.errors import Reason, ReasonCode, shortened
from engine.fast_replace import fast_replace
from engine.kingdom import Kingdom
from engine.moves import Done, Move
from engine.permutation import Sampler
from engine.position import NO_LINE, Changes, King, Line, Position, Turn
from engine.position_text import check_text, read_position, write_position
from engine.scoring import Score, Standing, has_finished, ranking
from engine.steps import Chance, MoveHandler, Step
from engine.variants import Variant

__all__ = ["IllegalMove", "King", "Line", "State", "Turn"]


class IllegalMove(ValueError):
    """Raised for a readable move that the rules do not allow now. `state` is the state before the move.

    >>> from engine import Move, State
    >>> try:
    ...     State.start("kd", 2).play(Move.parse("1@g8n"))
    ... except IllegalMove as error:
    ...     print(error.reason.value, error.move)
    chance-due 1@g8n
    """

    def __init__(self, reason: ReasonCode, move: Move, state: State) -> None:
        self.reason, self.move, self.state = reason, move, state
        super().__init__(f"{shortened(str(move))}: {reason.value}")

    def __reduce__(self) -> tuple[object, tuple[ReasonCode, Move, State]]:
        # Without this method, Python would unpickle the exception from its message alone.
        return type(self), (self.reason, self.move, self.state)


@dataclass(frozen=True)
class State(Position):
    """A position with the rules of its variant. Kingdoms are counted from 0, seats from 1.

    >>> state = State.start("kd", 2).play(Move.parse("#1221")).play(Move.parse("=3.17.22.41"))
    >>> state.king
    King(seat=1, kingdom=0)
    >>> [str(move) for move in state.legal_moves()]
    ['>3', '>17', '>22', '>41']
    >>> after = state.play(Move.parse(">41"))
    >>> after.king.seat, [str(domino) for domino in after.next_line.free]
    (2, ['3', '17', '22'])
    """

    variant: Variant = field(kw_only=True)

    @classmethod
    def start(cls, variant: Variant | str, players: int) -> State:
        """Return the state before the first move. Raises ValueError if the variant has no game for so many players.

        If `variant` is a text, the state has the newest rule tables.

        >>> state = State.start("kd3n", 3)
        >>> state.is_chance, state.round, len(state.unseen)
        (True, 0, 48)
        """
        variant = Variant.parse(variant).newest if isinstance(variant, str) else variant
        if players not in variant.formats:
            raise ValueError(f"{variant} is for {', '.join(map(str, variant.formats))} players, not {players}")
        game_format = variant.formats[players]
        return cls(
            players,
            game_format,
            variant.rules,
            kingdoms=(Kingdom(game_format.grid),) * game_format.kingdoms,
            discards=((),) * game_format.kingdoms,
            unseen=all_dominoes(game_format.boxes),
            components=tuple(extension.component.start(game_format) for extension in variant.extensions),
            variant=variant,
        )

    @classmethod
    def parse(cls, text: str) -> State:
        """Read a position in the notation of `engine.position_text`. Raises NotationError.

        >>> state = State.parse("kd 2 w0w0##;## 3:1,17:2 0 4,8:2,19,30 2 1-2")
        >>> state.king.seat, str(state.domino), [str(domino) for domino in state.next_line.free]
        (1, '3', ['4', '19', '30'])
        >>> str(state)
        'kd 2 w0w0##;## 3:1,17:2 0 4,8:2,19,30 2 1-2'
        """
        variant, players, changes = read_position(text)
        state = cls.start(variant, players).replace(**changes)
        check_text(text, str(state), has_open_turn=state.advance() is state)
        return state

    def __str__(self) -> str:
        """Return the position as one line of text; `State.parse` is its inverse."""
        return write_position(self, self.variant)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles use the text, because the notation does not change when the code changes.
        return State.parse, (str(self),)

    @property
    def is_chance(self) -> bool:
        return self._chance is not None

    @property
    def chance_kind(self) -> type[Move] | None:
        """The kind of the chance move that is due, such as `Deal`; None if no chance move is due.

        >>> State.start("kd", 2).chance_kind
        <class 'engine.moves.Order'>
        """
        return self._chance.moves[0] if self._chance else None

    @property
    def is_over(self) -> bool:
        return not self.turns and not self.is_chance

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves of the current turn; an empty tuple before a chance move and after the game.

        >>> state = State.parse("kd 2 w0w0w0w0##;## 19:1 0 4,8:2 2 1-2")
        >>> [str(move) for move in state.legal_moves()][:3]
        ['19@g5n', '19@c8n', '19@d8n']
        """
        # An optional step is possible before the next required step. A later step is not possible before the required
        # step is done. If only optional steps are left, the player may also end the turn.
        found: tuple[Move, ...] = ()
        for step in self._open_steps():
            found += step.legal_moves(self)
            if step.is_required(self):
                return found
        return (*found, Done()) if found else ()

    def chance(self, sampler: Sampler) -> Move:
        """Draw the chance move that is due, for example from a random generator or from the permutation of a deal.

        Raises ValueError if no chance move is due, or if the position has too few dominoes for the next line.

        >>> from random import Random
        >>> start = State.start("kd", 2)
        >>> sorted(start.chance(Random(1)).seats)
        [1, 1, 2, 2]
        """
        due = self._chance
        if due is None:
            raise ValueError("nothing is left to chance now")
        return due.draw(self, sampler)

    def play(self, move: Move) -> State:
        """Return the state after a move.

        Raises IllegalMove for a move against the rules. Raises TypeError for a text: convert it with `Move.parse`.

        >>> state = State.start("kd", 2)
        >>> str(state.play(Move.parse("#1221")).play(Move.parse("=3.17.22.41")).king)
        'King(seat=1, kingdom=0)'
        >>> state.play(Move.parse(">3"))
        Traceback (most recent call last):
            ...
        engine.state.IllegalMove: >3: chance-due
        """
        if isinstance(move, Done):
            # The player ends the turn while only optional steps are left.
            if move not in self.legal_moves():
                raise IllegalMove(self._timing_reason(Done), move, self)
            return self._next_turn().advance()
        handler, step_index = self._handler_and_next_step(move)
        if reason := handler.check(self, move):
            raise IllegalMove(reason, move, self)
        changes = handler.effect(self, move)
        changes["step_index"] = step_index
        return self.replace(**changes).advance()

    def score(self, kingdom: int) -> Score:
        """Return the score of a kingdom in the current position.

        >>> state = State.parse("kd+m 2 w1w0##w0w0;## - 0 - 6 -")
        >>> state.score(0).parts["wheat"], state.score(0).parts["middle_kingdom"], state.score(0).total
        (2, 10, 12)
        """
        known = self._known_scores
        if kingdom not in known:
            parts = {name: points(self, kingdom) for name, points in self.variant.scorers}
            known[kingdom] = Score(MappingProxyType(parts))
        return known[kingdom]

    def scores(self) -> tuple[Score, ...]:
        """Return the scores of all kingdoms in the current position.

        >>> [score.total for score in State.start("kd+h", 2).scores()]
        [5, 5]
        """
        return tuple(self.score(kingdom) for kingdom in range(len(self.kingdoms)))

    def shown_points(self, kingdom: int) -> int:
        """Return the points of a kingdom that players see. `BONUSES` count only after the kingdom's last turn.

        >>> state = State.parse("kd+h 2 ##;## 3:1,17:2 0 - 6 -")
        >>> state.shown_points(0), state.play(state.legal_moves()[0]).shown_points(0)
        (0, 5)
        """
        score = self.score(kingdom)
        return score.total if has_finished(self, kingdom) else score.earned

    def ranking(self) -> tuple[Standing, ...]:
        """Rank the kingdoms in the current position from first to last. Uses the tie-breaks of the variant.

        >>> state = State.parse("kd 2 w1##;w1##f0f0 - 0 - 6 -")
        >>> [(each.place, each.kingdom, each.total, each.decided_by) for each in state.ranking()]
        [(1, 1, 1, 'largest_property'), (2, 0, 1, None)]
        """
        tie_breaks = self.variant.tie_breaks
        return ranking(
            [
                {"total": score.total} | {name: measure(self, kingdom) for name, measure in tie_breaks}
                for kingdom, score in enumerate(self.scores())
            ]
        )

    def refusal(self, kind: type[Move]) -> ReasonCode | None:
        """Return why no move of a kind is legal; None if a move of the kind is legal.

        >>> from engine.moves import Place
        >>> State.start("kd", 2).refusal(Place)
        <Reason.CHANCE_DUE: 'chance-due'>
        """
        if self._chance and kind in self._chance.moves:
            return None
        if any(isinstance(move, kind) for move in self.legal_moves()):
            return None
        step = self._open_step(kind)
        return step.refusal(self, kind) if step else self._timing_reason(kind)

    def replace(self, **changes: Unpack[Changes]) -> State:
        """Return the state with some fields changed. Raises TypeError for an unknown field.

        >>> State.start("kd", 2).replace(lines_dealt=6).is_over
        True
        """
        return _replaced(self, changes)

    def _open_steps(self) -> tuple[Step, ...]:
        """Return the unfinished steps of the current turn."""
        return self.variant.steps[self.step_index :] if self.turns and not self._chance else ()

    # Cached properties are not fields, so comparisons and hashes ignore them.

    @cached_property
    def _known_scores(self) -> dict[int, Score]:
        return {}

    @cached_property
    def _chance(self) -> Chance | None:
        """The chance event that is due; None if no chance event is due."""
        for chance in self.variant.chances:
            if chance.is_required(self):
                return chance
        return None

    def _handler_and_next_step(self, move: Move) -> tuple[MoveHandler, int]:
        """Return the handler of a move, and the index of the first open step after the move."""
        kind, chance = type(move), self._chance
        if chance and kind in chance.moves:
            return chance, self.step_index
        step = self._open_step(kind)
        if step is None:
            if not isinstance(move, Move):
                raise TypeError(f"a move is needed, not {move!r}")
            raise IllegalMove(self._timing_reason(kind), move, self)
        # A repeating step stays open after a move. Any other step ends with the move.
        return step, self.variant.steps.index(step) + (not step.repeats)

    def _open_step(self, kind: type[Move]) -> Step | None:
        """Return the open step with a kind of move; None without such a step, or if a required step must come first."""
        for step in self._open_steps():
            if kind in step.moves:
                return step
            if step.is_required(self):
                return None
        return None

    def _timing_reason(self, kind: type[Move]) -> ReasonCode:
        """Return why a kind of move is not possible now, if no open step has this kind."""
        if self.is_chance:
            return Reason.CHANCE_DUE
        if not self.turns:
            return Reason.GAME_OVER
        if kind is Done:
            return Reason.NOT_DONE
        if any(kind in chance.moves for chance in self.variant.chances):
            return Reason.NOT_CHANCE
        indices = [index for index, step in enumerate(self.variant.steps) if kind in step.moves]
        if not indices:
            return Reason.NOT_IN_VARIANT
        return Reason.TOO_LATE if indices[0] < self.step_index else Reason.TOO_EARLY

    def advance(self) -> State:
        """Return the state after skipping turns without a possible move. The end of a round begins the next round."""
        state = self
        while state.turns and not state._is_turn_open():
            state = state._next_turn()
        return state

    def _is_turn_open(self) -> bool:
        """Return whether the current turn still has a required step or a legal move."""
        return self.is_chance or any(step.is_required(self) or step.legal_moves(self) for step in self._open_steps())

    def _next_turn(self) -> State:
        """Return the state after the current turn. The last turn of a round also ends the round."""
        components = tuple([each.next_turn() for each in self.components])
        if rest := self.turns[1:]:
            return self.replace(turns=rest, step_index=0, components=components)
        # At the end of a round, the next line becomes the line in play. The last round has no next line.
        following = self.next_line.turns()
        if following:
            components = tuple(each.next_round() for each in components)
        return self.replace(turns=following, next_line=NO_LINE, step_index=0, components=components)


# `State.replace` runs several times for each move, so it must be fast.
_replaced = fast_replace(State, "a state")
