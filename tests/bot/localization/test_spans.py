"""Spans in texts: they come out as they went in, and only a builder turns them into marks of Discord."""

from __future__ import annotations

from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.kit.blocks import Button, Text
from bot.chat.kit.markup import bold, bullet, heading, link, markdown, mention, small
from bot.games.people import plain_name, safe_name
from bot.localization.spans import Kind, Lines, Span, lines_of, plain, span, spoken
from tests.bot.all_screens import panels, public_screens
from tests.bot.sample_tables import LOCALIZER, positions
from tests.recorded_games import RECORDS

FOREIGN: Final = "<@", "<#", "<t:", "</", "**", "`", "-# "
"""Marks of Discord, which no text holds before a builder has written it."""


def test_a_text_becomes_lines_of_spans() -> None:
    text = f"{heading('Rules')}\n{bullet('by ' + bold(f'you and {mention(7)}'))}"
    assert lines_of(text) == (
        (Span(Kind.HEADING, "2"), "Rules"),
        (Span(Kind.BULLET), "by ", Span(Kind.STRONG, content=("you and ", Span(Kind.MENTION, "7")))),
    )


def test_a_span_without_an_end_ends_with_its_line() -> None:
    begun = bold("half")[:-1]
    assert lines_of(f"{begun}\nwhole") == ((Span(Kind.STRONG, content=("half",)),), ("whole",))
    assert lines_of(f"{bold('a')[-1]}b") == (("b",),)


def test_marks_and_functions_of_messages_are_spans() -> None:
    text = LOCALIZER("help-table")
    assert Span(Kind.COMMAND, "kingdomino new") in lines_of(text)[0]
    assert Span(Kind.STRONG, content=(LOCALIZER("button-join"),)) in lines_of(text)[0]


@given(st.text())
def test_a_name_reads_the_same_where_nothing_is_formatted(name: str) -> None:
    assert plain(safe_name(plain_name(name))).strip("\u2068\u2069") == plain_name(name).strip("\u2068\u2069")


def test_a_plain_text_keeps_its_words() -> None:
    text = f"{small('Press')} {bold('Start')}, or send {span(Kind.COMMAND, 'place')} {link('here', 'https://a.b')}."
    assert plain(text) == "Press Start, or send /place here."


def test_no_comma_is_heard_after_a_question() -> None:
    assert spoken("What has changed? · Robin · 3") == "What has changed? Robin, 3"


def test_no_text_holds_marks_of_a_chat() -> None:
    for path in RECORDS:
        for table in positions(path, 2):
            for screen in (*public_screens(table, LOCALIZER), *panels(table, LOCALIZER)):
                for text in (block for block in screen.blocks if isinstance(block, Text)):
                    assert not [each for each in _strings(text.lines) if any(mark in each for mark in FOREIGN)]
                labels = [plain(each.label) for each in screen.controls if isinstance(each, Button)]
                spoken = "\n".join([*labels, *(picture.alt for picture in screen.pictures)])
                assert not [mark for mark in FOREIGN[:4] if mark in spoken]


def _strings(lines: Lines) -> list[str]:
    found, waiting = list[str](), [each for line in lines for each in line]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            found.append(each)
        elif each.kind is not Kind.VERBATIM:
            waiting += each.content
    return found


def test_discord_is_sent_its_own_marks() -> None:
    assert markdown(lines_of(f"{small(mention(7))}\n{safe_name('a*b')}")) == "-# <@7>\na\\*b"
