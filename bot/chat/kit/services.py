"""The parts of the bot for handlers, built by `bot.composition`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from bot.chat.kit.channels import Channels
from bot.chat.kit.discord_errors import Feature
from bot.chat.kit.panels import Panels
from bot.chat.kit.replies import Reply, Transport
from bot.games.analyses import AnalysisService, PracticeService
from bot.games.coach import CoachService
from bot.games.deadlines import Alarm, Presence
from bot.games.following import FollowService
from bot.games.ranking import RankingService
from bot.games.repositories import KeyValueStore, ServerRepository
from bot.games.runner import GameRunner
from bot.games.services import ChallengeService, PlayOnService, SeriesService
from bot.games.table import Table
from bot.games.tables import Tables
from bot.processes import Ownership
from engine.state import State
from players.advisor import Advisor, best_advisor


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
class Contests:
    """Games that are compared with one another."""

    series: SeriesService
    challenges: ChallengeService
    rankings: RankingService


@dataclass(frozen=True)
class Studies:
    """What teaches a person: grades, analyses, exercises, and playing on from a finished game."""

    analyses: AnalysisService
    practice: PracticeService
    coach: CoachService
    playing_on: PlayOnService
    advisor_for: Callable[[State], Advisor] = best_advisor
    """Returns the best advisor for a position; every game has one."""


@dataclass(frozen=True)
class Process:
    """What this process serves and remembers, and what its host has chosen."""

    ownership: Ownership
    alarm: Alarm
    presence: Presence
    switched_off: frozenset[Feature] = frozenset()
    """The features that the host does not want."""
    feedback_url: str = ""
    """The address for complaints about texts, "" for none."""


@dataclass(frozen=True)
class Services:
    tables: Tables
    runner: GameRunner
    following: FollowService
    contests: Contests
    studies: Studies
    servers: ServerRepository
    key_values: KeyValueStore
    publisher: Publishing
    channels: Channels
    transport: Transport
    panels: Panels
    process: Process
