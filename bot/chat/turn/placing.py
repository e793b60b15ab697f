"""The first step of a turn in the panel: where to place the domino, and at once which one to take next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import (
    MAX_OPTION_TEXT,
    MAX_OPTIONS,
    Block,
    Button,
    Gallery,
    Option,
    PictureSpec,
    Role,
    Row,
    Text,
    select_row,
)
from bot.chat.kit.markup import heading, small
from bot.chat.kit.text_mode import view_text
from bot.chat.turn.choosing import (
    PanelStep,
    PanelView,
    hint_button,
    next_line,
    own_kingdom,
    take_blocks,
    taken_dominoes,
)
from bot.chat.turn.screens import deck_button, seat_names, table_picture
from bot.games.narration import describe_contact, describe_domino, describe_remark, fit_facts, join_facts
from bot.games.table import PlayedMove
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Domino
from engine.moves import Discard, Pick, Place
from players.advisor import Suggestion, without_mirror_images
from players.remark_finder import Remark
from renderers import KingdomView, kingdom_view, numbered_spots
from renderers.localizer import semicolon_list
from renderers.wording import brief_placement_text, domino_text, placement_text, signed

REMARKS_IN_OPTION = 2
"""Remarks on a placement in the select, where there is little room besides the points that it brings."""


def place_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the kingdom with all spots, the controls that choose one, and those that play it."""
    return spot_blocks(view, PlacingPanel)


def spot_blocks(view: PanelView, panel: type[PlacingPanel]) -> Iterator[Block | str]:
    """Yield the blocks of a panel of that class; if the domino fits nowhere, a button that discards it."""
    if not view.legal(Place):
        return _discard_blocks(view)
    legal, chosen = view.judge.placements(view.state), view.chosen(Place)
    listed = in_order(without_mirror_images(legal, chosen), is_ranked=view.suggests)
    shown = next((each for each in listed if each.place == chosen), listed[0])
    return panel(view, tuple(listed), shown, len(legal) - len(listed)).blocks()


def _discard_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the button for the only move there is; usually the bot makes it by itself."""
    yield own_kingdom(view)
    for move in view.legal(Discard):
        discard = Address.at(view.table, Action.PLAY, str(move))
        yield Row((Button(discard, view.localizer("button-discard", domino=str(move.domino)), Role.DANGER),))


def in_order(placements: Sequence[Suggestion], *, is_ranked: bool) -> Sequence[Suggestion]:
    """Return placements as they are ranked; without a ranking by their points, equal ones from north to south."""
    if is_ranked:
        return placements
    return sorted(
        placements, key=lambda each: (-each.gain, -each.place.square.rank, each.place.square.file, str(each.place))
    )


@dataclass(frozen=True)
class PlacingPanel:
    """The panel while a domino is to be placed; `shown` is the placement that the picture shows, if any.

    A spot is a pair of squares, for a domino in either orientation. `omitted` counts the placements that are not
    listed.
    """

    view: PanelView
    suggestions: tuple[Suggestion, ...]
    shown: Suggestion | None
    omitted: int
    title: ClassVar[str] = "panel-place"

    def blocks(self) -> Iterator[Block | str]:
        # Chat clients show the lowest part first, and there the public message has the button that opens the panel.
        # So no button that makes a move stands in the last two rows: a second tap must not play blindly. And the panel
        # should not be higher than a phone: people want to see a placement together with the button that makes it.
        yield self._heading(self.suggestions[0].place.domino)
        picture = self._kingdom()
        yield Gallery((picture,), in_text_mode=self._picture_text(picture))
        yield self._spot_text()
        yield from self._taking()
        yield self._steering()
        yield self._spot_select()

    def _heading(self, domino: Domino) -> Text:
        seen, in_text_mode = (describe(domino, self.view.localizer) for describe in (describe_domino, domino_text))
        return Text.of(*(heading(self.view.localizer(self.title, domino=each), 3) for each in (seen, in_text_mode)))

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

    def _spot_text(self) -> Text:
        """Describe the shown spot, or the number of spots, and say that there are others."""
        seen = self._shown_line() if self.shown else self.view.localizer("panel-spots", count=len(self._spots))
        mirrored = small(self.view.localizer("panel-mirrored")) if self.omitted else ""
        told = ("" if self.shown else seen, mirrored)
        return Text.of(*("\n".join(filter(None, each)) for each in ((seen, mirrored), told)))

    def _shown_line(self) -> str:
        assert self.shown is not None
        line = self.view.localizer(
            "panel-spot",
            spot=self._spot_number + 1,
            count=len(self._spots),
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        return join_facts(line, *self._reasons(self.shown), self._promise(self.shown))

    def _picture_text(self, picture: PictureSpec) -> str:
        """Describe the shown placement, and the kingdom unless the person is going through the placements."""
        assert isinstance(picture.view, KingdomView)
        land = view_text(replace(picture.view, ghost=None, domino_to_place=None), self.view.localizer)
        if self.shown is None:
            return land
        placement = placement_text(self.shown.place.covered, self.view.localizer)
        line = self.view.localizer(
            "panel-spot-words",
            spot=self._spot_number + 1,
            count=len(self._spots),
            placement=placement,
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        told = semicolon_list(
            filter(None, [line, *self._reasons(self.shown), self._promise(self.shown)]), self.view.localizer
        )
        return told if self.view.chosen(Place) else f"{told}\n{land}"

    def _reasons(self, suggestion: Suggestion) -> list[str]:
        """Return the remarks on a placement that do not apply to all placements."""
        own = [each for each in suggestion.reasons if each not in self._common_reasons]
        return [describe_remark(remark, self.view.localizer) for remark in own]

    def _promise(self, shown: Suggestion) -> str:
        """Say why the suggested placement is suggested although another one brings more points; empty if none does."""
        is_suggested = self.view.suggests and shown is self.suggestions[0]
        is_poorer = any(each.gain > shown.gain for each in self.suggestions)
        return self.view.localizer("reason-in-the-end") if is_suggested and is_poorer else ""

    @cached_property
    def _common_reasons(self) -> frozenset[Remark]:
        if len(self._spots) == 1:
            return frozenset()
        return frozenset.intersection(*(frozenset(each.reasons) for each in self.suggestions))

    def _kingdom(self) -> PictureSpec:
        """Show the kingdom with all spots numbered, and the shown placement as a ghost."""
        table, state = self.view.table, self.view.state
        view = replace(
            kingdom_view(state, state.king.kingdom, seat_names(table)),
            spots=numbered_spots(each.place.squares for each in self.suggestions),
            ghost=self.shown.place if self.shown else None,
            domino_to_place=state.domino,
        )
        shown = self.shown.place if self.shown else ""
        name = f"spots-{table.game.id}-{table.ply}-{shown}".replace("@", "-")
        return table_picture(table, name, view, self.view.localizer)

    def _spot_select(self) -> Row:
        start, page = self._page
        localizer = self.view.localizer
        options = [self._option(number, each) for number, each in enumerate(page, start)]
        all_spots = list(self._spots.values())
        if len(page) < len(all_spots):
            following = all_spots[(start + len(page)) % len(all_spots)]
            options.append(Option(localizer("spot-more", count=len(all_spots)), str(following.place)))
        address = Address.at(self.view.table, Action.CHOOSE_SPOT)
        return select_row(address, localizer("spot-placeholder"), options)

    def _option(self, number: int, suggestion: Suggestion) -> Option:
        place = suggestion.place
        contact = describe_contact(place, self.view.state.kingdom, self.view.localizer)
        effects = [signed(suggestion.gain), *self._reasons(suggestion)[:REMARKS_IN_OPTION]]
        seen, in_text_mode = (
            self.view.localizer("spot-label", spot=number + 1, squares=each)
            for each in ("–".join(map(str, place.squares)), brief_placement_text(place.covered, self.view.localizer))
        )
        return Option(
            seen,
            str(place),
            fit_facts([*effects, contact], MAX_OPTION_TEXT),
            chosen=self.shown is not None and number == self._spot_number,
            in_text_mode=fit_facts([in_text_mode, *effects], MAX_OPTION_TEXT),
        )

    def _steering(self) -> Row:
        """Return the buttons that show another placement; if there are none, the one of the deck keeps their row."""
        spots, number = list(self._spots.values()), self._spot_number
        # The arrows run in a circle. While nothing is shown, they lead to the last spot and to the first.
        is_alone, following = len(spots) == 1, number + 1 if self.shown else 0
        buttons = (
            self._button(Action.PREVIOUS_SPOT, None if is_alone else spots[number - 1]),
            self._button(Action.NEXT_SPOT, None if is_alone and self.shown else spots[following % len(spots)]),
            self._button(Action.ROTATE, self._rotated()),
            *hint_button(self.view),
        )
        shown, deck = tuple(filter(None, buttons)), deck_button(self.view.table, self.view.localizer)
        return Row(shown, text_mode_only=(deck,)) if shown else Row((deck,))

    def _button(self, action: Action, target: Suggestion | None) -> Button | None:
        """Return a button whose argument is a placement; None if there is none."""
        if target is None:
            return None
        return Button(self._address(action, target), self.view.localizer(f"button-{action}"))

    def _address(self, action: Action, target: Suggestion) -> Address:
        return Address.at(self.view.table, action, str(target.place))

    def placing_only(self) -> Iterator[Button]:
        """Yield the button that places the domino as shown and does nothing else."""
        if self.shown:
            key, role = ("place-only", Role.SECONDARY) if self.may_take else ("play", Role.SUCCESS)
            yield self.play_button(self.shown, self.view.localizer(f"button-{key}"), role)

    def play_button(self, suggestion: Suggestion, label: str, role: Role) -> Button:
        """Return a button that makes a placement."""
        return Button(self._address(Action.PLAY, suggestion), label, role)

    def _rotated(self) -> Suggestion | None:
        """Return the placement on the same spot the other way round; None if that is not legal."""
        if self.shown is None:
            return None
        spot = _spot(self.shown.place)
        return next((each for each in self.suggestions if each != self.shown and _spot(each.place) == spot), None)

    @cached_property
    def may_take(self) -> bool:
        """Whether nothing but the choice of a domino follows the placement, so that both can be one tap."""
        after = self.view.state.play((self.shown or self.suggestions[0]).place)
        return after.is_same_turn(self.view.state) and all(isinstance(move, Pick) for move in after.legal_moves())

    def _taking(self) -> Iterator[Block | str]:
        """Yield the next line and the buttons that place the domino, each with one that is free and then alone."""
        if self.may_take:
            yield next_line(self.view, taken_dominoes(self.view) if self.shown else None)
        if self.shown and self.may_take:
            yield from take_blocks(self.view, self.shown.place, self.placing_only())
        else:
            yield Row(tuple(self.placing_only()))


def _spot(place: Place) -> frozenset[int]:
    return frozenset(place.squares)


def _facts(played: PlayedMove, _localizer: FluentLocalizer) -> Mapping[str, str]:
    """Return the domino of a move and its squares, "none" if it was discarded."""
    assert isinstance(played.move, Place | Discard)
    squares = "–".join(map(str, played.move.squares)) if isinstance(played.move, Place) else "none"
    return {"domino": str(played.move.domino), "squares": squares}


PLACE = PanelStep("place", (Place, Discard), place_blocks, facts=_facts)
