"""Plays on a checkout of Spacebar: `python -m tools.spacebar CHECKOUT`, or `make spacebar SPACEBAR=CHECKOUT`."""

import argparse
import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

from tools.spacebar.building import build
from tools.spacebar.layer import Layer
from tools.spacebar.mirror import Mirror
from tools.spacebar.plays import PEOPLE, PLAYS
from tools.spacebar.rehearsal import rehearse
from tools.spacebar.report import Run
from tools.spacebar.server import serving

REHEARSAL: Final = "rehearsal"
BUILDS: Final = Path(__file__).parents[2] / "build" / "spacebar"


async def main(given: argparse.Namespace) -> int:
    """Return whether something went wrong."""
    # Whoever ends it ends Spacebar with it.
    asyncio.get_running_loop().add_signal_handler(
        signal.SIGTERM, cast("asyncio.Task[int]", asyncio.current_task()).cancel
    )
    made = build(given.checkout, BUILDS)
    print(f"Spacebar {made.commit}")
    with TemporaryDirectory(prefix="spacebar-") as name:
        async with serving(made, Path(name)) as addresses, Mirror(addresses) as mirror:
            await mirror.found(*PEOPLE)
            async with Layer(mirror).running() as layer:
                run = Run(mirror, layer, Path(name))
                # The bot of the plays would answer too.
                if REHEARSAL in given.plays:
                    run.wrong += await rehearse(mirror, PEOPLE[0], Path(name), writes=given.write)
                await run.play([each for each in given.plays if each != REHEARSAL])
            return bool(run.wrong)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.spacebar", description="Play on a checkout of Spacebar.")
    parser.add_argument("checkout", type=Path, help="a clone of github.com/spacebarchat/server")
    plays = [REHEARSAL, *PLAYS]
    parser.add_argument(
        "--plays", nargs="+", choices=plays, default=plays, metavar="PLAY", help=f"some of {', '.join(plays)}"
    )
    parser.add_argument("--write", action="store_true", help="write down what a rehearsal shows")
    return parser.parse_args()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        sys.exit(asyncio.run(main(read_arguments())))
