"""What people do and see, and how an application may answer."""

import asyncio
import gc
from typing import Any

import aiohttp
import pytest
from yarl import URL

from simulator import Answer, Impossible
from simulator.api import COMPONENTS_V2, EPHEMERAL, SUPPRESS_NOTIFICATIONS, Json
from simulator.tests.stage import DAY, HOUR, PLAY, Stage, button, png, reply, row, text

NEW: Json = {
    "name": "new", "name_localizations": {"ja": "新規"}, "description": "d", "type": 1, "options": [
        {"name": "size", "description": "d", "type": 4, "required": True, "choices": [{"name": "small", "value": 5}]},
        {"name": "rival", "description": "d", "type": 6},
        {"name": "rounds", "description": "d", "type": 4, "max_value": 9},
        {"name": "where", "description": "d", "type": 3, "autocomplete": True},
    ],
}  # fmt: skip
GAME: Json = {"name": "game", "name_localizations": {"ja": "遊び"}, "description": "d", "type": 1, "options": [NEW]}
MENU: Json = {"name": "Invite", "type": 2}
SELECT: Json = {"type": 3, "custom_id": "s", "placeholder": "Where?", "options": [{"label": "Spot 1", "value": "s1"}]}


async def test_a_command_is_resolved_and_its_answer_seen_by_all(stage: Stage) -> None:
    await stage.upload_commands(GAME)
    stage.replies.append(reply(content=f"{stage.kenji.mention}, play", components=[row(button())]))
    answer = await stage.ola.slash(stage.table, "game new", size="small", rival=stage.kenji, rounds=9)
    [sub] = stage.events[0]["data"]["options"]
    assert [each["value"] for each in sub["options"]] == [5, stage.kenji.id, 9]
    assert stage.events[0]["data"]["resolved"]["users"][stage.kenji.id]["global_name"] == "Kenji"
    [message] = answer.public
    assert message["interaction"]["name"] == "game new"
    assert stage.kenji.sees(stage.table) == [message]
    assert stage.message(stage.table["id"], message["id"]).pinged == {stage.kenji.id}
    assert [each.label for each in stage.ola.buttons(message)] == ["Go"]


async def test_commands_are_found_in_the_language_of_the_person(stage: Stage) -> None:
    await stage.upload_commands(GAME)
    stage.replies.append(reply(content="a"))
    assert (await stage.kenji.slash(stage.table, "/遊び 新規", size="small")).text == "a"
    with pytest.raises(Impossible, match="no command '遊び'"):
        await stage.ola.slash(stage.table, "遊び 新規", size=5)


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("chess", {}, "no command 'chess'; there: game"), ("game", {}, "group: new"), ("game new", {}, "needs size"),
        ("game new", {"size": 6}, "no size choice 6"), ("game new", {"size": 5, "colour": 1}, "no option 'colour'"),
        ("game new", {"size": 5, "rounds": 10}, "at most 9"), ("game new", {"size": 5, "rounds": "2"}, "not take '2'"),
        ("game new", {"size": 5, "rival": "Bo"}, "take 'Bo'"),
    ],
)  # fmt: skip
async def test_what_a_client_does_not_offer_is_impossible(stage: Stage, command: str, options: Json, why: str) -> None:
    await stage.upload_commands(GAME)
    with pytest.raises(Impossible, match=why):
        await stage.ola.slash(stage.table, command, **options)


async def test_a_phone_may_cut_what_is_typed_and_send_the_name_of_a_choice(stage: Stage) -> None:
    await stage.upload_commands(GAME)
    stage.ola.on_desktop, stage.ola.sends_names = False, True
    stage.replies += [reply(kind=8, choices=[{"name": "g7", "value": "g7"}]), reply(content="a")]
    answer = await stage.ola.autocomplete(stage.table, "game new", focused="where", typed="grass", cursor=3)
    assert answer.choices == [("g7", "g7")]
    await stage.ola.slash(stage.table, "game new", size=5)
    values = [event["data"]["options"][0]["options"][-1]["value"] for event in stage.events]
    assert values == ["gra", "small"]


async def test_a_person_is_chosen_in_a_menu(stage: Stage) -> None:
    await stage.upload_commands(MENU)
    stage.replies.append(reply(content="invited", flags=EPHEMERAL))
    answer = await stage.ola.use(stage.table, "Invite", stage.kenji)
    assert stage.events[0]["data"]["target_id"] == stage.kenji.id
    assert stage.kenji.sees(stage.table) == []
    assert stage.ola.sees(stage.table) == answer.ephemeral


async def test_only_what_is_there_can_be_clicked_or_chosen(stage: Stage) -> None:
    rows = [
        row(button(), button("No", disabled=True), {"type": 2, "style": 5, "label": "Read", "url": "https://e.org"})
    ]
    message = await stage.sent(content="a", components=[*rows, row(SELECT)])
    for name, why in {"No": "disabled", "Read": "a link", "Fly": "no button 'Fly'; there: Go"}.items():
        with pytest.raises(Impossible, match=why):
            await stage.ola.click(message, name)
    for values, why in {("Spot 9",): "no option", (): "choose 1 to 1"}.items():
        with pytest.raises(Impossible, match=why):
            await stage.ola.choose(message, "Where?", *values)
    stage.replies += [reply(kind=7, content="chosen", components=[])]
    assert (await stage.kenji.choose(message, "Where?", "Spot 1")).text == "chosen"
    assert stage.events[0]["data"]["values"] == ["s1"]
    assert "resolved" not in stage.events[0]["data"]
    stage.delete_message(stage.message(message["channel_id"], message["id"]))
    with pytest.raises(Impossible, match="gone"):
        await stage.ola.click(message, "Go")


async def test_a_select_of_channels_keeps_its_choice_on_a_desktop(stage: Stage) -> None:
    select = {"type": 8, "custom_id": "c"}
    message = await stage.sent(content="a", components=[row(select)])
    for person, on_desktop in ((stage.ola, True), (stage.kenji, False)):
        person.on_desktop = on_desktop
        default = {"default_values": [{"id": stage.channel("table-2")["id"], "type": "channel"}]}
        stage.replies.append(reply(kind=7, components=[row(select | default)]))
        await person.choose(message, "c", stage.table)
    assert stage.ola.chosen(message, "c") == [stage.table["id"]]
    assert stage.kenji.chosen(message, "c") == [stage.channel("table-2")["id"]]


async def test_a_modal_is_opened_filled_in_and_submitted(stage: Stage) -> None:
    await stage.upload_commands(PLAY)
    field = {"type": 4, "custom_id": "w", "style": 1, "max_length": 20}
    label = {"type": 18, "label": "Say it", "component": field}
    stage.replies += [reply(kind=9, custom_id="m", title="t", components=[label]), reply(content="thanks")]
    modal = (await stage.ola.slash(stage.table, "play")).modal
    assert modal
    for words, why in {"": "required", "x" * 21: "0 to 20"}.items():
        with pytest.raises(Impossible, match=why):
            await stage.ola.submit(modal, **{"Say it": words})
    assert (await stage.ola.submit(modal, **{"Say it": "broken"})).text == "thanks"
    assert stage.events[1]["data"]["components"][0]["component"]["value"] == "broken"


async def test_pictures_are_replaced_dropped_and_kept_as_an_edit_says(stage: Stage) -> None:
    show = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "one"}]}
    body = {
        "flags": COMPONENTS_V2,
        "components": [show, row(button())],
        "attachments": [{"id": 0, "filename": "a.png"}],
    }
    _, message = await stage.request("POST", f"channels/{stage.table['id']}/messages", body, a_png=png(720, 360))
    assert stage.ola.images(message) == [(png(720, 360), "one")]
    assert message["attachments"] == []
    assert (await stage.change(message, components=[show]))[0] == 200
    assert stage.ola.images(stage.ola.sees(stage.table)[-1])[0].data
    assert (await stage.change(message, attachments=[]))[1] == 50035
    _, plain = await stage.request(
        "POST", f"channels/{stage.table['id']}/messages", {"content": "a"}, b_png=png(50, 50)
    )
    assert len((await stage.change(plain, content="b"))[1]["attachments"]) == 1
    assert (await stage.change(plain, attachments=[]))[1]["attachments"] == []
    with pytest.raises(Impossible, match="is gone"):
        stage.ola.images(plain)


@pytest.mark.parametrize(("flags", "size"), [(0, (350 / 2, 350)), (COMPONENTS_V2, (350 / 2, 350))])
async def test_a_desktop_shows_a_picture_in_a_box(stage: Stage, flags: int, size: tuple[float, float]) -> None:
    shown = [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}] if flags else []
    about = {"flags": flags, "components": shown} if flags else {"content": "a"}
    for width, height, large in ((720, 1440, size), (1200, 500, (600, 250) if flags else (550, 550 / 2.4))):
        _, message = await stage.request(
            "POST", f"channels/{stage.table['id']}/messages", about, a_png=png(width, height)
        )
        [on_desktop] = stage.ola.shown(message)
        assert (on_desktop.width, on_desktop.height) == pytest.approx(large)
        stage.kenji.on_desktop = False
        assert stage.kenji.shown(message)[0].width == 360
    _, message = await stage.request(
        "POST", f"channels/{stage.table['id']}/messages", {"content": "a"}, a_png=png(), b_png=png()
    )
    assert [each.is_cropped for each in stage.ola.shown(message)] == [True, True]


async def test_a_push_is_the_content_and_a_name_is_read_only_where_it_is_known(stage: Stage) -> None:
    named = f"{stage.kenji.mention} {stage.ola.mention} <#{stage.table['id']}> </play:1> <:mine:2> <t:3:R>"
    allowed = {"users": [stage.kenji.id]}
    plain = await stage.sent(content=named, allowed_mentions=allowed)
    seen = "@Kenji @unknown-user #table-1 /play :mine: <t:3:R>"
    assert stage.kenji.push(plain) == seen == stage.kenji.reads(plain)
    assert stage.ola.push(plain) is None
    assert stage.ola.reads(plain).startswith("@Kenji @Ola")
    large = await stage.sent(flags=COMPONENTS_V2, components=[text(named)], allowed_mentions=allowed)
    assert stage.kenji.push(large) == ""
    silent = await stage.sent(content=named, allowed_mentions=allowed, flags=SUPPRESS_NOTIFICATIONS)
    assert stage.kenji.push(silent) is None
    _, edited = await stage.change(plain, content=f"{stage.ola.mention} now", allowed_mentions={"parse": []})
    assert edited["mentions"] == []
    assert stage.kenji.reads(edited) == "@unknown-user now"


async def test_what_one_person_sees_is_gone_when_the_client_starts_again(stage: Stage) -> None:
    await stage.upload_commands(PLAY)
    stage.replies.append(reply(content="panel", flags=EPHEMERAL, components=[row(button())]))
    [panel] = (await stage.ola.slash(stage.table, "play")).ephemeral
    stage.ola.reload()
    assert stage.ola.sees(stage.table) == []
    with pytest.raises(Impossible, match="does not see"):
        await stage.ola.click(panel, "Go")
    assert (await stage.request("PATCH", f"{stage.hook()}/messages/@original", {"content": "b"}))[0] == 200


async def test_silence_is_a_failed_interaction_and_a_late_answer_is_refused(stage: Stage) -> None:
    await stage.upload_commands(PLAY)
    stage.ack_deadline = 0.05
    assert await stage.ola.slash(stage.table, "play") == Answer(0.05, failed=True)
    made = next(iter(stage.interactions.values()))
    path = f"interactions/{made.id}/{made.token}/callback"
    assert await stage.request("POST", path, {"type": 5}) == (404, 10062)


async def test_an_interaction_is_answered_once_and_its_token_dies_after_a_quarter_of_an_hour(stage: Stage) -> None:
    await stage.upload_commands(PLAY)
    stage.replies.append({"type": 5})
    is_done = asyncio.Event()
    stage.busy = lambda: not is_done.is_set()
    task = asyncio.create_task(stage.ola.slash(stage.table, "play"))
    assert await stage.until(lambda: stage.interactions and next(iter(stage.interactions.values())).callback == 5)
    _, first = await stage.request("POST", stage.hook(), {"content": "done"})
    _, second = await stage.request("POST", stage.hook(), {"content": "more", "flags": EPHEMERAL})
    is_done.set()
    answer = await task
    assert [each["content"] for each in answer.messages] == ["done", "more"]
    assert answer.response
    assert (answer.response["id"], answer.followups[0]["id"]) == (first["id"], second["id"])
    made = next(iter(stage.interactions.values()))
    assert await stage.request("POST", f"interactions/{made.id}/{made.token}/callback", {"type": 6}) == (400, 40060)
    assert await stage.request("POST", f"interactions/{made.id}/x/callback", {"type": 6}) == (404, 10062)
    stage.clock.advance(15 * 60 + 1)
    assert await stage.request("GET", f"{stage.hook()}/messages/@original") == (401, 50027)


async def test_a_message_sent_twice_with_one_nonce_is_one_message_for_some_minutes(stage: Stage) -> None:
    first = await stage.sent(content="a", nonce="n", enforce_nonce=True)
    assert (await stage.sent(content="a", nonce="n", enforce_nonce=True))["id"] == first["id"]
    assert (await stage.sent(content="a", nonce="n"))["id"] != first["id"]
    stage.clock.advance(HOUR)
    assert (await stage.sent(content="a", nonce="n", enforce_nonce=True))["id"] != first["id"]


async def test_the_nonce_of_a_message_that_was_deleted_is_that_of_an_unknown_message(stage: Stage) -> None:
    sent = await stage.sent(content="a", nonce="n", enforce_nonce=True)
    stage.delete_message(stage.message(sent["channel_id"], sent["id"]))
    assert await stage.create(content="a", nonce="n", enforce_nonce=True) == (404, 10008)
    stage.clock.advance(HOUR)
    await stage.sent(content="a", nonce="n", enforce_nonce=True)


async def test_a_proxy_may_answer_with_a_page(stage: Stage) -> None:
    stage.fail("POST /channels", status=404, page=True)
    async with stage.http.post(f"channels/{stage.table['id']}/messages", json={"content": "a"}) as response:
        assert (response.status, response.content_type, (await response.text())[:9]) == (404, "text/html", "<!DOCTYPE")


async def test_an_application_may_be_killed_in_the_middle_of_an_upload(stage: Stage) -> None:
    address = URL(stage.base_url)
    _, writer = await asyncio.open_connection(address.host, address.port)
    head = f"POST /api/v10/channels/{stage.table['id']}/messages HTTP/1.1\r\nHost: {address.authority}\r\n"
    kind = "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n"
    part = '--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\n'
    writer.write((head + kind + part + "half a picture").encode())
    assert await stage.until(lambda: stage.under_way)
    writer.transport.abort()
    assert await stage.until(lambda: not stage.under_way)
    gc.collect()  # An open file would be a warning now, and a warning is an error.


async def test_a_message_older_than_an_hour_is_edited_a_few_times_and_no_more(stage: Stage) -> None:
    message = await stage.sent(content="a")
    for _ in range(5):
        assert (await stage.change(message, content="b"))[0] == 200
    stage.clock.advance(2 * HOUR)
    assert [(await stage.change(message, content="c"))[0] for _ in range(4)] == [200, 200, 200, 429]
    assert (await stage.change(message, content="c"))[1] == 30046


async def test_faults_befall_the_requests_they_are_meant_for(stage: Stage) -> None:
    stage.fail("POST /channels", status=503, times=2, every=2)
    assert [(await stage.create(content="a"))[0] for _ in range(5)] == [200, 503, 200, 503, 200]
    for drop, new in {"before": 0, "after": 1}.items():
        before = len(stage.ola.sees(stage.table))
        stage.fail("POST /channels", drop=drop)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await stage.create(content="a")
        assert len(stage.ola.sees(stage.table)) == before + new
        assert stage.log[-1].status is None
    assert await stage.request("POST", f"channels/{stage.table['id']}/nowhere", {}) == (404, 0)
    assert "no such route" in stage.violations.pop()


@pytest.mark.parametrize(("clock_passes", "sent"), [(True, 3), (False, 8)])
async def test_rate_limits_count_by_the_clock_and_not_where_it_stands_still(*, clock_passes: bool, sent: int) -> None:
    async with Stage.set(limited=True) as stage:
        stage.clock.rate = 1e-6 if clock_passes else 0
        stage.global_limit = 3
        found = [(await stage.create(content="a")) for _ in range(8)]
        assert [status for status, _ in found].count(200) == sent
        stage.global_limit = None
        if clock_passes:
            stage.clock.advance(10)
            assert [(await stage.create(content="a"))[0] for _ in range(6)] == [200] * 5 + [429]


async def test_only_so_many_commands_are_new_on_a_day_and_an_entry_point_stays(stage: Stage) -> None:
    many = [PLAY | {"name": f"c{number}"} for number in range(99)]
    assert (await stage.upload_commands(*many))[0] == 200
    first = stage.commands[""][0]
    assert (await stage.upload_commands(*many))[1][0]["id"] == first["id"]
    assert (await stage.upload_commands(*(each | {"name": f"x{each['name']}"} for each in many)))[0] == 200
    assert (await stage.upload_commands(*(each | {"name": f"y{each['name']}"} for each in many))) == (400, 30034)
    stage.clock.advance(DAY + 1)
    entry = {"name": "Launch", "type": 4, "handler": 2}
    assert (await stage.upload_commands(PLAY, entry))[0] == 200
    assert await stage.upload_commands(PLAY) == (400, 50240)


async def test_emoji_are_stored_once_by_name_and_a_message_with_another_one_is_refused(stage: Stage) -> None:
    path, image = f"applications/{stage.app_id}/emojis", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="
    status, made = await stage.request("POST", path, {"name": "mine_3", "image": image})
    assert status == 201
    assert await stage.request("POST", path, {"name": "mine_3", "image": image}) == (400, 50035)
    assert (await stage.request("GET", path))[1]["items"] == [made]

    async def shown() -> Any:
        emoji = {"id": int(made["id"]), "name": "mine_3"}
        fruit = {"type": 3, "custom_id": "fruit", "options": [{"label": "a", "value": "a", "emoji": emoji}]}
        status, message = await stage.create(content="a", components=[row(button(emoji=emoji)), row(fruit)])
        if status == 200:
            drawn, chosen = (each["components"][0] for each in message["components"])
            assert {drawn["emoji"]["id"], chosen["options"][0]["emoji"]["id"]} == {made["id"]}
        return status

    assert await shown() == 200
    assert (await stage.request("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert await shown() == 400
    stage.fail(f"POST /{path}", status=429, retry_after=3600)
    assert (await stage.request("POST", path, {"name": "crown", "image": image}))[0] == 429
    assert stage.violations == []
