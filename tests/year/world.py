"""A year of a small server: people act by what they see, and things happen to the server, the bot and its clock.

All chance comes from one seed, so a run is the same each time.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.chat.actions import Action
from bot.features.challenges.challenge import DealKind, new_challenge, new_challenge_game
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.season import LENGTH
from bot.features.challenges.weeks import week_at
from bot.games.game import NOBODY, STAND_IN, Actor, Game, Status
from bot.games.refusals import Refusal
from players.simple_players import GreedyPlayer
from simulator import Impossible, api
from simulator.world.messages import Message as Sent
from tests.bot.server import HOUR, Button, Guest, Message, Select, WholeServer, plain, play_on, visit
from tests.year.people import Habits

SECONDS: Final = len("2027-01-15T12:00:00")
DAY, WEEK = 24, 168
"""Hours."""
ZONE: Final = "Europe/Warsaw"
"""By whose clocks the weeks of the channel open."""
GREEDY: Final = 0.8
"""How many of a person's moves the greedy player chooses."""
HANDED_OVER: Final = 0.5
"""How many of those who have planned a turn ask for a substitute."""
LAZY, LAZY_EVERY = 7, 13
"""Hardly anybody plays the game of the week in one week of so many, counted from 0."""
RECENT: Final = 3
"""How many of the latest weeks somebody may have won who is erased."""
LATE_ROUND: Final = 5
"""The round of the table that is there at the beginning."""
MOST_SEEN: Final = 40
"""How far back somebody looks for a message that they have not dealt with."""
STUCK: Final = 3 * DAY * HOUR
"""After how long without a move people do not count on a table."""


@dataclass
class Resident:
    """Somebody on the server, and what they have not dealt with."""

    habits: Habits
    guest: Guest
    pile: list[Sent] = field(default_factory=list)
    """The messages that have come, as long as something can be done about them."""
    is_here: bool = True
    """Whether the person looks."""
    gone: str = ""
    """Why nobody may call the person."""
    back_at: int = 0
    """Since when the person may be called again."""
    away_until: int = 0
    """When an announced absence ends."""
    acted_at: int = 0
    resigned: set[int] = field(default_factory=set)
    """The games that the person has left for good."""
    past: set[str] = field(default_factory=set)
    """The deals of days and weeks that are over for the person."""
    muted: set[tuple[int, int]] = field(default_factory=set)
    """The games and plies of turns of which the person wants no reminders."""

    @property
    def name(self) -> str:
        """The name that others see now."""
        return str(self.guest.discord.users[self.guest.person.id]["global_name"])


@dataclass(frozen=True)
class Post:
    """A message of the bot that is not an answer, as it came, in Unix seconds."""

    at: int
    sent: Sent
    place: str
    text: str
    """Its words and those of its pictures."""
    hours: Mapping[str, str]
    """The people whom it calls, with the time by their clocks."""
    acted: Mapping[str, int]
    """When these people have last acted."""
    people: frozenset[str]
    """The people whom it names."""
    gone: Mapping[str, str]
    """Whom of them it may not call or, if they were erased, name; and why."""
    controls: Sequence[Button]

    @cached_property
    def line(self) -> str:
        return self.text.partition("\n")[0]

    @cached_property
    def actions(self) -> frozenset[str | None]:
        return frozenset(each.action for each in self.controls)

    @cached_property
    def subject(self) -> tuple[int, int]:
        """The game and the ply of the first button, 0 without one."""
        return subject_of(self.controls[0]) if self.controls else (0, 0)


def subject_of(button: Button | Select) -> tuple[int, int]:
    game, ply = button.custom_id.split(":", 4)[2:4]
    return int(game or 0), int(ply or 0)


class Month(NamedTuple):
    """What weeks have cost: requests and transactions an act of a person, rows and bytes a game."""

    seconds: int
    messages: int
    games: int
    acts: int
    requests: float
    transactions: float
    rows: float
    bytes: int
    objects: int


class YearServer(WholeServer):
    """A server whose bot has a heartbeat an hour while nobody acts."""

    late_from, beat_delay = 0, HOUR


class Year:
    def __init__(self, server: YearServer, seed: int, people: Sequence[Habits], first: int = 0) -> None:
        self.server, self.discord, self.rng, self.began = server, server.discord, Random(seed), server.now
        self.first, self.discord.ack_deadline = first, float(DAY * HOUR)
        server.now += first * WEEK * HOUR
        self.people = {each.name: self._resident(each) for each in people}
        self.by_id = {str(each.guest.id): each for each in self.people.values()}
        self.homes = [server.channel, server.add_channel("evenings")]
        self.home = self.homes[0]
        """The channel that something has happened to."""
        self.posts, self.notes = list[Post](), list[tuple[int, str]]()
        self.events = [*TROUBLES, *(_in_life(one, week, deed) for one in people for week, deed in one.life.items())]
        self.waiting, self.ends = list[Event](), dict[str, int]()
        """What comes once it can, and when what has begun ends, in Unix seconds."""
        self.troubles = list[tuple[str, int, int]]()
        """What has happened to the server, with its begin and end in Unix seconds."""
        self.locked: Any = None
        """The thread that a moderator has locked."""
        self.done = Counter[Row]()
        """What people have done with buttons."""
        self.kept = dict[int, int]()
        """When somebody has last kept a game open, in Unix seconds."""
        self.asked = defaultdict[int, list[int]](list)
        """When somebody has asked for a substitute, by the game, in Unix seconds."""
        self.planners = defaultdict[int, set[int]](set)
        """Who has stored a plan, by the game."""
        self.seated = defaultdict[int, set[str]](set)
        """Who has sat at a table when somebody acted there, by the game."""
        self.finished = defaultdict[str, dict[str, tuple[int, int]]](dict)
        """Who has finished the game of a week or a day: the points, and when, in Unix seconds."""
        local = self.local(ZONE, server.now)
        self.hours_of_weeks: list[tuple[int, Any]] = [(local.hour, local.utcoffset())]
        """The hours by the clock of the weeks at which they opened, and how far the clock was from UTC."""
        self.before = list[Mapping[str, int]]()
        """The points of the weeks of the season that were over at the beginning."""
        self.woken = dict[int, int]()
        """When somebody has last opened an archived thread by a button, in Unix seconds, by the thread."""
        self.shown = list[tuple[Sent, str, Sequence[Button | Select]]]()
        """What the bot has sent and edited in the week, also to one person alone, as it was then."""
        self.weekly = defaultdict[str, list[int]](list)
        """How often each person was called, week by week."""
        self.warnings = list[tuple[int, str]]()
        self.broken = defaultdict[str, list[str]](list)
        """What did not hold, by the law."""
        self.months = list[Month]()
        self.oldest_game = self.newest_game = 0
        self._over, self._post, self._edit = set[int](), self.discord.post, self.discord.edit
        vars(self.discord).update(post=self._witness, edit=self._witness_edit)

    def _resident(self, habits: Habits) -> Resident:
        guest = self.server.newcomer(habits.name, locale=habits.language)
        if habits.refuses_private:
            self.discord.deny(guest.conversation.data, "SEND_MESSAGES")
        return Resident(habits, guest)

    async def begin(self) -> None:
        """Let the server have tables in threads, one near its end, a challenge a week, and people their settings."""
        services, place = self.server.services, (self.server.guild_id, self.server.channel.id)
        await services.servers.change_server(
            self.server.guild_id, lambda now: replace(now, threads=True, time_zone=ZONE)
        )
        await self._store_weeks(place)
        # The channels of the tables of a stored database are nowhere.
        self.troubles += [("channels are lost", self.server.now, self.server.now)] * (self.oldest_game > 1)
        own, week = FEATURE.of(services), week_at(*place, ZONE, self.server.now)
        opened = await own.open_week(week, new_challenge(DealKind.CHANNEL, "kd", STAND_IN, place, NOBODY, "en-US", 0))
        assert opened
        await own.rows.keep_week(week)
        await services.publisher.publish(opened.game.id)
        for each in self.people.values():
            await self.server.adjust(each.guest, **{"time_zone": each.habits.zone, **each.habits.settings})
        host, other = [each.guest for each in self.people.values()][:2]
        await host.slash(self.homes[1], "kingdomino new", thread=True, players=2)
        lobby = self.homes[1].newest
        await other.click(lobby, Action.JOIN)
        await host.click(lobby, Action.START)
        table = await services.tables.live(lobby.id)
        while table and table.state.round < LATE_ROUND:
            table = await play_on(self.server, table, self.rng.randrange(100))
        await services.publisher.publish(table.game.id if table else 0)

    async def _store_weeks(self, place: tuple[int, int]) -> None:
        """Store the weeks of a season but its last one, which two people have finished, and one that nobody has."""
        services, pair = self.server.services, [*self.people.values()][:2]
        for ago in range(LENGTH, 0, -1):
            ended = self.server.now - ago * WEEK * HOUR
            row = new_challenge(DealKind.WEEKLY, "kd", STAND_IN, place, NOBODY, "en-US", ended - WEEK * HOUR)
            closed = replace(row, status=Status.CLOSED).with_times(closes_at=ended, ended_at=ended)
            row = await services.tables.games.create(closed.with_deal(secret=bytes(32)))
            self.oldest_game = self.oldest_game or row.id
            points = dict(zip((each.habits.name for each in pair), self.rng.sample(range(40, 90), 2), strict=True))
            for one in pair if ago > 1 else ():
                challenge, who = await FEATURE.of(services).of_row(row), Actor(one.guest.id, one.guest.name)
                game = new_challenge_game(challenge, place[0], who, None, ("Max",), row.times.created_at)
                seats = tuple(replace(each, score=points[one.guest.name]) for each in game.seats)
                over = replace(game, status=Status.OVER, seats=seats).with_times(ended_at=ended - DAY * HOUR)
                await services.tables.games.create(over)
            self.before += [points] * (ago > 1)

    # ---- what is seen

    def _witness(self, *args: Any, **options: Any) -> Sent:
        sent = self._post(*args, **options)
        channel = self.discord.channels[sent.data["channel_id"]]
        self._note_shown(sent)
        if not sent.viewer:
            for each in self.people.values():
                if self.discord.enters(channel, each.guest.person.id):
                    each.pile.append(sent)
            if sent.data["author"] is self.discord.bot and sent.data["type"] in (0, api.REPLY_MESSAGE):
                self.posts.append(self._posted(sent, channel))
        return sent

    def _witness_edit(self, sent: Sent, *args: Any) -> None:
        self._edit(sent, *args)
        self._note_shown(sent)

    def _note_shown(self, sent: Sent) -> None:
        if sent.data["author"] is self.discord.bot:
            message = Message(self.discord, sent.data)
            self.shown.append((sent, message.text, [*message.buttons, *message.selects]))

    def _posted(self, sent: Sent, channel: Any) -> Post:
        message, is_public = Message(self.discord, sent.data), "guild_id" in channel
        heard = set() if message.is_silent else sent.pinged if is_public else {channel["recipients"][0]["id"]}
        # A mention does not reach who does not see the channel.
        users = [each for each in self.people.values() if each.guest.person.id in heard]
        called = [each for each in users if self.discord.enters(channel, each.guest.person.id)]
        hours = {each.habits.name: self._hour(each) for each in called}
        acted = {each.habits.name: each.acted_at for each in called}
        shown = "\n".join((sent.data["content"], message.text, message.alt)).strip()
        text = plain(re.sub(r"<@(\d+)>", lambda found: self.discord.users[found[1]]["global_name"], shown))
        place = channel["name"] if is_public else f"@{channel['recipients'][0]['global_name']}"
        named = {each.habits.name: rf"\b({each.habits.name}|{each.name})\b" for each in self.people.values()}
        people = frozenset(name for name, shown in named.items() if re.search(shown, text))
        controls = [each for each in message.buttons if each.custom_id]
        erased = [each for each in self.people.values() if each.gone == ERASED and each.habits.name in people]
        game, _ = subject_of(controls[0]) if controls else (0, 0)
        # An absence may end in this second.
        gone = [each for each in (*called, *erased) if each.gone and self.server.now != each.away_until]
        why = {each.habits.name: each.gone for each in gone}
        why |= {each.habits.name: "resigned" for each in called if game in each.resigned}
        return Post(self.server.now, sent, place, text, hours, acted, people, why, controls)

    def _hour(self, one: Resident) -> str:
        """Return the time by somebody's clock, with a moon in their quiet hours."""
        local = self.local(one.habits.zone, self.server.now)
        return f"{local:%H:%M}{'☾' if one.habits.is_night(local.hour) else ''}"

    @staticmethod
    def local(zone: str, at: float) -> datetime:
        """Return the time by the clocks of a zone, worked out without the bot."""
        return datetime.fromtimestamp(at, ZoneInfo(zone))

    def note(self, text: str) -> None:
        self.notes.append((self.server.now, text))

    @property
    def is_up(self) -> bool:
        """Whether people can use the bot."""
        return not self.server.bot.is_closed() and self.server.guild["id"] in self.discord.guilds

    async def game(self, number: int) -> Game:
        return await self.server.services.tables.games.game(number)

    async def games(self) -> AsyncIterator[Game]:
        """Yield the games that are not over for good."""
        number = self.oldest_game - 1
        with suppress(Refusal):
            while number := number + 1:
                if number not in self._over:
                    game = await self.game(number)
                    self.newest_game = number
                    if game.status in {Status.OVER, Status.CANCELLED, Status.CLOSED}:
                        self._over.add(number)
                    else:
                        yield game

    # ---- time

    async def live(self, hours: int) -> None:
        """Let hours pass, with what people and the world do in each."""
        for _ in range(hours):
            begins = self.server.now
            self.discord.archive_idle_threads()
            await self._happen(begins)
            looks = [(self.rng.randrange(HOUR), each.habits.name) for each in self.people.values() if self._looks(each)]
            for second, name in sorted(looks):
                await self._until(begins + second)
                await self.look(self.people[name])
            await self._until(begins + HOUR)

    async def _until(self, at: int) -> None:
        if self.server.bot.is_closed():
            self.server.now = at
        else:
            await self.server.sleep((at - self.server.now) / HOUR)

    def _looks(self, one: Resident) -> bool:
        return self.is_up and one.is_here and self.local(one.habits.zone, self.server.now).hour in one.habits.looks

    async def _happen(self, now: int) -> None:
        """Let what is due end and begin."""
        week, hour = divmod((now - self.began) // HOUR, WEEK)
        for row in self.events:
            if row.end and self.ends.get(row.name) == now:
                self.note(f"no longer: {row.name}")
                await row.end(self)
            if row.hour == hour and (week % row.every == row.week if row.every else week == row.week):
                self.waiting.append(row)
        for row in [*self.waiting]:
            if (row.is_trouble or self.is_up) and await row.begin(self) is not False:
                self.waiting.remove(row)
                self.note(row.name)
                self.ends[row.name] = now + row.hours * HOUR
                self.troubles += [(row.name, now, self.ends[row.name])] * row.is_trouble

    def is_after(self, at: int, *names: str, since: int | None = None) -> bool:
        """Return whether a trouble, or one of these, has gone on within a day before a time, or since another one."""
        since = (at if since is None else since) - DAY * HOUR
        return any(begun <= at and since < end for name, begun, end in self.troubles if not names or name in names)

    # ---- what people do

    async def look(self, one: Resident) -> None:
        """Let somebody deal with what has come since they looked, and begin something."""
        pile, one.pile, one.acted_at = one.pile, [], self.server.now
        # What came in one second may have come in any order.
        pile.sort(key=lambda sent: (sent.data["timestamp"][:SECONDS], sent.data["channel_id"]))
        for sent in filter(self.is_there, pile):
            message = Message(self.discord, sent.data)
            if actions := {each.action for each in message.buttons if not each.is_disabled}:
                rows = [row for row in ROWS if row.action in actions]
                waits = [await self._handle(one, message, row) for row in rows if self.is_there(sent)]
                one.pile += [sent] * any(waits)
        del one.pile[:-MOST_SEEN]
        for liked, chance in one.habits.likes.items():
            if liked != "week" and self.rng.random() < chance:
                await self._begin(one, liked)

    def is_there(self, sent: Sent) -> bool:
        channel = sent.data["channel_id"]
        return channel in self.discord.channels and sent.data["id"] in self.discord.messages[channel]

    async def _handle(self, one: Resident, message: Message, row: Row) -> bool:
        """Let somebody do what a button is for, perhaps; return whether they come back to the message."""
        if not row.concerns(self, one, message):
            return True
        if self.rng.random() < row.chance * (one.habits.speed if row.waits else 1):
            with suppress(Impossible):
                state = self.discord.channels[str(message.channel_id)].get("thread_metadata")
                self.woken |= {message.channel_id: self.server.now} if state and state["archived"] else {}
                self.done[row] += await row.deed(self, one, message) is not False
                await self.seat(*[subject_of(each)[0] for each in message.buttons if each.action == row.action])
        return row.waits

    async def seat(self, *games: int) -> None:
        """Note who sits at these games."""
        for each in {*games} - {0}:
            seats = (await self.game(each)).seats
            self.seated[each] |= {str(one) for seat in seats for one in (seat.user_id, seat.owner_id)}

    async def _begin(self, one: Resident, liked: str) -> None:
        home = self.rng.choice(self.homes)
        if liked == "daily":
            reply = await one.guest.slash(home, "kingdomino daily")
            await self.play(one, reply.private, self.rng.choice((6, 99, 99)))
            await press(ChallengeAction.SHARE)(self, one, reply.private)
        elif await self.tables_of(one) < one.habits.tables:
            variant, count = liked.split()
            self.note(f"{one.habits.name} opens a table of {variant} for {count} in #{home.name}")
            await one.guest.slash(home, "kingdomino new", thread=True, game=variant, players=int(count))

    async def running(self, one: Resident) -> Sequence[Game]:
        """Return the games that somebody plays in an open thread."""
        games = await self.server.services.tables.games.games_of(one.guest.id)
        places = [(each, self.discord.channels.get(str(each.channel_id), {})) for each in games]
        opened = [game for game, place in places if not place.get("thread_metadata", {"archived": True})["archived"]]
        return [each for each in opened if each.status is Status.PLAYING]

    async def tables_of(self, one: Resident) -> int:
        games = await self.server.services.tables.games.games_of(one.guest.id)
        moved = [each.times.moved_at or each.times.created_at for each in games]
        return sum(self.server.now - at < STUCK for at in moved)

    async def play(self, one: Resident, panel: Message, most: int = 12) -> None:
        """Let somebody press buttons of a panel that play, as a rule those of the greedy player's moves."""
        for _ in range(most):
            plays = [each for each in panel.buttons if each.action == Action.PLAY]
            if not plays:
                return
            wanted = await self._wanted(subject_of(plays[0])[0])
            spots = [each for each in panel.selects if each.action == Action.CHOOSE_SPOT]
            if spots and wanted in spots[0].values and wanted not in spots[0].chosen:
                await one.guest.choose(panel, Action.CHOOSE_SPOT, wanted)
                plays = [each for each in panel.buttons if each.action == Action.PLAY]
            fitting = [each for each in plays if wanted and each.argument.endswith(wanted)]
            await one.guest.click(panel, (fitting or [self.rng.choice(plays)])[0])

    async def _wanted(self, game: int) -> str:
        """Return the text of the greedy player's move, which people find as a rule."""
        table = await self.server.services.tables.table(game)
        if self.rng.random() > GREEDY or not table.is_playing or table.state.is_chance:
            return ""
        return str(GreedyPlayer().choose(table.state, self.rng)[0])


# ---- what people do with a button

Deed: TypeAlias = Callable[[Year, Resident, Message], Awaitable[object]]
"""Returns False if it was not possible."""
Concerns: TypeAlias = Callable[[Year, Resident, Message], bool]


def is_mine(_: Year, one: Resident, message: Message) -> bool:
    """Return whether the first line of a message speaks to somebody."""
    first = message.data["content"].partition("\n")[0] or message.text.partition("\n")[0]
    return one.guest.mention in first or one.name in first


def is_called(_: Year, one: Resident, message: Message) -> bool:
    return one.guest.mention in message.data["content"]


def is_wanted(year: Year, one: Resident, message: Message) -> bool:
    return is_called(year, one, message) or not is_named(year, one, message)


def is_named(year: Year, one: Resident, message: Message) -> bool:
    return is_called(year, one, message) or one.name in f"{message.text} {message.alt}"


def is_of_others(year: Year, one: Resident, message: Message) -> bool:
    return is_named(year, one, message) and not is_mine(year, one, message)


def is_at_table(year: Year, one: Resident, message: Message) -> bool:
    return str(one.guest.id) in year.seated[subject_of(message.buttons[0])[0]] and not is_mine(year, one, message)


def is_full(year: Year, one: Resident, message: Message) -> bool:
    return Action.JOIN not in message.actions and is_named(year, one, message)


def is_unmuted(year: Year, one: Resident, message: Message) -> bool:
    return is_mine(year, one, message) and subject_of(message.buttons[0]) not in one.muted


def likes_weeks(year: Year, one: Resident, message: Message) -> bool:
    """Return whether somebody plays a week; in a lazy one only the first of the people plays without being asked."""
    week = (year.server.now - year.began) // (WEEK * HOUR)
    is_asked = "guild_id" not in year.discord.channels[str(message.channel_id)]
    is_lazy = week % LAZY_EVERY == LAZY and one is not next(iter(year.people.values())) and not is_asked
    likes = year.rng.random() < one.habits.likes.get("week", 0)
    return likes and not is_lazy and deal_of(message) not in one.past


def deal_of(message: Message) -> str:
    """Return the name of the deal without the ticket that an invitation of one person adds."""
    return message.button(ChallengeAction.PLAY).argument.partition(" ")[0]


async def press_in_order(year: Year, one: Resident, message: Message, *actions: str) -> Sequence[str]:
    """Press the first of these buttons, or choose the first value, and then the others on the pages that come.

    Return what was there.
    """
    pressed = list[str]()
    for action in actions:
        if found := [each for each in message.buttons if each.action == action]:
            if action == Action.FIND_SUBSTITUTE:
                year.asked[subject_of(found[0])[0]].append(year.server.now)
            reply = await one.guest.click(message, found[0])
        elif action in [each.action for each in message.selects]:
            reply = await one.guest.choose(message, action, message.select(action).values[0])
        else:
            continue
        pressed.append(action)
        message = reply.private if any(each.is_private for each in reply.messages) else message
    return pressed


def press(*actions: str) -> Deed:
    """Press buttons in order: the first one may open the page of the others. Return False if that page had none."""

    async def pressed(year: Year, one: Resident, message: Message) -> bool:
        done = await press_in_order(year, one, message, *actions)
        return bool({*done} & {*(actions[1:] or actions)})

    return pressed


async def take_turn(year: Year, one: Resident, message: Message) -> None:
    """Make the choice in public, or open the panel and play there."""
    if plays := [each for each in message.buttons if each.action == Action.PLAY]:
        await one.guest.click(message, year.rng.choice(plays))
        return
    opener = next(each for each in message.buttons if each.action in (Action.OPEN_PANEL, Action.ANSWER_REMINDER))
    panel = (await one.guest.click(message, opener)).private
    await year.play(one, panel)
    if year.rng.random() < 0.02 and Action.UNDO_TURN in panel.actions:
        await one.guest.click(panel, Action.UNDO_TURN)


async def plan(year: Year, one: Resident, message: Message) -> bool:
    """Plan the next turn, and perhaps look for somebody who plays it."""
    steps = Action.OPEN_PLAN, *[Action.CHANGE_PLAN] * 3, Action.KEEP_PLAN
    is_kept = Action.KEEP_PLAN in await press_in_order(year, one, message, *steps)
    year.planners[subject_of(message.buttons[0])[0]] |= {one.guest.id} if is_kept else set()
    if year.rng.random() < HANDED_OVER:
        reply = await one.guest.slash(year.server.place(message.channel_id), "kingdomino table", do="substitute")
        await press(Action.FIND_SUBSTITUTE)(year, one, reply.private)
    return is_kept


async def join(year: Year, one: Resident, message: Message) -> None:
    if is_called(year, one, message) or await year.tables_of(one) < one.habits.tables:
        year.note(f"{one.habits.name} joins")
        found = next(each for each in message.buttons if each.action in (Action.JOIN, Action.ACCEPT_INVITATION))
        await one.guest.click(message, found)


async def rematch(year: Year, one: Resident, message: Message) -> None:
    year.note(f"{one.habits.name} presses Rematch in #{year.server.place(message.channel_id).name}")
    await one.guest.click(message, Action.REMATCH)


async def mute(year: Year, one: Resident, message: Message) -> bool:
    is_muted = Action.MUTE in await press_in_order(year, one, message, Action.SHOW_STAND_INS, Action.MUTE)
    if is_muted:
        one.muted.add(subject_of(message.buttons[0]))
        year.note(f"{one.habits.name} mutes a turn")
    return is_muted


async def keep_playing(year: Year, one: Resident, message: Message) -> None:
    game = await year.game(subject_of(message.button(Action.KEEP_PLAYING))[0])
    await one.guest.click(message, Action.KEEP_PLAYING)
    if game.seat_of(one.guest.id):
        year.kept[game.id] = year.server.now


async def play_week(year: Year, one: Resident, message: Message) -> None:
    """Play the game of the week, or leave it for another day; note the points, worked out from the moves."""
    deal = deal_of(message)
    panel = (await one.guest.click(message, ChallengeAction.PLAY)).private
    games = [subject_of(each)[0] for each in panel.buttons if each.action == Action.PLAY]
    await year.play(one, panel, year.rng.choice((5, 99, 99, 99, 99)))
    one.past |= set() if Action.PLAY in panel.actions else {deal}
    if games and (table := await year.server.services.tables.table(games[0])).state.is_over:
        seat = next(each.number for each in table.game.seats if each.user_id == one.guest.id)
        points = table.state.score(table.state.kingdom_of(seat)).total
        year.finished[deal].setdefault(one.habits.name, (points, year.server.now))


@dataclass(frozen=True)
class Row:
    """What people do with a button."""

    action: str
    chance: float
    deed: Deed
    concerns: Concerns = lambda *_: True
    waits: bool = False
    """Whether somebody who did not press it does so at another look."""


ROWS: Final[Sequence[Row]] = (
    Row(Action.OPEN_PANEL, 1, take_turn, is_mine, waits=True),
    Row(Action.SHOW_STAND_INS, 0.3, mute, is_unmuted),
    Row(Action.SHOW_STAND_INS, 0.01, press(Action.SHOW_STAND_INS, Action.FIND_SUBSTITUTE), is_at_table),
    Row(Action.SHOW_STAND_INS, 0.01,
        press(Action.SHOW_STAND_INS, Action.COMPUTER_KEEPS_SEAT, Action.COMPUTER_MOVES), is_at_table),
    Row(Action.ANSWER_REMINDER, 1, take_turn, is_mine, waits=True),
    Row(Action.OPEN_PLAN, 0.03, plan, is_of_others),
    Row(Action.JOIN, 0.5, join, is_wanted, waits=True),
    Row(Action.START, 1, press(Action.START), is_full, waits=True),
    Row(Action.ACCEPT_INVITATION, 0.8, join, is_called),
    Row(Action.REMATCH, 0.4, rematch, is_named),
    Row(Action.AGREE, 0.85, press(Action.AGREE), is_called),
    Row(Action.DECLINE, 0.5, press(Action.DECLINE), is_called),
    Row(Action.TAKE_SEAT, 0.3, press(Action.TAKE_SEAT)),
    Row(Action.KEEP_PLAYING, 0.3, keep_playing),
    Row(ChallengeAction.PLAY, 0.5, play_week, likes_weeks, waits=True),
)  # fmt: skip


# ---- what comes in people's lives

Living: TypeAlias = Callable[[Year, Resident], Awaitable[object]]
"""Returns False as long as it cannot come."""


def _is(*, here: bool = False, gone: str = "", then: Living | None = None, tables: int = 0) -> Living:
    """Let somebody look or not, once they play at so many tables; nobody may call them while `gone` says why.

    Something else may come first.
    """

    async def live(year: Year, one: Resident) -> bool:
        if tables and len(await year.running(one)) < tables:
            return False
        if then and await then(year, one) is False:
            return False
        one.is_here, one.gone, one.back_at = here, gone, year.server.now
        return True

    return live


def _called(*, mentions: bool) -> Living:
    def change(year: Year, one: Resident) -> Awaitable[None]:
        private = one.habits.settings.get("private") if mentions else None
        return year.server.adjust(one.guest, mentions=mentions, closings=mentions, private=private)

    return change


AWAY: Final = 14


async def go_away(year: Year, one: Resident) -> None:
    """Let somebody be away, and others who play with them ask for substitutes."""
    await one.guest.slash(year.homes[0], "kingdomino settings", away=f"{AWAY} days")
    one.away_until = year.server.now + AWAY * DAY * HOUR
    for game in await year.running(one):
        place, seated = year.server.place(game.channel_id), [year.by_id.get(str(seat.user_id)) for seat in game.people]
        asks = next((each for each in seated if each and each is not one and each.is_here and not each.gone), None)
        with suppress(Impossible):
            if asks:
                reply = await asks.guest.slash(place, "kingdomino table", do="substitute", player=one.name)
                await press(Action.FIND_SUBSTITUTE)(year, asks, reply.private)


async def leave(year: Year, one: Resident) -> None:
    year.server.leave(one.guest)


async def come_back(year: Year, one: Resident) -> None:
    year.server.come_back(one.guest)


async def rename(year: Year, one: Resident) -> None:
    year.discord.rename(one.guest.person.id, "Bea")


async def resign(year: Year, one: Resident) -> bool:
    """Let somebody resign where the others play on."""
    sits = [each for each in await year.running(one) if each.seat_of(one.guest.id)]
    games = [each for each in sits if sum(seat.has_person for seat in each.seats) > 2]
    for game in games[:1]:
        reply = await one.guest.slash(year.server.place(game.channel_id), "kingdomino table", do="resign")
        await one.guest.click(reply.private, Action.RESIGN)
        one.resigned.add(game.id)
    return bool(games)


def _on_privacy(action: Action, times: int, *, after_week: bool = False) -> Living:
    """Let somebody use the page about privacy, perhaps once they have won a recent week and not begun this one."""

    async def do(year: Year, one: Resident) -> bool:
        if after_week:
            weeks = sorted(year.finished, key=lambda deal: int(deal.rpartition("-")[2]))
            *before, latest = [year.finished[each] for each in weeks[-RECENT - 1 :]] or [{}]
            won = [each for each in before if each.get(one.habits.name) == max(each.values())]
            if not won or one.habits.name in latest:
                return False
        page = await visit(one.guest, year.server, Action.SHOW_PRIVACY)
        for _ in range(times):
            await one.guest.click(page, action)
        return True

    return do


ERASED, LEFT = "was erased", "left the server"
BACK: Final = _is(here=True)

LIFE: Final[Mapping[str, tuple[Living, int, Living | None]]] = MappingProxyType(
    {
        "falls silent": (_is(tables=2), 13, BACK),
        "resigns": (_is(here=True, then=resign), 0, None),
        "has another name": (rename, 0, None),
        "asks for quiet": (
            _is(here=True, gone="asked for quiet", then=_called(mentions=False)),
            10,
            _is(here=True, then=_called(mentions=True)),
        ),
        "goes away for two weeks": (_is(gone="is away", then=go_away, tables=1), 2, BACK),
        "leaves for a month": (_is(gone=LEFT, then=leave, tables=1), 4, _is(here=True, then=come_back)),
        "leaves": (_is(gone=LEFT, then=leave, tables=1), 0, None),
        "asks for their data": (_on_privacy(Action.EXPORT_DATA, 1), 0, None),
        "is erased": (_is(gone=ERASED, then=_on_privacy(Action.FORGET_PERSON, 2, after_week=True), tables=1), 0, None),
    }
)
"""What comes, for how many weeks, and what ends it."""


def _in_life(habits: Habits, week: int, deed: str) -> Event:
    def of(living: Living) -> Happening:
        return lambda year: living(year, year.people[habits.name])

    begin, weeks, end = LIFE[deed]
    return Event(f"{habits.name} {deed}", week, 30, of(begin), weeks * WEEK, of(end) if end else None, is_trouble=False)


# ---- what happens to the server, the bot and its clock

Happening: TypeAlias = Callable[[Year], Awaitable[object]]
"""Returns False as long as it cannot happen."""


def _do(change: Callable[[Year], object]) -> Happening:
    async def happen(year: Year) -> object:
        return change(year)

    return happen


def _with_permissions(act: str, *permissions: str) -> Happening:
    """Deny or allow something in the channel that has the thread of the newest message."""

    def happen(year: Year) -> None:
        if act == "deny":
            threads = (year.discord.channels.get(each.sent.data["channel_id"], {}) for each in reversed(year.posts))
            homes = {str(each.id): each for each in year.homes}
            year.home = next(filter(None, (homes.get(str(each.get("parent_id"))) for each in threads)), year.home)
        getattr(year.discord, act)(year.home.data, *permissions)

    return _do(happen)


def _to_thread(act: str) -> Happening:
    """Do something to the newest thread that is open."""

    def happen(year: Year) -> bool:
        threads = [each.data for home in year.homes for each in home.threads]
        active = [each for each in threads if not each["thread_metadata"]["archived"]]
        if newest := max(active, key=lambda each: int(each["id"]), default=None):
            getattr(year.discord, act)(newest)
            year.locked = newest if act == "lock" else year.locked
        return bool(active)

    return _do(happen)


async def _bring_back(year: Year) -> bool:
    """Let somebody play on in a game whose channel is gone, or which rests."""
    for one in [each for each in year.people.values() if each.is_here and not each.gone]:
        with suppress(Impossible):
            page = (await one.guest.slash(year.homes[0], "kingdomino games")).private
            if Action.REVIVE_ELSEWHERE in {each.action for each in page.selects}:
                await press(Action.REVIVE_ELSEWHERE)(year, one, page)
                return True
    return False


def _unlock(year: Year) -> None:
    if year.locked and year.locked["id"] in year.discord.channels:
        year.locked["thread_metadata"]["locked"] = False
        year.discord.announce("UPDATE", year.locked)


def _delete_message(year: Year) -> bool:
    turns = [each.sent for each in year.posts if Action.OPEN_PANEL in each.actions and year.is_there(each.sent)]
    if turns:
        year.discord.delete_message(turns[-1])
    return bool(turns)


def _mend(year: Year) -> None:
    for each in year.discord.faults:
        each.times = 0


def _failing(request: str, **how: Any) -> Happening:
    return _do(lambda year: year.server.fail(request, times=None, **how))


def _drift(seconds: int) -> Happening:
    return _do(lambda year: vars(year.server.clock).update(drift=seconds))


@dataclass(frozen=True)
class Event:
    """Something that happens in a week, some hours after its beginning or once it can, and may end."""

    name: str
    week: int
    hour: int
    begin: Happening
    hours: int = 0
    end: Happening | None = None
    every: int = 0
    """After how many weeks it happens again; 0 for never."""
    is_trouble: bool = True
    """Whether it excuses warnings."""


HIDDEN, PUT_OUT, SET = "the channel is hidden", "the bot is put out", "the clock is set"
WRITING: Final = "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"

TROUBLES: Final[Sequence[Event]] = (
    Event("the bot restarts", 0, 3, lambda year: year.server.restart(), every=1),
    Event("a moderator closes a thread", 1, 100, _to_thread("archive"), every=3),
    Event("a message is deleted", 2, 60, _do(_delete_message), every=5),
    Event(HIDDEN, 10, 34, _with_permissions("deny", "VIEW_CHANNEL"), 24, _with_permissions("allow", "VIEW_CHANNEL"),
            every=12),
    Event("nobody may write", 4, 60, _with_permissions("deny", *WRITING), 24, _with_permissions("allow", *WRITING),
            every=13),
    Event("Discord is busy", 2, 80, _failing("/channels/", status=503), 2, _do(_mend), every=6),
    Event("answers get lost", 5, 130, _failing("POST /(channels|webhooks)/", drop="after", every=3), 2, _do(_mend),
            every=11),
    Event("answers are slow", 3, 110, _failing("POST /", hang=0.02), 3, _do(_mend), every=9),
    Event("a thread is locked", 6, 90, _to_thread("lock"), 72, _do(_unlock), every=14),
    Event("a thread is deleted", 19, 90, _to_thread("delete_channel")),
    Event("the bot is off", 17, 50, lambda year: year.server.stop(), 24, lambda year: year.server.start()),
    Event(f"{SET} back", 12, 60, _drift(-HOUR), 5, _drift(0)),
    Event(f"{SET} forward", 25, 60, _drift(DAY * HOUR), 2, _drift(0)),
    Event("a channel is deleted", 33, 60, _do(lambda year: year.discord.delete_channel(year.homes.pop().data))),
    Event("a game is brought back", 34, 30, _bring_back, is_trouble=False),
    Event(PUT_OUT, 40, 60, _do(lambda year: year.discord.remove_guild(year.server.guild)), 48,
            _do(lambda year: year.discord.return_guild(year.server.guild))),
)  # fmt: skip
