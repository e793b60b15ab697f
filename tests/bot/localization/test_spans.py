"""Spans in texts: they come out as they went in, and every builder writes them in its own way."""

from __future__ import annotations

import html
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.kit.blocks import Button, Gallery, Screen, Text
from bot.chat.kit.markup import bold, bullet, heading, link, markdown, mention, small
from bot.games.people import plain_name, safe_name
from bot.localization.spans import SIGNS, Kind, Lines, Span, lines_of, plain, span
from tests.bot.all_screens import panels, public_screens
from tests.bot.sample_tables import LOCALIZER, RECORDS, positions

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
    assert plain(safe_name(name)).strip("\u2068\u2069") == plain_name(name).strip("\u2068\u2069")


def test_a_plain_text_keeps_its_words() -> None:
    text = f"{small('Press')} {bold('Start')}, or send {span(Kind.COMMAND, 'place')} {link('here', 'https://a.b')}."
    assert plain(text) == "Press Start, or send /place here."


# ---- another builder


TAGS: Final = {Kind.STRONG: "b", Kind.EMPHASIS: "i", Kind.CODE: "code", Kind.VERBATIM: "span"}
LINE_TAGS: Final = {Kind.HEADING: "h2", Kind.SMALL: "small", Kind.BULLET: "li"}


def page(screen: Screen) -> str:
    """Build a screen as a web page, without a look at any mark."""
    return "\n".join(_block(block) for block in screen.blocks)


def _block(block: object) -> str:
    match block:
        case Text(lines):
            return "".join(map(_line, lines))
        case Gallery(pictures):
            return "".join(f'<img src="{each.name}" alt="{html.escape(each.alt)}">' for each in pictures)
    controls = getattr(block, "controls", ())
    return "".join(
        f"<button>{html.escape(plain(each.label))}</button>" for each in controls if isinstance(each, Button)
    )


def _line(line: tuple[str | Span, ...]) -> str:
    first = line[0] if line else ""
    tag = LINE_TAGS.get(first.kind, "p") if isinstance(first, Span) else "p"
    return f"<{tag}>{''.join(map(_span, line))}</{tag}>"


def _span(span: str | Span) -> str:  # noqa: PLR0911 - a case for each kind
    if isinstance(span, str):
        return html.escape(span)
    inner = "".join(map(_span, span.content))
    match span.kind:
        case Kind.LINK:
            return f'<a href="{span.value}">{inner}</a>'
        case Kind.MENTION | Kind.CHANNEL:
            return f'<a href="/{span.kind}/{span.value}">{span.value}</a>'
        case Kind.AGO | Kind.DAY | Kind.MOMENT:
            return f'<time data-style="{span.kind}">{span.value}</time>'
        case Kind.COMMAND:
            return f"<kbd>/{span.value}</kbd>"
        case Kind.EMOJI:
            return SIGNS.get(span.value, inner)
    return f"<{TAGS[span.kind]}>{inner}</{TAGS[span.kind]}>" if span.kind in TAGS else inner


def test_a_web_page_shows_a_screen_without_reading_marks() -> None:
    table = next(iter(positions(RECORDS[0], 3)))
    shown = "\n".join(page(screen) for screen in public_screens(table, LOCALIZER))
    assert "<button>" in shown
    assert "<b>" in shown
    assert "<small>" in shown
    assert not any(mark in html.unescape(shown) for mark in ("<@", "<t:", "-# "))


def test_no_text_holds_marks_of_a_chat() -> None:
    for path in RECORDS:
        for table in positions(path, 2):
            for screen in (*public_screens(table, LOCALIZER), *panels(table, LOCALIZER)):
                for text in (block for block in screen.blocks if isinstance(block, Text)):
                    assert not [each for each in _strings(text.lines) if any(mark in each for mark in FOREIGN)]


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
