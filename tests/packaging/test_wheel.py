"""The wheel, installed into an environment of its own and used outside the checkout, without a network."""

import re
import sqlite3
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.host.monitoring import build
from engine import __version__

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "players", "renderers", "bot")
NOT_SHIPPED = ("__pycache__",)
MADE_HERE = {".so", ".pyd", ".pyc"}

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `pip install .` installs."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder)
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, ROOT], check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel in it, which borrows the libraries of the one that runs the tests."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python")
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(folder)})
    (Path(packages) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return folder


@pytest.fixture
def run(environment: Path, tmp_path: Path) -> Run:
    """Runs a program of the environment in an empty folder, with these variables and no others."""

    def completed(
        program: str, *arguments: object, text: str = "", variables: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        command = [str(environment / "bin" / program), *map(str, arguments)]
        settings = {"PATH": "", "LANG": "C.UTF-8", "OMP_NUM_THREADS": "1", **(variables or {})}
        return subprocess.run(
            command, cwd=tmp_path, env=settings, input=text, capture_output=True, text=True, check=False
        )

    return completed


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_four_packages_but_compiled_kernels(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl"), "it takes no compiler"
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name} - {"bot/commit.txt"}
    files = {path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()}
    shipped = {path.relative_to(ROOT).as_posix() for path in files if path.suffix not in MADE_HERE}
    assert packed == {
        name for name in shipped if not any(part in name for part in NOT_SHIPPED) and not name.endswith(".state.npz")
    }


COMMIT = rf"( \(commit {build.commit()}\))?" if build.commit() else ""
NETWORKS = "from players.search.evaluator import WEIGHTS; print(any(WEIGHTS.glob('*.npz')))"


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (["kingdomino", "--version"], rf"^kingdomino {re.escape(__version__)}{COMMIT}\n$"),
        (["kingdomino-bot", "--version"], rf"^kingdomino-bot {re.escape(__version__)}{COMMIT}\n$"),
        (["kingdomino", "replay", ROOT / "tests" / "records" / "qd-2.txt"], "^qd, 2 players, over\n"),
        (["python", "-c", NETWORKS], "^True\n$"),
    ],
    ids=["version", "version of the bot", "replay", "networks"],
)
def test_programs_work_outside_the_checkout(run: Run, command: list[str], shown: str) -> None:
    done = run(*command)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(shown, done.stdout)


@pytest.mark.long
def test_pictures_are_drawn_outside_the_checkout(run: Run, tmp_path: Path) -> None:
    done = run("python", "-m", "renderers", ROOT / "tests" / "records" / "kd-2.txt", "--ply", 9, "--out", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [*tmp_path.glob("*.png")]


@pytest.mark.long
def test_the_bot_names_the_setting_that_is_missing(run: Run) -> None:
    done = run("kingdomino-bot")
    assert done.returncode == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.long
def test_the_bot_starts_and_makes_its_database_outside_the_checkout(run: Run, tmp_path: Path) -> None:
    done = run("kingdomino-bot", variables={"DISCORD_TOKEN": "token", "DISCORD_API_URL": "http://127.0.0.1:9"})
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("Discord cannot be reached")
    with closing(sqlite3.connect(tmp_path / "data" / "kingdomino.db")) as database:
        assert database.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
