"""What prose says about other screens is true: labels, settings and numbers come from where they are defined."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax.ast import Message

from bot.chat.deeds.settings import SECTIONS, SERVER_SECTIONS
from bot.localization.fluent import DEFAULT, translations_with
from engine.court.court import BRIBE_COST, COINS_PER_POINT
from engine.dominoes import BOXES
from engine.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from engine.variants import VARIANTS
from tests.bot.every_language import in_every_shipped_language, localizer_of
from tests.bot.sample_tables import translations
from tools.translating.glossary import shares_a_word, terms_in
from tools.translating.made_from import without_comment
from tools.translating.rendering import NAMES, Rendering
from tools.translating.review import calls, literal_text

ENGLISH: Final = translations_with([]).bundles[DEFAULT].messages
"""The messages of the core: a feature may be deleted with its prose."""

SETTINGS: Final[Mapping[str, Sequence[str]]] = {
    "alt-text-mode": ("text-mode",),
    "error-unknown-time-zone": ("zone",),
    "help-ear": ("text-mode",),
    "help-time": ("quiet",),
    "done-clock": ("zone",),
    "private-how": ("private",),
}
"""The settings of people that messages promise where they name the command, by the names of their sections."""

SERVER_SETTINGS: Final[Mapping[str, Sequence[str]]] = {
    "error-no-server": (),
    "error-not-manager": (),
    "error-not-opener": ("players",),
    "error-wrong-channel": ("channels",),
    "greeting": ("channels", "game"),
}

NAMED: Final = "alt-text-mode", "help-ear"
"""The messages that call the setting by its name."""


def test_prose_about_the_settings_names_settings_that_there_are() -> None:
    for command, promised, sections in (("settings", SETTINGS, SECTIONS), ("server", SERVER_SETTINGS, SERVER_SECTIONS)):
        naming = {name for name, each in ENGLISH.items() if f'COMMAND("kingdomino {command}")' in calls(each)}
        assert naming == promised.keys()
        assert {each for names in promised.values() for each in names} <= {each.name for each in sections}


@in_every_shipped_language
def test_prose_calls_a_setting_by_its_name(language: str) -> None:
    localizer = localizer_of(language)
    for name in NAMED:
        for section in SETTINGS[name]:
            title = localizer(f"setting-{section}")
            assert shares_a_word(title, localizer(name))


# ---- what stands in bold, as code or in quotes

QUOTED: Final = re.compile(r"\*\*(.+?)\*\*|`(.+?)`|“([^“”]+?)”|„([^„“”]+?)[“”]|«([^«»]+?)»|「([^「」]+?)」")

PROSE: Final = re.compile(r"(rules|help|lesson|hint|tutorial)-.*|greeting|.*-about")

STEPS: Final = "button-place", "button-take", "step-place", "step-choose"
QUOTES: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(
        filter(re.compile(r"lesson-.*|rules-(court-)?turn").fullmatch, translations().bundles[DEFAULT].messages), STEPS
    ),
    "help-turn": ("button-place", "button-take"),
    "help-writing": (),
    "hint-take": ("button-take",),
    "rules-court-house": ("option-dynasty", "building-vault-knights", "building-vault-towers"),
    "rules-options": ("part-middle-kingdom", "part-harmony", "option-dynasty", "variant-kd7"),
    "rules-symbols": (
        *("sign-crowns", "sign-per-property", "sign-points-per-tower", "sign-points-per-knight"),
        *("sign-tax-per-tower", "sign-tax-per-knight", "legend-points"),
    ),
    "setting-suggestions-about": ("setting-suggestions-none",),
}
"""The messages that prose quotes word for word, besides words of the glossary."""

EMPHASIS: Final = {
    "help-writing": "a move as it is typed",
    "hint-merits": "a gain as it is shown",
    "rules-advice": "the advice, and sums",
    "rules-dragon": "the limit",
    "rules-placing": "numbers in the picture",
    "rules-queen": "what she is worth",
    "rules-scoring": "sums",
    "rules-signs": "what the picture shows",
    "rules-teams": "what matters most",
}
"""The messages in which bold print only stresses something, and what."""


@in_every_shipped_language
def test_what_prose_quotes_is_a_label_that_there_is_or_a_word_of_the_glossary(language: str) -> None:
    assert [*foreign_quotes(language)] == []


def foreign_quotes(language: str) -> Iterator[str]:
    """Yield what stands in bold, as code or in quotes, and comes from no message and not from the glossary."""
    localizer, own = localizer_of(language), translations().bundles[language].messages
    glossary = [
        each.english if language == DEFAULT else each.word
        for each in terms_in(language if language != DEFAULT else "pl")
    ]
    for name in filter(PROSE.fullmatch, own):
        labels = [localizer(each, **ANYTHING) for each in QUOTES.get(name, ())]
        for quote in quotes_in(own[name]):
            if name not in EMPHASIS and not any(shares_a_word(quote, text) for text in (*labels, *glossary)):
                yield f"{name}: {quote}"


ANYTHING: Final[Mapping[str, Any]] = {"domino": "12", "choice": "12", "count": 1, "points": 1}


def quotes_in(message: Message) -> Iterator[str]:
    for found in QUOTED.findall(without_comment(message)):
        quote = next(filter(None, found))
        if "{" not in quote and not quote.startswith("kingdomino ") and re.search(r"[^\W\d_]", quote):
            yield quote


# ---- numbers

NUMBERS: Final[Mapping[str, int]] = {
    "court-burn": BRIBE_COST,
    "court-burn-placeholder": BRIBE_COST,
    "court-dragon": BRIBE_COST,
    "lesson-queendomino-end": COINS_PER_POINT,
    "option-harmony-about": HARMONY_BONUS,
    "option-middle-kingdom-about": MIDDLE_KINGDOM_BONUS,
    "variant-kd3n": VARIANTS["kd3n"].formats[3].line,
    "variant-kd3n-about": len(BOXES["k"]),
    "variant-kd7-about": len(BOXES["k"]),
}
"""Numbers that messages write out, by what they count in the program."""

WRITTEN: Final = re.compile(r"(?<![a-zA-Z\d×+.@-])\d+(?![a-z\d×@-])")

OF_EXAMPLES: Final = re.compile(
    r"option-.*|rules-.*|help-writing|error-no-such-date|lesson-.*-choose|hint-merits|grid-.*|effect-.*|legend-.*|plan-ranked"
)
"""Messages with numbers of an example, of a picture beside them, or of a name; and effects of buildings."""


def test_every_written_number_has_a_source() -> None:
    written = {name for name, each in ENGLISH.items() if WRITTEN.search(literal_text(each))}
    assert {name for name in written if not OF_EXAMPLES.fullmatch(name)} <= NUMBERS.keys()


@in_every_shipped_language
def test_numbers_in_prose_are_those_of_the_program(language: str) -> None:
    own = translations().bundles[language].messages
    for name, number in NUMBERS.items():
        text = literal_text(own[name])
        assert re.search(rf"(?<!\d){number}(?!\d)", text) or (number == 1 and not WRITTEN.search(text)), name


# ---- documents

PAGES: Final = "README.md", "docs/hosting/first-evening.md", "docs/hosting/settings.md", "docs/computer-players.md"
INSIDE: Final = re.compile(r"(?<=[\w,(“:.] )\*\*([^*.\n]+)\*\*")
"""Bold words inside a line. At its beginning they are a heading."""

ROOT: Final = Path(__file__).parents[3]


@pytest.mark.parametrize("page", PAGES)
def test_a_label_that_a_document_quotes_is_the_text_of_a_message(page: str) -> None:
    quoted = set(INSIDE.findall((ROOT / page).read_text(encoding="utf-8")))
    assert quoted - english_texts() - NO_LABELS == set()


NO_LABELS: Final = {"Exit code 1", "the database has no game", "Queendomino", "Kingdomino"}


@cache
def english_texts() -> set[str]:
    rendering = Rendering(translations().bundles[DEFAULT], translations().bundles[DEFAULT], (), NAMES[:1])
    return {text for name in translations().bundles[DEFAULT].messages for text in rendering.texts(name)}
