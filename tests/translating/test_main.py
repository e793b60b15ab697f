"""What `python -m tools.translating` shows translators."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.localization.fluent import DEFAULT
from tools.translating.__main__ import main, record_new
from tools.translating.made_from import MadeFrom

TEXTS = {
    DEFAULT: "hello = Hello, { $name }\nbye = Bye\n    .title = See you",
    "pl": "hello = Cześć, { $name }\nbye = Pa\n    .title = Do zobaczenia",
    "de": "hello = Hallo, { $name }\nbye = Tschüss\n    .title = Bis bald",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of English and two languages, which were translated from it."""
    for language, text in TEXTS.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    assert run(tmp_path, ["--translated", "hello", "bye"]) == 0
    return tmp_path


def run(folder: Path, arguments: list[str], ask: Callable[[str], str] = lambda _: "y") -> int:
    return main(arguments, [folder], made_from(folder), ask)


def made_from(folder: Path) -> MadeFrom:
    return MadeFrom(folder.parent / f"{folder.name}-made-from")


def files_of(folder: Path) -> set[str]:
    return {path.name for path in made_from(folder).folder.iterdir()}


def rewrite(folder: Path, language: str, old: str, new: str) -> None:
    path = folder / language / "all.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


@pytest.mark.languages
def test_nothing_is_wrong_in_what_is_shipped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert f"{DEFAULT}: " in capsys.readouterr().out


@pytest.mark.slow
def test_a_new_language_lacks_everything_and_that_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sv-SE"]) == 0
    told = capsys.readouterr().out
    assert "bot/localization/locales/sv-SE/table.ftl: button-join: missing\n" in told
    assert "sv-SE: 0 of " in told


@pytest.mark.parametrize(
    ("language", "old", "new", "shown"),
    [
        (DEFAULT, "Bye", "Goodbye", "bye: stale"),
        (DEFAULT, "See you", "See you soon", "bye: stale"),
        (DEFAULT, "\n    .title = See you", "", "bye: stale"),
        (DEFAULT, "Hello, { $name }", "Hello, { $person }", "hello: stale, shown in English"),
        ("pl", "bye = Pa\n    .title = Do zobaczenia", "", "bye: missing"),
        ("pl", "bye =", "old = Stare\nbye =", "old: English has no such message"),
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


def test_only_what_a_translator_confirms_beside_the_english_is_recorded(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    rewrite(folder, DEFAULT, "Hello", "Hi")
    answers = iter(["", "y"])
    assert run(folder, ["pl", "--translated", "hello", "bye"], lambda _: next(answers)) == 0
    assert capsys.readouterr().out.startswith(
        "--- hello\nwas: hello = Hello, { $name }\nnow: hello = Hi, { $name }\npl: "
    )
    assert run(folder, ["pl"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{folder}/pl/all.ftl: hello: stale",
        "--- hello",
        "was: hello = Hello, { $name }",
        "now: hello = Hi, { $name }",
        "pl: hello = Cześć, { $name }",
        "pl: 2 of 2 messages, 0 missing, 1 stale, 0 wrong",
    ]


def test_a_language_that_is_behind_the_others_keeps_the_english_that_it_was_made_from(folder: Path) -> None:
    assert files_of(folder) == {"en-US.ftl"}
    rewrite(folder, DEFAULT, "Bye", "Goodbye")
    assert run(folder, ["pl", "--translated", "bye"]) == run(folder, ["pl", "--release"]) == 0
    assert run(folder, ["de", "--release"]) == 1
    assert files_of(folder) == {"en-US.ftl", "de.ftl"}
    assert run(folder, ["de", "--translated", "bye"]) == run(folder, ["--release"]) == 0
    assert files_of(folder) == {"en-US.ftl"}


def test_an_edit_of_a_translation_leaves_it_as_fresh_as_it_was(folder: Path) -> None:
    rewrite(folder, "pl", "Pa", "Na razie")
    assert run(folder, ["--release"]) == 0


def test_a_translation_of_an_unknown_english_message_is_stale(folder: Path) -> None:
    (made_from(folder).folder / "en-US.ftl").unlink()
    assert run(folder, ["--release"]) == 1


@pytest.mark.parametrize(
    "arguments", [["--translated"], ["--translated", "by"], ["--delete", "by"], ["--rename", "bye"]]
)
def test_a_message_that_english_lacks_is_an_error(folder: Path, arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        run(folder, arguments)


@pytest.mark.parametrize(
    ("arguments", "polish"),
    [
        (["--rename", "hello", "hi"], "long = { hi }\nhi = Cześć, { $name }\nbye = Pa\n    .title = Do zobaczenia"),
        (["--delete", "bye"], "long = { hello }\nhello = Cześć, { $name }\n"),
        (["--delete", "long", "hello"], "bye = Pa\n    .title = Do zobaczenia"),
    ],
)
def test_a_message_is_renamed_or_deleted_in_all_languages(folder: Path, arguments: list[str], polish: str) -> None:
    for language in TEXTS:
        rewrite(folder, language, "hello =", "# Of a guest.\n# Long.\nlong = { hello }\nhello =")
    rewrite(folder, "pl", "# Of a guest.\n# Long.\n", "")
    assert run(folder, ["--translated", "long"]) == run(folder, arguments) == 0
    assert (folder / "pl" / "all.ftl").read_text(encoding="utf-8") == polish
    assert run(folder, ["--release"]) == 0


def test_what_may_be_wrong_in_messages_that_changed_since_a_commit_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("init -q", "add .", "-c user.name=Ola -c user.email=ola@example.org commit -qm Begin"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)  # noqa: S607
    rewrite(folder, DEFAULT, "Hello, { $name }", "Two crowns for { $name }")
    capsys.readouterr()
    assert run(folder, ["de", "pl", "--new", "HEAD"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "de: hello: lacks “crown” (krone)",
        "pl: hello: lacks “crown” (koron)",
    ]


def test_a_message_that_all_languages_got_together_needs_no_confirmation(folder: Path) -> None:
    for language in TEXTS:
        rewrite(folder, language, "hello =", "later = A, { $name }\nhello =")
    assert run(folder, ["--release"]) == 1
    record_new([folder], made_from(folder))
    assert run(folder, ["--release"]) == 0
