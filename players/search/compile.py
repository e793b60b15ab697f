"""Compiles the kernels with Cython, which takes a C compiler and Python's headers."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

KERNELS = Path(__file__).with_name("kernels.py")


def compile_kernels() -> None:
    """Write a library beside kernels.py, which Python then imports in its place.

    Raises whatever goes wrong: compilers fail in many ways.
    """
    from Cython.Build import cythonize  # noqa: PLC0415 - needed here alone, and not installed everywhere
    from setuptools import Distribution, Extension  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        extension = Extension("players.search.kernels", [str(KERNELS)], extra_compile_args=["-O3"])
        modules = cythonize([extension], build_dir=folder, quiet=True)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_temp, command.build_lib = folder, str(KERNELS.parents[2])
        command.ensure_finalized()
        command.run()
