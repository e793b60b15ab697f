"""The command line."""

import pytest

from players.__main__ import kingdomino


def test_the_program_has_the_commands_on_rules_and_on_players(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["replay", "no-such-file.txt"], ["review", "no-such-file.txt"]):
        assert kingdomino(arguments) == 2
        assert capsys.readouterr().err.startswith("kingdomino: ")
