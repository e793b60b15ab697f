"""Requests that Discord refuses, each one mistake away from a genuine one: all must be refused, and no genuine one."""

import re
from functools import partial
from typing import Any

import pytest

from simulator.api import COMPONENTS_V2, Json
from simulator.rules import FILE_LIMIT, problems
from simulator.service.routes import matching
from simulator.tests.stage import button, png, reply, row, text
from simulator.world.calls import Call
from simulator.world.messages import File, Message

command: Any = partial(dict, name="ok", description="d", type=1)
option: Any = partial(dict, name="a", description="d", type=3)
v2: Any = partial(dict, flags=COMPONENTS_V2)


def a(count: int) -> str:
    return "a" * count


def plain(*components: Any) -> Json:
    return {"components": [row(*components)]}


def select(*values: str, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": each, "value": each} for each in values], **more}


def gallery(*urls: str, **more: Any) -> Json:
    return {"components": [{"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}]}


def label(number: int = 0, title: str = "l") -> Json:
    return {"type": 18, "label": title, "component": {"type": 4, "custom_id": f"x{number}", "style": 1}}


def modal(*components: Any, **more: Any) -> Json:
    return reply(kind=9, **{"custom_id": "m", "title": "t", "components": list(components), **more})


def choices(count: int, name: str = "", value: Any = "") -> list[Json]:
    return [{"name": name or f"{number}", "value": value or f"{number}"} for number in range(count)]


def suggest(*arguments: Any) -> Json:
    return reply(kind=8, choices=choices(*arguments))


def with_option(**more: Any) -> Json:
    made: Json = command(options=[option(**more)])
    return made


def embed(**more: Any) -> Json:
    return {"embeds": [more]}


GROUP = {"type": 2, "name": "g", "description": "d", "options": []}
LONG = [option(name=f"a{i}", choices=[{"name": a(90) + f"{n}", "value": a(90)} for n in range(20)]) for i in range(5)]
FIELD, PICTURE = {"name": "a", "value": "b"}, "https://e.org/a.png"
BOX = {"type": 17, "components": [text("x")] * 21}
SIX = [button(custom_id=f"{i}") for i in range(6)]
BARE = {"type": 2, "style": 1}
FRENCH = {"name_localizations": {"fr": "b"}}
CHANNELS = {"type": 8, "custom_id": "c", "default_values": [{"id": "1", "type": "channel"}] * 2}

COMMANDS: list[Any] = [
    *(command(name=name) for name in (a(33), "", "Play", "pl ay")), command(description=a(101)),
    command(description=""),
    {"name": "ok", "type": 1}, command(options=[option(name=f"a{i}") for i in range(26)]),
    *(with_option(choices=choices(*each)) for each in ((26,), (1, a(101)), (1, "a", a(101)), (1, "a", 5))),
    with_option(type=99), command(options=[option(), option()]), command(options=[{"type": 3, "name": "a"}]),
    command(options=[option(), option(name="b", required=True)]), with_option(autocomplete=True, choices=choices(1)),
    command(options=[option(type=1), option(name="b")]), with_option(name="A"),
    with_option(name_localizations={"xx": "a"}),
    command(options=[{**GROUP, "options": [{**GROUP, "name": "h"}]}]), command(name_localizations={"fr": "Grand"}),
    command(options=LONG), with_option(min_value="a"), with_option(nonsense=1), with_option(type=5, choices=choices(1)),
    command(options=[option(**FRENCH), option(name="b")]), command(contexts=[3]),
    command(default_member_permissions=True),
    [command(), command()], [command(name=f"a{i}") for i in range(101)],
    [command(**FRENCH), command(name="b")], [{"name": f"u{i}", "type": 2} for i in range(16)],
    {"name": "A user", "type": 2, "description": "d"},
]  # fmt: skip
MESSAGES: list[Any] = [
    {}, {"content": a(2001)}, {"content": "😀" * 1001}, {"content": 5}, {"content": "a", "nonsense": 1},
    {"content": "a", "nonce": a(26)}, {"content": "a", "flags": 1 << 7}, plain(*SIX), plain(*SIX[:1], select("a")),
    plain({**BARE, "custom_id": "a"}), plain({**BARE, "label": "x"}), plain(button(custom_id=a(101))),
    plain(button(label=a(81))), plain(button(style=9)), plain(button(style=5)), plain(button(url="https://e.org")),
    plain(button(), button()), plain(select()), plain(select("a", "a")), plain(select(*map(str, range(26)))),
    plain(select("a", max_values=2)), plain(select("a", min_values=2)), plain(select("a", placeholder=a(151))),
    plain({"type": 3, "custom_id": "s", "options": [{"label": a(101), "value": "a"}]}), plain(CHANNELS), plain(),
    plain({"type": 4, "custom_id": "t", "style": 1}), {"components": [button()]}, {"components": [text("x")]},
    {"components": [row(button(custom_id=f"{i}")) for i in range(6)]}, embed(title=a(257)), embed(description=a(4097)),
    embed(fields=[FIELD] * 26), {"embeds": [{"description": a(4000)}, {"description": a(2001)}]},
    embed(image={"url": "attachment://nope.png"}), v2(content="a", components=[text("x")]), v2(**embed(title="a")),
    v2(components=[text("x")] * 41), v2(components=[text(a(4001))]), v2(components=[text("😀" * 2001)]),
    v2(components=[text(a(2500))] * 2), v2(components=[text(" ")]), v2(**gallery(*[PICTURE] * 11)),
    v2(**gallery(PICTURE, description=a(1025))), v2(**gallery(PICTURE, description="")), v2(**gallery("file:///a.png")),
    v2(components=[{"type": 9, "components": [text("x")] * 4, "accessory": button()}]),
    v2(components=[{"type": 9, "components": [text("x")]}]), v2(components=[{**BOX, "components": [BOX]}]),
    v2(components=[{"type": 13, "file": {"url": PICTURE}}]), v2(**gallery("attachment://nope.png")),
    v2(components=[{**text("x"), "id": 5}] * 2), {"content": "a", "allowed_mentions": {"parse": ["all"]}},
    {"attachments": [{"id": i, "filename": "a.png"} for i in range(11)]},
    {"content": "a", "attachments": [{"id": 0, "filename": "a.png"}]},
    {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    {"content": "a", "allowed_mentions": {"users": [f"{i}" for i in range(101)]}},
]  # fmt: skip
REPLIES: list[Any] = [
    suggest(26), suggest(1, a(101)), suggest(1, "a", a(101)), {"type": 3}, modal(label(), title=a(46)), modal(),
    {"type": 9, "data": {"custom_id": "a", "components": [label()]}}, modal(*map(label, range(6))), None,
    reply(kind=5, flags=4),
    modal(label(title=a(46))), modal(row(button())), modal(text("x"), row(select("a"))), {"type": 4},
]  # fmt: skip
EDITS: list[tuple[Json, Json]] = [
    ({"content": "a"}, {"flags": COMPONENTS_V2, "components": [text("x")]}),
    ({"content": "a"}, {"content": "", "attachments": []}),
    ({"flags": COMPONENTS_V2, "components": [text("x")]}, {"content": "a"}),
    ({"content": "a"}, {"attachments": [{"id": "7"}]}),
    ({"flags": COMPONENTS_V2, "components": [text("x")]}, {"flags": 0}), ({"content": "a"}, {"flags": 1 << 12}),
    ({"content": "a"}, {"embeds": [{"image": {"url": "attachment://old.png"}}], "attachments": []}),
]  # fmt: skip

HERE, CALLBACK, SCOPE = "/channels/1/messages", "/interactions/1/t/callback", "/applications/1/commands"
BROKEN: list[tuple[str, str, Any]] = [
    *(("PUT", SCOPE, body if isinstance(body, list) else [body]) for body in COMMANDS),
    *(("POST", CALLBACK, reply(**body)) for body in MESSAGES if "nonce" not in body),
    *(("POST", HERE, body) for body in MESSAGES),
    *(("POST", CALLBACK, body) for body in REPLIES),
    ("POST", f"{HERE}/2/threads", {"name": a(101)}), ("POST", "/channels/1/threads", {"name": "a", "type": 0}),
    ("PATCH", "/channels/1", {"auto_archive_duration": 61}),
    ("POST", "/applications/1/emojis", {"name": "a", "image": "x"}),
    ("GET", "/channels/None/messages", None), ("GET", "/users/@me", {"a": 1}), ("POST", HERE, None),
]  # fmt: skip
GENUINE: list[tuple[str, str, Any]] = [
    *(
        ("POST", CALLBACK, reply(**data))
        for data in (
            {"content": a(2000), "flags": 64}, plain(*SIX[:5]), plain(select("a", "b", max_values=2)),
            embed(fields=[FIELD] * 25), v2(components=[text(a(3979)), BOX]), v2(components=[text("😀" * 2000)]),
            v2(**gallery(*[PICTURE] * 10, description=a(1024))), plain({**CHANNELS, "max_values": 2}),
            {"content": "<@1>", "allowed_mentions": {"users": ["1"]}}, {"content": "x", "embeds": None},
        )
    ),
    *(("POST", CALLBACK, body) for body in ({"type": 7}, {"type": 6}, suggest(25), modal(*map(label, range(5))))),
    ("PUT", SCOPE, [command(options=[{**GROUP, "options": [option(type=1)]}]), {"name": "A user", "type": 2}]),
    ("PUT", SCOPE, [command(name="สวัสดี", name_localizations={"hi": "खेल"}), with_option(name="b", choices=choices(25))]),
    ("POST", HERE, {"content": "a", "nonce": a(25), "enforce_nonce": True, "tts": False}),
    ("POST", "/applications/1/emojis", {"name": "mine_3", "image": "data:image/png;base64," + a(40)}),
]  # fmt: skip


def wrong(method: str, path: str, body: Any, message: Message | None = None, **files: bytes) -> list[str]:
    call = Call(method, path, {}, "application/json", body)
    call.template, call.values = matching(path)
    call.files = {f"files[{i}]": File(name.replace("_", "."), data, "") for i, (name, data) in enumerate(files.items())}
    return problems(call, message)


@pytest.mark.parametrize("request_", BROKEN, ids=lambda each: f"{each[1]} {each[2]}"[:60])
def test_a_broken_request_is_refused_with_the_page_that_says_so(request_: tuple[str, str, Any]) -> None:
    found = wrong(*request_)
    assert found
    assert [each for each in found if not re.search(r"\[(on no page; .*|[a-z-]+(/[a-z-]+)?(#[a-z-]+)?)\]$", each)] == []


@pytest.mark.parametrize("request_", GENUINE, ids=lambda each: f"{each[1]} {each[2]}"[:60])
def test_a_genuine_request_is_not(request_: tuple[str, str, Any]) -> None:
    assert wrong(*request_) == []


@pytest.mark.parametrize(("before", "body"), EDITS)
def test_an_edit_is_judged_by_the_message_that_it_results_in(before: Json, body: Json) -> None:
    message = Message({"content": "", "embeds": [], "components": [], "flags": 0, **before})
    message.uploads = [{"id": "3", "filename": "old.png"}]
    assert wrong("PATCH", f"{HERE}/2", body, message)
    assert wrong("PATCH", f"{HERE}/2", {}, message) == []


def test_a_message_is_converted_if_everything_else_is_emptied_in_so_many_words() -> None:
    message = Message({"content": "a", "embeds": [{"title": "b"}], "components": [], "flags": 0})
    body = {"flags": COMPONENTS_V2, "components": [text("x")], "content": None, "embeds": []}
    assert wrong("PATCH", f"{HERE}/2", body, message) == []


def test_files_have_a_size_and_are_found_by_the_name_that_discord_stores() -> None:
    assert wrong("POST", HERE, {"content": "a"}, big_png=bytes(FILE_LIMIT + 1))
    shown = v2(**gallery("attachment://my board.png"), attachments=[{"id": 0, "filename": "my board.png"}])
    assert wrong("POST", HERE, shown, some_png=png()) == []
