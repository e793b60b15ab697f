"""What `python -m tools.translating` shows translators."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.localization.fluent import DEFAULT
from tools.translating.__main__ import main
from tools.translating.made_from import MadeFrom

ENGLISH = "hello = Hello, { $name }\nbye = Bye"
POLISH = "hello = Cześć, { $name }\nbye = Pa"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of English and Polish, which was translated from it."""
    for language, text in ((DEFAULT, ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    assert run(tmp_path, ["pl", "--translated", read(tmp_path, "hello", "bye")]) == 0
    return tmp_path


def run(folder: Path, arguments: list[str], ask: Callable[[str], str] | None = None) -> int:
    return main(arguments, [folder], MadeFrom(folder.parent / f"{folder.name}-made-from"), ask)


def read(folder: Path, *names: str) -> str:
    """Write a file of the messages that somebody has read."""
    path = folder.parent / f"{folder.name}-read.txt"
    path.write_text("\n".join(names), encoding="utf-8")
    return str(path)


def rewrite(folder: Path, language: str, old: str, new: str) -> None:
    path = folder / language / "all.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


@pytest.mark.languages
def test_nothing_is_wrong_in_what_is_shipped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert f"{DEFAULT}: " in capsys.readouterr().out


def test_a_new_language_lacks_everything_and_that_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sv-SE"]) == 0
    told = capsys.readouterr().out
    assert "bot/localization/locales/sv-SE/table.ftl: button-join: missing\n" in told
    assert "sv-SE: 0 of " in told


@pytest.mark.parametrize(
    ("language", "old", "new", "shown"),
    [
        (DEFAULT, "Bye", "Goodbye", "bye: stale"),
        (DEFAULT, "Hello, { $name }", "Hello, { $person }", "hello: stale, shown in English"),
        ("pl", "bye = Pa", "", "bye: missing"),
        ("pl", "bye = Pa", "bye = Pa\nold = Stare", "old: English has no such message"),
    ],
)
def test_only_a_release_waits_for_translators(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, old: str, new: str, shown: str
) -> None:
    assert run(folder, ["--release"]) == 0
    rewrite(folder, language, old, new)
    assert run(folder, []) == 0
    assert f"{folder}/pl/all.ftl: {shown}\n" in capsys.readouterr().out
    assert run(folder, ["--release"]) == 1


@pytest.mark.parametrize("wrong", ["Cześć, { $nobody }", "Cześć", "Cześć, { $name", "Cześć, { nothing } { $name }"])
def test_what_breaks_the_bot_is_an_error(folder: Path, capsys: pytest.CaptureFixture[str], wrong: str) -> None:
    rewrite(folder, "pl", "Cześć, { $name }", wrong)
    assert run(folder, []) == 1
    assert "hello" in capsys.readouterr().out


def test_what_english_says_now_and_said_before_is_shown_on_request(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    assert run(folder, ["pl", "--english"]) == 0
    assert "bye: stale\n# bye = Bye\nbye = Goodbye\n" in capsys.readouterr().out


def test_a_translator_names_the_messages_that_are_up_to_date_in_a_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    rewrite(folder, DEFAULT, "Hello", "Hi")
    assert run(folder, ["--translated", read(folder, "bye")]) == 0
    assert "pl: bye\nwas: bye = Bye\nnow: bye = Goodbye\npl: bye = Pa\n" in capsys.readouterr().out
    assert run(folder, ["pl"]) == 0
    assert "pl: 2 of 2 messages, 0 missing, 1 stale, 0 wrong" in capsys.readouterr().out
    assert run(folder, ["pl", "--translated", read(folder, "hello")]) == 0
    assert run(folder, ["--release"]) == 0


def test_only_what_a_translator_confirms_at_a_terminal_is_recorded(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    rewrite(folder, DEFAULT, "Hello", "Hi")
    answers = iter(["", "y"])
    assert run(folder, ["pl", "--translated", "hello", "bye"], lambda _: next(answers)) == 0
    capsys.readouterr()
    assert run(folder, ["pl"]) == 0
    assert capsys.readouterr().out.startswith(f"{folder}/pl/all.ftl: hello: stale\npl: ")


@pytest.mark.parametrize("arguments", [["--translated"], ["--translated", "bye"], ["pl", "--translated"]])
def test_nothing_is_recorded_that_nobody_has_read(folder: Path, arguments: list[str]) -> None:
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    with pytest.raises(SystemExit):
        run(folder, arguments)
    assert run(folder, ["--release"]) == 1


def test_a_message_that_english_lacks_is_not_recorded(folder: Path) -> None:
    with pytest.raises(SystemExit):
        run(folder, ["--translated", read(folder, "by")])


def test_what_is_new_since_a_commit_is_shown_beside_its_translation(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("init -q", "add .", "-c user.name=Ola -c user.email=ola@example.org commit -qm Begin"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)  # noqa: S607
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    capsys.readouterr()
    assert run(folder, ["pl", "--new", "HEAD"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "--- pl: bye",
        "was: bye = Bye",
        "now: bye = Goodbye",
        "pl: bye = Pa",
    ]
