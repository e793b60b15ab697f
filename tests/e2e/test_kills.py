"""The bot is killed again and again, at a request or while it starts, in the middle of several games.

Or another process takes over from the bot, again and again; for a while both have one database.

The simulator's clock runs faster, and the bot follows it: a minute is a second. People are silent, plan ahead, take
turns back, find substitutes, are away and come back, and follow games. Some games are rematches. Other people play
alone: challenges, the daily game, its puzzle, games from there on, and games to beat.

Whatever came of that request, no move and no plan is lost or made twice, no public message and no reminder is sent
twice, none keeps buttons that it should have lost, and nobody is reminded more often than agreed, or in quiet hours.

A person plays a deal once. A challenge has one invitation and one result, and nobody reads of others before the end of
their own game. All this holds also if the bot has other features from kill to kill.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bot.games.people.person import Person as Settings
from bot.host.composition import FEATURES
from bot.host.database.opening import open_database
from bot.storage.database import row_of
from simulator import BotProcess, Impossible
from simulator.api import PUBLIC_THREAD
from simulator.people import Person
from simulator.world.calls import Call
from simulator.world.clock import Clock
from tests.bot.server import carries_answer
from tests.e2e import laws
from tests.e2e.conftest import keeping_the_rules
from tests.e2e.driver import TIMEOUT
from tests.e2e.people_alone import CHALLENGING, CHANNEL, HABITS, PLAY_DEAL, Challengers, check_challenges
from tests.e2e.people_at_tables import IN_EVERY_ROUND, TABLES, Player, RecordingDiscord, Tap

MANY, PORTION = int(os.environ.get("KILLS", "200")), 50
"""How many kills `make kills` consists of, and how many of them befall the same games."""
OF_A_KIND = MANY // 4
"""How many more there are of each kind that switches features off, or meets challenges."""
CHANGES = 30
"""How many times another process takes over."""
REQUESTS = (
    r"POST /channels/\d+/messages",
    r"POST /channels/\d+/messages",
    r"PATCH /channels/\d+/messages",
    r"DELETE /channels/\d+/messages",
    # Most of these carry the answer to what is stored by then.
    *[r"POST /interactions/\d+/[^/]+/callback"] * 3,
    r"PATCH /webhooks",
    r".",
)
ANSWERS = r"POST /interactions/\d+/[^/]+/callback"
OCCASIONS = {
    "opening": ("POST", True),
    "showing who has finished": ("PATCH", True),
    "closing": ("PATCH", False),
    "result": ("POST", False),
}
"""What a request to the channel of a challenge does, by its method and whether its message has the button to play."""
DEAD_SECONDS = 3.0
"""How long people wait for a bot that is dead."""
ALL = tuple(each.name for each in FEATURES)
"""The names of all features."""
SLEEPERS = "Kenji", "Dana"
"""Those who have quiet hours."""


SEARCHES: Sequence[Mapping[str, Any]] = (
    {"status": 429, "retry_after": 60.0},
    {"status": 404},
    {"status": 502, "page": True},
    {"status": 500},
    {"status": 200, "page": True},
    {"status": 403, "code": 50001},
)
"""How Discord refuses for good to show what is in a channel: a way for each table."""
CAUGHT_UP_SECONDS = 150.0
"""More than two hours of simulated time.

The message of a challenge makes up for a missed end within an hour. A message that takes no more edits is tried eight
times in an hour, for some seconds of real time each, and is deleted then.
"""
ROUNDS = 6
"""The rounds of a game of two."""


@dataclass(frozen=True)
class Trial:
    """How often the bot is killed, and how many seconds each kill waits for its request, twice; the seed of chance.

    With `is_blind` Discord shows the bot the messages of no channel, and people are eager. With `is_aimed` each kill
    comes after moves are stored and before their answer has arrived. With `at_challenges` nobody plays at tables, and
    each kill comes when a challenge opens, closes or shows who has finished. `without` are the features that are off;
    with `is_switched` every start decides anew whether all are off, one of them or none. With `is_meddled` tables are
    in threads, which somebody closes at random, and somebody hides channels from the bot.
    """

    kills: int
    patience: float
    seed: int
    is_blind: bool = False
    is_aimed: bool = False
    at_challenges: bool = False
    without: tuple[str, ...] = ()
    is_switched: bool = False
    is_meddled: bool = False

    def __str__(self) -> str:
        kinds = {
            "blind": self.is_blind,
            "aimed": self.is_aimed,
            "at challenges": self.at_challenges,
            "without features": self.without,
            "switched": self.is_switched,
            "meddled": self.is_meddled,
        }
        return ", ".join((f"{self.kills} kills", *(kind for kind, holds in kinds.items() if holds), f"{self.seed}"))


class Meddler:
    """Closes the threads of tables at random, and hides their channels from the bot for a while."""

    def __init__(self, discord: RecordingDiscord, seed: int) -> None:
        self.discord, self.rng, self.done = discord, Random(seed), Counter[str]()
        self.threads = [self._thread(name) for name in TABLES]
        # No rehearsal shows a turn in a public reply, which the bot does where a channel is hidden.
        discord.outlines = None

    def _thread(self, name: str) -> dict[str, Any]:
        home = self.discord.channel(name)
        home["name"] = f"home of {name}"
        return self.discord.start_thread(home, {"name": name, "type": PUBLIC_THREAD})

    def let_in(self, players: Sequence[Player]) -> None:
        for player, thread in zip(players, self.threads, strict=True):
            for person in player.people:
                self.discord.add_to_thread(thread, str(person.id))

    async def play(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0.2, 2))
            thread = self.rng.choice(self.threads)
            act = self.rng.choice((self.discord.archive, self.hide, self.show, self.show))
            self.done[act.__name__] += 1
            act(thread)

    def hide(self, thread: dict[str, Any]) -> None:
        self.discord.deny(thread, "VIEW_CHANNEL")

    def show(self, thread: dict[str, Any]) -> None:
        self.discord.allow(thread, "VIEW_CHANNEL")

    def end(self) -> None:
        for thread in self.threads:
            self.show(thread)
            self.discord.record_activity(thread)


class Reaper:
    """Kills the bot at a request or while it starts.

    `kills` counts; `unanswered` counts the kills after a tap whose moves were stored and whose answer was cut off;
    `met` counts what challenges were doing at kills, and `switches` the starts with other features than before.
    """

    def __init__(self, process: BotProcess, discord: RecordingDiscord, trial: Trial, database: str) -> None:
        self.process, self.discord, self.rng, self.database = process, discord, Random(trial.seed), database
        self.trial, self.patience, self.kills, self.unanswered = trial, trial.patience, 0, 0
        self.met, self.switches = Counter[str](), 0
        self._cut, self._off = list[Tap](), tuple[str, ...]()
        self.switch_off(*trial.without)

    def switch_off(self, *names: str) -> None:
        """Let the next bot have all features but these."""
        self.switches += self.kills > 0 and names != self._off
        self._off = names
        self.process.env = {**self.process.env, "SWITCHED_OFF": ",".join(("emoji", *names))}

    async def live_and_let_die(self, players: Sequence[Player | Challengers | Meddler]) -> None:
        """Start the bot, let people play, and kill it."""
        if self.trial.is_switched:
            self.switch_off(*self.rng.choice(((), (), ALL, (self.rng.choice(ALL),))))
        if self.rng.random() < 0.1 and not (self.trial.is_aimed or self.trial.at_challenges):
            await self._kill_while_it_starts()
            return
        await self.process.start()
        await self.tap_again()
        tasks = [asyncio.create_task(player.play()) for player in players]
        if self.trial.at_challenges:
            await self._meet_a_challenge()
        else:
            await (self._meet_an_answer() if self.trial.is_aimed else self._meet_a_request())
        await self._kill()
        await cancelled(tasks)

    async def _meet_a_challenge(self) -> None:
        """Wait until a challenge opens, closes or shows who has finished, and its request has been cut off.

        Where challenges are off there is nothing to wait for.
        """
        if self._off == ALL:
            await asyncio.sleep(self.rng.uniform(0, 2))
            return
        occasion = self.rng.choice([*OCCASIONS])
        method, is_open = OCCASIONS[occasion]
        request = f"{method} /channels/{self.discord.channel(CHANNEL)['id']}/messages"
        fault = self.discord.fail(
            request,
            drop=self.rng.choice(("before", "after")),
            when=lambda _, call: (f":{PLAY_DEAL}:" in str(call.body)) == is_open,
        )
        self.met[occasion] += await self.discord.until(lambda: fault.times <= 0, self.patience)
        fault.times = 0

    async def _meet_an_answer(self) -> None:
        """Wait until the answer to moves has been cut off, before or after Discord has handled it."""
        fault = self.discord.fail(ANSWERS, drop=self.rng.choice(("before", "after")), when=self._answers_moves)
        await self.discord.until(lambda: fault.times <= 0, self.patience)
        fault.times = 0

    def _answers_moves(self, discord: RecordingDiscord, call: Call) -> bool:
        tap = discord.taps.get(call.values["interaction_token"])
        if tap is None or not tap.makes_moves or not carries_answer(discord, call):
            return False
        self._cut.append(tap)
        return True

    async def tap_again(self) -> None:
        """Let the person whose answer was cut off tap the same button again: their moves are made already."""
        for tap in self._cut:
            if self._has_moved(tap.interaction_id):
                self.unanswered += 1
                known = {*self.discord.taps}
                # If Discord has taken the answer, the button is gone.
                with suppress(Impossible):
                    await Person(self.discord, tap.user["username"]).click(dict(tap.message), tap.custom_id)
                again = [self.discord.taps[token].interaction_id for token in self.discord.taps.keys() - known]
                assert not any(map(self._has_moved, again)), "the moves of a tap were made twice"
        self._cut.clear()

    def _has_moved(self, interaction_id: str) -> bool:
        query = f"SELECT 1 FROM moves WHERE interaction_id = {interaction_id}"  # noqa: S608
        return bool(laws.rows(self.database, query))

    async def _meet_a_request(self) -> None:
        """Wait until a request of some kind has been cut off, before or after Discord has handled it."""
        count = self.rng.choice((1, 2, 3, 5, 8))
        fault = self.discord.fail(self.rng.choice(REQUESTS), drop="", times=count)
        await self.discord.until(lambda: fault.times <= 1, self.patience)
        fault.drop = self.rng.choice(("before", "after"))
        await self.discord.until(lambda: fault.times <= 0, self.patience)
        fault.times = 0

    async def _kill_while_it_starts(self) -> None:
        start = asyncio.create_task(self.process.start())
        await asyncio.wait([start], timeout=self.rng.uniform(0.2, 3))
        await self._kill()
        await asyncio.gather(start, return_exceptions=True)
        # On a busy machine there may have been no process to kill yet.
        await self.process.kill()

    async def _kill(self) -> None:
        await self.process.kill()
        assert "Traceback" not in self.process.stderr
        self.kills += 1


async def cancelled(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel the tasks, and wait for their ends."""
    # Again and again: `asyncio.wait_for` of Python 3.11 loses a cancellation that comes when its future is done.
    while any(not task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1)


def handovers(player: Player) -> int:
    """How often a substitute may have taken a seat at the table and given it back."""
    return min(player.begun["find_substitute"], player.begun["return_to_seat"])


def keep_quiet_hours(database: str, players: Sequence[Player], now: float) -> Mapping[str, int]:
    """Give some people quiet hours; return when they begin, by user id."""
    begin = int(now // laws.HOUR + laws.QUIET_FROM) % 24
    people = {str(person.id): begin for player in players for person in player.people if person.name in SLEEPERS}
    settings = [
        row_of(Settings(int(user), quiet_from=begin, quiet_to=(begin + laws.QUIET_HOURS) % 24)) for user in people
    ]
    if people:
        names = [*settings[0]]
        insert = f"INSERT INTO people ({', '.join(names)}) VALUES ({', '.join(f':{each}' for each in names)})"  # noqa: S608 - names of columns
        laws.rows(database, insert, settings)
    return people


@pytest.fixture
async def discord() -> AsyncIterator[RecordingDiscord]:
    async with keeping_the_rules(RecordingDiscord(clock=Clock(rate=laws.SPEED))) as discord:
        discord.add_guild("Tables", *TABLES, CHANNEL)
        discord.ack_deadline = DEAD_SECONDS
        # The bot is killed and started in real time.
        discord.nonce_life *= laws.SPEED
        # Now and then the bot cannot search a channel for what it has sent.
        discord.fail(r"GET /channels/\d+/messages$", status=404, every=12, times=1_000_000)
        yield discord


TRIALS = [
    Trial(min(PORTION, MANY - done), 10, 2 + done, is_blind=number % 3 == 2, is_aimed=number % 3 == 1)
    for number, done in enumerate(range(0, MANY, PORTION))
]
SWITCHES = [
    replace(each, kills=min(PORTION, OF_A_KIND - done), seed=each.seed + done)
    for each in (
        Trial(0, 10, 3, without=ALL),
        Trial(0, 10, 4, is_switched=True),
        Trial(0, 30, 5, at_challenges=True),
        Trial(0, 30, 6, at_challenges=True, is_switched=True),
    )
    for done in range(0, OF_A_KIND, PORTION)
]
MEDDLED = [
    Trial(min(PORTION, OF_A_KIND - done), 10, 60 + done, is_meddled=True) for done in range(0, OF_A_KIND, PORTION)
]


def left_to_do(database: str, now: float) -> list[tuple[int]]:
    """The games with something to show or to do: a kill may have come between a reminder and the one it replaces."""
    return laws.rows(database, f"SELECT id FROM games WHERE unshown OR due_at <= {int(now)}")  # noqa: S608


@pytest.mark.slow
@pytest.mark.parametrize(
    "trial",
    [
        Trial(2, 20, 1, is_aimed=True),
        pytest.param(Trial(2, 3, 1, is_blind=True), marks=pytest.mark.e2e),
        *(pytest.param(each, marks=pytest.mark.long) for each in (*TRIALS, *SWITCHES, *MEDDLED)),
    ],
    ids=str,
)
async def test_however_often_the_bot_is_killed_everything_happens_and_is_shown_once(
    trial: Trial,
    discord: RecordingDiscord,
    process: BotProcess,
    url: str,
    record_property: Callable[[str, object], None],
) -> None:
    reaper, evening = Reaper(process, discord, trial, url), Evening(discord, url, trial)
    if trial.is_blind:
        for channel, refusal in zip(TABLES, SEARCHES, strict=True):
            discord.fail(f"GET /channels/{discord.channel(channel)['id']}/messages$", times=1_000_000, **refusal)
    async with await open_database(url):
        pass  # from now on there are tables
    evening.begin()
    # On a slow machine people do less between two kills.
    most = 3 * PORTION if trial.is_blind and trial.kills == PORTION else trial.kills
    while reaper.kills < trial.kills or (reaper.kills < most and evening.not_yet_done):
        with evening.nothing_lost():
            await reaper.live_and_let_die([*evening.players, evening.alone, *evening.meddlers])
    for meddler in evening.meddlers:
        meddler.end()
    if trial.is_switched:
        reaper.switch_off()
    await process.start()
    await reaper.tap_again()
    counts = {"kills": reaper.kills, "switches": reaper.switches, "between moves and their answer": reaper.unanswered}
    record_property("counts", {**counts, **reaper.met, **await evening.end(process)})
    # On a busy machine some kills meet no answer and no challenge in time.
    assert 2 * reaper.unanswered >= trial.kills or not trial.is_aimed
    assert 4 * reaper.met.total() >= trial.kills or not trial.at_challenges
    assert most == trial.kills or not evening.not_yet_done


@pytest.mark.slow
@pytest.mark.parametrize(("changes", "longest"), [(1, 0.5), pytest.param(CHANGES, 3, marks=pytest.mark.long)])
async def test_however_often_another_process_takes_over_everything_happens_and_is_shown_once(
    changes: int,
    longest: float,
    discord: RecordingDiscord,
    process: BotProcess,
    url: str,
    record_property: Callable[[str, object], None],
) -> None:
    evening, rng = Evening(discord, url, Trial(0, 0, 9)), Random(9)
    await process.start()
    evening.begin()
    for _ in range(changes):
        with evening.nothing_lost():
            process = await hand_over(process, [*evening.players, evening.alone], longest, rng)
    record_property("counts", {"changes": changes, **await evening.end(process)})


async def hand_over(
    process: BotProcess, players: Sequence[Player | Challengers], longest: float, rng: Random
) -> BotProcess:
    """Let people play while another process waits for the end of this one, which comes by itself or by a kill.

    They play for up to `longest` seconds before and after it.
    """
    env = {**process.env, "TAKEOVER_SECONDS": "60"}
    successor = BotProcess(process.command, discord=process.discord, cwd=process.cwd, env=env)
    tasks = [asyncio.create_task(player.play()) for player in players]
    starting = asyncio.create_task(successor.start())
    assert await process.discord.until(lambda: "ready to take over" in successor.stderr, TIMEOUT)
    await asyncio.sleep(rng.uniform(0, longest))
    await rng.choice((process.terminate, process.terminate, process.kill))()
    await starting
    sys.stdout.write(process.stderr)
    assert "Traceback" not in process.stderr
    await asyncio.sleep(rng.uniform(0, longest))
    await cancelled(tasks)
    return successor


class Evening:
    """The people who play in one database, and what was known of their games."""

    def __init__(self, discord: RecordingDiscord, database: str, trial: Trial) -> None:
        self.discord, self.database, self.begun = discord, database, discord.clock.now()
        self.rounds = set[tuple[str, int]]()
        self.meddlers = [Meddler(discord, trial.seed)] if trial.is_meddled else []
        self.players = [
            Player(discord, channel, 10 * trial.seed + number, self.rounds if trial.is_blind else None)
            for number, channel in enumerate(() if trial.at_challenges else TABLES)
        ]
        for meddler in self.meddlers:
            meddler.let_in(self.players)
        self.trial = trial
        habits = CHALLENGING if trial.at_challenges else HABITS
        self.alone = Challengers(discord, 10 * trial.seed + len(TABLES), habits)

    def begin(self) -> None:
        self.quiet = keep_quiet_hours(self.database, self.players, self.begun)
        self.known = laws.snapshot(self.database)

    @contextmanager
    def nothing_lost(self) -> Iterator[None]:
        """Check that nothing that was stored before the block is lost after the block."""
        before = [handovers(player) for player in self.players]
        yield
        now = laws.snapshot(self.database)
        lent = [player for player, count in zip(self.players, before, strict=True) if handovers(player) > count]
        self.known.check_is_followed_by(now, {person.id for player in lent for person in player.people})
        self.known = now
        for player in self.players:
            laws.check_repeated(player.driver)
        check_challenges(self.alone, self.database)

    @property
    def not_yet_done(self) -> set[tuple[str, int]]:
        """What eager people have not done in a round of two, the last included: plan, take back, find substitutes."""
        return {(habit, number) for habit in IN_EVERY_ROUND for number in range(1, ROUNDS + 1)} - self.rounds

    async def end(self, process: BotProcess) -> Mapping[str, int]:
        """Let the running bot finish what it has begun, and terminate it; check all laws, and count."""
        database, clock, players = self.database, self.discord.clock, self.players
        # Before the second heartbeat: what the first one shows, and what is due meanwhile, waits for none.
        assert await self.discord.until(lambda: not left_to_do(database, clock.now()), CAUGHT_UP_SECONDS)
        # From now on hardly anything comes due, so that the end meets no reminder beside the one that it replaces.
        clock.rate = 1
        assert await self.discord.until(lambda: not left_to_do(database, clock.now()), CAUGHT_UP_SECONDS)
        await process.terminate()
        [(last,)] = laws.rows(database, "SELECT max(at) FROM moves")
        assert self.begun + 10 * (clock.now() - self.begun) / laws.SPEED < last <= clock.now(), (
            "it ran by another clock"
        )
        found = {
            "games": len(self.known.logs),
            "moves": laws.check_logs(database),
            "planned": len(laws.rows(database, "SELECT 1 FROM moves WHERE planned")),
            "messages": sum(
                laws.check_messages(player, database, has_replies=self.trial.is_meddled) for player in players
            ),
            "reminders": sum(laws.check_reminders(player, database, self.quiet) for player in players),
            "challenges": check_challenges(self.alone, database, is_end=True, is_switched=self.trial.is_switched),
            "turns taken over": sum(laws.check_takeovers(database, player) for player in players),
        }
        done = [*(each.done for each in players), *(each.done for each in self.meddlers)]
        return found | sum(done, self.alone.done)
