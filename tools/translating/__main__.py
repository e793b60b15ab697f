"""`python -m tools.translating [LANGUAGE ...]` shows the missing, stale and wrong messages of a language."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import run
from textwrap import indent
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.localization.fluent import DEFAULT, LanguageBundle, locale_folders
from engine.cli.command_line import end_quietly
from tools.translating.glossary import shares_a_word, terms_in, write_terms
from tools.translating.made_from import BrokenTranslation, MadeFrom, Progress, read_all, say_the_same, without_comment
from tools.translating.patterns import Search
from tools.translating.rendering import FEW_NUMBERS, NAMES, Rendering
from tools.translating.review import Problem, literal_text, review

DESCRIPTION: Final = """\
Show what is missing, stale or wrong in the messages of a language. The exit status is 1 if something is wrong, and with
--release if anything is missing or stale as well."""


def shipped_languages() -> tuple[str, ...]:
    """Return all languages of the bot, English first."""
    return languages_in(locale_folders())


def languages_in(folders: Iterable[Path]) -> tuple[str, ...]:
    """Return all languages of the folders, English first."""
    found = {path.name for folder in folders for path in folder.iterdir() if path.is_dir()}
    return DEFAULT, *sorted(found - {DEFAULT})


@dataclass(frozen=True)
class Report:
    """The open work of a translator for one language."""

    bundle: LanguageBundle
    english: LanguageBundle
    made_from: Mapping[str, Message]
    progress: Progress
    problems: tuple[Problem, ...]

    @classmethod
    def of(cls, language: str, folders: Sequence[Path], recorded: MadeFrom) -> Report:
        """Read a language. Raises BrokenTranslation for invalid Fluent, and for a message with two definitions."""
        english = _english(folders)
        bundle = read_all(language, _files(language, folders), english)
        made_from = recorded.of(language)
        progress = Progress.of(bundle, english, made_from)
        problems = review(language, bundle.messages, english.messages, progress.stale)
        bad_wordings = Search(Rendering(bundle, english)).problems()
        return cls(bundle, english, made_from, progress, (*problems, *bad_wordings))

    @property
    def findings(self) -> Iterator[Problem]:
        """All findings of the report."""
        yield from (Problem(name, "missing") for name in self.progress.missing)
        for name in self.progress.stale:
            yield Problem(name, "stale" if self.bundle.fits(name) else "stale, shown in English")
        yield from (Problem(name, "English has no such message") for name in self.progress.extra)
        yield from self.problems

    def lines(self, *, with_english: bool) -> Iterator[str]:
        """Yield a line for each finding, and a summary; on request with the English messages.

        A stale message comes with the translated English message as a comment, and with today's message.
        """
        for name, text in ((each.message, each.text) for each in self.findings):
            yield f"{self._path(name)}: {name}: {text}"
            if with_english and name in self.progress.stale and name in self.made_from:
                yield indent(without_comment(self.made_from[name]).rstrip(), "# ")
            if with_english and name in self.english.messages:
                yield without_comment(self.english.messages[name]).rstrip()
        counts = f"{len(self.progress.missing)} missing, {len(self.progress.stale)} stale, {len(self.problems)} wrong"
        wanted = self.english.messages.keys()
        done = len(wanted & self.bundle.messages.keys())
        yield f"{self.bundle.language}: {done} of {len(wanted)} messages, {counts}"

    def _path(self, name: str) -> Path:
        """Return the file of a message, or the file for a missing message."""
        if name in self.bundle.sources:
            path = self.bundle.sources[name].path
        else:
            english = self.english.sources[name].path
            path = english.parents[1] / self.bundle.language / english.name
        return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def main(
    arguments: Sequence[str] | None = None,
    folders: Sequence[Path] | None = None,
    recorded: MadeFrom = MadeFrom(),  # noqa: B008 - a frozen value
    ask: Callable[[str], str] | None = None,
) -> int:
    """Show the open work in the languages, or record its completion; return the exit status.

    `ask` prints a question and returns the answer; without it nobody can be asked.
    """
    parser = ArgumentParser("translating", description=DESCRIPTION)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as pl (default: all that there are)")
    parser.add_argument("--english", action="store_true", help="show what the English messages say, and said")
    parser.add_argument("--glossary", action="store_true", help="only print the words of a language, for Weblate")
    parser.add_argument("--new", metavar="COMMIT", help="show the messages that are new or changed since a commit")
    parser.add_argument("--release", action="store_true", help="fail if a message is missing or stale")
    parser.add_argument(
        "--translated",
        nargs="+",
        metavar="MESSAGE",
        help="show these messages one by one, and record those that say what English says now; without a terminal, "
        "name files that have the ids of the messages that you have read, one a line",
    )
    chosen = parser.parse_args(arguments)
    folders = folders or locale_folders()
    languages = chosen.languages or languages_in(folders)
    if chosen.glossary:
        if len(chosen.languages) != 1:
            parser.error("--glossary needs one language")
        write_terms(chosen.languages[0], sys.stdout)
        return 0
    if chosen.new:
        sys.stdout.writelines(f"{line}\n" for line in _since(chosen.new, folders, languages))
        return 0
    if chosen.translated:
        try:
            _record(chosen, folders, recorded, ask)
        except UnknownMessage as unknown:
            parser.error(str(unknown))
        return 0
    is_well = [
        _show(each, folders, recorded, with_english=chosen.english, release=chosen.release) for each in languages
    ]
    return 0 if all(is_well) else 1


def _since(commit: str, folders: Sequence[Path], languages: Iterable[str]) -> Iterator[str]:
    """Yield the messages that English did not have at a commit, in each language, with what patterns find in them."""
    english, before = _english(folders), dict[str, Message]()
    for path in _files(DEFAULT, folders):
        shown = run(["git", "show", f"{commit}:./{path.name}"], cwd=path.parent, capture_output=True, check=False)  # noqa: S607
        entries = FluentParser().parse(shown.stdout.decode()).body
        before |= {each.id.name: each for each in entries if isinstance(each, Message)}
    new = [
        name for name, each in english.messages.items() if name not in before or not say_the_same(before[name], each)
    ]
    for language in languages:
        own = read_all(language, _files(language, folders), english)
        for name in filter(own.messages.__contains__, new):
            yield from beside_each_other(language, name, own, english, before)
        found = Search(Rendering(own, english, FEW_NUMBERS, NAMES[:3])).problems()
        yield from (str(each) for each in found if each.message in new)


class UnknownMessage(Exception):
    """English has no message of that name, or a file of names is missing."""


def _record(chosen: Namespace, folders: Sequence[Path], recorded: MadeFrom, ask: Callable[[str], str] | None) -> None:
    """Show each message beside its English, and record the messages whose translation holds."""
    english = _english(folders)
    names = chosen.translated if ask else [name for file in chosen.translated for name in _names_in(Path(file))]
    if unknown := set(names) - english.messages.keys():
        raise UnknownMessage(f"English has no {', '.join(sorted(unknown))}")
    shipped = languages_in(folders)
    for language in chosen.languages or shipped[1:]:
        bundle, before = read_all(language, _files(language, folders), english), recorded.of(language)
        held = []
        for name in filter(bundle.messages.__contains__, names):
            sys.stdout.writelines(f"{line}\n" for line in beside_each_other(language, name, bundle, english, before))
            if ask is None or ask("Does the translation hold? [y/N] ") == "y":
                held.append(name)
        recorded.record([language], english, held, shipped)


def _names_in(path: Path) -> list[str]:
    """Return the names in a file, one a line."""
    if not path.exists():
        raise UnknownMessage(
            f"{path} is no file of messages: without a terminal, name a file of those that you have read"
        )
    return path.read_text(encoding="utf-8").split()


def beside_each_other(
    language: str, name: str, own: LanguageBundle, english: LanguageBundle, made_from: Mapping[str, Message]
) -> Iterator[str]:
    """Yield an English message as it was translated and as it is, its translation, and the words of the glossary."""
    yield f"--- {language}: {name}"
    if name in made_from and not say_the_same(made_from[name], english.messages[name]):
        yield f"was: {without_comment(made_from[name]).rstrip()}"
    yield f"now: {without_comment(english.messages[name]).rstrip()}"
    yield f"{language}: {without_comment(own.messages[name]).rstrip()}"
    text = literal_text(english.messages[name])
    for term in terms_in(language):
        if term.word and re.search(rf"\b{re.escape(term.english.partition(' (')[0])}s?\b", text, re.IGNORECASE):
            is_said = shares_a_word(term.word, literal_text(own.messages[name]))
            yield f"glossary: {term.english} = {term.word}{'' if is_said else ', which is not here'}"


def _show(language: str, folders: Sequence[Path], recorded: MadeFrom, *, with_english: bool, release: bool) -> bool:
    """Print the open work in a language; return whether there is none that matters."""
    try:
        report = Report.of(language, folders, recorded)
    except BrokenTranslation as problem:
        sys.stdout.write(f"{language}: {problem}\n")
        return False
    sys.stdout.writelines(f"{line}\n" for line in report.lines(with_english=with_english))
    return not any(report.findings) if release else not report.problems


def _english(folders: Iterable[Path]) -> LanguageBundle:
    return read_all(DEFAULT, _files(DEFAULT, folders))


def _files(language: str, folders: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(path for folder in folders for path in sorted((folder / language).glob("*.ftl")))


if __name__ == "__main__":
    sys.exit(end_quietly(lambda: main(ask=input if sys.stdin.isatty() else None)))
