"""The composition root: builds all parts of the bot, in the order of their dependencies."""

import logging
from collections import ChainMap
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from random import Random, SystemRandom
from typing import Any, Final

from bot.activity import Telemetry
from bot.chat.extension import ChatPart
from bot.chat.handling.context import Convenience, Handler, Operator, Services
from bot.chat.handling.feature import SWITCHED_OFF, Feature, features_in, import_all, switched_off
from bot.chat.handling.panels import Panels
from bot.chat.handling.pipeline import CORE
from bot.chat.kit import PictureCache, Transport
from bot.chat.publishing.publisher import Publisher
from bot.chat.slots import SETTLED, STUDIED, Slots
from bot.games.deadlines import Presence
from bot.games.game import Clock
from bot.games.lobby import DEFAULT_LIMITS, TableLimits
from bot.games.table import Table
from bot.host.clocks import unix_time
from bot.host.database.opening import confirm, open_database
from bot.host.ownership import Ownership
from bot.host.settings import Settings, SettingsError
from bot.localization.fluent import Translations, translations_with
from bot.services.runner import GameRunner
from bot.services.series import SeriesService
from bot.services.tables import Dealer, Tables
from bot.storage.account_repository import SqlAccountRepository, SqlServerRepository
from bot.storage.database import Database, SqlKeyValueStore
from bot.storage.game_repository import SqlGameRepository
from bot.storage.schema import Rows
from bot.storage.shards import ALL_SHARDS, Shards
from bot.workers.computers import Computers
from bot.workers.judge import JudgeService, judge_pool
from engine.extensions import parts
from players.analysis.review import Settled

log = logging.getLogger(__name__)

import_all("bot.chat.deeds")
for _part in parts(ChatPart):
    for _module in _part.command_modules:
        import_module(_module)

FEATURES: Final = features_in(
    "bot.features",
    "tutorial",
    "history",
    "following",
    "calls",
    "ranking",
    "reviews",
    "puzzles",
    "challenges",
)
"""The features, in the order of their buttons."""


def rows_of(features: Iterable[Feature[Any]]) -> list[Rows]:
    """Return the rows of features, which a database holds whether they are on or off."""
    return [each.rows for each in features if each.rows]


def require_known(names: Iterable[str]) -> None:
    """Check names for SWITCHED_OFF. Raises SettingsError."""
    known = [*Convenience, *(each.name for each in FEATURES)]
    for unknown in {*names} - {*known}:
        raise SettingsError(f"SWITCHED_OFF has {unknown!r}: it may list, with commas, {', '.join(known)}")


def compose(  # noqa: PLR0913 - every part that tests or settings replace
    database: Database,
    *,
    clock: Clock = unix_time,
    patience: tuple[float | None, float | None] = Transport.PATIENCE,
    rng: Random | None = None,
    pictures: PictureCache | None = None,
    computers: Computers | None = None,
    telemetry: Telemetry | None = None,
    limits: TableLimits = DEFAULT_LIMITS,
    shards: Shards = ALL_SHARDS,
    translations: Translations | None = None,
    features: Sequence[Feature[Any]] = (),
    off: Collection[str] = (),
    feedback_url: str = "",
    daily_copies: int = 0,
    guides_newcomers: bool = True,
) -> Services:
    """Build the services on an open database. Tests replace the clock, the dice, the painter and the computers.

    `guides_newcomers` shows people suggestions in their first game.
    """
    # The shuffle must be unpredictable: with a seeded generator, a player could compute the coming dominoes from the
    # moves.
    rng = rng or SystemRandom()
    off = {*off, *switched_off(features, off)}
    on = [each for each in features if each.name not in off]
    computers = computers or Computers()
    pictures = pictures or PictureCache()
    translations = translations or translations_with(each.locales for each in features)
    accounts = SqlAccountRepository(database)
    key_values = SqlKeyValueStore(database)
    games = SqlGameRepository(database, shards, telemetry=telemetry or Telemetry())
    tables = Tables(games, accounts, clock, Dealer(rng, key_values), limits, guides_newcomers=guides_newcomers)
    runner = GameRunner(tables, computers)
    # The client does not exist yet: it is built from these services and attaches itself to `channels`.
    is_direct = Convenience.DIRECT_ANSWERS not in off
    transport = Transport(clock, pictures, translations, patience=patience, is_direct=is_direct)
    channels = transport.channels
    series = SeriesService(tables)
    presence, slots = Presence(clock), Slots()
    servers = SqlServerRepository(database)
    publisher = Publisher(tables, channels, series, presence, slots, runner, servers)
    tables.ask_for = publisher.given
    runner.show_thinking = publisher.thinking

    async def studied(table: Table) -> Mapping[str, str]:
        return dict(await slots.ask(STUDIED, table))

    async def settled(table: Table, start: int, found: Settled) -> None:
        await slots.ask(SETTLED, table, start, found)

    services = Services(
        tables=tables,
        runner=runner,
        series=series,
        judge=JudgeService(judge_pool(), studied, settled),
        servers=servers,
        key_values=key_values,
        publisher=publisher,
        channels=channels,
        transport=transport,
        panels=Panels(),
        presence=presence,
        operator=Operator(frozenset(off), feedback_url, daily_copies),
        slots=slots,
        handlers=handlers_of(features, off),
    )
    for each in features:
        (each.begin if each in on else each.fill_while_off)(services)
    return services


def handlers_of(features: Sequence[Feature[Any]], off: Collection[str] = ()) -> Mapping[str, Handler]:
    """Return the handlers of all actions; features that are off only say so."""
    handlers = [CORE.handlers]
    handlers += [dict.fromkeys(each.handlers, SWITCHED_OFF) if each.name in off else each.handlers for each in features]
    return ChainMap(*handlers)


@asynccontextmanager
async def open_services(
    settings: Settings, telemetry: Telemetry | None = None, clock: Clock = unix_time
) -> AsyncIterator[tuple[Services, Ownership]]:
    """Open the database and build the services on it; close both at the end. Raises DatabaseError, StorageDown."""
    require_known(settings.switched_off)
    if needy := switched_off(FEATURES, settings.switched_off) - {*settings.switched_off}:
        log.info("switched off as well, with what they need: %s", ", ".join(sorted(needy)))
    rows, shards, patience = rows_of(FEATURES), settings.shards, settings.takeover_seconds
    async with await open_database(settings.database_url, rows, patience=patience) as database:
        if telemetry:
            database.on_error = telemetry.transaction_failed
        services = compose(
            database,
            clock=clock,
            computers=Computers(workers=settings.thinkers),
            telemetry=telemetry,
            limits=settings.limits,
            shards=shards,
            features=FEATURES,
            off=settings.switched_off,
            feedback_url=settings.feedback_url,
            daily_copies=settings.backup.days if settings.backup else 0,
        )
        try:
            lock = database.lock_of(shards)
            yield services, Ownership(lock, shards, patience, confirm=partial(confirm, database))
        finally:
            # The workers close before the database: no worker process may outlive the bot.
            await services.runner.players.close()
            for close in services.closing:
                await close()
            await services.judge.close()
