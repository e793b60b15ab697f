"""The court's part of `/deck`: the building tiles that have not been turned up yet, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.markup import bullet, heading
from bot.localization.fluent import FluentLocalizer
from engine.state import State
from renderers.court import stack_names, stack_title, stack_view


def deck_text(state: State, localizer: FluentLocalizer) -> Sequence[str]:
    """Return a heading and a list of the tiles; nothing if none is left."""
    view = stack_view(state)
    if view is None:
        return ()
    return [heading(stack_title(view, localizer), 3), *map(bullet, stack_names(view, localizer))]
