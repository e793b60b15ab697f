"""Measure the bot under load: `python -m tools.benchmarks.load --help`.

The bot runs as a separate process against the simulated Discord, which shares the processor with it. Processor time
depends on other programs only a little, waiting time a lot.
"""

import argparse
import asyncio
import signal
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from engine.cli.command_line import Parser, at_least
from simulator import Discord
from tools.benchmarks.load.checkout import Checkout, UnusableCommit, checked_out
from tools.benchmarks.load.report import problems, report
from tools.benchmarks.load.runs import HERE, Bot, Kind, Run, RunFailed, Tables, places

KINDS: Mapping[str, Kind] = {
    "kd": Kind("Kingdomino, two people", "kd", 2),
    "qd": Kind("Queendomino, two people", "qd", 2),
    "rw": Kind("Royal Wedding, three people", "rw", 3),
    "alone": Kind("Kingdomino, one person with suggestions", "kd", 1, "solid", suggestions=True),
    "qd-alone": Kind("Queendomino, one person with suggestions", "qd", 1, "solid", suggestions=True),
    "thinking": Kind("Kingdomino, one person against Master", "kd", 1, "master", suggestions=True),
}
USUAL = "kd,qd,rw,alone"
WHOLE_GAMES = 100
"""More turns than a game has."""
INTERRUPTED = 130
Measured: TypeAlias = dict[str, list[Sequence[Run]]]
"""The rounds of each kind of table, with a run of each bot."""


def main() -> int:
    """Measure and print; return the exit status: 1 for problems, 2 for a commit or a bot that cannot be measured."""
    arguments, kinds, status = _arguments(), defaultdict[str, list[Sequence[Run]]](list), 0
    try:
        asyncio.run(_measure(arguments, kinds))
    except (UnusableCommit, RunFailed) as error:
        print(error, file=sys.stderr)
        status = 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        status = INTERRUPTED
    print(f"\n{report(kinds)}", flush=True)
    return status or bool(problems(kinds))


def _arguments() -> argparse.Namespace:
    parser = Parser(prog="python -m tools.benchmarks.load", description="Measure the bot under load.")
    parser.add_argument("--kinds", type=_kinds, default=USUAL, help=f"of tables, of {', '.join(KINDS)} ({USUAL})")
    parser.add_argument("--games", type=at_least(1), default=24, help="games of each kind (24)")
    turns = "turns in each game that count (4,20: the second measures a bot whose caches are warm)"
    parser.add_argument("--turns", type=_turns, default="4,20", help=turns)
    whole = "whole games, of all kinds at the same time at --games tables in all"
    parser.add_argument("--long", action="store_true", help=whole)
    parser.add_argument("--rounds", type=at_least(1), default=3, help="how often every bot runs (3)")
    parser.add_argument("--at-once", type=at_least(1), default=4, help="turns under way at the same time (4)")
    parser.add_argument("--latency", type=at_least(0), default=0, help="milliseconds of each request on its way (0)")
    parser.add_argument("--against", metavar="COMMIT", help="measure the bot of that commit as well")
    return parser.parse_args()


def _kinds(text: str) -> list[str]:
    names = text.split(",")
    if unknown := set(names) - set(KINDS):
        raise argparse.ArgumentTypeError(f"no kind of table: {', '.join(sorted(unknown))}")
    return names


def _turns(text: str) -> list[int]:
    return [at_least(1)(each) for each in text.split(",")]


async def _measure(arguments: argparse.Namespace, results: Measured) -> None:
    """Fill the results; SIGTERM and SIGHUP cancel the task."""
    task = asyncio.current_task()
    assert task
    for number in (signal.SIGTERM, signal.SIGHUP):
        # Only the first signal cancels the task, as a second must not break off the end of the bot.
        asyncio.get_running_loop().add_signal_handler(number, lambda: task.cancelling() or task.cancel())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        bots = {"bot": HERE}
        if commit := arguments.against:
            bots[commit] = stack.enter_context(checked_out(HERE.tree, commit, folder))
        kinds = [KINDS[name] for name in arguments.kinds]
        if arguments.long:
            await _measure_tables("Whole games", kinds, bots, arguments, folder, results)
        else:
            for kind, turns in product(kinds, arguments.turns):
                arguments.turns = turns
                await _measure_tables(f"{kind.title}, {turns} turns", [kind], bots, arguments, folder, results)


async def _measure_tables(
    title: str,
    kinds: Sequence[Kind],
    checkouts: Mapping[str, Checkout],
    arguments: argparse.Namespace,
    folder: Path,
    results: Measured,
) -> None:
    """Measure the tables of these kinds, which are shared out equally among the kinds."""
    games = arguments.games
    async with Discord(limited=False) as discord:
        numbers = [len(range(kind, games, len(kinds))) for kind in range(len(kinds))]
        plans = [
            kind.plan(places(discord, number, kind.people))
            for kind, number in zip(kinds, numbers, strict=True)
            if number
        ]
        turns = WHOLE_GAMES if arguments.long else arguments.turns
        tables = Tables(discord, [*discord.channels.values()], turns, arguments.at_once, arguments.latency / 1000)
        with TemporaryDirectory(dir=folder) as own:
            bots = [Bot(name, each, Path(own, f"{number}.db")) for number, (name, each) in enumerate(checkouts.items())]
            for bot in bots:
                await bot.install(discord)
                bot.fill(plans)
            for number in range(1, arguments.rounds + 1):
                # Each round begins with another bot, as the first one of a round may be at a disadvantage.
                first = number % len(bots)
                run_of = {bot: await tables.run(bot, Path(own)) for bot in (*bots[first:], *bots[:first])}
                runs = [run_of[bot] for bot in bots]
                results[title].append(runs)
                figures = ", ".join(f"{run.bot} {run.ms_a_turn:.1f}" for run in runs)
                print(f"{title}, round {number}: {figures} ms a turn", flush=True)


if __name__ == "__main__":
    sys.exit(main())
