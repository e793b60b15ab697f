"""The results of the load as tables in Markdown."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from statistics import median, quantiles

from tools.benchmarks.load.recording import Traffic
from tools.benchmarks.load.runs import BARE, NO_OP, Run, RunFailed, Start

TOLERANCE = 0.01
"""The tolerated difference between the traffic of a replaying program and the bot's traffic."""
KB, MB = 1e3, 1e6
ALL_WELL = f"Nothing was given up, late or refused; what replays a bot sent the same, to within {TOLERANCE:.0%}."


@dataclass
class Results:
    """The results so far: the runs of each kind of table, round by round, and the failures."""

    starts: list[Start] = field(default_factory=list)
    runs: dict[str, list[dict[str, Run]]] = field(default_factory=lambda: defaultdict(list))
    failures: list[str] = field(default_factory=list)

    @contextmanager
    def going_on(self, what: str) -> Iterator[None]:
        """Continue after the block if a bot fails in it."""
        try:
            yield
        except RunFailed as error:
            self.failures.append(f"{what}: {error}")
            print(self.failures[-1], file=sys.stderr, flush=True)

    def add(self, title: str, number: int, run: Run) -> None:
        """Add a run of a round, counted from 1."""
        rounds = self.runs[title]
        rounds += [{} for _ in range(number - len(rounds))]
        rounds[number - 1][run.program] = run

    @property
    def problems(self) -> list[str]:
        """Return the problems that spoil the figures, one line each."""
        of_runs = (
            f"{title}: {problem}"
            for title, rounds in self.runs.items()
            for runs in filter(None, rounds)
            for problem in _problems_of(runs)
        )
        return [*self.failures, *Counter(of_runs)]

    def report(self) -> str:
        """Return all tables, followed by the problems."""
        parts = [table(START, [start_row(each) for each in self.starts])] if self.starts else []
        for title, rounds in self.runs.items():
            parts.append(f"{title}, {_counted(rounds)}:\n\n{details(rounds)}")
        if self.runs:
            parts.append(f"Processor ms a turn, the median of all rounds (lowest to highest):\n\n{summary(self.runs)}")
        return "\n\n".join([*parts, *(self.problems or [ALL_WELL])])


def _problems_of(runs: Mapping[str, Run]) -> Iterator[str]:
    first, *_ = runs.values()
    for name, run in runs.items():
        for reason, count in Counter(run.waits.given_up.values()).items():
            yield f"{name}: {count} games given up, as {reason} did not come"
        if run.waits.late:
            yield f"{name}: {run.waits.late} taps acknowledged too late"
        if run.violations:
            yield f"{name}: {run.violations} requests that Discord would refuse"
        differences = run.traffic.differences(first.traffic, TOLERANCE) if name in (NO_OP.name, BARE.name) else []
        if differences:
            named = ", ".join(differences)
            # A bot that is too slow for a direct answer sends two requests in its place.
            yield f"{name}: other traffic than that of the {first.program} ({named}); is the machine busy?"


def _counted(rounds: Sequence[object]) -> str:
    return f"{len(rounds)} round{'s' if len(rounds) > 1 else ''}"


def spread(values: Sequence[float], digits: int = 1) -> str:
    """Return the median, and the lowest and highest of several values: "61.2 (60.0–63.1)"."""
    middle, low, high = (f"{each:.{digits}f}" for each in (median(values), min(values), max(values)))
    return f"{middle} ({low}–{high})" if len(values) > 1 else middle


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown with columns of equal width, all but the first aligned to the right."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first, *others = cells
        padded = [first.ljust(widths[0]), *(each.rjust(width) for each, width in zip(others, widths[1:], strict=True))]
        return f"| {' | '.join(padded)} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(map(line, [header, rule, *rows]))


START = "start", "ready after", "processor", "first answer", "memory", "heartbeats", "late"
"""The columns of the table of starts."""


def start_row(start: Start) -> list[str]:
    """Return the figures of a start with waiting games."""
    beats = [1000 * each for each in start.heartbeats]
    return [
        f"{start.program}, {start.games:,} games",
        f"{start.seconds:.1f} s",
        f"{start.cpu:.1f} s",
        f"{start.first_answer:.1f} s",
        f"{start.rss / MB:.0f} MB",
        f"{min(beats):.0f}–{max(beats):.0f} ms" if beats else "none",
        f"{start.late} of {start.clicks} commands",
    ]


def _a_turn(figure: Callable[[Traffic], float]) -> Callable[[Run], float]:
    return lambda run: figure(run.traffic) / max(run.turns, 1)


OF_RUNS: Mapping[str, Callable[[Run], float]] = {
    "processor ms a turn": lambda run: run.ms_a_turn,
    "of them in other processes": lambda run: 1000 * run.child_cpu / max(run.turns, 1),
    "requests a turn": _a_turn(lambda traffic: traffic.requests),
    "files a turn": _a_turn(lambda traffic: traffic.files),
    "KB of files a turn": _a_turn(lambda traffic: traffic.uploaded / KB),
    "KB of JSON a turn": _a_turn(lambda traffic: traffic.json / KB),
    "turns a second": lambda run: run.turns / run.seconds,
    "memory, MB": lambda run: run.rss / MB,
    "cores of Discord and people": lambda run: run.crowd_cpu / run.seconds,
}
"""The figures of a run with their spread in a table."""


def details(rounds: Sequence[Mapping[str, Run]]) -> str:
    """Return all figures of each program, and the kinds of work in the bot's processor time."""
    programs = by_program(rounds)
    rows = [["turns", *(str(sum(run.turns for run in runs)) for runs in programs.values())]]
    rows += [[name, *(spread([*map(figure, runs)]) for runs in programs.values())] for name, figure in OF_RUNS.items()]
    for name in ("acknowledged", "shown", "published"):
        waits = [[*chain.from_iterable(getattr(run.waits, name) for run in runs)] for runs in programs.values()]
        for percent in (50, 99):
            rows.append([f"{name} p{percent}, ms", *(f"{1000 * percentile(each, percent):.1f}" for each in waits)])
    shares = next(iter(programs.values()))[-1].shares
    spent = f"\n\nThe bot's own time: {', '.join(f'{kind} {share:.0%}' for kind, share in shares.items())}."
    return table(["", *programs], rows) + (spent if shares else "")


def by_program(rounds: Sequence[Mapping[str, Run]]) -> Mapping[str, Sequence[Run]]:
    """Return the runs of each program, in the order of the programs."""
    names = dict.fromkeys(chain.from_iterable(rounds))
    return {name: [each[name] for each in rounds if name in each] for name in names}


def summary(kinds: Mapping[str, Sequence[Mapping[str, Run]]]) -> str:
    """Return the processor time per turn of each program and kind of table, and the bot's as multiples of others'."""
    names = [*dict.fromkeys(chain.from_iterable(chain.from_iterable(kinds.values())))]
    bot, others = names[0], [name for name in names[1:] if name != BARE.name]
    rows = []
    for title, rounds in kinds.items():
        programs = by_program(rounds)
        cells = [spread([run.ms_a_turn for run in programs[name]]) if name in programs else "" for name in names]
        rows.append([title, *cells, *(ratio(rounds, bot, other) for other in others)])
    return table(["", *names, *(f"{bot} / {other}" for other in others)], rows)


def ratio(rounds: Sequence[Mapping[str, Run]], one: str, other: str) -> str:
    """Return the processor time per turn of a program as a multiple of another program's in the same round."""
    ratios = [
        each[one].ms_a_turn / each[other].ms_a_turn
        for each in rounds
        if one in each and other in each and each[other].ms_a_turn
    ]
    return spread(ratios, digits=2) if ratios else ""


def percentile(seconds: Sequence[float], percent: int) -> float:
    """Return a percentile of the values; 0 without values."""
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] if len(seconds) > 1 else sum(seconds)
