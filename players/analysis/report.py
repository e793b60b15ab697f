"""An analysis as text, and as data that says the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.cli.command_line import Report, table
from engine.extensions import parts
from engine.moves import Move
from engine.notation import Record
from players.analysis.analysis import Account, Analysis, Comparison, Part, account, luck_by_line
from players.analysis.futures import POINTS, VICTORY
from players.analysis.summary import Summary
from players.extension import PlayerPart
from players.intervals import Estimate

Row = Sequence[object]
Data = Mapping[str, object]

NONE = "·"
"""Stands for a change within its error, and for moves where there are none."""

GAINS_HEAD = "What the search player would have gained: all turns, each by itself, added up"

ROUNDING = 1e-9
"""Errors below this are due to rounding."""

HELP = """\
How to read this
  Every position was played on to the end many times, with the dominoes to come in ever new orders and computer players
  in all seats, who play well but do not search. What that comes to on average is what a player may expect there.
  Chances to win allow for turns that bring about two points more or less than those of these computer players.
  "usual" is what is expected before the first line. From then on every line and every turn changes it, until it is the
  result: each row adds up. Own choices count 0 if they are as good as those of these computer players. A part may be
  more than 100 %, as a chance that has been lost can come back.
  Turns that seemed to be clearly better were played on once more, in other futures: those that are listed are better
  there as well, and what they would have gained is what they gain there.
  What the search player would have gained in all is measured for each turn by itself, in the game as it was played.
  Whoever plays one turn otherwise comes to other turns later, so the sum is not what could have been reached.
  After ± is the error: 19 of 20 times the true number is within it. Before the end, equal points share a victory.
  A · stands for a change that is within its error, and among the moves for none that differ.
  12@g8e puts domino 12 on g8 and the square to the east, 12@- discards it, >41 takes 41 from the next line."""


@dataclass(frozen=True)
class Unit:
    """What estimates are written in: how many make 1, the decimals, and the sign behind them."""

    factor: int
    decimals: int
    sign: str

    def amount(self, estimate: Estimate) -> str:
        """Return an estimate and its error as text; without the error if there is none."""
        error = f" ± {self.factor * estimate.error:.{self.decimals}f}" if estimate.error > ROUNDING else ""
        return f"{self.factor * estimate.mean:5.{self.decimals}f}{error}{self.sign}"

    def change(self, estimate: Estimate) -> str:
        """Return the estimate of a change and its error as text."""
        mean, error = self.factor * estimate.mean, self.factor * estimate.error
        return f"{mean:+5.{self.decimals}f} ± {error:.{self.decimals}f}{self.sign}"


IN_POINTS, IN_PERCENT = Unit(1, 1, ""), Unit(100, 0, " %")


def analysis_report(record: Record, analysis: Analysis, seed: int) -> Report:
    """Return the report on a game; `seed` is that of all futures."""
    names, futures = kingdom_names(record), len(analysis.ends[0])
    points, victory = (_accounts(analysis, column) for column in (POINTS, VICTORY))
    moves_help = (f"\n  {each.moves_help}" for each in parts(PlayerPart, record.variant) if each.moves_help)
    sections = (
        f"{record.variant}, {record.players} players; {futures} futures of each position, seed {seed}",
        f"Points\n{table(_account_rows(names, points, IN_POINTS))}",
        f"Chance to win\n{table(_account_rows(names, victory, IN_PERCENT))}",
        f"Luck of each line, in points\n{table(_line_rows(names, analysis))}",
        f"{GAINS_HEAD}\n{table(_turn_count_rows(names, analysis))}",
        _turns_text(names, analysis),
        HELP + "".join(moves_help),
    )
    data = {
        "variant": str(record.variant),
        "players": record.players,
        "futures": futures,
        "seed": seed,
        "kingdoms": [
            {"name": name, "points": _account_data(own), "victory": _account_data(chance)}
            for name, own, chance in zip(names, points, victory, strict=True)
        ],
        "better_turns": [_turn_data(each) for each in analysis.better],
        **_picture_data(Summary.of(analysis)),
    }
    return Report(data, "\n\n".join(sections))


def kingdom_names(record: Record) -> tuple[str, ...]:
    """Return the names of the players of each kingdom without the control characters that a terminal would obey."""
    state, names = record.replay(), ["".join(filter(str.isprintable, name)) for name in record.names]
    owners = map(state.owners, range(len(state.kingdoms)))
    return tuple(" & ".join(names[seat - 1] for seat in seats) for seats in owners)


def _accounts(analysis: Analysis, column: int) -> list[Account]:
    kingdoms = range(analysis.ends[0].shape[1])
    return [account(kingdom, column, analysis.game, analysis.ends) for kingdom in kingdoms]


def _account_rows(names: Sequence[str], accounts: Sequence[Account], unit: Unit) -> Iterator[Row]:
    yield "", "usual", *(part.value for part in Part), "result"
    for name, each in zip(names, accounts, strict=True):
        changes = map(unit.change, each.parts.values())
        yield name, unit.amount(each.usual), *changes, unit.amount(Estimate(each.result, 0))


def _line_rows(names: Sequence[str], analysis: Analysis) -> Iterator[Row]:
    yield "line", *names
    for line, change in luck_by_line(analysis.game, analysis.ends).items():
        yield line, *(_if_clear(Estimate.of(change[:, kingdom, POINTS])) for kingdom in range(len(names)))


def _if_clear(estimate: Estimate) -> str:
    return IN_POINTS.change(estimate) if abs(estimate.mean) > estimate.error else f"    {NONE}"


def _turn_count_rows(names: Sequence[str], analysis: Analysis) -> Iterator[Row]:
    yield "", "turns", "better", "points", "chance to win"
    for kingdom, name in enumerate(names):
        turns = sum(event.kingdom == kingdom for event in analysis.game)
        better = sum(each.turn.kingdom == kingdom for each in analysis.better)
        points, chance = (analysis.gain_of_other_turns(kingdom, column) for column in (POINTS, VICTORY))
        yield name, turns, better, IN_POINTS.change(points), IN_PERCENT.change(chance)


def _turns_text(names: Sequence[str], analysis: Analysis) -> str:
    if not analysis.better:
        return "No turn is known that would have been clearly better than the one that was played."
    head = ("line", "", "played", "better", "points", "others' points", "chance to win")
    rows = [head, *(_turn_row(names, each) for each in analysis.better)]
    return f"Turns that would have been clearly better, one by one\n{table(rows)}"


def _turn_row(names: Sequence[str], better: Comparison) -> Row:
    played, other = better.turn.event.moves, better.turn.moves
    changes = map(IN_POINTS.change, (better.points, better.rivals))
    chance = IN_PERCENT.change(better.victory)
    name = names[better.turn.kingdom]
    return better.turn.event.line, name, _without(played, other), _without(other, played), *changes, chance


def _without(moves: Sequence[Move], others: Sequence[Move]) -> str:
    return " ".join(str(move) for move in moves if move not in others) or NONE


def _picture_data(summary: Summary) -> Data:
    """Return what `python -m renderers --analysis` draws."""
    return {"chances": summary.chances, "rounds": summary.rounds, "parts": summary.parts}


def _account_data(account: Account) -> Data:
    parts = {part.name.lower(): _estimate_data(each) for part, each in account.parts.items()}
    return {"usual": _estimate_data(account.usual), **parts, "result": account.result}


def _estimate_data(estimate: Estimate) -> Data:
    return {"mean": round(estimate.mean, 4), "error": round(estimate.error, 4)}


def _turn_data(better: Comparison) -> Data:
    return {
        "line": better.turn.event.line,
        "kingdom": better.turn.kingdom,
        "played": " ".join(map(str, better.turn.event.moves)),
        "better": " ".join(map(str, better.turn.moves)),
        "points": _estimate_data(better.points),
        "others_points": _estimate_data(better.rivals),
        "victory": _estimate_data(better.victory),
    }
