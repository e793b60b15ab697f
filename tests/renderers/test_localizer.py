"""Texts that are put together, in the way of each language."""

import pytest

from renderers.localizer import name_list, sentences
from renderers.picture_localizer import load_localizer
from tests.bot.sample_tables import translations


@pytest.mark.parametrize(
    ("names", "english", "japanese"),
    [
        ([], "", ""),
        (["Ola"], "Ola", "Ola"),
        (["Ola", "Kim"], "Ola & Kim", "Ola＆Kim"),
        (["Ola", "Kim", "Ada"], "Ola, Kim & Ada", "Ola、Kim＆Ada"),
    ],
)
def test_names_are_joined_as_the_language_does_it(names: list[str], english: str, japanese: str) -> None:
    assert name_list(names, load_localizer("en-US")) == english
    assert name_list(iter(names), load_localizer("ja")) == japanese


@pytest.mark.parametrize(
    ("name", "word"),
    [("Isolda", "e"), ("Íñigo", "e"), ("hilario", "e"), ("Hielo", "y"), ("Ian", "y"), ("Yolanda", "y"), ("1", "y")],
)
def test_the_spanish_and_changes_before_the_sound_of_i(name: str, word: str) -> None:
    assert name_list(["Ola", "Kim", name], load_localizer("es-ES")) == f"Ola, Kim {word} {name}"


@pytest.mark.parametrize(
    ("number", "word"), [(8, "u"), (80, "u"), (11, "u"), (7, "o"), (110, "o"), (18, "o"), (2, "o")]
)
def test_the_spanish_or_changes_before_the_sound_of_o(number: int, word: str) -> None:
    assert translations().bind("es-ES").either([6, number]) == f"6 {word} {number}"
    assert translations().bind("pl").either([6, number]) == f"6 lub {number}"


def test_japanese_sentences_have_a_space_after_an_exclamation_mark_alone() -> None:
    localizer = load_localizer("ja")
    assert sentences(["勝利！", "逆転！", "", "終了。", "次へ"], localizer) == "勝利！ 逆転！ 終了。次へ"
