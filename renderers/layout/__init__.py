"""From a view to draw operations: pure, and exact to the pixel."""

from functools import singledispatch

from renderers.draw_operations import Drawing
from renderers.layout.analysis import analysis
from renderers.layout.choice import choice
from renderers.layout.deck import deck
from renderers.layout.draft import draft
from renderers.layout.kingdom import kingdom
from renderers.layout.lobby import lobby
from renderers.layout.poster import poster
from renderers.layout.table import table
from renderers.localizer import Localizer
from renderers.view import View


@singledispatch
def layout(view: View, localizer: Localizer) -> Drawing:  # noqa: ARG001 - what is registered for a type of view does it
    """Lay out a view. Raises TypeError for a type of view without a registered layout."""
    raise TypeError(f"no layout of {view!r}")


for _each in (kingdom, choice, draft, deck, table, lobby, poster, analysis):
    layout.register(_each)
