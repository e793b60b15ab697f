"""The comparison of two commits: what counts as a difference, and how differences are grouped."""

import re
from pathlib import Path
from typing import Any

from bot.chat.handling.commands import COMMANDS
from bot.host.composition import FEATURES
from tests.bot.features import needs
from tools.benchmarks import same
from tools.benchmarks.same.differences import compared


def act(said: str, *requests: Any, **seen: Any) -> dict[str, Any]:
    return {"act": said, "requests": [*requests], "seen": seen}


def message(text: str, *labels: str) -> dict[str, Any]:
    return {"content": text, "components": [{"type": 2, "label": each} for each in labels]}


def test_differences_of_a_kind_are_counted_once_with_an_example() -> None:
    before = [act("Ola joins", turn=message("Your turn, 7 left")), act("Ola moves", turn=message("Your turn, 6 left"))]
    after = [act("Ola joins", turn=message("Your move, 7 left")), act("Ola moves", turn=message("Your move, 6 left"))]
    [kind] = compared({"two": before}, {"two": after}, sees_requests=True)
    assert (kind.title, kind.count) == ("message content: turn, -> move,", 2)
    assert kind.example == "two, act 1 (Ola joins): turn, -> move,"


def test_a_button_more_is_one_difference() -> None:
    before = act("Ola opens", panel=message("", "Take", "Hint"))
    after = act("Ola opens", panel=message("", "Take", "Plan", "Hint"))
    [kind] = compared({"two": [before]}, {"two": [after]}, sees_requests=True)
    assert kind.title == 'message components: nothing -> {"type": #, "label": "Plan"}'


def test_another_way_to_the_same_message_is_a_difference_of_requests_alone() -> None:
    defer, edit, answer = ({"what": each} for each in ("POST callback", "PATCH @original", "POST answer"))
    before, after = act("Ola opens", defer, edit, panel=message("Hi")), act("Ola opens", answer, panel=message("Hi"))
    assert compared({"two": [before]}, {"two": [after]}, sees_requests=False) == []
    assert {kind.title for kind in compared({"two": [before]}, {"two": [after]}, sees_requests=True)} == {
        "request: POST callback -> nothing",
        "request: PATCH @original -> nothing",
        "request: nothing -> POST answer",
    }


def test_nothing_is_compared_after_people_have_acted_differently() -> None:
    before = [act("Ola moves", turn=message("A")), act("Ola moves again", turn=message("B"))]
    after = [act("Ola waits", turn=message("C")), act("Ola moves again", turn=message("D"))]
    [kind] = compared({"two": before}, {"two": after}, sees_requests=True)
    assert kind.example == "two, act 1: Ola moves -> Ola waits"


@needs("challenges", "following", "tutorial")
def test_people_type_commands_that_there_are() -> None:
    source = (Path(same.__path__[0]) / "scenes.py").read_text(encoding="utf-8")
    typed = {*re.findall(r'self\.command\([^"\n]*, "([^"]+)"', source)}
    # A server lists no command of personal installs.
    known = {*COMMANDS, *(each for feature in FEATURES for each in feature.commands)} - {"daily"}
    assert typed - known == set()
