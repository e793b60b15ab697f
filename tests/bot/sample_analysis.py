"""Analyses that look like real ones and take no time; as a module it answers for `bot.games.computers.worker`."""

from __future__ import annotations

import json
from random import Random

from bot.games.computers.own_engine import ANALYSE, part_line
from engine.moves import Move, Pick
from engine.records import Record
from engine.state import State
from players.analysis.analysis import ROUGH
from players.analysis.futures import Event, events
from players.analysis.questions import Answer, PastQuestion, Question
from players.analysis.summary import BetterTurn, GoodTurn, Summary
from players.intervals import Estimate
from players.serving import Engine, Write


def answer(asked: str, write: Write) -> str:
    record, seed, futures, parts, *_ = json.loads(asked)
    write(part_line(0.4, f"part-{len(parts)}"))
    return str(sample_summary(Record.parse(record), seed, futures))


ENGINE = Engine({}, private={ANALYSE: answer})


def sample_summary(record: Record, seed: int = 1, futures: int = ROUGH) -> Summary:
    """An analysis with chances drawn at random, in which every third turn would have been better otherwise."""
    game, rng = events(record), Random(seed)
    positions = [*(event.before for event in game), game[-1].after]
    kingdoms, totals = len(positions[0].kingdoms), [score.total for score in positions[-1].scores()]
    drawn = [[rng.random() for _ in range(kingdoms)] for _ in game]
    chances = [*([each / sum(row) for each in row] for row in drawn), [float(each == max(totals)) for each in totals]]
    parts = {"usual": [40] * kingdoms, "order": [1] * kingdoms, "luck": [-3] * kingdoms, "own": [0] * kingdoms}
    turns = [(number, event) for number, event in enumerate(game) if event.kingdom is not None][::3]
    return Summary(
        futures,
        tuple(map(tuple, chances)),
        tuple(state.round for state in positions),
        {name: tuple(points) for name, points in {**parts, "others": [each - 38 for each in totals]}.items()},
        2.5,
        tuple(better for number, event in turns for better in [_better(record, game, number, event)] if better),
        tuple(
            GoodTurn(event.kingdom or 0, _start(game, number), len(event.moves), 0.14) for number, event in turns[-1:]
        ),
        tuple(Estimate(mean, 4) for mean in (-30, 0, -7, -20)[:kingdoms]),
        (3,) * kingdoms,
        (2,) * kingdoms,
        losses=(1.5,) * kingdoms,
        questions=tuple(asked for number, event in turns[:ASKED] for asked in [_asked(game, number, event)] if asked),
    )


ASKED = 6
"""How many turns are asked about, if they had a choice."""


def _asked(game: tuple[Event, ...], number: int, event: Event) -> PastQuestion | None:
    """Return the question of a choice of a domino whose best answer is the first one that was not played."""
    state = event.before
    for made, move in enumerate(event.moves):
        others = [each for each in state.legal_moves() if isinstance(each, Pick) and each != move]
        if others and isinstance(move, Pick):
            losses = zip([*others, move], [0.0, *(4.0 for _ in others[1:]), 5.4], strict=True)
            answers = tuple(Answer(each, Estimate(loss, 1.0 if loss else 0.0)) for each, loss in losses)
            question = Question(state, Estimate(50, 2), answers)
            return PastQuestion(event.kingdom or 0, _start(game, number) + made, str(move), question.data)
        state = state.play(move)
    return None


def _start(game: tuple[Event, ...], number: int) -> int:
    return sum(len(each.moves) for each in game[:number])


def _better(record: Record, game: tuple[Event, ...], number: int, event: Event) -> BetterTurn | None:
    """Return the turn that always makes the last legal move; None if that is how it was played."""
    moves = tuple(last_moves(event.before))
    if moves == event.moves or event.kingdom is None:
        return None
    start = _start(game, number)
    assert record.moves[start : start + len(event.moves)] == event.moves
    gain = Estimate(5.4, 2.1)
    text = " ".join(map(str, moves))
    return BetterTurn(event.kingdom, start, len(event.moves), text, gain, Estimate(-1, 1), Estimate(0.12, 0.1))


def last_moves(state: State) -> list[Move]:
    turns, moves = state.turns, list[Move]()
    while state.turns == turns:
        moves.append(state.legal_moves()[-1])
        state = state.play(moves[-1])
    return moves
