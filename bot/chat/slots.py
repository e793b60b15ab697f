"""The slots: places where features add buttons, lines and values to the core.

The core asks only features that are on, and arranges the values itself.
"""

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
    """A place for values of the type `T`. A function that fills the slot takes arguments of the types `P`."""

    name: str
    is_filled_while_off: bool = False
    """Whether features also fill the slot while they are off, because their rows are still stored."""


class RowOwner(Protocol):
    """The part of a feature that owns rows of `games` that are not tables, such as challenges in channels.

    Such a row has a message in its channel, a person who opened it, people who take part, and a time when its owner
    closes it. The core publishes the message, retries after failures, finds the message after a crash, and gives up in
    lost channels. The core also exports and erases the row. While the feature is off, only an erasure of a person edits
    the message. Due work is done when the feature is on again.
    """

    async def screen(self, table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
        """Return a message of a row: the open or closed public message, the result, or the later call of sleepers."""

    async def change(self, table: Table) -> Callable[[Game, Actor, int], Game] | None:
        """Return the change that updates the message of an open row; None to leave the message as it is.

        Discord allows few edits of a message that is older than an hour, so the owner may delay the change.
        """

    async def looks_at(self, table: Table) -> int | None:
        """Return the time of the owner's next check of an open row, in Unix seconds; None if no check is planned."""

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return a button to an open row, for people who look for a table in the row's channel."""


class Slots:
    """The functions of features that fill the slots."""

    def __init__(self) -> None:
        self.owners = dict[str, RowOwner]()
        """The owners of features' rows, by `Game.owner`."""
        self.waiting = dict[str, RowOwner]()
        """The owners in features that are off, by `Game.owner`. They only draw messages after an erasure."""
        self._filled = defaultdict[str, list[Callable[..., Awaitable[Iterable[Any]]]]](list)

    def fill(self, slot: Slot[P, T], function: Callable[P, Awaitable[Iterable[T]]]) -> None:
        self._filled[slot.name].append(function)

    async def ask(self, slot: Slot[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        """Return the values of all features for the slot, in the order of the features."""
        return tuple([each for function in self._filled[slot.name] for each in await function(*args, **kwargs)])

    async def first(self, slot: Slot[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return the first value for the slot; None if no feature has a value."""
        return next(iter(await self.ask(slot, *args, **kwargs)), None)


@dataclass(frozen=True)
class Setting:
    """An addition to a setting of the core: text for the line of the setting, and controls below the line."""

    line: str
    blocks: tuple[Block, ...]


LOBBY: Final = Slot[[Table, FluentLocalizer], Button]("lobby")
"""Buttons for the host of a lobby with a free seat."""
PLAYERS: Final = Slot[[int, FluentLocalizer], Setting]("players")
"""Settings about the players of the server with the id."""
END: Final = Slot[[Table, FluentLocalizer], Button]("end")
"""Buttons below the end of a game, in its channel and in private (`Game.is_private`). The row has room for three."""
END_OF: Final = Slot[[Table, int, FluentLocalizer, Sequence[Button]], Screen]("end of")
"""The screen of the end of a game with a shared deal, for the person with the id; the buttons go below it."""
PAST: Final = Slot[[Table, FluentLocalizer], Button]("past")
"""Buttons about a shared deal during its game, and about a finished game on the page of its history."""
HOME: Final = Slot[[FluentLocalizer], Button]("home")
"""Buttons to games that anybody can play now, in the help and on servers where the bot is not a member."""
OWN: Final = Slot[[FluentLocalizer], Button]("own")
"""Buttons to games that a person has played, on the page of the person's games and on the first page of the help."""
ERASING: Final = Slot[[int], int]("erasing", is_filled_while_off=True)
"""The ids of features' open rows whose messages name a person; asked before the person is erased."""
CAREER: Final = Slot[[int, int | None, FluentLocalizer], str]("career")
"""Lines about a person's progress, on the page of the person's results on a server; None for all servers."""
SEASON: Final = Slot[[int, date | None, FluentLocalizer], str]("season")
"""Lines below the ranking of a server in the season that begins on the day; None for all seasons."""
TODAY: Final = Slot[[FluentLocalizer], Button]("today")
"""Buttons to further games, for a person who has just finished something."""
STUDIED: Final = Slot[[Table], tuple[str, str]]("studied")
"""Positions of a table that were analyzed before, each with its best first move. Hints and grades agree with it."""
SETTLED: Final = Slot[[Table, int, Settled], None]("settled")
"""Called with the coach's result for a turn, and the number of moves before the turn; returns no values."""
VISITOR: Final = Slot[[Table, int, FluentLocalizer], Button]("visitor")
"""Buttons below the board of a live table, for a person without a seat."""
SETTINGS: Final = Slot[[], Section[Any]]("settings")
"""Settings of a person, below the settings of the core."""
SERVER_SETTINGS: Final = Slot[[], Section[Any]]("server settings")
"""Settings of a server, below the settings of the core."""
GAMES: Final = Slot[[int, FluentLocalizer], GameList]("games")
"""Further lists on the page of a person's games."""
MENTIONED_AT_END: Final = Slot[[Table], int]("mentioned at end")
"""The user ids of people who are mentioned with the players when a game ends."""
LAURELED: Final = Slot[[Table], int]("laureled")
"""The user ids of people whose castles wear a laurel in a lobby."""
TOPICS: Final = Slot[[FluentLocalizer], str]("topics")
"""Topics of the help: ids of messages, `help-TOPIC`. Each topic also has a message `help-TOPIC-name`."""
HELP: Final = Slot[[str, FluentLocalizer], str]("help")
"""Sentences about commands and buttons, for a topic of the help (`TOPICS` in `bot/chat/deeds/help.py`).

Instead of a topic, the first argument can be `FIRST_PAGE`, `GREETING` or `STORED`.
"""
FIRST_PAGE: Final = ""
"""Asks `HELP` for lines about games to play, on the first page of the help."""
GREETING: Final = "greeting"
"""Asks `HELP` for lines about games to play, in the greeting of a new server."""
STORED: Final = "stored"
"""Asks `HELP` for lines about the stored data of a person."""
LESSONS: Final = Slot[[Variant | None, FluentLocalizer], Button]("lessons")
"""Buttons to lessons about a variant; None for lessons for newcomers."""
QUEUES: Final = Slot[[], tuple[str, int]]("queues")
"""The names and lengths of queues, for the operator."""
