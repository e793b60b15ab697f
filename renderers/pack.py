"""The products of `make art`: a file for each theme, with every drawing in each of its sizes.

The first line of a file is an index in JSON. Compressed pixels follow.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from zlib import compress

from isal import isal_zlib

SPRITES = files("renderers") / "assets" / "sprites"


class Stored(NamedTuple):
    """A drawing in one size, without transparent margins."""

    side: int
    """The width of the drawing's square, in pixels."""
    x: int
    y: int
    """The offset from the north west corner of the square."""
    width: int
    height: int
    mode: str
    """Pillow's name of the kind of pixels."""
    colors: int = 0
    """The number of colors, of four bytes each, in front of the pixels; 0 for pixels without a palette."""
    start: int = 0
    length: int = 0
    """The place of the compressed pixels in the file."""


@cache
def _file(theme: str) -> tuple[Mapping[str, Sequence[Stored]], bytes]:
    index, _, pixels = (SPRITES / f"{theme}.pack").read_bytes().partition(b"\n")
    return {name: [Stored(*each) for each in sizes] for name, sizes in json.loads(index).items()}, pixels


def drawings(theme: str) -> Mapping[str, Sequence[Stored]]:
    """Return the sizes of each drawing that the theme has, in ascending order."""
    return _file(theme)[0]


def pixels(theme: str, stored: Stored) -> bytes:
    return isal_zlib.decompress(_file(theme)[1][stored.start : stored.start + stored.length])


def packed(made: Mapping[str, Iterable[tuple[Stored, bytes]]]) -> bytes:
    """Return the file of some drawings, given the pixels of each size. Equal pixels are stored once."""
    index, blobs, starts, end = dict[str, list[Stored]](), list[bytes](), dict[bytes, int](), 0
    for name, sizes in sorted(made.items()):
        for stored, raw in sizes:
            blob = compress(raw, 9)
            if blob not in starts:
                starts[blob] = end
                blobs.append(blob)
                end += len(blob)
            index.setdefault(name, []).append(stored._replace(start=starts[blob], length=len(blob)))
    return b"".join((json.dumps(index, separators=(",", ":")).encode(), b"\n", *blobs))
