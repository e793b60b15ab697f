"""The parts of the bot for handlers, built by `bot.composition`."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final, Protocol

from cachetools import LRUCache

from bot.chat.kit.channels import Channels
from bot.chat.kit.discord_builder import PictureCache
from bot.chat.kit.discord_errors import Feature
from bot.chat.kit.ladder import Ladder
from bot.chat.kit.panels import Panels
from bot.chat.kit.replies import Ages, Reply
from bot.games.accounts import AccountService
from bot.games.analyses import AnalysisService, PracticeService
from bot.games.coach import CoachService
from bot.games.computers.computers import Computers
from bot.games.deadlines import Alarm, Presence
from bot.games.following import FollowService
from bot.games.ranking import RankingService
from bot.games.repositories import Clock, GameReader, KeyValueStore, ServerRepository
from bot.games.runner import GameRunner
from bot.games.services import ChallengeService, PlayOnService, SeriesService
from bot.games.table import Table
from bot.games.tables import Tables
from bot.localization.fluent import Translations
from bot.processes import Ownership
from engine.state import State
from players.advisor import Advisor, best_advisor

SHARED: Final = 1000
"""The capacity of `Services.shared_messages`, which detects a second tap on a share button."""


class Publishing(Protocol):
    """The publisher's interface for handlers, without the screens."""

    async def publish(self, game_id: int, reply: Reply | None = None, *, redraw: bool = False) -> Table: ...

    async def publish_changed(self, table: Table, reply: Reply | None = None, *, redraw: bool = False) -> Table: ...

    async def publish_pending(self) -> None: ...

    async def try_to_publish(self, game_id: int, reply: Reply | None = None, *, redraw: bool = False) -> None: ...

    async def redraw(self, game_id: int) -> Table: ...

    async def try_to_redraw(self, game_id: int) -> Table: ...

    def can_edit(self, table: Table) -> bool: ...

    def is_backing_off(self, game_id: int) -> bool: ...


@dataclass(frozen=True)
class Services:
    games: GameReader
    accounts: AccountService
    servers: ServerRepository
    key_values: KeyValueStore
    tables: Tables
    runner: GameRunner
    following: FollowService
    series: SeriesService
    challenges: ChallengeService
    analyses: AnalysisService
    playing_on: PlayOnService
    coach: CoachService
    practice: PracticeService
    rankings: RankingService
    publisher: Publishing
    alarm: Alarm
    channels: Channels
    pictures: PictureCache
    ladder: Ladder
    computers: Computers
    translations: Translations
    clock: Clock
    ages: Ages
    panels: Panels
    presence: Presence
    ownership: Ownership
    switched_off: frozenset[Feature] = frozenset()
    """The features that the host does not want."""
    feedback_url: str = ""
    """The address for complaints about texts, "" for none."""
    shared_messages: LRUCache[Hashable, bool] = field(default_factory=lambda: LRUCache(SHARED))
    """Keys of shared messages, for deduplication."""
    advisor_for: Callable[[State], Advisor] = best_advisor
    """Returns the best advisor for a position; every game has one."""
