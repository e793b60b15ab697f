"""The core names no feature: no command or message of one, and no word for one in what people read.

What the core cannot do without stands in `KNOWN`, with the reason.
"""

import ast
import re
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax.ast import TextElement

from bot.chat.handling.feature import Feature
from bot.host.composition import FEATURES
from bot.localization.fluent import DEFAULT, nodes, references, translations_with
from tests.bot.features import HANDLERS
from tools.translating.review import calls

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = Path(__file__).parent
PLAIN: Final = {"ask", "call", "calls", "follow", "following", "question", "questions", "turns"}
"""Names of features and last words of commands that people also read in texts about other things."""
KNOWN: Final = {
    "help-fair"  # what a message shows before the game, whatever kind of deal it announces
}
"""Messages of the core with a word that is also the name of a feature."""
LITERALS: Final = {"daily"}
"""A kind of shared deal, whose name stands in the database, is also a command."""
YEAR: Final = ROOT / "tests/year"
"""A year is of all features together, and goes with the first that is deleted."""
IMPORT: Final = re.compile(r"^\s*(from|import) (bot|tests)\.features\.", re.MULTILINE)
EACH_FEATURE: Final = pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)


def messages_of(feature: Feature[Any]) -> set[str]:
    files = (feature.locales / DEFAULT).glob("*.ftl")
    return {name for file in files for name in re.findall(r"(?m)^([\w-]+) =", file.read_text(encoding="utf-8"))}


@cache
def literals(path: Path) -> frozenset[str]:
    """The texts in the code of a module."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str))


@EACH_FEATURE
def test_no_module_of_the_core_names_a_command_or_a_message_of_a_feature(feature: Feature[Any]) -> None:
    own = {*messages_of(feature), *feature.commands} - LITERALS
    # `bot/host/composition.py` is where features are named.
    paths = {each for each in (ROOT / "bot").rglob("*.py") if ROOT / "bot/features" not in each.parents}
    named = {path: literals(path) & own for path in paths - {ROOT / "bot/host/composition.py"}}
    assert {str(path): texts for path, texts in named.items() if texts} == {}


def test_no_action_of_the_core_is_one_of_a_feature() -> None:
    kinds = {type(action) for action in HANDLERS if isinstance(action, StrEnum)}
    texts = [each.value for kind in kinds for each in kind]
    assert sorted(texts) == sorted({*texts})


@EACH_FEATURE
def test_no_text_of_the_core_names_a_feature(feature: Feature[Any]) -> None:
    english, own = translations_with([]).bundles[DEFAULT], messages_of(feature)
    called = {f'COMMAND("{each}")' for each in feature.commands}
    words = {feature.name, feature.name.removesuffix("s"), *(each.split()[-1] for each in feature.commands)} - PLAIN
    named = re.compile(rf"\b({'|'.join(words) or '(?!)'})\b", re.IGNORECASE)
    found = [
        name
        for name, source in english.sources.items()
        if (ROOT / "bot") in source.path.parents
        and (
            references(source.entry) & own
            or calls(english.messages[name]) & called
            or named.search(" ".join(each.value for each in nodes(source.entry, TextElement)))
        )
    ]
    assert set(found) <= KNOWN


@pytest.mark.parametrize("folder", ["tests", "tools"])
def test_no_test_and_no_tool_outside_of_their_folders_imports_a_feature(folder: str) -> None:
    paths = [each for each in (ROOT / folder).rglob("*.py") if not {ROOT / "tests/features", YEAR} & {*each.parents}]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    assert [path for path, text in texts.items() if IMPORT.search(text)] == []


@EACH_FEATURE
def test_no_test_of_a_feature_imports_another(feature: Feature[Any]) -> None:
    paths = [*(ROOT / "tests/features" / feature.name).rglob("*.py")]
    others = [each.name for each in FEATURES if each is not feature]
    another = re.compile(rf"^\s*(from|import) (bot|tests)\.features\.({'|'.join(others)})\b", re.MULTILINE)
    assert [path for path in paths if another.search(path.read_text(encoding="utf-8"))] == []


@EACH_FEATURE
def test_no_test_of_another_feature_types_a_command_of_a_feature(feature: Feature[Any]) -> None:
    others = [each for other in FEATURES if other is not feature for each in (TESTS / other.name).rglob("*.py")]
    commands = {*feature.commands} - LITERALS
    assert {str(path): literals(path) & commands for path in others if literals(path) & commands} == {}
