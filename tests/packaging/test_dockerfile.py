"""What can be said of the image without Docker: who runs the bot in it, and the paths that it names."""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.host.settings import Settings

ROOT = Path(__file__).parents[2]
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "").rpartition("\nFROM ")[2]


def instructions(name: str) -> list[str]:
    return [line.removeprefix(f"{name} ") for line in IMAGE.splitlines() if line.startswith(f"{name} ")]


def test_a_user_with_a_number_owns_the_folder_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    [user], [home], [volume] = (instructions(each) for each in ("USER", "WORKDIR", "VOLUME"))
    uid, gid = user.split(":")
    [making] = [each.split() for each in instructions("RUN") if "useradd" in each]
    made = dict(pairwise(making))
    assert (made["--uid"], made["--gid"], int(uid) > 0) == (uid, gid, True)
    assert made["--owner"] == made[home]
    folder = Path(Settings.from_environment().database_url.removeprefix("sqlite:///")).parent
    assert (volume, making[-1]) == (f"{home}/{folder}", str(folder))


def test_what_is_copied_is_in_the_checkout_and_sent_to_docker() -> None:
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for source in (each.split()[0] for each in instructions("COPY") if not each.startswith("--from")):
        assert (ROOT / source).exists()
        assert f"!{source}" in sent
