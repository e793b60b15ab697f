"""Messages by their ids, so that tests say which message is shown and not how it is worded in English."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast as fluent

from bot.chat.kit.markup import markdown, unmarked
from bot.localization.fluent import shipped_translations
from bot.localization.spans import lines_of
from tests.bot.sample_tables import LOCALIZER

_INVISIBLE = str.maketrans({"\u00a0": " ", "\u2060": None, "\u2068": None, "\u2069": None})

_COMMAND = re.compile(r"</([^:>]+):\d+>(?: `([^`]+)`)?")


def plain(text: str) -> str:
    """Return the text without ids of commands, and without what only keeps a line from ending there."""
    return _COMMAND.sub(lambda found: f"`/{' '.join(filter(None, found.groups()))}`", text.translate(_INVISIBLE))


def written(text: str) -> str:
    """Return a text as Discord gets it."""
    return plain(markdown(lines_of(text)))


def words(key: str, /, **arguments: Any) -> str:
    """Return a message in English."""
    return written(LOCALIZER(key, **arguments))


def first_line(key: str, /, **arguments: Any) -> str:
    """Return the first line of a message in English as a push shows it, without marks."""
    return plain(unmarked(lines_of(LOCALIZER(key, **arguments))[0]))


def says(text: str, key: str, /, **arguments: Any) -> bool:
    """Return whether a text contains a message in English, with these arguments and any others.

    Arguments are compared as texts; a number has to be written as it is shown. Bold print and backslashes do not count.
    """
    return re.search(_pattern_of(key, arguments), _unescaped(text)) is not None


def says_only(text: str, key: str, /, **arguments: Any) -> bool:
    """Return whether a text is a message in English, with these arguments and any others."""
    return re.fullmatch(_pattern_of(key, arguments), _unescaped(text)) is not None


def found(text: str, key: str, /, **arguments: Any) -> Iterator[dict[str, str]]:
    """Yield the arguments of each message of the id in a text. `arguments` are numbers, or words to be found."""
    pattern = re.escape(words(key, **arguments))
    for name, value in arguments.items():
        form = r"\d+" if isinstance(value, int) else r"[^.()\n]+?"
        pattern = pattern.replace(re.escape(str(value)), f"(?P<{name}>{form})", 1)
    return (each.groupdict() for each in re.finditer(pattern, text))


def _unescaped(text: str) -> str:
    return text.replace("\\", "").replace("**", "")


def _pattern_of(key: str, arguments: dict[str, Any]) -> str:
    return _pattern(key, tuple(sorted((name, _unescaped(written(str(value)))) for name, value in arguments.items())))


@cache
def _pattern(key: str, arguments: tuple[tuple[str, str], ...]) -> str:
    """Return a regular expression for a message; what is not among the arguments may be anything."""
    source = shipped_translations().bundles["en-US"].source(key)
    assert source
    assert source.entry.value
    return _of_pattern(source.entry.value, dict(arguments)).replace(r"\*\*", "")


def _of_pattern(pattern: fluent.Pattern, arguments: dict[str, str]) -> str:
    return "".join(
        re.escape(plain(each.value)) if isinstance(each, fluent.TextElement) else _of(each.expression, arguments)
        for each in pattern.elements
    )


def _of(expression: Any, arguments: dict[str, str]) -> str:  # noqa: PLR0911 - a case for each kind of expression
    match expression:
        case fluent.Placeable():
            return _of(expression.expression, arguments)
        case fluent.StringLiteral() | fluent.NumberLiteral():
            return re.escape(plain(str(expression.parse()["value"])))
        case fluent.VariableReference():
            known = arguments.get(expression.id.name)
            return r"[\s\S]+?" if known is None else re.escape(plain(known))
        case fluent.MessageReference():
            return _pattern(expression.id.name, tuple(arguments.items()))
        case fluent.TermReference():
            return _pattern(f"-{expression.id.name}", ())
        case fluent.SelectExpression():
            variants = [_of_pattern(variant.value, arguments) for variant in _possible(expression, arguments)]
            return f"(?:{'|'.join(variants)})"
    return r"[\s\S]+?"


def _possible(expression: fluent.SelectExpression, arguments: dict[str, str]) -> list[fluent.Variant]:
    """Return the variants that the arguments may lead to: all of them where a plural decides."""
    selector, named = expression.selector, {}
    if isinstance(selector, fluent.VariableReference):
        known = arguments.get(selector.id.name)
        named = {
            variant.key.name: variant for variant in expression.variants if isinstance(variant.key, fluent.Identifier)
        }
        if known in named:
            return [named[known]]
    return list(expression.variants)
