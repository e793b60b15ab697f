"""Tests that every refusal in the code has a message that explains it."""

import ast
import re
from ast import unparse
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import bot
from bot.chat.screens.refusals import FORMATS, explain
from bot.games import refusals
from bot.games.game import Actor, Progress, Seat, Status
from bot.games.proposals import NothingToUndo
from bot.games.rights import RIGHTS
from bot.localization.fluent import shipped_translations, variables
from engine.errors import Reason
from tests.bot.sample_tables import LOCALIZER, a_game

ENGLISH = shipped_translations().bundles["en-US"]
OLA = Seat(1, 1, "Ola")
GAME = a_game("kd", 2)
MOVING = replace(GAME, progress=Progress(acting_seat=1))
GUEST = Actor(2, "Kenji")


@cache
def nodes() -> Sequence[ast.AST]:
    """All syntax of the bot's code."""
    paths = sorted(Path(bot.__file__).parent.rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def test_every_message_of_an_error_that_the_code_names_exists() -> None:
    texts = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    keys = {text for text in texts if re.fullmatch(r"(error|illegal)-[a-z-]*[a-z]", text)}
    assert len(keys) > 60
    assert {key for key in keys if key not in ENGLISH.messages} == set()


def test_every_refusal_is_asked_for_by_a_test() -> None:
    files = (path for kind in ("*.py", "*.txt") for path in Path(__file__).parents[2].rglob(kind))
    tests = {
        *chain.from_iterable(re.findall(r"[a-z]+(?:-[a-z]+)+", path.read_text(encoding="utf-8")) for path in files)
    }
    named = {node.args[0] for node in nodes() if isinstance(node, ast.Call) and unparse(node.func) == "Refusal"}
    keys = {str(each.value) for each in named if isinstance(each, ast.Constant)}
    assert len(keys) > 60
    assert {key for key in keys if key not in tests} == set()


def test_every_refusal_has_the_arguments_of_its_message() -> None:
    wrong = {}
    for node in nodes():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
            continue
        key, given = node.args[0], {each.arg for each in node.keywords}
        if isinstance(key, ast.Constant) and given != variables(ENGLISH.messages[str(key.value)]):
            wrong[key.value] = given
    assert wrong == {}


@pytest.mark.parametrize(
    "refusal",
    [
        refusals.Refusal("error-old-button"),
        refusals.StaleGame(),
        *(right.reason(game, GUEST) for right in RIGHTS.values() for game in (GAME, MOVING)),
        *(refusals.wrong_status(replace(GAME, status=status)) for status in Status),
        *(
            refusals.ChannelBusy(GAME, f"error-{key}")
            for key in ("channel-busy", "channel-taken", "your-table-waits", "next-game-begun")
        ),
        *(NothingToUndo(why, OLA) for why in ("no-move", "no-turn", "dealt", "own-move", "computer", "over", "moved")),
        *(refusals.Refusal(refusals.illegal_key(reason), due="place") for reason in Reason),
        *(refusals.Refusal(f"undo-{outcome}") for outcome in ("agreed", "late", "stands")),
    ],
    ids=str,
)
def test_what_is_built_from_parts_has_a_message(refusal: refusals.Refusal) -> None:
    assert explain(refusal, LOCALIZER)


def test_every_format_is_that_of_an_argument() -> None:
    used = {name for key in ENGLISH.messages if key.startswith("error-") for name in variables(ENGLISH.messages[key])}
    assert set(FORMATS) <= used
