"""The results of the load as tables in Markdown."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from statistics import median, quantiles

from tools.benchmarks.load.runs import Run

KB, MB = 1e3, 1e6
ALL_WELL = "Nothing was given up, late or refused."
Rounds = Sequence[Sequence[Run]]
"""The runs of each round: the bot of this tree first, and then the bot of another commit, if any."""


def problems(kinds: Mapping[str, Rounds]) -> list[str]:
    """Return the problems that spoil the figures, one line each."""
    runs = ((title, run) for title, rounds in kinds.items() for run in chain.from_iterable(rounds))
    return [*Counter(f"{title}: {problem}" for title, run in runs for problem in _problems_of(run))]


def report(kinds: Mapping[str, Rounds]) -> str:
    """Return the tables of each kind of table, followed by the problems."""
    parts = [f"{title}, rounds: {len(rounds)}\n\n{details(rounds)}" for title, rounds in kinds.items()]
    if kinds:
        parts.append(f"Processor ms a turn, the median of all rounds (lowest to highest):\n\n{summary(kinds)}")
    return "\n\n".join([*parts, *(problems(kinds) or [ALL_WELL])])


def _problems_of(run: Run) -> Iterator[str]:
    for reason, count in Counter(run.waits.given_up.values()).items():
        yield f"{run.bot}: {count} games given up, as {reason} did not come"
    if run.waits.late:
        yield f"{run.bot}: {run.waits.late} taps acknowledged too late"
    if run.violations:
        yield f"{run.bot}: {run.violations} requests that Discord would refuse"


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


OF_RUNS: Mapping[str, Callable[[Run], float]] = {
    "turns": lambda run: run.turns,
    "processor ms a turn": lambda run: run.ms_a_turn,
    "requests a turn": lambda run: run.traffic.requests / max(run.turns, 1),
    "files a turn": lambda run: run.traffic.files / max(run.turns, 1),
    "KB of files a turn": lambda run: run.traffic.uploaded / KB / max(run.turns, 1),
    "KB of JSON a turn": lambda run: run.traffic.json / KB / max(run.turns, 1),
    "turns a second": lambda run: run.turns / run.seconds,
    "memory, MB": lambda run: run.rss / MB,
    "KB of database a turn": lambda run: run.grown / KB / max(run.turns, 1),
}
"""The figures of a run with their spread in a table."""


def details(rounds: Rounds) -> str:
    """Return all figures of each bot, and the kinds of work in the processor time of this tree's."""
    bots = [*zip(*rounds, strict=True)]
    rows = [[name, *(spread([*map(figure, runs)]) for runs in bots)] for name, figure in OF_RUNS.items()]
    for name in ("acknowledged", "shown", "published"):
        waits = [[*chain.from_iterable(getattr(run.waits, name) for run in runs)] for runs in bots]
        rows += [
            [f"{name} p{percent}, ms", *(f"{1000 * percentile(each, percent):.1f}" for each in waits)]
            for percent in (50, 99)
        ]
    latest = rounds[-1][0]
    spent = ", ".join(f"{kind} {share:.0%}" for kind, share in latest.shares.items())
    trips = ", ".join(f"{kind} {count / max(latest.turns, 1):.1f}" for kind, count in latest.trips.items())
    own = f"The bot's own time: {spent}. Trips a turn to: {trips}."
    return f"{table(['', *(run.bot for run in rounds[0])], rows)}\n\n{own}"


def summary(kinds: Mapping[str, Rounds]) -> str:
    """Return the processor time per turn for each kind of table, and as a multiple of the other commit's, if any."""
    rows = []
    for title, rounds in kinds.items():
        ratios = [own.ms_a_turn / other.ms_a_turn for own, *others in rounds for other in others if other.turns]
        spreads = [spread([run.ms_a_turn for run in runs]) for runs in zip(*rounds, strict=True)]
        rows.append([title, *spreads, *([spread(ratios, digits=2)] if ratios else [])])
    names = [run.bot for run in next(iter(kinds.values()))[0]]
    return table(["", *names, " / ".join(names)][: len(rows[0])], rows)


def percentile(seconds: Sequence[float], percent: int) -> float:
    """Return a percentile of the values; 0 without values."""
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] if len(seconds) > 1 else sum(seconds)
