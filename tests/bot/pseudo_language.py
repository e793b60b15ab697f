"""A language that is English with doubled, accented vowels: about 40 % longer, and easy to tell from English."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, locale_folders

PSEUDO = "sv-SE"
"""A locale that Discord has and the bot has not."""

_DOUBLED = str.maketrans({"a": "áä", "e": "éë", "i": "íï", "o": "óö", "u": "úü"})
_KEPT = re.compile(r"(`[^`]*`)")
_NAMES = re.compile(r"(command|option)-.*-about")


class _Lengthen(Transformer):
    def visit_Message(self, node: Message) -> Message:  # noqa: N802 - the name that Fluent looks for
        # Descriptions of commands have a limit of their own, which each language is checked for.
        return node if _NAMES.fullmatch(node.id.name) else self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        # What is typed stays as it is.
        parts = _KEPT.split(node.value)
        node.value = "".join(each if each.startswith("`") else each.translate(_DOUBLED) for each in parts)
        return node


def write_pseudo_language(folders: Iterable[Path], target: Path) -> list[Path]:
    """Write the language beside a copy of English; return the folders of both."""
    written = []
    for index, folder in enumerate(folders):
        for locale in (DEFAULT, PSEUDO):
            (target / str(index) / locale).mkdir(parents=True)
        for path in (folder / DEFAULT).glob("*.ftl"):
            text = path.read_text(encoding="utf-8")
            (target / str(index) / DEFAULT / path.name).write_text(text, encoding="utf-8")
            resource = _Lengthen().visit(FluentParser().parse(text))
            pseudo = FluentSerializer().serialize(resource)
            (target / str(index) / PSEUDO / path.name).write_text(pseudo, encoding="utf-8")
        written.append(target / str(index))
    return written


@cache
def pseudo_localizer() -> FluentLocalizer:
    """The texts of the whole bot in the pseudo-language, which falls back to nothing."""
    with TemporaryDirectory() as folder:
        own = Translations.load(*write_pseudo_language(locale_folders(), Path(folder)), strict=True).own(PSEUDO)
        # A language is read when it is used, and the folder is gone by then.
        own("button-join")
        return own
