"""Screens about the archive: the offer to archive a game, what the archive shows of it, and the way back."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import relative_time
from bot.games.game import Game
from bot.localization.fluent import FluentLocalizer


def archive_offer(game: Game, at: int, localizer: FluentLocalizer) -> Screen:
    """Say that the game is archived at that time, in Unix seconds, if nobody moves; nobody is mentioned."""
    keep = Button(Address(Action.KEEP_PLAYING, game.id), localizer("button-keepplaying"), Role.SUCCESS)
    archive = Button(Address(Action.ARCHIVE, game.id), localizer("button-archive"))
    return compose(localizer("archive-offer", when=relative_time(at)), Row((keep, archive)))


def archived_game(game: Game, localizer: FluentLocalizer) -> Screen:
    """Say that the game is in the archive, with the button that revives it."""
    return compose(
        localizer("archive-archived", when=relative_time(game.ended_at)), Row((revive_button(game, localizer),))
    )


def revive_button(game: Game, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.REVIVE, game.id), localizer("button-revive"), Role.SUCCESS)
