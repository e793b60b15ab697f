"""Laws of everything that is timed, over random evenings: moves, clicks, hours that pass, restarts and kills."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.kit.addresses import Action
from bot.chat.kit.timekeeper import Timekeeper
from bot.games.deadlines import MOST_REMINDERS, Presence
from bot.games.game import NOBODY, GameOptions, Policy
from bot.games.lobby import join
from bot.games.options import change_pace
from bot.games.people import Person, local_time
from bot.games.publication import is_unshown, needs_publisher
from bot.games.table import Table
from bot.storage.database import Database
from tests.bot.database_urls import database_url
from tests.bot.fake_channels import Killed, RememberingChannels
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, GameDriver, by
from tests.bot.publishers import publisher_of, timekeeper_of

MINUTE, HOUR = 60, 3600
PACE = 60
QUIET_FROM, QUIET_TO = 22, 7
SLEEPER = Person(OLA, quiet_from=QUIET_FROM, quiet_to=QUIET_TO)


class Evening:
    """A game of two in a bot whose clock the test sets."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = NOW
        self.channels = RememberingChannels()
        self.game = 0
        self.start()

    def start(self) -> None:
        """Start a bot that remembers nothing."""
        self.driver = GameDriver(self.database)
        self.driver.game = self.game
        self.driver.tables.clock = lambda: self.now
        self.presence = Presence(lambda: self.now)
        self.publisher = publisher_of(self.driver, self.channels, self.presence)
        self.timekeeper: Timekeeper = timekeeper_of(self.driver, self.channels, self.publisher, self.presence)

    async def begin(self, policy: Policy) -> None:
        for person in (OLA, KENJI):
            await self.driver.tables.accounts.change(person, lambda each: replace(SLEEPER, user_id=each.user_id))
        options = GameOptions("kd", 2, pace=PACE, policy=policy)
        self.game = self.driver.game = (await self.driver.tables.open(1, CHANNEL, by(OLA), options)).game.id
        await self.driver.tables.change(self.game, join, by(KENJI))
        await self.driver.tables.start(self.game, by(OLA))
        await self.publisher.publish_pending()

    async def table(self) -> Table:
        return await self.driver.tables.table(self.game)

    async def move(self) -> None:
        """Let the person whose turn it is move, if it is a person's."""
        table = await self.table()
        if table.acting and not table.acting.is_computer and table.acting.user_id:
            self.presence.note(CHANNEL, table.acting.user_id)
            await self.driver.step()
            await self.publisher.publish_pending()

    async def click(self) -> None:
        """Let the person whose turn it is look at it."""
        table = await self.table()
        if table.acting and table.acting.user_id:
            self.presence.note(CHANNEL, table.acting.user_id)

    async def pass_minutes(self, minutes: int) -> None:
        self.now = self.channels.now = self.now + minutes * MINUTE
        was_shown = not needs_publisher((await self.table()).game)
        await self.timekeeper.do_due()
        # Nothing that is done when it is due waits for the heartbeat to be shown.
        assert was_shown <= (not needs_publisher((await self.table()).game))
        await self.publisher.publish_pending()

    async def kill(self, minutes: int, *, is_off_for_long: bool = False) -> None:
        """Kill the bot in the middle of what it does after a while, and start it again, perhaps some minutes later."""
        self.channels.kill_next = True
        with suppress(BaseExceptionGroup, Killed):
            await self.pass_minutes(minutes)
        self.channels.kill_next = False
        self.start()
        if is_off_for_long:
            self.channels.forget_nonces()
        await self.pass_minutes(0)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.just(0)),
        st.tuples(st.just("click"), st.just(0)),
        st.tuples(st.just("pass"), st.sampled_from([1, 2, 30, 59, 60, 61, 120, 600, 1440])),
        st.tuples(st.just("kill"), st.sampled_from([1, 60, 120])),
        st.tuples(st.just("off"), st.sampled_from([1, 60, 120])),
        st.tuples(st.just("restart"), st.just(0)),
    ),
    min_size=4,
    max_size=14,
)


async def spend(evening: Evening, steps: Sequence[tuple[str, int]]) -> None:
    for what, minutes in steps:
        if not (await evening.table()).is_playing:
            return
        match what:
            case "move":
                await evening.move()
            case "click":
                await evening.click()
            case "pass":
                await evening.pass_minutes(minutes)
            case "kill":
                await evening.kill(minutes)
            case "off":
                await evening.kill(minutes, is_off_for_long=True)
            case _:
                evening.start()


def check(evening: Evening, table: Table, policy: Policy) -> None:
    """Check what was sent, and which turns were taken over, against what was agreed."""
    reminders = [str(nonce) for nonce in evening.channels.sent if str(nonce).startswith("r")]
    by_turn = Counter(nonce.rsplit(".", 2)[0] for nonce in reminders)
    most = {Policy.WAIT: 0, Policy.REMIND: MOST_REMINDERS}.get(policy, 1)
    assert all(count <= most for count in by_turn.values()), by_turn
    for nonce, at in evening.channels.at.items():
        if str(nonce).startswith(("r", "n")):
            hour = local_time(SLEEPER, at) // HOUR
            assert QUIET_TO <= hour < QUIET_FROM, (nonce, hour)
    late = [entry for entry in table.log if entry.late]
    assert bool(late) <= (policy is Policy.TURN)
    kept = [seat for seat in table.game.seats if seat.is_kept]
    assert bool(kept) <= (policy is Policy.SEAT)
    # A turn was taken over only after its reminder, and at least as long again after it.
    for entry in late:
        turns = {f"r{table.game.id}.{ply}.0" for ply in range(entry.ply + 1)}
        reminded = [at for nonce, at in evening.channels.at.items() if str(nonce).rpartition(".")[0] in turns]
        assert reminded
        assert entry.at - max(reminded) >= PACE * MINUTE
    # No reminder of a turn that is over stands.
    standing = [each for each in evening.channels.addresses.values() if each.action is Action.ANSWER_REMINDER]
    assert [each for each in standing if (each.ply or 0) < table.public_ply] == []
    messages = Counter(evening.channels.nonces)
    assert max(messages.values(), default=1) == 1


async def an_evening(policy: Policy, steps: Sequence[tuple[str, int]]) -> None:
    with TemporaryDirectory() as folder:
        async with Database.open(database_url(Path(folder))) as database:
            evening = Evening(database)
            await evening.begin(policy)
            await spend(evening, steps)
            # Whatever a kill has left undone is done in the end.
            await evening.pass_minutes(0)
            table = await evening.table()
            check(evening, table, policy)
            assert not is_unshown(table.game)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(policy=st.sampled_from(list(Policy)), steps=STEPS)
def test_nobody_is_reminded_twice_or_at_night_nor_overtaken_twice(policy: Policy, steps: list[tuple[str, int]]) -> None:
    asyncio.run(an_evening(policy, steps))


async def test_a_reminder_of_a_turn_that_is_waited_for_anew_repeats_no_other(driver: GameDriver) -> None:
    evening = Evening(driver.database)
    await evening.begin(Policy.REMIND)
    morning = (QUIET_TO * HOUR - local_time(SLEEPER, NOW)) // MINUTE
    await evening.pass_minutes(morning)
    await evening.pass_minutes(PACE)
    # Discord, which takes a message with the same nonce for the same for some minutes, forgets none here.
    await evening.driver.tables.change(evening.game, change_pace, NOBODY, f"{PACE} remind")
    await evening.pass_minutes(PACE)
    acting = (await evening.driver.acting()).user_id
    assert evening.channels.mentioned == [(), (acting,), (acting,), (acting,)]
    assert (await evening.table()).game.reminder.message_id == 5003
    assert list(evening.channels.addresses) == [5000, 5003]
