"""What advisors return: suggested placements and choices, with reasons."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from engine.moves import Pick, Place
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import remarks


@dataclass(frozen=True)
class Suggestion:
    """A placement and what it does: the points gained at once, and those and the holes after it.

    Bonuses of the end count in the last turn of a kingdom, as everywhere (`shown_points`). A hole is an empty square
    that no domino will cover, as it has no empty neighbour.
    """

    place: Place
    gain: int
    total: int
    holes: int
    placement: Placement = field(repr=False, compare=False)

    @cached_property
    def reasons(self) -> tuple[Remark, ...]:
        """The most important remarks on the placement."""
        return remarks(self.placement)


@dataclass(frozen=True)
class ChoiceSuggestion:
    """A domino of the next line and what it would do in the kingdom as it is: the best placement and its gain.

    `best` is None if it fits nowhere. `denied` is the most that a rival would gain by it who is still to choose, if the
    advisor has taken that into account.
    """

    pick: Pick
    best: Place | None
    gain: int
    state: State = field(repr=False, compare=False)
    denied: int = 0

    @cached_property
    def reasons(self) -> tuple[Remark, ...]:
        """The most important remarks on the best placement."""
        return remarks(Placement(self.state, self.best)) if self.best else ()
