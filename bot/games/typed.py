"""Texts that people type in a command, and the fitting moves or names."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final, Self

from bot.games.narration import describe_half, describe_halves, join_facts
from bot.games.refusals import Refusal
from bot.games.suggestions import Spots
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import Kind, plain, span
from engine.dominoes import Domino
from engine.errors import NotationError
from engine.geometry import SQUARE_NAMED, Direction
from engine.moves import Move, Pick, Place
from engine.state import State
from players.options import PlacementOption, choices, placements
from renderers.emoji import domino_name
from renderers.localizer import terrain_name
from renderers.spots import spot_of
from renderers.wording import brief_placement_text, halves_text, signed

LONGEST_LINE: Final = 40
"""How many characters of a line of completion a phone shows."""

_LOOK_ALIKES: Final = str.maketrans("авсекмоАВСЕКМО−", "abcekmoABCEKMO-")
"""Cyrillic letters that look like Latin letters on the screen, and the minus that is longer than a hyphen."""

_PLAIN_LETTERS: Final = str.maketrans("łđøı−", "ldoi-", "'’ʼ")
"""Letters with a stroke, which Unicode does not take apart into a letter and a mark; apostrophes are left out."""

_WORD: Final = re.compile(r"(?:(?<!\w)[+-])?[a-zавсекмо]?\d+|[a-z]+|[^\W\d_a-z]+")


_ZEROS: Final = re.compile(r"(?<!\d)0+(?=\d)")

_BREAK: Final = re.compile("[,;·、]")
"""The separators of a line's parts."""


def typed_move(text: str) -> str:
    """Return the first word of a text in ASCII as far as it looks like that: "１２＠ｇ８е …" is "12@g8e"."""
    # NFKC makes full-width characters of Japanese keyboards narrow, including the space.
    return unicodedata.normalize("NFKC", text).translate(_LOOK_ALIKES).strip().partition(" ")[0]


def searchable(text: str) -> str:
    """Return the text without case, accents and apostrophes: "laka" finds "Łąka", "queens" finds "Queen's"."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each)).translate(_PLAIN_LETTERS)


def words_of(text: str) -> str:
    """Return the words, squares and numbers of a text with spaces between: "０１２＠Ｇ８е · +2" is "12 g8 e +2"."""
    words = (_ZEROS.sub("", each) for each in _WORD.findall(searchable(text)))
    return " ".join(each.translate(_LOOK_ALIKES) if len(each) == 1 or each[-1].isdigit() else each for each in words)


@dataclass(frozen=True)
class TypedMove:
    """A legal move and the texts by which people may type the move.

    If a text fits several moves of one `spot` and no others, the first of these moves is meant.
    """

    move: Move
    label: str
    """The line of the move in a list."""
    names: tuple[str, ...] = ()
    """Other ways to write the move."""
    spot: object = None
    in_text_mode: str = ""
    """The line for people in text mode, if its words differ from the label."""
    is_mirrored: bool = False
    """Whether the move is a mirror image of another move, whose line stands for both in a list."""

    def labelled(self, label: Callable[..., str]) -> Self:
        heard = label(action=self.in_text_mode or self.label)
        return replace(self, label=label(action=self.label), in_text_mode=heard)

    @property
    def texts(self) -> tuple[str, ...]:
        return plain(self.label), plain(self.in_text_mode), str(self.move), *self.names

    @cached_property
    def parts(self) -> list[list[str]]:
        """The words of each part of a text; breaks separate the parts."""
        return [words_of(part).split() for text in self.texts for part in _BREAK.split(text)]


DescribeMoves = Callable[[State, FluentLocalizer], Iterable[TypedMove]]
"""Returns the legal moves of a kind, in the order of a list."""


def _equals(typed: str, move: TypedMove) -> bool:
    return typed in map(words_of, move.texts)


def _has_words(typed: str, move: TypedMove, fits: Callable[[str, str], bool]) -> bool:
    """Return whether the move has all words; a land and a square that are typed side by side must belong together."""

    def is_like(one: str, word: str) -> bool:
        # A number must fit as a whole.
        return one == word or (word.isalpha() and fits(one, word))

    words = typed.split()
    while words:
        pair = words[:2]
        is_joined = [word.isalpha() for word in pair] in ([True, False], [False, True]) and SQUARE_NAMED.keys() & pair
        sought = pair if is_joined else words[:1]
        runs = (part[at : at + len(sought)] for part in move.parts for at in range(len(part) - len(sought) + 1))
        if not any(all(map(is_like, run, sought)) for run in runs):
            return False
        words = words[len(sought) :]
    return True


_FITS: Final[Sequence[Callable[[str, TypedMove], bool]]] = (
    _equals,
    partial(_has_words, fits=str.__eq__),
    partial(_has_words, fits=str.startswith),
    partial(_has_words, fits=str.__contains__),
)
"""The ways in which a text may fit a move, the most exact way first."""


def fitting(moves: Iterable[TypedMove], text: str) -> Sequence[TypedMove]:
    """Return the moves that the text fits in the most exact way, in their order; empty if the text fits no move.

    A text that fits no move may have words around the move, as in "take 8": words that no move has are left out.
    """
    known, typed = list(moves), words_of(text)
    words = [word for each in known for part in each.parts for word in part]
    within = " ".join(
        each for each in typed.split() if not each.isalpha() or any(word.startswith(each) for word in words)
    )
    found = ([each for each in known if fits(sought, each)] for sought in (typed, within) if sought for fits in _FITS)
    fitted = next(filter(None, found), [])
    return fitted[:1] if len({each.spot or each.move for each in fitted}) == 1 else fitted


def meant(moves: Iterable[TypedMove], text: str, kind: type[Move]) -> str:
    """Return the text of the typed move, legal or not.

    Raises a refusal if the text fits several moves, or turns a domino that has only one orientation on its spot. Raises
    NotationError if the text is no move of the kind.
    """
    known = list(moves)
    fitted = fitting(known, text)
    if len(fitted) > 1:
        raise Refusal("error-several-moves", count=len(fitted), moves=tuple(each.label for each in fitted))
    if fitted:
        return str(fitted[0].move)
    *spot, turned = words_of(text).split() or [""]
    if turned == "r" and len(lying := fitting(known, " ".join(spot))) == 1:
        raise Refusal("error-one-way", move=lying[0].label)
    return str(_on_squares(text, known) or _in_notation(text, kind))


def _on_squares(text: str, known: Sequence[TypedMove]) -> Place | None:
    """Return the placement on two neighboring squares, which the rules then refuse with a reason."""
    match [SQUARE_NAMED.get(word) for word in words_of(text).split()], known:
        case [first, second], [TypedMove(move=Place() as legal), *_] if first and second:
            ways = (Place(legal.domino, first, each) for each in Direction if first + each.step == second)
            return next((place.canonical() for place in ways), None)
    return None


def _in_notation(text: str, kind: type[Move]) -> Move:
    typed = typed_move(text).casefold()
    for written in (typed, f">{typed}", typed.capitalize()):
        with suppress(NotationError):
            move = Move.parse(written)
            if isinstance(move, kind):
                return move.canonical() if isinstance(move, Place) else move
    raise NotationError(f"{text!r} is not a move", text)


# ---- the moves of every game


def describe_placements(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
    """Yield one placement for each spot by points, then the other orientations, then the mirror images."""
    if suggestions := placements(state):
        spots = Spots(suggestions)
        listed = spots.listed()
        ways = [each for each in listed if each not in spots.meant.values()]
        twins = [each for each in spots.by_points if each not in listed]
        for each in dict.fromkeys((*(way for way in listed if way not in ways), *ways, *twins)):
            yield _describe_placement(each, spots, localizer)


def _describe_placement(suggestion: PlacementOption, spots: Spots, localizer: FluentLocalizer) -> TypedMove:
    place, number = suggestion.place, spots.number(suggestion)
    spot, listed = spot_of(place), spots.meant[number]
    is_mirrored = spot != spot_of(listed.place)
    is_turned = next(each for each in spots.by_points if spot_of(each.place) == spot) is not suggestion
    turned = "r" if is_turned else ""
    (first, a), (second, b) = place.covered
    one, other = (terrain_name(half.terrain, localizer) for half in (a, b))
    where = brief_placement_text(place.covered, localizer)
    names = [
        *([] if is_mirrored else [f"{number}{turned}"]),
        f"{first} {second}",
        *(f"{squares} r" for squares in (f"{first} {second}", f"{second} {first}") if is_turned),
        *(f"{one} {first}", f"{first} {one}", f"{other} {second}", f"{second} {other}"),
        signed(suggestion.gain),
    ]
    if place.domino.is_double:
        back = next(each for each in Direction if each.step == -place.direction.step)
        names.append(str(Place(place.domino, second, back)))
    # A number alone means the listed spot, so the number of a mirror image stands in brackets.
    shown = f"({number}{turned})" if is_mirrored else f"{number}{turned}"
    number_and_gain = shown, signed(suggestion.gain) if suggestion.gain else ""
    label = join_facts(*number_and_gain, f"{one} {where}" if one == other else where)
    if len(label) > LONGEST_LINE:
        label = join_facts(*number_and_gain, f"{one} {first}, {second}")
    return TypedMove(place, label, tuple(names), spot, is_mirrored=is_mirrored)


def describe_choices(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
    """Yield the dominoes that may be chosen, in the order of the line, each with its immediate gain."""
    gains = {each.pick: each.gain for each in choices(state)}
    for move in state.legal_moves():
        if isinstance(move, Pick):
            gain, domino = gains.get(move), move.domino
            merit = localizer("choice-lost") if gain is None else signed(gain) if gain else ""
            seen, heard = (
                join_facts(localizer.number(domino), merit, halves(domino, localizer))
                for halves in (_brief_halves, halves_text)
            )
            yield TypedMove(move, seen, (f"{domino.box} {domino.number}",), in_text_mode=heard)


def _brief_halves(domino: Domino, localizer: FluentLocalizer) -> str:
    if domino.is_double:
        return span(Kind.EMOJI, domino_name(domino), f"{describe_half(domino.a, localizer)} ×2")
    return describe_halves(domino, localizer)
