"""What a screen reader says of a screen, and what somebody who hears it knows of the game.

Nothing here sees a picture or the state of a game: all of it is read from English texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.chat.kit.blocks import Button, Gallery, Option, Screen, Select, Text
from bot.chat.kit.markup import markdown
from bot.localization.spans import plain
from engine.dominoes import Terrain
from engine.geometry import Square

TERRAINS: Mapping[str, Terrain] = {terrain.name.lower(): terrain for terrain in Terrain}
HEADING = "#"
DEAD = "- without a crown, cannot grow: "


def heard(screen: Screen) -> list[str]:
    """The lines that are read out, from top to bottom: texts, alt texts, the labels of controls."""
    return [line for block in screen.blocks for line in _heard(block)]


def _heard(block: object) -> Iterator[str]:
    match block:
        case Text(lines):
            yield from (re.sub(r"\\([^\w\s])", r"\1", each) for each in markdown(lines).split("\n") if lines)
        case Gallery(pictures):
            yield from (f"picture: {each.alt}" for each in pictures)
        case _:
            yield from (label for control in getattr(block, "controls", ()) for label in labels(control))


def labels(control: Button | Select) -> Iterator[str]:
    """What is read out of a control."""
    if isinstance(control, Button):
        yield f"button: {plain(control.label)}"
    else:
        yield f"list: {plain(control.placeholder)}"
        yield from (f"option: {option_label(each)}" for each in control.options)


def option_label(option: Option) -> str:
    return ", ".join(filter(None, map(plain, (option.label, option.description))))


# ---- what the words say


class Property(NamedTuple):
    terrain: Terrain
    squares: frozenset[str]
    crowns: int
    points: int


@dataclass(frozen=True)
class Land:
    """A kingdom as it is told; coins, knights in reserve and towers are None where nothing is said of them."""

    name: str
    points: int
    properties: tuple[Property, ...]
    treasury: tuple[int, ...] | None
    buildings: Mapping[str, str]
    knights: frozenset[str]
    queen: str | None

    @property
    def terrains(self) -> Mapping[str, Terrain]:
        return {square: each.terrain for each in self.properties for square in each.squares}


class Claim(NamedTuple):
    """A domino of a line: its text, its halves as (terrain, crowns), and whose it is."""

    domino: str
    halves: tuple[tuple[Terrain, int], ...]
    name: str | None


class Offer(NamedTuple):
    """A tile of the builders' board: what it costs today, the price of its slot, its name."""

    cost: int
    price: int
    name: str


def sections(lines: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Headings with the lines below them, up to the next heading or control."""
    title, below = "", list[str]()
    for line in lines:
        if line.startswith((HEADING, "button:", "list:")):
            yield title, below
            title, below = line.lstrip("# "), []
        else:
            below.append(line)
    yield title, below


def section(lines: Sequence[str], title: str) -> list[str]:
    return next((below for name, below in sections(lines) if name == title), [])


def lands(lines: Sequence[str]) -> Iterator[Land]:
    """The kingdoms that are told."""
    for title, below in sections(lines):
        if found := re.fullmatch(r"(.+): (-?\d+) points?", title):
            yield _land(found[1], int(found[2]), below)


def _land(name: str, points: int, lines: Sequence[str]) -> Land:
    told = "\n".join(lines)
    owned = re.search(r"^(\d+) coins?(?:, (\d+) knights? in reserve)?(?:, (\d+) towers?)?\.$", told, re.MULTILINE)
    queen = re.search(r"Queen on (\w+),", told)
    knights = re.search(r"^Knights: (.+)\.$", told, re.MULTILINE)
    buildings = re.search(r"^Buildings: (.+)\.$", told, re.MULTILINE)
    return Land(
        name,
        points,
        tuple(_properties(lines)),
        tuple(map(int, owned.groups("0"))) if owned else None,
        {each.rpartition(" ")[2]: each.rpartition(" ")[0] for each in buildings[1].split(", ")} if buildings else {},
        squares_of(knights[1]) if knights else frozenset(),
        queen[1] if queen else None,
    )


def _properties(lines: Sequence[str]) -> Iterator[Property]:
    for line in lines:
        found = re.match(r"- (\w+): \d+ squares? \((.+?)\), (no|\d+) crowns?(?:, (\d+) points?)?(;|$)", line)
        if found:
            yield Property(TERRAINS[found[1]], squares_of(found[2]), _number(found[3]), int(found[4] or 0))
        elif line.startswith(DEAD):
            for each in line.removeprefix(DEAD).split(", "):
                terrain, _, squares = each.partition(" ")
                yield Property(TERRAINS[terrain], squares_of(squares), 0, 0)


def squares_of(text: str) -> frozenset[str]:
    """The squares in a text such as "e8-g8 f7"."""
    return frozenset(str(square) for part in text.split() for square in _run(*part.split("-")))


def _run(first: str, last: str = "") -> Iterator[Square]:
    west, east = Square.parse(first), Square.parse(last or first)
    return (Square.at(file, west.rank) for file in range(west.file, east.file + 1))


def _number(word: str) -> int:
    return {"no": 0, "a": 1}[word] if word in ("no", "a") else int(word)


def half_of(text: str) -> tuple[Terrain, int]:
    """The terrain and the crowns in a text such as "lake with 2 crowns"."""
    terrain, _, crowns = text.partition(" with ")
    return TERRAINS[terrain], _number(crowns.split()[0]) if crowns else 0


def row(lines: Sequence[str]) -> dict[str, tuple[Terrain, int]]:
    """The covered squares in the answer to "What is in row 7?"."""
    cells = [line.removeprefix("- ").split(": ", 1) for line in lines if re.match(r"- [a-m]\d+: ", line)]
    return {square: half_of(land) for square, land in cells if land not in ("empty", "the castle")}


def claims(lines: Sequence[str], title: str) -> list[Claim]:
    """The dominoes of the line with that title."""
    return [_claim(line.removeprefix("- ")) for line in section(lines, title) if line.startswith("- ")]


def _claim(line: str) -> Claim:
    domino, name, *_ = line.split(", ")
    number, _, halves = domino.partition(" ")
    first, second = re.fullmatch(r"\((.+?) and (.+)\)", halves).groups()  # type: ignore[union-attr]
    return Claim(number, (half_of(first), half_of(second)), None if name == "free" else name)


def offers(lines: Sequence[str]) -> list[Offer]:
    """The tiles of the builders' board."""
    return [_offer(line) for line in section(lines, "Builders' board") if line.startswith("- ")]


def _offer(line: str) -> Offer:
    found = re.match(r"- (?:For|Too dear at) (?:(nothing)|(\d+) coins?)(?: instead of (\d+))?: (.+?) \(", line)
    assert found, line
    cost = 0 if found[1] else int(found[2])
    return Offer(cost, int(found[3] or cost), found[4])


class Unseen(NamedTuple):
    """The unseen squares of a terrain: how many have no crown, 1, 2 and 3, and the chances of land and of a crown."""

    terrain: Terrain
    squares: tuple[int, ...]
    land: int
    crown: int


def unseen(lines: Sequence[str]) -> list[Unseen]:
    """What `/kingdomino deck` tells of each terrain."""
    found = (
        re.fullmatch(r"- (\w+): (none|[^;]+)(?:; chance in the .*deal.*: (\d+)%(?:, with a crown (\d+)%)?)?", line)
        for line in lines
    )
    return [_unseen(*each.groups("0")) for each in found if each and each[1] in TERRAINS]


def _unseen(terrain: str, counted: str, land: str, crown: str) -> Unseen:
    by_crowns = {0: 0, 1: 0, 2: 0, 3: 0}
    for each in counted.split(", ") if counted != "none" else ():
        count, kind = re.fullmatch(r"(\d+) with(?:out a crown| (\d) crowns?)", each).groups("0")  # type: ignore[union-attr]
        assert int(count) > 0
        by_crowns[int(kind)] = int(count)
    return Unseen(TERRAINS[terrain], tuple(by_crowns.values()), int(land), int(crown))
