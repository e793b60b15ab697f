"""The panel that only the player sees: where the domino goes, then which one comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.chat.components import OPTIONS, Address, Button, Choice, Select
from bot.chat.screen import Block, Gallery, Row, Screen, Shot, compose
from bot.chat.screens.court import court_blocks, done
from bot.chat.screens.turn import accent, market, names, one_kingdom, picks
from bot.games.models import Person
from bot.games.narration import contact, domino, reasons, signed
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Place
from players.advisor import ranked_placements
from players.greedy import Suggestion
from renderers import kingdom_view, numbered_spots

REASONS_IN_LIST = 2
"""For and against a spot in the select, where room is for little more than how many points it brings."""


def panel(table: Table, person: Person, words: FluentLocalizer, chosen: str = "", notice: str = "") -> Screen:
    """What the player whose turn it is has to do now; `chosen` is the placement shown as a ghost."""
    suggestions = ordered(table, person)
    if not suggestions:
        return _finishing(table, words, chosen, notice)
    by_text = {str(each.place): index for index, each in enumerate(suggestions)}
    index = by_text.get(chosen, 0 if suggests(table, person) else -1)
    return _placing(table, person, words, suggestions, index, notice)


def suggests(table: Table, person: Person) -> bool:
    """Whether the player is shown which placements promise most."""
    return table.game.suggestions and person.suggestions


def ordered(table: Table, person: Person) -> Sequence[Suggestion]:
    """The legal placements: most promising first, or from north to south for those who want no suggestions."""
    ranked = ranked_placements(table.state)
    if suggests(table, person):
        return ranked
    return sorted(ranked, key=lambda each: (-each.place.square.rank, each.place.square.file, str(each.place)))


def _placing(
    table: Table, person: Person, words: FluentLocalizer, suggestions: Sequence[Suggestion], index: int, notice: str
) -> Screen:
    spots = list(dict.fromkeys(_spot(each.place) for each in suggestions))
    chosen = suggestions[index] if index >= 0 else None
    hand = suggestions[0].place.domino
    blocks: list[Block] = [
        notice,
        f"### {words('panel-place', domino=domino(hand, words))}",
        _chosen_line(chosen, spots, table, words) if chosen else words("panel-spots", count=len(spots)),
        Gallery((_kingdom(table, suggestions, chosen, index, words),)),
        Row((_spot_select(table, suggestions, spots, chosen, words),)),
        _steering(table, suggestions, index, words),
    ]
    if table.game.suggestions:
        switch = "button-suggestions-off" if person.suggestions else "button-suggestions-on"
        blocks.append(Row((Button(_address(table, "suggest"), words(switch)),)))
    return compose(*blocks, accent=accent(table))


def _finishing(table: Table, words: FluentLocalizer, chosen: str, notice: str) -> Screen:
    """What can follow the placement: the court's business where there is a court, then the choice."""
    blocks: list[Block] = [notice, *(court_blocks(table, chosen, words) or _own_kingdom(table, words))]
    if choices := picks(table, words):
        blocks += [f"### {words('panel-pick')}", Gallery((market(table, words),)), *choices]
    blocks += done(table, words)
    if table.can_take_back:
        blocks.append(Row((Button(_address(table, "back"), words("button-back")),)))
    return compose(*blocks, accent=accent(table))


def _own_kingdom(table: Table, words: FluentLocalizer) -> list[Block]:
    """What the next domino has to fit to, once there is anything."""
    acting = table.state.king.kingdom
    return [Gallery((one_kingdom(table, acting, words),))] if table.state.kingdom.covered else []


def _chosen_line(chosen: Suggestion, spots: Sequence[frozenset[int]], table: Table, words: FluentLocalizer) -> str:
    told = words(
        "panel-spot",
        spot=spots.index(_spot(chosen.place)) + 1,
        count=len(spots),
        gain=signed(chosen.gain),
        total=chosen.total,
    )
    return " · ".join([told, *reasons(table.state, chosen.place, words)])


def _kingdom(
    table: Table, suggestions: Sequence[Suggestion], chosen: Suggestion | None, index: int, words: FluentLocalizer
) -> Shot:
    kingdom = kingdom_view(table.state, table.state.king.kingdom, names(table))
    legal = numbered_spots(each.place.squares for each in suggestions)
    view = replace(kingdom, spots=legal, ghost=chosen.place if chosen else None, domino_to_place=table.state.domino)
    return Shot.of(f"spots-{table.game.id}-{table.ply}-{index + 1}", view, words)


def _spot(place: Place) -> frozenset[int]:
    """The pair of squares, whichever way round the domino lies on it."""
    return frozenset(place.squares)


def _spot_select(
    table: Table,
    suggestions: Sequence[Suggestion],
    spots: Sequence[frozenset[int]],
    chosen: Suggestion | None,
    words: FluentLocalizer,
) -> Select:
    """The spots, as many as a select holds; the last option turns the page by choosing the first spot of the next."""
    best = {spot: next(each for each in suggestions if _spot(each.place) == spot) for spot in spots}
    room = OPTIONS if len(spots) <= OPTIONS else OPTIONS - 1
    current = spots.index(_spot(chosen.place)) if chosen else 0
    start = current // room * room
    choices = [
        Choice(
            words("spot-label", spot=start + offset + 1, squares=_squares(best[spot].place)),
            str(best[spot].place),
            _merits(best[spot], table, words),
            chosen=chosen is not None and start + offset == current,
        )
        for offset, spot in enumerate(spots[start : start + room])
    ]
    if room < len(spots):
        following = best[spots[start + room if start + room < len(spots) else 0]]
        choices.append(Choice(words("spot-more", count=len(spots)), str(following.place)))
    return Select(_address(table, "spot"), words("spot-placeholder"), choices)


def _squares(place: Place) -> str:
    return "–".join(map(str, place.squares))


def _merits(each: Suggestion, table: Table, words: FluentLocalizer) -> str:
    told = reasons(table.state, each.place, words)[:REASONS_IN_LIST]
    return " · ".join([signed(each.gain), *told, contact(each.place, table.state.kingdom, words)])


def _steering(table: Table, suggestions: Sequence[Suggestion], index: int, words: FluentLocalizer) -> Row:
    chosen = suggestions[index] if index >= 0 else None
    turned = _turned(suggestions, chosen)

    def button(action: str, place: Place | None, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        argument = str(place) if place else ""
        return Button(_address(table, action, argument), words(f"button-{action}"), style, disabled=place is None)

    several = len(suggestions) > 1
    following = suggestions[(index + 1) % len(suggestions)].place
    return Row(
        (
            button("previous", suggestions[index - 1 if index >= 0 else -1].place if several else None),
            button("rotate", turned),
            button("next", following if several or chosen is None else None),
            button("play", chosen.place if chosen else None, ButtonStyle.success),
        )
    )


def _turned(suggestions: Sequence[Suggestion], chosen: Suggestion | None) -> Place | None:
    """The same squares the other way round, where that is legal."""
    if chosen is None:
        return None
    others = (each.place for each in suggestions if each.place != chosen.place)
    return next((place for place in others if _spot(place) == _spot(chosen.place)), None)


def _address(table: Table, action: str, argument: str = "") -> Address:
    return Address(action, table.game.id, table.ply, argument)
