"""The English of the screens, as it was when somebody last read it."""

from tests.bot.golden_screens import GOLDEN, screens


def test_the_english_of_the_screens_is_that_of_the_golden_file() -> None:
    """If a change of wording is meant, `python -m tests.bot.golden_screens` writes the file again: read its diff."""
    assert screens().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()
