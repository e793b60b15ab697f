"""The two steps of the panel in every game: placing a domino, and choosing the next domino."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from bot.chat.actions import Action, address_at
from bot.chat.extension import Panel, Step
from bot.chat.kit.blocks import Block, Button, Gallery, Option, PictureSpec, Role, Row, Text
from bot.chat.kit.markup import heading, small, view_text
from bot.chat.screens.table_view import PICKS_IN_A_ROW, Look, deck_button, seat_names, table_picture
from bot.games.advice import Spots, allowed
from bot.games.game import Suggestions
from bot.games.table import PlayedMove
from bot.games.words.narration import (
    describe_choice_reason,
    describe_domino,
    describe_remark,
    join_facts,
    pictured,
    team_name,
    worth,
)
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, verbatim, with_emoji
from engine.geometry import CASTLE, neighbors
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.options import DominoOption, PlacementOption, choices, placements
from players.reasons import COMPARING, choice_reason, placement_reasons, richest_other
from renderers import ChoiceView, KingdomView, kingdom_view, next_line_view
from renderers.localizer import comma_list, semicolon_list, terrain_arguments
from renderers.painting.emoji import domino_name
from renderers.text.wording import brief_placement_text, domino_text, signed, slot_text
from renderers.view import Spot, View


def describe_contact(place: Place, kingdom: Kingdom, localizer: FluentLocalizer) -> str:
    """Name the halves that touch the castle or land of the same terrain."""
    touching = []
    for square, half in place.covered:
        around = neighbors(square.mask)
        terrain = terrain_arguments(half.terrain, localizer)
        if around & kingdom.terrains[half.terrain.index]:
            touching.append(localizer("contact-own", **terrain))
        elif around & CASTLE.mask:
            touching.append(localizer("contact-castle", **terrain))
    return comma_list(dict.fromkeys(touching), localizer)


def _describe_choice(domino: str, choice: DominoOption, localizer: FluentLocalizer, *, in_words: bool = False) -> str:
    """Describe the gain of a chosen domino: points at the best spot, nothing, or that the domino fits nowhere."""
    if choice.gain == 0 and not in_words:
        return domino
    merit = localizer("domino-fits-nowhere")
    if choice.gain is not None:
        merit = worth(choice.gain, localizer) if in_words else signed(choice.gain)
    return join_facts(domino, merit)


def choose_blocks(panel: Panel) -> Iterator[Block | str]:
    """Yield the player's kingdom with the next line, and a button for each free domino."""
    yield own_kingdom(panel, with_line=True)
    hint = tuple(hint_button(panel))
    # If the choice is the first step, its buttons stay away from the place of the tap that opened the panel.
    is_first = not panel.table.can_take_back
    yield from take_blocks(panel, more=() if is_first else hint)
    # A plan and a shared deal have no button to the unseen dominoes, because few people want to count dominoes there.
    is_short = panel.lead or panel.table.game.deal.name
    others = hint or (() if is_short else (deck_button(panel.table, panel.localizer),))
    yield Row(others if is_first else ())


def hint_button(panel: Panel) -> Iterator[Button]:
    """Yield a button that asks for suggestions, if the table gives suggestions on demand and shows none yet."""
    if not panel.suggests and allowed(panel.table, panel.person) is Suggestions.HINT:
        # A suggested move replaces the chosen move. A player who asks has already read the earlier moves.
        is_step = panel.focus.partition(" ")[0].isalpha()
        yield panel.button(Action.HINT, panel.focus if is_step else panel.step.key, panel.localizer("button-hint"))


def finish_blocks(panel: Panel) -> Iterator[Block | str]:
    yield own_kingdom(panel)
    yield Row((panel.button(Action.PLAY, Done(), panel.localizer("button-done"), Role.SUCCESS),))


def own_kingdom(panel: Panel, in_text_mode: str = "", *, with_line: bool = False) -> Gallery:
    """Show the kingdom of the player to move; text mode has only the points, because the rest was shown before."""
    kingdom = panel.state.king.kingdom
    land = kingdom_view(panel.state, kingdom, seat_names(panel.table), panel.table.latest_placements.get(kingdom))
    name, points = team_name(panel.table, kingdom, panel.localizer), panel.state.score(kingdom).earned
    told = in_text_mode or panel.localizer("long-kingdom", name=name, points=points)
    line = taken_dominoes(panel) if with_line else ""
    picture = choice_picture(panel, f"own-{kingdom}", land, with_line=with_line)
    return Gallery((picture,), "\n".join(filter(None, (told, line))))


def choice_picture(
    panel: Panel, stem: str, land: KingdomView, aside: View | None = None, *, with_line: bool = False
) -> PictureSpec:
    line = next_line_view(panel.state, seat_names(panel.table)).lines[0] if with_line else None
    # The ply is part of the name, because clients cache pictures by their names.
    name = f"{stem}-{panel.table.game.id}-{panel.table.ply}"
    return table_picture(panel.table, name, ChoiceView(land, line, aside), panel.localizer)


def taken_dominoes(panel: Panel) -> str:
    """List the taken dominoes of the line; the free dominoes have buttons."""
    [line] = next_line_view(panel.state, seat_names(panel.table)).lines
    taken = [verbatim(slot_text(slot, panel.localizer)) for slot in line.slots if slot.king]
    return panel.localizer("panel-taken", dominoes=semicolon_list(taken, panel.localizer)) if taken else ""


def take_blocks(panel: Panel, place: Place | None = None, more: Iterable[Button] = ()) -> Iterator[Block | str]:
    """Yield a button for each free domino, followed by `more` buttons, below a text about the dominoes.

    With a placement, a button makes both moves. Without a placement there is a prompt, or the suggestion.
    """
    line, is_placed = choices(panel.state, place), place is not None
    key = "panel-pick" if panel.state.domino else "panel-pick-first"
    prompt = "" if is_placed or panel.is_lesson else panel.localizer(key)
    suggested = "" if is_placed else suggested_choice(panel)
    yield small(suggested) if suggested else prompt
    lost = [pictured(each.pick.domino, panel.localizer) for each in line if each.gain is None]
    if is_told := len(lost) > 1:
        told = panel.localizer("pick-lost", dominoes=panel.localizer.all_of(lost), count=len(lost))
        # In text mode each button repeats the warning.
        yield Text.of(small(told), in_text_mode="")
    played = f"{place} " if place else ""
    is_brief = len(line) > PICKS_IN_A_ROW
    buttons = [_button(panel, each, played, is_told=is_told, is_brief=is_brief) for each in line]
    # A phone fits three short buttons in a row, so all other buttons are in the next row.
    first = 3 if is_brief else 0
    yield Row(tuple(buttons[:first]))
    yield Row((*buttons[first:], *more))


def suggested_choice(panel: Panel) -> str:
    """Name the suggested domino with the reason to prefer it to the domino with the most points; empty without one."""
    if not isinstance(panel.suggested, Pick) or len(panel.state.next_line.free) < 2:
        return ""
    return _suggested(panel, panel.state, panel.suggested)


def _suggested(panel: Panel, state: State, pick: Pick) -> str:
    choice = choice_told(panel, state, pick)
    key = "suggested-because" if choice else "suggested-plain"
    return panel.localizer(key, domino=panel.localizer.number(pick.domino), choice=choice)


def choice_told(panel: Panel, state: State, pick: Pick) -> str:
    """Return the reason to prefer a domino to the other domino with the most points; empty without a single reason."""
    line = choices(state)
    own = next(each for each in line if each.pick == pick)
    other = max((each for each in line if each is not own), key=lambda each: each.gain or 0, default=None)
    if other is None:
        return ""
    # The choices themselves show which dominoes fit nowhere.
    reason = choice_reason(state, own, line, other, {"choice-only"})
    return describe_choice_reason(panel.table, reason, richest_other(own, line), panel.localizer)


def _button(panel: Panel, choice: DominoOption, played: str, *, is_told: bool, is_brief: bool) -> Button:
    """Return the button that chooses a domino.

    `is_told`: a line above the buttons names the unplaceable dominoes. `is_brief`: a phone has no room for the verb.
    """
    seen, in_text_mode = choice_labels(panel, choice)
    if is_told and choice.gain is None:
        seen = panel.localizer.number(choice.pick.domino)
    taken, in_text_mode = (panel.localizer("button-take", domino=label) for label in (seen, in_text_mode))
    seen = with_emoji(domino_name(choice.pick.domino), seen if is_brief else taken)
    return panel.button(Action.PLAY, f"{played}{choice.pick}", seen, Role.SUCCESS, in_text_mode)


def choice_labels(panel: Panel, choice: DominoOption) -> tuple[str, str]:
    """Return two labels of the button that chooses a domino: with its number, and for text mode with its halves."""
    domino = choice.pick.domino
    seen = _describe_choice(panel.localizer.number(domino), choice, panel.localizer)
    named = domino_text(domino, panel.localizer)
    return seen, _describe_choice(named, choice, panel.localizer, in_words=True)


def _has_line(state: State) -> bool:
    return bool(state.next_line.dominoes)


CHOOSE = Step("choose", (Pick,), choose_blocks, belongs=_has_line)
FINISH = Step("finish", (Done,), finish_blocks, belongs=lambda state: not _has_line(state))


def spot_blocks(panel: Panel) -> Iterator[Block | str]:
    """Yield the blocks for placing a domino; for an unplaceable domino, a button that discards it."""
    if not panel.legal(Place):
        # Usually the bot makes the only legal move automatically.
        [move] = panel.legal(Discard)
        label = panel.localizer("button-discard", domino=panel.localizer.number(move.domino))
        label = with_emoji(domino_name(move.domino), label)
        return iter((own_kingdom(panel), Row((panel.button(Action.PLAY, move, label, Role.SUCCESS),))))
    spots, chosen = Spots(placements(panel.state)), panel.chosen(Place)
    listed = in_order(spots, chosen, panel.suggested)
    shown = next((each for each in listed if each.place == chosen), listed[0])
    return _Placing(panel, spots, listed, shown).blocks()


def in_order(spots: Spots, chosen: Place | None = None, suggested: Move | None = None) -> Sequence[PlacementOption]:
    """Return the listed placements; the first is the suggested placement, or else the richest one.

    A suggested placement is listed instead of its mirror images, unless one of these is chosen.
    """
    kept = chosen or (suggested if isinstance(suggested, Place) else None)
    listed = spots.listed(kept)
    first = next((each for each in listed if each.place == suggested), None) or spots.richest(kept)
    return (first, *(each for each in listed if each is not first))


MOST_SPOTS = 8
"""The most spots in the list of a panel, below a picture of all spots."""


@dataclass(frozen=True)
class _Placing:
    """The panel for placing a domino.

    The picture numbers all spots. The list has them in groups of `MOST_SPOTS`, and shows the group with the shown
    placement.
    """

    panel: Panel
    spots: Spots
    suggestions: Sequence[PlacementOption]
    """The placements on all spots except mirror images."""
    shown: PlacementOption
    """The placement in the picture."""

    def blocks(self) -> Iterator[Block | str]:
        # Clients show the lowest part of a message first, which is where the public message has the button that opens
        # the panel. The last rows therefore have no button that makes a move: a second tap must not play blindly.
        # The panel should not be higher than a phone, because people want to see a placement together with its button.
        domino = self.suggestions[0].place.domino
        title = "plan-place-title" if self.panel.is_planned else "panel-place"
        told = heading(self.panel.localizer(title, domino=domino_text(domino, self.panel.localizer)), 3)
        yield Text.of("", in_text_mode=told)
        picture = self._picture()
        own = Look(self.panel.state.king.kingdom)
        again = address_at(self.panel.table, Action.SHOW_KINGDOM, str(own))
        yield Gallery((picture,), partial(self._picture_text, picture), again)
        suggested = small(self._suggested) if self._suggested else ""
        yield Text.of("\n".join(filter(None, (self._shown_line(), suggested))), in_text_mode=suggested)
        if self.may_take:
            yield from take_blocks(self.panel, self.shown.place)
        else:
            key, role = ("button-plan-place", Role.PRIMARY) if self.panel.is_planned else ("button-play", Role.SUCCESS)
            yield Row((self.panel.button(Action.PLAY, self.shown.place, self.panel.localizer(key), role),))
        # The reversed placement on the same spot, if it is legal; the list of a single spot has both.
        ways = [each for each in self.suggestions if self.spots.number(each) == self.spots.number(self.shown)]
        rotated = [each.place for each in ways if each is not self.shown and self._count > 1]
        turning = [self.panel.button(Action.ROTATE, place, self.panel.localizer("button-rotate")) for place in rotated]
        yield Row((*turning, *hint_button(self.panel)))
        options = [*map(self._option, self._listed)]
        if self._following:
            options.append(Option(self.panel.localizer("spots-more"), str(self._following.place)))
        yield self.panel.select(Action.CHOOSE_SPOT, self.panel.localizer("spot-placeholder"), options)

    @cached_property
    def _ways(self) -> list[PlacementOption]:
        """The shown placement on its spot and the first on each other spot, in the order of the suggestions.

        A single spot has all placements.
        """
        if self._count == 1:
            return list(self.suggestions)
        first = {self.spots.number(each): each for each in (*reversed(self.suggestions), self.shown)}
        return [first[number] for number in dict.fromkeys(map(self.spots.number, self.suggestions))]

    @cached_property
    def _count(self) -> int:
        """The number of spots."""
        return len(set(map(self.spots.number, self.suggestions)))

    @cached_property
    def _at(self) -> int:
        return self._ways.index(self.shown)

    @cached_property
    def _following(self) -> PlacementOption | None:
        """The first spot after the listed spots; None if the list has all spots."""
        after = (self._at // MOST_SPOTS + 1) * MOST_SPOTS
        return self._ways[after if after < len(self._ways) else 0] if len(self._ways) > MOST_SPOTS else None

    @cached_property
    def _listed(self) -> Sequence[PlacementOption]:
        start = self._at // MOST_SPOTS * MOST_SPOTS
        return sorted(self._ways[start : start + MOST_SPOTS], key=self.spots.number)

    def _shown_line(self) -> str:
        """Describe the shown spot: its points, and its distinction from the other spots."""
        localizer, domino = self.panel.localizer, describe_domino(self.shown.place.domino, self.panel.localizer)
        spot, effect = self.spots.number(self.shown), worth(self.shown.gain, localizer)
        return localizer(self._distinction, domino=domino, spot=spot, count=self._count, worth=effect)

    @property
    def _distinction(self) -> str:
        """The id of the message about the shown spot."""
        is_first, gains = self.shown is self.suggestions[0], {each.gain for each in self.suggestions}
        if len(gains) > 1 and self.shown.gain == max(gains):
            return "panel-spot-most"
        keeps_bonus = is_first and not self.panel.suggests and self.shown.gain < max(gains)
        return "panel-spot-bonus" if keeps_bonus else "panel-spot-other"

    @cached_property
    def _suggested(self) -> str:
        """Name the suggested spot and domino together with the reasons; empty without a suggestion.

        The placement is compared with the other placement that brings the most points now.
        """
        localizer, own = self.panel.localizer, self.suggestions[0]
        if own.place != self.panel.suggested or len(self.suggestions) == 1 or self.panel.is_lesson:
            return ""
        picks = [each for each in self.panel.advice[1:2] if isinstance(each, Pick)]
        take = localizer.number(picks[0].domino) if picks else "none"
        if self._count == 1:
            return _suggested(self.panel, self.panel.state.play(own.place), picks[0]) if picks else ""
        line = localizer("suggested-turn", spot=self.spots.number(own), domino=take)
        others = [each for each in self.suggestions if self.spots.number(each) != self.spots.number(own)]
        other = max(others, key=lambda each: each.gain, default=None)
        # The line above names the most points, and the text about the next domino has its own reasons.
        facts = placement_reasons(own, other) if other else ()
        remark = next((each for each in facts if each.name != "reason-most" and each.domino is None), None)
        if other and remark:
            spot = self.spots.number(other)
            told = describe_remark(remark, localizer, localizer("solution-spot", spot=spot))
            unlike = told if remark.name in COMPARING else localizer("suggested-unlike", reason=told, spot=spot)
            return join_facts(line, unlike)
        return join_facts(line, choice_told(self.panel, self.panel.state.play(own.place), picks[0]) if picks else "")

    def _picture_text(self, picture: PictureSpec) -> list[str]:
        """Describe the shown placement and the taken dominoes, and the kingdom until a placement is chosen.

        A kingdom without room stands behind a button.
        """
        assert isinstance(picture.view, ChoiceView)
        land = replace(picture.view.kingdom, ghost=None, domino_to_place=None)
        return [self._spoken_spot(), *(() if self.panel.chosen(Place) else view_text(land, self.panel.localizer))]

    def _spoken_spot(self) -> str:
        line = self.panel.localizer(
            "panel-spot-words",
            spot=self.spots.number(self.shown),
            count=self._count,
            placement=brief_placement_text(self.shown.place.covered, self.panel.localizer),
            points=self.shown.gain,
            gain=signed(self.shown.gain),
            total=self.shown.total,
        )
        if self.shown.place == self.panel.suggested:
            line = self.panel.localizer("button-suggested", action=line)
        taken = taken_dominoes(self.panel) if self.may_take else ""
        return "\n".join(filter(None, (line, taken)))

    def _picture(self) -> PictureSpec:
        """Show the kingdom with numbered spots and the shown placement as a ghost, and the line if a choice follows."""
        state, place = self.panel.state, self.shown.place
        pictured = sorted(self._ways, key=self.spots.number) if self._count > 1 else (self.shown,)
        spots = tuple(Spot(self.spots.number(each), tuple(sorted(each.place.squares))) for each in pictured)
        land = replace(
            kingdom_view(state, state.king.kingdom, seat_names(self.panel.table)),
            spots=spots,
            ghost=place,
            domino_to_place=state.domino,
        )
        return choice_picture(self.panel, f"spots-{place}".replace("@", "-"), land, with_line=self.may_take)

    def _option(self, suggestion: PlacementOption) -> Option:
        """Return the option of a spot: its squares, its points, and then the possibilities that remain."""
        place, localizer = suggestion.place, self.panel.localizer
        effect, where = plain(worth(suggestion.gain, localizer)), brief_placement_text(place.covered, localizer)
        left = (describe_remark(each, localizer) for each in suggestion.reasons)
        facts = [*left] or [describe_contact(place, self.panel.state.kingdom, localizer)]
        label = join_facts(str(self.spots.number(suggestion)), where)
        gains = {each.gain for each in self.suggestions}
        is_most = len(gains) > 1 and suggestion.gain == max(gains)
        heard = join_facts(label, localizer("spot-most", worth=effect) if is_most else effect)
        return Option(
            label,
            str(place),
            join_facts(effect, *facts),
            chosen=suggestion is self.shown,
            in_text_mode=join_facts(heard, *facts[:1]),
        )

    @cached_property
    def may_take(self) -> bool:
        """Whether only the choice of a domino follows the placement, so that a single tap can make both moves."""
        after = self.panel.state.play(self.shown.place)
        is_rest = after.is_same_turn(self.panel.state) and all(isinstance(move, Pick) for move in after.legal_moves())
        return is_rest and not self.panel.is_planned


def _facts(played: PlayedMove, localizer: FluentLocalizer) -> Mapping[str, str]:
    """Return the domino of a move and its squares; "none" stands for the squares of a discarded domino."""
    assert isinstance(played.move, Place | Discard)
    squares = "–".join(map(str, played.move.squares)) if isinstance(played.move, Place) else "none"
    return {"domino": localizer.number(played.move.domino), "squares": squares}


PLACE = Step("place", (Place, Discard), spot_blocks, facts=_facts)
