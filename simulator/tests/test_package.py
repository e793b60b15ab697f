"""The package as others have it: installed outside the checkout, with the examples and with what README says."""

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from simulator import missing

FOLDER = Path(__file__).parents[1]


@pytest.mark.long
def test_the_example_and_the_bot_of_the_read_me_pass_their_tests(tmp_path: Path) -> None:
    """The environment borrows the libraries of the one that runs this test."""
    environment, folder = tmp_path / "environment", shutil.copytree(FOLDER / "examples", tmp_path / "examples")
    venv.create(environment, symlinks=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(environment)})
    (Path(packages) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    python = environment / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-build-isolation", FOLDER], check=True)
    page = (FOLDER / "README.md").read_text("utf-8")
    bot, test, *_ = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (folder / "ping.py").write_text(bot)
    (folder / "test_ping.py").write_text(test)
    (folder / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    command = [str(python), "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert "\n5 passed" in done.stdout, done.stdout + done.stderr


def test_the_read_me_lists_what_is_missing() -> None:
    """`python -m simulator.missing simulator/README.md` writes the list again."""
    assert missing.within((FOLDER / "README.md").read_text("utf-8")) == missing.listed()


CONFTEST = "import pytest\n\n@pytest.fixture\ndef discord({}):\n    return 5\n"
SHOW = """
def pytest_collection_modifyitems(items):
    for item in items:
        print(item.path.parent.name, len(list(item.iter_markers("asyncio"))))
"""


@pytest.mark.slow
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
