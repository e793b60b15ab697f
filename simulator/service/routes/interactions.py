"""Routes of answers to interactions: the callback, and the webhook of the token."""

import time
from typing import Final

from simulator import api
from simulator.api import Json, Refused
from simulator.service.backend import Backend
from simulator.service.interactions import Interaction
from simulator.service.routes import on
from simulator.world.calls import Call
from simulator.world.messages import USER_MENTIONS, File, Message

_IN_MESSAGE: Final = api.DEFERRED_UPDATE, api.UPDATE
_ANSWERS: Final = {
    api.COMMAND: (api.REPLY, api.DEFERRED_REPLY, api.MODAL),
    api.COMPONENT: (api.REPLY, api.DEFERRED_REPLY, *_IN_MESSAGE, api.MODAL),
    api.AUTOCOMPLETE: (api.SUGGESTIONS,),
    api.MODAL_SUBMIT: (api.REPLY, api.DEFERRED_REPLY, *_IN_MESSAGE),
}
"""The valid callback types for each interaction type."""
FOLLOWUPS: Final = 5  # the limit of follow-ups for an application installed by its user only
_HOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"


@on("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(discord: Backend, call: Call) -> Json | None:
    kind, data = call.body["type"], call.body.get("data") or {}
    found = discord.interactions.get(call.values["interaction_token"])
    if found is None or found.id != call.values["interaction_id"] or discord.is_too_late(found):
        raise Refused(404, 10062, "Unknown interaction")
    if found.callback is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if kind not in _ANSWERS[found.type] or (kind in _IN_MESSAGE and found.source is None):
        discord.violations.append(f"{call}: callback type {kind} does not answer an interaction of type {found.type}")
        raise Refused(400, 50035, "Invalid Form Body")
    discord.refuse_emoji(data)
    if kind == api.UPDATE and found.source:
        discord.message(found.source.data["channel_id"], found.source.data["id"])  # raises Refused if deleted
    found.callback, found.data, found.seconds = kind, data, time.monotonic() - found.began
    found.acknowledged.set()
    if kind in (api.REPLY, api.DEFERRED_REPLY):
        found.original = _first_reply(discord, found, data, call.files)
    elif kind in _IN_MESSAGE and found.source:
        found.original = found.source
        if kind == api.UPDATE:
            unlisted: Json = {} if discord.keeps_unlisted else {"attachments": []}
            discord.edit(found.source, unlisted | data, call.files, USER_MENTIONS)
    return _with_response(found) if call.asks("with_response") else None


def _with_response(interaction: Interaction) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type}
    original, kind = interaction.original, interaction.callback
    if original is None:
        return {"interaction": about}
    flags = original.data["flags"]
    about |= {"response_message_id": original.data["id"], "response_message_loading": bool(flags & api.LOADING)}
    about |= {"response_message_ephemeral": bool(flags & api.EPHEMERAL)}
    shown = {"resource": {"type": kind, "message": original.data}} if kind in (api.REPLY, api.UPDATE) else {}
    return {"interaction": about} | shown


def _first_reply(discord: Backend, interaction: Interaction, data: Json, files: dict[str, File]) -> Message:
    extra: Json = {"type": api.COMMAND_MESSAGE if interaction.type == api.COMMAND else api.REPLY_MESSAGE}
    extra |= {"interaction_metadata": interaction.metadata()}
    if interaction.type == api.COMMAND:
        name = {"name": interaction.name, "user": interaction.user}
        extra |= {"interaction": {"id": interaction.id, "type": api.COMMAND} | name}
    if interaction.source:
        source = interaction.source.data
        extra["message_reference"] = {"type": 0, "channel_id": source["channel_id"], "message_id": source["id"]}
    loading = api.LOADING if interaction.callback == api.DEFERRED_REPLY else 0
    return _reply(discord, interaction, data | {"flags": (data.get("flags") or 0) | loading}, files, extra)


def _reply(discord: Backend, interaction: Interaction, body: Json, files: dict[str, File], extra: Json) -> Message:
    flags = (body.get("flags") or 0) | (api.EPHEMERAL if interaction.is_private else 0)
    viewer = interaction.user["id"] if flags & api.EPHEMERAL else None
    extra = extra | {"application_id": discord.app_id, "webhook_id": discord.app_id}
    body = body | {"flags": flags}
    return discord.post(interaction.channel, body, files, viewer=viewer, parse=USER_MENTIONS, **extra)


def _interaction(discord: Backend, call: Call) -> Interaction:
    found = discord.interactions.get(call.values["webhook_token"])
    if found is None or discord.clock.now() - found.created > discord.token_life:
        raise Refused(401, 50027, "Invalid Webhook Token")
    if found.callback is None:
        raise Refused(404, 10015, "Unknown Webhook")
    return found


def reply_of(discord: Backend, call: Call) -> Message:
    """Return the message of a webhook path. Raises Refused."""
    wanted = call.values.get("message_id")
    if call.values["webhook_id"] != discord.app_id:
        hook = discord.webhook(call.values["webhook_id"], call.values["webhook_token"])
        sent = discord.message(call.query.get("thread_id") or hook["channel_id"], str(wanted))
        if sent.data.get("webhook_id") != hook["id"]:
            raise Refused(404, 10008, "Unknown Message")
        return sent
    found = _interaction(discord, call)
    for message in [found.original, *found.followups] if wanted else [found.original]:
        if message and wanted in (None, message.data["id"]):
            return discord.message(message.data["channel_id"], message.data["id"])
    raise Refused(404, 10008, "Unknown Message")


@on("POST", _HOOK)
def follow_up(discord: Backend, call: Call) -> Json | None:
    """Post a follow-up to an interaction, or a message of a webhook."""
    discord.refuse_emoji(call.body)
    if call.values["webhook_id"] != discord.app_id:
        hook = discord.webhook(call.values["webhook_id"], call.values["webhook_token"])
        place = discord.channel(call.query.get("thread_id") or hook["channel_id"])
        if hook["channel_id"] not in (place["id"], place.get("parent_id")):
            raise Refused(404, 10003, "Unknown Channel")
        sent = discord.post_by_webhook(hook, place, call.body, call.files)
        return sent.data if call.asks("wait") else None
    found = _interaction(discord, call)
    if found.original and found.original.data["flags"] & api.LOADING:  # a follow-up ends a deferral (documented)
        flags = (call.body.get("flags") or 0) & api.COMPONENTS_V2
        discord.edit(found.original, call.body | {"flags": flags}, call.files, USER_MENTIONS)
        return found.original.data
    if found.has_token_only and found.followups_sent >= FOLLOWUPS:
        raise Refused(400, 40094, "This interaction has reached the maximum number of follow up messages")
    found.followups_sent += 1
    found.followups.append(_reply(discord, found, call.body, call.files, {}))
    return found.followups[-1].data


@on("GET PATCH DELETE", _HOOK + "/messages/@original", _HOOK + "/messages/{message_id}")
def reply(discord: Backend, call: Call) -> Json | None:
    message = reply_of(discord, call)
    if call.method == "DELETE":
        discord.delete_message(message)
        return None
    if call.method == "PATCH":
        discord.refuse_emoji(call.body)
        discord.edit(message, call.body, call.files, USER_MENTIONS)
    return message.data
