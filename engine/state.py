"""A position as a value: `play` returns the next one and changes nothing.

Chance is a player: shuffling and dealing are moves. A state holds no hidden order and no seed, only what has not been
seen yet, so that there is nothing in it that a player may not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, TypeVar, Unpack

from engine.dominoes import Domino
from engine.errors import IllegalMove, Reason, ReasonCode
from engine.extension import Component
from engine.kingdom import Kingdom
from engine.moves import Done, Move
from engine.scoring import Score, Standing, ranking, score
from engine.steps import Chance, Changes, Event, Step, all_dominoes
from engine.variants import Format, Variant

C = TypeVar("C", bound=Component)

if TYPE_CHECKING:
    from engine.court.court import Court


@dataclass(frozen=True)
class King:
    """A king of a seat (counted from 1), who acts on a kingdom (counted from 0)."""

    seat: int
    kingdom: int


@dataclass(frozen=True)
class Turn:
    """A king's turn; on the first choice there is no domino to place yet."""

    king: King
    domino: Domino | None = None


@dataclass(frozen=True)
class Line:
    """Dominoes in ascending order, and the king on each."""

    dominoes: tuple[Domino, ...] = ()
    kings: tuple[King | None, ...] = ()

    @property
    def free(self) -> tuple[Domino, ...]:
        return tuple([domino for domino, king in zip(self.dominoes, self.kings, strict=True) if king is None])

    def claim(self, domino: Domino, king: King) -> Line:
        """The line with the king on that domino."""
        index = self.dominoes.index(domino)
        return Line(self.dominoes, (*self.kings[:index], king, *self.kings[index + 1 :]))

    def turns(self) -> tuple[Turn, ...]:
        """The turns that the kings on it will have; a domino nobody took is out of the game."""
        return tuple(Turn(king, domino) for domino, king in zip(self.dominoes, self.kings, strict=True) if king)


@dataclass(frozen=True)
class State:
    """A position. Kingdoms count from 0; `discards` are those of each kingdom.

    `turns` are the turns left in this round, the current one first, and `step_index` is the index of the first step of
    the variant that is still open in the current one. `unseen` are the dominoes of which nobody knows when, or whether,
    they come. `components` are the parts that the variant's extensions add, in their order.

    >>> state = State.start("kd", 2).play(Move.parse("#1221")).play(Move.parse("=3.17.22.41"))
    >>> state.king
    King(seat=1, kingdom=0)
    >>> [str(move) for move in state.legal_moves()]
    ['>3', '>17', '>22', '>41']
    >>> after = state.play(Move.parse(">41"))
    >>> after.king.seat, [str(domino) for domino in after.next_line.free]
    (2, ['3', '17', '22'])
    """

    variant: Variant
    players: int
    format: Format = field(compare=False)
    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[Domino, ...], ...]
    unseen: tuple[Domino, ...]
    lines_dealt: int = 0
    turns: tuple[Turn, ...] = ()
    step_index: int = 0
    next_line: Line = Line()
    components: tuple[Component, ...] = ()

    @classmethod
    def start(cls, variant: Variant | str, players: int) -> State:
        """The position before anything is drawn; ValueError where the variant has no format for so many players."""
        variant = Variant.parse(variant) if isinstance(variant, str) else variant
        if players not in variant.formats:
            raise ValueError(f"{variant} is for {', '.join(map(str, variant.formats))} players, not {players}")
        form = variant.formats[players]
        return cls(
            variant,
            players,
            form,
            kingdoms=(Kingdom(form.grid),) * form.kingdoms,
            discards=((),) * form.kingdoms,
            unseen=all_dominoes(form.boxes),
            components=tuple(extension.component.start(form) for extension in variant.extensions),
        )

    @classmethod
    def parse(cls, text: str) -> State:
        """Read a position; NotationError, with the place in the text, where it is not one."""
        from engine.notation.positions import parse_position  # noqa: PLC0415 - which reads states, and so imports this

        return parse_position(text)

    def __str__(self) -> str:
        """The position as one line of text; `State.parse` is its inverse."""
        from engine.notation.positions import format_position  # noqa: PLC0415 - as above

        return format_position(self)

    # ---- what is going on

    @property
    def king(self) -> King:
        """The king whose turn it is; IndexError where it is nobody's."""
        return self.turns[0].king

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom that the current turn acts on."""
        return self.kingdoms[self.turns[0].king.kingdom]

    @property
    def domino(self) -> Domino | None:
        """The domino that the current turn has to place, or has placed."""
        return self.turns[0].domino

    @property
    def line(self) -> Line:
        """The dominoes still in play this round, with their kings."""
        turns = [(turn.domino, turn.king) for turn in self.turns if turn.domino]
        return Line(tuple(domino for domino, _ in turns), tuple(king for _, king in turns))

    @property
    def round(self) -> int:
        """The round being played, from 1; 0 while the first line is being chosen."""
        return self.lines_dealt - bool(self.next_line.dominoes)

    @property
    def is_chance(self) -> bool:
        return self._chance is not None

    @property
    def is_over(self) -> bool:
        return not self.turns and not self.is_chance

    def owners(self, kingdom: int) -> tuple[int, ...]:
        """The seats that play for a kingdom."""
        return tuple(seat for seat in range(1, self.players + 1) if self.kingdom_of(seat) == kingdom)

    def kingdom_of(self, seat: int) -> int:
        return (seat - 1) % len(self.kingdoms)

    # ---- moves

    def legal_moves(self) -> tuple[Move, ...]:
        """What the player whose turn it is may do; empty while chance is due, and at the end."""
        found: tuple[Move, ...] = ()
        for step in self._open_steps():
            found += step.legal_moves(self)
            if step.is_due(self):
                return found
        return (*found, Done()) if found else ()

    def chance(self, rng: Random) -> Move:
        """What chance does next, drawn evenly from all that it may do; ValueError where it is not its turn."""
        due = self._chance
        if due is None:
            raise ValueError("nothing is left to chance now")
        return due.draw(self, rng)

    def play(self, move: Move) -> State:
        """The position after the move; IllegalMove, with the reason, where the rules forbid it."""
        if isinstance(move, Done):
            return self._done(move)
        event, step_index = self._event(move)
        if reason := event.check(self, move):
            raise IllegalMove(reason, move, self)
        changes = event.effect(self, move)
        changes["step_index"] = step_index
        return self.replace(**changes).advance()

    def score(self, kingdom: int) -> Score:
        """The score of a kingdom as it stands; worked out once for a position."""
        known = self._known_scores
        if kingdom not in known:
            known[kingdom] = score(self, kingdom)
        return known[kingdom]

    def scores(self) -> tuple[Score, ...]:
        """The scores of all kingdoms as they stand.

        >>> [score.total for score in State.start("kd+h", 2).scores()]
        [5, 5]
        """
        return tuple(self.score(kingdom) for kingdom in range(len(self.kingdoms)))

    def ranking(self) -> tuple[Standing, ...]:
        """The kingdoms from first to last."""
        return ranking(self)

    def refusal(self, kind: type[Move]) -> ReasonCode | None:
        """Why no move of a kind is legal now; None if one is.

        >>> from engine.moves import Place
        >>> State.start("kd", 2).refusal(Place)
        <Reason.CHANCE_DUE: 'chance-due'>
        """
        if self._chance and kind in self._chance.moves:
            return None
        if any(isinstance(move, kind) for move in self.legal_moves()):
            return None
        step = self._open_step(kind)
        return step.refusal(self, kind) if step else self._untimely(kind)

    # ---- parts that extensions add

    def find(self, kind: type[C]) -> C | None:
        """The component of a class; None if the variant is played without it."""
        for component in self.components:  # a loop, as it runs several times a move
            if isinstance(component, kind):
                return component
        return None

    def component(self, kind: type[C]) -> C:
        """The component of a class. Raises LookupError if the variant is played without it."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"{self.variant} has no {kind.__name__}")
        return found

    @property
    def court(self) -> Court:
        """Temporary, until every room uses `Court.of`."""
        from engine.court.court import Court  # noqa: PLC0415

        return self.find(Court) or Court()

    # ---- for steps

    def replace(self, **changes: Unpack[Changes]) -> State:
        """The state with these fields changed. Raises TypeError for a name that is no field.

        `dataclasses.replace` does the same five times slower.
        """
        if not changes.keys() <= _FIELDS:
            raise TypeError(f"no fields of a state: {', '.join(sorted(changes.keys() - _FIELDS))}")
        changed = object.__new__(State)
        # Only the fields: what this state has worked out for itself must not be taken over.
        changed.__dict__.update(zip(_NAMES, _values(self.__dict__), strict=True), **changes)
        return changed

    def first_turns(self, seats: tuple[int, ...]) -> tuple[Turn, ...]:
        """The turns in which kings of these seats choose from the first line."""
        return tuple(Turn(King(seat, self.kingdom_of(seat))) for seat in seats)

    def fresh_line(self, dominoes: tuple[Domino, ...]) -> Line:
        return Line(dominoes, (None,) * len(dominoes))

    def _open_steps(self) -> tuple[Step, ...]:
        return self.variant.steps[self.step_index :] if self.turns and not self._chance else ()

    @cached_property
    def _known_scores(self) -> dict[int, Score]:
        return {}

    @cached_property
    def _chance(self) -> Chance | None:
        """The chance that is due."""
        for chance in self.variant.chances:
            if chance.is_due(self):
                return chance
        return None

    def _event(self, move: Move) -> tuple[Event, int]:
        """The chance or the open step that the move belongs to, and the index of the first step open after it."""
        kind, chance = type(move), self._chance
        if chance and kind in chance.moves:
            return chance, self.step_index
        step = self._open_step(kind)
        if step is None:
            raise IllegalMove(self._untimely(kind), move, self)
        # A step that repeats stays open; of any other the steps behind it are.
        return step, self.variant.steps.index(step) + (not step.repeats)

    def _open_step(self, kind: type[Move]) -> Step | None:
        """The open step that a kind of move belongs to; None if there is none, or one that is due comes before it."""
        for step in self._open_steps():
            if kind in step.moves:
                return step
            if step.is_due(self):
                return None
        return None

    def _done(self, move: Done) -> State:
        """What is left of the turn is optional and declined."""
        if move not in self.legal_moves():
            raise IllegalMove(self._untimely(Done), move, self)
        return self._next_turn().advance()

    def _untimely(self, kind: type[Move]) -> ReasonCode:
        """Why this is not the time for a kind of move."""
        if self.is_chance:
            return Reason.CHANCE_DUE
        if not self.turns:
            return Reason.GAME_OVER
        if kind is Done:
            return Reason.NOT_DONE
        if any(kind in chance.moves for chance in self.variant.chances):
            return Reason.NOT_CHANCE
        found = [index for index, step in enumerate(self.variant.steps) if kind in step.moves]
        if not found:
            return Reason.NOT_IN_VARIANT
        return Reason.TOO_LATE if found[0] < self.step_index else Reason.TOO_EARLY

    def advance(self) -> State:
        """Past the turns in which nothing is left to do, and past the end of a round."""
        state = self
        while state.turns and not state._busy():
            state = state._next_turn()
        return state

    def _busy(self) -> bool:
        """Whether something is due or on offer in the current turn."""
        return self.is_chance or any(step.is_due(self) or step.legal_moves(self) for step in self._open_steps())

    def _next_turn(self) -> State:
        components = tuple(each.next_turn() for each in self.components)
        if rest := self.turns[1:]:
            return self.replace(turns=rest, step_index=0, components=components)
        following = self.next_line.turns()
        if following:
            components = tuple(each.next_round() for each in components)
        return self.replace(turns=following, next_line=Line(), step_index=0, components=components)


_NAMES = tuple(each.name for each in fields(State))
_FIELDS = frozenset(_NAMES)
_values = itemgetter(*_NAMES)
