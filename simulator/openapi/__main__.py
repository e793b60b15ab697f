"""`python -m simulator.openapi CHECKOUT COMMIT` updates Discord's description from a checkout of discord-api-spec."""

import lzma
import sys
from pathlib import Path
from subprocess import check_output

from simulator.openapi import FOLDER, SPEC


def main(checkout: str, commit: str, folder: Path = FOLDER) -> None:
    """Write the description and its license at the commit, and the full name of the commit."""

    def git(*arguments: str) -> bytes:
        return check_output(["git", "-C", checkout, *arguments])  # noqa: S603, S607 - git is found on the path

    description = git("show", f"{commit}:specs/openapi.json")
    (folder / SPEC).write_bytes(lzma.compress(description, preset=9 | lzma.PRESET_EXTREME))
    (folder / "LICENSE").write_bytes(git("show", f"{commit}:LICENSE"))
    (folder / "COMMIT").write_bytes(git("rev-parse", commit))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
