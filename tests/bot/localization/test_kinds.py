"""The name of an argument says its kind, in every message and in every call."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

from bot.chat.kit.markup import relative_time
from bot.localization.fluent import DEFAULT, FluentLocalizer, variables
from bot.localization.spans import SpanKind, lines_of, plain
from tests.bot.localization.test_all_screens import of_pages_and_games, screens_of
from tests.bot.sample_tables import translations
from tools.translating.rendering import COUNTS, KINDS, TIMES, keys_of, kind_of

MESSAGES = translations().bundles[DEFAULT].messages
WRITTEN = {SpanKind.DAY: "date", SpanKind.MOMENT: "time", SpanKind.AGO: "span"}


def test_the_name_of_an_argument_says_its_kind() -> None:
    known = {*KINDS, *TIMES}
    for name, message in MESSAGES.items():
        for argument in variables(message):
            kind = kind_of(argument)
            is_known = COUNTS.fullmatch(kind) or kind in known or argument.endswith("_id") or keys_of(message, argument)
            assert is_known, f"{name}: ${argument}"


@dataclass(frozen=True)
class Checking(FluentLocalizer):
    """A localizer that refuses a value of another kind than the argument's name says."""

    def find(self, key: str, /, **args: str | float | date) -> str | None:
        if message := MESSAGES.get(key):
            self.check(message, args)
        return super().find(key, **args)

    def check(self, message: Message, args: Mapping[str, Any]) -> None:
        for argument, value in ((each, args[each]) for each in variables(message) & args.keys()):
            is_word = str(value) in keys_of(message, argument)
            assert is_word or argument.endswith("_id") or fits(kind_of(argument), value), (
                f"{message.id.name}: ${argument} = {value!r}"
            )


def fits(kind: str, value: Any) -> bool:
    """Return whether a value may stand for arguments of the kind."""
    times = (
        {WRITTEN[part.kind] for part in parts_of(value) if part.kind in WRITTEN} if isinstance(value, str) else set()
    )
    if kind in TIMES or times:
        return times == {kind}
    if isinstance(value, date):
        return kind == "day"
    if COUNTS.fullmatch(kind) or any(isinstance(each, int) for each in KINDS.get(kind, ())):
        return re.fullmatch(r"[+−-]?[\d.,]*", plain(str(value))) is not None
    if kind == "clock":
        return re.fullmatch(r"\d\d:\d\d|", str(value)) is not None
    return kind == "sum" or isinstance(value, str)


def parts_of(text: str) -> Iterator[Any]:
    for line in lines_of(text):
        yield from (part for part in line if not isinstance(part, str))


@pytest.mark.slow
@pytest.mark.sampled(2)
@of_pages_and_games
def test_every_call_gives_what_the_name_of_an_argument_says(path: Path | None) -> None:
    assert [*screens_of(path, Checking(translations().bind(DEFAULT).bundles, strict=True))]


@pytest.mark.parametrize(("kind", "value"), [("count", "spot 3"), ("name", relative_time(1)), ("span", "in 3 hours")])
def test_a_value_of_another_kind_is_refused(kind: str, value: str) -> None:
    assert not fits(kind, value)
