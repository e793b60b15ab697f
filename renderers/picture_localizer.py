"""A localizer for pictures alone, with the messages of the renderers and of extensions."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.dominoes import Domino
from renderers.extension import locale_folders
from renderers.localizer import Localizer

ENGLISH = "en-US"


def load_localizer(
    language: str = ENGLISH, folders: Iterable[Path] | None = None, *, names_boxes: bool = False
) -> Localizer:
    """Load the messages of pictures in a language. English replaces a missing message.

    By default, `folders` are the folders of the renderers and of the registered extensions. `names_boxes` puts the
    letter of its box before the number of a domino. Raises ValueError for a language without messages.
    """
    folders = locale_folders() if folders is None else tuple(folders)
    bundles = (_bundle(each, folders) for each in dict.fromkeys((language, ENGLISH)))
    return _PictureLocalizer(tuple(bundles), names_boxes)


@dataclass(frozen=True, eq=False)
class _PictureLocalizer:
    bundles: tuple[FluentBundle, ...]
    names_boxes: bool

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        bundle = next((each for each in self.bundles if each.has_message(key)), self.bundles[-1])
        pattern: Any = bundle.get_message(key).value
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def number(self, domino: Domino) -> str:
        return str(domino) if self.names_boxes else str(domino.number)


def _bundle(language: str, folders: Iterable[Path]) -> FluentBundle:
    # A language must be the plain name of a folder, so the code compares names and joins no paths.
    files = [path for folder in folders for path in sorted(folder.glob("*/*.ftl")) if path.parent.name == language]
    if not files:
        raise ValueError(f"there is no language {language!r}")
    # Fluent's isolating marks around arguments would be further characters to draw.
    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
