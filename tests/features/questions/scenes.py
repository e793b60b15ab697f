"""Answers at chosen positions, as `scenes.txt` has them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.chat.kit.blocks import Text
from bot.features.questions.answers import answer
from bot.games.table import Table
from tests.bot.golden_scenes import Kind, Options, lines_of
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import check
from tests.bot.words import plain

SCENES: Final = Path(__file__).parent / "scenes.txt"


def _answer(table: Table, options: Options) -> list[str]:
    screen = check(answer(options["asked"], table, int(options.get("kingdom", "0")), LOCALIZER))
    return [plain(line) for block in screen.blocks if isinstance(block, Text) for line in lines_of(block)]


KINDS: Final[Mapping[str, Kind]] = {"answer": _answer}
