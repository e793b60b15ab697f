"""English phrases by the names of their messages, so that a change of wording changes no test."""

from functools import cache

from engine.dominoes import TERRAIN_OF_LETTER
from renderers import Localizer
from renderers.picture_localizer import load_localizer

_localizer = cache(load_localizer)


def words(key: str, /, **arguments: str | int) -> str:
    """Return a message in English."""
    return english()(key, **arguments)


def english() -> Localizer:
    return _localizer()


def messages(*keys: str) -> list[str]:
    """Return messages without arguments."""
    return [words(key) for key in keys]


# ---- lists


def commas(*texts: str) -> str:
    return words("list-comma").join(texts)


def semicolons(*texts: str) -> str:
    return words("list-semicolon").join(texts)


def sentences(*texts: str) -> str:
    return words("list-sentences").join(texts)


def names(*named: str) -> str:
    """Return the names of people or terrains: "Ola, Kim & Ada"."""
    *others, last = named
    return words("list-and").join(filter(None, (commas(*others), last)))


# ---- dominoes


def terrain(letter: str) -> dict[str, str]:
    """Return the arguments of a message about a terrain: "w" is wheat."""
    found = TERRAIN_OF_LETTER[letter].value
    return {"terrain": words(f"terrain-{found}"), "terrain_id": found}


def half(text: str) -> str:
    """Describe a half of a domino: "w1" is wheat with a crown."""
    return words("half", **terrain(text[0]), crowns=int(text[1]))


def domino(number: str, first: str, second: str, *, of: str = "", key: str = "alt-claimed") -> str:
    """Describe a domino by its number and its halves, with the name of the player whose it is if there is one."""
    described = words("domino", number=number, halves=words("halves", first_half=half(first), second_half=half(second)))
    return words(key, domino=described, name=of) if of else described


def placement(first: str, at: str, second: str, beside: str) -> str:
    """Say which half lies on which square."""
    return words("placement", first_half=half(first), at_square=at, second_half=half(second), beside_square=beside)


def line(heading: str, *dominoes: str) -> str:
    """Return the sentence about a line."""
    return words("alt-line", heading=words(heading), dominoes=semicolons(*dominoes))


# ---- points


def part(name: str, points: str | int) -> str:
    """Return a part of the score: the name of a message and its points."""
    return words("alt-part", part=words(name), sum=points)


def bonus(name: str, outlook: str, **arguments: int) -> str:
    """Say what can be said of a bonus."""
    return words("alt-bonus", bonus=words(name), outlook=words(outlook, **arguments))
