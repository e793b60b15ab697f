"""The languages in which screens are tested: `make test` takes the pseudo-language and the longest one."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from fluent.syntax.ast import SelectExpression, TextElement

from bot.localization.fluent import FluentLocalizer, nodes
from tests.bot.pseudo_language import pseudo_localizer
from tests.bot.sample_tables import translations

PSEUDO: Final = "pseudo"


def length_of(language: str) -> int:
    """How many characters the messages of the language have that are the same for every number."""
    entries = [source.entry for source in translations().bundles[language].sources.values()]
    texts = [each for each in entries if not [*nodes(each, SelectExpression)]]
    return sum(len(element.value) for text in texts for element in nodes(text, TextElement))


LONGEST: Final = max(translations().bundles, key=length_of)


def localizer_of(language: str) -> FluentLocalizer:
    return pseudo_localizer() if language == PSEUDO else translations().bind(language)


def _languages() -> Iterator[Any]:
    for language in (PSEUDO, *translations().bundles):
        yield pytest.param(language, marks=() if language in {PSEUDO, LONGEST} else pytest.mark.languages)


in_every_language: Final[Callable[..., Any]] = pytest.mark.parametrize("language", [*_languages()])
"""Parametrizes a test by `language`, for `localizer_of`."""
