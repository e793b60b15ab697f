"""Layout of the banner of a lobby: the game on a ribbon, and a castle for each seat, unlit for a free seat."""

from collections.abc import Iterator, Sequence

from engine.dominoes import Terrain
from renderers import design
from renderers.draw_operations import Box, Castle, Corner, Drawing, Faded, Land, Op, Ornament, Panel, Sprite, Text
from renderers.layout.land import laurel_ops
from renderers.layout.panels import ribbon_ops
from renderers.localizer import Localizer
from renderers.view import LobbySeat, LobbyView

COLUMNS = 4
"""The maximum number of seats in a row. Five seats take two rows, of three and two seats."""
RIBBON = Box(84, 14, design.WIDTH - 168, 52)
CASTLE, SMALL = 136, 96
"""Sizes of a castle in one row, and in two rows."""
MEADOW = 60
"""Size of the squares of land under the castles."""
LINE = 31
"""Height of a line of words below a castle."""
INVITED, FREE = 0.6, 0.28
"""Opacity of an invited person's castle, and of a free seat's castle."""
TAG = 38
"""Size of the disc with the number of a team."""
CROWN = 46
LEVEL = 34
"""Size of the bars for the level of a computer player."""


def lobby(view: LobbyView, localizer: Localizer) -> Drawing:  # noqa: ARG001 - its words are in the view
    columns = -(-len(view.seats) // -(-len(view.seats) // COLUMNS))
    rows = [view.seats[start : start + columns] for start in range(0, len(view.seats), columns)]
    castle = CASTLE if len(rows) == 1 else SMALL
    ops, y = list[Op](), RIBBON.y + RIBBON.height + design.GAP
    for number, row in enumerate(rows):
        first = number * columns
        ops += _row(view, row, first, castle, y)
        # A free seat has one line of words. A person with a caption has two lines.
        y += castle + LINE * (2 if any(seat.name and seat.caption for seat in row) else 1) + design.GAP
    if view.more:
        middle, y = y + LINE // 2, y + LINE + design.GAP
        ops.append(Text(view.more, design.WIDTH // 2, middle, design.WIDTH, design.BODY, design.TEXT_SOFT, "middle"))
    return Drawing(design.WIDTH, y, (*ops, *ribbon_ops(view.title, RIBBON, RIBBON.width - 24, design.TITLE)))


def _row(view: LobbyView, seats: Sequence[LobbySeat], first: int, castle: int, y: int) -> Iterator[Op]:
    """Draw seats, from the index `first` on, in the colors of their players on a strip of land across the picture."""
    top, width = y + castle - MEADOW, design.WIDTH // len(seats)
    for column in range(design.WIDTH // MEADOW):
        yield Land(Terrain.GRASSLAND, column * MEADOW, top, MEADOW, (Corner.ABOVE,) * 4, (column, first))
    for number, seat in enumerate(seats):
        player = first + number if seat.player is None else seat.player
        middle = number * width + width // 2
        yield from _seat(
            seat, seat.team if view.has_teams else player, Box(middle - castle // 2, y - 6, castle, castle)
        )
        words, room = y + castle + 4 + LINE // 2, width - design.MARGIN
        ink = design.GOLD if seat.is_host else design.TEXT if seat.is_taken else design.TEXT_SOFT
        yield Text(seat.name or seat.caption, middle, words, room, design.BODY, ink, "middle", bool(seat.name))
        if seat.name:
            yield Text(seat.caption, middle, words + LINE, room, design.BODY, design.TEXT_SOFT, "middle")


def _seat(seat: LobbySeat, player: int | None, box: Box) -> Iterator[Op]:
    key = Ornament.PLAIN_CASTLE if player is None else Castle(player)
    sprite = Sprite(key, box.x, box.y, box.width)
    # The flag overhangs its square.
    room = Box(box.x - 10, box.y - 10, box.width + 20, box.height + 20)
    yield sprite if seat.is_taken else Faded((sprite,), room, INVITED if seat.name else FREE)
    if seat.is_laureled:
        yield from laurel_ops(box)
    if seat.is_host:
        yield Sprite(Ornament.CROWN, box.x + box.width - CROWN // 2, box.y + CROWN // 4, CROWN)
    if seat.level is not None:
        level = Ornament(f"level-{seat.level}")
        yield Sprite(level, box.x + box.width - LEVEL // 2, box.y + LEVEL // 4, LEVEL)
    if seat.team is not None:
        disc = Box(box.x + box.width - TAG, box.y + box.height - TAG, TAG, TAG)
        yield Panel(disc, design.DISC, TAG // 2, design.INK)
        middle = disc.x + TAG // 2, disc.y + TAG // 2
        yield Text(str(seat.team + 1), *middle, TAG, design.BODY, design.DISC_INK, "middle")
