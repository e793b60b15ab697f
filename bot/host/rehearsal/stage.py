"""The stage of a rehearsal: a channel, the bot's own ways to it, and what was seen there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from secrets import randbits
from traceback import extract_tb
from typing import Any, Final, Protocol, TypeVar

import aiohttp
import discord

from bot.chat.kit import Answer, Channel, RequestFailed, Transport, ask_discord
from bot.chat.kit.blocks import Address, Button, Gallery, PictureSpec, Row, Screen, plain_message
from bot.host.app import ANSWER_SECONDS
from bot.host.clocks import BotClock
from bot.host.rehearsal.facts import REQUEST, Table, add_keys, facts_of
from bot.host.rehearsal.wire import Exchange, Wire, texts_in
from bot.host.settings import Settings
from bot.localization.fluent import FluentLocalizer
from engine.state import State
from renderers import film_view, table_view

MARK: Final = "Rehearsal"
"""The word that begins every text of a rehearsal, by which the next one finds what an earlier one has left."""
EMOJI: Final = "rehearsal_star"
COMMAND: Final = "rehearse"

T = TypeVar("T")

_PLAYED: Final = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"
_NAMES: Final = "Greta", "Rudi"


class Console(Protocol):
    """Where the host reads and writes."""

    def say(self, line: str) -> None: ...

    async def ask(self, question: str) -> str: ...


class NobodyActed(Exception):
    """The host has not done what a probe has asked for."""


@dataclass
class Outcome:
    """How a probe went."""

    name: str
    place: str
    exchanges: Sequence[Exchange] = ()
    steps: list[str] = field(default_factory=list)
    broken: str = ""
    """Why the probe ended before its end."""
    is_idle: bool = False
    """Whether it ended because nobody acted."""


@dataclass
class Stage:
    """What probes use. Each request belongs to the step that was begun last."""

    client: Client
    transport: Transport
    channel: discord.TextChannel
    console: Console
    clock: BotClock
    owner: int
    """Who has made the application."""
    seconds_to_act: float
    """For how long the host may take to act."""
    seen: Table = field(default_factory=Table)
    outcomes: list[Outcome] = field(default_factory=list)
    losses: dict[str, str] = field(default_factory=dict)
    """What people have to do without, with the reason."""
    made: int = 0

    def __post_init__(self) -> None:
        self.channels, self.wire = self.transport.channels, self.client.wire
        self.place = Channel(self.channel.id, self.channel.guild.id)
        self.me, self.application_id = self.channel.guild.me.id, self.client.application_id or 0
        self.localizer: FluentLocalizer = self.channels.translations.bind("en-US")
        self.deferring = Transport(self.clock, self.transport.pictures, self.channels.translations, is_direct=False)
        self.deferring.until_deferral = self.transport.until_deferral
        self.words = frozenset[str]()
        self._first, self._begun, self._has_facts = 0, 0, True

    # ---- probes and their steps

    @contextmanager
    def probing(self, name: str, place: str) -> Iterator[Outcome]:
        """Record what happens in a block as a probe."""
        outcome = Outcome(name, place)
        self.outcomes.append(outcome)
        self._first = self._begun = len(self.wire.exchanges)
        self.step("begin")
        try:
            yield outcome
        except Exception as error:  # noqa: BLE001 - an answer that is otherwise may raise anything
            outcome.is_idle = isinstance(error, NobodyActed)
            outcome.broken = f"{outcome.steps[-1].partition(': ')[2]}: {self._reason(error)}"
        finally:
            self._note()
            outcome.exchanges = self.wire.exchanges[self._first :]

    def _reason(self, error: Exception) -> str:
        """Return why a probe ended, without a text of Discord's."""
        if isinstance(error, NobodyActed):
            return str(error)
        refused = [each for each in self.since(self._first) if not each.is_taken]
        if isinstance(error, RequestFailed | TimeoutError) and refused:
            last = refused[-1]
            return f"{last.request} {last.status} {last.code or ''} {last.wrong}".strip()
        frame = extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {frame.name}, line {frame.lineno}"

    def step(self, name: str, *, has_facts: bool = True) -> None:
        """Begin a step of the present probe; one without facts may take any number of requests."""
        self._note()
        self._has_facts = has_facts
        self.outcomes[-1].steps.append(f"{self.outcomes[-1].name}: {name}")

    def _note(self) -> None:
        """Note the facts of the exchanges since the step has begun."""
        made, self._begun = self.since(self._begun), len(self.wire.exchanges)
        self.words |= frozenset(text for each in made for text in texts_in(each.body))
        steps = self.outcomes[-1].steps
        for number, each in enumerate(made if self._has_facts else (), 1):
            answer = f"{each.status} {each.code or ''} {each.wrong}".rstrip()
            requests = self.seen.facts[steps[-1], REQUEST]
            requests[each.request] = f"{requests[each.request]}, {answer}" if each.request in requests else answer
            if each.is_json and not each.code and not each.request.startswith("GET /oauth2"):
                for path, key, value in facts_of(each.answer, self.words, str(number)):
                    self.seen.facts[steps[-1], path][key] = value

    @property
    def last(self) -> Exchange:
        """The latest exchange."""
        return next(each for each in reversed(self.wire.exchanges) if not each.is_limited)

    def since(self, exchanges: int) -> list[Exchange]:
        """Return the exchanges after so many, without those that came too early for a limit."""
        return [each for each in self.wire.exchanges[exchanges:] if not each.is_limited]

    def sent_to(self, channel_id: int) -> list[int]:
        """Return the ids of the messages that this rehearsal has sent to a channel."""
        sent = [each.answer for each in self.wire.exchanges if each.request == "POST /channels/{}/messages"]
        there = [each for each in sent if isinstance(each, dict) and each.get("channel_id") == str(channel_id)]
        return [int(each["id"]) for each in there if "id" in each]

    def answer(self, question: str, answer: object) -> None:
        """Answer a question of `questions.tsv`."""
        self.seen.answers[question] = str(answer)

    async def tried(self, request: Awaitable[object]) -> str:
        """Return in words whether Discord takes a request."""
        try:
            await request
        except RequestFailed as error:
            return f"refused with {error.status}/{error.code}"
        return "taken"

    # ---- what is shown

    def picture(self, alt: str = "") -> PictureSpec:
        """Return the picture of a table under a new name."""
        self.made += 1
        spec = PictureSpec.of(f"rehearsal-{self.made}", table_view(State.parse(_PLAYED), _NAMES), self.localizer)
        return replace(spec, alt=alt) if alt else spec

    def film(self) -> PictureSpec:
        self.made += 1
        state = State.parse(_PLAYED)
        states = [state, *(state := state.play(state.legal_moves()[0]) for _ in range(2))]
        return PictureSpec.of(f"rehearsal-{self.made}", film_view(states, _NAMES), self.localizer)

    def gallery(self, pictures: int = 1) -> Gallery:
        return Gallery(tuple(self.picture() for _ in range(pictures)))

    def button(self, label: str, action: str = "rehearse", argument: str = "") -> Button:
        return Button(Address(action, argument=argument), label)

    def turn(self, text: str) -> Screen:
        """Return a message like that of a turn."""
        row = Row((self.button(f"{MARK}: open"), self.button(f"{MARK}: help", argument="2")))
        return plain_message(f"{MARK}: {text}", self.gallery(), row)

    # ---- what is done

    def nonce(self) -> int:
        return randbits(62)

    async def send(self, screen: Screen, place: Channel | None = None, **how: Any) -> int:
        """Send a message the bot's way."""
        return await self.channels.send(place or self.place, screen, **how)

    async def read(self, message_id: int, place: Channel | None = None) -> Any:
        """Return a message as Discord has it now."""
        await self.channels.look_for_message(place or self.place, message_id)
        return self.last.answer

    async def raw(self, method: str, path: str, body: Any) -> Exchange:
        """Make a request that discord.py would repeat, once; a limit without a code of its own is waited for."""
        session: aiohttp.ClientSession = self.client.http._HTTPClient__session  # type: ignore[attr-defined]  # noqa: SLF001
        token = {"Authorization": f"Bot {self.client.http.token}"}
        while True:
            url = discord.http.Route.BASE + path
            async with session.request(method, url, json=body, headers=token, proxy=self.client.http.proxy) as response:
                await response.read()
            exchange = self.wire.exchanges[-1]
            if not exchange.is_limited or exchange.code:
                return exchange
            await self.clock.sleep(float(exchange.answer["retry_after"]) if exchange.is_json else 5)

    async def until(self, found: Callable[[], T | None]) -> T | None:
        """Return what an event brings within some seconds."""
        for _ in range(100):
            if (value := found()) is not None:
                return value
            await asyncio.sleep(0.05)
        return None

    async def act(
        self, told: str, fits: Callable[[discord.Interaction[Any]], bool] = lambda _: True
    ) -> discord.Interaction[Any]:
        """Tell the host what to do, and return the interaction that fits. Raises NobodyActed."""
        if told:
            self.console.say(f"  → {told}")
        try:
            async with asyncio.timeout(self.seconds_to_act):
                while not fits(interaction := await self.client.acts.get()):
                    if interaction.type is discord.InteractionType.component:
                        await ask_discord(interaction.response.defer())
        except TimeoutError:
            raise NobodyActed("nobody acted") from None
        return interaction

    def answering(self, interaction: discord.Interaction[Any], *, is_new: bool, is_direct: bool = True) -> Answer:
        """Return the answer to an act of the host, directly or after a deferral."""
        answer = Answer(interaction, self.transport if is_direct else self.deferring)
        answer.begin(is_new=is_new)
        return answer

    # ---- the end

    def keys(self, *, with_null: bool) -> dict[str, set[str]]:
        """Return the keys of all events and answers; those of a null only if asked for."""
        found = dict[str, set[str]]()
        for name, data in self.wire.events:
            kind = f"{name} {data['type']}" if name == "INTERACTION_CREATE" else name
            add_keys(found, data, kind, with_null=with_null)
        for each in self.wire.exchanges:
            if each.is_taken:
                add_keys(found, each.answer, each.request, with_null=with_null)
        return found


class Client(discord.AutoShardedClient):
    """A client like the bot's, which hands on what the host does."""

    def __init__(self, wire: Wire, **options: Any) -> None:
        self.wire, self.acts = wire, asyncio.Queue[discord.Interaction[Any]]()
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=wire.trace(),
            max_ratelimit_timeout=Transport.LONGEST_WAIT,
            **options,
        )

    async def setup_hook(self) -> None:
        self.http._HTTPClient__session._timeout = aiohttp.ClientTimeout(sock_read=ANSWER_SECONDS)  # type: ignore[attr-defined]  # noqa: SLF001

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.acts.put_nowait(interaction)


@asynccontextmanager
async def connected(settings: Settings, wire: Wire) -> AsyncIterator[Client]:
    """Connect a client for a block."""
    usual = discord.shard.DiscordWebSocket
    discord.shard.DiscordWebSocket = wire.socket()  # type: ignore[misc]
    client = Client(wire, **settings.connections)
    connecting = None
    try:
        await ask_discord(client.login(settings.token.reveal()))
        connecting = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({connecting, ready}, return_when=asyncio.FIRST_COMPLETED)
        if connecting.done():
            await connecting
        yield client
    finally:
        await client.close()
        if connecting is not None:
            with suppress(asyncio.CancelledError):
                await connecting
        discord.shard.DiscordWebSocket = usual  # type: ignore[misc]
