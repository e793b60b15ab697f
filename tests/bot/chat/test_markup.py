"""Marks of messages, and messages without them."""

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.kit.markup import bold, without_marks
from bot.games.names import escaped, plain_name


@given(st.text())
def test_a_name_reads_the_same_without_the_marks_that_protect_it(name: str) -> None:
    assert without_marks(escaped(plain_name(name))) == plain_name(name)


def test_a_message_without_marks_keeps_its_words() -> None:
    text = f"Press {bold('Start')}, or send `/kingdomino back`. That's 5\\*2 (ten)."
    assert without_marks(text) == "Press Start, or send /kingdomino back. That's 5*2 (ten)."
