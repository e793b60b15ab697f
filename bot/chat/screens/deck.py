"""The screen of `/deck`: what nobody has seen yet, and how likely it is to be dealt next. It knows no order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Option, PictureSpec, Row, Screen, compose, select_row, stack
from bot.chat.extensions import EXTENSIONS
from bot.chat.markup import bullet, heading, small
from bot.games.table import Table
from bot.games.wording import describe_domino
from bot.localization.fluent import FluentLocalizer
from engine.deck import Pile, crowns_on, has_terrain, piles, squares_by_crowns
from engine.dominoes import Domino, Terrain
from engine.variants import terrains_of
from renderers import deck_views, percent
from renderers.localizer import semicolon_list, terrain_arguments, terrain_name

ALL = "any"
"""What stands for no terrain in an argument, which an option of a select must not leave empty."""
_TEXT = "text"


@dataclass(frozen=True)
class Question:
    """What somebody wants to know of the deck: about a terrain, None for all, and whether without pictures."""

    need: Terrain | None = None
    as_text: bool = False

    @classmethod
    def parse(cls, text: str) -> Question:
        """Read what `str` writes; words that it does not know mean nothing."""
        words = text.split()
        need = next((terrain for terrain in Terrain if terrain.value in words), None)
        return cls(need, _TEXT in words)

    def __str__(self) -> str:
        return " ".join([self.need.value if self.need else ALL, *([_TEXT] if self.as_text else [])])


def deck(table: Table, question: Question, localizer: FluentLocalizer) -> Screen:
    """Show what is unseen, as pictures or as text, and the chances for the next line."""
    found = piles(table.state)
    return compose(
        heading(localizer("deck-title"), 3),
        *_unseen(table, question, localizer),
        *_chances(found, question, localizer),
        small(localizer("deck-removed")) if any(_is_cut(pile) for pile in found) else "",
        *_controls(table, question, localizer),
    )


def _is_cut(pile: Pile) -> bool:
    """Return whether some of the dominoes will never come."""
    return len(pile.dominoes) > pile.lines * pile.line


def _unseen(table: Table, question: Question, localizer: FluentLocalizer) -> Iterator[Block | str]:
    if not piles(table.state):
        yield localizer("deck-over")
    if question.as_text:
        yield from _unseen_in_words(table, localizer)
    else:
        # One name for each position: clients keep showing the old file under a name that they know.
        named = enumerate(deck_views(table.state), 1)
        yield from stack(PictureSpec.of(f"deck-{table.ply}-{number}", view, localizer) for number, view in named)


def _unseen_in_words(table: Table, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield a heading and a list for each box, and what extensions add."""
    found = piles(table.state)
    for pile in found:
        title = localizer("deck-dominoes") if len(found) == 1 else localizer(f"box-{pile.box}")
        summary = localizer("deck-unseen", dominoes=len(pile.dominoes), lines=pile.lines, line=pile.line)
        land = [bullet(_land(pile, terrain, localizer)) for terrain in terrains_of(pile.box)]
        yield "\n".join([heading(title, 3), summary, *land])
    for extension in EXTENSIONS:
        yield "\n".join(extension.deck_text(table.state, localizer))


def _land(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> str:
    none, one, two, three = squares_by_crowns(pile.dominoes, terrain)
    return localizer("deck-land", **terrain_arguments(terrain, localizer), none=none, one=one, two=two, three=three)


def _chances(found: tuple[Pile, ...], question: Question, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield a heading and a list of chances for each pile that lines still come from."""
    headings = ("deck-chances", "deck-chances-later")
    for pile, key in zip((pile for pile in found if pile.lines), headings, strict=False):
        told = _needed(pile, question.need, localizer) if question.need else _in_general(pile, question, localizer)
        yield "\n".join([heading(localizer(key), 3), *map(bullet, told)])
        if question.need:
            yield _crowned(pile, question.need, localizer)


def _in_general(pile: Pile, question: Question, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the chances of crowns; in words also those of terrains, which are on the picture."""
    yield localizer("deck-chance-crown", percent=percent(pile.chance(_crowns)))
    yield localizer("deck-chance-crowns", percent=percent(pile.chance(_has_crowns)))
    for terrain in terrains_of(pile.box) if question.as_text else ():
        land, crown = (percent(chance) for chance in (_land_chance(pile, terrain), _crown_chance(pile, terrain)))
        yield localizer("deck-chance-land", **terrain_arguments(terrain, localizer), land=land, crown=crown)


def _needed(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the chances of a terrain and of crowns on it."""
    chances = {
        "deck-need-land": _land_chance(pile, terrain),
        "deck-need-lands": _land_chance(pile, terrain, 2),
        "deck-need-crown": _crown_chance(pile, terrain),
        "deck-need-crowns": pile.chance(lambda domino: crowns_on(domino, terrain) > 1),
    }
    for key, chance in chances.items():
        yield localizer(key, **terrain_arguments(terrain, localizer), percent=percent(chance))


def _crowned(pile: Pile, terrain: Terrain, localizer: FluentLocalizer) -> str:
    """Name the dominoes with crowns on a terrain, those with the most first."""
    crowned = [domino for domino in pile.dominoes if crowns_on(domino, terrain)]
    ranked = sorted(crowned, key=lambda domino: -crowns_on(domino, terrain))
    named = semicolon_list((describe_domino(domino, localizer) for domino in ranked), localizer)
    return localizer("deck-need-which", **terrain_arguments(terrain, localizer), dominoes=named) if named else ""


def _land_chance(pile: Pile, terrain: Terrain, least: int = 1) -> Fraction:
    return pile.chance(lambda domino: has_terrain(domino, terrain), least)


def _crown_chance(pile: Pile, terrain: Terrain) -> Fraction:
    return pile.chance(lambda domino: crowns_on(domino, terrain))


def _crowns(domino: Domino) -> int:
    return domino.crowns


def _has_crowns(domino: Domino) -> bool:
    return domino.crowns > 1


def _controls(table: Table, question: Question, localizer: FluentLocalizer) -> Iterator[Row]:
    """Yield the select of a terrain, and the button that changes between pictures and text."""

    def address(asked: Question) -> Address:
        return Address(Action.ASK_DECK, table.game.id, argument=str(asked))

    if any(pile.lines for pile in piles(table.state)):
        terrains = (None, *table.variant.terrains)
        options = [_option(replace(question, need=terrain), question, localizer) for terrain in terrains]
        yield select_row(address(question), localizer("deck-placeholder"), options)
    key = "button-deck-pictures" if question.as_text else "button-deck-text"
    yield Row((Button(address(replace(question, as_text=not question.as_text)), localizer(key)),))


def _option(asked: Question, now: Question, localizer: FluentLocalizer) -> Option:
    label = terrain_name(asked.need, localizer) if asked.need else localizer("deck-any")
    return Option(label, str(asked), chosen=asked == now)
