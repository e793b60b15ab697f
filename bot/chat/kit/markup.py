"""The spans of which screens make their texts: headings, small print, mentions, times, links."""

from __future__ import annotations

from bot.games.game import Game
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import Kind, span
from engine.variants import Variant


def heading(text: str, level: int = 2) -> str:
    return span(Kind.HEADING, level) + text


def bold(text: str) -> str:
    return span(Kind.STRONG, content=text)


def small(text: str) -> str:
    """Mark up small print."""
    return span(Kind.SMALL) + text


def bullet(text: str) -> str:
    """Mark up an item of a list."""
    return span(Kind.BULLET) + text


def link(text: str, url: str) -> str:
    return span(Kind.LINK, url, text)


def mention(user_id: int | None) -> str:
    """Mention a person; clients show the name that their reader knows."""
    return span(Kind.MENTION, user_id)


def mention_channel(channel_id: int) -> str:
    return span(Kind.CHANNEL, channel_id)


def relative_time(seconds: int | None) -> str:
    """Say how long ago a time in Unix seconds was; clients keep the words up to date."""
    return span(Kind.AGO, seconds)


def date(seconds: int) -> str:
    """Name the day of a time in Unix seconds, where the reader lives."""
    return span(Kind.DAY, seconds)


def absolute_time(seconds: int) -> str:
    """Name a time in Unix seconds by date and clock; clients show it in their reader's time zone."""
    return span(Kind.MOMENT, seconds)


def game_url(game: Game) -> str:
    """Return the URL of the game's public message, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return f"{channel}/{game.announcement.message_id}" if game.announcement.message_id else channel


def game_link(game: Game, localizer: FluentLocalizer) -> str:
    """Link the name of what is played to the game's public message."""
    return link(localizer(f"variant-{Variant.parse(game.options.variant).base}"), game_url(game))
