"""The channels of games, where the bot sends, edits and deletes messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import Enum, auto
from secrets import randbits
from typing import Any, Final, TypeVar

import discord
from cachetools import LRUCache
from discord import AllowedMentions

from bot.chat.kit import errors
from bot.chat.kit.addresses import mark_in
from bot.chat.kit.blocks import Row, Screen
from bot.chat.kit.discord_api import Refused, RequestFailed, ask_discord
from bot.chat.kit.discord_builder import ANYBODY, MAX_THREAD_NAME, build, build_edit, build_files, build_rows, shorten
from bot.chat.kit.forms import Ladder
from bot.chat.kit.pictures import PictureCache
from bot.games.game import Game
from bot.games.options import known_variant
from bot.localization.fluent import FluentLocalizer, Translations

log = logging.getLogger(__name__)

READING_SECONDS: Final = 5
"""For how long the bot tries to read a channel: what it sends without must go out while Discord knows the nonces."""

T = TypeVar("T")

MOST_UNKNOWN: Final = 1000
"""The number of unknown or unreadable channels to remember, and of games without a thread."""


THREAD_PERMISSIONS: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""The permissions that the bot needs in a channel to play in a thread."""

_ARCHIVE_MINUTES: Final = 10080
"""The minutes without a message until Discord archives a thread; Discord allows no more."""

_LOOK_BACK = 50
"""The number of messages in a channel that the bot searches."""


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
            if errors.is_channel_unknown(error):
                self.report(guild_id, channel_id)
                return Sight.GONE
            log.info("channel %s could not be looked for: %s", channel_id, error)
            if not errors.is_forbidden(error):
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
    """The channels of games, through the client given to `attach`. Methods raise RequestFailed."""

    def __init__(self, pictures: PictureCache, translations: Translations, ladder: Ladder) -> None:
        self._pictures = pictures
        self._ladder = ladder
        self.translations = translations
        self._client: discord.Client | None = None
        self.lost = LostChannels(self.look_for)
        # A channel that refuses to be read is not tried again.
        self._unreadable = LRUCache[int, bool](MOST_UNKNOWN)
        # The private messages that were sent, by person and nonce: Discord forgets nonces after some minutes.
        self._told = LRUCache[tuple[int, str], bool](MOST_UNKNOWN)
        # The games for which Discord made no thread at the first attempt.
        self._without_thread = LRUCache[int, bool](MOST_UNKNOWN)

    def attach(self, client: discord.Client) -> None:
        self._client = client

    async def send(
        self,
        game: Game,
        screen: Screen,
        *,
        mentioned: Sequence[int] = (),
        role: int | None = None,
        nonce: str | int | None = None,
        silent: bool = False,
    ) -> int:
        """Send a message that notifies the users `mentioned`, and return its id; other people are named, not mentioned.

        The message may also notify a `role`, if Discord allows that. A `silent` message notifies nobody else, not even
        people who are notified of all messages in the channel. Among messages with the same nonce within a few minutes,
        Discord keeps only the first.
        """
        # discord.py asks Discord to enforce a nonce, so a request repeated in any form sends one message.
        channel, nonce = self._channel(game), nonce or randbits(64)

        async def attempt(shown: Screen) -> discord.Message:
            return await ask_discord(
                channel.send(
                    **build(shown),
                    **self._reference(game, channel),
                    files=await build_files(shown, self._pictures),
                    allowed_mentions=only(mentioned, role),
                    nonce=nonce,
                    silent=silent,
                )
            )

        marked = screen.marked(str(nonce)).mentioning(mentioned)
        message = await self._ladder.send("message", marked, attempt)
        return message.id

    def _reference(self, game: Game, channel: discord.PartialMessageable) -> Mapping[str, Any]:
        """Return the options that make a result a reply to the message of a row that is no table, where the bot may.

        The message may have been deleted since.
        """
        opened_id, place = game.announcement.id, self._cached(game)
        if not game.owner or not opened_id or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return {}
        if not place.permissions_for(place.guild.me).read_message_history:
            return {}
        return {"reference": channel.get_partial_message(opened_id).to_reference(fail_if_not_exists=False)}

    async def tell(self, user_id: int, screen: Screen, nonce: str) -> None:
        """Send a private message without pictures, once for each nonce. Raises Refused if the person refuses it."""
        assert self._client is not None
        if (user_id, nonce) in self._told:
            return
        conversation = await ask_discord(self._client.create_dm(discord.Object(user_id)))
        await self._ladder.send(
            "private message",
            screen.mentioning(()),
            lambda shown: ask_discord(conversation.send(**build(shown), allowed_mentions=only(()), nonce=nonce)),
        )
        self._told[user_id, nonce] = True

    async def edit(self, game: Game, message_id: int, screen: Screen) -> None:
        # A partial message needs only its id: fetching the message would need permission to read the history.
        message = self._message(game, message_id)

        async def attempt(shown: Screen) -> None:
            await ask_discord(message.edit(**await build_edit(shown, self._pictures)))

        await self._ladder.send("edit", screen.with_fresh_names(), attempt)

    async def mention(self, game: Game, message_id: int, screen: Screen) -> None:
        """Mention the people of a screen in its message by an edit, which notifies nobody, if Discord takes it.

        In a thread, Discord adds the people to the thread without a line about it.
        """
        message = self._message(game, message_id)

        async def attempt(shown: Screen) -> None:
            await ask_discord(message.edit(content=build(shown)["content"], allowed_mentions=ANYBODY))

        try:
            await self._ladder.send("mention", screen, attempt)
        except RequestFailed as error:
            log.info("game %s: nobody was added to its thread: %s", game.id, error)

    async def open_thread(self, game: Game, names: Sequence[str]) -> bool:
        """Open a thread below the lobby of a game, under the first name that Discord accepts.

        Opening is idempotent, because a message has one thread. Return False if the lobby cannot have a thread, or if
        Discord makes none at the second attempt. Raises the error of the first attempt.
        """
        channel, lobby_id = self._cached(game), game.announcement.id
        if not isinstance(channel, discord.TextChannel) or lobby_id is None:
            return False
        may = channel.permissions_for(channel.guild.me)
        # A person's name may contain a banned word of the server, so the last name is only the game.
        for name in names if all(getattr(may, each) for each in THREAD_PERMISSIONS) else ():
            lobby = self._message(game, lobby_id)
            try:
                short = shorten(name, MAX_THREAD_NAME)
                await ask_discord(lobby.create_thread(name=short, auto_archive_duration=_ARCHIVE_MINUTES))
            except RequestFailed as error:
                if errors.has_thread(error):
                    return True
                is_trouble = errors.is_discords_trouble(error) and not errors.is_message_gone(error)
                if is_trouble and game.id not in self._without_thread:
                    # The whole game will stand in the thread, so the table waits for one more attempt.
                    self._without_thread[game.id] = True
                    raise
                log.info("game %s: its lobby gets no thread: %s", game.id, error)
            else:
                return True
        return False

    async def archive_thread(self, game: Game) -> None:
        """Archive the thread of a game that is over, if Discord lets the bot do so."""
        if not isinstance(thread := self._cached(game), discord.Thread):
            return
        try:
            await ask_discord(thread.edit(archived=True))
        except RequestFailed as error:
            log.info("game %s: its thread is not archived: %s", game.id, error)

    async def take_controls(self, game: Game, message_id: int, left: Row | None = None) -> None:
        """Remove the controls of a plain message, except those that are `left`; the text and the picture stay.

        An archived thread is open in the meantime, which notifies nobody.
        """
        message, view = self._message(game, message_id), build_rows(Screen((left,))) if left else None
        try:
            await ask_discord(message.edit(view=view, allowed_mentions=ANYBODY))
        except RequestFailed as error:
            if errors.is_archived(error):
                async with self._opened(game):
                    await ask_discord(message.edit(view=view, allowed_mentions=ANYBODY))
                return
            # Each kill between the edit and its record repeats the edit, and Discord allows few edits of old messages
            # (discord-api-docs #4413).
            if not errors.is_edited_too_often(error) or (await ask_discord(message.fetch())).components:
                raise

    @asynccontextmanager
    async def _opened(self, game: Game) -> AsyncIterator[None]:
        """Open the archived thread of a game for a block. The cache lacks such threads."""
        assert self._client is not None
        http = self._client.http
        await ask_discord(http.edit_channel(game.channel_id, archived=False))
        try:
            yield
        finally:
            await ask_discord(http.edit_channel(game.channel_id, archived=True))

    async def look_for(self, channel_id: int) -> None:
        """Fetch a channel. Raises Refused for a deleted channel."""
        assert self._client is not None
        await ask_discord(self._client.fetch_channel(channel_id))

    async def look_for_message(self, game: Game) -> None:
        """Fetch the public message of the game. Raises Refused for a deleted message."""
        shown = game.announcement
        await ask_discord(self._channel(game, shown.channel_id).get_partial_message(shown.id or 0).fetch())

    async def look_for_member(self, game: Game, user_id: int) -> None:
        """Fetch a member of the game's server, if there is a server. Raises Refused for a former member."""
        if guild := self.guild(game.guild_id):
            await ask_discord(guild.fetch_member(user_id))

    async def marks(self, game: Game) -> Mapping[str, int] | None:
        """Return the ids of the bot's newest messages in the channel of the game, by their nonces.

        None if there are no messages, or if Discord does not let the bot read them (discord-api-docs #8611). To a bot
        without the permission Discord answers with no messages. Raises RequestFailed, or TimeoutError.
        """
        if game.channel_id in self._unreadable:
            return None
        try:
            async with asyncio.timeout(READING_SECONDS):
                return await ask_discord(self._read_channel(game)) or None
        except Refused as error:
            log.info("the bot does without the messages of channel %s: %s", game.channel_id, error)
            self._unreadable[game.channel_id] = True
            return None

    async def _read_channel(self, game: Game) -> Mapping[str, int]:
        assert self._client is not None
        assert self._client.user is not None
        found = dict[str, int]()
        async for message in self._channel(game).history(limit=_LOOK_BACK):
            if message.author.id == self._client.user.id:
                found[first_mark([component.to_dict() for component in message.components])] = message.id
        return found

    async def delete(self, game: Game, message_id: int) -> None:
        await ask_discord(self._message(game, message_id).delete())

    async def drawn(self, build: Callable[[], Screen]) -> Screen:
        """Build a public screen off the event loop, as `PictureCache.drawn` does."""
        return await self._pictures.drawn(build)

    @asynccontextmanager
    async def typing(self, game: Game) -> AsyncIterator[None]:
        """Show the bot typing while the block runs; never raises and never waits."""
        # A separate task keeps the block from waiting for Discord, and keeps a refusal from ending the block.
        task = asyncio.create_task(ask_discord(_type(self._channel(game))))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def localizer(self, game: Game) -> FluentLocalizer:
        """Return the localizer for the language of the table, or else for the language of the game's server."""
        guild = self.guild(game.guild_id)
        usual = guild.preferred_locale.value if guild else None
        localizer = self.translations.bind(self.translations.known(game.options.language) or usual)
        variant = known_variant(game.options)
        return replace(localizer, names_boxes=variant is not None and variant.mixes_boxes)

    def is_thread(self, game: Game) -> bool:
        """Return whether the game is played in a thread; False for an uncached thread of other people."""
        return game.home_id is not None or isinstance(self._cached(game), discord.Thread)

    def guild(self, guild_id: int | None) -> discord.Guild | None:
        """Return a server; None for a private conversation, and for a server that the bot does not see."""
        return self._client.get_guild(guild_id) if self._client and guild_id else None

    def _cached(self, game: Game) -> object:
        """Return discord.py's object of the game's channel; None without a client, and for an archived thread."""
        return self._client and self._client.get_channel(game.channel_id)

    def _channel(self, game: Game, channel_id: int | None = None) -> discord.PartialMessageable:
        assert self._client is not None
        # The cache is not used, because it lacks archived threads.
        return self._client.get_partial_messageable(channel_id or game.channel_id, guild_id=game.guild_id)

    def _message(self, game: Game, message_id: int) -> discord.PartialMessage:
        return self._channel(game).get_partial_message(message_id)


def only(user_ids: Sequence[int], role: int | None = None) -> AllowedMentions:
    """Allow a message to notify these users, and the people with the role, and nobody else."""
    roles = [discord.Object(role)] if role else False
    return AllowedMentions(everyone=False, roles=roles, users=[discord.Object(user_id) for user_id in user_ids])


def first_mark(data: Any) -> str:
    """Return the nonce in the first custom id of the data of components, which may be nested; empty without one."""
    if isinstance(data, dict):
        return mark_in(data.get("custom_id") or "") or first_mark(list(data.values()))
    return next(filter(None, map(first_mark, data)), "") if isinstance(data, list) else ""


async def _type(channel: discord.PartialMessageable) -> None:
    async with channel.typing():
        # discord.py repeats the typing indicator, which lasts ten seconds, until the task is canceled.
        await asyncio.Event().wait()
