"""What a message is made of, as plain values: text, pictures with their alt texts, rows of controls.

Screens return these values. They know nothing of Discord: `bot.chat.kit.discord_builder` makes Discord's
components of them, and another chat or a web page would have a builder of its own.

In text mode (`bot.chat.kit.text_mode`) what a block says is replaced by its `in_text_mode`: None leaves it, and an
empty text leaves the paragraph, the pictures or the button out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, Self

from bot.chat.kit.addresses import Address
from bot.chat.kit.markup import markdown
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import Lines, lines_of, naming_others, plain
from renderers import STORYBOOK, FilmView, Theme, View, alt_text
from renderers.alt_text import LIMIT

MAX_TEXT: Final = 3900
"""Characters of text on a screen to look at; descriptions of pictures are brief where they would not fit.

Discord takes 4,000, and may count some of them otherwise.
"""

MAX_CONTENT: Final = 1900
"""Characters of text on a screen that calls somebody; Discord takes 2,000."""

MAX_OPTIONS: Final = 25
"""Options that fit into one select; Discord takes no more, so screens show longer lists in pages."""

MAX_OPTION_TEXT: Final = 100
"""Characters in the label or the description of an option, and in a choice of autocomplete."""


class Role(Enum):
    PRIMARY = auto()
    SECONDARY = auto()
    SUCCESS = auto()
    DANGER = auto()


@dataclass(frozen=True)
class Text:
    """A paragraph; `Text.of` reads its spans from a string."""

    lines: Lines
    in_text_mode: Lines | None = None

    @classmethod
    def of(cls, text: str, in_text_mode: str | None = None) -> Self:
        return cls(lines_of(text), None if in_text_mode is None else lines_of(in_text_mode))


@dataclass(frozen=True)
class PictureSpec:
    """A picture to be painted: file name, what it shows, the language of the words in it, its alt text, its colours.

    Clients keep showing the old file under a name that they know, so a picture of something else has another name.
    """

    name: str
    view: View
    localizer: FluentLocalizer
    alt: str
    theme: Theme = STORYBOOK
    server: int = 0
    """Whose share of the films that wait a film takes, as `Game.server`."""

    @classmethod
    def of(cls, stem: str, view: View, localizer: FluentLocalizer) -> Self:
        ending = "webp" if isinstance(view, FilmView) else "png"
        return cls(f"{stem}.{ending}", view, localizer, alt_text(view, localizer))

    def in_theme(self, theme: Theme) -> Self:
        return self if theme is self.theme else replace(self, name=f"{theme.name}-{self.name}", theme=theme)

    def with_fresh_name(self, token: str) -> Self:
        """Return the same picture with the token before the ending of its name."""
        stem, _, ending = self.name.rpartition(".")
        return replace(self, name=f"{stem}-{token}.{ending}")

    def with_alt_note(self, note: str) -> Self:
        """Return the same picture with a sentence at the end of its alt text, if there is room for it."""
        alt = f"{self.alt} {plain(note)}"
        return replace(self, alt=alt) if len(alt) <= LIMIT else self


@dataclass(frozen=True)
class Gallery:
    """Pictures side by side; one alone is as wide as the message.

    In text mode `in_text_mode` takes their place, or what it returns; their descriptions if it is None.
    """

    pictures: tuple[PictureSpec, ...]
    in_text_mode: str | Callable[[], str] | None = None


@dataclass(frozen=True)
class Button:
    """A button that does what its address says; one that is not enabled only keeps its place."""

    address: Address
    label: str
    role: Role = Role.SECONDARY
    in_text_mode: str | None = None
    is_enabled: bool = True


@dataclass(frozen=True)
class Option:
    """One choice of a select; `value` becomes the argument of the address.

    `in_text_mode` takes the place of the label and the description.
    """

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    in_text_mode: str | None = None


@dataclass(frozen=True)
class Select:
    address: Address
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class MultiSelect(Select):
    """A list with any number of options to choose, including none.

    The resulting argument is that of its address, followed by the values of the chosen options.
    """


@dataclass(frozen=True)
class ChannelSelect(Select):
    """A list of the server's channels with up to `most` to choose, including none; it has no other options.

    The resulting argument is that of its address, followed by the ids of the chosen channels.
    """

    chosen: tuple[int, ...] = ()
    most: int = MAX_OPTIONS


@dataclass(frozen=True)
class PeopleSelect(Select):
    """A list of the server's people with up to `most` to choose, at least one; it has no other options."""

    most: int = MAX_OPTIONS


@dataclass(frozen=True)
class Row:
    """Buttons side by side, or one select; `text_mode_only` are further buttons, which only text mode shows."""

    controls: tuple[Button, ...] | tuple[Select]
    text_mode_only: tuple[Button, ...] = ()


Block = Text | Gallery | Row


class Purpose(Enum):
    """What a screen is for, which says what kind of message shows it; a message never becomes one of the other kind."""

    SHOW = auto()
    """To be looked at: texts, pictures and rows in any order."""
    CALL = auto()
    """To call somebody, where they may see nothing but the first words, or to be acted on by all who see it.

    Its texts stand above its picture, of which there is one at most, and that above its rows. The first two lines,
    which a lock screen shows, have no marks and no times.
    """


@dataclass(frozen=True)
class Screen:
    """A message: blocks from top to bottom, with a stripe of the accent colour (0xRRGGBB) beside them."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    purpose: Purpose = Purpose.SHOW

    @property
    def is_call(self) -> bool:
        return self.purpose is Purpose.CALL

    @property
    def pictures(self) -> tuple[PictureSpec, ...]:
        return tuple(each for block in self.blocks if isinstance(block, Gallery) for each in block.pictures)

    @property
    def controls(self) -> tuple[Button | Select, ...]:
        return tuple(each for block in self.blocks if isinstance(block, Row) for each in block.controls)

    @property
    def length(self) -> int:
        """How many characters of text it has; a message holds MAX_TEXT."""
        return sum(len(markdown(block.lines)) for block in self.blocks if isinstance(block, Text))

    def mentioning(self, user_ids: Iterable[int]) -> Screen:
        """Return the same screen with names in the place of mentions of anybody else."""
        mentioned = set(map(str, user_ids))
        blocks = (
            replace(block, lines=tuple(naming_others(line, mentioned) for line in block.lines))
            if isinstance(block, Text)
            else block
            for block in self.blocks
        )
        return replace(self, blocks=tuple(blocks))

    def in_theme(self, theme: Theme) -> Screen:
        return self._with_pictures(lambda picture: picture.in_theme(theme))

    def with_fresh_names(self, token: str) -> Screen:
        """Return the same screen with the token in the names of its pictures, for a message that has pictures already.

        Discord may lose a picture that takes the place of one with the same name.
        """
        return self._with_pictures(lambda picture: picture.with_fresh_name(token))

    def with_alt_note(self, note: str) -> Screen:
        """Return the same screen with a sentence at the end of the alt text of its first picture."""
        first = next(iter(self.pictures), None)
        return self._with_pictures(lambda picture: picture.with_alt_note(note) if picture is first else picture)

    def _with_pictures(self, change: Callable[[PictureSpec], PictureSpec]) -> Screen:
        blocks = (
            replace(block, pictures=tuple(map(change, block.pictures))) if isinstance(block, Gallery) else block
            for block in self.blocks
        )
        return replace(self, blocks=tuple(blocks))

    def without_controls(self) -> Screen:
        return replace(self, blocks=tuple(block for block in self.blocks if not isinstance(block, Row)))


_EMPTY: Final = Text(()), Text((), in_text_mode=()), Row(())


def compose(*blocks: Block | str, accent: int | None = None) -> Screen:
    """Make a screen of blocks; strings become paragraphs, and empty paragraphs and rows are left out."""
    # Discord refuses a message with an empty paragraph or row.
    kept = (Text.of(block) if isinstance(block, str) else block for block in blocks)
    return Screen(tuple(block for block in kept if block not in _EMPTY), accent)


def call(*blocks: Block | str) -> Screen:
    """Make a screen that calls somebody, in the order in which it is shown: texts, a picture, rows."""
    order = Text, Gallery, Row
    shown = sorted(compose(*blocks).blocks, key=lambda block: order.index(type(block)))
    return Screen(tuple(shown), purpose=Purpose.CALL)


def stack(pictures: Iterable[PictureSpec]) -> tuple[Gallery, ...]:
    """Put pictures one below the other, each as wide as the message: side by side their edges would be cut off."""
    return tuple(Gallery((picture,)) for picture in pictures)


def select_row(address: Address, placeholder: str, options: Sequence[Option]) -> Row:
    return Row((Select(address, placeholder, tuple(options)),))
