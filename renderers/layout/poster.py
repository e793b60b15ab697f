"""Layout of the end of a game: the winner, and all kingdoms by rank."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, product

from engine.scoring import Standing
from renderers import design
from renderers.characters import estimated_width, isolated, shortened, without_isolation
from renderers.draw_operations import Box, Confetti, Drawing, Op, Ornament, Panel, Pennant, Sprite, Text
from renderers.layout.board import Window, kingdom_ops, points_ops
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.land import Cell, domino_ops, outline_ops
from renderers.layout.panels import ribbon_ops, row_width, rows_height, rows_of_boxes
from renderers.localizer import Localizer
from renderers.text.wording import headline, hero_facts, story
from renderers.view import BestTurn, KingdomView, Owner, PosterView

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
"""Size of the smallest wreath; where there is less room, a small crown shows the winner."""
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
        """Return the height of the header above a board: place and points, and lines for the names and titles."""
        if self.columns == 1:
            return PADDING
        names = max(len(view.kingdoms[each.kingdom].owner.names) for each in standings)
        return HEADER + NAME_LINE * names + _title_height(view)


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
    # Two rows of boards, and a header above each board of the winners, need all of the height. Boards in a single row
    # are as large as the width of the picture allows.
    return design.HEIGHT if len(rows[0]) > 1 else PODIUM - NAME_LINE + _title_height(view)


def _title_height(view: PosterView) -> int:
    return NAME_LINE if any(view.titles) else 0


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
                is_crowned=standing.place == 1 and (view.is_festive or bool(view.rank and len(view.ranking) > 1)),
                is_large=is_large,
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
    is_large: bool = True
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
    for each in view.properties:
        yield from outline_ops("property", {Cell.of(square) for square in each.squares}, frame)
    # Points on the squares that do not add up to the total beside them would mislead.
    if sum(each.points for each in view.properties) == place.standing.total:
        yield from points_ops(view, frame)
    if style.columns > 1:
        yield from _header(view, place, box.inside(PADDING))
        return
    right = board.x + board.width + PADDING
    facts = Box(right, box.y, box.x + box.width - PADDING - right, box.height)
    yield from _facts(place, facts)
    if place.facts:
        facts = facts._replace(height=facts.height - _facts_height(place))
    yield from (_winner if place.is_crowned and place.is_large else _second)(view, place, facts, localizer)


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
    elif place.standing.place > 1:
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
        left = middle - emblems_width(players, icon) // 2
        yield from _place(place, left - PLACE_ICON - 4, top + icon // 2)
        yield from emblem_ops(players, left, top + icon // 2, icon)
    points, y = localizer("points", points=place.standing.total), top + wreath + icon + POINTS_SIZE // 2
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
    points = localizer("points", points=place.standing.total)
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


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """Lay out the heading with the story, and all kingdoms below it."""
    top = HEADING if story(view, localizer) else RIBBON.y + RIBBON.height + PADDING // 2
    ops = *_heading(view, localizer), *podium_ops(view, top, localizer)
    return Drawing(design.WIDTH, top + podium_height(view), ops)


def _heading(view: PosterView, localizer: Localizer) -> Iterator[Op]:
    if view.is_festive:
        for number in range(design.WIDTH // CONFETTI):
            yield Sprite(Confetti(number), number * CONFETTI, 0, CONFETTI)
        players = [player for each in view.ranked for player in each.owner.player_indices]
        for number, player in zip(range(design.WIDTH // PENNANT), cycle(players)):
            yield Sprite(Pennant(player), number * PENNANT, 0, PENNANT)
    room = RIBBON.width - design.GAP // 2
    # The headline has the largest fitting type, or the smallest type with shortened names.
    size = next((size for size in HEADLINES if _fits(_headline(view, localizer), size, room)), HEADLINES[-1])
    text = _fitting(partial(_headline, view, localizer), size, room)
    yield from ribbon_ops(text, RIBBON, room, size)
    told = _fitting(partial(story, view, localizer), design.BODY, design.WIDTH - 2 * design.MARGIN)
    yield Text(told, design.WIDTH // 2, STORY, design.WIDTH - 2 * design.MARGIN, design.BODY, design.TEXT, "middle")


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
