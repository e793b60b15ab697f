"""Reasons: what speaks for a placement or a choice and is not true of the other placement or choice.

On placements, besides the remarks of `players.remarks`:
reason-most         the placement gains more points now
reason-fewer-holes  fewer holes
reason-then         a domino of the next line gains that many points afterwards, and less after the other placement
reason-more-room    the best property of the terrain has room for that many more squares than after the other placement

On choices:
choice-only    the other free dominoes fit nowhere
choice-most    the domino gains more points now than any other
choice-rival   the player on the seat chooses later, and gains that many points with the domino and less without it
choice-both    only the player still chooses, and so gets the domino with more points as well
choice-later   no rival gains by the domino with more points, so the player's second king can probably still take it
choice-first   the player acts first in the next round
choice-crowns  the domino has that many crowns, and each other free domino has fewer
choice-grows   the domino can join a property of the terrain with that many squares, the most valuable such property
choice-before  the player acts earlier in the next round than with a domino that gains as many points or more
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from engine.dominoes import Domino, Terrain
from engine.geometry import neighbors
from engine.kingdom import Kingdom
from engine.state import State
from players.evaluation import placement_gains
from players.options import DominoOption, PlacementOption
from players.remark_finder import Remark
from players.remarks import room_to_grow

AGAINST = {"reason-holes", "reason-loses-centre"}
"""The remarks against a placement."""
COMPARING = frozenset({"reason-more-room"})
"""The reasons whose messages name the other placement themselves."""
THIN = frozenset({"choice-first", "choice-before"})
"""The reasons that explain no price: they say when the player acts, and not what that brings."""
DENIAL = 2
"""The smallest loss of a rival worth a reason, in points."""


def richest_other(best: DominoOption, choices: Sequence[DominoOption]) -> DominoOption | None:
    """Return the choice with the highest immediate gain; None if no choice gains more than the best choice."""
    return max(_richer(best, choices), key=_gain, default=None)


def choice_reason(
    state: State,
    best: DominoOption,
    choices: Sequence[DominoOption],
    other: DominoOption | None = None,
    without: Collection[str] = (),
) -> Remark | None:
    """Return the most important reason for the best choice, `without` some reasons; None without a reason.

    `state` is the position of the choice. `choices` are all free dominoes in the order of the line. With one of them as
    `other`, the reason also holds if only the two dominoes are compared, and does not hold for the other one.
    """
    if other is None:
        return next(_choice_reasons(state, best, choices), None)
    pair = [each for each in choices if each in (best, other)]
    names = {each.name for each in _choice_reasons(state, best, pair)}
    of_other = {*_choice_reasons(state, other, pair), *_choice_reasons(state, other, choices)}
    found = (
        each
        for each in _choice_reasons(state, best, choices)
        if each.name in names and each.name not in without and each not in of_other
    )
    return next(found, None)


def _choice_reasons(state: State, best: DominoOption, choices: Sequence[DominoOption]) -> Iterator[Remark]:
    others, richer, domino = [each for each in choices if each is not best], _richer(best, choices), best.pick.domino
    if all(each.gain is None for each in others):
        yield Remark("choice-only")
    if all(_gain(each) < _gain(best) for each in others):
        yield Remark("choice-most")
    yield from _denied(state, domino, [each.pick.domino for each in others])
    still_to_choose = {turn.king.seat for turn in state.turns[1:]}
    if richer and still_to_choose == {state.king.seat}:
        yield Remark("choice-both")
    elif richer and state.king.seat in still_to_choose and not max(richer, key=_gain).denied:
        yield Remark("choice-later")
    # Kings do not choose in the last round, so acting earlier in it is worth nothing.
    if state.round + 1 < state.format.rounds:
        if domino is state.next_line.dominoes[0]:
            yield Remark("choice-first")
        # The line is in the order of the numbers. Any domino before the best choice must gain less.
        elif all(_gain(each) < _gain(best) for each in choices[: choices.index(best)]):
            yield from _before(best, choices)
    if all(each.pick.domino.crowns < domino.crowns for each in others):
        yield Remark("choice-crowns", domino.crowns)
    yield from _grows(state.kingdom, domino)
    if state.round + 1 < state.format.rounds and _gain(best) < max(map(_gain, choices)):
        yield from _before(best, choices)


def _before(best: DominoOption, choices: Sequence[DominoOption]) -> Iterator[Remark]:
    """Compare the best choice with the later domino of the line that gains the most points, if it gains no less."""
    later = max(choices[choices.index(best) + 1 :], key=_gain, default=None)
    if later and _gain(later) >= _gain(best):
        yield Remark("choice-before", domino=later.pick.domino)


def _denied(state: State, domino: Domino, others: Sequence[Domino]) -> Iterator[Remark]:
    losses = list[tuple[int, int, int]]()
    for turn in state.turns[1:]:
        if turn.king.kingdom != state.king.kingdom:
            land = state.kingdoms[turn.king.kingdom]
            gain, rest = _best_gain(land, domino), max((_best_gain(land, each) for each in others), default=0)
            losses.append((gain - rest, gain, turn.king.seat))
    loss, gain, seat = max(losses, default=(0, 0, 0))
    if loss >= DENIAL:
        yield Remark("choice-rival", gain, seat=seat)


def _best_gain(land: Kingdom, domino: Domino) -> int:
    # Placements come with the highest gain first.
    return next((gain for gain, *_ in placement_gains(land, domino)), 0)


def _grows(land: Kingdom, domino: Domino) -> Iterator[Remark]:
    places = [*placement_gains(land, domino)]
    for each in sorted(land.properties(), key=lambda each: (-each.points, -each.size)):
        for at, half in enumerate((domino.a, domino.b), 1):
            if half.terrain is each.terrain and any(neighbors(place[at]) & each.mask for place in places):
                yield Remark("choice-grows", each.size, each.terrain)


def _richer(best: DominoOption, choices: Sequence[DominoOption]) -> list[DominoOption]:
    return [each for each in choices if _gain(each) > _gain(best)]


def _gain(choice: DominoOption) -> int:
    return choice.gain or 0


def placement_reason(best: PlacementOption, other: PlacementOption) -> Remark | None:
    """Return the most important reason for a placement against another one; None without any."""
    return next(placement_reasons(best, other), None)


def placement_reasons(best: PlacementOption, other: PlacementOption) -> Iterator[Remark]:
    if best.gain > other.gain:
        yield Remark("reason-most")
    yield from (each for each in best.reasons if each.name not in (*AGAINST, "reason-open") and _decides(each, other))
    if best.holes < other.holes:
        yield Remark("reason-fewer-holes", best.holes)
    yield from _then(best, other)
    own, others = _rooms(best), _rooms(other)
    more = ((land, room - others[land]) for land, room in own.items() if land in others)
    yield from (Remark("reason-more-room", number, land) for land, number in more if number > 0)


def _rooms(option: PlacementOption) -> Mapping[Terrain, int]:
    lands = sorted(option.placement.after.properties(), key=lambda each: each.points)
    return {each.terrain: room_to_grow(option.placement, each) or 0 for each in lands if each.crowns}


def _decides(remark: Remark, other: PlacementOption) -> bool:
    """Return whether a remark is missing from the other placement, or has a higher number than there."""
    return remark.number > max((each.number for each in other.reasons if each.name == remark.name), default=-1)


def _then(best: PlacementOption, other: PlacementOption) -> Iterator[Remark]:
    line = best.placement.state.next_line.free
    gains = {domino: _best_gain(best.placement.after, domino) for domino in line}
    domino = max(line, key=gains.__getitem__, default=None)
    if domino and gains[domino] > max(_best_gain(other.placement.after, each) for each in line):
        yield Remark("reason-then", gains[domino], domino=domino)
