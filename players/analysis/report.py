"""The command `python -m players review`: a review as text and as equivalent data."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from engine.cli.command_line import Report, table
from engine.cli.commands import read_record
from engine.records import Record
from players.analysis.review import Review, asked_about, review

HELP = """\
How to read this
  Points are what the played turn cost of the lead over the best rival at the end. After ± is the error: 19 of 20 times
  the true number is within it. Before the end, equal points share a victory. 12@g8e puts domino 12 on g8 and the square
  to the east, >41 takes 41 from the next line."""


def review_report(text: str) -> Report:
    """Review a finished game; progress goes to standard error if that is a terminal.

    ValueError if the text is not the record of a finished game, or if the game has no network.
    """
    record, _ = read_record(text)
    found, names = review(record, progress=_show), kingdom_names(record)
    # A round ends with the first position of the next round.
    begins = dict(reversed([*zip(found.rounds, found.chances, strict=True)]))
    ends = {max(0, number - 1): chances for number, chances in sorted(begins.items())}
    chances = (ends | {found.rounds[-1]: found.chances[-1]}).items()
    sections = (
        f"{record.variant}, {record.players} players; {found.futures} futures of each position",
        table([("round", *names), *((number, *(f"{each:4.0%}" for each in chance)) for number, chance in chances)]),
        table([("", "played", "better", "points"), *rows]) if (rows := [*_rows(found, names)]) else NONE,
        HELP,
    )
    data = {"variant": str(record.variant), "players": record.players, "kingdoms": names, **asdict(found)}
    return Report(data, "\n\n".join(sections))


NONE = "No turn is known that would have been clearly better than the one that was played."


def kingdom_names(record: Record) -> tuple[str, ...]:
    """Return the names of the players of each kingdom, without control characters for the terminal."""
    state, names = record.replay(), ["".join(filter(str.isprintable, name)) for name in record.names]
    owners = map(state.owners, range(len(state.kingdoms)))
    return tuple(" & ".join(names[seat - 1] for seat in seats) for seats in owners)


def _rows(found: Review, names: Sequence[str]) -> Iterator[Sequence[object]]:
    for kingdom, name in enumerate(names):
        for each in asked_about(found.turns, kingdom):
            best, loss = next(iter(each.question["answers"])), each.question["answers"][each.played]
            yield name, each.played, best, "{:.1f} ± {:.1f}".format(*loss)


def _show(share: float) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"{share:4.0%}\r")
        sys.stderr.flush()
