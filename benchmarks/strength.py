"""How strong the computer players are against "greedy": `python -m benchmarks.strength --help`.

One thinks and all others at the table are greedy. Time is that of one processor core, so that what else the machine
does costs nothing but patience. Without arguments a short form of each yardstick is played. `--keep` adds what was
measured to strength.csv, and `--plot` draws it.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from math import log10
from pathlib import Path
from random import Random
from time import process_time

from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.match import Tally, play_match
from players.registry import PLAYERS
from players.search.search_player import Thinker

DATA = Path(__file__).with_name("strength.csv")
YARDSTICKS = (
    ("kd+mh", 4, 0.2, 24),
    ("kd+mh", 4, 1.0, 6),
    ("kd7+mh", 2, 0.2, 8),
    ("qd", 2, 1.0, 2),
    ("qd", 4, 1.0, 6),
)
"""Game, players, seconds for a turn, and the games of the short form."""


@dataclass(frozen=True)
class Result:
    """`wins` of games, a shared one as its fraction; the mean points of the one who thinks and of the others."""

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
    def tally(self) -> Tally:
        return Tally(self.games, wins=self.wins)

    def __str__(self) -> str:
        low, high = self.tally.share_interval
        return (
            f"{self.game:<7}{self.players:>2} players {self.seconds:>5} s  {self.games:>4} games"
            f"  {self.tally.share:6.1%} ({low:.1%} to {high:.1%})  {self.points:6.1f} : {self.others:.1f} points"
            f"  {self.ms:6.0f} ms a turn"
        )


@dataclass
class Timed:
    """A player, and what its turns have taken."""

    player: Thinker
    spent: float = 0
    turns: int = 0

    def choose(self, state: State, rng: Random) -> Move:
        start = process_time()
        move = self.player.choose(state, rng)
        self.spent += process_time() - start
        self.turns += state.step_index == 0
        return move


def measure(game: str, players: int, seconds: float, games: int, seed: int) -> Result:
    timed = Timed(Thinker(seconds, clock=process_time))
    seated = [timed, *[PLAYERS["greedy"]] * (players - 1)]
    mine, *others = play_match(Variant.parse(game), seated, games, seed)
    mean, pace = sum(each.mean for each in others) / len(others), 1000 * timed.spent / timed.turns
    return Result(game, players, seconds, games, seed, mine.wins, mine.mean, mean, pace)


def kept() -> list[Result]:
    kinds = {"str": str, "int": int, "float": float}
    with DATA.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [Result(**{each.name: kinds[str(each.type)](row[each.name]) for each in fields(Result)}) for row in rows]


def keep(result: Result) -> None:
    is_new = not DATA.exists()
    with DATA.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [each.name for each in fields(Result)], lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerow(
            {name: round(value, 4) if isinstance(value, float) else value for name, value in asdict(result).items()}
        )


WIDTH, HEIGHT, LEFT, TOP = 640, 360, 60, 20
FASTEST, SLOWEST = 0.001, 10.0
COLOURS = "#1b6ca8", "#b8442d", "#3c7d3c", "#8a5a9e", "#a07a18"


def drawing(results: list[Result]) -> str:
    """Victories over the time that a turn really took, as SVG, the games named by how high they end; bars show the
    intervals.
    """
    parts = [*_axes()]
    games = {(each.game, each.players) for each in results}
    lines = [sorted(_times(results, *game), key=lambda each: each.ms) for game in games]
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


def _times(results: list[Result], game: str, players: int) -> Iterator[Result]:
    """Those of a game, with runs of the same time put together."""
    mine = [each for each in results if (each.game, each.players) == (game, players)]
    for seconds in {each.seconds for each in mine}:
        first, *more = (each for each in mine if each.seconds == seconds)
        for each in more:
            first = replace(first, games=first.games + each.games, wins=first.wins + each.wins)
        yield first


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
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description="Strength against greedy.")
    parser.add_argument("game", nargs="?", help="a variant's code; without one, a short form of each yardstick")
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.2])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help=f"add it to {DATA.name}")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help=f"draw what {DATA.name} holds, and play nothing")
    wanted = parser.parse_args(arguments)
    if wanted.plot:
        wanted.plot.write_text(drawing(kept()), encoding="utf-8")
        return
    rows = [(wanted.game, wanted.players, seconds, wanted.games) for seconds in wanted.seconds]
    for game, players, seconds, games in rows if wanted.game else YARDSTICKS:
        result = measure(game, players, seconds, games, wanted.seed)
        print(result, flush=True)
        if wanted.keep:
            keep(result)


if __name__ == "__main__":
    main()
