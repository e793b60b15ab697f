"""What counts as the same English."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from tools.translating.made_from import say_the_same


def message(text: str) -> Message:
    [found] = FluentResource(text).body
    assert isinstance(found, Message)
    return found


@pytest.mark.parametrize(
    "same",
    [
        "title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
        "title =\n    { $n ->\n        [0] none\n       *[other] { $n }\n    }\n",
        "# A comment.\ntitle = { $n ->\n    [0]  none\n   *[other] {$n}\n}\n",
        "renamed = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
    ],
)
def test_the_name_the_comment_and_the_layout_of_a_message_do_not_change_what_it_says(same: str) -> None:
    assert say_the_same(message(same), message("title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n"))


def test_a_message_says_the_same_where_weblate_quotes_the_first_character_of_a_line() -> None:
    assert say_the_same(message('bold = { "*" }*Bold**\n'), message("bold = **Bold**\n"))
