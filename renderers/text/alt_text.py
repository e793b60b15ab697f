"""Alt texts: a picture in a few sentences. `renderers.text.description` has the long descriptions of pictures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from itertools import chain

from engine.scoring import Standing
from renderers.characters import ELLIPSIS, first_units, units
from renderers.localizer import Localizer, comma_list, name_list, semicolon_list, sentences
from renderers.text.wording import (
    PartName,
    choice_text,
    decisions,
    deck_title,
    film_text,
    honors,
    land_text,
    owner_text,
    points_text,
    ranks,
    room_text,
    seat_texts,
    slot_text,
    squares_text,
    tally_sentences,
    winner_text,
)
from renderers.view import (
    AnalysisView,
    ChoiceView,
    DeckView,
    DraftView,
    FilmView,
    KingdomView,
    LineView,
    LobbyView,
    PosterView,
    TableView,
    Tally,
    View,
    percent,
)

LIMIT = 1024
"""Discord's limit for an alt text, in UTF-16 units. Few alt texts are longer than 300 characters."""

LONG_WORD = 40
"""The limit of a word at the cut of an alt text, in characters. A longer word is cut in the middle."""


def alt_text(view: View, localizer: Localizer) -> str:
    """Return the alt text of a picture, in at most `LIMIT` UTF-16 units."""
    text = sentences(alt_sentences(view, localizer), localizer)
    if units(text) <= LIMIT:
        return text
    # Only long names in a long line exceed the limit. The cut is between two words, or within a very long word.
    kept = first_units(text, LIMIT - len(ELLIPSIS))
    words, _, last = kept.rpartition(" ")
    return (words if len(last) <= LONG_WORD else kept) + ELLIPSIS


@singledispatch
def alt_sentences(view: View, localizer: Localizer) -> Iterable[str]:  # noqa: ARG001 - see the message
    """Return the sentences of an alt text. `alt_text` leaves out empty sentences.

    Raises TypeError for a type of view without a registered function.
    """
    raise TypeError(f"no alt text of {view!r}")


# ---- kingdoms


@alt_sentences.register
def _alt_sentences_of_kingdom(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-kingdom", name=owner_text(view.owner, localizer), points=view.score)
    yield choice_text(view, localizer)
    yield land_text(view, localizer)
    yield spots_text(view, localizer)
    yield "" if view.kingdom.is_full_size else room_text(view, localizer)
    if view.tally:
        yield parts_text(view, view.tally, localizer)
        yield from tally_sentences(view.tally, localizer)


@alt_sentences.register
def _alt_sentences_of_choice(view: ChoiceView, localizer: Localizer) -> Iterator[str]:
    yield from alt_sentences(view.kingdom, localizer)
    if view.line:
        yield line_text(view.line, localizer)
    if view.aside:
        yield from alt_sentences(view.aside, localizer)


FEW_SPOTS = 6
"""How many spots an alt text names. A list of more stands beside the picture."""


def spots_text(view: KingdomView, localizer: Localizer) -> str:
    """Return where a few numbered spots are; empty without spots, and with many."""
    if len(view.spots) > FEW_SPOTS:
        return ""
    spots = (
        localizer("alt-spot", spot=str(spot.number), squares=squares_text(spot.squares, localizer))
        for spot in view.spots
    )
    named = semicolon_list(spots, localizer)
    return localizer("alt-spots", spots=named) if named else ""


def parts_text(view: KingdomView, tally: Tally, localizer: Localizer) -> str:
    """Return the sentence about the parts of the score, where each terrain is a part."""
    sums = Counter({each.label: sum(each.points) for each in tally.parts})
    for each in view.properties:
        sums[PartName(each.terrain.value)] += each.points
    return points_text(sums.items(), localizer)


# ---- dominoes


@alt_sentences.register
def _alt_sentences_of_draft(view: DraftView, localizer: Localizer) -> Iterator[str]:
    return (line_text(line, localizer) for line in view.lines)


def line_text(line: LineView, localizer: Localizer) -> str:
    dominoes = semicolon_list((slot_text(slot, localizer) for slot in line.slots), localizer)
    return localizer("alt-line", heading=localizer(line.heading), dominoes=dominoes)


@alt_sentences.register
def _alt_sentences_of_deck(view: DeckView, localizer: Localizer) -> Iterator[str]:
    if not view.is_only:
        yield localizer("alt-sentence", text=localizer(view.box))
    yield localizer("alt-sentence", text=deck_title(view, localizer))


# ---- lobby, table and poster


@alt_sentences.register
def _alt_sentences_of_lobby(view: LobbyView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-lobby", game=view.title, people_names=comma_list(seat_texts(view, localizer), localizer))
    yield from _laurels([seat.name for seat in view.seats if seat.is_laureled], localizer)


def _laurels(names: Sequence[str], localizer: Localizer) -> Iterator[str]:
    """Name who wears a laurel."""
    if names:
        yield localizer("alt-laurel", names=name_list(names, localizer), count=len(names))


@alt_sentences.register
def _alt_sentences_of_table(view: TableView, localizer: Localizer) -> Iterator[str]:
    scores = [
        localizer("alt-part", part=owner_text(each.owner, localizer), sum=each.shown_number) for each in view.kingdoms
    ]
    key = "alt-table" if view.focus is not None else "alt-compared"
    yield localizer(key, sums=comma_list(scores, localizer))
    # The boards come before the line: if long names force a cut, buttons still name the free dominoes of the line.
    yield from chain.from_iterable(alt_sentences(board, localizer) for board in view.boards)
    yield from (line_text(line, localizer) for line in view.draft.lines if line.heading != "line-now")


@alt_sentences.register
def _alt_sentences_of_poster(view: PosterView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-poster")
    yield from decisions(view, localizer)
    yield from honors(view, localizer)
    laureled = [each.owner for each in view.kingdoms if each.is_laureled]
    yield from _laurels([name for owner in laureled for name in owner.names], localizer)


@alt_sentences.register
def _alt_sentences_of_film(view: FilmView, localizer: Localizer) -> Iterator[str]:
    yield film_text(view, localizer)
    yield winner_text(view.end, localizer)
    yield from ranks(view.end, localizer)


# ---- analysis


@alt_sentences.register
def _alt_sentences_of_analysis(view: AnalysisView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-analysis")
    for standing in view.ranking:
        yield localizer(
            "alt-analysed",
            place=standing.place,
            name=owner_text(view.owners[standing.kingdom], localizer),
            points=standing.total,
            chance=_remarkable_chance(view, standing, localizer),
        )


def _remarkable_chance(view: AnalysisView, standing: Standing, localizer: Localizer) -> str:
    won = standing.place == 1
    chance, number = view.extreme_chance(standing.kingdom, min if won else max)
    key = "alt-chance-lowest" if won else "alt-chance-highest"
    return localizer(key, chance=localizer("percent", percent=percent(chance)), round=number)
