"""What the application asks of Discord about itself: its commands, one by one and of one server, and its servers."""

from typing import Any

import pytest

from simulator import Impossible
from simulator.api import Json
from simulator.tests.stage import DAY, PLAY, Stage
from simulator.world.permissions import PERMISSIONS

MOVE: Json = PLAY | {"name": "move"}
CHOICES: list[Json] = [{"name": f"choice {number}", "value": str(number)} for number in range(26)]


def scopes(stage: Stage) -> list[str]:
    return [f"applications/{stage.app_id}/{of}commands" for of in ("", f"guilds/{stage.guild['id']}/")]


@pytest.mark.parametrize("scope", [0, 1], ids=["everywhere", "of one server"])
async def test_a_command_is_created_read_changed_and_deleted_alone(stage: Stage, scope: int) -> None:
    path = scopes(stage)[scope]
    status, made = await stage.request("POST", path, PLAY | {"name_localizations": {"fr": "jouer"}})
    assert (status, made.get("guild_id")) == (201, stage.guild["id"] if scope else None)
    assert await stage.request("GET", f"{path}/{made['id']}") == (200, made)
    assert made["name_localizations"] == {"fr": "jouer"}
    assert await stage.request("GET", f"{path}?with_localizations=1") == (200, [made])
    _, changed = await stage.request("PATCH", f"{path}/{made['id']}", {"name": "move", "name_localizations": None})
    assert (changed["id"], changed["name"], changed["description"]) == (made["id"], "move", "Play")
    assert changed["name_localizations"] is None
    assert changed["version"] != made["version"]
    assert [each["name"] for each in stage.ola.offered(stage.table)] == ["move"]
    assert await stage.request("DELETE", f"{path}/{made['id']}") == (204, None)
    assert stage.ola.offered(stage.table) == []
    for method, body in (("GET", None), ("PATCH", {"name": "go"}), ("DELETE", None)):
        assert await stage.request(method, f"{path}/{made['id']}", body) == (404, 10063)
    assert stage.violations == []


async def test_a_command_of_the_same_name_is_replaced(stage: Stage) -> None:
    for path in scopes(stage):
        _, first = await stage.request("POST", path, PLAY)
        status, second = await stage.request("POST", path, PLAY | {"description": "Play now"})
        assert (status, second["id"], second["description"]) == (200, first["id"], "Play now")
        _, other = await stage.request("POST", path, MOVE)
        assert await stage.request("PATCH", f"{path}/{other['id']}", {"name": "play"}) == (400, 50035)
        _, listed = await stage.request("GET", path)
        assert [each["name"] for each in listed] == ["play", "move"]


async def test_commands_of_one_server_are_offered_there_alone(stage: Stage) -> None:
    elsewhere = stage.add_guild("Elsewhere", "other")
    _, of_one_server = scopes(stage)
    await stage.request("POST", of_one_server, PLAY)
    assert [each["name"] for each in stage.ola.offered(stage.table)] == ["play"]
    with pytest.raises(Impossible, match="no command"):
        await stage.ola.slash(stage.channel("other"), "play")
    stage.remove_guild(elsewhere)
    for guild_id in (elsewhere["id"], "5"):
        assert await stage.request("POST", f"applications/{stage.app_id}/guilds/{guild_id}/commands", PLAY) == (
            403,
            50001,
        )


async def test_single_commands_are_judged_and_counted_as_all_of_them_are(stage: Stage) -> None:
    stage.clock.advance(DAY)
    [path, _] = scopes(stage)
    _, made = await stage.request("POST", path, PLAY)
    broken: list[tuple[str, str, Json]] = [
        ("POST", path, {"name": "Play"}),
        ("POST", path, PLAY | {"default_member_permissions": "everything"}),
        ("PATCH", f"{path}/{made['id']}", {"description": ""}),
        (
            "PATCH",
            f"{path}/{made['id']}",
            {"options": [{"type": 3, "name": "a", "description": "a", "choices": CHOICES}]},
        ),
    ]
    for number, (method, where, body) in enumerate(broken):
        assert await stage.request(method, where, body) == (400, 50035)
        assert len(stage.violations) > number
    stage.violations.clear()
    await stage.upload_commands(*(PLAY | {"name": f"a{number}"} for number in range(100)))
    assert await stage.request("POST", path, PLAY) == (400, 30032)
    await stage.upload_commands(*(PLAY | {"name": f"b{number}"} for number in range(99)))
    assert await stage.request("POST", path, PLAY) == (400, 30034)
    assert stage.violations == []


@pytest.mark.parametrize("permissions", [PERMISSIONS["MANAGE_GUILD"], str(PERMISSIONS["MANAGE_GUILD"])])
async def test_permissions_of_a_command_are_text_or_a_number(stage: Stage, permissions: Any) -> None:
    moderated, of_one_server = PLAY | {"default_member_permissions": permissions}, scopes(stage)[1]
    status, [listed] = await stage.upload_commands(moderated)
    assert (status, listed["default_member_permissions"]) == (200, str(PERMISSIONS["MANAGE_GUILD"]))
    status, made = await stage.request("POST", of_one_server, moderated)
    assert (status, made["default_member_permissions"]) == (201, str(PERMISSIONS["MANAGE_GUILD"]))
    assert stage.ola.offered(stage.table) == []
    await stage.request("PATCH", f"{of_one_server}/{made['id']}", {"default_member_permissions": None})
    assert len(stage.ola.offered(stage.table)) == 1
    assert stage.violations == []


async def test_servers_are_listed_in_pages_with_their_members_where_that_is_asked(stage: Stage) -> None:
    others = [stage.add_guild(name)["id"] for name in ("second", "third")]
    stage.kenji.leave(stage.guild)
    here, path = stage.guild["id"], "users/@me/guilds"
    for query, expected in {
        "": [here, *others], "?limit=2": [here, others[0]], f"?after={here}&limit=1": others[:1],
        f"?before={others[1]}&limit=1": others[:1], f"?after={others[1]}": [],
    }.items():  # fmt: skip
        _, listed = await stage.request("GET", path + query)
        assert [each["id"] for each in listed] == expected
        assert all("approximate_member_count" not in each for each in listed)
    for yes in ("true", "True", "1"):  # discord.py sends 1.
        _, counted = await stage.request("GET", f"{path}?with_counts={yes}")
        assert [each["approximate_member_count"] for each in counted] == [3, 4, 4]  # the bot and its owner are there
        assert all(each["approximate_presence_count"] <= each["approximate_member_count"] for each in counted)
    for no in ("false", "False", "0"):
        assert "approximate_member_count" not in (await stage.request("GET", f"{path}?with_counts={no}"))[1][0]


async def test_a_bot_leaves_a_server(stage: Stage) -> None:
    path = f"users/@me/guilds/{stage.guild['id']}"
    assert await stage.request("DELETE", path) == (204, None)
    assert await stage.request("GET", "users/@me/guilds") == (200, [])
    assert (await stage.request("DELETE", path))[0] == 404


async def test_messages_are_listed_before_after_and_around_a_message(stage: Stage) -> None:
    ids = [(await stage.sent(content=str(number)))["id"] for number in range(6)]
    for query, expected in {
        "limit=2": [5, 4], f"before={ids[2]}": [1, 0], f"after={ids[1]}&limit=2": [3, 2], f"after={ids[5]}": [],
        f"around={ids[3]}&limit=3": [4, 3, 2], f"around={ids[0]}&limit=3": [2, 1, 0], f"before={ids[0]}": [],
    }.items():  # fmt: skip
        _, listed = await stage.request("GET", f"channels/{stage.table['id']}/messages?{query}")
        assert [int(each["content"]) for each in listed] == expected, query
    assert stage.violations == []
