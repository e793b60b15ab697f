"""Run a command, and print its wall and processor time: `python -m tools.benchmarks.timed make`."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter


def main(command: list[str]) -> int:
    """Run a command; return its exit status."""
    begun = perf_counter()
    status = subprocess.run(command, check=False).returncode
    minutes, seconds = divmod(round(perf_counter() - begun), 60)
    used = getrusage(RUSAGE_CHILDREN)
    print(f"\n{used.ru_utime + used.ru_stime:.0f} processor seconds, {minutes}:{seconds:02} minutes")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
