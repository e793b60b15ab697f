from pathlib import Path

import pytest

from renderers.picture_localizer import load_localizer


def _write(folder: Path, language: str, messages: str) -> None:
    (folder / language).mkdir()
    (folder / language / "pictures.ftl").write_text(messages, encoding="utf-8")


def test_a_message_that_a_language_lacks_is_shown_in_english(tmp_path: Path) -> None:
    _write(tmp_path, "en-US", "terrain-forest = forest\npoints = { $number } points\n")
    _write(tmp_path, "pl", "terrain-forest = las\n")
    localizer = load_localizer("pl", [tmp_path])
    assert localizer("terrain-forest") == "las"
    assert localizer("points", number=3) == "3 points"


def test_a_language_without_any_messages_is_unknown() -> None:
    with pytest.raises(ValueError, match="tlh"):
        load_localizer("tlh")
