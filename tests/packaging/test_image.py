"""The image for Docker, built and started as compose.yml does. `make image` runs this; it takes Docker on Linux."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.host.monitoring import build
from engine import __version__
from simulator import BotProcess, Discord

pytestmark = pytest.mark.image

ROOT = Path(__file__).parents[2]
IMAGE, CONTAINER = "kingdomino", "kingdomino-health"
HARDENED = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")


def docker(*arguments: str) -> str:
    done = subprocess.run(
        [shutil.which("docker") or "docker", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.strip()


@pytest.fixture(scope="module", autouse=True)
def image() -> None:
    # The commit in full where the release workflow names it, so that the label says the same.
    docker("build", f"--build-arg=COMMIT={os.environ.get('GITHUB_SHA') or build.commit()}", f"--tag={IMAGE}", ".")


def test_the_image_names_its_version_and_commit() -> None:
    shown = docker("run", "--rm", IMAGE, "python", "-m", "bot", "--version")
    assert shown.startswith(f"kingdomino-bot {__version__} (commit {build.commit()[:12].removesuffix('-dirty')}")


async def test_the_container_becomes_healthy_and_stops_in_good_order() -> None:
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1")
        settings = [f"--env={key}" for key in discord.environment]
        often = ("--health-interval=1s", "--health-start-period=1s")
        command = [
            "docker",
            "run",
            "--rm",
            f"--name={CONTAINER}",
            "--network=host",
            *HARDENED,
            *often,
            *settings,
            IMAGE,
        ]
        bot = BotProcess(command, discord=discord)
        await bot.start(60)
        try:
            inspect = ("inspect", "--format={{.State.Health.Status}}", CONTAINER)
            async with asyncio.timeout(60):
                while await asyncio.to_thread(docker, *inspect) != "healthy":
                    pass
        finally:
            status = await bot.terminate(30)
        assert status == 0
