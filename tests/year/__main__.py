"""Plays weeks of a small server and prints what did not hold and what it cost: `python -m tests.year --weeks 4`.

`--diary FILE` writes what everybody saw. The exit status is 1 if a law was broken.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from tests.year import diary
from tests.year.people import PEOPLE
from tests.year.running import play
from tests.year.world import ROWS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.year", description=__doc__)
    for option, usual in {"weeks": 52, "seed": 1, "people": len(PEOPLE), "first": 0}.items():
        parser.add_argument(f"--{option}", type=int, default=usual)
    parser.add_argument("--stored", default="", help="a name of a file of tests/bot/storage/released")
    parser.add_argument("--diary", type=Path)
    given, tell = parser.parse_args(), partial(print, flush=True)
    year = play(given.weeks, given.seed, given.people, given.first, given.stored, tell)
    if given.diary:
        given.diary.write_text("\n".join(diary.lines(year)) + "\n", encoding="utf-8")
    tell(f"has not come: {', '.join(each.name for each in year.waiting) or 'nothing'}")
    tell(f"people did: {', '.join(f'{row.action} ({row.deed.__name__}) {year.done[row]}' for row in ROWS)}")
    sys.exit(bool(year.broken))


if __name__ == "__main__":
    main()
