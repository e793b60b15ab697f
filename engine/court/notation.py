"""The court in the text of a position: six fields after the fields of Kingdomino.

board       by ",": the tile on each slot, cheap end first, "-" for a free slot; "!" in front if chance must fill slots
stack       building tiles and ranges of building tiles by ".", "b1-b4.b9"
treasuries  by ";": coins, knights in reserve and towers of each kingdom, "7/1/0"
queen       the queen's kingdom, counted from 1; "-" before the queen has come to a kingdom
dragon      the tiles burned so far, by "."; "!" in front if the dragon has left the cave in this round
taxable     the squares open to knights in this turn, by ".", ascending
"""

import re
from collections import Counter
from collections.abc import Sequence

from engine.court.buildings import TILES
from engine.court.court import SLOTS, Court, Treasury
from engine.court.pieces import BuildingTile, knights_on
from engine.formats import Format
from engine.geometry import squares
from engine.kingdom import Kingdom
from engine.text_fields import MARK, NONE, Field, ranges

FIELDS = 6
"""The number of fields of a court in the text of a position."""


def write_court(court: Court) -> tuple[str, ...]:
    return (
        MARK * court.needs_tiles + ",".join(f"b{tile}" if tile else NONE for tile in court.board),
        ranges(f"b{tile}" for tile in court.stack),
        ";".join(f"{each.coins}/{each.knights}/{each.towers}" for each in court.treasuries),
        NONE if court.queen is None else str(court.queen + 1),
        MARK * court.is_dragon_out + (".".join(f"b{tile}" for tile in court.burned) or NONE),
        ".".join(map(str, squares(court.taxable_squares))) or NONE,
    )


def read_court(fields: Sequence[Field], game_format: Format, to_move: Kingdom | None) -> Court:
    """Read the fields of a court, given the format of the game and the kingdom to move. Raises NotationError."""
    board, stack, treasuries, queen, dragon, taxable = fields
    needs_tiles, slots_field = board.without_mark()
    slots = tuple(_tile(each) for each in slots_field.split(","))
    if len(slots) != SLOTS:
        board.fail(f"the board has {SLOTS} slots")
    # Any numbers of coins, knights and towers are right: a position need not be reachable in a game.
    owned = tuple(_treasury(each) for each in treasuries.items(";"))
    if len(owned) != game_format.kingdoms:
        treasuries.fail(f"{game_format.kingdoms} treasuries are needed")
    is_dragon_out, burned_field = dragon.without_mark()
    waiting = stack.ascending(_tiles, lambda tile: ("b", tile))
    burned = tuple(tile for each in burned_field.items(".") for tile in _tiles(each))
    known = Counter(tile for tile in (*slots, *waiting, *burned) if tile)
    if twice := [tile for tile, count in known.items() if count > 1]:
        stack.fail(f"tile b{twice[0]} is there twice")
    court = Court(
        owned,
        slots,
        waiting,
        burned,
        None if queen.text == NONE else queen.number(game_format.kingdoms, least=1) - 1,
        _taxable_squares(taxable, to_move),
        is_dragon_out,
        needs_tiles,
    )
    if needs_tiles and not court.tiles_due:
        board.fail("no slot can be filled")
    return court


def _tile(field: Field) -> int | None:
    if field.text == NONE:
        return None
    if not re.fullmatch(BuildingTile.pattern, field.text) or int(field.text[1:]) not in TILES:
        field.fail(f"there is no tile {field.text!r}")
    return int(field.text[1:])


def _tiles(field: Field) -> range:
    first, last = (_tile(end) for end in field.ends())
    if first is None or last is None or first > last:
        field.fail(f"{field.text!r} is not a range")
    return range(first, last + 1)


def _treasury(field: Field) -> Treasury:
    if not re.fullmatch("[0-9]{1,3}/[0-9]{1,2}/[0-9]{1,2}", field.text):
        field.fail(f"{field.text!r} is not coins/knights/towers")
    return Treasury(*map(int, field.text.split("/")))


def _taxable_squares(field: Field, to_move: Kingdom | None) -> int:
    """Read squares of the kingdom to move as a mask. A knight must be able to stand on each square."""
    found = field.ascending(lambda each: (each.square(),), lambda square: ("", square))
    mask = sum(square.mask for square in found)
    # A knight needs land without another knight. The text of a cell has one knight at most.
    free = to_move.covered & ~knights_on(to_move) if to_move else 0
    if mask & ~free:
        field.fail(f"{field.text!r} has squares that no knight can be sent to")
    return mask
