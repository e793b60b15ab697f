"""What speaks for choosing a domino although another one brings more points at once.

denied   a rival would gain that many points by it
both     nobody but the player is still to choose, who gets the other one as well
later    nobody else gains by the other one, so that the player's second king can probably still take it
earlier  it lets the player act earlier in the next round
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.state import State
from players.advice import ChoiceSuggestion
from players.remark_finder import Remark


def richest_other(best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the choice that brings most points at once; None if none brings more than the best one."""
    return max(_richer(best, choices), key=lambda each: each.gain, default=None)


def choice_remark(state: State, best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> Remark | None:
    """Return the most important thing that speaks for the best choice; None if nothing does but what comes later.

    `choices` are all that are free, in the order of the line, and one of them is `richest_other`.
    """
    return next(_choice_remarks(state, best, choices), None)


def _choice_remarks(state: State, best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> Iterator[Remark]:
    richer = _richer(best, choices)
    if best.gain + best.denied > max(each.gain + each.denied for each in richer):
        yield Remark("denied", best.denied)
    still_to_choose = [turn.king.seat for turn in state.turns[1:]]
    if state.king.seat in still_to_choose:
        if set(still_to_choose) == {state.king.seat}:
            yield Remark("both")
        elif not max(richer, key=lambda each: each.gain).denied:
            yield Remark("later")
    # The line is in the order of the numbers; one that acts even earlier must not bring as much.
    is_earliest = all(each.gain < best.gain for each in choices[: choices.index(best)])
    # Nobody chooses in the last round, so acting earlier in it is worth nothing.
    if is_earliest and state.round + 1 < state.format.rounds:
        yield Remark("earlier")


def _richer(best: ChoiceSuggestion, choices: Sequence[ChoiceSuggestion]) -> list[ChoiceSuggestion]:
    return [each for each in choices if each.best and each.gain > best.gain]
