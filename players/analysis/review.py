"""The review of a finished game: everybody's chances to win, luck and choices, and questions about turns of people."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate, pairwise
from math import inf
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Ends, Event, Futures, events
from players.analysis.judge import Depth, JudgedTurn, answered, compare, judge, look, positions, suggestions
from players.analysis.questions import Question, costs, is_option
from players.search.evaluator import find_network

FORMAT: Final = 2
"""The version of the text of a review; it changes whenever older texts would be misread."""

EFFORT: Final = 1200
"""The effort of a review: the product of its futures of each position and the price of a future."""

WITH_EXTENSION: Final = 4
"""The price of a turn in a future of a game with an extension; other turns cost 1."""

MOST_FUTURES: Final = 16
"""The most futures of each position; the chances to win come from the futures."""

LOOKED: Final = 2
"""How many turns get a look for each turn that gets a study."""

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
    - `luck`, `choices`: the points that the lines brought each kingdom, and that its own turns brought it against the
      turns of a player who does not search;
    - `questions`: questions about the costliest turns of people.
    """

    futures: int
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    luck: tuple[int, ...]
    choices: tuple[int, ...]
    questions: tuple[PastQuestion, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a review. ValueError for another format or another text."""
        data = json.loads(text)
        if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
            raise ValueError("a review in another format")
        try:
            numbers = {name: tuple(data[name]) for name in ("rounds", "luck", "choices")}
            chances, asked = (
                tuple(map(tuple, data["chances"])),
                tuple(PastQuestion(*each) for each in data["questions"]),
            )
            return cls(futures=data["futures"], chances=chances, questions=asked, **numbers)
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
    price = sum(event.kingdom is not None for event in game) * (WITH_EXTENSION if states[0].variant.extensions else 1)
    effort = max(2, EFFORT // price)
    count = min(MOST_FUTURES, effort)
    played = Futures(network, count, (crc32(str(states[-1]).encode()),), DEVIATION)
    looked = min(len(turns), LOOKED * effort)
    studied = min(effort, looked, MOST_STUDIED * len({turn.kingdom for turn in turns}))
    work = Work(progress, count * len(states) + LOOK_WORK * looked + STUDY_WORK * studied)
    known = dict[str, Ends]()
    for group in played.in_groups({str(at): state for at, state in enumerate(states)}):
        points = played.points(group.values())
        known |= {at: played.ends(state, each) for (at, state), each in zip(group.items(), points, strict=True)}
        work.done(count * len(group))
    ends = [known[str(at)] if str(at) in known else played.ends(state) for at, state in enumerate(states)]
    work.reached(count * len(states))
    questions = [*_questions(_costliest(turns, looked), studied, work)]
    luck, choices = zip(*(_parts(kingdom, game, ends) for kingdom in range(ends[0].shape[1])), strict=True)
    return Review(
        count,
        tuple(tuple(round(float(each), 4) for each in one[:, :, VICTORY].mean(0)) for one in ends),
        tuple(state.round for state in states),
        luck,
        choices,
        tuple(questions),
    )


def _parts(kingdom: int, game: Sequence[Event], ends: Sequence[Ends]) -> tuple[int, int]:
    """Return the points that the lines brought a kingdom, and those that its own turns brought it."""
    changes = [float((after - before)[:, kingdom, POINTS].mean()) for before, after in pairwise(ends)]
    luck = sum(change for event, change in zip(game, changes, strict=True) if event.kingdom is None)
    own = sum(change for event, change in zip(game, changes, strict=True) if event.kingdom == kingdom)
    return round(luck), round(own)


LOOK_WORK, STUDY_WORK = 60, 75
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
        """Continue at a point of the work; what is left out counts as done."""
        self.now = now
        self.progress(min(1, now / self.total))


def left(start: State, moves: Sequence[Move]) -> Iterator[tuple[int, JudgedTurn]]:
    """Yield the decisions of a turn that seem worse than what was suggested: how many moves come before, and the rest.

    Each rest of the turn is compared with the suggestion in a look.
    """
    for made, (move, suggested) in enumerate(zip(moves, suggestions(start, moves), strict=False)):
        if is_option(move) and suggested and suggested[0] != move:
            state, rest = positions(start, moves[:made])[-1], tuple(moves[made:])
            turn = compare(state, Depth.LOOK, [suggested, rest]).turns[1]
            if turn.loss and turn.loss.mean > 0:
                yield made, turn


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


def _questions(turns: Sequence[Turn], most: int, work: Work) -> Iterator[PastQuestion]:
    """Yield questions about the costliest turns of each kingdom that a study confirms; study at `most` so many."""
    costly = list[tuple[float, Turn, int]]()
    for turn in turns:
        for made, own in left(turn.event.before, turn.event.moves):
            if own.loss and own.loss.mean >= SEEMS_COSTLY:
                costly.append((own.loss.mean, turn, made))
                break  # one question a turn is enough
        work.done(LOOK_WORK)
    of_each = min(MOST_STUDIED, max(1, most // max(1, len({turn.kingdom for turn in turns}))))
    found, studied = Counter[int](), Counter[int]()
    for _, (kingdom, start, event), made in sorted(costly, key=lambda each: (-each[0], each[1].start)):
        if found[kingdom] < MOST_ASKED and studied[kingdom] < of_each and studied.total() < most:
            studied[kingdom] += 1
            if question := study(positions(event.before, event.moves)[made], event.moves[made:]):
                found[kingdom] += 1
                yield PastQuestion(kingdom, start + made, str(event.moves[made]), question.data)
            work.done(STUDY_WORK)
    work.reached(work.total)


def study(state: State, moves: Sequence[Move]) -> Question | None:
    """Return the question about the first move of a played turn; None if a study does not confirm that it costs.

    The move is judged with its best continuation, so that it does not answer for a later move.
    """
    after = state.play(moves[0])
    best = (moves[0], *look(after)) if after.is_same_turn(state) else tuple(moves)
    judgement = judge(state, Depth.STUDY, best)
    own = next(each for each in judgement.turns if answered(each.moves[0]) == answered(moves[0]))
    return Question.of(judgement, moves[0]) if costs(own.loss, own.chance_loss) else None
