"""Tries what people can do, each act on a fresh copy of the moment before it, and asserts that the answer is true."""

import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from bot.chat.deeds.lobby import DEEDS
from bot.chat.kit.blocks import Address, used_control
from simulator import Answer, Impossible, api
from tests.bot.calling import framed_controls, large_messages, silent_calls, strangers
from tests.bot.crawler.acts import PEOPLE, Act, Choose, Here, Key, Players, Somebody, Tap, Type, on_screen, picked
from tests.bot.crawler.situations import Role, Situation, roles, situations
from tests.bot.crawler.stage import MODERATOR, Copy, Stage
from tests.bot.crawler.trespasses import Someone, trespasses
from tests.bot.features import HANDLERS
from tests.bot.server import Message, says

LAWS = silent_calls, strangers, framed_controls, large_messages
MISTAKES = "error-unexpected", "error-storage", "error-discord", "error-discord-nothing", "error-restarting"
"""What nobody may read, whatever they press."""
APOLOGIES = *MISTAKES, "error-old-button", "error-no-such-choice", "error-message-gone"
"""What nobody may read who presses what is there."""
LONGEST: Final = 40
"""The most acts in a way."""


_COMMAND: Final = re.compile(r"(?:</|`/)([a-z][a-z -]*[a-z])")
"""A command in a text, as what can be tapped or as code."""


class NoTrueAnswer(AssertionError):
    """Something was wrong about the answer to an act."""


class Player:
    """Somebody in a role, who acts and looks at what comes of it."""

    def __init__(self, stage: Stage, role: Role, *, forges: bool = False) -> None:
        self.stage, self.role, self._forges = stage, role, forges
        self.name, self._client = role.person.name, role.person.person

    def visible(self) -> dict[str, Any]:
        """Return the messages that the person sees from where they are, by their ids, oldest first."""
        discord, place = self.stage.discord, self.role.place.data
        places = [each for each in discord.channels.values() if each is place or each.get("guild_id")]
        there = [
            each for each in (places if place.get("guild_id") else [place]) if discord.enters(each, self._client.id)
        ]
        found = {key: each for channel in there for key, each in discord.messages[channel["id"]].items()}
        seen = {key: each for key, each in found.items() if each.viewer in (None, self._client.id)}
        return dict(sorted(seen.items(), key=lambda item: int(item[0])))

    def screens(self) -> list[Message]:
        return [Message(self.stage.discord, each.data) for each in self.visible().values()]

    async def do(self, act: Act) -> list[Message]:
        """Act, and return the messages that are new or changed. Raises NoTrueAnswer, or Impossible as a client does.

        The time stands still, so an answer that takes any simulated time does not come.
        """
        stage, before = self.stage, {key: each.edits for key, each in self.visible().items()}
        database = stage.database_now()
        answer = await self._act(act)
        appeared = [
            Message(stage.discord, each.data)
            for key, each in self.visible().items()
            if before.get(key, -1) < each.edits
        ]
        wrong = ["no answer"] if answer.failed else [] if appeared else ["nothing appeared"]
        wrong += [each for message in appeared for each in self._wrongs(message)]
        wrong += stage.wrongs() + [str(each) for law in LAWS for each in law(stage.discord)]
        if stage.has_changed:
            is_moderator = self.name == MODERATOR and "guild_id" in self.role.place.data
            someone = Someone(self.role.person.id, self.role.place.id, is_moderator)
            wrong += trespasses(database, stage.database_now(), what_of(act), someone, stage.now)
        if wrong:
            raise NoTrueAnswer("\n".join(wrong))
        return appeared

    def _wrongs(self, message: Message) -> Iterator[str]:
        if self._forges:
            yield from wrongs(message, MISTAKES)
        else:
            yield from wrongs(message, APOLOGIES)
            yield from self._out_of_reach(message) if message.is_private else ()

    def _out_of_reach(self, message: Message) -> Iterator[str]:
        """Yield the commands in a text that are not offered to the person where they are."""
        offered = {f"{name} " for _, name in leaves(self._client.offered(self.role.place.data))}
        for named in _COMMAND.findall(message.text):
            if not any(f"{named} ".startswith(each) for each in offered):
                yield f"/{named} is not offered here: {message.text}"

    async def do_while_erased(self, act: Act, before: int) -> bool:
        """Act, and be erased before a write of that, counted from 0; return whether there were that many.

        Raises NoTrueAnswer if anything about the person is stored at the end, Impossible as a client does.
        """
        stage = self.stage
        async with stage.erasing(self.role.person.id, before) as erasure:
            answer = await self._act(act)
        await stage.discord.quiet()
        wrong = (["no answer"] if answer.failed else []) + stage.wrongs()
        wrong += [each for message in self.screens() for each in wrongs(message, MISTAKES)]
        if is_erased := erasure.writes > before:
            wrong += [f"stored after the erasure: {line}" for line in stage.naming(self.role.person.id)]
        if wrong:
            raise NoTrueAnswer(f"erased before write {before}: " + "\n".join(wrong))
        return is_erased

    async def forge(self, custom_id: str, *, in_public: bool) -> list[Message]:
        """Press a button that no message of the bot has, as `do` does."""
        place, button = (
            self.role.place.data,
            {"type": api.BUTTON, "style": 2, "label": "Forged", "custom_id": custom_id},
        )
        kind = {"content": "Forged"} if in_public else {"flags": api.COMPONENTS_V2 | api.EPHEMERAL}
        body = (
            {"flags": api.SUPPRESS_NOTIFICATIONS} | kind | {"components": [{"type": api.ROW, "components": [button]}]}
        )
        self.stage.discord.post(place, body, viewer=None if in_public else self._client.id)
        return await self.do(Tap(custom_id))

    async def _act(self, act: Act) -> Answer:
        client = self._client
        match act:
            case Tap(custom_id):
                return await client.click(self._message_with(custom_id), custom_id)
            case Choose(custom_id, values):
                return await client.choose(self._message_with(custom_id), custom_id, *map(self._given, values))
            case Type(command, options):
                given = {name: self._given(value) for name, value in options}
                return await client.slash(self.role.place.data, command, **given)

    def _message_with(self, custom_id: str) -> dict[str, Any]:
        for message in reversed(self.visible().values()):
            if any(part.get("custom_id") == custom_id for part in api.walk(message.data["components"])):
                return dict(message.data)
        raise Impossible(f"{self.name} sees no {custom_id}")

    def _given(self, value: Any) -> Any:
        match value:
            case Somebody(name):
                return self.stage.people[name].person
            case Here():
                return self.stage.channel.data
            case Players():
                return self.stage.players_role
        return value

    # ---- what there is to type

    async def typed(self, rng: Random, commands: Callable[[str], bool]) -> list[tuple[Key, Act]]:
        """Return some of the commands that the person may use, each with some values of each of its options."""
        found = list[tuple[Key, Act]]()
        for command, name in leaves(self._client.offered(self.role.place.data)):
            if not commands(name):
                continue
            options = command.get("options") or []
            values = {each["name"]: [value async for value in self._values(name, each, rng)] for each in options}
            needed = {each["name"]: values[each["name"]] for each in options if each.get("required")}
            if not needed:
                found.append((Key("", name, "", ""), Type(name)))
            if all(needed.values()):
                first = {key: those[0][1] for key, those in needed.items()}
                found += [
                    (Key("", name, key, which), Type(name, tuple({**first, key: value}.items())))
                    for key, those in values.items()
                    for which, value in those
                ]
        return found

    async def _values(self, command: str, option: Any, rng: Random) -> AsyncIterator[tuple[str, Any]]:
        if choices := option.get("choices"):
            for _, each in picked(choices, rng):
                yield str(each["value"]), each["value"]
        elif option.get("autocomplete"):
            answer = await self._client.autocomplete(self.role.place.data, command, focused=option["name"])
            if answer.failed:
                raise NoTrueAnswer(f"/{command} is silent about {option['name']}")
            # Each deed at a table is another action.
            deeds = [(str(each.value), each) for each in answer.choices] if option["name"] == "do" else None
            for which, each in deeds or picked(answer.choices, rng):
                yield which, each.value
        else:
            for which, value in _OF_TYPE[option["type"]](option):
                yield which, value


_OF_TYPE: Final[dict[int, Callable[[Any], list[tuple[str, Any]]]]] = {
    3: lambda _: [("a name", "Kenji")],
    4: lambda option: [("least", option.get("min_value", 0)), ("most", option.get("max_value", 9))],
    5: lambda _: [("yes", True), ("no", False)],
    6: lambda _: [(each.name, each) for each in PEOPLE],
    7: lambda _: [("here", Here())],
}
"""Values of an option, by its type in Discord's API."""


def what_of(act: Act) -> str:
    """Return the action of an act, or the command that no button stands for."""
    match act:
        case Tap(custom_id) | Choose(custom_id, _):
            return custom_id.split(":")[1]
        case Type("kingdomino table", options):
            return DEEDS[dict(options)["do"]]
        case Type(command, _):
            return command


def address_of(act: Tap | Choose) -> Address:
    """Return the address of a control with what was chosen."""
    values = act.values if isinstance(act, Choose) else ()
    return used_control(act.custom_id, [each for each in values if isinstance(each, str)])


def leaves(commands: Any, above: str = "") -> Iterator[tuple[Any, str]]:
    """Yield the commands that can be typed, each with its whole name."""
    for each in commands:
        name = f"{above} {each['name']}".strip()
        if inner := [option for option in each.get("options") or [] if option["type"] in (api.SUBCOMMAND, api.GROUP)]:
            yield from leaves(inner, name)
        else:
            yield each, name


def wrongs(message: Message, apologies: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong about a message in answer to an act."""
    if message.data["flags"] & api.LOADING:
        yield "thinking without end"
    yield from (f"{key}: {message.text}" for key in apologies if says(message.text, key))
    for part in message.parts:
        if "custom_id" in part and Address.parse(part["custom_id"].partition(":")[2]).action not in HANDLERS:
            yield f"nobody handles {part['custom_id']}"


# ---- everything


@dataclass(frozen=True)
class Way:
    """Acts of somebody at a table, one after another."""

    situation: str
    role: str
    acts: tuple[Act, ...]

    def __str__(self) -> str:
        """Return the way as a test."""
        lines = [repr(each) for each in (self.situation, self.role, *self.acts)]
        return "\n".join(
            [
                "async def test_the_way_to_a_fault(stage: Stage) -> None:",
                "    await walk(",
                "        stage,",
                *(f"        {each}," for each in lines),
                "    )",
            ]
        )


class Occasion(NamedTuple):
    """When something could be done."""

    situation: Situation
    role: Role
    is_fresh: bool
    """Whether the way has changed nothing."""


Scope: TypeAlias = Callable[[Occasion, Key], tuple[str, ...] | None]
"""Returns the name under which an act is done once; None to leave it out."""


@dataclass
class Crawl:
    """What was done so far, by all people in all situations."""

    stage: Stage
    scope: Scope
    erases: bool = False
    """Whether people are erased in the middle of what they do, once before each of its writes."""
    done: set[tuple[str, ...]] = field(default_factory=set)
    pressed: set[str] = field(default_factory=set)
    """The actions of the controls that were pressed."""
    screens: set[str] = field(default_factory=set)
    roles: set[str] = field(default_factory=set)
    addresses: dict[str, set[Address]] = field(default_factory=lambda: defaultdict(set))
    """The addresses of the controls that appeared, by action."""
    acts: int = 0
    erasures: int = 0
    faults: list[str] = field(default_factory=list)

    async def explore(self, situation: Situation, *only: str) -> None:
        """Let everybody at a table, or those of some roles, do what nobody has done yet."""
        start = await self.stage.set_up(situation.set_up)
        # What the bot still has in memory tells more of an unreadable game than the database.
        await self.stage.return_to(start)
        somebody = [each for each in await roles(self.stage) if not only or each.name in only]
        assert somebody, f"nobody is {' or '.join(only)}"
        for role in somebody:
            await self._explore_as(situation, role, start)

    async def _explore_as(self, situation: Situation, role: Role, start: Copy) -> None:
        """Do what is new for the role: near acts before far ones, and those on the same database in a row."""
        rng = Random(f"{situation.name} {role.name}")
        player, waiting = Player(self.stage, role), dict[tuple[str, ...], tuple[Key, Copy, tuple[Act, ...]]]()

        def note(found: list[tuple[Key, Act]], way: tuple[Act, ...], copy: Copy | None = None) -> None:
            """Note what can be done at the end of a way, and has not been done."""
            has_changed = self.stage.has_changed or self.stage.stored is not start.database
            occasion = Occasion(situation, role, is_fresh=copy is not None or not has_changed)
            for key, act in found if len(way) < LONGEST else ():
                if not isinstance(act, Type):
                    self.addresses[key.what].add(address_of(act))
                scope = self.scope(occasion, key)
                if scope is not None and scope not in self.done and scope not in waiting:
                    copy = copy or self.stage.copy()
                    waiting[scope] = key, copy, (*way, act)

        await self.stage.return_to(start)
        note([each for message in player.screens() for each in on_screen(message, rng)], (), start)

        def is_new(command: str) -> bool:
            scope = self.scope(Occasion(situation, role, is_fresh=True), Key("", command, "", ""))
            return scope is not None and scope not in self.done

        note(await player.typed(rng, is_new), (), start)
        database = start.database
        while waiting:
            scope = min(waiting, key=lambda each: (waiting[each][1].database is not database, len(waiting[each][2])))
            key, copy, way = waiting.pop(scope)
            database = copy.database
            self.done.add(scope)
            self._count(role, key)
            try:
                await self.stage.return_to(copy)
                appeared = await player.do(way[-1])
                note([each for message in appeared for each in on_screen(message, rng)], way)
                if self.erases and self.stage.database_now() is not copy.database:
                    await self._erase_meanwhile(player, way[-1], copy)
            except NoTrueAnswer as fault:
                shortest = await shortened(self.stage, Way(situation.name, role.name, way))
                self.faults.append(f"{fault}\n\n{shortest}\n")

    async def _erase_meanwhile(self, player: Player, act: Act, copy: Copy) -> None:
        is_erased, writes = True, 0
        while is_erased:
            await self.stage.return_to(copy)
            is_erased = await player.do_while_erased(act, writes)
            writes += 1
            # What is stored in memory about the person is not what another copy has.
            self.stage.distrust()
        self.erasures += writes - 1

    def _count(self, role: Role, key: Key) -> None:
        self.acts += 1
        self.roles.add(role.name)
        if key.screen:
            self.screens.add(key.screen)
            self.pressed.add(key.what)


async def walk(stage: Stage, situation: str, role: str, *acts: Act) -> list[Message]:
    """Go a way; return what appeared at its end. Raises NoTrueAnswer."""
    await stage.return_to(await stage.set_up(situations()[situation].set_up))
    [somebody] = [each for each in await roles(stage) if each.name == role]
    player, appeared = Player(stage, somebody), list[Message]()
    for act in acts:
        appeared = await player.do(act)
    return appeared


async def shortened(stage: Stage, way: Way) -> Way:
    """Return the way without the acts that its fault does without."""
    for left_out in reversed(range(len(way.acts) - 1)):
        shorter = replace(way, acts=(*way.acts[:left_out], *way.acts[left_out + 1 :]))
        try:
            await walk(stage, way.situation, way.role, *shorter.acts)
        except NoTrueAnswer:
            way = shorter
        except Impossible:
            continue
    # Nobody knows what the bot is about to do after a fault.
    stage.distrust()
    return way
