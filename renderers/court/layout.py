"""Layout of the builders' board: tiles with their prices and effects; the stack, the queen, the dragon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from engine.court.buildings import POINTS_PER_PROPERTY, BuildingKind
from engine.dominoes import Terrain
from renderers import theme
from renderers.court.alt_text import building_name, dragon_text, host_text, stack_text
from renderers.court.sprite_keys import Building, Token
from renderers.court.view import CourtView, Offer
from renderers.draw_operations import Box, Drawing, Faded, Op, Panel, Sprite, Text
from renderers.layout import layout
from renderers.layout.board import terrain_ops
from renderers.layout.draft import draft_ops
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import emblem_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import SpriteKey

COLUMNS = 3
HEADING, NAME, SLOT, TILE, CELL = 52, 34, 114, 92, 162
"""Heights; a tile stands low in its slot, so that its roofs fit into it."""
COIN = 50
"""Size of the coin with the price."""
ICON, LINE = 32, 36
"""Size of a sign for an effect, and height of a line of them."""
STRIP, PIECE = 84, 70
"""Height of the strip with stack, queen and dragon, and size of each of them."""
BURNED_STRENGTH = 1 / 2
"""Opacity of the building that the dragon has burned."""
LEFT = theme.MARGIN // 2 + theme.GAP
WIDTH = theme.WIDTH - 2 * LEFT

Symbol = SpriteKey | Terrain | str | int
"""A sign for an effect: a sprite, a square of a terrain, a character between signs, or points on a medal."""


@layout.register
def _(view: CourtView, localizer: Localizer) -> Drawing:
    """The board, and below it the lines if the view has any."""
    board = Box(theme.MARGIN // 2, theme.MARGIN // 2, theme.WIDTH - theme.MARGIN, height(view))
    ops = [*board_ops(view, board, localizer)]
    bottom = board.y + board.height + theme.MARGIN // 2
    if view.draft.lines:
        lines = Box(board.x, bottom, board.width, draft_height(view.draft))
        ops += draft_ops(view.draft, lines, localizer)
        bottom += lines.height + theme.MARGIN // 2
    return Drawing(theme.WIDTH, bottom, tuple(ops))


def height(view: CourtView) -> int:
    """Height of the panel of the board."""
    return HEADING + CELL * ceil(len(view.offers) / COLUMNS) + STRIP + theme.GAP // 2


def board_ops(view: CourtView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """The board on a panel that fills the box."""
    yield Panel(box, theme.PANEL, theme.MARGIN)
    yield from _heading(view, box.y + HEADING // 2, localizer)
    for index, offer in enumerate(view.offers):
        row, column = divmod(index, COLUMNS)
        yield from _offer(offer, view, LEFT + WIDTH * column // COLUMNS, box.y + HEADING + CELL * row, localizer)
    yield from _strip(view, box.y + box.height - STRIP, localizer)


def _heading(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """The title, and the emblem and the coins of the player to move."""
    yield Text(localizer("board-title"), LEFT, y, WIDTH * 2 // 3, theme.BODY, theme.TEXT_SOFT)
    if view.buyer and view.treasury:
        right = LEFT + WIDTH
        coins = str(view.treasury.coins)
        yield Text(coins, right, y, 60, theme.BODY, theme.GOLD, "right")
        right -= 15 * len(coins) + ICON + 6
        yield Sprite(Token.COIN, right, y - ICON // 2, ICON)
        yield from emblem_ops(view.buyer, right - ICON - theme.GAP, y, ICON)


def _offer(offer: Offer, view: CourtView, x: int, y: int, localizer: Localizer) -> Iterator[Op]:
    slot = Box(x, y + NAME, SLOT, SLOT)
    yield Panel(slot, theme.FREE_SQUARE, theme.MARGIN)
    if offer.building is None:
        middle = slot.x + SLOT // 2, slot.y + SLOT // 2
        yield Text(str(offer.price), *middle, SLOT, theme.TITLE, theme.TEXT_SOFT, "middle")
        return
    name = building_name(offer.building, localizer)
    yield Text(name, x, y + NAME // 2, WIDTH // COLUMNS - 6, theme.SMALL, theme.TEXT)
    yield Sprite(Building(offer.building.id), slot.x + (SLOT - TILE) // 2, slot.y + SLOT - TILE, TILE)
    yield from _price(offer, slot, is_dear=view.treasury is not None and view.treasury.coins < offer.cost)
    for index, line in enumerate(effects(offer.building)):
        yield from _symbols(line, x + SLOT + 6, slot.y + LINE * index + LINE // 2)


def _price(offer: Offer, slot: Box, *, is_dear: bool) -> Iterator[Op]:
    """What the tile costs the player to move, on a coin; below it, crossed out, the price of the slot if it differs."""
    x, y = slot.x - 6, slot.y - 4
    middle = x + COIN // 2
    if offer.cost != offer.price:
        tag = Box(middle - 19, y + COIN - 8, 38, 36)
        yield Panel(tag, theme.PANEL, 12)
        yield Text(str(offer.price), middle, tag.y + 21, tag.width, theme.SMALL, theme.TEXT_SOFT, "middle")
        # Crossed out with a thin panel, as there is no operation for lines.
        yield Panel(Box(middle - 12, tag.y + 20, 24, 3), theme.TEXT, 1)
    yield Sprite(Token.COIN_OUT_OF_REACH if is_dear else Token.COIN, x, y, COIN)
    yield Text(str(offer.cost), middle, y + COIN // 2, COIN, theme.BODY, theme.DISC_INK, "middle")


def effects(building: BuildingKind) -> list[list[Symbol]]:
    """The lines of signs for what a building gives and scores."""
    knight, tower, coin = Token.KNIGHT, Token.TOWER, Token.COIN
    given = [knight] * building.knights + [tower] * building.towers + [Token.CROWN] * building.crowns
    lines: list[list[Symbol]] = [
        [*given],
        ["+", coin, "/", knight] if building.tax_per_knight else [],
        ["+", coin, "/", tower] if building.tax_per_tower else [],
        [building.points] if building.points else [],
        [POINTS_PER_PROPERTY, "/", building.per_property] if building.per_property else [],
        [building.points_per_tower, "/", tower] if building.points_per_tower else [],
        [building.points_per_knight, "/", knight] if building.points_per_knight else [],
    ]
    return [line for line in lines if line]


def _symbols(line: Sequence[Symbol], x: int, y: int) -> Iterator[Op]:
    top = y - ICON // 2
    for symbol in line:
        match symbol:
            case str():
                yield Text(symbol, x + 8, y, 18, theme.BODY, theme.TEXT, "middle")
                # A character is narrower than a sign, so part of the step below is taken back.
                x += 17 - ICON - 1
            case int():
                yield Sprite(Token.MEDAL, x, top, ICON)
                yield Text(str(symbol), x + ICON // 2, y - 1, ICON, theme.SMALL, theme.DISC_INK, "middle")
            case Terrain():
                yield from terrain_ops(symbol, x, top, ICON)
            case _:
                yield Sprite(symbol, x, top, ICON)
        x += ICON + 1


def _strip(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Stack, queen and dragon, side by side."""
    pieces = (
        (Token.STACK, stack_text(view, localizer)),
        (Token.QUEEN, host_text(view, localizer)),
        (Token.DRAGON_AWAKE if view.burned else Token.DRAGON_ASLEEP, dragon_text(view, localizer)),
    )
    for column, (sprite, text) in enumerate(pieces):
        x = LEFT + WIDTH * column // COLUMNS
        yield Sprite(sprite, x + 4, y + (STRIP - PIECE) // 2, PIECE)
        max_width = WIDTH // COLUMNS - PIECE - 20
        yield Text(text, x + PIECE + 16, y + STRIP // 2, max_width, theme.SMALL, theme.TEXT)
    if view.burned:
        side = STRIP - 28
        box = Box(LEFT + WIDTH - side, y + (STRIP - side) // 2, side, side)
        ruin = Sprite(Building(view.burned.id), box.x, box.y, side)
        # Sprites may reach out of their square, so the area that fades is larger than the building.
        yield Faded((ruin,), box.inside(-side // 4), BURNED_STRENGTH)
