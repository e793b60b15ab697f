"""The layer between the bot and Spacebar: what each of its rows changes, by what Spacebar sends."""

from typing import Any

import pytest

from tools.spacebar.mirror import Mirror
from tools.spacebar.rows import ROWS, Row
from tools.spacebar.server import Addresses

OPTION = {"type": 3, "name": "where", "description": "A spot", "autocomplete": True, "name_localizations": {"fr": "où"}}
CHOICE = {"name": "Yes", "value": "yes", "name_localizations": {"fr": "Oui"}}


@pytest.fixture
def mirror() -> Mirror:
    mirror = Mirror(Addresses("", "", ""))
    mirror.channels["7"] = {"id": "7", "type": 0, "permission_overwrites": [{"deny": "5"}, {"deny": "4"}]}
    mirror.viewers["9"] = "1"
    return mirror


def row(name: str) -> Row:
    return next(each for each in ROWS if each.name == name)


EVENTS: list[tuple[str, str, Any, Any]] = [
    ("private acts", "INTERACTION_CREATE", {"message": {"id": "9", "flags": 0}}, {"message": {"id": "9", "flags": 64}}),
    ("private acts", "INTERACTION_CREATE", {"message": {"id": "3", "flags": 0}}, {"message": {"id": "3", "flags": 0}}),
    ("private acts", "INTERACTION_CREATE", {"data": {}}, {"data": {}}),
    (
        "permissions",
        "INTERACTION_CREATE",
        {"channel_id": "7", "member": {"nick": "Ola"}},
        {
            "channel_id": "7",
            "member": {"nick": "Ola", "permissions": str((1 << 51) - 1)},
            "app_permissions": str((1 << 51) - 6),
        },
    ),
]


@pytest.mark.parametrize(("name", "event", "sent", "seen"), EVENTS)
def test_a_row_changes_an_event(mirror: Mirror, name: str, event: str, sent: Any, seen: Any) -> None:
    changed = row(name)
    assert changed.applies(event)
    assert changed.event
    assert changed.event(sent, mirror) == seen


def test_commands_lose_what_their_options_may_not_have_there(mirror: Mirror) -> None:
    changed = row("options").request
    assert changed
    command = {"name": "place", "name_localizations": {"fr": "placer"}, "options": [OPTION | {"choices": [CHOICE]}]}
    [plain] = changed([command], mirror)
    assert plain["name_localizations"] == {"fr": "placer"}
    [option] = plain["options"]
    assert option == {
        "type": 3, "name": "where", "description": "A spot", "choices": [{"name": "Yes", "value": "yes"}]
    }  # fmt: skip


def test_an_edit_that_removes_all_pictures_still_does(mirror: Mirror) -> None:
    changed = row("attachments").request
    assert changed
    assert changed({"content": "a", "attachments": [{"id": 0}]}, mirror) == {"content": "a"}
    assert changed({"attachments": []}, mirror) == {"attachments": []}


def test_a_deferral_has_data(mirror: Mirror) -> None:
    changed = row("data").request
    assert changed
    assert changed({"type": 6}, mirror) == {"type": 6, "data": {}}
    assert changed({"type": 5, "data": {"flags": 64}}, mirror) == {"type": 5, "data": {"flags": 64}}
