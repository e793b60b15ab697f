"""People who play whole games on the simulated Discord: `python -m tools.benchmarks.same.scenes FILE` writes it down.

The commits to compare run this module over their own bot. All choices are drawn by a hash of what can be chosen, so one
control more or less changes few of them. Nothing here names a text.
"""

import argparse
import asyncio
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from bot.chat.actions import Action
from bot.chat.handling.context import Services
from bot.host.composition import FEATURES
from bot.host.database import opening
from simulator import Impossible
from tests.bot.server import Guest, Message, Place, SimulatedServer
from tools.benchmarks.same.transcript import Transcript

TROUBLES: Final = AssertionError, Impossible, LookupError, ValueError
SAMPLE: Final = "tests.bot.sample_judge"
"""A judge that takes no time."""
MOST_TAPS, MOST_LOOKS, MOST_TURNS = 24, 5, 160
"""The taps of a turn, how many of them only look, and the turns of a game."""
LEAVING: Final = {
    *(Action.FORGET_PERSON, Action.CANCEL, Action.RESIGN, Action.QUIT_ELSEWHERE, Action.LEAVE, Action.PUT_OUT),
    *(Action.START, Action.ARCHIVE, Action.FIND_SUBSTITUTE, Action.TAKE_SEAT, Action.COMPUTER_KEEPS_SEAT),
    *(Action.REMATCH, "opentable", Action.INVITE, Action.PAUSE, Action.PROPOSE_PACE, Action.SET_UP),
    *(Action.ADD_COMPUTER, Action.FILL_SEATS, "closechallenge", Action.ADJUST_SERVER, Action.CHOOSE_TEAM),
}
"""What nobody does who only looks around."""
GOES_ON: Final = Action.PLAY, "playdaily", "playpuzzle", Action.OPEN_PANEL, Action.SHOW_PANEL_STEP


class WholeServer(SimulatedServer):
    """A server whose bot has all features."""

    features = FEATURES


@dataclass(frozen=True)
class Control:
    """A button, or an option of a select."""

    action: str
    argument: str
    custom_id: str
    value: str | None = None

    def __str__(self) -> str:
        return f"{self.action} {self.argument}{'' if self.value is None else f' = {self.value}'}"


def controls(message: Message) -> Iterator[Control]:
    """Yield what a person can use in a message of the bot."""
    for button in message.buttons if message.is_there else ():
        if button.action and not button.is_disabled:
            yield Control(button.action, button.argument, button.custom_id)
    for select in message.selects if message.is_there else ():
        for option in select.options:
            yield Control(select.action, select.argument, select.custom_id, option.value)


@dataclass(frozen=True)
class Scene:
    """A table of people, and what they do besides playing; `habits` take turns, one after every few turns."""

    options: Mapping[str, Any]
    habits: Sequence[str] = ("look",)
    people: int = 2
    every: int = 3
    """How many turns come between two habits."""
    rules: Sequence[Sequence[str]] = ()
    """What the host chooses on the second page of the lobby, a select after the other."""
    beside: Sequence[str] = ()
    """What people do after their game."""


CHALLENGES: Final[Mapping[int, Mapping[str, Any]]] = {
    5: {"hours": 5},
    48: {"days": 2, "level": "beginner"},
    6: {"hours": 6, "game": "qd"},
}
"""The options of challenges, by the hours for which they are open."""
TOGETHER: Final = "plan", "look", "undo", "wait", "type", "away", "plan", "follow", "pause", "look", "pace", "board"
OTHERS: Final = "substitute", "plan", "back"
HOUR: Final = ("pace 60",)
COURT: Final = "plan", "look", "undo", "board", "type"
SCENES: Final[Mapping[str, Scene]] = {
    "two": Scene({"game": "kd"}, (*TOGETHER, *OTHERS), every=2, rules=(HOUR,), beside=("pages",)),
    "three": Scene(
        {"game": "kd", "players": 3}, ("wait", "plan", "away", "undo"), 3, rules=(("pace 5",), ("policy turn",))
    ),
    "four": Scene({"game": "kd", "players": 4}, ("plan", "look", "type"), 2, 2, (("dynasty",),)),
    "hints": Scene({"game": "kd", "players": 2}, ("plan", "type"), 1, 4, (("m", "h"), ("suggestions shown",))),
    "duel": Scene({"game": "kd7"}, ("wait", "look", *OTHERS), rules=(HOUR, ("policy seat",)), beside=("challenges",)),
    "new-three": Scene({"game": "kd3n", "players": 3}, ("look", "undo", *OTHERS), 3),
    "court": Scene({"game": "qd"}, (*COURT, "wait"), rules=(("pace 480",),), beside=("dailies",)),
    "court-four": Scene({"game": "qd", "players": 4}, COURT, 4, 6),
    "wedding": Scene({"game": "rw", "players": 3}, (*COURT, *OTHERS), 3, 6),
    "teams": Scene({"game": "rwt", "players": 6}, ("plan", "look", "undo", "board"), 4, 4),
    "thread": Scene({"game": "kd"}, ("board", "look", "resign"), rules=(("thread",), HOUR)),
}
NAMES: Final = "Ola", "Kenji", "Zuri", "Robin"


@dataclass
class Stage:
    """A server, where every act is written down."""

    server: SimulatedServer
    transcript: Transcript
    name: str
    visitor: Guest
    table: Place = field(init=False)
    _drawn: int = 0

    def __post_init__(self) -> None:
        self.table = self.server.channel

    @property
    def people(self) -> list[Guest]:
        return [*self.server.people.values()]

    @property
    def newest(self) -> Message:
        return self.table.newest

    # ---- acts

    async def act(self, said: str, act: Callable[[], Awaitable[Any]]) -> Any:
        """Do something and write down what came of it; what cannot be done is written down too."""
        self.server.now += 1
        self.transcript.begin(said)
        trouble, result = "", None
        try:
            result = await act()
            await self.server.discord.quiet()
        except TROUBLES as error:
            trouble = f"{type(error).__name__}: {error}"
        self.transcript.end(trouble)
        return result

    async def use(self, person: Guest, message: Message, control: Control) -> Message | None:
        """Use a control; return the message that answers the person."""

        async def act() -> Any:
            data = dict(message.data)
            if control.value is None:
                return await person.person.click(data, control.custom_id)
            return await person.person.choose(data, control.custom_id, control.value)

        return self._answering(await self.act(f"{person.name} uses {control}", act))

    async def command(self, person: Guest, command: str, **options: Any) -> Message | None:
        told = {name: value.name if isinstance(value, Guest) else value for name, value in options.items()}
        given = {name: value.person if isinstance(value, Guest) else value for name, value in options.items()}
        said = f"{person.name} types /{command} {' '.join(f'{name}:{value}' for name, value in told.items())}"
        return self._answering(await self.act(said, lambda: person.person.slash(self.table.data, command, **given)))

    async def complete(self, person: Guest, command: str, option: str, typed: str = "") -> Sequence[Any]:
        said = f"{person.name} begins /{command} {option}:{typed}"
        complete = partial(person.person.autocomplete, self.table.data, command, focused=option, typed=typed)
        answer = await self.act(said, complete)
        return answer.choices if answer else ()

    async def pass_hours(self, hours: float) -> None:
        await self.act(f"{hours} hours pass", lambda: self.server.sleep(hours))

    def _answering(self, answer: Any) -> Message | None:
        """Return the message of an answer that the person goes on with."""
        if answer is None:
            return None
        mine = [each for each in [*answer.followups, answer.response, *answer.messages] if each]
        return Message(self.server.discord, mine[0]) if mine else None

    # ---- choices

    def draw(self, among: Sequence[Any]) -> Any:
        """Draw one of these, which are told apart by their texts. Raises LookupError if there is none."""
        self._drawn += 1

        def rank(each: Any) -> bytes:
            text = each.name if isinstance(each, Guest) else str(each)
            return sha256(self.transcript.written(f"{self.name} {self._drawn} {text}").encode()).digest()

        if not among:
            raise LookupError("nothing to choose from")
        return min(among, key=rank)

    def chance(self, share: float) -> bool:
        return int(self.draw(range(100))) < share * 100

    def found(self, *actions: str) -> tuple[Message, Control]:
        """Return the newest public message with such a control. Raises LookupError."""
        for message in reversed(self.table.messages):
            if offered := [each for each in controls(message) if each.action in actions]:
                return message, self.draw(offered)
        raise LookupError(actions)

    async def wander(self, person: Guest, message: Message | None, taps: int) -> None:
        """Tap around in a message, but change nothing for others."""
        for _ in range(taps):
            offered = [each for each in controls(message) if each.action not in LEAVING] if message else []
            if not message or not offered:
                return
            message = await self.use(person, message, self.draw(offered)) or message

    # ---- a table

    async def open(self, scene: Scene) -> None:
        """Open the lobby, look around in it, fill it and start."""
        host, *others = self.people
        await self.command(host, "kingdomino new", **{"players": scene.people, **scene.options})
        lobby = self.newest
        for person in others:
            await self.use(person, lobby, self._one(lobby, Action.JOIN))
        panel = await self.use(host, lobby, self._one(lobby, Action.SHOW_LOBBY))
        assert panel
        with suppress(LookupError):
            await self.use(host, panel, self._one(panel, Action.FILL_SEATS, Action.ADD_COMPUTER))
        await self.use(host, panel, self._one(panel, Action.SHOW_LOBBY))
        for values in scene.rules:
            [chosen] = [each for each in controls(panel) if each.value == values[0]]
            choose = partial(host.person.choose, dict(panel.data), chosen.custom_id, *values)
            await self.act(f"{host.name} chooses {values}", choose)
        await self.wander(host, panel, 2)
        await self.wander(self.visitor, lobby, 1)
        await self.use(host, lobby, self._one(lobby, Action.START))
        for thread in self.server.channel.threads:
            self.table = thread

    def _one(self, message: Message, *actions: str) -> Control:
        """Return the control with the first of these actions that is there. Raises LookupError."""
        offered = list(controls(message))
        for action in actions:
            if fitting := [each for each in offered if each.action == action]:
                return self.draw(fitting)  # type: ignore[no-any-return]
        raise LookupError(actions)

    async def is_playing(self) -> bool:
        table = await self.server.services.tables.live(self.table.id)
        return table is not None and table.acting is not None

    async def acting(self) -> Guest:
        table = await self.server.services.tables.live(self.table.id)
        if table is None or table.acting is None:
            raise LookupError("nobody's turn")
        return {**self.server.people, self.visitor.name: self.visitor}[table.acting.name]

    async def play(self, scene: Scene) -> None:
        """Play to the end."""
        habits = cycle(scene.habits)
        for number in range(1, MOST_TURNS):
            if not await self.is_playing():
                break
            if number % scene.every == 0:
                with suppress(LookupError):
                    await getattr(self, f"_{next(habits)}")()
            # A plan near the end reaches into the last round.
            if "plan" in scene.habits and await self._is_near_end():
                with suppress(LookupError):
                    await self._plan()
            with suppress(LookupError):
                await self.turn()

    async def turn(self) -> None:
        """Let the person whose turn it is take it, with a few looks at other possibilities."""
        person, turn = await self.acting(), await self._turn()
        message: Message | None = self.newest
        if not any(each.action == Action.PLAY for each in controls(self.newest)):
            message = await self.use(person, *self.found(Action.OPEN_PANEL, Action.ANSWER_REMINDER))
        for tap in range(MOST_TAPS):
            offered = [each for each in controls(message) if each.action not in LEAVING] if message else []
            moves = [each for each in offered if each.action == Action.PLAY]
            if not message or not offered or await self._turn() != turn:
                break
            go_on = moves or [each for each in offered if each.action in GOES_ON] or offered
            chosen = self.draw(offered if tap < MOST_LOOKS and self.chance(0.5) else go_on)
            message = await self.use(person, message, chosen) or message
        if await self._turn() == turn:
            await self._type()

    async def _turn(self) -> Any:
        table = await self.server.services.tables.live(self.table.id)
        return table and table.acting and (table.acting.number, table.state.turns)

    async def _is_near_end(self) -> bool:
        table = await self.server.services.tables.live(self.table.id)
        return table is not None and table.state.round >= table.state.format.rounds - 1

    async def waiting(self) -> Guest:
        acting = await self.acting()
        return self.draw([each for each in self.people if each is not acting])  # type: ignore[no-any-return]

    # ---- habits

    async def _plan(self) -> None:
        person = await self.waiting()
        panel = await self.command(person, "kingdomino plan")
        for _ in range(5):
            if steps := [each for each in controls(panel) if each.action == Action.CHANGE_PLAN] if panel else []:
                panel = await self.use(person, panel, self.draw(steps)) or panel  # type: ignore[arg-type]
        if panel:
            await self.use(person, panel, self._one(panel, Action.KEEP_PLAN, Action.DROP_PLAN))

    async def _look(self) -> None:
        """Look around below the newest message, as a player and as somebody who passes by."""
        for person in (await self.waiting(), self.visitor):
            await self.wander(person, self.newest, 3)

    async def _board(self) -> None:
        person = self.draw([*self.people, self.visitor])
        await self.wander(person, await self.command(person, "kingdomino board"), 2)
        if choices := await self.complete(person, "kingdomino board", "kingdom"):
            await self.command(person, "kingdomino board", kingdom=self.draw([each.value for each in choices]))
        await self.command(person, "kingdomino board", text=True)

    async def _insist(self, person: Guest, **options: Any) -> None:
        asked = await self.command(person, "kingdomino table", **options)
        yes = [each for each in controls(asked) if each.action != Action.CALL_OFF] if asked else []
        if asked and asked.is_private and len(yes) == 1:
            await self.use(person, asked, yes[0])

    async def _answer(self) -> None:
        """Let everybody who is asked agree, and now and then somebody decline."""
        for person in self.people:
            with suppress(LookupError):
                message, _ = self.found(Action.AGREE)
                choice = Action.DECLINE if self.chance(0.15) else Action.AGREE
                await self.use(person, message, self._one(message, choice))

    async def _undo(self) -> None:
        await self._insist(self.draw(self.people), do="undo")
        await self._answer()

    async def _substitute(self) -> None:
        whose, asking = await self.waiting(), self.draw(self.people)
        await self._insist(asking, do="substitute", player=whose.name)
        await self._answer()
        await self.use(self.visitor, *self.found(Action.TAKE_SEAT))

    async def _back(self) -> None:
        for person in self.people:
            with suppress(LookupError):
                await self.use(person, *self.found(Action.RETURN_TO_SEAT))

    async def _pause(self) -> None:
        await self._insist(self.draw(self.people), do="pause")
        await self._answer()
        await self.pass_hours(30)
        await self.turn()
        with suppress(LookupError):
            await self.use(self.draw(self.people), *self.found(Action.GO_ON))

    async def _pace(self) -> None:
        person = self.draw(self.people)
        panel = await self.command(person, "kingdomino table", do="pace")
        if panel:
            await self.use(person, panel, self._one(panel, Action.PROPOSE_PACE))
        await self._answer()

    async def _away(self) -> None:
        person = self.draw(self.people)
        await self.command(person, "kingdomino settings", away="3 hours")
        with suppress(LookupError):
            offer, shown = self.found(Action.SHOW_STAND_INS)
            await self.wander(person, await self.use(person, offer, shown), 1)
        await self.pass_hours(1)
        with suppress(LookupError):
            await self.use(person, *self.found(Action.COME_BACK))
        await self.pass_hours(3)

    async def _wait(self) -> None:
        """Let the turn take too long, and use what the reminder offers."""
        await self.pass_hours(3)
        person = self.draw([*self.people, self.visitor])
        await self.use(person, *self.found(Action.MUTE, Action.COMPUTER_MOVES, Action.ANSWER_REMINDER))
        await self.pass_hours(0.5)

    async def _follow(self) -> None:
        board = await self.command(self.visitor, "kingdomino board")
        if board:
            await self.use(self.visitor, board, self._one(board, "follow"))

    async def _type(self) -> None:
        """Type a move that autocomplete offers, for the turn and out of turn."""
        for person in (await self.waiting(), await self.acting()):
            for command, option in (("place", "where"), ("draft", "domino")):
                if choices := await self.complete(person, command, option):
                    await self.command(person, command, **{option: self.draw([each.value for each in choices])})
            await self.command(person, "queendomino done")

    async def _resign(self) -> None:
        await self._insist(self.draw(self.people), do="resign")

    # ---- beside the table

    async def after(self) -> None:
        """Look at everything below the end, beat it, and play again."""
        for person in (*self.people, self.visitor):
            for action in ("find", "step"):
                with suppress(LookupError):
                    poster, control = self.found(action)
                    await self.wander(person, await self.use(person, poster, control), 5)
        with suppress(LookupError):
            await self.alone(self.visitor, await self.use(self.visitor, *self.found("beat")))
        with suppress(LookupError):
            await self.use(self.people[0], *self.found(Action.REMATCH))
            await self._insist(self.people[0], do="cancel")

    async def alone(self, person: Guest, page: Message | None) -> None:
        """Play a game in a panel."""
        for _ in range(MOST_TURNS // 2):
            offered = [each for each in controls(page) if each.action in GOES_ON] if page else []
            if not page or not offered:
                break
            moves = [each for each in offered if each.action == Action.PLAY]
            page = await self.use(person, page, self.draw(moves or offered)) or page
        await self.wander(person, page, 4)

    async def challenges(self) -> None:
        """Open three challenges, play them with a day between two people where there is one, and see them close."""
        for hours, options in CHALLENGES.items():
            await self.command(self.people[0], "kingdomino challenge", **options)
            for person in self.people:
                invitation, play = self.found("playdaily")
                await self.alone(person, await self.use(person, invitation, play))
                await self.pass_hours(hours / 3)
            await self.wander(self.visitor, self.found("playdaily")[0], 2)
            await self.pass_hours(hours / 3 + 1)
            await self.wander(self.visitor, self.newest, 2)

    async def dailies(self) -> None:
        """Play the daily game on two days, and on from its puzzle."""
        for _ in range(2):
            for person in self.people:
                await self.alone(person, await self.command(person, "kingdomino daily"))
                page = await self.command(person, "kingdomino daily")
                for action in ("puzzle", "answerpuzzle", "playpuzzle"):
                    with suppress(LookupError):
                        assert page
                        page = await self.use(person, page, self._one(page, action)) or page
                await self.alone(person, page)
            await self.pass_hours(25)

    async def pages(self) -> None:
        """Look around on all pages that a command opens."""
        for command in ("help", "games", "server", "settings", "stats"):
            for person in (self.people[0], self.visitor):
                await self.wander(person, await self.command(person, f"kingdomino {command}"), 4)
        for option, typed in (("zone", "Lon"), ("zone", "")):
            await self.complete(self.people[0], "kingdomino settings", option, typed)
        person = self.people[0]
        if page := await self.command(person, "kingdomino help"):
            await self.alone(person, await self.use(person, page, self._one(page, "learn")))


def let_samples_answer(services: Services) -> None:
    """Let no process think, of the judge, a feature or a computer: how far it has come depends on the machine."""
    services.judge.pool.module = SAMPLE
    services.runner.players.pool.module = "tests.bot.quick_players"
    for name, own in services.features.items():
        for part in vars(own).values() if own else ():
            if hasattr(part, "pool"):
                has_sample = Path("tests/features", name, "sample_worker.py").exists()
                part.pool.module = f"tests.features.{name}.sample_worker" if has_sample else SAMPLE
                if hasattr(part, "interval"):
                    part.interval = 600.0


async def perform(name: str, folder: Path) -> list[dict[str, Any]]:
    """Play a scene on a server of its own; return its acts."""
    scene, laws = SCENES[name], ""
    try:
        async with WholeServer.of(folder, *NAMES[: scene.people]) as server:
            let_samples_answer(server.services)
            stage = Stage(server, Transcript(server.discord), name, server.newcomer("Visitor"))
            try:
                await stage.open(scene)
                await stage.play(scene)
                await stage.after()
                for part in scene.beside:
                    with suppress(LookupError):
                        await getattr(stage, part)()
            finally:
                stage.transcript.close()
    except AssertionError as error:
        laws = str(error)
    return [*stage.transcript.acts, *([{"act": "the end", "trouble": laws}] if laws else [])]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("scenes", nargs="*", default=[*SCENES])
    arguments = parser.parse_args()
    os.nice(15)
    logging.disable(logging.INFO)
    played = {}
    with (
        TemporaryDirectory() as folder,
        patch.object(opening, "_PRAGMAS", ("synchronous = OFF", *opening._PRAGMAS[1:])),  # noqa: SLF001 - as in tests
    ):
        for name in arguments.scenes:
            home = Path(folder, name)
            home.mkdir()
            played[name] = asyncio.run(perform(name, home))
            print(name, len(played[name]), "acts", file=sys.stderr, flush=True)
    arguments.file.write_text(json.dumps(played), encoding="utf-8")


if __name__ == "__main__":
    main()
