"""The public messages of challenges in channels, whose rows of `games` are no tables."""

import asyncio
from collections.abc import Iterable

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Button, Screen
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.screens import challenge_result, invitation
from bot.features.challenges.service import ChallengeService
from bot.games.game import Game
from bot.games.options import variant_key
from bot.games.shared_deals import DealKind, name_of_deal
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer

OWNED: Iterable[DealKind] = (DealKind.CHANNEL, DealKind.WEEKLY)
"""The kinds of challenges that have a row of their own and a message in a channel."""


class ChallengeMessages:
    """The owner of the rows of challenges."""

    def __init__(self, service: ChallengeService) -> None:
        self._service = service

    async def message(self, table: Table, localizer: FluentLocalizer) -> Screen:
        """Return the invitation, open or closed."""
        return invitation((await self._service.outcome(table.game)).challenge, localizer)

    async def result(self, table: Table, localizer: FluentLocalizer) -> Screen:
        """Return the kingdoms side by side."""
        return await asyncio.to_thread(challenge_result, await self._service.outcome(table.game), localizer)

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return the button to the page of an open challenge."""
        address = Address(ChallengeAction.SHOW, argument=name_of_deal(DealKind(row.owner or ""), row))
        return Button(address, join_facts(localizer("challenge-name"), localizer(variant_key(row.options))))


FEATURE.owns(OWNED, ChallengeMessages)
