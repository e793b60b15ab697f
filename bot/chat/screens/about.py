"""The page of help."""

from __future__ import annotations

from bot.chat.blocks import Screen, compose
from bot.localization.fluent import FluentLocalizer


def help_page(localizer: FluentLocalizer) -> Screen:
    return compose(localizer("help"))
