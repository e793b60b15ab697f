"""Whether coach, *Your turns* and Hint agree, and are right: `python -m tools.benchmarks.verdicts [GAMES]`.

In games of seven families, people of four habits are reviewed together: the first button, the greatest "+N", Hint, and
Strong. In every second game half of the seats are computer players of that level, and futures play them so. The truth
about a decision is what it costs in futures that no review has seen; the futures that choose the best turn do not price
it. `--cache FILE` stores games and truths, so that two versions are measured on the same ones.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

from players.process_setup import prepare_process

prepare_process()  # before the import of NumPy

from bot.chat.actions import Action  # noqa: E402
from bot.chat.extension import Panel  # noqa: E402
from bot.chat.kit.blocks import Button  # noqa: E402
from bot.chat.screens.panel import panel_screen, steps_of  # noqa: E402
from bot.games.game import GameOptions, Seat, Status, new_game  # noqa: E402
from bot.games.people.person import Person  # noqa: E402
from bot.games.table import Table  # noqa: E402
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, locale_folders  # noqa: E402
from engine.cli.command_line import Parser, at_least, table  # noqa: E402
from engine.moves import Move, Place  # noqa: E402
from engine.records import Record  # noqa: E402
from engine.state import State  # noqa: E402
from engine.variants import Variant  # noqa: E402
from players.analysis.futures import Event, Rivals, events, recorded_rivals  # noqa: E402
from players.analysis.judge import (  # noqa: E402
    Depth,
    JudgedTurn,
    answered,
    compare,
    is_turn,
    judge,
    look,
    positions,
    with_best_rest,
)
from players.analysis.questions import Question  # noqa: E402
from players.analysis.review import PastTurn, Review, Settled, asked_about, review, settle  # noqa: E402
from players.analysis.verdicts import Verdict, verdict  # noqa: E402
from players.intervals import Estimate  # noqa: E402
from players.options import choices, placements  # noqa: E402
from players.player import NO_SEARCH, Level, Limit, Player  # noqa: E402
from players.registry import PLAYERS  # noqa: E402
from tools.benchmarks.matches import record_game  # noqa: E402

FAMILIES = "kd-2", "kd-4", "kd+mh-3", "kd7-2", "qd-2", "qd-4", "rw-4"
DEAR = 3.5
FUTURES = 160
"""The futures of each turn that choose the best one, and as many others that check a told price."""
PRICED, MOST_PRICED = 480, 1440
"""The futures of each turn that price what a decision cost, where fewer leave open whether it is dear; the most without
an extension alone.
"""
CHOOSING, PRICING = (3,), (4,)


@dataclass(frozen=True)
class Habit:
    """A player who always does the same with the buttons of the panel that make a move."""

    localizer: FluentLocalizer
    wants_gain: bool

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        seats = tuple(Seat(number, number, f"Person {number}") for number in range(1, state.players + 1))
        options = GameOptions(str(state.variant), state.players)
        game = replace(new_game(1, 1, 1, options, seats, 0), status=Status.PLAYING)
        panel = Panel(Table(game, 0, state), Person(state.king.seat), self.localizer, steps=steps_of(state))
        buttons = (each for each in panel_screen(panel).controls if isinstance(each, Button))
        turns = [each.address.argument for each in buttons if each.address.action == Action.PLAY]
        # A panel with a court has buttons for whole turns in the first choice alone.
        found = [tuple(map(Move.parse, turn.split())) for turn in turns] or [(each,) for each in state.legal_moves()]
        return max(found, key=lambda moves: _gain(state, moves)) if self.wants_gain else found[0]


class Suggested:
    """A player who does what Hint says."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return look(state)


def _gain(state: State, moves: Sequence[Move]) -> float:
    """Return the "+N" of a turn or of a placement; what has none, such as building, is never the greatest."""
    place = moves[0] if isinstance(moves[0], Place) else None
    gains: dict[Move, float | None] = {each.pick: each.gain for each in choices(state, place)}
    if len(moves) == 1:
        gains |= {each.place: each.gain for each in placements(state)}
    return gains.get(moves[-1]) or (0 if moves[-1] in gains else -1)


@dataclass(frozen=True)
class Played:
    """A game, and the habit of each kingdom."""

    record: Record
    habits: tuple[str, ...]


@dataclass
class Store:
    """What is expensive and never changes: games and truths, by a text."""

    path: Path | None = None
    known: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path and self.path.exists():
            self.known = dict(map(json.loads, self.path.read_text(encoding="utf-8").splitlines()))

    def get(self, key: str, make: Callable[[], Any]) -> Any:
        if key not in self.known:
            self.known[key] = made = make()
            if self.path:
                with self.path.open("a", encoding="utf-8") as file:
                    print(json.dumps([key, made]), file=file)
        return self.known[key]


def play(family: str, number: int, store: Store) -> Played:
    """Return a game of a family; in games with an odd number the seats of the second half are computer players."""
    localizer = Translations.load(*locale_folders()).bind(DEFAULT)
    people: Mapping[str, Player] = {
        "first button": Habit(localizer, wants_gain=False),
        "greatest +N": Habit(localizer, wants_gain=True),
        "Hint": Suggested(),
        "Strong": PLAYERS["strong"].player,
    }
    code, players = family.rsplit("-", 1)
    seats = range(int(players))
    computers = [seat for seat in seats if number % 2 and seat >= len(seats) / 2]
    habits = ["Strong" if seat in computers else [*people][(number // 2 + seat) % len(people)] for seat in seats]

    def played() -> str:
        levels = [Level(each, people[each]) for each in habits]
        record = record_game(Variant.parse(code), levels, Random(number), f"{family} {number}")
        tags = {f"Level{seat + 1}": "strong" for seat in computers}
        return str(Record.of(record.variant, record.players, record.moves, **tags))

    record = Record.parse(store.get(f"game {family} {number}", played))
    state = record.replay()
    return Played(record, tuple(habits[state.owners(each)[0] - 1] for each in range(len(state.kingdoms))))


def truth(state: State, moves: Sequence[Move], rivals: Rivals) -> JudgedTurn | None:
    """Return what a turn cost; None if a study finds that it surely cost little.

    Only turns that the study finds no worse than the best, within its error, are compared with the turn.
    """
    study = judge(state, Depth.STUDY, moves, rivals=rivals)
    own = study.answering(moves[0])
    assert own
    losses = [each.loss for each in study.turns if each.loss]
    most = max(own.loss.mean - each.mean + max(own.loss.error, each.error) for each in losses) if own.loss else 0
    if most < DEAR:
        return None
    # What a search finds behind the move may be worse than what was played, or than what is best elsewhere.
    rests = own.moves[1:], moves[1:], study.best.moves[1:]
    owns = [each for rest in rests if is_turn(state, each := (own.moves[0], *rest))]
    others = [each.moves for each in study.turns if each == study.best or (each.loss and not each.loss.is_clear)]
    chosen = compare(state, Depth.STUDY, [*dict.fromkeys([*others, *owns])], rivals, FUTURES, CHOOSING)
    own = next(each for each in chosen.turns if each.moves in owns)
    if not own.loss or own.loss.mean + own.loss.error < DEAR:
        return None
    for count in (FUTURES, PRICED, MOST_PRICED)[: 2 if state.variant.extensions else 3]:
        turn = compare(state, Depth.LOOK, [chosen.best.moves, own.moves], rivals, count, (*PRICING, count)).turns[-1]
        if turn.loss is None or (
            abs(turn.loss.mean - DEAR) > turn.loss.error and is_dear(turn) == (turn.loss.mean > DEAR)
        ):
            break
    return turn


def is_dear(turn: JudgedTurn | None) -> bool:
    """Return whether a turn cost so much that every verdict on it must say so."""
    is_clear = turn is not None and verdict(turn.loss, turn.chance_loss) is Verdict.CLEARLY_BETTER
    return bool(is_clear and turn and turn.loss and turn.loss.mean >= DEAR)


def measure(played: Played, every: int, offset: int, store: Store) -> Counter[str]:
    """Return what is counted in one of so many turns of a game: `of` what, and the failures."""
    record, rivals = played.record, recorded_rivals(played.record)
    game = events(record)
    starts = accumulate((len(event.moves) for event in game), initial=0)
    own = {start: event for start, event in zip(starts, game, strict=False) if event.kingdom is not None}
    own = {start: event for start, event in own.items() if any(map(_has_choice, _decisions(event)))}
    own = dict([*own.items()][offset::every])
    made = review(record, {start: played.habits[event.kingdom or 0] == "Hint" for start, event in own.items()})
    # The coach of one person says the same as the review of all.
    start, event = next(iter(own.items()))
    coached = settle(event.before, event.moves, rivals)
    found = count(made, {start: coached})
    for start, event in own.items():
        [turn] = [each for each in made.turns if each.start == start]
        for at, state in enumerate(_decisions(event)):
            if _has_choice(state):
                moves = event.moves[at:]
                key = f"truth {rivals and [each.value for each in rivals]} {state} {' '.join(map(str, moves))}"
                data = store.get(key, lambda: (known := truth(state, moves, rivals)) and known.data)  # noqa: B023
                found["decisions"] += 1
                found += failures(turn, is_dear=is_dear(data and JudgedTurn.from_data(data)))
        found += prices(turn, rivals, store)
    return found


def count(made: Review, coached: Mapping[int, Settled | None]) -> Counter[str]:
    """Return how many turns were studied, and where a review contradicts the coach, Hint, or itself."""
    found, turns = Counter[str](), {each.start: each for each in made.turns}
    found["turns"], found["studied"] = len(turns), sum(each.verdict is not None for each in made.turns)
    for start, settled in coached.items():
        told = settled.verdict if settled else Verdict.AS_GOOD
        cost = round(settled.cost.mean, 1) if settled and settled.cost and told else 0
        is_open = settled is not None and settled.is_open
        found["contradictions"] += (turns[start].verdict, turns[start].cost) != (None if is_open else told, cost)
    for kingdom in {each.kingdom for each in made.turns}:
        for question in asked_about(made.turns, kingdom):
            [turn] = [each for each in made.turns if each.question == question]
            data = Question.from_data(question.question)
            legal = {answered(each) for each in data.state.legal_moves()}
            found["questions"] += 1
            found["contradictions"] += _contradicts(data, turn)
            found["few answers"] += len(data.answers) < min(3, len(legal))
    return found


def failures(turn: PastTurn, *, is_dear: bool) -> Counter[str]:
    """Return what a review says of a turn with a dear decision."""
    is_counted, is_praised = turn.verdict == Verdict.CLEARLY_BETTER, turn.verdict == Verdict.AS_GOOD
    named = {"dear": True, "dear, not counted": not is_counted, "dear, praised": is_praised}
    return Counter(name for name, is_true in named.items() if is_dear and is_true)


def prices(turn: PastTurn, rivals: Rivals, store: Store) -> Counter[str]:
    """Return how many prices of a turn are told, and how many are too high by more than both errors."""
    found = Counter[str]()
    if not turn.question:
        return found
    question = Question.from_data(turn.question.question)
    for each in question.answers[1:] if turn.verdict == Verdict.CLEARLY_BETTER else ():
        turns = [(move, *with_best_rest(question.state, move)[1:]) for move in (question.best, each.move)]
        key = f"price {rivals and [each.value for each in rivals]} {question.state} {turns}"

        def priced(turns: Sequence[tuple[Move, ...]] = turns, state: State = question.state) -> Any:
            return compare(state, Depth.LOOK, turns, rivals, FUTURES, PRICING).turns[-1].data

        known = JudgedTurn.from_data(store.get(key, priced)).loss
        found["prices"] += 1
        found["too high"] += is_too_high(each.loss, known)
    return found


def is_too_high(told: Estimate, known: Estimate | None) -> bool:
    # No told price is negative.
    return known is not None and told.mean - max(0, known.mean) > hypot(told.error, known.error)


def _decisions(event: Event) -> Sequence[State]:
    return positions(event.before, event.moves)[:-1]


def _has_choice(state: State) -> bool:
    return len({answered(each) for each in state.legal_moves()}) > 1


def _contradicts(question: Question, turn: PastTurn) -> bool:
    """Return whether a question and the verdict on its turn say different things."""
    assert turn.question
    own = question.answer(Move.parse(turn.question.played))
    return own is None or verdict(own.loss) != turn.verdict or not question.answers[0].is_good


COLUMNS = (
    *("games", "turns", "studied", "decisions", "dear", "dear, not counted", "dear, praised"),
    *("prices", "too high", "questions", "few answers", "contradictions"),
)


def main(families: Sequence[str], numbers: Sequence[int], every: int, store: Store) -> None:
    rows = list[Sequence[object]]()
    for family in families:
        total = Counter[str]()
        for number in numbers:
            # Few games have turns of all rounds if each begins far from where the previous one did.
            found = measure(play(family, number, store), every, 5 * number % every, store)
            total += found + Counter(games=1)
            print(family, number, dict(found), flush=True)
        rows.append((family, *(total[name] for name in COLUMNS)))
        print(table([("", *COLUMNS), *rows]), flush=True)


if __name__ == "__main__":
    parser = Parser(prog="python -m tools.benchmarks.verdicts", description="Whether verdicts agree, and are right.")
    parser.add_argument("games", type=at_least(1), nargs="?", default=12, metavar="GAMES", help="of each family: 12")
    parser.add_argument("--first", type=at_least(0), default=0, metavar="NUMBER", help="the first game, 0 by default")
    parser.add_argument(
        "--every", type=at_least(1), default=1, metavar="N", help="measure one of N turns, all by default"
    )
    parser.add_argument("--family", action="append", choices=FAMILIES, help="all seven by default")
    parser.add_argument("--cache", type=Path, metavar="FILE", help="where games and truths are stored")
    given = parser.parse_args()
    chosen = given.family or FAMILIES
    main(chosen, range(given.first, given.first + given.games), given.every, Store(given.cache))
