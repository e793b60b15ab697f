"""Tries on a real server what only Discord knows, and compares it with what the bot expects."""

import struct
import zlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from secrets import randbits, token_hex
from typing import Any, Final

import discord
from discord import AllowedMentions, app_commands, ui

from bot.chat.kit.channels import only
from bot.chat.kit.discord_errors import Feature, Switches, is_discords_trouble, picture_widths
from bot.settings import Settings, SettingsError
from bot.storage.database import Database
from bot.storage.keyed_rows import SqlKeyValueStore

_TEXT: Final = "rehearsal of kingdomino-bot, gone in a minute"
_PICTURE, _EMOJI = (720, 720), (128, 128)
_NOT_TRIED: Final = "not tried"


@dataclass
class Stage:
    """The channel of the rehearsal, the person it mentions, and the messages it has left there."""

    client: discord.Client
    channel: discord.TextChannel
    person: discord.Object
    messages: dict[int, discord.Message] = field(default_factory=dict)
    made: dict[str, Any] = field(default_factory=dict)
    """What a question has made and a later one needs."""

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

    async def leave(self) -> list[str]:
        """Delete and archive what was made; return what is left behind."""
        left = [f"message {each.id}" for each in self.messages.values() if not await _is_done(each.delete())]
        if (emoji := self.made.get("emoji")) and not await _is_done(emoji.delete()):
            left.append(f"emoji {emoji.name}")
        if (thread := self.made.get("thread")) and not await _is_done(thread.edit(archived=True)):
            left.append(f"thread {thread.id}")
        return left


@dataclass(frozen=True)
class Question:
    """What is asked of Discord, and the answer that the bot expects."""

    text: str
    expected: str
    ask: Callable[[Stage], Awaitable[str]]
    feature: Feature | None = None
    """What is turned off unless Discord answers as expected."""
    needs: str = ""
    """What an earlier question must have made."""


async def rehearse(settings: Settings, channel_id: int) -> Iterator[str]:
    """Ask all questions in the channel and store which switches are on; return the lines of a report.

    Raises SettingsError if this is no channel for it, and what discord.py raises if Discord does not let the bot in.
    """
    connected = discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy)
    async with connected as client, Database.open(settings.database_url) as database:
        await client.login(settings.token.reveal())
        stage = await _stage(client, channel_id)
        try:
            said = {each: await _answer(each, stage) for each in QUESTIONS}
        finally:
            left = await stage.leave()
        tried = {each.feature: answer == each.expected for each, answer in said.items() if answer != _NOT_TRIED}
        works = {feature: is_on for feature, is_on in tried.items() if feature}
        await Switches(SqlKeyValueStore(database)).store(client.application_id, works)
        return _report(said, works, left)


async def _stage(client: discord.Client, channel_id: int) -> Stage:
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
    return Stage(client, channel, owner)


async def _answer(question: Question, stage: Stage) -> str:
    if question.needs and question.needs not in stage.made:
        return _NOT_TRIED
    try:
        return await question.ask(stage)
    except discord.HTTPException as error:
        # That Discord is down at the moment says nothing about a feature.
        return _NOT_TRIED if is_discords_trouble(error) else f"refused: {error.code or error.status}"


async def _is_done(work: Awaitable[object]) -> bool:
    with suppress(discord.HTTPException):
        await work
        return True
    return False


def _report(said: Mapping[Question, str], works: Mapping[Feature, bool], left: Sequence[str]) -> Iterator[str]:
    cells = [("", "what", "expected", "Discord says")]
    cells += [
        ("ok" if answer == each.expected else "!!", each.text, each.expected, answer) for each, answer in said.items()
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    yield from ("  ".join(map(str.ljust, line, widths)).rstrip() for line in cells)
    off = ", ".join(feature for feature, is_on in works.items() if not is_on)
    yield f"From its next start on the bot does without: {off}." if off else "The bot uses all that was tried."
    if left:
        yield f"Left behind, because Discord refused to delete it: {', '.join(left)}."


# ---- the questions


async def _send_twice(stage: Stage) -> str:
    nonce = randbits(63)
    ids = {(await stage.send(stage.channel, content=_TEXT, nonce=nonce)).id for _ in range(2)}
    return f"messages: {len(ids)}"


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
    sent = await stage.send(stage.channel, view=_panel("first.png"), file=_picture("first.png"))
    edited = await sent.edit(view=_panel("second.png"), attachments=[_picture("second.png")])
    return f"width: {_widths(edited)}"


async def _open_thread(stage: Stage) -> str:
    # Below a message, because Discord announces any other thread with a message of its own.
    starter = await stage.send(stage.channel, content=_TEXT)
    stage.made["thread"] = await starter.create_thread(name="Rehearsal", auto_archive_duration=60)
    return "opened"


async def _add_person(stage: Stage) -> str:
    # Discord shows the members of a thread to bots with a privileged intent only.
    await stage.made["thread"].add_user(stage.person)
    return "added"


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
    name = f"rehearsal_{token_hex(3)}"
    emoji = await stage.client.create_application_emoji(name=name, image=_png(*_EMOJI))
    stage.made["emoji"] = emoji
    view = ui.View().add_item(ui.Button(label="Rehearsal", custom_id="rehearsal", emoji=emoji))
    await stage.send(stage.channel, content=f"{_TEXT} {emoji}", view=view)
    return "taken"


async def _shorten_emoji(stage: Stage) -> str:
    return await _send_unchanged(stage, f"{_TEXT} <:rehearsal:{stage.made['emoji'].id}>")


async def _name_command(stage: Stage) -> str:
    commands = await app_commands.CommandTree(stage.client).fetch_commands()
    plain = [
        each
        for each in commands
        if not any(isinstance(option, app_commands.AppCommandGroup) for option in each.options)
    ]
    if not plain:
        return _NOT_TRIED
    return await _send_unchanged(stage, f"{_TEXT} {plain[0].mention}")


async def _send_unchanged(stage: Stage, text: str) -> str:
    sent = await stage.send(stage.channel, content=text)
    return "unchanged" if sent.content == text else "changed"


QUESTIONS: Final = (
    Question("a message sent twice with one nonce", "messages: 1", _send_twice),
    Question("a call with mention, picture and button", "mentions: 1, width: 720, buttons: 1", _call),
    Question("the same without its button", "mentions: 1, width: 720, buttons: 0", _drop_buttons, needs="call"),
    Question("a mention that is not allowed", "mentions: 0", _mention_without_permission),
    Question("the same, allowed in an edit", "mentions: 1", _mention_by_edit, needs="quiet"),
    Question("a panel with another picture", "width: 720", _change_panel),
    Question("a thread", "opened", _open_thread),
    Question("a person is added to it", "added", _add_person, Feature.THREAD_MEMBERS, "thread"),
    Question("an edit in it when it is archived", "refused: 50083", _edit_in_archive, needs="thread"),
    Question("a message in it when it is archived", "awake", _send_in_archive, needs="thread"),
    Question("an emoji of the bot", "taken", _show_emoji, Feature.EMOJI),
    Question("the same under a part of its name", "unchanged", _shorten_emoji, Feature.SHORT_EMOJI_NAMES, "emoji"),
    Question("a command that can be tapped", "unchanged", _name_command, Feature.TAPPABLE_COMMANDS),
)


def _described(message: discord.Message) -> str:
    rows = [each for each in message.components if isinstance(each, discord.ActionRow)]
    buttons = sum(len(row.children) for row in rows)
    return f"mentions: {len(message.mentions)}, width: {_widths(message)}, buttons: {buttons}"


def _widths(message: discord.Message) -> str:
    return " and ".join(map(str, picture_widths(message))) or "no picture"


def _panel(filename: str) -> ui.LayoutView:
    gallery = ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem(f"attachment://{filename}"))
    return ui.LayoutView().add_item(ui.Container(ui.TextDisplay(_TEXT), gallery))


def _picture(filename: str = "rehearsal.png") -> discord.File:
    return discord.File(BytesIO(_png(*_PICTURE)), filename, description=_TEXT)


def _png(width: int, height: int) -> bytes:
    pixels = zlib.compress((b"\0" + b"\x80" * width) * height)
    parts = {b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0), b"IDAT": pixels, b"IEND": b""}
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
