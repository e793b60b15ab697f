"""Where messages go: the channels of games, replies to interactions, and the panels of players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from secrets import randbits
from typing import Any, Protocol, TypeAlias

import discord
from cachetools import LRUCache
from discord import AllowedMentions, InteractionResponseType
from discord.utils import snowflake_time

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.discord_builder import ANYBODY, PictureCache, build, build_edit, build_files, build_view
from bot.chat.kit.discord_errors import TROUBLE, again_without_emoji, check_sent
from bot.chat.kit.lost_channels import LostChannels
from bot.games.game import MINUTE, Game, Status
from bot.games.repositories import Clock
from bot.games.table import Table
from bot.games.turn import plan_of
from bot.localization.fluent import FluentLocalizer, Translations

log = logging.getLogger(__name__)

_LOOK_BACK = 50
"""How many messages of a channel are looked through."""


@dataclass(frozen=True)
class SentMessage:
    """What a message of the bot can be known by: the address of its first button, if it has one, and its content."""

    address: Address | None
    content: str = ""


class Channels:
    """The channels of games, through the client that `attach` was given. Methods raise what discord.py raises."""

    def __init__(self, pictures: PictureCache, translations: Translations, clock: Clock) -> None:
        self._pictures = pictures
        self._translations = translations
        self._client: discord.Client | None = None
        self.lost = LostChannels(self.look_for, clock)

    def attach(self, client: discord.Client) -> None:
        self._client = client

    @again_without_emoji
    async def send(
        self,
        game: Game,
        screen: Screen,
        *,
        mentioned: Sequence[int] = (),
        nonce: str | int | None = None,
        silent: bool = False,
    ) -> int:
        """Send a message that notifies the users `mentioned`, and return its id; others are named, not mentioned.

        A `silent` one notifies no others, not even people who are notified of all messages in the channel. Of several
        messages with one nonce in a few minutes Discord keeps the first.
        """
        message = await self._channel(game).send(
            **build(screen.mentioning(mentioned)),
            files=await build_files(screen, self._pictures),
            allowed_mentions=only(mentioned),
            # discord.py asks Discord to enforce a nonce, so a request repeated after a timeout sends one message.
            nonce=nonce or randbits(64),
            silent=silent,
        )
        check_sent(message, mentioned)
        return message.id

    @again_without_emoji
    async def tell(self, user_id: int, screen: Screen, nonce: str) -> None:
        """Send a private message without pictures; raises discord.Forbidden for somebody who takes none."""
        assert self._client is not None
        conversation = await self._client.create_dm(discord.Object(user_id))
        await conversation.send(**build(screen.mentioning(())), allowed_mentions=only(()), nonce=nonce)

    @again_without_emoji
    async def edit(self, game: Game, message_id: int, screen: Screen) -> None:
        # A partial message is edited by its id alone: fetching it would need permission to read the history.
        message = self._channel(game).get_partial_message(message_id)
        await message.edit(**await build_edit(screen, self._pictures))

    async def mention(self, game: Game, message_id: int, screen: Screen) -> None:
        """Mention in a message the people whom its screen names, which notifies nobody.

        In a thread Discord makes them members, without a line about it.
        """
        message = self._channel(game).get_partial_message(message_id)
        await message.edit(content=build(screen)["content"], allowed_mentions=ANYBODY)

    async def archive_thread(self, game: Game) -> None:
        """Archive the thread of a game if the bot has opened it; does nothing for a thread that is archived already."""
        thread = self._client.get_channel(game.channel_id) if self._client else None
        if isinstance(thread, discord.Thread) and thread.owner_id == thread.guild.me.id:
            await thread.edit(archived=True)

    async def take_controls(self, game: Game, message_id: int) -> None:
        """Take the controls of a plain message away; its text and its picture stay."""
        await self._channel(game).get_partial_message(message_id).edit(view=None, allowed_mentions=ANYBODY)

    async def look_for(self, channel_id: int) -> None:
        """Ask for a channel; raises discord.NotFound if it was deleted."""
        assert self._client is not None
        await self._client.fetch_channel(channel_id)

    async def look_for_message(self, game: Game) -> None:
        """Ask for the public message of the game; raises discord.NotFound if somebody has deleted it."""
        await self._channel(game).fetch_message(game.announcement.message_id or 0)

    async def look_for_member(self, game: Game, user_id: int) -> None:
        """Ask for a member of the game's server, if it has one; raises discord.NotFound for somebody who has left."""
        assert self._client is not None
        if game.guild_id and (guild := self._client.get_guild(game.guild_id)):
            await guild.fetch_member(user_id)

    async def newer_messages(self, game: Game) -> Mapping[int, SentMessage]:
        """Return the bot's messages that are newer than the public message of the game, oldest first, by their ids.

        Empty if the bot may not read them.
        """
        assert self._client is not None
        assert self._client.user is not None
        known, found = game.announcement.message_id or 0, dict[int, SentMessage]()
        with suppress(discord.Forbidden):
            async for message in self._channel(game).history(limit=_LOOK_BACK):
                address = first_address([component.to_dict() for component in message.components])
                if message.id > known and message.author.id == self._client.user.id:
                    found[message.id] = SentMessage(address, message.content)
        return dict(sorted(found.items()))

    async def delete(self, game: Game, message_id: int) -> None:
        await self._channel(game).get_partial_message(message_id).delete()

    @asynccontextmanager
    async def typing(self, game: Game) -> AsyncIterator[None]:
        """Show the bot typing as long as the block runs; never raises and never waits."""
        # A task of its own: the block must not wait for Discord, and a refusal must not end it.
        task = asyncio.create_task(_type(self._channel(game)))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def localizer(self, game: Game) -> FluentLocalizer:
        """Return the localizer for the language of the table; without one, for that of the game's server."""
        if chosen := self._translations.known(game.options.language):
            return self._translations.bind(chosen)
        guild = self._client.get_guild(game.guild_id) if self._client and game.guild_id else None
        return self._translations.bind(guild.preferred_locale.value if guild else None)

    def is_thread(self, game: Game) -> bool:
        """Return whether the game is played in a thread; False for one that is archived, which is not cached."""
        return self._client is not None and isinstance(self._client.get_channel(game.channel_id), discord.Thread)

    @property
    def languages(self) -> Mapping[str, str]:
        """The languages that a table may choose from: their own names by their codes."""
        return self._translations.names

    def _channel(self, game: Game) -> discord.PartialMessageable:
        assert self._client is not None
        # Without looking into the cache: a thread that was archived is not in it.
        return self._client.get_partial_messageable(game.channel_id, guild_id=game.guild_id)


def only(user_ids: Sequence[int]) -> AllowedMentions:
    """Allow these users, and no others, to be notified."""
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id) for user_id in user_ids])


def first_address(data: Any) -> Address | None:
    """Return the first address in the data of components, which may contain one another."""
    if isinstance(data, list):
        return next(filter(None, map(first_address, data)), None)
    if not isinstance(data, dict):
        return None
    with suppress(ValueError):
        return Address.parse(data.get("custom_id", "").partition(":")[2])
    return first_address(list(data.values()))


async def _type(channel: discord.PartialMessageable) -> None:
    with suppress(discord.HTTPException, *TROUBLE):
        async with channel.typing():
            # discord.py repeats the typing indicator, which lasts ten seconds, until the task is cancelled.
            await asyncio.Event().wait()


class Reply(Protocol):
    """The reply to an interaction; it needs no permission in the channel."""

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""

    @property
    def message_id(self) -> int | None:
        """The message whose component was used."""

    @property
    def answered_id(self) -> int | None:
        """The message whose component was used, if the interaction is answered in it; None if in a new one."""

    @property
    def address(self) -> Address | None:
        """The address of the component that was used, if it is in a public message."""

    @property
    def may_send(self) -> bool:
        """Whether the bot may send messages to the channel of the interaction."""

    @property
    def refusals(self) -> list[discord.HTTPException]:
        """Why the channel did not take messages that this reply took the place of."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message as `Channels.send` does, and return its id."""

    async def edit(self, screen: Screen) -> None:
        """Replace the contents of the message in which the interaction is answered."""


_NEW_MESSAGE = InteractionResponseType.deferred_channel_message, InteractionResponseType.channel_message
"""The first responses after which an interaction is answered in a message of its own."""

_IN_CONVERSATION = discord.Permissions(view_channel=True, send_messages=True)


@dataclass(frozen=True)
class InteractionReply:
    interaction: discord.Interaction[Any]
    pictures: PictureCache
    ages: Ages
    refusals: list[discord.HTTPException] = field(default_factory=list)

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        return self.interaction.message.id if self.interaction.message else None

    @property
    def answered_id(self) -> int | None:
        return None if self.interaction.response.type in _NEW_MESSAGE else self.message_id

    @property
    def address(self) -> Address | None:
        message = self.interaction.message
        return None if message is None or message.flags.ephemeral else first_address(self.interaction.data)

    @property
    def may_send(self) -> bool:
        """Whether the bot may send pictures to the channel of the interaction."""
        may = granted(self.interaction)
        return may.view_channel and may.attach_files and getattr(may, sending(self.interaction))

    @property
    def is_expired(self) -> bool:
        return self.ages.is_expired(self.interaction)

    @again_without_emoji
    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""
        message = await self.interaction.followup.send(
            **build(screen.mentioning(mentioned)),
            files=await build_files(screen, self.pictures),
            allowed_mentions=only(mentioned),
            wait=True,
            silent=silent,
        )
        return message.id

    @again_without_emoji
    async def edit(self, screen: Screen) -> None:
        await self.interaction.edit_original_response(**await build_edit(screen, self.pictures))

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of that message, if Discord still allows that."""
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.interaction.delete_original_response()


@dataclass(frozen=True)
class FollowUp:
    """A message that only one person sees, sent after the answer to their interaction."""

    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage
    ages: Ages

    @classmethod
    @again_without_emoji
    async def send(
        cls, interaction: discord.Interaction[Any], screen: Screen, pictures: PictureCache, ages: Ages
    ) -> FollowUp:
        """Send the message; it comes below all that the channel shows."""
        files = await build_files(screen, pictures)
        message = await interaction.followup.send(
            view=build_view(screen), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
        )
        return cls(interaction, message, ages)

    @property
    def id(self) -> int:
        return self.message.id

    async def delete_quietly(self) -> None:
        if not self.ages.is_expired(self.interaction):
            with suppress(discord.HTTPException, *TROUBLE):
                await self.message.delete()


_TOKEN_SECONDS = 15 * MINUTE
"""How long Discord accepts replies to an interaction."""
_TOLERATED = MINUTE
"""Seconds by which clocks may differ."""


class Ages:
    """When Discord made its ids, which hold its time, by the clock of this machine, which may be hours ahead."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0

    def note_new(self, snowflake: int) -> None:
        """Compare the clocks by an id that Discord has made just now."""
        ahead = self.clock() - snowflake_time(snowflake).timestamp()
        self._ahead = ahead if abs(ahead) > _TOLERATED else 0.0

    def made_at(self, snowflake: int) -> float:
        """Return when an id was made, in Unix seconds by the clock of this machine."""
        return snowflake_time(snowflake).timestamp() + self._ahead

    def age(self, snowflake: int) -> float:
        """Return how many seconds ago an id was made."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS


def granted(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return what the bot may do in the channel of the interaction.

    Of its private conversations Discord does not say that the bot sees them and may write there, which it always may.
    """
    permissions = interaction.app_permissions
    return permissions | _IN_CONVERSATION if interaction.context.dm_channel else permissions


def sending(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the permission that sending a message needs in the channel of the interaction."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "send_messages_in_threads" if in_thread else "send_messages"


class PanelMessage(Protocol):
    """A message that only one person sees, which can be deleted for some minutes."""

    async def delete_quietly(self) -> None:
        """Delete the message if Discord still allows that."""


class PanelKind(Enum):
    LOBBY = auto()
    """What somebody may do before the game."""
    TURN = auto()
    """A turn that is due."""
    WARNING = auto()
    """The same, at its last step, with what a move that was typed would skip."""
    DONE = auto()
    """What a turn has done."""
    PLAN = auto()
    """A plan that is being made for a turn that has not come."""
    KEPT_PLAN = auto()
    """A plan that waits for its turn."""


Redraw: TypeAlias = Callable[[Table], Awaitable[None]]
"""Shows a table that has changed in a panel of it."""


@dataclass(frozen=True)
class _Panel:
    message_id: int
    message: PanelMessage
    kind: PanelKind
    ply: int
    redraw: Redraw | None = None


class Panels:
    """A cache of the newest panel of each player in the `capacity` newest games.

    It is empty after a restart. An old panel that stays is harmless: its buttons carry the ply that they were made for,
    and are answered with the current panel.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game, by the ids of their players.
        self._games = LRUCache[int, dict[int, _Panel]](capacity)

    async def replace(
        self,
        table: Table,
        user_id: int,
        message_id: int,
        message: PanelMessage,
        kind: PanelKind,
        redraw: Redraw | None = None,
    ) -> None:
        """Record the message of the person's panel at this table, and delete the previous panel in another message.

        `redraw` shows the table again in the panel when somebody else has changed it.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Panel(message_id, message, kind, table.ply, redraw)
        if former and former.message_id != message_id:
            await former.message.delete_quietly()

    def is_shown(self, table: Table, user_id: int, kind: PanelKind) -> bool:
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (panel.kind, panel.ply) == (kind, table.ply)

    def has_opened(self, table: Table, user_id: int) -> bool:
        """Return whether the person has opened a panel on the turn that is due at this table, or on a later position.

        The line that is left of the panel of the turn before does not count.
        """
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (
            panel.ply > table.ply or (panel.ply == table.ply and panel.kind is not PanelKind.DONE)
        )

    def forget(self, table: Table, user_id: int) -> None:
        """Forget the person's panel, whose message shows something else now."""
        self._games.get(table.game.id, {}).pop(user_id, None)

    async def refresh(self, table: Table, actor_id: int | None = None) -> None:
        """Delete the panels that are no longer of use, and redraw those of others than this person.

        A plan that is being made stays while the game goes on: the next panel takes its place. Of panels that are newer
        than the table, which may have taken long to publish, it says nothing.
        """
        panels = self._games.get(table.game.id, {})
        known = {user_id: panel for user_id, panel in panels.items() if panel.ply <= table.ply}
        spent = [user_id for user_id, panel in known.items() if _is_spent(panel, user_id, table)]
        changed = [panel.redraw for user_id, panel in known.items() if user_id not in {*spent, actor_id}]
        await asyncio.gather(
            *(panels.pop(user_id).message.delete_quietly() for user_id in spent),
            *(redraw(table) for redraw in changed if redraw),
        )


def _is_spent(panel: _Panel, user_id: int, table: Table) -> bool:
    match panel.kind:
        case PanelKind.LOBBY:
            return table.game.status is not Status.LOBBY
        case PanelKind.TURN | PanelKind.WARNING:
            return not table.awaits(user_id) or panel.ply < table.public_ply
        case PanelKind.DONE:
            return not _has_moved_last(user_id, table)
        case PanelKind.PLAN:
            return not table.is_playing
        case PanelKind.KEPT_PLAN:
            seat = table.game.seat_of(user_id)
            return not table.is_playing or seat is None or plan_of(seat) is None


def _has_moved_last(user_id: int, table: Table) -> bool:
    """Return whether no other player has since ended a turn that had a choice; False if the game is over."""
    ended = (turn for turn in reversed(table.turns) if turn[-1].ends_turn and not all(each.is_forced for each in turn))
    latest, seat = next(ended, None), table.game.seat_of(user_id)
    return table.is_playing and latest is not None and seat is not None and latest[0].seat == seat.number
