"""The slots: where the core asks the features that are on for buttons, lines and values, and lays them out itself."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeVar

from bot.chat.kit.blocks import Block, Button, Select
from bot.chat.kit.pages import GameList
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Slot(Generic[P, T]):
    """A place for values of the type `T`, for which the core asks with arguments of the types `P`."""

    name: str


class Slots:
    """What the features that are on have put into the slots."""

    def __init__(self) -> None:
        self._filled = defaultdict[str, list[Callable[..., Awaitable[Iterable[Any]]]]](list)

    def fill(self, slot: Slot[P, T], function: Callable[P, Awaitable[Iterable[T]]]) -> None:
        self._filled[slot.name].append(function)

    async def ask(self, slot: Slot[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        """Return what all features have for the slot, in the order of the features."""
        return tuple([each for function in self._filled[slot.name] for each in await function(*args, **kwargs)])


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
"""Buttons below the end of a game, in its channel and in private."""
PAST: Final = Slot[[Table, FluentLocalizer], Button]("past")
"""Buttons about a finished game, where people look back at it."""
TODAY: Final = Slot[[FluentLocalizer], Button]("today")
"""Buttons to what a person may do now, where they have come to an end."""
HEARD: Final = Slot[[Table, FluentLocalizer], Select]("heard")
"""Selects below the panel of a turn in text mode."""
STUDIED: Final = Slot[[Table], tuple[str, str]]("studied")
"""Positions of a table that were studied before, each with its best first move: hints and grades agree with them."""
VISITOR: Final = Slot[[Table, int, FluentLocalizer], Button]("visitor")
"""Buttons below the board of a live table, for a person without a seat."""
GAMES: Final = Slot[[int, FluentLocalizer], GameList]("games")
"""Further lists on the page of a person's games."""
CALLED: Final = Slot[[Table], int]("called")
"""People who are mentioned with the players when a game ends."""
HELP: Final = Slot[[str, FluentLocalizer], str]("help")
"""Sentences about commands and buttons, for a topic of help."""
STORED: Final = Slot[[FluentLocalizer], str]("stored")
"""Lines about the stored data of a person."""
QUEUES: Final = Slot[[], tuple[str, int]]("queues")
"""The lengths of queues by their names, for the host."""
