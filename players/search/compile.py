"""Compiles the kernels with Cython, which takes a C compiler and Python's headers."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

from players.search.library import FOLDER, SOURCES, module_name, other_libraries

OPTIONS = "-O3", "--param=max-inline-insns-auto=1000", "--param=inline-unit-growth=10000"
"""For the C compiler; one that does not know an option only warns of it.

Many kernels do little for one square, so that calling them costs more than what they do. Inlining them makes the
features of kingdoms a tenth faster, and those of the squares at their edges half as fast again.
"""


def compile_kernels() -> None:
    """Write a library beside kernels.py, and remove those of other sources.

    Raises whatever goes wrong: compilers fail in many ways.
    """
    from Cython.Build import cythonize  # noqa: PLC0415 - needed here alone, and not installed everywhere
    from setuptools import Distribution, Extension  # noqa: PLC0415

    name = module_name()
    with TemporaryDirectory() as folder:
        source = _copy_source(Path(folder), name)
        extension = Extension(f"{__package__}.{name}", [str(source)], extra_compile_args=[*OPTIONS])
        modules = cythonize([extension], build_dir=folder, quiet=True)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_temp, command.build_lib = folder, str(FOLDER.parents[1])
        command.ensure_finalized()
        command.run()
    for library in other_libraries():
        with suppress(OSError):  # Windows keeps one that is in use
            library.unlink()


def _copy_source(root: Path, name: str) -> Path:
    """Copy the source into a package below `root`, under the name of the library; return where it is.

    Cython looks for the types of a module where its package is, and under its name.
    """
    package = root
    for part in __package__.split("."):
        package /= part
        package.mkdir()
        (package / "__init__.py").touch()
    for source in SOURCES:
        copy(FOLDER / source, (package / name).with_suffix(Path(source).suffix))
    return package / f"{name}.py"
