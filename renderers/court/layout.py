"""Layout of the builders' board: tiles with their prices and effects; the stack, the queen, the dragon; a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from engine.court.buildings import BuildingKind
from renderers import theme
from renderers.characters import estimated_width
from renderers.court.alt_text import building_name, dragon_text, stack_text
from renderers.court.signs import ICON, Sign, building_signs, legend, sign_ops
from renderers.court.sprite_keys import Building, Token
from renderers.court.view import CourtView, Offer
from renderers.draw_operations import Box, Drawing, Faded, Op, Panel, Sprite, Text
from renderers.layout import layout
from renderers.layout.draft import draft_ops
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import emblem_ops
from renderers.localizer import Localizer

COLUMNS = 2
HEADING, NAME, SLOT, CELL = 46, 44, 92, 144
"""Heights of the heading, of the name of a tile, of its slot, and of all of that with a gap."""
TILE, COIN = 84, 44
"""Sizes of a tile and of the coin with its price."""
LINE = 31
"""Height of a line of signs."""
STRIP, PIECE = 76, 64
"""Height of the strip with stack, queen and dragon, and size of each of them."""
LEGEND = 46
BURNED_STRENGTH = 1 / 2
"""Opacity of the building that the dragon has burned."""
LEFT = theme.MARGIN
WIDTH = theme.WIDTH - 2 * LEFT
COLUMN = WIDTH // COLUMNS
QUEEN, DRAGON = LEFT + WIDTH * 24 // 100, LEFT + WIDTH * 65 // 100
"""Where the queen and the dragon are in the strip."""
LETTER = 15
"""Room for a letter, on average; an estimate, as layouts have no fonts to measure a text with."""


@layout.register
def _(view: CourtView, localizer: Localizer) -> Drawing:
    """The board, and below it the lines if the view has any."""
    board = Box(theme.MARGIN // 2, theme.MARGIN // 2, theme.WIDTH - theme.MARGIN, height(view, localizer))
    ops = [*board_ops(view, board, localizer)]
    bottom = board.y + board.height + theme.MARGIN // 2
    if view.draft.lines:
        lines = Box(board.x, bottom, board.width, draft_height(view.draft))
        ops += draft_ops(view.draft, lines, localizer)
        bottom += lines.height + theme.MARGIN // 2
    return Drawing(theme.WIDTH, bottom, tuple(ops))


def height(view: CourtView, localizer: Localizer) -> int:
    """Height of the panel of the board."""
    return HEADING + CELL * ceil(len(view.offers) / COLUMNS) + STRIP + (LEGEND if legend(view, localizer) else 0)


def board_ops(view: CourtView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """The board on a panel that fills the box."""
    yield Panel(box, theme.PANEL, theme.MARGIN)
    yield from _heading(view, box.y + HEADING // 2, localizer)
    for index, offer in enumerate(view.offers):
        row, column = divmod(index, COLUMNS)
        cell = Box(LEFT + COLUMN * column, box.y + HEADING + CELL * row, COLUMN - theme.GAP // 2, CELL)
        yield from _offer(offer, view, cell, localizer)
    strip = box.y + HEADING + CELL * ceil(len(view.offers) / COLUMNS)
    yield from _strip(view, strip, localizer)
    yield from _legend(legend(view, localizer), strip + STRIP + LEGEND // 2 - 4)


def _heading(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """The title, and the emblem, the name and the coins of the player to move."""
    yield Text(localizer("board-title"), LEFT, y, WIDTH // 2, theme.BODY, theme.TEXT_SOFT)
    if view.buyer and view.treasury:
        coins = str(view.treasury.coins)
        coin = LEFT + WIDTH - estimated_width(coins, theme.BODY) - ICON - 6
        name = LEFT + WIDTH // 2 + ICON + 8
        yield from emblem_ops(view.buyer.player_indices, LEFT + WIDTH // 2, y, ICON)
        room = coin - theme.GAP - name
        yield Text(view.buyer.name, name, y, room, theme.BODY, theme.TEXT, is_name=True)
        yield Sprite(Token.COIN, coin, y - ICON // 2, ICON)
        yield Text(coins, LEFT + WIDTH, y, 60, theme.BODY, theme.GOLD, "right")


def _offer(offer: Offer, view: CourtView, cell: Box, localizer: Localizer) -> Iterator[Op]:
    """A slot and what is on it, marked if it is chosen."""
    slot = Box(cell.x, cell.y + NAME, SLOT, SLOT)
    if offer.price == view.chosen:
        yield Panel(cell, theme.FREE_SQUARE, theme.MARGIN // 2, theme.GOLD, 4)
    yield Panel(slot, theme.FREE_SQUARE, theme.GAP)
    if offer.building:
        yield from _tile(offer, offer.building, view, slot, cell, localizer)
    else:
        yield from _name(localizer("board-empty"), cell, theme.TEXT_SOFT)
        yield from _coin_text(offer.price, cell, theme.TEXT_SOFT)


def _tile(
    offer: Offer, building: BuildingKind, view: CourtView, slot: Box, cell: Box, localizer: Localizer
) -> Iterator[Op]:
    """A tile: on top its price and its name, below them the building and its signs."""
    is_dear, is_burning = view.is_dear(offer), view.burns and offer.price == view.chosen
    yield from _name(building_name(building, localizer), cell, theme.TEXT_SOFT if is_dear else theme.TEXT)
    for key in (Building(building.id), *((Token.FIRE,) if is_burning else ())):
        yield Sprite(key, slot.x + (SLOT - TILE) // 2, slot.y + (SLOT - TILE) // 2, TILE)
    yield Sprite(Token.COIN_OUT_OF_REACH if is_dear else Token.COIN, cell.x, cell.y, COIN)
    yield from _coin_text(offer.cost, cell, theme.TEXT if is_dear else theme.DISC_INK)
    if offer.cost != offer.price:
        yield from _list_price(offer.price, slot)
    left = slot.x + SLOT + theme.GAP // 2
    for index, sign in enumerate(building_signs(building, localizer)):
        yield from sign_ops(sign, left, slot.y + LINE * index + LINE // 2, cell.x + cell.width - left)


def _name(name: str, cell: Box, colour: theme.Colour) -> Iterator[Op]:
    left = cell.x + COIN + theme.GAP // 2
    room = cell.x + cell.width - left
    yield Text(name, left, cell.y + NAME // 2, room, theme.BODY, colour)


def _coin_text(price: int, cell: Box, colour: theme.Colour) -> Iterator[Op]:
    yield Text(str(price), cell.x + COIN // 2, cell.y + COIN // 2, COIN, theme.BODY, colour, "middle")


def _list_price(price: int, slot: Box) -> Iterator[Op]:
    """The price of the slot, crossed out, below what the tile costs the player to move."""
    tag = Box(slot.x + (COIN - 36) // 2, slot.y, 36, 34)
    middle = tag.x + tag.width // 2, tag.y + tag.height // 2
    yield Panel(tag, theme.PANEL, 12)
    yield Text(str(price), *middle, tag.width, theme.BODY, theme.TEXT_SOFT, "middle")
    # Crossed out with a thin panel, as there is no operation for lines.
    yield Panel(Box(middle[0] - 13, middle[1] - 1, 26, 3), theme.TEXT, 1)


def _strip(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Stack, queen and dragon, side by side."""
    dragon = DRAGON
    if view.burned:
        # West of the dragon, as that is where its fire goes.
        ruin = Box(DRAGON, y + STRIP - PIECE, PIECE - 8, PIECE - 8)
        yield Faded((Sprite(Building(view.burned.id), *ruin[:3]),), ruin.inside(-ruin.width // 4), BURNED_STRENGTH)
        dragon += PIECE
    token = Token.DRAGON_AWAKE if view.burned else Token.DRAGON_ASLEEP
    hosts = view.queen.names if view.queen else (localizer("board-nobody"),)
    yield from _piece(Token.STACK, [stack_text(view, localizer)], LEFT, QUEEN, y)
    yield from _piece(Token.QUEEN, hosts, QUEEN, DRAGON, y, are_names=view.queen is not None)
    yield from _piece(token, [dragon_text(view, localizer)], dragon, LEFT + WIDTH, y)


def _piece(
    token: Token, lines: Sequence[str], left: int, right: int, y: int, *, are_names: bool = False
) -> Iterator[Op]:
    """A piece, and lines of words beside it."""
    yield Sprite(token, left, y + (STRIP - PIECE) // 2, PIECE)
    x = left + PIECE + 8
    top = y + STRIP // 2 - LINE * (len(lines) - 1) // 2
    for index, words in enumerate(lines):
        yield Text(words, x, top + LINE * index, right - x - 8, theme.BODY, theme.TEXT, is_name=are_names)


def _legend(signs: Sequence[Sign], y: int) -> Iterator[Op]:
    """The signs side by side, each with as much room as its words need."""
    letters = sum(len(sign.words) for sign in signs)
    left = LEFT
    room = WIDTH - sum(sign.icons_width + theme.GAP for sign in signs)
    for sign in signs:
        width = sign.icons_width + min(LETTER, room // letters) * len(sign.words)
        yield from sign_ops(sign, left, y, width)
        left += width + theme.GAP
