"""The words of features: what they name is there, and what people are told about them is complete."""

import re
from pathlib import Path

from bot.chat.handling.context import Convenience
from bot.chat.slots import STORED
from bot.host.composition import FEATURES


def test_a_feature_with_rows_of_people_says_what_it_stores() -> None:
    silent = [each.name for each in FEATURES if each.rows and each.rows.about("user_id") and STORED not in each.told]
    assert silent == []


def test_the_page_of_settings_says_what_a_server_loses_without_each_feature() -> None:
    page = Path(__file__).parents[2] / "docs/hosting/settings.md"
    table = page.read_text(encoding="utf-8").split("| name | what a server loses |")[1].split("\n\n")[0]
    names = (row.split("|")[1] for row in table.splitlines()[2:])
    told = [name for each in names for name in re.findall(r"`(\w+)`", each)]
    assert sorted(told) == sorted([*Convenience, *(each.name for each in FEATURES)])
