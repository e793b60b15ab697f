"""The texts about errors."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.chat.kit.markup import bullet, mention_channel, mention_role, relative_time
from bot.chat.screens.pages import game_link, thread_name
from bot.games.options import base_key
from bot.games.refusals import Refusal, illegal_key
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from engine.errors import NotationError
from engine.moves import Pick
from engine.state import IllegalMove
from renderers.localizer import comma_list

EXPECTED = Refusal, IllegalMove, NotationError
"""Errors that people cause; any other error is a bug."""


def explain(error: Exception, localizer: FluentLocalizer) -> str:
    """Return the text for an error of `EXPECTED`."""
    if isinstance(error, Refusal):
        arguments = {
            name: FORMATS[name](value, localizer) if name in FORMATS else value
            for name, value in error.arguments.items()
        }
        return localizer(error.key, **arguments)
    if isinstance(error, IllegalMove):
        # Only the text for a skipped step uses `due`.
        due = "choose" if any(isinstance(move, Pick) for move in error.state.legal_moves()) else "place"
        return localizer(illegal_key(error.reason), due=due)
    return localizer("error-notation-error")


MOST_LINES: Final = 10
"""The most moves or choices in a text."""

FORMATS: Final[Mapping[str, Callable[[Any, FluentLocalizer], str]]] = MappingProxyType(
    {
        "allowed": lambda numbers, localizer: localizer.either(numbers),
        "channels": lambda ids, localizer: comma_list(map(mention_channel, ids), localizer),
        "choices": lambda lines, _: "\n".join(map(bullet, lines[:MOST_LINES])),
        "host_name": lambda name, _: safe_name(name),
        "link": game_link,
        "moves": lambda lines, _: "\n".join(map(bullet, lines[:MOST_LINES])),
        "name": lambda name, _: safe_name(name),
        "permissions": lambda names, localizer: comma_list(
            (localizer(f"permission-{name.replace('_', '-')}") for name in names), localizer
        ),
        "role": lambda role_id, _: mention_role(role_id),
        "threads": lambda games, localizer: comma_list(
            (mention_channel(each.channel_id, thread_name(each, localizer)) for each in games), localizer
        ),
        "until_span": lambda seconds, _: relative_time(seconds),
        "game": lambda base, localizer: localizer(base_key(base)),
    }
)
"""Formats the arguments of refusals, by name; other arguments are numbers, or select a text."""
