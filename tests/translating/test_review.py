"""What is found wrong in the texts of a language."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from engine.variants import VARIANTS
from tools.translating.review import MOST_PLAYERS, review

HELLO = "hello = Hello, { $name }"
POINTS = "points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}"
OFF = "off = { $count ->\n    [1] It is off.\n   *[other] They are off.\n}"
NEAR = "near = near { $terrain }"


def messages(text: str) -> dict[str, Message]:
    return {each.id.name: each for each in FluentParser().parse(text).body if isinstance(each, Message)}


def problems(language: str, own: str, english: str, *stale: str) -> list[str]:
    return [str(each) for each in review(language, messages(own), messages(english), stale)]


@pytest.mark.parametrize("text", [HELLO, POINTS, OFF, NEAR])
def test_english_has_no_problems(text: str) -> None:
    assert problems("en-US", text, text) == []


def test_an_argument_that_only_chooses_a_form_need_not_be_used() -> None:
    assert problems("ja", "off = オフです。", OFF) == []


def test_a_message_that_is_referred_to_has_to_exist_if_only_in_english() -> None:
    english = "press = Press { button }\nbutton = Start"
    assert problems("pl", "press = Naciśnij { button }", english) == []
    assert problems("pl", "press = Naciśnij { knob }", english) == ["press: there is no knob"]


def test_each_variant_closes_its_own_marks() -> None:
    polish = OFF.replace("It is off.", "Wyłączone.").replace("They are off.", "Wszystko wyłączone.")
    assert problems("pl", polish.replace("Wył", "**Wył"), OFF) == ["off: ** is not closed"]
    across = polish.replace("Wył", "**Wył").replace("wyłączone.", "wyłączone.**")
    assert problems("pl", across, OFF) == ["off: ** is not closed"] * 2


def test_each_variant_ends_like_a_sentence_where_the_english_ones_do() -> None:
    assert problems("pl", OFF.replace("They are off.", "They are off"), OFF) == [
        "off: “They are off” ends with a full stop"
    ]


def test_a_button_has_room_for_its_longest_variant_with_a_name_of_twelve_letters() -> None:
    english = "button-kingdom = { $place ->\n    [1] Best: { $name }\n   *[other] { $name }\n}"
    assert problems("pl", english.replace("Best: ", "ż" * 26), english) == []
    assert problems("pl", english.replace("Best: ", "ż" * 27), english) == [
        "button-kingdom: 39 characters with a name of 12, where a button has room for 38"
    ]


@pytest.mark.parametrize("outdated", ["Cześć, { $friend }", "Cześć", "{ gone }, { $name }"])
def test_a_stale_message_may_have_other_arguments_than_english_has_now(outdated: str) -> None:
    assert problems("pl", f"hello = {outdated}", HELLO) != []
    assert problems("pl", f"hello = {outdated}", HELLO, "hello") == []


def test_a_stale_message_has_to_be_right_in_its_own_language() -> None:
    wrong = "points = { $points ->\n    [two] { $points } punkty\n   *[other] { $points } punktów\n}"
    assert len(problems("pl", wrong, POINTS, "points")) == 4


def test_a_number_may_be_written_out_behind_that_number() -> None:
    polish = (
        "points = { $points ->\n    [1] jeden punkt\n    [few] { $points } punkty\n    [many] { $points } punktów\n"
        "   *[other] { $points } punktu\n}"
    )
    assert problems("pl", polish, POINTS) == []


def test_a_language_has_a_name_for_every_player_of_the_largest_table() -> None:
    assert max(max(variant.formats) for variant in VARIANTS.values()) == MOST_PLAYERS
    english = "computer-names = A, B, C, D, E, F, G, H"
    assert problems("pl", english, english) == []
    assert problems("pl", "computer-names = A, B, C, D, E, F, G, A,", english) == [
        "computer-names: 7 different names, where a table may need 8"
    ]


@pytest.mark.parametrize(
    ("own", "found"),
    [
        ("chat = Gotowe. Nothing more happens today.", "chat: “Nothing more happens today.” is English"),
        ("chat = Gotowe\n    Rogi się nie liczą.", "chat: “Gotowe” ends with a full stop"),
    ],
)
def test_each_sentence_is_translated_and_each_line_ends_as_in_english(own: str, found: str) -> None:
    assert problems("pl", own, "chat = Done.\n    Nothing more happens today.") == [found]
