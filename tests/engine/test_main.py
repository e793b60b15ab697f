"""The tool on the command line."""

import contextlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path
from textwrap import dedent

import pytest

from engine.__main__ import __doc__ as doc
from engine.__main__ import main
from engine.cli.command_line import INTERRUPTED, at_least, exit_code, read_text, table, write
from tests.engine.texts import ODD_TEXTS
from tests.recorded_games import RECORD_OF

Run = Callable[..., tuple[object, str, str]]

FOUR = RECORD_OF["kd+mh-4"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs a command, and returns the exit code, output and errors."""

    def run_command(*arguments: object) -> tuple[object, str, str]:
        try:
            code: object = main([str(each) for each in arguments])
        except SystemExit as stop:
            code = stop.code
        return code, *capsys.readouterr()

    return run_command


def test_replay_as_json_has_scores_and_ranking(run: Run) -> None:
    report = json.loads(run("replay", FOUR, "--json")[1])
    assert report["over"]
    result = FOUR.read_text().split('[Result "')[1].split('"')[0]
    by_seat = {row["seats"][0]: row["total"] for row in report["ranking"]}
    assert " ".join(str(by_seat[seat]) for seat in (1, 2, 3, 4)) == result
    assert all(sum(row["parts"].values()) == row["total"] for row in report["ranking"])


def test_replay_tells_how_far_a_game_has_come(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(
        '[Variant "kd"]\n[Players "2"]\n\n1. #1221 =3.17.22.41 >41 >3 >17 >22 =1.2.4.5\n'
    )
    assert run("replay", tmp_path / "game.txt")[1].startswith("kd, 2 players, in round 1\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["replay", "no-such-file"], "no-such-file: No such file or directory"),
        (["replay", "/dev/zero"], "/dev/zero is larger than 1,000,000 bytes, and no record or position is"),
        (["juggle"], "argument COMMAND: invalid choice: 'juggle'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input_is_reported_in_one_line_with_its_place(run: Run, arguments: list[str], problem: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"python -m engine: {problem}")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("#", "?#"), "line 5, column 4: '?#"),
        (('"kd+mh"', '"kd+mx"'), "line 1, column 15: 'x' is not an option"),
        (('[Result "', '[Result "1'), "the result is given as '1"),
    ],
)
def test_a_record_with_a_mistake_is_refused(run: Run, tmp_path: Path, change: tuple[str, str], problem: str) -> None:
    (tmp_path / "game.txt").write_text(FOUR.read_text().replace(*change, 1))
    code, _, err = run("replay", tmp_path / "game.txt")
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith(f"python -m engine: {problem}")


def test_a_record_with_an_illegal_move_is_refused_with_its_number(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text('[Variant "kd"]\n[Players "2"]\n\n1. #1221 =3.17.22.41 >41 >3 >3\n')
    assert run("replay", tmp_path / "game.txt") == (2, "", "python -m engine: move 5, >3: taken\n")


@pytest.mark.parametrize(("about", "escaped", "size", "answer"), ODD_TEXTS)
def test_an_odd_text_is_read_or_refused(
    run: Run, tmp_path: Path, about: str, escaped: str, size: str, answer: str
) -> None:
    data = escaped.encode().decode("unicode_escape").encode("latin-1")
    (tmp_path / "game.txt").write_bytes(data if size == "-" else data.ljust(int(size), b"\n"))
    code, out, err = run("replay", tmp_path / "game.txt")
    assert (code, bool(out), err.count("\n")) == ((0, True, 0) if answer == "read" else (2, False, 1)), about


def examples() -> list[tuple[str, str]]:
    """The commands in the docstring of `engine.__main__`, and what they print."""
    blocks = re.findall(r"^    \$ (.+)\n((?:(?:    (?!\$).*)?\n)*)", doc or "", re.MULTILINE)
    return [(command, dedent(output).rstrip()) for command, output in blocks]


@pytest.mark.parametrize(("command", "output"), examples())
def test_the_examples_print_what_they_say(command: str, output: str) -> None:
    program = command.replace("python -m", f"{shlex.quote(sys.executable)} -m")
    root = Path(__file__).parents[2]
    done = subprocess.run(["sh", "-c", program], cwd=root, capture_output=True, text=True, check=True)  # noqa: S607
    assert [line.rstrip() for line in done.stdout.splitlines()] == [line.rstrip() for line in output.splitlines()]


def test_ctrl_c_is_an_interruption_also_where_it_breaks_a_lock() -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    def interrupted_while_waiting() -> int:
        try:
            interrupted()
        finally:
            raise RuntimeError("cannot release un-acquired lock")

    def broken() -> int:
        raise RuntimeError("something else")

    assert [exit_code("play", each) for each in (interrupted, interrupted_while_waiting)] == [INTERRUPTED] * 2
    with pytest.raises(RuntimeError, match="something else"):
        exit_code("play", broken)


def test_a_disk_that_is_full_is_reported_as_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    def write_all() -> int:
        raise OSError(ENOSPC, "No space left on device")

    assert exit_code("play", write_all) == 2
    assert capsys.readouterr().err.endswith("play: output: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="pipes have no paths here")
def test_a_pipe_of_the_shell_is_read() -> None:
    reader, writer = os.pipe()
    os.write(writer, b"## w0")
    os.close(writer)
    assert read_text(Path(f"/dev/fd/{reader}")) == "## w0"
    os.close(reader)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("0", "'0' is not a whole number from 1 on"),
        ("-1", "'-1' is not a whole number from 1 on"),
        ("two" * 9, f"'{'two' * 9}' is not a whole number from 1 on"),
        ("7" * 5000, "a number of 5000 digits is too large"),
    ],
)
def test_a_word_or_a_number_out_of_bounds_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ArgumentTypeError, match=problem):
        at_least(1)(text)


def test_tables_put_numbers_to_the_right_and_words_to_the_left() -> None:
    assert table([("a", 1), ("bcd", 22)]) == "a     1\nbcd  22"
    assert table([("健二", 1), ("bcde", 22)]) == "健二   1\nbcde  22"  # a wide character takes two columns


END_QUIETLY = "from engine.cli.command_line import end_quietly; end_quietly(lambda: print('x' * 9**6))"


@pytest.mark.parametrize("arguments", [("-m", "engine", "replay", str(FOUR)), ("-c", END_QUIETLY)])
def test_a_program_whose_reader_leaves_early_ends_quietly(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout
        program.stdout.close()
        assert program.stderr
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_a_report_can_be_caught_by_a_program() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as caught:
        assert main(["replay", str(FOUR)]) == 0
    assert caught.getvalue().endswith("\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
def test_a_full_disk_is_an_error_of_the_output(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as output:
        monkeypatch.setattr(sys, "stdout", output)
        with pytest.raises(OSError, match="standard output"):
            write("points")
