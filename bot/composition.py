"""The composition root: builds all parts of the bot, in the order of their dependencies."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from random import Random, SystemRandom

from bot.activity import Telemetry
from bot.chat.handling.context import Host, Services
from bot.chat.kit.answers import PATIENCE, Arrivals, DirectAnswers, Patience, Transport
from bot.chat.kit.channels import Channels
from bot.chat.kit.errors import Feature
from bot.chat.kit.forms import Ladder
from bot.chat.kit.origin import Origin
from bot.chat.kit.pictures import PRIVATE_CAPACITY, PictureCache
from bot.chat.kit.replies import Ages, Panels
from bot.chat.publisher import PublicMessages, Publisher
from bot.clocks import unix_time
from bot.games.deadlines import Alarm, Presence
from bot.games.game import Clock
from bot.games.lobby import DEFAULT_LIMITS, TableLimits
from bot.localization.fluent import Translations, shipped_translations
from bot.processes import Ownership, Shards
from bot.services.accounts import AccountService
from bot.services.challenges import ChallengeService
from bot.services.dealer import Dealer
from bot.services.ranking import RankingService
from bot.services.reviews import OwnTurnsService, ReviewService, review_pool
from bot.services.runner import GameRunner
from bot.services.series import PlayOnService, SeriesService
from bot.services.tables import Tables
from bot.settings import Settings
from bot.storage.account_repository import SqlAccountRepository, SqlFollowerRepository, SqlServerRepository
from bot.storage.database import Database, SqlKeyValueStore
from bot.storage.game_repository import SqlGameRepository
from bot.storage.maintenance import RESTORED_AT
from bot.workers.computers import Computers
from bot.workers.judge import JudgeService, judge_pool


def compose(  # noqa: PLR0913 - every part that tests or settings replace
    database: Database,
    *,
    clock: Clock = unix_time,
    seconds: Callable[[], float] | None = None,
    patience: Patience = PATIENCE,
    rng: Random | None = None,
    pictures: PictureCache | None = None,
    computers: Computers | None = None,
    telemetry: Telemetry | None = None,
    limits: TableLimits = DEFAULT_LIMITS,
    ownership: Ownership | None = None,
    translations: Translations | None = None,
    restored_at: int = 0,
    switched_off: Iterable[Feature] = (),
    feedback_url: str = "",
    daily_copies: int = 0,
    guides_newcomers: bool = True,
) -> Services:
    """Build the services on an open database. Tests replace the clock, the dice, the painter and the computers.

    `seconds` is the clock with fractions of a second. `guides_newcomers` shows people suggestions in their first game.
    """
    # The shuffle must be unpredictable: with a seeded generator, a player could compute the coming dominoes from the
    # moves.
    rng = rng or SystemRandom()
    switched_off = frozenset(switched_off)
    computers = computers or Computers()
    pictures = pictures or PictureCache()
    ownership = ownership or Ownership(database.lock_of(Shards()))
    translations = translations or shipped_translations()
    accounts = AccountService(SqlAccountRepository(database))
    alarm, key_values = Alarm(), SqlKeyValueStore(database)
    games = SqlGameRepository(database, ownership.shards, alarm.set, telemetry=telemetry or Telemetry())
    tables = Tables(games, accounts, clock, Dealer(rng, key_values), limits, guides_newcomers=guides_newcomers)
    runner = GameRunner(tables, computers)
    # The client does not exist yet: it is built from these services and attaches itself to `channels`.
    ladder = Ladder(clock)
    channels = Channels(pictures, translations, ladder, clock, Origin(key_values))
    series = SeriesService(tables)
    following = SqlFollowerRepository(database)
    presence, ages = Presence(clock), Ages(clock)
    direct = DirectAnswers(clock, is_on=Feature.DIRECT_ANSWERS not in switched_off)
    challenges = ChallengeService(tables, accounts, key_values)
    messages = PublicMessages(tables, channels, ages, series, challenges, following)
    publisher = Publisher(messages, runner, presence, restored_at)
    runner.show_thinking = publisher.thinking
    reviews = ReviewService(games, review_pool())
    return Services(
        tables=tables,
        runner=runner,
        playing_on=PlayOnService(tables),
        series=series,
        challenges=challenges,
        rankings=RankingService(accounts.store),
        judge=JudgeService(judge_pool(), reviews.studied),
        reviews=reviews,
        own_turns=OwnTurnsService(reviews, accounts.store, games, tables.table_of, clock),
        following=following,
        servers=SqlServerRepository(database),
        key_values=key_values,
        publisher=publisher,
        channels=channels,
        transport=Transport(
            pictures.of_its_own(PRIVATE_CAPACITY), ladder, ages, Arrivals(seconds or clock), direct, patience
        ),
        panels=Panels(),
        ownership=ownership,
        alarm=alarm,
        presence=presence,
        host=Host(switched_off, feedback_url, daily_copies),
    )


@asynccontextmanager
async def open_services(
    settings: Settings,
    telemetry: Telemetry | None = None,
    clock: Clock = unix_time,
    seconds: Callable[[], float] | None = None,
) -> AsyncIterator[Services]:
    """Open the database and build the services on it; close both at the end. Raises DatabaseError."""
    async with Database.open(settings.database_url) as database:
        shards = settings.shards
        if telemetry:
            database.on_error = telemetry.statement_failed
        restored_at = await SqlKeyValueStore(database).get(RESTORED_AT)
        services = compose(
            database,
            clock=clock,
            seconds=seconds,
            computers=Computers(workers=settings.thinkers),
            telemetry=telemetry,
            limits=settings.limits,
            ownership=Ownership(database.lock_of(shards), shards, settings.takeover_seconds),
            restored_at=int(restored_at or 0),
            switched_off=settings.switched_off,
            feedback_url=settings.feedback_url,
            daily_copies=settings.backup.days if settings.backup else 0,
        )
        try:
            yield services
        finally:
            # The workers close before the database: no worker process may outlive the bot.
            await services.runner.players.close()
            await services.reviews.close()
            await services.judge.close()
