"""The windmills in the chat: a sentence in the public message, and a step of the panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Row
from bot.chat.extension import ChatExtension
from bot.chat.panel_step import PanelStep, PanelView
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.state import State
from tests.extension.mills.rules import PutMill

BUTTONS_IN_ROW = 5


class MillNarrator:
    """Tells of windmills that were put up."""

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        move = played.move
        return localizer("told-mill", square=str(move.square)) if isinstance(move, PutMill) else None

    def sum_up(self, moves: Sequence[PlayedMove], end: State, localizer: FluentLocalizer) -> Iterator[str]:
        return iter(())


def mill_blocks(view: PanelView) -> Sequence[Block]:
    """A button for each square on which a windmill may be put."""
    return [Row(tuple(_button(view, move) for move in view.legal(PutMill)[:BUTTONS_IN_ROW]))]


def _button(view: PanelView, move: PutMill) -> Button:
    label = view.localizer("button-mill", square=str(move.square))
    return Button(Address.at(view.table, Action.PLAY, str(move)), label)


NARRATOR = MillNarrator()
CHAT = ChatExtension(
    "mills",
    panel_steps=(PanelStep("mills", (PutMill,), mill_blocks),),
    figures=lambda _start: {"coins": 0},
    locales=Path(__file__).parent / "chat_locales",
)
