"""The review of a finished game: everybody's chances to win, and a verdict on each turn of people with a choice."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from math import inf
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, VICTORY, Ends, Event, Futures, events
from players.analysis.judge import Depth, JudgedTurn, Judgement, answered, compare, judge, look, positions, suggestions
from players.analysis.questions import Question, studied
from players.analysis.verdicts import Verdict, is_worth_a_study, verdict
from players.intervals import Estimate
from players.search.evaluator import find_network

FORMAT: Final = 4
"""The version of the text of a review; it changes whenever older texts would be misread."""

EFFORT: Final = 1200
"""The effort of a review: the product of its futures of each position and the price of a future."""

WITH_EXTENSION: Final = 4.6
"""The price of a turn in a future of a game with an extension; other turns cost 1."""

MOST_FUTURES: Final = 16
"""The most futures of each position; the chances to win come from the futures."""

LARGE_GRID: Final = 2
"""The price of a turn in a future of a game on larger grids."""

LOOKED: Final = 2
"""How many turns get a look for each future of a position."""

STUDIED: Final = 48
"""The work of studies for each future of a position; see `STUDY_WORK`."""

UNSPENT: Final = 2
"""The work of studies for each work of looks that is left: one person's game gets more of them than a table of four."""

MOST_ASKED: Final = 3
"""The most questions about the turns of a kingdom."""

Progress = Callable[[float], object]
"""Takes the share of a review that is done."""


def can_review(state: State) -> bool:
    return find_network(state) is not None


class PastQuestion(NamedTuple):
    """A question about a decision in a finished game.

    - `start`: the number of moves of the game before the position;
    - `played`: the text of the move that was played;
    - `question`: the data of the question.
    """

    start: int
    played: str
    question: Mapping[str, Any]


class PastTurn(NamedTuple):
    """A turn with a choice in a finished game.

    - `start`: the number of moves of the game before the turn;
    - `verdict`: a value of `Verdict`, on the decision of the turn that cost most;
    - `cost`: what this decision cost, in points;
    - `by_hint`: whether the player made this decision as a hint said;
    - `question`: the decision as a question; None where nothing was better.
    """

    kingdom: int
    start: int
    verdict: int
    cost: float = 0
    by_hint: bool = False
    question: PastQuestion | None = None

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Self:
        read = cls(*data)
        return read._replace(question=PastQuestion(*read.question)) if read.question else read


@dataclass(frozen=True)
class Review:
    """A review in numbers that can be stored as text.

    - `chances`: the chance to win of each kingdom before every event, and at the end;
    - `rounds`: the round of each of these positions;
    - `turns`: all turns with a choice of the people that the review was asked about, in the order of the game.
    """

    futures: int
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    turns: tuple[PastTurn, ...] = ()

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
                tuple(map(PastTurn.from_data, data["turns"])),
            )
        except (KeyError, TypeError) as error:
            raise ValueError("no review of a game") from error

    def __str__(self) -> str:
        """Return the text for `parse`: JSON in one line."""
        return json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":"))


class Settled(NamedTuple):
    """The verdict on a turn, and the decision of the turn that cost most.

    - `made`: how many moves of the turn come before the decision;
    - `played`: the decision itself;
    - `judgement`: the best turn of the decision's position, and the player's, perhaps with others;
    - `is_suggested`: whether the decision was the suggested one.
    """

    made: int
    played: Move
    judgement: Judgement
    is_suggested: bool

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Self:
        """Read what `data` returns. ValueError, KeyError or TypeError for anything else."""
        made, played, judgement, is_suggested = data
        return cls(made, Move.parse(played), Judgement.from_data(judgement), is_suggested)

    @property
    def data(self) -> list[Any]:
        """The decision as JSON values."""
        return [self.made, str(self.played), self.judgement.data, self.is_suggested]

    @property
    def cost(self) -> Estimate | None:
        own = self.judgement.answering(self.played)
        return own.loss if own else None

    @property
    def verdict(self) -> Verdict:
        own = self.judgement.answering(self.played)
        return verdict(own.loss, own.chance_loss) if own else Verdict.AS_GOOD

    @property
    def question(self) -> Question | None:
        """The decision as a question, whose answers show what was better; None if nothing was."""
        return Question.of(self.judgement, self.played)


class Turn(NamedTuple):
    """A turn of a game, and the number of moves before it."""

    kingdom: int
    start: int
    event: Event


def asked_about(turns: Iterable[PastTurn], kingdom: int) -> Sequence[PastQuestion]:
    """Return the questions about turns of a kingdom that clearly could have been better, the dearest first.

    Nobody is asked about what a hint said.
    """
    own = (each for each in turns if each.kingdom == kingdom and not each.by_hint)
    clear = (each for each in own if each.verdict == Verdict.CLEARLY_BETTER)
    dearest = sorted(clear, key=lambda each: (-each.cost, each.start))
    return [each.question for each in dearest if each.question][:MOST_ASKED]


def review(
    record: Record,
    asked: Mapping[int, bool] | None = None,
    known: Mapping[int, Settled] = MappingProxyType({}),
    progress: Progress = lambda _share: None,
) -> Review:
    """Review a game.

    - `asked` holds the number of moves before each turn with a verdict, and whether the player saw a hint
      in it; by default all turns, without hints.
    - `known` holds by the same numbers what was settled before.

    ValueError if the game is not over or has no network.
    """
    game = events(record)
    network = find_network(game[0].before)
    if network is None:
        raise ValueError(f"the computer players do not know {record.variant} well enough to review it")
    states, turns = [*(event.before for event in game), game[-1].after], _turns(game, asked)
    price = sum(event.kingdom is not None for event in game) * _price(states[0])
    effort = max(2, EFFORT / price)
    count = min(MOST_FUTURES, int(effort))
    played = Futures(network, count, (crc32(str(states[-1]).encode()),), DEVIATION)
    settled = {turn.start: known[turn.start] for turn in turns if _is_known(turn, known)}
    # Nothing is said of a turn without a look: it cost little at a glance.
    looked = _costliest([turn for turn in turns if turn.start not in settled], int(LOOKED * effort))
    # The less there is to look at, the more is studied.
    left = effort * (STUDIED + UNSPENT * LOOKED * LOOK_WORK)
    work = Work(progress, count * len(states) + min(left, (LOOK_WORK + STUDY_WORK) * len(looked)))
    ends_of = dict[str, Ends]()
    for group in played.in_groups({str(at): state for at, state in enumerate(states)}):
        points = played.points(group.values())
        ends_of |= {at: played.ends(state, each) for (at, state), each in zip(group.items(), points, strict=True)}
        work.done(count * len(group))
    ends = [ends_of[str(at)] if str(at) in ends_of else played.ends(state) for at, state in enumerate(states)]
    decisions = dict[int, Sequence[Settled]]()
    for turn in looked:
        decisions[turn.start] = found = looked_at(turn.event.before, turn.event.moves)
        spent = FOLLOWED_WORK if all(each.is_suggested for each in found) else LOOK_WORK
        left -= UNSPENT * spent
        work.done(spent)
    work.total = min(work.total, work.now + max(left, 0))
    settled |= _settled(decisions, left, work.done)
    progress(1)
    return Review(
        count,
        tuple(tuple(round(float(each), 4) for each in one[:, :, VICTORY].mean(0)) for one in ends),
        tuple(state.round for state in states),
        tuple(_past_turn(turn, settled.get(turn.start), hinted=bool(asked and asked[turn.start])) for turn in turns),
    )


def _is_known(turn: Turn, known: Mapping[int, Settled]) -> bool:
    """Return whether the turn was settled before, and not another turn in its place that was taken back."""
    before = known.get(turn.start)
    moves = turn.event.moves
    if before is None or before.made >= len(moves) or moves[before.made] != before.played:
        return False
    return positions(turn.event.before, moves)[before.made] == before.judgement.state


def _past_turn(turn: Turn, settled: Settled | None, *, hinted: bool) -> PastTurn:
    if settled is None or settled.verdict is Verdict.AS_GOOD:
        return PastTurn(turn.kingdom, turn.start, Verdict.AS_GOOD)
    question, by_hint = settled.question, hinted and settled.is_suggested
    asked = PastQuestion(turn.start + settled.made, str(settled.played), question.data) if question else None
    return PastTurn(turn.kingdom, turn.start, settled.verdict, round(_mean(settled.cost), 1), by_hint, asked)


def _price(state: State) -> float:
    if state.variant.extensions:
        return WITH_EXTENSION
    return LARGE_GRID if state.format.grid > SMALL else 1


SMALL: Final = 5

STUDIED_OF_TURN: Final = 2
"""The most studies of a turn alone: all of Kingdomino's decisions, and two of a large turn with a court."""

LOOK_WORK, FOLLOWED_WORK, STUDY_WORK = 80, 30, 720
"""The time of a look at a turn, at one that followed suggestions, and of a study at the start of a game, in the time of
one future of a usual position."""


@dataclass
class Work:
    """The work of a review, whose progress it shows."""

    progress: Progress
    total: float
    now: float = 0

    def done(self, work: float) -> None:
        self.now += work
        self.progress(min(1, self.now / self.total))


def settle(start: State, moves: Sequence[Move]) -> Settled | None:
    """Settle what a turn cost, as a review does; None for a turn without a decision."""
    return _settled({0: looked_at(start, moves)}, STUDIED_OF_TURN * _study_work(start)).get(0)


def _study_work(state: State) -> float:
    rounds = state.format.rounds
    return STUDY_WORK * (rounds + 1 - state.round) / rounds


def looked_at(start: State, moves: Sequence[Move]) -> Sequence[Settled]:
    """Return what a look says of each decision of a turn.

    A decision that left what was suggested is compared with the suggestion, each with the best rest of the turn behind
    it. A suggested decision costs nothing in a look.
    """
    found = list[Settled]()
    states, suggested = positions(start, moves), list(suggestions(start, moves))
    for made, move in enumerate(moves):
        if not suggested[made]:
            continue
        if is_suggested := suggested[made][0] == move:
            judgement = Judgement(states[made], Depth.LOOK, (JudgedTurn(suggested[made]),))
        else:
            after = states[made + 1]
            rest = suggested[made + 1] or (look(after) if after.is_same_turn(start) else ())
            judgement = compare(states[made], Depth.LOOK, [suggested[made], (move, *rest)])
        found.append(Settled(made, move, judgement, is_suggested))
    return found


def study_decision(found: Settled) -> Settled:
    """Return what a study says of the decision that a look has found."""
    suggested, played = (found.judgement.turns[at].moves for at in (0, -1))
    return found._replace(judgement=studied(found.judgement.state, played, suggested))


def _mean(cost: Estimate | None) -> float:
    return cost.mean if cost else 0


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
    return sorted((turn for *_, turn in sorted(ranked)[:most]), key=lambda turn: turn.start)


def _loss_at_a_glance(event: Event) -> float:
    """Return the loss of a turn; an unusual turn, which the judge does not know, comes first."""
    turn = judge(event.before, Depth.GLANCE, event.moves).turn(event.moves)
    return _mean(turn.loss) if turn else inf


def _settled(
    looked: Mapping[int, Sequence[Settled]], work: float, done: Callable[[float], object] = lambda _: None
) -> Mapping[int, Settled]:
    """Return the decision of each turn that cost most, after so much work of studies; `done` takes the work of each.

    The decisions that a look leaves open are studied first, the dearest before others. Suggestions that were followed
    come next, those that a glance likes least before others: a study asks whether they were the best.
    """
    found = {start: [*made] for start, made in looked.items()}
    wanted = sorted(
        (each.is_suggested, lead(each.judgement) if each.is_suggested else -_mean(each.cost), start, at)
        for start, made in found.items()
        for at, each in enumerate(made)
        if each.is_suggested or is_worth_a_study(each.cost)
    )
    for *_, start, at in wanted:
        if work <= 0:
            break
        price = _study_work(found[start][at].judgement.state)
        found[start][at], work = study_decision(found[start][at]), work - price
        done(price)
    return {
        start: max(made, key=lambda each: (each.verdict, _mean(each.cost))) for start, made in found.items() if made
    }


def lead(suggested: Judgement) -> float:
    """Return how far a suggestion is ahead of the best other answer at a glance: less than 0 if it is behind."""
    moves = suggested.best.moves
    losses: tuple[list[float], list[float]] = [], []
    for each in judge(suggested.state, Depth.GLANCE, moves).turns:
        losses[answered(each.moves[0]) == answered(moves[0])].append(_mean(each.loss))
    others, own = losses
    return min(others, default=inf) - min(own, default=0)
