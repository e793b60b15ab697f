"""`python -m simulator` with a program or a port that it cannot use: one line, and no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from simulator import __main__ as simulator

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("words", [["."], ["/nope/nope.py"], ["-m", "nope"], ["-m", "nope.there"]])
def test_the_page_of_a_bot_that_cannot_be_there_does_not_begin(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SystemExit) as ended:
        simulator.main(words)
    assert ended.value.code == 2
    usage, *_, told = capsys.readouterr().err.splitlines()
    assert usage.startswith("usage: ")
    assert any(word.removesuffix(".there") in told for word in words)


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
