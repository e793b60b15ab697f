import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from players.search.library import FOLDER, KERNELS, SOURCES, find_library, module_name, other_libraries
from tests.outdated_kernels import outdated_checkout

BACKEND = "from players.search import backend; print(backend.find_placements.__module__)"


def python(checkout: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout), **variables}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("changed", SOURCES)
def test_a_library_is_used_only_with_the_very_source_that_it_was_compiled_from(changed: str, tmp_path: Path) -> None:
    for name in SOURCES:
        shutil.copy(FOLDER / name, tmp_path)
    library = tmp_path / f"{module_name(tmp_path)}.so"
    library.touch()
    assert find_library(tmp_path) == library
    assert other_libraries(tmp_path) == []
    source = tmp_path / changed
    source.write_text(source.read_text() + "\n")
    # However new it is.
    library.touch()
    assert find_library(tmp_path) is None
    assert other_libraries(tmp_path) == [library]


@pytest.mark.slow
def test_a_library_of_another_source_is_not_even_loaded(tmp_path: Path) -> None:
    outdated_checkout(tmp_path)
    run = python(tmp_path, "-c", BACKEND)
    assert (run.stdout, run.stderr) == ("players.search.numpy_backend\n", "")


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_compiling_removes_the_libraries_of_other_sources(tmp_path: Path) -> None:
    search = outdated_checkout(tmp_path)
    run = python(tmp_path, "-m", "players", "compile")
    assert (run.returncode, run.stdout) == (0, "Compiled the fast version of the computer players.\n")
    [library] = search.glob("kernels*.so")
    assert library.name.startswith(f"{module_name()}.")
    assert python(tmp_path, "-c", BACKEND).stdout == "players.search.native_backend\n"


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_of_two_who_compile_at_once_one_takes_the_library_of_the_other(tmp_path: Path) -> None:
    outdated_checkout(tmp_path)
    compiler, calls = tmp_path / "cc", tmp_path / "calls"
    compiler.write_text(f'#!/bin/sh\necho "$*" >> {calls}\nexec cc "$@"\n')
    compiler.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "CC": str(compiler)}
    command = [sys.executable, "-m", "players", "compile"]
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as first:
        while not calls.exists():
            assert first.poll() is None
        with subprocess.Popen(command, cwd=tmp_path, env=environment) as second:
            assert second.wait() == 0
        assert first.wait() == 0
    assert len([line for line in calls.read_text().splitlines() if " -c " in f" {line} "]) == 1


@pytest.mark.long
def test_compiling_without_a_compiler_says_so_and_leaves_everything_as_it_is(tmp_path: Path) -> None:
    before = sorted(KERNELS.parent.iterdir())
    run = python(FOLDER.parents[1], "-m", "players", "compile", PATH=str(tmp_path), CC="no-such-compiler")
    assert run.returncode == 1
    assert "Could not compile the fast version of the computer players: " in run.stderr
    assert sorted(KERNELS.parent.iterdir()) == before
