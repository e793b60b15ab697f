"""Spans in texts: they come out as they went in, and only a builder turns them into marks of Discord."""

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.kit.markup import bold, bullet, heading, link, markdown, mention, small
from bot.games.people.person import plain_name
from bot.localization.spans import Span, SpanKind, lines_of, plain, safe_name, span, spoken
from tests.bot.sample_tables import LOCALIZER


def test_a_text_becomes_lines_of_spans() -> None:
    text = f"{heading('Rules')}\n{bullet('by ' + bold(f'you and {mention(7)}'))}"
    assert lines_of(text) == (
        (Span(SpanKind.HEADING, "2"), "Rules"),
        (Span(SpanKind.BULLET), "by ", Span(SpanKind.STRONG, content=("you and ", Span(SpanKind.MENTION, "7")))),
    )


def test_a_span_without_an_end_ends_with_its_line() -> None:
    begun = bold("half")[:-1]
    assert lines_of(f"{begun}\nwhole") == ((Span(SpanKind.STRONG, content=("half",)),), ("whole",))
    assert lines_of(f"{bold('a')[-1]}b") == (("b",),)


def test_marks_and_functions_of_messages_are_spans() -> None:
    text = LOCALIZER("help-table")
    assert Span(SpanKind.COMMAND, "kingdomino new") in lines_of(text)[0]
    assert Span(SpanKind.STRONG, content=(LOCALIZER("button-join"),)) in lines_of(text)[0]


@given(st.text())
def test_a_name_reads_the_same_where_nothing_is_formatted(name: str) -> None:
    assert plain(safe_name(plain_name(name))).strip("\u2068\u2069") == plain_name(name).strip("\u2068\u2069")


def test_a_plain_text_keeps_its_words() -> None:
    text = f"{small('Press')} {bold('Start')}, or send {span(SpanKind.COMMAND, 'place')} {link('here', 'https://a.b')}."
    assert plain(text) == "Press Start, or send /place here."


def test_no_comma_is_heard_after_a_question() -> None:
    assert spoken("What has changed? · Robin · 3") == "What has changed? Robin, 3"


def test_discord_is_sent_its_own_marks() -> None:
    assert markdown(lines_of(f"{small(mention(7))}\n{safe_name('a*b')}")) == "-# <@7>\na\\*b"
