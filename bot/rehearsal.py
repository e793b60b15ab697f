"""Tries on a real server what only Discord knows, and compares the answers with the bot's expectations."""

import asyncio
import base64
import json
import struct
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from secrets import randbits, token_hex
from typing import Any, Final

import aiohttp
import discord
from discord import AllowedMentions, app_commands, ui

import bot.tolerant_socket  # noqa: F401 - whose connection reads channels that the bot may not view
from bot.chat.kit.channels import only
from bot.chat.kit.discord_errors import (
    Feature,
    Switches,
    is_discords_trouble,
    is_emoji_refused,
    is_message_gone,
    picture_widths,
)
from bot.settings import Settings, SettingsError
from bot.storage.database import Database
from bot.storage.keyed_rows import SqlKeyValueStore

_TEXT: Final = "rehearsal of kingdomino-bot, gone in a minute"
_PICTURE, _EMOJI = (720, 720), (128, 128)
LEFT: Final = "Leave this here: a rehearsal in an hour or later edits it, and then deletes it."
_NOT_TRIED: Final = "not tried"
_PATIENCE: Final = 120.0
"""How many seconds a person has for each step."""
_HIDDEN: Final = 1 << 17
"""The flag of a channel that the bot may not view; the channel's fields are missing or null."""
_HEARD: Final = "GUILD_CREATE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "INTERACTION_CREATE"


class Listener(discord.AutoShardedClient):
    """A connection that stores Discord's raw events and Discord's answers to requests."""

    def __init__(self, settings: Settings) -> None:
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note_answer)
        options: dict[str, Any] = {"enable_debug_events": True, "http_trace": trace, "max_ratelimit_timeout": 30.0}
        super().__init__(intents=discord.Intents(guilds=True), **options, **settings.connections)
        self.answers: list[aiohttp.ClientResponse] = []
        self.events = asyncio.Queue[tuple[str, Any]]()
        self.presses = asyncio.Queue[Any]()

    async def _note_answer(self, _: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        self.answers.append(request.response)

    async def on_socket_raw_receive(self, text: str) -> None:
        payload = json.loads(text)
        if payload.get("t") in _HEARD:
            self.events.put_nowait((payload["t"], payload["d"]))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            self.presses.put_nowait(interaction)


@dataclass
class Stage:
    """The channel of the rehearsal, the person to mention, and the messages so far."""

    client: Listener
    channel: discord.TextChannel
    person: discord.Object
    patience: float = _PATIENCE
    messages: dict[int, discord.Message] = field(default_factory=dict)
    emoji: list[discord.Emoji] = field(default_factory=list)
    made: dict[str, Any] = field(default_factory=dict)
    """Results of earlier questions that later questions need."""

    @property
    def allowed(self) -> AllowedMentions:
        return only([self.person.id])

    @property
    def mention(self) -> str:
        return f"<@{self.person.id}> {_TEXT}"

    async def send(self, channel: discord.TextChannel | discord.Thread, **options: Any) -> discord.Message:
        message = await channel.send(**options)
        self.messages[message.id] = message
        return message

    async def press(self, **how: bool) -> Any:
        """Acknowledge and return the person's next press or choice. Raises TimeoutError."""
        async with asyncio.timeout(self.patience):
            while (press := await self.client.presses.get()).user.id != self.person.id:
                pass
        begun = time.monotonic()
        await press.response.defer(**how)
        press.extras["ms"] = 1000 * (time.monotonic() - begun)
        return press

    async def show(self, text: str, *controls: ui.Item[Any], picture: discord.File | None = None) -> None:
        """Show the text in the private answer to the first press."""
        view = _panel(text, picture.filename if picture else "", *controls)
        await self.made["press"].edit_original_response(view=view, attachments=[picture] if picture else [])

    async def event(self, about: int, *names: str) -> tuple[str, Any]:
        """Return the next event of these names about a server or a channel, with its data. Raises TimeoutError."""
        async with asyncio.timeout(self.patience):
            while True:
                name, data = await self.client.events.get()
                if name in names and int(data["id"]) == about:
                    return name, data

    async def leave(self) -> list[str]:
        """Delete and archive the results of the rehearsal; return everything left behind."""
        left = [f"message {each.id}" for each in self.messages.values() if not await _is_done(each.delete())]
        left += [f"emoji {each.name}" for each in self.emoji if not await _is_done(each.delete())]
        if (thread := self.made.get("thread")) and not await _is_done(thread.edit(archived=True)):
            left.append(f"thread {thread.id}")
        return left


@dataclass(frozen=True)
class Probe:
    """A question to Discord, and the expected answer."""

    text: str
    expected: str
    ask: Callable[[Stage], Awaitable[str]]
    feature: Feature | None = None
    """The feature that is turned off unless Discord answers as expected."""
    needs: str = ""
    """The key in `Stage.made` of an earlier result that the question needs."""

    def fits(self, answer: str) -> bool:
        """Return whether an answer, without the details in its brackets, is the expected answer."""
        return answer.partition(" (")[0] == self.expected


async def rehearse(settings: Settings, channel_id: int, patience: float = _PATIENCE) -> Iterator[str]:
    """Ask all questions in the channel and store which switches are on; return the lines of a report.

    A person has `patience` seconds for each step. Raises SettingsError if the channel is unsuitable, and discord.py's
    errors if Discord refuses the bot.
    """
    async with Listener(settings) as client, Database.open(settings.database_url) as database:
        await client.login(settings.token.reveal())
        stage = await _stage(client, channel_id, patience)
        connecting = asyncio.create_task(client.connect())
        try:
            said = {each: await _answer(each, stage) for each in QUESTIONS}
        finally:
            left = await stage.leave()
            await client.close()
            # The report calls the questions that a lost connection left open "not tried".
            await asyncio.gather(connecting, return_exceptions=True)
        tried = {each.feature: each.fits(answer) for each, answer in said.items() if answer != _NOT_TRIED}
        works = {feature: is_on for feature, is_on in tried.items() if feature}
        await Switches(SqlKeyValueStore(database)).store(client.application_id, works)
        return _report(said, works, left)


async def _stage(client: Listener, channel_id: int, patience: float) -> Stage:
    info = client.application
    assert info is not None
    owner = discord.Object(info.team.owner_id if info.team and info.team.owner_id else info.owner.id)
    try:
        channel = await client.fetch_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise SettingsError("CHANNEL must be the id of a text channel on a server")
        await channel.guild.fetch_member(owner.id)
    except (discord.NotFound, discord.Forbidden) as error:
        text = f"the bot must see channel {channel_id}, and the owner of the application must be on its server: {error}"
        raise SettingsError(text) from error
    return Stage(client, channel, owner, patience)


async def _answer(question: Probe, stage: Stage) -> str:
    if question.needs and question.needs not in stage.made:
        return _NOT_TRIED
    try:
        return await question.ask(stage)
    except TimeoutError:
        return _NOT_TRIED
    except discord.RateLimited as error:
        return f"put off for {error.retry_after:.0f} s"
    except discord.HTTPException as error:
        # Trouble of Discord at the moment says nothing about a feature.
        is_trouble = is_discords_trouble(error) and not is_message_gone(error)
        return _NOT_TRIED if is_trouble else f"refused: {error.code or error.status}"


async def _is_done(work: Awaitable[object]) -> bool:
    with suppress(discord.HTTPException):
        await work
        return True
    return False


def _report(said: Mapping[Probe, str], works: Mapping[Feature, bool], left: Sequence[str]) -> Iterator[str]:
    cells = [("", "what", "switch", "expected", "Discord says")]
    cells += [
        (_mark(each, answer), each.text, each.feature or "", each.expected, answer) for each, answer in said.items()
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    yield from ("  ".join(map(str.ljust, line, widths)).rstrip() for line in cells)
    off = ", ".join(feature for feature, is_on in works.items() if not is_on)
    yield f"From its next start on the bot does without: {off}." if off else "The bot uses all that was tried."
    if left:
        yield f"Left behind, because Discord refused to delete it: {', '.join(left)}."


def _mark(question: Probe, answer: str) -> str:
    return "--" if answer == _NOT_TRIED else "ok" if question.fits(answer) else "!!"


# ---- the questions that need a person or the gateway


async def _read_hidden(stage: Stage) -> str:
    _, guild = await stage.event(stage.channel.guild.id, "GUILD_CREATE")
    hidden = [each for each in guild["channels"] if int(each.get("flags") or 0) & _HIDDEN]
    if not hidden:
        return _NOT_TRIED
    cached = stage.client.get_guild(stage.channel.guild.id)
    is_read = cached and all(cached.get_channel(int(each["id"])) for each in guild["channels"])
    return f"{'read' if is_read else 'server lost'} ({_fields(hidden[0])})"


def _fields(channel: Mapping[str, Any]) -> str:
    return ", ".join(key for key, value in channel.items() if value is not None)


async def _press(stage: Stage) -> str:
    view = ui.View().add_item(ui.Button(label="Press this button", custom_id="rehearsal"))
    await stage.send(stage.channel, content=stage.mention, view=view, allowed_mentions=stage.allowed)
    stage.made["press"] = press = await stage.press(ephemeral=True, thinking=True)
    return f"{'in time' if press.extras['ms'] < 1500 else 'late'} ({press.extras['ms']:.0f} ms)"


async def _read_channel(stage: Stage) -> str:
    channel = (await stage.event(stage.made["press"].id, "INTERACTION_CREATE"))[1]["channel"]
    is_complete = {"id", "type", "name", "guild_id", "parent_id", "flags", "permissions"} <= channel.keys()
    return f"{'complete' if is_complete else 'incomplete'} ({_fields(channel)})"


async def _see(stage: Stage) -> str:
    options = [discord.SelectOption(label=f"a {each} square", value=each) for each in ("light", "dark", "missing")]
    seen = []
    with suppress(TimeoutError):
        for name, gray, text in (("light", 0xD0, "?"), ("dark", 0x40, " now?"), ("again", 0x40, "? The same again!")):
            select = ui.Select[Any](custom_id=f"rehearsal {name}", placeholder="What you see", options=options)
            await stage.show(f"What do you see{text}", select, picture=_picture(f"{name}.png", gray))
            seen += (await stage.press()).data["values"]
    return ", ".join(seen) or _NOT_TRIED


async def _choose_channel(stage: Stage) -> str:
    await stage.show(_TEXT, ui.ChannelSelect[Any](custom_id="rehearsal channel", placeholder="Choose this channel"))
    [channel] = (await stage.press()).data["resolved"]["channels"].values()
    return "told" if "app_permissions" in channel else "not told"


async def _lose_sight(stage: Stage) -> str:
    await stage.show("Take **View Channel** in this channel from the bot, or wait two minutes.")
    try:
        event, channel = await stage.event(stage.channel.id, "CHANNEL_UPDATE", "CHANNEL_DELETE")
        await stage.show("Now give it back.")
        await stage.event(stage.channel.id, "CHANNEL_UPDATE", "CHANNEL_CREATE")
    finally:
        await stage.show("Thank you. The rest takes two or three minutes.")
    return f"{event} ({_fields(channel)})"


# ---- the other questions


async def _send_twice(stage: Stage) -> str:
    nonce = randbits(63)
    ids = {(await stage.send(stage.channel, content=_TEXT, nonce=nonce)).id for _ in range(2)}
    return f"messages: {len(ids)}"


async def _send_deleted_again(stage: Stage) -> str:
    nonce = randbits(63)
    await (await stage.channel.send(_TEXT, nonce=nonce)).delete()
    await stage.send(stage.channel, content=_TEXT, nonce=nonce)
    return "sent"


async def _send(stage: Stage) -> discord.Message:
    return await stage.send(stage.channel, content=_TEXT)


async def _edit_old(stage: Stage) -> str:
    left = [each async for each in stage.channel.history(limit=100) if each.content.startswith(LEFT)]
    hours = [(discord.utils.utcnow() - each.created_at).total_seconds() / 3600 for each in left]
    if not left:
        await stage.channel.send(LEFT)
    if not left or hours[0] < 1:
        return _NOT_TRIED
    stage.messages[left[0].id] = left[0]
    taken = 0
    with suppress(discord.HTTPException):
        while taken < 3:
            await left[0].edit(content=f"{LEFT} {taken}")
            taken += 1
    return f"{'taken' if taken else 'refused'} ({taken} of 3)"


async def _in_a_row(stage: Stage, times: int, request: Callable[[Stage], Awaitable[object]]) -> str:
    """Make a request several times; return how often Discord delayed a request, and Discord's rate limit."""
    before = len(stage.client.answers)
    for _ in range(times):
        await request(stage)
    answers = stage.client.answers[before:]
    limit, reset = (answers[-1].headers.get(f"X-RateLimit-{name}") for name in ("Limit", "Reset-After"))
    return f"{sum(each.status == 429 for each in answers)} put off (limit {limit}, reset after {reset} s)"


async def _call(stage: Stage) -> str:
    view = ui.View().add_item(ui.Button(label="Rehearsal", custom_id="rehearsal"))
    sent = await stage.send(
        stage.channel, content=stage.mention, view=view, file=_picture(), allowed_mentions=stage.allowed
    )
    stage.made["call"] = sent
    return _described(sent)


async def _drop_buttons(stage: Stage) -> str:
    return _described(await stage.made["call"].edit(view=None, allowed_mentions=stage.allowed))


async def _mention_without_permission(stage: Stage) -> str:
    sent = await stage.send(stage.channel, content=stage.mention, allowed_mentions=AllowedMentions.none())
    stage.made["quiet"] = sent
    return f"mentions: {len(sent.mentions)}"


async def _mention_by_edit(stage: Stage) -> str:
    edited = await stage.made["quiet"].edit(content=stage.mention, allowed_mentions=stage.allowed)
    return f"mentions: {len(edited.mentions)}"


async def _change_panel(stage: Stage) -> str:
    sent = await stage.send(stage.channel, view=_panel(_TEXT, "first.png"), file=_picture("first.png"))
    edited = await sent.edit(view=_panel(_TEXT, "second.png"), attachments=[_picture("second.png")])
    return f"width: {_widths(edited)}"


async def _show_film(stage: Stage) -> str:
    film = discord.File(BytesIO(base64.b64decode(_FILM)), "film.webp")
    sent = await stage.send(stage.channel, view=_panel(_TEXT, "film.webp"), file=film)
    container: Any = sent.components[0]
    shown = container.children[1].items[0]
    return f"{shown.media.content_type}, {'described' if shown.description == _TEXT else 'not described'}"


async def _open_thread(stage: Stage) -> str:
    # The thread hangs below a message, because Discord announces any other thread with a message of its own.
    starter = await stage.send(stage.channel, content=_TEXT)
    stage.made["thread"] = await starter.create_thread(name="Rehearsal", auto_archive_duration=60)
    return "opened"


async def _name_person(stage: Stage) -> str:
    thread: discord.Thread = stage.made["thread"]
    sent = await stage.send(thread, content=_TEXT)
    await sent.edit(content=stage.mention, allowed_mentions=stage.allowed)
    is_member = await _is_done(thread.fetch_member(stage.person.id))
    lines = [each async for each in thread.history() if each.type is discord.MessageType.recipient_add]
    return f"member: {'yes' if is_member else 'no'}, lines: {len(lines)}"


async def _edit_in_archive(stage: Stage) -> str:
    thread: discord.Thread = stage.made["thread"]
    sent = await stage.send(thread, content=_TEXT)
    await thread.edit(archived=True)
    await sent.edit(content=f"{_TEXT}.")
    return "taken"


async def _send_in_archive(stage: Stage) -> str:
    thread: discord.Thread = stage.made["thread"]
    await stage.send(thread, content=_TEXT)
    found = await stage.client.fetch_channel(thread.id)
    return "archived" if isinstance(found, discord.Thread) and found.archived else "awake"


async def _show_emoji(stage: Stage) -> str:
    stage.made["emoji"] = emoji = await _upload(stage)
    refused = 0
    for _ in range(50):
        view = ui.View().add_item(ui.Button(label="Rehearsal", custom_id="rehearsal", emoji=emoji))
        try:
            await stage.send(stage.channel, content=f"{_TEXT} {emoji}", view=view)
        except discord.HTTPException as error:
            if not is_emoji_refused(error):
                raise
            refused += 1
    return f"{'taken' if refused <= 5 else 'refused'} ({refused} of 50 refused)"


async def _upload(stage: Stage) -> discord.Emoji:
    name = f"rehearsal_{token_hex(3)}"
    emoji = await stage.client.create_application_emoji(name=name, image=_png(*_EMOJI))
    stage.emoji.append(emoji)
    return emoji


async def _shorten_emoji(stage: Stage) -> str:
    return await _send_unchanged(stage, f"{_TEXT} <:rehearsal:{stage.made['emoji'].id}>")


async def _name_command(stage: Stage) -> str:
    commands = await app_commands.CommandTree(stage.client).fetch_commands()
    group = app_commands.AppCommandGroup
    plain = [each for each in commands if not any(isinstance(option, group) for option in each.options)]
    if not plain:
        return _NOT_TRIED
    return await _send_unchanged(stage, f"{_TEXT} {plain[0].mention}")


async def _send_unchanged(stage: Stage, text: str) -> str:
    sent = await stage.send(stage.channel, content=text)
    return "unchanged" if sent.content == text else "changed"


QUESTIONS: Final = (
    Probe("a channel that the bot may not view", "read", _read_hidden),
    Probe("your press of a button, acknowledged", "in time", _press),
    Probe("the channel of that press", "complete", _read_channel, needs="press"),
    Probe("what you see in a private answer", "light, dark, dark", _see, needs="press"),
    Probe("the bot's permissions in a channel you choose", "told", _choose_channel, needs="press"),
    Probe("View Channel taken from the bot", "CHANNEL_UPDATE", _lose_sight, needs="press"),
    Probe("a message sent twice with one nonce", "messages: 1", _send_twice),
    Probe("the same after it was deleted", "refused: 10008", _send_deleted_again),
    Probe("six messages in a row", "0 put off", lambda stage: _in_a_row(stage, 6, _send)),
    Probe("edits of a message of an hour ago", "taken", _edit_old),
    Probe("a call with mention, picture and button", "mentions: 1, width: 720, buttons: 1", _call),
    Probe("the same without its button", "mentions: 1, width: 720, buttons: 0", _drop_buttons, needs="call"),
    Probe("a mention that is not allowed", "mentions: 0", _mention_without_permission),
    Probe("the same, allowed in an edit", "mentions: 1", _mention_by_edit, needs="quiet"),
    Probe("a panel with another picture", "width: 720", _change_panel),
    Probe("an animated picture", "image/webp, described", _show_film),
    Probe("a thread", "opened", _open_thread),
    Probe("an edit in it that mentions a person", "member: yes, lines: 0", _name_person, needs="thread"),
    Probe("an edit in it when it is archived", "refused: 50083", _edit_in_archive, needs="thread"),
    Probe("a message in it when it is archived", "awake", _send_in_archive, needs="thread"),
    Probe("an emoji of the bot in 50 messages", "taken", _show_emoji, Feature.EMOJI),
    Probe("the same under a part of its name", "unchanged", _shorten_emoji, Feature.SHORT_EMOJI_NAMES, "emoji"),
    Probe("a command that can be tapped", "unchanged", _name_command, Feature.TAPPABLE_COMMANDS),
    Probe("40 emoji uploaded in a row", "0 put off", lambda stage: _in_a_row(stage, 40, _upload), needs="emoji"),
)


def _described(message: discord.Message) -> str:
    rows = [each for each in message.components if isinstance(each, discord.ActionRow)]
    buttons = sum(len(row.children) for row in rows)
    return f"mentions: {len(message.mentions)}, width: {_widths(message)}, buttons: {buttons}"


def _widths(message: discord.Message) -> str:
    return " and ".join(map(str, picture_widths(message))) or "no picture"


def _panel(text: str, filename: str, *controls: ui.Item[Any]) -> ui.LayoutView:
    container = ui.Container[ui.LayoutView](ui.TextDisplay(text))
    if filename:
        container.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}", description=_TEXT)))
    return ui.LayoutView().add_item(container.add_item(ui.ActionRow(*controls)) if controls else container)


def _picture(filename: str = "rehearsal.png", gray: int = 0x80) -> discord.File:
    return discord.File(BytesIO(_png(*_PICTURE, gray)), filename, description=_TEXT)


_FILM: Final = (
    "UklGRu4AAABXRUJQVlA4WAoAAAACAAAAPwAAPwAAQU5JTQYAAAAAAAAAAABBTk1GXgAAAAAAAAAAAD8AAD8AAPQBAAJWUDggRgAAAPADAJ0BKkAA"
    "QAA+0WiwUqgmJKKiCAEAGglpAAH6hGIYYBnQj4CCvYAA/t+AP+DQKAAf//wQX4g/UGtL792jPxKj5jtuEABBTk1GXAAAAAAAAAAAAD8AAD8AAPQB"
    "AABWUDggRAAAANQDAJ0BKkAAQAA+0WClUoIgAAGglpBigH7/gCfWHSqAYhS/N699wAD+645f//ggvxB+oNaX6D4mrHOjCXhgzR96kIAA"
)
"""A WebP of two frames, red and blue, because the bot cannot paint one without the renderers."""


def _png(width: int, height: int, gray: int = 0x80) -> bytes:
    pixels = zlib.compress((b"\0" + bytes([gray]) * width) * height)
    parts = {b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0), b"IDAT": pixels, b"IEND": b""}
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
