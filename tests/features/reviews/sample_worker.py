"""Reviews that take no time, with chances drawn at random; they answer for the process of reviews."""

import json
from itertools import accumulate
from random import Random

from bot.features.reviews.worker import REVIEW, share_line
from engine.moves import Pick
from engine.records import Record
from players.analysis.futures import Event, events
from players.analysis.questions import Answer, Question
from players.analysis.review import PastQuestion, PastTurn, Review
from players.analysis.verdicts import Verdict
from players.intervals import Estimate
from players.serving import Engine, Write

FUTURES = 16
MOST_OTHERS = 5
ASKED = 6
"""How many turns are asked about, if they had a choice."""


def answer(asked: str, write: Write) -> str:
    record, *_ = json.loads(asked)
    write(share_line(0.4))
    return str(sample_review(Record.parse(record)))


def sample_review(record: Record, seed: int = 1) -> Review:
    """A review with chances drawn at random, which asks about some choices of dominoes, and what they left out."""
    game, rng = events(record), Random(seed)
    positions = [*(event.before for event in game), game[-1].after]
    kingdoms, totals = len(positions[0].kingdoms), [score.total for score in positions[-1].scores()]
    drawn = [[rng.random() for _ in range(kingdoms)] for _ in game]
    chances = [*([each / sum(row) for each in row] for row in drawn), [float(each == max(totals)) for each in totals]]
    turns = [(number, event) for number, event in enumerate(game) if event.kingdom is not None][::3]
    asked = dict[int, PastTurn]()
    for number, event in turns[:ASKED]:
        if found := _asked(game, number, event):
            asked[found.start] = found
    starts = [*accumulate((len(event.moves) for event in game), initial=0)]
    own = ((start, event.kingdom) for start, event in zip(starts, game, strict=False) if event.kingdom is not None)
    return Review(
        FUTURES,
        tuple(map(tuple, chances)),
        tuple(state.round for state in positions),
        tuple(asked.get(start, PastTurn(kingdom, start, Verdict.AS_GOOD)) for start, kingdom in own),
    )


def _asked(game: tuple[Event, ...], number: int, event: Event) -> PastTurn | None:
    """Return a turn with a question about a choice of a domino, whose best answer is an optional move if possible."""
    state = event.before
    for made, move in enumerate(event.moves):
        others = [each for each in state.legal_moves() if each != move][-MOST_OTHERS:]
        if others and isinstance(move, Pick):
            losses = zip([*others, move], [0.0, *(4.0 for _ in others[1:]), 5.4], strict=True)
            answers = tuple(Answer(each, Estimate(loss, 1.0 if loss else 0.0)) for each, loss in losses)
            start = sum(len(each.moves) for each in game[:number])
            question = PastQuestion(start + made, str(move), Question(state, Estimate(50, 2), answers).data)
            return PastTurn(event.kingdom or 0, start, Verdict.CLEARLY_BETTER, 5.4, question=question)
        state = state.play(move)
    return None


ENGINE = Engine({}, extra={REVIEW: answer})
