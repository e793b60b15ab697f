"""The command `python -m players analyse`."""

import sys

from engine.cli.command_line import Report
from engine.cli.commands import read_record
from players.analysis.analysis import FINER, ROUGH, Task, analyse
from players.analysis.memory import Memory
from players.analysis.report import analysis_report
from players.analysis.summary import Summary


def analyse_report(text: str, seed: int, futures: int | None = None) -> Report:
    """Analyze a finished game; progress goes to standard error if that is a terminal.

    `futures` is the number of futures of each position, by default as in the first refinement of an analysis.
    ValueError if the text is not the record of a finished game, or if the game has no network.
    """
    record, _ = read_record(text)
    analysis = analyse(Task.of(record, seed), futures or ROUGH * FINER, Memory(store=_show))
    return analysis_report(record, Summary.of(analysis))


def _show(share: float, _part: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"{share:4.0%}\r")
        sys.stderr.flush()
