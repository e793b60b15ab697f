"""The unseen dominoes, and exact chances of seeing them in the next line (docs/rules.md 4)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from engine.dominoes import MOST_CROWNS, Domino, Terrain
from engine.position import Position
from engine.steps import next_boxes


@dataclass(frozen=True)
class Pile:
    """The unseen dominoes of a box. Dominoes removed before the game are included.

    Nobody knows the removed dominoes, so every set of `line` dominoes of the pile is equally likely to come next.

    >>> from engine import State
    >>> [pile] = piles(State.start("kd", 4))
    >>> pile.box, len(pile.dominoes), pile.line, pile.lines
    ('k', 48, 4, 12)
    """

    box: str
    dominoes: tuple[Domino, ...]
    line: int
    """The number of dominoes in a line."""
    lines: int
    """The number of lines still to be dealt from the pile."""

    def chance(self, value: Callable[[Domino], int], least: int = 1) -> Fraction:
        """Return the chance of a sum of `least` or more over the values of the dominoes in the pile's next line.

        A value is 0 or a positive whole number. With values of 0 and 1 the distribution is hypergeometric. The chance
        is 0 if no line is still to be dealt, or if too few dominoes are left for a line.

        >>> from engine import State, Terrain
        >>> [pile] = piles(State.start("kd", 4))
        >>> chance = pile.chance(lambda domino: crowns_on(domino, Terrain.MINE))
        >>> chance, f"{float(chance):.0%}"
        (Fraction(7117, 19458), '37%')
        """
        if not self.lines or len(self.dominoes) < self.line:
            return Fraction(0)
        # ways[n][v] is the number of sets of n dominoes with the sum v. A sum over `least` counts as `least`.
        ways = [[0] * (least + 1) for _ in range(self.line + 1)]
        ways[0][0] = 1
        for domino in self.dominoes:
            worth = value(domino)
            # The sizes go down, so that no set has a domino twice.
            for size in range(self.line, 0, -1):
                for total, sets in enumerate(ways[size - 1]):
                    ways[size][min(total + worth, least)] += sets
        return Fraction(ways[self.line][least], comb(len(self.dominoes), self.line))


def piles(position: Position) -> tuple[Pile, ...]:
    """Return the pile of each box with unseen dominoes. The next line comes from the first pile.

    >>> from engine import State
    >>> state = State.start("rw", 3)
    >>> [(pile.box, len(pile.dominoes), pile.line, pile.lines) for pile in piles(state)]
    [('q', 48, 4, 12), ('k', 48, 4, 12)]
    """
    coming = next_boxes(position)
    # A dict preserves the order of its keys. Boxes without a line to come are last.
    boxes = dict.fromkeys((*coming, *position.format.boxes))
    unseen = {box: tuple(each for each in position.unseen if each.box == box) for box in boxes}
    return tuple(Pile(box, found, position.format.line, coming.count(box)) for box, found in unseen.items() if found)


def has_terrain(domino: Domino, terrain: Terrain) -> bool:
    """Return whether a half of the domino has the terrain.

    >>> has_terrain(Domino.parse("1"), Terrain.WHEAT), has_terrain(Domino.parse("1"), Terrain.LAKE)
    (True, False)
    """
    return terrain in (domino.a.terrain, domino.b.terrain)


def crowns_on(domino: Domino, terrain: Terrain) -> int:
    """Return the number of crowns on the domino's halves with the terrain.

    >>> crowns_on(Domino.parse("48"), Terrain.MINE), crowns_on(Domino.parse("48"), Terrain.WHEAT)
    (3, 0)
    """
    return sum(half.crowns for half in (domino.a, domino.b) if half.terrain is terrain)


def squares_by_crowns(dominoes: Iterable[Domino], terrain: Terrain) -> tuple[int, ...]:
    """Return the numbers of squares with the terrain and with 0, 1, 2 and 3 crowns.

    >>> from engine import State
    >>> squares_by_crowns(State.start("kd", 4).unseen, Terrain.MINE)
    (1, 1, 3, 1)
    """
    crowns = [half.crowns for domino in dominoes for half in (domino.a, domino.b) if half.terrain is terrain]
    return tuple(crowns.count(count) for count in range(MOST_CROWNS + 1))
