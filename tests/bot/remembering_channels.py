"""Channels that do with nonces what Discord does, and a bot that can be killed after it has changed a channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Row, Screen, Text
from bot.chat.kit.markup import markdown
from bot.games.game import Game
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import NOW


class Killed(BaseException):
    """The process was killed: nothing catches this."""


class RememberingChannels(FakeChannels):
    """Channels that keep one message of each nonce for some minutes, as Discord does, and show what was sent.

    The bot can be killed after it has sent or edited a message.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str | int | None, int] = {}
        self.at: dict[str | int | None, int] = {}
        self.addresses: dict[int, Address] = {}
        self.texts: dict[int, str] = {}
        self.now = NOW
        self.kill_next = False

    def forget_nonces(self) -> None:
        self.sent.clear()

    async def newer_messages(self, game: Game) -> Mapping[int, Address]:
        known = game.announcement.message_id or 0
        return {message_id: address for message_id, address in self.addresses.items() if message_id > known}

    async def edit(self, game: Game, message_id: int, screen: Screen) -> None:
        await super().edit(game, message_id, screen)
        self._show(message_id, screen)
        self._die()

    async def delete(self, game: Game, message_id: int) -> None:
        await super().delete(game, message_id)
        self.addresses.pop(message_id, None)
        self.texts.pop(message_id, None)

    async def send(
        self,
        game: Game,
        screen: Screen,
        *,
        mentioned: Sequence[int] = (),
        nonce: str | int | None = None,
        silent: bool = False,
    ) -> int:
        if nonce not in self.sent:
            self.sent[nonce] = await super().send(game, screen, mentioned=mentioned, nonce=nonce, silent=silent)
            self.at[nonce] = self.now
            self._show(self.sent[nonce], screen)
        self._die()
        return self.sent[nonce]

    def _die(self) -> None:
        if self.kill_next:
            self.kill_next = False
            raise Killed

    def _show(self, message_id: int, screen: Screen) -> None:
        self.texts[message_id] = "".join(markdown(block.lines) for block in screen.blocks if isinstance(block, Text))
        self.addresses.pop(message_id, None)
        if controls := [each for row in screen.blocks if isinstance(row, Row) for each in row.controls]:
            self.addresses[message_id] = controls[0].address
