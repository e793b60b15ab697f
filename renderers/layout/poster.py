"""Layout of the end of a game: the kingdom of the winner with a laurel, and cards of the other kingdoms."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from itertools import cycle, product
from math import ceil
from operator import itemgetter
from typing import NamedTuple

from engine.scoring import Standing
from renderers import design
from renderers.characters import estimated_width, isolated, shortened, without_isolation
from renderers.draw_operations import Box, Confetti, Drawing, Op, Ornament, Panel, Pennant, Sprite, Text
from renderers.layout.board import Window, kingdom_ops, points_ops
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.land import Cell, domino_ops, outline_ops
from renderers.layout.panels import SPACE, ribbon_ops, row_width, rows_height, rows_of_boxes
from renderers.localizer import Localizer
from renderers.story import TITLES
from renderers.text.wording import headline, hero_facts, story
from renderers.view import BestTurn, KingdomView, PosterView

EDGE, PADDING, SEAM = 8, 6, 6
"""Room at the edges of the picture, between the edge and the contents of a panel, and between two panels."""
LINE, ICON = 30, 28
"""Height of a line of words, and size of a crown or an emblem in the line."""
PLACE, NAME, POINTS = 34, 32, 44
"""Where a name begins after the place and after its emblem, and room for the points in a line."""


@dataclass(frozen=True)
class Entry:
    """A kingdom with its place, and the title of its player, which may be empty."""

    view: KingdomView
    standing: Standing
    title: str
    is_crowned: bool

    @property
    def names(self) -> Sequence[str]:
        return self.view.owner.names

    @property
    def players(self) -> Sequence[int]:
        return self.view.owner.player_indices

    @property
    def place_width(self) -> int:
        return PLACE if self.is_crowned or self.standing.place > 1 else 0


def _entries(view: PosterView, standings: Sequence[Standing], localizer: Localizer) -> Sequence[Entry]:
    has_crowns = view.is_festive or (view.rank is not None and len(view.ranking) > 1)
    titles = [localizer(TITLES[land]) if (land := view.titles[each.kingdom]) else "" for each in standings]
    return [
        Entry(view.kingdoms[each.kingdom], each, title, has_crowns and each.place == 1)
        for each, title in zip(standings, titles, strict=True)
    ]


def _panel(entry: Entry, box: Box) -> Op:
    return Panel(box, design.PANEL, design.MARGIN, design.GOLD if entry.is_crowned else None, 4)


def _board(entry: Entry, x: int, y: int, size: int) -> Iterator[Op]:
    window = Window.on(entry.view.kingdom)
    frame = window.frame(Box(x, y, size, size), size)
    # Numbers of crowns and points together would hide small land, and the points include the crowns.
    yield from kingdom_ops(entry.view, window, frame, counted_from=design.QUIET)
    for each in entry.view.properties:
        yield from outline_ops("property", {Cell.of(square) for square in each.squares}, frame)
    # Points on the squares that do not add up to the total beside them would mislead.
    if sum(each.points for each in entry.view.properties) == entry.standing.total:
        yield from points_ops(entry.view, frame)


def _place(entry: Entry, x: int, middle: int) -> Iterator[Op]:
    if entry.is_crowned:
        yield Sprite(Ornament.CROWN, x, middle - ICON // 2, ICON)
    elif entry.standing.place > 1:
        yield Text(f"{entry.standing.place}.", x, middle, PLACE, design.BODY, design.TEXT_SOFT)


# ---- rows of words


class Row(NamedTuple):
    """The height of a row, and a function from the box of the row to its operations."""

    height: int
    ops: Callable[[Box], Iterator[Op]]


def _height(rows: Sequence[Row]) -> int:
    return sum(row.height for row in rows)


def _column(rows: Sequence[Row], x: int, y: int, width: int) -> Iterator[Op]:
    for row in rows:
        yield from row.ops(Box(x, y, width, row.height))
        y += row.height


def _words(text: str, size: int, color: design.Color, *, is_name: bool = False, left: int | None = None) -> Row:
    """Return a row with a text in the middle, or `left` pixels after the beginning of the row."""

    def ops(box: Box) -> Iterator[Op]:
        y = box.y + box.height // 2
        if left is None:
            yield Text(text, box.x + box.width // 2, y, box.width, size, color, "middle", is_name)
        else:
            yield Text(text, box.x + left, y, box.width - left, size, color, is_name=is_name)

    return Row(size + 4, ops)


def _head(entry: Entry, box: Box) -> Iterator[Op]:
    """Draw the place, the emblems and the points."""
    middle = box.y + box.height // 2
    yield from _place(entry, box.x, middle)
    yield from emblem_ops(entry.players, box.x + entry.place_width, middle, ICON)
    yield _right(str(entry.standing.total), box)


def _right(number: str, box: Box) -> Op:
    return Text(number, box.x + box.width, box.y + box.height // 2, POINTS, design.BODY, design.GOLD, "right")


def _named(player: int, name: str, box: Box) -> Iterator[Op]:
    middle = box.y + box.height // 2
    yield from emblem_ops((player,), box.x, middle, ICON)
    yield Text(name, box.x + NAME, middle, box.width - NAME, design.BODY, design.TEXT, is_name=True)


def _member(entry: Entry, number: int, points: str, box: Box) -> Iterator[Op]:
    """Draw emblem and name of one of the players; the first one has the place before it, and points behind it."""
    left, right = entry.place_width, POINTS if points else 0
    if number == 0:
        yield from _place(entry, box.x, box.y + box.height // 2)
        if points:
            yield _right(points, box)
    room = box._replace(x=box.x + left, width=box.width - left - right)
    yield from _named(entry.players[number], entry.names[number], room)


def _victories(view: KingdomView, wins: int, box: Box) -> Iterator[Op]:
    """Draw emblem, name and victories of a player, with a crown as the sign of victories."""
    yield from _named(view.owner.player_index, view.owner.name, box._replace(width=box.width - POINTS - ICON))
    yield _right(str(wins), box._replace(width=box.width - ICON - PADDING // 2))
    yield Sprite(Ornament.CROWN, box.x + box.width - ICON, box.y + (box.height - ICON) // 2, ICON)


def _turn(turn: BestTurn, text: str, box: Box) -> Iterator[Op]:
    """Draw the domino of a turn in the middle, or below the laurel if a text about the turn stands in the row."""
    x = box.x - LAURELS[0] // 2 if text else box.x + box.width // 2
    yield from domino_ops(turn.domino, x - DOMINO, box.y + (box.height - DOMINO) // 2, DOMINO)
    if text:
        yield from _words(text, design.BODY, design.TEXT).ops(box)


# ---- a card

NAME_ROOM, TITLE_ROOM, LINE_ROOM = 138, 116, 240
"""The least room for a name, for a title, and for a line with place, emblem, name and points."""
SHORT_TITLE = 10
"""The most characters of a title that has one line beside a board, below the points."""
SIDE, GAP = 200, 3
"""The maximum room for words beside a board, and the room between a board and words above or below."""


class Style(Enum):
    """Which words of a card stand beside or below the board. The others stand above the board."""

    ALL_BESIDE = auto()
    POINTS_BESIDE = auto()
    """The points and the title."""
    ALL_ABOVE = auto()
    POINTS_BELOW = auto()


class Card(NamedTuple):
    """How the kingdoms of a row or a column are shown."""

    style: Style
    square: int
    """The size of a square, in pixels."""
    height: int


def fitting_card(entries: Sequence[Entry], width: int, most: int, largest: int = design.SQUARES[-1]) -> Card:
    """Return the card with the largest boards for a width and a maximum height, or else the lowest card."""
    cards = list[Card]()
    rooms = {Style.ALL_BESIDE: NAME_ROOM, Style.POINTS_BESIDE: TITLE_ROOM, Style.ALL_ABOVE: -PADDING}
    for style, square in product(rooms, (size for size in design.SQUARES if size <= largest)):
        board = square * entries[0].view.kingdom.size
        if width - board - 3 * PADDING >= rooms[style]:
            rows = (_rows(each, style, is_wide=width >= LINE_ROOM) for each in entries)
            height = max(_height(each.above) + max(board, _height(each.beside)) for each in rows)
            cards.append(Card(style, square, height + 2 * PADDING))
    lowest = min(cards, key=lambda card: card.height)
    fitting = (card for card in cards if card.height <= most)
    return max(fitting, key=lambda card: (card.square, -card.height), default=lowest)


class Around(NamedTuple):
    """The rows around a board."""

    above: Sequence[Row] = ()
    beside: Sequence[Row] = ()
    below: Sequence[Row] = ()


def _rows(entry: Entry, style: Style, *, is_wide: bool) -> Around:
    points, is_line = str(entry.standing.total), is_wide and style is Style.ALL_ABOVE
    left = 0 if style is Style.ALL_BESIDE else entry.place_width + NAME if is_line else None
    is_cut = style is Style.POINTS_BESIDE and len(entry.title) > SHORT_TITLE
    parts = entry.title.split() if is_cut else filter(None, [entry.title])
    title = [_words(each, design.BODY, design.GOLD_LIGHT, left=left) for each in parts]
    total = [_words(points, design.TITLE, design.GOLD), *title]
    lines = [
        Row(LINE, partial(_member, entry, number, points if is_line else "")) for number in range(len(entry.names))
    ]
    names = [_words(each, design.BODY, design.TEXT, is_name=True, left=left) for each in entry.names]
    rows = [Row(LINE, partial(_head, entry)), *names, *title]
    gap = Row(GAP, lambda _: iter(()))
    match style:
        case Style.ALL_BESIDE:
            return Around(beside=rows)
        case Style.POINTS_BESIDE:
            return Around([*lines, gap], total)
        case Style.POINTS_BELOW:
            return Around([*lines, gap], below=[gap, *total])
    return Around([*lines, *title, gap] if is_wide else [*rows, gap])


def _card(entry: Entry, card: Card, box: Box, met: Sequence[Row] = ()) -> Iterator[Op]:
    """Draw a card in the middle of a box. `met` are further rows below the board."""
    above, beside, below = _rows(entry, card.style, is_wide=box.width >= LINE_ROOM)
    below = [*below, *met]
    board = card.square * entry.view.kingdom.size
    room = min(SIDE, box.width - board - 3 * PADDING)
    width = board + PADDING + room if beside else box.width - 2 * PADDING
    side = max(board, _height(beside))
    x, y = box.x + (box.width - width) // 2, box.y + (box.height - side - _height([*above, *below])) // 2
    yield _panel(entry, box)
    yield from _column(above, x, y, width)
    y += _height(above)
    left = x if beside else box.x + (box.width - board) // 2
    yield from _board(entry, left, y + (side - board) // 2, board)
    yield from _column(beside, x + board + PADDING, y + (side - _height(beside)) // 2, room)
    yield from _column(below, x, y + side, width)


# ---- a large kingdom

BOARD, ALONE = 420, 480
"""The maximum sizes of the board beside others, and alone."""
BAND, LAURELS = 112, (120, 152)
"""The least height of the band below the board, and the sizes of a laurel."""
CROWN, EMBLEM = 0.4, 0.46
"""Sizes of the crown on a laurel and of the emblem in the laurel, as a share of the laurel."""
TOTAL = 44
"""Size of the type of the points."""
DOMINO = 48
"""Size of a square of the domino of a turn."""


def _large(entry: Entry, box: Box, board: int, words: Sequence[Row], facts: Sequence[Row]) -> Iterator[Op]:
    """Draw the board, and below or beside it the laurel, words and facts."""
    inner = box.inside(PADDING)
    yield _panel(entry, box)
    yield from _board(entry, inner.x, inner.y, board)
    if inner.height > board:
        x, y, width, height = inner.x, inner.y + board, board, inner.height - board + PADDING
        height -= _height(facts)
        size = max((size for size in LAURELS if size < height), default=LAURELS[0])
        yield from _laurel(entry, x + size // 2, y + height // 2, size)
        yield from _column(words, x + size, y + (height - _height(words)) // 2, width - size)
        yield from _column(facts, x + size, y + height - PADDING, width - size)
        return
    x, width, size = inner.x + board + PADDING, inner.width - board - PADDING, LAURELS[-1]
    y = inner.y + (inner.height - size - _height([*words, *facts])) // 2
    yield from _laurel(entry, x + width // 2, y + size // 2, size)
    yield from _column([*words, *facts], x, y + size + PADDING, width)


def _laurel(entry: Entry, middle: int, centre: int, size: int) -> Iterator[Op]:
    """Draw the emblems with a laurel and a crown, or after the place."""
    emblem = round(size * EMBLEM)
    emblem -= emblem // 4 * (len(entry.players) - 1)
    left = middle - emblems_width(entry.players, emblem) // 2
    if not entry.is_crowned:
        yield from _place(entry, left - PLACE // 2, centre)
        yield from emblem_ops(entry.players, left + entry.place_width // 2, centre, emblem)
        return
    crown = round(size * CROWN)
    yield Sprite(Ornament.WREATH, middle - size // 2, centre - size // 2, size)
    yield from emblem_ops(entry.players, left, centre + size // 12, emblem)
    yield Sprite(Ornament.CROWN, middle - crown // 2, centre - size // 2 - crown // 12, crown)


# ---- all kingdoms

LEGIBLE, MOST_IN_ROW = 24, 4
"""The size of squares that a card should have, and the maximum number of others in a row."""
Podium = tuple[int, Sequence[Op]]
"""The height of all kingdoms, and their operations."""


def _led(view: PosterView, entry: Entry, others: Sequence[Entry], top: int, localizer: Localizer) -> Podium:
    """Lay out a large kingdom, and the others in a column beside it."""
    words = [_words(localizer("points", points=entry.standing.total), TOTAL, design.GOLD)]
    # The ribbon has the points of a compared kingdom in place of its name.
    words += [_words(name, design.BODY, design.TEXT, is_name=True) for name in entry.names if view.rank]
    words += [_words(entry.title, design.BODY, design.GOLD_LIGHT)] if entry.title else []
    told = [*hero_facts(view, localizer)]
    facts = [_words(each, design.BODY, design.TEXT) for each in told]
    if view.turn:
        text = told[0] if others else ""
        facts[: bool(others)] = [Row(DOMINO + PADDING, partial(_turn, view.turn, text))]
    side = entry.view.kingdom.size
    board = design.largest_square((BOARD if others else ALONE) // side) * side
    if not others:
        height = board + 2 * PADDING
        return height + SPACE, [*_large(entry, Box(EDGE, top, design.WIDTH - 2 * EDGE, height), board, words, facts)]
    width, height, count = board + 2 * PADDING, board + PADDING + BAND + _height(facts), len(others)
    left = EDGE + width + SEAM
    column = Box(left, top, design.WIDTH - EDGE - left, 0)
    card = fitting_card(others, column.width, (height + SEAM) // count - SEAM)
    if card.square < LEGIBLE:
        most = (design.HEIGHT - SPACE - top + SEAM) // count - SEAM
        card = fitting_card(others, column.width, most, LEGIBLE)
        if card.height > most:
            return _shared([entry], others, top)
        height = max(height, (card.height + SEAM) * count - SEAM)
    if count == 1:
        card = card._replace(style=Style.POINTS_BELOW)
    ops = [*_large(entry, Box(EDGE, top, width, height), board, words, facts)]
    met = [Row(LINE + SEAM, partial(_victories, view.kingdoms[each], wins)) for each, wins in view.meetings]
    for number, other in enumerate(others):
        y, following = ((height + SEAM) * each // count for each in (number, number + 1))
        ops += _card(other, card, column._replace(y=top + y, height=following - y - SEAM), met)
    return height + SPACE, ops


def _shared(winners: Sequence[Entry], others: Sequence[Entry], top: int) -> Podium:
    """Lay out large kingdoms in rows, and the others, which are not larger, in one or two rows below."""
    columns = range(1, len(winners) + 1)
    _, groups = max(_arrangements(winners, others, columns, design.HEIGHT - top), key=itemgetter(0))
    height, ops = 0, list[Op]()
    for entries, in_row, card in groups:
        for entry, box in zip(entries, rows_of_boxes(len(entries), in_row, card.height, top + height), strict=True):
            ops += _card(entry, card, box)
        height += rows_height(len(entries), in_row, card.height)
    return height, ops


def _arrangements(
    winners: Sequence[Entry], others: Sequence[Entry], columns: Iterable[int], room: int
) -> Iterator[tuple[tuple[int, ...], Sequence[tuple[Sequence[Entry], int, Card]]]]:
    """Yield groups of equal cards, each with the number of cards in a row, and before them their worth."""
    count = len(others) if len(others) <= MOST_IN_ROW else ceil(len(others) / 2)
    for in_row, square in product(columns, design.SQUARES if others else design.SQUARES[:1]):
        below = [(others, count, fitting_card(others, row_width(count), room, square))] if others else []
        rest = room - sum(rows_height(len(others), count, card.height) for *_, card in below)
        card = fitting_card(winners, row_width(in_row), rest // ceil(len(winners) / in_row) - SPACE)
        small = min((each.square for _, _, each in below), default=0)
        fits = small <= card.square and rows_height(len(winners), in_row, card.height) <= rest
        # The others are legible, the winners then large, their rows full, and the others large.
        worth = fits, min(small, LEGIBLE), card.square, -(len(winners) % in_row), small, in_row
        yield worth, [(winners, in_row, card), *below]


# ---- the whole

PENNANT, CONFETTI = 60, 120
"""Sizes of a pennant and of a square of confetti."""
RIBBON = Box(74, 54, design.WIDTH - 148, 60)
"""The ribbon below the bunting."""
STORY = 40
"""Height of the line of the story below the ribbon."""
HEADLINES = 40, design.TITLE, design.BODY
"""Sizes of the type on the ribbon."""
LONGEST_NAME, SHORTEST_NAME = 32, 4
"""The maximum length of a name, and the length of the shortest shortened name, in characters."""
ESTIMATE = 0.86
"""The usual width of words, as a share of the estimated width."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """Lay out the heading with the story, and all kingdoms below it."""
    ribbon = RIBBON if view.is_festive else RIBBON._replace(y=SPACE)
    told = _fitting(partial(story, view, localizer), design.BODY, design.WIDTH - 2 * design.MARGIN)
    top = ribbon.y + ribbon.height + (STORY if told else PADDING)
    large = _entries(view, view.large, localizer)
    others = _entries(view, [each for each in view.ranking if each not in view.large], localizer)
    if len(large) == 1:
        height, ops = _led(view, large[0], others, top, localizer)
    else:
        height, ops = _shared(large, others, top)
    return Drawing(design.WIDTH, top + height, (*_heading(view, ribbon, told, localizer), *ops))


def _heading(view: PosterView, ribbon: Box, told: str, localizer: Localizer) -> Iterator[Op]:
    if view.is_festive:
        for number in range(design.WIDTH // CONFETTI):
            yield Sprite(Confetti(number), number * CONFETTI, 0, CONFETTI)
        players = [player for each in view.ranked for player in each.owner.player_indices]
        for number, player in zip(range(design.WIDTH // PENNANT), cycle(players)):
            yield Sprite(Pennant(player), number * PENNANT, 0, PENNANT)
    room = ribbon.width - design.GAP // 2
    # The headline has the largest fitting type, or the smallest type with shortened names.
    size = next((size for size in HEADLINES if _fits(_headline(view, localizer), size, room)), HEADLINES[-1])
    yield from ribbon_ops(_fitting(partial(_headline, view, localizer), size, room), ribbon, room, size)
    if told:
        y = ribbon.y + ribbon.height + STORY // 2
        yield Text(told, design.WIDTH // 2, y, design.WIDTH - 2 * design.MARGIN, design.BODY, design.TEXT, "middle")


def _headline(view: PosterView, localizer: Localizer, named: Callable[[str], str] = isolated) -> str:
    text = headline(view, localizer, named)
    return localizer("poster-game", number=view.game, result=text) if view.game else text


def _fitting(words: Callable[[Callable[[str], str]], str], size: int, room: int) -> str:
    """Return a text with names, shortened as far as necessary for the room.

    `words` makes the text, given a function that shortens a name.
    """
    shorter = (words(partial(_short_name, letters)) for letters in range(LONGEST_NAME, SHORTEST_NAME, -1))
    fitting = (text for text in shorter if _fits(text, size, room))
    return next(fitting, words(partial(_short_name, SHORTEST_NAME)))


def _short_name(letters: int, name: str) -> str:
    return isolated(shortened(name, letters))


def _fits(text: str, size: int, room: int) -> bool:
    return estimated_width(without_isolation(text), size) * ESTIMATE <= room
