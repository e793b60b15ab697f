"""The table as a value: kingdoms, kings, lines and turns. Steps and scorers read a position. A `State` plays moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict, TypeVar

from engine.dominoes import Domino
from engine.extension import Component
from engine.formats import Format
from engine.kingdom import Kingdom

C = TypeVar("C", bound=Component)


@dataclass(frozen=True)
class King:
    """A king: the seat of the king's owner, counted from 1, and the owner's kingdom, counted from 0.

    >>> from engine import State
    >>> State.start("rwt", 6).first_turn(5).king
    King(seat=5, kingdom=1)
    """

    seat: int
    kingdom: int


@dataclass(frozen=True)
class Turn:
    """A king's turn, and the domino under the king. A turn of the first choice has no domino.

    >>> from engine import State
    >>> turn = State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2").turns[1]
    >>> turn.king.seat, str(turn.domino)
    (2, '17')
    """

    king: King
    domino: Domino | None = None


@dataclass(frozen=True)
class Line:
    """Dominoes in ascending order, and for each domino the king on the domino, if any.

    >>> line = Line.dealt((Domino.parse("3"), Domino.parse("17"))).claim(Domino.parse("17"), King(seat=2, kingdom=1))
    >>> [str(domino) for domino in line.free], [turn.king.seat for turn in line.turns()]
    (['3'], [2])
    """

    dominoes: tuple[Domino, ...] = ()
    kings: tuple[King | None, ...] = ()

    @property
    def free(self) -> tuple[Domino, ...]:
        return tuple([domino for domino, king in zip(self.dominoes, self.kings, strict=True) if king is None])

    @classmethod
    def dealt(cls, dominoes: tuple[Domino, ...]) -> Line:
        return cls(dominoes, (None,) * len(dominoes))

    def claim(self, domino: Domino, king: King) -> Line:
        index = self.dominoes.index(domino)
        return Line(self.dominoes, (*self.kings[:index], king, *self.kings[index + 1 :]))

    def turns(self) -> tuple[Turn, ...]:
        """Return the turns of the kings on the line. A domino without a king is out of the game (docs/rules.md 1.7)."""
        return tuple(Turn(king, domino) for domino, king in zip(self.dominoes, self.kings, strict=True) if king)


NO_LINE = Line()
"""The next line before the deal, and in the last round."""


class Changes(TypedDict, total=False):
    """New values for fields of a `Position`: the effect of a move, and the argument of `State.replace`."""

    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[Domino, ...], ...]
    unseen: tuple[Domino, ...]
    lines_dealt: int
    turns: tuple[Turn, ...]
    step_index: int
    next_line: Line
    components: tuple[Component, ...]


@dataclass(frozen=True)
class Position:
    """The table between two moves: a `State` without its variant. Kingdoms count from 0, seats from 1."""

    players: int
    format: Format = field(compare=False)
    rules: int = field(compare=False)
    """The version of the rule tables."""
    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[Domino, ...], ...]
    """The discarded dominoes of each kingdom."""
    unseen: tuple[Domino, ...]
    """The dominoes not dealt yet, including the dominoes removed before the game."""
    lines_dealt: int = 0
    turns: tuple[Turn, ...] = ()
    """The turns left in the round, from the current turn on."""
    step_index: int = 0
    """The index in `Variant.steps` of the first open step of the current turn."""
    next_line: Line = NO_LINE
    components: tuple[Component, ...] = ()
    """The components of the variant's extensions, in the order of the extensions."""

    @property
    def king(self) -> King:
        """The king of the current turn. Raises IndexError before the first turn and after the last turn."""
        return self.turns[0].king

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom of the current turn. Raises IndexError before the first turn and after the last turn."""
        return self.kingdoms[self.turns[0].king.kingdom]

    @property
    def domino(self) -> Domino | None:
        """The domino of the current turn, placed or not. A turn of the first choice has no domino.

        Raises IndexError before the first turn and after the last turn.
        """
        return self.turns[0].domino

    @property
    def line(self) -> Line:
        """The line in play: the dominoes of the turns left in the round, with their kings."""
        turns = [(turn.domino, turn.king) for turn in self.turns if turn.domino]
        return Line(tuple(domino for domino, _ in turns), tuple(king for _, king in turns))

    @property
    def round(self) -> int:
        """The current round, counted from 1; 0 until the end of the first choice."""
        return self.lines_dealt - bool(self.next_line.dominoes)

    def is_same_turn(self, earlier: Position) -> bool:
        """Return whether the current turn was also the current turn in an earlier position of the game.

        >>> from engine import State
        >>> start = State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2")
        >>> placed = start.play(start.legal_moves()[0])
        >>> placed.is_same_turn(start), placed.play(placed.legal_moves()[0]).is_same_turn(start)
        (True, False)
        """
        # The queue of turns changes at the end of every turn, and at no other time.
        return self.turns == earlier.turns

    def owners(self, kingdom: int) -> tuple[int, ...]:
        """Return the seats of a kingdom: two seats for a team (docs/rules.md R20).

        >>> from engine import State
        >>> State.start("kd", 2).owners(1), State.start("rwt", 6).owners(1)
        ((2,), (2, 5))
        """
        return tuple(seat for seat in range(1, self.players + 1) if self.kingdom_of(seat) == kingdom)

    def kingdom_of(self, seat: int) -> int:
        """Return the kingdom of a seat.

        >>> from engine import State
        >>> State.start("kd", 2).kingdom_of(2), State.start("rwt", 6).kingdom_of(5)
        (1, 1)
        """
        return self.format.kingdom_of(seat)

    def first_turn(self, seat: int) -> Turn:
        return Turn(King(seat, self.kingdom_of(seat)))

    def find(self, kind: type[C]) -> C | None:
        """Return the component of a class; None in a game without the extension.

        >>> from engine import State
        >>> from engine.court import Court
        >>> State.start("kd", 2).find(Court) is None, State.start("qd", 2).find(Court) is None
        (True, False)
        """
        for component in self.components:  # A loop is faster than `next`, and steps ask several times a move.
            if isinstance(component, kind):
                return component
        return None

    def component(self, kind: type[C]) -> C:
        """Return the component of a class. Raises LookupError in a game without the extension.

        >>> from engine import State
        >>> from engine.court import Court
        >>> State.start("qd", 2).component(Court).board
        (None, None, None, None, None, None)
        """
        for component in self.components:  # Steps ask all the time, and a call of `find` would take longer.
            if isinstance(component, kind):
                return component
        raise LookupError(f"the game has no {kind.__name__}")
