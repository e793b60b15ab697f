"""The compiled library of the kernels. The name of a library contains a hash of its source.

Libraries of other sources are ignored, as running them could end the process. Such libraries come from other checkouts
or from the time before an update.
"""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import BinaryIO, Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

FOLDER: Final = Path(__file__).parent
KERNELS: Final = FOLDER / "kernels.py"
SOURCES: Final = (KERNELS.name, "kernels.pxd")


def module_name(folder: Path = FOLDER) -> str:
    """Return the module name of the kernels in a folder, such as "kernels_0f3a..."."""
    digest = sha256()
    for source in SOURCES:
        content = (folder / source).read_bytes()
        digest.update(b"%d " % len(content) + content)
    return f"kernels_{digest.hexdigest()[:16]}"


def find_library(folder: Path = FOLDER) -> Path | None:
    """Return the library of the current source for this Python; None if the source has not been compiled."""
    candidates = (folder / f"{module_name(folder)}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((library for library in candidates if library.exists()), None)


def other_libraries(folder: Path = FOLDER) -> Sequence[Path]:
    libraries = (path for path in sorted(folder.glob("kernels*")) if path.suffix in {".so", ".pyd"})
    return [path for path in libraries if path.name.partition(".")[0] != module_name(folder)]


def is_compiled() -> bool:
    return find_library() is not None


def unusable_library() -> Path | None:
    """Return a library of another source if the current source has no library."""
    return None if find_library() else next(iter(other_libraries()), None)


def load_kernels(location: Path) -> ModuleType:
    """Import the kernels from the compiled library, or from the source. The source is much too slow for play."""
    spec = spec_from_file_location(f"{__package__}.{module_name()}", location)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OPTIONS = "-O3", "--param=max-inline-insns-auto=1000", "--param=inline-unit-growth=10000"
"""Options for the C compiler; compilers warn of unknown options and continue.

Many kernels do little for one square, so calls cost more than the work inside. Inlining makes the features of kingdoms
a tenth faster, and the features of squares at the edges half as fast again.
"""


def compile_kernels() -> None:
    """Compile a library beside kernels.py, and remove the libraries of other sources.

    A process that finds another one compiling takes its library. Compilers fail in many ways, so any exception may be
    raised.
    """
    with KERNELS.open("rb") as source:
        if not (_wait_for_others(source) and is_compiled()):
            _compile()


def _wait_for_others(source: BinaryIO) -> bool:
    """Lock the open source until it is closed; return whether another process has had the lock in the meantime."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(source, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fcntl.flock(source, fcntl.LOCK_EX)
        return True
    except OSError:  # a disk without locks
        pass
    return False


def _compile() -> None:
    from Cython.Build import cythonize  # noqa: PLC0415 - only compiling needs Cython, and few machines have it
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
        with suppress(OSError):  # Windows locks a library in use
            library.unlink()


def _copy_source(root: Path, name: str) -> Path:
    """Copy the source into a package below `root`, named like the library, and return the path of the copy.

    Cython looks for the C types of a module under the name and in the package of the module.
    """
    package = root
    for part in __package__.split("."):
        package /= part
        package.mkdir()
        (package / "__init__.py").touch()
    for source in SOURCES:
        copy(FOLDER / source, (package / name).with_suffix(Path(source).suffix))
    return package / f"{name}.py"
