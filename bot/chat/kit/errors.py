"""Discord's errors, a log of unexpected answers, and the texts that explain errors to a person."""

import logging
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final

from bot.chat.kit.blocks import Button, Row, Screen, call, note
from bot.chat.kit.discord_api import Limited, Refused, RequestFailed, Unreachable, Unreadable
from bot.chat.kit.markup import bullet, game_link, mention_channel, mention_role, relative_time
from bot.chat.kit.pages import archived_game, thread_name
from bot.games.game import Status
from bot.games.options import base_key
from bot.games.people.names import safe_name
from bot.games.refusals import Refusal, StaleGame, StorageDown, WrongStatus, illegal_key
from bot.localization.fluent import FluentLocalizer
from engine.errors import NotationError
from engine.moves import Pick
from engine.state import IllegalMove
from renderers.localizer import comma_list

log = logging.getLogger(__name__)

# Discord's error codes (Discord's documents, opcodes and status codes).
_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN = 10062, 10015, 50027
_TOO_LATE: Final = _UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN
_INVALID_REQUEST = 50035  # the form of the request is wrong, so any other channel would refuse it too
_UNKNOWN_EMOJI, _UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL = 10014, 10008, 10003
_TOO_MANY_EDITS = 30046  # the message is older than an hour
_HAS_THREAD = 160004
_ARCHIVED = 50083
THREAD_STATES: Final[Mapping[int, str]] = MappingProxyType(
    {_ARCHIVED: "error-thread-asleep", 160005: "error-thread-locked"}
)
"""The message that says why a thread refuses a request, by Discord's error codes."""


def is_discords_trouble(error: BaseException) -> bool:
    """Return whether Discord is busy, down or out of reach, or the place of a message is gone."""
    is_unknown = isinstance(error, Refused) and error.status == HTTPStatus.NOT_FOUND
    return is_unknown or isinstance(error, Limited | Unreachable | Unreadable)


def is_refused(error: BaseException) -> bool:
    """Return whether a channel refuses a message, for example for a missing permission or in a closed thread."""
    is_unusual = isinstance(error, Refused) and error.status == HTTPStatus.BAD_REQUEST
    return is_forbidden(error) or (is_unusual and not is_mistake(error))


def is_forbidden(error: BaseException) -> bool:
    return isinstance(error, Refused) and error.status == HTTPStatus.FORBIDDEN


def is_edited_too_often(error: RequestFailed) -> bool:
    return error.code == _TOO_MANY_EDITS


def is_archived(error: RequestFailed) -> bool:
    """Return whether Discord refused a change of a message because its thread is archived."""
    return error.code == _ARCHIVED


def has_thread(error: RequestFailed) -> bool:
    """Return whether Discord refused a thread for a message that already has a thread."""
    return error.code == _HAS_THREAD


def is_invalid(error: RequestFailed) -> bool:
    """Return whether Discord refuses the form of a request, and may take a simpler form."""
    is_large = error.status in {HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.INTERNAL_SERVER_ERROR}
    return is_large or error.code in {_INVALID_REQUEST, _UNKNOWN_EMOJI}


def is_interaction_unknown(error: RequestFailed) -> bool:
    return error.code == _UNKNOWN_INTERACTION


def is_too_late(error: BaseException) -> bool:
    return isinstance(error, Refused) and error.code in _TOO_LATE


def is_message_gone(error: BaseException) -> bool:
    return isinstance(error, Refused) and error.code == _UNKNOWN_MESSAGE


def is_channel_unknown(error: BaseException) -> bool:
    """Return whether Discord itself does not know the channel; an error page of a proxy has no code."""
    return isinstance(error, Refused) and error.code == _UNKNOWN_CHANNEL


def is_mistake(error: BaseException) -> bool:
    """Return whether the bot is to blame: a request of a wrong form, or an exception of the bot's own code."""
    return error.code == _INVALID_REQUEST if isinstance(error, RequestFailed) else True


def log_failure(log: logging.Logger, error: BaseException, what: str) -> None:
    """Log a failure of Discord in one line, an error of the bot with its traceback; storage logs its own errors.

    A stale write is no failure: another process has changed the game, which is looked at again.
    """
    if isinstance(error, StorageDown):
        return
    if isinstance(error, StaleGame):
        log.info("%s: another process has written the game", what)
    elif is_mistake(error):
        log.error("%s", what, exc_info=error)
    else:
        log.warning("%s: %s", what, error)


class Convenience(StrEnum):
    """The uses of Discord that an operator can switch off; the comments describe the bot without them."""

    EMOJI = "emoji"  # the bot writes words
    DIRECT_ANSWERS = "direct_answers"  # each interaction is deferred at once, and its answer is a second request
    TAPPABLE_COMMANDS = "tappable_commands"  # texts show commands as code


# ---- what a person reads

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


def answer(error: BaseException, text: str, localizer: FluentLocalizer, ways: Sequence[Button] = ()) -> Screen:
    """Show the text for an error, with buttons to what the person may be looking for."""
    if isinstance(error, WrongStatus) and error.game.status is Status.ARCHIVED:
        return archived_game(error.game, localizer)
    return call(text, Row(tuple(ways))) if ways else note(text)


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
