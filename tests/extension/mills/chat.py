"""The windmills in the chat: a sentence in the public message, and a row of buttons in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Row, Text
from bot.chat.extension import ChatExtension
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from tests.extension.mills.rules import Mills, PutMill

BUTTONS_IN_ROW = 5


class MillNarrator:
    """Tells of windmills that were put up."""

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        move = played.move
        return localizer("told-mill", square=str(move.square)) if isinstance(move, PutMill) else None


def mill_blocks(table: Table, chosen: str, localizer: FluentLocalizer) -> Sequence[Block]:
    """A button for each square on which a windmill may be put; or why there is none."""
    state = table.state
    if state.find(Mills) is None or state.domino is None:
        return []
    moves = [move for move in state.legal_moves() if isinstance(move, PutMill)]
    if not moves:
        reason = state.refusal(PutMill)
        return [Text(localizer(f"illegal-{reason.value}"))] if reason else []
    return [
        Row(
            tuple(
                Button(Address.at(table, Action.PLAY, str(move)), localizer("button-mill", square=str(move.square)))
                for move in moves[:BUTTONS_IN_ROW]
            )
        )
    ]


NARRATOR = MillNarrator()
CHAT = ChatExtension(panel_blocks=mill_blocks, locales=Path(__file__).parent / "chat_locales")
