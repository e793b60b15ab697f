"""A world without Discord for the messages of a table: changes, processes, and a channel with faults.

The laws are in `test_messages`. A table is reduced to what messages depend on; the rows, the plan and the loop are the
bot's own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any, Final, TypeVar, cast

from bot.chat.kit import Refused, RequestFailed
from bot.chat.kit.discord_api import Limited, Unreachable, Unreadable
from bot.chat.publishing.loop import Loop
from bot.chat.publishing.requests import MayStand, Port
from bot.games import channel, deadlines, notifying, proposals, rows
from bot.games.channel import announced_takeover, look_of, reconciled
from bot.games.deadlines import Wait, archive_game, close, revive_game
from bot.games.game import (
    CLOCK,
    MINUTE,
    NOBODY,
    Actor,
    Deal,
    Game,
    GameOptions,
    Lost,
    Policy,
    Progress,
    Reminder,
    Seat,
    Status,
)
from bot.games.kinds import KINDS, request_key
from bot.games.notifying import Given, with_calls
from bot.games.outbox import REMINDING, Kind, Leaving, Look, Message
from bot.games.refusals import Refusal
from bot.games.seats import cancel_game
from bot.games.table import Table
from simulator.world.world import NONCE_MEMORY
from tests.bot.all_screens import at_once

T = TypeVar("T")

HOME: Final = 7
OLA, KENJI, ZURI = 1, 2, 3
NAMES: Final = {OLA: "Ola", KENJI: "Kenji", ZURI: "Zuri"}
ROLE: Final = 77
NONCE_LIFE: Final = int(NONCE_MEMORY)
PLY_OF_END: Final = 8
REPEATED_SECONDS: Final = 10 * MINUTE
REFUSALS: Final = (403, 50001), (403, 50013), (403, 160005), (400, 50083), (400, 0), (404, 10003), (400, 50035)
"""Statuses and codes that say nothing about a message: it stands as before. The last one is answered only once."""
GONE: Final = 10008
"""The code of an answer that there is no such message."""


class Killed(BaseException):
    """The process was killed."""


@dataclass(frozen=True)
class Sketch:
    """What messages depend on of a table."""

    game: Game

    is_readable = True
    log = ()

    @property
    def state(self) -> Any:
        return self

    @property
    def is_over(self) -> bool:
        return self.game.status is Status.OVER

    @property
    def acting(self) -> Seat | None:
        return self.game.acting

    @property
    def following(self) -> Seat | None:
        seats, acting = self.game.seats, self.game.progress.acting_seat
        return seats[acting % len(seats)] if acting else None

    def with_game(self, game: Game) -> Sketch:
        return Sketch(game)


def as_table(game: Game) -> Table:
    return cast("Table", Sketch(game))


@dataclass
class Shown:
    """A message in the channel."""

    row: Message
    look: Look
    has_controls: bool
    channel_id: int
    is_past: bool = False


@dataclass
class Fault:
    """What happens at a request: it takes effect or not, and then the process dies, or hears nothing, or a refusal."""

    at: int
    takes_effect: bool
    kind: str
    answer: tuple[int, int] = (403, 50013)
    """The status and the code of a refusal."""


@dataclass
class Thread:
    """A thread, which Discord archives after a time, or somebody archives or locks."""

    is_archived: bool = False
    is_locked: bool = False


@dataclass
class World:
    """A database, a channel and its people."""

    game: Game
    now: int = 10_000
    shown: dict[int, Shown] = field(default_factory=dict)
    nonces: dict[str, tuple[int, int]] = field(default_factory=dict)
    is_readable: bool = True
    is_jammed: bool = False
    """Whether Discord answers no question about the channel."""
    is_heard: bool = True
    """Whether Discord answers requests. It carries them out in any case."""
    takes_messages: bool = True
    answers: bool = False
    """Whether the present publication answers an interaction: a reply needs no permission, and has no nonce."""
    refusal: tuple[int, int] | None = None
    """How Discord refuses every edit and every deletion."""
    hidden: set[int] = field(default_factory=set)
    """The channels and threads that the bot may not view."""
    is_blind: bool = False
    """Whether the bot has not heard yet which threads are closed."""
    refused: set[str] = field(default_factory=set)
    """What was refused at least once of what is not tried again: `thread` for opening one."""
    ended: Game | None = None
    """An earlier game of the same people, whose message offers a next game."""
    published: int = 0
    """The id of the table whose publication is under way."""
    trespasses: list[str] = field(default_factory=list)
    """The requests for a table outside of its own publication."""
    recent: dict[tuple[object, ...], tuple[int, int]] = field(default_factory=dict)
    """The messages of the latest requests for an answer, and when they were sent, as a process remembers them."""
    replied: set[str] = field(default_factory=set)
    """The nonces of what was sent in a reply, which Discord does not know."""
    fault: Fault | None = None
    interrupt: Callable[..., None] | None = None
    """Runs another process in the middle of a request."""
    sent: list[Message] = field(default_factory=list)
    calls: list[tuple[Message, int]] = field(default_factory=list)
    """The sounds that people heard: the row, and the person."""
    allowed: Counter[int] = field(default_factory=Counter)
    """How many calls a turn may make besides its first one, by its ply: reminders, and announcements on request."""
    reminders: dict[int, list[tuple[int, int | None]]] = field(default_factory=lambda: defaultdict(list))
    """When the reminders of a ply arrived, and the time of the takeover that each names."""
    untold: list[str] = field(default_factory=list)
    """The computer players' moves for people whom no reminder has told of this time."""
    threads: dict[int, Thread] = field(default_factory=dict)
    told: int = 0
    """The last ply that the channel was told."""
    gaps: list[Message] = field(default_factory=list)
    calling: dict[str, Message] = field(default_factory=dict)
    """Each row as it was before it was sent."""
    old: set[int] = field(default_factory=set)
    """The messages that are older than an hour."""
    worn: set[int] = field(default_factory=set)
    """The messages that Discord lets nobody edit any more, old or not."""
    is_slow: bool = False
    """Whether an hour lies between publications, and other tables of a channel leave each of them one late edit."""
    edited: Counter[int] = field(default_factory=Counter)
    """The late edits in the present publication, by channel."""
    exceptions: int = 0
    """What Discord cannot say: a channel that cannot be read, and a nonce that it has forgotten."""
    is_given_up: bool = False
    """Whether a message was refused almost as often as it is tried."""
    deleted: set[int] = field(default_factory=set)
    requests: int = 0
    quiet: dict[int, int | None] = field(default_factory=lambda: {OLA: None, KENJI: None, ZURI: None})
    private: set[int] = field(default_factory=set)
    present: dict[int, int] = field(default_factory=dict)
    _ids: count[int] = field(default_factory=lambda: count(100))
    _nonces: count[int] = field(default_factory=lambda: count(1))

    @property
    def pace(self) -> int:
        return self.game.options.pace * MINUTE

    # ---- the database

    def earlier(self, key: tuple[object, ...]) -> int | None:
        known, at = self.recent.get(key, (0, 0))
        return known if known and self.now - at < REPEATED_SECONDS else None

    def stored(self, game_id: int) -> Game:
        return self.ended if self.ended and self.ended.id == game_id else self.game

    def write(self, game: Game, unsent: dict[str, bool]) -> Game:
        before = {each.nonce for each in self.stored(game.id).outbox.messages}
        draw = lambda: f"n{next(self._nonces)}"  # noqa: E731
        quiet = {each: until if until and until > self.now else None for each, until in self.quiet.items()}
        told, present = frozenset(self.private), {k: v for k, v in self.present.items() if v > self.now}
        later = {each: until if until and until > self.now + self.pace else None for each, until in quiet.items()}
        given = Given(quiet, later, told, told, present, earlier=self.earlier, nights=quiet, whispered=told)
        table = with_calls(as_table(reconciled(game, draw, unsent)), self.now, given)
        game = reconciled(table.game, draw)
        ids = [each.id for each in game.outbox.messages if each.id is not None and each.leaves is not Leaving.GONE]
        self.trespasses += ["is in two rows"] if len(ids) > len({*ids}) else []
        if game.id == self.game.id:
            self.game = game
        else:
            self.ended = game
        self.calling |= {each.nonce: each for each in game.outbox.messages if each.id is None and not each.leaves}
        unsent |= {each.nonce: True for each in game.outbox.messages if each.nonce not in before}
        return game

    async def change(
        self,
        unsent: dict[str, bool],
        known: Table | int,
        change: Callable[..., Game],
        actor: Actor,
        *args: Any,
        **how: Any,
    ) -> Table:
        game = self.stored(known if isinstance(known, int) else known.game.id)
        return as_table(self.write(change(game, actor, self.now, *args, **how), unsent))

    # ---- the channel

    def request(self, table: Table, effect: Callable[[], T], *, may_refuse: bool = True) -> T:
        self.requests += 1
        if table.game.id != self.published:
            self.trespasses.append(f"a request for table {table.game.id} in the publication of {self.published}")
        fault = self.fault
        if fault and (fault := replace(fault, at=fault.at - 1)).at < 0:
            self.fault = None
            # Two processes serve a table at a time by mistake alone, and no law holds if Discord answers neither.
            if fault.kind in {"other", "moved"} and self.interrupt and self.is_heard:
                # Somebody may end the turn at this moment, and another process shows the table.
                if fault.takes_effect:
                    done = effect()
                    self.interrupt(is_moved=fault.kind == "moved")
                    return done
                self.interrupt(is_moved=fault.kind == "moved")
                return effect()
            if fault.kind == "refused" and may_refuse:
                raise _refused(fault.answer)
            if fault.takes_effect:
                effect()
            if fault.kind == "killed":
                raise Killed
            if fault.kind == "broken":
                raise Unreadable("no JSON") if fault.at % 2 else Unreachable("an error", status=500, route="a route")
            raise Unreachable("no answer")
        self.fault = fault
        done = effect()
        if not self.is_heard:
            raise Unreachable("no answer")
        return done

    async def send(self, table: Table, row: Message, *, may_stand: bool = False) -> int:
        number = self.request(table, partial(self._send, table.game, row, may_stand=may_stand))
        if not row.leaves and KINDS[row.kind].asks:
            self.recent[request_key(table.game, row)] = number, self.now
        return number

    def change_message(self, table: Table, row: Message, effect: Callable[[], None]) -> None:
        def attempt() -> None:
            if not KINDS[row.kind].is_private:
                self.refuse_if_closed(row.channel_id, writes=False)
            if self.refusal:
                raise _refused(self.refusal)
            if row.id not in self.shown:
                raise _refused((404, GONE))
            effect()

        self.request(table, attempt)

    def count_edit(self, row: Message) -> None:
        """Count an edit. Raises Limited for late ones that the channel does not take (discord-userdoccers#551)."""
        is_late = self.is_slow and row.id in self.old
        if is_late and self.edited[row.channel_id]:
            raise Limited("too many", status=429, code=30046)
        self.edited[row.channel_id] += is_late

    def refuse_if_closed(self, place: int, *, writes: bool) -> None:
        thread = self.threads.get(place, Thread())
        if place in self.hidden:
            raise _refused((403, 50001))
        if thread.is_locked:
            raise _refused((403, 160005))
        if thread.is_archived and not writes:
            raise _refused((400, 50083))

    def is_closed(self, table: Table, place: int) -> bool:
        return place in self.threads and self.threads[place].is_archived and not self.is_blind

    def report(self, table: Table, place: int, error: RequestFailed) -> None:
        """Nobody looks for a channel that is unknown."""

    async def is_locked(self, table: Table) -> bool:
        return self.threads[table.game.channel_id].is_locked

    async def open(self, table: Table, place: int) -> None:
        def effect() -> None:
            if self.threads[place].is_locked or place in self.hidden:
                raise _refused((403, 50013))
            self.threads[place].is_archived = False

        self.request(table, effect)

    async def close(self, table: Table, place: int) -> None:
        with suppress(RequestFailed):
            self.request(table, partial(self.threads.update, {place: replace(self.threads[place], is_archived=True)}))

    async def let_in(self, table: Table, row: Message, message_id: int) -> None:
        """Nobody has to be let in."""

    def _send(self, game: Game, row: Message, *, may_stand: bool) -> int:
        number = next(self._ids)
        try:
            if (known := self._under_its_nonce(row, number)) != number:
                return known
        except Refused as error:
            is_reply = self.answers and not (row.is_again or row.leaves or KINDS[row.kind].is_private)
            if not is_reply or error.code == GONE:
                raise
            if may_stand:
                # Nobody can know whether it has called.
                self.allowed[row.ply if row.kind in {Kind.TURN, *REMINDING} else 0] += 1
                raise MayStand from None
            self.replied.add(row.nonce)
        # Nobody can know either of a reply that is on no record, if it has no buttons or the channel cannot be read.
        is_there = row.nonce in self.replied and any(each.row.nonce == row.nonce for each in self.shown.values())
        can_find = channel.has_controls(row) and self.is_readable and self.is_heard and not self.is_jammed
        self.exceptions += is_there and not can_find
        self.sent.append(row)
        self.shown[number] = Shown(row, look_of(game, row), channel.has_controls(row), row.channel_id)
        if row.kind is Kind.REMINDER:
            self.reminders[row.ply] += [(self.now, announced_takeover(game))]
        self.threads.get(row.channel_id, Thread()).is_archived = False
        if not (row.is_silent or row.leaves):
            self.calls += [(row, each) for each in row.mentions]
        if row.kind is Kind.SOON and not row.leaves:
            self.calls.append((row, int(row.subject[1])))
        if row.kind in {Kind.TURN, Kind.END}:
            self.gaps += [row] if row.since > self.told else []
            self.told = max(self.told, row.ply if row.kind is Kind.TURN else PLY_OF_END)
        return number

    def _under_its_nonce(self, row: Message, number: int) -> int:
        """Return the id of the message with the nonce: the number, or what Discord remembers."""
        if not KINDS[row.kind].is_private:
            self.refuse_if_closed(row.channel_id, writes=True)
        if not self.takes_messages:
            raise _refused((403, 50013))
        known, at = self.nonces.get(row.nonce, (0, 0))
        if row.nonce not in self.nonces or self.now - at > NONCE_LIFE:
            self.nonces[row.nonce] = number, self.now
            return number
        if known not in self.shown:
            raise _refused((404, GONE))
        return known

    async def edit(self, table: Table, row: Message) -> None:
        def effect() -> None:
            if row.id in self.worn:
                raise Limited("too old", status=429, code=30046)
            self.count_edit(row)
            self.shown[row.id or 0].look, self.shown[row.id or 0].row = look_of(table.game, row), row
            self.shown[row.id or 0].has_controls = channel.has_controls(row)
            self.told = max(self.told, row.ply if row.kind is Kind.TURN else 0)

        self.change_message(table, row, effect)

    async def end(self, table: Table, row: Message) -> None:
        def effect() -> None:
            if row.leaves is Leaving.DELETE:
                del self.shown[row.id or 0]
            elif row.id in self.worn and self.shown[row.id].has_controls:
                raise Limited("too old", status=429, code=30046)
            else:
                self.count_edit(row)
                self.shown[row.id or 0].is_past, self.shown[row.id or 0].has_controls = True, False
                if row.leaves is Leaving.OUTCOME:
                    self.shown[row.id or 0].look = Look("outcome")

        self.change_message(table, row, effect)

    async def whisper(self, table: Table, row: Message) -> None:
        def effect() -> None:
            known, at = self.nonces.get(row.nonce, (0, 0))
            if known and self.now - at <= NONCE_LIFE:
                return
            self.nonces[row.nonce] = next(self._ids), self.now
            self.calls.append((row, int(row.subject[1])))

        self.request(table, effect, may_refuse=row.nonce not in self.nonces)

    async def read(self, table: Table, row: Message) -> Mapping[str, int] | None:
        def effect() -> Mapping[str, int] | None:
            if self.is_jammed:
                raise Unreachable("no answer")
            newest = sorted(self.shown.items(), reverse=True)
            here = [each for each in newest if each[1].channel_id == row.channel_id]
            found = {each.row.nonce: number for number, each in here if each.has_controls}
            return found if self.is_readable and row.channel_id not in self.hidden else None

        # Looking changes nothing, so it does not count.
        self.requests -= 1
        return self.request(table, effect)

    async def open_thread(self, table: Table) -> bool:
        def effect() -> bool:
            lobby_id = table.game.announcement.id
            if lobby_id not in self.shown:
                return False
            self.threads.setdefault(lobby_id, Thread())
            return True

        try:
            return self.request(table, effect)
        except Refused:
            self.refused.add("thread")
            return False

    async def archive_thread(self, table: Table) -> None:
        def effect() -> None:
            self.refuse_if_closed(table.game.channel_id, writes=True)
            self.threads[table.game.channel_id].is_archived = True

        self.request(table, effect)


def _refused(answer: tuple[int, int]) -> Refused:
    return Refused("refused", status=answer[0], code=answer[1])


@dataclass
class Process:
    """A process of the bot: all that it knows without the database."""

    world: World
    unsent: dict[str, bool] = field(default_factory=dict)

    def publish(self, tapped: tuple[str, int] | None = None) -> bool:
        """Publish the table, and then the ended game before it; return whether the process lives on."""
        games = [each for each in (self.world.game, self.world.ended) if each]
        return all(self._publish(each.id, tapped) for each in games)

    def _publish(self, game_id: int, tapped: tuple[str, int] | None) -> bool:
        world = self.world
        known, change, clock = as_table(world.stored(game_id)), partial(world.change, self.unsent), lambda: world.now
        port, is_old, before = cast("Port", world), world.old.__contains__, world.published
        world.published = game_id
        world.edited.clear()
        try:
            here = world.shown[tapped[1]].channel_id if tapped and tapped[1] in world.shown else None
            at_once(Loop(known, port, change, self.unsent, clock, is_old, tapped, here).run())
        except RequestFailed:
            pass
        except Killed:
            return False
        finally:
            world.published = before
        return True


# ---- the changes of a table


def new_game(kind: str) -> Game:
    """Return a new table, one that will be played in a thread, or a row that is no table."""
    policy = Policy.TURN if kind == "late" else Policy.REMIND
    seats, options = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji")), GameOptions("kd", 3, pace=20, policy=policy)
    game = Game(9, 1, HOME, OLA, options, None, 1, Status.LOBBY, seats, deal=Deal(secret=bytes(32)))
    if kind == "row":
        return replace(game, seats=(), status=Status.OPEN, owner="challenges")
    return replace(game, options=replace(options, thread=kind == "thread"))


def ended_game() -> Game:
    """Return an earlier game of the same people in the same channel, which has just ended."""
    game = new_game("table")
    return replace(game, id=8, status=Status.OVER, progress=Progress(PLY_OF_END, PLY_OF_END, None))


def by(user_id: int) -> Actor:
    return Actor(user_id, NAMES[user_id])


def start(game: Game, at: int, ended: Game | None = None) -> Game:
    if game.status is not Status.LOBBY:
        return game
    if ended and any(each.offers_next for each in ended.outbox.messages):
        game = channel.take_next_from(game, NOBODY, at, ended.id)
    begun = replace(game, status=Status.PLAYING, invited=(), put_out=(), progress=Progress(2, 2, 1))
    return begun.with_times(moved_at=at)


def turn(game: Game, at: int) -> Game:
    """End a turn; every third one is followed by a turn of a computer player, which has its own transaction."""
    if game.status is not Status.PLAYING:
        return game
    ply = game.progress.public_ply + 1
    acting = 1 + ply % len(game.seats)
    moved = replace(game.with_times(moved_at=at, paused_at=None), progress=Progress(ply, ply, acting))
    moved = replace(moved, proposals=(), reminder=Reminder())
    if ply < PLY_OF_END:
        return moved
    return replace(moved, status=Status.OVER).with_deal(next_secret=bytes(32))


def remind(game: Game, at: int, *, privately: bool = False) -> Game:
    if deadlines.next_reminder(game) is None or game.acting is None:
        return game
    user_id = game.acting.user_id or 0
    if game.reminder.is_muted:
        return deadlines.count_withheld_reminder(game, CLOCK, at, game.progress.ply, None)
    how = ((), user_id) if privately else ((user_id,), None)
    return deadlines.send_reminder(game, CLOCK, at, Wait.of(game), *how)


def remind_privately(game: Game, at: int) -> Game:
    return remind(game, at, privately=True)


def nudge(game: Game, at: int) -> Game:
    due = deadlines.nudge_at(game)
    if due is None or due > at or game.acting is None:
        return game
    return deadlines.send_nudge(game, CLOCK, at, Wait.of(game), (game.acting.user_id or 0,), None)


def mute(game: Game, at: int) -> Game:
    return deadlines.mute(game, by(game.acting.user_id or 0), at, None) if game.acting else game


def put_off(game: Game, at: int) -> Game:
    due = deadlines.takeover_at(game)
    return game if due is None or due > at else deadlines.put_off(game, CLOCK, at, game.progress.ply, at + 90)


def take_over(game: Game, at: int) -> Game:
    return turn(game, at) if deadlines.is_over_time(game, game.progress.ply, at) else game


def propose(game: Game, at: int) -> Game:
    return proposals.propose(game, by(OLA), at, proposals.PAUSE, "")


def agree(game: Game, at: int) -> Game:
    return proposals.settle(proposals.approve(game, by(KENJI), at, proposals.PAUSE, ""), by(KENJI), at)


def decline(game: Game, at: int) -> Game:
    return proposals.refuse(game, by(KENJI), at, proposals.PAUSE, "")


def go_on(game: Game, at: int) -> Game:
    if game.status is not Status.PLAYING or game.times.paused_at is None:
        return game
    return proposals.go_on(game, by(OLA), at)


def invite(game: Game, at: int) -> Game:
    if game.status is not Status.LOBBY or game.invited:
        return game
    guest = Seat(len(game.seats) + 1, ZURI, "Zuri")
    return rows.add_row(replace(game, invited=(guest,)), Kind.INVITED, str(ZURI))


def uninvite(game: Game, at: int) -> Game:
    return replace(game, invited=())


def call_role(game: Game, at: int) -> Game:
    is_asked = any(each.kind is Kind.ROLE_CALL for each in rows.wanted(game, Kind.ROLE_CALL))
    return game if game.status is not Status.LOBBY or is_asked else rows.add_row(game, Kind.ROLE_CALL, str(ROLE))


def join(game: Game, at: int) -> Game:
    if game.status is not Status.LOBBY or game.is_full:
        return game
    return replace(game, seats=(*game.seats, Seat(3, ZURI, "Zuri")), invited=())


def part(game: Game, at: int) -> Game:
    return replace(game, seats=game.seats[:2]) if game.status is Status.LOBBY else game


def tell_host(game: Game, at: int) -> Game:
    return rows.add_row(game, Kind.HOST) if game.is_live else game


def put_out(game: Game, at: int) -> Game:
    if game.status is not Status.LOBBY or game.put_out:
        return game
    return rows.add_row(replace(game, put_out=(Seat(1, ZURI, "Zuri"),)), Kind.PUT_OUT, str(ZURI), str(OLA))


def rename(game: Game, at: int) -> Game:
    first = game.seats[0]
    other = replace(first, name="Olaf" if first.name == "Ola" else "Ola")
    return replace(game, seats=(other, *game.seats[1:])) if game.is_live else game


def let_computer_move(game: Game, at: int) -> Game:
    """Give the turn to a computer player, or back to the person."""
    if game.status is not Status.PLAYING or game.acting is None:
        return game
    other = replace(game.acting, computer=None if game.acting.computer else "solid")
    return replace(game, seats=tuple(other if each is game.acting else each for each in game.seats))


def cancel(game: Game, at: int) -> Game:
    return cancel_game(game, at) if game.is_live else game


def archive(game: Game, at: int) -> Game:
    return archive_game(game, at) if game.status is Status.PLAYING else game


def revive(game: Game, at: int) -> Game:
    return revive_game(game, by(OLA), at) if game.status is Status.ARCHIVED else game


def expel(game: Game, at: int) -> Game:
    """Put the bot out of the server."""
    return deadlines.leave_channel(game, NOBODY, at, Lost.SERVER) if game.status is Status.PLAYING else game


def readmit(game: Game, at: int) -> Game:
    return deadlines.return_to_server(game, NOBODY, at)


def offer(game: Game, at: int) -> Game:
    if game.status is not Status.PLAYING:
        return game
    return notifying.remind(game, Kind.OFFER, at, (), silent=True)


def wake(game: Game, at: int) -> Game:
    return notifying.wake(game, CLOCK, at)


def replace_row(game: Game, at: int) -> Game:
    return channel.renew(game, NOBODY, at) if game.status is Status.OPEN else game


def redraw_row(game: Game, at: int) -> Game:
    return channel.redraw(game) if game.status is Status.OPEN else game


def close_row(game: Game, at: int) -> Game:
    return close(game, NOBODY, at)


OF_TABLES: Final = (
    *(start, turn, remind, remind_privately, nudge, mute, put_off, take_over),
    *(propose, agree, decline, go_on, invite, uninvite, call_role, join, part, tell_host),
    *(put_out, rename, let_computer_move, cancel, archive, revive, offer, wake, expel, readmit),
)
OF_ROWS: Final = replace_row, redraw_row, close_row
CHANGES: Final[Mapping[str, Callable[[Game, int], Game]]] = {each.__name__: each for each in (*OF_TABLES, *OF_ROWS)}
REMINDERS: Final = {"remind", "remind_privately"}


def changed(game: Game, name: str, at: int, ended: Game | None = None) -> Game:
    """Return the game after the change, or the same game if the change is refused."""
    try:
        if name == "start":
            return start(game, at, ended)
        return CHANGES[name](game, at)
    except Refusal:
        return game
