import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renderers import fonts, shaping
from renderers.fonts import Run, cleaned, runs, text_image, truncated, width

LATIN, ARABIC, CJK, HEBREW = (
    "Lato-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansCJK-Bold.otf",
    "NotoSansHebrew-Bold.ttf",
)


@pytest.fixture(autouse=True)
def _pillow_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on every machine, whether it has FriBiDi or not."""
    monkeypatch.setattr(fonts, "HAS_RAQM", True)


@pytest.mark.parametrize(
    ("name", "font"),
    [
        ("Žofie", LATIN),
        ("Владимир", LATIN),
        ("Ɐɲⱥ", "NotoSans-Bold.ttf"),
        ("山田太郎", CJK),
        ("陳大文", CJK),
        ("김철수", CJK),
        ("عبد الرحمن", ARABIC),
        ("שלום", HEBREW),
        ("सीता", "NotoSansDevanagari-Bold.ttf"),
        ("สมชาย", "NotoSansThai-Bold.ttf"),
        ("🌾", fonts.EMOJI),
    ],
)
def test_a_script_has_a_font(name: str, font: str) -> None:
    assert font in {run.font for run in runs(name)}
    assert fonts.MISSING not in "".join(run.text for run in runs(name))


def test_a_name_in_two_scripts_is_cut_into_runs() -> None:
    assert [run.text for run in runs("Ola 山田")] == ["Ola", " ", "山田"]


def test_a_name_from_right_to_left_begins_at_the_right() -> None:
    assert [run.text for run in runs("علي 🌾")][::2] == ["🌾", "علي"]


def test_a_sentence_around_such_a_name_still_runs_to_the_right() -> None:
    assert [run.text for run in runs("علي wins")] == ["علي", " ", "wins"]


def test_fancy_letters_without_a_font_are_drawn_plain() -> None:
    assert runs("𝓞𝓵𝓪") == (Run(LATIN, "Ola"),)


def test_what_has_no_font_at_all_is_a_box() -> None:
    assert runs("ᚠ") == (Run(LATIN, "□"),)


def test_controls_joiners_and_skin_tones_are_not_seen() -> None:
    assert cleaned("a\u202eb\u0000 \n 👍🏽\u200d❤\ufe0f") == "ab 👍❤"


def test_towers_of_marks_are_cut_down() -> None:
    assert sum(map(unicodedata.combining, cleaned("a" + "\u0330" * 50))) == fonts.MAX_MARKS * 220


def test_a_name_is_cut_to_fit_with_an_ellipsis() -> None:
    name = truncated("Bartholomew", 24, 100)
    assert (name, width(name, 24) <= 100) == ("Barthol…", True)


def test_where_nothing_fits_there_is_an_ellipsis() -> None:
    assert truncated("Bartholomew", 24, 1) == "…"


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=32), st.integers(40, 300))
def test_any_name_fits(name: str, room: int) -> None:
    strip = text_image(name, 24, room, (255, 255, 255))
    assert strip.width <= room + 2


def test_letters_are_joined_where_pillow_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "HAS_RAQM", False)
    assert runs("علي") == (Run(ARABIC, "\ufef2\ufee0\ufecb"),)


@pytest.mark.parametrize(
    ("word", "seen"),
    [
        ("Ola", "Ola"),
        ("שלום", "םולש"),
        ("بب", "\ufe90\ufe91"),
        ("ببب", "\ufe90\ufe92\ufe91"),
        ("لا", "\ufefb"),
        ("بلا", "\ufefc\ufe91"),
        ("دار", "\ufead\ufe8d\ufea9"),
        ("ب", "\ufe8f"),
        ("بَب", "\ufe90\u064e\ufe91"),
        ("ب!", "!\ufe8f"),
    ],
)
def test_letters_take_the_form_of_their_place_in_the_word(word: str, seen: str) -> None:
    assert shaping.shaped(word) == seen
