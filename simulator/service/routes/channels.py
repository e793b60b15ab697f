"""Routes of channels, messages and threads."""

import time
from typing import Any, Final

from simulator import api
from simulator.api import Json, Lacking, Refused, known
from simulator.service.backend import Backend
from simulator.service.routes import on
from simulator.world.calls import Call
from simulator.world.messages import ALL_MENTIONS, Message, replying
from simulator.world.threads import kind_of_thread

_CHANNEL: Final = "/channels/{channel_id}"
_MESSAGE: Final = _CHANNEL + "/messages/{message_id}"
TYPING: Final = 10.0  # seconds of a typing indicator, unless the bot sends a message


def channel_of(discord: Backend, call: Call, *permissions: str) -> Json:
    """Return the channel of a path. Raises Refused if the channel is missing or the bot lacks a permission."""
    channel = discord.channel(call.values["channel_id"])
    discord.require(channel, *permissions)
    return channel


def message_of(discord: Backend, call: Call, *permissions: str) -> Message:
    """Return the message of a path. Raises Refused."""
    channel_of(discord, call, *permissions)
    message = discord.message(call.values["channel_id"], call.values["message_id"])
    if message.viewer:  # only the webhook reaches ephemeral messages
        raise Refused(404, 10008, "Unknown Message")
    return message


@on("GET PATCH", _CHANNEL)
def channel(discord: Backend, call: Call) -> Json:
    found = channel_of(discord, call)
    if call.method == "PATCH" and found["type"] not in api.THREADS:
        discord.require(found, "MANAGE_CHANNELS")
        raise Lacking("changes of channels, only of threads")
    if call.method == "PATCH":
        discord.edit_thread(found, call.body)
    return found


@on("GET POST", _CHANNEL + "/messages")
def messages(discord: Backend, call: Call) -> Json | list[Json]:
    if call.method == "POST":
        return _create_message(discord, call)
    found = channel_of(discord, call)
    if "READ_MESSAGE_HISTORY" in discord.lacking(found):
        return []
    there = [each.data for each in discord.messages[found["id"]].values() if not each.viewer]
    return call.page(sorted(there, key=lambda each: int(each["id"])), 50, newest=True)[::-1]


def _create_message(discord: Backend, call: Call) -> Json:
    found, body = channel_of(discord, call), call.body
    nonce = body.get("nonce")
    if nonce and body.get("enforce_nonce") and (sent := discord.sent_before(found, str(nonce))):
        # A deleted message raises Unknown Message (discord-api-docs #6647).
        return discord.message(found["id"], sent.data["id"]).data
    needed = {"ATTACH_FILES": call.files, "EMBED_LINKS": body.get("embeds"), "CONNECT": found["type"] == api.VOICE}
    needed |= {"SEND_MESSAGES_IN_THREADS" if found["type"] in api.THREADS else "SEND_MESSAGES": True}
    discord.require(found, *(permission for permission, part in needed.items() if part))
    if found["type"] in (*api.POSTS_ONLY, api.CATEGORY):
        raise Refused(400, 50008, "Cannot send messages in a non-text channel")
    discord.refuse_if_closed(found, writes=True)
    discord.refuse_emoji(body)
    extra: dict[str, Any] = {"nonce": nonce} if nonce else {}
    if reference := body.get("message_reference"):
        extra |= _replying(discord, found, reference)
    message = discord.post(found, body, call.files, **extra)
    if nonce:
        discord.nonces[found["id"], str(nonce)] = discord.clock.now(), message
    return message.data


def _replying(discord: Backend, found: Json, reference: Json) -> Json:
    if reference.get("type"):
        raise Lacking("messages passed on")
    discord.require(found, "READ_MESSAGE_HISTORY")
    if replied := discord.messages[found["id"]].get(str(reference["message_id"])):
        return replying(replied)
    if reference.get("fail_if_not_exists") is False:
        return {}
    raise Refused(400, 50035, "Invalid Form Body", errors={"message_reference": {"_errors": ["Unknown message"]}})


@on("GET PATCH DELETE", _MESSAGE)
def message(discord: Backend, call: Call) -> Json | None:
    found = message_of(discord, call, *(["READ_MESSAGE_HISTORY"] if call.method == "GET" else []))
    if call.method == "PATCH":
        discord.refuse_if_closed(discord.channel(found.data["channel_id"]), writes=False)
        if found.data["author"]["id"] != discord.app_id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        discord.refuse_emoji(call.body)
        discord.count_edit(found)
        discord.edit(found, call.body, call.files, ALL_MENTIONS)
    if call.method == "DELETE":
        # Undiscord #399 and #520, AntiCropalypse #2 and vait-discord-bot #286 met the refusal.
        discord.refuse_if_closed(discord.channel(found.data["channel_id"]), writes=False)
        if found.data["author"]["id"] != discord.app_id:
            discord.require(discord.channel(found.data["channel_id"]), "MANAGE_MESSAGES")
        discord.delete_message(found)
        return None
    return found.data


@on("PUT DELETE", _MESSAGE + "/reactions/{emoji_name}/@me")
@on("DELETE", _MESSAGE + "/reactions/{emoji_name}/{user_id}")
def reaction(discord: Backend, call: Call) -> None:
    needed = "MANAGE_MESSAGES" if "user_id" in call.values else "ADD_REACTIONS" if call.method == "PUT" else ""
    found = message_of(discord, call, "READ_MESSAGE_HISTORY", *([needed] if needed else []))
    user = known(discord.users, call.values.get("user_id", discord.app_id), 10013, "Unknown User")
    discord.react(found, call.values["emoji_name"], user, adds=call.method == "PUT")


@on("DELETE", _MESSAGE + "/reactions")
def clear_reactions(discord: Backend, call: Call) -> None:
    found = message_of(discord, call, "MANAGE_MESSAGES")
    found.reactions.clear()
    found.data["reactions"] = []


@on("POST", _CHANNEL + "/typing")
def typing(discord: Backend, call: Call) -> None:
    discord.typing[channel_of(discord, call, "SEND_MESSAGES")["id"]] = time.monotonic() + TYPING


@on("POST", _CHANNEL + "/threads", _MESSAGE + "/threads")
def start_thread(discord: Backend, call: Call) -> tuple[int, Json]:
    starter = message_of(discord, call) if "message_id" in call.values else None
    parent = channel_of(discord, call)
    if "guild_id" not in parent or parent["type"] in (*api.THREADS, api.VOICE, api.CATEGORY):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if parent["type"] in api.POSTS_ONLY:
        return _start_post(discord, call, parent)
    kind = kind_of_thread(parent, call.body.get("type"), has_starter=starter is not None)
    discord.require(parent, f"CREATE_{'PRIVATE' if kind == api.PRIVATE_THREAD else 'PUBLIC'}_THREADS")
    return 201, discord.start_thread(parent, call.body, starter)


def _start_post(discord: Backend, call: Call, parent: Json) -> tuple[int, Json]:
    """Start a post of a forum: a thread with its first message."""
    discord.require(parent, "SEND_MESSAGES")
    thread = discord.start_thread(parent, call.body)
    first = discord.post(thread, call.body["message"], call.files, id=thread["id"])
    return 201, thread | {"message": first.data}


@on("GET", _CHANNEL + "/threads/archived/public")
def archived_threads(discord: Backend, call: Call) -> Json:
    """List the archived threads of a channel, all in one page."""
    parent = channel_of(discord, call, "READ_MESSAGE_HISTORY")
    there = [each for each in discord.channels.values() if each.get("parent_id") == parent["id"]]
    found = [
        each
        for each in there
        if each["type"] in (api.ANNOUNCEMENT_THREAD, api.PUBLIC_THREAD) and each["thread_metadata"]["archived"]
    ]
    return {"threads": found, "members": [each["member"] for each in found], "has_more": False}


@on("GET PUT", _CHANNEL + "/thread-members/{user_id}")
def thread_member(discord: Backend, call: Call) -> Json | None:
    thread, user_id = channel_of(discord, call), call.values["user_id"]
    if thread["type"] not in api.THREADS:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if call.method == "GET":
        if user_id not in discord.thread_members[thread["id"]]:
            raise Refused(404, 10007, "Unknown Member")
        about = {"id": thread["id"], "user_id": user_id, "join_timestamp": discord.clock.iso(), "flags": 0}
        with_member = call.asks("with_member")
        member = discord.member(discord.users[user_id], thread["guild_id"]) if with_member else None
        return about | ({"member": member} if member else {})
    discord.require(thread, "SEND_MESSAGES_IN_THREADS")
    discord.refuse_if_closed(thread, writes=False)
    if not discord.is_member(thread["guild_id"], user_id):
        raise Refused(404, 10007, "Unknown Member")
    discord.add_by_another(thread, user_id)
    return None
