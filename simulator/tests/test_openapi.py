"""Discord's own description of its API as a judge of requests and answers."""

from pathlib import Path
from subprocess import run

import pytest

from simulator.api import Json
from simulator.openapi import FOLDER, Description, described
from simulator.openapi.__main__ import main
from simulator.rules.shapes import BODIES, QUERIES, SHAPES
from simulator.service import rest  # noqa: F401 - the import registers routes
from simulator.service.routes import HANDLERS
from simulator.tests.stage import Stage

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
POST = ("POST", "/channels/1/messages", "application/json")


def description() -> Description:
    found = described()
    assert found is not None
    return found


async def test_a_request_that_only_discords_description_refuses_is_refused(stage: Stage) -> None:
    path = f"/channels/{stage.table['id']}/messages"
    status, _ = await stage.request("POST", path[1:], {"embeds": [{"title": "Hi", "video": 5}]})
    assert status == 400
    [violation] = stage.violations
    assert violation.startswith(f"POST {path}: /embeds/0/video: 5 is not")


def test_a_request_as_described_is_accepted() -> None:
    assert description().check_request(*POST, {"content": "Hi", "nonce": 5}) == []


def test_each_fault_of_a_request_is_named() -> None:
    described = description()
    [wrong] = described.check_request(*POST, {"content": 5})
    assert wrong.startswith("/content: 5 is not of type")
    assert described.check_request(*POST, None) == ["a body is required"]
    assert described.check_request("GET", "/users/@me", "", None, ["page"]) == ["unknown query parameter page"]
    assert described.check_request("GET", "/tables", "", None) == ["no such route in the description: GET /tables"]
    [wrong] = described.check_request("POST", "/channels/1/messages", "text/plain", {})
    assert wrong.startswith("content type text/plain is none of ")


def test_an_answer_is_judged_too() -> None:
    assert description().check_response("GET", "/users/@me", 200, {"id": "1"}) != []
    assert description().check_response("GET", "/users/@me", 201, {}) == ["status 201 is not described"]


def keys_of(schema: Json) -> set[str]:
    """Return the keys at the top of a body."""
    if "$ref" in schema:
        return keys_of(description().document["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    inner = [each for word in ("oneOf", "anyOf", "allOf") for each in schema.get(word, [])]
    return set(schema.get("properties", {})).union(*map(keys_of, inner))


@pytest.mark.parametrize(("method", "template"), sorted(HANDLERS), ids=str)
def test_the_rules_know_all_that_discord_describes_of_a_route_that_is_served(method: str, template: str) -> None:
    """What the simulator has not, it names so, and calls no mistake of the bot."""
    route, operation = f"{method} {template}", description().document["paths"][template][method.lower()]
    parameters = {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
    assert parameters - set(QUERIES.get(route, ())) == set()
    if (
        content := operation.get("requestBody", {}).get("content", {}).get("application/json")
    ) and template != CALLBACK:
        known = SHAPES[BODIES[route].words[0]].keys
        assert keys_of(content["schema"]) - {key.rstrip("?") for key in known} == set()


async def test_a_part_of_a_request_that_discord_has_is_no_mistake_of_the_bot(stage: Stage) -> None:
    stage.moderator("MANAGE_CHANNELS")
    assert await stage.request("PATCH", f"channels/{stage.table['id']}", {"topic": "Games"}) == (400, 0)
    assert await stage.request("GET", f"guilds/{stage.guild['id']}/bans") == (400, 0)
    assert stage.violations == []
    assert ["changes of channels" in stage.lacks[0], "route GET" in stage.lacks[1]] == [True, True]


def test_the_description_of_another_commit_comes_with_its_license(tmp_path: Path) -> None:
    checkout, folder = tmp_path / "checkout", tmp_path / "described"
    (checkout / "specs").mkdir(parents=True)
    folder.mkdir()
    (checkout / "specs" / "openapi.json").write_text('{"paths": {}}')
    (checkout / "LICENSE").write_text("MIT")
    who = ["-c", "user.name=Ola", "-c", "user.email=ola@example.org"]
    for arguments in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "Describe"]):
        run(["git", "-C", checkout, *arguments], check=True)  # noqa: S607
    main(str(checkout), "HEAD", folder)
    assert sorted(each.name for each in folder.iterdir()) == ["COMMIT", "LICENSE", "openapi.json.xz"]
    assert (folder / "LICENSE").read_text() == "MIT"
    assert len((folder / "COMMIT").read_text().strip()) == 40


def test_the_license_lies_beside_the_description() -> None:
    assert (FOLDER / "LICENSE").read_text("utf-8").startswith("MIT License\n\nCopyright 2023 Discord")
