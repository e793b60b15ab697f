"""The first step of a turn in the panel: where to place the domino, and at once which one to take next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import ClassVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import (
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
    choice_picture,
    hint_button,
    own_kingdom,
    take_blocks,
    taken_dominoes,
)
from bot.chat.turn.screens import deck_button, seat_names
from bot.games.narration import describe_contact, describe_domino, describe_remark, join_facts, worth
from bot.games.table import PlayedMove
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain
from engine.dominoes import Domino
from engine.geometry import Square
from engine.moves import Discard, Pick, Place
from players.advisor import Suggestion, deciding_remark, mirror_images, without_mirror_images
from renderers import ChoiceView, kingdom_view, numbered_spots
from renderers.localizer import comma_list
from renderers.view import Spot
from renderers.wording import brief_placement_text, domino_text, signed


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
    return panel(view, tuple(listed), shown, mirror_images(legal, listed)).blocks()


def _discard_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the button for the only move there is; usually the bot makes it by itself."""
    yield own_kingdom(view)
    for move in view.legal(Discard):
        discard = Address.at(view.table, Action.PLAY, str(move))
        yield Row((Button(discard, view.localizer("button-discard", domino=str(move.domino)), Role.SUCCESS),))


def in_order(placements: Sequence[Suggestion], *, is_ranked: bool) -> Sequence[Suggestion]:
    """Return placements as they are ranked; without a ranking by their points, equal ones from north to south."""
    if is_ranked:
        return placements
    return sorted(
        placements, key=lambda each: (-each.gain, -each.place.square.rank, each.place.square.file, str(each.place))
    )


@dataclass(frozen=True)
class PlacingPanel:
    """The panel while a domino is to be placed; `shown` is the placement that the picture shows.

    A spot is a pair of squares, for a domino in either orientation. `mirrored` are the spots that are not listed, each
    with the placement on the spot of which it is a mirror image.
    """

    view: PanelView
    suggestions: tuple[Suggestion, ...]
    shown: Suggestion
    mirrored: Mapping[tuple[Square, ...], Suggestion]
    title: ClassVar[str] = "panel-place"

    def blocks(self) -> Iterator[Block | str]:
        # Chat clients show the lowest part first, and there the public message has the button that opens the panel.
        # So no button that makes a move stands in the last two rows: a second tap must not play blindly. And the panel
        # should not be higher than a phone: people want to see a placement together with the button that makes it.
        yield self._heading(self.suggestions[0].place.domino)
        picture = self._picture()
        yield Gallery((picture,), in_text_mode=partial(self._picture_text, picture))
        yield Text.of(
            self._shown_line(), in_text_mode=small(self.view.localizer("panel-mirrored")) * bool(self.mirrored)
        )
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
    def _spot_number(self) -> int:
        """The spot of the shown placement, counted from 0."""
        return list(self._spots).index(_spot(self.shown.place))

    def _shown_line(self) -> str:
        """Say what the shown spot brings, that it is suggested or brings most, and what decides for it."""
        spot, count = self._spot_number + 1, len(self._spots)
        line = self.view.localizer(
            f"panel-spot-{self._distinction}", spot=spot, count=count, worth=worth(self.shown.gain, self.view.localizer)
        )
        return join_facts(line, self._reason)

    @property
    def _distinction(self) -> str:
        if self.view.suggests:
            return "suggested" if self.shown is self.suggestions[0] and len(self.suggestions) > 1 else "other"
        gains = {each.gain for each in self.suggestions}
        return "most" if len(gains) > 1 and self.shown.gain == max(gains) else "other"

    @cached_property
    def _reason(self) -> str:
        """What decides for the suggested placement, in words; empty for others, or if it brings most points alone."""
        if self._distinction != "suggested":
            return ""
        if remark := deciding_remark(self.shown, self.suggestions):
            return describe_remark(remark, self.view.localizer)
        is_poorer = any(each.gain > self.shown.gain for each in self.suggestions)
        return self.view.localizer("reason-in-the-end") if is_poorer else ""

    def _picture_text(self, picture: PictureSpec) -> str:
        """Describe the shown placement, and the kingdom unless the person is going through the placements."""
        assert isinstance(picture.view, ChoiceView)
        land = view_text(replace(picture.view.kingdom, ghost=None, domino_to_place=None), self.view.localizer)
        line = self.view.localizer(
            "panel-spot-words",
            spot=self._spot_number + 1,
            count=len(self._spots),
            placement=brief_placement_text(self.shown.place.covered, self.view.localizer),
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        told = comma_list(filter(None, [line, self._reason]), self.view.localizer)
        taken = taken_dominoes(self.view) if self.may_take else ""
        return "\n".join(filter(None, (told, "" if self.view.chosen(Place) else land, taken)))

    def _picture(self) -> PictureSpec:
        """Show the kingdom with all spots numbered and the shown placement as a ghost; with the line to take from."""
        state, place = self.view.state, self.shown.place
        spots = numbered_spots(each.place.squares for each in self.suggestions)
        number_of: dict[frozenset[int], int] = {frozenset(spot.squares): spot.number for spot in spots}
        images = (Spot(number_of[_spot(each.place)], squares, mirrored=True) for squares, each in self.mirrored.items())
        land = replace(
            kingdom_view(state, state.king.kingdom, seat_names(self.view.table)),
            spots=(*images, *spots),
            ghost=place,
            domino_to_place=state.domino,
        )
        return choice_picture(self.view, f"spots-{place}".replace("@", "-"), land, with_line=self.may_take)

    def _spot_select(self) -> Row:
        """Return a select of the first spots, as many as it holds; the arrows lead to the others."""
        options = [self._option(number, each) for number, each in enumerate([*self._spots.values()][:MAX_OPTIONS])]
        address = Address.at(self.view.table, Action.CHOOSE_SPOT)
        return select_row(address, self.view.localizer("spot-placeholder"), options)

    def _option(self, number: int, suggestion: Suggestion) -> Option:
        """Return the option of a spot: its points, and what the domino touches there."""
        place, localizer = suggestion.place, self.view.localizer
        effect = worth(suggestion.gain, localizer)
        seen, in_text_mode = (
            localizer("spot-label", spot=number + 1, worth=each)
            for each in (effect, brief_placement_text(place.covered, localizer))
        )
        return Option(
            plain(seen),
            str(place),
            describe_contact(place, self.view.state.kingdom, localizer, with_squares=False),
            chosen=number == self._spot_number,
            in_text_mode=join_facts(in_text_mode, plain(effect)),
        )

    def _steering(self) -> Row:
        """Return the buttons that show another placement; if there are none, the one of the deck keeps their row."""
        spots, number = list(self._spots.values()), self._spot_number
        # The arrows run in a circle.
        is_alone = len(spots) == 1
        buttons = (
            self._button(Action.PREVIOUS_SPOT, None if is_alone else spots[number - 1]),
            self._button(Action.NEXT_SPOT, None if is_alone else spots[(number + 1) % len(spots)]),
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
        key, role = ("place-only", Role.SECONDARY) if self.may_take else ("play", Role.SUCCESS)
        yield self.play_button(self.shown, self.view.localizer(f"button-{key}"), role)

    def play_button(self, suggestion: Suggestion, label: str, role: Role) -> Button:
        return Button(self._address(Action.PLAY, suggestion), label, role)

    def _rotated(self) -> Suggestion | None:
        """Return the placement on the same spot the other way round; None if that is not legal."""
        spot = _spot(self.shown.place)
        return next((each for each in self.suggestions if each != self.shown and _spot(each.place) == spot), None)

    @cached_property
    def may_take(self) -> bool:
        """Whether nothing but the choice of a domino follows the placement, so that both can be one tap."""
        after = self.view.state.play(self.shown.place)
        return after.is_same_turn(self.view.state) and all(isinstance(move, Pick) for move in after.legal_moves())

    def _taking(self) -> Iterator[Block | str]:
        """Yield the buttons that place the domino, each with one that is free and then alone."""
        if self.may_take:
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
