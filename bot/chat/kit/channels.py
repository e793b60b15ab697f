"""The channels where the bot sends, edits and deletes messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum, auto
from secrets import randbits
from typing import Any, Final, TypeVar

import discord
from cachetools import LRUCache
from discord import AllowedMentions, Permissions
from discord.utils import snowflake_time

from bot.chat.kit.blocks import Row, Screen, mark_in
from bot.chat.kit.discord_api import Refused, RequestFailed, ask_discord
from bot.chat.kit.discord_builder import ANYBODY, build, build_edit, build_files, controls_alone
from bot.chat.kit.forms import Ladder
from bot.chat.kit.markup import shorten
from bot.chat.kit.pictures import PictureCache
from bot.localization.fluent import FluentLocalizer, Translations

_MAX_THREAD_NAME: Final = 100


_IN_SERVERS: Final = (discord.abc.GuildChannel, discord.Thread)

log = logging.getLogger(__name__)

READING_SECONDS: Final = 5
"""The seconds to read a channel. Afterwards the bot sends messages while Discord still remembers the nonces."""

T = TypeVar("T")

MOST_UNKNOWN: Final = 1000
"""The number of unknown or unreadable channels to remember, and of messages without a thread."""

_ARCHIVE_MINUTES: Final = 10080
"""The minutes without a message until Discord archives a thread; Discord allows no more."""

_NO_MEMBER: Final = {10007, 10013}
"""Discord's error codes for a former member of a server, and for a deleted account."""

_LOOK_BACK = 50
"""The number of messages in a channel that the bot searches."""


@dataclass(frozen=True)
class Channel:
    """A place of messages: a channel, a thread or a private conversation."""

    id: int
    server: int | None
    """The server of the channel; None for a private conversation."""
    home: int | None = None
    """The channel of a thread that the bot has opened; None for other places."""
    language: str | None = None
    """The language of the messages; None for the language of the server."""
    names_boxes: bool = False
    """As in `FluentLocalizer`."""


class Sight(Enum):
    """The result of asking Discord for a channel."""

    SEEN = auto()
    HIDDEN = auto()
    """The channel exists, but the bot may not see it."""
    UNSURE = auto()
    """Discord did not answer."""
    GONE = auto()


class LostChannels:
    """Remembers the channels that Discord did not know, until `confirm` asks for them again."""

    def __init__(self, look_for: Callable[[int], Awaitable[None]]) -> None:
        self._look_for = look_for
        self._reported = dict[int, int | None]()

    def report(self, guild_id: int | None, channel_id: int) -> None:
        """Remember an unknown channel."""
        self._reported[channel_id] = guild_id

    async def look(self, guild_id: int | None, channel_id: int) -> Sight:
        """Ask Discord for the channel; never raises an error of Discord."""
        sight = Sight.SEEN
        try:
            await self._look_for(channel_id)
        except RequestFailed as error:
            if error.is_channel_unknown:
                self.report(guild_id, channel_id)
                return Sight.GONE
            log.info("channel %s could not be looked for: %s", channel_id, error)
            if not error.is_forbidden:
                return Sight.UNSURE
            sight = Sight.HIDDEN
        self._reported.pop(channel_id, None)
        return sight

    async def confirm(self, leave: Callable[[int | None, int], Awaitable[None]]) -> None:
        """Ask again for the reported channels; call `leave` with the ids of each lost channel."""
        for channel_id, guild_id in list(self._reported.items()):
            if await self.look(guild_id, channel_id) is Sight.GONE:
                await leave(guild_id, channel_id)
                self._reported.pop(channel_id, None)


class Channels:
    """The channels of the client that is given to `attach`. Methods raise RequestFailed."""

    THREAD_PERMISSIONS: Final = "view_channel", "create_public_threads", "send_messages_in_threads", "attach_files"
    """The permissions that the bot needs in a channel to open threads."""

    def __init__(self, pictures: PictureCache, translations: Translations, ladder: Ladder) -> None:
        self._pictures = pictures
        self._ladder = ladder
        self.translations = translations
        self._client: discord.Client | None = None
        self.lost = LostChannels(self.look_for)
        # The ids of private messages by person and nonce, to send each message once: Discord forgets nonces after some
        # minutes.
        self._whispered = LRUCache[tuple[int, str], int](MOST_UNKNOWN)
        # The messages that got no thread from Discord at the first attempt.
        self._without_thread = LRUCache[int, bool](MOST_UNKNOWN)

    def attach(self, client: discord.Client) -> None:
        self._client = client

    async def send(  # noqa: PLR0913 - whom a message calls, and how
        self,
        place: Channel,
        screen: Screen,
        *,
        mentioned: Sequence[int] = (),
        role: int | None = None,
        nonce: str | int | None = None,
        silent: bool = False,
        reply_to: int | None = None,
    ) -> int:
        """Send a message that notifies the users `mentioned`, and return its id; other people are named, not mentioned.

        The message may also notify a `role`, if Discord allows that. A `silent` message makes no sound, not even for
        people who are notified of all messages in the channel. If several messages have the same nonce within a few
        minutes, Discord keeps only the first one. The message is a reply to the message `reply_to`, if Discord allows
        that.
        """
        # discord.py asks Discord to enforce a nonce, so a request repeated in any form sends one message.
        channel, nonce = self._channel(place), nonce or randbits(64)

        async def attempt(shown: Screen) -> discord.Message:
            return await ask_discord(
                channel.send(
                    **build(shown),
                    **self._reference(place, channel, reply_to),
                    files=await build_files(shown, self._pictures),
                    allowed_mentions=only(mentioned, role),
                    nonce=nonce,
                    silent=silent,
                )
            )

        marked = screen.marked(str(nonce)).mentioning(mentioned)
        message = await self._ladder.send("message", marked, attempt)
        return message.id

    def _reference(
        self, place: Channel, channel: discord.PartialMessageable, reply_to: int | None
    ) -> Mapping[str, Any]:
        """Return the options for a reply to a message, which may have been deleted."""
        cached = self._cached(place)
        if not reply_to or not isinstance(cached, _IN_SERVERS):
            return {}
        # Discord refuses a reply without this permission (its documents, resources/message).
        if not cached.permissions_for(cached.guild.me).read_message_history:
            return {}
        return {"reference": channel.get_partial_message(reply_to).to_reference(fail_if_not_exists=False)}

    async def whisper(self, user_id: int, screen: Screen, nonce: str, *, silent: bool = False) -> int:
        """Send a private message without pictures, once for each nonce, and return its id.

        Raises Refused if the person refuses it.
        """
        if (user_id, nonce) in self._whispered:
            return self._whispered[user_id, nonce]
        conversation = await self._conversation(user_id)

        async def attempt(shown: Screen) -> discord.Message:
            sent = conversation.send(**build(shown), allowed_mentions=only(()), nonce=nonce, silent=silent)
            return await ask_discord(sent)

        message = await self._ladder.send("private message", screen.mentioning(()), attempt)
        self._whispered[user_id, nonce] = message.id
        return message.id

    async def take_back(self, user_id: int, message_id: int) -> None:
        """Delete a private message."""
        conversation = await self._conversation(user_id)
        await ask_discord(conversation.get_partial_message(message_id).delete())

    async def _conversation(self, user_id: int) -> discord.DMChannel:
        assert self._client is not None
        return await ask_discord(self._client.create_dm(discord.Object(user_id)))

    async def edit(self, place: Channel, message_id: int, screen: Screen) -> None:
        # A partial message needs only its id: fetching the message would need permission to read the history.
        message = self._message(place, message_id)

        async def attempt(shown: Screen) -> None:
            await ask_discord(message.edit(**await build_edit(shown, self._pictures)))

        await self._ladder.send("edit", screen.with_fresh_names(), attempt)

    async def mention(self, place: Channel, message_id: int, screen: Screen) -> None:
        """Edit a message so that it mentions the people of the screen; log a refusal. The edit notifies nobody.

        Discord adds the mentioned people to a thread, without a line about it.
        """
        message = self._message(place, message_id)

        async def attempt(shown: Screen) -> None:
            await ask_discord(message.edit(content=build(shown)["content"], allowed_mentions=ANYBODY))

        try:
            await self._ladder.send("mention", screen, attempt)
        except RequestFailed as error:
            log.info("channel %s: nobody was added to the thread: %s", place.id, error)

    async def open_thread(self, place: Channel, message_id: int, names: Sequence[str]) -> bool:
        """Open a thread below a message, under the first name that Discord accepts.

        Opening is idempotent, because a message has one thread. Return False if the message cannot have a thread, or if
        Discord makes none at the second attempt. Raises the error of the first attempt.
        """
        channel = self._cached(place)
        if not isinstance(channel, discord.TextChannel):
            return False
        may = channel.permissions_for(channel.guild.me)
        # A name of a person may contain a banned word of the server, so a further name follows.
        for name in names if all(getattr(may, each) for each in self.THREAD_PERMISSIONS) else ():
            message = self._message(place, message_id)
            try:
                short = shorten(name, _MAX_THREAD_NAME)
                await ask_discord(message.create_thread(name=short, auto_archive_duration=_ARCHIVE_MINUTES))
            except RequestFailed as error:
                if error.has_thread:
                    return True
                is_trouble = error.is_trouble and not error.is_message_gone
                if is_trouble and message_id not in self._without_thread:
                    # Discord often opens the thread at a second attempt. Without a thread, the whole game is played in
                    # the channel (NousResearch/hermes-agent #20243).
                    self._without_thread[message_id] = True
                    raise
                log.info("message %s gets no thread: %s", message_id, error)
            else:
                return True
        return False

    async def name_thread(self, place: Channel, name: str) -> None:
        """Rename the bot's own thread, if Discord allows that, unless the name already has the same people."""
        thread, short = self._cached(place), shorten(name, _MAX_THREAD_NAME)
        if not isinstance(thread, discord.Thread) or thread.owner_id != thread.guild.me.id:
            return
        try:
            # The order of the people may differ, and a number may follow.
            if all(sorted(known) != sorted(short) for known in (thread.name, thread.name.rpartition(" · ")[0])):
                await ask_discord(thread.edit(name=short))
        except RequestFailed as error:
            log.info("thread %s is not renamed: %s", place.id, error)

    async def archive_thread(self, place: Channel) -> None:
        """Archive a thread, unless it is archived."""
        if isinstance(self._cached(place), discord.Thread):
            await self.set_archived(place, is_archived=True)

    async def take_controls(self, place: Channel, message_id: int, kept: Row | None = None) -> None:
        """Remove the controls of a plain message, except the `kept` controls; the text and the picture stay."""
        view = controls_alone(kept) if kept else None
        await ask_discord(self._message(place, message_id).edit(view=view, allowed_mentions=ANYBODY))

    async def has_controls(self, place: Channel, message_id: int) -> bool:
        return bool((await ask_discord(self._message(place, message_id).fetch())).components)

    def is_closed(self, place: Channel) -> bool:
        """Return whether a place is a thread that is archived, or hidden from the bot, as far as the cache knows."""
        guild = self.guild(place.server)
        return guild is not None and not guild.unavailable and self._cached(place) is None

    async def is_locked(self, place: Channel) -> bool | None:
        """Return whether a place is a locked thread; None if Discord gives no answer."""
        assert self._client is not None
        with suppress(RequestFailed):
            thread = self._cached(place) or await ask_discord(self._client.fetch_channel(place.id))
            return isinstance(thread, discord.Thread) and thread.locked
        return None

    async def set_archived(self, place: Channel, *, is_archived: bool) -> None:
        """Archive a thread, or open it again, which notifies nobody. The cache lacks archived threads."""
        assert self._client is not None
        await ask_discord(self._client.http.edit_channel(place.id, archived=is_archived))

    async def look_for(self, channel_id: int) -> None:
        """Fetch a channel. Raises Refused for a deleted channel."""
        assert self._client is not None
        await ask_discord(self._client.fetch_channel(channel_id))

    async def look_for_message(self, place: Channel, message_id: int) -> None:
        """Fetch a message. Raises Refused for a deleted message."""
        await ask_discord(self._message(place, message_id).fetch())

    async def has_left(self, server: int | None, user_id: int) -> bool:
        """Return whether a person has left a server; False without a server, or if Discord gives no answer."""
        try:
            if guild := self.guild(server):
                await ask_discord(guild.fetch_member(user_id))
        except RequestFailed as error:
            if error.code in _NO_MEMBER:
                return True
            log.info("could not ask Discord whether a person has left server %s: %s", server, error)
        return False

    async def marks(self, place: Channel) -> Mapping[str, int] | None:
        """Return the ids of the bot's newest messages in a channel, by their nonces.

        None if there are no messages, or if the bot has no permission to read them (discord-api-docs #8611): then
        Discord answers with no messages. Raises RequestFailed, or TimeoutError.
        """
        try:
            async with asyncio.timeout(READING_SECONDS):
                return await ask_discord(self._read_channel(place)) or None
        except Refused as error:
            cached = self._cached(place)
            may = cached.permissions_for(cached.guild.me) if isinstance(cached, _IN_SERVERS) else Permissions.all()
            if may.view_channel and may.read_message_history:
                raise
            log.info("the bot does without the messages of channel %s: %s", place.id, error)
            return None

    async def _read_channel(self, place: Channel) -> Mapping[str, int]:
        assert self._client is not None
        assert self._client.user is not None
        found = dict[str, int]()
        async for message in self._channel(place).history(limit=_LOOK_BACK):
            if message.author.id == self._client.user.id:
                found[first_mark([component.to_dict() for component in message.components])] = message.id
        return found

    async def is_newest(self, place: Channel, message_id: int) -> bool:
        """Return whether the message is the newest in its channel; False if Discord gives no answer."""
        try:
            newest = await ask_discord(self._first_of(place))
        except RequestFailed:
            return False
        return newest == message_id

    async def _first_of(self, place: Channel) -> int | None:
        return next(iter([each.id async for each in self._channel(place).history(limit=1)]), None)

    async def delete(self, place: Channel, message_id: int) -> None:
        await ask_discord(self._message(place, message_id).delete())

    async def drawn(self, build: Callable[[], Screen]) -> Screen:
        """Build a public screen off the event loop, as `PictureCache.drawn` does."""
        return await self._pictures.drawn(build)

    @asynccontextmanager
    async def typing(self, place: Channel) -> AsyncIterator[None]:
        """Show the bot typing while the block runs; never raises and never waits."""
        # A separate task keeps the block from waiting for Discord, and keeps a refusal from ending the block.
        task = asyncio.create_task(ask_discord(_type(self._channel(place))))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def localizer(self, place: Channel) -> FluentLocalizer:
        """Return the localizer for the language of a place, or else for the language of its server."""
        guild = self.guild(place.server)
        usual = guild.preferred_locale.value if guild else None
        localizer = self.translations.bind(self.translations.known(place.language) or usual)
        return replace(localizer, names_boxes=place.names_boxes)

    def is_thread(self, place: Channel) -> bool:
        """Return whether a place is a thread; False for an uncached thread of other people."""
        return place.home is not None or isinstance(self._cached(place), discord.Thread)

    def guild(self, server: int | None) -> discord.Guild | None:
        """Return a server; None for a private conversation, and for a server that the bot does not see."""
        return self._client.get_guild(server) if self._client and server else None

    def _cached(self, place: Channel) -> object:
        """Return discord.py's object of a place; None without a client, and for an archived thread."""
        return self._client and self._client.get_channel(place.id)

    def _channel(self, place: Channel) -> discord.PartialMessageable:
        assert self._client is not None
        # The cache is not used, because it lacks archived threads.
        return self._client.get_partial_messageable(place.id, guild_id=place.server)

    def _message(self, place: Channel, message_id: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message_id)


def made_at(snowflake: int) -> float:
    """Return when Discord made an id, in Unix seconds."""
    return snowflake_time(snowflake).timestamp()


def only(user_ids: Sequence[int], role: int | None = None) -> AllowedMentions:
    """Allow a message to notify these users, and the people with the role, and nobody else."""
    roles = [discord.Object(role)] if role else False
    return AllowedMentions(everyone=False, roles=roles, users=[discord.Object(user_id) for user_id in user_ids])


def first_mark(data: Any) -> str:
    """Return the nonce in the first custom id of the data of components, which may be nested; empty without one.

    >>> first_mark([{"type": 1, "components": [{"custom_id": None}, {"custom_id": "join.7:1"}]}])
    '7'
    """
    if isinstance(data, dict):
        return mark_in(data.get("custom_id") or "") or first_mark(list(data.values()))
    return next(filter(None, map(first_mark, data)), "") if isinstance(data, list) else ""


async def _type(channel: discord.PartialMessageable) -> None:
    async with channel.typing():
        # discord.py repeats the typing indicator, which lasts ten seconds, until the task is canceled.
        await asyncio.Event().wait()
