"""How text is marked up: headings, small print, mentions, times, links.

Screens use these functions instead of literal marks, so what a mark looks like is written here only. The marks are
those of Discord's Markdown, which the messages in `locales` use as well.
"""

from __future__ import annotations

import re

from bot.games.game import Game
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant


def heading(text: str, level: int = 2) -> str:
    return f"{'#' * level} {text}"


def bold(text: str) -> str:
    return f"**{text}**"


def small(text: str) -> str:
    """Mark up small print."""
    return f"-# {text}"


def bullet(text: str) -> str:
    """Mark up an item of a list."""
    return f"- {text}"


def without_marks(text: str) -> str:
    """Return a message without its marks and escapes, for a place that shows them as they are, such as an option."""
    return re.sub(r"\*\*|`|\u200b|\\([\W_])", r"\1", text)


def link(text: str, url: str) -> str:
    return f"[{text}]({url})"


def mention(user_id: int | None) -> str:
    """Mention a person; clients show the name that their reader knows."""
    return f"<@{user_id}>"


def mention_channel(channel_id: int) -> str:
    return f"<#{channel_id}>"


def relative_time(seconds: int | None) -> str:
    """Say how long ago a time in Unix seconds was; clients keep the words up to date."""
    return f"<t:{seconds}:R>"


def date(seconds: int) -> str:
    """Name the day of a time in Unix seconds, where the reader lives."""
    return f"<t:{seconds}:D>"


def absolute_time(seconds: int) -> str:
    """Name a time in Unix seconds by date and clock; clients show it in their reader's time zone."""
    return f"<t:{seconds}:f>"


def game_url(game: Game) -> str:
    """Return the URL of the game's public message, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return f"{channel}/{game.announcement.message_id}" if game.announcement.message_id else channel


def game_link(game: Game, localizer: FluentLocalizer) -> str:
    """Link the name of what is played to the game's public message."""
    return link(localizer(f"variant-{Variant.parse(game.options.variant).base}"), game_url(game))
