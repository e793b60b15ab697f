"""The place of a game at Discord, and the log of failures."""

import logging

from bot.chat.kit import Channel, RequestFailed
from bot.games.game import Game
from bot.games.options import known_variant
from bot.games.refusals import StaleGame, StorageDown


def place_of(game: Game) -> Channel:
    """Return the place of a game, with the language of its texts."""
    variant = known_variant(game.options)
    names_boxes = variant is not None and variant.mixes_boxes
    return Channel(game.channel_id, game.guild_id, game.home_id, game.options.language, names_boxes)


def log_failure(log: logging.Logger, error: BaseException, what: str) -> None:
    """Log a failure of Discord in one line, an error of the bot with its traceback; storage logs its own errors.

    A stale write is not a failure: another process has changed the game, and the bot loads the game again.
    """
    if isinstance(error, StorageDown):
        return
    if isinstance(error, StaleGame):
        log.info("%s: another process has written the game", what)
    elif not isinstance(error, RequestFailed) or error.is_mistake:
        log.error("%s", what, exc_info=error)
    else:
        log.warning("%s: %s", what, error)
