"""Measure the bot under load, beside a bot of the same traffic that does nothing: `python -m benchmarks.load --help`.

Both run as processes of their own against the simulated Discord, which shares the processor with them. Processor time
depends on other programs only a little, seconds of waiting a lot.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from benchmarks.load import runs
from benchmarks.load.runs import Load, Start
from engine.cli.command_line import Parser, at_least

PEAK = 10
"""The busiest hour has a tenth of a day's turns."""
TURNS_OF_A_PLAYER = 20
"""A day."""


def main() -> None:
    arguments = _arguments()
    with TemporaryDirectory() as folder:
        if arguments.waiting:
            waiting = arguments.waiting, arguments.others
            _print_start(waiting[0], asyncio.run(runs.measure_start(*waiting, Path(folder))))
        if arguments.games:
            plan = arguments.games, arguments.pace, arguments.seconds
            no_op = asyncio.run(runs.measure_no_op(*plan))
            _print_load(asyncio.run(runs.measure_load(*plan, arguments.thinking, Path(folder))), no_op, arguments)


def _arguments() -> argparse.Namespace:
    parser = Parser(prog="python -m benchmarks.load", description="Measure the bot under load.")
    parser.add_argument("--waiting", type=at_least(0), default=10_000, help="games that wait at the start (10000)")
    parser.add_argument("--others", type=at_least(0), default=20, help="other channels and roles of their servers (20)")
    parser.add_argument("--games", type=at_least(0), default=100, help="games under way at once (100)")
    parser.add_argument("--pace", type=at_least(1), default=30, help="seconds between turns of a game (30)")
    parser.add_argument("--thinking", type=at_least(0), default=2, help="games of one person and one who thinks (2)")
    parser.add_argument("--seconds", type=at_least(1), default=60, help="how long turns are taken (60)")
    return parser.parse_args()


def _print_start(games: int, start: Start) -> None:
    print(f"\n== start with {games} games that wait")
    print(f"ready after {start.seconds:.1f} s, RSS {start.rss / 1e6:.0f} MB (goals 5 s, 250 MB)")
    print(f"of which {start.cpu:.1f} s of the bot's processor time")
    print(f"heartbeats {', '.join(f'{1000 * each:.0f}' for each in start.heartbeats)} ms (goal 20 ms)")
    print(f"{start.late} of {start.clicks} requests during the start acknowledged late (goal 0)")


def _print_load(bot: Load, no_op: Load, arguments: argparse.Namespace) -> None:
    played = f"{arguments.games} games, {arguments.thinking} of them against computer players who think"
    print(f"\n== {played}, a turn in each every {arguments.pace:g} s")
    print(f"{'':<26}{'bot':>10}{'no-op':>10}{'ratio':>8}")
    _row("turns", bot.turns, no_op.turns)
    _row("turns a second", bot.turns / bot.seconds, no_op.turns / no_op.seconds)
    _row("turns given up", bot.waits.given_up, no_op.waits.given_up)
    _row("clicks too late", bot.waits.late, no_op.waits.late)
    _waits("acknowledged", bot.waits.acknowledged, no_op.waits.acknowledged)
    _waits("public", bot.waits.published, no_op.waits.published)
    _row("processor ms a turn", 1000 * bot.cpu_of_turn, 1000 * no_op.cpu_of_turn)
    for name in ("requests", "files"):
        _row(f"{name} a turn", getattr(bot, name) / max(bot.turns, 1), getattr(no_op, name) / max(no_op.turns, 1))
    _row("KB uploaded a turn", bot.uploaded / 1000 / max(bot.turns, 1), no_op.uploaded / 1000 / max(no_op.turns, 1))
    _row("RSS, MB", bot.rss / 1e6, no_op.rss / 1e6)
    _row("cores: bot", bot.cpu / bot.seconds, no_op.cpu / no_op.seconds)
    _row("cores: computer players", bot.thinking_cpu / bot.seconds, no_op.thinking_cpu / no_op.seconds)
    _row("cores: Discord, people", bot.crowd_cpu / bot.seconds, no_op.crowd_cpu / no_op.seconds)
    print("the bot's processor time: " + ", ".join(f"{kind} {share:.0%}" for kind, share in bot.shares.items()))
    turns = 1 / bot.cpu_of_turn
    players = turns * 3600 * PEAK / TURNS_OF_A_PLAYER
    print(f"a core carries {turns:.0f} turns a second: {players:,.0f} players a day of {TURNS_OF_A_PLAYER} turns each")


def _waits(name: str, bot: list[float], no_op: list[float]) -> None:
    for percent in (50, 99):
        _row(f"{name} p{percent}, ms", 1000 * _percentile(bot, percent), 1000 * _percentile(no_op, percent))


def _row(name: str, bot: float, no_op: float) -> None:
    print(f"{name:<26}{bot:10.1f}{no_op:10.1f}{bot / no_op if no_op else 0:8.1f}")


def _percentile(seconds: list[float], percent: int) -> float:
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] if len(seconds) > 1 else 0.0


if __name__ == "__main__":
    main()
