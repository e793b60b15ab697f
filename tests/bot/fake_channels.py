"""The ports to Discord without Discord: they note what they were asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.chat.kit import Answer, Channel, Channels, RequestFailed, failure_of
from bot.chat.kit.blocks import Row, Screen, Text
from bot.chat.kit.channels import LostChannels
from bot.chat.kit.markup import markdown
from bot.localization.fluent import FluentLocalizer
from tests.bot.sample_tables import translations


def answer_with(status: int, body: Any) -> discord.HTTPException:
    """The error that discord.py raises if Discord answers with this status and body."""
    url = SimpleNamespace(path="/api/v10/channels/1/messages")
    response: Any = SimpleNamespace(status=status, reason="refused", method="POST", url=url)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, body)


def refused(status: int, code: int = 0) -> RequestFailed:
    """The failure of a request that Discord answers with this status, and this code of its own."""
    failure = failure_of(answer_with(status, {"code": code, "message": "refused"}))
    assert failure
    return failure


@dataclass
class FakeChannels(Channels):
    """Channels that keep everything they were asked for, as short texts, in `log`; `edit` and `delete` raise `error`.

    `send` raises `refusal`, and counts in `refused` how often it did. `silent` are those that were silent.
    """

    log: list[str] = field(default_factory=list)
    nonces: list[str | int | None] = field(default_factory=list)
    mentioned: list[tuple[int, ...]] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    error: Exception | None = None
    refusal: Exception | None = None
    refused: int = 0
    left: set[int] = field(default_factory=set)
    _ids: count[int] = field(default_factory=lambda: count(5000))

    def __post_init__(self) -> None:
        self.lost = LostChannels(self.look_for)

    async def whisper(self, user_id: int, screen: Screen, nonce: str, *, silent: bool = False) -> int:
        raise NotImplementedError

    async def drawn(self, build: Callable[[], Screen]) -> Screen:
        return build()

    async def send(  # noqa: PLR0913 - as the bot's own
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
        if self.refusal:
            self.refused += 1
            raise self.refusal
        message_id = next(self._ids)
        self.log.append(f"send {message_id}")
        self.nonces.append(nonce)
        self.mentioned.append(tuple(mentioned))
        self.silent += [message_id] * silent
        return message_id

    async def edit(self, place: Channel, message_id: int, screen: Screen) -> None:
        if self.error:
            raise self.error
        self.log.append(f"edit {message_id}")

    async def take_controls(self, place: Channel, message_id: int, kept: Row | None = None) -> None:
        if self.error:
            raise self.error
        self.log.append(f"edit {message_id}")

    async def look_for(self, channel_id: int) -> None:
        self.log.append("look")
        if self.error:
            raise self.error

    def is_thread(self, place: Channel) -> bool:
        return False

    def is_closed(self, place: Channel) -> bool:
        return False

    async def has_left(self, server: int | None, user_id: int) -> bool:
        return user_id in self.left

    async def look_for_message(self, place: Channel, message_id: int) -> None:
        """Every message is there."""

    async def marks(self, place: Channel) -> Mapping[str, int] | None:
        return None

    async def name_thread(self, place: Channel, name: str) -> None:
        pass

    async def delete(self, place: Channel, message_id: int) -> None:
        if self.error:
            raise self.error
        self.log.append(f"delete {message_id}")

    @asynccontextmanager
    async def typing(self, place: Channel) -> AsyncIterator[None]:
        self.log.append("typing")
        yield

    def localizer(self, place: Channel) -> FluentLocalizer:
        return translations().bind(None)


@dataclass
class FakeReply(Answer):
    """A reply to an interaction in a channel."""

    channel_id: int | None = 7
    message_id: int | None = None
    is_expired: bool = False
    mark: str = ""
    may_send: bool = False
    error: Exception | None = None
    log: list[str] = field(default_factory=list)
    refusals: list[RequestFailed] = field(default_factory=list)

    @property
    def answered_id(self) -> int | None:
        return self.message_id

    async def send(
        self, screen: Screen, *, mentioned: Sequence[int] = (), role: int | None = None, silent: bool = False
    ) -> int:
        if self.error:
            raise self.error
        self.log.append("send")
        return 6000

    async def edit(self, screen: Screen, *, may_follow_up: bool = False) -> int:
        self.log.append("edit")
        return 0


class Killed(BaseException):
    """The process was killed: nothing catches this."""


class RememberingChannels(FakeChannels):
    """Channels that keep one message of each nonce for some minutes, as Discord does, and show what was sent.

    The bot can be killed after it has sent a message.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str | int | None, int] = {}
        self.marked: dict[str, int] = {}
        self.texts: dict[int, str] = {}
        self.kill_next = False

    def forget_nonces(self) -> None:
        self.sent.clear()

    async def marks(self, place: Channel) -> Mapping[str, int] | None:
        return self.marked or None

    async def edit(self, place: Channel, message_id: int, screen: Screen) -> None:
        await super().edit(place, message_id, screen)
        self._show(message_id, screen)

    async def send(self, place: Channel, screen: Screen, *, nonce: str | int | None = None, **how: Any) -> int:
        if nonce not in self.sent:
            self.sent[nonce] = self.marked[str(nonce)] = await super().send(place, screen, nonce=nonce, **how)
            self._show(self.sent[nonce], screen)
        if self.kill_next:
            self.kill_next = False
            raise Killed
        return self.sent[nonce]

    def _show(self, message_id: int, screen: Screen) -> None:
        self.texts[message_id] = "".join(markdown(block.lines) for block in screen.blocks if isinstance(block, Text))
