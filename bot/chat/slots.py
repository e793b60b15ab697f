"""The slots: where the core asks the features that are on for buttons, lines and values, and lays them out itself."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar

from bot.chat.kit.blocks import Block, Button, Screen
from bot.chat.screens.pages import GameList, Section
from bot.games.game import Actor, Game
from bot.games.outbox import Message
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant
from players.analysis.review import Settled

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Slot(Generic[P, T]):
    """A place for values of the type `T`, for which the core asks with arguments of the types `P`."""

    name: str
    is_filled_while_off: bool = False
    """Whether features fill the slot while they are off, too: the slot is about rows, which stay."""


class RowOwner(Protocol):
    """The part of a feature that answers for the rows of `games` that are no tables, such as challenges in channels.

    Such a row has a message in its channel, people who opened it and take part, and a time when its owner closes it.
    The core publishes the message, finds it after a kill, retries, gives up in lost channels, exports and erases. While
    the feature is off the row waits: nothing is shown but that a person was erased, and what was due is done when the
    feature is on again.
    """

    async def screen(self, table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
        """Return a message of a row: the public one, open or closed, its result, or the call of who slept then."""

    async def change(self, table: Table) -> Callable[[Game, Actor, int], Game] | None:
        """Return the change that brings the message of an open row up to date; None to leave the message as it is.

        Discord allows few edits of a message that is older than an hour, so the owner may let it wait.
        """

    async def looks_at(self, table: Table) -> int | None:
        """Return when the owner looks at an open row again; None if nothing is to come."""

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return a button to an open row, for people who look for a table in its channel."""


class Slots:
    """What the features that are on have put into the slots."""

    def __init__(self) -> None:
        self.owners = dict[str, RowOwner]()
        """The owners of rows that are no tables, by `Game.owner`."""
        self.waiting = dict[str, RowOwner]()
        """The owners that are off, and only draw messages that name a person who is erased."""
        self._filled = defaultdict[str, list[Callable[..., Awaitable[Iterable[Any]]]]](list)

    def fill(self, slot: Slot[P, T], function: Callable[P, Awaitable[Iterable[T]]]) -> None:
        self._filled[slot.name].append(function)

    async def ask(self, slot: Slot[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        """Return what all features have for the slot, in the order of the features."""
        return tuple([each for function in self._filled[slot.name] for each in await function(*args, **kwargs)])

    async def first(self, slot: Slot[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return the first value for the slot; None without a value."""
        return next(iter(await self.ask(slot, *args, **kwargs)), None)


@dataclass(frozen=True)
class Setting:
    """What a feature adds to a setting of the core: words for the line of the setting, and controls below it."""

    line: str
    blocks: tuple[Block, ...]


LOBBY: Final = Slot[[Table, FluentLocalizer], Button]("lobby")
"""Buttons for the host of a lobby with a free seat."""
PLAYERS: Final = Slot[[int, FluentLocalizer], Setting]("players")
"""Settings about the players of a server, which has the id."""
END: Final = Slot[[Table, FluentLocalizer], Button]("end")
"""Buttons below the end of a game, in its channel and in private (`Game.is_private`): three stand there in all."""
END_OF: Final = Slot[[Table, int, FluentLocalizer, Sequence[Button]], Screen]("end of")
"""The end of a game with a shared deal, seen by the person with the id, above these buttons."""
PAST: Final = Slot[[Table, FluentLocalizer], Button]("past")
"""Buttons about a shared deal while its game goes on, and about a finished game on the page that looks back."""
HOME: Final = Slot[[FluentLocalizer], Button]("home")
"""Buttons to what anybody can play now: the way back of people where the bot is only a visitor, and in the help."""
OWN: Final = Slot[[FluentLocalizer], Button]("own")
"""Buttons to what was played: on the page of a person's games, and on the first page of the help."""
ERASING: Final = Slot[[int], int]("erasing", is_filled_while_off=True)
"""Asked before a person is erased: the ids of the open rows that are no tables, and whose messages name the person."""
CAREER: Final = Slot[[int, int | None, FluentLocalizer], str]("career")
"""Lines on the page of a person's results on a server, None for all servers, about what grows with what they play."""
SEASON: Final = Slot[[int, date | None, FluentLocalizer], str]("season")
"""Lines below the ranking of a server in the season that begins on a day; None for all times."""
TODAY: Final = Slot[[FluentLocalizer], Button]("today")
"""Buttons to what a person may do now, where they have come to an end."""
STUDIED: Final = Slot[[Table], tuple[str, str]]("studied")
"""Positions of a table that were studied before, each with its best first move: hints and grades agree with them."""
SETTLED: Final = Slot[[Table, int, Settled], None]("settled")
"""Told what the coach has settled of a turn, which begins after so many moves of the table; nothing is returned."""
VISITOR: Final = Slot[[Table, int, FluentLocalizer], Button]("visitor")
"""Buttons below the board of a live table, for a person without a seat."""
SETTINGS: Final = Slot[[], Section[Any]]("settings")
"""Settings of a person, below those of the core."""
SERVER_SETTINGS: Final = Slot[[], Section[Any]]("server settings")
"""Settings of a server, below those of the core."""
GAMES: Final = Slot[[int, FluentLocalizer], GameList]("games")
"""Further lists on the page of a person's games."""
MENTIONED_AT_END: Final = Slot[[Table], int]("mentioned at end")
"""People who are mentioned with the players when a game ends."""
LAURELED: Final = Slot[[Table], int]("laureled")
"""People whose castles wear a laurel in a lobby."""
TOPICS: Final = Slot[[FluentLocalizer], str]("topics")
"""Topics of help: the ids of their messages, `help-TOPIC`, beside which there is a message `help-TOPIC-name`."""
HELP: Final = Slot[[str, FluentLocalizer], str]("help")
"""Sentences about commands and buttons, for a topic of help (`TOPICS` in `bot/chat/deeds/help.py`).

For `FIRST_PAGE` and `GREETING`: lines about what people can play.
"""
FIRST_PAGE: Final = ""
"""In place of a topic: the first page of the help."""
GREETING: Final = "greeting"
"""In place of a topic: what a new server is told."""
STORED: Final = "stored"
"""In place of a topic: lines about the stored data of a person."""
LESSONS: Final = Slot[[Variant | None, FluentLocalizer], Button]("lessons")
"""Buttons to lessons: about a variant, or, without a variant, for newcomers."""
QUEUES: Final = Slot[[], tuple[str, int]]("queues")
"""The lengths of queues by their names, for the operator."""
