"""The review of a finished game: everybody's chances to win, luck and choices, and questions about turns of people."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Ends, Event, Futures, events
from players.analysis.judge import Depth, JudgedTurn, Judgement, answered, judge, look, positions, suggestions
from players.analysis.questions import Question, costs, is_option
from players.search.evaluator import find_network

FORMAT: Final = 2
"""The version of the text of a review; it changes whenever older texts would be misread."""

FUTURES, FUTURES_WITH_EXTENSION = 16, 6
"""The futures of each position, from which the chances to win come."""

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
    states = [*(event.before for event in game), game[-1].after]
    count = FUTURES_WITH_EXTENSION if game[0].before.variant.extensions else FUTURES
    played = Futures(network, count, (crc32(str(states[-1]).encode()),), DEVIATION)
    turns = _turns(game, asked)
    steps = len(states) + STEPS_A_TURN * len(turns)
    known = dict[str, Ends]()
    for group in played.in_groups({str(at): state for at, state in enumerate(states)}):
        points = played.points(group.values())
        known |= {at: played.ends(state, each) for (at, state), each in zip(group.items(), points, strict=True)}
        progress(len(known) / steps)
    ends = [known[str(at)] if str(at) in known else played.ends(state) for at, state in enumerate(states)]
    questions = _questions(turns, lambda done: progress((len(states) + done) / steps))
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


STEPS_A_TURN: Final = 6
"""The time of a turn's judgement in the time of a position."""


def left(start: State, moves: Sequence[Move]) -> Iterator[tuple[int, JudgedTurn]]:
    """Yield the decisions of a turn that differ from what was suggested: how many moves come before, and the rest.

    Each rest of the turn is judged in its position by a look.
    """

    def judged(state: State, made: int) -> Judgement:
        return judge(state, Depth.LOOK, moves[made:])

    def suggest(state: State, made: int) -> tuple[Move, ...]:
        known[made] = judged(state, made)
        return known[made].best.moves

    known = dict[int, Judgement]()
    for made, (move, suggested) in enumerate(zip(moves, suggestions(start, moves, suggest), strict=False)):
        if is_option(move) and suggested and suggested[0] != move:
            found = known.get(made) or judged(positions(start, moves[:made])[-1], made)
            if (turn := found.turn(moves[made:])) and turn is not found.best:
                yield made, turn


def _turns(game: Sequence[Event], asked: Collection[int] | None) -> Sequence[tuple[int, int, Event]]:
    """Return the kingdom, the number of moves before it, and the event of each turn that is asked about."""
    starts = accumulate((len(event.moves) for event in game), initial=0)
    found = ((event.kingdom, start, event) for start, event in zip(starts, game, strict=False))
    return [
        (kingdom, start, event)
        for kingdom, start, event in found
        if kingdom is not None and (asked is None or start in asked)
    ]


def _questions(turns: Sequence[tuple[int, int, Event]], progress: Progress) -> Iterator[PastQuestion]:
    """Yield questions about the costliest turns of each kingdom that a study confirms."""
    costly = list[tuple[float, int, int, Event, int]]()
    for number, (kingdom, start, event) in enumerate(turns):
        for made, turn in left(event.before, event.moves):
            if turn.loss and turn.loss.mean >= SEEMS_COSTLY:
                costly.append((turn.loss.mean, kingdom, start, event, made))
        progress((number + 1) * STEPS_A_TURN / 2)
    found, studied = Counter[int](), Counter[int]()
    costly.sort(key=lambda each: (-each[0], each[2]))
    for number, (_, kingdom, start, event, made) in enumerate(costly):
        if found[kingdom] < MOST_ASKED and studied[kingdom] < MOST_STUDIED:
            studied[kingdom] += 1
            if question := study(positions(event.before, event.moves)[made], event.moves[made:]):
                found[kingdom] += 1
                yield PastQuestion(kingdom, start + made, str(event.moves[made]), question.data)
        progress(len(turns) * STEPS_A_TURN * (0.5 + (number + 1) / len(costly) / 2))


def study(state: State, moves: Sequence[Move]) -> Question | None:
    """Return the question about the first move of a played turn; None if a study does not confirm that it costs.

    The move is judged with its best continuation, so that it does not answer for a later move.
    """
    after = state.play(moves[0])
    best = (moves[0], *look(after)) if after.is_same_turn(state) else tuple(moves)
    judgement = judge(state, Depth.STUDY, best)
    own = next(each for each in judgement.turns if answered(each.moves[0]) == answered(moves[0]))
    return Question.of(judgement, moves[0]) if costs(own.loss, own.chance_loss) else None
