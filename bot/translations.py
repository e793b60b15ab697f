"""`python -m bot.translations [LANGUAGE ...]` shows translators what is missing or wrong in a language."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from bot.chat.extension import locale_folders
from bot.localization.bundle import BrokenTranslation, LanguageBundle
from bot.localization.fluent import DEFAULT
from bot.localization.review import read_messages, review


def shipped_languages() -> tuple[str, ...]:
    """Return all languages that any folder of messages has, English first."""
    found = {path.name for folder in locale_folders() for path in folder.iterdir() if path.is_dir()}
    return DEFAULT, *sorted(found - {DEFAULT})


def main(arguments: Sequence[str] | None = None) -> int:
    """Print every problem of the languages, all by default; return 1 if there is any."""
    parser = ArgumentParser("bot.translations", description="Show what is missing or wrong in the texts of a language.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as pl (default: all that there are)")
    languages = parser.parse_args(arguments).languages or shipped_languages()
    are_complete = [_report(language) for language in languages]
    return 0 if all(are_complete) else 1


def _report(language: str) -> bool:
    """Print the problems of a language and how many of its messages there are; return whether there are none."""
    folders = locale_folders()
    own, english = read_messages(language, folders), read_messages(DEFAULT, folders)
    problems = [*_unreadable(language), *review(language, own, english)]
    sys.stdout.writelines(f"{language}  {problem}\n" for problem in problems)
    messages = f"{len(english.keys() & own.keys())} of {len(english)} messages"
    sys.stdout.write(f"{language}: {messages}, problems: {len(problems)}\n")
    return not problems


def _unreadable(language: str) -> Iterator[BrokenTranslation]:
    """Find the first message that is not valid Fluent, or has the name of another."""
    try:
        LanguageBundle.read(language, [folder / language for folder in locale_folders()]).check()
    except BrokenTranslation as problem:
        yield problem


if __name__ == "__main__":
    sys.exit(main())
