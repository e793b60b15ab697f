"""How text is marked up: headings, small print, mentions, times, links.

Screens use these functions instead of literal marks, so what a mark looks like is written here only. The marks are
those of Discord's Markdown, which the messages in `locales` use as well.
"""

from __future__ import annotations

from bot.games.models import Game


def heading(text: str, level: int = 2) -> str:
    return f"{'#' * level} {text}"


def small(text: str) -> str:
    """Small print."""
    return f"-# {text}"


def bullet(text: str) -> str:
    """An item of a list."""
    return f"- {text}"


def code_block(text: str) -> str:
    """Lines in a font of fixed width."""
    return f"```\n{text}\n```"


def link(text: str, url: str) -> str:
    return f"[{text}]({url})"


def mention(user_id: int | None) -> str:
    """A person, by the name that readers know them under."""
    return f"<@{user_id}>"


def mention_channel(channel_id: int) -> str:
    return f"<#{channel_id}>"


def relative_time(seconds: int | None) -> str:
    """How long ago that was, counted on by the client; `seconds` in Unix time."""
    return f"<t:{seconds}:R>"


def game_url(game: Game) -> str:
    """The address of the game's public message, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return f"{channel}/{game.announcement.message_id}" if game.announcement.message_id else channel
