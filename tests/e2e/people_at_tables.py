"""People who play one game after another at one table, and do there whatever else a table offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, cast

from simulator import Impossible, Person
from simulator.world import walk
from tests.e2e.driver import GuildDriver

TROUBLES = AssertionError, Impossible, IndexError, KeyError, ValueError
"""What people meet with while the bot is dead: messages that do not come, or not as they had expected."""
ENDED = ["Rematch", "History", "Film", "Analysis"]
"""The buttons that stay below a poster."""
PATIENCE = 15.0
"""Seconds that people wait for the bot before they try something else."""
GALLERY = 12
"""Discord's number for the component that shows pictures."""
PLANNED = r"Plan .*|(\d.. · )?q?\d.*|Skip.*|Knight to .*|Build .*"
"""The labels of the buttons that add something to a plan, or go on to its next step."""


@dataclass(frozen=True)
class TableSetup:
    """Who plays at a table, the host first, what they play, and what they do besides; `visitor` has no seat.

    `silent` lets the table wait now and then, for one of the seconds of `silences`.
    """

    people: tuple[str, ...]
    options: Mapping[str, Any]
    habits: tuple[str, ...] = ()
    silent: str = ""
    silences: tuple[int, ...] = (0, 0, 3, 12, 40)
    visitor: str = ""


TOGETHER = ("plan_ahead", "follow", "take_back", "find_substitute", "return_to_seat", "answer_reminder")

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
        ("Fay", "Gus"),
        {"players": 2, "pace": 5, "policy": "seat"},
        (*TOGETHER, "leave"),
        silent="Gus",
        visitor="Hana",
    ),
    "three-computers": TableSetup(("Zuri",), {"players": 4, "computers": "Solid"}, ("follow",), visitor="Lin"),
    "a-court": TableSetup(("Nour", "Mai"), {"game": "qd", "players": 2, "pace": 5}, ("plan_ahead",), silent="Mai"),
}
"""The tables by their channels."""


@dataclass(frozen=True)
class Repeated:
    """A message that was sent under a nonce which had been used: the nonce, and the message that was first."""

    nonce: str
    first: Any


class Nonces(dict[tuple[str, str], Any]):
    """Keeps the nonces of all messages, and notes which were sent more than once, by channel."""

    def __init__(self, discord: Any) -> None:
        super().__init__()
        self.discord = discord
        self.repeated: dict[str, list[Repeated]] = {}

    def __setitem__(self, key: tuple[str, str], value: Any) -> None:
        channel, nonce = key
        if key in self:
            self.repeated.setdefault(channel, []).append(Repeated(nonce, self[key][1]))
        super().__setitem__(key, value)


class TableDriver(GuildDriver):
    """Looks at the messages of the games alone, and away from reminders, requests and what is told besides."""

    def messages(self, channel: Any = None) -> list[Any]:
        besides = {sent.data["id"] for nonce, sent in self.sent() if not is_of_game(nonce)}
        return [message for message in super().messages(channel) if message["id"] not in besides | self._requests]

    @property
    def _requests(self) -> set[str]:
        """The ids of the messages that were sent without a nonce, as answers to somebody's act."""
        known = {sent.data["id"] for _, sent in self.sent()}
        return {
            message["id"] for message in super().messages() if message["id"] not in known and not has_pictures(message)
        }

    def sent(self) -> list[tuple[str, Any]]:
        """All messages that were sent to the channel with a nonce, by it; those that were deleted included."""
        here, nonces = self.table["id"], cast("Nonces", self.discord.nonces)
        repeated = [(each.nonce, each.first) for each in nonces.repeated.get(here, ())]
        return [*repeated, *((nonce, sent) for (channel, nonce), (_, sent) in nonces.items() if channel == here)]

    @property
    def reminders(self) -> set[str]:
        """The ids of all reminders and late notifications, those that were deleted included."""
        return {sent.data["id"] for nonce, sent in self.sent() if nonce.startswith(("r", "n"))}

    def button(self, pattern: str) -> tuple[Any, str]:
        """The newest public message with a button of such a label, and the label. Raises IndexError without one."""
        for message in reversed(super().messages()):
            for label in self.labels(message):
                if re.fullmatch(pattern, label):
                    return message, label
        raise IndexError(pattern)

    async def wait(self, condition: Callable[[], Any]) -> None:
        assert await self.discord.until(condition, PATIENCE), "the bot did not do what people waited for"


def is_of_game(nonce: str) -> bool:
    """Whether a message with this nonce shows a position of a game, or its end."""
    return re.fullmatch(r"\d+-(\d+|end)", nonce) is not None or nonce.startswith("again")


def has_pictures(message: Any) -> bool:
    return any(component["type"] == GALLERY for component in walk(message["components"]))


class Player:
    """The people of one table, whatever becomes of the bot.

    `begun` counts how often they have begun to do what, and `done` how often they were not interrupted.
    """

    def __init__(self, discord: Any, channel: str, seed: int) -> None:
        self.setup = TABLES[channel]
        self.driver = TableDriver(discord, seed)
        self.driver.table = discord.channel(channel)
        self.rng = self.driver.rng
        self.host, *self.others = self.people = [self.driver.person(name) for name in self.setup.people]
        self.visitor = self.driver.person(self.setup.visitor) if self.setup.visitor else None
        self.begun, self.done = Counter[str](), Counter[str]()
        self._seen, self._silent_until = "", 0.0

    async def play(self) -> None:
        while True:
            with suppress(*TROUBLES):
                await self._act()
            await self.driver.discord.quiet()

    async def _act(self) -> None:
        driver = self.driver
        labels = driver.labels(driver.newest) if driver.messages() else []
        if "Join" in labels or "Start" in labels:
            await self._fill_and_start(labels)
        elif labels == ENDED and self.rng.random() < 0.5:
            await self.host.click(driver.newest, "Rematch")
        elif not labels or labels == ENDED:
            await driver.open_lobby(self.host, **self.setup.options)
        elif self.setup.habits and self.rng.random() < 0.3:
            await self.do(self.rng.choice(self.setup.habits))
        elif not self._is_silent():
            await driver.turn()

    async def _fill_and_start(self, labels: list[str]) -> None:
        lobby = self.driver.newest
        for other in self.others:
            if other.name not in self.driver.text(lobby):
                await other.click(lobby, "Join")
                return
        await self.driver.next_message(self.host.click(lobby, "Start"))

    def _is_silent(self) -> bool:
        """Whether the person whose turn it is lets the table wait."""
        newest = self.driver.newest
        if newest["id"] != self._seen:
            is_theirs = self.setup.silent in [person.name for person in self.driver.awaited(newest)]
            silence = self.rng.choice(self.setup.silences) if is_theirs else 0
            self._seen, self._silent_until = newest["id"], monotonic() + silence
        return monotonic() < self._silent_until

    # ---- habits

    async def do(self, habit: str) -> None:
        act: Callable[[], Awaitable[None]] = getattr(self, f"_{habit}")
        self.begun[habit] += 1
        await act()
        self.done[habit] += 1

    @property
    def anybody(self) -> Person:
        return self.rng.choice([*self.people, *([self.visitor] if self.visitor else [])])

    async def _plan_ahead(self) -> None:
        driver, awaited = self.driver, self.driver.awaited(self.driver.newest)
        planner = self.rng.choice([person for person in self.people if person not in awaited])
        [panel] = (await planner.slash(driver.table, "plan")).ephemeral
        if "Change" in driver.labels(panel):
            panel = await driver.changed(panel, planner.click(panel, "Change"))
        for _ in range(self.rng.randrange(1, 6)):
            if steps := [label for label in driver.labels(panel) if re.fullmatch(PLANNED, label)]:
                panel = await driver.changed(panel, planner.click(panel, self.rng.choice(steps)))
        await driver.changed(panel, planner.click(panel, "Keep this plan"))

    async def _take_back(self) -> None:
        await self.rng.choice(self.people).slash(self.driver.table, "kingdomino undo")
        await self._answer_request("Agree", "No, play on")

    async def _find_substitute(self) -> None:
        assert self.visitor
        whose = self.rng.choice([*self.people, self.visitor]).name
        await self.anybody.slash(self.driver.table, "kingdomino substitute", player=whose)
        await self._answer_request("Agree", "Rather not")
        offer, label = self.driver.button("Take the seat of .*")
        await self.visitor.click(offer, label)

    async def _answer_request(self, *answers: str) -> None:
        """Let everybody answer a request, mostly with the first of the answers."""
        request, _ = self.driver.button(answers[0])
        for person in self.people:
            answer = answers[0] if self.rng.random() < 0.9 else answers[-1]
            if answer in self.driver.labels(request):
                await person.click(request, answer)

    async def _return_to_seat(self) -> None:
        if self.rng.random() < 0.5:
            await self.anybody.slash(self.driver.table, "kingdomino back")
        else:
            message, label = self.driver.button("Take my seat back|I am back")
            await self.anybody.click(message, label)

    async def _leave(self) -> None:
        """Be away for an hour, which is a minute here, or come back."""
        leaver = self.anybody
        if self.rng.random() < 0.3:
            await leaver.slash(self.driver.table, "away until", end="1 hours")
        elif self.rng.random() < 0.5:
            await leaver.slash(self.driver.table, "away back")
        else:
            message, label = self.driver.button("Stand in for .*")
            [offer] = (await leaver.click(message, label)).ephemeral
            await leaver.click(offer, self.rng.choice(self.driver.labels(offer)))

    async def _answer_reminder(self) -> None:
        """Want no more reminders, or let a computer player take the turn or the seat."""
        message, _ = self.driver.button("Stop reminding me")
        await self.anybody.click(message, self.rng.choice(self.driver.labels(message)))

    async def _follow(self) -> None:
        if self.visitor:
            await self.visitor.slash(self.driver.table, "follow", how=self.rng.choice(("mentioned", "quietly", "off")))
