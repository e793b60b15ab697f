"""Encodes animated WebP files: https://developers.google.com/speed/webp/docs/riff_container.

Not with Pillow, which takes all frames in one call: here each is encoded by itself, so that other pictures can be drawn
in between, and holds only what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from struct import pack

from PIL import Image, ImageChops

EFFORT, METHOD = 75, 4
"""The encoder's effort (0 to 100) and method (0 to 6): less saves next to no time, 100 takes minutes for a film."""
_ANIMATED, _OVERWRITE = 0x02, 0x02
"""The flag of a file with frames, and of a frame whose pixels take the place of those before."""
_RIFF = 12
"""Bytes before the first chunk of a file."""


def frame_chunk(image: Image.Image, before: Image.Image | None, milliseconds: int) -> bytes:
    """Encode a frame without loss: what of it differs from the frame before, which has the same size."""
    left, top, right, bottom = _changed(image, before)
    # Places are stored halved.
    left, top = left - left % 2, top - top % 2
    file = BytesIO()
    image.crop((left, top, right, bottom)).save(file, "WEBP", lossless=True, quality=EFFORT, method=METHOD)
    numbers = left // 2, top // 2, right - left - 1, bottom - top - 1, milliseconds
    header = b"".join(map(_in_three_bytes, numbers)) + pack("<B", _OVERWRITE)
    return _chunk(b"ANMF", header + file.getvalue()[_RIFF:])


def _changed(image: Image.Image, before: Image.Image | None) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what has changed; one pixel if nothing has, as no frame may be empty."""
    if before is None:
        return 0, 0, *image.size
    return ImageChops.difference(image, before).getbbox() or (0, 0, 1, 1)


def webp_bytes(size: tuple[int, int], frames: Iterable[bytes]) -> bytes:
    """Put the chunks of frames into a file of that width and height, which is shown again and again."""
    width, height = size
    canvas = pack("<I", _ANIMATED) + _in_three_bytes(width - 1) + _in_three_bytes(height - 1)
    background, for_ever = 0, 0
    chunks = (_chunk(b"VP8X", canvas), _chunk(b"ANIM", pack("<IH", background, for_ever)), *frames)
    return _chunk(b"RIFF", b"".join((b"WEBP", *chunks)))


def _in_three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((kind, pack("<I", len(data)), data, b"\0" * (len(data) % 2)))
