"""Kings, the lines of dominoes that they stand on, and the turns that follow from them (docs/rules.md 1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dominoes import Domino


@dataclass(frozen=True)
class King:
    """A king: the seat of its owner, counted from 1, and the kingdom that it acts on, counted from 0.

    >>> from engine import State
    >>> State.start("rwt", 6).first_turn(5).king
    King(seat=5, kingdom=1)
    """

    seat: int
    kingdom: int


@dataclass(frozen=True)
class Turn:
    """A king's turn, and the domino that it stands on; on the first choice there is none.

    >>> from engine import State
    >>> turn = State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2").turns[1]
    >>> turn.king.seat, str(turn.domino)
    (2, '17')
    """

    king: King
    domino: Domino | None = None


@dataclass(frozen=True)
class Line:
    """Dominoes in ascending order, and the king on each or None.

    >>> line = Line.dealt((Domino.parse("3"), Domino.parse("17"))).claim(Domino.parse("17"), King(seat=2, kingdom=1))
    >>> [str(domino) for domino in line.free], [turn.king.seat for turn in line.turns()]
    (['3'], [2])
    """

    dominoes: tuple[Domino, ...] = ()
    kings: tuple[King | None, ...] = ()

    @property
    def free(self) -> tuple[Domino, ...]:
        """The dominoes without a king."""
        return tuple([domino for domino, king in zip(self.dominoes, self.kings, strict=True) if king is None])

    @classmethod
    def dealt(cls, dominoes: tuple[Domino, ...]) -> Line:
        """Return a line of dominoes without kings."""
        return cls(dominoes, (None,) * len(dominoes))

    def claim(self, domino: Domino, king: King) -> Line:
        """Return the line with the king on that domino."""
        index = self.dominoes.index(domino)
        return Line(self.dominoes, (*self.kings[:index], king, *self.kings[index + 1 :]))

    def turns(self) -> tuple[Turn, ...]:
        """Return the turns of the kings on the line; a domino without a king is out of the game (docs/rules.md 1.7)."""
        return tuple(Turn(king, domino) for domino, king in zip(self.dominoes, self.kings, strict=True) if king)


NO_LINE = Line()
"""No next line: until one has been dealt, and in the last round."""
