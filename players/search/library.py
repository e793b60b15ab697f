"""The library that the kernels are compiled to, whose name says of which source it was made.

Any other library beside the source is left alone: it may have been copied from another checkout, or an update may have
changed the source. To run it could end the process.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDER: Final = Path(__file__).parent
KERNELS: Final = FOLDER / "kernels.py"
SOURCES: Final = (KERNELS.name, "kernels.pxd")


def module_name(folder: Path = FOLDER) -> str:
    """Return the name of the module that the kernels of a folder are compiled to, such as "kernels_0f3a..."."""
    digest = sha256()
    for source in SOURCES:
        content = (folder / source).read_bytes()
        digest.update(b"%d " % len(content) + content)
    return f"kernels_{digest.hexdigest()[:16]}"


def find_library(folder: Path = FOLDER) -> Path | None:
    """Return the library that was compiled from the source as it is now, for this Python; None if there is none."""
    candidates = (folder / f"{module_name(folder)}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((library for library in candidates if library.exists()), None)


def other_libraries(folder: Path = FOLDER) -> Sequence[Path]:
    """Return the libraries that were compiled from another source."""
    libraries = (path for path in sorted(folder.glob("kernels*")) if path.suffix in {".so", ".pyd"})
    return [path for path in libraries if path.name.partition(".")[0] != module_name(folder)]


def is_compiled() -> bool:
    """Return whether there is a library of the source as it is now."""
    return find_library() is not None


def unusable_library(folder: Path = FOLDER) -> Path | None:
    """Return a library that was compiled from another source, if there is none of the source as it is now."""
    return None if find_library(folder) else next(iter(other_libraries(folder)), None)


def load_kernels(location: Path) -> ModuleType:
    """Import the kernels from their library or their source, which is much too slow to play with."""
    spec = spec_from_file_location(f"{__package__}.{module_name()}", location)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
