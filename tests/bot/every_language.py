"""The languages in which screens are tested: `make test` takes two, one of them the longest."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from fluent.syntax.ast import SelectExpression, TextElement

from bot.localization.fluent import DEFAULT, FluentLocalizer, nodes
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


def _parametrized(first: str) -> Callable[..., Any]:
    """Return what runs a test in the first language and in the longest one, and by `make languages` in all."""
    languages = dict.fromkeys((first, *translations().bundles))
    marks = {language: () if language in {first, LONGEST} else pytest.mark.languages for language in languages}
    return pytest.mark.parametrize("language", [pytest.param(each, marks=mark) for each, mark in marks.items()])


in_every_language: Final = _parametrized(PSEUDO)
in_every_shipped_language: Final = _parametrized(DEFAULT)
"""Parametrize a test by `language`, for `localizer_of`."""
