"""The parts of the bot for handlers, built by `bot.composition`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.chat.kit.channels import Channels
from bot.chat.kit.discord_errors import Feature
from bot.chat.kit.panels import Panels
from bot.chat.kit.replies import Transport
from bot.games.deadlines import Alarm, Presence
from bot.games.judging import JudgeService
from bot.games.ranking import RankingService
from bot.games.reviews import OwnTurnsService, ReviewService
from bot.games.runner import GameRunner
from bot.games.services import ChallengeService, PlayOnService, SeriesService
from bot.games.tables import Tables
from bot.processes import Ownership

if TYPE_CHECKING:
    from bot.chat.publisher import Publisher
    from bot.storage.account_repository import SqlFollowerRepository, SqlServerRepository
    from bot.storage.database import SqlKeyValueStore


@dataclass(frozen=True)
class Contests:
    """Games that are compared with one another."""

    series: SeriesService
    challenges: ChallengeService
    rankings: RankingService


@dataclass(frozen=True)
class Studies:
    """What teaches a person: suggestions and grades, reviews, own turns, and playing on from a finished game."""

    judge: JudgeService
    reviews: ReviewService
    own_turns: OwnTurnsService
    playing_on: PlayOnService


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
    following: SqlFollowerRepository
    contests: Contests
    studies: Studies
    servers: SqlServerRepository
    key_values: SqlKeyValueStore
    publisher: Publisher
    channels: Channels
    transport: Transport
    panels: Panels
    process: Process
