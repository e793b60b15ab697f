"""What it means that a feature can be left out: off, a whole game goes on; deleted, types, contracts and tests pass."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host.composition import FEATURES
from tests.bot.server import Action, SimulatedServer, WholeServer, finish, read, say

ROOT = Path(__file__).parents[2]
NAMES = [each.name for each in FEATURES]
PAGES = [f"kingdomino {each}" for each in ("games", "help", "server", "settings")]
"""Commands of the core that open a page."""
OF_THE_CORE = (
    "tests/bot/test_golden_screens.py",
    "tests/bot/chat/turn/test_looking.py",
    "tests/bot/games/test_rights.py",
)
"""Tests that a copy without a feature has to pass; `make long` runs more than these."""


async def play_and_look(server: SimulatedServer) -> None:
    """Play a whole game, and open the pages of all commands and buttons that are there."""
    await server.begin()
    await finish(server)
    ola = server.people["Ola"]
    for page in PAGES:
        await say(ola, server, page)
    # A server lists no command of personal installs; the daily game comes last, for its buttons.
    listed = {typed: each for typed, each in server.services.commands.items() if typed != "daily"}
    for typed in sorted(listed, key=lambda each: each == "kingdomino daily"):
        needed = [each.display_name for each in listed[typed].parameters if each.required]
        given = {each: (await ola.complete(server.channel, typed, each)).choices[0].value for each in needed}
        await say(ola, server, typed, **given)
    # A rematch is answered by its lobby.
    for button in [each for each in server.newest.buttons if each.action != Action.REMATCH]:
        assert read(await ola.click(server.newest, button)).is_there


@pytest.mark.parametrize("off", [(*NAMES,), *((name,) for name in NAMES)], ids="+".join)
@pytest.mark.sampled(9)
async def test_a_whole_game_is_played_and_every_page_shown_without(tmp_path: Path, off: tuple[str, ...]) -> None:
    class Without(WholeServer):
        switched_off = SimulatedServer.switched_off | {*off}

    async with Without.of(tmp_path, "Ola", "Kenji") as server:
        await play_and_look(server)


def copy_without(name: str, folder: Path) -> Path:
    """Copy the tree without a feature: its folder, tests and line, and the year, which plays all features."""
    listing = ["git", "ls-files", "-co", "--exclude-standard"]
    files = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    for file in files.stdout.splitlines():
        if (
            not file.startswith((f"bot/features/{name}/", f"tests/features/{name}/", "tests/year/"))
            and (ROOT / file).is_file()
        ):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, folder / file)
    for library in (ROOT / "players/search").glob("*.so"):
        shutil.copy(library, folder / "players/search")
    composition = folder / "bot/host/composition.py"
    text = composition.read_text(encoding="utf-8")
    assert text.count(f'    "{name}",\n') == 1
    composition.write_text(text.replace(f'    "{name}",\n', ""), encoding="utf-8")
    return folder


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_without_a_feature_passes_types_contracts_and_the_tests_of_the_core(name: str, tmp_path: Path) -> None:
    copy = copy_without(name, tmp_path)
    contracts = "from importlinter.cli import lint_imports_command as check; check(['--no-cache', '--no-logo'])"
    for command in (
        ["-m", "mypy", "bot", "tests", "tools"],
        ["-c", f"import sys; sys.path.insert(0, '.'); {contracts}"],
        ["-m", "pytest", "-q", *OF_THE_CORE],
    ):
        ended = subprocess.run([sys.executable, *command], cwd=copy, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, f"{ended.stdout[-4000:]}\n{ended.stderr[-2000:]}"
