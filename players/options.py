"""What a player can do with a domino or a line, and what it brings at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter

from engine.dominoes import Domino
from engine.moves import Pick, Place, cached_pick
from engine.scoring import BONUSES
from engine.state import State
from engine.steps import with_item
from players.evaluation import ShapeGoals, placement_gains
from players.remark_finder import Placement, Remark
from players.remarks import remarks


@dataclass(frozen=True)
class PlacementOption:
    """A placement with its immediate gain, and the points and holes after the placement.

    Final bonuses count only in the last turn of a kingdom (see `shown_points`). A hole is an empty square without an
    empty neighbor, so no domino will ever cover a hole.
    """

    place: Place
    gain: int
    total: int
    holes: int
    placement: Placement = field(repr=False, compare=False)

    @cached_property
    def reasons(self) -> tuple[Remark, ...]:
        return remarks(self.placement)


@dataclass(frozen=True)
class DominoOption:
    """A domino of the next line, and its gain at the best placement in the present kingdom.

    `gain` is None if the domino fits nowhere. `denied` is the highest gain of a rival who chooses later.
    """

    pick: Pick
    gain: int | None
    denied: int = 0


def placements(state: State) -> Sequence[PlacementOption]:
    """Return the placements, ordered by the Middle Kingdom if it counts, points, fewer holes, and fewer properties.

    Fewer properties are larger properties.
    """
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    if not places:
        return ()
    acting, goals, ranked = state.king.kingdom, ShapeGoals.of(state), []
    before = state.shown_points(acting)
    for place in places:
        placement = Placement(state, place)
        kingdom, total = placement.after, placement.played.shown_points(acting)
        center, holes, _ = goals.value(kingdom.land, 0)
        rank = center, total, holes, -len(kingdom.properties())
        ranked.append((rank, PlacementOption(place, total - before, total, -holes, placement)))
    return tuple(option for _, option in sorted(ranked, key=itemgetter(0), reverse=True))


def choices(state: State, place: Place | None = None) -> Sequence[DominoOption]:
    """Return the free dominoes in the order of the line, as they are after the placement if there is one."""
    after = state.play(place) if place else state
    if after.is_chance:
        return ()
    return tuple(
        DominoOption(cached_pick(domino), _best_gain(after, domino), _gain_of_rivals(after, domino))
        for domino in after.next_line.free
    )


def _best_gain(state: State, domino: Domino) -> int | None:
    """Return the gain of a domino at its best placement in the present kingdom; None if the domino fits nowhere."""
    kingdom, goals = state.kingdom, ShapeGoals.of(state)
    if kingdom.pieces:  # pieces score by more than properties
        grown = _grown_with_pieces(state, domino)
    else:
        grown = [(kingdom.land | a | b, gain) for gain, a, b in placement_gains(kingdom, domino)]
    # The center goes before the gain.
    best = min(((goals.loses_center(land), -gain) for land, gain in grown), default=None)
    return -best[1] if best else None


def _grown_with_pieces(state: State, domino: Domino) -> list[tuple[int, int]]:
    """Return the land and the gain after each placement of a domino in the present kingdom, which has pieces."""
    acting, before = state.king.kingdom, state.score(state.king.kingdom)
    lands = [state.kingdom.place(place) for place in state.kingdom.placements(domino)]
    afters = [state.replace(kingdoms=with_item(state.kingdoms, acting, land)) for land in lands]
    # Both halves lie in the kingdom after every placement, so what scores nothing now and after the first placement
    # scores nothing after the others, except land of the domino's terrains.
    first = afters[0].score(acting).parts if afters else {}
    own = {domino.a.terrain.value, domino.b.terrain.value}
    scorers = [
        points
        for name, points in state.variant.scorers
        if name not in BONUSES and (before.parts[name] or first.get(name) or name in own)
    ]
    gains = (sum(points(after, acting) for points in scorers) - before.earned for after in afters)
    return [(land.land, gain) for land, gain in zip(lands, gains, strict=True)]


def _gain_of_rivals(state: State, domino: Domino) -> int:
    """Return the highest gain of a domino for a rival who still chooses, or 0 without such a rival."""
    rivals = {turn.king.kingdom for turn in state.turns[1:]} - {state.king.kingdom}
    # The first gain of a rival is the highest.
    gains = (next(placement_gains(state.kingdoms[rival], domino), None) for rival in rivals)
    return max((gain[0] for gain in gains if gain), default=0)
