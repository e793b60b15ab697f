"""What a channel is told besides the moves: it is kept with the game, from the transaction that makes it true on.

A request, which asks people to agree, is kept until it is decided. Its answer takes its place, in the same message.
"""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Game
from bot.games.models import Actor, News, Notice


def with_notice(
    game: Game, news: News, *arguments: str, actor: Actor | None = None, message_id: int | None = None
) -> Game:
    """Add a notice for the channel, caused by `actor`."""
    cause = actor.interaction_id if actor and actor.interaction_id else game.announcement.message_id or game.id
    return replace(game, notices=(*game.notices, Notice(news, arguments, cause, message_id)))


def with_request(game: Game, news: News, *arguments: str, actor: Actor) -> Game:
    """Add a request unless it is there: one that Discord would not take is given up, and made anew when asked again."""
    return game if _requests(game, news, *arguments) else with_notice(game, news, *arguments, actor=actor)


def with_request_in(game: Game, message_id: int | None, news: News, *arguments: str) -> Game:
    """Note which message carries the request; None if a bot that was killed then has sent it."""
    if message_id is None or request_id(game, news, *arguments):
        return game
    return with_notice(without_request(game, news, *arguments), news, *arguments, message_id=message_id)


def request_id(game: Game, news: News, *arguments: str) -> int | None:
    """Return the id of the message that carries the request; None if it was not sent yet."""
    return next((each.message_id for each in _requests(game, news, *arguments) if each.message_id), None)


def without_request(game: Game, news: News, *arguments: str) -> Game:
    """Drop the request."""
    requests = _requests(game, news, *arguments)
    return replace(game, notices=tuple(each for each in game.notices if each not in requests))


def without_message(game: Game, message_id: int | None) -> Game:
    """Drop what is told in that message, if there is one: another notice takes its place."""
    kept = (each for each in game.notices if message_id is None or each.message_id != message_id)
    return replace(game, notices=tuple(kept))


def _requests(game: Game, news: News, *arguments: str) -> tuple[Notice, ...]:
    return tuple(each for each in game.notices if (each.news, each.arguments) == (news, arguments))
