"""Programs that are called with a file, a folder or a port that they cannot use: one line, and no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from simulator import __main__ as simulator
from tools.benchmarks import habits

ROOT = Path(__file__).parents[2]
COUNTER = "simulator/examples/counter.py"


@pytest.mark.parametrize(
    "words", [["."], ["x" * 300], ["/nope/nope.py"], ["--port", "99999", COUNTER], ["--port", "-1", COUNTER]]
)
def test_the_page_of_a_bot_that_cannot_be_there_does_not_begin(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SystemExit) as ended:
        simulator.main(words)
    assert ended.value.code == 2
    usage, *_, told = capsys.readouterr().err.splitlines()
    assert usage.startswith("usage: ")
    assert any(word in told for word in words)


@pytest.mark.slow
def test_a_bot_that_ends_before_it_is_ready_ends_the_page_in_a_line(tmp_path: Path) -> None:
    (bot := tmp_path / "bot.py").write_text("raise SystemExit('there is no token')")
    # A program of its own: asyncio.run would leave the other tests of this process without their loop.
    command = [sys.executable, "-m", "simulator", str(bot)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == [
        "there is no token",
        "python -m simulator: the bot has ended before it was ready; above is what it has written",
    ]


@pytest.mark.parametrize("name", ["nope.txt", "."])
def test_records_that_cannot_be_read_have_no_habits(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert habits.main([str(tmp_path / name)]) == 2
    [told] = capsys.readouterr().err.splitlines()
    assert str(tmp_path) in told


def test_what_is_no_record_has_no_habits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.html").write_text("<!DOCTYPE html>")
    assert habits.main([str(tmp_path / "page.html")]) == 2
    [told] = capsys.readouterr().err.splitlines()
    assert "the tag [Variant …] is missing" in told
