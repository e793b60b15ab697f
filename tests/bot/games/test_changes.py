"""Changes of a game as pure functions."""

from tests.bot.games.written_changes import RULES, written


def test_each_change_of_a_game_changes_what_the_golden_file_says_and_nothing_else() -> None:
    """`python -m tests.bot.games.written_changes` writes it again if a change is meant: read its diff."""
    assert written().splitlines() == RULES.read_text(encoding="utf-8").splitlines()
