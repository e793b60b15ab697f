"""`python -m tools.translating [LANGUAGE ...]` shows the missing, stale and wrong messages of a language."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent
from typing import Final

from fluent.syntax.ast import Message

from bot.localization.fluent import DEFAULT, LanguageBundle, locale_folders
from tools.translating.glossary import write_terms
from tools.translating.made_from import BrokenTranslation, MadeFrom, Progress, read_all, without_comment
from tools.translating.review import Problem, review

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
        return cls(bundle, english, made_from, progress, tuple(problems))

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
) -> int:
    """Show the open work in the languages, or record its completion; return the exit status."""
    parser = ArgumentParser("translating", description=DESCRIPTION)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as pl (default: all that there are)")
    parser.add_argument("--english", action="store_true", help="show what the English messages say, and said")
    parser.add_argument("--glossary", action="store_true", help="only print the words of a language, for Weblate")
    parser.add_argument("--release", action="store_true", help="fail if a message is missing or stale")
    parser.add_argument(
        "--translated",
        nargs="*",
        metavar="MESSAGE",
        help="record that these messages, or all of the languages, say what English says now",
    )
    chosen = parser.parse_args(arguments)
    folders = folders or locale_folders()
    languages = chosen.languages or languages_in(folders)
    if chosen.glossary:
        if len(chosen.languages) != 1:
            parser.error("--glossary needs one language")
        write_terms(chosen.languages[0], sys.stdout)
        return 0
    if chosen.translated is not None:
        if not (chosen.languages or chosen.translated):
            parser.error("--translated needs a language or messages")
        english = _english(folders)
        if unknown := set(chosen.translated) - english.messages.keys():
            parser.error(f"English has no {', '.join(sorted(unknown))}")
        recorded.record(languages, english, chosen.translated or english.messages, languages_in(folders))
        return 0
    is_well = [
        _show(each, folders, recorded, with_english=chosen.english, release=chosen.release) for each in languages
    ]
    return 0 if all(is_well) else 1


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
    sys.exit(main())
