"""The English of the screens of features; `python -m tests.bot.golden_screens` writes the files again."""

from types import ModuleType

import pytest

from tests.bot.features import screens_of_features
from tests.bot.golden_screens import COMMAND_LIST, commands, golden_of, screens_of


@pytest.mark.parametrize("module", [*screens_of_features()], ids=lambda module: module.__name__.split(".")[-2])
def test_the_english_of_a_feature_is_that_of_its_golden_file(module: ModuleType) -> None:
    assert screens_of(module).splitlines() == golden_of(module).read_text(encoding="utf-8").splitlines()


MOST_COMMANDS = 17


def test_the_list_of_commands_is_that_of_the_golden_file_and_no_longer_than_it_may_be() -> None:
    assert commands().splitlines() == COMMAND_LIST.read_text(encoding="utf-8").splitlines()
    # People see `/daily` only where they have installed the bot for themselves.
    names = [line for line in commands().splitlines() if line.startswith("/") and not line.startswith("/daily:")]
    assert len(names) <= MOST_COMMANDS
