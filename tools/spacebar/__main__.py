"""Plays on a checkout of Spacebar: `python -m tools.spacebar CHECKOUT`, or `make spacebar SPACEBAR=CHECKOUT`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

from tools.spacebar.building import build
from tools.spacebar.layer import Layer
from tools.spacebar.mirror import Mirror
from tools.spacebar.plays import PEOPLE, PLAYS
from tools.spacebar.report import Run
from tools.spacebar.rows import ROWS
from tools.spacebar.server import serving

ROOT: Final = Path(__file__).parents[2]
BUILDS: Final = ROOT / "build" / "spacebar"
SHORT: Final = "undo", "challenge", "archived"
"""The plays that show what a row is for."""


async def main(given: argparse.Namespace) -> int:
    """Return whether something went wrong."""
    # Whoever ends it ends Spacebar with it.
    asyncio.get_running_loop().add_signal_handler(
        signal.SIGTERM, cast("asyncio.Task[int]", asyncio.current_task()).cancel
    )
    made = build(given.checkout, BUILDS)
    print(f"Spacebar {made.commit}")
    with TemporaryDirectory(prefix="spacebar-") as name:
        folder = Path(name)
        async with serving(made, folder) as addresses, Mirror(addresses) as mirror:
            await mirror.found(*PEOPLE)
            if not given.each:
                wrong = await run(mirror, folder, given.plays or PLAYS, given.without, given.log)
                if given.stay:
                    print(f"\nLook at it with a client until Ctrl-C: {mirror.how_to_log_in()}")
                    await asyncio.Event().wait()
                return wrong
            bare = [row.name for row in ROWS if await run(mirror, folder, given.plays or SHORT, [row.name], given.log)]
            needless = [row.name for row in ROWS if row.name not in bare]
            print(f"\nWithout these rows nothing went wrong: {', '.join(needless) or 'none'}")
            return 0


async def run(mirror: Mirror, folder: Path, plays: Iterable[str], without: Iterable[str], log: Path | None) -> bool:
    """Start the bot and let people play; print what came of it, and return whether something went wrong."""
    left_out = {*without}
    print(f"\n== {'Without ' + ', '.join(left_out) if left_out else 'With every row of the layer'}")
    layer = Layer(mirror, [row for row in ROWS if row.name not in left_out])
    async with layer.running():
        made = Run(mirror, layer, folder)
        await made.play(plays)
    if log:
        with log.open("a", encoding="utf-8") as file:
            file.writelines(f"{each}\n" for each in made.lines())
    return bool(made.wrong)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.spacebar", description="Play on a checkout of Spacebar.")
    rows, plays = [row.name for row in ROWS], list(PLAYS)
    parser.add_argument("checkout", type=Path, help="a clone of github.com/spacebarchat/server")
    parser.add_argument("--plays", nargs="+", choices=plays, metavar="PLAY", help=f"some of {', '.join(plays)}")
    parser.add_argument(
        "--without", nargs="+", choices=rows, metavar="ROW", default=[], help=f"leave out some of {', '.join(rows)}"
    )
    parser.add_argument("--each", action="store_true", help="play once without each row, and say which one is needed")
    parser.add_argument("--stay", action="store_true", help="leave Spacebar running after the plays, for a client")
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="write each request and what the bot logged into a file"
    )
    return parser.parse_args()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        sys.exit(asyncio.run(main(read_arguments())))
