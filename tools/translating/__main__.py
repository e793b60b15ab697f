"""`python -m tools.translating [LANGUAGE ...]` shows the missing, stale and wrong messages of a language."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import run
from typing import Final

from fluent.syntax.ast import Message

from bot.localization.fluent import BEGINNING, DEFAULT, NAME, LanguageBundle, locale_folders
from engine.cli.command_line import end_quietly
from tools.translating.made_from import BrokenTranslation, MadeFrom, Progress, read_all, say_the_same, without_comment
from tools.translating.patterns import Search
from tools.translating.rendering import FEW_NUMBERS, NAMES, Rendering
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

    @property
    def lines(self) -> Iterator[str]:
        """A line for each finding, the messages that are missing or stale with their English, and a summary."""
        for name, text in ((each.message, each.text) for each in self.findings):
            yield f"{self._path(name)}: {name}: {text}"
            if name in (*self.progress.missing, *self.progress.stale):
                yield from beside_each_other(name, self.english, self.made_from, self.bundle)
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
    ask: Callable[[str], str] = input,
) -> int:
    """Show the open work in the languages, record its completion, or change ids; return the exit status.

    `ask` prints a question and returns the answer.
    """
    parser = ArgumentParser("translating", description=DESCRIPTION)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as pl (default: all that there are)")
    parser.add_argument(
        "--new", metavar="COMMIT", help="show what may be wrong in messages that are new or changed since a commit"
    )
    parser.add_argument("--release", action="store_true", help="fail if a message is missing or stale")
    parser.add_argument("--rename", nargs=2, metavar=("OLD", "NEW"), help="rename a message in all languages")
    parser.add_argument("--delete", nargs="+", metavar="MESSAGE", help="delete messages from all languages")
    parser.add_argument(
        "--translated",
        nargs="+",
        metavar="MESSAGE",
        help="show these messages one by one, and record those that you say translate what English says now",
    )
    chosen = parser.parse_args(arguments)
    folders = folders or locale_folders()
    languages = chosen.languages or languages_in(folders)
    named = [*(chosen.translated or ()), *(chosen.delete or ()), *(chosen.rename or ())[:1]]
    if unknown := set(named) - _english(folders).messages.keys():
        parser.error(f"English has no {', '.join(sorted(unknown))}")
    if chosen.new:
        sys.stdout.writelines(f"{line}\n" for line in _since(chosen.new, folders, languages))
    elif chosen.translated:
        _record(named, chosen.languages or languages[1:], folders, recorded, ask)
    elif named:
        files = [*(path for folder in folders for path in folder.glob("*/*.ftl")), *recorded.folder.glob("*.ftl")]
        _rewrite(files, named, chosen.rename[1] if chosen.rename else "")
    else:
        is_well = [_show(each, folders, recorded, release=chosen.release) for each in languages]
        return 0 if all(is_well) else 1
    return 0


def _since(commit: str, folders: Sequence[Path], languages: Iterable[str]) -> Iterator[str]:
    """Yield what may be wrong in each message that is new or changed since a commit, in any language."""
    english, changed = _english(folders), dict[str, set[str]]()
    for folder in folders:
        paths = _git(folder, "diff", "--name-only", "--relative", commit, "--", ".").split()
        for path in {*paths, *_git(folder, "ls-files", "--others", "--exclude-standard").split()}:
            before, now = (
                {re.sub(r"^#.*", "", each, flags=re.MULTILINE).rstrip() for each in BEGINNING.split(text)}
                for text in (_git(folder, "show", f"{commit}:./{path}"), (folder / path).read_text(encoding="utf-8"))
            )
            changed.setdefault(Path(path).parts[0], set()).update(NAME.findall(each)[0] for each in now - before)
    for language in languages:
        bundle = LanguageBundle(language, _files(language, folders), english)
        names = [
            each for each in english.messages if each in changed.get(DEFAULT, set()) | changed.get(language, set())
        ]
        sources = {each: bundle.source(each) for each in names}
        own = {name: each.entry for name, each in sources.items() if each and isinstance(each.entry, Message)}
        yield from (f"{language}: {each}: missing" for each in names if each not in own)
        search = Search(Rendering(bundle, english, FEW_NUMBERS, NAMES[:3]))
        found = *review(language, own, english.messages), *(search.problems(own) if own else ())
        yield from (f"{language}: {each}" for each in found)


def _git(folder: Path, *arguments: str) -> str:
    return run(["git", *arguments], cwd=folder, capture_output=True, check=False).stdout.decode()  # noqa: S607


def record_new(folders: Sequence[Path] | None = None, recorded: MadeFrom = MadeFrom()) -> None:  # noqa: B008 - frozen
    """Record the messages that all languages have and that were never recorded: their texts came together."""
    folders = folders or locale_folders()
    english, languages = _english(folders), languages_in(folders)
    new = english.messages.keys() - recorded.of(DEFAULT).keys()
    for language in languages if new else ():
        bundle = LanguageBundle(language, _files(language, folders), english)
        new = {each for each in new if bundle.source(each)}
    if new:
        recorded.record(languages, english, sorted(new), languages)


def _record(
    names: Sequence[str],
    languages: Iterable[str],
    folders: Sequence[Path],
    recorded: MadeFrom,
    ask: Callable[[str], str],
) -> None:
    """Show each message beside its English, and record the messages whose translation holds."""
    english = _english(folders)
    for language in languages:
        bundle, before = read_all(language, _files(language, folders), english), recorded.of(language)
        held = []
        for name in filter(bundle.messages.__contains__, names):
            sys.stdout.writelines(f"{line}\n" for line in beside_each_other(name, english, before, bundle))
            if ask("Does the translation hold? [y/N] ") == "y":
                held.append(name)
        recorded.record([language], english, held, languages_in(folders))


def _rewrite(files: Iterable[Path], names: Iterable[str], new: str) -> None:
    """Rename the messages, or delete them with their comments if there is no new name."""
    for path in files:
        text = before = path.read_text(encoding="utf-8")
        for name in names:
            entry = rf"^(?:# .*\n)*{name} =.*\n?(?:\n*[ }}].*\n?)*"
            text = re.sub(rf"^{name}(?= =)|(?<={{ ){name}(?=[. ])" if new else entry, new, text, flags=re.MULTILINE)
        if text != before:
            path.write_text(text, encoding="utf-8")


def beside_each_other(
    name: str, english: LanguageBundle, before: Mapping[str, Message], *translations: LanguageBundle
) -> Iterator[str]:
    """Yield an English message as it was and is, and its translations."""
    yield f"--- {name}"
    if name in before and not say_the_same(before[name], english.messages[name]):
        yield f"was: {without_comment(before[name]).rstrip()}"
    yield f"now: {without_comment(english.messages[name]).rstrip()}"
    for own in (each for each in translations if name in each.messages):
        yield f"{own.language}: {without_comment(own.messages[name]).rstrip()}"


def _show(language: str, folders: Sequence[Path], recorded: MadeFrom, *, release: bool) -> bool:
    """Print the open work in a language; return whether there is none that matters."""
    try:
        report = Report.of(language, folders, recorded)
    except BrokenTranslation as problem:
        sys.stdout.write(f"{language}: {problem}\n")
        return False
    sys.stdout.writelines(f"{line}\n" for line in report.lines)
    return not any(report.findings) if release else not report.problems


def _english(folders: Iterable[Path]) -> LanguageBundle:
    return read_all(DEFAULT, _files(DEFAULT, folders))


def _files(language: str, folders: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(path for folder in folders for path in sorted((folder / language).glob("*.ftl")))


if __name__ == "__main__":
    sys.exit(end_quietly(main))
