"""The two steps of the panel in every game: placing a domino, and choosing the next domino."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import ClassVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Option, PictureSpec, Role, Row, Text, select_row
from bot.chat.kit.markup import heading, small
from bot.chat.kit.text_mode import view_text
from bot.chat.panel_view import PanelStep, PanelView
from bot.chat.table_view import deck_button, seat_names, table_picture
from bot.games import suggestions
from bot.games.game import Suggestions
from bot.games.names import verbatim
from bot.games.narration import (
    describe_choice,
    describe_contact,
    describe_domino,
    describe_remark,
    join_facts,
    team_name,
    worth,
)
from bot.games.spots import Spots
from bot.games.table import PlayedMove
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, with_emoji
from engine.dominoes import Domino
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.advisor import ChoiceSuggestion, Suggestion, choice_remark, deciding_remark, richest_other
from renderers import ChoiceView, KingdomView, kingdom_view, legal_squares, next_line_view
from renderers.emoji import domino_name
from renderers.localizer import comma_list, semicolon_list
from renderers.spots import Pair
from renderers.view import Spot
from renderers.wording import brief_placement_text, domino_text, signed, slot_text


def choose_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom with the next line, and a button for each free domino."""
    yield own_kingdom(view, with_line=True)
    helping = (*hint_button(view), deck_button(view.table, view.localizer))
    # If the choice is the first step, its buttons stay away from the place of the tap that opened the panel.
    is_first = not view.table.can_take_back
    yield from take_blocks(view, more=() if is_first else helping)
    yield Row(helping if is_first else ())


def hint_button(view: PanelView) -> Iterator[Button]:
    """Yield a button that asks for suggestions, if the table gives suggestions on demand and shows none yet."""
    if not view.suggests and suggestions.allowed(view.table, view.person) is Suggestions.HINT:
        # A suggested move replaces the chosen move. A player who asks has already read the earlier moves.
        step = view.focus if view.focus and not view.chosen(Move) else view.step.key if view.step else ""
        yield Button(Address.at(view.table, Action.HINT, step), view.localizer("button-hint"))


def finish_blocks(view: PanelView) -> Iterator[Block | str]:
    yield own_kingdom(view)
    finish = Address.at(view.table, Action.PLAY, str(Done()))
    yield Row((Button(finish, view.localizer("button-done"), Role.SUCCESS),))


def own_kingdom(view: PanelView, in_text_mode: str = "", *, with_line: bool = False) -> Gallery:
    """Show the kingdom of the player to move; text mode has only the points, because the rest was shown before."""
    kingdom = view.state.king.kingdom
    land = kingdom_view(view.state, kingdom, seat_names(view.table), view.table.latest_placements.get(kingdom))
    name, points = team_name(view.table, kingdom, view.localizer), view.state.score(kingdom).earned
    told = in_text_mode or view.localizer("long-kingdom", name=name, points=points)
    line = taken_dominoes(view) if with_line else ""
    picture = choice_picture(view, f"own-{kingdom}", land, with_line=with_line)
    return Gallery((picture,), "\n".join(filter(None, (told, line))))


def choice_picture(view: PanelView, stem: str, land: KingdomView, *, with_line: bool = False) -> PictureSpec:
    line = next_line_view(view.state, seat_names(view.table)).lines[0] if with_line else None
    # The ply is part of the name, because clients cache pictures by their names.
    name = f"{stem}-{view.table.game.id}-{view.table.ply}"
    return table_picture(view.table, name, ChoiceView(land, line), view.localizer)


def taken_dominoes(view: PanelView) -> str:
    """List the taken dominoes of the line; the free dominoes have buttons."""
    [line] = next_line_view(view.state, seat_names(view.table)).lines
    taken = [verbatim(slot_text(slot, view.localizer)) for slot in line.slots if slot.king]
    return view.localizer("panel-taken", dominoes=semicolon_list(taken, view.localizer)) if taken else ""


def take_blocks(view: PanelView, place: Place | None = None, more: Iterable[Button] = ()) -> Iterator[Block | str]:
    """Yield a button for each free domino, followed by `more` buttons, below a text about the dominoes.

    With a placement, a button makes both moves. Without a placement there is a prompt, or the reason for a suggestion.
    """
    choices, best = free_choices(view, place)
    why = _why_suggested(view, best, choices)
    key = "panel-pick" if view.state.domino else "panel-pick-first"
    prompt = "" if place or view.is_lesson else view.localizer(key)
    yield small(why) if place and why else why or prompt
    lost = [str(each.pick.domino) for each in choices if each.gain is None]
    if is_told := len(lost) > 1:
        told = view.localizer("pick-lost", dominoes=view.localizer.all_of(lost), count=len(lost))
        # In text mode each button repeats the warning.
        yield Text.of(small(told), in_text_mode="")
    played = f"{place} " if place else ""
    # The reason names the domino, and without the word "suggested" two buttons fit side by side.
    marked = None if why else best
    buttons = [_button(view, each, played, is_best=each is marked, is_told=is_told) for each in choices]
    if best or len(choices) == 1:
        green = choices.index(best or choices[0])
        buttons[green] = replace(buttons[green], role=Role.SUCCESS)
    yield Row((*buttons, *more))


def free_choices(
    view: PanelView, place: Place | None = None
) -> tuple[Sequence[ChoiceSuggestion], ChoiceSuggestion | None]:
    """Return the choices in the order of the line, after an optional placement, and the suggested choice.

    The suggested choice is None if the player sees no suggestions, or if `best_choice` returns None.
    """
    ranked = view.judge.choices(view.state, place)
    by_domino = {each.pick.domino: each for each in ranked}
    best = best_choice(ranked) if view.suggests else None
    return [by_domino[domino] for domino in view.state.next_line.free], best


def _why_suggested(view: PanelView, best: ChoiceSuggestion | None, choices: Sequence[ChoiceSuggestion]) -> str:
    """Explain a suggested choice if another choice brings more points at once; empty if no other choice does."""
    other = richest_other(best, choices) if best else None
    if best is None or other is None:
        return ""
    remark = choice_remark(view.state, best, choices)
    key, points = (remark.name, remark.number) if remark else ("in-the-end", 0)
    dominoes = {"domino": str(best.pick.domino), "other": str(other.pick.domino)}
    return view.localizer(f"suggested-{key}", **dominoes, points=points)


def best_choice(ranked: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the first of the best choices; None for a single choice, or if every domino would be lost."""
    return next((each for each in ranked if each.gain is not None), None) if len(ranked) > 1 else None


def _button(view: PanelView, choice: ChoiceSuggestion, played: str, *, is_best: bool, is_told: bool) -> Button:
    """Return the button of a domino; after a placement, a verb distinguishes the button from placing alone.

    `is_told`: a line above the buttons names the unplaceable dominoes.
    """
    seen, in_text_mode = choice_labels(view, choice, is_best=is_best)
    if is_told and choice.gain is None:
        seen = str(choice.pick.domino)
    if played:
        seen, in_text_mode = (view.localizer("button-take", choice=label) for label in (seen, in_text_mode))
    address = Address.at(view.table, Action.PLAY, f"{played}{choice.pick}")
    seen = with_emoji(domino_name(choice.pick.domino), seen)
    return Button(address, seen, in_text_mode=in_text_mode)


def choice_labels(view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> tuple[str, str]:
    """Return two labels of the button that chooses a domino: with its number, and for text mode with its halves."""
    domino = choice.pick.domino
    seen = describe_choice(str(domino), choice, view.localizer, is_best=is_best)
    named = domino_text(domino, view.localizer)
    return seen, describe_choice(named, choice, view.localizer, is_best=is_best, in_words=True)


def _has_line(state: State) -> bool:
    return bool(state.next_line.dominoes)


CHOOSE = PanelStep("choose", (Pick,), choose_blocks, belongs=_has_line)
FINISH = PanelStep("finish", (Done,), finish_blocks, belongs=lambda state: not _has_line(state))


def spot_blocks(view: PanelView, panel: type[PlacingPanel]) -> Iterator[Block | str]:
    """Yield the blocks of a panel of the given class; for an unplaceable domino, a button that discards it."""
    if not view.legal(Place):
        return _discard_blocks(view)
    spots, chosen = Spots(view.judge.placements(view.state)), view.chosen(Place)
    listed = in_order(spots, chosen, is_ranked=view.suggests)
    shown = next((each for each in listed if each.place == chosen), listed[0])
    return panel(view, spots, listed, shown).blocks()


def _discard_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the button for the only legal move; usually the bot makes the move automatically."""
    yield own_kingdom(view)
    for move in view.legal(Discard):
        discard = Address.at(view.table, Action.PLAY, str(move))
        yield Row((Button(discard, view.localizer("button-discard", domino=str(move.domino)), Role.SUCCESS),))


def in_order(spots: Spots, kept: Place | None = None, *, is_ranked: bool) -> Sequence[Suggestion]:
    """Return the listed placements; the first is the suggestion, or the richest placement unless `is_ranked`."""
    best = spots.best(kept) if is_ranked else spots.richest(kept)
    return (best, *(each for each in spots.listed(kept) if each is not best))


MOST_SPOTS = 8
"""The most spots in the picture of a panel."""


@dataclass(frozen=True)
class PlacingPanel:
    """The panel for placing a domino.

    The spots are in groups of `MOST_SPOTS`; the picture has room for the group with the shown placement.
    """

    view: PanelView
    spots: Spots
    suggestions: Sequence[Suggestion]
    """The placements on all spots except mirror images."""
    shown: Suggestion
    """The placement in the picture."""
    title: ClassVar[str] = "panel-place"

    def blocks(self) -> Iterator[Block | str]:
        # Clients show the lowest part of a message first, which is where the public message has the button that opens
        # the panel. The last two rows therefore have no button that makes a move: a second tap must not play blindly.
        # The panel should not be higher than a phone, because people want to see a placement together with its button.
        yield self._heading(self.suggestions[0].place.domino)
        picture = self._picture()
        yield Gallery((picture,), in_text_mode=partial(self._picture_text, picture))
        yield Text.of(self._shown_line(), in_text_mode=small(self.view.localizer("panel-mirrored")) * bool(self._twins))
        yield from self._taking()
        yield self._steering()
        yield self._spot_select()

    def _heading(self, domino: Domino) -> Text:
        seen, in_text_mode = (describe(domino, self.view.localizer) for describe in (describe_domino, domino_text))
        return Text.of(*(heading(self.view.localizer(self.title, domino=each), 3) for each in (seen, in_text_mode)))

    @cached_property
    def _ways(self) -> list[Suggestion]:
        """The first placement on each spot, in the order of the suggestions."""
        first = {self._number(each): each for each in reversed(self.suggestions)}
        return [first[number] for number in dict.fromkeys(map(self._number, self.suggestions))]

    @property
    def _number(self) -> Callable[[Suggestion], int]:
        return self.spots.number

    @cached_property
    def _at(self) -> int:
        """The index of the shown spot."""
        return [self._number(each) for each in self._ways].index(self._number(self.shown))

    @property
    def _pictured(self) -> list[Suggestion]:
        start = self._at // MOST_SPOTS * MOST_SPOTS
        return self._ways[start : start + MOST_SPOTS]

    @cached_property
    def _twins(self) -> Sequence[Pair]:
        return self.spots.twins(self.suggestions)

    def _shown_line(self) -> str:
        """Describe the shown spot: its points, its distinction from the other spots, and the decisive reason."""
        count, effect = len(self._ways), worth(self.shown.gain, self.view.localizer)
        line = self.view.localizer(
            f"panel-spot-{self._distinction}", spot=self._number(self.shown), count=count, worth=effect
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
        """The decisive reason for the suggested placement; empty for other placements, or if its points decide."""
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
            spot=self._number(self.shown),
            count=len(self._ways),
            placement=brief_placement_text(self.shown.place.covered, self.view.localizer),
            points=self.shown.gain,
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        if self._distinction == "suggested":
            line = self.view.localizer("button-suggested", action=line)
        told = comma_list(filter(None, [line, self._reason]), self.view.localizer)
        taken = taken_dominoes(self.view) if self.may_take else ""
        return "\n".join(filter(None, (told, "" if self.view.chosen(Place) else land, taken)))

    def _picture(self) -> PictureSpec:
        """Show the kingdom with numbered spots and the shown placement as a ghost, and the line if a choice follows."""
        state, place = self.view.state, self.shown.place
        pictured = {*map(self._number, self._pictured)}
        spots = [
            Spot(number, tuple(sorted(spot)), mirrored=spot in self._twins)
            for spot, number in self.spots.numbers.items()
            if number in pictured
        ]
        land = replace(
            kingdom_view(state, state.king.kingdom, seat_names(self.view.table)),
            # Mirror images are drawn below the other spots.
            spots=tuple(sorted(spots, key=lambda each: not each.mirrored)),
            ghost=place,
            domino_to_place=state.domino,
            legal=legal_squares(state),
        )
        return choice_picture(self.view, f"spots-{place}".replace("@", "-"), land, with_line=self.may_take)

    def _spot_select(self) -> Row:
        """Return a select of the spots in the picture, and of the picture with the next spots."""
        options = [*map(self._option, self._pictured)]
        if len(options) < len(self._ways):
            after = self._ways.index(self._pictured[-1]) + 1
            following = self._ways[after % len(self._ways)]
            options.append(Option(self.view.localizer("spots-more"), str(following.place)))
        address = Address.at(self.view.table, Action.CHOOSE_SPOT)
        return select_row(address, self.view.localizer("spot-placeholder"), options)

    def _option(self, suggestion: Suggestion) -> Option:
        place, localizer = suggestion.place, self.view.localizer
        effect = worth(suggestion.gain, localizer)
        seen, in_text_mode = (
            localizer("spot-label", spot=self._number(suggestion), worth=each)
            for each in (effect, brief_placement_text(place.covered, localizer))
        )
        return Option(
            plain(seen),
            str(place),
            describe_contact(place, self.view.state.kingdom, localizer),
            chosen=suggestion is self._ways[self._at],
            in_text_mode=join_facts(in_text_mode, plain(effect)),
        )

    def _steering(self) -> Row:
        """Return the buttons that show another placement; without such buttons, the deck button keeps their row."""
        ways, at = self._ways, self._at
        # After the last spot the arrows lead to the first.
        is_alone = len(ways) == 1
        buttons = (
            self._button(Action.PREVIOUS_SPOT, "button-previous", None if is_alone else ways[at - 1]),
            self._button(Action.NEXT_SPOT, "button-next", None if is_alone else ways[(at + 1) % len(ways)]),
            self._button(Action.ROTATE, "button-rotate", self._rotated()),
            *hint_button(self.view),
        )
        shown, deck = tuple(filter(None, buttons)), deck_button(self.view.table, self.view.localizer)
        return Row(shown, text_mode_only=(deck,)) if shown else Row((deck,))

    def _button(self, action: Action, label: str, target: Suggestion | None) -> Button | None:
        """Return a button with a placement as its argument; None without a placement."""
        if target is None:
            return None
        address = Address.at(self.view.table, action, str(target.place))
        return Button(address, self.view.localizer(label))

    def placing_only(self) -> Iterator[Button]:
        key, role = ("button-place-only", Role.SECONDARY) if self.may_take else ("button-play", Role.SUCCESS)
        yield self.play_button(self.shown, self.view.localizer(key), role)

    def play_button(self, suggestion: Suggestion, label: str, role: Role) -> Button:
        return Button(Address.at(self.view.table, Action.PLAY, str(suggestion.place)), label, role)

    def _rotated(self) -> Suggestion | None:
        """Return the reversed placement on the same spot; None if it is not legal."""
        ways = (each for each in self.suggestions if self._number(each) == self._number(self.shown))
        return next((each for each in ways if each is not self.shown), None)

    @cached_property
    def may_take(self) -> bool:
        """Whether only the choice of a domino follows the placement, so that a single tap can make both moves."""
        is_same = self._after.is_same_turn(self.view.state)
        return is_same and all(isinstance(move, Pick) for move in self._after.legal_moves())

    @cached_property
    def _after(self) -> State:
        return self.view.state.play(self.shown.place)

    def _taking(self) -> Iterator[Block | str]:
        if self.may_take:
            # The last free domino follows the placement automatically, unless the player has turned automatic moves
            # off.
            is_taken_too = len(self._after.legal_moves()) == 1 and self.view.person.auto_place
            also = () if is_taken_too and not self.view.is_lesson else self.placing_only()
            yield from take_blocks(self.view, self.shown.place, also)
        else:
            yield Row(tuple(self.placing_only()))


def _facts(played: PlayedMove, _localizer: FluentLocalizer) -> Mapping[str, str]:
    """Return the domino of a move and its squares; "none" stands for the squares of a discarded domino."""
    assert isinstance(played.move, Place | Discard)
    squares = "–".join(map(str, played.move.squares)) if isinstance(played.move, Place) else "none"
    return {"domino": str(played.move.domino), "squares": squares}


PLACE = PanelStep("place", (Place, Discard), lambda view: spot_blocks(view, PlacingPanel), facts=_facts)
