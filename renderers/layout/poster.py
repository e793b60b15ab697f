"""Layout of the end of a game: the winner, all kingdoms by rank, the points as a table, and the highlights."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, product
from types import MappingProxyType

from engine.scoring import Standing
from renderers import design
from renderers.characters import estimated_width, isolated, shortened, without_isolation
from renderers.draw_operations import Box, Confetti, Drawing, Op, Ornament, Panel, Pennant, Sprite, Text
from renderers.layout.board import Window, kingdom_ops, property_ops
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.land import domino_ops, icon_ops
from renderers.layout.panels import row_width, rows_height, rows_of_boxes
from renderers.localizer import Localizer
from renderers.text.wording import headline, hero_facts, highlights, owner_names, signed, story
from renderers.view import BestTurn, KingdomView, Owner, PosterView, ScorePart, Section

ROW = 40
"""Height of a row."""
ICON, LABEL, COLUMN = 32, (256, 340), 82
"""Size of an icon in a row, minimum and maximum widths of the name of a part with the icon, and width of a column."""
CELL = 60
"""Width of the points of a kingdom."""
NOTHING = "0", signed(0)
"""The texts of no points, and of no change."""
LEFT = design.MARGIN // 2 + design.GAP
RIGHT = design.WIDTH - LEFT


def head_ops(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    for owner, x in zip(owners, columns(len(owners)), strict=True):
        players = owner.player_indices
        yield from emblem_ops(players, x - emblems_width(players, ICON) // 2, y, ICON)


def row_ops(label: str, left: int, points: Sequence[str], color: design.Color, y: int) -> Iterator[Op]:
    """Draw a row: a label from `left` on, and the points of each kingdom. Zeros are fainter."""
    yield Text(label, left, y, LEFT + _label_width(len(points)) - left, design.BODY, color)
    for number, x in zip(points, columns(len(points)), strict=True):
        yield Text(number, x, y, CELL, design.BODY, design.TEXT_SOFT if number in NOTHING else color, "middle")


def columns(count: int) -> list[int]:
    left = LEFT + _label_width(count)
    return [left + (RIGHT - left) * (2 * index + 1) // (2 * count) for index in range(count)]


def _label_width(count: int) -> int:
    least, greatest = LABEL
    return max(least, min(greatest, RIGHT - LEFT - count * COLUMN))


# ---- the kingdoms by rank

PADDING = 8
"""Room between the edge and the contents of a panel."""
HEADER, NAME_LINE = 44, 34
"""Heights of the line with place and points, and of a line with a name."""
PLACE_ICON = 34
WREATH, CROWN, WREATH_EMBLEM = 210, 96, 100
"""Sizes of the wreath of a winner, of the crown on the wreath and of the emblem in the wreath."""
MOST_TITLED = 5
"""The maximum number of kingdoms in a row with titles."""
DOMINO = 76
"""Size of a square of the domino of the turn beside a large kingdom."""
LEAST_WREATH = 120
"""Size of the smallest wreath; where there is less room, only the ribbon and the frame show the winner."""
SCRAPS = 112
"""Size of a square of confetti."""
POINTS_SIZE = 44
"""Size of the type of a winner's points."""

PODIUM, LARGE_PODIUM = 656, 740
"""Heights of the heading and of all kingdoms, on a phone together with the buttons of the end.

A hero and a turn have more facts beside the board, and the kingdoms of a duel are large.
"""
DUEL = 2
"""The number of kingdoms of a duel."""
SMALL = 238
"""Maximum height of the boards below the winners. These boards get two fifths of the room, less below a hero."""


@dataclass(frozen=True)
class Style:
    """The style of a row of kingdoms: the number of columns, and the size of the boards.

    In a single column, the text about a kingdom is beside the board. In several columns, the text is above the board.
    """

    columns: int
    board: int

    def header_height(self, standings: Sequence[Standing], view: PosterView) -> int:
        """Return the height of the header above a board: place and points, and a line for each name."""
        if self.columns == 1:
            return PADDING
        names = max(len(view.kingdoms[each.kingdom].owner.names) for each in standings)
        return HEADER + NAME_LINE * (names + 1)


def groups(view: PosterView) -> list[tuple[Style, Sequence[Standing]]]:
    """Return a row of winners and a row of others. The boards of the winners fill the rest of the height."""
    winners = view.large
    rows = [row for row in (winners, [each for each in view.ranking if each not in winners]) if row]
    room = _height(view, rows) - HEADING - sum(_group_height(view, Style(len(row), 0), row) for row in rows)
    widest = row_width(len(winners)) - 2 * PADDING
    small = min(SMALL, widest, max(room * (3 if view.hero and len(view.ranking) > DUEL else 4) // 10, room - widest))
    shown = list[tuple[Style, Sequence[Standing]]]()
    for row in reversed(rows):
        most = room if row is winners else small
        beside = WREATH + PADDING if len(row) == 1 else 0
        board = min(most, row_width(len(row)) - 2 * PADDING - beside)
        shown.insert(0, (Style(len(row), board), row))
        room -= board
    return shown


def _height(view: PosterView, rows: Sequence[Sequence[Standing]]) -> int:
    if view.hero or view.turn or len(view.ranking) <= DUEL:
        return LARGE_PODIUM
    # A single kingdom below several winners has its text beside the board.
    return design.HEIGHT if len(rows[0]) > len(rows[-1]) == 1 else PODIUM


def podium_height(view: PosterView) -> int:
    return sum(_group_height(view, style, standings) for style, standings in groups(view))


def podium_ops(view: PosterView, y: int, localizer: Localizer) -> Iterator[Op]:
    for style, standings in groups(view):
        header = style.header_height(standings, view)
        height = header + style.board + PADDING
        boxes = rows_of_boxes(len(standings), style.columns, height, y)
        for standing, box in zip(standings, boxes, strict=True):
            is_large = standing in view.large
            place = PosterPlace(
                standing,
                localizer(view.titles[standing.kingdom]) if view.titles[standing.kingdom] else "",
                is_crowned=standing.place == 1 and view.is_festive,
                facts=tuple(hero_facts(view, localizer)) if is_large else (),
                turn=view.turn if is_large else None,
            )
            yield from _kingdom(view.kingdoms[standing.kingdom], place, box, header, style, localizer)
        y += _group_height(view, style, standings)


def _group_height(view: PosterView, style: Style, standings: Sequence[Standing]) -> int:
    height = style.header_height(standings, view) + style.board + PADDING
    return rows_height(len(standings), style.columns, height)


@dataclass(frozen=True)
class PosterPlace:
    """The place of a kingdom, and the title of the kingdom's player."""

    standing: Standing
    title: str
    is_crowned: bool
    facts: tuple[str, ...] = ()
    """Facts beside a large kingdom, the first one about the turn."""
    turn: BestTurn | None = None

    def title_ops(self, x: int, y: int, width: int) -> Iterator[Op]:
        """Draw the title, if any, unless more than `MOST_TITLED` kingdoms share the row."""
        if not self.title or width < row_width(MOST_TITLED) - 2 * PADDING:
            return
        yield Text(self.title, x, y, width, design.BODY, design.GOLD_LIGHT, "middle")


def _kingdom(
    view: KingdomView, place: PosterPlace, box: Box, header: int, style: Style, localizer: Localizer
) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN, design.GOLD if place.is_crowned else None, 4)
    x = box.x + (PADDING if style.columns == 1 else (box.width - style.board) // 2)
    board = Box(x, box.y + header, style.board, style.board)
    window = Window.on(view.kingdom)
    frame = window.frame(board, style.board)
    # Numbers of crowns and points together would hide small land, and the points include the crowns.
    yield from kingdom_ops(view, window, frame, counted_from=design.QUIET)
    # Points on the squares that do not add up to the total beside them would mislead.
    adds_up = sum(each.points for each in view.properties) == place.standing.total
    yield from property_ops(view, frame, has_points=adds_up)
    if style.columns > 1:
        yield from _header(view, place, box.inside(PADDING))
        return
    right = board.x + board.width + PADDING
    facts = Box(right, box.y, box.x + box.width - PADDING - right, box.height)
    yield from _facts(place, facts)
    if place.facts:
        facts = facts._replace(height=facts.height - _facts_height(place))
    yield from (_winner if place.is_crowned else _second)(view, place, facts, localizer)


def _facts_height(place: PosterPlace) -> int:
    return (NAME_LINE + 4) * len(place.facts) + (DOMINO + PADDING) * bool(place.turn)


def _facts(place: PosterPlace, box: Box) -> Iterator[Op]:
    """Draw the facts at the bottom of the box, and the domino of the best turn."""
    middle, y = box.x + box.width // 2, box.y + box.height - _facts_height(place)
    for number, fact in enumerate(place.facts):
        yield Text(fact, middle, y + NAME_LINE // 2, box.width, design.BODY, design.TEXT, "middle")
        y += NAME_LINE + 4
        if number == 0 and place.turn:
            yield from domino_ops(place.turn.domino, middle - DOMINO, y, DOMINO)
            y += DOMINO + PADDING


def _header(view: KingdomView, place: PosterPlace, box: Box) -> Iterator[Op]:
    middle = box.y + PLACE_ICON // 2
    yield from _place(place, box.x, middle)
    yield from emblem_ops(view.owner.player_indices, box.x + PLACE_ICON + 6, middle, PLACE_ICON)
    yield Text(str(place.standing.total), box.x + box.width, middle, 80, design.BODY, design.GOLD, "right")
    x, y = box.x + box.width // 2, middle + (PLACE_ICON + NAME_LINE) // 2
    yield from _names(view.owner, x, y, box.width)
    yield from place.title_ops(x, y + NAME_LINE * len(view.owner.names), box.width)


def _place(place: PosterPlace, x: int, middle: int) -> Iterator[Op]:
    if place.is_crowned:
        yield Sprite(Ornament.CROWN, x, middle - PLACE_ICON // 2, PLACE_ICON)
    else:
        yield Text(f"{place.standing.place}.", x, middle, PLACE_ICON, design.BODY, design.TEXT_SOFT)


def _names(owner: Owner, x: int, y: int, width: int) -> Iterator[Op]:
    for index, name in enumerate(owner.names):
        yield Text(name, x, y + NAME_LINE * index, width, design.BODY, design.TEXT, "middle", is_name=True)


def _winner(view: KingdomView, place: PosterPlace, box: Box, localizer: Localizer) -> Iterator[Op]:
    middle = box.x + box.width // 2
    below = POINTS_SIZE + NAME_LINE
    wreath = min(WREATH, box.height - below - 2 * PADDING)
    wreath = wreath if wreath >= LEAST_WREATH else 0
    icon = 0 if wreath else 2 * PLACE_ICON
    top = box.y + (box.height - wreath - icon - below) // 2
    players = view.owner.player_indices
    size = wreath * WREATH_EMBLEM // WREATH
    size -= size // 4 * (len(players) - 1)
    left = middle - emblems_width(players, size) // 2
    if wreath:
        # Confetti behind the points would look like parts of letters, so the confetti ends above the points.
        for number, (row, column) in enumerate(product(range(3), range(2))):
            if (row + 1) * SCRAPS <= top + wreath - box.y:
                yield Sprite(Confetti(number), middle - column * SCRAPS, box.y + row * SCRAPS, SCRAPS)
        yield Sprite(Ornament.WREATH, middle - wreath // 2, top, wreath)
        yield from emblem_ops(players, left, top + wreath * 53 // 100, size)
        crown = wreath * CROWN // WREATH
        yield Sprite(Ornament.CROWN, middle - crown // 2, top - crown // 3, crown)
    else:
        yield from emblem_ops(players, middle - emblems_width(players, icon) // 2, top + icon // 2, icon)
    points, y = localizer("picture-points", points=place.standing.total), top + wreath + icon + POINTS_SIZE // 2
    yield Text(points, middle, y, box.width, POINTS_SIZE, design.GOLD, "middle")
    yield from place.title_ops(middle, y + (POINTS_SIZE + NAME_LINE) // 2, box.width)


def _second(view: KingdomView, place: PosterPlace, box: Box, localizer: Localizer) -> Iterator[Op]:
    # The ribbon has the name of a hero with facts, who has little room here.
    named = 0 if place.facts else len(view.owner.names)
    middle, y = box.x + box.width // 2, box.y + box.height // 2 - HEADER - NAME_LINE // 2 * bool(named)
    players = view.owner.player_indices
    left = middle - emblems_width(players, 2 * PLACE_ICON) // 2
    yield from _place(place, left - PLACE_ICON - 4, y)
    yield from emblem_ops(players, left, y, PLACE_ICON * 2)
    if named:
        yield from _names(view.owner, middle, y + HEADER + NAME_LINE // 2, box.width)
    points = localizer("picture-points", points=place.standing.total)
    y += HEADER + NAME_LINE * (named + 1)
    yield Text(points, middle, y, box.width, design.TITLE, design.GOLD, "middle")
    yield from place.title_ops(middle, y + design.TITLE + 4, box.width)


# ---- the whole

HEADING = 160
"""Height of the bunting, the ribbon and the story."""
PENNANT, CONFETTI = 60, 120
"""Sizes of a pennant and of a square of confetti."""
RIBBON = Box(74, 54, design.WIDTH - 148, 60)
STORY = 136
"""The middle of the line of the story below the ribbon."""
HEADLINES = 40, design.TITLE, design.BODY
"""Sizes of the type on the ribbon."""
LONGEST_NAME, SHORTEST_NAME = 32, 4
"""The maximum length of a name, and the length of the shortest shortened name, in characters."""
ESTIMATE = 0.86
"""The usual width of words, as a share of the estimated width."""
HIGHLIGHT, EMBLEM = 76, 44
"""Height of a highlight, and size of the emblem beside the highlight."""
NAME = LEFT + ICON + 10
"""The left end of the name of a part of the score, after the icon."""

Row = Callable[[int], Iterator[Op]]
"""Draws a row of a section, given the middle of the row."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """Lay out the sections of the poster below one another, without empty sections."""
    ops: list[Op] = []
    y = design.MARGIN // 2
    if "kingdoms" in view.sections:
        ops += [*_heading(view, localizer), *podium_ops(view, HEADING, localizer)]
        y = HEADING + podium_height(view)
    for section, (make, most) in _ROWS.items():
        rows = make(view, localizer) if section in view.sections else ()
        if not rows:
            continue
        row_height = min(most, (design.HEIGHT - 2 * design.MARGIN - design.GAP) // len(rows))
        height = len(rows) * row_height + design.GAP
        ops.append(Panel(Box(design.MARGIN // 2, y, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN))
        for index, row in enumerate(rows):
            ops += row(y + design.GAP // 2 + row_height * index + row_height // 2)
        y += height + design.MARGIN // 2
    return Drawing(design.WIDTH, y, tuple(ops))


def _heading(view: PosterView, localizer: Localizer) -> Iterator[Op]:
    if view.is_festive:
        for number in range(design.WIDTH // CONFETTI):
            yield Sprite(Confetti(number), number * CONFETTI, 0, CONFETTI)
        players = [player for each in view.ranked for player in each.owner.player_indices]
        for number, player in zip(range(design.WIDTH // PENNANT), cycle(players)):
            yield Sprite(Pennant(player), number * PENNANT, 0, PENNANT)
    yield Sprite(Ornament.RIBBON_WEST, RIBBON.x - RIBBON.height, RIBBON.y, RIBBON.height)
    yield Sprite(Ornament.RIBBON_EAST, RIBBON.x + RIBBON.width, RIBBON.y, RIBBON.height)
    yield Panel(RIBBON, design.GOLD, 6, design.INK, 3)
    middle = RIBBON.x + RIBBON.width // 2, RIBBON.y + RIBBON.height // 2
    room = RIBBON.width - design.GAP // 2
    # The headline has the largest fitting type, or the smallest type with shortened names.
    size = next((size for size in HEADLINES if _fits(headline(view, localizer), size, room)), HEADLINES[-1])
    text = _fitting(partial(headline, view, localizer), size, room)
    yield Text(text, *middle, room, size, design.DISC_INK, "middle")
    told = _fitting(partial(story, view, localizer), design.BODY, design.WIDTH - 2 * design.MARGIN)
    yield Text(told, design.WIDTH // 2, STORY, design.WIDTH - 2 * design.MARGIN, design.BODY, design.TEXT, "middle")


def _breakdown(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    kingdoms = [each.kingdom for each in view.ranking]
    totals = [str(each.total) for each in view.ranking]
    return [
        partial(head_ops, [each.owner for each in view.ranked]),
        *(partial(_part, view, part, kingdoms, part.label.text(localizer)) for part in view.parts),
        partial(row_ops, localizer("part-total"), NAME, totals, design.GOLD),
    ]


def _part(view: PosterView, part: ScorePart, kingdoms: Sequence[int], label: str, y: int) -> Iterator[Op]:
    yield from icon_ops(part.icon, LEFT, y - ICON // 2, ICON)
    yield from row_ops(label, NAME, [str(part.points[each]) for each in kingdoms], design.TEXT, y)
    for each, x in zip(view.ranked, columns(len(kingdoms)), strict=True):
        for highlight in view.highlights:
            if highlight.sprite and (highlight.part, highlight.owner) == (part.name, each.owner):
                yield Sprite(highlight.sprite, x + 18, y - ICON // 2, ICON)


def _highlights(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_highlight, owners, text, localizer) for owners, text in highlights(view, localizer)]


def _highlight(owners: Sequence[Owner], text: str, localizer: Localizer, y: int) -> Iterator[Op]:
    players = [player for each in owners for player in each.player_indices]
    yield from emblem_ops(players, LEFT, y, EMBLEM)
    left = LEFT + emblems_width(players, EMBLEM) + 14
    yield Text(text, left, y - 16, RIGHT - left, design.BODY, design.TEXT)
    # Every name runs in its own direction, and the names have the order of the emblems.
    name = _fitting(lambda named: owner_names(owners, localizer, named), design.BODY, RIGHT - left)
    yield Text(name, left, y + 17, RIGHT - left, design.BODY, design.TEXT_SOFT)


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


_ROWS: Mapping[Section, tuple[Callable[[PosterView, Localizer], Sequence[Row]], int]] = MappingProxyType(
    {"breakdown": (_breakdown, ROW), "highlights": (_highlights, HIGHLIGHT)}
)
"""The rows of each section, and the maximum height of a row."""
