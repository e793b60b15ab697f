"""Whether coach, *Your turns*, Hint and puzzles agree, and are right: `python -m tools.benchmarks.verdicts [GAMES]`.

People of five habits play: the first button, the greatest "+N", Hint, Strong, and recorded games. The truth about a
decision that may be dear is a comparison in eight times the futures of a study. By default 40 games.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from random import Random

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
from engine.cli.command_line import Parser, at_least  # noqa: E402
from engine.moves import Move, Pick, Place  # noqa: E402
from engine.records import Record  # noqa: E402
from engine.state import State  # noqa: E402
from engine.variants import Variant  # noqa: E402
from players.analysis.futures import events  # noqa: E402
from players.analysis.judge import Depth, JudgedTurn, answered, compare, judge, look, positions, with_best_rest  # noqa: E402
from players.analysis.questions import Question  # noqa: E402
from players.analysis.review import MOST_ASKED, PastQuestion, PastTurn, asked_about, review, settle  # noqa: E402
from players.analysis.verdicts import Verdict, verdict  # noqa: E402
from players.options import choices  # noqa: E402
from players.player import NO_SEARCH, Level, Limit, Player  # noqa: E402
from players.puzzles import stored_puzzles  # noqa: E402
from players.registry import PLAYERS  # noqa: E402
from tools.benchmarks.matches import record_game  # noqa: E402

RECORDS = Path(__file__).parents[2] / "tests" / "records"
GAMES = ("kd+mh", 4), ("kd+mh", 2), ("kd", 4), ("kd", 3), ("kd7+mh", 2)
DEAR = 3.5
TIMES = 8
TIMES_OF_LOOK = 12  # as many futures: a look has two thirds of those of a study


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
        found = [tuple(map(Move.parse, turn.split())) for turn in turns]
        return max(found, key=lambda moves: _gain(state, moves)) if self.wants_gain else found[0]


class Suggested:
    """A player who does what Hint says."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return look(state)


def _gain(state: State, moves: Sequence[Move]) -> float:
    if not isinstance(moves[-1], Pick):
        return -1
    place = moves[0] if isinstance(moves[0], Place) else None
    return next(each.gain or 0 for each in choices(state, place) if each.pick == moves[-1])


@dataclass(frozen=True)
class Played:
    """A game, the kingdom of the person, and whether the person played what Hint says."""

    habit: str
    record: Record
    kingdom: int
    hinted: bool


def games(numbers: Iterable[int]) -> Iterator[Played]:
    localizer = Translations.load(*locale_folders()).bind(DEFAULT)
    people: Mapping[str, Player] = {
        "first button": Habit(localizer, wants_gain=False),
        "greatest +N": Habit(localizer, wants_gain=True),
        "Hint": Suggested(),
        "Strong": PLAYERS["strong"].player,
    }
    records = [path for path in sorted(RECORDS.glob("*.txt")) if path.name.startswith(("kd", "qd"))]
    for at in numbers:
        deal, habit = divmod(at, len(people) + 1)
        if habit == len(people):
            record = Record.parse(records[deal * 5 % len(records)].read_text(encoding="utf-8"))
            yield Played("record", record, deal % record.players % len(record.replay().kingdoms), hinted=False)
            continue
        name, (code, players) = [*people][habit], GAMES[deal % len(GAMES)]
        seat = deal % players
        seats = [Level(name, people[name]) if each == seat else PLAYERS["solid"] for each in range(players)]
        record = record_game(Variant.parse(code), seats, Random(deal), str(deal))
        yield Played(name, record, record.replay().kingdom_of(seat + 1), name == "Hint")


def truth(state: State, moves: Sequence[Move]) -> JudgedTurn | None:
    """Return what a turn cost in eight times the futures of a study; None if a study finds that it surely cost little.

    Only turns that the study finds no worse than the best, within its error, are compared with the turn. The best one
    seems better than it is in the futures that choose it, so as many others, those of a look, price it.
    """
    study = judge(state, Depth.STUDY, moves)
    own = study.answering(moves[0])
    if own is None or own.loss is None or own.loss.mean + own.loss.error < DEAR:
        return None
    turns = [each.moves for each in study.turns if each in (study.best, own) or (each.loss and not each.loss.is_clear)]
    best = compare(state, Depth.STUDY, turns, times=TIMES).best
    return compare(state, Depth.LOOK, [best.moves, own.moves], times=TIMES_OF_LOOK).answering(moves[0])


def is_dear(turn: JudgedTurn | None) -> bool:
    """Return whether a turn cost so much that every verdict on it must say so."""
    is_clear = turn is not None and verdict(turn.loss, turn.chance_loss) is Verdict.CLEARLY_BETTER
    return bool(is_clear and turn and turn.loss and turn.loss.mean >= DEAR)


def measure(played: Played) -> Counter[str]:
    """Return what is counted in a game: `of` what, and the failures."""
    found, game = Counter[str](), events(played.record)
    starts = [*accumulate((len(event.moves) for event in game), initial=0)]
    own = {start: event for start, event in zip(starts, game, strict=False) if event.kingdom == played.kingdom}
    coached = {start: settled for start, event in own.items() if (settled := settle(event.before, event.moves))}
    made = review(played.record, dict.fromkeys(own, played.hinted), {} if played.hinted else coached)
    turns, asked = {each.start: each for each in made.turns}, asked_about(made.turns, played.kingdom)
    found["turns"] += len(turns)
    found["coach speaks"] += sum(each.verdict > Verdict.AS_GOOD for each in coached.values())
    found["contradictions"] += sum(turns[start].verdict != each.verdict for start, each in coached.items()) * (
        not played.hinted
    )
    clear = [each for each in made.turns if each.verdict == Verdict.CLEARLY_BETTER and not each.by_hint]
    found["contradictions"] += len(asked) != min(MOST_ASKED, len(clear))
    for question in asked:
        [turn] = [each for each in clear if each.question == question]
        found["contradictions"] += _contradicts(question.question, turn)
        _check_prices(Question.from_data(question.question), found)
    for start, event in own.items():
        for at, state in enumerate(positions(event.before, event.moves)[:-1]):
            if len({answered(each) for each in state.legal_moves()}) < 2:
                continue
            found["decisions"] += 1
            if not is_dear(truth(state, event.moves[at:])):
                continue
            found += failures(turns[start], asked, hinted=played.hinted)
    return found


def failures(turn: PastTurn, asked: Sequence[PastQuestion], *, hinted: bool) -> Counter[str]:
    """Return what the sum and the questions about a kingdom leave out of a dear turn.

    A turn that was played on Hint's word counts as one where Hint was wrong, and nobody is asked about it.
    """
    is_asked = hinted or turn.question in asked or len(asked) == MOST_ASKED
    is_counted = turn.verdict == Verdict.CLEARLY_BETTER
    return Counter({"dear": 1, "dear, not counted": not is_counted, "dear, not asked": not is_asked})


def _contradicts(data: Mapping[str, object], turn: PastTurn) -> bool:
    """Return whether a question, Hint in its position, and the verdict on its turn say different things."""
    question = Question.from_data(data)
    assert turn.question
    own = question.answer(Move.parse(turn.question.played))
    return own is None or verdict(own.loss) != turn.verdict or not question.answers[0].is_good


def _check_prices(question: Question, found: Counter[str]) -> None:
    turns = [(each.move, *with_best_rest(question.state, each.move)[1:]) for each in question.answers]
    close = compare(question.state, Depth.STUDY, turns, times=TIMES)
    best = close.answering(question.best)
    for each in question.answers[1:]:
        own = close.answering(each.move)
        if best and best.expected and own and own.expected:
            found["prices"] += 1
            found["too high"] += each.loss.mean - (best.expected.mean - own.expected.mean) > each.loss.error


def main(numbers: Iterable[int]) -> None:
    total = Counter[str]()
    for played in games(numbers):
        found = measure(played)
        total += found
        print(played.habit, played.record.variant, dict(found), flush=True)
    hints = [(answered(look(each.question.state)[0]), answered(each.question.best)) for each in stored_puzzles()]
    total["contradictions"] += sum(hint != best for hint, best in hints)
    for name, of in (("dear, not counted", "dear"), ("dear, not asked", "dear"), ("too high", "prices")):
        print(f"{name}: {total[name]} of {total[of]}")
    print(f"contradictions: {total['contradictions']}")
    print(f"the coach speaks in {total['coach speaks']} of {total['turns']} turns")


if __name__ == "__main__":
    parser = Parser(prog="python -m tools.benchmarks.verdicts", description="Whether verdicts agree, and are right.")
    parser.add_argument("games", type=at_least(1), nargs="?", default=40, metavar="GAMES", help="40 by default")
    parser.add_argument("--first", type=at_least(0), default=0, metavar="NUMBER", help="the first game, 0 by default")
    given = parser.parse_args()
    main(range(given.first, given.first + given.games))
