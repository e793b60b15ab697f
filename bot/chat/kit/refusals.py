"""Explains errors to a person, with the next thing to do."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, call, note
from bot.chat.kit.markup import bullet, game_url, mention_channel, relative_time
from bot.games.challenges import ChallengeKind, name_of_deal
from bot.games.game import Game, Status
from bot.games.names import safe_name
from bot.games.narration import join_facts
from bot.games.options import base_key, variant_key
from bot.games.refusals import NoGameHere, Refusal, WrongStatus, illegal_key
from bot.localization.fluent import FluentLocalizer
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


def answer(error: BaseException, text: str, localizer: FluentLocalizer) -> Screen:
    """Show the text for an error, with buttons to what the person may be looking for."""
    match error:
        case WrongStatus(game=game) if game.status is Status.ARCHIVED:
            return archived_game(game, localizer)
        # The message that invites to a challenge may have been deleted.
        case NoGameHere(challenges=challenges) if challenges:
            return call(text, Row(tuple(_challenge_button(each, localizer) for each in challenges)))
    return note(text)


def _challenge_button(row: Game, localizer: FluentLocalizer) -> Button:
    address = Address(Action.SHOW_CHALLENGE, argument=name_of_deal(ChallengeKind(row.challenge or ""), row))
    return Button(address, join_facts(localizer("challenge-name"), localizer(variant_key(row.options))))


def archived_game(game: Game, localizer: FluentLocalizer) -> Screen:
    return call(
        join_facts(localizer(variant_key(game.options)), localizer("archive-gone")),
        localizer("archive-archived", when=relative_time(game.ended_at)),
        Row((revive_button(game, localizer),)),
    )


def revive_button(game: Game, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.REVIVE, game.id), localizer("button-revive"), Role.SUCCESS)


def thread_name(game: Game, localizer: FluentLocalizer) -> str:
    """Return the name of the thread of a game, which is plain text."""
    variant = localizer(variant_key(game.options))
    return localizer("thread-name", game=variant, name=(game.host or game.seats[0]).name)


MOST_MOVES: Final = 10
"""The most moves in a text."""

FORMATS: Final[Mapping[str, Callable[[Any, FluentLocalizer], str]]] = MappingProxyType(
    {
        "allowed": lambda numbers, localizer: localizer.either(numbers),
        "channels": lambda ids, localizer: comma_list(map(mention_channel, ids), localizer),
        "host": lambda name, _: safe_name(name),
        "link": lambda game, _: game_url(game),
        "moves": lambda lines, _: "\n".join(map(bullet, lines[:MOST_MOVES])),
        "name": lambda name, _: safe_name(name),
        "names": lambda names, localizer: comma_list(
            (localizer(f"permission-{name.replace('_', '-')}") for name in names), localizer
        ),
        "threads": lambda games, localizer: comma_list(
            (mention_channel(each.channel_id, thread_name(each, localizer)) for each in games), localizer
        ),
        "until": lambda seconds, _: relative_time(seconds),
        "variant": lambda base, localizer: localizer(base_key(base)),
    }
)
"""Formats the arguments of refusals, by name; other arguments are numbers, or select a text."""
