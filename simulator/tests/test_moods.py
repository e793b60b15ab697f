"""The page about the bugs of the real Discord."""

from pathlib import Path

from simulator.moods import table


def test_the_page_lists_every_mood() -> None:
    page = Path(__file__).parents[1] / "moods.md"
    assert page.read_text(encoding="utf-8").endswith(f"\n{table()}\n"), "print simulator.moods.table()"
