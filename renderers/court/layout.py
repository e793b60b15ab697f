"""Layout of the court: the board with prices, effects and a legend, and the unseen tiles."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

from engine.court.buildings import POINTS_PER_PROPERTY, BuildingKind
from engine.dominoes import Terrain
from renderers import design
from renderers.characters import estimated_width
from renderers.court.view import Building, CourtView, Offer, StackView, TileView, Token
from renderers.court.wording import building_name, dragon_text, stack_names, stack_text, stack_title
from renderers.draw_operations import Box, Drawing, Faded, Op, Panel, Sprite, Text
from renderers.layout import layout
from renderers.layout.kingdom import emblem_ops
from renderers.layout.land import terrain_ops
from renderers.layout.table import brief_ops
from renderers.localizer import Localizer

SIGN = 34
"""Size of a sign, in pixels."""

Icon: TypeAlias = Terrain | tuple[Token, str]
"""A square of a terrain, or a token with a label."""


@dataclass(frozen=True)
class Sign:
    """Icons, and an explanation in words."""

    icons: tuple[Icon, ...]
    words: str

    @property
    def icons_width(self) -> int:
        return len(self.icons) * (SIGN + 2) + 6


def building_signs(building: BuildingKind, localizer: Localizer) -> list[Sign]:
    """Return a sign for each effect of a building: one to three signs."""
    knight, tower = (Token.KNIGHT, ""), (Token.TOWER, "")
    signs: tuple[tuple[str, int, tuple[Icon, ...]], ...] = (
        ("effect-knights", building.knights, (knight,)),
        ("effect-towers", building.towers, (tower,)),
        ("sign-crowns", building.crowns, ((Token.CROWN, ""),)),
        ("sign-tax-per-knight", building.tax_per_knight, ((Token.COIN, f"+{building.tax_per_knight}"),)),
        ("sign-tax-per-tower", building.tax_per_tower, ((Token.COIN, f"+{building.tax_per_tower}"),)),
        ("sign-points", building.points, (_medal(building.points),)),
        ("sign-points-per-tower", building.points_per_tower, (_medal(building.points_per_tower), tower)),
        ("sign-points-per-knight", building.points_per_knight, (_medal(building.points_per_knight), knight)),
    )
    shown = [Sign(icons, localizer(key, count=count)) for key, count, icons in signs if count]
    if terrain := building.per_property:
        # The picture of the terrain stands for the name, because the name would not fit beside the picture.
        shown.append(Sign((_medal(POINTS_PER_PROPERTY), terrain), localizer("sign-per-property")))
    return shown


def _medal(points: int) -> Icon:
    return Token.MEDAL, str(points)


def legend(view: CourtView, localizer: Localizer) -> list[Sign]:
    """Return the explanations of special signs, for signs on the current board only."""
    tiles = [offer for offer in view.offers if offer.building]
    medals = any(_scores(offer.building) for offer in tiles if offer.building)
    signs = (
        (Token.MEDAL, "legend-points", medals),
        (Token.COIN_OUT_OF_REACH, "legend-dear", any(view.is_dear(offer) for offer in tiles)),
        (Token.QUEEN, "legend-queen", any(offer.cost < offer.price for offer in tiles)),
    )
    return [Sign(((token, ""),), localizer(key)) for token, key, is_there in signs if is_there]


def _scores(building: BuildingKind) -> bool:
    return bool(building.points or building.per_property or building.points_per_tower or building.points_per_knight)


def sign_ops(sign: Sign, x: int, y: int, width: int) -> Iterator[Op]:
    """Draw a sign from `x` on, with the middle at `y`, in at most `width` pixels."""
    for index, icon in enumerate(sign.icons):
        yield from _icon(icon, x + index * (SIGN + 2), y)
    room = width - sign.icons_width
    yield Text(sign.words, x + sign.icons_width, y, room, design.BODY, design.TEXT)


def _icon(icon: Icon, x: int, y: int) -> Iterator[Op]:
    if isinstance(icon, Terrain):
        yield from terrain_ops(icon, x, y - SIGN // 2, SIGN)
    else:
        token, label = icon
        yield Sprite(token, x, y - SIGN // 2, SIGN)
        if label:
            yield Text(label, x + SIGN // 2, y - 1, SIGN, design.BODY, design.DISC_INK, "middle")


COLUMNS = 2
HEADING, SLOT, ROW_SPACE = 46, 92, 14
"""Height of the heading, size of a slot, and room between two rows of slots."""
TILE, COIN = 84, 44
"""Sizes of a tile and of the coin with the price."""
LINE = 31
"""Height of a line of words."""
STRIP, PIECE = 66, 54
"""Height of the strip with stack, queen and dragon, and size of each piece."""
LEGEND, TAG = 42, 36
"""Heights of the legend, and of the tag with the coins of the player to move."""
RUIN = 50
"""Size of a burned building."""
BURNED_STRENGTH = 1 / 2
"""Opacity of a burned building."""
LEFT = design.MARGIN
WIDTH = design.WIDTH - 2 * LEFT
COLUMN = WIDTH // COLUMNS
ESTIMATE = 0.9
"""The minimum width of words, as a share of the estimated width."""


@layout.register
def _layout_of_court(view: CourtView, localizer: Localizer) -> Drawing:
    board = Box(design.MARGIN // 2, design.MARGIN // 2, design.WIDTH - design.MARGIN, height(view, localizer))
    return Drawing(design.WIDTH, board.height + design.MARGIN, tuple(board_ops(view, board, localizer)))


def height(view: CourtView, localizer: Localizer) -> int:
    return HEADING + sum(_row_heights(view, localizer)) + STRIP + (LEGEND if legend(view, localizer) else 0)


def _row_heights(view: CourtView, localizer: Localizer) -> Iterator[int]:
    """Yield the height of each row of slots with the room below. The tile with the most lines determines the height."""
    for row in _rows(view):
        signs = max(len(building_signs(each.building, localizer)) if each.building else 0 for each in row)
        yield max(SLOT, LINE * (1 + signs)) + ROW_SPACE


def _rows(view: CourtView) -> Iterator[Sequence[Offer]]:
    return (view.offers[start : start + COLUMNS] for start in range(0, len(view.offers), COLUMNS))


def board_ops(view: CourtView, box: Box, localizer: Localizer) -> Iterator[Op]:
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
    """Draw the title, and at the other end a tag with the emblem, the name and the coins of the player to move."""
    yield Text(localizer("board-title"), LEFT, y, WIDTH // 2, design.BODY, design.TEXT_SOFT)
    if buyer := view.buyer:
        coins = str(buyer.treasury.coins)
        right = LEFT + WIDTH - design.GAP
        coin = right - estimated_width(coins, design.BODY) - SIGN - 6
        # The tag has a fixed width, because a name wider than estimated would be cut beside free room.
        room = WIDTH // 2 - (right - coin) - SIGN - 3 * design.GAP
        name = coin - design.GAP - room
        emblem = name - SIGN - 8
        left = emblem - design.GAP
        yield Panel(Box(left, y - TAG // 2, LEFT + WIDTH - left, TAG), design.RAISED, TAG // 2)
        yield from emblem_ops(buyer.owner.player_indices, emblem, y, SIGN)
        yield Text(buyer.owner.name, name, y, room, design.BODY, design.TEXT, is_name=True)
        yield Sprite(Token.COIN, coin, y - SIGN // 2, SIGN)
        yield Text(coins, right, y, 60, design.BODY, design.GOLD, "right")


def _offer(offer: Offer, view: CourtView, cell: Box, localizer: Localizer) -> Iterator[Op]:
    slot = Box(cell.x, cell.y, SLOT, SLOT)
    if offer.price == view.chosen:
        mark = Box(cell.x - 4, cell.y - 4, cell.width + 4, cell.height + 8)
        yield Panel(mark, design.RAISED, design.MARGIN // 2, design.GOLD, 3)
    yield Panel(slot, design.RAISED, design.GAP)
    if offer.building:
        yield from _tile(offer, offer.building, view, slot, cell, localizer)
    else:
        yield _name(localizer("board-empty"), cell, design.TEXT_SOFT)
        yield _coin_text(offer.price, slot, design.TEXT_SOFT)


def _tile(
    offer: Offer, building: BuildingKind, view: CourtView, slot: Box, cell: Box, localizer: Localizer
) -> Iterator[Op]:
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


def _name(name: str, cell: Box, color: design.Color) -> Text:
    left = cell.x + SLOT + design.GAP // 2
    return Text(name, left, cell.y + LINE // 2, cell.x + cell.width - left, design.BODY, color)


def _coin_text(price: int, slot: Box, color: design.Color) -> Text:
    middle = COIN // 2 - 4
    return Text(str(price), slot.x + middle, slot.y + middle, COIN, design.BODY, color, "middle")


def _list_price(price: int, slot: Box) -> Iterator[Op]:
    tag = Box(slot.x, slot.y + SLOT - 34, 36, 34)
    middle = tag.x + tag.width // 2, tag.y + tag.height // 2
    yield Panel(tag, design.PANEL, 12)
    yield Text(str(price), *middle, tag.width, design.BODY, design.TEXT_SOFT, "middle")
    # A thin panel, a level line with square ends, crosses out the price.
    yield Panel(Box(middle[0] - 13, middle[1] - 1, 26, 3), design.TEXT, 1)


def _strip(view: CourtView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw stack, queen and dragon side by side. The names beside the queen fill the rest of the strip."""
    stack, fate = stack_text(view, localizer), dragon_text(view, localizer)
    token = Token.DRAGON_AWAKE if view.burned else Token.DRAGON_ASLEEP
    hosts = view.queen.names if view.queen else (localizer("board-nobody"),)
    queen, dragon = LEFT + _piece_width(stack), LEFT + WIDTH - _piece_width(fate)
    ruin = Box(dragon - RUIN, y + STRIP - RUIN, RUIN, RUIN)
    yield from _piece(Token.STACK, [stack], LEFT, queen, y)
    yield from _piece(Token.QUEEN, hosts, queen, ruin.x if view.burned else dragon, y, are_names=view.queen is not None)
    if view.burned:
        # The dragon breathes fire to the west, so the burned building is west of the dragon.
        yield Faded((Sprite(Building(view.burned.id), *ruin[:3]),), ruin.inside(-RUIN // 4), BURNED_STRENGTH)
    yield from _piece(token, [fate], dragon, LEFT + WIDTH, y)


def _piece_width(words: str) -> int:
    return PIECE + design.GAP + round(estimated_width(words, design.BODY) * ESTIMATE)


def _piece(
    token: Token, lines: Sequence[str], left: int, right: int, y: int, *, are_names: bool = False
) -> Iterator[Op]:
    yield Sprite(token, left, y + (STRIP - PIECE) // 2, PIECE)
    x = left + PIECE + design.GAP // 2
    top = y + STRIP // 2 - LINE * (len(lines) - 1) // 2
    for index, words in enumerate(lines):
        yield Text(words, x, top + LINE * index, right - x - 8, design.BODY, design.TEXT, is_name=are_names)


def _legend(signs: Sequence[Sign], y: int) -> Iterator[Op]:
    left = LEFT
    needed = sum(estimated_width(sign.words, design.BODY) for sign in signs)
    room = min(needed, WIDTH - sum(sign.icons_width + design.GAP for sign in signs) + design.GAP)
    for sign in signs:
        width = sign.icons_width + room * estimated_width(sign.words, design.BODY) // needed
        yield from sign_ops(sign, left, y, width)
        left += width + design.GAP


# ---- the board on the picture of a table

SHAPES = (6, 3, 2)
"""The possible numbers of slots in a row."""
BRIEF_COIN, BRIEF_SPACE = 36, 4
"""Size of a coin with a price, and room around a slot."""


@brief_ops.register
def _brief_ops_of_court(view: CourtView, box: Box, localizer: Localizer) -> Iterator[Op]:  # noqa: ARG001 - it has no words
    yield Panel(box, design.PANEL, design.MARGIN)
    tile, columns = max((_brief_tile(box, columns), columns) for columns in SHAPES)
    width, height = (box.width - design.GAP) // columns, (box.height - BRIEF_SPACE) // (len(view.offers) // columns)
    for number, offer in enumerate(view.offers):
        row, column = divmod(number, columns)
        cell = Box(box.x + design.GAP // 2 + column * width, box.y + BRIEF_SPACE // 2 + row * height, width, height)
        yield from _brief_offer(offer, view, cell, tile)


def _brief_tile(box: Box, columns: int) -> int:
    """Return the maximum size of tiles in some columns, with the prices beside or below the tiles."""
    width, height = (box.width - design.GAP) // columns, (box.height - BRIEF_SPACE) * columns // max(SHAPES)
    beside, below = min(width - BRIEF_COIN, height), min(width, height - BRIEF_COIN)
    return min(max(beside, below) - 2 * BRIEF_SPACE, TILE)


def _brief_offer(offer: Offer, view: CourtView, cell: Box, tile: int) -> Iterator[Op]:
    is_beside = cell.width >= tile + BRIEF_COIN + BRIEF_SPACE
    x = cell.x + (cell.width - tile - (BRIEF_COIN + BRIEF_SPACE) * is_beside) // 2
    y = cell.y + (cell.height - tile - BRIEF_COIN * (not is_beside)) // 2
    coin_x, coin_y = x + (tile - BRIEF_COIN) // 2, y + tile
    if is_beside:
        coin_x, coin_y = x + tile + BRIEF_SPACE, y + (tile - BRIEF_COIN) // 2
    if offer.building:
        yield Sprite(Building(offer.building.id), x, y, tile)
    else:
        yield Panel(Box(x, y, tile, tile), design.RAISED, design.GAP)
    is_dear = view.is_dear(offer) or not offer.building
    yield Sprite(Token.COIN_OUT_OF_REACH if is_dear else Token.COIN, coin_x, coin_y, BRIEF_COIN)
    middle = coin_x + BRIEF_COIN // 2, coin_y + BRIEF_COIN // 2
    color = design.TEXT if is_dear else design.DISC_INK
    yield Text(str(offer.cost), *middle, BRIEF_COIN, design.BODY, color, "middle")


# ---- a tile beside a kingdom

LARGE_TILE, LARGE_COIN = 180, 56
"""Sizes of the tile and of the coin with the price."""


@brief_ops.register
def _brief_ops_of_tile(view: TileView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN)
    room, signs = box.inside(design.GAP), building_signs(view.building, localizer)
    y = room.y + (room.height - LARGE_TILE - LINE * (len(signs) + 2)) // 2
    tile = Box(room.x + (room.width - LARGE_TILE) // 2, y, LARGE_TILE, LARGE_TILE)
    yield Sprite(Building(view.building.id), tile.x, tile.y, LARGE_TILE)
    yield Sprite(Token.COIN, tile.x - LARGE_COIN // 3, tile.y - LARGE_COIN // 3, LARGE_COIN)
    middle = tile.x + LARGE_COIN // 6, tile.y + LARGE_COIN // 6
    yield Text(str(view.cost), *middle, LARGE_COIN, design.TITLE, design.DISC_INK, "middle")
    y += LARGE_TILE + LINE
    name, center = building_name(view.building, localizer), room.x + room.width // 2
    yield Text(name, center, y, room.width, design.BODY, design.TEXT, "middle")
    for index, sign in enumerate(signs, 1):
        width = min(room.width, sign.icons_width + round(estimated_width(sign.words, design.BODY)))
        yield from sign_ops(sign, center - width // 2, y + LINE * index + LINE // 4, width)


# ---- the unseen tiles

STACK_TITLE, STACK_ROW, STACK_TILE = 52, 84, 76
"""Heights of the title and of a row, and maximum size of a tile."""


@layout.register
def _layout_of_stack(view: StackView, localizer: Localizer) -> Drawing:
    top = design.MARGIN // 2
    rows = ceil(len(view.buildings) / COLUMNS)
    row_height = min(STACK_ROW, (design.HEIGHT - design.MARGIN - STACK_TITLE) // rows)
    height = STACK_TITLE + row_height * rows
    ops: list[Op] = [Panel(Box(top, top, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)]
    ops.append(Text(stack_title(view, localizer), LEFT, top + STACK_TITLE // 2, WIDTH, design.BODY, design.TEXT))
    kinds = zip(view.buildings, stack_names(view, localizer), strict=True)
    for number, ((building, _), words) in enumerate(kinds):
        row, column = divmod(number, COLUMNS)
        place = Box(LEFT + COLUMN * column, top + STACK_TITLE + row_height * row, COLUMN, row_height)
        ops += _kind(building, words, place)
    return Drawing(design.WIDTH, height + design.MARGIN, tuple(ops))


def _kind(building: BuildingKind, words: str, box: Box) -> Iterator[Op]:
    tile = min(STACK_TILE, box.height - 4)
    yield Sprite(Building(building.id), box.x, box.y, tile)
    left = box.x + tile + design.GAP // 2
    yield Text(words, left, box.y + tile // 2, box.x + box.width - left, design.BODY, design.TEXT)
