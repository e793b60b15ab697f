"""Make machine code of the hot path: `python -m players.search.compile`. It takes Cython, a C compiler and Python's headers.

Where they are missing everything works as well; computer players only look ahead less in the same time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

KERNELS = Path(__file__).with_name("kernels.py")


def compile_kernels() -> None:
    """Leaves a library beside kernels.py, which Python then imports in its place. Raises whatever goes wrong."""
    from Cython.Build import cythonize  # noqa: PLC0415 - needed here alone, and not installed everywhere
    from setuptools import Distribution, Extension  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        extension = Extension("players.search.kernels", [str(KERNELS)], extra_compile_args=["-O3"])
        modules = cythonize([extension], build_dir=folder, quiet=True)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_temp, command.build_lib = folder, str(KERNELS.parents[2])
        command.ensure_finalized()
        command.run()


def main() -> int:
    try:
        compile_kernels()
    except Exception as problem:  # noqa: BLE001 - compilers fail in many ways
        print(f"No machine code for the computer players: {problem}\nThey play all the same, a little less well.")
        return 1
    print("The computer players think in machine code.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
