"""The registry of extensions. No other module outside of an extension's folders names the extension."""

from collections.abc import Sequence

from engine.court.extension import COURT
from engine.court.extension import VARIANTS as GAMES_WITH_A_COURT
from engine.dominoes import add_box, remove_box
from engine.extension import Extension, P
from engine.moves import add_syntax, remove_syntax
from engine.pieces import add_kind, remove_kind
from engine.variants import Variant, add_variant, remove_variant

_extensions: list[Extension] = []

EXTENSIONS: Sequence[Extension] = _extensions
"""All registered extensions. Other packages ask extensions in this order."""


def parts(kind: type[P], variant: Variant | None = None) -> tuple[P, ...]:
    """Return the parts of a package by all registered extensions, or by the extensions of a variant."""
    found = (each.part(kind) for each in (variant.extensions if variant else EXTENSIONS))
    return tuple(part for part in found if part)


def register(extension: Extension, *variants: Variant) -> None:
    """Make an extension's pieces, moves and dominoes, and the variants with the extension, readable."""
    _extensions.append(extension)
    for kind in extension.pieces:
        add_kind(kind)
    for pattern, read in extension.syntax:
        add_syntax(pattern, read)
    for letter, dominoes in extension.boxes.items():
        add_box(letter, dominoes)
    for variant in variants:
        add_variant(variant)


def unregister(extension: Extension, *variants: Variant) -> None:
    """Undo `register`, for tests with an extension of their own."""
    for variant in variants:
        remove_variant(variant)
    for letter in extension.boxes:
        remove_box(letter)
    for pattern, _ in extension.syntax:
        remove_syntax(pattern)
    for kind in extension.pieces:
        remove_kind(kind)
    _extensions.remove(extension)


register(COURT, *GAMES_WITH_A_COURT)
