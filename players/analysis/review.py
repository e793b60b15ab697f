"""The review of a finished game: everybody's chances to win, and a verdict on each turn of people with a choice."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from math import inf
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, VICTORY, Ends, Event, Futures, Rivals, events, recorded_rivals
from players.analysis.judge import Depth, Judgement, answered, judge, positions, studied, suggestions
from players.analysis.questions import Question
from players.analysis.verdicts import Verdict, may_be_dear, verdict
from players.intervals import Estimate
from players.search.evaluator import find_network

FORMAT: Final = 4
"""The version of the text of a review; it changes whenever older texts would be misread."""

EFFORT: Final = 1200
"""The effort of the chances to win: the product of the futures of each position and the price of a future."""

WITH_EXTENSION: Final = 4.6
"""The price of a turn in a future of a game with an extension; other turns cost 1."""

LARGE_GRID: Final = 2
"""The price of a turn in a future of a game on larger grids."""

SMALL: Final = 5

FEWEST_FUTURES, MOST_FUTURES = 5, 16
"""The futures of each position; the chances to win come from the futures."""

STUDY: Final = 500
"""The futures of the studies of a turn at the start of a game, on average; fewer are needed later."""

MOST_WORK: Final = 40_000_000
"""The most work of studies in a review: futures, times their turns and the price of a turn."""

MOST_ASKED: Final = 3
"""The most questions about the turns of a kingdom."""


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
    - `verdict`: a value of `Verdict`, on the decision of the turn that cost most; None if the turn was not studied, or
      if the most futures leave open whether it is clearly worse;
    - `cost`: what this decision cost, in points;
    - `by_hint`: whether the player made this decision as a hint said;
    - `question`: the decision as a question; None where nothing was better.
    """

    kingdom: int
    start: int
    verdict: int | None
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
    def is_open(self) -> bool:
        """Whether the decision may be clearly worse than the best one although no verdict says so."""
        own = self.judgement.answering(self.played)
        return not self.verdict and own is not None and may_be_dear(own.loss, own.chance_loss)

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
    record: Record, asked: Mapping[int, bool] | None = None, known: Mapping[int, Settled] = MappingProxyType({})
) -> Review:
    """Review a game to the end; see `reviewing`."""
    *_, (_, found) = reviewing(record, asked, known)
    assert found
    return found


def reviewing(
    record: Record, asked: Mapping[int, bool] | None = None, known: Mapping[int, Settled] = MappingProxyType({})
) -> Iterator[tuple[float, Review | None]]:
    """Review a game step by step: yield the share that is done, and the review so far once there is one.

    - `asked` holds the number of moves before each turn with a verdict, and whether the player saw a hint
      in it; by default all turns, without hints.
    - `known` holds by the same numbers what was settled before.

    The turns that cost most at a glance come first. The verdict on a turn depends on the turn alone.
    ValueError if the game is not over or has no network.
    """
    game, rivals = events(record), recorded_rivals(record)
    network = find_network(game[0].before)
    if network is None:
        raise ValueError(f"the computer players do not know {record.variant} well enough to review it")
    states, turns = [*(event.before for event in game), game[-1].after], _turns(game, asked)
    price = _price(states[0]) * sum(event.kingdom is not None for event in game)
    count = min(MOST_FUTURES, max(FEWEST_FUTURES, int(EFFORT / price)))
    studies = list[tuple[Turn, float]]()
    for turn in _by_cost(turns):
        work = 0.0 if _is_known(turn, known) else STUDY * price * _share_left(turn.event.before) ** 2
        if sum(each for _, each in studies) + work <= MOST_WORK:
            studies.append((turn, work))
    work_of_chances = count * price * sum(_share_left(state) for state in states if not state.is_over)
    now, total = 0.0, work_of_chances + sum(work for _, work in studies)
    played = Futures(network, count, (crc32(str(states[-1]).encode()),), DEVIATION)
    ends_of = dict[str, Ends]()
    for group in played.in_groups({str(at): state for at, state in enumerate(states)}):
        points = played.points(group.values())
        ends_of |= {at: played.ends(state, each) for (at, state), each in zip(group.items(), points, strict=True)}
        now += count * price * sum(map(_share_left, group.values()))
        yield now / total, None
    ends = [ends_of[str(at)] if str(at) in ends_of else played.ends(state) for at, state in enumerate(states)]
    found = Review(
        count,
        tuple(tuple(round(float(each), 4) for each in one[:, :, VICTORY].mean(0)) for one in ends),
        tuple(state.round for state in states),
        tuple(PastTurn(turn.kingdom, turn.start, None) for turn in turns),
    )
    yield now / total, found
    for turn, work in studies:
        settled = known[turn.start] if not work else settle(turn.event.before, turn.event.moves, rivals)
        past = _past_turn(turn, settled, hinted=bool(asked and asked[turn.start]))
        found = replace(found, turns=tuple(past if each.start == turn.start else each for each in found.turns))
        now += work
        yield now / total, found


def _is_known(turn: Turn, known: Mapping[int, Settled]) -> bool:
    """Return whether the turn was settled before, and not another turn in its place that was taken back."""
    before = known.get(turn.start)
    moves = turn.event.moves
    if before is None or before.made >= len(moves) or moves[before.made] != before.played:
        return False
    return positions(turn.event.before, moves)[before.made] == before.judgement.state


def _past_turn(turn: Turn, settled: Settled | None, *, hinted: bool) -> PastTurn:
    if settled is None or settled.verdict is Verdict.AS_GOOD:
        return PastTurn(turn.kingdom, turn.start, None if settled and settled.is_open else Verdict.AS_GOOD)
    question, by_hint = settled.question, hinted and settled.is_suggested
    asked = PastQuestion(turn.start + settled.made, str(settled.played), question.data) if question else None
    return PastTurn(turn.kingdom, turn.start, settled.verdict, round(_mean(settled.cost), 1), by_hint, asked)


def _price(state: State) -> float:
    if state.variant.extensions:
        return WITH_EXTENSION
    return LARGE_GRID if state.format.grid > SMALL else 1


def _share_left(state: State) -> float:
    return (state.format.rounds + 1 - state.round) / state.format.rounds


def settle(start: State, moves: Sequence[Move], rivals: Rivals = ()) -> Settled | None:
    """Settle what a turn cost: study each of its decisions, and return the dearest; None for a turn without any."""
    states, suggested, found = positions(start, moves), [*suggestions(start, moves)], list[Settled]()
    for made, (state, move, hint) in enumerate(zip(states, moves, suggested, strict=False)):
        if hint and len({*map(answered, state.legal_moves())}) > 1:
            found.append(Settled(made, move, studied(state, moves[made:], rivals), hint[0] == move))
    return max(found, key=lambda each: (each.verdict, each.is_open, _mean(each.cost)), default=None)


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


def _by_cost(turns: Sequence[Turn]) -> Sequence[Turn]:
    """Return the turns that cost most at a glance first, the kingdoms by turns."""
    ranks, ranked = Counter[int](), list[tuple[int, float, Turn]]()
    for loss, turn in sorted(((_loss_at_a_glance(turn.event), turn) for turn in turns), key=lambda each: -each[0]):
        ranks[turn.kingdom] += 1
        ranked.append((ranks[turn.kingdom], -loss, turn))
    return [turn for *_, turn in sorted(ranked)]


def _loss_at_a_glance(event: Event) -> float:
    """Return the loss of a turn; an unusual turn, which the judge does not know, comes first."""
    turn = judge(event.before, Depth.GLANCE, event.moves).turn(event.moves)
    return _mean(turn.loss) if turn else inf
