"""Answers to interactions, and the ways from the bot to the person who waits for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, TypeVar

import discord

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import first_address, only
from bot.chat.kit.discord_api import Refused, RequestFailed, Unreachable, Unreadable, ask_discord
from bot.chat.kit.discord_builder import ANYBODY, build, build_edit, build_files
from bot.chat.kit.forms import Ladder
from bot.chat.kit.pictures import PictureCache
from bot.chat.kit.replies import Ages, granted, sending

T = TypeVar("T")

# Discord's error code for a second first response to the same interaction.
_ALREADY_ACKNOWLEDGED: Final = 40060
_RETRY_SECONDS: Final = 1
"""The shortest delay after which discord.py retries a failed request."""


class NotAnswered(RequestFailed):
    """Discord has taken neither the answer nor a follow-up, so nothing can reach the person."""


class AnsweredElsewhere(Refused):
    """Another program with the same token has answered the interaction."""


@dataclass(frozen=True)
class Transport:
    """What answers need to reach Discord."""

    pictures: PictureCache
    ladder: Ladder
    ages: Ages


class State(Enum):
    OPEN = auto()
    """Discord waits for the first response."""
    ACKNOWLEDGED = auto()
    """Discord has the first response, and the person nothing to read."""
    GIVEN = auto()
    """The person has something to read."""


class Answer:
    """The answer to a tap or a command, which is a private message, or the changed message of the tapped control.

    The first response acknowledges the interaction, and an edit shows the answer. If Discord refuses the edit, the
    answer is sent in a follow-up. Whatever is sent besides waits for the first response: Discord takes no follow-up
    before it.
    """

    def __init__(self, interaction: discord.Interaction[Any], transport: Transport) -> None:
        self.interaction, self._transport = interaction, transport
        self.state = State.ACKNOWLEDGED if interaction.response.is_done() else State.OPEN
        self.is_new = True
        """Whether the answer is a new private message; otherwise it changes the message of the control."""
        self.refusals = list[RequestFailed]()
        """Errors of messages to the channel that were sent as public replies instead."""
        self._first_response = asyncio.Lock()
        # An attempt at a first response may have reached Discord although the bot got no answer.
        self._is_unsure = False
        # The follow-up that stands for the answer.
        self._instead: discord.WebhookMessage | None = None

    # ---- the first response

    async def acknowledge(self) -> None:
        """Let Discord wait for the answer, unless it has a first response already.

        Raises AnsweredElsewhere if another program has given the first response.
        """
        async with self._first_response:
            if self.state is not State.OPEN:
                return
            try:
                await self._respond(self._defer)
            except RequestFailed as error:
                if not _may_have_arrived(error):
                    raise
                # Acknowledging is idempotent.
                await self._respond(self._defer)
            self.state = State.ACKNOWLEDGED

    async def _defer(self) -> None:
        # The deferral decides for good which message the answer is, and whether only the person sees it.
        if self.is_new:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()

    async def _respond(self, give: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """Give the first response; None if an earlier attempt has reached Discord after all."""
        if self.interaction.response.is_done():
            return None
        begun = time.monotonic()
        try:
            return await ask_discord(give())
        except Refused as error:
            if error.code != _ALREADY_ACKNOWLEDGED:
                raise
            is_repeated = self._is_unsure or time.monotonic() - begun >= _RETRY_SECONDS
            if not is_repeated:
                raise AnsweredElsewhere(str(error), status=error.status, code=error.code) from error
            return None
        except RequestFailed:
            if self.interaction.response.is_done():
                return None  # Discord has taken the response, and its answer could not be read
            self._is_unsure = True
            raise

    # ---- the answer

    async def show(self, screen: Screen) -> int:
        """Show the person the screen as the answer, which only the person sees; return the id of the message.

        Raises NotAnswered if Discord takes the answer in no way.
        """
        try:
            return await self.edit(screen)
        except RequestFailed as error:
            # What the person has read already stays, and nothing new would be expected below it.
            if self.state is not State.ACKNOWLEDGED or self.is_expired:
                raise
            return await self._follow_up_instead(screen, error)

    async def edit(self, screen: Screen) -> int:
        """Show the screen as the answer, which other people may see too; return the id of the message."""
        await self.acknowledge()

        async def attempt(form: Screen) -> int:
            built = await build_edit(form, self._transport.pictures)
            if self._instead:
                return (await ask_discord(self._instead.edit(**built))).id
            return (await ask_discord(self.interaction.edit_original_response(**built))).id

        async def attempt_twice(form: Screen) -> int:
            try:
                return await attempt(form)
            except RequestFailed as error:
                if not _may_have_arrived(error):
                    raise
            # An edit is idempotent.
            try:
                return await attempt(form)
            except Unreadable:
                return self._likely_id

        ladder = self._transport.ladder
        message_id = await ladder.send("answer", screen.with_fresh_names(), attempt_twice, self.interaction.id)
        self.state = State.GIVEN
        return message_id

    @property
    def _likely_id(self) -> int:
        """Return the id of the answer's message if Discord does not say it; a number of its own for a new message."""
        return self.answered_id or self.interaction.id

    async def _follow_up_instead(self, screen: Screen, cause: RequestFailed) -> int:
        try:
            self._instead = await self._follow_up(self._transport.ladder.first_form("answer", screen))
        except Unreadable:
            self.state = State.GIVEN
            return self._likely_id
        except RequestFailed as error:
            text = f"{cause}; then {error}"
            raise NotAnswered(text, status=error.status, code=error.code, text=error.text) from error
        return self._instead.id

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of the answer, if Discord still allows the edit."""
        if not self.is_expired:
            with suppress(RequestFailed):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        """Delete the message of the answer, if Discord still allows the deletion."""
        if not self.is_expired:
            with suppress(RequestFailed):
                await ask_discord(
                    self._instead.delete() if self._instead else self.interaction.delete_original_response()
                )

    # ---- private messages beside the answer

    async def add(self, way: str, screen: Screen) -> FollowUp:
        """Send the person a further message, which appears below everything in the channel."""
        return FollowUp(self, await self._transport.ladder.send(way, screen, self._follow_up, self.interaction.id))

    async def add_file(self, view: discord.ui.LayoutView, file: discord.File) -> None:
        await self.acknowledge()
        await ask_discord(self.interaction.followup.send(view=view, file=file, ephemeral=True))
        self.state = State.GIVEN

    async def _follow_up(self, form: Screen) -> discord.WebhookMessage:
        await self.acknowledge()
        files = await build_files(form, self._transport.pictures)
        sent = await ask_discord(
            self.interaction.followup.send(
                **build(form), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
            )
        )
        self.state = State.GIVEN
        return sent

    # ---- the public reply, which needs no permission in the channel

    @property
    def is_private_next(self) -> bool:
        """Whether the next message would be the private answer, because Discord puts it in place of the deferral."""
        return self.is_new and self.state is not State.GIVEN

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""

        async def attempt(form: Screen) -> int:
            files, allowed = await build_files(form, self._transport.pictures), only(mentioned)
            sent = await ask_discord(
                self.interaction.followup.send(
                    **build(form), files=files, allowed_mentions=allowed, wait=True, silent=silent
                )
            )
            return sent.id

        await self.acknowledge()
        return await self._transport.ladder.send("reply", screen.mentioning(mentioned), attempt, self.interaction.id)

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        return self.interaction.message.id if self.interaction.message else None

    @property
    def answered_id(self) -> int | None:
        return None if self.is_new else self.message_id

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
        return self._transport.ages.is_expired(self.interaction)


def _may_have_arrived(error: RequestFailed) -> bool:
    """Return whether Discord may have received a request, although the bot got no answer that it can read."""
    return isinstance(error, Unreadable) or (isinstance(error, Unreachable) and not error.status)


@dataclass(frozen=True)
class FollowUp:
    """A private message beside an answer."""

    answer: Answer
    message: discord.WebhookMessage

    @property
    def id(self) -> int:
        return self.message.id

    async def delete_quietly(self) -> None:
        if not self.answer.is_expired:
            with suppress(RequestFailed):
                await ask_discord(self.message.delete())
