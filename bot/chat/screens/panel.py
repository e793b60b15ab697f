"""The panel that only the player sees: where to place the domino, then which one to take next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.chat.addresses import Action, Address
from bot.chat.blocks import (
    MAX_OPTIONS,
    Block,
    Button,
    Gallery,
    Option,
    PictureSpec,
    Role,
    Row,
    Screen,
    compose,
    select_row,
)
from bot.chat.extensions import EXTENSIONS
from bot.chat.markup import heading
from bot.chat.screens.turn import accent, market, one_kingdom, pick_buttons, seat_names
from bot.games.models import Person
from bot.games.table import Table
from bot.games.wording import describe_contact, describe_domino, describe_remark, signed
from bot.localization.fluent import FluentLocalizer
from engine.moves import Done, Place
from players.advice import Suggestion
from renderers import kingdom_view, numbered_spots

REMARKS_IN_OPTION = 2
"""Remarks on a placement in the select, where there is little room besides the points that it brings."""


def panel(
    table: Table,
    person: Person,
    localizer: FluentLocalizer,
    ranked: Sequence[Suggestion],
    chosen: str = "",
    notice: str = "",
) -> Screen:
    """Show what the player whose turn it is has to do now.

    `ranked` are the legal placements, the most promising first; `chosen` is the placement shown as a ghost, or the
    purchase being looked at; `notice` is a line above everything.
    """
    if not ranked:
        return _rest_of_turn_panel(table, localizer, chosen, notice)
    suggestions = sorted_for(ranked, table, person)
    by_text = {str(each.place): each for each in suggestions}
    shown = by_text.get(chosen, suggestions[0] if wants_suggestions(table, person) else None)
    return _PlacingPanel(table, person, localizer, tuple(suggestions), shown).screen(notice)


def wants_suggestions(table: Table, person: Person) -> bool:
    """Return whether the player is shown which placements are ranked highest."""
    return table.game.options.suggestions and person.suggestions


def sorted_for(ranked: Sequence[Suggestion], table: Table, person: Person) -> Sequence[Suggestion]:
    """Return them by rank, or by position, from north to south, if suggestions are off."""
    if wants_suggestions(table, person):
        return ranked
    return sorted(ranked, key=lambda each: (-each.place.square.rank, each.place.square.file, str(each.place)))


@dataclass(frozen=True)
class _PlacingPanel:
    """The panel while a domino is to be placed; `shown` is the placement that the picture shows, if any.

    A spot is a pair of squares, on which a domino may lie either way round.
    """

    table: Table
    person: Person
    localizer: FluentLocalizer
    suggestions: tuple[Suggestion, ...]
    shown: Suggestion | None

    def screen(self, notice: str) -> Screen:
        domino = describe_domino(self.suggestions[0].place.domino, self.localizer)
        return compose(
            notice,
            heading(self.localizer("panel-place", domino=domino), 3),
            self._shown_line() if self.shown else self.localizer("panel-spots", count=len(self._spots)),
            Gallery((self._kingdom(),)),
            self._spot_select(),
            self._buttons(),
            *self._suggestions_switch(),
            accent=accent(self.table),
        )

    @cached_property
    def _index(self) -> int:
        """The index of the shown placement among the suggestions; -1 if none is shown."""
        return -1 if self.shown is None else self.suggestions.index(self.shown)

    @cached_property
    def _spots(self) -> dict[frozenset[int], Suggestion]:
        """Each spot with the first placement on it, in the order of the suggestions."""
        spots: dict[frozenset[int], Suggestion] = {}
        for each in self.suggestions:
            spots.setdefault(_spot(each.place), each)
        return spots

    @cached_property
    def _page(self) -> tuple[int, Sequence[Suggestion]]:
        """The spots that the select shows: the number of the first, counted from 0, and a placement on each.

        The last option of a select that cannot hold all spots turns the page.
        """
        all_spots = list(self._spots.values())
        size = MAX_OPTIONS if len(all_spots) <= MAX_OPTIONS else MAX_OPTIONS - 1
        start = self._spot_number // size * size
        return start, all_spots[start : start + size]

    @cached_property
    def _spot_number(self) -> int:
        """The spot of the shown placement, counted from 0; 0 if none is shown."""
        return list(self._spots).index(_spot(self.shown.place)) if self.shown else 0

    def _shown_line(self) -> str:
        assert self.shown is not None
        line = self.localizer(
            "panel-spot",
            spot=self._spot_number + 1,
            count=len(self._spots),
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        return " · ".join([line, *self._reasons(self.shown)])

    def _reasons(self, suggestion: Suggestion) -> list[str]:
        return [describe_remark(remark, self.localizer) for remark in suggestion.reasons]

    def _kingdom(self) -> PictureSpec:
        """Show the kingdom with all spots numbered, and the shown placement as a ghost."""
        table, state = self.table, self.table.state
        view = replace(
            kingdom_view(state, state.king.kingdom, seat_names(table)),
            spots=numbered_spots(each.place.squares for each in self.suggestions),
            ghost=self.shown.place if self.shown else None,
            domino_to_place=state.domino,
        )
        return PictureSpec.of(f"spots-{table.game.id}-{table.ply}-{self._index + 1}", view, self.localizer)

    def _spot_select(self) -> Row:
        start, page = self._page
        options = [self._option(number, each) for number, each in enumerate(page, start)]
        all_spots = list(self._spots.values())
        if len(page) < len(all_spots):
            following = all_spots[(start + len(page)) % len(all_spots)]
            options.append(Option(self.localizer("spot-more", count=len(all_spots)), str(following.place)))
        address = Address.at(self.table, Action.CHOOSE_SPOT)
        return select_row(address, self.localizer("spot-placeholder"), options)

    def _option(self, number: int, suggestion: Suggestion) -> Option:
        place = suggestion.place
        squares = "–".join(map(str, place.squares))
        merits = [
            signed(suggestion.gain),
            *self._reasons(suggestion)[:REMARKS_IN_OPTION],
            describe_contact(place, self.table.state.kingdom, self.localizer),
        ]
        return Option(
            self.localizer("spot-label", spot=number + 1, squares=squares),
            str(place),
            " · ".join(merits),
            chosen=self.shown is not None and number == self._spot_number,
        )

    def _buttons(self) -> Row:
        """Return the buttons for the previous placement, the other way round, the next placement, and placing."""
        count, index = len(self.suggestions), self._index
        # The arrows run in a circle. While nothing is shown (index -1), they lead to the last and to the first.
        is_alone = count == 1
        previous = None if is_alone else self.suggestions[index - 1 if self.shown else -1]
        following = None if is_alone and self.shown else self.suggestions[(index + 1) % count]
        return Row(
            (
                self._button(Action.PREVIOUS_SPOT, previous),
                self._button(Action.ROTATE, self._rotated()),
                self._button(Action.NEXT_SPOT, following),
                self._button(Action.PLAY, self.shown, Role.SUCCESS),
            )
        )

    def _button(self, action: Action, target: Suggestion | None, role: Role = Role.SECONDARY) -> Button:
        """Return a button whose argument is a placement; disabled if there is none."""
        address = Address.at(self.table, action, str(target.place) if target else "")
        return Button(address, self.localizer(f"button-{action}"), role, disabled=target is None)

    def _rotated(self) -> Suggestion | None:
        """Return the placement on the same spot the other way round; None if that is not legal."""
        if self.shown is None:
            return None
        spot = _spot(self.shown.place)
        return next((each for each in self.suggestions if each != self.shown and _spot(each.place) == spot), None)

    def _suggestions_switch(self) -> tuple[Row, ...]:
        """Return the button that hides or shows suggestions, at tables that allow them."""
        if not self.table.game.options.suggestions:
            return ()
        key = "button-suggestions-off" if self.person.suggestions else "button-suggestions-on"
        return (Row((Button(Address.at(self.table, Action.TOGGLE_SUGGESTIONS), self.localizer(key)),)),)


def _spot(place: Place) -> frozenset[int]:
    return frozenset(place.squares)


def _rest_of_turn_panel(table: Table, localizer: FluentLocalizer, chosen: str, notice: str) -> Screen:
    """Show what may follow the placement: the parts of the turn that extensions add, then the choice of a domino."""
    added = [block for each in EXTENSIONS for block in each.panel_blocks(table, chosen, localizer)]
    blocks: list[Block | str] = [notice, *(added or _own_kingdom(table, localizer))]
    if picks := pick_buttons(table, localizer):
        blocks += [heading(localizer("panel-pick"), 3), Gallery((market(table, localizer),)), *picks]
    if Done() in table.state.legal_moves():
        finish = Button(Address.at(table, Action.PLAY, str(Done())), localizer("button-done"), Role.SUCCESS)
        blocks.append(Row((finish,)))
    if table.can_undo_move:
        undo = Button(Address.at(table, Action.UNDO_PLACEMENT), localizer("button-back"))
        blocks.append(Row((undo,)))
    return compose(*blocks, accent=accent(table))


def _own_kingdom(table: Table, localizer: FluentLocalizer) -> list[Block]:
    """Show the player's kingdom, unless it is the castle alone."""
    if not table.state.kingdom.covered:
        return []
    return [Gallery((one_kingdom(table, table.state.king.kingdom, localizer),))]
