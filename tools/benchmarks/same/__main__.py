"""Play the same games with this tree and with another commit, and print what differs.

    python -m tools.benchmarks.same COMMIT
    python -m tools.benchmarks.same COMMIT --seen two court

People play whole games of every variant on the simulated Discord and its clock, with plans, undo, absence, substitutes,
reviews, challenges, daily games and a game to beat. They choose alike in both runs, as long as they are offered the
same. Differences are grouped by kind, with a count and one example each. Compared are, after each act,

- what people see: every message that the act changed, with its text, controls, alt texts, and whom it notifies;
- warnings and errors in the log;
- the requests to Discord in their order, with everything in them. `--seen` leaves these out: it is for changes of how a
  message comes to stand, such as an answer in one request in place of two, which must not change what people see.

The tree is compared as it lies there, with what is not committed. The run takes some four minutes of processor time.
Pictures are not painted: their alt texts and names are compared. Reviews and hints come from a judge that answers at
once. The status is 0 if nothing differs, 1 if something does, 2 if a commit could not be played.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from tools.benchmarks.load.checkout import Checkout, UnusableCommit, checked_out
from tools.benchmarks.same.differences import compared

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SAME = HERE.relative_to(ROOT)
MODULE = ".".join((*SAME.parts, "scenes"))
MOST_KINDS = 60
NEEDED = "tests/bot/server.py"


def main() -> int:
    """Play and compare; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.benchmarks.same",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("commit", help="what this tree is compared with")
    parser.add_argument("scenes", nargs="*", help="the scenes to play, by default all of scenes.py")
    parser.add_argument("--seen", action="store_true", help="compare only what people see, not the requests")
    arguments = parser.parse_args()
    try:
        with TemporaryDirectory() as folder:
            before, after = _played(arguments.commit, arguments.scenes, Path(folder))
    except UnusableCommit as error:
        print(error, file=sys.stderr)
        return 2
    kinds = compared(before, after, sees_requests=not arguments.seen)
    acts = sum(map(len, after.values()))
    print(f"{acts} acts in {len(after)} scenes; {len(kinds)} kinds of differences from {arguments.commit}")
    for kind in kinds[:MOST_KINDS]:
        print(kind)
    if kinds[MOST_KINDS:]:
        print(f"... and {len(kinds) - MOST_KINDS} kinds more")
    return bool(kinds)


def _played(commit: str, scenes: Sequence[str], folder: Path) -> list[dict[str, Any]]:
    """Play with both commits at the same time; return the transcripts, the commit's first. Raises UnusableCommit."""
    with checked_out(ROOT, commit, folder) as other:
        if not (other.tree / NEEDED).exists():
            raise UnusableCommit(f"{commit} is too old: it lacks {NEEDED}")
        copytree(HERE, other.tree / SAME, dirs_exist_ok=True)
        files = [folder / name for name in ("before.json", "after.json")]
        running = [
            subprocess.Popen(
                [each.python, "-m", MODULE, str(file), *scenes], cwd=each.tree, stderr=subprocess.PIPE, text=True
            )
            for each, file in zip((other, Checkout(ROOT)), files, strict=True)
        ]
        for each, name in zip(running, (commit, "this tree"), strict=True):
            _, errors = each.communicate()
            if each.returncode:
                raise UnusableCommit(f"{name} cannot be played:\n{errors}")
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


if __name__ == "__main__":
    sys.exit(main())
