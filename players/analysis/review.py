"""The review of a finished game: everybody's chances to win, and questions about turns of people that cost points."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from math import inf
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, VICTORY, Ends, Event, Futures, events
from players.analysis.judge import Depth, Judgement, compare, judge, look, positions, suggestions
from players.analysis.questions import COSTS, ask_about, is_option
from players.search.evaluator import find_network

FORMAT: Final = 3
"""The version of the text of a review; it changes whenever older texts would be misread."""

EFFORT: Final = 1200
"""The effort of a review: the product of its futures of each position and the price of a future."""

WITH_EXTENSION: Final = 4
"""The price of a turn in a future of a game with an extension; other turns cost 1."""

MOST_FUTURES: Final = 16
"""The most futures of each position; the chances to win come from the futures."""

LARGE_GRID: Final = 2
"""The price of a turn in a future of a game on larger grids."""

LOOKED: Final = 2
"""How many turns get a look for each future of a position."""

STUDIED: Final = 3
"""How many futures of a position a study is worth."""

MOST_ASKED: Final = 3
"""The most questions about the turns of a kingdom."""

MOST_STUDIED: Final = 4
"""The most studies of turns of a kingdom."""

SEEMS_COSTLY: Final = 2
"""The points that a turn costs at first sight from which on it is worth a study."""

Progress = Callable[[float], object]
"""Takes the share of a review that is done."""


def can_review(state: State) -> bool:
    return find_network(state) is not None


class PastQuestion(NamedTuple):
    """A question about a turn of a finished game.

    - `start`: the number of moves of the game before the position;
    - `played`: the text of the move that was played;
    - `question`: the data of the question.
    """

    kingdom: int
    start: int
    played: str
    question: Mapping[str, Any]


@dataclass(frozen=True)
class Review:
    """A review in numbers that can be stored as text.

    - `chances`: the chance to win of each kingdom before every event, and at the end;
    - `rounds`: the round of each of these positions;
    - `looked`: the number of moves before each turn of a person that was looked at;
    - `costly`: the number of moves before each decision in these turns that cost points;
    - `questions`: questions about the costliest of these.
    """

    futures: int
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    looked: tuple[int, ...] = ()
    costly: tuple[int, ...] = ()
    questions: tuple[PastQuestion, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a review. ValueError for another format or another text."""
        data = json.loads(text)
        if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
            raise ValueError("a review in another format")
        try:
            return cls(
                data["futures"],
                tuple(map(tuple, data["chances"])),
                tuple(data["rounds"]),
                tuple(data["looked"]),
                tuple(data["costly"]),
                tuple(PastQuestion(*each) for each in data["questions"]),
            )
        except (KeyError, TypeError) as error:
            raise ValueError("no review of a game") from error

    def __str__(self) -> str:
        """Return the text for `parse`: JSON in one line."""
        return json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":"))


def review(record: Record, asked: Collection[int] | None = None, progress: Progress = lambda _share: None) -> Review:
    """Review a game. `asked` holds the number of moves before each turn about which there may be a question: all turns
    by default.

    ValueError if the game is not over or has no network.
    """
    game = events(record)
    network = find_network(game[0].before)
    if network is None:
        raise ValueError(f"the computer players do not know {record.variant} well enough to review it")
    states, turns = [*(event.before for event in game), game[-1].after], _turns(game, asked)
    price = sum(event.kingdom is not None for event in game) * _price(states[0])
    effort = max(2, EFFORT // price)
    count = min(MOST_FUTURES, effort)
    played = Futures(network, count, (crc32(str(states[-1]).encode()),), DEVIATION)
    looked = min(len(turns), LOOKED * effort)
    studied = min(max(1, effort // STUDIED), looked, MOST_STUDIED * len({turn.kingdom for turn in turns}))
    work = Work(progress, count * len(states) + LOOK_WORK * looked + STUDY_WORK * studied)
    known = dict[str, Ends]()
    for group in played.in_groups({str(at): state for at, state in enumerate(states)}):
        points = played.points(group.values())
        known |= {at: played.ends(state, each) for (at, state), each in zip(group.items(), points, strict=True)}
        work.done(count * len(group))
    ends = [known[str(at)] if str(at) in known else played.ends(state) for at, state in enumerate(states)]
    work.reached(count * len(states))
    turns = _costliest(turns, looked)
    costly = [*_costly(turns, work)]
    questions = [*_questions(costly, studied, work)]
    return Review(
        count,
        tuple(tuple(round(float(each), 4) for each in one[:, :, VICTORY].mean(0)) for one in ends),
        tuple(state.round for state in states),
        tuple(turn.start for turn in turns),
        tuple(sorted(turn.start + made for turn, made, _ in costly)),
        tuple(questions),
    )


def _price(state: State) -> int:
    if state.variant.extensions:
        return WITH_EXTENSION
    return LARGE_GRID if state.format.grid > SMALL else 1


SMALL: Final = 5

LOOK_WORK, STUDY_WORK = 60, 300
"""The time of a turn's look and of its study, in the time of one future of a position."""


@dataclass
class Work:
    """The work of a review, whose progress it shows."""

    progress: Progress
    total: float
    now: float = 0

    def done(self, work: float) -> None:
        self.reached(self.now + work)

    def reached(self, now: float) -> None:
        """Continue at a point of the work; skipped work counts as done."""
        self.now = now
        self.progress(min(1, now / self.total))


def costliest(start: State, moves: Sequence[Move]) -> tuple[int, Judgement] | None:
    """Return the decision of a turn that cost most: how many moves come before, and the judgement; None if none did.

    The coach speaks of this decision, and a review asks about no other. A decision that left what was suggested is
    compared with the suggestion in a look, each with the best rest of the turn behind it.
    """
    found = list[tuple[int, Judgement]]()
    states, suggested = positions(start, moves), list(suggestions(start, moves))
    for made, move in enumerate(moves):
        if is_option(move) and suggested[made] and suggested[made][0] != move:
            after = states[made + 1]
            rest = suggested[made + 1] or (look(after) if after.is_same_turn(start) else ())
            judgement = compare(states[made], Depth.LOOK, [suggested[made], (move, *rest)])
            if cost(judgement) >= COSTS:
                found.append((made, judgement))
    return max(found, key=lambda each: cost(each[1]), default=None)


def cost(judgement: Judgement) -> float:
    """Return the points that the last judged turn clearly costs; 0 if nothing is clear."""
    own = judgement.turns[-1]
    is_clear = own.loss and own.chance_loss and own.loss.is_clear and own.chance_loss.mean >= -own.chance_loss.error
    return own.loss.mean if own.loss and is_clear else 0


class Turn(NamedTuple):
    """A turn of a game, and the number of moves before it."""

    kingdom: int
    start: int
    event: Event


def _turns(game: Sequence[Event], asked: Collection[int] | None) -> Sequence[Turn]:
    """Return the turns that are asked about."""
    starts = accumulate((len(event.moves) for event in game), initial=0)
    return [
        Turn(event.kingdom, start, event)
        for start, event in zip(starts, game, strict=False)
        if event.kingdom is not None and (asked is None or start in asked)
    ]


def _costliest(turns: Sequence[Turn], most: int) -> Sequence[Turn]:
    """Return the turns that cost most at a glance, as many of each kingdom, in the order of the game."""
    if len(turns) <= most:
        return turns
    ranks, ranked = Counter[int](), list[tuple[int, float, Turn]]()
    for loss, turn in sorted(((_loss_at_a_glance(turn.event), turn) for turn in turns), key=lambda each: -each[0]):
        ranks[turn.kingdom] += 1
        ranked.append((ranks[turn.kingdom], -loss, turn))
    return sorted((turn for *_, turn in sorted(ranked, key=lambda each: each[:2])[:most]), key=lambda turn: turn.start)


def _loss_at_a_glance(event: Event) -> float:
    """Return the loss of a turn; an unusual turn, which the judge does not know, comes first."""
    turn = judge(event.before, Depth.GLANCE, event.moves).turn(event.moves)
    return turn.loss.mean if turn and turn.loss else inf


Costly = tuple[Turn, int, Judgement]
"""A turn, and what `costliest` returns of it."""


def _costly(turns: Sequence[Turn], work: Work) -> Iterator[Costly]:
    for turn in turns:
        if found := costliest(turn.event.before, turn.event.moves):
            yield turn, *found
        work.done(LOOK_WORK)


def _questions(costly: Sequence[Costly], most: int, work: Work) -> Iterator[PastQuestion]:
    """Yield questions about the costliest turns of each kingdom that a study confirms; study at `most` so many."""
    of_each = min(MOST_STUDIED, max(1, most // max(1, len({turn.kingdom for turn, *_ in costly}))))
    found, studied = Counter[int](), Counter[int]()
    for (kingdom, start, event), made, judgement in sorted(costly, key=lambda each: (-cost(each[2]), each[0].start)):
        if cost(judgement) < SEEMS_COSTLY or found[kingdom] == MOST_ASKED or studied[kingdom] == of_each:
            continue
        if studied.total() == most:
            break
        studied[kingdom] += 1
        if question := ask_about(judgement.state, event.moves[made]):
            found[kingdom] += 1
            yield PastQuestion(kingdom, start + made, str(event.moves[made]), question.data)
        work.done(STUDY_WORK)
    work.reached(work.total)
