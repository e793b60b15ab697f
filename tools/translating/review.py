"""The review of a language: problems of its messages compared with English."""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from babel import Locale
from fluent.syntax import FluentSerializer, ast

from bot.localization.fluent import (
    DEFAULT,
    FUNCTIONS,
    MARK,
    MARKS,
    dropped,
    foreign,
    nodes,
    references,
    shown,
    variables,
)
from tools.translating.glossary import exceptions, forms_of, words_of

Messages: TypeAlias = Mapping[str, ast.Message]
"""The messages of a language by their names."""

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of all languages, as CLDR names them."""

LARGEST_COUNT: Final = 1000
"""An upper limit of counts in the game. Some languages have a plural category that begins at a million."""

FLUENT_FUNCTIONS: Final = frozenset({"NUMBER", "DATETIME"})


LITERAL_NUMBER: Final = re.compile(r"\b[0-9]+\b(?!×)")
"""A written-out number; in 5×5, the name of a grid, there is none."""

LONGEST_DESCRIPTION: Final = 100
"""The longest description of a command, an option or a choice, in characters."""

LONGEST_LABEL: Final = 38
"""The longest label that a phone shows whole, in characters, with a name of ordinary length in the label."""

ORDINARY_NAME: Final = 12
ORDINARY_NUMBER: Final = 2
"""The length of the name of a person or of any other argument in a label, in characters."""

MOST_PLAYERS: Final = 8
"""The number of different names for computer players in each language, as many as the largest table has seats."""

UNBOUND: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {"fr": re.compile(r" [:;!?»]|« "), "ru": re.compile(r" —")}
)
"""By language, spaces where a line break would separate a mark from its word."""

SUBJECTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "de": "zweimal|Platz mehr für",
        "es-ES": "de|cabe más|tu",
        "et": "saab|on|topelt|suurim|Mänguga",
        "fr": "de|double",
        "lt": "plėstis|yra|Sudegė",
        "lv": "augt|Sadega",
        "pl": "powiększyć|jest",
        "ru": "расти|есть",
    }
)
"""By language, the words behind which a name keeps its form; of games and buildings, those with a capital."""


@dataclass(frozen=True)
class Translation:
    """A message in a language, its English original, and the names of all messages of both languages."""

    language: str
    name: str
    message: ast.Message
    english: ast.Message
    others: frozenset[str]

    @property
    def selects(self) -> Iterator[tuple[Any, list[Any]]]:
        """The selectors in the message with their variants for plural categories."""
        for select in nodes(self.message, ast.SelectExpression):
            keyed = [variant for variant in select.variants if isinstance(variant.key, ast.Identifier)]
            yield select, [variant for variant in keyed if variant.key.name in CATEGORIES]


@dataclass(frozen=True)
class Problem:
    """A problem of a message."""

    message: str
    text: str

    def __str__(self) -> str:
        return f"{self.message}: {self.text}"


def review(language: str, own: Messages, english: Messages, stale: Container[str] = ()) -> list[Problem]:
    """Return the problems of a language in the order of its messages; English is compared with itself.

    A stale message may have other arguments; with other arguments the English message is shown.
    """
    found: list[Problem] = []
    known = frozenset({*own, *english})
    for name in filter(english.__contains__, own):
        each = Translation(language, name, own[name], english[name], known)
        checks = STALE_CHECKS if name in stale else CHECKS
        found += [Problem(name, text) for check in checks for text in check(each)]
    return found


# ---- what a message may say


def foreign_arguments(each: Translation) -> Iterator[str]:
    """Find arguments that the message never receives."""
    for variable in sorted(foreign(each.message, each.english)):
        yield f"there is no ${variable}"


def dropped_arguments(each: Translation) -> Iterator[str]:
    """Find English arguments missing in the message. An argument that only selects a form may be missing."""
    for variable in sorted(dropped(each.message, each.english)):
        yield f"${variable} is not used"


def unknown_references(each: Translation) -> Iterator[str]:
    """Find references to messages that do not exist, not even in English."""
    yield from (f"there is no {name}" for name in sorted(references(each.message) - each.others))


def unknown_functions(each: Translation) -> Iterator[str]:
    """Find functions that neither Fluent nor the bot has. The message would be shown in English."""
    called = {call.id.name for call in nodes(each.message, ast.FunctionReference)}
    yield from (f"there is no function {name}" for name in sorted(called - FUNCTIONS.keys() - FLUENT_FUNCTIONS))


def foreign_calls(each: Translation) -> Iterator[str]:
    """Find commands and emoji that the English message lacks, and English commands and emoji that are missing."""
    own, english = calls(each.message), calls(each.english)
    yield from (f"there is no {call}" for call in sorted(own - english))
    yield from (f"{call} is not used" for call in sorted(english - own))


def calls(message: ast.Message) -> frozenset[str]:
    """Return the commands and emoji of a message, as in `COMMAND("board")`, without the values of options."""
    return frozenset(
        f'{call.id.name}("{argument.value.partition(":")[0]}")'
        for call in nodes(message, ast.FunctionReference)
        if call.id.name in {"COMMAND", "EMOJI"}
        for argument in call.arguments.positional
        if isinstance(argument, ast.StringLiteral)
    )


def unclosed_marks(each: Translation) -> Iterator[str]:
    """Find marks of bold, italics and code without an end. Each variant needs an end of its own."""
    for pattern in nodes(each.message, ast.Pattern):
        texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
        found = [mark for text in texts for mark in MARK.findall(text)]
        yield from (f"{mark} is not closed" for mark in MARKS if found.count(mark) % 2)


def literal_numbers(each: Translation) -> Iterator[str]:
    """Find plural categories with a written-out number: in many languages [one] also covers 21."""
    for select, variants in each.selects:
        counted = variables(select.selector)
        is_number_shown = any(counted & shown(variant.value) for variant in variants)
        for variant in variants:
            is_missing = is_number_shown and not counted & shown(variant.value)
            if variant.key.name != "other" and (is_missing or LITERAL_NUMBER.search(literal_text(variant.value))):
                yield f"[{variant.key.name}] is not only for one number: use the variable, or the number as the key"


def plural_categories(each: Translation) -> Iterator[str]:
    """Find superfluous and missing plural categories."""
    known = categories_of(each.language)
    for select, variants in each.selects:
        keys = {variant.key.name for variant in variants}
        is_plural = keys - {"other"} and len(keys) == sum(
            isinstance(one.key, ast.Identifier) for one in select.variants
        )
        if is_plural:
            yield from (f"[{key}] is no category of {each.language}" for key in sorted(keys - known))
            numbers = {one.key.value for one in select.variants if isinstance(one.key, ast.NumberLiteral)}
            # [1] may replace the category of no other number.
            spared = {"one"} if "1" in numbers else set()
            yield from (f"[{key}] is missing" for key in sorted(known - keys - spared))


def equal_variants(each: Translation) -> Iterator[str]:
    """Find variants that all say the same."""
    for _, variants in each.selects:
        if len(variants) > 1 and len({without_layout(variant.value) for variant in variants}) == 1:
            yield "all variants are equal: one text is enough"


def without_layout(pattern: ast.Pattern) -> str:
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("text"), pattern))


@cache
def categories_of(language: str) -> set[str]:
    """Return the plural categories of a language for the counts of the game."""
    rule = Locale.parse(language, sep="-").plural_form
    return {rule(number) for number in range(LARGEST_COUNT)} | {"other"}


def scarce_names(each: Translation) -> Iterator[str]:
    """Find a list of names for computer players that is too short for the largest table."""
    names = {name.strip() for name in literal_text(each.message).split(",")} - {""}
    if each.name == "computer-names" and len(names) < MOST_PLAYERS:
        yield f"{len(names)} different names, where a table may need {MOST_PLAYERS}"


def unbound_marks(each: Translation) -> Iterator[str]:
    """Find marks beside a plain space, which a line break may separate from their word."""
    pattern = UNBOUND.get(each.language)
    if pattern and (found := pattern.search(literal_text(each.message))):
        yield f"“{found[0]}” needs a no-break space"


def left_in_english(each: Translation) -> Iterator[str]:
    """Find a text or a sentence of several words that is the English one. Plurals of one word may be alike."""
    own, english = (ast.Message(ast.Identifier("text"), one.value) for one in (each.message, each.english))
    fewest = 3 if [*each.selects] else 2
    if each.language == DEFAULT:
        return
    if len(re.findall(_ENGLISH_WORD, literal_text(own))) >= fewest and own.equals(english):
        yield "this is English"
        return
    told, meant = (_SENTENCE.findall(literal_text(one)) for one in (own, english))
    for sentence in set(told).intersection(meant):
        if len(re.findall(r"[a-z]{2,}", sentence)) >= _FEWEST_OF_SENTENCE:
            yield f"“{sentence}” is English"


_ENGLISH_WORD: Final = r"\b[a-z]{2,}"
_FEWEST_OF_SENTENCE: Final = 3
_SENTENCE: Final = re.compile(r"[^\s.!?][^.!?\n]*[.!?]")


CODE: Final = re.compile("`[^`]*`")


def missing_words(each: Translation) -> Iterator[str]:
    """Find a word of the game that the English text has, in all its forms or in some of them."""
    for word in words_of(each.language):
        lacks = any(
            says(each.english.value, word.english, every) and not says(each.message.value, word.own, every)
            for every in (all, any)
        )
        if lacks and (word.term, each.name, each.language) not in exceptions():
            yield f"lacks “{word.term}” ({word.own.pattern})"


def says(node: Any, word: re.Pattern[str], every: Callable[[Iterable[bool]], bool]) -> bool:
    """Return whether a part of a message has a word; of a choice, whether all forms or any form has the word."""
    match node:
        case ast.TextElement():
            return word.search(CODE.sub("", node.value)) is not None
        case ast.SelectExpression():
            return every(says(variant.value, word, every) for variant in node.variants)
        case ast.Pattern():
            return any(says(each, word, every) for each in node.elements)
        case ast.Placeable():
            return says(node.expression, word, every)
    return False


_STOPS: Final = ".!?…。！？)）"


def missing_stop(each: Translation) -> Iterator[str]:
    """Find a text that does not end like a sentence, as the English text does."""
    own, english = ([*one.value.elements] if one.value else [] for one in (each.message, each.english))
    told, meant = (one[-1].value if one and isinstance(one[-1], ast.TextElement) else "" for one in (own, english))
    lacks_stop = told != "" and told[-1] not in _STOPS
    # A Japanese sentence with a colon may end with its argument.
    lacks_stop |= meant == "." and each.language != "ja" and own[-1].equals(english[-2])
    if lacks_stop and meant[-1:] in {".", "!", "?"} and not each.name.startswith("button-"):
        yield "a sentence ends with a full stop"
    lines, english_lines = (_lines(one) for one in (own, english))
    if len(lines) == len(english_lines):
        for line, english_line in [*zip(lines, english_lines, strict=True)][:-1]:
            if english_line[-1:] in {".", "!", "?"} and line and line[-1] not in f"{_STOPS}:：":
                yield f"“{line[-20:].lstrip()}” ends with a full stop"
    ends, english_ends = (
        [str(getattr(form[-1], "value", "")).rstrip("*") for form in _forms(one)] for one in (own, english)
    )
    # If all English forms at the end are sentences, all forms of the translation there are.
    if english_ends and all(end.endswith((".", "!", "?")) for end in english_ends):
        yield from (f"“{end[-20:].lstrip()}” ends with a full stop" for end in ends if end and end[-1] not in _STOPS)


def _lines(elements: Sequence[ast.BaseNode]) -> list[str]:
    """Return the lines of a text, without those in a choice; an argument at the end of a line ends a sentence."""
    texts = (each.value if isinstance(each, ast.TextElement) else "…" for each in elements)
    return [line.rstrip("* ") for line in "".join(texts).split("\n") if line.strip()]


def _forms(elements: Sequence[ast.BaseNode]) -> list[list[ast.BaseNode]]:
    """Return the elements of each form of the choice at the end of a text; empty without such a choice."""
    last = elements[-1].expression if elements and isinstance(elements[-1], ast.Placeable) else None
    return [[*form.value.elements] for form in last.variants] if isinstance(last, ast.SelectExpression) else []


def inflected_names(each: Translation) -> Iterator[str]:
    """Find the name of a game, a terrain or a building with an ending, or behind a word that would change its form."""
    if each.language not in SUBJECTS:
        return
    words = SUBJECTS[each.language]
    alone = "|".join(re.findall(r"[A-Z]\w+", words))
    follows = {
        kinds: re.compile(rf"(?:^|[(（:：„«“·,;–|*.?]|\b(?:{behind or '(?!)'}))\s*$")
        for kinds, behind in (("game lesson building", alone), ("terrain lands", words))
    }
    for pattern in nodes(each.message, ast.Pattern):
        texts = [one.value if isinstance(one, ast.TextElement) else ":" for one in (*pattern.elements, None)]
        for before, label, after in zip(["", *texts], pattern.elements, texts[1:], strict=False):
            is_bare = isinstance(label, ast.Placeable) and isinstance(label.expression, ast.VariableReference)
            for name in shown(label) if is_bare else ():
                fits = next((one for kinds, one in follows.items() if name.rpartition("_")[2] in kinds.split()), None)
                if fits and (not fits.search(before) or after[:1].isalpha()):
                    yield f"“{before[-20:].lstrip()}{{ ${name} }}{after[:5]}” may need a form: use a colon or brackets"


def mixed_forms(each: Translation) -> Iterator[str]:
    """Find a choice by the terrain whose texts have names in several forms."""
    for select in nodes(each.message, ast.SelectExpression):
        texts = {
            one.key.name: literal_text(one.value) for one in select.variants if isinstance(one.key, ast.Identifier)
        }
        forms = forms_of(each.language) if variables(select.selector) == {"terrain_id"} else ()
        if forms and not any(all(row[one].search(texts[one]) for one in row.keys() & texts.keys()) for row in forms):
            yield "the names of the terrains are no row of docs/forms.csv"


# ---- what Discord and phones take


def long_descriptions(each: Translation) -> Iterator[str]:
    """Find descriptions of commands above Discord's limit."""
    length = len(literal_text(each.message))
    if re.fullmatch(r"(option|command)-.*-about", each.name) and length > LONGEST_DESCRIPTION:
        yield f"{length} characters, where Discord takes {LONGEST_DESCRIPTION}"


def long_labels(each: Translation) -> Iterator[str]:
    """Find labels of buttons that a phone would cut."""
    if each.name.startswith("button-") and (length := longest(each.message)) > LONGEST_LABEL:
        yield f"{length} characters with a name of {ORDINARY_NAME}, where a button has room for {LONGEST_LABEL}"


def longest(node: Any) -> int:
    """Return the number of characters in the longest text of a part of a message, with ordinary arguments."""
    match node:
        case ast.TextElement():
            return len(node.value)
        case ast.VariableReference():
            return ORDINARY_NAME if node.id.name == "name" else ORDINARY_NUMBER
        case ast.SelectExpression():
            return max(longest(variant.value) for variant in node.variants)
        case ast.Pattern():
            return sum(map(longest, node.elements))
    return sum(longest(getattr(node, part)) for part in ("value", "expression") if hasattr(node, part))


Check: TypeAlias = Callable[[Translation], Iterator[str]]
"""Finds problems of a message."""

CHECKS: Final[tuple[Check, ...]] = (
    foreign_arguments,
    dropped_arguments,
    unknown_references,
    unknown_functions,
    foreign_calls,
    unclosed_marks,
    literal_numbers,
    plural_categories,
    equal_variants,
    scarce_names,
    unbound_marks,
    left_in_english,
    missing_words,
    missing_stop,
    inflected_names,
    mixed_forms,
    long_descriptions,
    long_labels,
)
"""All checks, in the order of the listed problems."""

OF_PLACEABLES: Final = frozenset(
    {foreign_arguments, dropped_arguments, unknown_references, foreign_calls, missing_words}
)
STALE_CHECKS: Final = tuple(check for check in CHECKS if check not in OF_PLACEABLES)
"""The checks of a message with a changed English original."""


# ---- looking into messages


def literal_text(node: ast.BaseNode) -> str:
    """Return the text of a message or a part of a message, without placeables."""
    return "".join(text.value for text in nodes(node, ast.TextElement))
