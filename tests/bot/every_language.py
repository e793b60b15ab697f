"""The languages in which screens are tested: `make test` takes one or two, the longest or largest among them."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from bot.localization.fluent import DEFAULT, FluentLocalizer
from tests.bot.pseudo_language import pseudo_localizer
from tests.bot.sample_tables import translations

PSEUDO: Final = "pseudo"


LONGEST: Final = "de"
"""By its characters in messages that are the same for every number."""


def localizer_of(language: str) -> FluentLocalizer:
    return pseudo_localizer() if language == PSEUDO else translations().bind(language)


def _parametrized(*always: str) -> Callable[..., Any]:
    """Return what runs a test in these languages, and by `make languages` in all."""
    languages = dict.fromkeys((*always, *translations().bundles))
    marks = {language: () if language in always else pytest.mark.languages for language in languages}
    return pytest.mark.parametrize("language", [pytest.param(each, marks=mark) for each, mark in marks.items()])


in_every_language: Final = _parametrized(PSEUDO)
in_every_shipped_language: Final = _parametrized(DEFAULT, LONGEST)
in_every_language_of_a_release: Final = _parametrized()
"""Parametrize a test by `language`, for `localizer_of`."""
