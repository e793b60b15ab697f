"""The package as others have it: installed outside the checkout, with the examples and with what README says."""

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1]


PAGE = (FOLDER / "README.md").read_text("utf-8")
TEST, BOT, *_ = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
"""The test on the first screen of the README, and its bot."""

ANSWER = 'await interaction.response.send_message(f"Pong, {interaction.user.display_name}!")'
BROKEN = {
    "await interaction.response.defer()": "assert '' == 'Pong, Ola!'",
    "await interaction.response.send_message('Ping')": "assert 'Ping' == 'Pong, Ola!'",
    "await interaction.response.send_message('Pong, Ola!' * 300)": "3000 characters, not 0 to 2000",
    "raise ValueError('no')": "ValueError: no",
}
"""Mistakes in place of the bot's answer, and what pytest shows for each."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package, and return Python there; its environment borrows the libraries of the one of this test."""
    environment = tmp_path_factory.mktemp("installed") / "environment"
    venv.create(environment, symlinks=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(environment)})
    (Path(packages) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    python = environment / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-build-isolation", FOLDER], check=True)
    return python


def run_pytest(python: Path, folder: Path, bot: str) -> str:
    """Run pytest in a folder with the bot and the test of the README; return its output."""
    (folder / "ping.py").write_text(bot)
    (folder / "test_ping.py").write_text(TEST)
    (folder / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    command = [str(python), "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.long
def test_the_example_and_the_bot_of_the_read_me_pass_their_tests(installed: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER / "examples", tmp_path / "examples")
    shown = run_pytest(installed, folder, BOT)
    assert "\n5 passed" in shown, shown
    assert len(TEST.splitlines()) == 6


@pytest.mark.long
@pytest.mark.parametrize("mistake", BROKEN)
def test_the_test_of_the_read_me_fails_when_the_bot_is_broken(installed: Path, tmp_path: Path, mistake: str) -> None:
    assert ANSWER in BOT
    shown = run_pytest(installed, tmp_path, BOT.replace(ANSWER, mistake))
    assert "1 failed" in shown or "1 error" in shown, shown
    assert BROKEN[mistake] in shown, shown


@pytest.mark.long
def test_the_package_passes_its_tests_alone_from_its_folder(tmp_path: Path) -> None:
    """The tests of the page are left out, as they take minutes of Chromium."""
    folder = shutil.copytree(FOLDER, tmp_path / "a folder" / "simulator", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-k", "not test_page"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert " failed" not in done.stdout, done.stdout
    assert " passed" in done.stdout, done.stdout + done.stderr


CONFTEST = "import pytest\n\n@pytest.fixture\ndef discord({}):\n    return 5\n"
SHOW = """
def pytest_collection_modifyitems(items):
    for item in items:
        print(item.path.parent.name, len(list(item.iter_markers("asyncio"))))
"""


@pytest.mark.long
def test_only_tests_with_the_fixture_of_the_plugin_are_marked(tmp_path: Path) -> None:
    for folder, conftest in {"ours": "", "own": CONFTEST.format(""), "built_upon": CONFTEST.format("discord")}.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "conftest.py").write_text(conftest)
        (tmp_path / folder / "test_it.py").write_text("async def test_it(discord):\n    pass\n")
    (tmp_path / "conftest.py").write_text(SHOW)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    flags = ["--collect-only", "-q", "-p", "simulator.plugin", "-p", "no:cacheprovider", "--import-mode=importlib"]
    command, path = [sys.executable, "-m", "pytest", *flags], {"PYTHONPATH": str(FOLDER.parent)}
    done = subprocess.run(command, cwd=tmp_path, env=path, capture_output=True, text=True, check=False)
    assert [each for each in ("ours 1", "own 0", "built_upon 1") if each not in done.stdout] == [], done.stdout
