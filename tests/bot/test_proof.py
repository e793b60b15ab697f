"""The proof sheet of a language, for a reader who has no Python."""

import re
from html import unescape

import pytest

from tests.bot.proof import sheet
from tests.bot.sample_tables import LOCALIZER, translations

pytestmark = pytest.mark.slow

LINE = re.compile(r'<tr id="(\d+)".*?><td>(\d+)<td>([^<]*)<td lang="lv">([^<]*)')


@pytest.mark.long
def test_a_proof_sheet_has_numbered_lines_of_words_screens_and_other_messages_beside_the_english() -> None:
    page = sheet("lv")
    lines = LINE.findall(page)
    assert [line[0] for line in lines] == [line[1] for line in lines] == [str(1 + place) for place in range(len(lines))]
    beside = {unescape(english).strip(): unescape(own).strip() for _, _, english, own in lines}
    latvian = translations().bind("lv")
    assert [own for english, own in beside.items() if english.startswith("crown\n")] == ["kronis"]
    assert beside[f"## {LOCALIZER('setting-title')}"] == f"## {latvian('setting-title')}"
    [error] = [own for english, own in beside.items() if english.startswith("error-no-game-here = ")]
    assert error.startswith("error-no-game-here = ")
    others = {english.partition(" =")[0] for english in beside}
    assert others & {"setting-title", "setting-language-is", "setting-coach-is"} == {"setting-coach-is"}
    assert any("Kim" in english and "Zuri" in own for english, own in beside.items())
    assert "src=" not in page
