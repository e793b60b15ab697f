import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from players.search import native_backend
from players.search.compile import KERNELS


@pytest.mark.parametrize("seconds", [1, -1])
def test_a_library_is_used_unless_its_source_is_newer(
    seconds: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for suffix in (".py", ".pxd"):
        (tmp_path / f"kernels{suffix}").touch()
    library = tmp_path / "kernels.so"
    library.touch()
    now = (tmp_path / "kernels.py").stat().st_mtime
    os.utime(library, (now, now + seconds))
    monkeypatch.setattr(native_backend, "kernels", SimpleNamespace(__file__=str(library)))
    assert native_backend.is_compiled() is (seconds > 0)


def test_kernels_that_are_python_are_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_backend, "kernels", SimpleNamespace(__file__=str(KERNELS)))
    assert not native_backend.is_compiled()


@pytest.mark.slow
def test_compiling_without_a_compiler_says_so_and_leaves_everything_as_it_is(tmp_path: Path) -> None:
    before = sorted(KERNELS.parent.iterdir())
    run = subprocess.run(
        [sys.executable, "-m", "players", "compile"],
        cwd=KERNELS.parents[2],
        env={**os.environ, "PATH": str(tmp_path), "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stdout.startswith("No machine code for the computer players: ")
    assert sorted(KERNELS.parent.iterdir()) == before
