"""Layout of the builders' board: tiles with their prices and effects; the stack, the queen, the dragon; a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.court.buildings import BuildingKind
from renderers import design
from renderers.characters import estimated_width
from renderers.court.signs import ICON, Sign, building_signs, legend, sign_ops
from renderers.court.sprite_keys import Building, Token
from renderers.court.view import CourtView, Offer
from renderers.court.wording import building_name, dragon_text, stack_text
from renderers.draw_operations import Box, Drawing, Faded, Op, Panel, Sprite, Text
from renderers.layout import layout
from renderers.layout.draft import draft_ops
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import emblem_ops
from renderers.localizer import Localizer

COLUMNS = 2
HEADING, SLOT, ROW_SPACE = 46, 92, 14
"""Height of the heading, size of a slot, and room between two rows of slots."""
TILE, COIN = 84, 44
"""Sizes of a tile and of the coin with its price."""
LINE = 31
"""Height of a line of words."""
STRIP, PIECE = 66, 54
"""Height of the strip with stack, queen and dragon, and size of each of them."""
LEGEND, TAG = 42, 36
"""Heights of the legend, and of the tag with the coins of the player to move."""
RUIN = 50
"""Size of the building that the dragon has burned."""
BURNED_STRENGTH = 1 / 2
"""Opacity of the building that the dragon has burned."""
LEFT = design.MARGIN
WIDTH = design.WIDTH - 2 * LEFT
COLUMN = WIDTH // COLUMNS
ESTIMATE = 0.9
"""What words need at least, as a share of their estimated width."""


@layout.register
def _(view: CourtView, localizer: Localizer) -> Drawing:
    """Lay out the board, and below it the lines if the view has any."""
    board = Box(design.MARGIN // 2, design.MARGIN // 2, design.WIDTH - design.MARGIN, height(view, localizer))
    ops = [*board_ops(view, board, localizer)]
    bottom = board.y + board.height + design.MARGIN // 2
    if view.draft.lines:
        lines = Box(board.x, bottom, board.width, draft_height(view.draft))
        ops += draft_ops(view.draft, lines, localizer)
        bottom += lines.height + design.MARGIN // 2
    return Drawing(design.WIDTH, bottom, tuple(ops))


def height(view: CourtView, localizer: Localizer) -> int:
    """Return the height of the panel of the board."""
    return HEADING + sum(_row_heights(view, localizer)) + STRIP + (LEGEND if legend(view, localizer) else 0)


def _row_heights(view: CourtView, localizer: Localizer) -> Iterator[int]:
    """Yield the height of each row of slots with the room below it: the tile with the most lines decides."""
    for row in _rows(view):
        signs = max(len(building_signs(each.building, localizer)) if each.building else 0 for each in row)
        yield max(SLOT, LINE * (1 + signs)) + ROW_SPACE


def _rows(view: CourtView) -> Iterator[Sequence[Offer]]:
    return (view.offers[start : start + COLUMNS] for start in range(0, len(view.offers), COLUMNS))


def board_ops(view: CourtView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw the board on a panel that fills the box."""
    yield Panel(box, design.PANEL, design.MARGIN)
    yield from _heading(view, box.y + HEADING // 2, localizer)
    y = box.y + HEADING
    for row, row_height in zip(_rows(view), _row_heights(view, localizer), strict=True):
        for column, offer in enumerate(row):
            cell = Box(LEFT + COLUMN * column, y, COLUMN - design.GAP // 2, row_height - ROW_SPACE)
            yield from _offer(offer, view, cell, localizer)
        y += row_height
    yield from _strip(view, y, localizer)
    yield from _legend(legend(view, localizer), y + STRIP + LEGEND // 2 - 4)


def _heading(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw the title, and on a tag at the other end what the player to move can spend: emblem, name and coins."""
    yield Text(localizer("board-title"), LEFT, y, WIDTH // 2, design.BODY, design.TEXT_SOFT)
    if view.buyer and view.treasury:
        coins = str(view.treasury.coins)
        right = LEFT + WIDTH - design.GAP
        coin = right - estimated_width(coins, design.BODY) - ICON - 6
        # Always the same tag: names may be much wider than estimated, and would be cut beside free room.
        room = WIDTH // 2 - (right - coin) - ICON - 3 * design.GAP
        name = coin - design.GAP - room
        emblem = name - ICON - 8
        left = emblem - design.GAP
        yield Panel(Box(left, y - TAG // 2, LEFT + WIDTH - left, TAG), design.FREE_SQUARE, TAG // 2)
        yield from emblem_ops(view.buyer.player_indices, emblem, y, ICON)
        yield Text(view.buyer.name, name, y, room, design.BODY, design.TEXT, is_name=True)
        yield Sprite(Token.COIN, coin, y - ICON // 2, ICON)
        yield Text(coins, right, y, 60, design.BODY, design.GOLD, "right")


def _offer(offer: Offer, view: CourtView, cell: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw a slot and what is on it, marked if it is chosen."""
    slot = Box(cell.x, cell.y, SLOT, SLOT)
    if offer.price == view.chosen:
        mark = Box(cell.x - 4, cell.y - 4, cell.width + 4, cell.height + 8)
        yield Panel(mark, design.FREE_SQUARE, design.MARGIN // 2, design.GOLD, 3)
    yield Panel(slot, design.FREE_SQUARE, design.GAP)
    if offer.building:
        yield from _tile(offer, offer.building, view, slot, cell, localizer)
    else:
        yield _name(localizer("board-empty"), cell, design.TEXT_SOFT)
        yield _coin_text(offer.price, slot, design.TEXT_SOFT)


def _tile(
    offer: Offer, building: BuildingKind, view: CourtView, slot: Box, cell: Box, localizer: Localizer
) -> Iterator[Op]:
    """Draw a building with its price in the corner, and beside it its name above its signs."""
    is_dear, is_burning = view.is_dear(offer), view.burns and offer.price == view.chosen
    for key in (Building(building.id), *((Token.FIRE,) if is_burning else ())):
        yield Sprite(key, slot.x + (SLOT - TILE) // 2, slot.y + (SLOT - TILE) // 2, TILE)
    yield Sprite(Token.COIN_OUT_OF_REACH if is_dear else Token.COIN, slot.x - 4, slot.y - 4, COIN)
    yield _coin_text(offer.cost, slot, design.TEXT if is_dear else design.DISC_INK)
    if offer.cost != offer.price:
        yield from _list_price(offer.price, slot)
    yield _name(building_name(building, localizer), cell, design.TEXT_SOFT if is_dear else design.TEXT)
    left = slot.x + SLOT + design.GAP // 2
    for index, sign in enumerate(building_signs(building, localizer), 1):
        yield from sign_ops(sign, left, slot.y + LINE * index + LINE // 2, cell.x + cell.width - left)


def _name(name: str, cell: Box, colour: design.Colour) -> Text:
    left = cell.x + SLOT + design.GAP // 2
    return Text(name, left, cell.y + LINE // 2, cell.x + cell.width - left, design.BODY, colour)


def _coin_text(price: int, slot: Box, colour: design.Colour) -> Text:
    middle = COIN // 2 - 4
    return Text(str(price), slot.x + middle, slot.y + middle, COIN, design.BODY, colour, "middle")


def _list_price(price: int, slot: Box) -> Iterator[Op]:
    """Draw the price of the slot, crossed out, below what the tile costs the player to move."""
    tag = Box(slot.x, slot.y + SLOT - 34, 36, 34)
    middle = tag.x + tag.width // 2, tag.y + tag.height // 2
    yield Panel(tag, design.PANEL, 12)
    yield Text(str(price), *middle, tag.width, design.BODY, design.TEXT_SOFT, "middle")
    # Crossed out: a level line with square ends, which a thin panel is.
    yield Panel(Box(middle[0] - 13, middle[1] - 1, 26, 3), design.TEXT, 1)


def _strip(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw stack, queen and dragon side by side; the names beside the queen have all the room that the others leave."""
    stack, fate = stack_text(view, localizer), dragon_text(view, localizer)
    token = Token.DRAGON_AWAKE if view.burned else Token.DRAGON_ASLEEP
    hosts = view.queen.names if view.queen else (localizer("board-nobody"),)
    queen, dragon = LEFT + _piece_width(stack), LEFT + WIDTH - _piece_width(fate)
    ruin = Box(dragon - RUIN, y + STRIP - RUIN, RUIN, RUIN)
    yield from _piece(Token.STACK, [stack], LEFT, queen, y)
    yield from _piece(Token.QUEEN, hosts, queen, ruin.x if view.burned else dragon, y, are_names=view.queen is not None)
    if view.burned:
        # West of the dragon, as that is where its fire goes.
        yield Faded((Sprite(Building(view.burned.id), *ruin[:3]),), ruin.inside(-RUIN // 4), BURNED_STRENGTH)
    yield from _piece(token, [fate], dragon, LEFT + WIDTH, y)


def _piece_width(words: str) -> int:
    """Return the room for a piece and for what is said beside it."""
    return PIECE + design.GAP + round(estimated_width(words, design.BODY) * ESTIMATE)


def _piece(
    token: Token, lines: Sequence[str], left: int, right: int, y: int, *, are_names: bool = False
) -> Iterator[Op]:
    """Draw a piece, and lines of words beside it."""
    yield Sprite(token, left, y + (STRIP - PIECE) // 2, PIECE)
    x = left + PIECE + design.GAP // 2
    top = y + STRIP // 2 - LINE * (len(lines) - 1) // 2
    for index, words in enumerate(lines):
        yield Text(words, x, top + LINE * index, right - x - 8, design.BODY, design.TEXT, is_name=are_names)


def _legend(signs: Sequence[Sign], y: int) -> Iterator[Op]:
    """Draw the signs side by side, each with as much room as its words need."""
    left = LEFT
    needed = sum(estimated_width(sign.words, design.BODY) for sign in signs)
    room = min(needed, WIDTH - sum(sign.icons_width + design.GAP for sign in signs) + design.GAP)
    for sign in signs:
        width = sign.icons_width + room * estimated_width(sign.words, design.BODY) // needed
        yield from sign_ops(sign, left, y, width)
        left += width + design.GAP
