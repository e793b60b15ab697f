"""Whole pictures, with their time as a multiple of Pillow's time to write the finished pixels as PNG.

The bounds are 2 for a kingdom, 3 for a table of four, and 110 KB.
"""

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from time import process_time

from PIL import Image

from engine import State
from renderers import View, board_views, kingdom_view, picture, poster_view, table_view
from renderers.picture_localizer import load_localizer

ROUNDS = 30
NAMES = ["Ola", "Сергей", "山田太郎", "عبد الرحمن"]
SMALL = "w0w1f0f0f0/w0l1l0f1m3/w0l0##f0m2/g0g0s0s1l0/g1g0s0l1l0"
LARGE = "w0w0w1f0f0f0f1/w0l0l0f0m2m1f0/w0l1l0f1m3g0g0/s0s0l0##f0g0g1/s1s0g0g0f0w0w0/s0l0g2g0f0w1w0/l0l0g0s1s0w0w0"
TABLE = f"kd+mh 4 {';'.join([SMALL] * 4)} 3:1,17:2,22:3,41:4 0 5:2,9:1,30,48 11 -"
COURT_LAND = "t0b26t0b31t0w1w0N/t0b24l0l0Nw0w0/t0b5l1##f0f1/m2m1Ng0f0f0/m0g1g0s0s1"
COURT = (
    f"qd 4 {';'.join([COURT_LAND] * 4)} q3:1,q17:2,q22:3,q41:4 0 q5:2,q9:1,q30,q48 11 - "
    "b1,b15,b7,b16,b20,b13 b29 11/2/3;7/1/0;0/0/1;3/1/1 1 - -"
)
DUEL = f"kd7 2 {LARGE};{LARGE} 3:1,17:2,22:2,41:1 0 - 12 -"


def main() -> None:
    localizer = load_localizer()
    for name, view in views(*map(State.parse, (TABLE, DUEL, COURT))):
        png = picture(view, localizer)  # the first picture draws the sprites
        image = Image.open(BytesIO(png))
        image.load()
        drawn, written = best(partial(picture, view, localizer)), best(partial(encode, image))
        print(f"{name:<22}{drawn * 1000:6.1f} ms{drawn / written:7.2f}{len(png) / 1000:7.0f} KB")


def views(table: State, duel: State, court: State) -> Iterator[tuple[str, View]]:
    yield "kingdom 5×5", kingdom_view(table, 0, NAMES)
    yield "kingdom 7×7", kingdom_view(duel, 0, NAMES)
    yield "table of two, 7×7", table_view(duel, NAMES)
    yield "table of four", table_view(table, NAMES)
    yield "poster of four", poster_view([table], NAMES)
    yield "table of four, court", table_view(court, NAMES)
    yield "builders' board", board_views(court, NAMES)[0]


def encode(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG")


def best(work: Callable[[], object]) -> float:
    """Return the processor seconds of the fastest of some rounds, the round with the least disturbance."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)
