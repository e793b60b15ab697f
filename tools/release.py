"""Builds what a release publishes into `dist/`, and tries it as others get it: `make release`.

Each wheel is installed into fresh environments of all installed versions of Python, and used outside the checkout.
"""

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from simulator import BotProcess, Discord
from tests.e2e.driver import GuildDriver, won

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14", "3.15")
LOCKS: Final = {"bot": ("runtime",), "simulator": ("runtime", "play", "build", "dev")}
"""The locks with the libraries of each wheel; the last two have pytest and what pytest needs."""
QUESTION: Final = (
    "kingdomino 1\n"
    "go seed 7 futures 8 position kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-16\n"
    "quit\n"
)


def main() -> int:
    if changed := _output("git", "status", "--porcelain"):
        print(f"The checkout has changes, so nobody could build the same again:\n{changed}", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    bot, simulator = _wheel(ROOT), _wheel(ROOT / "simulator")
    archive = _source_archive()
    with TemporaryDirectory(prefix="a release ") as name:
        folder = Path(name)
        _require_same_contents(bot, _wheel(archive, folder))
        for python in _pythons():
            print(f"\n== {_output(python, '--version')}", flush=True)
            _try_bot(_installed(python, folder / "bot", "bot", bot), folder)
            _try_simulator(_installed(python, folder / "simulator", "simulator", simulator), folder)
    docker = shutil.which("docker")
    if docker and not subprocess.run([docker, "info"], capture_output=True, check=False).returncode:
        print("\n== Image", flush=True)
        _run(sys.executable, "-m", "pytest", "-q", "-m", "image", "tests/packaging")
        print(_output("docker", "image", "inspect", "--format", "kingdomino: {{.Size}} bytes, {{.Id}}", "kingdomino"))
    else:
        print("\nWithout a running Docker there is no image.")
    print()
    for path in sorted(DIST.iterdir()):
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.stat().st_size:>9} bytes  {path.name}")
    return 0


# ---- building


def _wheel(source: Path, folder: Path = DIST) -> Path:
    """Build a wheel of a folder or of a source archive, with the libraries of this environment; return its path."""
    before = {*folder.glob("*.whl")}
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder)
    _run(sys.executable, "-m", "pip", "wheel", *options, source)
    [made] = {*folder.glob("*.whl")} - before
    return made


def _source_archive() -> Path:
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", DIST)
    [made] = DIST.glob("*.tar.gz")
    return made


def _require_same_contents(wheel: Path, other: Path) -> None:
    """Check that a wheel of the source archive is that of the checkout, but for the commit, which the archive lacks."""
    [ours, theirs] = [
        {
            each.filename: each.CRC
            for each in ZipFile(path).infolist()
            if not each.filename.endswith(("RECORD", "commit.txt"))
        }
        for path in (wheel, other)
    ]
    if ours != theirs:
        raise SystemExit(f"The source archive makes another wheel: {sorted({*ours.items()} ^ {*theirs.items()})[:9]}")


# ---- installing


def _pythons() -> Iterator[str]:
    """Yield the installed versions of Python; a name on the path may be a shim that leads nowhere."""
    for version in VERSIONS:
        found = shutil.which(f"python{version}")
        asked = [found or "", "-c", "import venv, ensurepip"]
        if found and not subprocess.run(asked, capture_output=True, check=False).returncode:
            yield found


def _installed(python: str, environment: Path, locks: str, wheel: Path) -> Path:
    """Install a wheel and its libraries, by their hashes, into a fresh environment; return the programs of it."""
    shutil.rmtree(environment, ignore_errors=True)
    _run(python, "-m", "venv", environment)
    programs = environment / "bin"
    pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    files = [f"--requirement={ROOT / 'tools/requirements' / name}.lock" for name in LOCKS[locks]]
    _run(*pip, "--require-hashes", *files)
    _run(*pip, "--no-index", wheel)
    _run(programs / "python", "-m", "pip", "check", "--disable-pip-version-check")
    return programs


# ---- trying


def _try_bot(programs: Path, folder: Path) -> None:
    data = folder / "data of the bot"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    print(_output(programs / "kingdomino-bot", "--version", folder=data))
    print(_output(programs / "kingdomino-bot", "check", folder=data, DISCORD_TOKEN=_NOBODYS_TOKEN))
    answer = _output(programs / "python", "-m", "players", "engine", "--level", "solid", folder=data, given=QUESTION)
    best = next(line for line in answer.splitlines() if line.startswith("best "))
    print(f"engine: {best}")
    print(asyncio.run(_play(programs, data)))


_NOBODYS_TOKEN: Final = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc-def.ghi_jkl"  # noqa: S105


async def _play(programs: Path, data: Path) -> str:
    """Start the installed bot on a simulated Discord, where two people play a whole game by typed commands."""
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1")
        table = GuildDriver(discord)
        environment = {"PYTHONPATH": "", "COVERAGE_PROCESS_CONFIG": ""}
        async with BotProcess([str(programs / "kingdomino-bot")], discord=discord, cwd=data, env=environment) as bot:
            await table.open(table.person("Ola"), table.person("Kenji"), players=2)
            turns = 0
            while not table.is_over:
                await table.type_turn()
                turns += 1
            assert won(table.newest)
            status = await bot.terminate()
        assert status == 0, f"the bot ended with {status}"
        assert "Traceback" not in bot.stderr, bot.stderr
    return f"bot: a game of {turns} turns by typed commands, and its poster"


def _try_simulator(programs: Path, folder: Path) -> None:
    examples = folder / "examples"
    shutil.rmtree(examples, ignore_errors=True)
    shutil.copytree(ROOT / "simulator" / "examples", examples)
    (examples / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n", "utf-8")
    shown = _output(programs / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=examples)
    print(f"simulator: {shown.splitlines()[-1]}")


def _run(*command: str | Path) -> None:
    words = [str(each) for each in command]
    if status := subprocess.run(words, cwd=ROOT, check=False).returncode:
        raise SystemExit(f"{' '.join(words)} ended with {status}")


def _output(*command: str | Path, folder: Path = ROOT, given: str = "", **variables: str) -> str:
    """Return what a command writes, without what this checkout adds to Python's path."""
    environment = {**os.environ, "PYTHONPATH": "", **variables}
    words = [str(each) for each in command]
    done = subprocess.run(words, cwd=folder, env=environment, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
