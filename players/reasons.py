"""Reasons for suggestions: facts that distinguish a suggested placement or choice from the other options.

On placements, besides the remarks of `players.remarks`:
reason-most         the placement gains more points now than any other
reason-fewer-holes  fewer holes than after any other placement with as many points
reason-then         a domino of the next line gains that many points afterwards, and less after any such placement

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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from engine.dominoes import Domino, Terrain
from engine.geometry import neighbors
from engine.kingdom import Kingdom
from engine.state import State
from players.advisor import ChoiceSuggestion, Suggestion
from players.evaluation import placement_gains
from players.remark_finder import Remark
from players.remarks import room_to_grow

AGAINST = {"reason-holes", "reason-loses-centre"}
"""The remarks against a placement."""
DENIAL = 2
"""The smallest loss of a rival worth a reason, in points."""


def richest_other(best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the choice with the highest immediate gain; None if no choice gains more than the best choice."""
    return max(_richer(best, choices), key=_gain, default=None)


def choice_reason(
    state: State, best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion], other: ChoiceSuggestion | None = None
) -> Remark | None:
    """Return the most important reason for the best choice; None without a reason.

    `state` is the position of the choice. `choices` are all free dominoes in the order of the line. With one of them as
    `other`, the reason also holds if only the two dominoes are compared.
    """
    pair = choices if other is None else [each for each in choices if each in (best, other)]
    against = {each.name for each in _choice_reasons(state, best, pair)}
    return next((each for each in _choice_reasons(state, best, choices) if each.name in against), None)


def _choice_reasons(state: State, best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> Iterator[Remark]:
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


def _before(best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> Iterator[Remark]:
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


def _richer(best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> list[ChoiceSuggestion]:
    return [each for each in choices if _gain(each) > _gain(best)]


def _gain(choice: ChoiceSuggestion) -> int:
    return choice.gain or 0


def placement_reason(best: Suggestion, placements: Iterable[Suggestion]) -> Remark | None:
    """Return the most important reason for the best placement; None without any.

    The rivals of the best placement are all placements with at least the same gain. A deciding remark is missing from
    every rival, or has a higher number than on any rival. If nothing decides, the reason distinguishes the placement
    from some rivals.
    """
    rivals = [each for each in placements if each.place != best.place and each.gain >= best.gain]
    if not rivals:
        return Remark("reason-most")
    if all(each.holes > best.holes for each in rivals):
        return Remark("reason-fewer-holes", best.holes)
    own = [each for each in best.reasons if each.name not in AGAINST and (each.number or each.name != "reason-open")]
    deciding = (each for each in own if _decides(each, rivals))
    no_hole = [Remark("reason-fewer-holes")] if any(each.holes > best.holes == 0 for each in rivals) else []
    return next(chain(deciding, _then(best, rivals), _room(best, rivals), no_hole, own), None)


def _room(best: Suggestion, rivals: Iterable[Suggestion]) -> Iterator[Remark]:
    """Yield the crowned lands that can grow by more than after the rival with the most points."""
    rooms = [_rooms(each) for each in (best, max(rivals, key=lambda each: each.gain))]
    yield from (Remark("reason-open", room, land) for land, room in rooms[0].items() if room > rooms[1].get(land, 0))


def _rooms(suggestion: Suggestion) -> Mapping[Terrain, int]:
    lands = sorted(suggestion.placement.after.properties(), key=lambda each: each.points)
    return {each.terrain: room_to_grow(suggestion.placement, each) or 0 for each in lands if each.crowns}


def _decides(remark: Remark, rivals: Iterable[Suggestion]) -> bool:
    least = 0 if remark.name == "reason-open" else -1
    numbers = (each.number for rival in rivals for each in rival.reasons if each.name == remark.name)
    return remark.number > max(numbers, default=least)


def _then(best: Suggestion, rivals: Iterable[Suggestion]) -> Iterator[Remark]:
    line = best.placement.state.next_line.free
    gains = {domino: _best_gain(best.placement.after, domino) for domino in line}
    domino = max(line, key=gains.__getitem__, default=None)
    if domino and gains[domino] > max(_best_gain(each.placement.after, domino) for each in rivals):
        yield Remark("reason-then", gains[domino], domino=domino)
