"""The contents of a message as plain values: text, pictures with their alt texts, rows of controls.

The values are independent of Discord: `bot.chat.kit.discord_builder` makes Discord's components from them. Another chat
or a web page could have another builder.

In text mode (`bot.chat.kit.forms`) `in_text_mode` replaces the content of a block. None keeps the content; an empty
text removes the paragraph, the pictures or the button.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from secrets import token_hex
from typing import Final, Self
from zlib import crc32

from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import Lines, lines_of, naming_others, plain
from renderers import STORYBOOK, FilmView, Theme, View, alt_text
from renderers.characters import units
from renderers.localizer import sentences
from renderers.text.alt_text import LIMIT

MAX_CONTENT: Final = 1900
"""The most characters of text on a screen that calls somebody; Discord takes 2,000."""

MAX_OPTIONS: Final = 25
"""The most options in a select; Discord takes no more, so screens show longer lists in pages."""

MAX_OPTION_TEXT: Final = 100
"""The most characters in the label or the description of an option, and in a choice of autocomplete."""


# The argument comes last, so it may contain anything, even colons.
_ADDRESS: Final = re.compile(r"([a-z]+):(\d+):(\d+):(.*?)(?:§(\d))?")
LARGEST_NUMBER: Final = (1 << 63) - 1
"""The largest number in an address. No database has larger numbers."""

CONFIRMED: Final = "yes"
"""The last word in the argument of an action that the person has confirmed."""


@dataclass(frozen=True)
class Address:
    """The action of a control, with its subject, the version of the subject and an argument.

    Subjects and versions are at least 1; in the text 0 means None. A control of a table has the id and the ply of its
    game, and often the text of a move.
    """

    action: str
    subject: int | None = None
    version: int | None = None
    """The version of the subject when the control was shown."""
    argument: str = ""
    page: int = 0
    """The page of a screen in text mode; handlers do not see it."""
    mark: str = field(default="", compare=False)
    """The nonce of the message, in its first control only; handlers do not see it."""

    @classmethod
    def confirmed(cls, action: str, subject: int | None = None) -> Self:
        """Return the address of an action that the person has confirmed."""
        return cls(action, subject, argument=CONFIRMED)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse an address, of an action that may be unknown. Raises ValueError if the text is not an address."""
        match = _ADDRESS.fullmatch(text)
        if not match or max(int(match[2]), int(match[3])) > LARGEST_NUMBER:
            raise ValueError(f"no address: {text!r}")
        action, subject, version, argument, page = match.groups()
        return cls(action, int(subject) or None, int(version) or None, argument, int(page or 0))

    def __str__(self) -> str:
        page = f"§{self.page}" if self.page else ""
        return f"{self.action}:{self.subject or 0}:{self.version or 0}:{self.argument}{page}"


# ---- custom ids: an address as Discord returns it, "b:play:17:42:12@g8e", "s:spot:17:42:"


class Control(StrEnum):
    """The kinds of controls; each value is the prefix of their custom ids."""

    BUTTON = "b"
    SELECT = "s"
    MULTI_SELECT = "m"
    CHANNELS = "c"
    ROLES = "r"
    PEOPLE = "p"


def custom_id(kind: Control, address: Address) -> str:
    return f"{kind}.{address.mark}:{address}" if address.mark else f"{kind}:{address}"


def mark_in(identifier: str) -> str:
    """Return the nonce in the custom id of the first control of a message; empty without one."""
    return identifier.partition(":")[0].partition(".")[2]


def choosing_custom_id(kind: Control, address: Address, chosen: object) -> str:
    """Return the custom id of a select of channels or roles, which changes with the chosen channels or roles.

    Under an unchanged id, desktop clients keep showing what was chosen before (discord-api-docs #7536).
    """
    return f"{custom_id(kind, address)} {crc32(str(chosen).encode()):x}"


def used_control(identifier: str, values: Sequence[str]) -> Address:
    """Return the address in the custom id of a control, with the chosen values as the argument.

    Raises ValueError.
    """
    kind, _, text = identifier.partition(":")
    address = Address.parse(text)
    match Control(kind.partition(".")[0]):
        # Discord sends the chosen people separately from the values.
        case Control.BUTTON | Control.PEOPLE:
            return address
        case Control.SELECT:
            return replace(address, argument="".join(values[:1]))
        case Control.MULTI_SELECT:
            # An empty choice is valid too, so the argument begins with the name of the setting.
            return replace(address, argument=" ".join([address.argument, *values]))
        case Control.CHANNELS | Control.ROLES:
            about, _, _ = address.argument.rpartition(" ")
            return replace(address, argument=" ".join([about, *values]))


# ---- blocks


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
    """A picture to be painted."""

    name: str
    """The file name. Clients keep showing the old file under a known name, so a new picture needs a new name."""
    view: View
    localizer: FluentLocalizer
    """The language of the words in the picture."""
    alt: str
    theme: Theme = STORYBOOK
    server: int = 0
    """The key of the server in the fair queue of films; only for a film."""

    @classmethod
    def of(cls, stem: str, view: View, localizer: FluentLocalizer) -> Self:
        ending = "webp" if isinstance(view, FilmView) else "png"
        return cls(f"{stem}.{ending}", view, localizer, alt_text(view, localizer))

    def in_theme(self, theme: Theme) -> Self:
        return self if theme is self.theme else replace(self, name=f"{theme.name}-{self.name}", theme=theme)

    def with_fresh_name(self, token: str) -> Self:
        """Return the same picture with the token before the ending of the file name."""
        stem, _, ending = self.name.rpartition(".")
        return replace(self, name=f"{stem}-{token}.{ending}")

    def with_alt_note(self, note: str) -> Self:
        """Return the same picture with a sentence at the end of the alt text, if there is room for the sentence."""
        alt = sentences((self.alt, plain(note)), self.localizer)
        return replace(self, alt=alt) if units(alt) <= LIMIT else self


@dataclass(frozen=True)
class Gallery:
    """Pictures side by side; a single picture is as wide as the message."""

    pictures: tuple[PictureSpec, ...]
    in_text_mode: str | Callable[[], Sequence[str]] | None = None
    """The replacement of the pictures in text mode, or a function for its paragraphs; None for descriptions."""
    again: Address | None = None
    """The address of the screen, for the button to further pages in text mode."""


@dataclass(frozen=True)
class Button:
    """A button for the action of an address; a disabled button only keeps its place."""

    address: Address
    label: str
    role: Role = Role.SECONDARY
    in_text_mode: str | None = None
    is_enabled: bool = True


@dataclass(frozen=True)
class Option:
    """A choice of a select."""

    label: str
    value: str
    """The argument of the address once the option is chosen."""
    description: str = ""
    chosen: bool = False
    in_text_mode: str | None = None
    """The replacement of both the label and the description in text mode."""


@dataclass(frozen=True)
class Select:
    address: Address
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class MultiSelect(Select):
    """A list with any number of options to choose, including none.

    The resulting argument is the argument of the address, followed by the values of the chosen options.
    """


@dataclass(frozen=True)
class ChannelSelect(Select):
    """A list of the server's channels without other options; a person may choose up to `most` channels, or none.

    The resulting argument is the argument of the address, followed by the ids of the chosen channels.
    """

    chosen: tuple[int, ...] = ()
    most: int = MAX_OPTIONS


@dataclass(frozen=True)
class RoleSelect(Select):
    """A list of the server's roles without other options; a person may choose one role, or none.

    The resulting argument is the argument of the address, followed by the id of the chosen role.
    """

    chosen: int | None = None


@dataclass(frozen=True)
class PeopleSelect(Select):
    """A list of the server's people without other options; a person chooses from one to `most` people."""

    most: int = MAX_OPTIONS


@dataclass(frozen=True)
class Row:
    """Buttons side by side, or one select."""

    controls: tuple[Button, ...] | tuple[Select]
    text_mode_only: tuple[Button, ...] | tuple[Select] = ()
    """Further buttons, or the only select of the row, shown only in text mode."""


Block = Text | Gallery | Row


class Purpose(Enum):
    """The purpose of a screen. The purpose decides the kind of the message, and a message never changes its kind."""

    SHOW = auto()
    """A screen to look at: texts, pictures and rows in any order."""
    NOTE = auto()
    """A screen of a few words, without a frame."""
    PLAIN = auto()
    """A plain message without a frame. All messages that call somebody or ask everybody in the channel are plain.

    The order is: texts, at most one picture, rows. A lock screen shows only the first two lines, so these lines have no
    markup and no times.
    """


@dataclass(frozen=True)
class Screen:
    """A message: blocks from top to bottom, with a stripe of the accent color (0xRRGGBB) beside them."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    purpose: Purpose = Purpose.SHOW

    @property
    def is_plain(self) -> bool:
        return self.purpose is Purpose.PLAIN

    @property
    def pictures(self) -> tuple[PictureSpec, ...]:
        return tuple(each for block in self.blocks if isinstance(block, Gallery) for each in block.pictures)

    @property
    def controls(self) -> tuple[Button | Select, ...]:
        return tuple(each for block in self.blocks if isinstance(block, Row) for each in block.controls)

    def mentioning(self, user_ids: Iterable[int]) -> Screen:
        """Return the same screen with mentions of the people in `user_ids`, and plain names of all other people."""
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

    def with_fresh_names(self) -> Screen:
        """Return the same screen with new names for its pictures, for a message that already has pictures.

        Discord may lose a new picture with the same name as the picture it replaces.
        """
        token = token_hex(4)
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

    def marked(self, nonce: str) -> Screen:
        """Return the same screen with the nonce of its message in its first control."""
        for place, block in enumerate(self.blocks):
            if isinstance(block, Row) and block.controls:
                first, *others = block.controls
                named = replace(first, address=replace(first.address, mark=nonce))
                row = replace(block, controls=(named, *others))  # type: ignore[arg-type] # a row has one kind
                return replace(self, blocks=(*self.blocks[:place], row, *self.blocks[place + 1 :]))
        return self

    def without_controls(self) -> Screen:
        return replace(self, blocks=tuple(block for block in self.blocks if not isinstance(block, Row)))


_EMPTY: Final = Text(()), Text((), in_text_mode=()), Row(())


def compose(*blocks: Block | str, accent: int | None = None) -> Screen:
    """Make a screen of blocks; strings become paragraphs, and empty paragraphs and rows are left out."""
    # Discord refuses a message with an empty paragraph or row.
    kept = (Text.of(block) if isinstance(block, str) else block for block in blocks)
    return Screen(tuple(block for block in kept if block not in _EMPTY), accent)


def plain_message(*blocks: Block | str) -> Screen:
    """Make a plain message; the blocks are sorted into texts, a picture, rows."""
    order = Text, Gallery, Row
    shown = sorted(compose(*blocks).blocks, key=lambda block: order.index(type(block)))
    return Screen(tuple(shown), purpose=Purpose.PLAIN)


def note(text: str) -> Screen:
    return Screen((Text.of(text),), purpose=Purpose.NOTE)


def stack(pictures: Iterable[PictureSpec], again: Address | None = None) -> tuple[Gallery, ...]:
    """Stack pictures, each as wide as the message. Clients cut off the edges of pictures that are side by side."""
    return tuple(Gallery((picture,), again=again) for picture in pictures)


def select_row(address: Address, placeholder: str, options: Sequence[Option]) -> Row:
    return Row((Select(address, placeholder, tuple(options)),))
