"""What nobody has seen yet, and how likely it is to come: exact counting, no order (docs/rules.md 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from engine.dominoes import MOST_CROWNS, Domino, Terrain
from engine.position import Position
from engine.steps import next_boxes


@dataclass(frozen=True)
class Pile:
    """The dominoes of a box that nobody has seen, those that were removed before the game included.

    `lines` are the lines that will still be dealt from them, of `line` dominoes each. Since nobody knows which were
    removed, any `line` of these dominoes are as likely to be the next ones as any others.

    >>> from engine import State
    >>> [pile] = piles(State.start("kd", 4))
    >>> pile.box, len(pile.dominoes), pile.line, pile.lines
    ('k', 48, 4, 12)
    """

    box: str
    dominoes: tuple[Domino, ...]
    line: int
    lines: int

    def chance(self, value: Callable[[Domino], int], least: int = 1) -> Fraction:
        """Return how likely the values of the dominoes in the next line of this pile add up to `least` or more.

        A value is a whole number, not negative. With values of 0 and 1 this is the hypergeometric distribution. The
        chance is 0 if no line is to come, or too few dominoes are left for one.

        >>> from engine import State, Terrain
        >>> [pile] = piles(State.start("kd", 4))
        >>> chance = pile.chance(lambda domino: crowns_on(domino, Terrain.MINE))
        >>> chance, f"{float(chance):.0%}"
        (Fraction(7117, 19458), '37%')
        """
        if not self.lines or len(self.dominoes) < self.line:
            return Fraction(0)
        # ways[n][v]: the sets of n dominoes of value v; values of `least` or more are counted as `least`.
        ways = [[0] * (least + 1) for _ in range(self.line + 1)]
        ways[0][0] = 1
        for domino in self.dominoes:
            worth = value(domino)
            # From the largest sets down, so that no domino is in a set twice.
            for size in range(self.line, 0, -1):
                for total, sets in enumerate(ways[size - 1]):
                    ways[size][min(total + worth, least)] += sets
        return Fraction(ways[self.line][least], comb(len(self.dominoes), self.line))


def piles(position: Position) -> tuple[Pile, ...]:
    """Return the pile of each box with unseen dominoes; the one that the next line comes from is the first.

    >>> from engine import State
    >>> state = State.start("rw", 3)
    >>> [(pile.box, len(pile.dominoes), pile.line, pile.lines) for pile in piles(state)]
    [('q', 48, 4, 12), ('k', 48, 4, 12)]
    """
    coming = next_boxes(position)
    # A dict keeps the order in which its keys come up; boxes from which nothing comes any more are last.
    found = (_pile(position, box, coming.count(box)) for box in dict.fromkeys((*coming, *position.format.boxes)))
    return tuple(pile for pile in found if pile.dominoes)


def _pile(position: Position, box: str, lines: int) -> Pile:
    return Pile(box, tuple(each for each in position.unseen if each.box == box), position.format.line, lines)


def has_terrain(domino: Domino, terrain: Terrain) -> bool:
    """Return whether a half of the domino is of that terrain.

    >>> has_terrain(Domino.parse("1"), Terrain.WHEAT), has_terrain(Domino.parse("1"), Terrain.LAKE)
    (True, False)
    """
    return terrain in (domino.a.terrain, domino.b.terrain)


def crowns_on(domino: Domino, terrain: Terrain) -> int:
    """Return the crowns on the halves of that terrain.

    >>> crowns_on(Domino.parse("48"), Terrain.MINE), crowns_on(Domino.parse("48"), Terrain.WHEAT)
    (3, 0)
    """
    return sum(half.crowns for half in (domino.a, domino.b) if half.terrain is terrain)


def squares_by_crowns(dominoes: Iterable[Domino], terrain: Terrain) -> tuple[int, ...]:
    """Return how many squares of that terrain there are with no crown, with 1, 2 and 3.

    >>> from engine import State
    >>> squares_by_crowns(State.start("kd", 4).unseen, Terrain.MINE)
    (1, 1, 3, 1)
    """
    crowns = [half.crowns for domino in dominoes for half in (domino.a, domino.b) if half.terrain is terrain]
    return tuple(crowns.count(count) for count in range(MOST_CROWNS + 1))
