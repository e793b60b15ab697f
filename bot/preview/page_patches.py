"""Patches to the files of SimCord's preview page, for faults of version 3.2.1 that get in a player's way.

The page is JavaScript that SimCord serves as it is and offers no hooks for, so its files are changed as they are
served. SimCord therefore stays pinned to that version, and a test fails as soon as a patch no longer fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_REPLACEMENTS: Mapping[str, tuple[tuple[str, str], ...]] = MappingProxyType(
    {
        # Opening a select renders every message anew, at first with pictures of no size. The page then jumps away under
        # the select, which closes. The page knows the sizes already, so the pictures keep them.
        "/media.js": (
            (
                "options.assets?.[assetId] : null",
                "{ ...options.assets?.[assetId], ...options.assetMetadata?.(assetId) } : null",
            ),
        ),
        # Readers of the newest message should stay with the newest. While pictures load, the page scrolls by itself,
        # and takes its own scrolling for the reader's wish to stay where they are: so such scrolling is ignored.
        "/timeline.js": (
            ('if (!state.ready && state.scrollIntent?.policy === "target") return;', "if (!state.ready) return;"),
            (
                'state.ready = false;\n      if (state.scrollIntent?.policy !== "target") state',
                (
                    "const old = state.ready ? null : state.scrollIntent;\n      state.ready = false;\n"
                    '      if (!old && state.scrollIntent?.policy !== "target") state'
                ),
            ),
        ),
    }
)
"""For each file by its address: texts that are replaced, and by what."""

# Reserves the height of a picture that has not been loaded yet, from the size that the first patch puts in.
_ADDED_STYLE: Final = """
.gallery-item { container-type: inline-size; }
.gallery-image[width]:not([src]) {
  display: block;
  min-height: calc(100cqw * attr(height type(<number>)) / attr(width type(<number>)));
}
"""

PATCHED_FILES: Final = frozenset({*_REPLACEMENTS, "/preview.css"})
"""The addresses of the files that `patch` changes."""


def patch(address: str, text: str) -> str:
    """Return the text of a file as it is served here; `address` is where the page finds it, like `/media.js`."""
    for old, new in _REPLACEMENTS.get(address, ()):
        text = text.replace(old, new)
    return text + _ADDED_STYLE if address == "/preview.css" else text
