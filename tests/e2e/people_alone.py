"""People who play alone in panels: challenges, the daily game, its puzzle, and games from there on."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from enum import StrEnum

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.games.game import Status
from tests.bot.features import action, present
from tests.bot.server import Guest, Message, read, says
from tests.e2e.driver import GuildDriver, buttons
from tests.e2e.laws import rows
from tests.e2e.people_at_tables import PATIENCE, TROUBLES, RecordingDiscord

CHANNEL, PEOPLE = "challenges", ("Petra", "Quentin", "Rosalind")
HABITS = "challenge", "challenge", "close", "daily", "puzzle", "beat"
CHALLENGING = "challenge", "challenge", "challenge", "challenge", "open", "close"
"""What people do who are there for challenges only."""
PLAY_DEAL, CLOSE = action("playdaily"), action("closechallenge")
LOOK_BACK, BEAT = action("step"), action("beat")
_DEALS = "SELECT id, deal FROM games WHERE deal IS NOT NULL"
_FINISHED = """
SELECT challenges.id FROM games AS challenges JOIN games ON games.deal LIKE '%-' || challenges.id
JOIN seats ON seats.game_id = games.id AND seats.user_id = games.host_id AND NOT seats.resigned
WHERE challenges.owner IS NOT NULL AND games.status = 'over' AND games.ended_at <= challenges.closes_at
"""
"""Challenges in channels that somebody has finished in time; the name of a deal ends with the id of its challenge."""
MOST_TAPS = 12
"""How often a person taps in a panel at a time, in a game of some 25 taps."""


class AloneDriver(GuildDriver):
    async def wait(self, condition: Callable[[], object]) -> None:
        assert await self.discord.until(condition, PATIENCE), "the bot did not do what people waited for"


class Challengers:
    """People who do not meet at a table. `done` counts what they were not interrupted in.

    `early` has what somebody read of others before the end of their own game.
    """

    def __init__(self, discord: RecordingDiscord, seed: int, habits: Sequence[str] = HABITS) -> None:
        self.driver, self.discord, self.habits = AloneDriver(discord, seed, CHANNEL), discord, habits
        self.rng, self.done, self.early = self.driver.rng, Counter[str](), list[str]()
        self.people = [self.driver.person(name) for name in PEOPLE]

    async def play(self) -> None:
        await asyncio.gather(*map(self._live, self.people))

    async def _live(self, person: Guest) -> None:
        while True:
            with suppress(*TROUBLES):
                habit = self.rng.choice(self.habits)
                act: Callable[[Guest], Awaitable[None]] = getattr(self, f"_{habit}")
                await act(person)
                self.done[habit] += 1
            await self.discord.quiet()

    def _newest(self, action: StrEnum) -> Message:
        return [each for each in self.driver.messages() if action in each.actions][-1]

    async def _page(self, person: Guest, command: str, **options: int) -> Message:
        page = (await person.slash(self.driver.table, command, **options)).private
        await self.driver.wait(lambda: page.text)
        self._read(person, page)
        return page

    def _read(self, person: Guest, page: Message) -> None:
        others = [name for name in PEOPLE if name != person.name and name in page.text]
        if others and PLAY_DEAL in page.actions:
            self.early.append(f"{person.name} reads of {others} on {page.text!r}")

    async def _challenge(self, person: Guest) -> None:
        """Play the newest challenge, or open one."""
        invitations = [each for each in self.driver.messages() if PLAY_DEAL in each.actions]
        if not invitations or self.rng.random() < 0.1:
            # An hour is a minute here.
            await self._page(person, "kingdomino challenge", hours=1)
            return
        await self._take(person, (await person.click(invitations[-1], PLAY_DEAL)).private)

    async def _close(self, person: Guest) -> None:
        page = (await person.click(self._newest(PLAY_DEAL), PLAY_DEAL)).private
        for _ in range(2):
            await self.driver.changed(page, person.click(page, CLOSE))

    async def _daily(self, person: Guest) -> None:
        await self._go_on(person, await self._page(person, "kingdomino daily"))

    async def _puzzle(self, person: Guest) -> None:
        """Answer the puzzle of the day, if there is one, and play on from there."""
        if not (known := present("puzzle", "answerpuzzle", "playpuzzle")):
            return
        show, answer, play = known
        page = await self._page(person, "kingdomino daily")
        if show not in page.actions:
            # The game of the day comes first.
            await self._take(person, page)
            return
        await self.driver.changed(page, person.click(page, show))
        if page.selects:
            await self.driver.changed(page, person.choose(page, answer, page.selects[0].values[0]))
        else:
            answers = [each for each in page.buttons if each.action == answer]
            await self.driver.changed(page, person.click(page, self.rng.choice(answers)))
        assert any(says(page.text, f"solution-{judged}") for judged in ("right", "good", "wrong"))
        await self._take(person, read(await person.click(page, play)))

    async def _beat(self, person: Guest) -> None:
        game = (await person.click(self._newest(LOOK_BACK), LOOK_BACK)).private
        await self.driver.wait(lambda: BEAT in game.actions)
        await self._go_on(person, (await person.click(game, BEAT)).private)

    async def _go_on(self, person: Guest, page: Message) -> None:
        """Begin or continue the game of a page, which becomes the panel; take turns there."""
        for begin in (PLAY_DEAL, Action.OPEN_PANEL):
            if begin in page.actions:
                await self.driver.changed(page, person.click(page, begin))
        await self._take(person, page)

    async def _take(self, person: Guest, panel: Message) -> None:
        await self.driver.wait(lambda: panel.text)
        self._read(person, panel)
        for _ in range(MOST_TAPS):
            if moves := [each for each in buttons(panel) if each.action == Action.PLAY]:
                await self.driver.changed(panel, person.click(panel, self.rng.choice(moves)))


def check_challenges(
    challengers: Challengers, database: str, *, is_end: bool = False, is_switched: bool = False
) -> int:
    """Check that each challenge has one invitation, and one result if it was finished; return the number of results.

    A result may be missing before the end, and for good if a kill came before the invitation. Where challenges were off
    for longer than Discord knows a nonce, an invitation that no answer came for is found by nobody.
    """
    assert challengers.early == []
    twice = "SELECT deal, host_id FROM games WHERE deal IS NOT NULL GROUP BY deal, host_id HAVING count(*) > 1"
    assert rows(database, twice) == []
    stored = rows(database, "SELECT id, status, mixed_in FROM games WHERE owner IS NOT NULL")
    addresses = [
        Address.parse(button.custom_id.partition(":")[2])
        for message in challengers.driver.messages()
        for button in message.buttons
    ]
    # A result offers the best game of the challenge, whose deal is named after the challenge.
    deals = {game: int(deal.rpartition("-")[2]) for game, deal in rows(database, _DEALS)}
    shown = Counter(
        (each.action, each.subject or deals[int(each.argument.split()[0])])
        for each in addresses
        if each.action in {PLAY_DEAL, BEAT}
    )
    assert set(shown.values()) <= {1}
    told = {each for action, each in shown if action == BEAT}
    assert told <= {each for each, status, _ in stored if status == Status.CLOSED}
    if is_end:
        # An invitation whose message was found late has a result, too.
        finished = {each for (each,) in rows(database, _FINISHED)}
        assert told >= finished & {each for each, status, invited in stored if status == Status.CLOSED and invited}
        opened = {each for each, status, _ in stored if status == Status.OPEN}
        invitations = {each for action, each in shown if action == PLAY_DEAL}
        unknown = {each for each, status, invited in stored if status == Status.CLOSED and not invited}
        assert invitations - (unknown if is_switched else set()) == opened, (invitations, stored)
    return len(told)
