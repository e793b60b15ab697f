"""Servers, channels, threads and private conversations: who may do what there."""

import pytest

from simulator import Impossible, Person, api
from simulator.api import ANNOUNCEMENT, EPHEMERAL, FORUM, VOICE, Json
from simulator.tests.stage import DAY, PLAY, Stage, button, reply, row
from simulator.world.permissions import ORDINARY, PERMISSIONS

ANYWHERE: Json = PLAY | {"integration_types": [0, 1], "contexts": [0, 1, 2]}


@pytest.mark.parametrize(
    ("missing", "refused"),
    [("SEND_MESSAGES", (403, 50013)), ("VIEW_CHANNEL", (403, 50001)), ("CREATE_PUBLIC_THREADS", None)],
)
async def test_a_missing_permission_refuses_what_needs_it(
    stage: Stage, missing: str, refused: tuple[int, int] | None
) -> None:
    await stage.upload_commands(PLAY)
    stage.deny(stage.table, missing)
    status, code = await stage.create(content="a")
    assert (status, code) == refused if refused else status == 200
    stage.replies.append(reply(content="a"))
    await stage.ola.slash(stage.table, "play")
    assert not int(stage.events[0]["app_permissions"]) & PERMISSIONS[missing]
    stage.allow(stage.table, missing)
    assert (await stage.create(content="a"))[0] == 200
    assert await stage.thread()


async def test_people_have_permissions_and_roles_of_their_own(stage: Stage) -> None:
    await stage.upload_commands(PLAY | {"default_member_permissions": PERMISSIONS["MANAGE_GUILD"]})
    with pytest.raises(Impossible, match="no command"):
        await stage.ola.slash(stage.table, "play")
    stage.add_role(stage.guild, "Hosts", PERMISSIONS["MANAGE_GUILD"], stage.ola.id)
    assert [each["name"] for each in stage.ola.offered(stage.table)] == ["play"]
    stage.kenji.permissions = ORDINARY | PERMISSIONS["MANAGE_GUILD"]
    assert stage.kenji.offered(stage.table)
    stage.deny(stage.table, "SEND_MESSAGES", user_id=stage.kenji.id)
    assert stage.kenji.offered(stage.table) == []
    with pytest.raises(Impossible, match="may not write"):
        stage.kenji.write(stage.table, "hello")
    stage.deny(stage.table, "VIEW_CHANNEL", user_id=stage.guild["id"])  # @everyone
    with pytest.raises(Impossible, match="does not see"):
        stage.ola.write(stage.table, "hello")


async def test_a_role_is_called_if_everybody_may_mention_it_or_the_bot_may_mention_everyone(stage: Stage) -> None:
    quiet, loud = (
        stage.add_role(stage.guild, "Players", 0, stage.ola.id, mentionable=mentionable)
        for mentionable in (False, True)
    )
    allowed = {"parse": ["roles"]}
    text = f"<@&{quiet['id']}> <@&{loud['id']}>"
    assert (await stage.sent(content=text, allowed_mentions=allowed))["mention_roles"] == [quiet["id"], loud["id"]]
    stage.deny(stage.table, "MENTION_EVERYONE")
    assert (await stage.sent(content=text, allowed_mentions=allowed))["mention_roles"] == [loud["id"]]


async def test_who_has_left_a_server_is_no_member_and_sees_nothing_there(stage: Stage) -> None:
    path = f"guilds/{stage.guild['id']}/members/{stage.kenji.id}"
    message = await stage.sent(content=f"{stage.kenji.mention}", components=[row(button())])
    assert (await stage.request("GET", path))[0] == 200
    stage.kenji.leave(stage.guild)
    assert await stage.request("GET", path) == (404, 10007)
    assert await stage.request("GET", f"guilds/{stage.guild['id']}/members/5") == (404, 10013)
    assert stage.kenji.sees(stage.table) == []
    with pytest.raises(Impossible, match="does not see"):
        await stage.kenji.click(message, "Go")
    stage.kenji.join(stage.guild)
    assert stage.kenji.sees(stage.table)


async def test_what_is_deleted_or_out_of_reach_is_unknown(stage: Stage) -> None:
    message = await stage.sent(content="a")
    path = f"channels/{stage.table['id']}/messages/{message['id']}"
    assert (await stage.request("DELETE", path))[0] == 204
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert await stage.request(method, path, body) == (404, 10008)
    assert await stage.request("PATCH", f"channels/{stage.table['id']}", {"name": "b"}) == (403, 50013)
    stage.delete_channel(stage.table)
    assert await stage.create(content="x") == (404, 10003)
    left = f"channels/{stage.channel('table-2')['id']}"
    stage.remove_guild(stage.guild)
    assert await stage.request("GET", f"guilds/{stage.guild['id']}/members/{stage.ola.id}") == (404, 10004)
    assert await stage.request("GET", left) == (403, 50001)
    stage.return_guild(stage.guild)
    assert (await stage.request("GET", left))[0] == 200


async def test_a_thread_is_listed_for_its_members_who_are_added_or_mentioned_or_write(stage: Stage) -> None:
    thread = await stage.thread()
    assert thread not in stage.ola.sidebar(stage.guild)
    path = f"channels/{thread['id']}/thread-members"
    assert await stage.request("GET", f"{path}/{stage.ola.id}") == (404, 10007)
    for _ in range(2):
        assert (await stage.request("PUT", f"{path}/{stage.ola.id}"))[0] == 204
    assert (await stage.request("GET", f"{path}/{stage.ola.id}"))[1]["user_id"] == stage.ola.id
    assert thread in stage.ola.sidebar(stage.guild)
    [line] = stage.ola.sees(thread)
    assert (line["type"], stage.messages[thread["id"]][line["id"]].pinged) == (api.RECIPIENT_ADD, {stage.ola.id})
    message = await stage.sent(thread, content=stage.kenji.mention, allowed_mentions={"parse": []})
    assert thread not in stage.kenji.sidebar(stage.guild)
    await stage.change(message, content=stage.kenji.mention, allowed_mentions={"users": [stage.kenji.id]})
    assert thread in stage.kenji.sidebar(stage.guild)
    zuri = Person(stage, "Zuri")
    zuri.write(thread, "hello")
    assert thread in zuri.sidebar(stage.guild)
    zuri.leave(stage.guild)
    assert await stage.request("PUT", f"{path}/{zuri.id}") == (404, 10007)


@pytest.mark.parametrize(("age", "lines"), [(0, []), (3600, ["a"])])
async def test_a_channel_has_a_line_for_a_thread_below_an_older_message_alone(
    stage: Stage, age: float, lines: list[str]
) -> None:
    await stage.thread()
    assert stage.ola.sees(stage.table) == []
    starter = await stage.sent(content="x")
    stage.clock.advance(age)
    path = f"channels/{stage.table['id']}/messages/{starter['id']}/threads"
    _, thread = await stage.request("POST", path, {"name": "a"})
    shown = [each for each in stage.ola.sees(stage.table) if each["type"] == api.THREAD_CREATED]
    assert [each["content"] for each in shown] == lines
    assert all(each["message_reference"]["channel_id"] == thread["id"] for each in shown)
    [first] = stage.ola.sees(thread)
    assert (first["type"], first["message_reference"]["message_id"]) == (api.THREAD_STARTER, starter["id"])


async def test_a_thread_falls_asleep_unless_somebody_writes(stage: Stage) -> None:
    await stage.upload_commands(PLAY)
    thread = await stage.thread(auto_archive_duration=1440)
    message = await stage.sent(thread, content=stage.ola.mention, components=[row(button())])
    stage.clock.advance(DAY / 2)
    stage.replies.append(reply(kind=7, content="b"))
    await stage.kenji.click(message, "Go")  # Clicks and edits are no activity.
    stage.clock.advance(DAY / 2)
    assert thread not in stage.ola.sidebar(stage.guild)
    assert await stage.change(message, content="c") == (400, 50083)
    with pytest.raises(Impossible, match="archived"):
        await stage.ola.slash(thread, "play")
    with pytest.raises(Impossible, match="no member"):
        await stage.kenji.click(message, "Go")
    stage.replies.append(reply(kind=7, content="b"))
    await stage.ola.click(message, "Go")
    assert thread in stage.ola.sidebar(stage.guild)
    stage.archive(thread)
    await stage.sent(thread, content="awake")
    assert not thread["thread_metadata"]["archived"]


async def test_a_locked_thread_takes_nothing_but_from_moderators(stage: Stage) -> None:
    thread = await stage.thread()
    message = await stage.sent(thread, content="a", components=[row(button())])
    stage.lock(thread)
    assert await stage.create(thread, content="a") == (403, 160005)
    with pytest.raises(Impossible, match="locked"):
        await stage.ola.click(message, "Go")
    stage.moderator("MANAGE_THREADS")
    assert (await stage.create(thread, content="a"))[0] == 200


async def test_who_started_a_thread_may_rename_and_archive_it_and_moderators_lock_it(stage: Stage) -> None:
    thread = await stage.thread()
    path = f"channels/{thread['id']}"
    assert (await stage.request("PATCH", path, {"name": "b"}))[0] == 200
    assert await stage.request("PATCH", path, {"locked": True}) == (403, 50013)
    assert (await stage.request("PATCH", path, {"archived": True}))[0] == 200
    assert await stage.request("PATCH", path, {"name": "c"}) == (400, 50083)
    assert (await stage.request("PATCH", path, {"archived": False, "name": "c"}))[0] == 200


async def test_a_private_thread_is_seen_by_its_members(stage: Stage) -> None:
    thread = await stage.thread(type=12)
    await stage.sent(thread, content=stage.ola.mention)
    assert stage.ola.sees(thread)
    assert stage.kenji.sees(thread) == []


async def test_every_type_of_channel_takes_what_it_can(stage: Stage) -> None:
    forum, voice, news = (stage.add_channel(stage.guild, f"c{kind}", kind) for kind in (FORUM, VOICE, ANNOUNCEMENT))
    assert await stage.create(forum, content="a") == (400, 50008)
    path = f"channels/{forum['id']}/threads"
    status, made = await stage.request("POST", path, {"name": "a post", "message": {"content": "first"}})
    assert (status, made["message"]["content"]) == (201, "first")
    assert [each["content"] for each in stage.ola.sees(stage.channel(made["id"]))] == ["first"]
    assert (await stage.create(voice, content="a"))[0] == 200
    body = {"name": "a", "type": 11}
    assert await stage.request("POST", f"channels/{voice['id']}/threads", body) == (400, 50024)
    message = await stage.sent(news, content="a")
    thread = f"channels/{news['id']}/messages/{message['id']}/threads"
    assert (await stage.request("POST", thread, {"name": "a"}))[1]["type"] == 10
    assert await stage.request("POST", thread, {"name": "a"}) == (400, 160004)


async def test_slow_mode_is_for_people(stage: Stage) -> None:
    slow = stage.add_channel(stage.guild, "slow", slow_mode=60)
    stage.ola.write(slow, "one")
    with pytest.raises(Impossible, match="60 seconds"):
        stage.ola.write(slow, "two")
    assert [(await stage.create(slow, content="a"))[0] for _ in range(2)] == [200, 200]
    stage.clock.advance(61)
    stage.ola.write(slow, "two")


async def test_a_private_conversation_has_few_permissions_and_takes_messages(stage: Stage) -> None:
    await stage.upload_commands(ANYWHERE)
    dm = stage.dm(stage.ola.id)
    stage.replies.append(reply(content="a"))
    await stage.ola.slash(dm, "play")
    event = stage.events[0]
    assert (event["app_permissions"], event["context"], "member" in event) == ("442368", 1, False)
    message = await stage.sent(dm, content="your turn")
    assert stage.ola.push(message) == "your turn"
    assert stage.kenji.sees(dm) == []
    stage.deny(dm, "SEND_MESSAGES")
    assert await stage.create(dm, content="a") == (403, 50007)


def elsewhere(stage: Stage, where: str) -> Json:
    """A place where the bot is no member."""
    if where == "server":
        stage.add_guild("Elsewhere", "garden", with_bot=False)
        return stage.channel("garden")
    return stage.private(stage.ola.id, stage.kenji.id, *([stage.owner["id"]] if where == "group" else []))


@pytest.mark.parametrize("where", ["server", "group", "two"])
async def test_an_installation_by_a_person_works_everywhere_with_five_follow_ups(stage: Stage, where: str) -> None:
    place = elsewhere(stage, where)
    await stage.upload_commands(ANYWHERE)
    assert stage.ola.offered(place) == []
    stage.ola.install()
    stage.replies.append(reply(content="a"))
    answer = await stage.ola.slash(place, "play")
    assert answer.public
    assert stage.events[0]["authorizing_integration_owners"] == {"1": stage.ola.id}
    assert stage.events[0]["context"] == (0 if where == "server" else 2)
    assert await stage.create(place, content="a") == (403, 50001)
    found = [await stage.request("POST", stage.hook(), {"content": "more"}) for _ in range(6)]
    assert [status for status, _ in found] == [200] * 5 + [400]
    assert found[5][1] == 40094


async def test_answers_are_private_where_a_person_may_not_use_apps_of_their_own(stage: Stage) -> None:
    place = elsewhere(stage, "server")
    await stage.upload_commands(ANYWHERE)
    stage.ola.install()
    stage.deny(place, "USE_EXTERNAL_APPS", user_id=stage.ola.id)
    stage.replies.append(reply(content="a"))
    answer = await stage.ola.slash(place, "play")
    assert answer.public == []
    assert answer.ephemeral[0]["flags"] & EPHEMERAL
    assert stage.kenji.sees(place) == []


async def test_the_application_says_how_it_is_set_up(stage: Stage) -> None:
    stage.ola.install()
    about = (await stage.request("GET", "applications/@me"))[1]
    assert (about["approximate_guild_count"], about["approximate_user_install_count"]) == (1, 1)
    stage.application |= {"approximate_guild_count": 99, "bot_public": False}
    assert (await stage.request("GET", "applications/@me"))[1]["approximate_guild_count"] == 99
    start = (await stage.request("GET", "gateway/bot"))[1]["session_start_limit"]
    assert (start["total"], start["remaining"]) == (1000, 1000)
