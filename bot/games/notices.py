"""What a channel is told besides the moves: it is kept with the game, from the transaction that makes it true on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.models import Actor, Game, News, Notice
from bot.games.repositories import Change


def with_notice(
    game: Game, news: News, *arguments: str, actor: Actor | None = None, message_id: int | None = None
) -> Game:
    """Return the game, of which the channel is to be told that; `actor` has caused it."""
    cause = actor.interaction_id if actor and actor.interaction_id else game.announcement.message_id or game.id
    return replace(game, notices=(*game.notices, Notice(news, arguments, cause, message_id)))


def told_change(tried: Sequence[Notice], untold: Sequence[Notice]) -> Change:
    """Return the change that records what the channel was told of what was tried, and keeps the rest."""
    return lambda game: replace(game, notices=(*untold, *(each for each in game.notices if each not in tried)))
