"""The simulator sends what others have recorded from the real Discord, or a row here says why not."""

import json
import re
from collections import defaultdict
from types import SimpleNamespace
from typing import Any

from simulator.recorded import recorded, shape_of
from simulator.tests.stage import PLAY, Stage, reply

NOT_SENT = {
    r"^(CHANNEL|VOICE|GUILD_MEMBER|gateway|MESSAGE_REACTION_REMOVE)": "not sent in this test, or not in the simulator",
    r"^REST get_(guild|roles|emojis|members) ": "the simulator has no such route",
    r"^REST get_channels ": "the recorder wraps lists",
    r"(last_pin_timestamp|icon_emoji|theme_color|topic)$": "of channels that have one",
    r"channels\[\]\.(available_tags|default_|template)": "of forums",
    r"channels\[\]\.(bitrate|user_limit|rtc_region|status)": "of voice channels",
    r"\.tags$": "of roles that belong to something",
    r"\.(display_name|banner|banner_color|accent_color|bio|premium_type)$": "of people who have one, or of oneself",
    r"\.(nonce|sticker_items|thread|position|message_reference\.guild_id)$": "of messages that have one",
    r"mentions\[\]\.member$": "the simulator's bots need no members of people who are mentioned",
    r"data\.guild_id$": "of commands of a single server",
    r"MESSAGE_REACTION_ADD .*message_author_id": "of a server's messages only",
    r"session_metadata": "undocumented, and empty",
}
"""Recorded keys that the simulator leaves out, by a regular expression of the event and the path, with the reason."""

OTHER_TYPES = {
    r"\.(avatar|avatar_decoration_data|clan|primary_guild|global_name)$": "null for people without one",
    r"\.(parent_id|last_message_id)$": "null for channels without one",
    r"^REST get_channels \.$": "the recorder wraps lists",
}
"""Keys with another type than in the recordings, likewise."""


def is_explained(key: str, reasons: dict[str, str]) -> bool:
    return any(re.search(each, key) for each in reasons)


def parent(path: str) -> str:
    return (path[:-2] if path.endswith("[]") else path.rpartition(".")[0]) or "."


async def sent(stage: Stage) -> dict[str, dict[str, set[str]]]:
    """Let much happen on a stage; return the types of all keys that a bot gets, by event or request, and path."""
    shapes: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))

    def note(name: str, data: Any) -> None:
        for path, kind in shape_of(data, recorded().get(name, {})):
            shapes[name][path].add(kind)

    queue = SimpleNamespace(put_nowait=lambda _: None, empty=lambda: True)
    socket: Any = SimpleNamespace(send=lambda *_, **__: None, queue=queue)
    session = stage.gateway._identify(socket, {"intents": (1 << 25) - 1, "shard": [0, 1]})
    await stage.upload_commands(PLAY)
    stage.replies = [reply(content="hi")]
    await stage.ola.slash(stage.table, "play")
    stage.ola.write(stage.table, "again", stage.ola.write(stage.table, f"hello {stage.kenji.mention}"))
    message = await stage.sent(content="mine")
    stage.ola.react(message, "x")
    await stage.change(message, content="other")
    await stage.thread()
    await stage.request("DELETE", f"channels/{message['channel_id']}/messages/{message['id']}")
    guild, table = stage.guild["id"], stage.table["id"]
    for name, path in {
        "get_me": "users/@me",
        "get_channels": f"guilds/{guild}/channels",
        "get_channel": f"channels/{table}",
        "get_gateway_bot": "gateway/bot",
    }.items():
        note(f"REST {name}", (await stage.request("GET", path))[1])
    note("REST create_message", (await stage.create(content="hi"))[1])
    stage.gateway.sessions.clear()
    for event in map(json.loads, session.sent):
        note(event["t"], event["d"])
    return shapes


async def test_every_recorded_key_is_sent_with_a_recorded_type() -> None:
    async with Stage.set() as stage:
        shapes = await sent(stage)
    missing, wrong = list[str](), list[str]()
    for name, types in recorded().items():
        for path, allowed in types.items():
            key, found = f"{name} {path}", shapes[name].get(path)
            if found is None:
                is_due = "object" in shapes[name].get(parent(path), ()) or path == "."
                missing += [key] if is_due and not path.endswith("[]") and not is_explained(key, NOT_SENT) else []
            elif allowed != {"null"} and not found <= allowed and not is_explained(key, OTHER_TYPES):
                wrong.append(f"{key}: {sorted(found)} instead of {sorted(allowed)}")
    assert (missing, wrong) == ([], [])
