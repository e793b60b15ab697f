import unicodedata
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from PIL.ImageFont import Layout

from renderers.characters import isolated
from renderers.painting import fonts
from renderers.painting.fonts import Run, cleaned, runs, text_image, truncated, width
from tests.engine.games import examples
from tests.renderers.images import difference

EMOJI = fonts.EMOJI
LATIN, ARABIC, CJK, HEBREW = (
    "Lato-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansCJK-Bold.otf",
    "NotoSansHebrew-Bold.ttf",
)


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
        ("🌾", EMOJI),
    ],
)
def test_a_script_has_a_font(name: str, font: str) -> None:
    assert font in {run.font for run in runs(name)}
    assert fonts.MISSING not in "".join(run.text for run in runs(name))


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        pytest.param("Ola 山田", [("Ola ", LATIN), ("山田", CJK)], id="two scripts"),
        pytest.param("सीता!", [("सीता", "NotoSansDevanagari-Bold.ttf"), ("!", LATIN)], id="a mark in two fonts"),
        pytest.param("𝓞𝓵𝓪", [("Ola", LATIN)], id="fancy letters, drawn plain"),
        pytest.param(
            "㈱山田", [("(", LATIN), ("株", CJK), (")", LATIN), ("山田", CJK)], id="the parts of a plain form"
        ),
        pytest.param(
            "ᚠᚠ ᚠ Ola ᚠ", [("📜", EMOJI), (" Ola ", LATIN), ("📜", EMOJI)], id="one sign for what no font has"
        ),
        pytest.param("👩\u200d👧 Ola", [("👩\u200d👧", EMOJI), (" Ola", LATIN)], id="joined emoji"),
        pytest.param("葛\U000e0100城", [("葛城", CJK)], id="a selector of a variant, which is not seen"),
        pytest.param("1\ufe0f\u20e3 Bob #\ufe0f\u20e3", [("1 Bob #", LATIN)], id="what is on keycaps"),
    ],
)
def test_a_name_is_cut_into_runs_of_letters_that_have_a_font(name: str, drawn: list[tuple[str, str]]) -> None:
    assert [(run.text, run.font) for run in runs(name)] == drawn


@pytest.mark.parametrize(
    ("text", "first_strong", "expected"),
    [
        ("שלום 👩\u200d👧 🌾", True, ["🌾", " ", "👩\u200d👧", "שלום "]),
        (f"{isolated('12 שלום')} wins", False, ["שלום", " ", "12 wins"]),
        ("\u2068Ola 🌾\u2068 wins\u2069", False, ["Ola ", "🌾", " wins"]),  # half of an isolation is not seen
        (f"{isolated('(דנה) 1')} & {isolated('Ola')}", False, ["1", ") ", "דנה", "(", " & Ola"]),
    ],
)
def test_runs_follow_each_other_from_left_to_right(text: str, expected: list[str], *, first_strong: bool) -> None:
    assert [run.text for run in runs(text, first_strong=first_strong)] == expected


def test_controls_skin_tones_and_joiners_between_letters_are_not_seen() -> None:
    assert cleaned("\ufe0fa\u202eb\u0000\n👍🏽\u200d  \u200da\u200db❤\ufe0f\u200d") == "ab 👍 ab❤"


@pytest.mark.parametrize("together", ["👨\u200d👩\u200d👧\u200d👦", "🏃🏽\u200d♂\ufe0f", "❤\ufe0f\u200d🔥", "🇯🇵"])
def test_emoji_that_are_one_take_the_room_of_one_and_are_cut_as_one(together: str) -> None:
    assert width(together, 30) == width("🌾", 30)
    for room in range(width("Ola " + together, 30)):
        assert truncated(f"Ola {together}", 30, room).removesuffix("…") in ("Ola", "Ol", "O", "")


def test_all_of_joined_emoji_are_drawn() -> None:
    family = text_image("👨\u200d👩\u200d👧\u200d👦", 54, 200, (255, 255, 255), is_name=True)
    quarters = [family.crop((x, y, x + 30, y + 30)) for x in (0, 32) for y in (25, 57)]
    assert all(quarter.getchannel("A").getextrema()[1] == 255 for quarter in quarters)
    assert len({quarter.tobytes() for quarter in quarters}) == 4


@pytest.mark.parametrize("blank", ["\u3164", "\u200b\u2062", "\u115f\u1160"])
def test_a_name_that_cannot_be_seen_gets_the_sign_of_names_without_a_font(blank: str) -> None:
    drawn, sign = (text_image(name, 24, 100, (255, 255, 255), is_name=True) for name in (blank, fonts.MISSING))
    assert drawn == sign
    assert text_image(blank, 24, 100, (255, 255, 255)).getbbox() is None


@pytest.mark.parametrize("name", ["\U0001f3fb", "\u20e3"])
def test_a_skin_tone_or_a_keycap_that_changes_nothing_is_drawn_itself(name: str) -> None:
    assert cleaned(f"{name}\ufe0f {name}{name}") == f"{name} {name}"
    assert text_image(name, 24, 100, (0, 0, 0, 255), is_name=True).getbbox()


def test_emoji_stand_on_the_line_in_their_own_colors() -> None:
    drawn, letter = (text_image(each, 40, 99, (255, 255, 255)) for each in ("🌾", "H"))
    assert max(drawn.convert("RGB").convert("HSV").getchannel("S").tobytes()) > 99
    emoji, line = drawn.getbbox(), letter.getbbox()
    assert emoji
    assert line
    assert emoji[1] < line[1] < line[3] < emoji[3] < line[3] + 15


def test_towers_of_marks_are_cut_down() -> None:
    assert sum(map(unicodedata.combining, cleaned("a" + "\u0330" * 50))) == fonts.MAX_MARKS * 220


def test_a_name_is_cut_to_fit_with_an_ellipsis() -> None:
    name = truncated("Bartholomew", 24, 100)
    assert (name, width(name, 24) <= 100) == ("Barthol…", True)


def test_if_nothing_fits_there_is_an_ellipsis() -> None:
    assert truncated("Bartholomew", 24, 1) == "…"


@examples(150)
@given(st.text(max_size=32), st.integers(40, 300))
def test_any_name_fits(name: str, max_width: int) -> None:
    strip = text_image(name, 24, max_width, (255, 255, 255))
    assert strip.width <= max_width + 2
    # Cut before it would be made narrower than `NARROWEST`.
    kept = truncated(name, 24, int(max_width / fonts.NARROWEST))
    assert width(kept, 24) * fonts.NARROWEST <= max_width


def test_a_name_as_wide_as_the_room_is_not_cut_and_one_pixel_less_is_too_little() -> None:
    room = width("Bartholomew", 24)
    assert truncated("Bartholomew", 24, room) == "Bartholomew"
    assert truncated("Bartholomew", 24, room - 1).endswith("…")


@pytest.fixture
def drawn_by(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Layout, str], Image.Image]]:
    """Draws a name with Raqm, which orders letters by itself, or without."""

    def forget() -> None:
        for function in vars(fonts).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()

    def draw(engine: Layout, name: str) -> Image.Image:
        monkeypatch.setattr(fonts, "LAYOUT_ENGINE", engine)
        forget()
        return text_image(name, 24, 300, (255, 255, 255), is_name=True).getchannel("A")

    yield draw
    forget()


@pytest.mark.parametrize(("engine", "given"), [(Layout.RAQM, ("בב1", "rtl")), (Layout.BASIC, ("1בב", None))])
def test_letters_are_put_in_the_order_in_which_they_are_seen_unless_raqm_does_so(
    engine: Layout, given: tuple[str, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "LAYOUT_ENGINE", engine)
    assert fonts._drawable(Run(HEBREW, "בב1", is_right_to_left=True)) == given


@pytest.mark.skipif(not fonts.joins_all_letters(), reason="Pillow finds no FriBiDi here (libfribidi0)")
def test_a_name_looks_alike_with_and_without_raqm(drawn_by: Callable[[Layout, str], Image.Image]) -> None:
    expected = drawn_by(Layout.RAQM, "שלום 12")
    assert difference(expected, drawn_by(Layout.BASIC, "שלום 12")) < 5
    assert difference(expected, drawn_by(Layout.BASIC, "12 שלום")) > 20


def test_a_text_is_made_narrower_before_it_is_cut() -> None:
    white = (255, 255, 255)
    whole = text_image("Bartholomew", 26, 400, white)
    room = whole.width * 9 // 10
    narrow = text_image("Bartholomew", 26, room, white)
    assert narrow == whole.resize((room + 2, whole.height), Image.Resampling.LANCZOS)
    assert text_image("Bartholomew", 26, whole.width // 2, white) == text_image(
        truncated("Bartholomew", 26, int(whole.width // 2 / fonts.NARROWEST)), 26, whole.width // 2, white
    )


def test_a_label_that_would_be_cut_is_set_in_two_smaller_lines() -> None:
    assert fonts.label_lines("Middle Kingdom", 26, 400) == ("Middle Kingdom",)
    assert fonts.label_lines("Срединное королевство", 26, 150) == ("Срединное", "королевство")
    assert fonts.label_lines("要塞化された城の建物", 26, 120) == ("要塞化された", "城の建物")
    assert fonts.label_lines("コイン不足", 26, 80) == ("コイン", "不足")
    assert fonts.label_lines("東京スーパー", 26, 60) == ("東京", "スーパー")
    assert fonts.label_lines("日本Kingdom", 26, 70) == ("日本", "Kingdom")
    assert fonts.label_lines("Kingdom日本", 26, 70) == ("Kingdom", "日本")
    assert fonts.label_lines("王国 of dominoes", 26, 100) == ("王国 of", "dominoes")


def test_a_word_that_cannot_be_broken_is_cut() -> None:
    assert fonts.label_lines("Donaudampfschifffahrt", 26, 100) == ("Donaudampfschifffahrt",)
    assert fonts.label_image("Donaudampfschifffahrt", 26, 100, (0, 0, 0)).width <= 102


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("middle", 0.5), ("right", 1)])
def test_two_lines_of_a_label_are_two_smaller_texts_in_the_room_of_one(align: fonts.Align, share: float) -> None:
    size, smaller, black = 26, 17, (0, 0, 0)
    lines = [text_image(line, smaller, 150, black) for line in ("Срединное", "королевство")]
    expected = Image.new("RGBA", (max(line.width for line in lines), 2 * size), (*black, 0))
    for line, top in zip(lines, (size - 10 - smaller, size + 10 - smaller), strict=True):
        expected.paste(line, (int((expected.width - line.width) * share), top), line)
    assert fonts.label_image("Срединное королевство", size, 150, black, align) == expected
    assert expected.width <= 152
