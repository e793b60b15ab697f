"""A proof sheet of a language as one HTML page, all that players read beside the English: `make proof LANGUAGE=pl`."""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from html import escape
from itertools import count, pairwise
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax.ast import Message, SelectExpression, VariableReference

from bot.localization.fluent import DEFAULT, FluentLocalizer, nodes, references
from engine import __version__
from tests.bot.golden_screens import transcripts
from tests.bot.sample_tables import LOCALIZER, translations
from tools.translating.__main__ import shipped_languages
from tools.translating.glossary import terms_in
from tools.translating.made_from import without_comment

FOLDER: Final = Path("build")
POSITIONS: Final = 6
"""The number of positions of a game: enough for each kind of turn."""
NUMBER: Final = re.compile(r"\b[a-z]?\d+\b")
"""Numbers, dominoes and squares. A text that differs from an earlier text only in these is left out."""
NAME: Final = re.compile(r"@\W*everyone(?:…| \W*Wolfe[a-z]*(\d*)…?)")
"""The longest name, which the screens of tests give everybody, with the number of the seat."""
NAMES: Final = "Kim", "Zuri", "Ben", "Mia"
"""The names in its place: a first letter that changes no word before it, in no language."""
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
WORD: Final = re.compile(r"[^\W\d]+")

Row: TypeAlias = tuple[str, str]
"""A text in English, and in the language of the sheet."""

PAGE: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{name}: proof sheet</title>
<style>
body {{ font: 16px/1.4 sans-serif; max-width: 75em; margin: auto; padding: 1em; }}
table {{ border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 1.5em; }}
td {{ border-top: 1px solid #ccc; padding: .2em .5em; vertical-align: top; }}
td {{ white-space: pre-wrap; overflow-wrap: anywhere; }}
td:first-child {{ width: 2.2em; color: #6b6b6b; }}
td:nth-child(2) {{ color: #555; }}
.same {{ background: #fff3c4; }}
</style>
<h1>{name}: proof sheet</h1>
<p>Version {version}. The right column is what players read in {name}, and the column before it is the English. If
something sounds wrong, tell us the number at the left and what you would say instead.</p>
<ul>
<li>Each screen shows only what is new on it: a text is left out if all its pairs of words have been shown before.</li>
<li>Marks: (button), [description of a picture], &lt;list: first choice | second choice&gt;, **bold**, ## heading.</li>
<li>Yellow: both columns are the same. The text may wait for its translation.</li>
</ul>
{parts}
</html>
"""


@dataclass(frozen=True)
class Noting(FluentLocalizer):
    """A localizer that collects the messages that are asked for, with their arguments."""

    asked: dict[str, set[tuple[str, str]]] = field(default_factory=lambda: defaultdict(set), compare=False)

    def find(self, key: str, /, **args: str | float | date) -> str | None:
        self.asked[key].update((name, str(value)) for name, value in args.items())
        return super().find(key, **args)

    def shows_all_of(self, key: str, message: Message | None) -> bool:
        """Return whether the message was asked for with each key of its variants, the categories of plurals aside."""
        keys = {
            (choice.selector.id.name, str(getattr(variant.key, "name", None) or variant.key.value))
            for choice in nodes(message, SelectExpression)
            if isinstance(choice.selector, VariableReference)
            for variant in choice.variants
        }
        return key in self.asked and {each for each in keys if each[1] not in PLURALS} <= self.asked[key]


def sheet(language: str) -> str:
    """Return the proof sheet of a language as a page of HTML."""
    own = Noting(translations().bind(language).bundles, strict=True)
    terms = [(f"{each.english}\n{each.note}", each.word) for each in terms_in(language) if each.word]
    parts = {
        "Words of the game": [terms],
        "Screens": list(_new_screens(own)),
        "Texts that no screen above shows, or not in each variant, as translators write them": [_other_messages(own)],
    }
    numbers = count(1)
    shown = "\n".join(
        f"<h2>{title}</h2>\n" + "\n".join(_table(table, language, numbers) for table in tables)
        for title, tables in parts.items()
    )
    name = translations().names[language]
    return PAGE.format(name=escape(name), version=__version__, parts=shown)


def _new_screens(own: FluentLocalizer) -> Iterator[list[Row]]:
    """Yield the lines of each screen that have new words next to each other, in the translation."""
    seen = set[tuple[str, str]]()
    both = (transcripts(localizer, POSITIONS) for localizer in (LOCALIZER, own))
    for screens in zip(*both, strict=True):
        new = []
        for english, translated in _lines(*screens):
            words = (word for word in WORD.findall(NUMBER.sub("", translated)) if word not in NAMES)
            pairs = {*pairwise(["", *words, ""])}
            if not pairs <= seen:
                new.append((english, translated))
                seen |= pairs
        if new:
            yield new


def _lines(english: str, translated: str) -> Iterable[Row]:
    """Pair the lines of a screen, or the whole texts if a translation has more or fewer lines."""
    lines = [NAME.sub(_name, text).removeprefix("---\n").splitlines() for text in (english, translated)]
    return zip(*lines, strict=True) if len(lines[0]) == len(lines[1]) else [(english, translated)]


def _name(found: re.Match[str]) -> str:
    return NAMES[(int(found[1] or 1) - 1) % len(NAMES)]


def _other_messages(own: Noting) -> list[Row]:
    """Return the messages that screens, and messages on screens, have not asked for with each of their variants."""
    bundles = translations().bundles
    english, messages = bundles[DEFAULT].messages, own.bundles[0].messages
    referenced = frozenset[str]().union(*(references(messages.get(name)) for name in own.asked))
    return [
        (_text(english[name]), _text(messages.get(name, english[name])))
        for name in english
        if name not in referenced and not own.shows_all_of(name, messages.get(name))
    ]


def _text(message: Message) -> str:
    return without_comment(message).strip()


def _table(rows: Iterable[Row], language: str, numbers: Iterator[int]) -> str:
    shown = (_row(next(numbers), english, own, language) for english, own in rows)
    return f"<table>\n{''.join(shown)}</table>"


def _row(number: int, english: str, own: str, language: str) -> str:
    same = ' class="same"' if english == own and WORD.search(own) else ""
    return f'<tr id="{number}"{same}><td>{number}<td>{escape(english)}<td lang="{language}">{escape(own)}\n'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in sys.argv[1:] or shipped_languages()[1:]:
        path = FOLDER / f"proof-{language}.html"
        path.write_text(sheet(language), encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
