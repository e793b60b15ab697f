"""How strong the search player is against "greedy": `python -m benchmarks.strength --help`.

Seat 1 searches, with its team if there are teams, and all others are greedy. Time is processor time, so that other
programs only delay the result. Without arguments a short form of each goal is played. `--keep` adds what was measured
to strength.csv, and `--plot` draws it.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from functools import reduce
from math import log10
from pathlib import Path
from statistics import fmean
from time import process_time

from benchmarks.arguments import argument, read_seconds
from benchmarks.timed_player import TimedPlayer
from engine.cli.command_line import Parser, at_least
from engine.state import State
from engine.variants import Variant
from players.match import SeatTally, kingdoms_by_seat, play_match
from players.player import Level, Limit
from players.registry import PLAYERS
from players.search.search_player import SearchPlayer

DATA = Path(__file__).with_name("strength.csv")
GOALS = (
    ("kd+mh", 4, 0.2, 24),
    ("kd+mh", 4, 1.0, 6),
    ("kd7+mh", 2, 0.2, 8),
    ("qd", 2, 1.0, 2),
    ("qd", 4, 1.0, 6),
)
"""Game, players, seconds for a turn, and the games of the short form."""


@dataclass(frozen=True)
class Result:
    """What one match came to.

    `wins` counts a shared victory as its fraction; `points` and `others` are the mean scores of the search player
    and of greedy ones, `ms` the processor time of a turn in milliseconds.
    """

    game: str
    players: int
    seconds: float
    games: int
    seed: int
    wins: float
    points: float
    others: float
    ms: float

    @property
    def tally(self) -> SeatTally:
        return SeatTally(self.games, wins=self.wins)

    def __str__(self) -> str:
        low, high = self.tally.share_interval
        return (
            f"{self.game:<7}{self.players:>2} players {self.seconds:>5} s  {self.games:>4} games"
            f"  {self.tally.share:6.1%} ({low:.1%} to {high:.1%})  {self.points:6.1f} : {self.others:.1f} points"
            f"  {self.ms:6.0f} ms a turn"
        )


def measure(game: str, players: int, seconds: float, games: int, seed: int) -> Result:
    """Play a match of one search player, or of a team of them, against greedy ones."""
    timed = TimedPlayer(SearchPlayer(process_time))
    variant, searching = Variant.parse(game), Level("timed", timed, Limit(seconds=seconds))
    kingdoms = kingdoms_by_seat(State.start(variant, players))
    tallies = play_match(variant, [PLAYERS["greedy"] if each else searching for each in kingdoms], games, seed)
    others = fmean(tally.mean for tally, kingdom in zip(tallies, kingdoms, strict=True) if kingdom)
    pace = 1000 * timed.spent / timed.turns
    return Result(game, players, seconds, games, seed, tallies[0].wins, tallies[0].mean, others, pace)


def read_results() -> list[Result]:
    kinds = {"str": str, "int": int, "float": float}
    with DATA.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [Result(**{each.name: kinds[str(each.type)](row[each.name]) for each in fields(Result)}) for row in rows]


def is_kept(game: str, players: int, seconds: float, seed: int) -> bool:
    """Return whether games of this kind and seed are kept, which must not be counted twice."""
    return any(
        (each.game, each.players, each.seconds, each.seed) == (game, players, seconds, seed) for each in read_results()
    )


def append_result(result: Result) -> None:
    with DATA.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [each.name for each in fields(Result)], lineterminator="\n")
        writer.writerow(
            {name: round(value, 4) if isinstance(value, float) else value for name, value in asdict(result).items()}
        )


WIDTH, HEIGHT, LEFT, TOP = 640, 360, 60, 20
FASTEST, SLOWEST = 0.001, 10.0
COLOURS = "#1b6ca8", "#b8442d", "#3c7d3c", "#8a5a9e", "#a07a18"


def draw(results: list[Result]) -> str:
    """Draw victories over the time that a turn really took as SVG; bars are the 95 % intervals.

    Games are listed in the order in which their lines end, the highest first.
    """
    parts = [*_axes()]
    games = dict.fromkeys((each.game, each.players) for each in results)
    lines = [sorted(by_limit(results, *game), key=lambda each: each.ms) for game in games]
    lines = sorted((line for line in lines if len(line) > 1), key=lambda line: -line[-1].tally.share)
    for row, (line, colour) in enumerate(zip(lines, COLOURS, strict=False), 1):
        parts += _line(line, colour)
        name = f"{line[-1].game}, {line[-1].players} players"
        parts.append(f'<text x="{WIDTH + 12}" y="{TOP + 20 * row}" fill="{colour}">{name}</text>')
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 130} {HEIGHT + 70}" font-family="sans-serif" '
        f'font-size="13">\n<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n'
    )


def by_limit(results: list[Result], game: str, players: int) -> Iterator[Result]:
    """Yield the results of a game, those of the same limit added up."""
    own = [each for each in results if (each.game, each.players) == (game, players)]
    for seconds in {each.seconds for each in own}:
        first, *more = (each for each in own if each.seconds == seconds)
        yield reduce(_added, more, first)


def _added(one: Result, other: Result) -> Result:
    """Return the results of two runs of the same kind as one, with the seed of the first."""
    games = one.games + other.games
    means = {
        name: (one.games * getattr(one, name) + other.games * getattr(other, name)) / games
        for name in ("points", "others", "ms")
    }
    return replace(one, games=games, wins=one.wins + other.wins, **means)


def _axes() -> Iterator[str]:
    for percent in range(0, 101, 25):
        y = _height(percent / 100)
        yield f'<path d="M{LEFT} {y:.0f}H{WIDTH}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{percent} %</text>'
    for seconds in (0.001, 0.01, 0.1, 1.0, 10.0):
        x = _across(seconds)
        yield f'<path d="M{x:.0f} {TOP}V{HEIGHT}" stroke="#ddd"/>'
        yield f'<text x="{x:.0f}" y="{HEIGHT + 20}" text-anchor="middle">{seconds:g} s</text>'
    yield f'<text x="{(LEFT + WIDTH) // 2}" y="{HEIGHT + 45}" text-anchor="middle">processor time for a turn</text>'


def _line(results: list[Result], colour: str) -> Iterator[str]:
    path = " L".join("{:.1f} {:.1f}".format(*_at(each)) for each in results)
    yield f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for each in results:
        x, y = _at(each)
        low, high = map(_height, each.tally.share_interval)
        yield f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'


def _at(result: Result) -> tuple[float, float]:
    return _across(result.ms / 1000), _height(result.tally.share)


def _across(seconds: float) -> float:
    return LEFT + (WIDTH - LEFT) * log10(seconds / FASTEST) / log10(SLOWEST / FASTEST)


def _height(share: float) -> float:
    return HEIGHT - (HEIGHT - TOP) * share


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m benchmarks.strength", description="Strength against greedy.")
    parser.add_argument("game", nargs="?", help="a variant's code; without one, a short form of each goal")
    parser.add_argument("players", nargs="?", type=at_least(1))
    parser.add_argument("--seconds", type=argument(read_seconds), nargs="+", default=[0.2])
    parser.add_argument("--games", type=at_least(1), default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help=f"add it to {DATA.name}")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help=f"draw what {DATA.name} holds, and play nothing")
    asked = parser.parse_args(arguments)
    if asked.plot:
        asked.plot.write_text(draw(read_results()), encoding="utf-8")
        return
    if asked.game:
        if not asked.players:
            parser.error("say how many play: kd 4")
        try:
            State.start(asked.game, asked.players)
        except ValueError as problem:
            parser.error(str(problem))
    rows = [(asked.game, asked.players, each, asked.games) for each in asked.seconds] if asked.game else [*GOALS]
    kept = [game for game, players, seconds, _ in rows if asked.keep and is_kept(game, players, seconds, asked.seed)]
    if kept:
        parser.error(f"{DATA.name} has games of {kept[0]} with this --seed already")
    for game, players, seconds, games in rows:
        result = measure(game, players, seconds, games, asked.seed)
        print(result, flush=True)
        if asked.keep:
            append_result(result)


if __name__ == "__main__":
    main()
