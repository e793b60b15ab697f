"""The placements of a domino grouped by their spots, and the numbers of the spots."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.kingdom import Kingdom
from engine.moves import Place
from engine.scoring import MIDDLE_KINGDOM_BONUS
from players.evaluation import TurnsLeft, holes
from players.options import PlacementOption
from renderers.spots import Pair, spot_numbers, spot_of


def value_now(suggestion: PlacementOption) -> tuple[int, int, int]:
    """Return the points of a placement now, minus the bonuses that it makes unattainable; minus holes and properties.

    Every domino must be placed for Harmony, which leaves no room for a hole. Fewer properties are larger properties.
    """
    placement = suggestion.placement
    goals, before, after = placement.goals, placement.before, placement.after
    lost = 0
    # The gain of a kingdom's last turn includes the bonuses.
    if TurnsLeft.of(placement.state, placement.state.king.kingdom).count:
        is_moved = goals.loses_center(after.land) and not goals.loses_center(before.land)
        has_first_hole = suggestion.holes > 0 == holes(before.land, before.size)
        lost = MIDDLE_KINGDOM_BONUS * is_moved + goals.harmony * has_first_hole
    return suggestion.gain - lost, -suggestion.holes, -len(after.properties())


@dataclass(frozen=True)
class Spots:
    """The legal placements of a domino, at least one."""

    suggestions: Sequence[PlacementOption]

    @cached_property
    def by_points(self) -> Sequence[PlacementOption]:
        """The placements with the most points now first; placements of equal points in the order of moves."""
        place = self.suggestions[0].place
        moves = {move: rank for rank, move in enumerate(self._kingdom.placements(place.domino))}
        return sorted(self.suggestions, key=lambda each: (-each.gain, moves[each.place]))

    @cached_property
    def numbers(self) -> Mapping[Pair, int]:
        return spot_numbers(self._kingdom, (spot_of(each.place) for each in self.suggestions))

    @cached_property
    def meant(self) -> Mapping[int, PlacementOption]:
        """The placement for each number: among twins and both orientations, the placement with the most points."""
        return {self.number(each): each for each in reversed(self.by_points)}

    def number(self, suggestion: PlacementOption) -> int:
        return self.numbers[spot_of(suggestion.place)]

    def listed(self, kept: Place | None = None) -> Sequence[PlacementOption]:
        """Return the placements without twins, by the points of their spots and then by number.

        Both orientations of a spot are together, the better orientation first. The spot of the placement `kept` is
        listed instead of its twins.
        """
        ways = [each for each in self.by_points if self._is_listed(each, kept)]
        order = dict.fromkeys(map(self.number, sorted(ways, key=lambda each: (-each.gain, self.number(each)))))
        return [each for number in order for each in ways if self.number(each) == number]

    def richest(self, kept: Place | None = None) -> PlacementOption:
        """Return the listed placement of the highest value now, in its orientation with the most points."""
        ranked = max((each for each in self.suggestions if self._is_listed(each, kept)), key=value_now)
        return next(each for each in self.by_points if spot_of(each.place) == spot_of(ranked.place))

    def _is_listed(self, suggestion: PlacementOption, kept: Place | None) -> bool:
        number, spot = self.number(suggestion), spot_of(suggestion.place)
        is_kept = kept is not None and self.numbers[spot_of(kept)] == number
        return spot == spot_of(kept if is_kept and kept else self.meant[number].place)

    def twins(self, listed: Iterable[PlacementOption]) -> Sequence[Pair]:
        """Return the spots that are mirror images of listed spots."""
        shown = {spot_of(each.place) for each in listed}
        return [spot for spot in self.numbers if spot not in shown]

    @property
    def _kingdom(self) -> Kingdom:
        return self.suggestions[0].placement.before
