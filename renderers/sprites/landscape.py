"""What a terrain looks like: the drawings that each terrain's module provides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from renderers.sprites.brush import Brush

Draw: TypeAlias = Callable[[Brush], None]


class Landscape(NamedTuple):
    """The drawings of a terrain.

    `ground` draws bare land of as many squares as its last argument says, both ways; `scenery` has
    `sprite_keys.SCENERY_VARIANTS` drawings of one square; `seam` is drawn around (0, 0).
    """

    ground: Callable[[Brush, Random, float], None]
    scenery: tuple[Draw, ...]
    seam: Draw
