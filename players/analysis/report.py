"""The command `python -m players review`: a review as text and as equivalent data."""

import sys
from collections.abc import Sequence
from dataclasses import asdict

from engine.cli.command_line import Report, table
from engine.cli.commands import read_record
from engine.moves import Move
from engine.records import Record
from players.analysis.questions import Question
from players.analysis.review import PastTurn, Review, asked_about, reviewing
from players.analysis.verdicts import Verdict

HELP = """\
How to read this
  Points are what the played turn cost of the lead over the best rival at the end. After ± is the error: 19 of 20 times
  the true number is within it. Before the end, equal points share a victory. 12@g8e puts domino 12 on g8 and the square
  to the east, >41 takes 41 from the next line."""


def review_report(text: str) -> Report:
    """Review a finished game; each turn that could clearly have been better goes to standard error once it is found,
    and the share that is done if that is a terminal.

    ValueError if the text is not the record of a finished game, or if the game has no network.
    """
    record, _ = read_record(text)
    found, names, told = Review(0, (), ()), kingdom_names(record), set[int]()
    for share, known in reviewing(record):
        found = known or found
        for turn in found.turns:
            if turn.verdict == Verdict.CLEARLY_BETTER and turn.start not in told:
                told.add(turn.start)
                _show("  ".join(_row(turn, names)) + "\n")
        _show(f"{share:4.0%}\r" if sys.stderr.isatty() else "")
    # A round ends with the first position of the next round.
    begins = dict(reversed([*zip(found.rounds, found.chances, strict=True)]))
    ends = {max(0, number - 1): chances for number, chances in sorted(begins.items())}
    chances = (ends | {found.rounds[-1]: found.chances[-1]}).items()
    asked = [each for kingdom in range(len(names)) for each in asked_about(found.turns, kingdom)]
    rows = [_row(each, names) for question in asked for each in found.turns if each.question == question]
    sections = (
        f"{record.variant}, {record.players} players; {found.futures} futures of each position",
        table([("round", *names), *((number, *(f"{each:4.0%}" for each in chance)) for number, chance in chances)]),
        table([("", "played", "better", "points"), *rows]) if rows else NONE,
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


def _row(turn: PastTurn, names: Sequence[str]) -> Sequence[str]:
    """Return whose turn could have been better, what was played, what was better, and by how much."""
    assert turn.question
    question = Question.from_data(turn.question.question)
    own = question.answer(Move.parse(turn.question.played))
    assert own
    points = f"{own.loss.mean:.1f} ± {own.loss.error:.1f}"
    return names[turn.kingdom], turn.question.played, str(question.best), points


def _show(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
