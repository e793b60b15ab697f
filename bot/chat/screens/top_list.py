"""Lists of the best people."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

from bot.chat.kit.markup import bold
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name

TOP: Final = 10
"""The number of people in a list, besides the person who asks."""


class Listed(Protocol):
    """A person in a list."""

    @property
    def user_id(self) -> int | None: ...

    @property
    def name(self) -> str: ...


R = TypeVar("R", bound=Listed)


def top_list(
    placed: Sequence[tuple[int, R]],
    user_id: int,
    line: Callable[[str, str, R], str],
    localizer: FluentLocalizer,
    top: int = TOP,
) -> Iterator[str]:
    """Yield a line for each of the `top` people; for a person below them, also a gap and the person's own line.

    If more people share the last place, a line has their number. `placed` has places and people, best first. `line`
    formats a place, a name and a person.
    """
    last = placed[top - 1][0] if len(placed) > top else 0
    more = sum(place == last and entry.user_id != user_id for place, entry in placed[top:])
    for number, (place, entry) in enumerate(placed):
        is_own = entry.user_id == user_id
        if number == top and more:
            yield localizer("list-more", count=more)
        if number < top or is_own:
            if number >= top:
                yield "…"
            name = safe_name(entry.name)
            yield line(str(place), bold(name) if is_own else name, entry)
