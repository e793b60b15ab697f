"""The list of the best, as of a ranking or of a daily game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

from bot.chat.markup import bold
from bot.games.names import safe_name

TOP: Final = 10
"""How many people are listed; the person who asks is shown as well."""


class Ranked(Protocol):
    """Somebody with a place in a list."""

    @property
    def user_id(self) -> int: ...

    @property
    def name(self) -> str: ...


R = TypeVar("R", bound=Ranked)


def top_list(placed: Sequence[tuple[int, R]], user_id: int, line: Callable[[str, str, R], str]) -> Iterator[str]:
    """Yield a line for each of the first people, and after a gap that of the person, if they are not among these.

    `placed` are the places and who has them, the best first. `line` makes a line from a place, a name and the person
    there.
    """
    for number, (place, each) in enumerate(placed):
        is_own = each.user_id == user_id
        if number < TOP or is_own:
            if number >= TOP:
                yield "…"
            name = safe_name(each.name)
            yield line(str(place), bold(name) if is_own else name, each)
