"""What windmills add to computer players, pictures, sentences and the chat."""

from collections.abc import Iterator
from pathlib import Path

from bot.chat.actions import Action, address_at
from bot.chat.extension import ChatPart, Panel, Step
from bot.chat.kit.blocks import Block, Button, Row
from bot.games.table import PlayedMove, Table
from bot.games.words.narration import Narrator
from bot.localization.fluent import FluentLocalizer
from engine import State
from players.choosing import MovePreference
from players.extension import PlayerPart
from renderers.draw_operations import Castle
from renderers.extension import PicturePart
from renderers.text.wording import PartName
from renderers.view import Counter, KingdomComponent, PieceView
from tests.extension.mills.rules import Mills, PutMill, mills_on


class MillPictures(PicturePart):
    locales = Path(__file__).parent / "locales"

    def kingdom_component(self, state: State, kingdom: int) -> KingdomComponent | None:
        if not (mills := state.find(Mills)):
            return None
        built = tuple(PieceView(square, (Castle(0),)) for square in mills_on(state.kingdoms[kingdom]))
        return KingdomComponent(built, (Counter(Castle(0), mills.left[kingdom]),), sentences=(PartName("mills"),))


class MillNarrator(Narrator):
    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        return localizer("told-mill", square=str(played.move)[2:]) if isinstance(played.move, PutMill) else None


def _buttons(panel: Panel) -> Iterator[Block]:
    for move in panel.legal(PutMill)[:5]:
        yield Row((Button(address_at(panel.table, Action.PLAY, str(move)), str(move)),))


PLAYERS = PlayerPart(move_preferences=(MovePreference(PutMill, lambda _state, move: move.square),))
PICTURES, NARRATOR = MillPictures(), MillNarrator()
CHAT = ChatPart(panel_steps=(Step("mills", (PutMill,), _buttons),), figures=lambda _start: {"coins": 0})
