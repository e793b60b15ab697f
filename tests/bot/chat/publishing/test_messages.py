"""The law of messages: after any faults, the wanted messages stand in the end, and everybody was called once."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain, count
from random import Random
from typing import Any, Final

import pytest

from bot.chat.publishing import loop
from bot.chat.publishing.failures import Known, came_of
from bot.chat.publishing.loop import Loop
from bot.games import channel, deadlines, notifying
from bot.games.channel import NONCE_SECONDS, SEARCH_SECONDS, Came, Done, Way, look_of
from bot.games.deadlines import close
from bot.games.game import Actor, Game, Status
from bot.games.kinds import KINDS
from bot.games.outbox import MAIN, REMINDING, Kind, Leaving, Message
from bot.games.rows import note_lock, wanted
from tests.bot.chat.publishing import message_world
from tests.bot.chat.publishing.message_world import (
    HOME,
    KENJI,
    OF_ROWS,
    OF_TABLES,
    OLA,
    REFUSALS,
    REMINDERS,
    ZURI,
    Fault,
    Process,
    World,
    as_table,
    changed,
    ended_game,
    new_game,
)

HISTORIES: Final = int(os.environ.get("HISTORIES", "1000"))
"""How many histories the law lives through; each takes two milliseconds."""

FAULTS: Final = "killed", "lost", "broken", "refused", "other", "moved"
AROUND: Final = (
    *("restart", "wait", "pass", "close", "open", "jam", "deny", "allow", "delete", "age", "tap"),
    *("hinder", "hide", "archive", "lock", "reopen", "blind", "persist", "silence"),
)
ABOUT_PEOPLE: Final = "sleeps", "wakes", "present", "private"

USUAL: Final = {
    "table": ("start", "turn", "turn"),
    "late": ("start", "remind", "take_over"),
    "thread": ("start", "turn"),
    "asking": ("invite", "uninvite", "call_role", "join", "part"),
    "next": ("start", "turn"),
    "row": ("replace_row", "close_row"),
}
"""What often happens to tables, also with somebody who is late or in a thread, and to a row that is no table."""

History = list[tuple[Any, ...]]
"""What happens, one after the other: the name of a method of an evening, and its arguments."""


def drawn(rng: Random) -> History:
    """Draw changes, publications with faults, and what comes between; most games begin."""
    kind = rng.choice((*USUAL,))
    others = [each.__name__ for each in (OF_ROWS if kind == "row" else OF_TABLES)]
    acts: History = [("begin", kind, *(["slow"] if rng.random() < 0.3 else []))]
    for _ in range(rng.randint(1, 12)):
        for _ in range(rng.randint(1, 3)):
            acts.append(("change", rng.choice(USUAL[kind] if rng.random() < 0.5 else others)))
        if kind != "asking" or rng.random() < 0.6:
            fault = Fault(rng.randint(0, 4), rng.random() < 0.5, rng.choice(FAULTS), rng.choice(REFUSALS))
            acts.append((rng.choice(("publish", "publish", "answer")), fault if rng.random() < 0.6 else None))
        for _ in range(rng.randint(0, 2)):
            if rng.random() < 0.7:
                acts.append((rng.choice(AROUND), rng.randint(0, 5)))
            else:
                acts.append((rng.choice(ABOUT_PEOPLE), rng.choice((OLA, KENJI, ZURI)), rng.randint(1, 9)))
    return acts


class Evening:
    """A history of a table, with the process that serves it and another one that may serve it at the same time."""

    def _begin(self, kind: str, *mood: str) -> None:
        self.world = World(new_game(kind), is_slow="slow" in mood)
        self.process = Process(self.world)
        if kind == "next":
            self.world.ended = ended_game()
            self.world.write(self.world.ended, self.process.unsent)
        self.world.write(self.world.game, self.process.unsent)
        self.world.interrupt = self._interrupt
        if kind == "next":
            self._publish(None)
            self.world.told = 0

    def _interrupt(self, *, is_moved: bool) -> None:
        other = Process(self.world)
        if is_moved:
            self.world.write(changed(self.world.game, "turn", self.world.now), other.unsent)
        # An interaction has one answer.
        self.world.answers, answers = False, self.world.answers
        other.publish()
        self.world.answers = answers

    def go_through(self, history: History) -> None:
        for name, *how in history:
            getattr(self, f"_{name}")(*how)

    def _change(self, name: str) -> None:
        world = self.world
        before = world.game
        while name == "take_over" and (deadlines.takeover_at(before) or 0) > world.now:
            self._pass(0)
        world.write(changed(before, name, world.now, world.ended), self.process.unsent)
        if name == "take_over" and world.game.progress != before.progress and not before.reminder.is_muted:
            times = world.reminders[before.progress.public_ply]
            if not any(said and said <= world.now and said >= at + world.pace / 2 for at, said in times):
                world.untold.append(f"a computer player moves at {world.now}, and the person was told of {times}")
        if name in {"revive", "go_on", *REMINDERS} and world.game != before:
            world.allowed[world.game.progress.public_ply] += 1

    def _answer(self, fault: Fault | None, tapped: tuple[str, int] | None = None) -> None:
        """Publish in the answer to an interaction."""
        self.world.answers = True
        self._publish(fault, tapped)

    def _publish(self, fault: Fault | None, tapped: tuple[str, int] | None = None) -> None:
        world = self.world
        closed = {place for place, thread in world.threads.items() if thread.is_archived}
        lacking = [*channel.acts(world.game)]
        are_redraws = bool(lacking) and all(channel.is_redraw(each) and each.place in closed for each in lacking)
        are_redraws &= not world.ended
        sent, requests = len(world.sent), world.requests
        world.old.update(world.shown if world.is_slow else ())
        world.fault = fault
        if not self.process.publish(tapped):
            self._restart()
        elif are_redraws and not (tapped or world.is_blind) and world.requests > requests:
            world.trespasses.append(f"a closed thread was visited for {lacking}")
        elif (
            not fault
            and world.is_heard
            and len(world.sent) == sent
            and not all(world.threads[each].is_archived for each in closed)
        ):
            world.trespasses.append(f"a closed thread was left open by {lacking}")
        world.fault, world.answers = None, False
        is_kept = fault or world.refusal or world.hidden or world.threads or world.is_slow or world.game.lost
        if world.is_heard and not is_kept:
            # A main message waits for the next one.
            kinds = {*Kind} if world.game.announcement.leaves is None else {*Kind} - MAIN
            leaving = [each for each in world.game.outbox.messages if each.leaves not in {None, Leaving.GONE}]
            stay = [each for each in leaving if each.kind in kinds and each.id in {*world.shown} - world.worn]
            world.trespasses += [f"does not leave: {each}" for each in stay]
        ended = world.ended.outbox.messages if world.ended else ()
        tries = max((each.tries for each in (*world.game.outbox.messages, *ended)), default=0)
        world.is_given_up |= tries + 1 == channel.MOST_TRIES

    def _restart(self, _: int = 0) -> None:
        self.process = Process(self.world)
        self.world.recent.clear()

    def _wait(self, seconds: int) -> None:
        self.world.now += 20 * seconds

    def _pass(self, number: int) -> None:
        """More time passes than Discord remembers a nonce."""
        unknown = [
            each
            for each in self.world.game.outbox.messages
            if each.id is None and each.nonce not in self.process.unsent and self.world.nonces.get(each.nonce)
        ]
        # Nobody can know either of a message that somebody has deleted.
        there = {each.row.nonce for each in self.world.shown.values()}
        self.world.now += (NONCE_SECONDS + 60) * (1 + number)
        # A channel that does not answer is asked again for half an hour.
        is_jammed = self.world.is_jammed or not self.world.is_heard
        self.world.exceptions += sum(
            not self.world.is_readable
            or (is_jammed and (each.calls_decided_at or 0) < self.world.now - SEARCH_SECONDS)
            or each.nonce not in there
            or not channel.has_controls(each)
            for each in unknown
        )

    def _close(self, _: int) -> None:
        self.world.is_readable = False
        self.world.exceptions += sum(
            each.id is None
            and each.nonce not in self.process.unsent
            and self.world.nonces.get(each.nonce, (0, self.world.now))[1] < self.world.now - NONCE_SECONDS
            for each in self.world.game.outbox.messages
        )

    def _persist(self, _: int) -> None:
        """People act again and again, and each time the bot tries again."""
        for _ in range(channel.MOST_TRIES):
            self._publish(None)

    def _open(self, _: int) -> None:
        self.world.is_readable, self.world.is_jammed, self.world.is_heard = True, False, True

    def _jam(self, _: int) -> None:
        self.world.is_jammed = True

    def _silence(self, _: int) -> None:
        self.world.is_heard = False

    def _deny(self, _: int) -> None:
        self.world.takes_messages = False

    def _allow(self, _: int) -> None:
        self.world.takes_messages, self.world.refusal = True, None
        self.world.hidden.clear()

    def _hinder(self, number: int) -> None:
        self.world.refusal = REFUSALS[number % (len(REFUSALS) - 1)]

    def _hide(self, number: int) -> None:
        """The bot may not view a thread, or neither the channel nor its threads."""
        self.world.hidden |= {*self.world.threads, *([HOME] if number % 2 else [])}

    def _archive(self, _: int) -> None:
        for thread in self.world.threads.values():
            thread.is_archived = True

    def _lock(self, number: int) -> None:
        for thread in self.world.threads.values():
            thread.is_locked = True
            thread.is_archived |= bool(number % 2)

    def _reopen(self, _: int) -> None:
        is_over = self.world.game.status is Status.CANCELLED
        for thread in self.world.threads.values():
            thread.is_locked, thread.is_archived = False, thread.is_archived and is_over

    def _blind(self, number: int) -> None:
        self.world.is_blind = bool(number % 2)

    def _delete(self, number: int) -> None:
        # Only the bot can delete its private messages.
        if shown := sorted(key for key, each in self.world.shown.items() if each.row.kind is not Kind.SOON):
            self.world.deleted.add(victim := shown[number % len(shown)])
            nonce = self.world.shown.pop(victim).row.nonce
            # Nobody can know of a message that is on no record, and that Discord has forgotten as well.
            is_forgotten = self.world.nonces.get(nonce, (0, 0))[1] < self.world.now - NONCE_SECONDS
            unknown = [each for each in self.world.game.outbox.messages if each.nonce == nonce and each.id is None]
            self.world.exceptions += is_forgotten and bool(unknown)

    def _age(self, number: int) -> None:
        (self.world.worn if number % 2 else self.world.old).update(self.world.shown)

    def _tap(self, number: int) -> None:
        found = [(each.row.nonce, key) for key, each in sorted(self.world.shown.items()) if each.has_controls]
        self._answer(None, found[number % len(found)] if found else None)

    def _sleeps(self, user_id: int, minutes: int) -> None:
        self.world.quiet[user_id] = self.world.now + 60 * minutes

    def _wakes(self, user_id: int, _: int) -> None:
        self.world.quiet[user_id] = None

    def _present(self, user_id: int, tens: int) -> None:
        self.world.present[user_id] = self.world.now + 10 * tens

    def _private(self, user_id: int, _: int) -> None:
        self.world.private ^= {user_id}

    def is_kept(self, row: Message) -> bool:
        """Return whether the message may show something else than it should: it is old, or its thread is closed."""
        is_old = row.id in self.world.old or self.world.game.status is Status.ARCHIVED
        return is_old or (self.world.is_closed(as_table(self.world.game), row.channel_id))

    def rest(self) -> list[str]:
        """Let the channel take everything, and publish until nothing is to be done; return why that does not end."""
        world = self.world
        self._allow(0)
        self._change("readmit")
        world.is_jammed, world.is_heard, world.fault, world.is_blind = False, True, None, False
        for thread in world.threads.values():
            thread.is_locked = False
        world.is_readable = True if not world.exceptions else world.is_readable
        for _ in range(9):
            self.process.publish()
            done = world.requests
            before = world.game, world.ended
            self.process.publish()
            if world.requests == done and (world.game, world.ended) == before:
                return []
        return [f"does not come to rest: {channel.acts(world.game)}"]


def faults_of(evening: Evening) -> list[str]:  # noqa: C901, PLR0912 - one law after the other
    """Return what does not hold at rest."""
    world, game = evening.world, evening.world.game
    rows, found = game.outbox.messages, [*world.untold, *world.trespasses]
    ended = world.ended.outbox.messages if world.ended else ()
    standing = {each.id: each for each in (*ended, *rows) if each.id is not None}
    if game.status is Status.PLAYING:
        found += [f"offers a next game: {each}" for each in ended if each.offers_next and not each.leaves]
    for row in rows:
        is_asleep = KINDS[row.kind].sleeps and row.wakes_at is not None
        is_unknown = row.id is None and row.leaves and world.exceptions
        if row.leaves not in {None, Leaving.GONE} or (row.id is None and not is_asleep):
            found += [] if is_unknown else [f"is not done: {row}"]
        elif row.leaves is None and row.id is not None and row.look != look_of(game, row):
            found += [] if evening.is_kept(row) else [f"shows something else: {row}"]
    for number, shown in world.shown.items():
        row_here = standing.get(number)
        is_past = row_here is None or row_here.leaves
        if shown.has_controls and is_past and not world.exceptions:
            found.append(f"has buttons and is not wanted: {shown}")
        is_of_turn = game.status is Status.PLAYING and shown.row.subject[:1] == (str(game.progress.public_ply),)
        if shown.row.kind is Kind.LOCKED and not world.exceptions:
            found.append(f"speaks of a lock that is gone: {shown}")
        if shown.row.kind in REMINDING and not (shown.is_past or is_of_turn or world.exceptions):
            found.append(f"is left: {shown}")
        if row_here in rows and row_here.leaves is None and shown.look != look_of(game, row_here):
            found += [] if evening.is_kept(row_here) else [f"shows what it should not: {shown} {row_here}"]
    for number, row in standing.items():
        if row.leaves is None and number not in world.shown and number not in world.deleted:
            found.append(f"does not stand: {row}")
    found += [
        f"makes a sound for nobody: {row}"
        for row in world.sent
        if row.kind is not Kind.TURN and not (row.is_silent or row.mentions or row.role_id)
    ]
    main = [each for each in rows if each.kind in MAIN and not each.leaves]
    found += faults_of_place(evening)
    wanted = WANTED.get(game.status)
    # The call of who slept takes over what the end has offered.
    if channel.awaits_computer(game) or any(each.kind is Kind.OVER and each.offers_next for each in rows):
        wanted = None
    if wanted and [each.kind for each in main] != [wanted]:
        found.append(f"{game.status} wants one {wanted}: {main}")
    if not world.exceptions:
        nonces = Counter(each.row.nonce for each in world.shown.values())
        found += [f"stands {count} times: {nonce}" for nonce, count in nonces.items() if count > 1]
        calls = Counter((row.nonce, person) for row, person in world.calls)
        found += [f"called {count} times: {call}" for call, count in calls.items() if count > 1]
        turns = Counter((row.ply, person) for row, person in world.calls if row.kind in {Kind.TURN, *REMINDING})
        found += [
            f"called {count} times to turn {ply}: {person}"
            for (ply, person), count in turns.items()
            if count > 1 + world.allowed[ply]
        ]
        order = [each.row.ply for _, each in sorted(world.shown.items()) if each.row.kind is Kind.TURN]
        found += [f"out of order: {order}"] if order != sorted(order) else []
        found += [f"tells not all moves: {row}" for row in world.gaps]
        heard = {(row.nonce, person) for row, person in world.calls}
        for row in rows:
            if row.id is not None and not row.leaves and not row.is_silent and row.nonce in world.calling:
                called = world.calling[row.nonce].mentions
                found += [f"did not call {each}: {row}" for each in called if (row.nonce, each) not in heard]
    return found


WANTED: Final = {Status.LOBBY: Kind.LOBBY, Status.OPEN: Kind.LOBBY, Status.PLAYING: Kind.TURN, Status.OVER: Kind.END}


def faults_of_place(evening: Evening) -> list[str]:
    """Return what does not hold of threads, and of a row that has closed."""
    world, game = evening.world, evening.world.game
    found, stand = list[str](), Counter(each.row.kind for each in world.shown.values())
    has_result = game.status is Status.CLOSED and any(each.kind is Kind.LOBBY for each in world.sent)
    is_known = not (world.exceptions or world.is_given_up or world.deleted)
    if game.owner and is_known and stand[Kind.END] != has_result:
        found.append(f"shows {stand[Kind.END]} results")
    must_move = game.options.thread and "thread" not in world.refused
    if game.status is Status.PLAYING and must_move and game.channel_id not in world.threads:
        found.append("has not moved into a thread")
    is_open = bool(game.home_id) and not world.threads[game.channel_id].is_archived
    if game.status is Status.CANCELLED and is_open and not world.exceptions:
        found.append("is left in an open thread")
    return found


def lived(history: History) -> list[str]:
    """Return what does not hold after a history."""
    evening = Evening()
    evening.go_through(history)
    if found := evening.rest() or faults_of(evening):
        return found
    evening.go_through([("reopen", 0)])
    return evening.rest() or faults_of(evening)


def shrunk(history: History) -> History:
    """Return the history without the acts that make no difference."""
    for place in reversed(range(1, len(history))):
        shorter = [*history[:place], *history[place + 1 :]]
        if lived(shorter):
            return shrunk(shorter)
    return history


KILLED: Final = Fault(0, takes_effect=True, kind="killed")
RENAMED: Final[History] = [
    ("begin", "table"),
    ("change", "rename"),
    ("publish", Fault(0, takes_effect=True, kind="lost")),
    ("change", "rename"),
]
"""Two renames, and an edit with an unknown fate between them, which hardly any drawn history has."""
INVITED_AGAIN: Final[History] = [
    ("begin", "asking"),
    ("change", "invite"),
    ("publish", None),
    ("change", "uninvite"),
    ("change", "invite"),
]
"""An invitation that is made again before its message has left."""
JAMMED: Final[History] = [
    ("begin", "table"),
    ("publish", KILLED),
    ("pass", 0),
    ("jam", 0),
    ("change", "invite"),
    ("restart", 0),
    ("change", "uninvite"),
    ("publish", Fault(3, takes_effect=True, kind="moved")),
]
"""A channel that cannot be read: one row does without, and another must not."""
SLEPT: Final[History] = [
    ("begin", "late"),
    ("sleeps", OLA, 3),
    ("change", "start"),
    ("publish", KILLED),
    ("pass", 0),
]
"""A turn of somebody who wakes up before it is known whether the turn was sent."""
UNSEEN: Final[History] = [
    ("begin", "row"),
    ("publish", Fault(0, takes_effect=False, kind="broken")),
    ("jam", 0),
    ("change", "close_row"),
    ("publish", Fault(1, takes_effect=False, kind="refused", answer=(400, 50083))),
]
"""A row with a result, whose channel has never shown the row."""
UNREAD: Final[History] = [
    ("begin", "late"),
    ("change", "start"),
    ("publish", None),
    ("change", "remind"),
    ("publish", replace(KILLED, at=1)),
    ("jam", 0),
    ("pass", 0),
    ("persist", 0),
]
"""A reminder that stands, and a channel that cannot be read at any of many attempts."""
UNANSWERED: Final[History] = [
    ("begin", "table"),
    ("change", "start"),
    ("publish", None),
    ("change", "propose"),
    ("silence", 0),
    ("persist", 0),
]
"""A request that stands, although none of many attempts to send the request was answered."""
VISITED: Final[History] = [
    ("begin", "thread"),
    ("publish", None),
    ("change", "start"),
    ("hinder", 4),
    ("publish", Fault(2, takes_effect=False, kind="moved")),
    ("archive", 0),
    ("publish", None),
]
"""A closed thread with a message that should leave, and cannot."""
ALWAYS: Final = RENAMED, INVITED_AGAIN, JAMMED, SLEPT, UNSEEN, UNREAD, UNANSWERED, VISITED


def failing(histories: int) -> History:
    """Return the first history after which something does not hold, as short as possible; empty without one."""
    for history in chain(ALWAYS, (drawn(Random(seed)) for seed in range(histories))):
        if lived(history):
            return shrunk(history)
    return []


def test_a_message_that_can_neither_be_looked_for_nor_sent_leaves_as_soon_as_it_can() -> None:
    history: History = [("begin", "row"), ("jam", 0), ("publish", KILLED), ("deny", 0), ("change", "replace_row")]
    assert lived([*history, *[("publish", None)] * channel.MOST_TRIES]) == []


def calls_after(*absence: tuple[Any, ...]) -> list[int]:
    """How often the player of a turn is called whose message was sent as the bot was killed, after that."""
    evening = Evening()
    evening.go_through([("begin", "table"), ("publish", None), ("change", "start"), ("publish", KILLED), *absence])
    evening.go_through([("publish", None)])
    return [*Counter(row.nonce for row, _ in evening.world.calls).values()]


def test_who_was_called_as_the_bot_was_killed_is_called_again_only_if_it_was_off_for_long_and_may_not_look() -> None:
    off, shut = ("pass", 0), ("close", 0)
    assert [calls_after(*each) for each in ((), (off,), (shut,), (shut, off))] == [[1], [1], [1], [2]]


def test_a_tap_on_a_message_that_came_twice_takes_it_away() -> None:
    evening = Evening()
    evening.go_through([("begin", "table"), ("publish", KILLED), ("close", 0), ("pass", 0), ("publish", None)])
    first, second = sorted(evening.world.shown)
    evening.go_through([("tap", 0)])
    assert sorted(evening.world.shown) == [second] != [first]


@pytest.mark.parametrize("reading", ["open", "close"])
def test_a_late_reminder_names_a_time_that_is_still_to_come(reading: str) -> None:
    killed = Fault(0, takes_effect=False, kind="killed")
    history: History = [("begin", "late"), ("change", "start"), ("publish", None), (reading, 0), ("change", "remind")]
    assert lived([*history, ("publish", killed), ("pass", 3), ("publish", None), ("change", "take_over")]) == []


@pytest.mark.slow
def test_what_stands_is_what_is_wanted() -> None:
    history = failing(HISTORIES)
    assert (history, history and lived(history)) == ([], [])


# ---- what the law finds


def _sent_under_another_nonce(patch: pytest.MonkeyPatch) -> None:
    send, numbers = World._send, count()
    patch.setattr(
        World,
        "_send",
        lambda world, game, row, **how: send(world, game, replace(row, nonce=f"x{next(numbers)}"), **how),
    )


def _found_with_the_look_of_now(patch: pytest.MonkeyPatch) -> None:
    found = Loop._found

    async def careless(loop: Loop, act: Any, message_id: int) -> Done:
        return replace(await found(loop, act, message_id), look=look_of(loop.table.game, act.row))

    patch.setattr(Loop, "_found", careless)


def _deletions_go_unnoticed(patch: pytest.MonkeyPatch) -> None:
    renewed = channel.renewed
    patch.setattr(channel, "renewed", lambda row, **how: renewed(row, **how) if how["is_standing"] else ())


def _calls_again(patch: pytest.MonkeyPatch) -> None:
    renewed = channel.renewed
    patch.setattr(
        channel, "renewed", lambda row, **how: tuple(replace(each, is_again=False) for each in renewed(row, **how))
    )


def _rows_of_others_are_lost(patch: pytest.MonkeyPatch) -> None:
    recorded = channel._recorded

    def careless(game: Game, done: Done) -> Game:
        known = {each.nonce for each in game.outbox.messages}
        return recorded(game, done) if done.row.nonce in known else game

    patch.setattr(channel, "_recorded", careless)


def _looks_stay_known(patch: pytest.MonkeyPatch) -> None:
    kept = channel._kept
    patch.setattr(channel, "_kept", lambda game, row, unsent: replace(kept(game, row, unsent), look=row.look))


def _decided_when_found(patch: pytest.MonkeyPatch) -> None:
    found = Loop._found

    async def careless(loop: Loop, act: Any, message_id: int) -> Done:
        await loop._change(notifying.decide_calls_again, act.row.nonce)
        return await found(loop, act, message_id)

    patch.setattr(Loop, "_found", careless)


def _closes_silently(patch: pytest.MonkeyPatch) -> None:
    def careless(game: Game, actor: Actor, at: int, **how: Any) -> Game:
        stands = any(each.id and not each.leaves for each in game.outbox.messages if each.kind is Kind.LOBBY)
        return close(game, actor, at, has_result=stands, **how)

    patch.setattr(message_world, "close", careless)


def _reminds_twice(patch: pytest.MonkeyPatch) -> None:
    remind = notifying.remind

    def careless(game: Game, kind: Kind, at: int, called: Any, *, silent: bool, recipient: int | None = None) -> Game:
        return remind(game, kind, at, called or [recipient], silent=silent and recipient is None, recipient=recipient)

    patch.setattr(notifying, "remind", careless)


def _reminders_outlive_their_turn(patch: pytest.MonkeyPatch) -> None:
    is_wanted = channel.is_wanted
    patch.setattr(channel, "is_wanted", lambda game, row: row.kind in REMINDING or is_wanted(game, row))


def _takes(known: Known, came: Came, applies: Callable[[Way, Message], bool]) -> Callable[[pytest.MonkeyPatch], None]:
    def careless(way: Way, row: Message, heard: Known, **how: bool) -> Came | None:
        return came if heard is known and applies(way, row) else came_of(way, row, heard, **how)

    return lambda patch: patch.setattr(loop, "came_of", careless)


PLANTED: Final[dict[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "what may have been sent counts as unsent": lambda patch: patch.setattr(
        message_world, "reconciled", partial(_always_fresh, channel.reconciled)
    ),
    "a call is decided again when a message is looked for": _decided_when_found,
    "a row that closes while its message is replaced tells no result": _closes_silently,
    "a computer player moves before the reminder has arrived": lambda patch: patch.setattr(
        deadlines, "takeover_at", channel.announced_takeover
    ),
    "a thread is archived first": lambda patch: patch.setattr(
        channel.Act, "stage", property(lambda act: act.way is not Way.ARCHIVE)
    ),
    "who is reminded privately is called in the channel as well": _reminds_twice,
    "a private message that was refused is given up": lambda patch: patch.setattr(
        loop, "refused_privately", lambda game, *_: game.with_outbox(messages=())
    ),
    "who is next is told so again": lambda patch: patch.setattr(notifying, "_soon", _tells_again),
    "a message has another nonce at every attempt": _sent_under_another_nonce,
    "a turn that was never sent takes its moves along": lambda patch: patch.setattr(
        channel, "_with_untold", lambda game, _: game
    ),
    "all acts are one stage": lambda patch: patch.setattr(loop, "first_stage", tuple),
    "the look of a message that was found is believed": _found_with_the_look_of_now,
    "a deleted message is not missed": _deletions_go_unnoticed,
    "what takes the place of a message calls again": _calls_again,
    "a message that another process forgot stays": _rows_of_others_are_lost,
    "an edit that was never recorded is forgotten": _looks_stay_known,
    "what stands is forgotten when the server removes the bot": lambda patch: patch.setattr(
        deadlines, "leave_channel", _forgets_what_stands
    ),
    "a reminder outlives its turn": _reminders_outlive_their_turn,
    "a refusal counts as a deletion": _takes(Known.CLOSED, Came.LOST, lambda way, _: way is Way.EDIT),
    "a request and a message that leaves share an id": lambda patch: patch.setattr(
        channel, "without_taken", lambda rows: rows
    ),
    "messages of an earlier game are changed in the publication of the next one": lambda patch: patch.setattr(
        Loop, "_carry_out", _goes_on_with_the_ended_game
    ),
    "what was refused is given up after some attempts": _takes(
        Known.CLOSED, Came.FAILED, lambda way, _: way is Way.END
    ),
    "what cannot be edited keeps its buttons": _takes(Known.WORN, Came.LEFT, lambda way, _: way is Way.END),
    "what may not leave now is forgotten": _takes(Known.CLOSED, Came.LEFT, lambda way, _: way is Way.END),
    "a channel that does not answer uses up the attempts": lambda patch: patch.setattr(
        Loop, "_looked_for", _looks_in_vain
    ),
    "a message without an answer is given up": _takes(Known.UNKNOWN, Came.FAILED, lambda way, _: way is Way.SEND),
    "a late edit that its channel refuses is given up": _takes(Known.WORN, Came.LEFT, lambda way, _: way is Way.END),
    "a closed thread is opened for what is only drawn again": lambda patch: patch.setattr(
        loop, "is_redraw", lambda _: False
    ),
    "a thread stays open after a visit": lambda patch: patch.setattr(World, "close", _does_nothing),
    "a nonce is believed to live longer than it does": lambda patch: patch.setattr(loop, "NONCE_SECONDS", 300),
    "a channel that did not answer is believed to be empty": lambda patch: patch.setattr(
        Loop, "_newest", _takes_silence_for_an_answer
    ),
    "a line about a lock stays": lambda patch: patch.setattr(loop, "note_lock", _only_locks),
    "what leaves waits for a main message that is refused": lambda patch: patch.setattr(
        Loop,
        "_is_possible",
        lambda self, act, is_possible=Loop._is_possible: not self._error and is_possible(self, act),
    ),
    "a channel that was read in vain is believed": lambda patch: patch.setattr(World, "read", _reads_nothing),
    "a reply repeats a message that may stand": lambda patch: patch.setattr(
        World, "send", lambda world, table, row, send=World.send, **_: send(world, table, row)
    ),
}
"""Mistakes that somebody could make in the rows, the plan or the loop."""


async def _does_nothing(*_: object) -> None:
    pass


async def _takes_silence_for_an_answer(loop: Loop, row: Message) -> Any:
    is_known = row.channel_id in loop._read
    recent = await NEWEST(loop, row)
    return None if is_known and isinstance(recent, Exception) else recent


async def _looks_in_vain(loop: Loop, act: Any, *, must_read: bool) -> Done | None:
    done = await LOOKED_FOR(loop, act, must_read=must_read)
    return replace(done, came=Came.FAILED) if done and done.came is Came.HELD else done


def _forgets_what_stands(game: Game, *how: Any) -> Game:
    return LEAVE_CHANNEL(game, *how).with_outbox(messages=wanted(game, Kind.TURN))


LEAVE_CHANNEL: Final = deadlines.leave_channel
NEWEST: Final = Loop._newest
LOOKED_FOR: Final = Loop._looked_for


def _only_locks(game: Game, *who: Any, is_locked: bool) -> Game:
    return note_lock(game, *who, is_locked=True) if is_locked else game


async def _goes_on_with_the_ended_game(loop: Loop, act: Any, *, was_unsent: bool) -> Done | None:
    done = await CARRY_OUT(loop, act, was_unsent=was_unsent)
    if act.way is Way.NEXT and loop.ended:
        await replace(loop, table=loop.ended).run()
    return done


CARRY_OUT: Final = Loop._carry_out


def _always_fresh(reconciled: Callable[..., Game], game: Game, draw: Any, _: Any = ()) -> Game:
    return reconciled(game, draw, {each.nonce for each in game.outbox.messages})


def _tells_again(table: Any, row: Message, at: int, given: Any) -> tuple[Message, ...]:
    return tuple(Message(Kind.SOON, (row.subject[0], str(each)), calls_decided_at=at) for each in given.warned)


async def _reads_nothing(*_: object) -> dict[str, int]:
    return {}


@pytest.mark.long
@pytest.mark.parametrize("mistake", PLANTED)
def test_the_law_finds_mistakes(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED[mistake](monkeypatch)
    assert failing(20_000)
