"""The summary of an analysis as text and as equivalent data."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from engine.cli.command_line import Report, table
from engine.records import Record
from players.analysis.summary import BetterTurn, Summary
from players.intervals import Estimate

Row = Sequence[object]

HELP = """\
How to read this
  usual + order + luck + own + others = result, in points. Each line and each turn changes what a kingdom may expect.
  Own choices count 0 if they are as good as those of computer players who do not search.
  After ± is the error: 19 of 20 times the true number is within it. Before the end, equal points share a victory.
  12@g8e puts domino 12 on g8 and the square to the east, 12@- discards it, >41 takes 41 from the next line."""


def analysis_report(record: Record, summary: Summary) -> Report:
    """Return the report on a game; the terminal shows the same as Discord."""
    names = kingdom_names(record)
    results = (sum(points) for points in zip(*summary.parts.values(), strict=True))
    # Each round keeps only its last position.
    chances = dict(zip(summary.rounds, summary.chances, strict=True)).items()
    sections = (
        f"{record.variant}, {record.players} players; {summary.futures} futures of each position",
        table([("points", *names), *((part, *points) for part, points in summary.parts.items()), ("result", *results)]),
        table([("round", *names), *((number, *map(_percent, chance)) for number, chance in chances)]),
        _turns_text(record, names, summary.better),
        HELP,
    )
    data = {"variant": str(record.variant), "players": record.players, "kingdoms": names, **asdict(summary)}
    return Report(data, "\n\n".join(sections))


def kingdom_names(record: Record) -> tuple[str, ...]:
    """Return the names of the players of each kingdom, without control characters for the terminal."""
    state, names = record.replay(), ["".join(filter(str.isprintable, name)) for name in record.names]
    owners = map(state.owners, range(len(state.kingdoms)))
    return tuple(" & ".join(names[seat - 1] for seat in seats) for seats in owners)


def _percent(chance: float) -> str:
    return f"{chance:4.0%}"


def _turns_text(record: Record, names: Sequence[str], better: Sequence[BetterTurn]) -> str:
    if not better:
        return "No turn is known that would have been clearly better than the one that was played."
    head = ("", "played", "better", "points", "others' points", "chance to win")
    return table([head, *_turn_rows(record, names, better)])


def _turn_rows(record: Record, names: Sequence[str], better: Sequence[BetterTurn]) -> Iterator[Row]:
    for each in better:
        played = " ".join(map(str, record.moves[each.start : each.start + each.played]))
        chance = f"{each.victory.mean:+.0%} ± {each.victory.error:.0%}"
        yield names[each.kingdom], played, each.moves, _change(each.points), _change(each.rivals), chance


def _change(estimate: Estimate) -> str:
    return f"{estimate.mean:+.1f} ± {estimate.error:.1f}"
