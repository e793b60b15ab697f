"""People who play one game after another at one table, and do there whatever else a table offers."""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from simulator import Impossible
from simulator.api import walk
from simulator.service.interactions import Interaction
from tests.bot.features import present
from tests.bot.server import Button, Guest, Message, QuickDiscord
from tests.bot.words import says, words
from tests.e2e.driver import GuildDriver, buttons

TROUBLES = AssertionError, Impossible, IndexError, KeyError, ValueError
"""What people meet with while the bot is dead: messages that do not come, or not as they had expected."""
AT_AN_END = {Action.REMATCH, *present("step", "challenge")}
"""What the buttons do that stay below a poster: fewer where features were off, or where the next game has begun."""


def ended(actions: Sequence[str | None]) -> bool:
    return bool(actions) and AT_AN_END.issuperset(actions)


PATIENCE = 15.0
"""Seconds that people wait for the bot before they try something else."""
MINUTE = 60
GALLERY = 12
"""Discord's number for the component that shows pictures."""


@dataclass(frozen=True)
class TableSetup:
    """Who plays at a table, the host first, what they play, and what they do besides; `visitor` has no seat.

    `silent` lets the table wait now and then, for one of the minutes of `silences`.
    """

    people: tuple[str, ...]
    options: Mapping[str, Any]
    habits: tuple[str, ...] = ()
    silent: str = ""
    silences: tuple[int, ...] = (0, 0, 3, 12, 40)
    visitor: str = ""


IN_EVERY_ROUND = ("plan_ahead", "take_back", "find_substitute")
"""What eager people do, where it is a habit of their table."""
MOST_ROUNDS, MOST_TRIES = 12, 4

TOGETHER = ("plan_ahead", "follow", "take_back", "find_substitute", "return_to_seat", "choose_stand_in")

TABLES: Mapping[str, TableSetup] = {
    "two-people": TableSetup(
        ("Ola", "Kenji"),
        {"players": 2, "pace": 5, "policy": "remind"},
        TOGETHER,
        silent="Kenji",
        silences=(0, 0, 3, 40, 170),
        visitor="Juno",
    ),
    "wait": TableSetup(
        ("Ada", "Bela"), {"players": 2, "pace": 5, "policy": "wait"}, (*TOGETHER, "leave"), silent="Bela", visitor="Ivo"
    ),
    "turn": TableSetup(
        ("Cem", "Dana", "Emil"),
        {"players": 3, "pace": 5, "policy": "turn"},
        ("plan_ahead", "take_back", "plan_ahead"),
        silent="Dana",
    ),
    "seat": TableSetup(
        ("Fay", "Gus"), {"players": 2, "pace": 5, "policy": "seat"}, (*TOGETHER, "leave"), silent="Gus", visitor="Hana"
    ),
    "three-computers": TableSetup(("Zuri",), {"players": 4, "computers": "solid"}, ("follow",), visitor="Lin"),
    "a-court": TableSetup(("Nour", "Mai"), {"game": "qd", "players": 2, "pace": 5}, ("plan_ahead",), silent="Mai"),
}
"""The tables by their channels."""


@dataclass(frozen=True)
class Sent:
    """A message that was sent under a nonce: when, and whom it notified, by their ids."""

    nonce: str
    message_id: int
    at: int
    pinged: frozenset[str]
    addresses: tuple[Address, ...] = ()
    """The addresses of its buttons."""
    has_picture: bool = False

    @property
    def is_of_game(self) -> bool:
        """Whether the message shows a position of a game, or its end."""
        return self.has_picture or any(each.action == Action.REMATCH for each in self.addresses[:1])

    @property
    def is_reminder(self) -> bool:
        """Whether the message is a reminder, or notifies late."""
        return any(each.action == Action.ANSWER_REMINDER for each in self.addresses)

    @property
    def is_nudge(self) -> bool:
        """Whether the message notifies late of a turn that was announced silently."""
        return self.is_reminder and len(self.addresses) == 1

    @property
    def turn(self) -> tuple[int | None, int | None]:
        """The game and the ply of the first button."""
        return (self.addresses[0].subject, self.addresses[0].version) if self.addresses else (None, None)


@dataclass(frozen=True)
class Tap:
    """A tap on a button: the person, the message, the `custom_id` of the button, and the id of the interaction."""

    user: Mapping[str, Any]
    message: Mapping[str, Any]
    custom_id: str
    interaction_id: str

    @property
    def makes_moves(self) -> bool:
        return f":{Action.PLAY}:" in self.custom_id


class RecordingDiscord(QuickDiscord):
    """Remembers all messages that were ever sent under a nonce, by channel and id, and all taps, by their tokens."""

    def __init__(self, **settings: Any) -> None:
        self.sent: defaultdict[int, dict[int, Sent]] = defaultdict(dict)
        self.taps = dict[str, Tap]()
        super().__init__(**settings)

    def interact(self, kind: int, data: Any, user: Any, channel: Any, **how: Any) -> Interaction:
        made = super().interact(kind, data, user, channel, **how)
        if made.source and "custom_id" in data:
            self.taps[made.token] = Tap(user, made.source.data, data["custom_id"], made.id)
        return made

    def emit(self, event: str, data: dict[str, Any], guild_id: str | None = None) -> None:
        super().emit(event, data, guild_id)
        if event == "MESSAGE_CREATE" and data.get("nonce"):
            channel, message = data["channel_id"], data["id"]
            pinged = frozenset(self.messages[channel][message].pinged)
            identifiers = [each["custom_id"] for each in walk(data["components"]) if each.get("custom_id")]
            addresses = tuple(Address.parse(each.partition(":")[2]) for each in identifiers)
            how = addresses, bool(data["attachments"])
            sent = Sent(str(data["nonce"]), int(message), int(self.clock.now()), pinged, *how)
            self.sent[int(channel)][sent.message_id] = sent


class TableDriver(GuildDriver):
    """Looks at the messages of the games alone, and away from reminders, requests and what is told besides."""

    discord: RecordingDiscord

    def messages(self) -> list[Message]:
        return [message for message in super().messages() if self._is_of_game(message)]

    @property
    def newest(self) -> Message:
        return next(message for message in self._newest_first() if self._is_of_game(message))

    def _newest_first(self) -> Iterator[Message]:
        return reversed(super().messages())

    def _is_of_game(self, message: Message) -> bool:
        """Return whether it shows a position; answers to somebody's act, which have no nonce, do so by a picture."""
        if sent := self.discord.sent[self.table.id].get(message.id):
            return sent.is_of_game
        return bool(message.data["attachments"]) or any(part["type"] == GALLERY for part in message.parts)

    def sent(self) -> list[Sent]:
        """All messages that were sent to the channel with a nonce; those that were deleted included."""
        return list(self.discord.sent[self.table.id].values())

    def offer(self, *actions: StrEnum) -> tuple[Message, Button]:
        """Return the newest public message with a button that does one of this, and the button. Raises IndexError."""
        for message in self._newest_first():
            for button in message.buttons:
                if button.action in actions:
                    return message, button
        raise IndexError(actions)

    async def wait(self, condition: Callable[[], Any]) -> None:
        assert await self.discord.until(condition, PATIENCE), "the bot did not do what people waited for"


def plan_steps(panel: Message) -> list[Button]:
    """Return the buttons that add something to a plan, or go on to its next step."""
    made = tuple(f"|{action}" for action in (Action.PLAY, Action.SHOW_PANEL_STEP))
    return [each for each in panel.buttons if each.action == Action.CHANGE_PLAN and each.argument.endswith(made)]


class Player:
    """The people of one table, whatever becomes of the bot.

    `begun` counts how often they have begun to do what, and `done` how often they were not interrupted. Eager people
    do only what is in `IN_EVERY_ROUND`, often, and first what the people of no table have done in the round yet, which
    they try some times before anybody moves on; `rounds` has what has been done in which round, at all tables.
    """

    def __init__(
        self, discord: RecordingDiscord, channel: str, seed: int, rounds: set[tuple[str, int]] | None = None
    ) -> None:
        self.setup, self.is_eager = TABLES[channel], rounds is not None
        self.habits = [each for each in self.setup.habits if not self.is_eager or each in IN_EVERY_ROUND]
        self.driver = TableDriver(discord, seed, channel)
        self.rng = self.driver.rng
        self.host, *self.others = self.people = [self.driver.person(name) for name in self.setup.people]
        self.visitor = self.driver.person(self.setup.visitor) if self.setup.visitor else None
        self.begun, self.done, self.rounds = Counter[str](), Counter[str](), set() if rounds is None else rounds
        self._tries = Counter[tuple[int, str]]()  # by the message of the turn
        self._seen, self._silent_until = 0, 0.0

    async def play(self) -> None:
        while True:
            with suppress(*TROUBLES):
                await self._act()
            await self.driver.discord.quiet()

    async def _act(self) -> None:
        driver = self.driver
        actions = driver.newest.actions if driver.messages() else []
        if Action.JOIN in actions or Action.START in actions:
            await self._fill_and_start(driver.newest)
        elif ended(actions) and self.rng.random() < 0.5:
            await self.host.click(driver.newest, Action.REMATCH)
        elif not actions or ended(actions):
            await driver.open_lobby(self.host, **self.setup.options)
        elif missing := self._not_yet_done():
            habit = self.rng.choice(missing)
            self._tries[driver.newest.id, habit] += 1
            await self.do(habit)
        elif self.habits and self.rng.random() < (0.6 if self.is_eager else 0.3):
            await self.do(self.rng.choice(self.habits))
        elif not self._is_silent():
            await driver.turn()

    async def _fill_and_start(self, lobby: Message) -> None:
        for other in self.others:
            if other.name not in lobby.alt or f"{other.name} ({words('lobby-seat-invited')})" in lobby.alt:
                await other.click(lobby, Action.JOIN)
                return
        await self.driver.next_message(self.host.click(lobby, Action.START))

    def _is_silent(self) -> bool:
        """Whether the person whose turn it is lets the table wait."""
        driver, now = self.driver, self.driver.discord.clock.now()
        if driver.newest.id != self._seen:
            is_theirs = self.setup.silent in [person.name for person in driver.awaited]
            silence = self.rng.choice(self.setup.silences) if is_theirs else 0
            self._seen, self._silent_until = driver.newest.id, now + silence * MINUTE
        return bool(now < self._silent_until)

    # ---- habits

    def _not_yet_done(self) -> list[str]:
        """What eager people try before they move on: what was not done in this round, unless it has failed too often.

        Whoever moves first in a round of the last dominoes, for example, has nothing to plan.
        """
        turn = self.driver.newest.id
        missing = [each for each in self.habits if self.is_eager and (each, self.round) not in self.rounds]
        return [each for each in missing if self._tries[turn, each] < MOST_TRIES]

    @property
    def round(self) -> int:
        """The round in which the newest message was sent."""
        text = self.driver.newest.text
        return next((each for each in range(1, MOST_ROUNDS + 1) if says(text, "table-round", round=each)), 0)

    async def do(self, habit: str) -> None:
        act: Callable[[], Awaitable[None]] = getattr(self, f"_{habit}")
        self.begun[habit] += 1
        begun_in = self.round
        await act()
        self.done[habit] += 1
        self.rounds.add((habit, begun_in))

    @property
    def anybody(self) -> Guest:
        return self.rng.choice([*self.people, *([self.visitor] if self.visitor else [])])

    async def _plan_ahead(self) -> None:
        driver, awaited = self.driver, self.driver.awaited
        planner = self.rng.choice([person for person in self.people if person not in awaited])
        panel = (await planner.slash(driver.table, "kingdomino plan")).private
        if not plan_steps(panel):  # but the plan that is kept
            await driver.changed(panel, planner.click(panel, Action.CHANGE_PLAN))
        for _ in range(self.rng.randrange(1, 6)):
            if steps := plan_steps(panel):
                await driver.changed(panel, planner.click(panel, self.rng.choice(steps)))
        await driver.changed(panel, planner.click(panel, Action.KEEP_PLAN))

    async def _take_back(self) -> None:
        await self.rng.choice(self.people).insist(self.driver.table, "kingdomino table", do="undo")
        await self._answer_request()

    async def _find_substitute(self) -> None:
        assert self.visitor
        whose = self.rng.choice([*self.people, self.visitor]).name
        await self.anybody.insist(self.driver.table, "kingdomino table", do="substitute", player=whose)
        await self._answer_request()
        await self.visitor.click(*self.driver.offer(Action.TAKE_SEAT))

    async def _answer_request(self) -> None:
        """Let everybody answer a request, and most of them agree."""
        request, _ = self.driver.offer(Action.AGREE)
        for person in self.people:
            answer = Action.AGREE if self.rng.random() < 0.9 else Action.DECLINE
            if answer in [button.action for button in buttons(request)]:
                await person.click(request, answer)

    async def _return_to_seat(self) -> None:
        await self.anybody.click(*self.driver.offer(Action.RETURN_TO_SEAT, Action.COME_BACK))

    async def _leave(self) -> None:
        """Be away for an hour, which is a minute here, or come back."""
        leaver = self.anybody
        if self.rng.random() < 0.3:
            await leaver.slash(self.driver.table, "kingdomino settings", away="1 hours")
        elif self.rng.random() < 0.5:
            await leaver.click(*self.driver.offer(Action.COME_BACK))
        else:
            await self._choose_stand_in()

    async def _choose_stand_in(self) -> None:
        """Want no more reminders, or let a computer player take the turn or the seat."""
        anybody = self.anybody
        offer = (await anybody.click(*self.driver.offer(Action.SHOW_STAND_INS))).private
        if offer.buttons:
            await anybody.click(offer, self.rng.choice(offer.buttons))

    async def _follow(self) -> None:
        if self.visitor:
            board = (await self.visitor.slash(self.driver.table, "kingdomino board")).private
            for each in [each for each in board.buttons if each.action in present("follow", "unfollow")]:
                await self.visitor.click(board, each)
