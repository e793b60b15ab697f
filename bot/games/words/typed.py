"""The legal moves as people type them, and the texts that fit them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Final, Self

from bot.games.advice import Spots
from bot.games.matching import LOOK_ALIKES, MOST_NEAR, Named, fitting, nearest, with_ascii_digits, words_of
from bot.games.refusals import Refusal
from bot.games.words.narration import describe_half, describe_halves, join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import SpanKind, plain, span
from engine.dominoes import Domino
from engine.errors import NotationError
from engine.geometry import SQUARE_NAMED, Direction
from engine.moves import Move, Pick, Place
from engine.state import State
from players.options import PlacementOption, choices, placements
from renderers.localizer import terrain_name
from renderers.painting.emoji import domino_name
from renderers.spots import spot_of
from renderers.text.wording import brief_placement_text, halves_text, signed

LONGEST_LINE: Final = 40
"""How many characters of a line of completion a phone shows."""


NOT: Final = frozenset(
    words_of(
        "not don't never nicht kein keine keinen nunca pas jamais ではない じゃない 以外 ne nėra nie ei mitte не нет"
    ).split()
)
"""The words of every language that say what is not meant; "no 29" is a number."""


def typed_move(text: str) -> str:
    """Return the first word of a text in ASCII as far as it looks like that: "１２＠ｇ８е …" is "12@g8e"."""
    return with_ascii_digits(text).translate(LOOK_ALIKES).strip().partition(" ")[0]


@dataclass(frozen=True)
class TypedMove(Named[Move]):
    """A legal move and the texts by which people may type the move; moves on one spot may come to the same."""

    in_sentences: ClassVar[bool] = True

    in_text_mode: str = ""
    """The line for people in text mode, if its words differ from the label."""
    is_mirrored: bool = False
    """Whether the move is a mirror image of another move, whose line stands for both in a list."""

    def labelled(self, label: Callable[..., str]) -> Self:
        heard = label(action=self.in_text_mode or self.label)
        return replace(self, label=label(action=self.label), in_text_mode=heard)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(filter(None, (*super().texts, plain(self.in_text_mode)))))

    @cached_property
    def parts(self) -> list[list[str]]:
        # The 2 of "forest ×2" and of "2 crowns" is not the number of the domino.
        own = {word for text in (str(self.value), *self.names) for word in words_of(text).split()}
        return [[word for word in part if word in own or not word.isdigit()] for part in super().parts]


DescribeMoves = Callable[[State, FluentLocalizer], Iterable[TypedMove]]
"""Returns the legal moves of a kind, in the order of a list."""


def meant(moves: Iterable[TypedMove], text: str, kind: type[Move]) -> str:
    """Return the text of the typed move, legal or not.

    Raises a refusal if the text fits several moves, or turns a domino that has only one orientation on its spot. A text
    that fits no move gets the moves that are near, and the others as well if there are few; NotationError without any.
    """
    known = list(moves)
    fitted = () if _says_not(text, known) else fitting(known, text)
    if len(fitted) > 1:
        raise Refusal("error-several-moves", count=len(fitted), moves=tuple(each.label for each in fitted))
    if fitted:
        return str(fitted[0].value)
    *spot, turned = words_of(text).split() or [""]
    if turned == "r" and len(lying := fitting(known, " ".join(spot))) == 1:
        raise Refusal("error-one-way", move=lying[0].label)
    try:
        return str(_on_squares(text, known) or _in_notation(text, kind))
    except NotationError:
        # A square where nothing fits, such as "b2", may have been meant as the number of a spot.
        numbers = re.findall(r"\d+", with_ascii_digits(text))
        near = (fitting(known, numbers[0]) if len(numbers) == 1 else ()) or nearest(known, text)
        if len(known) <= MOST_NEAR:
            near = [*dict.fromkeys((*near, *known))]
        if not near:
            raise
    raise Refusal("error-nearest-choices", choices=tuple(each.label for each in near))


def _says_not(text: str, known: Sequence[TypedMove]) -> bool:
    """Return whether a word of the text says what is not meant, and the text is not the line of a move."""
    words = words_of(text)
    return not NOT.isdisjoint(words.split()) and not any(words in each.phrases for each in known)


def _on_squares(text: str, known: Sequence[TypedMove]) -> Place | None:
    """Return the placement on two neighboring squares, which the rules then refuse with a reason."""
    match [SQUARE_NAMED.get(word) for word in words_of(text).split()], known:
        case [first, second], [TypedMove(value=Place() as legal), *_] if first:
            ways = (Place(legal.domino, first, each) for each in Direction if first + each.step == second)
            return next((place.canonical() for place in ways), None)
    return None


def _in_notation(text: str, kind: type[Move]) -> Move:
    typed = typed_move(text).casefold()
    # The first of several numbers is no choice. Behind the first part of a line, numbers are gains, crowns and squares.
    alone = words_of(text.partition("·")[0])
    for written in (typed, f">{alone}", typed.capitalize()):
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
        mirrored = [each for each in spots.by_points if each not in listed]
        for each in dict.fromkeys((*(way for way in listed if way not in ways), *ways, *mirrored)):
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
            merit = localizer("domino-fits-nowhere") if gain is None else signed(gain) if gain else ""
            seen, heard = (
                join_facts(localizer.number(domino), merit, halves(domino, localizer))
                for halves in (_brief_halves, halves_text)
            )
            yield TypedMove(move, seen, (f"{domino.box} {domino.number}",), in_text_mode=heard)


def _brief_halves(domino: Domino, localizer: FluentLocalizer) -> str:
    if domino.is_double:
        return span(SpanKind.EMOJI, domino_name(domino), f"{describe_half(domino.a, localizer)} ×2")
    return describe_halves(domino, localizer)
